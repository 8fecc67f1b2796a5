"""Writes the grades of a hostile class, and checks what kata report made of them."""

import json
import os
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

HOSTILE = [
    "ann", "=1+1", "+cmd|' /C calc'!A0", "-2", "@SUM(A1)", "<b>bob</b>", "a`b|c", "x\u202ey",
    "]]>", "::error::mine", "tab\tname", "émile",
]
TEXTS = [
    "\x01[[ATTACHMENT|/etc/passwd]] ]]> <script>alert(1)</script>",
    "::stop-commands::x\n::error::mine", "=HYPERLINK(\"http://x\")", "\ufffe\u0000 end", "`|` ![p](q)",
]
STATES = ["passed", "failed", "diverged", "breaksRules", "notCompiled", "machineFault", "notStarted"]


def grade(number, state, text):
    identifier = f"Exercise{number:02}"
    result = {"id": identifier, "state": state}
    if state != "machineFault":
        result["score"] = {"passed": 1, "failed": 0.405, "diverged": 0.5}.get(state, 0)
    if state in ("machineFault", "notStarted"):
        return result | {"note": text}
    failed = {"name": f"a `{text}`", "outcome": "failed", "issues": [{"message": text}],
              "edges": [2], "file": "Exercises/01/Tests/A B.swift", "line": 3}
    broken = {"rule": "weak-back", "file": "Exercises/01/Sources/A.swift", "line": 7, "why": text,
              "instead": "Do this."}
    result["trust"] = {"how": "reference", "box": "confined", "layers": ["landlock 7"]}
    result["verdict"] = {
        "id": identifier, "title": "T", "scene": "Login", "outcome": state, "score": 0,
        "cached": False, "seconds": 0, "altered": [], "notes": [],
        "diagnostics": [{"file": "Exercises/01/Sources/A.swift", "line": 2, "column": 1,
                         "severity": "error", "message": text}] if state == "notCompiled" else [],
        "tests": {"passed": 1, "gained": 0, "expected": 2, "added": [],
                  "cases": [{"name": "green", "outcome": "passed", "issues": []}]
                  + ([failed] if state == "failed" else [])},
        "reference": {"state": "notReached", "scripts": 0},
        "rules": {"state": "broken" if state == "breaksRules" else "held", "judged": [],
                  "broken": [broken] if state == "breaksRules" else []},
    }
    return result


def write_class(folder):
    submissions = Path(folder) / "submissions"
    submissions.mkdir(parents=True)
    for index, name in enumerate(HOSTILE):
        # Only the first has points in everything: the formats of one submission need that.
        states = [s for s in STATES if s != "machineFault"] if index == 0 else STATES
        grades = [grade(n + 1, states[(n + index) % len(states)], TEXTS[(n + index) % len(TEXTS)])
                  for n in range(len(STATES))]
        (submissions / f"{index}.json").write_text(json.dumps({
            "schema": "kata.grade/1", "submission": name, "course": "c", "toolchain": "6.3.1",
            "exercises": grades, "ignored": []}))


def cells(path):
    """The cells of a sheet, and whether each is a formula."""
    space = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
    return [(cell.get(space + "formula"), "".join(cell.itertext()).strip())
            for cell in xml.parse(path).getroot().iter(space + "table-cell")]


def check(folder):
    folder = Path(folder)
    for name in ("people", "canvas", "moodle"):
        sheet = cells(folder / f"{name}.fods")
        assert sheet and not [cell for cell in sheet if cell[0]], f"{name}: a formula"
        assert any(text == "ann" for _, text in sheet), f"{name}: ann is missing"
    for name in ("canvas", "moodle"):
        assert "=1+1" not in (folder / f"{name}.csv").read_text(), f"{name}: an id that is a formula"

    classroom = json.loads((folder / "classroom50.json").read_text())
    gradescope = json.loads((folder / "gradescope.json").read_text())
    assert classroom["score"] == gradescope["score"] == sum(t["score"] for t in classroom["tests"])
    suite = xml.parse(folder / "class.junit").find("testsuite[@name='ann']/properties")
    points = suite.find("property[@name='points']").get("value")
    assert points == str(classroom["score"]), "JUnit and Classroom 50 have other points"
    summary = (folder / "class.github").read_text()
    assert re.search(rf"^\| `ann` .* \| {points} \|$", summary, re.M), "the summary has other points"

    schemas = os.environ.get("KATA_SCHEMAS")
    if schemas:
        from jsonschema import validate
        validate(classroom, json.loads((Path(schemas) / "result-v1.schema.json").read_text()))
    print(f"grades of {len(HOSTILE)} submissions, read in all formats" + (", with a schema" if schemas else ""))


if __name__ == "__main__":
    {"class": write_class, "check": check}[sys.argv[1]](sys.argv[2])
