"""The table in the browser: HTTP for pages and records, one WebSocket for each open table."""

from kleos.language.catalogues import opened

CATALOGUE = opened(__file__)
