#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""clang-tidy, as .clang-tidy says, on every source that a build with clang compiles.

    tidy.py [BUILD] [PART…]      BUILD is build/asan, built (for what moc and uic make); only sources whose path has one of the PARTs

Most of the work is headers, so what the unity build compiles at once is read at once, and small targets together. What was
found clean is noted under a hash of everything that was read (the preprocessed text with its comments and macros, the
configuration, the command), so a second run looks at what changed alone. Ends with 1 when anything was found.
"""
import concurrent.futures
import ctypes.util
import dataclasses
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONFIGURATION = ROOT / ".clang-tidy"
TIDY = "clang-tidy-14"
# What no run has asked for in so many seconds goes.
FORGOTTEN = 30 * 86400
# Units of fewer sources are read together, of so many at most.
FEW = 20
MANY = 64


@dataclasses.dataclass
class Unit:
    """Sources that are read together: what the unity build compiles at once, or several of those."""
    target: str
    folder: str
    command: list
    sources: list
    parts: list = dataclasses.field(default_factory=list)

    def kind(self):
        """What of the project it is: units of two kinds have other definitions."""
        return pathlib.Path(self.sources[0]).relative_to(ROOT).parts[0]

    def takes(self, other):
        """Whether it can be read with another: no two of their sources have one name, as those with main() do."""
        mine = {pathlib.Path(source).name: source for source in self.sources}
        return (self.kind() == other.kind() and len(self.sources) + len(other.sources) <= MANY
                and all(mine.get(pathlib.Path(source).name, source) == source for source in other.sources))

    def with_(self, other):
        known = {word.split("=")[0] for word in self.command if word.startswith("-D")}
        more = []
        for before, word in zip(other.command, other.command[1:]):
            if before == "-isystem" and word not in self.command:
                more += [before, word]
            elif word.startswith("-I") and word not in self.command or word.startswith("-D") and word.split("=")[0] not in known:
                more.append(word)
        sources = self.sources + [source for source in other.sources if source not in self.sources]
        return Unit(f"{self.target}, {other.target}", self.folder, self.command + more, sources, (self.parts or [self]) + [other])


def anywhere(text):
    """A text in which it does not show where the clone lies."""
    return text.replace(f"{ROOT}/".encode(), b"")


def tidy_arguments(command):
    """The compiler and its arguments without the cache before it, the source, the output, warnings, and what only matters to code."""
    words = shlex.split(command)
    words = words[next(i for i, word in enumerate(words) if re.search(r"clang\+\+(-\d+)?$", word)):]
    kept, skip = [], 0
    for word in words:
        if skip:
            skip -= 1
        elif word in ("-o", "-MT", "-MF", "-c"):
            skip = 1
        elif word != "-MD" and not word.startswith(("-fsanitize", "-fno-sanitize", "-O", "-g", "-W")):
            kept.append(word)
    return kept + ["-w"]


def sources_of(entry, build):
    """The project's own sources that one command compiles."""
    sources = [entry["file"]]
    if "/Unity/unity_" in entry["file"]:
        sources = re.findall(r'^#include "(.*)"', pathlib.Path(entry["file"]).read_text(), re.MULTILINE)
    return [source for source in sources if not pathlib.Path(source).is_relative_to(build)]


def units_of(build):
    for entry in json.loads((build / "compile_commands.json").read_text()):
        sources = sources_of(entry, build)
        if sources:
            output = shlex.split(entry["command"])[-3]
            target = re.search(r"([^/]*)\.dir/", output).group(1)
            yield Unit(target, entry["directory"], tidy_arguments(entry["command"]), sources)


def units_together(units):
    """The units with the small ones of a kind made into larger ones."""
    large = [unit for unit in units if len(unit.sources) >= FEW]
    for unit in units:
        if len(unit.sources) < FEW:
            at = next((i for i, one in enumerate(large) if (one.parts or len(one.sources) < FEW) and one.takes(unit)), None)
            if at is None:
                large.append(unit)
            else:
                large[at] = large[at].with_(unit)
    return large


class Tidy:
    def __init__(self, build):
        self.units = build / "tidy"
        self.units.mkdir(exist_ok=True)
        kept = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
        self.stamps = pathlib.Path(os.environ.get("APPORTION_CACHE") or pathlib.Path(kept) / "apportion") / "tidy"
        self.stamps.mkdir(parents=True, exist_ok=True)
        for stamp in self.stamps.iterdir():
            if time.time() - stamp.stat().st_mtime > FORGOTTEN:
                stamp.unlink(missing_ok=True)
        # a part of its time is asking for memory
        self.environment = dict(os.environ, LD_PRELOAD=ctypes.util.find_library("jemalloc") or "")
        version = subprocess.run([TIDY, "--version"], capture_output=True, check=True).stdout
        self.configuration = version + CONFIGURATION.read_bytes()

    def look_at(self, unit):
        """What is found in a unit, the seconds that it took, and whether it was known to be clean."""
        began = time.monotonic()
        found, was_known = self.found_in(unit)
        if unit.parts and "[clang-diagnostic-error]" in found:  # two of them have one name for two things
            print(f"One by one, as they do not compile together: {unit.target}", flush=True)
            each = [self.found_in(part) for part in unit.parts]
            found = "".join(found for found, _ in each)
        return found, time.monotonic() - began, was_known

    def found_in(self, unit):
        text = "".join(f'#include "{source}"\n' for source in unit.sources)
        path = self.units / f"{unit.target.split(',')[0]}_{hashlib.sha256(anywhere(text.encode())).hexdigest()[:12]}.cpp"
        path.write_text(text)
        stamp = self.stamp_of(path, unit)
        if stamp and stamp.exists():
            stamp.touch()
            return "", True
        arguments = [TIDY, "--quiet", f"--config-file={CONFIGURATION}", f"--header-filter=^{ROOT}/(src|tests)/", path, "--"]
        done = subprocess.run(arguments + unit.command[1:], cwd=unit.folder, env=self.environment, capture_output=True, text=True)
        found = done.stdout
        if done.returncode != 0 and not found:
            found = done.stderr
        if not found and stamp:
            stamp.touch()
        return found, False

    def stamp_of(self, path, unit):
        read = subprocess.run(unit.command + ["-E", "-C", "-dD", path], cwd=unit.folder, capture_output=True)
        if read.returncode != 0:
            return None  # clang-tidy will say why
        text = "\0".join(unit.command).encode() + self.configuration + read.stdout
        return self.stamps / hashlib.sha256(anywhere(text)).hexdigest()


def main():
    build = ROOT / (sys.argv[1] if len(sys.argv) > 1 else "build/asan")
    parts = sys.argv[2:]
    tidy = Tidy(build)
    units = [unit for unit in units_together(list(units_of(build))) if not parts or any(part in source for part in parts for source in unit.sources)]
    units.sort(key=lambda unit: -len(unit.sources))
    findings, known = set(), 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(tidy.look_at, unit): unit for unit in units}
        for job in concurrent.futures.as_completed(jobs):
            found, seconds, was_known = job.result()
            known += was_known
            if not was_known:
                print(f"{seconds:6.1f} s  {len(jobs[job].sources):2} sources of {jobs[job].target}", flush=True)
            # a header's finding is told by every unit that includes it
            for finding in re.split(r"(?m)^(?=\S+:\d+:\d+: (?:error|warning))", found):
                if finding.strip() and finding not in findings:
                    findings.add(finding)
                    print(finding, flush=True)
    count = sum(len(unit.sources) for unit in units)
    print(f"{count} sources in {len(units)} units, {known} of them unchanged since they were found clean; {len(findings)} findings.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
