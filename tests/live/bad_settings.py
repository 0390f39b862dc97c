# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings of which the checker says that slurmctld would not start: an edit of the policy, and what slurmctld dies with."""


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
