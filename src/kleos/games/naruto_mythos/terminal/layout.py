"""The table of Naruto Mythos: missions as lanes between the two players, the hand below."""

from typing import Final

from rich.style import Style

from kleos.games.facts import full_name
from kleos.games.naruto_mythos.schema import Character, Kind, Mission, Rank, View
from kleos.terminal.messages import keyed, say
from kleos.terminal.table.canvas import Canvas, fitted, rows_of, wrapped
from kleos.terminal.table.layout import AIMED, ALSO, Layout, Look, mark_of, style_of
from kleos.terminal.table.palette import BOLD, DIM, LIT, PLAIN, RAISED, RULE, of_seat

ROUNDS = 4
RANKS: Final[tuple[Rank, ...]] = ("D", "C", "B", "A")
EVEN = 112  # columns from which missions to come get as much room as the others
STUB = 6  # columns of a mission to come where there is less
BOX = 4  # rows of a card in a frame
BOX_WIDTH = 24  # columns that a frame needs
CHIP = 19  # columns of a card in hand in one row
BAND = Style(bgcolor=RAISED)

HIDDEN = "▒"
TOKENS = "●"
STACK = "▤"
TAKEN = "⇄"
LOCKS = "⊘"
CHAKRA = "◇"
POWER = "P"
YES = "✓"
NO = "✗"
AHEAD = "▶"

# Which verbs a thing is asked about, by kind of decision
PLAYING: Final[tuple[Kind, ...]] = ("turn", "effect-play", "demand")
PICKING: Final[tuple[Kind, ...]] = ("card", "discard-order")


