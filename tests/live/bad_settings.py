# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings of which the checker says that slurmctld would not start: an edit of the policy, and what slurmctld dies with."""

import re


def settings(**values):
    def edit(data):
        data["settings"].update(values)
        data["settings"]["given"] = sorted(set(data["settings"]["given"]) | set(values))

    return edit


def untracked_billing(data):
    data["partitions"][0]["billingWeights"] = {"CPU": 1, "GRES/fpga": 5}


def untracked_license(data):
    data["partitions"][0]["billingWeights"] = {"CPU": 1, "License/matlab": 5}


FATAL = {
    "a half-life of 0 without a reset": (settings(PriorityDecayHalfLife={"minutes": 0, "written": "0"}), "fatal"),
    "a calculation period of 0": (settings(PriorityCalcPeriod=0), "fatal"),
    "a billing weight that is not tracked": (untracked_billing, "failed to parse tres weights str"),
    "a license that is not tracked": (untracked_license, "failed to parse tres weights str"),
    "a priority weight that is not tracked": (settings(PriorityWeightTRES={"CPU": 1000, "GRES/fpga": 3000}), "failed to parse tres weights str"),
}

# The same of what only a slurm.conf can hold: lines to add to one.
FATAL_LINES = {
    "a node that is defined twice": ("NodeName=twin[1-2] NodeAddr=127.0.0.1 CPUs=1\nNodeName=twin2 NodeAddr=127.0.0.1 CPUs=1\n", "fatal"),
    "a partition that is defined twice": ("PartitionName=twin Nodes=ALL\nPartitionName=twin Nodes=ALL\n", "fatal"),
    "two keys on one line": ("PriorityWeightAge=1 PriorityWeightAssoc=2\n", "fatal"),
    "a word without a value": ("PriorityWeightAge\n", "fatal"),
    "a key without a value": ("KillWait=\n", "fatal"),
    "an address of all nodes": ("NodeName=DEFAULT NodeAddr=127.0.0.1\n", "fatal"),
    "a misspelt key": ("PriorityWeightFairShar=1000\n", "fatal"),
    "a misspelt key of a node": ("NodeName=odd NodeAddr=127.0.0.1 Wieght=3\n", "fatal"),
    "a misspelt key of a partition": ("PartitionName=odd MaxNodse=4\n", "fatal"),
    "a key of a later release": ("TLSType=tls/none\n", "fatal"),
    "a key that was given up": ("CacheGroups=0\n", "fatal"),
    "a blank between priority weights": ('PriorityType=priority/multifactor\nPriorityWeightTRES="CPU=1000, Mem=5"\n', "failed to parse tres weights str"),
    "a weight without a number": ("PriorityWeightTRES=CPU\n", "failed to parse tres weights str"),
}


def findings(source):
    """What the checker and the readers can say of a slurmctld that would not start, as patterns."""
    texts = set()
    for path in sorted(source.rglob("*.cpp")):
        texts |= set(re.findall(r'APPORTION_TEXT\(\s*"([^"]*slurmctld (?:of %\d )?would (?:not start|refuse)[^"]*)"', path.read_text()))
    return [re.sub(r"%\d", ".+", re.sub(r"[.=()]", lambda found: "\\" + found[0], text)) for text in sorted(texts)]
