#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Apportion against a real Slurm: what it exports is accepted, and every number is the one that Slurm prints.

usage: test_live.py APPORTION_CLI NODELAY_LIBRARY [--long] [--part K/N] [--any-release] [unittest arguments]

--part runs the Kth of N parts of the tests: half of their time they wait for Slurm, so that parts run well beside each other.
--any-release takes whatever release of Slurm stands first in PATH: what it does otherwise than 22.05 shows as failures to be judged one by one.
--long tries 30 times as many random policies and edits as a run of CI does, always fresh ones; APPORTION_LIVE_SEED=SEED repeats one that failed.

Ends with 77 when no Slurm can be started here, with the reason.
"""

import json
import os
import random
import re
import shutil
import signal
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bad_settings
import edits
import sweep_array
from compare import differences
from failing_calls import FailingCalls
from live_cluster import Cluster
from left_alone import LeftAlone
from meanwhile import Meanwhile
from moved_accounts import MovedAccounts
from odd_clusters import odd_clusters
from option_probes import OptionProbes
from policy_file import Cli, PolicyFile, sbatch_arguments
from random_policy import random_cluster, random_jobs
from random_changes import ChangingCluster
from random_deep import DeepCluster
from random_wild import USERS, RunningCluster, WildCluster
from random_wilder import WilderCluster
from slurm_host import Host, missing, release, wait_until
from spellings import Spellings
from transactions import Transactions

SKIPPED = 77
SOURCE = Path(__file__).resolve().parents[2]
SAMPLES = SOURCE / "resources" / "samples"
GOLDENS = SOURCE / "tests" / "data" / "goldens"
MOST_JOBS = 12
# What sprio prints of a job in several partitions whose priority was set: Slurm keeps no terms of it then.
NICE_WITHOUT_TERMS = "-2147483648"

# What slurmctld complains about that has nothing to do with what is exported: this machine, and the first start of a cluster.
USUAL_ERRORS = ("MailProg", "pmix", "MPI: Cannot", "state file", "Trying backup state save file", "Zero Bytes were transmitted", "High latency")

cli = None
host = None


def known_to_22_05(policy, path):
    """The policy without what that release does not have: it takes MAX_TRES_GRES for MAX_TRES, whose word is in it."""

    def edit(data):
        flags = data["settings"]["PriorityFlags"]
        data["settings"]["PriorityFlags"] = sorted({"MAX_TRES" if flag == "MAX_TRES_GRES" else flag for flag in flags})

    return policy.edited(path, edit) if "MAX_TRES_GRES" in policy.data["settings"]["PriorityFlags"] else policy


class LiveTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(dir=host.folder))
        self.folder.chmod(0o755)
        self.clusters = []

    def tearDown(self):
        for cluster in self.clusters:
            cluster.stop()
            cluster.database.stop()

    # --- policies ---

    @staticmethod
    def write_users(policy):
        host.write_users(policy.users())

    def imported(self, name, options, accept=(0,)):
        path = self.folder / f"{name}.apportion"
        cli.run("import", *options, "--out", path, "--force", accept=accept)
        return known_to_22_05(PolicyFile(path), path)

    def sample(self, name):
        return known_to_22_05(PolicyFile(SAMPLES / f"{name}.apportion"), self.folder / f"{name}.apportion")

    # --- steps ---

    def new_cluster(self, name):
        cluster = Cluster(host.database(), name)
        self.clusters.append(cluster)
        return cluster

    def exported(self, policy, *options, accept=(0,)):
        """The folder into which a policy was exported: as on an empty cluster, unless it is told against what."""
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        options = options if "--against" in options else (*options, "--all")
        cli.run("export", policy.path, "--out", folder, *options, accept=accept)
        return folder

    def script(self, cluster, path, *options, accept=(0,)):
        """Runs apply.sh or rollback.sh on a cluster, and allows the removals for which it asks."""
        many = re.search(r"--allow-removals (\d+)\"", Path(path).read_text())
        return cluster.run("sh", path, *options, *(["--allow-removals", many[1]] if many else []), accept=accept)

    def load(self, cluster, out):
        """Builds the tree with sacctmgr load. Releases before 25.05 do not know QOS lines: these QOS are added first."""
        apply = (out / "apply.sh").read_text().splitlines()
        for line in apply:
            if re.match(r"run \d+ sacctmgr -i (add|modify) qos", line):
                cluster.run("sh", "-c", line.split(" ", 2)[2])
        lines = (out / "associations.cfg").read_text().splitlines()
        plain = self.folder / "plain.cfg"
        plain.write_text("\n".join(line for line in lines if not line.startswith("QOS - ")) + "\n")
        cluster.run("sacctmgr", "-i", "load", f"file={plain}")

    def start(self, cluster, policy, out):
        """Starts slurmctld with the exported fragment and the policy's usage."""
        host.write_users(policy.users())
        cluster.write_conf(policy.hardware() + (out / "slurm.conf.fragment").read_text())
        cluster.lay_in_usage(policy.usage())
        cluster.start()

    def pulled(self, cluster, *options):
        """What apportion-cli makes of the running cluster when it asks it; what it saved of the answers gives the same."""
        path, saved, again = (self.folder / name for name in ("pulled.apportion", "saved", "saved.apportion"))
        cli.run("pull", "--out", path, "--save", saved, "--force", *options, environment=cluster.environment)
        # A cluster may stand as sacctmgr would not have it now.
        cli.run("import", saved, "--out", again, "--force", accept=(0, 1))
        self.assertEqual(path.read_text(), again.read_text())
        return PolicyFile(path)

    def told_of(self, cluster, associations):
        """What is told of a flat file for a cluster."""
        return cli.said("check", "--release", release(), "--slurm-conf", cluster.conf, "--associations", associations, accept=(0, 1))

    @staticmethod
    def seeds(count, known=range(1, 100)):
        """So many that are known, and with --long many fresh ones; or the one that is given."""
        given, rounds = (os.environ.get(f"APPORTION_LIVE_{name}") for name in ("SEED", "ROUNDS"))
        if given:
            return [int(given)]
        return LiveTest.fresh(count * int(rounds)) if rounds else list(known)[:count]

    @staticmethod
    def fresh(count):
        return [random.randrange(10**6) for _ in range(count)]

    @staticmethod
    def undated(policy):
        """What was pulled, but for the time at which it was."""
        data = {key: value for key, value in policy.data.items() if key not in ("baseline", "sums", "toldAt", "usageAt")}
        if "agreement" in data:
            data["agreement"] = {key: value for key, value in data["agreement"].items() if key != "at"}
        return data

    def submit(self, cluster, jobs):
        """The first jobs of a policy; none of them may be refused."""
        self.submitted = time.time()
        for job in jobs[:MOST_JOBS]:
            cluster.submit(sbatch_arguments(job), job["user"])

    # --- comparisons ---

    def check_sshare(self, cluster, policy, ignore=()):
        """Every number of sshare. Releases before 25.11 print a fair-share factor for accounts too, which nothing uses."""
        theirs, ours = cluster.sshare(), cli.table("sshare", policy.path)
        users = [[row for row in table if row["User"]] for table in (theirs, ours)]
        accounts = [[row for row in table if not row["User"]] for table in (theirs, ours)]
        self.assertEqual([], differences(*users, ("Account", "User"), ignore))
        self.assertEqual([], differences(*accounts, ("Account", "User"), ("FairShare", *ignore)))

    def check_shares(self, cluster, policy):
        """The raw shares alone, before Slurm has computed the rest. A cluster may stand as sacctmgr would not have it now."""
        self.assertEqual([], differences(cluster.sshare(), cli.table("sshare", policy.path, accept=(0, 1)), ("Account", "User"), only=("RawShares",)))

    def check_jobs(self, cluster, policy, jobs):
        """The terms and the billing of the cluster's jobs under the policy as it was designed."""
        self.assertTrue(jobs)
        designed = policy.edited(self.folder / "with_jobs.apportion", lambda data: data.update(jobs=jobs))
        self.check_sprio(cluster.sprio(), designed)
        self.check_billing(cluster.billing(), designed)

    def check_billing(self, billed, designed):
        """What each job is billed: as in the first of its partitions until it runs, or where it was when something of it was changed."""
        self.assertTrue(billed)

        def as_billed(data):
            for job in data["jobs"]:
                job["partitions"] = [job.get("billedIn", job["partitions"][0])]

        alone = designed.edited(self.folder / "as_billed.apportion", as_billed)
        for job in alone.jobs:
            # An array is known by the number of its job; a billing of 0 is not printed.
            number = str(job.get("number", job["id"]))
            # a bill below 0 is printed as it comes round from above
            ours = int(cli.billing(alone.path, job["id"])[job["partitions"][0]]) % 2**64
            self.assertEqual(billed.get(number, "0"), str(ours), job)

    def check_sprio(self, printed, designed, ignored_of_several=()):
        """Every term of every job. Slurm does not tell at which second after the submission it computed a priority, and
        what a job's age adds in some seconds may make a point: there must be one at which every term is the same.
        @p ignored_of_several: columns that are not compared of jobs in several partitions."""
        begun, now = int(self.submitted), int(time.time())
        keys = ("JOBID", "PARTITION")
        tables = []  # of the last second, and of the others that are asked for

        def table(i):
            if i == len(tables):
                at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(now if i == 0 else begun + i - 1))
                tables.append(cli.table("sprio", designed.path, "--at", at))
            return tables[i]

        def key(row):
            return tuple(row[name].strip() for name in keys)

        self.assertEqual({key(row) for row in printed}, {key(row) for row in table(0)})
        for row in printed:
            if row["NICE"] == NICE_WITHOUT_TERMS:
                continue
            is_of_several = sum(other["JOBID"] == row["JOBID"] for other in printed) > 1
            tried = []
            for i in range(now - begun + 1):
                alike = [other for other in table(i) if key(other) == key(row)]
                tried.append(differences([row], alike, keys, ignored_of_several if is_of_several else ()))
                if not tried[-1]:
                    break
            self.assertIn([], tried, min(tried, key=len))

    def check_nothing_to_do(self, cluster, policy, pulled):
        """What is read back from the cluster is the policy that was exported."""

        def comes_from_slurm(line):
            """It describes an account by its name when nobody else does."""
            return re.search(r"account where name=(\S+) .* set Description=\1$", line)

        for draft, against in ((policy, pulled), (pulled, policy)):
            out = self.exported(draft, "--against", against.path)
            calls = [line for line in (out / "apply.sh").read_text().splitlines() if line.startswith("run ")]
            self.assertEqual([], [line for line in calls if draft is policy or not comes_from_slurm(line)])
            self.assertIn("slurm.conf stays as it is", (out / "README").read_text())
        self.assertEqual(policy.nodes(), pulled.nodes())
        self.check_sshare(cluster, pulled)

    def check_log(self, cluster):
        """Nothing that Apportion wrote is an error to slurmctld."""
        self.assertEqual([], [line for line in cluster.errors() if not any(usual in line for usual in USUAL_ERRORS)])

    def check_all(self, cluster, policy):
        self.check_sshare(cluster, policy)
        pulled = self.pulled(cluster)
        if cluster.run("squeue", "-h").strip():
            self.check_jobs(cluster, policy, pulled.jobs)
        self.check_nothing_to_do(cluster, policy, pulled)
        self.check_log(cluster)


