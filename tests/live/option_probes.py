# SPDX-License-Identifier: GPL-3.0-or-later
"""What sacctmgr makes of options of associations, good and bad, is what Apportion says of them and writes for them."""

import random
import re

from random_options import QOS, RandomOptions
from slurm_host import release

HARDWARE = """AccountingStorageTRES=gres/gpu,gres/gpu:h100,license/matlab
Licenses=matlab:5
NodeName=n[1-4] NodeAddr=127.0.0.1 CPUs=16 RealMemory=64000 Gres=gpu:h100:4
PartitionName=batch Nodes=ALL Default=YES
"""


class OptionProbes:
    """Tests for a LiveTest."""

    LINES = 40
    # Lines that found something once.
    KNOWN_SEEDS = (48506, 107582, 876520)

    def file(self, name, lines):
        """A flat file of accounts below root and of users in one of them; sacctmgr of 22.05 has its QOS already."""
        path = self.folder / name
        users = [line for line in lines if line.startswith("User")]
        accounts = [line for line in lines if not line.startswith("User")]
        path.write_text("\n".join(["Cluster - 'probe':QOS='normal'", "Parent - 'root'", *accounts, "Account - 'top'", "Parent - 'top'", *users]) + "\n")
        return path

    def with_qos(self, path):
        """The same as we read it, which have no other list of QOS."""
        path.write_text("".join(f"QOS - '{name}'\n" for name in QOS) + path.read_text())
        return path

    def dumped(self, cluster, names):
        """The lines of a dump, but for the texts that an account has in any case."""
        cluster.run("sacctmgr", "dump", cluster.name, f"file={self.folder}/dump.cfg")
        lines = (self.folder / "dump.cfg").read_text().splitlines()
        plain = [re.sub(r":Description='[^']*':Organization='[^']*'|:DefaultAccount='[^']*'", "", line) for line in lines]
        return sorted(line for line in plain if (found := re.match(r"(?:Account|User) - '([^']+)'", line)) and found[1] in names)

    def probe(self, cluster, name, line):
        """True when sacctmgr takes a line that we find nothing wrong with."""
        said = cluster.run("sacctmgr", "-i", "load", f"file={self.file('line.cfg', [line])}", accept=range(256))
        kind = "user" if line.startswith("User") else "account"
        taken = name in cluster.run("sacctmgr", "-nP", "show", "assoc", f"{kind}={name}", f"format={kind}")
        told = self.told_of(cluster, self.with_qos(self.file("ours.cfg", [line]))).splitlines()
        told = [finding for finding in told if re.search(rf"ours\.cfg|\b{name}\b", finding)]
        errors = [finding for finding in told if "error:" in finding]
        if not taken:
            # A TRES that is not tracked, or the same list twice, is a warning: other releases take it.
            self.assertTrue([finding for finding in told if "error:" in finding or "not tracked" in finding or "stands twice" in finding], (line, said))
        else:
            # Of a count that is none sacctmgr takes the digits before it, or 0. A default QOS outside of its list is refused since 23.11.
            odd = r"(cannot be read|sacctmgr takes it for).*Write the TRES as|The default QOS of .* which its list of QOS does not have"
            self.assertEqual([], [finding for finding in errors if not re.search(odd, finding)], (line, said))
        if taken and errors:
            cluster.run("sacctmgr", "-i", "remove", kind, "where", f"name={name}")
        return taken and not errors and "One list of QOS" not in "".join(told)  # its two lists come to something else

    def test_random_options(self):
        for seed in self.seeds(len(self.KNOWN_SEEDS), known=self.KNOWN_SEEDS):
            with self.subTest(seed=seed):
                print(f"\nAPPORTION_LIVE_SEED={seed}", flush=True)
                options = RandomOptions(random.Random(seed))
                cluster = self.new_cluster("probe")
                cluster.write_conf(HARDWARE)
                cluster.start()  # which makes the TRES
                for name in QOS[1:]:
                    cluster.run("sacctmgr", "-i", "add", "qos", name)
                cluster.run("sacctmgr", "-i", "load", f"file={self.file('line.cfg', [])}")
                empty = self.pulled(cluster).edited(self.folder / "empty.apportion", lambda data: None)
                lines = {}
                for i in range(self.LINES):
                    name = f"probe{i}"
                    some = options.options()
                    line = f"{options.source.choice(('Account', 'Account', 'User'))} - '{name}':{some}"
                    if self.probe(cluster, name, line):
                        lines[name] = line
                self.assertGreater(len(lines), self.LINES // 4)
                loaded = self.dumped(cluster, lines)
                draft = self.imported("draft", ["--release", release(), "--slurm-conf", cluster.conf, "--associations",
                                                self.with_qos(self.file("draft.cfg", lines.values()))])
                self.check_calls([], draft, self.pulled(cluster), lines)
                for kind in ("user", "account"):
                    for name in cluster.run("sacctmgr", "-nP", "show", kind, f"format={kind}").split():
                        if name not in ("root", "top"):
                            cluster.run("sacctmgr", "-i", "remove", kind, "where", f"name={name}")
                change = self.exported(draft, "--against", empty.path, accept=(0, 1))
                self.assertIn("The cluster is as the draft says", self.script(cluster, change / "apply.sh"))
                self.assertEqual(loaded, self.dumped(cluster, lines))
                cluster.stop()

    def check_calls(self, expected, draft, pulled, lines):
        """What is left to do for the lines of the draft."""
        script = (self.exported(draft, "--against", pulled.path, accept=(0, 1)) / "apply.sh").read_text()
        calls = [call for call in re.findall(r"(?m)^run \d+ .*", script) if any(re.search(rf"\b{name}\b", call) for name in lines) and " remove " not in call]
        self.assertEqual(expected, calls, [line for name, line in lines.items() if any(re.search(rf"\b{name}\b", call) for call in calls)])
