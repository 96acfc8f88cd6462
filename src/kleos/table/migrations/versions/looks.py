"""What the names of guests look like, and those given for seats: nobody is shown under one that an account holds."""

import sqlalchemy as sa
from alembic import op

from kleos.table.naming import skeleton

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    connection = op.get_bind()
    for table, column in (("people", "name"), ("seats", "called")):
        op.add_column(table, sa.Column("looks", sa.String(120)))
        named = connection.execute(sa.text(f"select distinct {column} from {table} where {column} <> ''")).scalars()
        looks = [{"called": name, "looks": skeleton(name)} for name in named]
        if looks:
            connection.execute(sa.text(f"update {table} set looks = :looks where {column} = :called"), looks)
        op.create_index(f"{table}_by_looks", table, ["looks"])
    held = "exists (select 1 from names where names.skeleton = looks and names.person <> "
    guests = f"update people set name = '', looks = null where account is null and {held}people.id)"
    connection.execute(sa.text(guests))
    connection.execute(sa.text(f"update seats set called = null, looks = null where {held}seats.person)"))


def downgrade() -> None:
    for table in ("people", "seats"):
        op.drop_index(f"{table}_by_looks", table)
        op.drop_column(table, "looks")
