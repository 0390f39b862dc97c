# SPDX-License-Identifier: GPL-3.0-or-later
"""Random edits of everything that sacctmgr is told: every option of associations and QOS, lists, defaults, the tree."""

TRES = ("cpu", "mem", "node", "gres/gpu", "gres/gpu:h100")
# Options of an association, and what a random value of each is like.
LIMITS = {"GrpTRES": "tres", "GrpTRESMins": "tres", "GrpTRESRunMins": "tres", "GrpJobs": "count", "GrpJobsAccrue": "count", "GrpSubmitJobs": "count",
          "GrpWall": "minutes", "MaxTRESMinsPerJob": "tres", "MaxTRESRunMins": "tres", "MaxTRESPerJob": "tres", "MaxTRESPerNode": "tres",
          "MaxJobs": "count", "MaxJobsAccrue": "count", "MaxSubmitJobs": "count", "MaxWallDurationPerJob": "minutes", "MinPrioThresh": "count"}
# MaxTRESRunMinsPerAccount is left out: 22.05 never takes it back, which apply.sh tells.
QOS_OPTIONS = {"GraceTime": "count", "GrpTRES": "tres", "GrpTRESMins": "tres", "GrpTRESRunMins": "tres", "GrpJobs": "count", "GrpJobsAccrue": "count",
               "GrpSubmitJobs": "count", "GrpWall": "minutes", "LimitFactor": "factor", "MaxJobsAccruePerAccount": "count",
               "MaxJobsAccruePerUser": "count", "MaxJobsPerAccount": "count", "MaxJobsPerUser": "count", "MaxSubmitJobsPerAccount": "count",
               "MaxSubmitJobsPerUser": "count", "MaxTRESPerJob": "tres", "MaxTRESMinsPerJob": "tres", "MaxTRESPerAccount": "tres",
               "MaxTRESPerNode": "tres", "MaxTRESPerUser": "tres", "MaxTRESRunMinsPerUser": "tres",
               "MaxWallDurationPerJob": "minutes", "MinPrioThresh": "count", "MinTRESPerJob": "tres", "PreemptExemptTime": "time", "PreemptMode": "mode",
               "UsageThreshold": "factor", "Flags": "flags"}
FLAGS = ("DenyOnLimit", "EnforceUsageThreshold", "NoReserve", "PartitionMaxNodes", "PartitionMinNodes", "OverPartQOS", "PartitionTimeLimit",
         "RequiresReservation", "NoDecay", "UsageFactorSafe")


def value(source, kind):
    """As a flat file would write it."""
    if kind == "count":
        return str(source.randrange(1, 5000))
    if kind == "minutes":
        return str(source.randrange(1, 100000))
    if kind == "factor":
        return f"{source.randrange(1, 400) / 16:f}"
    if kind == "time":
        return f"'0{source.randrange(10)}:{source.randrange(10, 60)}:{source.randrange(10, 60)}'"
    if kind == "mode":
        return f"'{source.choice(('cancel', 'requeue'))}'"
    if kind == "flags":
        return "'" + ",".join(source.sample(FLAGS, source.randrange(1, 4))) + "'"
    # Of memory half gigabytes too, which sacctmgr shows as such.
    return "'" + ",".join(f"{name}={source.choice((0, 1536, 512 * source.randrange(1, 5000))) if name == 'mem' and source.random() < 0.3 else source.randrange(1, 9000)}"
                          for name in source.sample(TRES, source.randrange(1, 4))) + "'"


def options_of(entry):
    """The options of a row, by name; none of their values holds a colon but in quotes."""
    found = {}
    text, name, inside = "", "", False
    for c in entry.get("options", "") + ":":
        inside ^= c == "'"
        if c == "=" and not name:
            name, text = text, ""
        elif c == ":" and not inside:
            if name:
                found[name] = text
            name, text = "", ""
        else:
            text += c
    return found


def quoted(name):
    """A name as an option has it."""
    return "'" + name.replace("\\", "\\\\") + "'"


def set_options(entry, options):
    entry["options"] = ":".join(f"{name}={text}" for name, text in options.items())


