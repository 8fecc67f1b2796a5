#!/usr/bin/env python3
"""Has two terminals run again, reset, update, submit, list and check in a tiny course while its
learner saves, processes are killed and renames are slow: after each round, every text that was saved
last by the learner is in the exercise, or in a place of `.kata` that is kept.

Usage: Scripts/pressure own [--rounds N] [--seed N] [--only N]
For Linux with a C compiler; takes the programs of `swift build --package-path Checker --build-tests`.
In every third round the disk is full for a while: the course then lies on a tmpfs, as root alone can
mount it."""
import argparse, base64, contextlib, json, os, random, shutil, signal, subprocess, sys
import tempfile, time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "Checker/.build/debug"
OWN = "Exercises/01-hello/Sources/GreetInteractor.swift"
GIVEN = "Sources/GreetScene/Greet.swift"
WORDS = [("kata-practice", "again 1"), ("kata-practice", "again"), ("kata-practice", "again --back"),
         ("kata-practice", "again --opener 1 --seed 4"),
         ("kata-practice", "again --review 1 --wrong a:E1:1"), ("kata-update", "update ../newer"),
         ("kata", "reset 1"), ("kata", "submit --name ann --replace"), ("kata", "list"),
         ("kata", "check 1")]
SLOW = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
static void nap(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  usleep((now.tv_nsec / 1000 + getpid()) % 120000);
}
int rename(const char *a, const char *b) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  nap(); int code = real(a, b); nap(); return code;
}
int renameat2(int x, const char *a, int y, const char *b, unsigned flags) {
  int (*real)(int, const char *, int, const char *, unsigned) = dlsym(RTLD_NEXT, "renameat2");
  nap(); int code = real(x, a, y, b, flags); nap(); return code;
}
"""


def run(words, **options):
    return subprocess.run(words, check=True, capture_output=True, text=True, **options)


class Rounds:
    def __init__(self, options):
        self.options, self.base = options, Path(tempfile.mkdtemp(prefix="kata-own-"))
        self.can_fill = os.geteuid() == 0 and subprocess.call(
            ["mount", "-t", "tmpfs", "-o", "size=700m", "kata", self.base]) == 0
        self.course, self.ballast = self.base / "course", self.base / "ballast"
        self.faults, self.kills, self.ends = 0, 0, {}
        (self.base / "slow.c").write_text(SLOW)
        compiler = shutil.which("clang") or "cc"
        run([compiler, "-shared", "-fPIC", "-o", self.base / "slow.so", self.base / "slow.c", "-ldl"])
        run([ROOT / "Scripts/tiny", self.course])
        self.reference = (self.course / "Solutions/01-hello/Sources/GreetInteractor.swift").read_text()
        shutil.copytree(self.course / "Solutions/01-hello/Sources",
                        self.course / "Exercises/01-hello/Sources", dirs_exist_ok=True)

    def start(self, program, words, is_slow):
        slow = {"LD_PRELOAD": str(self.base / "slow.so")} if is_slow else {}
        return subprocess.Popen([BUILT / program] + words.split(), cwd=self.course,
                                env=os.environ | slow, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                start_new_session=True)

    def save(self):
        """Saves a right text that was never there before; what the learner sees there is superseded."""
        self.count += 1
        place, text = self.course / OWN, f"{self.reference}// saved {self.round}.{self.count}\n"
        seen = place.read_text() if place.exists() else ""
        if self.random.random() < 0.5 or self.ballast.exists():
            new = place.with_name("new.tmp")
            with contextlib.suppress(OSError):
                new.write_text(text)
                new.replace(place)
                self.live = {each for each in self.live if each != seen} | {text}
        else:
            with contextlib.suppress(OSError):
                with place.open("r+") as file:
                    seen = file.read()
                    file.seek(0), file.write(text), file.truncate()
                self.live = {each for each in self.live if each != seen} | {text}

    def kept(self):
        """All that lies in the exercise or is kept."""
        found = set()
        for folder in "Exercises", ".kata/backups":
            for path in (self.course / folder).rglob("*.swift"):
                found.add(path.read_text(errors="replace"))
        with contextlib.suppress(OSError):
            state = json.loads((self.course / ".kata/again/state.json").read_text())
            for data in (state.get("open") or {}).get("own", {}).values():
                found.add(base64.b64decode(data).decode(errors="replace"))
        return found

    def newer(self):
        shutil.rmtree(self.base / "newer", ignore_errors=True)
        run(["cp", "-R", self.course, self.base / "newer"])
        shutil.rmtree(self.base / "newer/.kata", ignore_errors=True)
        with (self.base / "newer" / GIVEN).open("a") as file:
            file.write(f"// {self.round}\n")

    def play(self, number):
        self.round, self.count, self.random = number, 0, random.Random(f"{self.options.seed} {number}")
        if self.random.random() < 0.2:
            shutil.rmtree(self.course / ".kata/backups", ignore_errors=True)
            subprocess.call([BUILT / "kata-practice", "again", "--back"], cwd=self.course,
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.live = set()
        self.save()
        chosen = [self.random.choice(WORDS) for _ in range(2)]
        if any(words.startswith("update") for _, words in chosen):
            self.newer()
        if self.random.random() < 0.6:
            # So that a repair can begin at once.
            subprocess.call([BUILT / "kata", "check", "1"], cwd=self.course,
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        is_full = self.can_fill and number % 3 == 0
        running = [self.start(program, words, self.random.random() < 0.7) for program, words in chosen]
        if is_full:
            room = os.statvfs(self.base)
            with contextlib.suppress(OSError), self.ballast.open("wb") as file:
                free = room.f_bavail - self.random.choice([0, 4, 40])
                os.posix_fallocate(file.fileno(), 0, max(1, free * room.f_bsize))
        if self.random.random() < 0.6:
            # Most of them end in a second.
            time.sleep(self.random.random() ** 3)
            alive = [process for process in running if process.poll() is None]
            if alive:
                self.kills += 1
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self.random.choice(alive).pid, signal.SIGKILL)
        for _ in range(self.random.choice([0, 1, 2])):
            time.sleep(self.random.random() * 1.5)
            self.save()
        said = [process.communicate(timeout=600)[0] for process in running]
        self.ballast.unlink(missing_ok=True)
        after = subprocess.run([BUILT / "kata", "list"], cwd=self.course, capture_output=True, text=True)
        for process, (_, words) in zip(running, chosen):
            key = words.split()[0], process.returncode
            self.ends[key] = self.ends.get(key, 0) + 1
        lost = self.live - self.kept()
        bad = [text for text in said + [after.stderr] if "Fatal error" in text or "Stack dump" in text]
        if lost or bad or after.returncode != 0 or (self.course / ".kata/change/record.json").exists():
            self.faults += 1
            print(f"--seed {self.options.seed} --only {number}: {chosen}, full {is_full}\n  lost "
                  f"{[text[-20:] for text in lost]} {bad} {after.stderr}\n  " + "\n  ".join(said), flush=True)

    def run(self):
        subprocess.call([BUILT / "kata", "check", "1"], cwd=self.course, stdout=subprocess.DEVNULL)
        for number in [self.options.only] if self.options.only else range(1, self.options.rounds + 1):
            self.play(number)
        print(f"{number} rounds, {self.kills} killed, {self.faults} faults; {self.ends}")

    def end(self):
        if self.can_fill:
            subprocess.call(["umount", "-l", self.base])
        shutil.rmtree(self.base, ignore_errors=True)


parser = argparse.ArgumentParser(usage=__doc__)
for option, default in [("rounds", 300), ("seed", random.randrange(1 << 31)), ("only", 0)]:
    parser.add_argument(f"--{option}", type=int, default=default)
rounds = Rounds(parser.parse_args())
try:
    rounds.run()
finally:
    rounds.end()
sys.exit(1 if rounds.faults else 0)
