# SPDX-License-Identifier: GPL-3.0-or-later
"""Clusters written by hand that are legal and seldom seen: what their keys come to together no other test says."""

USERS = [("oann", "deep"), ("obob", "deep"), ("ocid", "flat"), ("odan", "root")]

SETTINGS = """PriorityType=priority/multifactor
PriorityCalcPeriod=60
PriorityDecayHalfLife=10-0
PriorityMaxAge=14-0
PriorityWeightAge=1000
PriorityWeightFairshare=100000
PriorityWeightPartition=30000
PriorityWeightJobSize=20000
PriorityWeightQOS=5000
PriorityWeightAssoc=7000
"""


class OddCluster:
    """Lines of slurm.conf and of files beside it, commands of sacctmgr, usage, and who submits what."""

    def __init__(self, name, conf, jobs, tree=(), files=None):
        self.name = name
        self.conf = SETTINGS + conf
        self.jobs = [(user, ["-A", dict(USERS)[user], "-J", "odd", *words.split()]) for user, words in jobs]
        self.files = files or {}
        self.tree = [["add", "qos", "free", "UsageFactor=0", "Priority=50"], ["add", "qos", "dear", "UsageFactor=3.5", "Priority=200"],
                     ["add", "account", "upper", "Fairshare=parent"], ["add", "account", "deep", "parent=upper", "Fairshare=30", "Priority=9"],
                     ["add", "account", "flat", "Fairshare=0"],
                     *(["add", "user", user, f"account={account}", f"Fairshare={shares}", "QOS+=free,dear"]
                       for (user, account), shares in zip(USERS, (2, "parent", 5, 7))), *map(list, tree)]
        self.usage = {(account, user, ""): usage for (user, account), usage in zip(USERS, (123456, 654321, 1000, 77))}


SIZES = ["-n 1", "-n 7", "-N 2", "-N 1-3", "-N 2 --exclusive", "-n 3 -c 2", "-n 2 --mem-per-cpu=700", "-N 1 --mem=0"]


def everywhere(partitions, sizes=SIZES):
    """Each size in each partition, and some in all of them."""
    users = [user for user, _ in USERS]
    jobs = [(users[i % len(users)], f"-p {partition} {size} -t {10 + i}")
            for i, (partition, size) in enumerate((partition, size) for partition in partitions for size in sizes)]
    return jobs + [("oann", f"-p {','.join(partitions)} -n 3 -t 20 -q dear"), ("ocid", f"-p {','.join(partitions)} -N 1 -t 20 -q free --nice=30")]


