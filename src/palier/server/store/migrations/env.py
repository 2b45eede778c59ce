"""Run by Alembic: upgrades on the connection that `migrate` gave."""

from alembic import context

from palier.server.store.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
