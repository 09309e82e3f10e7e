"""Where the single executable begins; `tools/demo.spec` packs it."""

from multiprocessing import freeze_support

freeze_support()  # a worker is this same file called again: it goes no further than here

from game.__main__ import main  # noqa: E402  # a worker has no use for the window

raise SystemExit(main())
