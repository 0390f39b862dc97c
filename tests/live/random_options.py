# SPDX-License-Identifier: GPL-3.0-or-later
"""Options of associations at random, good and bad ones: as a line of the flat file has them, written by hand."""

QOS = ("normal", "high", "low", "mid")
TRES = ("cpu", "mem", "node", "billing", "energy", "gres/gpu", "gres/gpu:h100", "license/matlab")
UNKNOWN_TRES = ("gres/fpga", "gres/gpu:a100", "license/none", "gpu", "cpus")
LISTS = ("GrpTRES", "GrpTRESMins", "GrpTRESRunMins", "MaxTRESPerJob", "MaxTRES", "MaxTRESPerNode", "MaxTRESMinsPerJob", "MaxTRESMins", "MaxTRESRunMins")
COUNTS = ("GrpJobs", "GrpJobsAccrue", "GrpSubmitJobs", "GrpS", "grpj", "MaxJobs", "MaxJ", "MaxJobsAccrue", "MaxSubmitJobs", "MAXSUBMIT", "MinPrioThresh",
          "Priority", "Prio")
TIMES = ("GrpWall", "MaxWallDurationPerJob", "MaxWall")
ODD_OPTIONS = ("GrpFoo=3", "Grp=3", "MaxJob=3", "User=ann", "Limit=5", "GrpJobs5=4", "Comment='some words'", "Description='of science'", "Organization='x y'",
               "MaxNodes=4", "GrpCPUs=5", "GrpMem=2000", "MaxCPUMins=10", "GrpNodes=3", "MaxCPUs=7")


class RandomOptions:
    """@p source: of chance. Good values are much more frequent than odd ones, since a line is refused for one."""

    ODD = 0.08

    def __init__(self, source):
        self.source = source

    def pick(self, usual, odd):
        return self.source.choice(odd if self.source.random() < self.ODD else usual)

    def number(self):
        return self.source.choice((0, 1, self.source.randrange(1, 100), self.source.randrange(1, 10**6)))

    def shares(self):
        return self.pick((str(self.number()), "parent", "PARENT", f"+{self.number()}", "2147483646", "2147483647"), ("abc", "many", "x5"))

    def count(self):
        return self.pick((str(self.number()), str(self.number()), "-1", f"+{self.number()}", "", "-7", "4294967294"), ("abc", "UNLIMITED", "x"))

    def time(self):
        n = self.source.randrange(1, 60)
        return self.pick((str(self.number()), f"'{n}:{n}'", f"'{n}:00:00'", f"{n}-{n % 24}", f"'{n}-{n % 24}:{n}'", f"'{n}-{n % 24}:{n}:30'", "-1", "UNLIMITED",
                          "infinite", "", "0"), ("abc", "1-1-1", "5x", "1.5", f"{n}:00:00", f"{n}:{n}"))

    def tres(self):
        entries = []
        for _ in range(self.source.randrange(1, 4)):
            name = self.pick(TRES, UNKNOWN_TRES)
            name = self.source.choice((name, name, name, name.upper(), "1")) if name == "cpu" else name
            usual = [str(self.number())] if name in UNKNOWN_TRES else [str(self.number()), str(self.number()), "-1"] + (["10G", "512M", "1t", "10K", "1536", "2048"] if name == "mem" else ["2K"])
            odd = (f"{name}", f"{name}=", f"{name}=abc", f"{name}=4x", f"+{name}=4", f" {name}=4", "", f"{name}=4.5")
            entries.append(self.pick([f"{name}={number}" for number in usual], odd))
        text = ",".join(entries)
        return self.source.choice((f"'{text}'", f"'{text}'", f'"{text}"'))

    def qos(self):
        some = self.source.sample(QOS, self.source.randrange(1, 4))
        if self.source.random() < self.ODD:
            some.append("nope")
        signs = self.pick((("",), ("",), "+-"), (("", "+"), ("", "-")))
        text = ",".join(self.source.choice(signs) + self.source.choice((name, name, name.upper())) for name in some)
        return self.pick((f"'{text}'", f"'{text}'", f"'{text}'", "", "''"), (f"'{text},'",))

    def option(self):
        kind = self.source.randrange(9)
        if kind == 0:
            return f"{self.source.choice(('Fairshare', 'fairshare', 'Fair', 'Shares'))}={self.shares()}"
        if kind <= 2:
            return f"{self.source.choice(COUNTS)}={self.count()}"
        if kind == 3:
            return f"{self.source.choice(TIMES)}={self.time()}"
        if kind <= 6:
            return f"{self.source.choice(LISTS)}={self.tres()}"
        if kind == 7 or self.source.random() < 0.3:
            return f"{self.source.choice(('QOS', 'QosLevel', 'qos'))}={self.qos()}"
        if self.source.random() < 0.7:
            return f"DefaultQOS={self.pick([f'{q!r}' for q in QOS] + ['-1', '', 'HIGH'], ['nope'])}"
        return self.source.choice(ODD_OPTIONS)

    def options(self):
        """Some of them twice."""
        some = [self.option() for _ in range(self.source.randrange(1, 5))]
        if self.source.random() < 0.15:
            some.append(self.source.choice(some))
        return ":".join(some)
