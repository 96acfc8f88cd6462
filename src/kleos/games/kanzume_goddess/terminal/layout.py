"""The table of Kanzume Goddess: the public area in the middle, the other Gods above it, the own God and hand below."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from kleos.games.facts import full_name
from kleos.games.kanzume_goddess.schema import Colour, Decision, Kind, Numbered, Player, Use, View, WarriorPile
from kleos.games.kanzume_goddess.terminal.lines import (
    GOAL,
    USES,
    KanzumeGoddess,
    emptied,
    gods_to_choose,
    marks_of,
    objects,
    open_piles,
)
from kleos.language.languages import GRAMMARS
from kleos.terminal.messages import keyed, say
from kleos.terminal.table.canvas import Canvas, fitted, rows_of, wrapped
from kleos.terminal.table.layout import AIMED, ALSO, Layout, Look, mark_of, style_of
from kleos.terminal.table.palette import BOLD, DIM, GREEN, LIT, PLAIN, RAISED, RULE, SILVER, VERMILION, YELLOW, of_seat

PILES = 6
SHORT = 60  # columns below which a player is told in signs and without a track
ROOMY = 88  # columns from which the track has a cell for each energy
TALKING = 13  # columns from which a pile has room for what its card says, if there are rows left
BAND = Style(bgcolor=RAISED)
COLOURS: Final[dict[Colour, Style]] = {
    "red": Style(color=VERMILION),
    "green": Style(color=GREEN),
    "silver": Style(color=SILVER),
    "yellow": Style(color=YELLOW),
}

AHEAD = "▶"
FULL = "█"
EMPTY = "░"
ENERGY = "♥"
FAITH = "◆"
FOLLOW = "→"
MAIN = "★"
SEALED = "⊗"
OUT = "†"
HAND = "▯"
DECK = "▤"
DISCARD = "▥"
ATTACK = "⚔"
REACTED = "↩"
PROTECTED = "◈"
USED_FOR: Final[dict[Use, str]] = {"action": "", "reaction": REACTED, "protect": PROTECTED}

# Decisions whose cards lie in the own discard pile or in the Netherworld; all others name cards of the own hand
FROM_DISCARD: Final[Kind] = "hades-banish"
FROM_NETHERWORLD: Final[Kind] = "take-netherworld"
REACTIONS: Final[tuple[Kind, ...]] = ("react-ability", "react-attack")
CHAPTERS = {
    "choose-god": "KG-3.",
    "discard-phase": "KG-4.",
    "end-choice": "KG-4.",
    "start-phase": "KG-5.",
    "play-phase": "KG-5.",
    "recruit-phase": "KG-5.",
}

Run = tuple[str, Style]  # words in one style


@dataclass(frozen=True)
class Shelf:
    """Things in a line under a heading, each with its key and its words."""

    heading: str
    things: Sequence[tuple[str | None, list[Run]]]


class Pantheon(Layout[View]):
    """Kanzume Goddess. Keys of things: hand:aries, #12, pile:w3, supply:bishop, nether:aries, own:aries (in the own
    discard pile), player:1, discard:1, netherworld, god:zeus (while Gods are chosen)."""

    presenter: KanzumeGoddess

    def about(self, lang: str) -> str:
        least, most = self.rules.players
        return say("gods-about", lang, least=least, most=most, cards=len(self.rules.cards), goal=GOAL)

    # The head -------------------------------------------------------------------------------------------------------
    def head(self, look: Look[View], width: int, height: int) -> Canvas:
        """How the turn stands, then the others in turn order, two in a line if they must."""
        count = len(look.view["players"])
        bottom = look.view["seat"] or 0
        others = [(bottom + step) % count for step in range(1, count)]
        columns = 1 if len(others) <= max(1, height - 2) else 2
        canvas = Canvas(width, 2 + rows_of(len(others), columns))
        self.heading(canvas, look)
        self.turn(canvas, look, 1)
        wide = width // columns
        for i, seat in enumerate(others):
            self.player(canvas, look, seat, (i % columns) * wide, 2 + i // columns, wide - (columns - 1))
        canvas.point_at(look.cursor)
        return canvas

    def heading(self, canvas: Canvas, look: Look[View]) -> None:
        canvas.fill(0, 0, canvas.width, " ", BAND)
        x = canvas.write(1, 0, self.rules.title, BOLD + BAND)
        right = canvas.write_right(canvas.width - 1, 0, fitted(look.headline, canvas.width // 2), LIT + BAND)
        words = say("gods-round", look.lang, round=look.view["round"])
        canvas.write(x, 0, f" · {words}", PLAIN + BAND, right - x - 1)

    def turn(self, canvas: Canvas, look: Look[View], y: int) -> None:
        """Phase and turn, faith, the chain of colours and what may follow it, whatever waits for later."""
        view, lang = look.view, look.lang
        words = self.presenter.turn(view, look.names, lang)[1:]
        if view["phase"] in ("setup", "over"):
            canvas.write(1, y, " · ".join(words), PLAIN)
            return
        phase, turn = words[:2]
        room = canvas.width - 4 > cell_len(" · ".join(words[:-1]))  # whose turn it is has a sign too
        x = canvas.write(1, y, f"{phase} · {turn} · " if room else f"{phase} · ", PLAIN)
        x = canvas.write(x, y, f"{FAITH} {say('gods-faith', lang, count=view['faith'])}", BOLD)
        x = self.chain(canvas, look, canvas.write(x, y, " · ", PLAIN), y)
        for text in self.presenter.later(view, lang):
            x = canvas.write(x, y, f" · {text}", BOLD)

    def chain(self, canvas: Canvas, look: Look[View], x: int, y: int) -> int:
        """What may follow in the chain of colours."""
        view = look.view
        if view["ignore_colour"] or not view["symbols"]:
            return canvas.write(x, y, self.presenter.next_colours(view, look.lang), BOLD)
        x = canvas.write(x, y, f"{FOLLOW} ", PLAIN)
        names = self.presenter.colours(look.lang)
        colours = list(dict.fromkeys(view["symbols"]))
        rest = GRAMMARS[look.lang].either([names[colour] for colour in colours])
        for colour in colours:
            before, _, rest = rest.partition(names[colour])
            x = canvas.write(x, y, before, PLAIN)
            x = canvas.write(x, y, names[colour], COLOURS[colour] + Style(bold=True))
        return x

    # Players --------------------------------------------------------------------------------------------------------
    def player(self, canvas: Canvas, look: Look[View], seat: int, x: int, y: int, width: int) -> None:
        """A player in one line: God, team, energy on its track, everything that is counted; in signs if it must be."""
        view, lang = look.view, look.lang
        player = view["players"][seat]
        key = f"player:{seat}"
        short = width < SHORT
        begun = view["phase"] != "setup"  # before, there is nothing to count
        counts = self.counts(player, lang, short) if begun else []
        signs = "".join(self.signs(player))
        energy = f"{ENERGY}{player['energy']:>2}"
        fixed = 2 + cell_len(signs) + 1 + cell_len(energy) + sum(1 + cell_len(words) for _, words in counts)
        god = self.god_words(player, lang)
        name = keyed(look.names[seat], god)
        if cell_len(name) + fixed > width:
            name = keyed(f"p{seat}", god)
        at = canvas.write(x, y, mark_of(key, look), LIT)
        at = canvas.write(at, y, AHEAD if view["active"] == seat else " ", of_seat(seat, bold=True))
        style = DIM if player["out"] or player["sealed"] else of_seat(seat, bold=True)
        at = canvas.write(at, y, fitted(name, width - fixed), style_of(key, look, style))
        at = canvas.write(at + 1, y, signs, BOLD) if signs else at
        canvas.spot(key, x, y, at - x)
        right = x + width
        for pile, words in reversed(counts):
            left = canvas.write_right(right, y, words, PLAIN)
            if pile:
                canvas.spot(pile, left, y, cell_len(words))
            right = left - (1 if short else 2)
        if begun:
            self.energy(canvas, player, energy, at, right, y, short)

    def energy(self, canvas: Canvas, player: Player, words: str, left: int, right: int, y: int, short: bool) -> None:
        """The number, and where there is room the track up to 25, each cell one or two of it."""
        size = GOAL if canvas.width >= ROOMY else (GOAL + 1) // 2
        style = DIM if player["out"] else BOLD
        if short or right - left - cell_len(words) - 3 < size:
            canvas.write_right(right, y, words, style)
            return
        lit = -(-min(player["energy"], GOAL) * size // GOAL)
        at = canvas.write_right(right, y, EMPTY * (size - lit), RULE)
        at = canvas.write_right(at, y, FULL * lit, of_seat(player["seat"]))
        canvas.write_right(at - 1, y, words, style)

    def god_words(self, player: Player, lang: str) -> str:
        if player["god_name"] is not None:
            return player["god_name"]
        return say("gods-chosen" if player["chosen"] else "gods-no-god", lang)

    def signs(self, player: Player) -> list[str]:
        """Team, main God, sealed, out."""
        marks = ((player["main"], MAIN), (player["sealed"], SEALED), (player["out"], OUT))
        return [player["team"] or "", *[sign for holds, sign in marks if holds]]

    def counts(self, player: Player, lang: str, short: bool) -> list[tuple[str, str]]:
        """What is counted of a player: the key of the pile if it lies open, and words or signs."""
        numbers = (player["hand_size"], player["deck_size"], len(player["discard"]))
        if short:
            words = [f"{sign}{n:<2}" for sign, n in zip((HAND, DECK, DISCARD), numbers, strict=True)]
        else:
            keys = ("gods-hand", "gods-deck", "gods-discard")
            words = [say(key, lang, count=f"{n:>2}") for key, n in zip(keys, numbers, strict=True)]
        return list(zip(("", "", f"discard:{player['seat']}"), words, strict=True))

    # The public area ------------------------------------------------------------------------------------------------
    def table(self, look: Look[View], width: int, height: int) -> Canvas:
        """The piles with as much of their cards as there is room for, then everything else line by line."""
        lines = arranged(self.shelves(look, full=True), width)
        least = 0 if look.view["phase"] == "setup" else 3
        if least + len(lines) > height:
            lines = arranged(self.shelves(look, full=False), width)
        if least + len(lines) > height:  # a column is left to what scrolls it
            width -= 1
            lines = arranged(self.shelves(look, full=False), width)
        gap = 1 if least and least + len(lines) < height else 0
        each = width // PILES
        text = 0
        if each >= TALKING and least:
            longest = [self.rules.cards[pile["top"]].text(look.lang) for pile in look.view["piles"] if pile["top"]]
            needed = max([0, *[len(wrapped(" ".join(one), each - 2, 99)) for one in longest]])
            text = max(0, min(needed, height - least - gap - len(lines)))
            text = 0 if text < min(needed, 2) else text  # a single line of it would say nothing
        canvas = Canvas(width, max(height, least + text + gap + len(lines)))
        for i, pile in enumerate(look.view["piles"] if least else ()):
            wide = each - 1 if i < PILES - 1 else width - each * (PILES - 1)
            self.pile(canvas, look, pile, i * each, (wide, least + text))
            if i < PILES - 1:
                for y in range(least + text):
                    canvas.write(i * each + each - 1, y, "│", RULE + BAND if y == 0 else RULE)
        for y, line in enumerate(lines, least + text + gap):
            shelf(canvas, look, line, y)
        canvas.point_at(look.cursor)
        return canvas

    def pile(self, canvas: Canvas, look: Look[View], pile: WarriorPile, x: int, size: tuple[int, int]) -> None:
        """A Warrior pile: its name and size, the card on top, its cost, colour and follow-up symbols, what it says."""
        lang = look.lang
        width, height = size
        key = f"pile:{pile['pile']}"
        canvas.fill(x, 0, width, " ", BAND)
        at = canvas.write(x, 0, f"{mark_of(key, look)} ", LIT + BAND)
        canvas.write(at, 0, pile["pile"], style_of(key, look, DIM) + BAND)
        canvas.write_right(x + width, 0, f"×{pile['size']}", DIM + BAND)
        canvas.spot(key, x, 0, width, height)
        if pile["top"] is None:
            canvas.write(x + 1, 1, say("pile-empty", lang), DIM, width - 1)
            return
        face = self.rules.cards[pile["top"]]
        canvas.write(x + 1, 1, pile["name"], style_of(key, look, BOLD), width - 1)
        self.colour(canvas, pile["top"], lang, x + 1, 2)
        canvas.write_right(x + width, 2, f"{pile['cost']}{FAITH}", style_of(key, look, BOLD))
        for row, line in enumerate(wrapped(" ".join(face.text(lang)), width - 1, height - 3)[: height - 3]):
            canvas.write(x + 1, 3 + row, line, DIM, width - 1)

    def colour(self, canvas: Canvas, card: str, lang: str, x: int, y: int) -> int:
        for words, style in self.colour_runs(card, lang):
            x = canvas.write(x, y, words, style)
        return x

    def colour_runs(self, card: str, lang: str) -> list[Run]:
        """A Warrior's colour and those that may follow, each by its first letter; nothing for a Disciple."""
        face = self.rules.cards[card]
        keys, facts = face.keys(), face.facts(lang)
        if "colour" not in keys:
            return []
        out: list[Run] = [(initial(facts["colour"]), COLOURS[keys["colour"]] + Style(bold=True)), (FOLLOW, DIM)]
        for key, name in zip(keys["follow"], facts["follow"], strict=True):
            out.append((initial(name), COLOURS[key]))
        return out

    # Everything else ------------------------------------------------------------------------------------------------
    def shelves(self, look: Look[View], full: bool) -> list[Shelf]:
        """What lies on the table beside the Warrior piles; in full, with what else lies in the Netherworld."""
        view, lang = look.view, look.lang
        out: list[Shelf] = []
        active = view["active"]
        if active is None:  # Gods are chosen
            return out
        resolving = self.presenter.resolving(view, look.names, lang)
        if resolving:
            out.append(Shelf(ATTACK, [(None, [(f"{text};" if i < len(resolving) - 1 else text, BOLD)])
                                      for i, text in enumerate(resolving)]))  # fmt: skip
        if view["aside"]:
            things = [(f"#{c['object']}", self.card_runs([c], "action", lang)) for c in view["aside"]]
            out.append(Shelf(say("gods-revealed", lang), things))
        disciples: list[tuple[str | None, list[Run]]] = []
        for id, count in view["supply"].items():
            face = self.rules.cards[id]
            words = f"{face.name(lang)} {face.facts()['cost']}{FAITH} ×{count}"
            disciples.append((f"supply:{id}", [(words, PLAIN if count else DIM)]))
        words = say("gods-netherworld-size", lang, count=len(view["netherworld"]))
        disciples.append(("netherworld", [(words, PLAIN if view["netherworld"] else DIM)]))
        out.append(Shelf("", disciples))
        out += self.chosen_from(look, full)
        seats = [active, *[seat for seat in range(len(view["players"])) if seat != active]]
        for seat in seats:
            played = view["players"][seat]["play"]
            if played:
                heading = say("gods-in-play-of", lang, name=f"p{seat}")
                alike = [list(group) for _, group in groupby(played, key=lambda c: (c["card"], c["use"]))]
                things = [(f"#{c[0]['object']}", self.card_runs(c, c[0]["use"], lang)) for c in alike]
                out.append(Shelf(heading, things))
        return out

    def chosen_from(self, look: Look[View], full: bool) -> list[Shelf]:
        """Piles out of which a card can be chosen now; in full, the Netherworld as it lies."""
        view, lang = look.view, look.lang
        out = []
        nether = list(dict.fromkeys(view["netherworld"]))
        if nether and (full or any(f"nether:{id}" in look.letters for id in nether)):
            out.append(self.pile_shelf(say("gods-netherworld", lang), "nether", nether, view["netherworld"], lang))
        own = [] if view["seat"] is None else view["players"][view["seat"]]["discard"]
        if any(f"own:{id}" in look.letters for id in own):
            ids = list(dict.fromkeys(own))
            out.append(self.pile_shelf(say("gods-own-discard", lang), "own", ids, own, lang))
        return out

    def pile_shelf(self, heading: str, sort: str, ids: list[str], pile: list[str], lang: str) -> Shelf:
        things: list[tuple[str | None, list[Run]]] = []
        for id in ids:
            copies = f" ×{pile.count(id)}" if pile.count(id) > 1 else ""
            runs = [(f"{self.rules.cards[id].name(lang)}{copies} ", PLAIN), *self.colour_runs(id, lang)]
            things.append((f"{sort}:{id}", runs))
        return Shelf(heading, things)

    def card_runs(self, alike: Sequence[Numbered], use: Use, lang: str) -> list[Run]:
        """A card with a number: its colours if it stands in the chain, a sign if it was used otherwise.

        Several alike come under the lowest number, by which a choice among them names them (KG-13.2).
        """
        c = alike[0]
        sign = USED_FOR[use]
        copies = f" ×{len(alike)}" if len(alike) > 1 else ""
        words = [(f"#{c['object']} {c['name']}{copies}", PLAIN)]
        if sign:
            return [*words, (sign, BOLD)]
        colours = self.colour_runs(c["card"], lang)
        return [*words, (" ", PLAIN), *colours] if colours else words

    # The hand -------------------------------------------------------------------------------------------------------
    def hand(self, look: Look[View], width: int, height: int) -> Canvas:
        """The own God and the cards in hand, with what they say where the rows allow it; at first the Gods dealt."""
        held = [(player["seat"], self.held(player, look.view)) for player in look.view["players"]]
        hands = [(seat, cards) for seat, cards in held if cards is not None]
        sizes = [(34, 4), (28, 4), (34, 3), (28, 3), (34, 2), (28, 2), (22, 2)] if height >= 5 else []
        for least, rows in [*sizes, (26, 1), (20, 1), (16, 1)]:
            canvas = self.hands(look, hands, width, least, rows)
            if canvas.height <= height:
                break
        self.player(canvas, look, look.view["seat"] or 0, 0, 0, width)
        canvas.point_at(look.cursor)
        return canvas

    def held(self, player: Player, view: View) -> list[str] | None:
        """The cards of a hand that is seen; while Gods are chosen, those to choose from, then the one chosen."""
        if view["phase"] != "setup":
            return list(player["hand"]) if "hand" in player else None
        if player["chosen"]:
            return [player["god"]] if player["god"] is not None and "hand" in player else None
        return gods_to_choose(player, view) or None

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
                canvas.write(left + 2, y, say("gods-no-hand", look.lang, who=look.names[seat]), DIM)
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
        right = x + width
        if "cost" in face.facts():
            right = canvas.write_right(right, y, f"{face.facts()['cost']}{FAITH}", DIM) - 1
        colours = self.colour_runs(card, look.lang)
        if colours:
            right -= sum(cell_len(words) for words, _ in colours)
            self.colour(canvas, card, look.lang, right, y)
            right -= 1
        if copies > 1:
            right = canvas.write_right(right, y, f"×{copies}", style_of(key, look, BOLD)) - 1
        start = canvas.write(x, y, f"{mark_of(key, look)} ", LIT)
        canvas.write(start, y, face.name(look.lang), style_of(key, look, PLAIN), right - start)
        if rows > 1:
            for row, line in enumerate(wrapped(" ".join(face.text(look.lang)), width - 2, rows - 1), 1):
                canvas.write(x + 2, y + row, line, DIM, width - 2)

    # Things ---------------------------------------------------------------------------------------------------------
    def subject(self, token: str, look: Look[View]) -> str | None:
        verb, *words = token.split()
        if not words or verb == "ability":
            return None
        what = words[-1]
        if verb == "use":
            return f"player:{asked(look)['seat']}"
        if verb == "player":
            return f"player:{what.removeprefix('p')}"
        if verb == "recruit":
            return f"nether:{what}" if len(words) > 1 else f"pile:{what}" if self.is_pile(what) else f"supply:{what}"
        if verb == "card":
            return self.picked_from(words, look)
        sorts = {"god": "god:", "play": "hand:", "react": "hand:", "target": ""}
        return f"{sorts[verb]}{words[0]}"

    def is_pile(self, word: str) -> bool:
        return re.fullmatch(r"w\d", word) is not None

    def picked_from(self, words: list[str], look: Look[View]) -> str:
        """Where a card to be picked lies."""
        kind = asked(look)["kind"]
        if words[1:] == ["discard"] or kind == FROM_DISCARD:
            return f"own:{words[0]}"
        return f"nether:{words[0]}" if kind == FROM_NETHERWORLD else f"hand:{words[0]}"

    def aims(self, token: str) -> tuple[str, ...]:
        return ()  # whom an ability strikes is asked once it has been named (KG-5.18)

    def summary(self, key: str, tokens: list[str], look: Look[View]) -> str:
        ways = [self.way(token, look.lang) for token in tokens]
        return say("labelled", look.lang, what=self.title(key, look), words=" / ".join(ways))

    def way(self, token: str, lang: str) -> str:
        """What an ability that a token names does."""
        words = token.split()
        card, _, number = words[1].partition(".") if words[0] == "use" else (words[1], "", words[2])
        return self.ability(card, int(number), lang)

    def ability(self, card: str, number: int, lang: str) -> str:
        texts = self.rules.cards[card].text(lang)
        return texts[number - 1] if number <= len(texts) else str(number)

    def title(self, key: str, look: Look[View]) -> str:
        sort, _, rest = key.partition(":")
        if key == "netherworld":
            return say("gods-netherworld", look.lang)
        if sort == "pile":
            pile = self.pile_of(rest, look)
            return keyed(rest, pile["name"] if pile["top"] else say("pile-empty", look.lang))
        if sort == "player":
            player = look.view["players"][int(rest)]
            return keyed(look.names[int(rest)], self.god_words(player, look.lang))
        if sort == "discard":
            return say("gods-discard-of", look.lang, name=look.names[int(rest)])
        if key.startswith("#"):
            c = self.object(key, look)
            return key if c is None else f"{key} {c['name']}"
        return full_name(self.rules.cards[rest], look.lang)

    def pile_of(self, name: str, look: Look[View]) -> WarriorPile:
        return next(pile for pile in look.view["piles"] if pile["pile"] == name)

    def object(self, key: str, look: Look[View]) -> Numbered | None:
        return next((c for c in objects(look.view) if f"#{c['object']}" == key), None)

    def cards(self, key: str, look: Look[View]) -> list[str]:
        sort, _, rest = key.partition(":")
        if key == "netherworld":
            return list(dict.fromkeys(look.view["netherworld"]))
        if sort == "pile":
            top = self.pile_of(rest, look)["top"]
            return [top] if top else []
        if sort == "player":
            god = look.view["players"][int(rest)]["god"]
            return [god] if god else []
        if sort == "discard":
            return list(dict.fromkeys(look.view["players"][int(rest)]["discard"]))
        if key.startswith("#"):
            c = self.object(key, look)
            return [] if c is None else [c["card"]]
        return [rest]

    def standing(self, key: str, look: Look[View]) -> list[str]:
        lang = look.lang
        sort, _, rest = key.partition(":")
        if sort == "pile":
            return [say("gods-left", lang, count=self.pile_of(rest, look)["size"])]
        if sort == "supply":
            return [say("gods-left", lang, count=look.view["supply"][rest])]
        if sort == "player":
            return self.player_standing(look.view["players"][int(rest)], look)
        for player in look.view["players"]:
            for c in player["play"]:
                if f"#{c['object']}" == key:
                    out = [say("gods-in-play-of", lang, name=look.names[player["seat"]])]
                    return [*out, say(USES[c["use"]], lang)] if USES[c["use"]] else out
        return []

    def player_standing(self, player: Player, look: Look[View]) -> list[str]:
        lang = look.lang
        numbers = {
            "gods-energy": player["energy"],
            "gods-hand": player["hand_size"],
            "gods-deck": player["deck_size"],
            "gods-discard": len(player["discard"]),
        }
        out = [", ".join(say(key, lang, count=number) for key, number in numbers.items())]
        marks = marks_of(player, look.view, lang)
        return [*out, ", ".join(marks)] if marks else out

    def chapter(self, kind: str) -> list[str]:
        section = CHAPTERS.get(kind, "KG-6.")
        return [id for id in self.rules.clauses if id.startswith(section)]

    def tries(self, key: str, kind: str, look: Look[View]) -> list[tuple[str, str]]:
        lang = look.lang
        sort, _, rest = key.partition(":")
        if key.startswith("#"):
            return [(f"target {key}", say("try-target", lang))]
        if sort == "player":
            return self.tries_of_player(int(rest), kind, look)
        if sort in ("pile", "supply"):
            return [(f"recruit {rest}", say("try-recruit", lang))]
        if sort == "nether" and kind == "recruit-phase":
            return [(f"recruit netherworld {rest}", say("try-recruit", lang))]
        if sort == "god":
            return [(f"god {rest}", say("try-card", lang))]
        if rest not in self.rules.cards:
            return []
        verb = "play" if kind == "play-phase" else "react" if kind in REACTIONS else None
        if sort == "hand" and verb is not None:
            what = "try-play-ability" if verb == "play" else "try-react-ability"
            return [
                (f"{verb} {rest} {number}", say(what, lang, what=text))
                for number, text in enumerate(self.rules.cards[rest].text(lang), 1)
            ]
        return [(f"card {rest}", say("try-card", lang))]

    def tries_of_player(self, seat: int, kind: str, look: Look[View]) -> list[tuple[str, str]]:
        god = look.view["players"][seat]["god"]
        if kind == "choose-player" or god is None:
            return [(f"player p{seat}", say("try-player", look.lang))]
        if seat != look.view["seat"]:
            return []
        texts = self.rules.cards[god].text(look.lang)
        return [(f"use {god}.{n}", say("try-use-ability", look.lang, what=text)) for n, text in enumerate(texts, 1)]

    def passing(self, tokens: tuple[str, ...]) -> int | None:
        for token in ("pass", "done", "skip"):
            if token in tokens:
                return tokens.index(token)
        return None

    def legend(self, lang: str) -> list[tuple[str, str]]:
        names = self.presenter.colours(lang)
        letters = ", ".join(f"{initial(name)} {name}" for name in names.values())
        return [
            (f"{ENERGY}15 {FULL}{EMPTY}", say("legend-energy", lang, goal=GOAL)),
            (
                f"{''.join(map(initial, list(names.values())[:1]))}{FOLLOW}…",
                say("legend-colours", lang, letters=letters),
            ),
            (f"3{FAITH}", say("legend-faith-cost", lang)),
            ("#12", say("legend-number", lang)),
            ("×2", say("legend-alike", lang)),
            (f"{HAND} {DECK} {DISCARD}", say("legend-hand-deck-discard", lang)),
            (f"A{MAIN}", say("legend-main", lang)),
            (f"{SEALED} {OUT}", say("legend-sealed", lang)),
            (f"{ATTACK} 6 − 2", say("legend-attack", lang)),
            (f"{REACTED} {PROTECTED}", say("legend-reacted", lang)),
            (AHEAD, say("legend-turn", lang)),
            (AIMED, say("legend-aim", lang)),
            (ALSO, say("legend-also", lang)),
        ]

    def piles(self, look: Look[View]) -> list[tuple[str, list[str]]]:
        return open_piles(look.view, look.names, look.lang)

    def emptied(self, at: int, lang: str) -> str:
        return emptied(at, lang)

    def in_short(self, view: View, lang: str) -> str:
        energies = " : ".join(str(player["energy"]) for player in view["players"])
        return say("gods-in-short", lang, round=view["round"], energies=energies)


