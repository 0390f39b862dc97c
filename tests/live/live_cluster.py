# SPDX-License-Identifier: GPL-3.0-or-later
"""One running cluster: a slurm.conf, a slurmctld, usage that was laid in, jobs that wait."""

import contextlib
import re
import shlex
import socket
import struct
import time

from slurm_host import PROTOCOLS, Failure, answers, ports, release, wait_until

# All that a QOS has; by itself sacctmgr shows a part.
QOS_COLUMNS = ("format=Name,Description,Priority,Flags,GraceTime,GrpJobs,GrpJobsAccrue,GrpSubmit,GrpTRES,GrpTRESMins,GrpTRESRunMins,GrpWall,LimitFactor,"
               "MaxJobsAccruePA,MaxJobsAccruePU,MaxJobsPA,MaxJobsPU,MaxSubmitPA,MaxSubmitPU,MaxTRES,MaxTRESMins,MaxTRESPA,MaxTRESPerNode,MaxTRESPU,"
               "MaxTRESRunMinsPA,MaxTRESRunMinsPU,MaxWall,MinPrioThreshold,MinTRES,Preempt,PreemptExemptTime,PreemptMode,UsageFactor,UsageThreshold")

BASE_CONF = """ClusterName={name}
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={port}
SlurmdPort={slurmd_port}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={munge}
CredType=cred/munge
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmctldDebug=info
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory
AccountingStorageType=accounting_storage/slurmdbd
AccountingStorageHost=127.0.0.1
AccountingStoragePort={dbd_port}
AccountingStoragePass={munge}
AccountingStorageEnforce=associations
SchedulerType=sched/builtin
MpiDefault=none
GresTypes=gpu
"""