class ExportedPolicies(LiveTest):
    """export → sacctmgr load and apply.sh → slurmctld → the same numbers → read back → the same policy."""

    def whole_way(self, policy, jobs=None, ties=False):
        out = self.exported(policy)
        host.write_users(policy.users())
        by_script = self.new_cluster(policy.cluster)
        self.assertIn("as the draft says", self.script(by_script, out / "apply.sh"))
        self.assertIn("nothing to do", self.script(by_script, out / "apply.sh"))

        by_load = self.new_cluster(policy.cluster)
        self.load(by_load, out)
        self.assertIn("nothing to do", self.script(by_load, out / "apply.sh"))
        self.start(by_load, policy, out)
        self.submit(by_load, policy.jobs if jobs is None else jobs)
        self.check_all(by_load, policy)

        self.start(by_script, policy, out)
        # Releases before 23.11 walk accounts that tie by where they stand in the database, and apply.sh makes them level
        # by level.
        self.check_sshare(by_script, policy, ignore=("FairShare",) if ties else ())

    def golden(self, name):
        folder = GOLDENS / name
        options = ["--slurm-conf", folder / "slurm.conf", "--associations", folder / "associations.cfg", "--usage", folder / "usage.txt", "--jobs",
                   folder / "jobs.txt"]
        return self.imported(name, options)

    def random(self, seed, accounts, flags=""):
        policy = self.imported(f"random{seed}", random_cluster(self.folder / "cluster", seed, accounts, flags))
        users = [(user, account) for account, user, _ in policy.usage() if user]
        return policy, random_jobs(seed, users, MOST_JOBS)

    def test_five_accounts(self):
        """The documentation's example, which has no user root: export says so, and the cluster has it all the same."""
        self.assertIn("user root in the account root", (self.exported(self.sample("five-accounts")) / "README").read_text())
        self.whole_way(self.with_root_user("five-accounts"))

    def with_root_user(self, name):
        return self.sample(name).edited(self.folder / "with_root.apportion", edits.add_root_user)

    def test_every_sample_has_its_test(self):
        tested = {name.removeprefix("test_").replace("_", "-") for name in dir(self) if name.startswith("test_")}
        self.assertLessEqual({path.stem for path in SAMPLES.glob("*.apportion")}, tested)

    def test_university(self):
        self.whole_way(self.sample("university"))

    def test_fair_tree_ties(self):
        self.whole_way(self.sample("fair-tree-ties"), ties=True)

    def test_fair_tree_steps(self):
        self.whole_way(self.with_root_user("fair-tree-steps"), ties=True)

    def test_five_regimes(self):
        self.whole_way(self.with_root_user("five-regimes"))

    def test_gpu_cluster(self):
        self.whole_way(self.sample("gpu-cluster"))

    def test_test_lab(self):
        self.whole_way(self.sample("test-lab"))

    def test_golden_tres_max_gres(self):
        self.whole_way(self.golden("tres_max_gres"))

    def test_random_fair_tree(self):
        self.whole_way(*self.random(1, 12))

    def test_random_classic(self):
        self.whole_way(*self.random(2, 9, "NO_FAIR_TREE,MAX_TRES"))


class LiveTransactions(Transactions, FailingCalls, LiveTest):
    """apply.sh and rollback.sh on a cluster that runs."""

    write_names = staticmethod(lambda names: host.write_users(names))


class LiveMeanwhile(Meanwhile, LeftAlone, LiveTest):
    """The same database in the hands of somebody else."""

    write_names = staticmethod(lambda names: host.write_users(names))
    cli = staticmethod(lambda *arguments, **how: cli.run(*arguments, **how))


class LiveMovedAccounts(MovedAccounts, LiveTest):
    """Nothing is lost where slurmdbd does not note what a move takes along."""

    write_names = staticmethod(lambda names: host.write_users(names))
    cli = staticmethod(lambda *arguments, **how: cli.run(*arguments, **how))


class LiveOptions(OptionProbes, LiveTest):
    """What sacctmgr takes, and what it makes of it."""


class LiveSpellings(Spellings, LiveTest):
    """How a value is written does not matter: what sacctmgr shows of it does."""


class UsageAfterChanges(LiveTest):
    """What becomes of usage when accounts and users are moved, renamed and removed is what the draft says before."""

    EDITS = [
        ("move", "account:neuro", "--to", "chemistry"),
        ("move", "user:rgray:astro", "--to", "plasma"),
        ("move", "user:eito:optics", "user:idiaz:optics", "--to", "teaching"),
        ("set", "user:rgray:DefaultAccount=plasma", "user:eito:DefaultAccount=teaching", "user:idiaz:DefaultAccount=teaching"),
        ("rename", "user:iek", "--to", "iek9"),
        ("rename", "account:plasma", "--to", "fusion"),
        ("remove", "user:lfox:climate", "user:qmoser:climate"),
        ("remove", "account:biology"),  # with three labs and all their users
        ("remove", "account:seismology"),
        ("remove", "account:medicine"),  # with one below it that is older, and that slurmctld would remove behind it
    ]

    def test_moved_renamed_and_removed(self):
        policy = self.sample("university")
        out = self.exported(policy)
        cluster = self.new_cluster(policy.cluster)
        host.write_users(policy.users() | {"iek9"})
        self.script(cluster, out / "apply.sh")
        self.start(cluster, policy, out)
        cluster.run("sacctmgr", "-i", "modify", "account", "where", "name=economics", "set", "parent=medicine")
        before = self.pulled(cluster).path
        draft = self.folder / "draft.apportion"
        shutil.copy(before, draft)
        for verb, *arguments in self.EDITS:
            cli.run(verb, draft, *arguments, "--out", draft, "--force")
        change = self.exported(PolicyFile(draft), "--against", before)
        self.script(cluster, change / "apply.sh")
        there, told = cluster.sshare(), cli.table("sshare", draft)
        self.assertEqual([], differences(there, told, ("Account", "User"), only=("RawShares", "RawUsage")))
        of_climate = [int(row["RawUsage"]) for row in there if row["Account"].strip() == "climate"]
        self.assertGreater(of_climate[0], sum(of_climate[1:]))  # what two of its users left behind is in the first
        # The rest is computed at the next pass; with what the last one left, usage would decay by some seconds.
        cluster.stop()
        cluster.forget_jobs()
        cluster.start()
        self.check_sshare(cluster, PolicyFile(draft))


class RemovedThings(LiveTest):
    """What the draft removes, somebody else changes meanwhile."""

    # Of account c, which the draft removes with its users: what somebody does, how it is undone, and what is found.
    COLLEAGUE = [
        ("add user name=user1 account=c", "remove user where name=user1 account=c", "user user1 in c|exists|yes"),
        ("add account name=below parent=c", "remove account where name=below", "account below|exists|yes"),
        ("modify account where name=c set GrpTRES=cpu=4", "modify account where name=c set GrpTRES=cpu=-1", "account c|GrpTRES|cpu=4"),
        ("modify account where name=c set QOS=normal", "modify account where name=c set QOS=", "account c|QOS|normal"),
        ("add user name=user2 account=b", "remove user where name=user2 account=b", "user user2 in b|exists|yes"),
        ("add user name=user3 account=c partition=batch", "remove user where name=user3 account=c partition=batch",
         "user user3 in c for batch|exists|yes"),
        ("modify user where name=user2 account=c set MaxJobs=3", "modify user where name=user2 account=c set MaxJobs=-1", "user user2 in c|MaxJobs|3"),
        ("add coordinator names=user1 account=c", "remove coordinator where names=user1 account=c", "user user1|coordinator of c|yes"),
        ("modify account where name=c set parent=d", "modify account where name=c set parent=a", "account c|ParentName|d"),
    ]

    def test_nothing_that_somebody_else_made_is_removed(self):
        policy = self.sample("five-accounts")
        edited = policy.edited(self.folder / "edited.apportion", lambda data: (edits.remove_account(data, "c"), edits.keep_possible_jobs(data)))
        change = self.exported(edited, "--against", policy.path)
        cluster = self.new_cluster(policy.cluster)
        out = self.exported(policy)
        self.script(cluster, out / "apply.sh")
        self.start(cluster, policy, out)
        before = cluster.tree()
        for there, back, found in self.COLLEAGUE:
            with self.subTest(there):
                cluster.run("sacctmgr", "-i", *there.split())
                theirs = cluster.tree()
                self.assertNotEqual(before, theirs)
                said = self.script(cluster, change / "apply.sh", accept=(3,))
                self.assertIn("nothing was changed", said)
                self.assertIn(f"found     {found}", said)
                self.assertEqual(theirs, cluster.tree())
                cluster.run("sacctmgr", "-i", *back.split())
                self.assertEqual(before, cluster.tree())

        self.submit(cluster, [job for job in policy.jobs if job["account"] == "c"][:1])
        said = self.script(cluster, change / "apply.sh", accept=(3,))
        self.assertRegex(said, r"Jobs in what is removed: 1; nothing was changed[^$]*job \d+ of user2 in c")
        self.assertEqual(before, cluster.tree())
        self.assertFalse(list(change.glob("before-*")))
        cluster.run("scancel", "--state=PENDING")

        asked = cluster.run("sh", change / "apply.sh", accept=(3,))
        self.assertIn("This removes 1 account and 2 associations of users, of 12 associations: nothing was changed", asked)
        self.assertIn("sh apply.sh --allow-removals 3", asked)
        said = self.script(cluster, change / "apply.sh")
        self.assertIn("rollback.sh cannot bring back: usage", said)
        (dump,) = change.glob("before-*.cfg")
        self.assertIn("Account - 'c'", dump.read_text())
        (usage,) = change.glob("before-*.sshare.txt")
        self.assertRegex(usage.read_text(), r"(?m)^ *c\|user2\|.*\|30240000\|")
        self.assertIn("nothing to do", self.script(cluster, change / "apply.sh"))
        said = self.script(cluster, change / "rollback.sh")
        self.assertEqual(2, said.count("usage, and the WCKeys of users who lost their last association"))
        self.assertEqual(before, cluster.tree())

        cluster.run("sacctmgr", "-i", "add", "user", "name=user2", "account=c", "wckey=thesis")  # which nothing in a tree shows
        self.assertIn("found     user user2|WCKey thesis|yes", self.script(cluster, change / "apply.sh", accept=(3,)))


    def test_what_a_dump_leaves_out_comes_back(self):
        """Dumps before 25.05 do not tell MinPrioThresh: an account that has one is removed all the same, and comes back with it."""
        policy = self.sample("five-accounts").edited(self.folder / "with_root.apportion", edits.add_root_user)
        cluster = self.new_cluster(policy.cluster)
        out = self.exported(policy)
        self.script(cluster, out / "apply.sh")
        self.start(cluster, policy, out)
        cluster.run("sacctmgr", "-i", "modify", "account", "where", "name=c", "set", "MinPrioThresh=9")
        cluster.run("sacctmgr", "-i", "modify", "user", "where", "name=user2", "account=c", "set", "MinPrioThresh=7")

        def thresholds():
            rows = cluster.table("sacctmgr", "-P", "show", "assoc", "woplimits", "format=Account,User,MinPrioThresh")
            return sorted(tuple(row.values()) for row in rows if list(row.values())[2])

        self.assertEqual([("c", "", "9"), ("c", "user2", "7")], thresholds())
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        edited = before.edited(self.folder / "edited.apportion", lambda data: (edits.remove_account(data, "c"), edits.keep_possible_jobs(data)))
        change = self.exported(edited, "--against", before.path)
        self.assertIn("as the draft says", self.script(cluster, change / "apply.sh"))
        self.assertEqual([], thresholds())
        self.script(cluster, change / "rollback.sh")
        self.assertEqual([("c", "", "9"), ("c", "user2", "7")], thresholds())


