# SPDX-License-Identifier: GPL-3.0-or-later
"""Random clusters from a seed, as the files that an administrator would have."""

import random


def random_cluster(folder, seed, accounts, flags):
    """Writes slurm.conf, associations.cfg and usage.txt; returns the options of apportion-cli import.

    No two accounts side by side have the same LevelFS: Slurm 22.05 walks such accounts in the order in which they were
    made, current releases in the order of their names.
    """
    source = random.Random(seed)
    folder.mkdir(exist_ok=True)
    (folder / "slurm.conf").write_text(random_conf(source, seed, flags))
    tree = random_tree(source, accounts)
    (folder / "associations.cfg").write_text(flat_file(source, seed, tree))
    (folder / "usage.txt").write_text(usage_table(source, tree))
    return ["--slurm-conf", folder / "slurm.conf", "--associations", folder / "associations.cfg", "--usage", folder / "usage.txt"]


def random_conf(source, seed, flags):
    weights = {key: source.randrange(0, 30000) for key in ("Age", "Assoc", "Fairshare", "JobSize", "Partition", "QOS")}
    weights["Fairshare"] += 10000
    lines = [f"ClusterName=random{seed}", "PriorityType=priority/multifactor", f"PriorityDecayHalfLife={source.randrange(1, 40)}-0",
             f"PriorityMaxAge={source.randrange(1, 20)}-12", f"PriorityFavorSmall={source.choice(('YES', 'NO'))}",
             "AccountingStorageTRES=gres/gpu,license/matlab", "Licenses=matlab:40",
             f"PriorityWeightTRES=CPU={source.randrange(5000)},Mem={source.randrange(5000)},GRES/gpu={source.randrange(5000)}"]
    if flags:
        lines.append(f"PriorityFlags={flags}")
    lines += [f"PriorityWeight{key}={value}" for key, value in weights.items()]
    lines += ["NodeName=c[01-20] CPUs=32 RealMemory=128000 State=UNKNOWN", "NodeName=g[1-6] CPUs=64 RealMemory=512000 Gres=gpu:4 State=UNKNOWN"]
    for name, nodes in (("short", "c[01-20]"), ("long", "c[11-20]"), ("gpu", "g[1-6]"), ("all", "c[01-20],g[1-6]")):
        billing = f"CPU={source.randrange(1, 40) / 8},Mem={source.randrange(1, 64) / 64}G,GRES/gpu={source.randrange(1, 300) / 10}"
        default = " Default=YES" if name == "short" else ""
        lines.append(f"PartitionName={name} Nodes={nodes}{default} PriorityJobFactor={source.randrange(1, 60)} TRESBillingWeights={billing}")
    return "\n".join(lines) + "\n"


def random_tree(source, accounts):
    """Accounts by name: (account above, [(user, shares, usage)])."""
    tree = {"root": (None, [])}
    for i in range(accounts):
        above = source.choice(list(tree))
        tree[f"a{i:02}"] = (above, [])
    for name in list(tree)[1:]:
        for _ in range(source.randrange(1, 6)):
            user = f"u{source.randrange(4 * accounts):03}"
            if user not in [known[0] for known in tree[name][1]]:
                shares = source.choice(("parent", 0)) if source.random() < 0.1 else source.randrange(1, 50)
                tree[name][1].append((user, shares, source.randrange(1000, 10**8)))
    return tree


def flat_file(source, seed, tree):
    lines = ["QOS - 'normal':Description='Normal QOS default'", "QOS - 'high':Description='high':Priority=100",
             "QOS - 'low':Description='low':Priority=7:UsageFactor=0.500000", f"Cluster - 'random{seed}':Fairshare=1:QOS='normal'"]
    defaults = {}
    for name in tree:
        lines.append(f"Parent - '{name}'")
        if name == "root":
            lines.append("User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1")
        for child, (above, _) in tree.items():
            if above == name:
                shares = 2147483647 if source.random() < 0.08 else source.randrange(1, 1000)
                priority = f":Priority={source.randrange(1, 100)}" if source.random() < 0.3 else ""
                lines.append(f"Account - '{child}':Description='{child}':Organization='org':Fairshare={shares}{priority}")
        for user, shares, _ in tree[name][1]:
            default = defaults.setdefault(user, name)
            number = 2147483647 if shares == "parent" else shares
            lines.append(f"User - '{user}':DefaultAccount='{default}':Fairshare={number}")
    return "\n".join(lines) + "\n"


def usage_table(source, tree):
    lines = ["Account|User|RawUsage"]

    def total(name):
        return sum(usage for _, _, usage in tree[name][1]) + sum(total(child) for child, (above, _) in tree.items() if above == name)

    def write(name, depth):
        lines.append(f"{' ' * depth}{name}||{total(name)}")
        lines.extend(f"{' ' * (depth + 1)}{name}|{user}|{usage}" for user, _, usage in tree[name][1])
        for child, (above, _) in tree.items():
            if above == name:
                write(child, depth + 1)

    write("root", 0)
    return "\n".join(lines) + "\n"


def random_jobs(seed, users, count):
    """Jobs for (user, account) pairs, in the form of the policy file."""
    source = random.Random(seed)
    jobs = []
    for _ in range(count):
        user, account = source.choice(users)
        partitions = source.choice((["short"], ["long"], ["gpu"], ["all"], ["short", "all"], ["gpu", "long"]))
        nodes = source.randrange(1, 5)
        tres = {"mem": nodes * source.randrange(100, 60000)}
        if partitions == ["gpu"]:
            tres["gres/gpu"] = nodes * source.randrange(1, 4)
        if source.random() < 0.2:
            tres["license/matlab"] = source.randrange(1, 5)
        jobs.append({"user": user, "account": account, "partitions": partitions, "qos": source.choice(("normal", "high", "low")), "nodes": nodes,
                     "cpus": nodes * source.randrange(1, 8), "timeLimit": source.choice((30, 240, 2880)), "nice": source.choice((0, 0, 100)),
                     "tres": tres})
    return jobs
