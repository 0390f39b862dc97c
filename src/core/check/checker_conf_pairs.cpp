// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/check/conf_keys_judged.h"
#include "core/policy/cpu_spec_list.h"
#include "core/policy/policy.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"
#include "core/schema/conf_number.h"
#include "core/schema/conf_pairs.h"
#include "core/schema/conf_words.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace apportion::checker
{

namespace
{

using schema::ConfSection;

/// What slurm.conf says of keys that stand by themselves and that are carried as they were.
class SaidKeys
{
public:
    explicit SaidKeys(const Policy &policy) : m_policy(policy) { }

    /// nullptr: the key is not there.
    [[nodiscard]] const ForeignLine *line(std::string_view key) const { return foreignConfLine(m_policy, key); }
    [[nodiscard]] std::string_view value(std::string_view key) const { return foreignConfValue(m_policy, key); }
    /// Whether the value has the word somewhere, as slurmctld looks for many of them.
    [[nodiscard]] bool has(std::string_view key, std::string_view word) const
    {
        return lowerCase(value(key)).find(lowerCase(word)) != std::string::npos;
    }

private:
    const Policy &m_policy;
};

void addPair(Diagnostics &findings, const ForeignLine &line, Text message, Text advice)
{
    findings.push_back(
        { Severity::Error, "conf-pair", std::move(message), std::move(advice), line.place, { ObjectRef::Kind::Setting, 0, cutWord(line.key) } });
}

/// How jobs preempt others takes two keys, and slurmctld wants them to fit.
void checkPreemptPair(const SaidKeys &said, Diagnostics &findings)
{
    const ForeignLine *type = said.line("PreemptType");
    const ForeignLine *mode = said.line("PreemptMode");
    const std::string typeText(said.value("PreemptType"));
    const std::string modeText(said.value("PreemptMode"));
    const bool isKnown = schema::holdsConfWords(*schema::findConfWords(ConfSection::Top, "PreemptMode"), modeText);
    if (isKnown && !schema::isPreemptPair(typeText, modeText)) {
        const ForeignLine &line = mode != nullptr ? *mode : *type;
        findings.push_back({ Severity::Error, "preempt-pair",
            { APPORTION_TEXT("PreemptType=%1 and PreemptMode=%2 do not go together: slurmctld would not start"),
                { typeText.empty() ? "preempt/none" : typeText, modeText.empty() ? "OFF" : modeText } },
            { APPORTION_TEXT("With preempt/none only OFF and GANG go; the others need CANCEL, REQUEUE, or SUSPEND with GANG"), {} }, line.place,
            { ObjectRef::Kind::Setting, 0, cutWord(line.key) } });
    }
}

constexpr schema::Release firstWithConsTres = 2311; ///< before it slurmctld selects nodes as wholes where nothing is said (read_config.h)

/// What slurmctld of the policy's release selects by: what is said, or its default.
std::string_view selectTypeOf(const Policy &policy, const SaidKeys &said)
{
    const std::string_view type = said.value("SelectType");
    return !type.empty() ? type : judgedRelease(policy) < firstWithConsTres ? "select/linear" : "select/cons_tres";
}

/// CPUs that are the sockets of a node: select/linear counts so, the others do not (slurm.conf(5), CPUs), and died of it
/// before 23.11 (cons_common.c, common_init).
void checkSocketsAsCpus(const Policy &policy, std::string_view type, Diagnostics &findings)
{
    if (type == "select/linear" || (policy.foreignConf->empty() && policy.release == 0)) {
        return;
    }
    const bool isFatal = policy.release != 0 && policy.release < firstWithConsTres;
    Gathered found(findings, isFatal ? Severity::Error : Severity::Warning, "node-sockets-as-cpus");
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        if (group.cpus >= group.cores) {
            continue;
        }
        const std::string cpus = std::to_string(group.cpus);
        found.add(isFatal
                ? Text { APPORTION_TEXT("CPUs=%1 of %2 is the number of its sockets, not of its %3 cores: under %4 slurmctld would not start"),
                    { cpus, group.names, std::to_string(group.cores), cutWord(type) } }
                : Text { APPORTION_TEXT("CPUs=%1 of %2 is the number of its sockets, not of its %3 cores: only select/linear counts so"),
                    { cpus, group.names, std::to_string(group.cores) } },
            { APPORTION_TEXT("Write the number of cores, or of threads"), {} },
            { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names }, group.place);
    }
}

std::uint32_t numberOf(const NodeGroup &group, std::string_view key)
{
    const ForeignKey *found = findKey(group.foreign, key);
    const std::string_view value = found == nullptr ? std::string_view() : withoutConfQuotes(found->value);
    return static_cast<std::uint32_t>(schema::confNumberOf(schema::ConfType::Uint16, value).value_or(0));
}

/// How the cores of a node lie, and which of them are kept back for the system.
struct KeptCores
{
    std::uint32_t sockets = 1;
    std::uint32_t coresPerSocket = 1;
    std::uint32_t threadsPerCore = 1;
    std::optional<std::vector<std::pair<std::uint32_t, std::uint32_t>>> list; ///< CPUs that are named
    std::uint32_t count = 0; ///< cores where none are named
};

KeptCores keptCoresOf(const NodeGroup &group)
{
    KeptCores kept;
    kept.coresPerSocket = std::clamp<std::uint32_t>(numberOf(group, "CoresPerSocket"), 1, std::max<std::uint32_t>(group.cores, 1));
    kept.sockets = std::max<std::uint32_t>(group.cores / kept.coresPerSocket, 1);
    kept.threadsPerCore = std::max<std::uint32_t>(numberOf(group, "ThreadsPerCore"), 1);
    kept.list = cpuSpecList(group);
    const std::uint32_t count = numberOf(group, "CoreSpecCount");
    kept.count = count >= group.cores ? std::min<std::uint32_t>(count, 1) : count;
    return kept;
}

/// Whether of each socket something is kept back (cons_common.c and select_cons_tres.c, _check_allocatable_sockets).
bool isEachSocketTouched(const KeptCores &kept, std::uint32_t cpus, schema::Release release)
{
    constexpr schema::Release firstThatSpreads = 2302; // one core of each socket after another (node_conf.c, _select_spec_cores)
    if (!kept.list && release < firstThatSpreads) {
        return kept.count > (kept.sockets - 1) * kept.coresPerSocket;
    }
    const bool hasThreads = cpus > kept.sockets * kept.coresPerSocket;
    if (!kept.list && (hasThreads || kept.threadsPerCore == 1 || kept.sockets == 1)) {
        return kept.count >= kept.sockets;
    }
    if (!kept.list) {
        return false; // cores are counted where CPUs are looked for, and the last sockets lie behind all of them
    }
    const std::uint64_t ofSocket = std::uint64_t { kept.coresPerSocket } * kept.threadsPerCore;
    for (std::uint64_t first = 0; first < kept.sockets * ofSocket; first += ofSocket) {
        const bool isTouched = std::any_of(kept.list->begin(), kept.list->end(),
            [&](const auto &range) { return range.first <= range.second && range.first < first + ofSocket && range.second >= first; });
        if (!isTouched) {
            return false;
        }
    }
    return true;
}

/// Where whole sockets are given out, one has to be left of each node.
void checkKeptSockets(const Policy &policy, const SaidKeys &said, std::string_view selectType, Diagnostics &findings)
{
    const std::string allowed = lowerCase(said.value("AllowSpecResourcesUsage"));
    const bool isAllowed = allowed == "yes" || allowed == "up" || allowed == "true" || allowed == "1"; // parse_value.c, s_p_handle_boolean
    if (!said.has("SelectTypeParameters", "CR_Socket") || isAllowed || !selectType.starts_with("select/cons_")) {
        return;
    }
    Gathered found(findings, Severity::Error, "node-sockets-kept");
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        const KeptCores kept = keptCoresOf(group);
        if (group.cpus < group.cores || !isEachSocketTouched(kept, group.cpus, judgedRelease(policy))) { // fewer CPUs are told of already
            continue;
        }
        const std::string_view key = kept.list ? "CpuSpecList" : "CoreSpecCount";
        found.add({ APPORTION_TEXT("%1=%2 of %3 keeps back cores of each socket, and %4 gives out whole ones: slurmctld would not start"),
                      { std::string(key), cutWord(withoutConfQuotes(findKey(group.foreign, key)->value)), group.names, "CR_Socket" } },
            { APPORTION_TEXT("Leave a socket whole, select cores, or write %1"), { "AllowSpecResourcesUsage=YES" } },
            { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names }, group.place);
    }
}

