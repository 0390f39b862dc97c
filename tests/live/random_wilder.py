# SPDX-License-Identifier: GPL-3.0-or-later
"""Random clusters with more that slurm.conf and sbatch may say: nodes that lack keys or are down, partitions without nodes, limits of partitions,
selection by sockets or CPUs, two kinds of GRES."""

import re

from random_wild import OVERFLOWING, WildCluster


class WilderCluster(WildCluster):
    """The same with what is seldom written."""

    def settings(self):
        selection = self.source.choice((
            "CR_Core_Memory", "CR_CPU", "CR_CPU_Memory", "CR_Socket_Memory", "CR_Core", "CR_Core_Memory,CR_ONE_TASK_PER_CORE",
            "CR_Core_Memory,CR_CORE_DEFAULT_DIST_BLOCK"))
        lines = [*super().settings(), "GresTypes=gpu,nvme", "SelectTypeParameters=" + selection]
        if selection == "CR_Socket_Memory":  # where a core is kept of each socket, slurmctld does not start without
            lines.append("AllowSpecResourcesUsage=YES")
        return lines + self.some(["DefMemPerCPU=512", "MaxMemPerCPU=600", "DefCpuPerGPU=2", "EnforcePartLimits=ALL"], 0.2)

    def node_groups(self):
        groups = super().node_groups()
        for group in groups:
            group["line"] = self.seldom_written(group["line"])
        return groups

    def seldom_written(self, line):
        """A line of nodes with further keys, or without some that it has."""
        source = self.source
        if self.chance(0.3):
            line = line.replace(" State=UNKNOWN", f" Weight={source.randrange(1, 99)} Feature={source.choice(('ib', 'ib,fast'))} State=UNKNOWN")
        if self.chance(0.2):
            line = line.replace("State=UNKNOWN", "State=" + source.choice(("FUTURE", "DOWN", "DRAIN", "CLOUD")))
        kind = source.random()
        if kind < 0.15:
            line = re.sub(r" (Sockets|CoresPerSocket|ThreadsPerCore|CoreSpecCount|CpuSpecList)=\S+", "", line)
        elif kind < 0.25:
            line = re.sub(r" (CPUs|CpuSpecList)=\S+", "", line)
        if self.chance(0.15):
            line = re.sub(r" (RealMemory|MemSpecLimit)=\S+", "", line)
        return line.replace("Gres=", f"Gres=nvme:{source.choice(('4', '2K'))},") if self.chance(0.2) else line

    def partition_lines(self):
        lines = super().partition_lines()
        return [lines[0], *map(self.seldom_divided, lines[1:])]

    def seldom_divided(self, line):
        """A partition with further keys, on other nodes or none."""
        for written, instead in OVERFLOWING.items():
            line = line.replace(written, instead)
        if line.startswith("PartitionName=batch "):
            return line
        if self.chance(0.15):
            line = re.sub(r" Nodes=\S+", " Nodes=" + self.source.choice(("ALL", '""')), line)
        return " ".join([line, *self.some(["MaxNodes=2", "MinNodes=2", "MaxMemPerCPU=600", "QOS=high", "ExclusiveUser=YES", "OverSubscribe=EXCLUSIVE",
                                           "OverSubscribe=FORCE:2", "DefCpuPerGPU=3", "Hidden=YES", "AllowQos=high,normal", "MaxCPUsPerNode=2", "LLN=YES",
                                           "DisableRootJobs=YES", "Alternate=batch"], 0.12)])

    def job(self):
        user, arguments = super().job()
        more = self.source.choice((
            [], [], [], ["--cpus-per-gpu=2"], ["--mem-per-gpu=800"], ["--gpus-per-task=1"], ["--ntasks-per-core=1"], ["--hint=nomultithread"],
            ["--threads-per-core=1"], ["--exclusive=user"], ["--mincpus=3"], ["--cores-per-socket=2"], ["--ntasks-per-gpu=2"], ["-O"],
            ["--gres=nvme:1"], ["-C", "ib"], ["-S", "1"], ["--spread-job"], ["--time-min=3"], ["--deadline=now+1day"], ["--comment=x=y,z"],
            ["--wckey=one"], ["--use-min-nodes"], ["--contiguous"], ["--tmp=10"]))
        return user, arguments + more
