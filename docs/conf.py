"""The documentation site: the pages of this folder, and an API reference made from docstrings.

.venv/bin/sphinx-build -W -b html docs build/docs
"""

import kleos

project = "Kleos"
author = "Kleos contributors"
version = release = kleos.__version__
project_copyright = author

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 3

html_theme = "furo"
html_title = "Kleos"
html_show_sphinx = False
html_show_copyright = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}
python_use_unqualified_type_names = True