/// A word of a key that slurmctld takes only beside one of another key, or never beside it (read_config.c,
/// _validate_and_set_defaults; slurmctld/read_config.c; route_topology.c).
struct Pair
{
    std::string_view key;
    std::string_view word; ///< empty: whatever it holds
    bool wants; ///< the other one, or does not go with it
    std::string_view otherKey;
    std::string_view otherWord;
    schema::Releases releases {};
};

constexpr auto unfitPairs = std::to_array<Pair>({
    { "CommunicationParameters", "DisableIPv4", true, "CommunicationParameters", "EnableIPv6", { 2108 } },
    { "GresTypes", "mps", true, "GresTypes", "gpu" }, { "GresTypes", "shard", true, "GresTypes", "gpu", { 2205 } },
    { "JobAcctGatherParams", "UsePSS", false, "JobAcctGatherParams", "NoShared", { 2205 } },
    { "JobContainerType", "job_container/tmpfs", true, "PrologFlags", "Contain", { 2108, 2505 } },
    { "JobContainerType", "", true, "PrologFlags", "Contain", { 2511 } }, // the former name of NamespaceType
    { "LaunchParameters", "enable_nss_slurm", false, "LaunchParameters", "disable_send_gids", { 2108 } },
    { "MCSParameters", "", true, "MCSPlugin", "" }, { "MCSPlugin", "mcs/group", true, "MCSParameters", "" },
    { "NamespaceType", "", true, "PrologFlags", "Contain", { 2511 } }, { "PrologFlags", "X11", false, "ProctrackType", "proctrack/linuxproc" },
    { "RoutePlugin", "route/topology", true, "TopologyPlugin", "topology/tree", { schema::oldestRelease, 2302 } },
    { "SlurmctldParameters", "enable_stepmgr", true, "PrologFlags", "Contain", { 2405 } },
    { "SlurmSchedLogLevel", "", true, "SlurmSchedLogFile", "" }, { "TaskPluginParam", "OOMKillStep", true, "TaskPlugin", "task/cgroup", { 2411 } },
    { "TaskPluginParam", "SlurmdSpecOverride", true, "TaskPlugin", "task/cgroup", { 2505 } },
    { "TaskPluginParam", "SlurmdSpecOverride", false, "TaskPluginParam", "SlurmdOffSpec", { 2505 } },
    { "TopologyPlugin", "topology/tree", false, "SelectType", "select/linear", { 2311 } }, // from 23.11.4 on
});

