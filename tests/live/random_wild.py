# SPDX-License-Identifier: GPL-3.0-or-later
"""Random clusters of every form that administrators and users write: nodes, partitions, weights, jobs; from a seed."""

import random
import socket

from slurm_host import RELEASE, release

USERS = [("wann", "lab_a"), ("wbob", "lab_a"), ("wcid", "lab_b"), ("wdan", "other"), ("weve", "other")]
QOS = {"high": 100, "low": 10, "zero": 0}
HUGE = 2147483646  # the most shares that there are


# What the compiler of a Slurm makes of a unit beyond its int is its own (docs/SLURM.md): here what Debian's does.
OVERFLOWING = {"CPU=4096P": "CPU=4", "CPU=3T": "CPU=3"}


class WildCluster:
    """What one seed makes: lines of slurm.conf, commands of sacctmgr, usage, the arguments of sbatch, and what changes waiting jobs."""

    RESERVATION = ["ReservationName=later", "StartTime=now+1day", "Duration=60", f"Users={','.join(user for user, _ in USERS)}", "NodeCnt=1"]

    def __init__(self, seed, name):
        self.source = random.Random(seed)
        self.name = name
        self.partitions = ["batch", *self.some(["short", "p-1.x", "GPU", "007_a+b"], 0.6)]
        self.groups = self.node_groups()
        self.conf = "\n".join([*self.settings(), *(group["line"] for group in self.groups), *self.partition_lines()]) + "\n"
        self.members = self.associations_of_users()
        self.tree = self.sacctmgr_calls()
        self.usage = {(account, user, partition.lower()): self.source.choice((7, 10**14, *(self.source.randrange(1000, 10**8) for _ in range(6))))
                      for user, account, partition in self.members}

    def chance(self, probability):
        return self.source.random() < probability

    def some(self, things, probability):
        return [thing for thing in things if self.chance(probability)]

    # --- slurm.conf ---

    def settings(self):
        source = self.source
        flags = self.some(["NO_FAIR_TREE", "MAX_TRES", "SMALL_RELATIVE_TO_TIME", "NO_NORMAL_ASSOC", "NO_NORMAL_PART", "NO_NORMAL_QOS",
                           "NO_NORMAL_TRES", "ACCRUE_ALWAYS", "CALCULATE_RUNNING"], 0.25)
        weights = [f"{name}={source.choice((1000, 20000, 0.5, 30000))}" for name in
                   self.some(["CPU", "Mem", "GRES/gpu", "GRES/gpu:a100", "billing", "node", "license/matlab"], 0.5)]
        if weights and self.chance(0.3):
            weights.append("cpu=777")
        half_life, reset = source.choice((("14-0", "NONE"), ("7-12", "MONTHLY"), ("0-36", "YEARLY"), ("0", "YEARLY"), ("UNLIMITED", "NONE")))
        lines = ["PriorityType=priority/multifactor", f"PriorityDecayHalfLife={half_life}", f"PriorityUsageResetPeriod={reset}",
                 f"PriorityMaxAge={source.choice(('14-0', '14-0', '0-2', '3', 'UNLIMITED'))}", "PriorityCalcPeriod=60",
                 "Licenses=matlab:20", "AccountingStorageTRES=gres/gpu,gres/gpu:a100,gres/gpu:v100,license/matlab",
                 f"PriorityFavorSmall={source.choice(('YES', 'NO'))}", f"TrackWCKey={source.choice(('YES', 'NO'))}"]
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
            if release() != RELEASE:
                for written, instead in OVERFLOWING.items():
                    weights = weights and weights.replace(written, instead)
            if weights is not None:
                line += f" TRESBillingWeights={weights}"
            lines.append(line)
        return lines

    # --- associations ---

    def accounts(self):
        """Each with the one above it, as deep as they come."""
        above = {}
        for account in ("labs", "lab_a", "lab_b", "other", "lab-c", "lab.d"):
            above[account] = self.source.choice(["root", *above])
        return above

    def associations_of_users(self):
        """(user, account, partition): all have one, some have others in further accounts and for a partition."""
        more = [(self.source.choice(USERS)[0], account, "") for account in ("labs", "lab-c", "lab.d") if self.chance(0.7)]
        for_one = [(user, account, self.source.choice(self.partitions)) for user, account in USERS if self.chance(0.3)]
        return [*((user, account, "") for user, account in USERS), *more, *for_one]

    def shares(self):
        return self.source.choice((0, 1, "parent", HUGE, *(self.source.randrange(1, 1000) for _ in range(8))))

    def sacctmgr_calls(self):
        source = self.source

        def own_priority():
            return self.some([f"Priority={source.randrange(1, 20)}"], 0.3)

        calls = [["add", "qos", name, f"Priority={priority}", f"UsageFactor={source.choice((1, 0, 0.5, 3))}",
                  *self.some(["LimitFactor=2", f"Flags={source.choice(('DenyOnLimit', 'NoReserve', 'OverPartQOS', 'NoDecay'))}"], 0.3)]
                 for name, priority in QOS.items()]
        for account, above in self.accounts().items():
            calls.append(["add", "account", account, f"parent={above}", f"Fairshare={self.shares()}", *own_priority()])
        known = set()
        for user, account, partition in self.members:
            call = ["add", "user", user, f"account={account}", *([f"partition={partition}"] if partition else []), f"Fairshare={self.shares()}",
                    f"QOS+={','.join(QOS)}", *own_priority(), *self.some(["MaxJobs=1", "GrpTRES=cpu=3", "WCKeys=one,two"], 0.2)]
            # releases from 23.11 on refuse WCKeys with a further association of a user
            calls.append([word for word in call if user not in known or not word.startswith("WCKeys")])
            known.add(user)
        calls += self.some([["add", "coordinator", "account=labs,other", "names=wann,wdan"], ["add", "cluster", "elsewhere"]], 0.4)
        return calls

    # --- jobs ---

    def job(self):
        """The user and the arguments of sbatch; some of these jobs no partition could run, and Slurm refuses them."""
        source = self.source
        user, account, _ = source.choice(self.members)
        partitions = source.sample(self.partitions, min(source.choice((1, 1, 2, 3)), len(self.partitions)))
        arguments = ["-A", account, "-J", "wild", "-p", ",".join(partitions)]
        arguments += source.choice((["-n", str(source.randrange(1, 24))], ["-N", "1-3"], ["-N", "2", "--ntasks-per-node=2"],
                                    ["-n", str(source.randrange(1, 7)), "-c", str(source.randrange(1, 4))], ["-N", "2", "--exclusive"], ["-N", "1"],
                                    ["-n", "3", "-N", "2"], []))
        arguments += source.choice(([], ["--mem=2G"], ["--mem-per-cpu=1500"], ["--mem=0"]))
        arguments += source.choice(([], [], ["--gres=gpu:1"], ["--gres=gpu:a100:2"], ["--gpus=2"], ["--gpus-per-node=1"], ["--gpus=v100:1"]))
        arguments += source.choice(([], ["-q", "high"], ["-q", "low"], ["-q", "zero"]))
        # A job without a limit of its own, in several partitions, shows that of the one at which the scheduler looked last.
        needs_limit = len(partitions) > 1 and "SMALL_RELATIVE_TO_TIME" in self.conf
        arguments += source.choice((["-t", "30"] if needs_limit else [], ["-t", "5"], ["-t", "10:30"], ["-t", "1-0"]))
        arguments += source.choice(([], [], [], ["--array=1-3"], ["--begin=now+1hour"], ["--hold"], ["--nice=500"], ["-L", "matlab:3"],
                                    ["--dependency=singleton"], ["--nice=-300"], ["--reservation=later"]))
        return user, arguments

    def missing(self, names):
        """Of what there must be some for a run to mean anything: what is not among the jobs of these names."""
        return []

    def changes(self, jobs):
        """What scontrol update is told of some of the waiting jobs, known by their numbers; Slurm refuses some of it."""
        return [(job, self.change(jobs)) for job in jobs for _ in range(self.source.choice((0, 0, 1, 1, 2)))]

    def change(self, jobs):
        """Words for scontrol update; @p jobs: for which another may wait."""
        source = self.source
        partitions = ",".join(source.sample(self.partitions, min(source.choice((1, 2, 3)), len(self.partitions))))
        qos = source.choice(list(QOS))
        return source.choice((
            [f"NumCPUs={source.randrange(1, 40)}"], [f"NumCPUs={source.randrange(1, 5)}-{source.randrange(6, 30)}"],
            [f"NumNodes={source.randrange(1, 4)}"], ["NumNodes=1-3"], [f"NumTasks={source.randrange(1, 9)}"], ["MinCPUsNode=3"],
            ["MinMemoryNode=1500"], ["MinMemoryCPU=300"], ["Licenses=matlab:7"], ["Gres=gpu:2"], ["OverSubscribe=NO"],
            [f"TimeLimit={source.randrange(1, 5000)}"], [f"Partition={partitions}"], [f"QOS={qos}"], [f"Account={source.choice(self.members)[1]}"],
            [f"Nice={source.randrange(-500, 500)}"], [f"SiteFactor={source.randrange(-3000, 3000)}"], [f"Priority={source.randrange(10**6)}"],
            ["Priority=0"], ["StartTime=now+1hour"], ["StartTime=now"], [f"Dependency=afterany:{source.choice(jobs)}"], ["Dependency="],
            ["ReservationName=later"], [f"Partition={partitions}", f"NumCPUs={source.randrange(1, 20)}", f"QOS={qos}"]))


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