class RandomEdits:
    def __init__(self, source):
        self.source = source
        self.made = source.randrange(10**6) * 1000  # no name twice, whatever a test left behind

    def accounts(self, data):
        return [row for row in data["associations"] if "user" not in row and row["account"] != "root"]

    def users(self, data):
        return [row for row in data["associations"] if "user" in row and row["user"] != "root"]

    def below(self, data, name):
        """The account and all accounts below it."""
        found = {name}
        while True:
            more = {row["account"] for row in self.accounts(data) if row["parent"] in found} - found
            if not more:
                return found
            found |= more

    # --- one edit each ---

    def shares(self, data):
        self.source.choice(self.accounts(data) + self.users(data))["shares"] = self.source.choice(("parent", 0, self.source.randrange(1, 5000)))

    def priority(self, data):
        row = self.source.choice(self.accounts(data) + self.users(data))
        row.pop("priority", None)
        if self.source.random() < 0.7:
            row["priority"] = self.source.randrange(1, 5000)

    def limit(self, data):
        row = self.source.choice(self.accounts(data) + self.users(data))
        options = options_of(row)
        name = self.source.choice(list(LIMITS))
        options.pop(name, None)
        if self.source.random() < 0.7:
            options[name] = value(self.source, LIMITS[name])
        set_options(row, options)

    def texts(self, data):
        row = self.source.choice(self.accounts(data))
        set_options(row, {**options_of(row), self.source.choice(("Description", "Organization")): f"'Text {self.source.randrange(99)}, (new); $HOME'"})

    def lists(self, data):
        """A list of QOS, one of its own or a difference, and a default that is in it."""
        row = self.source.choice(self.accounts(data) + self.users(data))
        options = options_of(row)
        options.pop("QOS", None)
        options.pop("DefaultQOS", None)
        names = [qos["name"] for qos in data["qos"]]
        kind = self.source.randrange(4)
        some = self.source.sample(names, self.source.randrange(1, min(3, len(names)) + 1))
        if kind == 1:
            options["QOS"] = "'" + ",".join(some) + "'"
        elif kind == 2:
            options["QOS"] = "'" + ",".join(self.source.choice("++-") + name for name in some if name != "normal") + "'"
            if options["QOS"] == "''":
                del options["QOS"]
        if kind == 1 and self.source.random() < 0.6:
            options["DefaultQOS"] = f"'{self.source.choice(some)}'"
        set_options(row, options)

    def cluster_list(self, data):
        names = [qos["name"] for qos in data["qos"] if qos["name"] != "normal"]
        some = ["normal"] + self.source.sample(names, self.source.randrange(0, len(names) + 1))
        data["clusterOptions"] = f"Fairshare=1:QOS='{','.join(some)}'"

    def qos(self, data):
        qos = self.source.choice(data["qos"])
        choice = self.source.randrange(6)
        if choice == 0:
            qos["priority"] = self.source.randrange(5000)
        elif choice == 1:
            qos["usageFactor"] = self.source.randrange(0, 64) / 16
        elif choice == 2:
            if not qos["name"].startswith("fresh"):
                return
            # Never the other way round than in an earlier round: slurmdbd 22.05 goes on seeing what was preempted once.
            others = [other["name"] for other in data["qos"] if other["name"] < qos["name"] or not other["name"].startswith("fresh")]
            qos["preempt"] = ",".join(self.source.sample(others, self.source.randrange(0, min(3, len(others)) + 1)))
        else:
            foreign = qos.setdefault("foreign", {})
            name = self.source.choice(list(QOS_OPTIONS))
            foreign.pop(name, None)
            if self.source.random() < 0.75:
                foreign[name] = value(self.source, QOS_OPTIONS[name])

    def add_qos(self, data):
        self.made += 1
        name = self.source.choice(("fresh{}", "fresh{}", "fresh {}")).format(self.made)
        data["qos"].append({"name": name, "priority": self.source.randrange(99), "description": name})
        for _ in range(4):
            self.qos(data)

    def fresh(self, word):
        """A name that nobody has; some of them a shell, awk or sacctmgr could take for something else."""
        self.made += 1
        forms = ["{}{}"] * 6 + ["{} {}", "{};$({})", "-{}{}", "{}`{}", "#{}*{}", "{} & {}"]
        return self.source.choice(forms).format(word, self.made)

    def add_account(self, data):
        name = self.fresh("new")
        parent = self.source.choice(["root"] + [row["account"] for row in self.accounts(data)])
        data["associations"].append({"account": name, "parent": parent, "shares": self.source.randrange(1, 99),
                                     "options": f"Description='about {self.made}':Organization='org'"})
        self.add_user(data, name)

    def add_user(self, data, account=None):
        account = account or self.source.choice(self.accounts(data))["account"]
        names = sorted({row["user"] for row in self.users(data)})
        name = self.source.choice(names + [self.fresh("fresh")] * 4)
        mine = [row for row in self.users(data) if row["user"] == name]
        if any(row["account"] == account for row in mine):
            return
        default = options_of(mine[0])["DefaultAccount"] if mine else quoted(account)
        data["associations"].append({"user": name, "account": account, "shares": self.source.randrange(1, 99), "options": f"DefaultAccount={default}"})

    def remove_user(self, data):
        """One association, of somebody whose default account it is not."""
        row = self.source.choice(self.users(data))
        if options_of(row)["DefaultAccount"] != quoted(row["account"]) or [other["user"] for other in self.users(data)].count(row["user"]) == 1:
            data["associations"] = [other for other in data["associations"] if other is not row]

    def move(self, data):
        row = self.source.choice(self.accounts(data))
        places = [other["account"] for other in self.accounts(data) if other["account"] not in self.below(data, row["account"])] + ["root"]
        row["parent"] = self.source.choice(places)
        self.reorder(data)

    def coordinator(self, data):
        row = self.source.choice(self.users(data))
        accounts = self.source.sample([other["account"] for other in self.accounts(data)], self.source.randrange(0, 3))
        for other in self.users(data):
            if other["user"] == row["user"]:
                options = options_of(other)
                options.pop("Coordinator", None)
                set_options(other, {**options, **({"Coordinator": quoted(",".join(accounts))} if accounts else {})})

    def default_account(self, data):
        """Another one of those in which somebody is."""
        name = self.source.choice(self.users(data))["user"]
        mine = [row for row in self.users(data) if row["user"] == name]
        default = quoted(self.source.choice(mine)["account"])
        for row in mine:
            set_options(row, {**options_of(row), "DefaultAccount": default})

    def admin(self, data):
        row = self.source.choice(self.users(data))
        level = self.source.choice((None, "Operator", "Administrator"))
        for other in self.users(data):
            if other["user"] == row["user"]:
                options = options_of(other)
                options.pop("AdminLevel", None)
                set_options(other, {**options, **({"AdminLevel": f"'{level}'"} if level else {})})

    @staticmethod
    def reorder(data):
        """Each account behind the one above it, its users with it."""
        rows = data["associations"]
        ordered = []
        waiting = ["root"]
        while waiting:
            name = waiting.pop(0)
            ordered += [row for row in rows if "user" not in row and row["account"] == name]
            ordered += [row for row in rows if "user" in row and row["account"] == name]
            waiting += [row["account"] for row in rows if "user" not in row and row.get("parent") == name]
        data["associations"] = ordered

    def from_nothing(self, data, count):
        """In place of all that sacctmgr can be told of: accounts, users and QOS made anew, and edited."""
        data["associations"] = [row for row in data["associations"] if row["account"] == "root"]
        data["qos"] = [qos for qos in data["qos"] if qos["name"] == "normal"]
        data["jobs"] = []
        for _ in range(self.source.randrange(2, 5)):
            self.add_qos(data)
        for _ in range(self.source.randrange(3, 12)):
            self.add_account(data)
        for _ in range(self.source.randrange(30)):
            self.add_user(data)
        self(data, count)

    def __call__(self, data, count):
        edits = [self.shares, self.priority, self.limit, self.limit, self.limit, self.texts, self.lists, self.lists, self.cluster_list, self.qos, self.qos,
                 self.qos, self.add_qos, self.add_account, self.add_user, self.remove_user, self.move, self.coordinator, self.admin, self.default_account]
        for _ in range(count):
            self.source.choice(edits)(data)
        self.reorder(data)


class RandomLists(RandomEdits):
    """Above all lists of QOS and defaults, also such as Slurm refuses."""

    def default_alone(self, data):
        """A default QOS that may be in no list that counts, or none."""
        row = self.source.choice(self.accounts(data) + self.users(data))
        options = options_of(row)
        options.pop("DefaultQOS", None)
        if self.source.random() < 0.7:
            options["DefaultQOS"] = quoted(self.source.choice(data["qos"])["name"])
        set_options(row, options)

    def cluster_list(self, data):
        super().cluster_list(data)
        if self.source.random() < 0.4:
            data["clusterOptions"] += ":DefaultQOS=" + quoted(self.source.choice(options_of({"options": data["clusterOptions"]})["QOS"].strip("'").split(",")))

    def __call__(self, data, count):
        edits = [self.lists] * 6 + [self.default_alone] * 2 + [self.cluster_list, self.add_account, self.add_user, self.add_user, self.remove_user, self.move,
                                                               self.default_account, self.add_qos]
        for _ in range(count):
            self.source.choice(edits)(data)
        self.reorder(data)