/// "TaskPluginParam=OOMKillStep", or the key alone where any value will do.
std::string pairText(std::string_view key, std::string_view word)
{
    return std::string(key) + (word.empty() ? "" : "=") + std::string(word);
}

bool stands(const SaidKeys &said, std::string_view key, std::string_view word)
{
    const std::string_view value = said.value(key);
    if (key == "PrologFlags" && word == "Contain" && (said.has(key, "X11") || said.has(key, "RunInJob"))) {
        return true; // they bring it along
    }
    if (key == "GresTypes") { // whole names
        return (',' + std::string(value) + ',').find(',' + std::string(word) + ',') != std::string::npos;
    }
    if (word.empty() && key.ends_with("Type")) { // a plugin
        return !value.empty() && !said.has(key, "none");
    }
    if (key == "SlurmSchedLogLevel") {
        return schema::confNumberOf(schema::ConfType::Uint16, value) != std::uint64_t { 0 };
    }
    return word.empty() ? said.line(key) != nullptr && !said.line(key)->value.empty() : said.has(key, word);
}

void checkPairs(const Policy &policy, const SaidKeys &said, Diagnostics &findings)
{
    const schema::Release release = judgedRelease(policy);
    for (const Pair &pair : unfitPairs) {
        if (!pair.releases.knows(release) || !stands(said, pair.key, pair.word) || stands(said, pair.otherKey, pair.otherWord) == pair.wants) {
            continue;
        }
        const std::string one = pairText(pair.key, pair.word);
        const std::string other = pairText(pair.otherKey, pair.otherWord);
        if (pair.wants) {
            addPair(findings, *said.line(pair.key), { APPORTION_TEXT("%1 wants %2 beside it: slurmctld would not start"), { one, other } },
                { APPORTION_TEXT("Add %1, or take %2 out"), { other, one } });
        } else {
            addPair(findings, *said.line(pair.key), { APPORTION_TEXT("%1 does not go with %2: slurmctld would not start"), { one, other } },
                { APPORTION_TEXT("Take one of them out"), {} });
        }
    }
}