def odd_clusters():
    return [
        # a CPU is a socket, which only select/linear counts so
        OddCluster("sockets", """SelectType=select/linear
SelectTypeParameters=CR_Memory
NodeName=DEFAULT Sockets=2 CoresPerSocket=8 ThreadsPerCore=2 RealMemory=64000 State=UNKNOWN
NodeName=s[1-3] NodeAddr=127.0.0.1 CPUs=2
NodeName=t[1-2] NodeAddr=127.0.0.1 CPUs=32
PartitionName=DEFAULT State=DOWN
PartitionName=few Nodes=s[1-3] Default=YES TRESBillingWeights=CPU=4.0,Mem=0.1G
PartitionName=all Nodes=ALL PriorityJobFactor=20
""", everywhere(["few", "all"], SIZES[:5])),
        # sets of nodes by name and by feature that overlap, and defaults that come again
        OddCluster("sets", """PriorityFlags=NO_FAIR_TREE
FairShareDampeningFactor=3
NodeName=DEFAULT Boards=2 SocketsPerBoard=1 CoresPerSocket=4 ThreadsPerCore=1 RealMemory=30000 Feature=old State=UNKNOWN
NodeName=a[1-2] NodeAddr=127.0.0.1
NodeName=DEFAULT Feature=new,fast RealMemory=50000 CoreSpecCount=1
NodeName=b[1-3] NodeAddr=127.0.0.1 Weight=5
NodeName=DEFAULT CoreSpecCount=0 ThreadsPerCore=2
NodeName=c1 NodeAddr=127.0.0.1 CPUs=16 MemSpecLimit=1000
NodeSet=fresh Feature=new
NodeSet=mixed1 Feature=old Nodes=mixed2
NodeSet=mixed2 Nodes=b2,c1
DownNodes=a1 State=DOWN Reason="a fan, and dust"
PartitionName=DEFAULT State=DOWN Priority=40 MaxTime=600
PartitionName=one Nodes=fresh,a[1] Default=YES
PartitionName=DEFAULT PriorityTier=9 TRESBillingWeights=CPU=1.5
PartitionName=two Nodes=mixed[1] PriorityJobFactor=700
PartitionName=DEFAULT Priority=10 MaxTime=UNLIMITED TRESBillingWeights=CPU=0.0,Mem=3G,node=2.25
PartitionName=three Nodes=ALL
PartitionName=four Nodes=b[1-2],a2 Priority=90 TRESBillingWeights=cpu=2
""", everywhere(["one", "two", "three", "four"], SIZES[:6])),
        # GRES with and without types and files, of kinds that are weighed and tracked or not
        OddCluster("gres", """PriorityFlags=MAX_TRES
AccountingStorageTRES=gres/gpu,gres/gpu:a100,gres/nic,license/matlab
GresTypes=gpu,nic,mps
Licenses=matlab:9,idle:4
PriorityWeightTRES=CPU=1000,Mem=500,GRES/gpu=3000,GRES/gpu:a100=90,license/matlab=70,node=5,billing=11
NodeName=DEFAULT CPUs=16 Sockets=2 CoresPerSocket=8 RealMemory=120000 State=UNKNOWN
NodeName=g[1-2] NodeAddr=127.0.0.1 Gres=gpu:a100:2(S:0),gpu:v100:2(S:1),nic:3
NodeName=h1 NodeAddr=127.0.0.1 Gres=gpu:4,mps:400
NodeName=k1 NodeAddr=127.0.0.1 Gres=gpu:a100:no_consume:1,nic:2K
PartitionName=DEFAULT State=DOWN TRESBillingWeights=CPU=1.0,Mem=0.25G,GRES/gpu=6.5,license/matlab=100
PartitionName=gpu Nodes=g[1-2],h1 Default=YES
PartitionName=any Nodes=ALL TRESBillingWeights=GRES/gpu:a100=10,GRES/nic=2,node=0.5
PartitionName=plain Nodes=k1 TRESBillingWeights=Billing=1000,CPU=0.3
""", everywhere(["gpu", "any", "plain"], ["-n 2", "-n 2 --gres=gpu:1", "-N 1 --gres=gpu:a100:1,nic:2", "-N 2 --gpus=3", "-n 1 -L matlab:2,idle:1",
                                           "--gpus-per-task=1 -n 2", "-N 1 --exclusive"]),
                   files={"gres.conf": "NodeName=g[1-2] Name=gpu Type=a100 File=/dev/nvidia[0-1]\nNodeName=g[1-2] Name=gpu Type=v100 File=/dev/nvidia[2-3]\n"
                                       "NodeName=g[1-2] Name=nic Count=3\n"}),
        # partitions that are hidden, root's own, of one node at most, and without weight
        OddCluster("hidden", """PriorityFavorSmall=YES
PriorityFlags=SMALL_RELATIVE_TO_TIME,NO_NORMAL_PART,ACCRUE_ALWAYS
NodeName=n[1-4],m[01-02] NodeAddr=127.0.0.1 CPUs=8 RealMemory=16000 State=UNKNOWN
NodeName=spare NodeAddr=127.0.0.1 CPUs=64 RealMemory=256000 State=FUTURE
PartitionName=DEFAULT State=DOWN OverSubscribe=FORCE:4 DefMemPerCPU=500
PartitionName=shown Nodes=n[1-4] Default=YES MaxTime=30 MaxNodes=3
PartitionName=secret Nodes=n[2-4],m01 Hidden=YES PriorityJobFactor=0 DefaultTime=5 MaxTime=1-0
PartitionName=single Nodes=m[01-02] Hidden=YES RootOnly=NO MaxNodes=3 OverSubscribe=NO PriorityJobFactor=65533
PartitionName=whole Nodes=ALL OverSubscribe=EXCLUSIVE MaxTime=INFINITE DefMemPerNode=4000 AllocNodes=ALL
""", everywhere(["shown", "secret", "single", "whole"], SIZES[:5] + ["-N 1 --begin=now+1hour", "-n 2 --hold"])),
        # a QOS for nothing, one of a partition, weights of what is no part of a node, and the largest of them
        OddCluster("factors", """PriorityFlags=MAX_TRES,NO_NORMAL_QOS,DEPTH_OBLIVIOUS
AccountingStorageTRES=license/one,license/two,fs/lustre
AccountingStorageEnforce=associations,qos
Licenses=one:5,two:50
NodeName=n[1-5] NodeAddr=127.0.0.1 CPUs=12 Sockets=1 CoresPerSocket=6 ThreadsPerCore=2 RealMemory=48000 CpuSpecList=0-1 State=UNKNOWN
PartitionName=DEFAULT State=DOWN QOS=free
PartitionName=first Nodes=n[1-5] Default=YES TRESBillingWeights=CPU=2,Mem=1G,node=9,license/one=3,license/two=0.5,energy=4
PartitionName=second Nodes=n5 QOS=dear TRESBillingWeights=Mem=0.001,CPU=0.001
PartitionName=third Nodes=n[1-3] Priority=65533 AllowQos=dear,free,normal TRESBillingWeights=fs/lustre=3
""", everywhere(["first", "second", "third"], SIZES + ["-n 1 -L one:2,two:3"]),
                   tree=[("modify", "user", "odan", "set", "DefaultQOS=dear"), ("modify", "account", "deep", "set", "DefaultQOS=free")]),
        # switches, nodes that no partition has, a CPU count that is the cores' and one that is the threads'
        OddCluster("switches", """TopologyPlugin=topology/tree
PriorityFlags=NO_NORMAL_ASSOC,NO_NORMAL_TRES,MAX_TRES_GRES
PriorityWeightTRES=CPU=3,Mem=0.01,node=1.5
FairShareDampeningFactor=65535
NodeName=DEFAULT State=UNKNOWN
NodeName=c[1-4] NodeAddr=127.0.0.1 CPUs=16 Sockets=2 CoresPerSocket=8 ThreadsPerCore=2 RealMemory=32000 CoreSpecCount=2
NodeName=d[1-4] NodeAddr=127.0.0.1 CPUs=32 Sockets=2 CoresPerSocket=8 ThreadsPerCore=2 RealMemory=32000 CoreSpecCount=3
NodeName=idle[1-9] NodeAddr=127.0.0.1 CPUs=100 RealMemory=1000
PartitionName=DEFAULT State=DOWN
PartitionName=left Nodes=c[1-4] Default=YES TRESBillingWeights=CPU=1,Mem=1K
PartitionName=right Nodes=d[1-3] PriorityTier=3 TRESBillingWeights=CPU=0.125
PartitionName=both Nodes=c[2-3],d[2-4] PriorityJobFactor=1 PriorityTier=65533
PartitionName=empty
""", everywhere(["left", "right", "both"], [*SIZES, "-n 4 --ntasks-per-core=1", "-N 2 --switches=1"]),
                   files={"topology.conf": "SwitchName=s1 Nodes=c[1-4],idle[1-4]\nSwitchName=s2 Nodes=d[1-4],idle[5-9]\nSwitchName=top Switches=s[1-2]\n"}),
        # no decay, an age without end, names of every form, lists in quotes, lines that go on, times of every form
        OddCluster("forms", """PriorityMaxAge=UNLIMITED
PriorityDecayHalfLife=0
PriorityUsageResetPeriod=YEARLY
PriorityFlags=SMALL_RELATIVE_TO_TIME,small_relative_to_time,NoSuchFlag,INCR_ONLY
PriorityFavorSmall=YES
PriorityWeightTRES="CPU=10,Mem=0.5,node=3"
NodeName=r[1-2]n[01-03] NodeAddr=127.0.0.1 CPUs=4 RealMemory=4000 State=UNKNOWN \\
    Feature="x(2),y"
NodeName=q1,q[3-4] NodeAddr=127.0.0.1 Procs=6 RealMemory=8000 State=UNKNOWN # a comment
PartitionName=DEFAULT State=DOWN
PartitionName=x Nodes=r1n[01-03],r1n01,q1 Default=YES MaxTime=UNLIMITED
PartitionName=y Nodes=r1n02,r2n02,q[1,3] MaxTime=0-12 TRESBillingWeights="CPU=1.0,Mem=1"
PartitionName=z Nodes=ALL MaxTime=90:30 DefaultTime=0-1:30
""", everywhere(["x", "y", "z"]) + [("odan", "-p x -n 1"), ("odan", "-p z -n 1"),
                                    # without a limit of its own it would show that of the one at which the scheduler looked last
                                    ("oann", "-p x,y -n 2 -N 2 -t 1-0")]),
        # CPUs that are threads, cores, or neither, kept back in both ways, and factors that are 0 or 1
        OddCluster("threads", """SelectTypeParameters=CR_CPU_Memory
PriorityFlags=NO_FAIR_TREE,DEPTH_OBLIVIOUS,MAX_TRES
NodeName=a[1-2] NodeAddr=127.0.0.1 CPUs=8 Sockets=1 CoresPerSocket=4 ThreadsPerCore=2 RealMemory=9999 State=UNKNOWN CoreSpecCount=1
NodeName=b[1-2] NodeAddr=127.0.0.1 CPUs=4 Sockets=1 CoresPerSocket=4 ThreadsPerCore=2 RealMemory=9999 State=UNKNOWN
NodeName=c1 NodeAddr=127.0.0.1 CPUs=6 RealMemory=9999 State=UNKNOWN CpuSpecList=0,2-3
NodeName=d1 NodeAddr=127.0.0.1 Boards=2 SocketsPerBoard=2 CoresPerSocket=3 ThreadsPerCore=1 State=UNKNOWN
PartitionName=DEFAULT State=DOWN PriorityJobFactor=0
PartitionName=p Nodes=a[1-2] Default=YES TRESBillingWeights=CPU=1,Mem=1G
PartitionName=q Nodes=b[1-2],c1 PriorityJobFactor=1 TRESBillingWeights=CPU=0.5,node=1
PartitionName=r Nodes=ALL LLN=YES ExclusiveUser=YES
""", everywhere(["p", "q", "r"]) + [("oann", "-p p -n 2 --hint=nomultithread"), ("obob", "-p p -n 3 --threads-per-core=1"),
                                    ("ocid", "-p r -n 2 --mem-per-cpu=5000"), ("odan", "-p p -c 3 -n 1 --ntasks-per-core=1")]),
        # a user in several accounts and for a partition, accounts of nearly one name, accounts on parent in each other, room for nodes that come
        OddCluster("people", """PriorityFlags=NO_NORMAL_QOS,NO_NORMAL_PART,NO_NORMAL_ASSOC,NO_NORMAL_TRES
AccountingStorageEnforce=limits,qos
PriorityWeightTRES=billing=1,energy=5
MaxNodeCount=12
NodeName=n[1-9] NodeAddr=127.0.0.1 CPUs=10 RealMemory=20000 State=UNKNOWN
PartitionName=DEFAULT State=DOWN
PartitionName=p Nodes=n[1-9] Default=YES TRESBillingWeights=CPU=1,Mem=1G,node=0
PartitionName=q Nodes=n[1-3] PreemptMode=REQUEUE QOS=dear
""", everywhere(["p", "q"]) + [("oann", "-p p,q -n 2 -q free"), ("oann", "-p p -n 1 --array=1-5%2"), ("ocid", "-p q -n 1 --nice=100000"),
                               ("ocid", "-p q -n 1 --nice=2147483645")],
                   tree=[("add", "user", "oann", "account=flat", "partition=q", "Fairshare=9", "Priority=77"),
                         ("add", "user", "ocid", "account=deep", "Fairshare=4", "DefaultQOS=free", "QOS+=free"),
                         ("modify", "account", "upper", "set", "Priority=3", "Fairshare=2"), ("modify", "account", "flat", "set", "Fairshare=parent"),
                         ("add", "account", "Under_Score", "parent=flat", "Fairshare=1"), ("add", "account", "under-score", "parent=flat", "Fairshare=1"),
                         ("add", "user", "obob", "account=under-score"), ("add", "user", "ocid", "account=under_score", "Fairshare=0")]),
        # weights below 0 and of nearly nothing, the largest and none, a node of one CPU beside one of thousands
        OddCluster("extremes", """PriorityWeightFairshare=0
PriorityWeightAge=0
PriorityWeightJobSize=4294967295
PriorityWeightPartition=0
PriorityWeightAssoc=4294967295
PriorityWeightQOS=1
NodeName=n1 NodeAddr=127.0.0.1 State=UNKNOWN
NodeName=big NodeAddr=127.0.0.1 CPUs=4096 Sockets=8 CoresPerSocket=512 RealMemory=99999999 State=UNKNOWN
PartitionName=p Nodes=n1,big Default=YES State=DOWN TRESBillingWeights=CPU=-1,Mem=-2G
PartitionName=q Nodes=n1 State=DOWN TRESBillingWeights=Mem=0.0000001,CPU=1e3
""", everywhere(["p", "q"])),
    ]