class EditedPolicies(LiveTest):
    """Twenty edits exported as a difference, applied to the running cluster, and taken back."""

    def there_and_back(self, policy, edit):
        edited = policy.edited(self.folder / "edited.apportion", edit)
        host.write_users(policy.users() | edited.users())
        out = self.exported(policy)
        cluster = self.new_cluster(policy.cluster)
        self.script(cluster, out / "apply.sh")
        self.start(cluster, policy, out)
        self.nodes = policy.nodes()
        self.check_all(cluster, policy)
        start_tree, start_conf = cluster.tree(), cluster.conf.read_text()

        change = self.exported(edited, "--against", policy.path, "--patch", cluster.conf)
        self.assertIn("The cluster is as it was when the draft was made", self.script(cluster, change / "apply.sh", "--check"))
        self.script(cluster, change / "apply.sh")
        self.check_shares(cluster, edited)
        self.restart(cluster, edited, (change / "slurm.conf").read_text())
        self.submit(cluster, edited.jobs)
        self.check_all(cluster, edited)
        self.cancel(cluster)

        self.script(cluster, change / "rollback.sh")
        self.assertEqual(start_tree, cluster.tree())
        self.restart(cluster, policy, start_conf)
        self.submit(cluster, policy.jobs)
        self.check_all(cluster, policy)

    def restart(self, cluster, policy, conf):
        """With another slurm.conf, and the usage of the policy laid in. What scontrol reconfigure takes over is seen before."""
        cluster.conf.write_text(conf)
        if policy.nodes() == self.nodes:  # other nodes are for a restart alone
            cluster.run("scontrol", "reconfigure")
            weights = [line for line in cluster.run("scontrol", "show", "config").splitlines() if line.startswith("PriorityWeightAge")]
            self.assertEqual([str(policy.data["settings"]["PriorityWeightAge"])], [line.split("=")[1].strip() for line in weights])
        self.nodes = policy.nodes()
        cluster.stop()
        cluster.forget_jobs()
        cluster.forget_nodes()
        cluster.lay_in_usage(policy.usage())
        cluster.start()

    def cancel(self, cluster):
        """sacctmgr removes no user who has jobs."""
        cluster.run("scancel", "--state=PENDING")

    def test_university(self):
        self.there_and_back(self.sample("university"), edits.with_nodes)

    def test_gpu_cluster(self):
        self.there_and_back(self.sample("gpu-cluster"), edits.twenty_edits)


class TracesOfAccounting(LiveTest):
    """What accounting has of jobs is a trace of all of them."""

    def test_every_job_is_in_the_trace(self):
        policy = self.sample("university")
        out = self.exported(policy)
        host.write_users(policy.users())
        cluster = self.new_cluster(policy.cluster)
        self.script(cluster, out / "apply.sh")
        self.start(cluster, policy, out)
        job = policy.jobs[0]
        asked = (["-J", "a|b", "--comment=two\nlines \\\n| three"], ["--array=1-5%2", "--nodes=1-2"])
        later = (["--hold"], ["--begin=now+1days", "--nice=7"], ["--hold", "--array=2,4"])  # of which sacct tells nothing yet
        for options in (*asked, *later):
            cluster.submit([*sbatch_arguments(job), *options], job["user"])
        cluster.run("scancel", "--name=a|b")
        wait_until(lambda: cluster.run("sacct", "-a", "-X", "-n", "-s", "CA", "-S", "now-1days", "-E", "now").strip(), 30, "accounting has the jobs")
        wait_until(lambda: cluster.run("sacct", "-a", "-X", "-n", "-S", "now-1days", "-o", "JobID").count("\n") >= len(asked), 30, "and all of them")

        saved, trace = self.folder / "saved", self.folder / "jobs.trace"
        cli.run("pull", "--save", saved, "--jobs-since", "1days", environment=cluster.environment)
        told = json.loads(cli.run("trace", "import", saved / "sacct.txt", "--out", trace, "--json"))
        self.assertEqual((len(asked) + len(later), 0), (told["runs"], told["badRows"]))
        self.assertEqual((1, 1, 1, 2), (told["CANCELLED"], told["users"], told["accounts"], told["waitingArrays"]))
        self.assertEqual((0, 0), (told["started"], told["lacks.submitLine"] - len(later)))
        header, *rows = [line for line in trace.read_text().splitlines() if not line.startswith("#")]
        rows = [dict(zip(header.split("|"), row.split("|"))) for row in rows]
        cancelled, array, held, begins, tasks = sorted(rows, key=lambda row: int(row["JobID"]))
        is_held = 4  # TraceJob::Held
        self.assertEqual([is_held, 0, is_held], [int(row["Flags"] or 0) & is_held for row in (held, begins, tasks)])
        self.assertEqual(("7", "2,4"), (begins["Nice"], tasks["Tasks"]))
        self.assertEqual((job["account"], job["user"]), (cancelled["Account"], cancelled["User"]))
        self.assertEqual(("1-5", "2"), (array["Tasks"], array["TasksAtOnce"]))
        self.assertEqual("2", array["MaxNodes"])
        # sacct's own clock: seconds since the epoch, and the zone of this machine.
        seconds = cluster.run("env", "SLURM_TIME_FORMAT=%s", "sacct", "-a", "-X", "-n", "-P", "-S", "now-1days", "-o", "Submit").split()
        self.assertEqual(sorted(seconds), sorted(row["Submit"] for row in (cancelled, array)))


class EditedNodes(LiveTest):
    """NodeName lines that an export changed are what slurmctld runs with, and what is read back."""

    CONF = """Include {included}
Include more.conf
NodeName=DEFAULT Sockets=2 CoresPerSocket=8 ThreadsPerCore=2 RealMemory=64000 State=UNKNOWN
NodeName=c[1-8] NodeAddr=127.0.0.1 Feature=ib \\
   Weight=5  # the old ones
NodeName=g[1-2] NodeAddr=127.0.0.1  Gres=gpu:4
NodeName=old[1-3] NodeAddr=127.0.0.1 Weight=9
NodeName=whole[1-4] NodeAddr=127.0.0.1 RealMemory=32000
PartitionName=batch Nodes=c[1-8],g[1-2],whole[1-4] Default=YES
"""

    @staticmethod
    def edit(data):
        groups = {group["names"]: group for group in data["nodeGroups"]}
        edits.grow(data, groups["c[1-8]"], 2)
        groups["c[1-8]"].update(cpus=96, cores=48, memoryMb=128000)
        groups["c[1-8]"]["foreign"].update(Feature="ib,new", Weight="6")
        groups["g[1-2]"].update(gresWritten="gpu:8", gres={"gres/gpu": 8})
        groups["inc[1-2]"].update(memoryMb=2000)  # of an included file
        split = {**groups["whole[1-4]"], "names": "whole[3-4]", "count": 2, "memoryMb": 48000}
        groups["whole[1-4]"].update(names="whole[1-2]", count=2)
        data["partitions"][0]["nodes"].update({"whole[1-2]": 2, "whole[3-4]": 2})
        del data["partitions"][0]["nodes"]["whole[1-4]"]
        fresh = {**groups["g[1-2]"], "names": "fresh[1-3]", "count": 3, "cpus": 64, "cores": 64, "gresWritten": "", "gres": {}}
        data["nodeGroups"] = [group for group in data["nodeGroups"] if group["names"] != "old[1-3]"] + [split, fresh]

    def restart(self, cluster, change):
        cluster.stop()
        cluster.forget_nodes()
        cluster.conf.write_text((change / "slurm.conf").read_text())
        (cluster.folder / "more.conf").write_text((change / "slurm.conf.included" / "relative" / "more.conf").read_text())
        cluster.start()

    def shown(self, cluster):
        """What scontrol says of each node."""
        lines = cluster.run("scontrol", "-o", "show", "node").splitlines()
        keys = ("CoresPerSocket", "CPUTot", "AvailableFeatures", "Gres", "RealMemory", "Sockets", "ThreadsPerCore", "Weight")
        facts = [dict(word.split("=", 1) for word in line.split() if "=" in word) for line in lines]
        return {node["NodeName"]: tuple(node[key] for key in keys) for node in facts}

    def test_node_lines(self):
        policy = self.with_root_user()
        cluster = self.new_cluster(policy.cluster)
        host.write_users(policy.users())
        self.script(cluster, self.exported(policy) / "apply.sh")
        included = cluster.folder / "priority.conf"
        included.write_text("PriorityWeightAge=7\n")
        (cluster.folder / "more.conf").write_text("PriorityWeightQOS=9\nNodeName=inc[1-2] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000\n")
        cluster.write_conf(self.CONF.format(included=included) + "PriorityType=priority/multifactor\n")
        cluster.start()
        read = self.pulled(cluster)
        before = read.edited(self.folder / "before.apportion", lambda data: None)
        old_text, old_nodes = cluster.conf.read_text(), self.shown(cluster)
        self.assertEqual(19, len(old_nodes))
        self.assertEqual((7, 9), tuple(before.data["settings"][key] for key in ("PriorityWeightAge", "PriorityWeightQOS")))
        self.assertEqual(5, len(before.data["nodeGroups"]))
        with cluster.ssh():
            self.assertEqual(self.undated(read), self.undated(self.pulled(cluster, "--host", "me@login")))

        edited = before.edited(self.folder / "edited.apportion", self.edit)
        change = self.exported(edited, "--against", before.path, "--patch", cluster.conf)
        self.assertNotIn("by hand", (change / "README").read_text())
        self.restart(cluster, change)
        new_nodes = self.shown(cluster)
        self.assertEqual(("24", "96", "ib,new", "(null)", "128000", "2", "2", "6"), new_nodes["c1"])
        self.assertEqual(new_nodes["c1"], new_nodes["c10"])
        self.assertEqual(("8", "32", "(null)", "gpu:8", "64000", "2", "2", "1"), new_nodes["g2"])
        self.assertEqual(("32000", "48000"), (new_nodes["whole2"][4], new_nodes["whole3"][4]))
        self.assertEqual(("2000", "2000"), (new_nodes["inc1"][4], new_nodes["inc2"][4]))
        self.assertEqual(("64", "(null)", "64000"), tuple(new_nodes["fresh3"][index] for index in (1, 3, 4)))
        self.assertEqual(10 + 2 + 4 + 3 + 2, len(new_nodes))
        self.check_log(cluster)
        self.check_nothing_to_do(cluster, edited, self.pulled(cluster))

        # and back: what is exported for the way back is what was there
        back = self.exported(before, "--against", edited.path, "--patch", cluster.conf)
        self.restart(cluster, back)
        self.assertEqual(old_nodes, self.shown(cluster))
        self.assertIn(old_text.split("NodeName=c")[0], cluster.conf.read_text())
        self.check_log(cluster)

    def with_root_user(self):
        return self.sample("five-accounts").edited(self.folder / "with_root.apportion", edits.add_root_user)


