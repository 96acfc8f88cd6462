"""Names for people who share a screen, and whether a bot may play on for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("called", sa.String(40)))
    op.add_column("seats", sa.Column("lends", sa.Boolean))


def downgrade() -> None:
    op.drop_column("seats", "lends")
    op.drop_column("seats", "called")
