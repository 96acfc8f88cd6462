"""The table of Mythology GO: the own field first, those of the others clockwise below it, the own hand at the bottom."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.style import Style

from kleos.games.mythology_go.schema import Colour, Creature, Decision, Kind, Mark, Player, Sheet, View
from kleos.games.mythology_go.terminal.lines import (
    ROUNDS,
    SLOTS,
    STEPS,
    MythologyGo,
    marks_of,
    objects,
    ranked,
    step_sums,
    worth,
)
from kleos.terminal.messages import keyed, say
from kleos.terminal.table.canvas import Canvas, fitted, rows_of, wrapped
from kleos.terminal.table.layout import AIMED, ALSO, Layout, Look, mark_of, style_of
from kleos.terminal.table.palette import (
    BOLD,
    DIM,
    GREEN,
    LIT,
    ORANGE,
    PLAIN,
    RAISED,
    RULE,
    SILVER,
    SKY,
    YELLOW,
    of_seat,
)

BAND = Style(bgcolor=RAISED)
COLOURS: Final[dict[Colour, Style]] = {
    "green": Style(color=GREEN),
    "yellow": Style(color=YELLOW),
    "orange": Style(color=ORANGE),
    "grey": Style(color=SILVER),
    "blue": Style(color=SKY),
}
LEAST = 3  # rows of a field: the player, the names, the numbers
TEXT = 6  # rows at most for what the own creatures say
TALKING = 13  # columns from which a slot has room for that

AHEAD = "▶"
STARTER = "◆"
BACK = "▒"
FREE = "·"
SPELLS = "✦"
CHANGED = "±"
SIGNS: Final[dict[Mark, str]] = {"fused": "∞", "resurrected": "☼", "used": "✓", "was_down": "▽"}
COPIED = "≈"
TRANSFORMED = "☾"

CHAPTERS: Final[dict[Kind, str]] = {
    "choose-belief": "MG-6.5.",
    "polytheism-keep": "MG-6.5.",
    "main": "MG-5.",
    "return-order": "MG-4.4.",
    "gorgon-copy": "MG-8.3.",
    "werewolf-transform": "MG-8.4.",
    "totemism-colour": "MG-8.4.",
    "accuse": "MG-8.7.",
}
FROM_HAND: Final = "return-order"


class Myths(Layout[View]):
    """Mythology GO. Keys of things: hand:harpie, #12, player:1, belief:animisme, divinity:zeus (to keep), card:harpie
    (to be named), discard."""

    presenter: MythologyGo

    def about(self, lang: str) -> str:
        least, most = self.rules.players
        return say("myths-about", lang, least=least, most=most, cards=len(self.rules.cards))

    # The head -------------------------------------------------------------------------------------------------------
    def head(self, look: Look[View], width: int, height: int) -> Canvas:
        """How round and turn stand."""
        view, lang = look.view, look.lang
        canvas = Canvas(width, 2)
        canvas.fill(0, 0, width, " ", BAND)
        x = canvas.write(1, 0, self.rules.title, BOLD + BAND)
        right = canvas.write_right(width - 1, 0, fitted(look.headline, width // 2), LIT + BAND)
        words = self.presenter.turn(view, look.names, lang)
        canvas.write(x, 0, f" · {words[0]}", PLAIN + BAND, right - x - 1)
        piles = [
            say("myths-deck", lang, count=view["deck_size"]),
            say("myths-discard", lang, count=len(view["discard"])),
        ]
        right = width - 1 - cell_len(piles[1])
        canvas.write(right, 1, piles[1], PLAIN)
        canvas.spot("discard", right, 1, cell_len(piles[1]))
        right = canvas.write_right(right - 2, 1, piles[0], PLAIN)
        rest = words[1:]
        while len(rest) > 1 and cell_len(" · ".join(rest)) > right - 2:
            rest = [rest[0], *rest[2:]]  # whose turn it is and who started have signs too
        canvas.write(1, 1, " · ".join(rest), BOLD if view["countdown"] is not None else PLAIN, right - 2)
        canvas.point_at(look.cursor)
        return canvas

    # The fields -----------------------------------------------------------------------------------------------------
    def table(self, look: Look[View], width: int, height: int) -> Canvas:
        """What is counted or chosen first, then the fields, the own one with as much text as there is room for."""
        lines = self.above(look)
        players = self.presenter.around(look.view)
        fields = [] if look.view["phase"] == "belief" else players
        least = len(lines) + LEAST * len(fields)
        if least > height:
            width -= 1  # a column is left to what scrolls it
        text = 0
        if fields and look.view["phase"] != "over":
            text = max(0, min(height - least, TEXT, self.longest(players[0], look, width)))
        gap = 1 if fields and least + text + len(fields) - 1 <= height else 0
        canvas = Canvas(width, max(height, least + text + gap * max(0, len(fields) - 1)))
        for y, line in enumerate(lines):
            x = 1
            for key, words, style in line:
                at = canvas.write(x, y, f"{mark_of(key, look)} ", LIT) if key else x
                at = canvas.write(at, y, words, style_of(key, look, style) if key else style)
                if key:
                    canvas.spot(key, x, y, at - x)
                x = at + (2 if key else 0)
        y = len(lines)
        for i, player in enumerate(fields):
            rows = LEAST + (text if i == 0 else 0)
            self.field(canvas, look, player, y, rows)
            y += rows + gap
        canvas.point_at(look.cursor)
        return canvas

    def longest(self, player: Player, look: Look[View], width: int) -> int:
        """How many rows the texts of the own creatures need."""
        each = width // SLOTS
        if each < TALKING:
            return 0
        needed = [len(wrapped(self.text_of(c, look), each * c.get("slots", 1) - 2, 99)) for c in player["field"]]
        return max([0, *needed])

    def text_of(self, c: Creature, look: Look[View]) -> str:
        return " ".join(self.rules.cards[c.get("looks", c["card"])].text(look.lang)) if c["known"] else ""

    def field(self, canvas: Canvas, look: Look[View], player: Player, y: int, height: int) -> None:
        """A player in one line, and the seven slots below."""
        self.player(canvas, look, player, y)
        each = canvas.width // SLOTS
        slot = 0
        for c in player["field"]:
            wide = each * c.get("slots", 1)
            self.creature(canvas, look, c, (slot * each, y + 1), (wide - 1, height - 1))
            slot += c.get("slots", 1)
        for free in range(slot, SLOTS):
            canvas.write(free * each + 1, y + 1, FREE, RULE)

    def creature(
        self, canvas: Canvas, look: Look[View], c: Creature, at: tuple[int, int], size: tuple[int, int]
    ) -> None:
        """A creature: its name, then its number, value, colour and signs, then what it says."""
        (x, y), (width, rows) = at, size
        key = f"#{c['object']}"
        canvas.spot(key, x, y, width, min(rows, 2))
        start = canvas.write(x, y, mark_of(key, look), LIT)
        if not c["known"]:
            canvas.write(start, y, BACK * (width - 2), style_of(key, look, DIM))
            canvas.write(start, y + 1, f"{key} {BACK}", DIM, width - 1)
            return
        colour = COLOURS[c["colour"]]
        down = c["face"] == "down"
        name = f"{BACK}{c['name']}" if down else c["name"]
        canvas.write(start, y, name, style_of(key, look, DIM if down else colour + Style(bold=True)), width - 1)
        at_x = canvas.write(start, y + 1, key, DIM)
        changed = CHANGED if c["mod"] else ""
        at_x = canvas.write(at_x + 1, y + 1, f"{c['value']}{changed}", BOLD)
        at_x = canvas.write(at_x, y + 1, letters(c["colour"], look.lang), colour)
        canvas.write(at_x, y + 1, signs_of(c), BOLD)
        if rows > 2:
            for row, line in enumerate(wrapped(self.text_of(c, look), width - 1, rows - 2)):
                canvas.write(start, y + 2 + row, line, DIM, width - 1)

    def player(self, canvas: Canvas, look: Look[View], player: Player, y: int) -> None:
        """Name, belief, divinity, spells, slots, and the scores of the rounds."""
        lang = look.lang
        seat = player["seat"]
        key = f"player:{seat}"
        canvas.fill(0, y, canvas.width, " ", BAND)
        scores = "+".join(str(score) for score in player["scores"])
        points = f"{scores}={player['total']}" if len(player["scores"]) > 1 else str(player["total"])
        right = canvas.write_right(canvas.width - 1, y, points, BOLD + BAND)
        slots = f"{player['slots_used']}/{SLOTS}"
        right = canvas.write_right(right - 2, y, slots, (LIT if player["full"] else PLAIN) + BAND)
        if player["spells_played"]:
            right = canvas.write_right(right - 2, y, f"{SPELLS}{player['spells_played']}", PLAIN + BAND)
        x = canvas.write(0, y, mark_of(key, look), LIT + BAND)
        turn = look.view["active"] == seat and look.view["phase"] in ("draw", "main")
        x = canvas.write(x, y, AHEAD if turn else STARTER if look.view["starter"] == seat else " ", BOLD + BAND)
        style = DIM if player["conceded"] else of_seat(seat, bold=True)
        x = canvas.write(x, y, look.names[seat], style_of(key, look, style) + BAND, right - x - 1)
        canvas.spot(key, 0, y, x)
        for words in self.about_player(player, lang):
            x = canvas.write(x, y, f" · {words}", PLAIN + BAND, right - x - 1)

    def about_player(self, player: Player, lang: str) -> list[str]:
        """Belief and divinity, and what was made of them."""
        out = []
        if player["belief_name"] is not None:
            out.append(f"{player['belief_name']} ✓" if player["belief_used"] else player["belief_name"])
        if player["divinity"] is not None or player["declared"]:
            out.append(self.presenter.divinity(player, lang))
        if player["conceded"]:
            out.append(say("mark-conceded", lang))
        return out

    # What is counted or chosen --------------------------------------------------------------------------------------
    def above(self, look: Look[View]) -> list[list[tuple[str, str, Style]]]:
        """Lines of things above the fields: divinities and beliefs to choose from, declarations, the counting."""
        view, lang = look.view, look.lang
        out: list[list[tuple[str, str, Style]]] = []
        if view["phase"] == "over":
            out.append([("", say("myths-ranking", lang), BOLD)])
            for player in ranked(view):
                words = self.presenter.rank_words(player, look.names, lang)
                out.append([("", words, of_seat(player["seat"], bold=True))])
        seat = view["seat"]
        if seat is not None:
            out += self.divinities(view["players"][seat], lang)
        if view["phase"] == "belief":
            out += self.beliefs(look)
        if view["phase"] == "scoring":
            out += [[("", str(text), PLAIN)] for text in self.presenter.declarations(view, look.names, lang)]
        if view["phase"] in ("belief", "over") and view["rounds"]:
            words = say("myths-round-counted", lang, round=len(view["rounds"]))
            out += self.sums(view["rounds"][-1]["sheet"], look, words)
        elif view["phase"] == "scoring":
            out += self.sums(view["counting"], look, say("myths-so-far", lang, round=view["round"]))
        return out

    def divinities(self, own: Player, lang: str) -> list[list[tuple[str, str, Style]]]:
        """The two of which one is kept, or those that are known to be unused."""
        extra, seen = own.get("extra_divinity"), own.get("divinities_seen")
        if extra:
            both = [id for id in (own["divinity"], extra) if id]
            return [[(f"divinity:{id}", self.rules.cards[id].name(lang), BOLD) for id in both]]
        if not seen:
            return []
        names = ", ".join(self.rules.cards[id].name(lang) for id in seen)
        return [[("", say("labelled", lang, what=say("myths-seen", lang), words=names), DIM)]]

    def beliefs(self, look: Look[View]) -> list[list[tuple[str, str, Style]]]:
        """The free beliefs, five in a line, and who has taken which."""
        lang = look.lang
        free = [(f"belief:{id}", self.rules.cards[id].name(lang), BOLD) for id in look.view["free_beliefs"]]
        out = [free[at : at + 5] for at in range(0, len(free), 5)]
        taken = [
            (f"player:{player['seat']}", f"p{player['seat']}: {player['belief_name'] or '…'}", of_seat(player["seat"]))
            for player in look.view["players"]
        ]
        return out + [list(taken[at : at + 4]) for at in range(0, len(taken), 4)]

    def sums(self, sheet: Sequence[Sheet], look: Look[View], heading: str) -> list[list[tuple[str, str, Style]]]:
        """A counting in sums, one line a player; the key S tells it point by point."""
        heads = [say(key, look.lang) for key in (*STEPS.values(), "myths-total")]
        wide = max(cell_len(look.names[one["seat"]]) for one in sheet)
        out = [[("", f"{heading} (S)", BOLD)]]
        out.append([("", " " * wide + "".join(f"  {head}" for head in heads), DIM)])
        for one in sheet:
            numbers = [str(points) if points else "-" for points in step_sums(one)]
            line = "".join(f"  {n:>{cell_len(head)}}" for n, head in zip(numbers, heads, strict=False))
            name = look.names[one["seat"]]
            total = f"  {one['total']:>{cell_len(heads[-1])}}"
            out.append([
                ("", name + " " * (wide - cell_len(name)), of_seat(one["seat"], bold=True)),
                ("", line, PLAIN),
                ("", total, BOLD),
            ])  # fmt: skip
        return out

    # The hand -------------------------------------------------------------------------------------------------------
    def hand(self, look: Look[View], width: int, height: int) -> Canvas:
        """The cards in hand, with what they say where the rows allow it."""
        hands = [(player["seat"], player["hand"]) for player in look.view["players"] if player.get("hand")]
        sizes = [(34, 4), (28, 4), (34, 3), (28, 3), (34, 2), (28, 2)] if height >= 5 else []
        for least, rows in [*sizes, (26, 1), (20, 1), (15, 1), (12, 1)]:
            canvas = self.hands(look, hands, width, least, rows)
            if canvas.height <= height:
                break
        canvas.point_at(look.cursor)
        return canvas

    def hands(self, look: Look[View], hands: list[tuple[int, list[str]]], width: int, least: int, each: int) -> Canvas:
        if not hands:
            canvas = Canvas(width, 1)
            canvas.write(2, 0, say("myths-no-hand", look.lang), DIM)
            return canvas
        plans = []
        for seat, cards in hands:
            faces = list(dict.fromkeys(cards))
            columns = max(1, min(width // least, len(faces)))
            plans.append((seat, cards, faces, columns, min(width // columns, 52)))
        canvas = Canvas(width, sum(each * rows_of(len(faces), columns) for _, _, faces, columns, _ in plans))
        y = 0
        for seat, cards, faces, columns, wide in plans:
            for i, card in enumerate(faces):
                x, at = (i % columns) * wide, y + (i // columns) * each
                key = f"hand:{card}" if seat == (look.view["seat"] or 0) else f"hand{seat}:{card}"
                self.chip(canvas, look, key, cards.count(card), (x, at), (wide - 1, each))
                canvas.spot(key, x, at, wide - 1, each)
            y += each * rows_of(len(faces), columns)
        return canvas

    def chip(
        self, canvas: Canvas, look: Look[View], key: str, copies: int, at: tuple[int, int], size: tuple[int, int]
    ) -> None:
        (x, y), (width, rows) = at, size
        face = self.rules.cards[key.partition(":")[2]]
        keys = face.keys()
        right = x + width
        if "colour" in keys:
            colour = COLOURS[keys["colour"]]
            right = canvas.write_right(right, y, letters(keys["colour"], look.lang), colour)
            right = canvas.write_right(right, y, str(keys["value"]), BOLD) - 1
        else:
            right = canvas.write_right(right, y, SPELLS, DIM) - 1
        if copies > 1:
            right = canvas.write_right(right, y, f"×{copies}", style_of(key, look, BOLD)) - 1
        start = canvas.write(x, y, f"{mark_of(key, look)} ", LIT)
        canvas.write(start, y, face.name(look.lang), style_of(key, look, PLAIN), right - start)
        for row, line in enumerate(wrapped(" ".join(face.text(look.lang)), width - 2, rows - 1)[: rows - 1], 1):
            canvas.write(x + 2, y + row, line, DIM, width - 2)

    # Things ---------------------------------------------------------------------------------------------------------
    def subject(self, token: str, look: Look[View]) -> str | None:
        verb, *words = token.split()
        if not words:
            return None
        what = words[0]
        if verb in ("play", "hide"):
            return f"hand:{what}"
        if verb == "card":
            return self.picked(what, asked(look)["kind"])
        if verb in ("player", "accuse"):
            return f"player:{what.removeprefix('p')}"
        if what.startswith("#"):  # target, fuse, use, colour
            return what
        return f"player:{asked(look)['seat']}"  # a belief is used

    def picked(self, card: str, kind: Kind) -> str:
        sorts: dict[Kind, str] = {"choose-belief": "belief", "polytheism-keep": "divinity", FROM_HAND: "hand"}
        return f"{sorts.get(kind, 'card')}:{card}"

    def aims(self, token: str) -> tuple[str, ...]:
        words = token.split()
        return tuple(word for word in words[2:] if word.startswith("#"))

    def summary(self, key: str, tokens: list[str], look: Look[View]) -> str:
        ways = [self.way(token, look) for token in tokens]
        return say("labelled", look.lang, what=self.title(key, look), words=" / ".join(ways))

    def way(self, token: str, look: Look[View]) -> str:
        """What a token does with a thing, in a word or two."""
        lang = look.lang
        verb, *words = token.split()
        if verb == "hide":
            return say("myths-face-down", lang)
        if verb == "play" and len(words) > 1:
            return say("myths-way-onto", lang, object=words[1])
        if verb == "play":
            creature = "colour" in self.rules.cards[words[0]].keys()  # noqa: SIM118 - a method of cards
            return say("myths-way-play" if creature else "myths-way-cast", lang)
        if verb == "fuse":
            return say("myths-way-fuse", lang, object=words[1])
        if verb == "colour":
            return next(name for colour, name in self.presenter.colours(lang).items() if colour == words[1])
        if verb == "accuse":
            return self.rules.cards[words[1]].name(lang)
        return say("try-use", lang)

    def title(self, key: str, look: Look[View]) -> str:
        sort, _, rest = key.partition(":")
        if key == "discard":
            return say("myths-discard", look.lang, count=len(look.view["discard"]))
        if sort == "player":
            return look.names[int(rest)]
        if key.startswith("#"):
            c = self.object(key, look)
            if c is None:
                return key
            return keyed(key, c["name"] if c["known"] else say("myths-face-down", look.lang))
        return self.rules.cards[rest].name(look.lang)

    def number(self, key: str) -> int:
        return int(key[1:]) if key.startswith("#") else 0

    def object(self, key: str, look: Look[View]) -> Creature | None:
        return next((c for c in objects(look.view) if f"#{c['object']}" == key), None)

    def cards(self, key: str, look: Look[View]) -> list[str]:
        sort, _, rest = key.partition(":")
        if key == "discard":
            return list(dict.fromkeys(look.view["discard"]))
        if sort == "player":
            player = look.view["players"][int(rest)]
            return [id for id in (player["divinity"], player["belief"]) if id is not None]
        if key.startswith("#"):
            c = self.object(key, look)
            return [] if c is None or not c["known"] else [c.get("looks", c["card"])]
        return [rest]

    def standing(self, key: str, look: Look[View]) -> list[str]:
        lang = look.lang
        sort, _, rest = key.partition(":")
        if sort == "player":
            return self.player_standing(look.view["players"][int(rest)], look)
        for player in look.view["players"]:
            for c in player["field"]:
                if f"#{c['object']}" == key:
                    field = say("myths-field-of", lang, name=look.names[player["seat"]])
                    if not c["known"]:
                        return [field, say("myths-face-down", lang)]
                    return [field, say("myths-value", lang, value=worth(c)), *self.presenter.states(c, lang)]
        return []

    def player_standing(self, player: Player, look: Look[View]) -> list[str]:
        lang = look.lang
        used, spells = player["slots_used"], player["spells_played"]
        out = [say("myths-slots-and-spells", lang, used=used, slots=SLOTS, spells=spells)]
        out.append(say("labelled", lang, what=say("myths-divinity", lang), words=self.presenter.divinity(player, lang)))
        if player["belief_name"] is not None:
            out.append(say("labelled", lang, what=say("myths-belief", lang), words=player["belief_name"]))
        for number, score in enumerate(player["scores"], 1):
            what = say("myths-round", lang, round=number, rounds=ROUNDS)
            out.append(say("labelled", lang, what=what, words=score))
        marks = marks_of(player, look.view, lang)
        return [*out, ", ".join(marks)] if marks else out

    def chapter(self, kind: str) -> list[str]:
        section = next((section for asks, section in CHAPTERS.items() if asks == kind), "MG-6.")
        return [id for id in self.rules.clauses if id.startswith(section)]

    def tries(self, key: str, kind: str, look: Look[View]) -> list[tuple[str, str]]:
        lang = look.lang
        sort, _, rest = key.partition(":")
        if key.startswith("#"):
            if kind == "main":
                return [(f"use {key}", say("try-use", lang))]
            return [(f"target {key}", say("try-target", lang))]
        if sort == "player":
            belief = look.view["players"][int(rest)]["belief"]
            if kind == "main" and int(rest) == look.view["seat"] and belief is not None:
                return [(f"use {belief}", say("try-use", lang))]
            return [(f"player p{rest}", say("try-player", lang))]
        if sort == "hand" and kind in ("main", "chimera-place"):
            return [(f"play {rest}", say("try-play-up", lang)), (f"hide {rest}", say("try-play-down", lang))]
        return [(f"card {rest}", say("try-card", lang))] if rest else []

    def passing(self, tokens: tuple[str, ...]) -> int | None:
        for token in ("done", "skip"):
            if token in tokens:
                return tokens.index(token)
        return None

    def legend(self, lang: str) -> list[tuple[str, str]]:
        colours = ", ".join(f"{letters(colour, lang)} {name}" for colour, name in self.presenter.colours(lang).items())
        return [
            ("#12", say("legend-number", lang)),
            (f"3{letters('green', lang)}", say("legend-myth-colours", lang, letters=colours)),
            (CHANGED, say("legend-value-changed", lang)),
            (BACK, say("legend-face-down", lang)),
            (FREE, say("legend-free-slot", lang)),
            (" ".join([*SIGNS.values(), COPIED, TRANSFORMED]), say("legend-myth-states", lang)),
            (f"{SPELLS}2", say("myths-spells", lang)),
            (AHEAD, say("legend-turn", lang)),
            (STARTER, say("legend-starter", lang)),
            (AIMED, say("legend-aim", lang)),
            (ALSO, say("legend-also", lang)),
        ]

    def piles(self, look: Look[View]) -> list[tuple[str, list[str]]]:
        cards = list(look.view["discard"])
        return [(say("myths-discard", look.lang, count=len(cards)), cards)]

    def in_short(self, view: View, lang: str) -> str:
        totals = " : ".join(str(player["total"]) for player in view["players"])
        return say("myths-in-short", lang, round=view["round"], totals=totals)

    def countings(self, look: Look[View]) -> list[RenderableType]:
        """The finished rounds, the last one first; before them what is being counted."""
        view, lang = look.view, look.lang
        out: list[RenderableType] = []
        if view["phase"] == "scoring":
            heading = say("myths-so-far", lang, round=view["round"])
            out.append(self.presenter.sheet(view["counting"], look.names, lang, heading))
        for number in range(len(view["rounds"]), 0, -1):
            out.append(self.presenter.counting(view, look.names, lang, number))
        return out


# The view -----------------------------------------------------------------------------------------------------------------
def asked(look: Look[View]) -> Decision:
    """The open decision: there is one wherever a token may be chosen."""
    decision = look.view["decision"]
    assert decision is not None
    return decision


# Signs --------------------------------------------------------------------------------------------------------------------
def letters(colour: Colour, lang: str) -> str:
    """A colour in two letters; one would not tell green from grey."""
    return dict(zip(COLOURS, say("myths-colour-letters", lang).split(), strict=True))[colour]


def signs_of(c: Creature) -> str:
    out = "".join(sign for field, sign in SIGNS.items() if c[field])
    if "looks" in c:
        out += TRANSFORMED if c["transformed"] else COPIED
    return out


LAYOUT = Myths
