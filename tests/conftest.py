"""What every test shares."""

import os

from hypothesis import settings

# Where a change is taken in, the same change always meets the same examples; at home each run looks for new ones.
settings.register_profile("same", derandomize=True, print_blob=True)
settings.register_profile("new", print_blob=True)
settings.load_profile("same" if os.environ.get("PALIER_SAME_EXAMPLES") else "new")
