"""Les Colocs (Chez Geek), by Jon Darbro (Steve Jackson Games 1999; French edition Ubik)."""
