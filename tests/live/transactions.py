# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written to a cluster is literally true: random edits of every field, interruptions after each call, many changes at once."""

import os
import random
import re
import time

import colleague
import edits
from random_edits import RandomEdits, RandomLists

KILLER = """#!/bin/sh
PATH=${PATH#*:}
case $2 in
dump | show) exec sacctmgr "$@" ;;
esac
case $1 in
-i)
    sacctmgr "$@"
    result=$?
    left=$(($(cat "$KILL_AFTER") - 1))
    echo $left >"$KILL_AFTER"
    [ $left -gt 0 ] || kill -9 $PPID
    exit $result
    ;;
esac
exec sacctmgr "$@"
"""

# Dies with the script so many seconds after a load began.
LOAD_KILLER = """#!/bin/sh
PATH=${PATH#*:}
case "$1 $2" in
"-i load")
    sacctmgr "$@" &
    sleep "$(cat "$KILL_AFTER")"
    kill -9 $!
    kill -9 $PPID
    ;;
esac
exec sacctmgr "$@"
"""


class Transactions:
    """Tests for a LiveTest."""

    def running(self, name):
        """A sample, and a cluster that is as it says."""
        policy = self.sample(name).edited(self.folder / "with_root.apportion", edits.add_root_user)
        out = self.exported(policy)
        cluster = self.new_cluster(policy.cluster)
        self.write_users(policy)
        cluster.write_conf(policy.hardware() + (out / "slurm.conf.fragment").read_text())
        cluster.start()  # which makes the TRES
        self.script(cluster, out / "apply.sh")
        return policy, cluster

    def check_same(self, draft, pulled):
        """Field by field: there is nothing left to do, either way."""
        for one, other in ((draft, pulled), (pulled, draft)):
            script = (self.exported(one, "--against", other.path, accept=(0, 1)) / "apply.sh").read_text()
            # Slurm describes an account by its name when nobody else does.
            known = r"name=(\S+) .* set Description=\1$"
            calls = [line for line in re.findall(r"(?m)^run \d+ .*", script) if not re.search(known, line)]
            self.assertEqual([], calls)
            if "sacctmgr refuses that, and they get the default QOS" in script:
                return  # no cluster can be as the draft says

    def test_random_edits(self):
        policy, cluster = self.running("gpu-cluster")
        for seed in self.seeds(6):
            with self.subTest(seed=seed):
                print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
                before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
                tree = cluster.tree()
                edit = RandomEdits(random.Random(seed))
                edited = before.edited(self.folder / "edited.apportion", lambda data: (edit(data, 30), edits.keep_possible_jobs(data)))
                self.write_users(edited)
                change = self.exported(edited, "--against", before.path, accept=(0, 1))
                self.assertIn("The cluster is as the draft says", self.script(cluster, change / "apply.sh"))
                self.assertIn("nothing to do", self.script(cluster, change / "apply.sh"))
                self.check_same(edited, self.pulled(cluster))
                self.script(cluster, change / "rollback.sh")
                self.assertEqual(tree, cluster.tree())

    def started_from_nothing(self, edit, steps):
        """A policy made by random edits of a cluster without associations, its export, and the empty cluster that runs with its settings."""
        policy = self.sample("gpu-cluster").edited(self.folder / "made.apportion", lambda data: edit.from_nothing(data, steps))
        self.write_users(policy)
        out = self.exported(policy, accept=(0, 1))
        cluster = self.new_cluster(policy.cluster)
        cluster.write_conf(policy.hardware() + (out / "slurm.conf.fragment").read_text())
        cluster.start()
        return policy, out, cluster

    def test_from_nothing(self):
        """Random policies, not only edits of one: apply.sh builds an empty cluster, which is left with nothing to do by hand."""
        for seed in self.seeds(2, known=(953154, 1)):
            with self.subTest(seed=seed):
                print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
                edit = RandomEdits(random.Random(seed))
                policy, out, cluster = self.started_from_nothing(edit, 60)
                empty = cluster.tree()
                self.assertIn("The cluster is as the draft says", self.script(cluster, out / "apply.sh"))
                self.assertIn("nothing to do", self.script(cluster, out / "apply.sh"))
                first = self.pulled(cluster).edited(self.folder / "first.apportion", lambda data: None)
                self.check_same(policy, first)
                self.check_shares(cluster, first)
                cluster.run("sacctmgr", "-i", "load", f"file={self.loadable(out)}")  # what is there already
                self.assertIn("nothing to do", self.script(cluster, out / "apply.sh"))
                self.script(cluster, out / "rollback.sh")
                self.assertEqual(empty, cluster.tree())
                cluster.stop()

    def test_random_lists_and_defaults(self):
        """Of QOS: whatever Slurm refuses on the way, or at the end, the scripts do not stop there."""
        for seed in self.seeds(1, known=(4, 2, 3)):
            with self.subTest(seed=seed):
                print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
                edit = RandomLists(random.Random(seed))
                policy, out, cluster = self.started_from_nothing(edit, 25)
                self.assertIn("The cluster is as the draft says", self.script(cluster, out / "apply.sh"))
                before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
                tree = cluster.tree()
                edited = before.edited(self.folder / "edited.apportion", lambda data: (edit(data, 30), edits.keep_possible_jobs(data)))
                self.write_users(edited)
                change = self.exported(edited, "--against", before.path, accept=(0, 1))
                self.assertIn("The cluster is as the draft says", self.script(cluster, change / "apply.sh"))
                self.assertIn("nothing to do", self.script(cluster, change / "apply.sh"))
                self.check_same(edited, self.pulled(cluster))
                self.script(cluster, change / "rollback.sh")
                self.assertEqual(tree, cluster.tree())
                cluster.stop()

    def loadable(self, out):
        """The flat file of an export as sacctmgr of 22.05 loads it: without the lines of QOS."""
        lines = (out / "associations.cfg").read_text().splitlines()
        path = self.folder / "loadable.cfg"
        path.write_text("\n".join(line for line in lines if not line.startswith("QOS - ")) + "\n")
        return path

    def test_changes_of_every_kind_by_somebody_else(self):
        """Whatever the draft changes, somebody else changes it otherwise meanwhile: it is named, and nothing is done."""
        policy, cluster = self.running("gpu-cluster")
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        edited = before.edited(self.folder / "edited.apportion", lambda data: (colleague.touch_everything(data), edits.keep_possible_jobs(data)))
        self.write_users(edited)
        change = self.exported(edited, "--against", before.path, accept=(0, 1))
        plan = colleague.plan_of((change / "apply.sh").read_text())
        kinds = {(name.split()[0], " in " in name, field.split(" of ")[0]) for name, field, _, _ in plan}
        self.assertGreaterEqual(len(kinds), 60)
        tree = cluster.tree()
        tried = 0
        for name, field, old, new in plan if self.is_long() else random.Random(self.seeds(1)[0]).sample(plan, 16):
            theirs = colleague.calls(name, field, old, new, edited)
            if theirs is None:
                continue
            tried += 1
            with self.subTest(name=name, field=field):
                there, back = theirs
                cluster.run("sacctmgr", "-i", *there)
                changed = cluster.tree()
                try:
                    said = self.script(cluster, change / "apply.sh", accept=(3,))
                finally:
                    cluster.run("sacctmgr", "-i", *back)
                self.assertIn("nothing was changed", said)
                self.assertIn(f"{name}|" if field == "exists" else f"{name}|{field}|", said)
                self.assertTrue(changed != tree or field == "MinPrioThresh")  # which a dump of 22.05 leaves out
                self.assertEqual(tree, cluster.tree())
        self.assertGreater(tried, 8)
        self.assertIn("The cluster is as the draft says", self.script(cluster, change / "apply.sh"))
        self.check_same(edited, self.pulled(cluster))
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(tree, cluster.tree())

    @staticmethod
    def is_long():
        return "APPORTION_LIVE_ROUNDS" in os.environ

    def killed(self, cluster, script, calls, killer=KILLER):
        """Runs a script and kills it after so many calls that change something."""
        folder = self.folder / "killer"
        folder.mkdir(exist_ok=True)
        (folder / "sacctmgr").write_text(killer)
        (folder / "sacctmgr").chmod(0o755)
        (folder / "left").write_text(f"{calls}\n")
        before = dict(cluster.environment)
        cluster.environment.update(PATH=f"{folder}:{before['PATH']}", KILL_AFTER=str(folder / "left"))
        self.script(cluster, script, accept=(-9, 0))
        cluster.environment = before

    def test_an_interruption_after_each_call(self):
        policy, cluster = self.running("gpu-cluster")
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        tree = cluster.tree()
        edit = RandomEdits(random.Random(17))
        edited = before.edited(self.folder / "edited.apportion", lambda data: (edit(data, 20), edits.keep_possible_jobs(data)))
        self.write_users(edited)
        change = self.exported(edited, "--against", before.path, accept=(0, 1))
        self.script(cluster, change / "apply.sh")
        after = cluster.tree()
        self.script(cluster, change / "rollback.sh")
        calls = len(re.findall(r"(?m)^run \d+ ", (change / "apply.sh").read_text()))
        self.assertGreater(calls, 8)
        for count in range(1, calls):
            with self.subTest(count=count):
                self.killed(cluster, change / "apply.sh", count)
                said = self.script(cluster, change / "apply.sh", accept=(3,))
                self.assertIn("sh apply.sh --resume goes on", said)
                if count % 2:
                    said = self.script(cluster, change / "apply.sh", "--resume")
                    self.assertGreaterEqual(said.count("done already: "), count - 1)
                    self.assertEqual(after, cluster.tree())
                    self.script(cluster, change / "rollback.sh")
                else:
                    self.assertIn("sh rollback.sh --resume", self.script(cluster, change / "rollback.sh", accept=(3,)))
                    self.script(cluster, change / "rollback.sh", "--resume")
                self.assertEqual(tree, cluster.tree())

    def test_an_interruption_before_a_user_has_what_he_needs_on_the_way(self):
        """A list that is what it was, and shall be, may yet have to be another one in between."""
        cluster = self.new_cluster("passing")
        self.write_names(["bob", "dan"])
        cluster.write_conf("NodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN\nPartitionName=cpu Nodes=ALL State=DOWN\n")
        for call in ("add qos a1", "add qos a2", "add account own QOS=normal,a1,a2 DefaultQOS=a1", "add user bob account=own QOS=a1", "add user dan account=own"):
            cluster.run("sacctmgr", "-i", *call.split())
        cluster.start()
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        tree = cluster.tree()

        def edit(data):
            data["associations"].append({"account": "new", "parent": "root", "shares": 3})
            edits.account(data, "own")["options"] = "QOS='normal,a1,a2':DefaultQOS='a2'"
            (bob,) = (row for row in data["associations"] if row.get("user") == "bob")
            bob["options"] = "DefaultAccount='own':QOS='a1':DefaultQOS='a1'"

        change = self.exported(before.edited(self.folder / "edited.apportion", edit), "--against", before.path, accept=(0, 1))
        self.assertIn("name=bob account=own cluster=passing set QOS=a1,a2", (change / "apply.sh").read_text())
        for count in range(1, len(re.findall(r"(?m)^run \d+ ", (change / "apply.sh").read_text()))):
            with self.subTest(count=count):
                self.killed(cluster, change / "apply.sh", count)
                self.assertIn("The cluster is as the draft says", self.script(cluster, change / "apply.sh", "--resume"))
                self.script(cluster, change / "rollback.sh")
                self.assertEqual(tree, cluster.tree())

    def test_a_thousand_changes(self):
        policy = self.sample("university").edited(self.folder / "with_root.apportion", edits.add_root_user)
        cluster = self.new_cluster(policy.cluster)
        self.write_users(policy)
        self.script(cluster, self.exported(policy) / "apply.sh")
        tree = cluster.tree()

        def edit(data):
            source = random.Random(3)
            for row in data["associations"]:
                if row.get("user", row["account"]) != "root" and row["shares"] != "parent":
                    row["shares"] += source.randrange(1, 5000)
            for i in range(860):
                edits.add_user(data, f"many{i:03}", edits.accounts(data)[i % 7]["account"], source.randrange(1, 5000))

        edited = policy.edited(self.folder / "edited.apportion", edit)
        self.write_users(edited)
        change = self.exported(edited, "--against", policy.path)
        script = (change / "apply.sh").read_text()
        self.assertIn(" sacctmgr -i load ", script)
        self.assertRegex(script, r"(?m)^# fairshare \d+ → \d+$")
        for name in ("apply.sh", "rollback.sh"):
            start = time.monotonic()
            self.script(cluster, change / name)
            print(f"\n{name}: {len(re.findall(r'(?m)^(Account|User) - ', script))} lines, {time.monotonic() - start:.1f} s", flush=True)
            if name == "apply.sh":
                self.assertIn("nothing to do", self.script(cluster, change / name))
        self.assertEqual(tree, cluster.tree())

    def test_an_interrupted_load(self):
        """sacctmgr dies in the middle of a load, or the script behind it."""
        policy = self.sample("university").edited(self.folder / "with_root.apportion", edits.add_root_user)
        cluster = self.new_cluster(policy.cluster)
        self.write_users(policy)
        self.script(cluster, self.exported(policy) / "apply.sh")
        tree = cluster.tree()

        def edit(data):
            for row in data["associations"]:
                if row.get("user", row["account"]) != "root" and row["shares"] != "parent":
                    row["shares"] += 7
            for i in range(80):
                edits.add_user(data, f"many{i:03}", edits.accounts(data)[i % 7]["account"], 1 + i)
            edits.account(data, "neuro")["options"] = "Description='Nerves'"

        edited = policy.edited(self.folder / "edited.apportion", edit)
        self.write_users(edited)
        change = self.exported(edited, "--against", policy.path, accept=(0, 1))
        script = (change / "apply.sh").read_text()
        loads = script.count(" sacctmgr -i load ")
        self.assertGreaterEqual(loads, 2)
        self.script(cluster, change / "apply.sh")
        after = cluster.tree()
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(tree, cluster.tree())
        for killer, counts in ((KILLER, (1,)), (LOAD_KILLER, ("0.05",))):
            for count in counts:
                with self.subTest(count=count):
                    self.killed(cluster, change / "apply.sh", count, killer)
                    self.script(cluster, change / "apply.sh", "--resume")
                    self.assertEqual(after, cluster.tree())
                    self.killed(cluster, change / "rollback.sh", count, killer)
                    self.script(cluster, change / "rollback.sh", "--resume")
                    self.assertEqual(tree, cluster.tree())

    def test_tres_that_the_database_does_not_know(self):
        policy = self.sample("five-accounts").edited(self.folder / "with_root.apportion", edits.add_root_user)
        cluster = self.new_cluster(policy.cluster)
        self.script(cluster, self.exported(policy) / "apply.sh")
        tree = cluster.tree()
        edited = policy.edited(self.folder / "edited.apportion", lambda data: edits.add_option(edits.account(data, "b"), "GrpTRES='cpu=3,gres/gpu:h100=4'"))
        change = self.exported(edited, "--against", policy.path, accept=(0, 1))
        said = self.script(cluster, change / "apply.sh", accept=(3,))
        self.assertIn("gres/gpu:h100. Nothing was changed", said)
        self.assertIn("AccountingStorageTRES", said)
        self.assertEqual(tree, cluster.tree())

    def test_names_in_mixed_case(self):
        policy = self.sample("five-accounts")
        cluster = self.new_cluster(policy.cluster)
        self.script(cluster, self.exported(policy) / "apply.sh")
        edited = policy.edited(self.folder / "edited.apportion", lambda data: edits.add_user(data, "Zed", "b", 3))
        change = self.exported(edited, "--against", policy.path, accept=(0, 1))
        self.assertIn("as the draft says", self.script(cluster, change / "apply.sh"))
        self.assertIn(["zed"], [[row["User"]] for row in cluster.table("sacctmgr", "-P", "show", "user", "format=User")])
        self.assertIn("nothing to do", self.script(cluster, change / "apply.sh"))
        self.script(cluster, change / "rollback.sh")
