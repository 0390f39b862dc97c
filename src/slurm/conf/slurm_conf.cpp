// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/slurm_conf.h"

#include "core/policy/whole_conf.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/setting_fields.h"
#include "slurm/conf/conf_field.h"
#include "slurm/conf/conf_includes.h"
#include "slurm/conf/conf_nodes.h"
#include "slurm/conf/conf_partitions.h"
#include "slurm/conf/conf_text.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace apportion::slurm
{

namespace
{

/// Keys that begin a line with several keys; they may stand any number of times.
bool beginsList(std::string_view key)
{
    static constexpr std::array<const char *, 6> keys = { "NodeName", "PartitionName", "NodeSet", "DownNodes", "FrontendName", "PowerAction" };
    return std::any_of(keys.begin(), keys.end(), [&](const char *word) { return sameIgnoringCase(key, word); });
}

} // namespace

std::size_t pairsAlone(const ConfLine &line)
{
    const auto list = std::find_if(line.pairs.begin(), line.pairs.end(), [](const ConfPair &pair) { return beginsList(pair.key); });
    return static_cast<std::size_t>(list - line.pairs.begin()) + (list == line.pairs.end() ? 0 : 1);
}

namespace
{

/// Keys that some release takes any number of times: which release it is may be told later, and the checker judges them.
bool mayRepeat(std::string_view key)
{
    const schema::ConfKey *known = schema::findAnyConfKey(schema::ConfSection::Top, key);
    return known != nullptr && known->listSince() != 0;
}

class SlurmConfReader
{
public:
    SlurmConfReader(Policy &policy, Findings &findings)
        : m_policy(policy), m_findings(findings), m_nodes(policy.release, findings), m_partitions(policy.release, m_nodes, findings)
    {
    }

    bool read(std::string_view text, const std::string &fileName, bool followsIncludes, const IncludedFiles &included = {})
    {
        for (const ConfLine &line : readConf(text, fileName, m_findings, m_policy.release, followsIncludes, included)) {
            readLine(line);
        }
        // The partitions first: they point into the groups.
        m_policy.partitions.edit() = m_partitions.finish();
        m_nodes.checkSetNames();
        m_policy.nodeGroups.edit() = m_nodes.takeGroups();
        for (std::vector<ForeignLine> unused : { m_nodes.takeUnusedDefaults(), m_partitions.takeUnusedDefaults() }) {
            std::move(unused.begin(), unused.end(), std::back_inserter(m_foreign));
        }
        m_policy.foreignConf.edit() = std::move(m_foreign);
        return m_pairs > 0;
    }
    [[nodiscard]] std::vector<SourcePlace> takeNodePlaces() { return m_nodes.takePlaces(); }
    [[nodiscard]] std::vector<SourcePlace> takePartitionPlaces() { return m_partitions.takePlaces(); }

private:
    void readLine(const ConfLine &line);
    void readList(std::vector<ConfPair> pairs, const SourcePlace &place);
    void readPair(const ConfPair &pair, const SourcePlace &place);
    void reportDouble(const ConfPair &pair, const SourcePlace &place);
    void keep(std::string key, std::string value, const SourcePlace &place);

    Policy &m_policy;
    Findings &m_findings;
    NodeTable m_nodes;
    PartitionTable m_partitions;
    std::vector<ForeignLine> m_foreign;
    std::map<std::string, std::uint32_t> m_seen; // key in lower case, its line
    std::size_t m_pairs = 0;
};

void SlurmConfReader::readLine(const ConfLine &line)
{
    for (const std::string &word : line.stray) {
        m_findings.add(Severity::Error, "conf-stray", line.place, { APPORTION_TEXT("\"%1\" is not of the form Key=Value."), { word.substr(0, 200) } },
            { APPORTION_TEXT("slurmctld would refuse it: correct it, or put a # before it."), {} });
        keep({}, word, line.place);
    }
    m_pairs += line.pairs.size();
    for (const ConfPair &pair : line.pairs) {
        if (pair.written.empty() || (pair.value.empty() && (sameIgnoringCase(pair.key, "NodeName") || sameIgnoringCase(pair.key, "ClusterName")))) {
            m_findings.add(Severity::Error, "conf-empty", line.place, { APPORTION_TEXT("%1 has no value: slurmctld would not start."), { pair.key } },
                { APPORTION_TEXT("Give it one, or put a # before it."), {} });
        } else if (pair.value.empty() && sameIgnoringCase(pair.key, "QOS") && sameIgnoringCase(line.pairs.front().key, "PartitionName")) {
            m_findings.add(Severity::Warning, "conf-partition-qos", line.place,
                { APPORTION_TEXT("QOS=\"\" of a partition is the name of no QOS: slurmctld would not start where AccountingStorageEnforce has qos."),
                    {} },
                { APPORTION_TEXT("Leave the key out; a QOS of the DEFAULT line above is taken back by another DEFAULT line alone."), {} });
        }
    }
    const auto list = std::find_if(line.pairs.begin(), line.pairs.end(), [](const ConfPair &pair) { return beginsList(pair.key); });
    if (const std::size_t alone = pairsAlone(line); alone > 1) {
        const ConfPair &second = line.pairs[1];
        m_findings.add(Severity::Error, "conf-several", line.place,
            { APPORTION_TEXT("%1 stands on the line of another key: slurmctld would not start."), { second.key } },
            { APPORTION_TEXT("Give it a line of its own, as it gets in what is exported."), {} }, { ObjectRef::Kind::Setting, 0, second.key });
    }
    for (auto pair = line.pairs.begin(); pair != list; ++pair) {
        readPair(*pair, line.place);
    }
    if (list != line.pairs.end()) {
        readList({ list, line.pairs.end() }, line.place);
    }
}

void SlurmConfReader::readList(std::vector<ConfPair> pairs, const SourcePlace &place)
{
    const std::string key = pairs.front().key;
    if (sameIgnoringCase(key, "NodeName")) {
        m_nodes.addLine(std::move(pairs), place);
    } else if (sameIgnoringCase(key, "PartitionName")) {
        m_partitions.addLine(std::move(pairs), place);
    } else {
        keep(key, restOf(pairs), place);
        if (sameIgnoringCase(key, "NodeSet")) {
            m_nodes.addSet(std::move(pairs), place);
        }
    }
}

void SlurmConfReader::reportDouble(const ConfPair &pair, const SourcePlace &place)
{
    const auto [first, added] = m_seen.emplace(lowerCase(pair.key), place.line);
    if (!added && !mayRepeat(pair.key)) {
        m_findings.add(Severity::Warning, "conf-double", place,
            { APPORTION_TEXT("%1 stands twice (before in line %2); the last one counts."), { pair.key, std::to_string(first->second) } },
            { APPORTION_TEXT("Remove one of them."), {} }, { ObjectRef::Kind::Setting, 0, pair.key });
        first->second = place.line;
    }
}

void SlurmConfReader::readPair(const ConfPair &pair, const SourcePlace &place)
{
    reportDouble(pair, place);
    if (const std::optional<PriorityKey> key = findPriorityKey(pair.key)) {
        if (!readPriorityKey(*key, pair, place, m_policy, m_findings)) {
            keep(pair.key, keptValue(pair), place);
        }
    } else if (sameIgnoringCase(pair.key, "ClusterName")) {
        m_policy.clusterName = lowerCase(pair.value);
    } else if (sameIgnoringCase(pair.key, "Licenses")) {
        BadEntries bad;
        m_policy.licenses = parseLicenses(pair.value, NameCase::AsWritten, bad);
        const Text advice { APPORTION_TEXT("Write name:count, for example matlab:20."), {} };
        const BadEntries refused = refusedLicenses(pair.value);
        for (const std::string &entry : bad) {
            if (!entry.starts_with(':')) {
                if (!entry.ends_with(':') && refused.empty()) { // slurmctld takes it
                    m_findings.add(
                        Severity::Error, "config-licenses", place, { APPORTION_TEXT("\"%1\" in Licenses cannot be read."), { entry } }, advice);
                }
            } else {
                m_findings.add(Severity::Warning, "conf-licenses-nameless", place,
                    { APPORTION_TEXT("\"%1\" in Licenses has no name: slurmctld counts a license that nobody can ask for."), { entry } }, advice);
            }
        }
        for (const std::string &entry : refused) {
            m_findings.add(Severity::Error, "conf-licenses", place,
                { APPORTION_TEXT("\"%1\" in Licenses is no name:count without blanks: slurmctld would not start."), { entry } }, advice);
        }
        // Kept too: its spelling says more than the counts do.
        keep(pair.key, keptValue(pair), place);
    } else {
        keep(pair.key, keptValue(pair), place);
    }
}

void SlurmConfReader::keep(std::string key, std::string value, const SourcePlace &place)
{
    m_foreign.push_back({ std::move(key), std::move(value), place });
}

/// priority/basic does not look at PriorityWeightTRES, and slurmctld starts with whatever it holds.
void softenIdleWeights(const Policy &policy, Diagnostics &diagnostics)
{
    if (!readsNoPriorityWeights(policy)) {
        return;
    }
    for (Diagnostic &found : diagnostics) {
        const bool isUnread = found.code == "tres-weight";
        if (!isUnread && found.code != "tres-weight-blank") {
            continue;
        }
        std::vector<std::string> &said = found.message.arguments;
        const std::size_t key = isUnread ? 1 : 0;
        if (said.size() == 2 && sameIgnoringCase(said[key], priorityKeyWord(PriorityKey::PriorityWeightTres))) {
            found.severity = Severity::Warning;
            found.message = { APPORTION_TEXT("\"%1\" in %2 is not a weight."), { said[1 - key], said[key] } };
        }
    }
}

} // namespace

bool readSlurmConf(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, bool followsIncludes)
{
    Findings findings(diagnostics);
    checkEncoding(text, fileName, findings);
    const bool any = SlurmConfReader(policy, findings).read(text, fileName, followsIncludes);
    findings.finish();
    softenIdleWeights(policy, diagnostics);
    return any;
}

ConfReading readSlurmConf(std::string_view text, const std::string &fileName, const IncludedFiles &included, std::uint16_t release)
{
    ConfReading reading;
    reading.policy.release = release;
    reading.fileName = fileName;
    reading.included = included;
    Findings findings(reading.diagnostics);
    checkEncoding(text, fileName, findings);
    SlurmConfReader reader(reading.policy, findings);
    reading.any = reader.read(text, fileName, true, included); // nothing of it is kept but places and what differs
    reading.nodeGroups = reader.takeNodePlaces();
    reading.partitions = reader.takePartitionPlaces();
    findings.finish();
    return reading;
}

bool isConfLine(std::string_view line)
{
    std::vector<std::string> stray;
    const bool include = startsWithIgnoringCase(line, "include ") || startsWithIgnoringCase(line, "include\t");
    return include || (!parsePairs(line, stray).empty() && stray.empty());
}

bool ConfReading::includes(std::string_view file) const
{
    return included != nullptr && std::any_of(included->begin(), included->end(), [file](const IncludedFile &known) { return known.name == file; });
}

} // namespace apportion::slurm
