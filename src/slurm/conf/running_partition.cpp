// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/running_partition.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/policy/whole_conf.h"
#include "slurm/conf/conf_text.h"
#include "slurm/text/host_list.h"

#include <algorithm>
#include <cstdint>

namespace apportion::slurm
{

namespace
{

/// How slurmctld takes a value, so that one that is written otherwise is the same.
enum class Shape : std::uint8_t { Names, Hosts, Word, YesNo, Minutes, Count, Sharing };

struct RunningKey
{
    std::string_view key; ///< of slurm.conf and of scontrol
    Shape shape = Shape::Word;
    std::string_view usual; ///< what scontrol prints where slurm.conf has no such key
};

constexpr std::array<RunningKey, 17> plainKeys = { {
    { "AllowGroups", Shape::Names, "ALL" },
    { "AllocNodes", Shape::Hosts, "ALL" },
    { "DefaultTime", Shape::Minutes, "NONE" },
    { "DisableRootJobs", Shape::YesNo, "NO" },
    { "ExclusiveTopo", Shape::YesNo, "NO" },
    { "ExclusiveUser", Shape::YesNo, "NO" },
    { "GraceTime", Shape::Count, "0" },
    { "Hidden", Shape::YesNo, "NO" },
    { "MaxNodes", Shape::Count, "UNLIMITED" },
    { "MinNodes", Shape::Count, "1" },
    { "LLN", Shape::YesNo, "NO" },
    { "MaxCPUsPerNode", Shape::Count, "UNLIMITED" },
    { "MaxCPUsPerSocket", Shape::Count, "UNLIMITED" },
    { "RootOnly", Shape::YesNo, "NO" },
    { "ReqResv", Shape::YesNo, "NO" },
    { "OverTimeLimit", Shape::Count, "NONE" },
    { "State", Shape::Word, "UP" },
} };

std::string sortedList(std::vector<std::string> words)
{
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return joinedList(words);
}

/// parse_config.c, s_p_handle_boolean().
std::optional<std::string> yesOrNo(std::string_view text)
{
    constexpr std::array<std::string_view, 4> yes = { "yes", "up", "true", "1" };
    constexpr std::array<std::string_view, 4> no = { "no", "down", "false", "0" };
    const auto is = [&](std::string_view word) { return word == text; };
    return std::any_of(yes.begin(), yes.end(), is) ? std::optional<std::string>("yes")
        : std::any_of(no.begin(), no.end(), is)    ? std::optional<std::string>("no")
                                                   : std::nullopt;
}

/// YES and FORCE stand for four jobs a resource, and YES:1 for none beside another one.
std::string sharing(std::string text)
{
    constexpr std::string_view jobsByDefault = ":4";
    text += text == "yes" || text == "force" ? jobsByDefault : std::string_view();
    return text == "yes:1" ? "no" : text == "yes:0" ? "exclusive" : text;
}

/// What slurmctld makes of a value, the same text for the same meaning; nothing where that is not known.
std::optional<std::string> meaning(Shape shape, std::string_view written)
{
    const std::string text = lowerCase(withoutConfQuotes(written));
    const bool isEndless = text == "unlimited" || text == "infinite" || text == "-1";
    switch (shape) {
    case Shape::Names:
        return sortedList(listWords(text));
    case Shape::Hosts: {
        HostList list = expandHosts(text);
        return list ? sortedList(std::move(list.hosts)) : text;
    }
    case Shape::Word:
        return text;
    case Shape::YesNo:
        return yesOrNo(text);
    case Shape::Minutes:
        if (const ParsedTime time = parseTime(text)) {
            return time.time.isUnlimited() ? std::string("unlimited") : std::to_string(time.time.minutes);
        }
        return text == "none" ? std::optional(text) : std::nullopt;
    case Shape::Count:
        if (const std::optional<std::uint64_t> number = unsignedNumber(text)) {
            return std::to_string(*number);
        }
        return isEndless ? std::optional<std::string>("unlimited") : text == "none" ? std::optional(text) : std::nullopt;
    case Shape::Sharing:
        return sharing(text);
    }
    return std::nullopt;
}

/// Compares what scontrol prints of one partition with what slurm.conf says of it.
class RunningComparison
{
public:
    RunningComparison(const RecordFields &fields, const Partition &partition, const Policy &policy)
        : m_fields(fields), m_partition(partition), m_policy(policy)
    {
    }

