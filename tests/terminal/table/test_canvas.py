"""Pictures of cells, and going from spot to spot."""

from kleos.games.naruto_mythos.terminal.layout import lane_widths, share
from kleos.terminal.table.canvas import Canvas, Spot, fitted, neighbour, wrapped
from kleos.terminal.table.palette import BOLD, CURSOR, PLAIN


def test_what_does_not_fit_is_cut_and_marked() -> None:
    assert fitted("Naruto Uzumaki", 14) == "Naruto Uzumaki"
    assert fitted("Naruto Uzumaki", 8) == "Naruto…"
    assert fitted("Naruto", 1) == "…"
    assert fitted("Naruto", 0) == ""


def test_nothing_is_written_outside() -> None:
    canvas = Canvas(5, 2)
    canvas.write(3, 0, "abc")
    canvas.write(0, 7, "no")
    canvas.write(-2, 1, "no")
    canvas.write_right(5, 1, "xy", BOLD)
    assert canvas.lines() == ["   a…", "   xy"]
    assert Canvas(-3, -1).lines() == []
    assert [strip.cell_length for strip in canvas.strips()] == [5, 5]


def test_the_cursor_is_on_every_spot_of_a_thing() -> None:
    canvas = Canvas(6, 1)
    canvas.spot("a", 1, 0, 2)
    canvas.point_at("a")
    assert [style for _, style in canvas.cells[0]] == [PLAIN, CURSOR, CURSOR, PLAIN, PLAIN, PLAIN]


SPOTS = [
    Spot("top-left", 0, 0, 10),
    Spot("top-right", 12, 0, 10),
    Spot("middle-left", 0, 1, 10),
    Spot("low-left", 0, 4, 10, 2),
    Spot("low-right", 12, 3, 10),
    Spot("hand", 3, 8, 8),
]


def test_the_nearest_thing_in_a_direction() -> None:
    assert neighbour(SPOTS, None, 1, 0) == "top-left"
    assert neighbour(SPOTS, "gone", 1, 0) == "top-left"
    assert neighbour(SPOTS, "top-left", 1, 0) == "top-right"
    assert neighbour(SPOTS, "top-right", -1, 0) == "top-left"
    assert neighbour(SPOTS, "top-left", 0, 1) == "middle-left"
    assert neighbour(SPOTS, "middle-left", 0, 1) == "low-left"
    assert neighbour(SPOTS, "low-left", 0, 1) == "hand"
    assert neighbour(SPOTS, "low-right", 0, -1) == "top-right"
    assert neighbour(SPOTS, "top-right", 1, 0) == "top-right", "at the edge one stays"
    assert neighbour([], "x", 1, 0) is None


def test_every_thing_can_be_reached() -> None:
    reached = {"hand"}
    while True:
        more = {
            neighbour(SPOTS, key, dx, dy) or key for key in reached for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        if more <= reached:
            break
        reached |= more
    assert reached == {spot.key for spot in SPOTS}


def test_lanes_share_the_width() -> None:
    assert lane_widths(80, 4) == [20, 20, 20, 20]
    assert lane_widths(80, 1) == [62, 6, 6, 6]
    assert lane_widths(80, 0) == [20, 20, 20, 20]
    for width in range(60, 200):
        for missions in range(5):
            widths = lane_widths(width, missions)
            assert sum(widths) == width
            assert min(widths) > 0


def test_both_sides_end_up_equal() -> None:
    assert share(6, 1, 1) == 3
    assert share(6, 5, 1) == 1
    assert share(0, 5, 1) == 0
    assert share(4, 1, 9) == 4


def test_a_text_in_a_few_lines() -> None:
    assert wrapped("one two three four", 9, 3) == ["one two", "three", "four"]
    assert wrapped("one two three four", 9, 2) == ["one two", "three fo…"]
    assert wrapped("", 9, 2) == [""]