class EditedPartitions(LiveTest):
    """Partition lines that an export changed are what slurmctld runs with, whatever DEFAULT lines say."""

    CONF = """PriorityType=priority/multifactor
PreemptType=preempt/partition_prio
PreemptMode=REQUEUE
NodeName=a[1-2] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN
NodeName=b[1-3] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN
PartitionName=DEFAULT Priority=100 MaxTime=1-0 State=DOWN
PartitionName=one Nodes=a[1-2] DefaultTime=2-0
PartitionName=two Nodes=b[1-3] Priority=7 QOS=express DenyAccounts=c
PartitionName=DEFAULT QOS=express TRESBillingWeights=CPU=2.0 AllowAccounts=a,b MaxNodes=2 PreemptMode=CANCEL
PartitionName=three Nodes=a[1-2] PriorityJobFactor=500 DenyAccounts=c AllowQos=normal
PartitionName=four Nodes=b[1-3] PriorityTier=3 Default=YES State=DRAIN AllowAccounts=ALL
"""
    NODES = {"a[1-2]": {"a[1-2]": 2}, "b[1-3]": {"b[1-3]": 3}, "a[1-2],b[1-3]": {"a[1-2]": 2, "b[1-3]": 3}}
    # What keys that are kept as they are written may be; None: not there.
    KEPT = {"AllowAccounts": (None, "a", "b,c", "ALL"), "DenyAccounts": (None, "c", "d,e"), "AllowQos": (None, "express", "normal,express", "all"),
            "DefaultTime": (None, "20", "1:30:00", "2-0", "UNLIMITED"), "MaxNodes": (None, "1", "3", "UNLIMITED"),
            "PreemptMode": (None, "OFF", "cancel", "REQUEUE"), "State": (None, "UP", "DOWN", "DRAIN", "inactive")}
    MINUTES = {"20": 20, "1:30:00": 90, "2-0": 2880, "UNLIMITED": 4294967295}

    @staticmethod
    def edit_kept(source, partition):
        """One edit of a key that is kept as it is written."""
        key = source.choice(list(EditedPartitions.KEPT))
        value = source.choice(EditedPartitions.KEPT[key])
        kept = partition.setdefault("foreign", {})
        if value is None:
            kept.pop(key, None)
        else:
            kept[key] = value
        if key == "PreemptMode":
            partition["requeue"] = value == "REQUEUE"

    @staticmethod
    def edit_one(source, data):
        """One edit of one key of one partition."""
        partition = source.choice(data["partitions"])
        if source.randrange(2) == 0:
            EditedPartitions.edit_kept(source, partition)
            return
        key = source.choice(("priorityJobFactor", "priorityTier", "qos", "maxTime", "billingWeights", "nodesWritten", "default"))
        if key in ("priorityJobFactor", "priorityTier"):
            partition[key] = source.choice((1, 7, 100, source.randrange(1, 65535)))
        elif key == "qos":
            partition[key] = source.choice(("", "normal", "express"))
        elif key == "maxTime":
            minutes = source.choice((30, 90, 1440, 4294967295))
            partition[key] = {"minutes": minutes, "written": "UNLIMITED" if minutes == 4294967295 else str(minutes)}
        elif key == "billingWeights":
            partition[key] = source.choice(({}, {"CPU": 1.5}, {"CPU": 1, "Mem": "0.25G"}))
        elif key == "nodesWritten":
            partition[key], partition["nodes"] = source.choice(list(EditedPartitions.NODES.items()))
        else:
            for other in data["partitions"]:
                other["default"] = other is partition

    @staticmethod
    def minutes(shown):
        """Of a time as scontrol prints it."""
        if shown == "UNLIMITED":
            return 4294967295
        days, _, clock = shown.rpartition("-")
        hours, minutes, _ = (int(part) for part in clock.split(":"))
        return (int(days or 0) * 24 + hours) * 60 + minutes

    @staticmethod
    def shown_kept(fact):
        """What scontrol prints of the keys that are kept as they are written."""
        return ("AllowAccounts" in fact, fact.get("AllowAccounts") or fact["DenyAccounts"], fact["AllowQos"], fact["DefaultTime"], fact["MaxNodes"],
                fact["PreemptMode"], fact["State"])

    @staticmethod
    def drafted_kept(row, most):
        """The same of a row of a policy, @p most: its MaxTime. Of both lists of accounts the denied ones do not count, and a DefaultTime
        that is longer is none (_build_single_partitionline_info in read_config.c)."""
        kept = row.get("foreign", {})
        every = {key: kept.get(key, "ALL").replace("all", "ALL") for key in ("AllowAccounts", "AllowQos")}
        denied = kept.get("DenyAccounts") if every["AllowAccounts"] == "ALL" else None
        usual = EditedPartitions.MINUTES.get(kept.get("DefaultTime"), 0)
        shown = {20: "00:20:00", 90: "01:30:00", 2880: "2-00:00:00", 4294967295: "UNLIMITED"}.get(usual if usual <= most else 0, "NONE")
        return (denied is None, denied or every["AllowAccounts"], every["AllowQos"], shown, kept.get("MaxNodes", "UNLIMITED"),
                kept.get("PreemptMode", "REQUEUE").upper(), kept.get("State", "UP").upper())

    @staticmethod
    def weights(pairs):
        """By TRES; without weights CPUs are charged."""
        return {name: str(value).removesuffix(".0") for name, value in pairs} or {"CPU": "1"}

    def shown(self, cluster):
        """What scontrol says of each partition."""
        partitions = {}
        for line in cluster.run("scontrol", "-o", "show", "partition").splitlines():
            fact = dict(word.split("=", 1) for word in line.split() if "=" in word)
            weights = self.weights(entry.split("=") for entry in fact.get("TRESBillingWeights", "").split(",") if entry)
            partitions[fact["PartitionName"]] = (int(fact["PriorityJobFactor"]), int(fact["PriorityTier"]), fact["QoS"].replace("N/A", ""),
                                                 self.minutes(fact["MaxTime"]), weights, fact["Nodes"], fact["Default"] == "YES",
                                                 self.shown_kept(fact))
        return partitions

    def drafted(self, policy):
        """The same of a policy."""
        rows = {}
        for row in policy.data["partitions"]:
            most = row.get("maxTime", {}).get("minutes", 4294967295)
            weights = self.weights(row.get("billingWeights", {}).items())
            rows[row["name"]] = (row["priorityJobFactor"], row["priorityTier"], row.get("qos", ""), most, weights, row["nodesWritten"],
                                 row.get("default", False), self.drafted_kept(row, most))
        return rows

    def test_random_edits(self):
        policy = self.sample("five-accounts").edited(self.folder / "with_root.apportion", edits.add_root_user)
        cluster = self.new_cluster(policy.cluster)
        cluster.run("sacctmgr", "-i", "add", "qos", "express")
        host.write_users(policy.users())
        self.script(cluster, self.exported(policy) / "apply.sh")
        cluster.write_conf(self.CONF)
        cluster.start()
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        self.assertEqual(self.drafted(before), self.shown(cluster))
        original = self.folder / "original.conf"
        original.write_text(cluster.conf.read_text())
        for seed in self.seeds(5, known=[1, 2, *self.fresh(3)]):
            with self.subTest(seed=seed):
                print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
                source = random.Random(seed)
                edited = before.edited(self.folder / "edited.apportion", lambda data: [self.edit_one(source, data) for _ in range(20)])
                change = self.exported(edited, "--against", before.path, "--patch", original)
                self.assertNotIn("by hand", (change / "README").read_text())
                cluster.stop()
                cluster.conf.write_text((change / "slurm.conf").read_text())
                cluster.start()
                self.assertEqual(self.drafted(edited), self.shown(cluster))


class LeftJobs(LiveTest):
    """What becomes of the jobs of a partition and of QOS that get another name or go, and the ways that lose none."""

    CONF = """PriorityType=priority/multifactor
NodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN
PartitionName=cpu Nodes=n[1-2] State=DOWN Default=YES
PartitionName=gpu Nodes=n[3-4] State=DOWN
PartitionName=DEFAULT State=DOWN QOS=express AllowAccounts=chem Hidden=YES RootOnly=YES MaxNodes=2 DefMemPerCPU=100 LLN=YES ExclusiveUser=YES
PartitionName=DEFAULT PriorityJobFactor=7 PriorityTier=9 GraceTime=30 OverSubscribe=FORCE:2 ReqResv=YES DefaultTime=5 MaxTime=10 MinNodes=2
PartitionName=low Nodes=n1
"""

    @staticmethod
    def jobs(cluster, column):
        lines = cluster.run("squeue", "-a", "-h", "-o", f"%i|%{column}").splitlines()
        return dict(line.split("|") for line in sorted(lines))

    def test_names_that_go(self):
        cluster = self.new_cluster("left")
        host.write_users(["ann"])
        cluster.write_conf(self.CONF)
        for qos in ("express", "high", "turbo"):
            cluster.run("sacctmgr", "-i", "add", "qos", qos, "Priority=10")
        cluster.run("sacctmgr", "-i", "add", "account", "chem", "QOS=normal,high,turbo")
        cluster.run("sacctmgr", "-i", "add", "user", "ann", "account=chem")
        cluster.start()
        for options in (["-p", "gpu"], ["-p", "cpu", "--qos=high"], ["-p", "cpu", "--qos=high", "--array=1-5%2"], ["-p", "cpu", "--qos=turbo"]):
            cluster.submit(options, "ann")
        before = self.pulled(cluster)
        draft = self.folder / "draft.apportion"
        cli.run("rename", before.path, "qos:high", "--to", "higher", "--out", draft)
        cli.run("rename", draft, "partition:gpu", "--to", "gpgpu")
        cli.run("add", draft, "partition:fast", "--set", "Nodes=n3")
        out = self.folder / "out"
        told = cli.told("export", draft, "--out", out, accept=(1,))
        self.assertIn("error: Partition gpu becomes gpgpu", told)
        self.assertIn("Jobs known in it: 1.", told)
        self.assertIn("Jobs known to wait in it: 2.", told)

        said = self.script(cluster, out / "apply.sh", accept=(3,))
        calls = re.findall(r"^ +(scontrol update .*)$", said, re.M)
        self.assertEqual(["scontrol update jobid='3_[1-5]' qos=higher", "scontrol update jobid=2 qos=higher"], sorted(calls))
        for call in calls:
            cluster.run("sh", "-c", call)
        self.script(cluster, out / "apply.sh", "--resume")
        self.assertEqual({"1": "normal", "2": "higher", "3_[1-5%2]": "higher", "4": "turbo"}, self.jobs(cluster, "q"))

        after = (out / "slurm.conf").read_text()
        both = after.replace("# PartitionName=gpu Nodes=n[3-4] State=DOWN", "PartitionName=gpu Nodes=n[3-4] State=DRAIN")
        self.assertNotEqual(after, both)
        for text, changes in ((both, ["scontrol", "update", "jobid=1", "partition=gpgpu"]), (after, ["scontrol", "ping"])):
            cluster.conf.write_text(text)
            cluster.stop()
            cluster.start()
            cluster.run(*changes)
        self.assertEqual({"1": "PENDING", "2": "PENDING", "3_[1-5%2]": "PENDING", "4": "PENDING"}, self.jobs(cluster, "T"))
        # nothing of DEFAULT is in the partition that was added
        shown = cluster.run("scontrol", "-o", "show", "partition", "fast")
        for word in ("State=UP", "QoS=N/A", "AllowAccounts=ALL", "Hidden=NO", "RootOnly=NO", "MaxNodes=UNLIMITED", "DefMemPerNode=UNLIMITED", "LLN=NO",
                     "ExclusiveUser=NO", "PriorityJobFactor=1", "PriorityTier=1", "GraceTime=0", "OverSubscribe=NO", "ReqResv=NO", "DefaultTime=NONE",
                     "MaxTime=UNLIMITED", "MinNodes=0"):
            self.assertIn(f" {word} ", shown)

        # without them: a job ends with its partition, and never starts without its QOS
        cluster.conf.write_text(after.replace("PartitionName=gpgpu", "# PartitionName=gpgpu"))
        cluster.stop()
        cluster.start()
        self.assertIn("JobState=NODE_FAIL", cluster.run("scontrol", "-o", "show", "job", "1"))
        now = self.pulled(cluster)
        cli.run("remove", now.path, "qos:turbo", "--out", draft, "--force")
        left = self.exported(PolicyFile(draft), "--against", now.path)
        self.assertIn("scontrol update jobid=4 qos=NAME", self.script(cluster, left / "apply.sh", accept=(3,)))
        cluster.run("sacctmgr", "-i", "remove", "qos", "turbo")
        wait_until(lambda: self.jobs(cluster, "r")["4"] == "InvalidQOS", 20, "a job without its QOS")
        cluster.run("scontrol", "update", "jobid=4", "qos=normal")
        self.assertNotEqual("InvalidQOS", self.jobs(cluster, "r")["4"])


