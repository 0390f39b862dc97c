# SPDX-License-Identifier: GPL-3.0-or-later
"""A cluster whose one node runs jobs, and the jobs of a sweep on it."""

import contextlib
import json
import socket
import time

from slurm_host import wait_until

NODE = """SlurmdParameters=config_overrides
SlurmdPidFile={folder}/slurmd.pid
SlurmdLogFile={folder}/slurmd.log
ReturnToService=2
NodeName=sweep1 NodeHostname={host} NodeAddr=127.0.0.1 CPUs=3 RealMemory=30000 State=UNKNOWN
PartitionName=all Nodes=sweep1 Default=YES State=UP
"""
PLAN = {
    "policy": "policy.apportion",
    "trace": "jobs.trace",
    "seeds": 2,
    "axes": [{"key": "PriorityWeightFairshare", "values": [0, 1000, 100000]},
             {"key": "PriorityDecayHalfLife", "values": ["1-00:00:00", "7-00:00:00"]}],
}


def write_plan(cli, folder, sample, jobs):
    """A plan of 12 tasks in a folder, each of which takes some seconds."""
    (folder / "policy.apportion").write_bytes(sample.read_bytes())
    cli.run("trace", "generate", folder / "policy.apportion", "--jobs", jobs, "--seed", 5, "--load", "0.95", "--queue", 80, "--out", folder / "jobs.trace")
    (folder / "plan.json").write_text(json.dumps(PLAN, indent=1))
    return folder / "plan.json"


@contextlib.contextmanager
def running_node(cluster):
    """Starts slurmctld and slurmd; the node is idle then."""
    cluster.write_conf(NODE.format(folder=cluster.folder, host=socket.gethostname().split(".")[0]))
    (cluster.folder / "spool").mkdir(exist_ok=True)
    cluster.start()
    node = cluster.host.run_service("slurmd", ["slurmd", "-D", "-N", "sweep1"], cluster.folder / "slurmd.out", cluster.environment)
    try:
        node.wait_for(lambda: "idle" in cluster.run("sinfo", "-h", "-N", "-o", "%T"), 60)
        yield
    finally:
        cluster.run("scancel", "--user=root", accept=(0, 1))
        wait_until(lambda: not tasks_in(cluster, "R,CG"), 60, "the end of all jobs")
        node.stop()


def tasks_in(cluster, states):
    """The tasks of arrays in these states, "12_3"."""
    return cluster.run("squeue", "-h", "-r", "-t", states, "-o", "%F_%K").split()


def submit(cluster, folder):
    return cluster.run("sbatch", "--parsable", folder / "job.sbatch").strip()


def let_end(cluster, seconds=240):
    """Waits until no job is left. What was requeued may begin only two minutes later: it begins at once."""

    def ended():
        for task in tasks_in(cluster, "PD"):
            if "BeginTime" in cluster.run("squeue", "-h", "-j", task, "-o", "%r", accept=(0, 1)):
                cluster.run("scontrol", "update", f"JobId={task}", "StartTime=now", accept=(0, 1))
        time.sleep(0.5)
        return not tasks_in(cluster, "PD,R,CG,S")

    wait_until(ended, seconds, "the end of the array")
