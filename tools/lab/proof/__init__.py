"""The program's promises, tested as often as machine time allows: python -m tools.lab.proof PART.

Each part is one module with a `batch`, which tries some hundred things that depend on a seed and reports what
failed. Every batch is a line of a file, written as it ends, so an interrupted run continues where it stopped.
"""
