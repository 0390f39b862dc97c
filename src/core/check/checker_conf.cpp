// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/check/conf_keys_judged.h"
#include "core/policy/text_scan.h"
#include "core/schema/conf_words.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <set>
#include <tuple>
#include <utility>

namespace apportion::checker
{

namespace
{

using schema::ConfSection;

/// A key as it stands in slurm.conf, or in one of its lines.
struct StandingKey
{
    ConfSection section = ConfSection::Top;
    std::string_view key; ///< without an operator
    std::string_view value; ///< as written
    std::string where; ///< "slurm.conf", or the line: "PartitionName=gpu"
    ObjectRef object;
    SourcePlace place;
    bool isOfDefault = false; ///< of a DEFAULT line, and no row reads what it says: slurmctld looks at its type alone
};

/// Judges keys, and gathers what is found by kind.
class KeyFindings
{
public:
    KeyFindings(const Policy &policy, Diagnostics &findings)
        : m_policy(policy), m_release(judgedRelease(policy)), m_ofConf(findings, policy, mostOfConf), m_ofPartitions(findings, policy, mostOfLines),
          m_ofNodes(findings, policy, mostOfLines)
    {
    }

    [[nodiscard]] schema::Release release() const { return m_release; }

    /// Returns false when slurmctld does not know the key.
    bool judge(const StandingKey &standing)
    {
        const KeyVerdict verdict = judgeKey(standing.section, standing.key, m_release);
        switch (verdict) {
        case KeyVerdict::Unknown:
            reportUnknown(standing);
            return false;
        case KeyVerdict::TooNew:
        case KeyVerdict::GivenUp: {
            const schema::Releases &releases = schema::findAnyConfKey(standing.section, standing.key)->releases;
            const bool isTooNew = verdict == KeyVerdict::TooNew;
            reportOfOtherRelease(standing, cutWord(standing.key), isTooNew ? releases.since : releases.until, isTooNew);
            return false;
        }
        case KeyVerdict::Defunct:
            if (isTakenValue(standing)) {
                reportDefunct(standing);
            }
            return true;
        case KeyVerdict::Known:
            judgeValue(standing);
            return true;
        }
        return true;
    }

private:
    static constexpr std::size_t mostOfConf = 50;
    static constexpr std::size_t mostOfLines = 3;

    struct Kinds
    {
        Gathered unknown;
        Gathered release;
        Gathered defunct;
        Gathered value;
        Gathered taken;
        Gathered plugin;

        /// Which release it is nobody may have said: then a key that another one knows is no error yet.
        Kinds(Diagnostics &findings, const Policy &policy, std::size_t shown)
            : unknown(findings, Severity::Error, "conf-key-unknown", shown),
              release(findings, policy.release == 0 ? Severity::Warning : Severity::Error, "conf-key-release", shown),
              defunct(findings, Severity::Warning, "conf-key-defunct", shown), value(findings, Severity::Error, "conf-value", shown),
              taken(findings, Severity::Warning, "conf-value-taken", shown), plugin(findings, Severity::Warning, "conf-plugin", shown)
        {
        }
    };

    [[nodiscard]] Kinds &kindsOf(const StandingKey &standing)
    {
        switch (standing.object.kind) {
        case ObjectRef::Kind::Partition:
            return m_ofPartitions;
        case ObjectRef::Kind::NodeGroup:
            return m_ofNodes;
        default:
            return m_ofConf;
        }
    }

    void reportUnknown(const StandingKey &standing)
    {
        Gathered &unknown = kindsOf(standing).unknown;
        if (!unknown.wantsText()) {
            unknown.count(standing.object);
            return;
        }
        const std::string_view nearest = schema::nearestConfKey(standing.section, standing.key, m_release);
        Text advice { APPORTION_TEXT("Correct its spelling, or put a # before it"), {} };
        if (!nearest.empty()) {
            advice = { APPORTION_TEXT("The nearest key that Slurm knows is %1"), { std::string(nearest) } };
        } else if (const NearKey other = ++m_searches > mostSearches ? NearKey() : nearestElsewhere(standing.section, standing.key);
                   !other.key.empty()) {
            advice = other.line.empty()
                ? Text { APPORTION_TEXT("%1 is a key that releases of Slurm know by itself: correct the spelling and the place"),
                      { std::string(other.key) } }
                : Text { APPORTION_TEXT("%1 is a key that releases of Slurm know in the lines of %2: correct the spelling and the place"),
                      { std::string(other.key), std::string(other.line) } };
        }
        unknown.add({ APPORTION_TEXT("%1 in %2 is no key that Slurm knows: slurmctld would not start"), { cutWord(standing.key), standing.where } },
            std::move(advice), standing.object, standing.place);
    }

