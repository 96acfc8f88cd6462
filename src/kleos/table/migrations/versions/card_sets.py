"""The card sets that tables began with, so that matches go on with them when the cards of the server change."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "card_sets",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("digest", sa.String(40), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("card_sets")
