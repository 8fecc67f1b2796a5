"""Grades a submission of Classroom 50 with Kata VIP, in the image of Docs/graders/Containerfile.

It lies in CLASSROOM/autograders/ASSIGNMENT/. A fault of the machine ends it with an exit code that
is not 0, so it never counts as a zero.
"""

import os
import subprocess
import tempfile
from pathlib import Path

KATA = os.environ.get("KATA", "/grader/kata")
# The exercises that count: a path, such as half-day or all.
PATH = os.environ.get("KATA_PATH", "all")


def git(*words):
    """What git says of the learner's commit; the checkout may belong to another user."""
    command = ["git", "-c", f"safe.directory={os.getcwd()}", *words]
    environment = os.environ | {"TZ": "UTC"}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment).stdout


def main():
    when = "--date=format-local:%Y-%m-%dT%H:%M:%SZ"
    submitted = git("log", "-1", "--format=%cd", when).decode().strip()
    with tempfile.TemporaryDirectory() as work:
        submissions, results = Path(work, "submissions"), Path(work, "results")
        submissions.mkdir()
        (submissions / "submission.tar").write_bytes(git("archive", "--format=tar", "HEAD"))
        grade = [KATA, "grade", submissions, "--out", results, "--path", PATH, "--jobs", "1"]
        subprocess.run(grade, check=True)
        result = Path.cwd() / "result.json"
        report = [KATA, "report", results, "--format", "classroom50", "--out", result]
        environment = os.environ | {"KATA_SUBMITTED": submitted}
        subprocess.run(report, check=True, env=environment)


if __name__ == "__main__":
    main()