class RootOfCluster(LiveTest):
    """The account root and the cluster are one association, whichever of both is changed, and QOS are made in lower case."""

    def test_root_is_the_cluster(self):
        cluster = self.new_cluster("root")
        host.write_users(["ann"])
        cluster.write_conf("NodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN\nPartitionName=cpu Nodes=ALL State=DOWN\n")
        cluster.run("sacctmgr", "-i", "modify", "cluster", "where", f"name={cluster.name}", "set", "MaxJobs=1000")
        cluster.run("sacctmgr", "-i", "add", "account", "chem")
        cluster.run("sacctmgr", "-i", "add", "user", "ann", "account=chem")
        cluster.start()
        before = self.pulled(cluster)
        draft = self.folder / "draft.apportion"
        cli.run("add", before.path, "qos:Turbo", "--out", draft)
        cli.run("set", draft, "account:root:QOS+=turbo", "account:root:GrpJobs=50", "account:root:MaxJobs=500", "account:root:Priority=7")
        out = self.exported(PolicyFile(draft), "--against", before.path)
        self.script(cluster, out / "apply.sh")
        columns = "format=GrpJobs,MaxJobs,Priority,QOS"
        shown = cluster.run("sacctmgr", "-n", "-P", "show", "assoc", "wopl", f"cluster={cluster.name}", "account=root", columns).splitlines()
        self.assertEqual("50|500|7|normal,turbo", shown[0])
        after = self.pulled(cluster)
        self.assertEqual("", cli.run("diff", draft, after.path))
        again = self.exported(PolicyFile(draft), "--against", after.path)
        self.assertEqual([], re.findall(r"^run .*$", (again / "apply.sh").read_text(), re.M))
        self.script(cluster, out / "rollback.sh")
        shown = cluster.run("sacctmgr", "-n", "-P", "show", "assoc", "wopl", f"cluster={cluster.name}", "account=root", columns).splitlines()
        self.assertEqual("|1000||normal", shown[0])


class DefaultsOfUsers(LiveTest):
    """Lists and defaults of accounts that sacctmgr refuses to change while a user below has what does not fit."""

    CASES = [
        (["account:lab:QOS=normal,a1", "user:ann:lab:DefaultQOS="], []),  # hers goes from the list of the account
        (["account:lab:QOS=normal,a1", "user:ann:lab:DefaultQOS=a1"], []),
        (["account:lab:QOS-=a2", "user:ann:lab:QOS=normal,a2"], []),  # she has it from a list of her own then
        (["account:own:DefaultQOS=z1"], []),  # which bob's own list does not have
        (["account:own:QOS=normal,z1", "account:own:DefaultQOS="], []),  # nor the old one, on the way back
        (["account:low:QOS=a1,a4", "account:low:DefaultQOS=a1", "user:dan:low:QOS=", "user:dan:low:DefaultQOS="], []),
        (["account:lab:QOS=normal,a1"], ["user:ann:lab"]),  # who is still there then
    ]

    def test_lists_and_defaults_there_and_back(self):
        cluster = self.new_cluster("defaults")
        host.write_users(["ann", "bob", "dan", "eve"])
        cluster.write_conf("NodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN\nPartitionName=cpu Nodes=ALL State=DOWN\n")
        for call in ("add qos a1", "add qos a2", "add qos a3", "add qos a4", "add qos z1",
                     "add account lab QOS=normal,a1,a2 DefaultQOS=normal", "add user ann account=lab DefaultQOS=a2", "add user eve account=lab",
                     "add account own QOS=normal,a1,z1 DefaultQOS=a1", "add user bob account=own QOS=a3 DefaultQOS=a3", "add user eve account=own",
                     "add account low QOS=a3,a4 DefaultQOS=a4", "add user dan account=low QOS=a3,a4 DefaultQOS=a3"):
            cluster.run("sacctmgr", "-i", *call.split())
        cluster.start()
        columns = "format=Account,User,QOS,DefaultQOS"

        def shown():
            return sorted(cluster.run("sacctmgr", "-nP", "show", "assoc", "where", f"cluster={cluster.name}", "woplimits", columns).splitlines())

        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        there = shown()
        for edits, removed in self.CASES:
            with self.subTest(edits=edits, removed=removed):
                draft = self.folder / "draft.apportion"
                cli.run("set", before.path, *edits, "--out", draft, "--force", accept=(0, 1))
                if removed:
                    cli.run("remove", draft, *removed, accept=(0, 1))
                out = self.exported(PolicyFile(draft), "--against", before.path, accept=(0, 1))
                self.script(cluster, out / "apply.sh")
                self.assertEqual("", cli.run("diff", draft, self.pulled(cluster).path))
                self.script(cluster, out / "rollback.sh")
                self.assertEqual(there, shown())

    # how the cluster is made, what is edited, and what is added or removed
    COMERS = [
        (["add account own DefaultQOS=a2", "add user ann account=own", "add user bob account=own"], ["cluster:QOS=normal,a1"], ["remove", "user:bob:own"]),
        (["add account own DefaultQOS=a2", "modify cluster {} set QOS=normal,a1"], ["cluster:QOS=normal,a1,a2"], ["add", "account:sub:own", "user:bob:sub"]),
        (["modify cluster {} set DefaultQOS=normal", "add account own QOS=a2"], ["cluster:QOS=normal,a1"], ["add", "user:bob:own"]),
    ]

    def test_who_comes_where_the_list_lacks_the_default(self):
        """Since 23.11 slurmdbd refuses him there: the list grows before he comes, on the way back too, or his own default comes with him."""
        host.write_users(["ann", "bob"])
        for number, (made, edits, people) in enumerate(self.COMERS):
            with self.subTest(made=made):
                cluster = self.new_cluster(f"comers{number}")
                cluster.write_conf("NodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN\nPartitionName=cpu Nodes=ALL State=DOWN\n")
                for call in ("add qos a1", "add qos a2", "modify cluster {} set QOS=normal,a1,a2", *made):
                    cluster.run("sacctmgr", "-i", *call.format(cluster.name).split())
                cluster.start()
                before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
                there = cluster.tree()
                draft = self.folder / "draft.apportion"
                cli.run(people[0], before.path, *people[1:], "--out", draft, "--force", accept=(0, 1))
                cli.run("set", draft, *edits, "--out", draft, "--force", accept=(0, 1))
                out = self.exported(PolicyFile(draft), "--against", before.path, accept=(0, 1))
                self.assertIn("The cluster is as the draft says", self.script(cluster, out / "apply.sh"))
                self.script(cluster, out / "rollback.sh")
                self.assertEqual(there, cluster.tree())
                cluster.stop()


class UpdatedPartitions(LiveTest):
    """What scontrol update changed is in the exported slurm.conf, so that a reconfigure takes nothing back; reservations are not lost."""

    SHOWN = re.compile(r" (?!State=|MinNodes=[01] |TotalCPUs|TRES=)([A-Za-z]+=\S+)")

    def partitions(self, cluster):
        return [self.SHOWN.findall(line) for line in cluster.run("scontrol", "-o", "show", "partition").splitlines() if line.strip()]

    def test_a_reconfigure_opens_nothing(self):
        cluster = self.new_cluster("updated")
        host.write_users(["ann"])
        cluster.write_conf("NodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN\nPriorityType=priority/multifactor\n"
                           "PartitionName=DEFAULT Hidden=YES\n"
                           "PartitionName=cpu Nodes=n[1-4] Default=YES\nPartitionName=side Nodes=n[1-2] AllowAccounts=chem,bio DefaultTime=10\n")
        for call in ("add account chem", "add account bio", "add user ann account=chem"):
            cluster.run("sacctmgr", "-i", *call.split())
        cluster.start()
        for update in ("update PartitionName=cpu AllowAccounts=chem MaxNodes=2 DefMemPerCPU=5 RootOnly=YES Hidden=NO",
                       "update PartitionName=side AllowAccounts=ALL Nodes=n[1-3] DefaultTime=3 OverSubscribe=FORCE:3 GraceTime=7",
                       "create PartitionName=live Nodes=n4 AllowAccounts=bio ReqResv=YES MaxTime=10 DenyQos=normal"):
            cluster.run("scontrol", *update.split())
        running = self.partitions(cluster)
        draft = self.folder / "draft.apportion"
        cli.run("set", self.pulled(cluster).path, "PriorityWeightAge=77", "--out", draft, accept=(0, 1))
        out = self.folder / "export"
        cli.run("export", draft, "--out", out, accept=(0, 1))
        self.assertIn("AllowAccounts=bio", (out / "README").read_text())
        cluster.conf.write_text((out / "slurm.conf").read_text())
        cluster.run("scontrol", "reconfigure")
        self.assertEqual(running, self.partitions(cluster))
        self.assertIn("77", cluster.run("scontrol", "show", "config").partition("PriorityWeightAge")[2].partition("\n")[0])

        # apply.sh removes no account that a reservation is for
        cluster.run("scontrol", "create", "reservation=class", "StartTime=now+60", "Duration=60", "Nodes=n1", "Accounts=chem,bio", "Flags=ignore_jobs")
        cli.run("remove", draft, "account:bio", accept=(0, 1))
        cli.run("export", draft, "--out", out, accept=(0, 1))
        said = self.script(cluster, out / "apply.sh", accept=(3,))
        self.assertIn("ReservationName=class Accounts=chem,bio", said)
        cluster.run("scontrol", "update", "reservation=class", "accounts-=bio")
        self.script(cluster, out / "apply.sh")
        cluster.run("scontrol", "reconfigure")
        self.assertIn("ReservationName=class", cluster.run("scontrol", "-o", "show", "reservation"))


