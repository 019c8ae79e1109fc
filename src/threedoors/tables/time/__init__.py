"""Time: the house's clock, the clocks of tables, alarms, and how long things take."""
