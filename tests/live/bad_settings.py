# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings of which the checker says that slurmctld would not start: an edit of the policy, and what slurmctld dies with."""

import re


def settings(**values):
    def edit(data):
        data["settings"].update(values)
        data["settings"]["given"] = sorted(set(data["settings"]["given"]) | set(values))

    return edit


def untracked_billing(data):
    data["partitions"][0]["billingWeights"] = {"CPU": 1, "GRES/fpga": 5}


def untracked_license(data):
    data["partitions"][0]["billingWeights"] = {"CPU": 1, "License/matlab": 5}


FATAL = {
    "a half-life of 0 without a reset": (settings(PriorityDecayHalfLife={"minutes": 0, "written": "0"}), "fatal"),
    "a calculation period of 0": (settings(PriorityCalcPeriod=0), "fatal"),
    "a billing weight that is not tracked": (untracked_billing, "failed to parse tres weights str"),
    "a license that is not tracked": (untracked_license, "failed to parse tres weights str"),
    "a priority weight that is not tracked": (settings(PriorityWeightTRES={"CPU": 1000, "GRES/fpga": 3000}), "failed to parse tres weights str"),
}

# The same of what only a slurm.conf can hold: lines to add to one, what it dies with, and the list of QOS where it matters, or the
# files beside slurm.conf.
FATAL_LINES = {
    "an included file where later releases look": ("Include odd.d/first.conf\n", "fatal",
        {"odd.d/first.conf": "Include second.conf\n", "second.conf": "PriorityWeightAge=1\n"}),
    "blanks before Include": ("  Include odd.d/more.conf\n", "fatal", {"odd.d/more.conf": "PriorityWeightAge=1\n"}),
    "quotes round a file behind Include": ('Include "odd.d/more.conf"\n', "fatal", {"odd.d/more.conf": "PriorityWeightAge=1\n"}),
    "two files behind Include": ("Include odd.d/more.conf odd.d/other.conf\n", "fatal",
        {"odd.d/more.conf": "PriorityWeightAge=1\n", "odd.d/other.conf": "PriorityWeightQOS=1\n"}),
    "a node that is defined twice": ("NodeName=twin[1-2] NodeAddr=127.0.0.1 CPUs=1\nNodeName=twin2 NodeAddr=127.0.0.1 CPUs=1\n", "fatal"),
    "a partition that is defined twice": ("PartitionName=twin Nodes=ALL\nPartitionName=twin Nodes=ALL\n", "fatal"),
    "two keys on one line": ("PriorityWeightAge=1 PriorityWeightAssoc=2\n", "fatal"),
    "lines that end with CR alone": ("PriorityWeightAge=1\rPriorityWeightAssoc=2\n", "fatal"),
    "a word without a value": ("PriorityWeightAge\n", "fatal"),
    "a key without a value": ("KillWait=\n", "fatal"),
    "an address of all nodes": ("NodeName=DEFAULT NodeAddr=127.0.0.1\n", "fatal"),
    "a blank between licenses": ('Licenses="matlab:10, ansys:5"\n', "Invalid configured licenses"),
    "a part of a license": ("Licenses=matlab:1.5\n", "Invalid configured licenses"),
    "a misspelt key": ("PriorityWeightFairShar=1000\n", "fatal"),
    "a misspelt key of a node": ("NodeName=odd NodeAddr=127.0.0.1 Wieght=3\n", "fatal"),
    "a misspelt key of a partition": ("PartitionName=odd MaxNodse=4\n", "fatal"),
    "a key of a later release": ("TLSType=tls/none\n", "fatal"),
    "a key that was given up": ("CacheGroups=0\n", "fatal"),
    "a blank between priority weights": ('PriorityType=priority/multifactor\nPriorityWeightTRES="CPU=1000, Mem=5"\n', "failed to parse tres weights str"),
    "a weight without a number": ("PriorityWeightTRES=CPU\n", "failed to parse tres weights str"),
    "a TRES of no kind": ("AccountingStorageTRES=gpu\n", "Unknown tres type"),
    "a burst buffer by its former name": ("AccountingStorageTRES=bb/cray\n", "fatal"),
    "a set of nodes that stands twice": ("NodeName=odd NodeAddr=127.0.0.1 CPUs=1\nNodeSet=both Nodes=odd\nPartitionName=odd Nodes=both,both\n", "fatal"),
    "a word that nothing enforces": ("AccountingStorageEnforce=assocs\n", "fatal"),
    "limits of partitions that may be": ("EnforcePartLimits=maybe\n", "fatal"),
    "a mode that preempts nobody": ("PreemptMode=EVICT\n", "fatal"),
    "a mode without a type": ("PreemptMode=REQUEUE\n", "fatal"),
    "a type without a mode": ("PreemptType=preempt/qos\n", "fatal"),
    "two modes": ("PreemptType=preempt/qos\nPreemptMode=CANCEL,REQUEUE\n", "fatal"),
    "suspending without gangs": ("PreemptType=preempt/qos\nPreemptMode=SUSPEND\n", "fatal"),
    "a preemption of another house": ("PreemptType=preempt/foo\n", "fatal"),
    "a topology of another house": ("TopologyPlugin=topology/foo\n", "fatal"),
    "a debug flag of another house": ("DebugFlags=Priorities\n", "fatal"),
    "a level of no log": ("SlurmctldDebug=loud\n", "fatal"),
    "a limit that no system has": ("PropagateResourceLimits=FILES\n", "fatal"),
    "a parameter of no task plugin": ("TaskPluginParam=foo\n", "fatal"),
    "a schedule that was given up": ("FastSchedule=2\n", "fatal"),
    "no job at all": ("MaxJobCount=0\n", "fatal"),
    "a port beyond the last": ("NodeName=odd NodeAddr=127.0.0.1 Port=70000\n", "fatal"),
    "a state of no node": ("NodeName=odd NodeAddr=127.0.0.1 State=SLEEPY\n", "fatal"),
    "two states of a node": ("NodeName=odd NodeAddr=127.0.0.1 State=IDLE+DRAIN\n", "fatal"),
    "sharing among none": ("PartitionName=odd Nodes=ALL OverSubscribe=NO:2\n", "fatal"),
    "a port of letters": ("NodeName=odd NodeAddr=127.0.0.1 Port=abc\n", "Invalid Port"),
    "a state of no partition": ("PartitionName=odd Nodes=ALL State=OPEN\n", "fatal"),
    "a default time of no clock": ("PartitionName=odd Nodes=ALL DefaultTime=soon\n", "fatal"),
    "sharing of no kind": ("PartitionName=odd Nodes=ALL OverSubscribe=SOME\n", "fatal"),
    "a partition that preempts nobody": ("PartitionName=odd Nodes=ALL PreemptMode=EVICT\n", "fatal"),
    "fewer addresses than nodes": ("NodeName=odd[1-4] NodeAddr=127.0.0.[1-2] CPUs=1\n", "NodeAddr count must equal"),
    "more addresses than nodes": ("NodeName=odd[1-2] NodeAddr=127.0.0.[1-4] CPUs=1\n", "NodeAddr count must equal"),
    "fewer ports than nodes": ("NodeName=odd[1-3] NodeAddr=127.0.0.1 Port=7001-7002\n", "Port count must equal"),
    "fewer broadcast addresses than nodes": ("NodeName=odd[1-4] NodeAddr=127.0.0.1 BcastAddr=10.0.0.[1-2]\n", "BcastAddr count must equal"),
    "a front end": ("FrontendName=front1 FrontendAddr=127.0.0.1\n", "enable-front-end"),
    "a flag of no prolog": ("PrologFlags=Alloc,Later\n", "PrologFlags invalid"),
    "a prolog that holds and does not": ("PrologFlags=NoHold,X11\n", "PrologFlags invalid combination"),
    "no first job": ("FirstJobId=0\n", "FirstJobId cannot be zero"),
    "a first job behind the last": ("FirstJobId=100\nMaxJobId=50\n", "fatal"),
    "a port of no number": ("SlurmctldPort=0\n", "fatal"),
    "a range of ports that goes down": ("SlurmctldPort=7817-7816\n", "fatal"),
    "nothing that can be selected": ("SelectTypeParameters=CR_Rack\n", "fatal"),
    "two things to select": ("SelectTypeParameters=CR_Core,CR_CPU\n", "fatal"),
    "one task a core where CPUs are selected": ("SelectTypeParameters=CR_CPU,CR_ONE_TASK_PER_CORE\n", "fatal"),
    "memory alone under cons_tres": ("SelectTypeParameters=CR_Memory\n", "Invalid SelectTypeParameters"),
    "cores under linear": ("SelectType=select/linear\n", "Invalid SelectTypeParameters"),
    "a name that goes on behind its bracket": ("NodeName=odd[1-2]z NodeAddr=127.0.0.1 CPUs=1\n", "fatal"),
    "sockets for CPUs": ("NodeName=odd NodeAddr=127.0.0.1 CPUs=2 Sockets=2 CoresPerSocket=8\n", "match neither"),
    "a plugin that only slurmdbd has": ("AccountingStorageType=accounting_storage/mysql\n", "only permitted in SlurmDBD"),
    "an energy of no plugin": ("AcctGatherEnergyType=acct_gather_energy/foo\n", "fatal"),
    "a switch of no plugin": ("SwitchType=switch/foo\n", "fatal"),
    "a topology of a later release": ("TopologyPlugin=topology/block\n", "fatal"),
    "a prolog of a later release": ("PrologFlags=RunInJob\n", "PrologFlags invalid"),
    "a debug flag of a later release": ("DebugFlags=ConMgr\n", "fatal"),
    "sharing of a later release": ("SelectTypeParameters=CR_Core,ENFORCE_BINDING_GRES\n", "fatal"),
    "a unit of one": ("TaskPluginParam=autobind=core\n", "fatal"),
    "two units": ("TaskPluginParam=cores,sockets\n", "fatal"),
    "a shell that salloc begins": ('SallocDefaultCommand="srun --pty $SHELL"\n', "has been removed"),
    "comments of jobs": ("AccountingStoreJobComment=NO\n", "has been removed"),
    "few messages": ("MaxDBDMsgs=9999\n", "fatal"),
    "a nice value of a third kind": ("PropagatePrioProcess=3\n", "fatal"),
    "a time without a clock": ("PreemptExemptTime=soon\n", "fatal"),
    "a level of no system log": ("SlurmctldSyslogDebug=loud\n", "fatal"),
    "folders of jobs that no prolog contains": ("JobContainerType=job_container/tmpfs\n", "PrologFlags=Contain is required"),
    "windows without containers": ("ProctrackType=proctrack/linuxproc\nPrologFlags=X11\n", "PrologFlags=X11"),
    "a log of the scheduler without a file": ("SlurmSchedLogLevel=1\n", "fatal"),
    "labels without parameters": ("MCSPlugin=mcs/group\n", "fatal"),
    "parameters of no labels": ("MCSParameters=ondemand\n", "fatal"),
    "names that are sent and are not": ("LaunchParameters=enable_nss_slurm,disable_send_gids\n", "mutually exclusive"),
    "shared memory that counts and does not": ("JobAcctGatherParams=UsePSS,NoShared\n", "mutually exclusive"),
    "no way to talk": ("CommunicationParameters=DisableIPv4\n", "fatal"),
    "most nodes under linear": ("SelectType=select/linear\nSelectTypeParameters=CR_Memory\nMaxNodeCount=10\n", "fatal"),
    "a route of no tree": ("RoutePlugin=route/topology\n", "requires topology/tree"),
    "a TRES without a database": ("AccountingStorageType=accounting_storage/none\nAccountingStorageTRES=gres/gpu\n", "slurmdbd is required"),
    "a QOS that is not there": ("AccountingStorageEnforce=associations,qos\nPartitionName=odd Nodes=ALL QOS=nosuch\n", "invalid qos", "Name|Priority|UsageFactor\nnormal|0|1.000000\n"),
    "a blank between TRES": ('AccountingStorageTRES="gres/gpu, gres/foo"\n', "Unknown tres type"),
    "a priority that shouts": ("PriorityType=PRIORITY/MULTIFACTOR\n", "fatal"),
    "a node that is all nodes": ("NodeName=ALL NodeAddr=127.0.0.1 CPUs=1\n", "reserved word"),
    "no port": ("NodeName=odd NodeAddr=127.0.0.1 Port=0\n", "Invalid Port"),
    "a range from no port": ("NodeName=odd[1-2] NodeAddr=127.0.0.1 Port=[0-1]\n", "Invalid Port"),
    "parts of GPUs without GPUs": ("GresTypes=shard\n", "requires that gres/gpu"),
    "shares of GPUs without GPUs": ("GresTypes=mps,foo\n", "requires that gres/gpu"),
    "a filter of jobs that Slurm does not have": ("JobSubmitPlugins=throttle,foo\n", "job_submit plugin"),
    "a burst buffer that Slurm does not have": ("BurstBufferType=burst_buffer/foo\n", "burst buffer plugin"),
    "a burst buffer of none": ("BurstBufferType=burst_buffer/none\n", "burst buffer plugin"),
    "a port without a limit": ("NodeName=odd NodeAddr=127.0.0.1 Port=UNLIMITED\n", "Invalid Port"),
    "nodes that are nowhere": ("PartitionName=odd Nodes=nowhere[1-3]\n", "Invalid node names"),
    "nodes of no name": ("PartitionName=odd Nodes=(null)\n", "Invalid node names"),
    "a QOS that scontrol prints for none": ("AccountingStorageEnforce=associations,qos\nPartitionName=odd Nodes=ALL QOS=N/A\n", "invalid qos", "Name|Priority|UsageFactor\nnormal|0|1.000000\n"),
    "a number of a DEFAULT line that no partition takes over": ("PartitionName=DEFAULT MaxNodes=abc\nPartitionName=odd Nodes=ALL MaxNodes=4\n", "fatal"),
    "a number that stands before another one": ("PartitionName=odd Nodes=ALL MaxNodes=abc MaxNodes=4\n", "fatal"),
    "processors that count nothing beside CPUs": ("NodeName=odd NodeAddr=127.0.0.1 CPUs=1 Procs=abc\n", "fatal"),
    "a script larger than any": ("SchedulerParameters=max_script_size=536870913\n", "max_script_size cannot exceed"),
    # 22.05 crashes of it, and says nothing as it does
    "fewer nodes than there are": ("MaxNodeCount=1\nNodeName=odd[1-3] NodeAddr=127.0.0.1 CPUs=1\n", "ended by signal"),
    "a limit in small letters": ("PropagateResourceLimits=nofile\n", "fatal"),
    "labels of another house": ("MCSPlugin=mcs/foo\n", "failed to initialize mcs plugin"),
    "credentials of another house": ("CredType=cred/foo\n", "fatal"),
    "features of another house": ("NodeFeaturesPlugins=foo\n", "failed to initialize node_features plugin"),
    "a prep of another house": ("PrepPlugins=foo\n", "failed to initialize prep plugin"),
    "a profile of another house": ("AcctGatherProfileType=acct_gather_profile/foo\n", "fatal"),
    "an interconnect of another house": ("AcctGatherInterconnectType=foo\n", "fatal"),
    "a file system of another house": ("AcctGatherFilesystemType=acct_gather_filesystem/foo\n", "fatal"),
    "sensors of another house": ("ExtSensorsType=ext_sensors/foo\n", "failed to initialize ext_sensors plugin"),
    "a power of another house": ("PowerPlugin=power/foo\n", "failed to initialize power management plugin"),
    "a state of a later release": ("NodeName=odd NodeAddr=127.0.0.1 State=EXTERNAL\n", "Invalid state EXTERNAL"),
    "a partition that selects nothing": ("PartitionName=odd Nodes=ALL SelectTypeParameters=CR_Rack\n", "fatal"),
}