class RefusedDump(LiveTest):
    """Who may not dump the associations lists them: nothing of what they have is lost by that."""

    def test_listed_associations_are_those_of_the_dump(self):
        cluster = self.new_cluster("listed")
        host.write_users(["ann", "bob"])
        cluster.write_conf("NodeName=n1 NodeAddr=127.0.0.1 CPUs=4 RealMemory=1000 State=UNKNOWN\nPartitionName=cpu Nodes=ALL State=DOWN\n")
        for call in ("add qos high,low", "add account chem QOS+=high GrpTRES=cpu=8 Description=Chemistry", "add account bio QOS-=normal MaxJobs=3",
                     "add account lab parent=chem QOS=low,normal", "add user ann account=chem QOS=high DefaultQOS=high", "add user bob account=lab QOS+=high",
                     "modify user where name=bob account=lab set QOS-=low"):
            cluster.run("sacctmgr", "-i", *call.split())
        cluster.start()
        dumped = self.pulled(cluster).path.rename(self.folder / "dumped.apportion")
        refusing = self.folder / "commands"
        refusing.mkdir()
        for program in ("scontrol", "sacctmgr", "sshare", "sprio", "squeue", "sacct"):
            real = shutil.which(program)
            text = f'#!/bin/sh\ncase " $* " in *" dump "*) echo "sacctmgr: error: Access denied" >&2; exit 1 ;; esac\nexec {real} "$@"\n'
            (refusing / program).write_text(text)
            (refusing / program).chmod(0o755)
        listed = self.pulled(cluster, "--bin", refusing)
        self.assertEqual("", cli.run("diff", dumped, listed.path))


class WaitingJobs(LiveTest):
    """Jobs that wait: their age, which grows, and what a host behind ssh tells of them."""

    def test_ages(self):
        def quickly(data):
            edits.add_root_user(data)
            edits.give(data, PriorityMaxAge={"minutes": 10, "written": "10"}, PriorityWeightAge=600000, PriorityFlags=["NO_FAIR_TREE", "ACCRUE_ALWAYS"])

        policy = self.sample("five-accounts").edited(self.folder / "quick.apportion", quickly)
        cluster = self.new_cluster(policy.cluster)
        out = self.exported(policy)
        host.write_users(policy.users())
        self.script(cluster, out / "apply.sh")
        self.start(cluster, policy, out)
        self.submit(cluster, policy.jobs)
        time.sleep(3)
        for job in cluster.billing():
            cluster.run("scontrol", "update", f"jobid={job}", "nice=5")  # computes its priority anew
        here = self.pulled(cluster)
        jobs = here.jobs
        printed = cluster.sprio()
        self.assertTrue(all(int(row["AGE"]) >= 3000 for row in printed), printed)
        designed = policy.edited(self.folder / "with_jobs.apportion", lambda data: data.update(jobs=jobs))
        self.check_sprio(printed, designed)
        with cluster.ssh():
            self.assertEqual(self.undated(here), self.undated(self.pulled(cluster, "--host", "me@login")))


