# as the program reads it from its standard input
remove QOS where Name=normal
add QOS Name=general Priority=0 MaxSubmitJobsPerUser=10000
add cluster Name=elm Fairshare=1 QOS=general
add account Name=lab01 Description=lab01 Organization=lab01 Fairshare=100
add user Name=u01 DefaultAccount=lab01 Fairshare=parent Account=lab01
modify user name=u01 set qos=general
list associations format=Account,User tree