/// GRES that share GPUs are handed out by select/cons_tres alone (gres.c, gres_init; with others it dies of them).
void checkSharedGres(const Policy &policy, const SaidKeys &said, std::string_view selectType, Diagnostics &findings)
{
    constexpr schema::Release firstWithShards = 2205;
    if (selectType == "select/cons_tres" || selectType == "select/cray_aries") { // the latter selects by the former, or so it may
        return;
    }
    for (const std::string_view word : { std::string_view("mps"), std::string_view("shard") }) {
        if (stands(said, "GresTypes", word) && (word == "mps" || judgedRelease(policy) >= firstWithShards)) {
            const std::string gres = pairText("GresTypes", word);
            addPair(findings, *said.line("GresTypes"),
                { APPORTION_TEXT("%1 wants %2 beside it: slurmctld would not start"), { gres, "SelectType=select/cons_tres" } },
                { APPORTION_TEXT("Add %1, or take %2 out"), { "SelectType=select/cons_tres", gres } });
            return;
        }
    }
}

/// The table of nodes holds no more, and partitions that name what is left out are refused (node_conf.c, create_node_record). Since
/// 23.02 a 0 is a number of nodes as well, and NO_VAL says nothing; up to 24.05 what has no sign of its own becomes less than no node.
void checkNodeCount(const Policy &policy, const SaidKeys &said, std::string_view selectType, Diagnostics &findings)
{
    constexpr schema::Release firstThatCountsZero = 2302;
    constexpr schema::Release firstWithBorder = 2411; // above which the checker of words tells
    constexpr std::uint64_t noValue = std::numeric_limits<std::uint32_t>::max() - 1;
    constexpr std::uint64_t mostSigned = std::numeric_limits<std::int32_t>::max();
    const ForeignLine *line = said.line("MaxNodeCount");
    const std::optional<std::uint64_t> most = schema::confNumberOf(schema::ConfType::Uint32, said.value("MaxNodeCount"));
    const schema::Release release = judgedRelease(policy);
    const bool saysNothing = release < firstThatCountsZero ? most == std::uint64_t { 0 } : release < firstWithBorder && most == noValue;
    if (line == nullptr || line->value.empty() || !most || saysNothing) {
        return;
    }
    std::uint64_t nodes = 0;
    for (const NodeGroup &group : *policy.nodeGroups) {
        nodes += group.count;
    }
    const bool isNegative = *most > mostSigned && release < firstWithBorder;
    if (isNegative) {
        findings.push_back({ Severity::Error, "conf-value",
            { APPORTION_TEXT("%1=%2 in %3 is no value that Slurm knows: slurmctld would not start"),
                { "MaxNodeCount", cutWord(said.value("MaxNodeCount")), "slurm.conf" } },
            { APPORTION_TEXT("Write a whole number from %1 to %2."), { "1", "65536" } }, line->place,
            { ObjectRef::Kind::Setting, 0, cutWord(line->key) } });
    } else if (*most < nodes) {
        addPair(findings, *line,
            { APPORTION_TEXT("MaxNodeCount=%1 is less than the %2 nodes that there are: slurmctld would not start"),
                { std::to_string(*most), std::to_string(nodes) } },
            { APPORTION_TEXT("Give it at least their number, or remove it"), {} });
    }
    if (selectType != "select/cons_tres") {
        addPair(findings, *line,
            { APPORTION_TEXT("%1 wants %2 beside it: slurmctld would not start"), { "MaxNodeCount", "SelectType=select/cons_tres" } },
            { APPORTION_TEXT("Add %1, or take %2 out"), { "SelectType=select/cons_tres", "MaxNodeCount" } });
    }
}

