"""Who wants another match, and an open request to take a choice back."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch", sa.Text))
    op.add_column("tables", sa.Column("undo", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "undo")
    op.drop_column("tables", "rematch")