    void reportOfOtherRelease(const StandingKey &standing, const std::string &what, schema::Release border, bool isTooNew)
    {
        const bool isAssumed = m_policy.release == 0;
        const char *message = isTooNew ? APPORTION_TEXT("%1 in %2 came with Slurm %3: slurmctld of %4 would not start")
                                       : APPORTION_TEXT("%1 in %2 was given up after Slurm %3: slurmctld of %4 would not start");
        kindsOf(standing).release.add({ message, { what, standing.where, schema::releaseText(border), schema::releaseText(m_release) } },
            isAssumed ? Text { APPORTION_TEXT("Remove it, or say which release of Slurm the cluster runs"), {} }
                      : Text { APPORTION_TEXT("Remove it"), {} },
            standing.object, standing.place);
    }

    void reportDefunct(const StandingKey &standing)
    {
        const schema::Release since = schema::findAnyConfKey(standing.section, standing.key)->releases.defunctSince;
        kindsOf(standing).defunct.add(since == schema::oldestRelease
                ? Text { APPORTION_TEXT("%1 in %2 does nothing any more"), { cutWord(standing.key), standing.where } }
                : Text { APPORTION_TEXT("%1 in %2 does nothing since Slurm %3"),
                    { cutWord(standing.key), standing.where, schema::releaseText(since) } },
            { APPORTION_TEXT("Remove it"), {} }, standing.object, standing.place);
    }

    void judgeValue(const StandingKey &standing)
    {
        const schema::ConfType type = schema::findAnyConfKey(standing.section, standing.key)->typeIn(m_release);
        if (schema::holdsConfValue(type, withoutConfQuotes(standing.value))) {
            (void)isTakenValue(standing);
            return;
        }
        Text advice { APPORTION_TEXT("Give YES or NO."), {} };
        if (type != schema::ConfType::Boolean) {
            advice = { APPORTION_TEXT("Write a whole number from %1 to %2."), { "0", std::to_string(schema::mostOfConfType(type)) } };
        }
        kindsOf(standing).value.add({ APPORTION_TEXT("%1=%2 cannot be read."), { cutWord(standing.key), cutWord(standing.value) } },
            std::move(advice), standing.object, standing.place);
    }

    /// A value that is read as a text and has to be one of some words all the same; false when it is none, which is told.
    bool isTakenValue(const StandingKey &standing)
    {
        if (standing.isOfDefault || standing.value.empty()) { // what has no value at all is told by the reader
            return true;
        }
        const schema::ConfWords *words = schema::findConfWords(standing.section, standing.key);
        const std::string_view value = withoutConfQuotes(standing.value);
        const schema::JudgedWords judged = words == nullptr ? schema::JudgedWords() : schema::judgeConfWords(*words, value, m_release);
        using Verdict = schema::JudgedWords::Verdict;
        if (judged.verdict == Verdict::Taken) {
            return true;
        }
        const bool isRefused = m_release <= words->refusedUntil;
        if (isRefused && (judged.verdict == Verdict::TooNew || judged.verdict == Verdict::GivenUp)) {
            reportOfOtherRelease(standing, cutWord(standing.key) + '=' + cutWord(judged.word), judged.border, judged.verdict == Verdict::TooNew);
        } else if (words->form == schema::ConfWords::Form::Nothing) {
            kindsOf(standing).value.add(
                { APPORTION_TEXT("%1 in %2 was given up: slurmctld would not start"), { cutWord(standing.key), standing.where } },
                { APPORTION_TEXT("Remove it"), {} }, standing.object, standing.place);
        } else if (!value.empty() && (words->form == schema::ConfWords::Form::Plugin || words->form == schema::ConfWords::Form::Plugins)) {
            kindsOf(standing).plugin.add({ APPORTION_TEXT("%1=%2: Slurm comes with no such plugin; without one, slurmctld would not start"),
                                             { cutWord(standing.key), cutWord(judged.word) } },
                { APPORTION_TEXT("Write one of: %1."), { listed(*words) } }, standing.object, standing.place);
        } else if (!isRefused) {
            kindsOf(standing).taken.add(
                { APPORTION_TEXT("%1=%2 in %3 is no value that Slurm knows: slurmctld of %4 starts all the same, with a value that nobody wrote"),
                    { cutWord(standing.key), shownValue(standing, value), standing.where, schema::releaseText(m_release) } },
                adviceOf(*words, standing.key), standing.object, standing.place);
            return true;
        } else {
            kindsOf(standing).value.add({ APPORTION_TEXT("%1=%2 in %3 is no value that Slurm knows: slurmctld would not start"),
                                            { cutWord(standing.key), shownValue(standing, value), standing.where } },
                words->form == schema::ConfWords::Form::Alone ? Text { APPORTION_TEXT("Write %1 alone"), { std::string(judged.word) } }
                                                              : adviceOf(*words, standing.key),
                standing.object, standing.place);
        }
        return false;
    }

