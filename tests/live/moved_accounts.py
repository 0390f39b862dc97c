# SPDX-License-Identifier: GPL-3.0-or-later
"""Accounts with accounts below them that are moved: from Slurm 23.11 to 25.05.0 slurmdbd loses track of who is below them."""

from policy_file import PolicyFile

SETTINGS = [
    "add qos high",
    "add account zoo",
    "add account farm",
    "add account barn parent=farm fairshare=7",
    "add account stall parent=barn fairshare=3 maxjobs=5",
    "add account box parent=stall fairshare=5 grptres=cpu=4 maxjobs=3 qos=+high defaultqos=normal",
    "add account crib parent=box maxwall=01:00:00",
    "add user user1 account=barn",
    "add user user2 account=stall fairshare=4",
    "add user user3 account=box maxjobs=3 fairshare=9 qos=+high",
    "add user user4 account=box partition=batch maxtresperjob=cpu=2",
    "add user user4 account=crib fairshare=parent maxsubmitjobs=9",
    "modify user where name=user3 account=box set priority=17",
    "modify account where name=crib set qos=high,normal",
]
ASSOCIATIONS = ("assoc", "wopl", "withrawqoslevel", "format=Account,User,Partition,ParentName,Share,Priority,QOS,DefaultQOS,GrpTRES,MaxJobs,MaxSubmit,MaxTRES,MaxWall")


class MovedAccounts:
    """Tests of a live cluster; the other base class has what they share."""

    def associations(self, cluster):
        """What sacctmgr lists, whatever slurmdbd believes of who is below whom."""
        return sorted(cluster.run("sacctmgr", "-nP", "show", *ASSOCIATIONS).splitlines())

    def with_deep_accounts(self):
        cluster = self.new_cluster("farm")
        self.write_names({f"user{i}" for i in range(1, 5)})
        for call in SETTINGS:
            cluster.run("sacctmgr", "-i", *call.split())
        cluster.write_conf("PriorityType=priority/multifactor\nPriorityWeightFairshare=1000\nNodeName=n1 CPUs=4 RealMemory=1000 State=UNKNOWN\n"
                           "PartitionName=batch Nodes=n1 Default=YES State=DOWN\n")
        cluster.start()
        return cluster

    def edited(self, policy, name, *arguments):
        path = self.folder / f"{name}.apportion"
        self.cli(arguments[0], policy.path, *arguments[1:], "--out", path, "--force")
        return PolicyFile(path)

    def test_moved_with_accounts_below(self):
        """In both directions: what slurmdbd believes where it was is found by a dump only where that sorts behind."""
        cluster = self.with_deep_accounts()
        policy = self.pulled(cluster)
        empty = self.associations(cluster)
        for to, other in (("zoo", "farm"), ("farm", "zoo"), ("zoo", "farm")):
            draft = self.edited(policy, "draft", "move", "account:barn", "--to", to)
            out = self.exported(draft, "--against", policy.path)
            self.assertIn("as the draft says", self.script(cluster, out / "apply.sh"))
            there = self.associations(cluster)
            self.assertEqual([line.replace(f"barn|||{other}|", f"barn|||{to}|") for line in empty], there)
            policy = self.pulled(cluster)
            self.check_nothing_to_do(cluster, draft, policy)
            empty = there

        # what slurmdbd believes to be in it yet is not removed with the account that it was moved out of
        gone = self.edited(policy, "gone", "remove", "account:farm")
        out = self.exported(gone, "--against", policy.path)
        said = self.script(cluster, out / "apply.sh", accept=(0, 3))
        left = [line for line in there if not line.startswith("farm|")]
        self.assertEqual(left if "as the draft says" in said else there, self.associations(cluster), said)

    def test_made_a_coordinator_below_what_was_moved(self):
        """Whom slurmdbd takes for a coordinator by where it believes an account to be may be one by himself, whom somebody made meanwhile."""
        cluster = self.with_deep_accounts()
        self.write_names({f"user{i}" for i in range(1, 6)})
        for call in ("add user user5 account=zoo", "add coordinator account=farm names=user5", "modify account barn set parent=zoo"):
            cluster.run("sacctmgr", "-i", *call.split())
        policy = self.pulled(cluster)
        out = self.exported(self.edited(policy, "gone", "remove", "account:crib"), "--against", policy.path)
        self.assertIn("as it was when the draft was made", self.script(cluster, out / "apply.sh", "--check"))
        there = self.associations(cluster)
        cluster.run("sacctmgr", "-i", "add", "coordinator", "account=crib", "names=user5")
        said = self.script(cluster, out / "apply.sh", accept=(3,))
        self.assertIn("found     user user5|coordinator of crib|yes", said)
        self.assertEqual(there, self.associations(cluster))
        cluster.run("sacctmgr", "-i", "remove", "coordinator", "where", "account=crib", "names=user5")
        self.assertIn("as the draft says", self.script(cluster, out / "apply.sh"))
        self.script(cluster, out / "rollback.sh")
        self.assertEqual(there, self.associations(cluster))

    def test_named_alike(self):
        """Whose name only has another character where that of what is removed has an underline stays, whatever the release takes it for."""
        cluster = self.new_cluster("farm")
        self.write_names({"user_1", "user.1", "userx1"})
        for call in ("add account lab_1", "add account lab-1", "add account hall", "add user user_1 account=hall", "add user user.1 account=hall",
                     "add user userx1 account=hall", "add user userx1 account=lab-1"):
            cluster.run("sacctmgr", "-i", *call.split())
        cluster.write_conf("NodeName=n1 CPUs=4 RealMemory=1000 State=UNKNOWN\nPartitionName=batch Nodes=n1 Default=YES State=DOWN\n")
        cluster.start()
        policy = self.pulled(cluster)
        there = self.associations(cluster)
        for names in (["account:lab_1"], ["user:user_1:hall"], ["account:lab_1", "user:user_1:hall"]):
            gone = self.edited(policy, "gone", "remove", *names)
            out = self.exported(gone, "--against", policy.path)
            said = self.script(cluster, out / "apply.sh", accept=(0, 3))
            kept = [line for line in there if not line.startswith("lab_1|") and not line.startswith("hall|user_1|")]
            self.assertEqual(kept, [line for line in self.associations(cluster) if line in kept], said)
            if "as the draft says" in said:
                self.script(cluster, out / "rollback.sh", accept=(0, 3))
