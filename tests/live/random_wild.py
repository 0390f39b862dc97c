# SPDX-License-Identifier: GPL-3.0-or-later
"""Random clusters of every form that administrators and users write: nodes, partitions, weights, jobs; from a seed."""

import random
import socket

USERS = [("wann", "lab_a"), ("wbob", "lab_a"), ("wcid", "lab_b"), ("wdan", "other"), ("weve", "other")]
QOS = {"high": 100, "low": 10}


class WildCluster:
    """What one seed makes: lines of slurm.conf, commands of sacctmgr, usage, and the arguments of sbatch."""

    def __init__(self, seed, name):
        self.source = random.Random(seed)
        self.name = name
        self.partitions = ["batch", *self.some(["short", "prio", "gpu"], 0.6)]
        self.groups = self.node_groups()
        self.conf = "\n".join([*self.settings(), *(group["line"] for group in self.groups), *self.partition_lines()]) + "\n"
        self.tree = self.sacctmgr_calls()
        self.usage = {(account, user, ""): self.source.randrange(1000, 10**8) for user, account in USERS}

    def chance(self, probability):
        return self.source.random() < probability

    def some(self, things, probability):
        return [thing for thing in things if self.chance(probability)]

    # --- slurm.conf ---

    def settings(self):
        source = self.source
        flags = self.some(["NO_FAIR_TREE", "MAX_TRES", "SMALL_RELATIVE_TO_TIME", "NO_NORMAL_ASSOC", "NO_NORMAL_PART", "NO_NORMAL_QOS",
                           "NO_NORMAL_TRES", "ACCRUE_ALWAYS"], 0.25)
        weights = [f"{name}={source.choice((1000, 20000, 0.5, 30000))}" for name in
                   self.some(["CPU", "Mem", "GRES/gpu", "GRES/gpu:a100", "billing", "node", "license/matlab"], 0.5)]
        if weights and self.chance(0.3):
            weights.append("cpu=777")
        lines = ["PriorityType=priority/multifactor", f"PriorityDecayHalfLife={source.choice(('14-0', '7-12', '0-36'))}", "PriorityMaxAge=14-0",
                 "PriorityCalcPeriod=60", "Licenses=matlab:20", "AccountingStorageTRES=gres/gpu,gres/gpu:a100,gres/gpu:v100,license/matlab",
                 f"PriorityFavorSmall={source.choice(('YES', 'NO'))}"]
        lines += [f"PriorityWeight{key}={source.choice((0, 777, source.randrange(400000)))}" for key in ("Age", "Assoc", "JobSize", "Partition", "QOS")]
        lines.append(f"PriorityWeightFairshare={source.randrange(1000, 300000)}")
        if weights:
            lines.append(f"PriorityWeightTRES={','.join(weights)}")
        if flags:
            lines.append(f"PriorityFlags={','.join(flags)}")
        if "NO_FAIR_TREE" in flags and self.chance(0.5):
            lines.append(f"FairShareDampeningFactor={source.randrange(2, 9)}")
        return lines

    def node_groups(self):
        source = self.source
        groups = []
        for name in source.sample(["cn", "gpu", "big", "old"], source.randrange(2, 4)):
            sockets, cores, threads = source.choice((1, 2)), source.choice((4, 8, 16)), source.choice((1, 2))
            cpus = sockets * cores * (threads if self.chance(0.8) else 1)
            count = source.randrange(2, 6)
            line = (f"NodeName={name}[1-{count}] NodeAddr=127.0.0.1 CPUs={cpus} Sockets={sockets} CoresPerSocket={cores} ThreadsPerCore={threads} "
                    f"RealMemory={source.choice((32768, 65536, 131072))}")
            special = source.random()
            if special < 0.35:
                line += f" CoreSpecCount={source.randrange(1, 4)}"
            elif special < 0.55 and (threads == 1 or cpus > sockets * cores):
                line += f" CpuSpecList={source.choice(('0', '0-1', '1,3'))}"
            if self.chance(0.3):
                line += " MemSpecLimit=2048"
            gpus = source.choice((None, "gpu:4", "gpu:a100:4", "gpu:v100:2", "gpu:a100:2,gpu:v100:2"))
            if gpus is not None:
                line += f" Gres={gpus}"
            groups.append({"list": f"{name}[1-{count}]", "gpus": gpus, "cpus": cpus, "line": line + " State=UNKNOWN"})
        return groups

    def partition_lines(self):
        source = self.source
        defaults = [f"PartitionName=DEFAULT State=DOWN {source.choice(('Priority=100', 'PriorityTier=5', 'PriorityJobFactor=30', 'MaxTime=2-0'))}"]
        lines = defaults if self.chance(0.5) else ["PartitionName=DEFAULT State=DOWN"]
        for name in self.partitions:
            groups = self.groups if name == "batch" else source.sample(self.groups, source.randrange(1, len(self.groups) + 1))
            line = f"PartitionName={name} Nodes={','.join(group['list'] for group in groups)}"
            line += " Default=YES" if name == "batch" else ""
            line += "".join(" " + key for key in self.some([f"PriorityJobFactor={source.randrange(300)}", f"PriorityTier={source.randrange(1, 9)}",
                                                          f"Priority={source.randrange(1, 300)}"], 0.4))
            line += source.choice(("", " MaxTime=12:00:00", " MaxTime=90", " DefaultTime=30 MaxTime=UNLIMITED"))
            line += source.choice(("", "", " DefMemPerCPU=700", " DefMemPerNode=3000"))
            weights = source.choice((None, "CPU=1.0,Mem=0.25G", "CPU=0.5,Mem=0.5K,license/matlab=10", "CPU=2.5,Mem=1T,GRES/gpu=8.0",
                                     "CPU=1.0,GRES/gpu=2,CPU=3", "Mem=2000GB,node=5", "CPU=2K,Mem=0.001", "GRES/gpu:a100=3,CPU=1", "CPU=3T,node=1",
                                     "CPU=4096P,GRES/gpu=.5"))
            if weights is not None:
                line += f" TRESBillingWeights={weights}"
            lines.append(line)
        return lines

    # --- associations ---

    def sacctmgr_calls(self):
        source = self.source
        calls = [["add", "qos", name, f"Priority={priority}"] for name, priority in QOS.items()]
        for account, above in (("labs", "root"), ("lab_a", "labs"), ("lab_b", "labs"), ("other", "root")):
            calls.append(["add", "account", account, f"parent={above}", f"Fairshare={source.choice((3, 7, 25, 40, 'parent' if account == 'lab_b' else 11))}"]
                         + [f"Priority={source.randrange(1, 20)}" for _ in range(self.chance(0.3))])
        for user, account in USERS:
            shares = "parent" if self.chance(0.2) else source.randrange(1, 9)
            calls.append(["add", "user", user, f"account={account}", f"Fairshare={shares}", "QOS+=high,low"]
                         + [f"Priority={source.randrange(1, 20)}" for _ in range(self.chance(0.3))])
        return calls

    # --- jobs ---

    def job(self):
        """The user and the arguments of sbatch; some of these jobs no partition could run, and Slurm refuses them."""
        source = self.source
        user, account = source.choice(USERS)
        partitions = source.sample(self.partitions, source.choice((1, 1, min(2, len(self.partitions)))))
        arguments = ["-A", account, "-J", "wild", "-p", ",".join(partitions)]
        arguments += source.choice((["-n", str(source.randrange(1, 24))], ["-N", "1-3"], ["-N", "2", "--ntasks-per-node=2"],
                                    ["-n", str(source.randrange(1, 7)), "-c", str(source.randrange(1, 4))], ["-N", "2", "--exclusive"], ["-N", "1"],
                                    ["-n", "3", "-N", "2"], []))
        arguments += source.choice(([], ["--mem=2G"], ["--mem-per-cpu=1500"], ["--mem=0"]))
        arguments += source.choice(([], [], ["--gres=gpu:1"], ["--gres=gpu:a100:2"], ["--gpus=2"], ["--gpus-per-node=1"], ["--gpus=v100:1"]))
        arguments += source.choice(([], ["-q", "high"], ["-q", "low"]))
        # A job without a limit of its own, in several partitions, shows that of the one at which the scheduler looked last.
        needs_limit = len(partitions) > 1 and "SMALL_RELATIVE_TO_TIME" in self.conf
        arguments += source.choice((["-t", "30"] if needs_limit else [], ["-t", "5"], ["-t", "10:30"], ["-t", "1-0"]))
        arguments += source.choice(([], [], [], ["--array=1-3"], ["--begin=now+1hour"], ["--hold"], ["--nice=500"], ["-L", "matlab:3"],
                                    ["--dependency=singleton"]))
        return user, arguments


