"""What `deploy/` hands to hosts fits the house: every number, label and reason it asks for is told at /metrics."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yaml

from tests.server.players import post
from tests.server.rude.visitor_silent import hold_silent_connections
from tests.server.running import WIDE, Running
from threedoors.tables.house_time import wall_ms
from threedoors.tables.store.backup import backup

HERE = Path(__file__).resolve().parents[2]
DASHBOARD = json.loads((HERE / "deploy" / "dashboard.json").read_text())
ALERTS = yaml.safe_load((HERE / "deploy" / "alerts.yml").read_text())
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
PAGE = (HERE / "docs" / "metrics.md").read_text()

PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
TARGETS = [(panel["title"], target) for panel in PANELS for target in panel["targets"]]
NAME = re.compile(r"(threedoors_\w+)(?:\{([^}]*)\})?")
OURS = {"instance", "job"}  # put on by Prometheus itself
COLUMNS = 24

Told = dict[str, dict[str, set[str]]]
"""By name, its labels and their values."""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The numbers of a house in which everything was said no to once."""
    db = tmp_path_factory.mktemp("deploy") / "tables.db"
    few = WIDE | {"tables_per_address": {"burst": 1, "per_second": 0.01}, "head_seconds": 0.2}

    async def evening(server: Running) -> str:
        async with aiohttp.ClientSession() as http:
            wish = {"game": "knock", "seats": 2, "name": "Ada"}
            key = await post(http, server.address, "/api/tables", **wish)
            async with http.ws_connect(f"{server.address}/ws") as socket:
                await socket.send_json({"type": "Hello", "table": key["table"], "token": key["token"]})
                await socket.send_json({"type": "Resume", "id": "1"})  # nothing is paused
                while (await socket.receive_json())["type"] != "Refusal":
                    pass
            async with http.ws_connect(f"{server.address}/ws") as socket:
                await socket.send_json({"type": "Hello", "table": "none", "token": "none"})
                await socket.receive()
            async with http.post(f"{server.address}/api/tables", json=wish) as answer:
                assert answer.status == 429  # one table is enough
            await hold_silent_connections(server.address, 1.0, count=1)
            backup(db, db.with_suffix(".copy"), wall_ms())
            async with http.get(f"{server.address}/metrics") as answer:
                return await answer.text()

    with Running(db, limits=few) as server:
        return asyncio.run(evening(server))


@pytest.fixture(scope="module")
def told(page: str) -> Told:
    found: Told = {}
    for name, labels in re.findall(r"^(\w+)(?:\{(.*)\})? \S+$", page, re.MULTILINE):
        there = found.setdefault(name, {})
        for label, value in re.findall(r'(\w+)="([^"]*)"', labels):
            there.setdefault(label, set()).add(value)
    return found


def asked() -> Iterator[tuple[str, str]]:
    """Every expression, and where it stands."""
    yield from ((title, target["expr"]) for title, target in TARGETS)
    yield from ((rule["alert"], rule["expr"]) for rule in RULES)
    yield from (("the dashboard's houses", variable["definition"]) for variable in variables("query"))


def variables(kind: str) -> list[dict[str, Any]]:
    return [variable for variable in DASHBOARD["templating"]["list"] if variable["type"] == kind]


@pytest.mark.parametrize(("where", "expression"), list(asked()))
def test_what_is_asked_for_is_told(told: Told, where: str, expression: str) -> None:
    names = NAME.findall(expression)
    assert names or expression.startswith("up{"), where
    for name, matched in names:
        assert name in told, f"{where} asks for {name}"
        for label, value in re.findall(r'(\w+)=~?"([^"]*)"', matched):
            assert label in OURS or value in told[name][label], f"{where} asks for {label}={value}"
    for grouped in re.findall(r"\bby \(([^)]*)\)", expression):
        known = OURS | {label for name, _ in names for label in told[name]}
        assert {label.strip() for label in grouped.split(",")} <= known, where


@pytest.mark.parametrize(("where", "target"), TARGETS)
def test_a_legend_names_labels_that_are_there(told: Told, where: str, target: dict[str, Any]) -> None:
    known = OURS | {label for name, _ in NAME.findall(target["expr"]) for label in told[name]}
    assert set(re.findall(r"\{\{\s*(\w+)\s*\}\}", target["legendFormat"])) <= known, where


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alert_says_what_is_the_matter_and_what_to_do(told: Told, rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in {"page", "warn"}
    texts = rule["annotations"]["summary"], rule["annotations"]["description"]
    assert all(text.endswith((".", "?")) for text in texts)
    known = OURS | {label for name, _ in NAME.findall(rule["expr"]) for label in told[name]}
    assert set(re.findall(r"\$labels\.(\w+)", " ".join(texts))) <= known


def test_the_rules_have_the_shape_prometheus_reads() -> None:
    assert ALERTS.keys() == {"groups"}
    assert all(group.keys() == {"name", "rules"} for group in ALERTS["groups"])
    assert all(rule.keys() - {"for"} == {"alert", "expr", "labels", "annotations"} for rule in RULES)
    assert len({rule["alert"] for rule in RULES}) == len(RULES)


def test_the_dashboard_has_the_shape_grafana_imports() -> None:
    assert DASHBOARD["id"] is None  # a new one wherever it is imported
    assert isinstance(DASHBOARD["schemaVersion"], int)
    assert DASHBOARD["title"]
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    (source,) = variables("datasource")
    assert (source["name"], source["query"]) == ("datasource", "prometheus")
    chosen = {"type": "prometheus", "uid": "${datasource}"}
    assert all(panel["datasource"] == chosen for panel in PANELS)
    assert all(variable["datasource"] == chosen for variable in variables("query"))
    for panel in PANELS:
        assert panel["title"]
        assert panel["type"] in {"stat", "timeseries"}
        assert panel["fieldConfig"]["defaults"]["unit"]
        assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"]) > 0
        assert all(target["datasource"] == chosen and target["expr"] for target in panel["targets"])


def test_no_two_panels_lie_on_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= COLUMNS
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        taken |= cells


def test_every_number_has_its_line_in_the_docs_and_is_told(page: str) -> None:
    kinds = dict(re.findall(r"^# TYPE threedoors_(\w+) (\w+)$", page, re.MULTILINE))
    lines = re.findall(r"^\| `(\w+)` \| (\w+) \| (?:`(\w+)`)? ?\|", PAGE, re.MULTILINE)
    assert {name: kind for name, kind, _ in lines} == kinds
    for name, kind, label in lines:
        sample = f"threedoors_{name}_count" if kind == "histogram" else f"threedoors_{name}"
        assert re.search(rf"^{sample}{{{label}=" if label else rf"^{sample} ", page, re.MULTILINE), name


def test_every_number_is_on_the_dashboard_or_in_an_alert(page: str) -> None:
    everything = " ".join(expression for _, expression in asked())
    names = re.findall(r"^# TYPE (threedoors_\w+) ", page, re.MULTILINE)
    assert [name for name in names if name not in everything] == []
