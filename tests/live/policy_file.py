# SPDX-License-Identifier: GPL-3.0-or-later
"""A policy file, and what of it a test needs to build the cluster: hardware, usage, jobs."""

import copy
import json
import os
import re
import subprocess
from pathlib import Path

from slurm_host import Failure

UNLIMITED = 4294967295


class Cli:
    """apportion-cli as a program."""

    def __init__(self, program):
        self.program = program

    def run(self, *arguments, accept=(0,), environment=None):
        """What it printed; @p environment: in place of this one, where it asks a cluster."""
        return self._done(arguments, accept, environment).stdout

    def told(self, *arguments, accept=(0,)):
        """The findings that it told."""
        return self._done(arguments, accept, None).stderr

    def said(self, *arguments, accept=(0,)):
        """All that it printed, findings and all."""
        done = self._done(arguments, accept, None)
        return done.stdout + done.stderr

    def _done(self, arguments, accept, environment):
        done = subprocess.run([self.program, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True, timeout=120, env=environment or {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC"})
        if done.returncode not in accept:
            raise Failure(f"apportion-cli {' '.join(map(str, arguments))}\nended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done

    def table(self, *arguments, accept=(0,)):
        lines = self.run(*arguments, accept=accept).splitlines()
        header = lines[0].split("|")
        return [dict(zip(header, line.split("|"))) for line in lines[1:]]

    def billing(self, policy, job):
        """What each partition of a job bills a second, in the order of the job's partitions."""
        text = self.run("explain", policy, "--job", job, "--quantity", "billing")
        return {partition: number for partition, number in re.findall(r"^Why is job \S+ in (\S+) billed (\S+) a second", text, re.M)}


class PolicyFile:
    """The JSON of a policy file; edits are made on a copy and written under another name."""

    def __init__(self, path):
        self.path = Path(path)
        self.data = json.loads(self.path.read_text())

    def edited(self, path, edit):
        """A copy under @p path, changed by edit(data)."""
        data = copy.deepcopy(self.data)
        edit(data)
        data["format"] = 1  # the last one without sums, which these would have to be
        data.pop("sums", None)
        Path(path).write_text(json.dumps(data, indent=1, ensure_ascii=False))
        return PolicyFile(path)

    @property
    def cluster(self):
        return self.data["cluster"]

    @property
    def jobs(self):
        return self.data.get("jobs", [])

    def nodes(self):
        """How many nodes there are of each kind: (CPUs, memory in MB, GRES)."""
        counts = {}
        for group in self.data["nodeGroups"]:
            kind = (group["cpus"], group["memoryMb"], group.get("gresWritten", ""))
            counts[kind] = counts.get(kind, 0) + group["count"]
        return counts

    def users(self):
        return {entry["user"] for entry in self.data["associations"] if "user" in entry} | {job["user"] for job in self.jobs}

    def usage(self):
        """Usage by (account, user, partition)."""
        return {(entry["account"], entry.get("user", ""), entry.get("partition", "")): entry["usage"]
                for entry in self.data["associations"] if entry.get("usage")}

    def hardware(self):
        """The lines of slurm.conf that the fragment leaves to the cluster: nodes and licenses."""
        text = ""
        licenses = [f"{name.split('/', 1)[1]}:{count}" for name, count in self.data.get("licenses", {}).items()]
        if licenses:
            text += f"Licenses={','.join(licenses)}\n"
        for group in self.data["nodeGroups"]:
            # One address for all of them: nobody ever talks to these nodes.
            text += f"NodeName={group['names']} NodeAddr=127.0.0.1 CPUs={group['cpus']} RealMemory={group['memoryMb']}"
            if group.get("gresWritten"):
                text += f" Gres={group['gresWritten']}"
            for key, value in group.get("foreign", {}).items():
                if key.lower() not in ("nodeaddr", "nodehostname", "port"):
                    text += f" {key}={value}"
            text += "\n"
        return text


def sbatch_arguments(job):
    """How a job of a policy is submitted."""
    nodes = job["nodes"]
    tres = job.get("tres", {})
    arguments = ["-A", job["account"], "-J", job.get("name", "job"), f"--nodes={nodes}", f"--ntasks={job['cpus']}"]
    if job.get("qos"):
        arguments += ["-q", job["qos"]]
    if job.get("partitions"):
        arguments += ["-p", ",".join(job["partitions"])]
    if job.get("nice"):
        arguments.append(f"--nice={job['nice']}")
    if job.get("timeLimit", UNLIMITED) not in (0, UNLIMITED):
        arguments += ["-t", str(job["timeLimit"])]
    if tres.get("mem"):
        arguments.append(f"--mem={tres['mem'] // nodes}M")
    # A typed GRES is asked for by its type, and counts for the name as well.
    typed = {name: count for name, count in tres.items() if name.startswith("gres/") and ":" in name}
    plain = {name: count for name, count in tres.items() if name.startswith("gres/") and not any(t.startswith(name + ":") for t in typed)}
    gres = [f"{name[5:]}:{count // nodes}" for name, count in {**typed, **plain}.items() if count // nodes > 0 and ":" not in name]
    gres += [f"{name[5:]}:{count // nodes}" for name, count in typed.items() if count // nodes > 0]
    if gres:
        arguments.append("--gres=" + ",".join(gres))
    licenses = [f"{name[8:]}:{count}" for name, count in tres.items() if name.startswith("license/")]
    if licenses:
        arguments.append("--licenses=" + ",".join(licenses))
    return arguments
