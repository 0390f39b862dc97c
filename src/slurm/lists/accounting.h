// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace apportion::slurm
{

/// The columns of sacct that a trace of jobs is made of; releases before 21.08 do not know the last one.
inline constexpr const char *accountingColumns = "JobIDRaw,JobID,User,Account,Partition,QOS,Submit,Eligible,Start,End,Suspended,TimelimitRaw,State,"
                                                 "ReqTRES,AllocTRES,ReqMem,ReqCPUS,ReqNodes,NodeList,Priority,Reservation,Reason,Flags,SubmitLine";
inline constexpr const char *oldAccountingColumns
    = "JobIDRaw,JobID,User,Account,Partition,QOS,Submit,Eligible,Start,End,Suspended,TimelimitRaw,State,"
      "ReqTRES,AllocTRES,ReqMem,ReqCPUS,ReqNodes,NodeList,Priority,Reservation,Reason,Flags";

} // namespace apportion::slurm
