// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/schema/limit_rules.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// One limit: of a list of TRES, one of its entries.
struct Limit
{
    LimitKind kind = LimitKind::GrpTres;
    TresIndex tres = noTres; ///< of a list
    std::uint64_t value = 0; ///< jobs, minutes, counts (memory in MB), or counts × minutes

    bool operator==(const Limit &) const = default;
};

/// The limits in the options of an association (AssociationTree::options()), by kind and TRES. A TRES that is not tracked
/// limits nothing, as does what cannot be read.
[[nodiscard]] std::vector<Limit> limitsOf(const TresTable &tres, std::string_view options);
/// The same of a QOS.
[[nodiscard]] std::vector<Limit> limitsOf(const TresTable &tres, const Qos &qos);
/// The value of an option of a QOS, without quotes; empty when it is not there.
[[nodiscard]] std::string qosOptionValue(const Qos &qos, std::string_view name);
/// Whether an option of a QOS is that limit, however it is spelled.
[[nodiscard]] bool isQosLimit(std::string_view option, LimitKind kind);
/// The same as qosOptionRule(), and nullptr when it is no limit.
[[nodiscard]] const LimitRule *qosLimitRule(std::string_view option);
/// What sacctmgr makes of a list of TRES in which a value is no whole number with a unit: its first digits count, with a unit
/// that it knows behind them ("mem=1.5G" is 1 MB, "cpu=12x" 12, "cpu=many" 0). Nothing where it refuses the list
/// (src/common/slurmdb_defs.c, slurmdb_format_tres_str()).
[[nodiscard]] std::optional<TresCounts> tresTakenBySacctmgr(std::string_view list);
/// Whether sacctmgr reads a limit's value, without quotes, as it is written. Whatever is below zero, and nothing at all, is no limit.
[[nodiscard]] bool isReadableLimit(const LimitRule &rule, std::string_view value);
/// Whether the QOS has that flag: "OverPartQOS".
[[nodiscard]] bool hasQosFlag(const Qos &qos, std::string_view flag);

/// A limit's value as sacctmgr writes it: "64", "100G", "1-0".
[[nodiscard]] std::string limitValueText(const TresTable &tres, const Limit &limit);
/// The same beside @p other, a value that it is compared with: memory in MB where one of the two is no whole number of GB.
[[nodiscard]] std::string limitValueText(const TresTable &tres, const Limit &limit, std::uint64_t other);
/// The limit as an option: "GrpTRES=cpu=64".
[[nodiscard]] std::string limitText(const TresTable &tres, const Limit &limit);
[[nodiscard]] std::string limitText(const TresTable &tres, const Limit &limit, std::uint64_t other);

/// How AccountingStorageEnforce holds jobs to limits.
enum class Enforcement : std::uint8_t {
    None,
    Limits,
    Safe ///< a job starts only when what is left of limits of minutes is enough for its whole time limit
};
[[nodiscard]] Enforcement enforcement(const Policy &policy);
/// Whether AccountingStorageEnforce has one of the words: "qos", "all".
[[nodiscard]] bool enforcesAnyOf(const Policy &policy, std::initializer_list<std::string_view> words);

} // namespace apportion
