"""Compiles the blocks of Swift that .ci/documents finds, or at least parses them.

The compiler's messages name the document and its line. The marks are described in .ci/documents.
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
WARNINGS = "" if IS_MAC else "-warnings-as-errors "
SCENE_SETTINGS = (
    f"{WARNINGS}-swift-version 6 -package-name kata "
    "-enable-upcoming-feature NonisolatedNonsendingByDefault "
    "-enable-upcoming-feature InferIsolatedConformances").split()
SETTINGS = [*SCENE_SETTINGS, "-default-isolation", "MainActor"]
EXERCISE = re.compile(r"Exercises/(\d\d)-")
COURSE = json.loads((ROOT / "Exercises/course.json").read_text())["exercises"]
TARGET = "arm64-apple-ios18.0-simulator"


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


class Group:
    """The blocks of a document that are one module, with solutions."""

    def __init__(self):
        self.blocks, self.solutions = [], []

    def scenes(self):
        texts = [text(block) for block in self.blocks] + [path.read_text() for path in self.solutions]
        return set(re.findall(r"^import (\w+Scene)$", "\n".join(texts), re.M))


def text(pair):
    """A file with the block, and with what its marks say."""
    document, block = pair
    lines = block.all("given") + block.all("within")
    end = "}" * sum(line.count("{") - line.count("}") for line in block.all("within"))
    if exercise := EXERCISE.match(document.name):
        scene = next(e["scene"] for e in COURSE if e["id"] == f"Exercise{exercise[1]}")
        lines[:0] = [f"import {name}" for name in (*STAND_INS, "Observation", f"{scene}Scene")]
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
            names, _, numbers = mark.partition(" with ")
            for name in names.split() or ["all"]:
                group = self.groups[f"{document.name} {name}"]
                group.blocks.append((document, block))
                group.solutions += [
                    path for number in numbers.split()
                    for path in sorted(ROOT.glob(f"Solutions/{number}-*/Sources/*.swift"))]

    def file(self, name, text):
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return path

    def parse(self, number):
        document, block = self.blocks[number]
        code = filled(block.text, document.name.endswith("HINTS.md"))
        path = self.file(f"{number}.swift", at(document, block) + code)
        return swiftc("-frontend", "-parse", path)

    def modules(self):
        """The scenes, and on Linux what stands for Apple's; each is compiled once."""
        for name in () if IS_MAC else STAND_INS:
            yield self.module(name, [f".ci/ios-stand-ins/{name}.swift"], "-swift-version", "6")
        for scene in sorted(set().union(*(group.scenes() for group in self.groups.values()))):
            folder = ROOT / "Sources" / scene
            yield self.module(scene, folder.rglob("*.swift"), *SCENE_SETTINGS)

    def module(self, name, files, *settings):
        return swiftc(
            "-emit-module", "-parse-as-library", *settings, *self.target(), "-module-name", name,
            "-emit-module-path", self.folder / f"{name}.swiftmodule", *files)

    def target(self):
        return ["-I", self.folder, *(["-target", TARGET] if IS_MAC else [])]

    def compile(self, name):
        group = self.groups[name]
        folder = re.sub(r"\W", "-", name)
        files = [
            self.file(f"{folder}/{number}.swift", text(pair))
            for number, pair in enumerate(group.blocks)]
        return swiftc(
            "-typecheck", "-parse-as-library", *SETTINGS, *self.target(), "-module-name", "Blocks",
            *group.solutions, *files)


def check(documents):
    """Prints what was done; returns what the compiler says."""
    with tempfile.TemporaryDirectory(prefix="kata blocks ") as folder:
        swift = Swift(documents, pathlib.Path(folder).resolve())
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
            faults = list(threads.map(swift.parse, range(len(swift.blocks))))
            if not any(faults):
                faults = list(swift.modules())
            if not any(faults):
                faults = list(threads.map(swift.compile, swift.groups))
    if not any(faults):
        count = sum(block.mark("compiles") is not None for _, block in swift.blocks)
        system = "the iOS SDK" if IS_MAC else "stand-ins for UIKit and SwiftUI"
        print(f"{len(swift.blocks)} blocks of Swift: {count} compiled with {system}, all parsed", flush=True)
    return [fault for fault in dict.fromkeys(faults) if fault]
