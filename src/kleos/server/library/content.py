"""The games as the library tells of them: offers, cards with their filters, the rules book, the guide, the glossary."""

from collections.abc import Iterable
from typing import Any, Final

from kleos.bots.names import FIRST, opponents
from kleos.engine.errors import KleosError, PositionError
from kleos.engine.game import Choice, Face, Game, Origin
from kleos.games.clauses import Clause, clause_in
from kleos.games.facts import fact_name, fact_text, kind_name
from kleos.games.glossaries import GOAL, Entry, read_glossary
from kleos.games.guides import Chapter, read_guide
from kleos.games.rulings import rulings
from kleos.games.sections import Section, read_sections, read_terms, section_title
from kleos.games.sources import source_text
from kleos.language.languages import FALLBACK
from kleos.language.messages import say
from kleos.server.library.answers import (
    BotOffer,
    CardInfo,
    Cards,
    ChapterInfo,
    ClauseInfo,
    EntryInfo,
    Fact,
    FilterOffer,
    GameOffer,
    Games,
    GlossaryInfo,
    GuideInfo,
    Named,
    OptionOffer,
    OriginInfo,
    ParagraphInfo,
    RulesInfo,
    SectionInfo,
    SideOffer,
    Term,
    ValueOffer,
)
from kleos.server.library.reading import NOTATION, Reader
from kleos.table.card_sets import called

PAIRED: Final = (
    "kind",
    "class",
    "rank",
    "group",
    "keywords",
    "rarity",
    "colour",
    "follow",
    "mythology",
)  # keys whose names the facts of a card tell


DIFFICULTIES: Final = ("easy-to-learn", "some-to-learn", "much-to-learn")


# Games ----------------------------------------------------------------------------------------------------------------
def games_answer(games: Iterable[Game], lang: str) -> Games:
    return Games([game_offer(game, lang) for game in games])


def game_offer(game: Game, lang: str) -> GameOffer:
    sides = game.sides(lang)
    bringing = game.bringing
    return GameOffer(
        id=game.id,
        title=game.title,
        about=game.about(lang),
        players=(game.least_players, game.most_players),
        minutes=game.minutes,
        difficulty=game.difficulty,
        difficulty_name=say(DIFFICULTIES[game.difficulty - 1], lang),
        options=[option_offer(choice) for choice in game.choices(lang)],
        has_decks=bool(game.starters()),
        has_scoring=has_scoring(game),
        side_name=game.sides_name(lang),
        sides=[SideOffer(side.id, side.name, side.about, side.more, side.most) for side in sides],
        first_side="" if not sides or (bringing is not None and bringing.nothing) else sides[0].id,
        sides_only={} if bringing is None else dict(bringing.only),
        bots=[BotOffer(bot.id, bot.name, bot.about) for bot in opponents(lang)],
        first_bot=FIRST,
    )


def option_offer(choice: Choice) -> OptionOffer:
    return OptionOffer(
        id=choice.id,
        name=choice.name,
        about=choice.about,
        values=[ValueOffer(value.id, value.name, list(value.players)) for value in choice.values],
        part=choice.part,
        seats=choice.seats,
        only=dict(choice.only),
    )


def has_scoring(game: Game) -> bool:
    """Whether the game has points to reckon: one that has none says so whatever it is given."""
    try:
        game.score_sheet({}, "en")
    except PositionError:
        return True
    except KleosError:
        return False
    return True


# Cards ----------------------------------------------------------------------------------------------------------------
def cards_answer(game: Game, lang: str) -> Cards:
    faces = game.faces()
    ruled = rulings(game.id)
    return Cards(
        game=game.id,
        note=game.about_cards(lang),
        file="" if game.card_file is None else called(game.card_file.called, lang),
        filters=filter_offers(game, faces, lang),
        cards=[card_info(face, ruled.get(face.id, []), lang) for face in faces.values()],
    )


