# SPDX-License-Identifier: GPL-3.0-or-later
"""Random clusters with a history: accounts far below one another, associations that were removed or made again, jobs of several parts."""

from random_wild import USERS, WildCluster

DEEPEST = 40


class DeepCluster(WildCluster):
    """The same with a deep tree of which something was removed, and with heterogeneous jobs and dependencies between arrays."""

    def settings(self):
        return ["SchedulerType=sched/backfill", *super().settings()]  # which heterogeneous jobs need

    def associations_of_users(self):
        self.deep = self.chain()
        more = [(self.source.choice(USERS)[0], account, "") for account in self.deep if self.chance(0.5)]
        return [*super().associations_of_users(), *more]

    def chain(self):
        """Accounts each below the one before it, some with another beside them: each with the one above it."""
        above, last = {}, "lab_a"
        for level in range(self.source.randrange(DEEPEST // 2, DEEPEST)):
            if self.chance(0.3):
                above[f"beside{level}"] = last
            above[f"deep{level}"] = last
            last = f"deep{level}"
        return above

    def accounts(self):
        return super().accounts() | self.deep

    def sacctmgr_calls(self):
        """At the end some go; of the users among them some come back, with other shares."""
        calls = super().sacctmgr_calls()
        for user, account, partition in [member for member in self.members if member[1] in self.deep and self.chance(0.4)]:
            which = [f"name={user}", f"account={account}", f"cluster={self.name}"]  # there may be another one
            calls.append(["delete", "user", *which])
            if self.chance(0.5):
                calls.append(["add", "user", *which, f"Fairshare={self.shares()}", "QOS+=high"])
            else:
                self.members.remove((user, account, partition))
        leaves = [account for account in self.deep if account.startswith("beside")]
        for leaf in leaves:
            if self.chance(0.4):
                calls.append(["delete", "account", leaf])
                self.members = [member for member in self.members if member[1] != leaf]
            elif self.chance(0.4):
                calls.append(["modify", "account", leaf, "set", f"parent={self.source.choice(('other', 'lab_b', 'root'))}"])
        return calls

    def job(self):
        user, arguments = super().job()
        kind = self.source.random()
        if kind < 0.25 and not any(word.startswith("--array") for word in arguments):
            account = arguments[arguments.index("-A") + 1]
            arguments += [":", "-A", account, "-p", self.source.choice(self.partitions), "-n", str(self.source.randrange(1, 9)),
                          *self.source.choice(([], ["--mem=500"], ["--gres=gpu:1"], ["-t", "7"]))]
        elif kind < 0.4:
            arguments = [word for word in arguments if not word.startswith(("--array", "--dependency"))]
            arguments += [f"--array=0-{self.source.randrange(1, 5)}%2", f"--dependency={self.source.choice(('aftercorr', 'afterok', 'afterany'))}:2"]
        return user, arguments

    def missing(self, names):
        kinds = {"heterogeneous": any("+" in name for name in names), "array": any("_" in name for name in names)}
        return [kind for kind, is_there in kinds.items() if not is_there]