/// Tasks are bound to one kind of unit.
void checkTaskUnits(const SaidKeys &said, Diagnostics &findings)
{
    constexpr auto units = std::to_array<std::string_view>({ "none", "sockets", "cores", "threads" });
    std::string first;
    std::string second;
    splitEach(said.value("TaskPluginParam"), ',', [&](std::string_view word) {
        if (std::any_of(units.begin(), units.end(), [word](std::string_view unit) { return sameIgnoringCase(word, unit); })) {
            (first.empty() ? first : second) = word;
        }
    });
    if (!second.empty()) {
        addPair(findings, *said.line("TaskPluginParam"),
            { APPORTION_TEXT("%1 does not go with %2: slurmctld would not start"), { "TaskPluginParam=" + first, "TaskPluginParam=" + second } },
            { APPORTION_TEXT("Take one of them out"), {} });
    }
}

/// Only with slurmdbd TRES can be tracked that are not built in (controller.c, _init_tres).
void checkAccountingStorage(const Policy &policy, const SaidKeys &said, Diagnostics &findings)
{
    constexpr std::string_view key = "AccountingStorageType";
    constexpr std::string_view wanted = "AccountingStorageType=accounting_storage/slurmdbd";
    const std::string_view type = said.value(key);
    if (type.empty() ? !isWholeConf(policy) : type != "accounting_storage/none") {
        return;
    }
    for (TresIndex i = 0; i < policy.tres.size(); ++i) {
        if (const std::string &name = policy.tres.name(i); name.find('/') != std::string::npos && name != "fs/disk") {
            findings.push_back({ Severity::Error, "tres-without-database",
                { APPORTION_TEXT("%1 wants %2 beside it: slurmctld would not start"), { "AccountingStorageTRES=" + name, std::string(wanted) } },
                { APPORTION_TEXT("Add %1, or take %2 out"), { std::string(wanted), name } }, {}, settingRef(PriorityKey::AccountingStorageTres) });
            return;
        }
    }
}

/// Without slurmdbd there is no usage to share by, and no account of when a job could have started. A slurm.conf that does not say
/// (read_config.c: accounting_storage/none) may have been given in part, so that the numbers count both weights.
void checkWeightsWithoutDatabase(const Policy &policy, const SaidKeys &said, Diagnostics &findings)
{
    constexpr std::string_view key = "AccountingStorageType";
    const PrioritySettings &settings = policy.priority;
    const ForeignLine *line = said.line(key);
    if (settings.type == PriorityType::Basic || (settings.weightAge == 0 && settings.weightFairshare == 0)
        || (line == nullptr ? !isWholeConf(policy) : !hasNoDatabase(policy))) {
        return;
    }
    const ObjectRef weight = settingRef(settings.weightFairshare == 0 ? PriorityKey::PriorityWeightAge : PriorityKey::PriorityWeightFairshare);
    if (line == nullptr) {
        findings.push_back({ Severity::Warning, "weights-without-database",
            { APPORTION_TEXT(
                  "Without AccountingStorageType slurmctld ignores PriorityWeightAge and PriorityWeightFairshare; the numbers here count them"),
                {} },
            { APPORTION_TEXT("Write AccountingStorageType=accounting_storage/slurmdbd, unless it stands in a file that was not given"), {} }, {},
            weight });
        return;
    }
    findings.push_back({ Severity::Warning, "weights-without-database",
        { APPORTION_TEXT("AccountingStorageType=%1: slurmctld ignores PriorityWeightAge and PriorityWeightFairshare, and so do the numbers here"),
            { cutWord(said.value(key)) } },
        { APPORTION_TEXT("They need AccountingStorageType=accounting_storage/slurmdbd"), {} }, line->place, weight });
}

