#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints which tests were skipped, and why.

usage: skipped.py [--must-run NAME]... RESULTS.xml...

RESULTS.xml is what ctest writes with --output-junit. Ends with 1 when a test of --must-run was skipped or is in none of
them, with 2 when a file cannot be read.
"""

import argparse
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

# "SKIP   : TestBilling::manyCores(32) no such processor here", as QtTest prints it; a blank follows the name
QT_SKIP = re.compile(r"^SKIP\s*: (\S+?\(.*?\)) (.*)$", re.MULTILINE)
# "skipped: submitting jobs as their users needs root", as our own programs end with
OWN_SKIP = re.compile(r"^skipped: (.*)$", re.MULTILINE)


def skips(path):
    """(name, reason) of each test or function of a test that was skipped; the names of all tests that ran."""
    found = []
    ran = set()
    for case in xml.parse(path).getroot().iter("testcase"):
        name = case.get("name")
        text = case.findtext("system-out") or ""
        if case.find("skipped") is not None or case.get("status") in ("notrun", "disabled"):
            reason = OWN_SKIP.search(text)
            found.append((name, reason.group(1) if reason else (case.find("skipped").get("message") if case.find("skipped") is not None else "")))
        else:
            ran.add(name)
            found.extend((f"{name}, {function}", reason) for function, reason in QT_SKIP.findall(text))
    return found, ran


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--must-run", action="append", default=[], metavar="NAME")
    parser.add_argument("results", nargs="+", metavar="RESULTS.xml")
    options = parser.parse_args()
    everything = set()
    count = 0
    for path in options.results:
        try:
            found, ran = skips(path)
        except (OSError, xml.ParseError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        everything |= ran
        for name, reason in found:
            print(f"skipped in {Path(path).parent.name}: {name}: {reason}")
        count += len(found)
    if count == 0:
        print("No test was skipped.")
    missing = [name for name in options.must_run if name not in everything]
    for name in missing:
        print(f"{name} has to run here, and did not.", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