    /// Quotes with nothing within them are shown.
    static std::string shownValue(const StandingKey &standing, std::string_view value) { return cutWord(value.empty() ? standing.value : value); }

    [[nodiscard]] Text adviceOf(const schema::ConfWords &words, std::string_view key) const
    {
        const auto numbers = [](std::uint32_t least, std::uint32_t most) {
            return Text { APPORTION_TEXT("Write a whole number from %1 to %2."), { std::to_string(least), std::to_string(most) } };
        };
        switch (words.form) {
        case schema::ConfWords::Form::Time:
            return { APPORTION_TEXT("Write %1 as days-hours (7-0), hours:minutes:seconds or minutes."), { cutWord(key) } };
        case schema::ConfWords::Form::NotZero:
            return numbers(1, std::numeric_limits<std::uint32_t>::max());
        case schema::ConfWords::Form::AtLeast:
            return numbers(words.border, std::numeric_limits<std::uint32_t>::max());
        case schema::ConfWords::Form::AtMost:
            return numbers(0, words.border);
        case schema::ConfWords::Form::Something:
            return { APPORTION_TEXT("Give it one, or put a # before it."), {} };
        case schema::ConfWords::Form::Paths:
            return { APPORTION_TEXT("Write paths that begin with / between commas, without blanks."), {} };
        case schema::ConfWords::Form::Seconds:
            return numbers(0, std::numeric_limits<std::uint32_t>::max());
        case schema::ConfWords::Form::FirstPort:
        case schema::ConfWords::Form::Ports:
            return numbers(1, std::numeric_limits<std::uint16_t>::max());
        default:
            return { APPORTION_TEXT("Write one of: %1."), { listed(words) } };
        }
    }

    /// Those of the release.
    [[nodiscard]] std::string listed(const schema::ConfWords &words) const
    {
        std::string text;
        for (const schema::ConfWord &word : words.words) {
            if (schema::judgeConfWords(words, word.text, m_release).verdict == schema::JudgedWords::Verdict::Taken) {
                (text += text.empty() ? "" : ", ") += word.text;
            }
        }
        return text;
    }

    static constexpr std::size_t mostSearches = 200; // each looks at all keys of all releases

