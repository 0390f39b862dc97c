#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes conf_keys.inc from conf_keys.tsv, both beside this script: a row for each key of slurm.conf, sorted as
findConfKey() looks them up."""
from pathlib import Path

HERE = Path(__file__).parent
SECTIONS = {"top": "Top", "NodeName": "Node", "NodeSet": "NodeSet", "PartitionName": "Partition", "DownNodes": "DownNodes",
            "FrontendName": "Frontend", "PowerAction": "PowerAction"}
# ConfType, as the letters of a row: what a release reads the key as.
LETTERS = {"string": "s", "boolean": "b", "uint16": "2", "uint32": "4", "uint64": "8", "array": "a", "-": "-"}


def number(release):
    year, month = release.split(".")
    return int(year) * 100 + int(month)


def row(section, key, kinds, releases):
    known = [i for i, kind in enumerate(kinds) if kind != "-"]
    defunct = [i for i in known if kinds[i].endswith("!")]
    since, until = releases[known[0]], releases[known[-1]]
    letters = "".join(LETTERS[kind.rstrip("!")] for kind in kinds)
    return (f'{{ ConfSection::{SECTIONS[section]}, "{key}", {{ {since}, {until}, {releases[defunct[0]] if defunct else 0} }}, '
            f'"{letters}" }},')


def main():
    lines = [line.split("\t") for line in (HERE / "conf_keys.tsv").read_text().splitlines() if not line.startswith("#")]
    releases = [number(release) for release in lines[0][2:]]
    order = list(SECTIONS)
    keys = sorted(lines[1:], key=lambda line: (order.index(line[0]), line[1].lower()))
    (HERE / "conf_keys.inc").write_text(
        "// Made by conf_keys.py from conf_keys.tsv: section, key, first and last release that know it, first one in which it is defunct,\n"
        "// and what each release reads it as.\n"
        + "\n".join(row(key[0], key[1], key[2:], releases) for key in keys) + "\n")


if __name__ == "__main__":
    main()
