// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/check/conf_keys_judged.h"
#include "core/policy/policy.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"
#include "core/schema/conf_keys.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>

// Words within the value of a key of slurm.conf, each with a value of its own, and the hosts of slurmctld.

namespace apportion::checker
{

namespace
{

/// A number within SchedulerParameters or SlurmctldParameters of which slurmctld dies where it is lower or higher.
struct BoundParameter
{
    std::string_view key;
    std::string_view parameter;
    std::int64_t least; ///< below 1: what atoi() makes of the text counts, whatever that is
    std::int64_t most;
    schema::Releases releases;
    std::string_view onlyWith {}; ///< another word of the value
};

constexpr std::int64_t most32 = std::numeric_limits<std::uint32_t>::max();
constexpr std::int64_t mostInt = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t megabyte = std::int64_t { 1024 } * 1024;

/// read_config.c, _validate_and_set_defaults; rate_limit.c, rate_limit_init; conmgr.c, conmgr_set_params
constexpr auto boundParameters = std::to_array<BoundParameter>({ { "SchedulerParameters", "max_script_size", 0, 512 * megabyte, { 2108 } },
    { "SchedulerParameters", "max_submit_line_size", 0, 2 * megabyte, { 2311 } },
    { "SlurmctldParameters", "conmgr_max_connections", 1, most32, { 2411 } },
    { "SlurmctldParameters", "rl_bucket_size", 1, most32, { 2511 }, "rl_enable" },
    { "SlurmctldParameters", "rl_log_freq", -1, mostInt, { 2511 }, "rl_enable" },
    { "SlurmctldParameters", "rl_refill_period", 1, most32, { 2511 }, "rl_enable" },
    { "SlurmctldParameters", "rl_refill_rate", 1, most32, { 2511 }, "rl_enable" },
    { "SlurmctldParameters", "rl_table_size", 1, most32, { 2511 }, "rl_enable" } });

/// What atoi() makes of a text: the digits that it begins with, and of their number the lower 32 bits.
std::int64_t leadingInt(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
    const std::string_view digits = text.substr(0, std::min(text.find_first_not_of("0123456789", sign), text.size())).substr(sign);
    if (digits.empty()) {
        return 0;
    }
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const std::int64_t number = wholeNumber(digits).value_or(most);
    return static_cast<std::int32_t>(text.starts_with('-') ? -number : number);
}

void checkParameters(const Policy &policy, Diagnostics &findings)
{
    for (const BoundParameter &bound : boundParameters) {
        const std::string_view value = foreignConfValue(policy, bound.key);
        const std::string before = std::string(bound.parameter) + '=';
        const std::size_t at = lowerCase(value).find(before);
        if (!bound.releases.knows(judgedRelease(policy)) || at == std::string::npos || lowerCase(value).find(bound.onlyWith) == std::string::npos) {
            continue;
        }
        const std::string_view behind = value.substr(at + before.size());
        const std::string_view written = behind.substr(0, behind.find(','));
        const std::optional<std::int64_t> number = bound.least > 0 ? wholeNumber(written) : leadingInt(written);
        if (!number || *number < bound.least || *number > bound.most) {
            const ForeignLine &line = *foreignConfLine(policy, bound.key);
            findings.push_back({ Severity::Error, "conf-value",
                { APPORTION_TEXT("%1=%2 in %3 is no value that Slurm knows: slurmctld would not start"),
                    { std::string(bound.parameter), cutWord(written), std::string(bound.key) } },
                { APPORTION_TEXT("Write a whole number from %1 to %2."), { std::to_string(bound.least), std::to_string(bound.most) } }, line.place,
                { ObjectRef::Kind::Setting, 0, cutWord(line.key) } });
        }
    }
}

/// Words within a value that slurmctld dies of whatever release it is.
void checkParameterWords(const Policy &policy, Diagnostics &findings)
{
    const auto add = [&](std::string_view key, Text message, Text advice) {
        findings.push_back({ Severity::Error, "conf-value", std::move(message), std::move(advice), foreignConfLine(policy, key)->place,
            { ObjectRef::Kind::Setting, 0, std::string(key) } });
    };
    // slurmdbd_agent.c, slurmdbd_agent_config_setup; 20.11 to 26.05
    constexpr std::string_view controller = "SlurmctldParameters";
    constexpr std::string_view action = "max_dbd_msg_action=";
    const std::string_view value = foreignConfValue(policy, controller);
    if (const std::size_t at = lowerCase(value).find(action);
        at != std::string::npos && foreignConfValue(policy, "AccountingStorageType").ends_with("slurmdbd")) {
        const std::string_view behind = value.substr(at + action.size());
        const std::string_view written = behind.substr(0, behind.find(','));
        if (!sameIgnoringCase(written, "discard") && !sameIgnoringCase(written, "exit")) {
            add(controller,
                { APPORTION_TEXT("%1=%2 in %3 is no value that Slurm knows: slurmctld would not start"),
                    { std::string(action.substr(0, action.size() - 1)), cutWord(written), std::string(controller) } },
                { APPORTION_TEXT("Write one of: %1."), { "discard, exit" } });
        }
    }
    // backfill.c, _load_config; 20.11 to 26.05
    constexpr std::string_view scheduler = "SchedulerParameters";
    const std::string words = lowerCase(foreignConfValue(policy, scheduler));
    const std::string_view type = foreignConfValue(policy, "SchedulerType");
    if (words.find("max_job_bf=") != std::string::npos && words.find("bf_max_job_test=") == std::string::npos
        && (type.empty() || type == "sched/backfill")) {
        add(scheduler, { APPORTION_TEXT("%1 in %2 was given up: slurmctld would not start"), { "max_job_bf", std::string(scheduler) } },
            { APPORTION_TEXT("Write %1"), { "bf_max_job_test" } });
    }
}

/// A host with its address in brackets behind it, and each host once (read_config.c, _parse_slurmctld_host() and
/// _load_slurmctld_host(); 20.11 to 26.05).
void checkControllers(const Policy &policy, Diagnostics &findings)
{
    std::set<std::string_view> hosts;
    for (const ForeignLine &line : *policy.foreignConf) {
        if (!sameIgnoringCase(plainKey(line.key), "SlurmctldHost")) {
            continue;
        }
        const std::string_view value = withoutConfQuotes(std::string_view(line.value).substr(0, line.value.find_first_of(" \t")));
        const std::size_t open = value.find('(');
        const std::size_t close = value.find(')');
        const ObjectRef object { ObjectRef::Kind::Setting, 0, cutWord(line.key) };
        if ((open == std::string_view::npos) != (close == std::string_view::npos) || (close != std::string_view::npos && close + 1 != value.size())) {
            findings.push_back({ Severity::Error, "conf-value",
                { APPORTION_TEXT("%1=%2 in %3 is no value that Slurm knows: slurmctld would not start"),
                    { cutWord(line.key), cutWord(value), "slurm.conf" } },
                { APPORTION_TEXT("Write host(address)."), {} }, line.place, object });
        } else if (!hosts.insert(value.substr(0, open)).second) {
            findings.push_back({ Severity::Error, "conf-pair",
                { APPORTION_TEXT("%1=%2 stands twice: slurmctld would not start"), { cutWord(line.key), cutWord(value.substr(0, open)) } },
                { APPORTION_TEXT("Remove one of them."), {} }, line.place, object });
        }
    }
}

} // namespace

void checkConfParameters(const Policy &policy, Diagnostics &findings)
{
    checkParameters(policy, findings);
    checkParameterWords(policy, findings);
    checkControllers(policy, findings);
}

} // namespace apportion::checker
