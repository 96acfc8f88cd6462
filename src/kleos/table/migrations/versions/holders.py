"""Which processes serve this database, and which of them holds a table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", sa.Column("holder", sa.String(32)))
    op.create_index("tables_by_holder", "tables", ["holder"])


def downgrade() -> None:
    op.drop_index("tables_by_holder", "tables")
    op.drop_column("tables", "holder")
    op.drop_table("processes")