class Cluster:
    """A cluster of a database; name is its ClusterName."""

    def __init__(self, database, name):
        self.database = database
        self.host = database.host
        self.name = name
        self.folder = database.folder
        self.conf = self.folder / "slurm.conf"
        self.port = ports.take()
        self.service = None
        self.base = BASE_CONF.format(name=name, host=socket.gethostname().split(".")[0], port=self.port, slurmd_port=ports.take(),
                                     munge=self.host.munge_socket, folder=self.folder, dbd_port=database.port)
        self.conf.write_text(self.base)
        (self.folder / "state").mkdir(exist_ok=True)
        self.environment = self.host.environment(self.conf)
        self.run("sacctmgr", "-i", "add", "cluster", name)

    # --- commands ---

    def run(self, *arguments, accept=(0,)):
        """What a command said, without what each of them says of slurm.conf where it reads it."""
        said = self.host.run(arguments, self.environment, accept)
        return re.sub(r"^\w+: error: (?:DefMemPerCPU ignored|PriorityWeight values too high|Both Allow\w+ and Deny).*\n", "", said, flags=re.M)

    def table(self, *arguments):
        """The rows of a parsable list, as dictionaries by its header."""
        lines = self.run(*arguments).splitlines()
        header = lines[0].split("|") if lines else []
        return [dict(zip(header, line.split("|"))) for line in lines[1:]]

    def sshare(self):
        return self.table("sshare", "-a", "-l", "-P")

    def sprio(self):
        """The weighted terms of the jobs that have not ended, named as in sprio -l; two columns that 22.05 cannot print are left out."""
        names = "JOBID PARTITION USER PRIORITY SITE AGE ASSOC FAIRSHARE JOBSIZE PARTITIONPRIO QOS NICE TRES".split()
        lines = self.run("sprio", "-h", "-o", "%i|%r|%u|%Y|%S|%A|%B|%F|%J|%P|%Q|%N|%T").splitlines()
        rows = [dict(zip(names, (cell.strip() for cell in line.split("|")))) for line in lines]
        # under CALCULATE_RUNNING sprio lists those that have ended, too
        left = re.findall(r"^JobId=(\d+) .*?JobState=(?:PENDING|RUNNING)", self.run("scontrol", "-o", "show", "job"), re.M)
        return [row for row in rows if row["JOBID"] in left]

    def tree(self):
        """The associations and QOS as sacctmgr dumps and shows them, in an order of their own."""
        self.run("sacctmgr", "dump", self.name, f"file={self.folder}/tree.cfg")
        above = ""
        lines = []
        for line in (self.folder / "tree.cfg").read_text().splitlines():
            above = line if line.startswith("Parent") else above
            lines.append(f"{above}: {line}")
        return sorted(lines) + sorted(self.run("sacctmgr", "-nP", "show", "qos", QOS_COLUMNS).splitlines())

    def submit(self, arguments, user):
        """Submits a job that will wait."""
        if not self.accepts(arguments, user):
            raise Failure(f"sbatch {' '.join(arguments)}: {self.refused}")

    def accepts(self, arguments, user, command="sleep 1"):
        """Submits a job; False when Slurm refuses it, with what it said in `refused`."""
        self.refused = self.run("sbatch", f"--uid={self.host.users[user]}", *arguments, "--wrap", command, accept=(0, 1))
        return "Submitted batch job" in self.refused

    def run_jobs(self):
        """Starts the slurmd of the one node run1, and waits until it takes jobs."""
        (self.folder / "spool").mkdir(exist_ok=True)
        node = self.host.run_service("slurmd", ["slurmd", "-D", "-N", "run1"], self.folder / "slurmd.out", self.environment)
        node.wait_for(lambda: "idle" in self.run("sinfo", "-h", "-N", "-o", "%T"), 60)
        return node

    def states(self):
        """The states of the jobs, by their numbers."""
        return dict(line.split() for line in self.run("squeue", "-h", "-a", "-o", "%i %T").splitlines())

    def with_still_jobs(self, read):
        """What read() returns of jobs that nothing changed meanwhile: arrays become eligible when the scheduler looks at them."""
        def jobs():
            return re.sub(r" RunTime=\S+", "", self.run("scontrol", "-o", "show", "job"))  # which grows by itself

        for _ in range(100):
            before = jobs()
            result = read()
            if jobs() == before:
                return result
        raise Failure("the jobs never stood still while they were read")

    def billing(self):
        """What scontrol shows as billing= of each job: of what it has, where a release shows that behind what it asks for."""
        text = self.run("scontrol", "-o", "show", "job")
        return {job: number for job, number in re.findall(r"^JobId=(\S+).*[ ,]billing=(\d+)", text, re.M)}

    @contextlib.contextmanager
    def ssh(self):
        """For as long as it lasts, an ssh that runs what it is told here, as sshd would on a login node: by a shell with an
        environment of its own, whose output is no file."""
        folder = self.folder / "ssh"
        folder.mkdir()
        ours = {name: value for name, value in self.environment.items() if name not in ("LC_ALL", "TZ")}
        words = " ".join(shlex.quote(f"{name}={value}") for name, value in ours.items())
        program = folder / "ssh"
        program.write_text(f'#!/bin/sh\nfor line; do :; done\nexec env -i {words} sh -c "$line" | cat\n')
        program.chmod(0o755)
        before = dict(self.environment)
        self.environment["PATH"] = f"{folder}:{before['PATH']}"
        del self.environment["SLURM_CONF"]
        try:
            yield
        finally:
            self.environment = before

    # --- slurmctld ---

    def write_conf(self, text):
        """The given lines behind those of every cluster here."""
        self.conf.write_text(self.base + text)

    def run_slurmctld(self, output):
        if answers(self.port):
            raise Failure(f"port {self.port} answers before slurmctld runs")
        return self.host.run_service("slurmctld", ["slurmctld", "-D", "-i"], output, self.environment)

    def start(self):
        """Starts slurmctld with the state that is there; returns when it answers."""
        self.log().unlink(missing_ok=True)
        self.service = self.run_slurmctld(self.folder / "slurmctld.out")
        self.service.log = self.log() if self.log().exists() else self.folder / "slurmctld.out"
        self.service.wait_for(lambda: answers(self.port))

    def fatal_error(self, seconds=20):
        """What slurmctld says when it gives up at its start, within so many seconds, and by which signal it ends, as it does now and then
        when it has said why; a slurmctld that starts says nothing."""
        output = self.folder / "fatal.out"
        output.unlink(missing_ok=True)
        service = self.run_slurmctld(output)
        ended = []
        try:
            wait_until(lambda: not service.runs() or answers(self.port), seconds, "slurmctld")
            if not service.runs() and service.process.returncode < 0:
                ended = [f"ended by signal {-service.process.returncode}"]
        finally:
            service.stop()
        return "\n".join([line for line in output.read_text(errors="replace").splitlines() if "fatal:" in line] + ended)

    def forget_jobs(self):
        """As if no job had ever been submitted; slurmctld must not run."""
        for name in ("job_state", "job_state.old", "last_config_lite", "priority_last_decay_ran", "priority_last_decay_ran.old"):
            (self.folder / "state" / name).unlink(missing_ok=True)

    def forget_nodes(self):
        """As if the nodes that went had never been there: slurmctld calls each of them an error."""
        for path in (self.folder / "state").glob("node_state*"):
            path.unlink()

    def stop(self):
        if self.service is not None:
            self.service.stop()
            self.service = None

    def log(self):
        return self.folder / "slurmctld.log"

    def errors(self):
        """What slurmctld logged as an error since its start."""
        return [line for line in self.log().read_text(errors="replace").splitlines() if " error: " in line or " fatal: " in line]

    def wait_for_log(self, text, seconds=20):
        wait_until(lambda: self.log().exists() and text in self.log().read_text(errors="replace"), seconds, f'"{text}" in the log of slurmctld')

    # --- usage ---

    def associations(self):
        """The ids of the associations by (account, user, partition)."""
        rows = self.host.query(f"SELECT id_assoc, acct, user, `partition` FROM `{self.name}_assoc_table` WHERE deleted = 0", self.database.name)
        return {(account, user, partition): int(identity) for identity, account, user, partition in (row + [""] * (4 - len(row)) for row in rows)}

    def lay_in_usage(self, usage):
        """What slurmctld will find when it starts: usage by (account, user, partition), in billing TRES seconds."""
        ids = self.associations()
        state = self.folder / "state"
        data = struct.pack(">HQ", PROTOCOLS[release()] << 8, int(time.time()))
        for key, value in usage.items():
            if key not in ids:
                raise Failure(f"no association {key}")
            data += struct.pack(">I", ids[key]) + packed(f"{value:f}") + packed("") + struct.pack(">I", 0)
        (state / "assoc_usage").write_bytes(data)
        (state / "clustername").write_text(self.name)


def packed(text):
    """A string as Slurm packs it: its length with the final NUL, then the bytes."""
    data = text.encode() + b"\0"
    return struct.pack(">I", len(data)) + data
