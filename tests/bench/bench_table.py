#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Run apportion-bench and print the medians of its processor times as a Markdown table.

bench_table.py PROGRAM [--against OTHER] [--filter REGEX] [--rounds N]

With --against, both programs run in turns, so that what else the machine does meets both alike; rows that only one of them
has are left out. A time whose result was wrong is said to be.
"""
import argparse
import datetime
import json
import os
import statistics
import subprocess
import sys


def memory_gb():
    with open("/proc/meminfo", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("MemTotal"):
                return int(line.split()[1]) / 1024 / 1024
    return 0.0


def run(program, options):
    """The rows of one run by name, and the processor's name."""
    command = [program, "--benchmark_format=json", f"--benchmark_filter={options.filter}", f"--benchmark_min_time={options.min_time}"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    if done.returncode > 1:
        sys.exit(f"{program} exited with {done.returncode}")
    told = json.loads(done.stdout)
    return {row["name"]: row for row in told["benchmarks"]}, told["context"].get("processor", "processor not told")


def median(rounds, name):
    """The median nanoseconds of an item."""
    return statistics.median(1e9 / rows[name]["items_per_second"] for rows in rounds)


def cell(rounds, name):
    """The median with its unit, and what is wrong with the results."""
    label = rounds[0][name].get("label")
    return f"{median(rounds, name):.3g} ns{f' ({label})' if label else ''}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--against", metavar="OTHER")
    parser.add_argument("--filter", default=".")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--min-time", type=float, default=0.2, help="seconds a row and round")
    options = parser.parse_args()
    programs = [options.program] + ([options.against] if options.against else [])
    rounds = {program: [] for program in programs}
    for _ in range(options.rounds):
        for program in programs:
            rows, told = run(program, options)
            rounds[program].append(rows)
            processor = told if program == options.program else processor
    print(f"{processor}, {os.cpu_count()} cores, {memory_gb():.0f} GB, {datetime.date.today()}; "
          f"processor time, median of {options.rounds}{' in turns' if options.against else ''}\n")
    names = [name for name in rounds[programs[0]][0] if all(name in each[0] for each in rounds.values())]
    if options.against:
        print("| benchmark | other | this | this / other |\n| --- | ---: | ---: | ---: |")
        for name in names:
            this, other = (rounds[program] for program in programs)
            print(f"| {name} | {cell(other, name)} | {cell(this, name)} | {median(this, name) / median(other, name):.2f} |")
    else:
        print("| benchmark | per item | bytes per association |\n| --- | ---: | ---: |")
        for name in names:
            size = rounds[programs[0]][0][name].get("bytes_per_association")
            print(f"| {name} | {cell(rounds[programs[0]], name)} | {f'{size:.0f}' if size else ''} |")


if __name__ == "__main__":
    main()
