"""What every test shares."""

import os

from hypothesis import settings

# Where a change is taken in, the same change always meets the same examples; at home each run looks for new ones.
# How long an example takes says how busy the machine is, nothing about Palier.
settings.register_profile("same", derandomize=True, print_blob=True, deadline=None)
settings.register_profile("new", print_blob=True, deadline=None)
settings.load_profile("same" if os.environ.get("PALIER_SAME_EXAMPLES") else "new")
