"""How matches stood when their tables were left, so that they go on also where the rules have changed since."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(40), nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("positions")
