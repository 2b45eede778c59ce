"""`python -m palier` is the command `palier`."""

from palier.cli import main

if __name__ == "__main__":
    main()
