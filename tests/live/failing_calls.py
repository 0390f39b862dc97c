# SPDX-License-Identifier: GPL-3.0-or-later
"""A sacctmgr that fails in the middle: what the scripts say of it is true, and they go on and back from there."""

import random
import re

import edits
from random_edits import RandomEdits

# Does, in place of the call FAIL_AT: nothing ("refused"; so do all behind it: "down"), what it should, and fails ("late"), or nothing, and
# calls it a success ("quiet").
FAILER = """#!/bin/sh
PATH=${PATH#*:}
count=$(($(cat "$FAIL/count") + 1))
echo $count >"$FAIL/count"
how=
[ $count -ne "$FAIL_AT" ] || how=$FAIL_HOW
[ $count -lt "$FAIL_AT" ] || [ "$FAIL_HOW" != down ] || how=refused
echo "$how $*" >>"$FAIL/log"
case $how in
refused)
    echo "sacctmgr: error: Sending PersistInit msg: Connection refused" >&2
    exit 1
    ;;
late)
    sacctmgr "$@" >/dev/null 2>&1
    echo "sacctmgr: error: slurm_persist_recv_msg: timed out" >&2
    exit 1
    ;;
quiet)
    echo " Nothing modified"
    exit 0
    ;;
esac
exec sacctmgr "$@"
"""


class FailingCalls:
    """Tests for a LiveTest that has running() of Transactions."""

    def failing(self, cluster, script, at, how):
        """Runs a script against a sacctmgr whose call @p at fails; what it said, and the calls, each behind how it failed."""
        folder = self.folder / "failer"
        folder.mkdir(exist_ok=True)
        (folder / "sacctmgr").write_text(FAILER)
        (folder / "sacctmgr").chmod(0o755)
        (folder / "count").write_text("0\n")
        (folder / "log").write_text("")
        before = dict(cluster.environment)
        cluster.environment.update(PATH=f"{folder}:{before['PATH']}", FAIL=str(folder), FAIL_AT=str(at), FAIL_HOW=how)
        try:
            said = self.script(cluster, script, accept=(0, 1, 2, 3, 4))
        finally:
            cluster.environment = before
        return said, (folder / "log").read_text().splitlines()

    def check_told(self, said, calls, there, now):
        """What was made before the failure, and that nothing was where nothing was."""
        changing = [call for call in calls if re.match(r"\w* -i (?!dump)", call)]
        told = re.search(r"(\d+) calls (?:before it )?are done", said)
        if told:
            self.assertEqual(sum(call.startswith(" ") for call in changing), int(told[1]), said)
        elif changing:
            self.assertRegex(said, r"All calls are done, but|: \d+ calls done")
        if not changing or "nothing was changed" in said.lower():
            self.assertEqual(there, now)

    def test_a_call_that_fails(self):
        policy, cluster = self.running("gpu-cluster")
        before = self.pulled(cluster).edited(self.folder / "before.apportion", lambda data: None)
        tree = cluster.tree()
        source = random.Random(self.seeds(1, known=(31,))[0])
        edit = RandomEdits(source)
        edited = before.edited(self.folder / "edited.apportion", lambda data: (edit(data, 12), edits.keep_possible_jobs(data)))
        self.write_users(edited)
        change = self.exported(edited, "--against", before.path, accept=(0, 1))
        calls = self.failing(cluster, change / "apply.sh", 0, "")[1]
        after = cluster.tree()
        changing = [at for at, call in enumerate(calls, 1) if re.match(r" -i (?!dump)", call)]
        self.script(cluster, change / "rollback.sh")
        ways = {"apply.sh": (tree, after), "rollback.sh": (after, tree)}
        tried = [("refused", 1), ("refused", changing[0] - 2), ("late", source.choice(changing)), ("refused", source.choice(changing)),
                 ("quiet", source.choice(changing)), ("down", changing[-1] + 1)]
        for number, (how, at) in enumerate(tried):
            name, other = list(ways)[:: 1 if number % 2 else -1]
            there, goal = ways[name]
            with self.subTest(script=name, how=how, at=at):
                if name == "rollback.sh":
                    self.script(cluster, change / other)
                said, made = self.failing(cluster, change / name, at, how)
                self.assertTrue([call for call in made if call.startswith(how[:1]) or how == "down"])
                self.check_told(said, made, there, cluster.tree())
                if number % 3:
                    self.script(cluster, change / name, "--resume")
                    self.assertEqual(goal, cluster.tree())
                self.script(cluster, change / other, "--resume")
                self.assertEqual(there, cluster.tree())
                self.script(cluster, change / "rollback.sh", "--resume")
                self.assertEqual(tree, cluster.tree())
