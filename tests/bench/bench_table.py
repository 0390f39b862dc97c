#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Run apportion-bench and print its medians as a Markdown table.

bench_table.py build/release/bin/apportion-bench [--filter REGEX] [--repetitions N]
"""
import argparse
import json
import os
import subprocess
import sys


def machine():
    model = "unknown processor"
    memory = 0.0
    with open("/proc/cpuinfo", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    with open("/proc/meminfo", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("MemTotal"):
                memory = int(line.split()[1]) / 1024 / 1024
                break
    return f"{model}, {os.cpu_count()} cores, {memory:.0f} GB"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--filter", default=".")
    parser.add_argument("--repetitions", type=int, default=5)
    options = parser.parse_args()
    command = [options.program, "--benchmark_format=json", f"--benchmark_filter={options.filter}",
               f"--benchmark_repetitions={options.repetitions}", "--benchmark_report_aggregates_only=true", "--benchmark_min_time=0.3"]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"{options.program} exited with {run.returncode}")
    rows = [b for b in json.loads(run.stdout)["benchmarks"] if b.get("aggregate_name") == "median"]
    print(f"{machine()}; median of {options.repetitions}, processor time\n")
    print("| benchmark | time | per item | bytes per association |")
    print("| --- | ---: | ---: | ---: |")
    for row in rows:
        nanoseconds = 1e9 / row["items_per_second"]
        size = row.get("bytes_per_association")
        print(f"| {row['run_name']} | {row['cpu_time']:.3g} {row['time_unit']} | {nanoseconds:.3g} ns | {f'{size:.0f}' if size else ''} |")


if __name__ == "__main__":
    main()
