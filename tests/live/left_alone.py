# SPDX-License-Identifier: GPL-3.0-or-later
"""What the scripts leave as it is, since sacctmgr cannot set it exactly or somebody else has changed it, and what they say of that."""

from meanwhile import USERS
from slurm_host import wait_until


class LeftAlone:
    """Tests for a LiveTest that has Meanwhile's."""

    def again(self, cluster):
        return self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)

    def test_a_record_that_somebody_changed_since_stays(self):
        cluster, before = self.shared_database()
        self.sacctmgr(cluster, "add user dan account=bacc cluster=beta", "modify user where name=dan set AdminLevel=Operator")
        before = self.again(cluster)
        change = self.drafted(before, "remove", "account:c")
        self.script(cluster, change / "apply.sh")
        self.sacctmgr(cluster, "modify account where name=c set Description=theirs", "modify user where name=dan set AdminLevel=None")
        said = self.script(cluster, change / "rollback.sh")
        for line in ("    account c|Description|theirs, was c\n", "    user dan|AdminLevel|none, was operator\n", "as it was before apply.sh"):
            self.assertIn(line, said)
        self.assertIn("c|theirs|c", self.everything(cluster)[2])
        self.assertIn("dan|None|", self.everything(cluster)[1])
        self.assertIn("nothing to do", self.script(cluster, change / "rollback.sh"))

    def test_capitals_that_go_are_told(self):
        cluster, before = self.shared_database()
        cluster.host.query("UPDATE qos_table SET description = 'Queue One' WHERE name = 'q1'; "
                           "UPDATE acct_table SET description = 'Account C' WHERE name = 'c'", cluster.database.name)
        before = self.again(cluster)
        self.cli("set", before.path, "qos:q1:Description=other", "--out", self.folder / "draft.apportion", "--force")
        self.cli("remove", self.folder / "draft.apportion", "account:c")
        change = self.exported(before.__class__(self.folder / "draft.apportion"), "--against", before.path, accept=(0, 1))
        self.script(cluster, change / "apply.sh")
        said = self.script(cluster, change / "rollback.sh")
        self.assertIn("Not brought back: capitals, which sacctmgr writes in lower case (Description of qos q1).", said)
        self.assertNotIn("account c", said)
        self.assertIn("c|Account C|c", self.everything(cluster)[2])  # of which the database kept all
        shown = cluster.run("sacctmgr", "-nP", "show", "qos", "q1", "format=Description")
        self.assertEqual("queue one", shown.strip())

    def test_nobody_is_removed_in_the_place_of_another(self):
        """sacctmgr takes "corp+ann" for "corp" where it looks who has no association left."""
        cluster, before = self.shared_database()
        self.write_names([*USERS, "corp", "corp+ann"])
        self.sacctmgr(cluster, "add user corp+ann account=c cluster=alpha", "add account old cluster=beta",
                      "add user corp account=old cluster=beta AdminLevel=Operator", "remove account old")
        before = self.again(cluster)
        there = self.everything(cluster)
        self.assertIn("corp|Operator|", there[1])
        change = self.drafted(before, "remove", "user:corp+ann:c")
        said = self.script(cluster, change / "apply.sh", accept=(3,))
        self.assertIn("begins with corp for one of corp, who has no association", said)
        self.assertEqual(there, self.everything(cluster))
        self.sacctmgr(cluster, "add user corp account=bacc cluster=beta")
        said = self.script(cluster, change / "apply.sh")
        self.assertIn("goes on knowing users whose names sacctmgr cuts (corp+ann)", said)
        self.assertIn("corp+ann|None|", self.everything(cluster)[1])
        self.assertIn("corp|Operator|", self.everything(cluster)[1])
        self.script(cluster, change / "rollback.sh")
        self.sacctmgr(cluster, "remove user where name=corp account=bacc cluster=beta", "remove user where name=corp+ann")

    def test_shares_and_limits_of_users_with_a_backslash(self):
        cluster, before = self.shared_database()
        self.write_names([*USERS, "corp\\ann", "corpann"])
        self.sacctmgr(cluster, "add user corp\\ann account=c cluster=alpha", "add user corpann account=c cluster=alpha")
        cluster.stop()
        cluster.start()  # which takes the name from the database, as it is
        before = self.again(cluster)
        there = self.everything(cluster)
        change = self.drafted(before, "set", "user:corp\\ann:c:Fairshare=7", "user:corp\\ann:c:MaxJobs=3")
        self.script(cluster, change / "apply.sh")
        shown = cluster.run("sacctmgr", "-nP", "show", "assoc", "where", "account=c", "woplimits", "format=User,Share,MaxJobs").split()
        self.assertIn("corp\\ann|7|3", shown)
        self.assertIn("corpann|1|", shown)
        told = ("scontrol", "-o", "show", "assoc_mgr", "flags=assoc", "users=corp\\ann")
        wait_until(lambda: "SharesRaw/Norm/Level/Factor=7/" in cluster.run(*told), 60, "the shares, which slurmdbd tells slurmctld behind the script")
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(there, self.everything(cluster))
        change = self.drafted(before, "remove", "user:corp\\ann:c")
        self.assertIn("Of user corp\\ann only shares and limits are changed", (change / "README").read_text())

    def test_texts_with_the_mark_between_columns(self):
        """Where no dump may be made, the list of accounts tells both texts."""
        cluster, before = self.shared_database()
        self.sacctmgr(cluster, "modify account where name=a set Description=d|e Organization=x|y")
        accounts = self.folder / "accounts.txt"
        accounts.write_text(cluster.run("sacctmgr", "-P", "show", "account", "format=Description,Account,Organization"))
        associations = self.folder / "assoc.txt"
        associations.write_text(cluster.run("sacctmgr", "-P", "show", "assoc", "cluster=alpha", "wopl", "withrawqoslevel",
                                            "format=Cluster,Account,User,Partition,ParentName,Share,QOS,DefaultQOS"))
        policy = self.imported("listed", ("--slurm-conf", cluster.conf, "--associations", associations, "--accounts", accounts))
        row = next(row for row in policy.data["associations"] if row.get("account") == "a" and "user" not in row)
        self.assertIn("Description='d|e':Organization='x|y'", row["options"])
