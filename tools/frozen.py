"""Where the single executable begins; `tools/demo.spec` packs it."""

import os
from multiprocessing import freeze_support

freeze_support()  # a worker is this same file called again: it goes no further than here

if "LD_LIBRARY_PATH_ORIG" in os.environ:  # other programs (a voice, ffmpeg) want their own libraries, not ours
    os.environ["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH_ORIG"]
else:
    os.environ.pop("LD_LIBRARY_PATH", None)

from game.__main__ import main  # noqa: E402  # a worker has no use for the window

raise SystemExit(main())
