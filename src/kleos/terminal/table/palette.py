"""The colours of the table: safe for every kind of colour vision, and never the only sign of anything."""

from rich.style import Style
from textual.theme import Theme

# After Okabe and Ito, whose colours differ in lightness too
SKY = "#56b4e9"
ORANGE = "#e69f00"
YELLOW = "#f0e442"
VERMILION = "#ee8866"
GREEN = "#44bb99"
PINK = "#cc79a7"
SILVER = "#bbc4d4"
LILAC = "#b39ddb"

GROUND = "#14171f"
RAISED = "#1d222e"
INK = "#e8e6e3"
FAINT = "#98a2b3"
LINE = "#4b5568"

THEME = Theme(
    name="kleos",
    primary=SKY,
    secondary=ORANGE,
    accent=YELLOW,
    warning=ORANGE,
    error=VERMILION,
    success=GREEN,
    foreground=INK,
    background=GROUND,
    surface=GROUND,
    panel=RAISED,
    dark=True,
    variables={
        "border": LINE,
        "border-blurred": LINE,
        "block-cursor-background": YELLOW,
        "block-cursor-foreground": GROUND,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#5a5a32",
        "block-cursor-blurred-foreground": INK,
        "block-cursor-blurred-text-style": "none",
        "scrollbar": LINE,
        "scrollbar-background": GROUND,
        "scrollbar-corner-color": GROUND,
        "scrollbar-hover": FAINT,
        "scrollbar-active": FAINT,
        "scrollbar-background-hover": GROUND,
        "scrollbar-background-active": GROUND,
    },
)

SEATS = (SKY, ORANGE, GREEN, PINK, VERMILION, LILAC)

PLAIN = Style(color=INK)
DIM = Style(color=FAINT)
RULE = Style(color=LINE)
BOLD = Style(color=INK, bold=True)
LIT = Style(color=YELLOW, bold=True)  # with a letter before it: can be chosen
AIM = Style(color=YELLOW, underline=True)  # where the choice under the cursor leads
CURSOR = Style(color=GROUND, bgcolor=YELLOW, bold=True)
NOTICE = Style(color=ORANGE, bold=True)
CARD = Style(color=GREEN)


def of_seat(seat: int, bold: bool = False) -> Style:
    return Style(color=SEATS[seat % len(SEATS)], bold=bold)