class Lanes(Layout[View]):
    """Naruto Mythos. Keys of things: hand:KS-009, #12, mission:C, pile:1 (a discard pile), card:KS-009 (elsewhere)."""

    def about(self, lang: str) -> str:
        return say("lanes-about", lang, players=self.rules.players[0], cards=len(self.rules.cards))

    # The picture ----------------------------------------------------------------------------------------------------
    def head(self, look: Look[View], width: int, height: int) -> Canvas:
        canvas = Canvas(width, 2)
        self.heading(canvas, look)
        self.player(canvas, look, 1 - (look.view["seat"] or 0), 1)
        canvas.point_at(look.cursor)
        return canvas

    def table(self, look: Look[View], width: int, height: int) -> Canvas:
        view = look.view
        bottom = view["seat"] or 0
        top = 1 - bottom
        missions = view["missions"]
        most = [max([1, *[len(mission["sides"][seat]) for mission in missions]]) for seat in range(2)]
        band = 2
        needed = band + most[top] + most[bottom]
        if needed > height:
            width -= 1  # for what scrolls it
        widths = lane_widths(width, len(missions))
        roomy = min(widths[: len(missions)] or widths) > BOX_WIDTH + 1
        if missions and roomy:
            text = min(2, max(0, (height - needed) // 4))  # rows for what the missions say
            band += text
            needed += text
        canvas = Canvas(width, max(height, needed))
        spare = canvas.height - needed
        above = most[top] + share(spare, most[top], most[bottom])
        below = canvas.height - band - above
        canvas.middle = above + band // 2
        x = 0
        for place, wide in enumerate(widths):
            last = place == len(RANKS) - 1
            inner = wide - (0 if last else 1)
            if place < len(missions):
                mission = missions[place]
                self.side(canvas, look, mission["sides"][top], x, 0, inner, above, True)
                self.mission(canvas, look, mission, (x, above), (inner, band), roomy)
                self.side(canvas, look, mission["sides"][bottom], x, above + band, inner, below, False)
            else:
                self.to_come(canvas, look, place, x, above, inner, band)
            if not last:
                for y in range(canvas.height):
                    canvas.write(x + inner, y, "│", RULE + BAND if above <= y < above + band else RULE)
            x += wide
        canvas.point_at(look.cursor)
        return canvas

    def heading(self, canvas: Canvas, look: Look[View]) -> None:
        view, lang = look.view, look.lang
        canvas.fill(0, 0, canvas.width, " ", BAND)
        x = canvas.write(1, 0, self.rules.title, BOLD + BAND)
        right = canvas.write_right(canvas.width - 1, 0, fitted(look.headline, canvas.width // 2), LIT + BAND)
        words = ["", say("round-of", lang, round=view["round"], rounds=ROUNDS)]
        if view["mission_deck"]:
            words.append(say("missions-to-come", lang, count=view["mission_deck"]))
        if view["mode"] != "casual":
            words.append(say("mode-competitive", lang))
        canvas.write(x, 0, " · ".join(words), PLAIN + BAND, right - x - 1)

    def player(self, canvas: Canvas, look: Look[View], seat: int, y: int) -> None:
        """A player in one line: name, points and everything that is counted."""
        view, lang = look.view, look.lang
        player = view["players"][seat]
        turn = view["turn"] == seat
        x = canvas.write(0, y, f"{AHEAD if turn else ' '} {look.names[seat]} ", of_seat(seat, bold=True))
        marks = []
        if view["edge"] == seat:
            marks.append(say("lanes-edge", lang))
        if player["passed"]:
            marks.append(say("mark-passed", lang))
        if player["conceded"]:
            marks.append(say("mark-conceded", lang))
        if marks:
            x = canvas.write(x + 1, y, f"[{', '.join(marks)}]", BOLD)
        x = self.count(canvas, x, y, say("points", lang, count=player["points"]), BOLD)
        x = self.count(canvas, x, y, CHAKRA + say("lanes-chakra", lang, count=player["chakra"]), BOLD)
        x = self.count(canvas, x, y, say("lanes-hand", lang, count=player["hand_size"]), PLAIN)
        x = self.count(canvas, x, y, say("lanes-deck", lang, count=player["deck_size"]), PLAIN)
        start = x + 2
        x = self.count(canvas, x, y, say("lanes-discard", lang, count=len(player["discard"])), PLAIN)
        canvas.spot(f"pile:{seat}", start, y, x - start)
        if player["discard"]:
            canvas.write(x, y, f" ({self.rules.cards[player['discard'][0]].name(lang)})", DIM)

    def count(self, canvas: Canvas, x: int, y: int, text: str, style: Style) -> int:
        return canvas.write(x + 2, y, text, style)

    def mission(
        self,
        canvas: Canvas,
        look: Look[View],
        mission: Mission,
        corner: tuple[int, int],
        size: tuple[int, int],
        roomy: bool,
    ) -> None:
        """Name and worth, what it says if there is room, and who leads."""
        lang = look.lang
        (x, y), (width, rows) = corner, size
        key = f"mission:{mission['rank']}"
        for row in range(rows):
            canvas.fill(x, y + row, width, " ", BAND)
        canvas.spot(key, x, y, width, 1)
        points = f"{say('points', lang, count=mission['points'])} " if roomy else f"+{mission['points']}"
        right = canvas.write_right(x + width, y, points, BOLD + BAND)
        at = canvas.write(x, y, mark_of(key, look) + (" " if roomy else ""), LIT + BAND)
        style = style_of(key, look, BOLD)
        canvas.write(at, y, f"{mission['rank']} {mission['name']}", style + BAND, right - at - 1)
        if rows > 2:
            text = " ".join(self.rules.cards[mission["card"]].text(lang))
            for row, line in enumerate(wrapped(text, width - 3, rows - 2)):
                canvas.write(x + 2, y + 1 + row, line, DIM + BAND)
        words, who = leading(mission["totals"], look.view["edge"], lang)
        bottom = look.view["seat"] or 0
        totals = f"{mission['totals'][bottom]}:{mission['totals'][1 - bottom]}"
        style = DIM if who is None else of_seat(who, bold=True)
        right = canvas.write_right(x + width - (1 if roomy else 0), y + rows - 1, totals, BOLD + BAND)
        at = x + (2 if roomy else 1)
        canvas.write(at, y + rows - 1, words, style + BAND, right - at - 1)

    def to_come(self, canvas: Canvas, look: Look[View], place: int, x: int, y: int, width: int, rows: int) -> None:
        """A mission that is still in the mission deck."""
        for row in range(rows):
            canvas.fill(x, y + row, width, " ", BAND)
        canvas.write(x + 1, y, RANKS[place], DIM + BAND)
        words = say("lanes-in-round", look.lang, round=place + 1)
        if width >= len(words) + 4:
            canvas.write(x + 3, y, words, DIM + BAND)
        else:
            canvas.write(x + 1, y + rows - 1, f"{HIDDEN}{HIDDEN}", DIM + BAND)

    # Characters -----------------------------------------------------------------------------------------------------
    def side(
        self,
        canvas: Canvas,
        look: Look[View],
        side: list[Character],
        x: int,
        y: int,
        width: int,
        rows: int,
        towards_bottom: bool,
    ) -> None:
        """One player's characters in a mission, as large as the room allows, the nearest at the mission."""
        if not side:
            return
        each = next(
            (size for size in (BOX, 2, 1) if len(side) * size <= rows and (size < BOX or width >= BOX_WIDTH)), 1
        )
        at = y + rows - len(side) * each if towards_bottom else y
        for c in side:
            if each == BOX:
                self.framed(canvas, look, c, x, at, width)
            else:
                self.flat(canvas, look, c, x, at, width, each)
            canvas.spot(f"#{c['object']}", x, at, width, each)
            at += each

    def flat(self, canvas: Canvas, look: Look[View], c: Character, x: int, y: int, width: int, rows: int) -> None:
        key = f"#{c['object']}"
        wide = width > CHIP + 4
        right = canvas.write_right(x + width, y, f"{c['power']} " if wide else str(c["power"]), BOLD)
        badges = self.badges(c)
        if badges and rows == 1:
            right = canvas.write_right(right - 1, y, "".join(badges), PLAIN)
        at = canvas.write(x, y, mark_of(key, look) + (" " if wide else ""), LIT)
        at = canvas.write(at, y, f"{key} ", of_seat(c["controller"]))
        canvas.write(at, y, self.named(c, look, wide), character_style(c, key, look), right - at - 1)
        if rows > 1:
            below = " ".join([*badges, self.subtitle(c, look)])
            canvas.write(x + 3, y + 1, below, DIM, width - 4)

    def framed(self, canvas: Canvas, look: Look[View], c: Character, x: int, y: int, width: int) -> None:
        """A character as a card; hidden ones have a broken frame."""
        key = f"#{c['object']}"
        corners, across, down = ("┌┐└┘", "┄", "┆") if c["hidden"] else ("╭╮╰╯", "─", "│")
        frame = style_of(key, look, of_seat(c["controller"]))
        inner = width - 2
        canvas.write(x, y, corners[0] + across * inner + corners[1], frame)
        canvas.write(x, y + 3, corners[2] + across * inner + corners[3], frame)
        for row in (1, 2):
            canvas.write(x, y + row, down, frame)
            canvas.write(x + width - 1, y + row, down, frame)
        mark = mark_of(key, look)
        at = canvas.write(x + 2, y, " " if mark == " " else f" {mark} ", LIT)
        canvas.write(at, y, f"{key} ", of_seat(c["controller"], bold=True))
        canvas.write_right(x + width - 2, y, f" {say('power', look.lang, power=c['power'])} ", BOLD)
        canvas.write(x + 2, y + 1, self.named(c, look, True), character_style(c, key, look), inner - 2)
        badges = " ".join(self.badges(c))
        right = canvas.write_right(x + width - 2, y + 2, badges, BOLD) if badges else x + width - 2
        canvas.write(x + 2, y + 2, self.subtitle(c, look), DIM, right - x - 3)

    def named(self, c: Character, look: Look[View], wide: bool) -> str:
        if "card" not in c:
            return f"{HIDDEN}{HIDDEN} " + say("hidden", look.lang)
        if c["hidden"]:
            return f"{HIDDEN} {c['name']}" if wide else f"{HIDDEN}{c['name']}"
        return c["name"]

    def subtitle(self, c: Character, look: Look[View]) -> str:
        if "card" not in c:
            return ""
        title = self.rules.cards[c["card"]].title(look.lang)
        return say("noted", look.lang, what=title, note=say("hidden", look.lang)) if c["hidden"] else title

    def badges(self, c: Character) -> list[str]:
        out = []
        if c["tokens"]:
            out.append(f"{TOKENS}{c['tokens']}")
        if c["stack"] > 1:
            out.append(f"{STACK}{c['stack']}")
        if c["owner"] != c["controller"]:
            out.append(TAKEN)
        if c.get("lock"):
            out.append(LOCKS)
        return out

    # The hand -------------------------------------------------------------------------------------------------------
    def hand(self, look: Look[View], width: int, height: int) -> Canvas:
        """The cards as large as the rows allow: in frames, or in a line each, which is as long as it can be."""
        hands = [(player["seat"], player["hand"]) for player in look.view["players"] if "hand" in player]
        sizes = [(CHIP + 7, BOX)] if width >= EVEN else []
        for wide, rows in [*sizes, (40, 1), (32, 1), (CHIP + 7, 1), (CHIP + 1, 1)]:
            canvas = self.hands(look, hands, width, wide, rows)
            if canvas.height <= height:
                break
        self.player(canvas, look, look.view["seat"] or 0, 0)
        canvas.point_at(look.cursor)
        return canvas

    def hands(self, look: Look[View], hands: list[tuple[int, list[str]]], width: int, least: int, each: int) -> Canvas:
        """Every hand that is seen, one below the other, under a line for the player."""
        plans = []
        for seat, cards in hands:
            faces = list(dict.fromkeys(cards))
            columns = max(1, min(width // least, len(faces)))
            plans.append((seat, cards, faces, columns, min(width // columns, 44)))
        canvas = Canvas(width, 1 + sum(each * rows_of(len(faces), columns) for _, _, faces, columns, _ in plans))
        y = 1  # below the player
        for seat, cards, faces, columns, wide in plans:
            if not faces:
                canvas.write(2, y, say("lanes-no-hand", look.lang, who=look.names[seat]), DIM)
            for i, card in enumerate(faces):
                x, at = (i % columns) * wide, y + (i // columns) * each
                key = self.hand_key(card, seat, look)
                draw = self.card_frame if each == BOX else self.chip
                draw(canvas, look, key, card, cards.count(card), x, at, wide - 1)
                canvas.spot(key, x, at, wide - 1, each)
            y += each * rows_of(len(faces), columns)
        return canvas

    def hand_key(self, card: str, seat: int, look: Look[View]) -> str:
        """The hand of the seat that looks comes without a number; with open hands the other has one."""
        return f"hand:{card}" if seat == (look.view["seat"] or 0) else f"hand{seat}:{card}"

    def afford(self, card: str, look: Look[View]) -> str:
        """Whether a card in hand can be played face up, only hidden, or not at all; nothing when that is not asked."""
        verbs = {token.split()[0] for token in look.tokens if token.split()[1:2] == [card]}
        asked = {token.split()[0] for token in look.tokens} & {"play", "hide", "upgrade", "pass", "reveal"}
        if not asked or {"card", "target", "mission"} & {token.split()[0] for token in look.tokens}:
            return " "
        if verbs & {"play", "upgrade"}:
            return YES
        return HIDDEN if "hide" in verbs else NO

    def chip(
        self, canvas: Canvas, look: Look[View], key: str, card: str, copies: int, x: int, y: int, width: int
    ) -> None:
        face = self.rules.cards[card]
        facts = face.facts(look.lang)
        lit = key in look.letters
        can = self.afford(card, look)
        style = style_of(key, look, DIM if can == NO else PLAIN)
        right = canvas.write_right(x + width, y, f"{POWER}{facts['power']}", BOLD if lit else style)
        if copies > 1:
            right = canvas.write_right(right - 1, y, f"×{copies}", style)
        at = canvas.write(x, y, mark_of(key, look), LIT)
        at = canvas.write(at, y, f"{can}{CHAKRA}{facts['cost']} ", style)
        room = right - at - 1
        name, title = face.name(look.lang), face.title(look.lang)
        at = canvas.write(at, y, name, style, room)
        if right - at - 3 > 8:
            canvas.write(at, y, f", {title}", DIM, right - at - 1)

    def card_frame(
        self, canvas: Canvas, look: Look[View], key: str, card: str, copies: int, x: int, y: int, width: int
    ) -> None:
        face = self.rules.cards[card]
        facts = face.facts(look.lang)
        lit = key in look.letters
        can = self.afford(card, look)
        style = style_of(key, look, DIM if can == NO else PLAIN)
        frame = style if lit or key in look.aims else RULE
        inner = width - 2
        canvas.write(x, y, "╭" + "─" * inner + "╮", frame)
        canvas.write(x, y + 3, "╰" + "─" * inner + "╯", frame)
        for row in (1, 2):
            canvas.write(x, y + row, "│", frame)
            canvas.write(x + width - 1, y + row, "│", frame)
        mark = mark_of(key, look)
        at = canvas.write(x + 2, y, " " if mark == " " else f" {mark} ", LIT)
        canvas.write(at, y, f"{CHAKRA}{facts['cost']} ", BOLD if can != NO else DIM)
        canvas.write_right(x + width - 2, y, f" {POWER}{facts['power']} ", BOLD)
        canvas.write(x + 2, y + 1, face.name(look.lang), style, inner - 2)
        canvas.write(x + 2, y + 2, face.title(look.lang), DIM, inner - 2)
        words = {YES: "lanes-can-play", HIDDEN: "lanes-can-hide", NO: "lanes-can-nothing"}
        foot = keyed(can, say(words[can], look.lang)) if can in words else ""
        foot += f" ×{copies}" if copies > 1 else ""
        if foot.strip():
            canvas.write(x + 2, y + 3, f" {foot.strip()} ", style, inner - 2)

    # Things ---------------------------------------------------------------------------------------------------------
    def subject(self, token: str, look: Look[View]) -> str | None:
        words = token.split()
        if len(words) < 2:
            return None
        if words[0] == "mission":
            return f"mission:{words[1]}"
        if words[1].startswith("#"):
            return words[1]
        if words[0] in ("play", "hide", "upgrade") and words[1] in self.own_hand(look):
            return f"hand:{words[1]}"
        if words[0] == "card" and self.asks_for_hand(look):
            return f"hand:{words[1]}"
        return f"card:{words[1]}" if words[1] in self.rules.cards else None

    def own_hand(self, look: Look[View]) -> list[str]:
        seat = look.view["seat"]
        return [] if seat is None else look.view["players"][seat]["hand"]

    def asks_for_hand(self, look: Look[View]) -> bool:
        """Whether the cards to choose from can only be those in hand."""
        asked = {token.split()[1] for token in look.tokens if token.startswith("card ")}
        piles = [set(player["discard"]) for player in look.view["players"]]
        return asked <= set(self.own_hand(look)) and not any(asked <= pile for pile in piles)

    def aims(self, token: str) -> tuple[str, ...]:
        words = token.split()
        if words[0] in ("play", "hide"):
            return (f"mission:{words[2]}",)
        return tuple(word for word in words[2:] if word.startswith("#"))

    def summary(self, key: str, tokens: list[str], look: Look[View]) -> str:
        ways: dict[str, list[str]] = {}
        for token in tokens:
            words = token.split()
            ways.setdefault(words[0], []).append(" ".join(words[2:]))
        parts = [deed(verb, " ".join(where), look.lang) for verb, where in ways.items()]
        return say("labelled", look.lang, what=self.title(key, look), words=", ".join(parts))

    def title(self, key: str, look: Look[View]) -> str:
        sort, _, rest = key.partition(":")
        if sort == "mission":
            mission = next(mission for mission in look.view["missions"] if mission["rank"] == rest)
            return f"{rest} {mission['name']}"
        if sort == "pile":
            return say("pile-of", look.lang, name=look.names[int(rest)])
        if key.startswith("#"):
            c = self.character(key, look)
            if c is None:
                return key
            return keyed(key, c["name"] if "card" in c else say("hidden", look.lang))
        return full_name(self.rules.cards[rest], look.lang)

    def character(self, key: str, look: Look[View]) -> Character | None:
        for mission in look.view["missions"]:
            for side in mission["sides"]:
                for c in side:
                    if f"#{c['object']}" == key:
                        return c
        return None

    def cards(self, key: str, look: Look[View]) -> list[str]:
        sort, _, rest = key.partition(":")
        if sort == "mission":
            return [mission["card"] for mission in look.view["missions"] if mission["rank"] == rest]
        if sort == "pile":
            return list(look.view["players"][int(rest)]["discard"])
        if key.startswith("#"):
            c = self.character(key, look)
            return [] if c is None or "card" not in c else [c["card"], *c["under"]]
        return [rest]

    def standing(self, key: str, look: Look[View]) -> list[str]:
        lang = look.lang
        sort, _, rest = key.partition(":")
        if sort == "mission":
            mission = next(mission for mission in look.view["missions"] if mission["rank"] == rest)
            words, _ = leading(mission["totals"], look.view["edge"], lang)
            totals = " : ".join(str(total) for total in mission["totals"])
            return [say("lanes-mission-standing", lang, points=mission["points"], totals=totals, words=words)]
        c = self.character(key, look) if key.startswith("#") else None
        if c is None:
            return []
        out = [say("power", lang, power=c["power"])]
        if c["hidden"]:
            out.append(say("lanes-hidden-known" if "card" in c else "lanes-hidden-unknown", lang))
        if c["tokens"]:
            out.append(say("tokens", lang, count=c["tokens"]))
        if c["stack"] > 1:
            under = ", ".join(f"{self.rules.cards[id].name(lang)} {id}" for id in c.get("under", []))
            out.append(say("over-cards", lang, cards=under) if under else say("cards", lang, count=c["stack"]))
        if c["owner"] != c["controller"]:
            out.append(say("held-by", lang, owner=c["owner"], object=c["controlled_by"]))
        if c.get("lock"):
            out.append(say("locks", lang, object=c["lock"]))
        return out

    def chapter(self, kind: str) -> list[str]:
        section = {"mulligan": "NM-3.", "turn": "NM-5."}.get(kind, "NM-6.")
        return [id for id in self.rules.clauses if id.startswith(section)]

    def tries(self, key: str, kind: str, look: Look[View]) -> list[tuple[str, str]]:
        lang = look.lang
        sort, _, rest = key.partition(":")
        ranks = [mission["rank"] for mission in look.view["missions"]]
        seat = look.view["seat"] or 0
        mine = [f"#{c['object']}" for mission in look.view["missions"] for c in mission["sides"][seat]]
        out: list[tuple[str, str]] = []
        if sort == "hand":
            if kind in PICKING:
                out.append((f"card {rest}", say("try-card", lang)))
            else:
                out += [(f"play {rest} {rank}", say("try-play", lang, rank=rank)) for rank in ranks]
                out += [
                    (f"upgrade {rest} {n}", say("try-upgrade", lang, object=n))
                    for n in mine
                    if self.covers(rest, n, look)
                ]
                out += [(f"hide {rest} {rank}", say("try-hide", lang, rank=rank)) for rank in ranks if kind == "turn"]
        elif sort == "mission":
            out.append((f"mission {rest}", say("try-mission", lang)))
        elif key.startswith("#"):
            if kind in PLAYING:
                out.append((f"reveal {key}", say("try-reveal", lang)))
            else:
                out.append((f"target {key}", say("try-target", lang)))
        return out

    def covers(self, card: str, key: str, look: Look[View]) -> bool:
        """Whether it is worth asking if a card upgrades a character: both bear one name."""
        c = self.character(key, look)
        return c is not None and not c["hidden"] and c["name"] == self.rules.cards[card].name(look.lang)

    def passing(self, tokens: tuple[str, ...]) -> int | None:
        for token in ("pass", "skip", "done"):
            if token in tokens:
                return tokens.index(token)
        return None

    def legend(self, lang: str) -> list[tuple[str, str]]:
        return [
            ("#12", say("legend-object", lang)),
            (f"{HIDDEN} {HIDDEN}{HIDDEN}", say("legend-hidden", lang)),
            (f"{TOKENS}2", say("legend-tokens", lang)),
            (f"{STACK}2", say("legend-stack", lang)),
            (TAKEN, say("legend-taken", lang)),
            (LOCKS, say("legend-locks", lang)),
            (f"{CHAKRA}3", say("legend-chakra", lang)),
            (f"{POWER}4", say("legend-power", lang)),
            (f"{YES} {HIDDEN} {NO}", say("legend-afford", lang)),
            ("+3", say("legend-points", lang)),
            ("9:4", say("legend-totals", lang)),
            (AHEAD, say("legend-turn", lang)),
            (AIMED, say("legend-aim", lang)),
            (ALSO, say("legend-also", lang)),
        ]

    def piles(self, look: Look[View]) -> list[tuple[str, list[str]]]:
        out = []
        for player in look.view["players"]:
            heading = say("pile-of", look.lang, name=look.names[player["seat"]])
            out.append((heading, list(player["discard"])))
        for player in look.view["players"]:
            if player["seat"] == look.view["seat"]:
                out.append((say("lanes-deck-list", look.lang), [*player["missions"], *player["deck_list"]]))
        return out

    def in_short(self, view: View, lang: str) -> str:
        points = ":".join(str(player["points"]) for player in view["players"])
        return say("lanes-in-short", lang, round=view["round"], rounds=ROUNDS, points=points)


# Words and numbers ------------------------------------------------------------------------------------------------------
def leading(totals: list[int], edge: int, lang: str) -> tuple[str, int | None]:
    """Who would win a mission now (NM-4.43 to NM-4.45), in words and by seat."""
    if max(totals) < 1:
        return say("lanes-nobody", lang), None
    if totals[0] == totals[1]:
        return say("lanes-leads-edge", lang, seat=edge), edge
    leader = 0 if totals[0] > totals[1] else 1
    return say("leads", lang, seat=leader), leader


def deed(verb: str, how: str, lang: str) -> str:
    """What a choice does with a card: "play M1 M3", "reveal"."""
    words = {
        "play": "verb-play",
        "hide": "verb-hide",
        "upgrade": "verb-upgrade",
        "reveal": "verb-reveal",
        "reveal-upgrade": "verb-reveal-upgrade",
        "defeat": "verb-defeat",
        "trigger": "verb-line",
        "line": "verb-line",
        "use": "verb-use",
    }
    return (say(words[verb], lang, how=how) if verb in words else keyed(verb, how)).rstrip()


def character_style(c: Character, key: str, look: Look[View]) -> Style:
    return style_of(key, look, DIM if "card" not in c else PLAIN)


def share(spare: int, above: int, below: int) -> int:
    """How much of the spare rows goes above the missions, so that both sides end up as equal as possible."""
    total = spare + above + below
    return min(spare, max(0, total // 2 - above))


def lane_widths(width: int, in_play: int) -> list[int]:
    """Columns for each of the four missions."""
    to_come = len(RANKS) - in_play
    if width >= EVEN or not in_play or not to_come:
        each = width // len(RANKS)
        return [each] * (len(RANKS) - 1) + [width - each * (len(RANKS) - 1)]
    each = (width - to_come * STUB) // in_play
    widths = [each] * in_play + [STUB] * to_come
    widths[in_play - 1] += width - sum(widths)
    return widths


LAYOUT = Lanes
