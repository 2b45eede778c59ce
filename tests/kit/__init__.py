"""What every game must pass. A game joins by its name in `cases.IN_THE_KIT`."""
