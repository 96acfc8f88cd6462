"""When a server last had a card set ready: those that nobody has and no table began with are deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("card_sets", sa.Column("used", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("card_sets", "used")
