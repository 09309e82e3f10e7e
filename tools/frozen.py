"""The entry point of the single executable that `tools/demo.spec` packs."""

import os
from multiprocessing import freeze_support

freeze_support()  # worker processes run this same file and stop here

if "LD_LIBRARY_PATH_ORIG" in os.environ:  # other programs (a voice, ffmpeg) need their own libraries, not ours
    os.environ["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH_ORIG"]
else:
    os.environ.pop("LD_LIBRARY_PATH", None)

from game.__main__ import main  # noqa: E402  # a worker has no use for the window

raise SystemExit(main())