class RunningCluster(WildCluster):
    """The same with one node that runs what it is given, with GPUs of two types."""

    GPUS = {"a100": 6, "v100": 6}  # three jobs of two at most and one of one leave every kind of a fifth its GPU: four run in whatever order
    USUAL = ["-J", "run", "-o", "/dev/null", "-D", "/", "-t", "60"]

    def __init__(self, seed, name, folder):
        super().__init__(seed, name)
        for kind, count in self.GPUS.items():
            for number in range(count):
                (folder / f"{kind}{number}").touch()  # slurmd counts GPUs by files that are there, and only logs that they are no devices
        self.files = {"gres.conf": "".join(f"NodeName=run1 Name=gpu Type={kind} File={folder}/{kind}[0-{count - 1}]\n" for kind, count in self.GPUS.items())}
        self.conf = (f"SlurmdParameters=config_overrides\nSlurmdPidFile={folder}/slurmd.pid\nSlurmdLogFile={folder}/slurmd.log\n"
                     f"ReturnToService=2\n{self.conf}".replace("State=DOWN", "State=UP"))

    def node_groups(self):
        gpus = ",".join(f"gpu:{kind}:{count}" for kind, count in self.GPUS.items())
        host = socket.gethostname().split(".")[0]
        return [{"list": "run1", "gpus": gpus, "cpus": 64,
                 "line": f"NodeName=run1 NodeHostname={host} NodeAddr=127.0.0.1 CPUs=64 Sockets=2 CoresPerSocket=16 ThreadsPerCore=2 RealMemory=131072 "
                         f"Gres={gpus} State=UNKNOWN"}]

    def job(self):
        """The user and the arguments of sbatch of a job that the node has room for, or waits for room."""
        source = self.source
        user, account = source.choice(USERS)
        arguments = ["-A", account, *self.USUAL, "-p", source.choice(self.partitions)]
        arguments += source.choice((["-n", str(source.randrange(1, 6))], ["-n", "2", "-c", "3"], ["-N", "1"], ["-N", "1", "--ntasks-per-node=4"], []))
        arguments += source.choice((["--mem=2G"], ["--mem-per-cpu=500"], ["--mem=3001M"]))
        arguments += source.choice(([], ["--gres=gpu:1"], ["--gres=gpu:a100:1"], ["--gpus=2"], ["--gpus-per-node=1"], ["--gpus=v100:1"], ["-L", "matlab:3"]))
        return user, arguments
