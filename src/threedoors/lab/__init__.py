"""The lab: many games at once, to measure and to tune."""
