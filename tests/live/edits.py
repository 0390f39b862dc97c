# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits of the JSON of a policy, as an administrator would make them."""
import re

# Names that a shell or awk would take for something of their own, and that sacctmgr takes.
HOSTILE = ["-rf", "--help", "$(touch${ifs}pwned)", "`touch${ifs}pwned`", ";touch${ifs}pwned;", "&x&", "%s%n", "end_of_list", "*", "~root", "#x", "my lab",
           "$(id) ; exit", "a  b", "in"]


def accounts(data):
    return [entry for entry in data["associations"] if "user" not in entry and entry["account"] != "root"]


def users(data, account=None):
    return [entry for entry in data["associations"] if "user" in entry and entry["user"] != "root" and account in (None, entry["account"])]


def account(data, name):
    return next(entry for entry in data["associations"] if "user" not in entry and entry["account"] == name)


def leaves(data):
    """Accounts without accounts below them that have users."""
    parents = {entry["parent"] for entry in accounts(data)}
    return [entry for entry in accounts(data) if entry["account"] not in parents and users(data, entry["account"])]


def set_shares(data, name, shares):
    account(data, name)["shares"] = shares


def add_account(data, name, parent, shares, options="Organization='new'"):
    data["associations"].append({"account": name, "parent": parent, "shares": shares, "options": options})


def add_user(data, name, where, shares, default=None):
    data["associations"].append({"user": name, "account": where, "shares": shares, "options": f"DefaultAccount='{default or where}'"})


def remove(data, entries):
    data["associations"] = [entry for entry in data["associations"] if not any(entry is gone for gone in entries)]


def remove_account(data, name):
    remove(data, [account(data, name)] + users(data, name))


def move_account(data, name, parent):
    """Below another account; the lines of an account stand behind that of its parent."""
    moved = [account(data, name)] + users(data, name)
    remove(data, moved)
    moved[0]["parent"] = parent
    data["associations"] += moved


def add_option(entry, option):
    entry["options"] = ":".join(filter(None, (entry.get("options", ""), option)))


def give(data, **values):
    """Sets keys of slurm.conf."""
    data["settings"].update(values)
    data["settings"]["given"] = sorted(set(data["settings"]["given"]) | set(values))


def replace_qos(data, name, other):
    """In the list of QOS alone: what associations name stays as it is."""
    next(entry for entry in data["qos"] if entry["name"] == name)["name"] = other


def rename_qos(data, name, other):
    """In the lists of the associations too."""
    replace_qos(data, name, other)
    for entry in data["associations"]:
        if "options" in entry:
            entry["options"] = ":".join(re.sub(rf"\b{name}\b", other, option) if "QOS=" in option else option
                                        for option in entry["options"].split(":"))


def keep_possible_jobs(data):
    """Without the jobs of those who went."""
    known = {(entry["user"], entry["account"]) for entry in users(data)}
    qos = {entry["name"] for entry in data["qos"]}
    data["jobs"] = [job for job in data["jobs"] if (job["user"], job["account"]) in known and job.get("qos", "normal") in qos]


def edit_accounts(data):
    low = leaves(data)
    top = [entry for entry in accounts(data) if entry["parent"] == "root"]
    low[0]["shares"] += 17  # 1
    low[1]["shares"] = "parent"  # 2
    top[0]["shares"] *= 3  # 3
    low[2]["priority"] = 33  # 4
    add_option(low[3], "GrpTRES=cpu=400,mem=2000G:MaxJobs=50:MaxWallDurationPerJob=2880")  # 5
    low[4]["options"] = "Description='another description':Organization='another faculty'"  # 6
    move_account(data, low[5]["account"], top[0]["account"] if low[5]["parent"] != top[0]["account"] else top[1]["account"])  # 7
    remove_account(data, low[6]["account"])  # 8
    add_account(data, "newlab", "root", 11)  # 9
    add_account(data, "newgroup", "newlab", 5)
    add_user(data, "newcomer", "newgroup", 3)  # 10
    add_user(data, users(data, low[0]["account"])[0]["user"], "newlab", 7, low[0]["account"])  # 11


