"""How matches ended, so that nobody has to play them again to know."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("outcome", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "outcome")
