"""docs/benchmarks.md: each benchmark rewrites its own section and no other."""

from pathlib import Path

from benchmarks._page import write_section


def test_a_section_is_rewritten_in_its_place(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    write_section("solver", "Solver", "old", page)
    write_section("tables", "Tables", "kept", page)
    write_section("solver", "Solver", "new", page)
    told = page.read_text()
    assert "old" not in told
    assert told.index("new") < told.index("kept")
    assert told.count("<!-- begin solver -->") == 1
    assert "`python -m benchmarks.solver`" in told