# Lines that look odd and that slurmctld takes all the same: nothing may call them an error.
TAKEN_LINES = (
    "PriorityWeightAge=+5",
    "PriorityWeightQOS=0x10",
    "PriorityWeightJobSize=010",
    "PriorityWeightAssoc=2K",
    "PriorityMaxAge=7-",
    "PriorityDecayHalfLife=1:60:60",
    "EnforcePartLimits=any",
    "PreemptType=preempt/qos",
    "PreemptMode=GANG,SUSPEND",
    "DebugFlags=priority,gres",
    "SlurmctldDebug=12",
    "AccountingStorageTRES=gres/gpu,license/matlab,ic/ofed,fs/lustre,bb/datawarp",
    "PrologFlags=serial,NOHOLD",
    "FirstJobId=7",
    "MaxJobId=4294967295",
    "FairShareDampeningFactor=0",
    "SelectTypeParameters=cr_core_memory,CR_LLN",
    "NodeName=odd1 NodeAddr=127.0.0.1 CPUs=0 RealMemory=0",
    "NodeName=odd[2-3] NodeAddr=127.0.0.1 Port=[7001-7002] Sockets=0 CPUs=7 CoresPerSocket=2",
    "TaskPluginParam=none,autobind=cores",
    "Licenses=:3;matlab:10;ansys:5;odd:",
    "MaxDBDMsgs=10000",
    "PropagatePrioProcess=2",
    "PreemptExemptTime=-1",
    "PropagateResourceLimits=RLIMIT_NOFILE,CORE",
    "ReconfigFlags=KeepPartState,KeepParts",
    "AcctGatherEnergyType=rapl",
    "SlurmSchedLogLevel=0",
    "MCSPlugin=mcs/user",
    "PrologFlags=X11",
    "TopologyPlugin=topology/none",
    "JobAcctGatherParams=UsePSS",
    "GresTypes=gpu,shard,mps",
    "JobSubmitPlugins=job_submit/throttle,defaults",
    "BurstBufferType=lua",
    "NodeName=q[1- NodeAddr=127.0.0.1 CPUs=1",
    "NodeName=odd4 NodeAddr=127.0.0.1 CPUs=1 Gres=gpu:a:b:1",
    "NodeSet=pair Nodes=odd1",
    "NodeSet=pair Nodes=odd[2-3]",
    "PartitionName=odd Nodes=ALL State=drained OverSubscribe=force:2 DefaultTime=1-0 PriorityJobFactor=+3",
    "PartitionName=wrapped Nodes=ALL MaxTime=4294967396 DefaultTime=10",
)


def findings(source):
    """What the checker and the readers can say of a slurmctld that would not start, as patterns."""
    texts = set()
    for path in sorted(source.rglob("*.cpp")):
        texts |= set(re.findall(r'APPORTION_TEXT\(\s*"([^"]*slurmctld (?:of %\d )?would (?:not start|refuse)[^"]*)"', path.read_text()))
    return [re.sub(r"%\d", ".+", re.sub(r"[.=()]", lambda found: "\\" + found[0], text)) for text in sorted(texts)]
