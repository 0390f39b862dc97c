# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody else does at the same database between an export and its use is neither overwritten nor lost nor taken for the draft's."""

import re

from slurm_host import release

CONF = """NodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN
PartitionName=cpu Nodes=ALL State=DOWN Default=YES
"""
USERS = ["ann", "bob", "dan", "fay"]
COLUMNS = "format=Cluster,Account,User,Partition,Share,MaxJobs,GrpJobs,QOS,DefaultQOS"


class Meanwhile:
    """Tests for a LiveTest."""

    def shared_database(self):
        """Two clusters of one database, the first of which runs: what is drafted is of that one."""
        cluster = self.new_cluster("alpha")
        self.write_names(USERS)
        cluster.write_conf(CONF)
        self.sacctmgr(cluster, "add cluster beta", "add qos q1 Priority=1", "add qos q2 Priority=2", "add qos q3",
                      "add account a cluster=alpha QOS=normal,q1", "add account b cluster=alpha Fairshare=2", "add account c cluster=alpha",
                      "add account bacc cluster=beta", "add user ann account=a cluster=alpha", "add user bob account=b cluster=alpha",
                      "add user dan account=c cluster=alpha")
        cluster.start()
        return cluster, self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)

    @staticmethod
    def sacctmgr(cluster, *calls):
        for call in calls:
            cluster.run("sacctmgr", "-i", *call.split())

    def drafted(self, before, verb, *arguments, accept=(0,)):
        """An export of one edit."""
        draft = self.folder / "draft.apportion"
        self.cli(verb, before.path, *arguments, "--out", draft, "--force")
        return self.exported(before.__class__(draft), "--against", before.path, accept=accept)

    @staticmethod
    def everything(cluster):
        """What all clusters of the database have."""
        parts = (("assoc", "where", "withrawqoslevel", "woplimits", COLUMNS), ("user", "withcoord", "format=User,AdminLevel,Coordinators"),
                 ("account", "format=Account,Description,Organization"), ("qos", "format=Name,Priority,Flags,MaxWall,MaxJobsPU,Preempt,Description"))
        return [sorted(cluster.run("sacctmgr", "-nP", "show", *part).splitlines()) for part in parts]

    def check_refusals(self, cluster, change, cases):
        """Each call of a colleague, which is then undone: it is named, and neither script has done anything."""
        before = self.everything(cluster)
        for there, back, found in cases:
            with self.subTest(there):
                self.sacctmgr(cluster, there)
                theirs = self.everything(cluster)
                self.assertNotEqual(before, theirs)
                said = self.script(cluster, change / "apply.sh", accept=(3,))
                self.assertIn("nothing was changed", said)
                self.assertIn(f"found     {found}", said)
                self.script(cluster, change / "apply.sh", "--resume", accept=(3,))
                self.assertEqual(theirs, self.everything(cluster))
                self.sacctmgr(cluster, *back.split("; "))
                self.assertEqual(before, self.everything(cluster))

    # what is done to a QOS that the draft removes, how it is undone, and what is found
    OF_QOS = [
        ("modify account c cluster=alpha set QOS=normal,q1", "modify account c cluster=alpha set QOS=", "qos q1|in the list of account c|yes"),
        ("add user fay account=c cluster=alpha QOS+=q1", "remove user fay", "qos q1|in the list of user fay in c|yes"),
        ("modify account bacc cluster=beta set QOS=normal,q1,q3", "modify account bacc cluster=beta set QOS=",
         "qos q1|in the list of account bacc on the cluster beta|yes"),
        ("modify account bacc cluster=beta set QOS=normal,q1 DefaultQOS=q1",
         "modify account bacc cluster=beta set DefaultQOS=-1; modify account bacc cluster=beta set QOS=",
         "qos q1|the default of account bacc on the cluster beta|yes"),
        ("modify qos q1 set MaxWall=5", "modify qos q1 set MaxWall=-1", "qos q1|MaxWall|00:05:00"),
        ("modify qos q1 set Priority=99", "modify qos q1 set Priority=1", "qos q1|Priority|99"),
        ("modify qos q1 set Flags=NoDecay", "modify qos q1 set Flags=-1", "qos q1|Flags|nodecay"),
        ("modify qos q3 set Preempt=q1", "modify qos q3 set Preempt=", "qos q1|preempted by q3|yes"),
    ]

    def test_a_qos_is_one_of_all_clusters(self):
        cluster, before = self.shared_database()
        for verb, *arguments in (("remove", "qos:q1"), ("rename", "qos:q1", "--to", "qx")):
            change = self.drafted(before, verb, *arguments)
            self.check_refusals(cluster, change, self.OF_QOS)
        there = self.everything(cluster)
        self.sacctmgr(cluster, "modify account bacc cluster=beta set QOS=normal,q1,q3")
        said = self.script(cluster, change / "apply.sh", accept=(3,))
        remedy = "sacctmgr modify account where name=bacc cluster=beta set QOS=normal,q3"
        self.assertIn(f"    {remedy}\n", said)
        self.sacctmgr(cluster, remedy.removeprefix("sacctmgr "))
        theirs = self.everything(cluster)
        self.assertIn("as the draft says", self.script(cluster, change / "apply.sh"))
        lists = cluster.run("sacctmgr", "-nP", "show", "assoc", "where", "withrawqoslevel", "format=Account,User,QOS")
        self.assertIn("\na||normal,qx\n", f"\n{lists}")
        self.assertIn("\nbacc||normal,q3\n", lists)
        self.sacctmgr(cluster, "modify account bacc cluster=beta set QOS+=qx")  # the way back looks, too
        said = self.script(cluster, change / "rollback.sh", accept=(3,))
        self.assertIn("qos qx|in the list of account bacc on the cluster beta|yes", said)
        self.sacctmgr(cluster, "modify account bacc cluster=beta set QOS=normal,q3")
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(theirs, self.everything(cluster))
        self.sacctmgr(cluster, "modify account bacc cluster=beta set QOS=")
        self.assertEqual(there, self.everything(cluster))

    # what is added, what somebody else added under that name, and what is found of it
    ADDED = [
        ("user:fay:c", "add user fay account=c cluster=alpha Fairshare=33", "remove user fay", "user fay in c|Share|33"),
        ("user:fay:c", "add user fay account=c cluster=alpha MaxJobs=3", "remove user fay", "user fay in c|MaxJobs|3"),
        ("user:fay:c", "add user fay account=b cluster=alpha", "remove user fay", "user fay|Account|b"),
        ("account:n:a", "add account n parent=a cluster=alpha Fairshare=9", "remove account n", "account n|Share|9"),
        ("account:n:a", "add account n parent=a cluster=alpha QOS=normal", "remove account n", "account n|QOS|normal"),
        ("qos:qn", "add qos qn Priority=7", "remove qos qn", "qos qn|Priority|7"),
        ("qos:qn", "add qos qn GraceTime=7", "remove qos qn", "qos qn|GraceTime|00:00:07"),
    ]

    def test_what_somebody_else_added_with_other_values_is_not_what_was_drafted(self):
        cluster, before = self.shared_database()
        for name, *case in self.ADDED:
            self.check_refusals(cluster, self.drafted(before, "add", name), [case])
            alike = " ".join(word for word in case[0].split() if not re.match("Fairshare|MaxJobs|QOS=|Priority|GraceTime", word))
            if "account=b" not in alike:
                self.sacctmgr(cluster, alike)
                self.assertIn("as the draft says: nothing to do", self.script(cluster, self.drafted(before, "add", name) / "apply.sh"))
                self.sacctmgr(cluster, case[1])

    # what is added, what another cluster has of it meanwhile, how that is taken back, and what is found
    UNKNOWN = [
        (("account:n:a",), ("account:n:Description=ours", "account:n:Organization=mine"), "add account n cluster=beta Description=theirs Organization=mine",
         "remove account n", "account n|Description|theirs, expected ours"),
        (("account:n:a", *(f"user:many{i}:n" for i in range(60))), ("account:n:Organization=mine",), "add account n cluster=beta Organization=beta",
         "remove account n", "account n|Organization|beta, expected mine"),
        (("user:fay:c",), (), "add user fay account=bacc cluster=beta; modify user fay set AdminLevel=Operator", "remove user fay",
         "user fay|AdminLevel|operator, expected none"),
        (("user:fay:c",), ("user:fay:AdminLevel=Operator",), "add user fay account=bacc cluster=beta AdminLevel=Operator; add coordinator account=bacc names=fay",
         "remove user fay", "user fay|coordinator of bacc|yes"),
    ]

    def test_what_the_draft_does_not_know_of_other_clusters_stays(self):
        """What slurmdbd has once for all clusters of an account or a user that the draft takes for new."""
        cluster, before = self.shared_database()
        self.write_names([*USERS, *(f"many{i}" for i in range(60))])
        draft = self.folder / "draft.apportion"

        def export(against, names, sets):
            self.cli("add", against.path, *names, "--out", draft, "--force", accept=(0, 1))
            if sets:
                self.cli("set", draft, *sets, "--out", draft, "--force", accept=(0, 1))
            shared = against.__class__(draft).edited(draft, lambda data: [
                row.update(shares=i + 2) for i, row in enumerate(data["associations"]) if row.get("user", "").startswith("many")])
            return self.exported(shared, "--against", against.path, accept=(0, 1))

        there = self.everything(cluster)
        for names, sets, theirs, back, found in self.UNKNOWN:
            with self.subTest(theirs):
                change = export(before, names, sets)
                self.assertEqual(len(names) > 50, " sacctmgr -i load " in (change / "apply.sh").read_text())
                self.sacctmgr(cluster, *theirs.split("; "))
                with_theirs = self.everything(cluster)
                for option in ((), ("--check",), ("--resume",)):
                    said = self.script(cluster, change / "apply.sh", *option, accept=(3,))
                    self.assertIn(f"    found     {found}\n", said)
                    self.assertIn("Read the cluster again", said)
                self.assertEqual(with_theirs, self.everything(cluster))
                # once the cluster is read again it can be done, and taken back
                known = before
                again = self.pulled(cluster).edited(self.folder / "again.apportion", lambda data: None)
                export(again, names, sets)
                self.there_and_back(cluster, again, draft)
                self.sacctmgr(cluster, back)
                self.assertEqual(there, self.everything(cluster))
        # nothing of theirs would change
        self.sacctmgr(cluster, "add user fay account=bacc cluster=beta", "add account n cluster=beta Description=theirs Organization=mine")
        export(before, ("user:fay:c", "account:n:a"), ("account:n:Description=theirs", "account:n:Organization=mine"))
        self.there_and_back(cluster, before, draft)

    def test_a_user_of_no_cluster_is_told_to_go_with_the_way_back(self):
        """As the removal of his account leaves him: sacctmgr removes whoever loses his last association, and adds nobody without one."""
        cluster = self.shared_database()[0]
        self.sacctmgr(cluster, "add account old cluster=beta", "add user fay account=old cluster=beta AdminLevel=Operator",
                      "add coordinator account=bacc names=fay", "remove account old")
        self.assertIn("fay|Operator|bacc", self.everything(cluster)[1])
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        change = self.drafted(before, "add", "user:fay:c")
        told = "rollback.sh takes him out of it, with what he has there: AdminLevel='Operator':Coordinator='bacc'"
        for name in ("apply.sh", "rollback.sh"):
            self.assertIn(told, (change / name).read_text())
        self.script(cluster, change / "apply.sh")
        said = self.script(cluster, change / "rollback.sh", accept=(4,))
        self.assertIn("missing   user fay|AdminLevel, expected operator", said)
        self.assertIn("found     user fay|coordinator of bacc|no, expected yes", said)
        self.assertFalse([line for line in self.everything(cluster)[1] if line.startswith("fay|")])

    def test_what_a_user_has_beside_associations_is_not_lost(self):
        cluster, before = self.shared_database()
        change = self.drafted(before, "remove", "user:dan:c")
        self.check_refusals(cluster, change, [
            ("modify user where name=dan set AdminLevel=Admin", "modify user where name=dan set AdminLevel=None", "user dan|AdminLevel|administrator"),
            ("add coordinator account=b names=dan", "remove coordinator where account=b names=dan", "user dan|coordinator of b|yes"),
        ])
        self.sacctmgr(cluster, "add account b1 parent=b cluster=alpha", "modify user where name=dan set AdminLevel=Operator", "add coordinator account=b names=dan")
        there = self.everything(cluster)
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        change = self.drafted(before, "remove", "user:dan:c")
        self.script(cluster, change / "apply.sh")
        self.assertNotEqual(there, self.everything(cluster))
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(there, self.everything(cluster))

    def test_what_a_user_has_in_the_default_account(self):
        """Since 23.11 slurmdbd removes no part of it: all of it goes at once, and a part is told before anything is changed."""
        cluster = self.shared_database()[0]
        self.sacctmgr(cluster, "add user dan account=c cluster=alpha partition=cpu", "add user fay account=b cluster=alpha",
                      "add user fay account=c cluster=alpha partition=cpu", "add user fay account=c cluster=alpha partition=gpu",
                      "modify user where name=fay cluster=alpha set DefaultAccount=c")
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        draft = self.folder / "draft.apportion"
        for gone in (("user:dan:c", "user:dan:c:cpu"), ("account:c",), ("user:fay:b", "user:fay:c:cpu", "user:fay:c:gpu")):
            self.cli("remove", before.path, *gone, "--out", draft, "--force", accept=(0, 1))
            self.there_and_back(cluster, before, draft)
        self.cli("remove", before.path, "user:fay:c:cpu", "--out", draft, "--force", accept=(0, 1))
        there = self.everything(cluster)
        change = self.exported(before.__class__(draft), "--against", before.path, accept=(0, 1))
        said = self.script(cluster, change / "apply.sh", accept=(0, 3))
        if "as the draft says" not in said:
            self.assertIn("\n    user fay in c for cpu\n", said)
            self.assertEqual(there, self.everything(cluster))
            self.sacctmgr(cluster, "modify user where name=fay cluster=alpha set DefaultAccount=b")  # what it tells to do
            self.assertIn("as the draft says", self.script(cluster, change / "apply.sh"))
            self.sacctmgr(cluster, "modify user where name=fay cluster=alpha set DefaultAccount=c")
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(there, self.everything(cluster))

    def test_flags_of_an_account_come_back(self):
        """The association of an account that is added anew has them by a call alone, which leaves what somebody made of them."""
        cluster = self.shared_database()[0]
        if release() < "24.05":
            self.sacctmgr(cluster, "modify account b set Description=plain")  # there are none
        else:
            self.sacctmgr(cluster, "modify account b set Flags=UsersAreCoords")
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        draft = self.folder / "draft.apportion"
        self.cli("remove", before.path, "account:b", "--out", draft, "--force", accept=(0, 1))
        self.there_and_back(cluster, before, draft)
        if release() < "24.05":
            return
        shown = ("sacctmgr", "-nP", "show", "assoc", "where", "account=b", "cluster=alpha", "user=", "format=Account,Flags")
        self.assertIn("b|UsersAreCoords", cluster.run(*shown))
        change = self.exported(before.__class__(draft), "--against", before.path, accept=(0, 1))
        self.script(cluster, change / "apply.sh")
        self.sacctmgr(cluster, "modify account b set Flags=NoUsersAreCoords")
        self.assertIn("account b|Flags|none, was usersarecoords", self.script(cluster, change / "rollback.sh"))
        self.assertNotIn("UsersAreCoords", cluster.run(*shown))

    def test_associations_follow_a_partition(self):
        cluster = self.shared_database()[0]
        self.sacctmgr(cluster, "add user dan account=c cluster=alpha partition=cpu Fairshare=7 MaxJobs=3")
        there = self.everything(cluster)
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        draft = self.folder / "draft.apportion"
        self.cli("rename", before.path, "partition:cpu", "--to", "fast", "--out", draft, "--force")
        change = self.exported(before.__class__(draft), "--against", before.path, accept=(0, 1))
        self.assertIn("users removed from their accounts: dan in c", (change / "README").read_text())
        self.script(cluster, change / "apply.sh")
        shown = cluster.run("sacctmgr", "-nP", "show", "assoc", "where", "user=dan", "woplimits", "format=Partition,Share,MaxJobs").split()
        self.assertEqual(["fast|7|3", "|1|"], sorted(shown))
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(there, self.everything(cluster))

    def test_an_emptied_text_is_emptied(self):
        cluster, before = self.shared_database()
        draft = self.folder / "draft.apportion"
        self.cli("set", before.path, "account:a:Description=", "account:b:Organization=", "--out", draft, "--force")
        change = self.exported(before.__class__(draft), "--against", before.path)
        there = self.everything(cluster)
        self.script(cluster, change / "apply.sh")
        shown = cluster.run("sacctmgr", "-nP", "show", "account", "where", "name=a,b", "format=Account,Description,Organization")
        self.assertEqual(["a||a", "b|b|"], shown.split())
        after = self.pulled(cluster)
        self.assertEqual("", self.cli("diff", draft, after.path))
        self.assertIn("Nothing to change", (self.exported(after, "--against", draft) / "apply.sh").read_text())
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(there, self.everything(cluster))

    def test_the_way_back_from_a_result_that_is_not_as_wanted(self):
        """sacctmgr drops a flag that it does not know, and says nothing: what it left is taken back all the same."""
        cluster, before = self.shared_database()
        there = self.everything(cluster)
        draft = self.folder / "draft.apportion"
        self.cli("set", before.path, "qos:q1:Flags=PartitionMaxNode,NoDecay", "account:b:Fairshare=31", "--out", draft, "--force", accept=(0, 1))
        self.cli("add", draft, "user:fay:c", accept=(0, 1))
        change = self.exported(before.__class__(draft), "--against", before.path, accept=(0, 1))
        said = self.script(cluster, change / "apply.sh", accept=(4,))
        self.assertIn("found     qos q1|Flags|nodecay", said)
        self.assertIn("sh rollback.sh --resume goes back", said)
        left = self.everything(cluster)

        self.sacctmgr(cluster, "modify account b cluster=alpha set Fairshare=32")  # what is changed since is another thing
        self.assertIn("found     account b|Share|32", self.script(cluster, change / "rollback.sh", "--resume", accept=(3,)))
        self.sacctmgr(cluster, "modify account b cluster=alpha set Fairshare=31", "modify qos q1 set Flags=DenyOnLimit")
        self.assertIn("found     qos q1|Flags|denyonlimit", self.script(cluster, change / "rollback.sh", "--resume", accept=(3,)))
        self.sacctmgr(cluster, "modify qos q1 set Flags=NoDecay")
        self.assertEqual(left, self.everything(cluster))

        self.assertIn("--resume goes on", self.script(cluster, change / "rollback.sh", accept=(3,)))
        self.script(cluster, change / "rollback.sh", "--resume")
        self.assertEqual(there, self.everything(cluster))
        self.assertEqual([], list(change.glob("*.noted")))

    def there_and_back(self, cluster, before, draft):
        """What is known besides is as it was, once an export was applied and taken back; returns what it was in between."""
        there = self.everything(cluster)
        change = self.exported(before.__class__(draft), "--against", before.path, accept=(0, 1))
        self.assertIn("as the draft says", self.script(cluster, change / "apply.sh"))
        between = self.everything(cluster)
        self.assertIn("as it was before apply.sh", self.script(cluster, change / "rollback.sh"))
        self.assertEqual(there, self.everything(cluster))
        return between

    def test_what_other_clusters_have_is_theirs_as_well(self):
        """Accounts and users whom the database knows, of another cluster or left by this one, come with what it has of them."""
        cluster = self.shared_database()[0]
        self.write_names([*USERS, "gus", "hal", *(f"many{i}" for i in range(60))])
        self.sacctmgr(cluster, "modify account bacc set Description=theirs Organization=beta", "add account left cluster=alpha Description=old",
                      "remove account left cluster=alpha", "add user gus,hal account=bacc cluster=beta", "modify user gus set AdminLevel=Operator",
                      "add coordinator account=bacc names=hal", "add account bacc1 parent=bacc cluster=beta")
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        draft = self.folder / "draft.apportion"

        def drafted(*sets):
            self.cli("add", before.path, "account:bacc:a", "account:left:b", "user:gus:c", "user:hal:bacc", "--out", draft, "--force", accept=(0, 1))
            if sets:
                self.cli("set", draft, *sets, "--out", draft, "--force", accept=(0, 1))
            return draft

        _, users, accounts, _ = self.there_and_back(cluster, before, drafted())
        self.assertEqual(self.everything(cluster)[1:3], [users, accounts])
        sets = ("account:bacc:Description=ours", "account:left:Organization=else", "user:gus:AdminLevel=Administrator", "user:hal:Coordinator=a,bacc")
        _, users, accounts, _ = self.there_and_back(cluster, before, drafted(*sets))
        self.assertLess({"bacc|ours|beta", "left|old|else"}, set(accounts))
        self.assertLess({"gus|Administrator|"}, set(users))
        (hal,) = (line for line in users if line.startswith("hal|"))
        self.assertEqual({"a", "bacc", "bacc1"}, set(hal.split("|")[2].split(",")))
        told = self.cli("diff", before.path, draft, accept=(1,))
        self.assertIn("account:bacc:Description theirs → ours", told)
        self.assertNotIn("account:bacc:Organization", told)
        # by a load
        many = drafted(*sets)
        self.cli("add", many, *(f"user:many{i}:c" for i in range(60)), "--out", many, "--force", accept=(0, 1))
        many = before.__class__(many).edited(many, lambda data: [row.update(shares=i + 2) for i, row in enumerate(data["associations"]) if "user" in row])
        self.assertIn(" sacctmgr -i load ", (self.exported(many, "--against", before.path, accept=(0, 1)) / "apply.sh").read_text())
        _, users, accounts, _ = self.there_and_back(cluster, before, many.path)
        self.assertLess({"bacc|ours|beta", "left|old|else"}, set(accounts))
        self.assertLess({"gus|Administrator|"}, set(users))
