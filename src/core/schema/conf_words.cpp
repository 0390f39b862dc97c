// SPDX-License-Identifier: GPL-3.0-or-later
// The words are those of read_config.c, slurm_protocol_defs.c, node_conf.c and log.c of Slurm 20.11 to 26.05.
#include "core/schema/conf_words.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <array>
#include <string>

namespace apportion::schema
{

namespace
{

constexpr auto wordsOfEnforcements
    = std::to_array<std::string_view>({ "associations", "limits", "nojobs", "nosteps", "qos", "safe", "wckeys", "all", "1", "2" });
constexpr auto wordsOfPartLimits = std::to_array<std::string_view>({ "ALL", "ANY", "NO", "YES", "UP", "TRUE", "1", "DOWN", "FALSE", "0" });
constexpr auto wordsOfPreemptModes
    = std::to_array<std::string_view>({ "OFF", "CANCEL", "GANG", "REQUEUE", "SUSPEND", "WITHIN", "PRIORITY", "CLUSTER", "ON" });
constexpr auto wordsOfResourceLimits
    = std::to_array<std::string_view>({ "ALL", "NONE", "AS", "CORE", "CPU", "DATA", "FSIZE", "MEMLOCK", "NOFILE", "NPROC", "RSS", "STACK" });
constexpr auto wordsOfDebugFlags = std::to_array<std::string_view>({ "Accrue", "Agent", "AuditRPCs", "AuditTLS", "Backfill", "BackfillMap",
    "BurstBuffer", "CPU_Bind", "CpuFrequency", "Cgroup", "ConMgr", "Data", "DBD_Agent", "DB_Archive", "DB_Assoc", "DB_Event", "DB_Job", "DB_QOS",
    "DB_Query", "DB_Reservation", "DB_Resource", "DB_Step", "DB_TRES", "DB_Usage", "DB_WCKey", "Dependency", "Elasticsearch", "Energy", "ExtSensors",
    "FrontEnd", "Federation", "Gang", "GLOB_SILENCE", "Gres", "Hetjob", "HeteroJobs", "Interconnect", "JAG", "JobAccountGather", "JobComp",
    "JobContainer", "License", "Metrics", "MPI", "Namespace", "Net", "Network", "NetRaw", "NetworkRaw", "NodeFeatures", "NO_CONF_HASH", "NoConfHash",
    "Power", "PowerSave", "Priority", "Profile", "Protocol", "Reservation", "Route", "Sack", "Script", "SelectType", "Steps", "Switch", "Task",
    "Thread", "Threads", "TimeCray", "TLS", "TraceJobs", "Trigger", "Triggers", "WorkQ", "WorkQueue" });
constexpr auto wordsOfTaskParameters = std::to_array<std::string_view>(
    { "none", "sockets", "cores", "threads", "thread", "verbose", "SlurmdOffSpec", "SlurmdSpecOverride", "OOMKillStep", "cpusets", "sched",
        "autobind=none", "autobind=threads", "autobind=thread", "autobind=cores", "autobind=core", "autobind=sockets", "autobind=socket" });
constexpr auto wordsOfLogLevels
    = std::to_array<std::string_view>({ "quiet", "fatal", "error", "info", "verbose", "debug", "debug2", "debug3", "debug4", "debug5" });
constexpr auto wordsOfFastSchedule = std::to_array<std::string_view>({ "1" }); // the others were given up with 20.02
constexpr auto wordsOfSchedulers = std::to_array<std::string_view>({ "sched/backfill", "sched/builtin", "sched/hold" });
constexpr auto wordsOfSelectors = std::to_array<std::string_view>(
    { "select/cons_tres", "select/linear", "select/cons_res", "select/cray_aries", "select/cray", "select/serial" });
constexpr auto wordsOfPreemptors = std::to_array<std::string_view>({ "preempt/none", "preempt/partition_prio", "preempt/qos" });
constexpr auto wordsOfTopologies = std::to_array<std::string_view>({ "topology/none", "topology/default", "topology/flat", "topology/tree",
    "topology/block", "topology/ring", "topology/torus3d", "topology/3d_torus", "topology/hypercube", "topology/node_rank" });
constexpr auto wordsOfPrologFlags
    = std::to_array<std::string_view>({ "Alloc", "Contain", "DeferBatch", "ForceRequeueOnFail", "NoHold", "RunInJob", "Serial", "X11" });
/// What is allocated: at most one of them.
constexpr auto wordsOfConsumables
    = std::to_array<std::string_view>({ "CR_CPU", "CR_CPU_Memory", "CR_Core", "CR_Core_Memory", "CR_Socket", "CR_Socket_Memory", "CR_Memory" });
constexpr auto wordsOfSelects = std::to_array<std::string_view>(
    { "CR_CPU", "CR_CPU_Memory", "CR_Core", "CR_Core_Memory", "CR_Socket", "CR_Socket_Memory", "CR_Memory", "CR_ONE_TASK_PER_CORE",
        "CR_CORE_DEFAULT_DIST_BLOCK", "CR_NO_DIST_TOPO_BLOCK", "CR_LLN", "CR_PACK_NODES", "LL_SHARED_GRES", "MULTIPLE_SHARING_GRES_PJ",
        "ENFORCE_BINDING_GRES", "ONE_TASK_PER_SHARING_GRES", "CR_ALLOCATE_FULL_SOCKET", "OTHER_CONS_RES", "OTHER_CONS_TRES" });
constexpr auto wordsOfPartitionStates = std::to_array<std::string_view>({ "UP", "DOWN", "DRAIN", "INACTIVE" });
constexpr auto wordsOfSharing = std::to_array<std::string_view>({ "NO", "YES", "EXCLUSIVE", "FORCE", "YES:", "FORCE:" });
constexpr auto wordsOfPartitionSelects = std::to_array<std::string_view>({ "CR_Core", "CR_Core_Memory", "CR_Socket", "CR_Socket_Memory" });
constexpr auto wordsOfNodeStates = std::to_array<std::string_view>(
    { "UNKNOWN", "DOWN", "IDLE", "ALLOCATED", "ERROR", "MIXED", "FUTURE", "CLOUD", "DRAIN", "FAIL", "EXTERNAL", "INVAL" });
constexpr auto wordsOfLocations = std::to_array<std::string_view>({ "slurmctld", "slurmd" });

constexpr auto allConfWords = std::to_array<ConfWords>({
    { ConfSection::Top, "AccountingStorageEnforce", ConfWords::Form::List, wordsOfEnforcements },
    { ConfSection::Top, "DebugFlags", ConfWords::Form::List, wordsOfDebugFlags },
    { ConfSection::Top, "EnforcePartLimits", ConfWords::Form::OneOf, wordsOfPartLimits },
    { ConfSection::Top, "FastSchedule", ConfWords::Form::OneOf, wordsOfFastSchedule },
    { ConfSection::Top, "FirstJobId", ConfWords::Form::NotZero, {} },
    { ConfSection::Top, "MaxJobCount", ConfWords::Form::NotZero, {} },
    { ConfSection::Top, "MaxStepCount", ConfWords::Form::NotZero, {} },
    { ConfSection::Top, "PreemptMode", ConfWords::Form::List, wordsOfPreemptModes },
    { ConfSection::Top, "PreemptType", ConfWords::Form::Plugin, wordsOfPreemptors },
    { ConfSection::Top, "PrologFlags", ConfWords::Form::List, wordsOfPrologFlags },
    { ConfSection::Top, "PropagateResourceLimits", ConfWords::Form::List, wordsOfResourceLimits },
    { ConfSection::Top, "PropagateResourceLimitsExcept", ConfWords::Form::List, wordsOfResourceLimits },
    { ConfSection::Top, "SchedulerType", ConfWords::Form::Plugin, wordsOfSchedulers },
    { ConfSection::Top, "SelectType", ConfWords::Form::Plugin, wordsOfSelectors },
    { ConfSection::Top, "SelectTypeParameters", ConfWords::Form::List, wordsOfSelects },
    { ConfSection::Top, "SlurmctldDebug", ConfWords::Form::Level, wordsOfLogLevels },
    { ConfSection::Top, "SlurmctldPort", ConfWords::Form::FirstPort, {} },
    { ConfSection::Top, "SlurmdDebug", ConfWords::Form::Level, wordsOfLogLevels },
    { ConfSection::Top, "TaskPluginParam", ConfWords::Form::List, wordsOfTaskParameters },
    { ConfSection::Top, "TopologyPlugin", ConfWords::Form::Plugin, wordsOfTopologies },
    { ConfSection::Node, "Port", ConfWords::Form::Ports, {} },
    { ConfSection::Node, "State", ConfWords::Form::Beginning, wordsOfNodeStates },
    { ConfSection::Partition, "DefaultTime", ConfWords::Form::Time, {} },
    { ConfSection::Partition, "OverSubscribe", ConfWords::Form::Beginning, wordsOfSharing },
    { ConfSection::Partition, "PreemptMode", ConfWords::Form::List, wordsOfPreemptModes },
    { ConfSection::Partition, "SelectTypeParameters", ConfWords::Form::OneOf, wordsOfPartitionSelects },
    { ConfSection::Partition, "Shared", ConfWords::Form::Beginning, wordsOfSharing },
    { ConfSection::Partition, "State", ConfWords::Form::Beginning, wordsOfPartitionStates },
    { ConfSection::PowerAction, "Location", ConfWords::Form::OneOf, wordsOfLocations },
});

bool holdsWord(std::span<const std::string_view> words, std::string_view value)
{
    return std::any_of(words.begin(), words.end(), [value](std::string_view word) { return sameIgnoringCase(word, value); });
}

/// "6817" or "6817-6820" (read_config.c, _validate_and_set_defaults).
bool holdsFirstPort(std::string_view value)
{
    const auto number = [](std::string_view text) -> std::uint64_t {
        const bool isNumber = !text.empty() && text.size() < 19 && text.find_first_not_of("0123456789") == std::string_view::npos;
        return isNumber ? std::stoull(std::string(text)) : 0;
    };
    const std::size_t dash = value.find('-');
    const std::uint64_t first = number(value.substr(0, dash));
    return first != 0 && (dash == std::string_view::npos || number(value.substr(dash + 1)) > first);
}

/// Each number of "8001-8004,9000" fits into 16 bits.
bool holdsPorts(std::string_view value)
{
    std::uint32_t number = 0;
    for (const char c : value) {
        number = c >= '0' && c <= '9' ? number * 10 + static_cast<std::uint32_t>(c - '0') : 0;
        if (number > 0xffff) {
            return false;
        }
    }
    return true;
}

} // namespace

const ConfWords *findConfWords(ConfSection section, std::string_view key)
{
    const auto found = std::find_if(allConfWords.begin(), allConfWords.end(),
        [&](const ConfWords &words) { return words.section == section && sameIgnoringCase(words.key, key); });
    return found == allConfWords.end() ? nullptr : &*found;
}

bool holdsConfWords(const ConfWords &words, std::string_view value)
{
    if (value.empty()) {
        return true;
    }
    const bool isNumber = value.find_first_not_of("0123456789") == std::string_view::npos;
    switch (words.form) {
    case ConfWords::Form::NotZero:
        return value.find_first_not_of('0') != std::string_view::npos;
    case ConfWords::Form::FirstPort:
        return holdsFirstPort(value);
    case ConfWords::Form::Ports:
        return holdsPorts(value);
    case ConfWords::Form::Level:
        return isNumber || holdsWord(words.words, value);
    case ConfWords::Form::OneOf:
    case ConfWords::Form::Plugin:
        return holdsWord(words.words, value);
    case ConfWords::Form::Beginning:
        return std::any_of(words.words.begin(), words.words.end(),
            [value](std::string_view word) { return sameIgnoringCase(value.substr(0, std::min(value.size(), word.size())), word); });
    case ConfWords::Form::Time:
        return static_cast<bool>(parseTime(value));
    case ConfWords::Form::List:
        break;
    }
    bool holds = true;
    splitEach(value, ',', [&](std::string_view word) { holds = holds && (word.empty() || holdsWord(words.words, word)); });
    return holds;
}

bool isPreemptPair(std::string_view type, std::string_view mode)
{
    int modes = 0;
    bool preempts = false;
    bool gang = false;
    bool suspends = false;
    bool within = false;
    splitEach(mode, ',', [&](std::string_view word) {
        const auto is = [word](std::string_view other) { return sameIgnoringCase(word, other); };
        gang = gang || is("GANG");
        within = within || is("WITHIN") || is("PRIORITY");
        suspends = suspends || is("SUSPEND") || is("ON");
        const bool isMode = is("CANCEL") || is("REQUEUE") || is("SUSPEND") || is("ON");
        preempts = preempts || isMode;
        modes += isMode || is("OFF") || is("CLUSTER") ? 1 : 0;
    });
    if (modes > 1 || (gang && within) || (suspends && !gang && !within)) {
        return false;
    }
    const bool isOn = type == "preempt/qos" || type == "preempt/partition_prio";
    if (isOn) {
        return preempts;
    }
    return (!type.empty() && type != "preempt/none") || (!preempts && !within);
}

bool isPrologFlagSet(std::string_view flags)
{
    bool holds = false;
    bool contains = false;
    splitEach(flags, ',', [&](std::string_view word) {
        holds = holds || sameIgnoringCase(word, "NoHold");
        contains = contains || sameIgnoringCase(word, "Contain") || sameIgnoringCase(word, "X11") || sameIgnoringCase(word, "RunInJob");
    });
    return !holds || !contains;
}

bool isSelectPair(std::string_view type, std::string_view parameters)
{
    int consumables = 0;
    bool counts = false; // CPUs, cores or sockets
    bool ofCpus = false;
    bool oneTask = false;
    splitEach(parameters, ',', [&](std::string_view word) {
        const bool isConsumable = holdsWord(wordsOfConsumables, word);
        consumables += isConsumable ? 1 : 0;
        counts = counts || (isConsumable && !sameIgnoringCase(word, "CR_Memory"));
        ofCpus = ofCpus || sameIgnoringCase(word, "CR_CPU") || sameIgnoringCase(word, "CR_CPU_Memory");
        oneTask = oneTask || sameIgnoringCase(word, "CR_ONE_TASK_PER_CORE");
    });
    if (consumables > 1 || (ofCpus && oneTask)) {
        return false;
    }
    const bool ofParts = type == "select/cons_tres" || type == "select/cons_res";
    return ofParts ? counts || parameters.empty() : !counts || type != "select/linear";
}

bool isTresName(std::string_view name)
{
    constexpr auto alone = std::to_array<std::string_view>({ "cpu", "mem", "energy", "node", "billing", "vmem", "pages" });
    constexpr auto named = std::to_array<std::string_view>({ "bb/", "fs/", "gres/", "ic/", "license/" });
    return holdsWord(alone, name) || std::any_of(named.begin(), named.end(), [name](std::string_view type) {
        return sameIgnoringCase(name.substr(0, std::min(name.size(), type.size())), type);
    });
}
bool isOddWeight(std::string_view entry)
{
    std::string number = lowerCase(trimmed(entry.substr(std::min(entry.find('=') + 1, entry.size()))));
    number.erase(0, !number.empty() && (number.front() == '+' || number.front() == '-') ? 1 : 0);
    return number == "inf" || number == "infinity" || number == "nan"
        || (number.size() > 2 && number.starts_with("0x") && number.find_first_not_of("0123456789abcdef.p+-", 2) == std::string::npos);
}

} // namespace apportion::schema
