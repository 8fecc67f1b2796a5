"""Compiles the blocks of Swift that .ci/documents finds, or at least parses them.

A block that is compiled is a file of an app: one module, without a package, with the settings of a
new Xcode project. Docs/ios.md says by its commands how a scene of the course gets into one; the same
commands are run here. The compiler's messages name the document and its line. The marks are described
in .ci/documents.
"""

import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
IS_MAC = sys.platform == "darwin"
STAND_INS = ("UIKit", "SwiftUI")
# Of a new project of Xcode 26, but for the language mode, which was 5 there.
FEATURES = (
    "-default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault "
    "-enable-upcoming-feature InferIsolatedConformances "
    "-enable-upcoming-feature MemberImportVisibility").split()
# Mode 6 has these.
FEATURES_OF_5 = (
    "-enable-upcoming-feature DisableOutwardActorInference "
    "-enable-upcoming-feature GlobalActorIsolatedTypesUsability "
    "-enable-upcoming-feature InferSendableFromCaptures").split()
MODES = {"6": FEATURES, "5": FEATURES + FEATURES_OF_5}
EXERCISE = re.compile(r"Exercises/(\d\d)-")
COURSE = json.loads((ROOT / "Exercises/course.json").read_text())["exercises"]
PAGE = "Docs/ios.md"
# The oldest system that the pages speak of. On Linux, where `@available(iOS …)` says nothing, the
# compiler is asked about another number that it compares.
OLDEST = 17
TARGET = f"arm64-apple-ios{OLDEST}.0-simulator"
AVAILABLE = re.compile(r"@available\(iOS (\d+), \*\)")
TOO_NEW = "import UIKit\n@MainActor func probe(_ it: UIViewController) { it.updateProperties() }\n"


