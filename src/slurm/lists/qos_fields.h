// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Sets an option of a QOS by its name in the flat file or on sacctmgr's command line, whatever its case. What
/// Apportion does not work with becomes a foreign key with @p written as its value. False when the value of one that
/// it works with cannot be read; then nothing is set.
bool setQosOption(Qos &qos, std::string_view name, std::string_view value, std::string_view written);

/// The option of sacctmgr that a column or a dump names otherwise ("MaxSubmitPU" is MaxSubmitJobsPerUser); other names are
/// their own.
[[nodiscard]] std::string_view optionOfColumn(std::string_view column);

/// A foreign option with the word that every release takes, its value in quotes where it holds a colon (dumps of 25.05 and later
/// write `GrpTRES=cpu=5,gres/gpu:h100=6` without), and times in the form that sacctmgr takes: seconds for GraceTime
/// (of "00:05:00" it would store 0), "00:05:00" for PreemptExemptTime, whose plain numbers dumps mean as seconds and
/// sacctmgr as minutes.
[[nodiscard]] ForeignKey qosOption(ForeignKey option);
/// "1-02:03:04", as sacctmgr's lists show a time.
[[nodiscard]] std::string clockText(std::uint64_t seconds);

/// The QOS of that name (QOS names have no case); nullptr when there is none.
[[nodiscard]] Qos *findQosByName(std::vector<Qos> &list, std::string_view name);

} // namespace apportion::slurm