def card_info(face: Face, rulings: list[str], lang: str) -> CardInfo:
    facts = []
    for key, value in face.facts(lang).items():
        text = fact_text(key, value, lang)
        if text:
            facts.append(Fact(key, fact_name(key, lang), text))
    return CardInfo(
        id=face.id,
        name=face.name(lang),
        title=face.title(lang),
        facts=facts,
        keys=face.keys(),
        text=face.text(lang),
        origins={key: origin_info(origin) for key, origin in face.origins(lang).items()},
        text_origins=[origin_info(origin) for origin in face.text_origins(lang)],
        reconstructed=face.reconstructed,
        rulings=rulings,
    )


def origin_info(origin: Origin) -> OriginInfo:
    return OriginInfo(origin.status, origin.words)


def filter_offers(game: Game, faces: dict[str, Face], lang: str) -> list[FilterOffer]:
    """What cards can be looked for by; the names of values are those on the cards."""
    names: dict[tuple[str, Any], str] = {}
    for face in faces.values():
        facts, keys = face.facts(lang), face.keys()
        for key in PAIRED:
            if key in keys:
                ids, words = keys[key], facts[key]
                pairs = zip(ids, words, strict=True) if isinstance(ids, list) else [(ids, words)]
                for id, word in pairs:
                    names[key, id] = kind_name(id, lang) if key == "kind" else str(word)
    return [
        FilterOffer(key, fact_name(key, lang), [Named(id, value_name(key, id, names, lang)) for id in values])
        for key, values in game.filters().items()
    ]


def value_name(key: str, id: Any, names: dict[tuple[str, Any], str], lang: str) -> str:
    if isinstance(id, bool):
        return fact_name(key, lang)
    return names.get((key, id)) or str(id).capitalize()


# The guide ------------------------------------------------------------------------------------------------------------
def guide_answer(game: Game, lang: str) -> GuideInfo:
    return GuideInfo(game.id, [chapter_info(chapter) for chapter in read_guide(game.id, lang)])


def chapter_info(chapter: Chapter) -> ChapterInfo:
    paragraphs = [ParagraphInfo(paragraph.text, list(paragraph.clauses)) for paragraph in chapter.paragraphs]
    return ChapterInfo(chapter.id, chapter.title, paragraphs)


# The glossary ---------------------------------------------------------------------------------------------------------
def glossary_answer(game: Game, lang: str) -> GlossaryInfo:
    entries = read_glossary(game.id, lang)
    (goal,) = [entry for entry in entries if entry.id == GOAL]
    return GlossaryInfo(game.id, entry_info(goal), [entry_info(entry) for entry in entries if entry is not goal])


def entry_info(entry: Entry) -> EntryInfo:
    return EntryInfo(
        id=entry.id,
        name=entry.name,
        text=entry.text,
        words=list(entry.words),
        sign=entry.sign,
        first=entry.first,
        clauses=list(entry.clauses),
    )


# Rules ----------------------------------------------------------------------------------------------------------------
def rules_answer(game: Game, lang: str) -> RulesInfo:
    text = game.rules_text()
    reader = Reader(game, lang)
    return RulesInfo(
        game=game.id,
        note=say("rules-in-english", lang),
        sections=[section_info(section, reader, lang) for section in read_sections(text)],
        terms=[Term(*words) for words in read_terms(text)],
    )


def section_info(section: Section, reader: Reader, lang: str) -> SectionInfo:
    notation = section.title in NOTATION
    clauses = [clause_info(clause, None if notation else reader, lang) for clause in section.clauses]
    return SectionInfo(
        section.id, section.level, reader.read(section_title(section.title, lang), lang), clauses, notation
    )


def clause_info(clause: Clause, reader: Reader | None, lang: str) -> ClauseInfo:
    """A clause in the language, or in English if nobody has translated it; notation is told without a reader."""
    text, written = clause_in(clause, lang)
    source = clause.source
    if reader is not None:
        text, source = reader.read(text, written), reader.read(source, FALLBACK)
    return ClauseInfo(clause.id, text, written, source_text(source, lang))
