"""What the program promises, tried as often as the machine's time allows: python -m tools.lab.proof PART.

Each part is one module with a `batch`: it tries some hundred things that hang on a seed, and tells what fell.
Every batch is a line of a file, written as it ends, so a run that was broken off goes on where it stopped.
"""