class ComparedClusters(LiveTest):
    """Every value of sshare, sprio and billing is the one that Slurm prints.

    A seed that failed is repeated with APPORTION_LIVE_SEED=SEED.
    """

    JOBS = 40

    def files(self, cluster):
        """The files that an administrator would have, as the options of apportion-cli import. The running values of
        partitions and nodes are not among them: they follow from slurm.conf."""
        cluster.run("sacctmgr", "dump", cluster.name, f"file={self.folder}/associations.cfg")
        for name, command in (("qos", ("sacctmgr", "-P", "show", "qos")), ("usage", ("sshare", "-a", "-P", "-o", "Account,User,Partition,RawUsage")),
                              ("jobs", ("scontrol", "-o", "show", "job"))):
            (self.folder / name).write_text(cluster.run(*command))
        return ["--release", release(), "--slurm-conf", cluster.conf, *(f"--{name}={self.folder / name}" for name in ("qos", "usage", "jobs")),
                f"--associations={self.folder / 'associations.cfg'}"]

    def check_cluster(self, wild, jobs):
        cluster = self.new_cluster(wild.name)
        host.write_users({user for user, _ in jobs})
        for call in wild.tree:
            cluster.run("sacctmgr", "-i", *call)
        for name, text in getattr(wild, "files", {}).items():
            (cluster.folder / name).write_text(text)
        cluster.write_conf(wild.conf)
        cluster.lay_in_usage(wild.usage)
        cluster.start()
        if hasattr(wild, "RESERVATION"):
            cluster.run("scontrol", "create", "reservation", *wild.RESERVATION, accept=(0, 1))
        self.submitted = time.time()
        taken = sum(cluster.accepts(arguments, user) for user, arguments in jobs)
        self.assertGreater(taken, len(jobs) // 4)

        def imported():
            out = self.folder / "wild.apportion"
            cli.run("import", *self.files(cluster), "--out", out, "--force")
            return PolicyFile(out)

        self.check_read(cluster, imported)
        self.check_read(cluster, lambda: self.pulled(cluster))
        return cluster

    def check_read(self, cluster, read, ignored_of_several=()):
        policy, printed = cluster.with_still_jobs(lambda: (read(), cluster.sprio()))
        self.check_sshare(cluster, policy)
        self.check_sprio(printed, policy, ignored_of_several)
        self.check_billing(cluster.billing(), policy)
        self.check_totals(cluster, policy)

    def check_changes(self, cluster, wild):
        """The same once scontrol has changed jobs that wait, of arrays all tasks or one."""
        names = [re.sub(r"_\[.*", wild.source.choice(("", "_2")), name) for name in cluster.states()]
        taken = 0
        for job, words in wild.changes(names):
            taken += not cluster.run("scontrol", "update", f"JobId={job}", *words, accept=(0, 1)).strip()
        self.assertGreater(taken, len(names) // 4)
        # Of a TRES that a partition has none of, sprio shows and adds up what the one leaves in which Slurm computed last: agree looks for it.
        self.check_read(cluster, lambda: self.pulled(cluster), ignored_of_several=("TRES", "PRIORITY"))
        self.check_agreement(cluster)

    def check_agreement(self, cluster):
        """Of no number that differs the cause is unknown: Slurm may have computed it before what it follows from changed."""
        policy = cluster.with_still_jobs(lambda: self.pulled(cluster))
        said = json.loads(cli.run("agree", policy.path, "--json", accept=(0, 1)))
        self.assertGreater(said["agreed"], 100)
        self.assertEqual([], [row for row in said["differences"] if row["Cause"].startswith("unknown")])

    def check_totals(self, cluster, policy):
        """What scontrol prints of each partition as a whole."""
        (self.folder / "partitions").write_text(cluster.run("scontrol", "-a", "-o", "show", "partition"))
        said = json.loads(cli.run("agree", "--json", *self.files(cluster), "--partitions", self.folder / "partitions", accept=(0, 1)))
        self.assertEqual([], [row for row in said["differences"] if row["Where"] in {part["name"] for part in policy.data["partitions"]}])


class WildClusters(ComparedClusters):
    """The same of clusters of every form, made at random."""

    def test_random_clusters(self):
        self.rounds(2, WildCluster)

    def test_clusters_with_what_is_seldom_written(self):
        self.rounds(2, WilderCluster)

    def test_deep_clusters(self):
        self.rounds(1, DeepCluster)

    def rounds(self, count, kind):
        for seed in self.seeds(count):
            with self.subTest(seed=seed):
                print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
                wild = kind(seed, f"wild{seed}")
                cluster = self.check_cluster(wild, [wild.job() for _ in range(self.JOBS)])
                self.assertEqual([], wild.missing(cluster.states()))
                self.check_changes(cluster, wild)


class ChangingClusters(ComparedClusters):
    """Clusters made at random that are changed while their jobs wait: what is pulled from them is what Slurm prints after its next pass."""

    def test_changes_while_jobs_wait(self):
        for seed in self.seeds(1, known=(7031,)):
            with self.subTest(seed=seed):
                print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
                wild = ChangingCluster(seed, f"changing{seed}")
                cluster = self.check_cluster(wild, [wild.job() for _ in range(self.JOBS)])
                for call in wild.calls():
                    cluster.run(*call, accept=(0, 1))
                for user, arguments in (wild.job() for _ in range(self.JOBS // 2)):
                    cluster.accepts(arguments, user)
                self.wait_for_pass(cluster)
                self.check_shares(cluster, cluster.with_still_jobs(lambda: self.pulled(cluster)))
                self.check_agreement(cluster)

    def check_agreement(self, cluster):
        """No pass is missing any more, either."""
        super().check_agreement(cluster)
        said = json.loads(cli.run("agree", self.folder / "pulled.apportion", "--json", accept=(0, 1)))
        self.assertEqual([], [row for row in said["differences"] if "may have changed since Slurm computed last" in row["Cause"]])

    @staticmethod
    def wait_for_pass(cluster):
        """Until slurmctld has computed everything anew, which it does once a minute: it writes down when it did, and then prices jobs."""
        state = cluster.folder / "state" / "priority_last_decay_ran"
        before = state.stat().st_mtime if state.exists() else 0
        wait_until(lambda: state.exists() and state.stat().st_mtime > before, 70, "a pass")
        time.sleep(1)


class RunningJobs(ComparedClusters):
    """Clusters made at random whose jobs run: what they are billed is what Slurm bills them, before they begin and after."""

    JOBS = 16

    def started(self, wild):
        """The cluster with its node; its jobs are submitted and held."""
        cluster = self.new_cluster(wild.name)
        jobs = [wild.job() for _ in range(self.JOBS)]
        jobs.append((USERS[0][0], ["-A", USERS[0][1], *wild.USUAL, "-p", "batch", "--mem=100M", "--gres=gpu:1"]))
        host.write_users({user for user, _ in jobs})
        for call in wild.tree:
            cluster.run("sacctmgr", "-i", *call)
        for name, text in wild.files.items():
            (cluster.folder / name).write_text(text)
        cluster.write_conf(wild.conf)
        cluster.start()
        node = cluster.run_jobs()
        taken = sum(cluster.accepts([*arguments, "--hold"], user, "sleep 600") for user, arguments in jobs)
        self.assertGreater(taken, len(jobs) // 2)
        return cluster, node

    def check_bills(self, cluster):
        """What each job is billed, and what it is billed for; returns what is shown."""

        def imported():
            out = self.folder / "running.apportion"
            cli.run("import", *self.files(cluster), "--out", out, "--force")
            return PolicyFile(out)

        policy, billed = cluster.with_still_jobs(lambda: (imported(), cluster.billing()))
        self.check_billing(billed, policy)
        return {str(job.get("number", job["id"])): job for job in policy.jobs}, billed

    def test_bills_before_and_after_the_beginning(self):
        seed = self.seeds(1, known=self.fresh(1))[0]
        print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
        wild = RunningCluster(seed, f"running{seed}", self.folder)
        cluster, node = self.started(wild)
        try:
            held, _ = self.check_bills(cluster)
            untyped = max(held, key=int)
            for first in (untyped, ",".join(held)):  # what waits for room holds up those behind it
                cluster.run("scontrol", "release", first)
                wait_until(lambda: cluster.states()[untyped] == "RUNNING", 60, "a job that runs")
            wait_until(lambda: list(cluster.states().values()).count("RUNNING") > 3, 60, "jobs that run")
            running, billed = self.check_bills(cluster)
            begun = [number for number, state in cluster.states().items() if state == "RUNNING"]
            self.assertGreater(len(begun), 3)
            self.check_types(cluster, begun)
            self.check_other_weights(cluster, wild, begun, billed)
        finally:
            cluster.run("scancel", "--name=run", accept=(0, 1))
            wait_until(lambda: not cluster.states(), 60, "the end of all jobs")
            node.stop()

    def test_arrays_of_which_a_part_runs(self):
        seed = self.seeds(1)[0]
        wild = RunningCluster(seed, f"arrays{seed}", self.folder)
        cluster, node = self.started(wild)
        user, account = USERS[0]
        try:
            for array in ("1-4", "1-6%2", "3-9:2"):
                arguments = ["-A", account, *wild.USUAL, "-p", wild.source.choice(wild.partitions), "--mem=100M", f"--array={array}"]
                self.assertTrue(cluster.accepts(arguments, user, "sleep 600"))
            held = [name for name, state in cluster.states().items() if state == "PENDING" and "_" not in name]
            cluster.run("scontrol", "release", ",".join(wild.some(held, 0.7)), accept=(0, 1))
            wait_until(lambda: sum("_" in name and state == "RUNNING" for name, state in cluster.states().items()) > 1, 60, "tasks that run")
            self.check_agreement(cluster)
            for name, state in cluster.states().items():
                if state == "PENDING":
                    cluster.run("scontrol", "update", f"JobId={name.split('_')[0]}", *wild.change([name]), accept=(0, 1))
            self.check_agreement(cluster)
        finally:
            cluster.run("scancel", "--name=run", accept=(0, 1))
            wait_until(lambda: not cluster.states(), 60, "the end of all jobs")
            node.stop()

    def test_jobs_that_ran_and_wait_again(self):
        """Slurm keeps what a job had when it ran, until it runs again."""
        seed = self.seeds(1, known=(7004,))[0]
        print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
        wild = RunningCluster(seed, f"requeued{seed}", self.folder)
        weights = "PriorityWeightTRES=CPU=30000,Mem=20000,GRES/gpu=10000,GRES/gpu:a100=5000,billing=777\n"
        wild.conf = re.sub("^PriorityWeightTRES=.*\n", "", wild.conf, flags=re.M) + weights
        cluster, node = self.started(wild)
        try:
            cluster.run("scontrol", "release", ",".join(cluster.states()), accept=(0, 1))
            wait_until(lambda: list(cluster.states().values()).count("RUNNING") > 3, 60, "jobs that run")
            begun = [name for name, state in cluster.states().items() if state == "RUNNING"]
            for partition in wild.partitions:
                cluster.run("scontrol", "update", f"PartitionName={partition}", "State=DOWN")
            for name in begun[1:]:
                cluster.run("scontrol", "requeue", name)
            wait_until(lambda: all(cluster.states()[name] == "PENDING" for name in begun[1:]), 60, "jobs that wait again")
            for name in begun[1:]:
                cluster.run("scontrol", "update", f"JobId={name}", "StartTime=now")
            self.check_agreement(cluster)
        finally:
            cluster.run("scancel", "--name=run", accept=(0, 1))
            wait_until(lambda: not cluster.states(), 60, "the end of all jobs")
            node.stop()

    def check_types(self, cluster, begun):
        """Whatever a job asked for, once it runs it has GPUs of a type."""
        text = cluster.run("scontrol", "-o", "show", "job")
        tres = dict(re.findall(r"^JobId=(\d+).*? (?:Alloc)?TRES=(\S+)", text, re.M))
        for number in begun:
            with self.subTest(tres[number]):
                self.assertEqual("gres/gpu=" in tres[number], "gres/gpu:" in tres[number])

    def check_other_weights(self, cluster, wild, begun, billed):
        """Weights that change leave the bills of those who run; who begins later has the new ones."""
        changed = re.sub(r" TRESBillingWeights=\S+", "", wild.conf)
        changed = re.sub(r"^(PartitionName=(?!DEFAULT).*)$", r"\1 TRESBillingWeights=CPU=9,Mem=1G", changed, flags=re.M)
        cluster.write_conf(changed)
        cluster.run("scontrol", "reconfigure")
        now = cluster.billing()
        self.assertEqual({number: billed.get(number, "0") for number in begun}, {number: now.get(number, "0") for number in begun})
        user, account = USERS[0]
        cluster.submit(["-A", account, *wild.USUAL, "-p", "batch", "-n", "1", "--mem=100M", "--hold"], user)
        self.check_totals(cluster, PolicyFile(self.folder / "running.apportion"))
        newest = max(cluster.states(), key=int)
        self.assertGreaterEqual(int(cluster.billing()[newest]), 9)


class OddClusters(ComparedClusters):
    """The same of clusters that are written by hand."""

    def test_what_is_seldom_seen(self):
        only = os.environ.get("APPORTION_LIVE_SEED")
        for odd in odd_clusters():
            if only in (None, odd.name):
                with self.subTest(odd.name):
                    self.check_cluster(odd, odd.jobs)


class GresCounts(LiveTest):
    """What slurmctld counts of the Gres of a node, however odd, is what is read of slurm.conf."""

    TYPES = ("a", "b", "-1", "3g.20gb", "x")
    WRITTEN = ("gpu:a:x", "gpu:a:b:1", "gpu:a:4z,gpu:2", "gpu:2,gpu:a:4z,gpu:3", "gpu:a:4,gpu", "gpu,gpu:a:4", "gpu,gpu", "gpu:a:4KB", "gpu:4kib",
               "gpu:", "gpu:a:", "gpu::2", "gpu(S:0),gpu:2", "gpu:3g.20gb", "gpu:3g.20gb:2", "gpu:-1", "gpu:0x4", "gpu:1.5", "gpu:no_consume",
               "gpu:NO_CONSUME:a:3", "gpu:a:a:2", "GPU:2,gpu:1", "nic:2,gpu:3,nic,gpu:1", ":2,gpu:1", "gpu:0", "gpu:2(S:0,1),nic:1", "gpu:2(S:0,gpu:3)",
               "gpu:99999999999999999999", "gpu:9999999999P", "gpu:2,,gpu:3", "gpu:a:2(S:0):3", "gpu:(S:0)", '"gpu:2, nic:3"', '"gpu:2 ,nic:3,gpu:1"')

    def random_gres(self, source):
        """Entries of pieces that are nearly right."""
        def entry():
            count = source.choice(("1", "2", "0", "4K", "3kb", "2MiB", "4z", "-1", "", "x", "3g.20gb"))
            types = [source.choice(("a", "b", "no_consume", "3g.20gb", "")) for _ in range(source.choice((0, 0, 1, 1, 2)))]
            pieces = [*types, *([count] if source.randrange(5) else [])]
            return ":".join([source.choice(("gpu", "gpu", "nic")), *pieces]) + source.choice(("", "", "", "(S:0)", "(S:0,1)"))

        return ",".join(entry() for _ in range(source.randrange(1, 5)))

    def test_what_is_counted(self):
        seed = self.seeds(1, known=self.fresh(1))[0]
        print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
        source = random.Random(seed)
        written = [*self.WRITTEN, *(self.random_gres(source) for _ in range(300))]
        tracked = {f"gres/{name}{kind}" for name in ("gpu", "nic") for kind in ("", *(f":{kind}" for kind in self.TYPES))}
        cluster = self.new_cluster("gres")
        cluster.write_conf(f"GresTypes=gpu,nic\nAccountingStorageTRES={','.join(sorted(tracked))}\n"
                           + "".join(f"NodeName=n{i} NodeAddr=127.0.0.1 CPUs=2 Gres={gres}\n" for i, gres in enumerate(written))
                           + "PartitionName=p Nodes=ALL\n")
        cluster.start()
        lines = cluster.run("scontrol", "-o", "show", "node").splitlines()
        facts = [re.search(r"NodeName=(\S+) .* CfgTRES=(\S*)", line).groups() for line in lines]
        shown = {node: dict(re.findall(r"(gres/[^=,]+)=(\d+)", counts)) for node, counts in facts}
        policy = self.imported("gres", ["--slurm-conf", cluster.conf], accept=(0, 1))
        read = {group["names"]: {name: str(count) for name, count in group.get("gres", {}).items() if count and name in tracked}
                for group in policy.data["nodeGroups"]}
        for i, gres in enumerate(written):
            with self.subTest(gres):
                self.assertEqual(shown[f"n{i}"], read[f"n{i}"])


class ChangedClusters(LiveTest):
    """The scripts look before they change anything."""

    def test_a_cluster_that_somebody_changed_is_left_alone(self):
        policy = self.sample("five-accounts")
        edited = policy.edited(self.folder / "edited.apportion", lambda data: edits.set_shares(data, "b", 31))
        change = self.exported(edited, "--against", policy.path)
        cluster = self.new_cluster(policy.cluster)
        host.write_users(policy.users())
        self.script(cluster, self.exported(policy) / "apply.sh")
        cluster.run("sacctmgr", "-i", "modify", "account", "where", "name=b", "set", "Fairshare=29")
        before = cluster.tree()
        said = self.script(cluster, change / "apply.sh", accept=(3,))
        self.assertIn("found     account b|Share|29", said)
        self.assertEqual(before, cluster.tree())
        cluster.run("sacctmgr", "-i", "modify", "account", "where", "name=b", "set", "Fairshare=30")
        self.script(cluster, change / "apply.sh")
        self.assertTrue((change / "apply.sh.made").exists())
        self.script(cluster, change / "rollback.sh")
        self.assertFalse((change / "apply.sh.made").exists())  # nothing is left to be taken back
        self.assertIn("nothing to do", self.script(cluster, change / "rollback.sh"))

    def policy_with_qos_lists(self):
        def with_lists(data):
            data["qos"] += [{"name": name, "priority": 5, "description": name} for name in ("high", "idle")]
            edits.add_option(edits.account(data, "b"), "QOS='+high'")
            edits.add_option(edits.account(data, "c"), "DefaultQOS='high':QOS='high,idle'")
            edits.add_option(edits.users(data, "b")[0], "QOS='+high,+idle'")

        return self.sample("five-accounts").edited(self.folder / "lists.apportion", with_lists)

    def there_and_back(self, policy, edit):
        """The cluster's tree before an edit, after it and after its rollback."""
        edited = policy.edited(self.folder / "edited.apportion", edit)
        cluster = self.new_cluster(policy.cluster)
        host.write_users(policy.users())
        self.script(cluster, self.exported(policy) / "apply.sh")
        before = cluster.tree()
        change = self.exported(edited, "--against", policy.path)
        self.script(cluster, change / "apply.sh")
        after = cluster.tree()
        self.script(cluster, change / "rollback.sh")
        return before, after, cluster.tree()

    def test_a_qos_that_goes_is_taken_out_of_the_lists_that_name_it(self):
        """What Slurm takes out of them by itself, too."""
        before, after, back = self.there_and_back(self.policy_with_qos_lists(), lambda data: edits.replace_qos(data, "high", "express"))
        self.assertFalse([line for line in after if "high" in line.replace("|high|", "|", 1)])  # the description is another thing
        self.assertEqual(before, back)

    def test_a_renamed_qos_keeps_its_places(self):
        """To Slurm it is another one, which is added and put into the lists before the old one goes."""
        before, after, back = self.there_and_back(self.policy_with_qos_lists(), lambda data: edits.rename_qos(data, "high", "express"))
        self.assertEqual(sorted(line.replace("high", "express") for line in before if " - " in line),
                         sorted(line for line in after if " - " in line))
        self.assertEqual(3, len([line for line in after if "Fairshare" in line and "express" in line]))
        self.assertEqual(before, back)

    def test_names_do_no_harm(self):
        policy = self.sample("five-accounts")
        edited = policy.edited(self.folder / "edited.apportion", edits.hostile_names)
        change = self.exported(edited, "--against", policy.path)
        cluster = self.new_cluster(policy.cluster)
        host.write_users(policy.users())
        self.script(cluster, self.exported(policy) / "apply.sh")
        before = cluster.tree()
        self.script(cluster, change / "apply.sh")
        names = {row["Account"] for row in cluster.table("sacctmgr", "-P", "show", "assoc", "format=Account")}
        self.assertLessEqual(set(edits.HOSTILE), names)
        self.script(cluster, change / "rollback.sh")
        self.assertEqual(before, cluster.tree())
        self.assertFalse(list(self.folder.rglob("pwned")) + list(Path.cwd().glob("pwned")))


class Course(LiveTest):
    """What a change does on the way is what slurmctld does."""

    def shares(self, cluster):
        return [row["NormShares"] for row in cluster.sshare()]

    def test_a_switch_of_the_algorithm_takes_a_restart(self):
        """Before 23.11 reconfiguring leaves the norm shares of Fair Tree: the README asks for a restart."""

        def classic(data):
            data["settings"]["PriorityFlags"] = ["NO_FAIR_TREE"]
            data["settings"]["given"] = sorted({*data["settings"]["given"], "PriorityFlags"})

        policy = self.sample("fair-tree-steps")
        draft = policy.edited(self.folder / "classic.apportion", classic)
        cluster = self.new_cluster(policy.cluster)
        out = self.exported(policy)
        host.write_users(policy.users())
        self.load(cluster, out)
        self.start(cluster, policy, out)
        before = self.shares(cluster)
        after = self.exported(draft, "--against", policy.path)
        self.assertIn("systemctl restart slurmctld", (after / "README").read_text())
        cluster.write_conf(policy.hardware() + (after / "slurm.conf.fragment").read_text())
        cluster.run("scontrol", "reconfigure")
        self.assertIn("NO_FAIR_TREE", cluster.run("scontrol", "show", "config"))
        self.assertEqual(before, self.shares(cluster))
        cluster.stop()
        cluster.start()
        self.assertNotEqual(before, self.shares(cluster))


class BadSettings(LiveTest):
    """What the checker says of slurmctld is what slurmctld does."""

    def test_findings_that_stop_slurmctld(self):
        policy = self.sample("fair-tree-ties")
        cluster = self.new_cluster(policy.cluster)
        host.write_users(policy.users())
        told = []
        for name, (edit, fatal) in bad_settings.FATAL.items():
            with self.subTest(name):
                bad = policy.edited(self.folder / "bad.apportion", edit)
                told.append(cli.run("check", bad.path, accept=(1,)))
                self.assertIn("slurmctld would not start", told[-1])
                cluster.write_conf(bad.hardware() + (self.exported(bad, accept=(1,)) / "slurm.conf.fragment").read_text())
                self.assertIn(fatal, cluster.fatal_error())
        for name, (lines, fatal, *beside) in bad_settings.FATAL_LINES.items():
            with self.subTest(name):
                lists = []
                files = beside[0] if beside and isinstance(beside[0], dict) else {}
                for included, text in files.items():
                    (cluster.conf.parent / included).parent.mkdir(exist_ok=True)
                    (cluster.conf.parent / included).write_text(text)
                if beside and not files:
                    (self.folder / "qos.txt").write_text(beside[0])
                    lists = ["--qos", self.folder / "qos.txt"]
                cluster.write_conf(policy.hardware() + (self.exported(policy) / "slurm.conf.fragment").read_text() + lines)
                told.append(cli.told("import", "--release", release(), "--slurm-conf", cluster.conf, *lists, "--out", self.folder / "bad.apportion", "--force", accept=(0, 1)))
                told[-1] += cli.run("check", self.folder / "bad.apportion", accept=(0, 1))
                self.assertRegex(told[-1], r"slurmctld (of \S+ )?would (not start|refuse)")
                # for a file that is not there slurmctld waits a minute
                self.assertIn(fatal, cluster.fatal_error(90 if files else 20))
        for finding in bad_settings.findings(SOURCE / "src"):
            with self.subTest(finding):
                self.assertRegex("\n".join(told), finding)
        with self.subTest("and without them it starts"):
            out = self.exported(policy)
            cluster.write_conf(policy.hardware() + (out / "slurm.conf.fragment").read_text())
            cluster.start()
        with self.subTest("and with what only looks odd"):
            cluster.stop()
            plain = policy.hardware() + (out / "slurm.conf.fragment").read_text()
            keys = {line.split("=")[0] for line in bad_settings.TAKEN_LINES} - {"PartitionName", "NodeName"}
            plain = "\n".join(line for line in plain.splitlines() if line.split("=")[0] not in keys)
            cluster.write_conf(plain + "\n" + "\n".join(bad_settings.TAKEN_LINES) + "\n")
            self.assertEqual("", cluster.fatal_error())
            told = cli.told("import", "--release", release(), "--slurm-conf", cluster.conf, "--out", self.folder / "odd.apportion", "--force")
            self.assertNotIn("error:", told)


class Sweeps(LiveTest):
    """A sweep as a job array of a cluster whose node runs its tasks."""

    def test_a_sweep_as_a_job_array(self):
        """Tasks are requeued, cancelled and killed, and the array is submitted again: the same bytes as on one machine."""
        plan = sweep_array.write_plan(cli, self.folder, SAMPLES / "university.apportion", 2500)
        array = self.folder / "a folder's array"
        cli.run("sweep", plan, "--array", array, "--at-once", 3)
        self.assertIn("\n#SBATCH --array=0-11%3\n", (array / "job.sbatch").read_text())
        cluster = self.new_cluster("sweep")
        with sweep_array.running_node(cluster):
            first = sweep_array.submit(cluster, array)
            running = []
            wait_until(lambda: running.append(sweep_array.tasks_in(cluster, "R")) or len(running[-1]) == 3, 60, "three tasks")
            requeued, killed, _ = running[-1]
            cluster.run("scontrol", "requeue", requeued)
            cluster.run("scancel", "--signal=KILL", "--full", killed)
            cluster.run("scancel", f"{first}_[10-11]")
            sweep_array.let_end(cluster)
            told = cli.told("sweep", "merge", array, accept=(1,))
            self.assertRegex(told, r"missing: .*10-11")
            self.assertIn(", 0 failed", cli.run("sweep", "merge", array, accept=(1,)))
            sweep_array.submit(cluster, array)
            sweep_array.let_end(cluster)
        self.assertIn("12 of 12 tasks, 0 missing, 0 failed", cli.run("sweep", "merge", array))
        alone = self.folder / "alone"
        cli.run("sweep", "run", plan, "--out", alone)
        self.assertEqual((alone / "sweep.sqlite").read_bytes(), (array / "sweep.sqlite").read_bytes())
        self.assertEqual(12, len(list((array / "tasks").iterdir())))


class PartOfTests(unittest.TestLoader):
    """Loads one of N parts of the tests, the Kth (from 1), which take about as long as each other."""

    # What takes long beside other parts, in seconds; the rest takes some.
    LONG = {
        "LiveTransactions.test_an_interruption_after_each_call": 190, "BadSettings.test_findings_that_stop_slurmctld": 140,
        "LiveTransactions.test_random_edits": 70, "ChangingClusters.test_changes_while_jobs_wait": 65,
        "LiveTransactions.test_an_interrupted_load": 60, "LiveTransactions.test_a_thousand_changes": 50, "LiveTransactions.test_a_call_that_fails": 40,
        "LiveOptions.test_random_options": 50, "LiveTransactions.test_changes_of_every_kind_by_somebody_else": 30,
        "LiveMeanwhile.test_what_the_draft_does_not_know_of_other_clusters_stays": 30, "EditedPolicies.test_gpu_cluster": 30,
        "WildClusters.test_deep_clusters": 30,
        "EditedPolicies.test_university": 25, "LiveTransactions.test_from_nothing": 25, "LiveMovedAccounts.test_moved_with_accounts_below": 25,
        "DefaultsOfUsers.test_lists_and_defaults_there_and_back": 25, "LiveMovedAccounts.test_named_alike": 20,
    }
    USUAL = 9

    def __init__(self, part):
        super().__init__()
        self.number, self.parts = (int(word) for word in part.split("/"))
        if not 1 <= self.number <= self.parts:
            raise ValueError(f"no such part: {part}")

    def loadTestsFromModule(self, module, **options):
        return self.suiteClass(self.dealt(super().loadTestsFromModule(module, **options)))

    def loadTestsFromNames(self, names, module=None):
        return self.suiteClass(self.dealt(super().loadTestsFromNames(names, module)))

    def seconds(self, test):
        return self.LONG.get(".".join(test.id().split(".")[-2:]), self.USUAL)

    def dealt(self, suite):
        """The longest first, each to the part that has least."""
        parts = [[] for _ in range(self.parts)]
        for test in sorted(self.tests_of(suite), key=self.seconds, reverse=True):
            min(parts, key=lambda part: sum(map(self.seconds, part))).append(test)
        return parts[self.number - 1]

    def tests_of(self, suite):
        for test in suite:
            if isinstance(test, unittest.TestSuite):
                yield from self.tests_of(test)
            else:
                yield test


def main():
    global cli, host
    any_release = "--any-release" in sys.argv
    if any_release:
        sys.argv.remove("--any-release")
    reason = missing(any_release)
    if reason:
        print(f"skipped: {reason}")
        return SKIPPED
    if "--long" in sys.argv:
        sys.argv.remove("--long")
        os.environ["APPORTION_LIVE_ROUNDS"] = "30"
    loader = unittest.defaultTestLoader
    if "--part" in sys.argv:
        at = sys.argv.index("--part")
        loader = PartOfTests(sys.argv[at + 1])
        del sys.argv[at : at + 2]
    cli = Cli(sys.argv[1])
    unittest.TestCase.maxDiff = None
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 2**31
    folder = tempfile.mkdtemp(prefix="apportion-live-", dir=memory if roomy else None)
    host = Host(folder, [sys.argv[2]])
    os.environ["APPORTION_HISTORY"] = str(host.folder / "history.sqlite")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))  # by way of the finally below
    try:
        host.start()
        result = unittest.main(argv=[sys.argv[0], *sys.argv[3:]], testLoader=loader, exit=False, verbosity=2).result
        if result.wasSuccessful():
            return 0
        host.stop()
        shutil.rmtree(host.folder / "mariadb", ignore_errors=True)
        kept = shutil.move(folder, tempfile.mkdtemp(prefix="apportion-live-failed-"))
        print(f"The files are kept in {kept}")
        return 1
    finally:
        host.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
