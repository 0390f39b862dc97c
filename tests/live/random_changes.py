# SPDX-License-Identifier: GPL-3.0-or-later
"""Random clusters that are changed while they run: partitions, QOS, associations and nodes by scontrol and sacctmgr, with jobs that wait."""

from random_wild import QOS, USERS, WildCluster


class ChangingCluster(WildCluster):
    """The same, and what an administrator does to it once its jobs wait; those that come later name new partitions, too."""

    def settings(self):
        """A pass a minute, and no decay: of usage that decays only its whole part is printed."""
        ours = {"PriorityCalcPeriod": 1, "PriorityDecayHalfLife": 0, "PriorityUsageResetPeriod": "YEARLY"}
        kept = [line for line in super().settings() if line.split("=")[0] not in ours]
        return [*kept, *(f"{key}={value}" for key, value in ours.items())]

    def calls(self):
        """Commands, of which Slurm refuses some."""
        calls = [self.call(number) for number in range(self.source.randrange(6, 14))]
        self.partitions += [word.split("=")[1] for call in calls for word in call[2:3] if call[:2] == ["scontrol", "create"]]
        return calls

    def call(self, number):
        """One of them; @p number: makes the names of what is new."""
        return self.source.choice((self.of_partitions, self.of_partitions, self.of_qos, self.of_associations, self.of_associations, self.of_nodes))(number)

    def of_partitions(self, number):
        source = self.source
        nodes = source.choice(self.groups)["list"]
        name = source.choice([*self.partitions, *(f"new{i}" for i in range(number))])
        factor = source.choice((0, 1, source.randrange(2, 60), source.randrange(60, 65000)))
        return ["scontrol", *source.choice((
            ["create", f"PartitionName=new{number}", f"Nodes={nodes}", "State=DOWN"],
            ["create", f"PartitionName=new{number}", f"Nodes={nodes}", "State=DOWN", f"PriorityJobFactor={factor}"],
            ["delete", f"PartitionName={name}"],
            ["delete", f"PartitionName={name}"],
            ["update", f"PartitionName={name}", f"PriorityJobFactor={factor}"],
            ["update", f"PartitionName={name}", f"PriorityTier={source.randrange(1, 9)}"],
            ["update", f"PartitionName={name}", f"TRESBillingWeights={source.choice(('CPU=3.5', 'CPU=1.0,Mem=2G', 'GRES/gpu=7'))}"],
            ["update", f"PartitionName={name}", f"Nodes={nodes}"],
            ["update", f"PartitionName={name}", f"MaxTime={source.choice(('30', '2-0', 'UNLIMITED'))}"],
            ["update", f"PartitionName={name}", f"QOS={source.choice(list(QOS))}"]))]

    def of_qos(self, number):
        source = self.source
        name, priority = source.choice(list(QOS)), source.choice((0, 1, source.randrange(2, 500)))
        return ["sacctmgr", "-i", *source.choice((
            ["modify", "qos", name, "set", f"Priority={priority}"], ["modify", "qos", name, "set", f"Priority={priority}"],
            ["modify", "qos", name, "set", "Priority=-1"], ["modify", "qos", "normal", "set", f"Priority={priority}"],
            ["add", "qos", f"q{number}"], ["add", "qos", f"q{number}", f"Priority={priority}"], ["remove", "qos", name],
            ["modify", "qos", name, "set", f"UsageFactor={source.choice((0, 1, 2.5))}"]))]

    def of_associations(self, number):
        source = self.source
        user, account, _ = source.choice(self.members)
        priority = source.choice((0, 1, -1, source.randrange(2, 30)))
        other = source.choice(("labs", "lab_a", "lab_b", "other", "lab-c", "lab.d"))
        return ["sacctmgr", "-i", *source.choice((
            ["modify", "account", account, "set", f"Priority={priority}"], ["modify", "account", account, "set", f"Fairshare={self.shares()}"],
            ["modify", "user", user, "where", f"account={account}", "set", f"Priority={priority}"],
            ["modify", "user", user, "where", f"account={account}", "set", f"Fairshare={self.shares()}"],
            ["modify", "account", account, "set", f"parent={other}"], ["add", "user", user, f"account={other}", f"Fairshare={self.shares()}"],
            ["add", "account", f"acc{number}", f"parent={other}", f"Fairshare={self.shares()}"],
            ["add", "user", USERS[number % len(USERS)][0], f"account={other}", "partition=batch", f"Priority={max(priority, 0)}"],
            ["remove", "user", user, f"account={account}"], ["remove", "account", other],
            ["modify", "cluster", self.name, "set", f"Priority={priority}"], ["modify", "user", user, "set", "RawUsage=0"],
            ["modify", "account", account, "set", "RawUsage=0"]))]

    def of_nodes(self, number):
        source = self.source
        node = source.choice(self.groups)["list"].split("[")[0] + "1"
        return ["scontrol", *source.choice((
            ["update", f"NodeName={node}", "State=DOWN", "Reason=test"], ["update", f"NodeName={node}", "State=FUTURE"],
            ["update", f"NodeName={node}", "Weight=7"], ["reconfigure"], ["update", f"NodeName={node}", "State=DRAIN", "Reason=test"]))]
