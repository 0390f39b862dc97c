# SPDX-License-Identifier: GPL-3.0-or-later
"""Values that are written otherwise than sacctmgr shows them are made and read back, and taken back again."""

from slurm_host import release

QOS = ("'one':PreemptMode=Suspend,GANG:Flags=noreserve,DENYONLIMIT:Preempt=low,LOW",
       "'two':PreemptMode=on:Flags='NoReserve, DenyOnLimit':MaxTRESPerUser=CPU=010,Mem=1t",
       "'three':PreemptMode='cancel, within':MaxWall=4294967294",
       "'four':PreemptMode=OFF:MaxJobsPerUser=010:UsageFactor=1e1")
ACCOUNT = r"'lab':QOS='low, Normal':DefaultQOS=LOW:Description='back\\slash':Organization='Äpfel & Ünder'"
USERS = ("'ann':DefaultAccount='lab':AdminLevel=op:Coordinator=Lab", "'bob':DefaultAccount='lab':AdminLevel=super:QOS='+HIGH':DefaultQOS=High")


class Spellings:
    """Tests for a LiveTest."""

    def written(self, description):
        path = self.folder / "draft.cfg"
        lines = [*(f"QOS - {line}" for line in ("'normal':Description='Normal QOS default'", "'low'", "'high'", *QOS)), "Cluster - 'spelt':Fairshare=1:QOS='normal'", "Parent - 'root'", "Account - 'old'",
                 "User - 'root':DefaultAccount='root':AdminLevel='Administrator'", f"Account - {ACCOUNT.replace('slash', description)}", "Parent - 'lab'",
                 *(f"User - {line}" for line in USERS)]
        path.write_text("\n".join(lines) + "\n")
        return self.imported("draft", ["--release", release(), "--slurm-conf", self.clusters[-1].conf, "--associations", path])

    def test_other_spellings(self):
        cluster = self.new_cluster("spelt")
        cluster.write_conf("PriorityType=priority/multifactor\nNodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=16 RealMemory=64000\nPartitionName=batch Nodes=ALL Default=YES\n")
        cluster.start()
        cluster.run("sacctmgr", "-i", "add", "account", "old")
        empty = cluster.tree()
        # An account that was there once keeps its description for the next that has its name: a pull tells of it.
        for description in ("slash", "stroke"):
            before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
            change = self.exported(self.written(description), "--against", before.path)
            self.assertIn("The cluster is as the draft says", self.script(cluster, change / "apply.sh"))
            self.assertIn(f"back\\{description}", cluster.run("sacctmgr", "-nP", "show", "account", "lab", "format=Description"))
            self.assertIn("nothing to do", self.script(cluster, change / "apply.sh"))
            pulled = self.pulled(cluster)
            self.assertIn(f"back\\\\{description}", "".join(row.get("options", "") for row in pulled.data["associations"]))
            again = self.exported(self.written(description), "--against", pulled.path)
            self.assertNotRegex((again / "apply.sh").read_text(), r"(?m)^run \d")
            self.script(cluster, change / "rollback.sh")
            self.assertEqual(empty, cluster.tree())

    def test_names_with_backslashes(self):
        """As winbind makes them: a dump writes them as they are, while a file that is loaded escapes them."""
        cluster = self.new_cluster("domain")
        cluster.write_conf("PriorityType=priority/multifactor\nNodeName=n1 NodeAddr=127.0.0.1 CPUs=16\nPartitionName=batch Nodes=ALL Default=YES\n")
        cluster.start()
        cluster.run("sacctmgr", "-i", "add", "account", "lab")
        cluster.run("sacctmgr", "-i", "add", "user", r"corp\eve", "account=lab", "Fairshare=7", "AdminLevel=Operator")
        pulled = self.pulled(cluster)
        eve = {"user": r"corp\eve", "account": "lab", "shares": 7, "options": "DefaultAccount='lab':AdminLevel='Operator'"}
        self.assertIn(eve, pulled.data["associations"])
        again = self.new_cluster("domain")
        self.load(again, self.exported(pulled, accept=(0, 1)))
        rows = [row for row in again.table("sacctmgr", "-P", "show", "assoc", "format=Account,User,Share") if row["User"] == r"corp\eve"]
        self.assertEqual([{"Account": "lab", "User": r"corp\eve", "Share": "7"}], rows)
