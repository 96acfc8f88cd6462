"""How often the browsers that knew an account were forgotten: until then they have tries of their own at its password."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("devices", sa.Integer))


def downgrade() -> None:
    op.drop_column("people", "devices")