def edit_users(data):
    # Only of those who stand in one account: the others' default account would have to go with them.
    names = [entry["user"] for entry in users(data)]
    single = [entry for entry in users(data) if names.count(entry["user"]) == 1 and entry["account"] != "newgroup"]
    single[0]["shares"] = 9  # 12
    single[1]["shares"] = "parent"  # 13
    single[2]["shares"] = 0  # 14
    remove(data, [single[3]])  # 15
    moved = single[4]
    remove(data, [moved])
    add_user(data, moved["user"], "newgroup", 2)  # 16: to Slurm that is another association
    add_option(single[5], "QOS='+express'")  # 17
    add_option(single[6], "AdminLevel='Operator':Coordinator='newgroup'")  # 18


def edit_qos(data):
    data["qos"] = [entry for entry in data["qos"] if entry["name"] != data["qos"][2]["name"]]  # 19
    data["qos"][1]["priority"] += 55  # 20
    data["qos"].append({"name": "express", "priority": 700, "usageFactor": 1.5, "description": "express"})  # 21


def edit_settings(data):
    weights = data["settings"]
    give(data, PriorityWeightAge=weights["PriorityWeightAge"] // 2 + 1, PriorityWeightFairshare=weights["PriorityWeightFairshare"] + 4321)  # 22, 23
    give(data, PriorityDecayHalfLife={"minutes": 4320, "written": "3-0"}, PriorityMaxAge={"minutes": 2880, "written": "2-0"})  # 24, 25
    give(data, PriorityFlags=["SMALL_RELATIVE_TO_TIME", "MAX_TRES", "NO_FAIR_TREE"])  # 26
    give(data, PriorityWeightTRES={"CPU": 700, "Mem": 300}, PriorityFavorSmall=True)  # 27, 28
    data["partitions"][0]["billingWeights"] = {"CPU": 2.5, "Mem": "0.5G"}  # 29
    data["partitions"][1]["priorityJobFactor"] = 77  # 30


def grow(data, group, count):
    """More nodes of a group whose list is one range; partitions that name the list name the longer one."""
    before = group["names"]
    name, first, last = re.fullmatch(r"(.*)\[(\d+)-(\d+)\]", before).groups()
    group["names"] = f"{name}[{first}-{int(last) + count:0{len(last)}}]"
    group["count"] += count
    for partition in data["partitions"]:
        partition["nodesWritten"] = partition["nodesWritten"].replace(before, group["names"])
        if before in partition["nodes"]:
            partition["nodes"][group["names"]] = partition["nodes"].pop(before) + count


def edit_nodes(data):
    groups = data["nodeGroups"]
    groups[0]["memoryMb"] *= 2  # 31
    groups[0]["foreign"]["Feature"] = "fast"  # 32
    groups[1]["cpus"] *= 2  # 33: two threads a core
    groups[-1].update(gresWritten="gpu:2", gres={"gres/gpu": 2})  # 34
    grow(data, groups[2], 5)  # 35
    foreign = {"NodeAddr": "127.0.0.1", "State": "UNKNOWN", "Weight": "3"}
    groups.append({"names": "fresh[1-4]", "count": 4, "cpus": 12, "cores": 12, "memoryMb": 32000, "foreign": foreign})  # 36


def twenty_edits(data):
    edit_accounts(data)
    edit_users(data)
    edit_qos(data)
    edit_settings(data)
    keep_possible_jobs(data)


def with_nodes(data):
    twenty_edits(data)
    edit_nodes(data)


def add_root_user(data):
    """The user that every cluster has in the account root."""
    if not any(entry.get("user") == "root" for entry in data["associations"]):
        data["associations"].insert(1, {"user": "root", "account": "root", "shares": 1, "options": "DefaultAccount='root':AdminLevel='Administrator'"})


def hostile_names(data):
    for name in HOSTILE:
        add_account(data, name, "root", 3)
        data["associations"][-1]["options"] = "Description='$(touch pwned); `touch pwned`'"
        add_user(data, name, name, 2)