def swiftc(*words):
    """Everything that the compiler says; empty if that is nothing."""
    sdk = ["xcrun", "--sdk", "iphonesimulator"] if IS_MAC else []
    process = subprocess.run(
        [*sdk, "swiftc", *words, "-diagnostic-style", "llvm"], cwd=ROOT, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return (process.stdout.strip() or "swiftc has failed") if process.returncode else ""


def at(document, block):
    return f'#sourceLocation(file: "{document.name}", line: {block.line + 1})\n'


def filled(text, is_hint):
    """The code with something in each place that it leaves open."""
    text = text.rstrip()  # so that the end lies on a line of the document
    if is_hint:
        text += " }" * (text.count("{") - text.count("}"))
    text = re.sub(r"^ *…$", "", text, flags=re.M)
    text = re.sub(r"/\*[^*]*\?\s*\*/", "x", text).replace("…", "x")
    return re.sub(r"^(\s*(?:case\b.*|default)):( *//.*)$", r"\1: break\2", text, flags=re.M)


def local(code):
    """The code as this system's compiler can judge it."""
    if IS_MAC:
        return code
    code = AVAILABLE.sub(r"@available(_PackageDescription, introduced: \1)", code)
    return re.sub(r"^#Preview\b", lambda it: f"private let preview{it.start()} = Preview", code, flags=re.M)


def commands():
    """What the page has its readers type, to bring a scene and their own parts into a project."""
    return re.search(r"^```sh\n(.*?)^```", (ROOT / PAGE).read_text(), re.S | re.M)[1]


class Group:
    """The blocks of a document that are one app."""

    def __init__(self):
        self.blocks, self.scenes, self.exercises = [], set(), set()


def text(pair):
    """A file with the block, and with what its marks say."""
    document, block = pair
    lines = block.all("given") + block.all("within")
    end = "}" * sum(line.count("{") - line.count("}") for line in block.all("within"))
    if EXERCISE.match(document.name):
        lines[:0] = [f"import {name}" for name in ("Foundation", *STAND_INS, "Observation")]
        lines[:0] = ["import CoreData", "import Security"] if IS_MAC else []
    return "\n".join([*lines, at(document, block) + block.text + end, ""])


class Swift:
    """The Swift of these documents, in a folder of its own."""

    def __init__(self, documents, folder):
        self.folder, self.groups = folder, collections.defaultdict(Group)
        self.blocks = [
            (document, block) for document in documents for block in document.blocks
            if block.language == "swift"]
        for document, block in self.blocks:
            if (mark := block.mark("compiles")) is None:
                continue
            names, scene, numbers = re.fullmatch(r"([\w ]*?)(?: ?of (\w+))?(?: ?with ([\d ]+))?", mark).groups()
            if exercise := EXERCISE.match(document.name):
                scene = next(e["scene"] for e in COURSE if e["id"] == f"Exercise{exercise[1]}")
            for name in names.split() or ["all"]:
                group = self.groups[f"{document.name} {name}"]
                group.blocks.append((document, block))
                group.scenes |= {scene} - {None}
                group.exercises |= set((numbers or "").split())

    def file(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(local(text))
        return path

    def parsed(self):
        """The numbers of the blocks that aren't compiled."""
        return [n for n, (_, block) in enumerate(self.blocks) if block.mark("compiles") is None]

    def parse(self, number):
        document, block = self.blocks[number]
        code = filled(block.text, document.name.endswith("HINTS.md"))
        path = self.file(f"{number}.swift", at(document, block) + code)
        return swiftc("-frontend", "-parse", path)

    def stand_ins(self):
        """On Linux, what stands for Apple's modules; and a look whether a newer system is seen."""
        for name in () if IS_MAC else STAND_INS:
            parts = sorted((ROOT / ".ci/ios-stand-ins").glob(f"{name}*.swift"))
            path = self.file(f"{name}.swift", "".join(part.read_text() for part in parts))
            yield swiftc(
                "-emit-module", "-parse-as-library", "-swift-version", "6", *self.target(),
                "-module-name", name, "-emit-module-path", self.folder / f"{name}.swiftmodule", path)
        if not swiftc("-typecheck", *self.target(), self.file("probe.swift", TOO_NEW)):
            yield f"What iOS 26 has compiles for iOS {OLDEST}."

    def target(self):
        if not IS_MAC:
            return ["-I", self.folder, "-package-description-version", str(OLDEST)]
        # Where Xcode has XCTest and Swift Testing, and its macros.
        platform, swift = (
            pathlib.Path(subprocess.check_output(["xcrun", "--sdk", "iphonesimulator", *words], text=True).strip())
            for words in (["--show-sdk-platform-path"], ["--find", "swiftc"]))
        return [
            "-I", self.folder, "-target", TARGET, "-F", platform / "Developer/Library/Frameworks",
            "-I", platform / "Developer/usr/lib",
            "-plugin-path", swift.parents[1] / "lib/swift/host/plugins/testing"]

    def app(self, group, folder):
        """The folder of a new project, once the page's commands have run for this scene."""
        course, app = folder / "kata-vip", folder / "IceCream" / "IceCream"
        course.mkdir(parents=True)
        app.mkdir(parents=True)
        (course / "Sources").symlink_to(ROOT / "Sources")
        (course / "Exercises").symlink_to(ROOT / "Solutions")  # as solved
        (app / "Assets.swift").touch()  # so that `*.swift` is never empty
        script = commands()
        for scene in group.scenes:
            script = script.replace("LoginScene", f"{scene}Scene")
        if group.scenes:
            own = " ".join(f"Exercises/{number}-*/Sources/*.swift" for number in sorted(group.exercises))
            script = re.sub(
                r"^cp Exercises/.*?(?= \$App$)", f"cp {own}" if own else ":", script, flags=re.S | re.M)
        process = subprocess.run(
            ["bash", "-ec", script], cwd=course, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return app, process.returncode and f"{PAGE}: its commands fail:\n{process.stdout}"

    def compile(self, name):
        group = self.groups[name]
        folder = self.folder / re.sub(r"\W", "-", name)
        app, fault = self.app(group, folder) if group.scenes or name.startswith(PAGE) else (folder, "")
        for number, pair in enumerate(group.blocks):
            self.file(app / f"{number}.swift", text(pair))
        # A reader's first build may come before the setting.
        modes = MODES if name.startswith(PAGE) else ["6"]
        return fault or "\n".join(filter(None, (swiftc(
            "-emit-sil", "-o", os.devnull, "-wmo", "-parse-as-library", "-swift-version", mode, *MODES[mode], *self.target(),
            *([] if IS_MAC else ["-warnings-as-errors"]), "-module-name", "IceCream",
            *sorted(app.rglob("*.swift"))) for mode in modes)))


def check(documents):
    """Prints what was done; returns what the compiler says."""
    with tempfile.TemporaryDirectory(prefix="kata blocks ") as folder:
        swift = Swift(documents, pathlib.Path(folder).resolve())
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
            faults = list(threads.map(swift.parse, swift.parsed()))
            if not any(faults):
                faults = list(swift.stand_ins())
            if not any(faults):
                faults = list(threads.map(swift.compile, swift.groups))
    if not any(faults):
        count = sum(block.mark("compiles") is not None for _, block in swift.blocks)
        system = "the iOS SDK" if IS_MAC else "stand-ins for UIKit and SwiftUI"
        print(f"{len(swift.blocks)} blocks of Swift: {count} compiled with {system}, the others parsed", flush=True)
    return [fault for fault in dict.fromkeys(faults) if fault]
