# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody else at the same cluster: for each value that a script is about to change, calls of sacctmgr that change it otherwise, and back."""

import re

import edits
from random_edits import LIMITS, QOS_OPTIONS, options_of

# What sacctmgr calls the columns in which it shows a value, where that is another word, and a value that no draft here has.
NUMBER, TRES, FACTOR = "4711", "cpu=4711", "47.500000"
VALUES = {
    "Share": ("Fairshare", NUMBER), "ParentName": ("parent", None), "Priority": ("Priority", NUMBER), "GrpTRES": ("GrpTRES", TRES),
    "GrpTRESMins": ("GrpTRESMins", TRES), "GrpTRESRunMins": ("GrpTRESRunMins", TRES), "GrpJobs": ("GrpJobs", NUMBER),
    "GrpJobsAccrue": ("GrpJobsAccrue", NUMBER), "GrpSubmit": ("GrpSubmitJobs", NUMBER), "GrpWall": ("GrpWall", NUMBER), "MaxTRES": ("MaxTRESPerJob", TRES),
    "MaxTRESPerNode": ("MaxTRESPerNode", TRES), "MaxTRESMins": ("MaxTRESMinsPerJob", TRES), "MaxTRESRunMins": ("MaxTRESRunMins", TRES),
    "MaxJobs": ("MaxJobs", NUMBER), "MaxJobsAccrue": ("MaxJobsAccrue", NUMBER), "MaxSubmit": ("MaxSubmitJobs", NUMBER),
    "MaxWall": ("MaxWallDurationPerJob", NUMBER), "MinPrioThresh": ("MinPrioThresh", NUMBER), "Description": ("Description", "theirs"),
    "Organization": ("Organization", "theirs"), "UsageFactor": ("UsageFactor", FACTOR), "GraceTime": ("GraceTime", NUMBER),
    "LimitFactor": ("LimitFactor", FACTOR), "UsageThreshold": ("UsageThreshold", FACTOR), "MaxJobsAccruePA": ("MaxJobsAccruePerAccount", NUMBER),
    "MaxJobsAccruePU": ("MaxJobsAccruePerUser", NUMBER), "MaxJobsPA": ("MaxJobsPerAccount", NUMBER), "MaxJobsPU": ("MaxJobsPerUser", NUMBER),
    "MaxSubmitPA": ("MaxSubmitJobsPerAccount", NUMBER), "MaxSubmitPU": ("MaxSubmitJobsPerUser", NUMBER), "MaxTRESPA": ("MaxTRESPerAccount", TRES),
    "MaxTRESPU": ("MaxTRESPerUser", TRES), "MaxTRESRunMinsPU": ("MaxTRESRunMinsPU", TRES), "MinTRES": ("MinTRESPerJob", TRES),
    "AdminLevel": ("AdminLevel", None), "Flags": ("Flags", "NoDecay"), "Preempt": ("Preempt", "normal"), "DefaultQOS": None, "QOS": ("QOS", "normal"),
    "PreemptMode": ("PreemptMode", "requeue"), "PreemptExemptTime": ("PreemptExemptTime", "01:02:03"),
}


def value(kind, number):
    return {"count": str(number), "minutes": str(number), "factor": f"{number / 16:f}", "time": "'00:10:00'", "mode": "'cancel'", "flags": "'DenyOnLimit'",
            "tres": f"'cpu={number},gres/gpu:h100={number}'"}[kind]


def touch_everything(data):
    """A draft that changes every field of an account, of a user in an account and of a QOS, and more; what it changes had no value."""
    low = edits.leaves(data)
    names = [row["user"] for row in edits.users(data)]
    single = [row for row in edits.users(data, low[0]["account"]) if names.count(row["user"]) == 1]
    for row, number in ((low[0], 100), (single[0], 200)):
        row["shares"] = number
        row["priority"] = number
        for name, kind in LIMITS.items():
            edits.add_option(row, f"{name}={value(kind, number)}")
        edits.add_option(row, "DefaultQOS='long':QOS='long,scavenge'")
    low[1]["options"] = "Description='ours':Organization='ours'"
    edits.move_account(data, low[2]["account"], "root" if low[2]["parent"] != "root" else low[0]["account"])
    qos = next(row for row in data["qos"] if row["name"] == "long")
    qos.update(priority=300, usageFactor=3.5, description="ours", preempt="scavenge")
    qos["foreign"] = {name: value(kind, 300) for name, kind in QOS_OPTIONS.items()}
    edits.add_account(data, "ouraccount", "root", 5)
    edits.add_user(data, "ouruser", low[1]["account"], 6)
    data["qos"].append({"name": "ourqos", "priority": 7, "description": "ourqos"})
    edits.add_option(single[1], f"AdminLevel='Operator':Coordinator='{low[1]['account']}'")
    edits.remove(data, [edits.users(data, low[3]["account"])[0]])


def plan_of(script):
    """(object, field, before, after) of the values that a script changes; of what is new, only that it is."""
    text = re.search(r'cat >"\$work/plan" <<\'END_OF_LIST\' \|\| full\n(.*?)END_OF_LIST', script, re.S)[1]
    rows = [line.split("|")[1:] for line in text.splitlines()]
    fresh = {row[0] for row in rows if row[1] == "exists" and row[2] == "no"} | {row[0] for row in rows if row[2] == '"absent"'}
    gone = {row[0] for row in rows if row[1] == "exists" and row[3] == "no"}
    return [tuple(row) for row in rows
            if row[2] != row[3] and not row[2] in ('"way"', '"any"') and (row[1] == "exists" or row[0] not in fresh | gone)]


def where(name):
    """How sacctmgr is told which object is meant."""
    kind, rest = name.split(" ", 1)
    if " in " in rest:
        user, account = rest.split(" in ")
        return kind, [f"name={user}", f"account={account}"]
    return kind, [f"name={rest}"]


def calls(name, field, old, new, draft):
    """What somebody else does to a value, and back; None where no one call can."""
    kind, names = where(name)
    if field == "exists":
        if new == "no":
            return None  # that it is gone is what the draft wants; what is changed in it has a test of its own
        there = ["add", kind, *names, "Priority=4711" if kind == "qos" else "Fairshare=4711"]
        return there, ["remove", kind, "where", *names]
    if field.startswith("coordinator of ") or field == "Account":
        return None  # there are only two states of it, and both are known
    if VALUES.get(field) is None:
        return None
    key, theirs = VALUES[field]
    if field == "ParentName":
        theirs = next(row["account"] for row in edits.accounts(draft.data) if row["account"] not in (old, new, names[0][5:], "ouraccount")
                      and not below(draft.data, row["account"], names[0][5:]))
    if field == "AdminLevel":
        theirs = "Administrator"
    if theirs is None or theirs in (old, new):
        return None
    modify = ["modify", kind, "where", *names, "set"]
    return [*modify, f"{key}={theirs}"], [*modify, f"{key}={unset(field, old)}"]


def below(data, account, above):
    """Whether an account is, or is below, another one."""
    parents = {row["account"]: row["parent"] for row in edits.accounts(data)}
    while account != "root" and account != above:
        account = parents[account]
    return account == above


def unset(field, old):
    """The value with which sacctmgr is told what was there."""
    none = {"PreemptMode": "cluster", "AdminLevel": "None", "GraceTime": "0", "Preempt": "", "QOS": "", "Description": "", "Organization": ""}
    if old and field not in ("GraceTime", "AdminLevel"):
        return old
    return none.get(field, "cpu=-1" if "TRES" in field else "-1")