    std::vector<RunningDifference> run()
    {
        for (const RunningKey &key : plainKeys) {
            if (const std::string_view printed = key.key == "AllowGroups" ? names(key.key) : m_fields.word(key.key);
                !printed.empty() && !isOfCluster(key.key)) {
                compare(key, key.key, printed);
            }
        }
        compareLists("AllowAccounts", "DenyAccounts");
        compareLists("AllowQos", "DenyQos");
        if (!m_fields.value("State").empty()) { // the record has all of them, and leaves out an alternate that is none
            compare({ "Alternate", Shape::Word, "" }, "Alternate", m_fields.word("Alternate"));
        }
        compareSharing();
        compareJobDefaults();
        compareMemory("DefMemPerCPU", "DefMemPerNode");
        compareMemory("MaxMemPerCPU", "MaxMemPerNode");
        return std::move(m_differences);
    }

private:
    [[nodiscard]] const ForeignKey *own(std::string_view key) const { return findKey(m_partition.foreign, key); }

    /// A list of names, which may hold blanks: behind it stands a key that is known.
    [[nodiscard]] std::string_view names(std::string_view key) const
    {
        const std::string_view text = m_fields.wholeValue(key);
        return text == "(null)" || text == "N/A" ? std::string_view() : text;
    }

    /// Whether a key that the partition has not is decided for all partitions, and for this one otherwise than its default.
    [[nodiscard]] bool isOfCluster(std::string_view key) const
    {
        if (own(key) != nullptr) {
            return false;
        }
        return key == "DisableRootJobs"
            ? foreignConfLine(m_policy, key) != nullptr
            : key == "LLN" && lowerCase(foreignConfValue(m_policy, "SelectTypeParameters")).find("lln") != std::string::npos;
    }

    /// @p confKey is the key of the partition that says it.
    void compare(const RunningKey &key, std::string_view confKey, std::string_view printed)
    {
        const ForeignKey *said = own(confKey);
        const std::optional<std::string> conf = meaning(key.shape, said == nullptr ? key.usual : said->value);
        const std::optional<std::string> running = meaning(key.shape, printed);
        const bool isFewest = key.key == "MinNodes" && conf && running && *conf <= "1" && *running <= "1"; // 0 and 1 are one
        if (!conf || !running || *conf == *running || isFewest) {
            return;
        }
        const bool isUsual = running == meaning(key.shape, key.usual);
        add(confKey, printed, isUsual ? std::nullopt : std::optional(confValue(printed)));
    }

    void add(std::string_view key, std::string_view printed, std::optional<std::string> value)
    {
        m_differences.push_back({ std::string(key), std::string(printed), std::move(value) });
    }

    /// scontrol prints what is denied where nothing is allowed, and slurmctld looks at it there alone.
    void compareLists(std::string_view allow, std::string_view deny)
    {
        const std::string_view denied = names(deny);
        const std::string_view allowed = denied.empty() ? names(allow) : std::string_view("ALL");
        if (allowed.empty()) {
            return;
        }
        compare({ allow, Shape::Names, "ALL" }, allow, allowed);
        const ForeignKey *said = own(allow);
        if (sameIgnoringCase(allowed, "ALL") && (said == nullptr || sameIgnoringCase(withoutConfQuotes(said->value), "ALL"))) {
            compare({ deny, Shape::Names, "" }, deny, denied);
        }
    }

    /// Since 26.05 scontrol prints what a job has alone as Exclusive, whatever key of slurm.conf says it, and OverSubscribe without it.
    void compareSharing()
    {
        const std::string_view exclusive = m_fields.word("Exclusive");
        const std::string_view printed = m_fields.word("OverSubscribe");
        const std::string others = exclusiveOfOtherKeys();
        if (printed.empty()) {
            return;
        }
        if (!exclusive.empty()) {
            const std::string running = lowerCase(exclusive);
            const ForeignKey *said = own("Exclusive");
            const std::string word = said == nullptr ? others : lowerCase(withoutConfQuotes(said->value));
            if ((word == "none" ? "no" : word) != running) {
                add("Exclusive", exclusive, running == others ? std::nullopt : std::optional(confValue(exclusive)));
            }
            if (others == "node" || running == "node" || running == "topo") {
                return;
            }
        }
        const bool isShared = own("OverSubscribe") == nullptr && own("Shared") != nullptr;
        compare({ "OverSubscribe", Shape::Sharing, "NO" }, isShared ? "Shared" : "OverSubscribe", printed);
    }