# The view -----------------------------------------------------------------------------------------------------------------
def asked(look: Look[View]) -> Decision:
    """The open decision: only while there is one are there tokens to point at things."""
    decision = look.view["decision"]
    assert decision is not None
    return decision


# Lines --------------------------------------------------------------------------------------------------------------------
def initial(colour: str) -> str:
    """A colour in one letter; in every language the four begin with different ones."""
    return colour[:1].upper()


def hand_key(card: str, seat: int, look: Look[View]) -> str:
    """The hand of the seat that looks comes without a number; those of others, if they are seen, have one."""
    sort = "god" if look.view["phase"] == "setup" else "hand"
    return f"{sort}:{card}" if seat == (look.view["seat"] or 0) else f"{sort}{seat}:{card}"


Placed = tuple[int, str | None, list[Run]]


def arranged(shelves: list[Shelf], width: int) -> list[list[Placed]]:
    """Shelves as lines of (column, key, words); what does not fit goes on in the next line."""
    lines: list[list[Placed]] = []
    for one in shelves:
        lines.append([(1, None, [(one.heading, DIM)])] if one.heading else [])
        x = 1 + cell_len(one.heading) + 1 if one.heading else 0
        for key, runs in one.things:
            wide = sum(cell_len(words) for words, _ in runs) + (1 if key is None else 3)
            if x + wide > width and len(lines[-1]) > 1:
                lines.append([])
                x = 3
            lines[-1].append((x, key, runs))
            x += wide
    return lines


def shelf(canvas: Canvas, look: Look[View], line: list[Placed], y: int) -> None:
    for x, key, runs in line:
        at = canvas.write(x, y, f"{mark_of(key, look)} ", LIT) if key is not None else x
        for i, (words, style) in enumerate(runs):
            at = canvas.write(at, y, words, style_of(key, look, style) if key is not None and i == 0 else style)
        if key is not None:
            canvas.spot(key, x, y, at - x)


LAYOUT = Pantheon
