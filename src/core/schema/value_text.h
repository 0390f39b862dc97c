// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "core/schema/field.h"

#include <concepts>
#include <string>
#include <string_view>

namespace apportion
{

/// How whole weights are written: the documentation writes "CPU=1.0,Mem=0.25G" for TRESBillingWeights and
/// "CPU=1000,Mem=2000,GRES/gpu=3000" for PriorityWeightTRES.
enum class WeightStyle : std::uint8_t { Billing, Priority };

/// Billing or priority weights as slurm.conf writes them; every number reads back as the same double.
[[nodiscard]] std::string weightsText(const TresWeights &weights, WeightStyle style = WeightStyle::Billing);
/// Whether both lists weigh the same TRES alike, in whatever order, case and unit they are written.
[[nodiscard]] bool sameWeights(const TresWeights &a, const TresWeights &b);
/// Minutes as slurm.conf writes them: "7-0", "1-12", "02:30:00", "5", "UNLIMITED". What was read is given back as it
/// was written as long as it still means the same.
[[nodiscard]] std::string slurmTimeText(const SlurmTime &time);

namespace schema
{

// A value of each kind as Slurm's files write it.

[[nodiscard]] inline std::string valueText(bool value, Unit = Unit::None)
{
    return value ? "YES" : "NO";
}
template <std::integral Number>
[[nodiscard]] std::string valueText(Number value, Unit = Unit::None)
{
    return std::to_string(value);
}
[[nodiscard]] std::string valueText(double value, Unit = Unit::None);
[[nodiscard]] inline std::string valueText(const SlurmTime &value, Unit = Unit::None)
{
    return slurmTimeText(value);
}
[[nodiscard]] inline std::string valueText(const std::string &value, Unit = Unit::None)
{
    return value;
}
/// Comma separated.
[[nodiscard]] std::string valueText(const std::vector<std::string> &value, Unit = Unit::None);
/// Whole weights in points are written without a point.
[[nodiscard]] inline std::string valueText(const TresWeights &value, Unit unit)
{
    return weightsText(value, unit == Unit::PointsPerTres ? WeightStyle::Priority : WeightStyle::Billing);
}
/// "cpu=4,mem=1024".
[[nodiscard]] std::string valueText(const TresCounts &value, Unit = Unit::None);
/// Without those that are always tracked.
[[nodiscard]] std::string valueText(const TresTable &value, Unit = Unit::None);
/// "Key=value Key=value".
[[nodiscard]] std::string valueText(const std::vector<ForeignKey> &value, Unit = Unit::None);
/// Indices of groups and counts, which tell nothing outside of their policy: "0=8,2=4".
[[nodiscard]] std::string valueText(const std::vector<PartitionNodes> &value, Unit = Unit::None);
/// The words of the flags that are set, then the unknown ones.
[[nodiscard]] std::string flagsText(const FlagSet &flags, Words words);

/// A text as sacctmgr keeps it: in lower case, with ` for quotes and a blank for what is no letter (sacctmgr's strip_quotes()).
[[nodiscard]] std::string keptText(std::string_view text);
/// A list of names in lower case and in order, each once.
[[nodiscard]] std::string nameSetText(std::string_view list);
/// The names of the keys that differ in what @p meaning makes of them, or in their texts without one; what is not there means nothing.
[[nodiscard]] std::vector<std::string> differingKeys(const std::vector<ForeignKey> &before, const std::vector<ForeignKey> &after,
    std::string (*meaning)(std::string_view key, std::string_view value));

/// Whether two values mean the same, however they are written.
template <typename Value>
[[nodiscard]] bool sameValue(const Value &a, const Value &b)
{
    return a == b;
}
[[nodiscard]] inline bool sameValue(const TresWeights &a, const TresWeights &b)
{
    return sameWeights(a, b);
}
/// Whether both track the same, in whatever order.
[[nodiscard]] bool sameValue(const TresTable &a, const TresTable &b);

} // namespace schema

} // namespace apportion
