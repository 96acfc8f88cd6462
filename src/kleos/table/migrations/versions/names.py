"""The names that accounts hold, by what they look like; when somebody was last seen; entries of old matches packed."""

import sqlalchemy as sa
from alembic import op

from kleos.table.naming import skeleton

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.BigInteger))
    op.add_column("tables", sa.Column("packed", sa.LargeBinary))
    names = op.create_table(
        "names",
        sa.Column("skeleton", sa.String(120), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("names_by_person", "names", ["person"])
    connection = op.get_bind()
    accounts = connection.execute(
        sa.text("select id, account, name from people where account is not null order by created, id")
    ).all()
    held: dict[str, str] = {}  # where two look alike, the older account holds the name; both stay as they are
    for id, account, _ in accounts:
        held.setdefault(skeleton(account), id)
    for id, _, name in accounts:
        if name:
            held.setdefault(skeleton(name), id)
    if held:
        connection.execute(names.insert(), [{"skeleton": looks, "person": id} for looks, id in held.items()])


def downgrade() -> None:
    op.drop_table("names")
    op.drop_column("tables", "packed")
    op.drop_column("people", "seen")