    /// What 26.05 makes of the keys of older releases where slurm.conf has no Exclusive.
    [[nodiscard]] std::string exclusiveOfOtherKeys() const
    {
        const auto is = [this](std::string_view key) {
            const ForeignKey *said = own(key);
            return said != nullptr && meaning(Shape::YesNo, said->value) == "yes";
        };
        const ForeignKey *shared = own("OverSubscribe") != nullptr ? own("OverSubscribe") : own("Shared");
        const bool isAlone = shared != nullptr && meaning(Shape::Sharing, shared->value) == "exclusive";
        return is("ExclusiveTopo") ? "topo" : isAlone ? "node" : is("ExclusiveUser") ? "user" : "no";
    }

    void compareJobDefaults()
    {
        if (m_fields.value("JobDefaults").empty()) {
            return;
        }
        const std::string_view printed = m_fields.word("JobDefaults");
        for (const std::string_view key : { "DefCPUPerGPU", "DefMemPerGPU" }) {
            std::string_view value;
            splitEach(printed, ',', [&](std::string_view entry) {
                if (const std::size_t end = entry.find('='); end != std::string_view::npos && sameIgnoringCase(entry.substr(0, end), key)) {
                    value = entry.substr(end + 1);
                }
            });
            compare({ key, Shape::Count, "NONE" }, key, value.empty() ? "NONE" : value);
        }
    }

    /// One of both keys counts, that of nodes first; 0 is no limit. Without either, that of the cluster counts when a job comes.
    void compareMemory(std::string_view ofCpu, std::string_view ofNode)
    {
        const std::string_view printedKey = m_fields.word(ofCpu).empty() ? ofNode : ofCpu;
        const std::string_view printed = m_fields.word(printedKey);
        const std::string_view confKey = own(ofNode) != nullptr ? ofNode : own(ofCpu) != nullptr ? ofCpu : printedKey;
        const auto limitOf = [](std::string_view text) { return text == "0" ? std::string("unlimited") : meaning(Shape::Count, text).value_or("?"); };
        const std::string running = limitOf(printed);
        const std::string conf = own(confKey) == nullptr ? std::string("unlimited") : limitOf(own(confKey)->value);
        const bool isSame = running == conf && (confKey == printedKey || running == "unlimited");
        if (printed.empty() || running == "?" || conf == "?" || isSame
            || (own(confKey) == nullptr && limitOf(foreignConfValue(m_policy, printedKey)) == running)) {
            return;
        }
        if (confKey != printedKey) {
            add(confKey, "UNLIMITED", std::nullopt);
        }
        if (confKey == printedKey || running != "unlimited") {
            add(printedKey, printed, running == "unlimited" ? std::nullopt : std::optional(std::string(printed)));
        }
    }

    const RecordFields &m_fields;
    const Partition &m_partition;
    const Policy &m_policy;
    std::vector<RunningDifference> m_differences;
};

} // namespace

std::string_view usualPartitionValue(std::string_view key)
{
    if (sameIgnoringCase(key, "AllowAccounts") || sameIgnoringCase(key, "AllowQos")) {
        return "ALL";
    }
    if (sameIgnoringCase(key, "OverSubscribe")) {
        return "NO";
    }
    const auto plain = std::find_if(plainKeys.begin(), plainKeys.end(), [key](const RunningKey &known) { return sameIgnoringCase(known.key, key); });
    return plain == plainKeys.end() ? std::string_view() : plain->usual;
}

std::vector<RunningDifference> runningDifferences(const RecordFields &fields, const Partition &partition, const Policy &policy)
{
    return RunningComparison(fields, partition, policy).run();
}

void takeRunning(const RunningDifference &difference, Partition &partition)
{
    const auto known = std::find_if(partition.foreign.begin(), partition.foreign.end(),
        [&difference](const ForeignKey &key) { return sameIgnoringCase(key.key, difference.key); });
    if (!difference.value) {
        std::erase_if(partition.foreign, [&difference](const ForeignKey &key) { return sameIgnoringCase(key.key, difference.key); });
    } else if (known == partition.foreign.end()) {
        partition.foreign.push_back({ difference.key, *difference.value, {} });
    } else {
        known->value = *difference.value;
        known->inheritedFrom = {};
    }
}

} // namespace apportion::slurm
