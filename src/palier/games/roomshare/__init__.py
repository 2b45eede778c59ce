"""RoomShare, by Mr.Kou (RMBC 2022, French edition Musoka Studio 2025)."""
