#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""clang-tidy, as .clang-tidy says, on every source that a build with clang compiles.

    tidy.py [BUILD] [PART…]      BUILD is build/asan, built (for what moc and uic make); only sources whose path has one of the PARTs

Most of the work is headers, so what the unity build compiles at once is read at once. What was found clean is noted in
BUILD/tidy under a hash of everything that was read (the preprocessed text with its comments and macros, the configuration,
the command), so a second run looks at what changed alone. Ends with 1 when anything was found.
"""
import concurrent.futures
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


@dataclasses.dataclass
class Unit:
    """Sources that are read together: what the unity build compiles at once."""
    target: str
    folder: str
    command: list
    sources: list


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
        version = subprocess.run([TIDY, "--version"], capture_output=True, check=True).stdout
        self.configuration = version + CONFIGURATION.read_bytes()

    def look_at(self, unit):
        """What is found in a unit, the seconds that it took, and whether it was known to be clean."""
        began = time.monotonic()
        text = "".join(f'#include "{source}"\n' for source in unit.sources)
        path = self.units / f"{unit.target}_{hashlib.sha256(anywhere(text.encode())).hexdigest()[:12]}.cpp"
        path.write_text(text)
        stamp = self.stamp_of(path, unit)
        if stamp and stamp.exists():
            stamp.touch()
            return "", time.monotonic() - began, True
        arguments = [TIDY, "--quiet", f"--config-file={CONFIGURATION}", f"--header-filter=^{ROOT}/(src|tests)/", path, "--"]
        done = subprocess.run(arguments + unit.command[1:], cwd=unit.folder, capture_output=True, text=True)
        found = done.stdout
        if done.returncode != 0 and not found:
            found = done.stderr
        if not found and stamp:
            stamp.touch()
        return found, time.monotonic() - began, False

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
    units = [unit for unit in units_of(build) if not parts or any(part in source for part in parts for source in unit.sources)]
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
