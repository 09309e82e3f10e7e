"""The program's promises, tested as often as machine time allows: python -m tools.lab.proof PART.

Each part is a module with a `batch`, which tries a few hundred things that depend on a seed and reports what
failed. Every batch is a line of a file, written as it ends, so an interrupted run resumes where it stopped.
"""
