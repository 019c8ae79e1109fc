"""Three Doors: three dungeon games behind three doors, their bots, tables and tools."""
