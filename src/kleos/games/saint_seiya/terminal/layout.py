"""The table of Saint Seiya Deck Building: the terrain between reserve and common discard, the players around it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from rich.cells import cell_len
from rich.style import Style

from kleos.games.facts import counted_fact, fact_text, full_name
from kleos.games.saint_seiya.schema import Currency, Kind, Numbered, Played, Player, TerrainCard, View
from kleos.games.saint_seiya.terminal.lines import (
    CURRENCIES,
    Counted,
    all_played,
    hero_name,
    marks_of,
    objects,
    open_piles,
    standing,
)
from kleos.terminal.messages import keyed, say
from kleos.terminal.table.canvas import Canvas, fitted, rows_of, wrapped
from kleos.terminal.table.layout import AIMED, ALSO, Layout, Look, mark_of, style_of
from kleos.terminal.table.palette import BOLD, DIM, LIT, PLAIN, RAISED, RULE, of_seat

FLAMES = 12
PLACES = 6
SHORT = 60  # columns below which a player is told in signs
TALKING = 16  # columns from which a place has room for what its card says, if there are rows left
ROOMY = 24  # columns from which the class of a card and its costs need a row each
NUMBERS = 10  # columns of a Character's number and values
BAND = Style(bgcolor=RAISED)

FLAME = "▲"
TAKEN = "△"
AHEAD = "▶"
FIRST = "¹"
ALONG = "▸"
ARMOUR = "◈"
WOUNDED = "✚"
DESTROYED = "†"
ASIDE = "☆"
YES = "✓"
HAND = "▯"
DRAW = "▤"
DISCARD = "▥"
SIGNS: Final[dict[Currency, str]] = {"force": "F", "cosmos": "C"}
HEAL = "+"

# Decisions whose cards are in the hand of whoever decides
FROM_HAND: Final[tuple[Kind, ...]] = ("upkeep-discard", "hand-discard", "hand-wound", "hand-destroy", "hero-pair")
MAIN = "main"

N = TypeVar("N", bound=Numbered)


@dataclass(frozen=True)
class Plan:
    """How much of everything is shown."""

    full: bool = False  # classes, and a row for each cost
    columns: bool = False  # the Characters under the card they face; else in a line of their own
    wounded: bool = False  # all wounded Characters, not only those that can be chosen


PLANS = (Plan(True, True, True), Plan(False, True, True), Plan(False, True), Plan(False, False, True), Plan())


@dataclass(frozen=True)
class Shelf:
    """Things in a line under a heading."""

    heading: str
    things: list[tuple[str, str]]  # key and words


class Terrain(Layout[View]):
    """Saint Seiya. Keys of things: hand:mu, #12, place:3, player:1, discard:1 (and other piles), common, card:mu."""

    def about(self, lang: str) -> str:
        least, most = self.rules.players
        return say("terrain-about", lang, least=least, most=most, cards=len(self.rules.cards))

    # The head -------------------------------------------------------------------------------------------------------
    def head(self, look: Look[View], width: int, height: int) -> Canvas:
        """The clock between reserve and common discard, then the others in turn order, two in a line if they must."""
        count = len(look.view["players"])
        bottom = look.view["seat"] or 0
        others = [(bottom + step) % count for step in range(1, count)]
        columns = 1 if len(others) <= max(1, height - 2) else 2
        canvas = Canvas(width, 2 + rows_of(len(others), columns))
        self.heading(canvas, look)
        self.clock(canvas, look, 1)
        wide = width // columns
        for i, seat in enumerate(others):
            self.player(canvas, look, seat, (i % columns) * wide, 2 + i // columns, wide - (columns - 1))
        canvas.point_at(look.cursor)
        return canvas

    def heading(self, canvas: Canvas, look: Look[View]) -> None:
        canvas.fill(0, 0, canvas.width, " ", BAND)
        x = canvas.write(1, 0, self.rules.title, BOLD + BAND)
        right = canvas.write_right(canvas.width - 1, 0, fitted(look.headline, canvas.width // 2), LIT + BAND)
        words = say("terrain-turn", look.lang, turn=look.view["turn"])
        canvas.write(x, 0, f" · {words}", PLAIN + BAND, right - x - 1)

    def clock(self, canvas: Canvas, look: Look[View], y: int) -> None:
        view, lang = look.view, look.lang
        left = canvas.write(1, y, f"{say('terrain-reserve', lang, count=view['reserve_size'])} {ALONG}", PLAIN)
        words = say("terrain-common-size", lang, count=len(view["common_discard"]))
        right = canvas.write_right(canvas.width - 1, y, f"{ALONG} {words}", PLAIN)
        canvas.spot("common", right, y, canvas.width - right)
        flames = FLAME * view["flames"] + TAKEN * (FLAMES - view["flames"])
        words = say("terrain-flames", lang, count=view["flames"])
        last = say("terrain-last-round", lang).upper() if view["ending"] and view["phase"] != "over" else ""
        room = right - left - 2
        said = next(
            (text for text in (f"{words} · {last}", last) if last and len(flames) + 1 + len(text) <= room), words
        )
        if len(flames) + 1 + len(said) > room:
            flames, said = "", keyed(f"{FLAME}{view['flames']}", last)
        x = left + max(1, (right - left - len(flames) - 1 - len(said)) // 2)
        x = canvas.write(x, y, flames, BOLD)
        canvas.write(x + 1, y, said, LIT if last else BOLD, right - x - 2)

    # Players --------------------------------------------------------------------------------------------------------
    def player(self, canvas: Canvas, look: Look[View], seat: int, x: int, y: int, width: int) -> None:
        """A player in one line: hero, everything that is counted, the armour; in signs where there is little room."""
        view, lang = look.view, look.lang
        player = view["players"][seat]
        right = x + width
        short = width < SHORT
        gap = 1 if short else 2
        key = f"player:{seat}"
        at = canvas.write(x, y, mark_of(key, look), LIT)
        at = canvas.write(at, y, AHEAD if view["active"] == seat else " ", of_seat(seat, bold=True))
        name = f"{look.names[seat]} {hero_name(player['hero'])}{FIRST if view['first'] == seat else ''}"
        at = canvas.write(at, y, name, style_of(key, look, of_seat(seat, bold=True)), right - at)
        canvas.spot(key, x, y, at - x)
        marks = [say(key, lang) for field, key in MARKS.items() if player[field]]
        if "score" in player:
            marks.append(say("points", lang, count=player["score"]))
        if marks:
            at = canvas.write(at + 1, y, f"[{', '.join(marks)}]", BOLD, right - at - 1)
        for pile, words in self.counts(player, lang, short):
            style = PLAIN
            if pile.startswith("wounded"):
                lit = [f"#{c['object']}" for c in player["wounded"] if f"#{c['object']}" in look.letters]
                words = mark_of(lit[0], look).strip() + words if lit else words
                style = LIT if lit else PLAIN
            start = at + gap
            at = canvas.write(start, y, words, style, right - start)
            if pile and at > start:
                canvas.spot(pile, start, y, at - start)
        if player["armour"] is not None:
            self.armour(canvas, look, player["armour"], at + gap, y, right)

    def counts(self, player: Player, lang: str, short: bool) -> list[tuple[str, str]]:
        """What is counted of a player: the key of the pile if it lies open, and words or signs."""
        seat = player["seat"]
        numbers = (player["hand_size"], player["draw_size"], len(player["discard"]))
        if short:
            hand, draw, discard = (f"{sign}{n}" for sign, n in zip((HAND, DRAW, DISCARD), numbers, strict=True))
        else:
            keys = ("terrain-hand", "terrain-draw", "terrain-discard")
            hand, draw, discard = (say(key, lang, count=n) for key, n in zip(keys, numbers, strict=True))
        out = [("", hand), ("", draw), (f"discard:{seat}", discard)]
        for field, sign in BESIDE.items():
            if player[field] and not (short and field == "aside"):
                out.append((f"{field}:{seat}", f"{sign}{len(player[field])}"))
        return out

    def armour(self, canvas: Canvas, look: Look[View], armour: Numbered, x: int, y: int, right: int) -> None:
        key = f"#{armour['object']}"
        at = canvas.write(x, y, mark_of(key, look).strip() + ARMOUR, style_of(key, look, BOLD), right - x)
        words = f"{key} {armour['name']}"
        at = canvas.write(
            at, y, words if at + cell_len(words) <= right else key, style_of(key, look, PLAIN), right - at
        )
        canvas.spot(key, x, y, at - x)

    # The terrain ----------------------------------------------------------------------------------------------------
    def table(self, look: Look[View], width: int, height: int) -> Canvas:
        """As much as there is room for; if even the least is too high, a column is left to what scrolls it."""
        for plan in PLANS:
            canvas = self.drawn(look, width, height, plan)
            if canvas.height <= height:
                break
        else:
            canvas = self.drawn(look, width - 1, height, PLANS[-1])
        canvas.point_at(look.cursor)
        return canvas

    def drawn(self, look: Look[View], width: int, height: int, plan: Plan) -> Canvas:
        view = look.view
        each = width // PLACES
        inner = [each - 1] * (PLACES - 1) + [width - each * (PLACES - 1)]
        names = [len(wrapped(place["name"], each - 2, 2)) for place in view["terrain"] if place is not None]
        rows = max([1, *names])  # of a name
        block = 1 + rows + 1
        if plan.full:
            block += 1 if each >= ROOMY else 3  # the class, and a row for each cost
        fighting = [fighters(view, place) for place in range(1, PLACES + 1)]
        size = rows_of_character([group[0]["name"] for groups in fighting for group in groups], each, plan)
        facing = size * max(len(groups) for groups in fighting) if plan.columns else 0
        shelves = self.shelves(look, fighting, plan)
        lines = arranged(shelves, width)
        needed = block + facing + len(lines) + (1 if lines and plan.full else 0)
        text = max(0, min(8, height - needed)) if plan.full and each >= TALKING else 0
        canvas = Canvas(width, max(height, needed + text))
        below = block + text
        for place in range(PLACES):
            x = place * each
            self.place(canvas, look, place + 1, x, (inner[place], below), rows, plan, each < ROOMY)
            if plan.columns:
                for i, group in enumerate(fighting[place]):
                    self.character(canvas, look, group, x, below + i * size, inner[place], size)
            if place < PLACES - 1:
                for y in range(below + facing):
                    canvas.write(x + each - 1, y, "│", RULE + BAND if y == 0 else RULE)
        y = below + facing + (1 if lines and plan.full else 0)
        for line in lines:
            shelf(canvas, look, line, y)
            y += 1
        return canvas

    def place(
        self,
        canvas: Canvas,
        look: Look[View],
        number: int,
        x: int,
        size: tuple[int, int],
        rows: int,
        plan: Plan,
        narrow: bool,
    ) -> None:
        """A place: number, flame and rank, then the card's name, class, what it costs and what there is to pay it."""
        lang = look.lang
        width, height = size
        key = f"place:{number}"
        card = look.view["terrain"][number - 1]
        canvas.fill(x, 0, width, " ", BAND)
        at = canvas.write(x, 0, mark_of(key, look), LIT + BAND)
        at = canvas.write(at, 0, str(number), style_of(key, look, BOLD) + BAND)
        canvas.spot(key, x, 0, width, height)
        if card is None:
            canvas.write(x + 1, 1, say("terrain-empty", lang), DIM, width - 1)
            return
        face = self.rules.cards[card["card"]]
        facts = face.facts(lang)
        if card["flame"]:
            canvas.write(at + 1, 0, FLAME, BOLD + BAND)
        canvas.write_right(x + width, 0, fitted(fact_text("border", facts["border"], lang), width - 4), DIM + BAND)
        for row, line in enumerate(wrapped(card["name"], width - 1, rows)):
            canvas.write(x + 1, 1 + row, line, style_of(key, look, BOLD), width - 1)
        y = 1 + rows
        if plan.full:
            lines = 2 if narrow else 1
            for row, line in enumerate(wrapped(facts["class"], width - 1, lines)):
                canvas.write(x + 1, y + row, line, DIM, width - 1)
            y += lines
        costs = self.costs(card, number, look, "" if not plan.full else " ")
        if plan.full and narrow:
            for row, (words, style) in enumerate(costs):
                canvas.write(x + 1, y + row, words, style, width - 1)
            y += 2
        else:
            at = x + 1
            for words, style in costs:
                at = 1 + canvas.write(at, y, words, style, x + width - at)
            y += 1
        for row, line in enumerate(wrapped(" ".join(face.text(lang)), width - 2, height - y)[: height - y]):
            canvas.write(x + 1, y + row, line, DIM, width - 2)

    def costs(self, card: TerrainCard, place: int, look: Look[View], space: str) -> list[tuple[str, Style]]:
        """What is there of what the card costs; a sign tells what can be acquired now."""
        out = []
        for name in CURRENCIES:
            if name not in card["costs"]:
                continue
            have, need = card["strength"][name], card["costs"][name]
            sign = YES if f"acquire {place} {name}" in look.tokens else ""
            if f"acquire {place} {name} armour" in look.tokens:
                sign += ARMOUR
            style = LIT if sign else BOLD if have else PLAIN
            out.append((f"{SIGNS[name]}{space}{have}/{need}{space if sign else ''}{sign}", style))
        return out or [("–", DIM)]

    # Characters -----------------------------------------------------------------------------------------------------
    def character(
        self, canvas: Canvas, look: Look[View], group: list[Played], x: int, y: int, width: int, rows: int
    ) -> None:
        """Characters that are alike: number, values and name."""
        c = group[0]
        key = f"#{c['object']}"
        right = canvas.write_right(x + width, y, values_of(c), style_of(key, look, BOLD))
        if len(group) > 1:
            right = canvas.write_right(right - 1, y, f"×{len(group)}", style_of(key, look, BOLD))
        at = canvas.write(x, y, mark_of(key, look), LIT)
        at = canvas.write(at, y, f"{key} ", style_of(key, look, of_seat(look.view["active"])), right - at)
        if rows == 1:
            canvas.write(at, y, c["name"], style_of(key, look, PLAIN), right - at - 1)
        else:
            for row, line in enumerate(wrapped(c["name"], width - 1, rows - 1)):
                canvas.write(x + 1, y + 1 + row, line, style_of(key, look, PLAIN), width - 1)
        canvas.spot(key, x, y, width, rows)

    def shelves(self, look: Look[View], fighting: list[list[list[Played]]], plan: Plan) -> list[Shelf]:
        """What lies on the table outside the terrain."""
        view, lang = look.view, look.lang
        out = []
        if view["held"]:
            held = [(f"#{c['object']}", f"#{c['object']} {c['name']}") for c in view["held"]]
            out.append(Shelf(say("terrain-held", lang), held))
        if view["revealed"]:
            ids = dict.fromkeys(view["revealed"])
            revealed = [(f"revealed:{id}", self.rules.cards[id].name(lang)) for id in ids]
            out.append(Shelf(say("terrain-revealed", lang), revealed))
        if not plan.columns:
            for place, groups in enumerate(fighting, 1):
                if groups:
                    out.append(
                        Shelf(
                            say("terrain-faced", lang, place=place),
                            [told(group, values_of(group[0])) for group in groups],
                        )
                    )
        stranded = fighters(view, None)
        if stranded:
            heading = say("terrain-fighting" if view["held"] else "terrain-stranded", lang)
            out.append(Shelf(heading, [told(group, values_of(group[0])) for group in stranded]))
        for player in view["players"]:
            wounded = [told(group) for group in grouped(player["wounded"], lambda c: c["card"])]
            if wounded and (plan.wounded or any(key in look.letters for key, _ in wounded)):
                who = look.names[player["seat"]]
                out.append(Shelf(say("terrain-wounded-of", lang, name=who), wounded))
        return out

    # The hand -------------------------------------------------------------------------------------------------------
    def hand(self, look: Look[View], width: int, height: int) -> Canvas:
        """The cards with their values; what they say too where the rows allow it."""
        hands = [(player["seat"], player["hand"]) for player in look.view["players"] if "hand" in player]
        sizes = [(36, 2)] if height >= 5 else []
        for least, rows in [*sizes, (38, 1), (28, 1), (20, 1)]:
            canvas = self.hands(look, hands, width, least, rows)
            if canvas.height <= height:
                break
        self.player(canvas, look, look.view["seat"] or 0, 0, 0, width)
        canvas.point_at(look.cursor)
        return canvas

    def hands(self, look: Look[View], hands: list[tuple[int, list[str]]], width: int, least: int, each: int) -> Canvas:
        """Every hand that is seen, one below the other, under a line for the player."""
        left = 3 if len(hands) > 1 else 0
        plans = []
        for seat, cards in hands:
            faces = list(dict.fromkeys(cards))
            columns = max(1, min((width - left) // least, len(faces)))
            plans.append((seat, cards, faces, columns, min((width - left) // columns, 52)))
        canvas = Canvas(width, 1 + sum(each * rows_of(len(faces), columns) for _, _, faces, columns, _ in plans))
        y = 1  # below the player
        for seat, cards, faces, columns, wide in plans:
            canvas.write(0, y, f"p{seat}", of_seat(seat, bold=True), left)
            if not faces:
                canvas.write(left + 2, y, say("terrain-no-hand", look.lang, who=look.names[seat]), DIM)
            for i, card in enumerate(faces):
                x, at = left + (i % columns) * wide, y + (i // columns) * each
                key = hand_key(card, seat, look)
                self.chip(canvas, look, key, card, cards.count(card), (x, at), (wide - 1, each))
                canvas.spot(key, x, at, wide - 1, each)
            y += each * rows_of(len(faces), columns)
        return canvas

    def chip(
        self,
        canvas: Canvas,
        look: Look[View],
        key: str,
        card: str,
        copies: int,
        at: tuple[int, int],
        size: tuple[int, int],
    ) -> None:
        (x, y), (width, rows) = at, size
        face = self.rules.cards[card]
        facts = face.facts(look.lang)
        values = [f"{SIGNS[name]}{value}" for name, value in facts["value"].items()]
        if facts["heal"]:
            values.append(f"{HEAL}{facts['heal']}")
        right = canvas.write_right(x + width, y, " ".join(values), style_of(key, look, BOLD))
        if copies > 1:
            right = canvas.write_right(right - 1, y, f"×{copies}", style_of(key, look, BOLD))
        start = canvas.write(x, y, f"{mark_of(key, look)} ", LIT)
        name = f"{ARMOUR}{face.name(look.lang)}" if facts["kind"] == "armour" else face.name(look.lang)
        start = canvas.write(start, y, name, style_of(key, look, PLAIN), right - start - 1)
        if right - start - 3 > 8 and face.title(look.lang):
            canvas.write(start, y, f", {face.title(look.lang)}", DIM, right - start - 1)
        if rows > 1:
            canvas.write(x + 2, y + 1, " ".join(face.text(look.lang)), DIM, width - 2)

    # Things ---------------------------------------------------------------------------------------------------------
    def subject(self, token: str, look: Look[View]) -> str | None:
        words = token.split()
        if len(words) < 2:
            return None
        if words[0] in ("acquire", "place"):
            return f"place:{words[1]}"
        if words[0] == "player":
            return f"player:{words[1].removeprefix('p')}"
        if words[1].startswith("#"):
            return words[1]
        if words[0] in ("play", "equip"):
            return f"hand:{words[1]}"
        return self.picked_from(words[1], look)

    def picked_from(self, card: str, look: Look[View]) -> str:
        """Where a card to be picked lies."""
        decision = look.view["decision"]
        if decision is not None and decision["kind"] in FROM_HAND:
            return f"hand:{card}"
        if decision is not None and decision["kind"] == "revealed-wound":
            return f"revealed:{card}"
        return f"card:{card}"

    def aims(self, token: str) -> tuple[str, ...]:
        words = token.split()
        return (f"place:{words[2]}",) if words[0] == "play" else ()

    def summary(self, key: str, tokens: list[str], look: Look[View]) -> str:
        ways: dict[str, list[str]] = {}
        for token in tokens:
            words = token.split()
            ways.setdefault(words[0], []).append(self.way(words, look.lang))
        parts = [deed(verb, ", ".join(how), look.lang) for verb, how in ways.items()]
        return say("labelled", look.lang, what=self.title(key, look), words="; ".join(parts))

    def way(self, words: list[str], lang: str) -> str:
        """What a token says after verb and thing: a place, or with what one pays."""
        if words[0] == "acquire":
            return " + ".join(say(PAYMENTS[word], lang) for word in words[2:])
        return " ".join(words[2:])

    def title(self, key: str, look: Look[View]) -> str:
        sort, _, rest = key.partition(":")
        if key == "common":
            return say("terrain-common", look.lang)
        if sort == "place":
            card = look.view["terrain"][int(rest) - 1]
            return keyed(rest, card["name"] if card else say("terrain-empty", look.lang))
        if sort == "player":
            return f"{look.names[int(rest)]} {hero_name(look.view['players'][int(rest)]['hero'])}"
        pile = pile_named(sort)
        if pile is not None:
            return say(PILES[pile], look.lang, name=look.names[int(rest)])
        if key.startswith("#"):
            c = self.object(key, look)
            return key if c is None else f"{key} {c['name']}"
        return full_name(self.rules.cards[rest], look.lang)

    def object(self, key: str, look: Look[View]) -> Numbered | None:
        return next((c for c in objects(look.view) if f"#{c['object']}" == key), None)

    def cards(self, key: str, look: Look[View]) -> list[str]:
        sort, _, rest = key.partition(":")
        if key == "common":
            return list(look.view["common_discard"])
        if sort == "place":
            card = look.view["terrain"][int(rest) - 1]
            return [card["card"]] if card else []
        if sort == "player":
            return []
        pile = pile_named(sort)
        if pile == "wounded":
            return [c["card"] for c in look.view["players"][int(rest)][pile]]
        if pile is not None:
            return list(dict.fromkeys(look.view["players"][int(rest)][pile]))
        if key.startswith("#"):
            c = self.object(key, look)
            return [] if c is None else [c["card"]]
        return [rest]

    def standing(self, key: str, look: Look[View]) -> list[str]:
        lang = look.lang
        sort, _, rest = key.partition(":")
        if sort == "place":
            card = look.view["terrain"][int(rest) - 1]
            return [] if card is None else self.place_standing(card, lang)
        if sort == "player":
            return self.player_standing(look.view["players"][int(rest)], look)
        for player in look.view["players"]:
            for c in player["played"]:
                if f"#{c['object']}" == key:
                    return self.character_standing(c, look)
            if key in [f"#{c['object']}" for c in player["wounded"]]:
                return [say("terrain-wounded-of", lang, name=look.names[player["seat"]])]
            if player["armour"] is not None and f"#{player['armour']['object']}" == key:
                return [say("terrain-equipped-by", lang, name=look.names[player["seat"]])]
        return []

    def place_standing(self, card: TerrainCard, lang: str) -> list[str]:
        out = [standing(card, lang)]
        for name, field in LESS.items():
            if card[field]:
                out.append(say("terrain-less", lang, what=say(CURRENCIES[name], lang), count=card[field]))
        if card["dauphin_paid"]:
            out.append(say("terrain-paid", lang))
        return out

    def character_standing(self, c: Played, look: Look[View]) -> list[str]:
        lang = look.lang
        out = [", ".join(counted_fact(name, c[name], lang) for name in CURRENCIES)]
        if c["force_bonus"]:
            out.append(say("terrain-bonus", lang, count=c["force_bonus"]))
        if c["facing"] is not None:
            out.append(say("terrain-faces", lang, what=self.title(f"place:{c['facing']}", look)))
        else:
            out.append(say("terrain-fighting" if look.view["held"] else "terrain-stranded", lang))
        return out

    def player_standing(self, player: Player, look: Look[View]) -> list[str]:
        lang = look.lang
        numbers = {"terrain-hand": player["hand_size"], "terrain-draw": player["draw_size"]}
        for field, key in COUNTED.items():
            numbers[key] = len(player[field])
        out = [", ".join(say(key, lang, count=number) for key, number in numbers.items())]
        if player["draw_top"]:
            top = ", ".join(self.rules.cards[id].name(lang) for id in player["draw_top"])
            what = say("terrain-top-of", lang, name=look.names[player["seat"]])
            out.append(say("labelled", lang, what=what, words=top))
        return out + marks_of(player, look.view, lang)

    def chapter(self, kind: str) -> list[str]:
        section = {MAIN: "SS-5.", "upkeep-discard": "SS-4."}.get(kind, "SS-6.")
        return [id for id in self.rules.clauses if id.startswith(section)]

    def tries(self, key: str, kind: str, look: Look[View]) -> list[tuple[str, str]]:
        lang = look.lang
        sort, _, rest = key.partition(":")
        if key.startswith("#") and kind == MAIN:
            return [(f"{verb} {key}", deed(verb, "", lang)) for verb in ("activate", "heal")]
        if key.startswith("#"):
            return [(f"target {key}", say("try-target", lang))]
        if sort == "player":
            return [(f"player p{rest}", say("try-player", lang))]
        if sort == "place" and kind == MAIN:
            ways = ("force", "cosmos", "cosmos armour")
            said = [self.way(["acquire", rest, *way.split()], lang) for way in ways]
            return [(f"acquire {rest} {way}", deed("acquire", how, lang)) for way, how in zip(ways, said, strict=True)]
        if sort == "place":
            return [(f"place {rest}", say("try-place", lang))]
        if sort == "hand" and kind == MAIN:
            if self.rules.cards[rest].facts()["kind"] == "armour":
                return [(f"equip {rest}", deed("equip", "", lang))]
            return [(f"play {rest} {n}", say("try-face", lang, place=n)) for n in range(1, PLACES + 1)]
        return [(f"card {rest}", say("try-card", lang))] if rest in self.rules.cards else []

    def passing(self, tokens: tuple[str, ...]) -> int | None:
        for token in ("end", "skip", "done"):
            if token in tokens:
                return tokens.index(token)
        return None

    def legend(self, lang: str) -> list[tuple[str, str]]:
        return [
            (f"{FLAME} {TAKEN}", say("legend-flame", lang)),
            ("F 3/7", say("legend-force", lang)),
            ("C 3/7", say("legend-cosmos", lang)),
            (f"{YES} {ARMOUR}", say("legend-acquire", lang)),
            ("F2 C1", say("legend-values", lang)),
            (f"{HEAL}1", say("legend-heal", lang)),
            ("#12", say("legend-number", lang)),
            ("×2", say("legend-alike", lang)),
            (f"{HAND} {DRAW} {DISCARD}", say("legend-piles", lang)),
            (f"{WOUNDED}2", say("legend-wounded", lang)),
            (f"{DESTROYED}2", say("legend-destroyed", lang)),
            (f"{ASIDE}5", say("legend-aside", lang)),
            (f"{ARMOUR}#7", say("legend-armour", lang)),
            (AHEAD, say("legend-turn", lang)),
            (FIRST, say("terrain-first", lang)),
            (AIMED, say("legend-aim", lang)),
            (ALSO, say("legend-also", lang)),
        ]

    def piles(self, look: Look[View]) -> list[tuple[str, list[str]]]:
        return open_piles(look.view, look.names, look.lang)

    def in_short(self, view: View, lang: str) -> str:
        return say("terrain-in-short", lang, turn=view["turn"], count=view["flames"])


MARKS: Final[dict[Literal["conceded", "armours_by_force"], str]] = {
    "conceded": "mark-conceded",
    "armours_by_force": "terrain-by-force",
}
LESS: Final[dict[Currency, Literal["force_less", "cosmos_less"]]] = {"force": "force_less", "cosmos": "cosmos_less"}
PAYMENTS: Final[dict[str, str]] = {"force": "fact-force", "cosmos": "fact-cosmos", "armour": "column-armour"}
PILES: Final[dict[Counted, str]] = {
    "discard": "terrain-discard-of",
    "destroyed": "terrain-destroyed-of",
    "aside": "terrain-aside-of",
    "wounded": "terrain-wounded-of",
}
COUNTED: Final[dict[Counted, str]] = {
    "discard": "terrain-discard",
    "wounded": "terrain-wounded",
    "destroyed": "terrain-destroyed",
    "aside": "terrain-aside",
}
BESIDE: Final[dict[Counted, str]] = {"wounded": WOUNDED, "destroyed": DESTROYED, "aside": ASIDE}


def pile_named(sort: str) -> Counted | None:
    """The pile that a key of a thing begins with, None if it is of another sort."""
    return next((pile for pile in PILES if pile == sort), None)


# Groups and lines ---------------------------------------------------------------------------------------------------------
def grouped(cards: Iterable[N], by: Callable[[N], object]) -> list[list[N]]:
    """Cards that are alike together, the lowest number first: a choice among them names that one."""
    groups: dict[object, list[N]] = {}
    for c in sorted(cards, key=lambda c: c["object"]):
        groups.setdefault(by(c), []).append(c)
    return list(groups.values())


def fighters(view: View, place: int | None) -> list[list[Played]]:
    """The Characters in play that face a place, or nothing, those that are alike together."""
    facing = [c for c in all_played(view) if c["facing"] == place]
    return grouped(facing, lambda c: (c["card"], c["force"], c["cosmos"], c["force_bonus"]))


def rows_of_character(names: list[str], width: int, plan: Plan) -> int:
    """How many rows each Character needs in its column: one if all fits beside each other, else names below."""
    if width >= ROOMY + NUMBERS:
        return 1
    return 1 + max([1, *[len(wrapped(name, width - 2, 2 if plan.full else 1)) for name in names]])


def values_of(c: Played) -> str:
    return " ".join(f"{sign}{c[name]}" for name, sign in SIGNS.items())


def told(group: Sequence[Numbered], values: str = "") -> tuple[str, str]:
    """Characters that are alike in a few words, and their key; the values of those in play."""
    c = group[0]
    copies = f" ×{len(group)}" if len(group) > 1 else ""
    shown = f" {values}" if values else ""
    return f"#{c['object']}", f"#{c['object']} {c['name']}{copies}{shown}"


def arranged(shelves: list[Shelf], width: int) -> list[list[tuple[int, str | None, str]]]:
    """Shelves as lines of (column, key, words); what does not fit goes on in the next line."""
    lines: list[list[tuple[int, str | None, str]]] = []
    for one in shelves:
        lines.append([(1, None, one.heading)])
        x = 1 + cell_len(one.heading) + 1
        for key, words in one.things:
            wide = cell_len(words) + 2
            if x + wide > width and len(lines[-1]) > 1:
                lines.append([])
                x = 3
            lines[-1].append((x, key, words))
            x += wide + 1
    return lines


def shelf(canvas: Canvas, look: Look[View], line: list[tuple[int, str | None, str]], y: int) -> None:
    for x, key, words in line:
        if key is None:
            canvas.write(x, y, words, DIM)
            continue
        at = canvas.write(x, y, mark_of(key, look), LIT)
        at = canvas.write(at, y, words, style_of(key, look, PLAIN))
        canvas.spot(key, x, y, at - x)


def hand_key(card: str, seat: int, look: Look[View]) -> str:
    """The hand of the seat that looks comes without a number; those of others, if they are seen, have one."""
    return f"hand:{card}" if seat == (look.view["seat"] or 0) else f"hand{seat}:{card}"


def deed(verb: str, how: str, lang: str) -> str:
    """What a choice does with a card: "acquire by Force", "heal"."""
    words = {
        "play": "verb-face",
        "equip": "verb-equip",
        "acquire": "verb-acquire",
        "activate": "verb-activate",
        "heal": "verb-heal",
    }
    return (say(words[verb], lang, how=how) if verb in words else keyed(verb, how)).rstrip()


LAYOUT = Terrain
