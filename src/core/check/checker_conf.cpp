// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/check/conf_keys_judged.h"

#include <algorithm>
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
};

/// Of a word that may be as long as a file.
std::string cutWord(std::string_view word)
{
    constexpr std::size_t most = 200;
    return std::string(word.substr(0, most));
}

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
        case KeyVerdict::GivenUp:
            reportOfOtherRelease(standing, verdict);
            return false;
        case KeyVerdict::Defunct:
            reportDefunct(standing);
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

        /// Which release it is nobody may have said: then a key that another one knows is no error yet.
        Kinds(Diagnostics &findings, const Policy &policy, std::size_t shown)
            : unknown(findings, Severity::Error, "conf-key-unknown", shown),
              release(findings, policy.release == 0 ? Severity::Warning : Severity::Error, "conf-key-release", shown),
              defunct(findings, Severity::Warning, "conf-key-defunct", shown), value(findings, Severity::Error, "conf-value", shown)
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
        }
        unknown.add({ APPORTION_TEXT("%1 in %2 is no key that Slurm knows: slurmctld would not start"), { cutWord(standing.key), standing.where } },
            std::move(advice), standing.object, standing.place);
    }

    void reportOfOtherRelease(const StandingKey &standing, KeyVerdict verdict)
    {
        const schema::Releases &releases = schema::findAnyConfKey(standing.section, standing.key)->releases;
        const bool isAssumed = m_policy.release == 0;
        const char *message = verdict == KeyVerdict::TooNew ? APPORTION_TEXT("%1 in %2 came with Slurm %3: slurmctld of %4 would not start")
                                                            : APPORTION_TEXT("%1 in %2 was given up after Slurm %3: slurmctld of %4 would not start");
        const schema::Release border = verdict == KeyVerdict::TooNew ? releases.since : releases.until;
        kindsOf(standing).release.add(
            { message, { cutWord(standing.key), standing.where, schema::releaseText(border), schema::releaseText(m_release) } },
            isAssumed ? Text { APPORTION_TEXT("Remove it, or say which release of Slurm the cluster runs"), {} }
                      : Text { APPORTION_TEXT("Remove it"), {} },
            standing.object, standing.place);
    }

    void reportDefunct(const StandingKey &standing)
    {
        const schema::Release since = schema::findAnyConfKey(standing.section, standing.key)->releases.defunctSince;
        kindsOf(standing).defunct.add(
            { APPORTION_TEXT("%1 in %2 does nothing since Slurm %3"), { cutWord(standing.key), standing.where, schema::releaseText(since) } },
            { APPORTION_TEXT("Remove it"), {} }, standing.object, standing.place);
    }

    void judgeValue(const StandingKey &standing)
    {
        const schema::ConfType type = schema::findAnyConfKey(standing.section, standing.key)->typeIn(m_release);
        if (schema::holdsConfValue(type, withoutConfQuotes(standing.value))) {
            return;
        }
        Text advice { APPORTION_TEXT("Give YES or NO."), {} };
        if (type != schema::ConfType::Boolean) {
            advice = { APPORTION_TEXT("Write a whole number from %1 to %2."), { "0", std::to_string(schema::mostOfConfType(type)) } };
        }
        kindsOf(standing).value.add({ APPORTION_TEXT("%1=%2 cannot be read."), { cutWord(standing.key), cutWord(standing.value) } },
            std::move(advice), standing.object, standing.place);
    }

    const Policy &m_policy;
    schema::Release m_release;
    Kinds m_ofConf; // keys that stand by themselves
    Kinds m_ofPartitions; // a mistake of a DEFAULT line stands in each of them
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
            for (const auto &[inner, value] : pairsBehindName(line.value)) {
                found.judge({ section, inner, value, where, object, line.place });
            }
        }
    }
}

} // namespace

void checkConfKeys(const Policy &policy, Diagnostics &findings)
{
    KeyFindings found(policy, findings);
    checkForeignLines(policy, found);
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &candidate = policy.partitions.get()[i];
        for (const ForeignKey &entry : candidate.foreign) {
            found.judge({ ConfSection::Partition, plainKey(entry.key), entry.value, "PartitionName=" + candidate.name, partition(policy, i), {} });
        }
    }
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        const ObjectRef object { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names };
        for (const ForeignKey &entry : group.foreign) {
            found.judge({ ConfSection::Node, plainKey(entry.key), entry.value, "NodeName=" + group.names, object, {} });
        }
    }
}

} // namespace apportion::checker
