"""Evenings in the cellar for the suite: with a candle and without, with more doors and fewer."""

from tests.samples import Sample

SAMPLES = (
    *(Sample(f"{seats} explorers", seats, acts=200) for seats in range(2, 5)),
    Sample("more rubies", 3, {"rubies": 20, "trapdoors": 12}, acts=20),
    Sample("the candle goes out", 2, {"minutes": 2}, acts=6, end="clock"),
)
