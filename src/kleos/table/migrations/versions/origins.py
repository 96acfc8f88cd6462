"""Where matches come from that were no fresh deals; known of those that were continued so far by what was played before."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
    connection = op.get_bind()
    continued = connection.execute(
        sa.text(
            "select tables.id, tables.setup, max(entries.number), (select count(*) from seats"
            " where seats.table_id = tables.id and seats.person <> '') from tables"
            " join entries on entries.table_id = tables.id and entries.kind = 'past' group by tables.id, tables.setup"
        )
    ).all()
    for id, setup, moves, people in continued:
        kind = "read" if not people else "position" if '"position"' in (setup or "") else "record"
        origin = json.dumps({"kind": kind, "moves": moves, "anew": False})
        connection.execute(sa.text("update tables set origin = :origin where id = :id"), {"origin": origin, "id": id})


def downgrade() -> None:
    op.drop_column("tables", "origin")
