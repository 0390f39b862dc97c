#!/bin/sh
# accounts of the cluster oak, as an administrator keeps them
set -e
SACCTMGR="sacctmgr -i"

sacctmgr -i add cluster oak fairshare=1 qos=normal,high
sacctmgr -i add qos high priority=100 maxjobsperuser=5 preempt=normal description='urgent work'
sacctmgr -i create qos scavenge usagefactor=0.25 flags=NoReserve gracetime=00:05:00

sacctmgr -i add account physics fairshare=40 description="Department of Physics" organization=science > /dev/null 2>&1
sacctmgr -i add acct astro,geo parent=physics fairshare=10 \
    grptres=cpu=500,gres/gpu=8
sacctmgr -i add user ann,bob account=astro fairshare=parent maxjobs=7 # both of them
sacctmgr -i add user cy accounts=astro,geo partitions=batch,gpu defaultaccount=geo adminlevel=operator
sacctmgr -i modify user where name=ann account=astro set qos+=high fairshare=3 && echo done
sacctmgr -i modify account where name=geo set parent=root priority=50
for user in dot eve; do
    $SACCTMGR add user $user account=astro
done
sacctmgr -i delete user where name=bob