    const Policy &m_policy;
    schema::Release m_release;
    std::size_t m_searches = 0;
    Kinds m_ofConf; // keys that stand by themselves
    Kinds m_ofPartitions;
    Kinds m_ofNodes;
};

void checkForeignLines(const Policy &policy, KeyFindings &found)
{
    const ForeignLine *unreadable = nullptr; // a line whose first word should be NodeName or the like: its other keys are those of such a line
    constexpr std::size_t mostSearches = 1000; // each looks at all keys
    std::size_t searches = 0;
    for (const ForeignLine &line : *policy.foreignConf) {
        if (line.key.empty() || (unreadable != nullptr && line.place.line != 0 && line.place == unreadable->place)) {
            continue;
        }
        const std::string_view key = plainKey(line.key);
        const ObjectRef object { ObjectRef::Kind::Setting, 0, cutWord(key) };
        const bool known = found.judge({ ConfSection::Top, key, line.value, "slurm.conf", object, line.place });
        unreadable = !known && ++searches <= mostSearches
                && sectionOfList(schema::nearestConfKey(ConfSection::Top, key, found.release())) != ConfSection::Top
            ? &line
            : nullptr;
        if (const ConfSection section = sectionOfList(key); section != ConfSection::Top) {
            const std::string where = cutWord(lineName(line));
            const bool isDefault = sameIgnoringCase(where.substr(where.find('=') + 1), "DEFAULT");
            const bool hasDefaults = section == ConfSection::Node || section == ConfSection::Partition; // other lines read DEFAULT as a name
            for (const auto &[inner, value] : pairsBehindName(line.value)) {
                found.judge({ section, inner, value, where, object, line.place, isDefault && hasDefaults });
            }
        }
    }
}

/// Keys that stand several times where the release takes one, and later ones a list: Prolog, Epilog and those of slurmctld.
/// The reader, which does not know the release, tells of those that none takes several times.
void checkRepeated(const Policy &policy, Diagnostics &findings)
{
    const schema::Release release = judgedRelease(policy);
    std::set<std::string_view> seen; // as Slurm spells them
    for (const ForeignLine &line : *policy.foreignConf) {
        const schema::ConfKey *known = schema::findAnyConfKey(ConfSection::Top, plainKey(line.key));
        if (known == nullptr || known->listSince() == 0 || known->isListIn(release) || known->typeIn(release) == schema::ConfType::Unknown) {
            continue;
        }
        if (!seen.insert(known->key).second) {
            findings.push_back({ Severity::Warning, "conf-double",
                { APPORTION_TEXT("%1 stands twice: before Slurm %2 the last one counts alone."),
                    { cutWord(line.key), schema::releaseText(known->listSince()) } },
                { APPORTION_TEXT("Remove one of them."), {} }, line.place, { ObjectRef::Kind::Setting, 0, cutWord(line.key) } });
        }
    }
}

/// What AccountingStorageTRES names has to be of a kind that Slurm knows.
void checkTrackedNames(const Policy &policy, Diagnostics &findings)
{
    Gathered gathered(findings, Severity::Error, "tres-kind-unknown");
    if (policy.tres.find("bb/cray") != noTres) {
        findings.push_back({ Severity::Error, "tres-renamed",
            { APPORTION_TEXT("%1 in AccountingStorageTRES is called %2 now: slurmctld would not start"), { "bb/cray", "bb/datawarp" } },
            { APPORTION_TEXT("Write %1"), { "bb/datawarp" } }, {}, settingRef(PriorityKey::AccountingStorageTres) });
    }
    for (TresIndex i = 0; i < policy.tres.size(); ++i) {
        if (const std::string &name = policy.tres.name(i); !schema::isTresName(name)) {
            gathered.add({ APPORTION_TEXT("%1 in AccountingStorageTRES is no TRES that Slurm knows: slurmctld would not start"), { name } },
                { APPORTION_TEXT("Write cpu, mem, energy, node, billing, vmem, pages, or gres/, license/, fs/, bb/ or ic/ with a name behind it"),
                    {} },
                settingRef(PriorityKey::AccountingStorageTres));
        }
    }
}

/// What a partition does not take over from a DEFAULT line (read_config.c, _parse_partitionname(); 20.11 to 26.05).
bool isReadOfPartitionAlone(std::string_view key)
{
    return sameIgnoringCase(key, "SelectTypeParameters") || sameIgnoringCase(key, "SuspendTime");
}

} // namespace

void checkConfKeys(const Policy &policy, Diagnostics &findings)
{
    checkRepeated(policy, findings);
    checkTrackedNames(policy, findings);
    KeyFindings found(policy, findings);
    checkForeignLines(policy, found);
    std::set<std::tuple<std::string_view, std::uint32_t, std::string_view>> told; // keys of DEFAULT lines, which many rows have
    const auto judge = [&](ConfSection section, const ForeignKey &entry, const std::string &name, const ObjectRef &object) {
        const SourcePlace &from = entry.inheritedFrom;
        const bool isInherited = from.line != 0;
        if (!isInherited || told.emplace(from.file, from.line, entry.key).second) {
            const std::string line = section == ConfSection::Node ? "NodeName=" : "PartitionName=";
            const std::string_view key = plainKey(entry.key);
            const bool isUnread = isInherited && section == ConfSection::Partition && isReadOfPartitionAlone(key);
            found.judge({ section, key, entry.value, line + (isInherited ? "DEFAULT" : name), object, from, isUnread });
        }
    };
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &candidate = policy.partitions.get()[i];
        for (const ForeignKey &entry : candidate.foreign) {
            judge(ConfSection::Partition, entry, candidate.name, partition(policy, i));
        }
    }
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        const ObjectRef object { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names };
        for (const ForeignKey &entry : group.foreign) {
            judge(ConfSection::Node, entry, group.names, object);
        }
    }
}

} // namespace apportion::checker
