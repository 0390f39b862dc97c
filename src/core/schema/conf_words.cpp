// SPDX-License-Identifier: GPL-3.0-or-later
// The words are those of read_config.c, slurm_protocol_defs.c, node_conf.c and log.c of Slurm 20.11 to 26.05.
#include "core/schema/conf_words.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/schema/conf_number.h"
#include "core/schema/conf_pairs.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>

namespace apportion::schema
{

namespace
{

/// The last release that took it.
constexpr ConfWord until(const char *word, Release last)
{
    return { word, oldestRelease, last };
}

constexpr ConfWord goingOn(const char *word, Release since = oldestRelease)
{
    ConfWord result(word, since);
    result.goesOn = true;
    return result;
}

constexpr auto wordsOfEnforcements
    = std::to_array<ConfWord>({ "associations", "limits", "nojobs", "nosteps", "qos", "safe", "wckeys", "all", "1", "2" });
constexpr auto wordsOfPartLimits = std::to_array<ConfWord>({ "ALL", "ANY", "NO", "YES", "UP", "TRUE", "1", "DOWN", "FALSE", "0" });
constexpr auto wordsOfPreemptModes
    = std::to_array<ConfWord>({ "OFF", "CANCEL", "GANG", "REQUEUE", "SUSPEND", { "WITHIN", 2205 }, { "PRIORITY", 2505 }, "CLUSTER", "ON" });
constexpr auto wordsOfReconfigurations = std::to_array<ConfWord>({ "KeepPartInfo", "KeepPartState", { "KeepPowerSaveSettings", 2302 } });
constexpr auto wordsOfResourceLimits
    = std::to_array<ConfWord>({ "ALL", "NONE", "AS", "CORE", "CPU", "DATA", "FSIZE", "MEMLOCK", "NOFILE", "NPROC", "RSS", "STACK" });
constexpr auto wordsOfDebugFlags = std::to_array<ConfWord>({ "Accrue", "Agent", { "AuditRPCs", 2405 }, { "AuditTLS", 2505 }, "Backfill",
    "BackfillMap", "BurstBuffer", "CPU_Bind", "CpuFrequency", { "Cgroup", 2108 }, { "ConMgr", 2411 }, "Data", { "DBD_Agent", 2405 }, "DB_Archive",
    "DB_Assoc", "DB_Event", "DB_Job", "DB_QOS", "DB_Query", "DB_Reservation", "DB_Resource", "DB_Step", "DB_TRES", "DB_Usage", "DB_WCKey",
    "Dependency", "Elasticsearch", "Energy", until("ExtSensors", 2311), "Federation", until("Filesystem", 2011), until("FrontEnd", 2411), "Gang",
    { "GLOB_SILENCE", 2311 }, "Gres", "Hetjob", "Interconnect", { "JAG", 2108 }, { "JobAccountGather", 2108 }, { "JobComp", 2302 }, "JobContainer",
    "License", { "Metrics", 2511 }, { "MPI", 2205 }, { "Namespace", 2511 }, "Net", "Network", "NetRaw", "NetworkRaw", "NodeFeatures", "NO_CONF_HASH",
    until("NoRealTime", 2011), "Power", "PowerSave", "Priority", "Profile", "Protocol", "Reservation", "Route", { "Sack", 2311 }, { "Script", 2108 },
    "SelectType", "Steps", "Switch", "Task", { "Thread", 2605 }, { "Threads", 2605 }, until("TimeCray", 2311), { "TLS", 2405 }, "TraceJobs",
    until("TRESNode", 2011), "Trigger", "Triggers", "WorkQ", "WorkQueue" });
constexpr auto wordsOfTaskParameters = std::to_array<ConfWord>({ "none", "sockets", "cores", "threads", "verbose", "SlurmdOffSpec",
    { "SlurmdSpecOverride", 2505 }, { "OOMKillStep", 2411 }, until("boards", 2108), until("cpusets", 2011), until("sched", 2011), "autobind=none",
    "autobind=threads", "autobind=cores", "autobind=sockets" });
constexpr auto wordsOfLogLevels
    = std::to_array<ConfWord>({ "quiet", "fatal", "error", "info", "verbose", "debug", "debug2", "debug3", "debug4", "debug5" });
constexpr auto wordsOfFastSchedule = std::to_array<ConfWord>({ "1" }); // the others were given up with 20.02
constexpr auto wordsOfSchedulers = std::to_array<ConfWord>({ "sched/backfill", "sched/builtin", until("sched/hold", 2011) });
constexpr auto wordsOfSelectors
    = std::to_array<ConfWord>({ "select/cons_tres", "select/linear", until("select/cons_res", 2302), until("select/cray_aries", 2311) });
constexpr auto wordsOfPreemptors = std::to_array<ConfWord>({ "preempt/none", "preempt/partition_prio", "preempt/qos" });
constexpr auto wordsOfTopologies
    = std::to_array<ConfWord>({ "topology/none", { "topology/default", 2311 }, { "topology/flat", 2505 }, "topology/tree", { "topology/block", 2311 },
        { "topology/ring", 2605 }, { "topology/torus3d", 2605 }, until("topology/3d_torus", 2411), until("topology/hypercube", 2302) });
constexpr auto wordsOfStorages
    = std::to_array<ConfWord>({ "accounting_storage/none", "accounting_storage/slurmdbd", { "accounting_storage/ctld_relay", 2405 } });
constexpr auto wordsOfJobGatherers = std::to_array<ConfWord>(
    { "jobacct_gather/none", "jobacct_gather/linux", "jobacct_gather/cgroup", { "none", 2311 } }); // as it is spelt where no other plugin is meant
constexpr auto wordsOfAuthentications = std::to_array<ConfWord>({ "auth/munge", { "auth/slurm", 2311 }, "auth/none" });
constexpr auto wordsOfOtherAuthentications = std::to_array<ConfWord>({ "auth/jwt", { "auth/slurm", 2311 }, "auth/munge", "auth/none" });
constexpr auto wordsOfCredentials = std::to_array<ConfWord>(
    { "cred/munge", { "cred/slurm", 2311 }, "cred/none", { "auth/slurm", 2311 }, { "auth/munge", 2311 }, { "auth/none", 2311 } });
constexpr auto wordsOfCertificates = std::to_array<ConfWord>({ "certmgr/script" });
constexpr auto wordsOfHashes = std::to_array<ConfWord>({ "hash/k12", "hash/sha3" });
constexpr auto wordsOfTls = std::to_array<ConfWord>({ "tls/none", "tls/s2n" });
constexpr auto wordsOfMetrics = std::to_array<ConfWord>({ "metrics/openmetrics" });
constexpr auto wordsOfLabels
    = std::to_array<ConfWord>({ "mcs/none", "mcs/account", "mcs/group", "mcs/user", { "mcs/label", 2411 }, { "none", 2311 } });
constexpr auto wordsOfNodeFeatures
    = std::to_array<ConfWord>({ { "node_features/helpers", 2108 }, until("node_features/knl_cray", 2311), until("node_features/knl_generic", 2505) });
constexpr auto wordsOfPreps = std::to_array<ConfWord>({ "prep/script" });
constexpr auto wordsOfCompletions = std::to_array<ConfWord>({ "jobcomp/none", "jobcomp/elasticsearch", "jobcomp/filetxt", "jobcomp/kafka",
    "jobcomp/lua", "jobcomp/mysql", "jobcomp/script", { "none", 2311 } });
constexpr auto wordsOfProfiles
    = std::to_array<ConfWord>({ "acct_gather_profile/none", "acct_gather_profile/hdf5", "acct_gather_profile/influxdb", { "none", 2311 } });
constexpr auto wordsOfInterconnects
    = std::to_array<ConfWord>({ "acct_gather_interconnect/none", "acct_gather_interconnect/ofed", { "acct_gather_interconnect/sysfs", 2205 } });
constexpr auto wordsOfFilesystems = std::to_array<ConfWord>({ "acct_gather_filesystem/none", "acct_gather_filesystem/lustre", { "none", 2311 } });
constexpr auto wordsOfSensors = std::to_array<ConfWord>({ "ext_sensors/none", "ext_sensors/rrd" });
constexpr auto wordsOfPowers = std::to_array<ConfWord>({ "power/none", "power/cray_aries" });
constexpr auto wordsOfEnergies
    = std::to_array<ConfWord>({ "acct_gather_energy/none", { "acct_gather_energy/gpu", 2205 }, "acct_gather_energy/ibmaem", "acct_gather_energy/ipmi",
        "acct_gather_energy/pm_counters", "acct_gather_energy/rapl", until("acct_gather_energy/rsmi", 2108), "acct_gather_energy/xcc" });
constexpr auto wordsOfSwitches = std::to_array<ConfWord>(
    { "switch/none", until("switch/cray_aries", 2311), { "switch/hpe_slingshot", 2205 }, { "switch/nvidia_imex", 2405 }, { "none", 2311 } });
constexpr auto wordsOfBurstBuffers = std::to_array<ConfWord>({ "burst_buffer/datawarp", { "burst_buffer/lua", 2108 } });
constexpr auto wordsOfSiteFactors = std::to_array<ConfWord>({ until("site_factor/none", 2302), { "site_factor/example", 2311 } });
constexpr auto wordsOfSubmitPlugins
    = std::to_array<ConfWord>({ "job_submit/all_partitions", until("job_submit/cray_aries", 2311), "job_submit/defaults", "job_submit/logging",
        "job_submit/lua", "job_submit/partition", "job_submit/pbs", "job_submit/require_timelimit", "job_submit/throttle" });
constexpr auto wordsOfPrologFlags = std::to_array<ConfWord>(
    { "Alloc", "Contain", { "DeferBatch", 2205 }, { "ForceRequeueOnFail", 2302 }, "NoHold", { "RunInJob", 2405 }, "Serial", "X11" });
constexpr auto wordsOfSelects = std::to_array<ConfWord>({ "CR_CPU", "CR_CPU_Memory", "CR_Core", "CR_Core_Memory", "CR_Socket", "CR_Socket_Memory",
    "CR_Memory", "CR_ONE_TASK_PER_CORE", "CR_CORE_DEFAULT_DIST_BLOCK", { "CR_NO_DIST_TOPO_BLOCK", 2605 }, "CR_LLN", "CR_PACK_NODES",
    { "LL_SHARED_GRES", 2311 }, { "MULTIPLE_SHARING_GRES_PJ", 2311 }, { "ENFORCE_BINDING_GRES", 2311 }, { "ONE_TASK_PER_SHARING_GRES", 2311 },
    until("CR_ALLOCATE_FULL_SOCKET", 2205), until("OTHER_CONS_RES", 2302), until("OTHER_CONS_TRES", 2311) });
constexpr auto wordsOfPartitionStates = std::to_array<ConfWord>({ goingOn("UP"), goingOn("DOWN"), goingOn("DRAIN"), goingOn("INACTIVE") });
constexpr auto wordsOfSharing = std::to_array<ConfWord>({ "NO", "YES", "EXCLUSIVE", "FORCE", goingOn("YES:"), goingOn("FORCE:") });
constexpr auto wordsOfExclusive = std::to_array<ConfWord>({ "NO", "NONE", "NODE", "USER", "TOPO" });
constexpr auto wordsThatStandAlone = std::to_array<ConfWord>({ "START_ONLY", "REBOOT_ONLY" }); // _health_node_state()
constexpr auto wordsOfPartitionSelects = std::to_array<ConfWord>({ goingOn("CR_Core"), "CR_Core_Memory", goingOn("CR_Socket"), "CR_Socket_Memory" });
constexpr auto wordsOfNoPaths = std::to_array<ConfWord>({ "none" });
constexpr auto wordsOfNoSuspension = std::to_array<ConfWord>({ "INFINITE", "-1" });
constexpr auto wordsOfSlurmctldPlugins = std::to_array<ConfWord>({ until("slurmctld/nonstop", 2205) });
constexpr auto wordsOfNodeStates = std::to_array<ConfWord>({ "UNKNOWN", "DOWN", "IDLE", "ALLOCATED", "ERROR", "MIXED", "FUTURE", goingOn("CLOUD"),
    goingOn("DRAIN"), goingOn("FAIL"), goingOn("EXTERNAL", 2505), "INVAL" });
constexpr auto wordsOfLocations = std::to_array<ConfWord>({ "slurmctld", "slurmd" });

constexpr std::uint32_t leastOfMessages = 10000;
constexpr std::uint32_t mostOfPropagation = 2;
constexpr std::uint32_t mostOfNodes = 65536;
constexpr Release noRelease = 0;
constexpr Release lastOfPartitionModes = 2405; // GANG is taken out of what was read before it is looked at (_parse_partitionname())

constexpr auto allConfWords = std::to_array<ConfWords>({
    { ConfSection::Top, "AccountingStorageEnforce", ConfWords::Form::List, wordsOfEnforcements },
    { ConfSection::Top, "AccountingStorageLoc", ConfWords::Form::Nothing, {} },
    { ConfSection::Top, "AccountingStorageType", ConfWords::Form::OneOf, wordsOfStorages },
    { ConfSection::Top, "AccountingStoreJobComment", ConfWords::Form::Nothing, {}, 0, { 2108 } },
    { ConfSection::Top, "AcctGatherEnergyType", ConfWords::Form::Plugins, wordsOfEnergies },
    { ConfSection::Top, "AcctGatherFilesystemType", ConfWords::Form::Plugin, wordsOfFilesystems },
    { ConfSection::Top, "AcctGatherInfinibandType", ConfWords::Form::Plugins, wordsOfInterconnects },
    { ConfSection::Top, "AcctGatherInterconnectType", ConfWords::Form::Plugins, wordsOfInterconnects },
    { ConfSection::Top, "AcctGatherProfileType", ConfWords::Form::Plugin, wordsOfProfiles },
    { ConfSection::Top, "AuthAltTypes", ConfWords::Form::Plugins, wordsOfOtherAuthentications },
    { ConfSection::Top, "AuthType", ConfWords::Form::Plugins, wordsOfAuthentications },
    { ConfSection::Top, "BcastExclude", ConfWords::Form::Paths, wordsOfNoPaths },
    { ConfSection::Top, "BurstBufferType", ConfWords::Form::Plugins, wordsOfBurstBuffers },
    { ConfSection::Top, "CertmgrType", ConfWords::Form::Plugins, wordsOfCertificates },
    { ConfSection::Top, "CredType", ConfWords::Form::Plugins, wordsOfCredentials },
    { ConfSection::Top, "DebugFlags", ConfWords::Form::List, wordsOfDebugFlags },
    { ConfSection::Top, "EnforcePartLimits", ConfWords::Form::OneOf, wordsOfPartLimits },
    { ConfSection::Top, "ExtSensorsType", ConfWords::Form::Plugin, wordsOfSensors, 0, { oldestRelease, 2302 } },
    { ConfSection::Top, "FastSchedule", ConfWords::Form::Number, wordsOfFastSchedule },
    { ConfSection::Top, "FirstJobId", ConfWords::Form::NotZero, {} },
    { ConfSection::Top, "HashPlugin", ConfWords::Form::Plugins, wordsOfHashes },
    { ConfSection::Top, "HealthCheckNodeState", ConfWords::Form::Alone, wordsThatStandAlone, 0, { 2605 } },
    { ConfSection::Top, "JobAcctGatherType", ConfWords::Form::Plugin, wordsOfJobGatherers },
    { ConfSection::Top, "JobCompType", ConfWords::Form::Plugin, wordsOfCompletions, 0, { 2302 } },
    { ConfSection::Top, "JobSubmitPlugins", ConfWords::Form::Plugins, wordsOfSubmitPlugins },
    { ConfSection::Top, "MCSPlugin", ConfWords::Form::Plugin, wordsOfLabels },
    { ConfSection::Top, "MaxDBDMsgs", ConfWords::Form::AtLeast, {}, leastOfMessages },
    { ConfSection::Top, "MaxJobCount", ConfWords::Form::NotZero, {} },
    { ConfSection::Top, "MaxNodeCount", ConfWords::Form::AtMost, {}, mostOfNodes, { 2411 } },
    { ConfSection::Top, "MaxStepCount", ConfWords::Form::NotZero, {} },
    { ConfSection::Top, "MetricsType", ConfWords::Form::Plugins, wordsOfMetrics },
    { ConfSection::Top, "NodeFeaturesPlugins", ConfWords::Form::Plugins, wordsOfNodeFeatures },
    { ConfSection::Top, "PluginDir", ConfWords::Form::Something, {} },
    { ConfSection::Top, "PowerPlugin", ConfWords::Form::Plugins, wordsOfPowers, 0, { oldestRelease, 2311 } },
    { ConfSection::Top, "PreemptExemptTime", ConfWords::Form::Time, {} },
    { ConfSection::Top, "PreemptMode", ConfWords::Form::List, wordsOfPreemptModes },
    { ConfSection::Top, "PreemptType", ConfWords::Form::Plugin, wordsOfPreemptors },
    { ConfSection::Top, "PrepPlugins", ConfWords::Form::Plugins, wordsOfPreps },
    { ConfSection::Top, "PrioritySiteFactorPlugin", ConfWords::Form::Plugin, wordsOfSiteFactors, 0, { 2302 } },
    { ConfSection::Top, "PrologFlags", ConfWords::Form::List, wordsOfPrologFlags },
    { ConfSection::Top, "PropagatePrioProcess", ConfWords::Form::AtMost, {}, mostOfPropagation },
    { ConfSection::Top, "PropagateResourceLimits", ConfWords::Form::List, wordsOfResourceLimits },
    { ConfSection::Top, "PropagateResourceLimitsExcept", ConfWords::Form::List, wordsOfResourceLimits },
    { ConfSection::Top, "ReconfigFlags", ConfWords::Form::List, wordsOfReconfigurations, 0, {}, noRelease },
    { ConfSection::Top, "SallocDefaultCommand", ConfWords::Form::Nothing, {} },
    { ConfSection::Top, "SchedulerType", ConfWords::Form::Plugin, wordsOfSchedulers },
    { ConfSection::Top, "SelectType", ConfWords::Form::Plugin, wordsOfSelectors },
    { ConfSection::Top, "SelectTypeParameters", ConfWords::Form::List, wordsOfSelects },
    { ConfSection::Top, "SlurmSchedLogFile", ConfWords::Form::Something, {} },
    { ConfSection::Top, "SlurmUser", ConfWords::Form::Something, {} },
    { ConfSection::Top, "SlurmctldDebug", ConfWords::Form::Level, wordsOfLogLevels },
    { ConfSection::Top, "SlurmctldPlugstack", ConfWords::Form::Plugins, wordsOfSlurmctldPlugins },
    { ConfSection::Top, "SlurmctldPort", ConfWords::Form::FirstPort, {} },
    { ConfSection::Top, "SlurmctldSyslogDebug", ConfWords::Form::Level, wordsOfLogLevels },
    { ConfSection::Top, "SlurmdDebug", ConfWords::Form::Level, wordsOfLogLevels },
    { ConfSection::Top, "SlurmdUser", ConfWords::Form::Something, {} },
    { ConfSection::Top, "StateSaveLocation", ConfWords::Form::Something, {} },
    { ConfSection::Top, "SlurmdSyslogDebug", ConfWords::Form::Level, wordsOfLogLevels },
    { ConfSection::Top, "SwitchType", ConfWords::Form::Plugin, wordsOfSwitches },
    { ConfSection::Top, "TLSType", ConfWords::Form::Plugins, wordsOfTls },
    { ConfSection::Top, "TaskPluginParam", ConfWords::Form::List, wordsOfTaskParameters },
    { ConfSection::Top, "TopologyPlugin", ConfWords::Form::Plugin, wordsOfTopologies },
    { ConfSection::Node, "Port", ConfWords::Form::Ports, {} },
    { ConfSection::Node, "State", ConfWords::Form::Beginning, wordsOfNodeStates },
    { ConfSection::Node, "SuspendTime", ConfWords::Form::Seconds, wordsOfNoSuspension },
    { ConfSection::Partition, "DefaultTime", ConfWords::Form::Time, {} },
    { ConfSection::Partition, "Exclusive", ConfWords::Form::OneOf, wordsOfExclusive },
    { ConfSection::Partition, "OverSubscribe", ConfWords::Form::Beginning, wordsOfSharing },
    { ConfSection::Partition, "PreemptMode", ConfWords::Form::Modes, wordsOfPreemptModes, 0, {}, lastOfPartitionModes },
    { ConfSection::Partition, "SelectTypeParameters", ConfWords::Form::Beginning, wordsOfPartitionSelects },
    { ConfSection::Partition, "Shared", ConfWords::Form::Beginning, wordsOfSharing },
    { ConfSection::Partition, "State", ConfWords::Form::Beginning, wordsOfPartitionStates },
    { ConfSection::Partition, "SuspendTime", ConfWords::Form::Seconds, wordsOfNoSuspension, 0, { 2205 } },
    { ConfSection::Partition, "Topology", ConfWords::Form::Something, {}, 0, { 2505 } },
    { ConfSection::PowerAction, "Location", ConfWords::Form::OneOf, wordsOfLocations },
});

bool holdsWord(std::span<const std::string_view> words, std::string_view value)
{
    return std::any_of(words.begin(), words.end(), [value](std::string_view word) { return sameIgnoringCase(word, value); });
}

JudgedWords judgeWord(const ConfWord *known, std::string_view word, Release release)
{
    using enum JudgedWords::Verdict;
    if (known == nullptr) {
        return { Unknown, word, 0 };
    }
    if (known->releases.knows(release)) {
        return {};
    }
    return release < known->releases.since ? JudgedWords { TooNew, word, known->releases.since }
                                           : JudgedWords { GivenUp, word, known->releases.until };
}

/// The word that @p isIt says of.
template <typename IsIt>
const ConfWord *findWord(const ConfWords &words, const IsIt &isIt)
{
    const auto found = std::find_if(words.words.begin(), words.words.end(), [&isIt](const ConfWord &word) { return isIt(word.text); });
    return found == words.words.end() ? nullptr : &*found;
}

/// A limit of the system in the case of its name, as the system calls it or without "RLIMIT_" (slurm_rlimits_info.c, parse_rlimits).
const ConfWord *findLimit(const ConfWords &words, std::string_view word)
{
    constexpr std::string_view before = "RLIMIT_";
    word.remove_prefix(word.starts_with(before) ? before.size() : 0);
    return findWord(words, [word](std::string_view known) { return known == word; });
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

/// Each number of "8001-8004,9000" is one of 16 bits, and above 0, and nothing else begins an entry (node_conf.c, expand_nodeline_info).
bool holdsPorts(std::string_view value)
{
    value.remove_prefix(value.starts_with('[') ? 1 : 0);
    value.remove_suffix(value.ends_with(']') ? 1 : 0);
    for (std::size_t begin = 0; !value.empty() && begin <= value.size();) {
        const std::size_t end = std::min(value.find(',', begin), value.size());
        if (end == begin || value[begin] == '-') {
            return false; // no number, or a range that begins nowhere
        }
        begin = end + 1;
    }
    std::uint32_t number = 0;
    bool isNumber = false;
    for (const char c : value) {
        const bool isDigit = c >= '0' && c <= '9';
        if (!isDigit && !isNumber && std::string_view("[],- ").find(c) == std::string_view::npos) {
            return false;
        }
        if (isNumber && !isDigit && number == 0) {
            return false;
        }
        number = isDigit ? number * 10 + static_cast<std::uint32_t>(c - '0') : 0;
        isNumber = isDigit;
        if (number > 0xffff) {
            return false;
        }
    }
    return !isNumber || number > 0;
}

} // namespace

const ConfWords *findConfWords(ConfSection section, std::string_view key)
{
    const auto found = std::find_if(allConfWords.begin(), allConfWords.end(),
        [&](const ConfWords &words) { return words.section == section && sameIgnoringCase(words.key, key); });
    return found == allConfWords.end() ? nullptr : &*found;
}

namespace
{

/// The words between commas, as strtok() finds them: blanks belong to them.
template <typename Each>
void eachWord(std::string_view list, Each each)
{
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        if (end > begin) {
            each(list.substr(begin, end - begin));
        }
        begin = end + 1;
    }
}

/// What slurm_atoul() makes of it has 32 bits (read_config.c, _parse_partitionname() and, since 26.05, _parse_nodename()).
bool holdsSeconds(std::string_view value)
{
    value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
    const bool isNegative = value.starts_with('-');
    value.remove_prefix(isNegative || value.starts_with('+') ? 1 : 0);
    const std::string_view digits = value.substr(0, value.find_first_not_of("0123456789"));
    if (digits.find_first_not_of('0') == std::string_view::npos) {
        return true;
    }
    const std::optional<std::uint64_t> number = unsignedNumber(digits);
    return !isNegative && number && *number <= std::numeric_limits<std::uint32_t>::max();
}

/// Each is the path of a folder (read_config.c, _validate_bcast_exclude()).
bool holdsPaths(std::string_view value)
{
    bool areAll = true;
    eachWord(value, [&areAll](std::string_view path) { areAll = areAll && path.front() == '/'; });
    return areAll;
}

/// The forms that are no words.
bool holdsForm(const ConfWords &words, std::string_view value)
{
    const std::optional<std::uint64_t> number = confNumberOf(ConfType::Uint32, value); // what is none is judged by its type
    switch (words.form) {
    case ConfWords::Form::NotZero:
        return number != std::uint64_t { 0 };
    case ConfWords::Form::AtLeast:
        return !number || *number >= words.border;
    case ConfWords::Form::AtMost:
        return !number || *number <= words.border;
    case ConfWords::Form::FirstPort:
        return holdsFirstPort(value);
    case ConfWords::Form::Ports:
        return holdsPorts(value);
    case ConfWords::Form::Time:
        return trimmed(value).size() == value.size() && static_cast<bool>(parseTime(value)); // a blank is none of its signs
    case ConfWords::Form::Number:
        return std::any_of(
            words.words.begin(), words.words.end(), [&](const ConfWord &word) { return number && std::to_string(*number) == word.text; });
    case ConfWords::Form::Something:
        return !value.empty();
    case ConfWords::Form::Paths:
        return holdsPaths(value);
    case ConfWords::Form::Seconds:
        return holdsSeconds(value);
    default:
        return words.form != ConfWords::Form::Nothing;
    }
}

/// Whether an empty text in quotes will do: as a list without a word, and for numbers of which 0 is one.
bool takesNothing(const ConfWords &words)
{
    using enum ConfWords::Form;
    switch (words.form) {
    case OneOf:
    case Level:
    case Beginning:
    case Plugin:
        return false;
    case Plugins: // those take one plugin
        return words.key != "AuthType" && words.key != "CredType" && words.key != "HashPlugin";
    case List:
    case Alone:
    case Modes:
    case Ports:
        return true;
    default:
        return holdsForm(words, {});
    }
}

/// Of a list the first word that is not taken.
JudgedWords judgeEachWord(const ConfWords &words, std::string_view value, Release release)
{
    const bool areLimits = words.key.starts_with("PropagateResourceLimits");
    const bool areInterconnects = words.key.starts_with("AcctGatherIn");
    JudgedWords first;
    eachWord(value, [&](std::string_view word) {
        if (first.verdict != JudgedWords::Verdict::Taken) {
            return;
        }
        if (words.form == ConfWords::Form::Plugins) {
            std::string named(word); // by its former name, slurmctld takes the present one (read_config.c, _validate_and_set_defaults())
            constexpr std::string_view former = "infiniband";
            for (std::size_t at = named.find(former); areInterconnects && at != std::string::npos; at = named.find(former)) {
                named.replace(at, former.size(), "interconnect");
            }
            const auto isNamed = [&named](std::string_view known) { return known == named || known.substr(known.find('/') + 1) == named; };
            first = judgeWord(findWord(words, isNamed), word, release);
        } else {
            const auto isSame = [word](std::string_view known) { return sameIgnoringCase(known, word); };
            first = judgeWord(areLimits ? findLimit(words, word) : findWord(words, isSame), word, release);
        }
    });
    return first;
}

} // namespace

JudgedWords judgeConfWords(const ConfWords &words, std::string_view value, Release release)
{
    if (!words.releases.knows(release) || (value.empty() && takesNothing(words))) {
        return {};
    }
    const auto isSame = [&](std::string_view word) { return [word](std::string_view known) { return sameIgnoringCase(known, word); }; };
    switch (words.form) {
    case ConfWords::Form::Level:
        if (!value.empty() && value.front() >= '0' && value.front() <= '9') {
            return {}; // log_string2num() gives the rest to atoi()
        }
        [[fallthrough]];
    case ConfWords::Form::OneOf:
        return judgeWord(findWord(words, isSame(value)), value, release);
    case ConfWords::Form::Plugin: // names of files, in which case counts
        return judgeWord(findWord(words, [value](std::string_view known) { return known == value; }), value, release);
    case ConfWords::Form::Beginning: {
        const auto found = std::find_if(words.words.begin(), words.words.end(), [value](const ConfWord &word) {
            const std::size_t length = word.goesOn ? std::min(value.size(), word.text.size()) : value.size();
            return sameIgnoringCase(value.substr(0, length), word.text);
        });
        return judgeWord(found == words.words.end() ? nullptr : &*found, value, release);
    }
    case ConfWords::Form::Alone: {
        JudgedWords first;
        if (value.find(',') != std::string_view::npos) {
            eachWord(value, [&](std::string_view word) {
                if (first.verdict == JudgedWords::Verdict::Taken && findWord(words, isSame(word)) != nullptr) {
                    first = judgeWord(nullptr, word, release);
                }
            });
        }
        return first;
    }
    case ConfWords::Form::Plugins:
        return value.empty() ? judgeWord(nullptr, value, release) : judgeEachWord(words, value, release);
    case ConfWords::Form::List:
        return judgeEachWord(words, value, release);
    case ConfWords::Form::Modes: {
        const JudgedWords first = judgeEachWord(words, value, release);
        return first.verdict != JudgedWords::Verdict::Taken || isPreemptMode(value) ? first : judgeWord(nullptr, value, release);
    }
    default:
        return holdsForm(words, value) || findWord(words, isSame(value)) != nullptr ? JudgedWords {} : judgeWord(nullptr, value, release);
    }
}

bool holdsConfWords(const ConfWords &words, std::string_view value)
{
    return std::any_of(confReleases.begin(), confReleases.end(),
        [&](Release release) { return judgeConfWords(words, value, release).verdict == JudgedWords::Verdict::Taken; });
}

bool isTresName(std::string_view name)
{
    constexpr auto alone = std::to_array<std::string_view>({ "cpu", "mem", "energy", "node", "billing", "vmem", "pages" });
    constexpr auto named = std::to_array<std::string_view>({ "bb/", "fs/", "gres/", "ic/", "license/" });
    return holdsWord(alone, name) || std::any_of(named.begin(), named.end(), [name](std::string_view type) {
        const bool isNameless = name.size() == type.size() && type == "gres/"; // of which 22.05 dies later on
        return sameIgnoringCase(name.substr(0, std::min(name.size(), type.size())), type) && !isNameless;
    });
}

bool isOddWeight(std::string_view entry)
{
    if (entry.find('=') == std::string_view::npos) {
        return false;
    }
    std::string number = lowerCase(trimmed(entry.substr(entry.find('=') + 1)));
    if (!number.empty() && std::string_view("kmgtp").find(number.front()) != std::string_view::npos) {
        return true; // a unit alone
    }
    number.erase(0, !number.empty() && (number.front() == '+' || number.front() == '-') ? 1 : 0);
    return number == "inf" || number == "infinity" || number == "nan"
        || (number.size() > 2 && number.starts_with("0x") && number.find_first_not_of("0123456789abcdef.p+-", 2) == std::string::npos);
}

} // namespace apportion::schema