/// Keys of which more than two words have to fit.
void checkCombinations(const SaidKeys &said, std::string_view selectType, Diagnostics &findings)
{
    const auto add = [&](const ForeignLine &line, Text message, Text advice) {
        findings.push_back(
            { Severity::Error, "conf-pair", std::move(message), std::move(advice), line.place, { ObjectRef::Kind::Setting, 0, cutWord(line.key) } });
    };
    const ForeignLine *prolog = said.line("PrologFlags");
    if (!schema::isPrologFlagSet(said.value("PrologFlags"))) {
        add(*prolog,
            { APPORTION_TEXT("PrologFlags=%1: NoHold does not go with Contain, RunInJob or X11: slurmctld would not start"),
                { cutWord(said.value("PrologFlags")) } },
            { APPORTION_TEXT("Take NoHold out"), {} });
    }
    const ForeignLine *select = said.line("SelectTypeParameters");
    if (select != nullptr && !schema::isSelectPair(selectType, said.value("SelectTypeParameters"))) {
        add(*select,
            { APPORTION_TEXT("SelectTypeParameters=%1 do not go together, or not with SelectType=%2: slurmctld would not start"),
                { cutWord(said.value("SelectTypeParameters")), cutWord(selectType) } },
            { APPORTION_TEXT("Write one of CR_Core, CR_CPU and CR_Socket, with _Memory or without; under select/linear none of them but CR_Memory"),
                {} });
    }
    const ForeignLine *least = said.line("FirstJobId");
    const ForeignLine *most = said.line("MaxJobId");
    constexpr std::uint64_t usual = 0x03ff0000;
    constexpr std::uint64_t largest = 0x03ffffff; // MAX_JOB_ID of slurm.h, which slurmctld puts in the place of a larger one
    const auto numberOf = [&said](std::string_view key) { return schema::confNumberOf(schema::ConfType::Uint32, said.value(key)); };
    const std::optional<std::uint64_t> first = least == nullptr ? 1 : numberOf("FirstJobId");
    const std::optional<std::uint64_t> last = most == nullptr ? usual : numberOf("MaxJobId");
    if (first && last && *first > std::min(*last, largest)) {
        add(most == nullptr ? *least : *most,
            { APPORTION_TEXT("FirstJobId=%1 is above MaxJobId=%2: slurmctld would not start"),
                { std::to_string(*first), std::to_string(std::min(*last, largest)) } },
            { APPORTION_TEXT("Give MaxJobId a higher number"), {} });
    }
    if (const ForeignLine *front = said.line("FrontendName"); front != nullptr) {
        findings.push_back({ Severity::Warning, "conf-front-end",
            { APPORTION_TEXT("FrontendName=%1: built without --enable-front-end, as almost everywhere, slurmctld would not start"),
                { cutWord(said.value("FrontendName").substr(0, said.value("FrontendName").find(' '))) } },
            { APPORTION_TEXT("Remove it"), {} }, front->place, { ObjectRef::Kind::Setting, 0, cutWord(front->key) } });
    }
}

} // namespace

void checkConfPairs(const Policy &policy, Diagnostics &findings)
{
    const SaidKeys said(policy);
    const std::string_view selectType = selectTypeOf(policy, said);
    checkPreemptPair(said, findings);
    checkCombinations(said, selectType, findings);
    checkPairs(policy, said, findings);
    checkSharedGres(policy, said, selectType, findings);
    checkTaskUnits(said, findings);
    checkConfParameters(policy, findings);
    checkNodeCount(policy, said, selectType, findings);
    checkWeightsWithoutDatabase(policy, said, findings);
    checkAccountingStorage(policy, said, findings);
    checkSocketsAsCpus(policy, selectType, findings);
    checkKeptSockets(policy, said, selectType, findings);
}

} // namespace apportion::checker
