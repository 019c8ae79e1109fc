"""Time: the clocks of tables, and the alarms that wake them."""
