// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/slurm_conf.h"

#include "core/schema/setting_fields.h"
#include "slurm/conf/conf_field.h"
#include "slurm/conf/conf_includes.h"
#include "slurm/conf/conf_nodes.h"
#include "slurm/conf/conf_partitions.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace apportion::slurm
{

namespace
{

using schema::ConfSection;

/// Whose keys stand behind one: Top but for a key that begins a line with several keys, which may stand any number of times.
ConfSection sectionOf(std::string_view key)
{
    static constexpr std::array<std::pair<const char *, ConfSection>, 5> keys
        = { { { "NodeName", ConfSection::Node }, { "PartitionName", ConfSection::Partition }, { "NodeSet", ConfSection::NodeSet },
            { "DownNodes", ConfSection::DownNodes }, { "FrontendName", ConfSection::Frontend } } };
    const auto found = std::find_if(keys.begin(), keys.end(), [&](const auto &known) { return sameIgnoringCase(key, known.first); });
    return found == keys.end() ? ConfSection::Top : found->second;
}

/// A key as the table of releases has it, whatever its case; nullptr when no release knows it.
const schema::ConfKey *findKnownKey(ConfSection section, std::string_view key)
{
    using Known = std::map<std::pair<ConfSection, std::string>, const schema::ConfKey *>;
    static const Known known = [] {
        Known keys;
        for (const schema::ConfKey &entry : schema::confKeys) {
            keys.emplace(std::pair(entry.section, lowerCase(entry.key)), &entry);
        }
        return keys;
    }();
    const bool isSum = !key.empty() && std::string_view("+-*/").find(key.back()) != std::string_view::npos; // Key+=Value
    const auto found = known.find({ section, lowerCase(key.substr(0, key.size() - (isSum ? 1 : 0))) });
    return found == known.end() ? nullptr : found->second;
}

/// "24.05".
std::string releaseText(schema::Release release)
{
    const std::string digits = std::to_string(release);
    return digits.substr(0, 2) + '.' + digits.substr(2);
}

/// Keys of one value that may stand any number of times.
bool mayRepeat(std::string_view key)
{
    return sameIgnoringCase(key, "SlurmctldHost");
}

/// Pairs as they stood, without the first key: the value of a foreign line.
std::string restOf(const std::vector<ConfPair> &pairs)
{
    std::string rest = pairs.front().written;
    for (std::size_t i = 1; i < pairs.size(); ++i) {
        rest += ' ' + pairs[i].key + '=' + pairs[i].written;
    }
    return rest;
}

class SlurmConfReader
{
public:
    SlurmConfReader(Policy &policy, Findings &findings) : m_policy(policy), m_findings(findings), m_nodes(findings), m_partitions(m_nodes, findings)
    {
    }

    bool read(std::string_view text, const std::string &fileName)
    {
        for (const ConfLine &line : readConf(text, fileName, m_findings)) {
            readLine(line);
        }
        // The partitions first: they point into the groups.
        m_policy.partitions.edit() = m_partitions.finish();
        m_policy.nodeGroups.edit() = m_nodes.takeGroups();
        m_policy.foreignConf.edit() = std::move(m_foreign);
        return m_pairs > 0;
    }
    [[nodiscard]] std::vector<SourcePlace> takeNodePlaces() { return m_nodes.takePlaces(); }
    [[nodiscard]] std::vector<SourcePlace> takePartitionPlaces() { return m_partitions.takePlaces(); }

private:
    void readLine(const ConfLine &line);
    void readList(std::vector<ConfPair> pairs, const SourcePlace &place);
    void readPair(const ConfPair &pair, const SourcePlace &place);
    void tellDouble(const ConfPair &pair, const SourcePlace &place);
    void tellRelease(ConfSection section, const ConfPair &pair, const SourcePlace &place);
    void keep(std::string key, std::string value, const SourcePlace &place);

    Policy &m_policy;
    Findings &m_findings;
    NodeTable m_nodes;
    PartitionTable m_partitions;
    std::vector<ForeignLine> m_foreign;
    std::map<std::string, std::uint32_t> m_seen; // key in lower case, its line
    std::set<std::pair<ConfSection, std::string>> m_told; // keys of which was told that a release does not know them
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
    const auto list
        = std::find_if(line.pairs.begin(), line.pairs.end(), [](const ConfPair &pair) { return sectionOf(pair.key) != ConfSection::Top; });
    for (auto pair = line.pairs.begin(); pair != list; ++pair) {
        tellRelease(ConfSection::Top, *pair, line.place);
        readPair(*pair, line.place);
    }
    for (auto pair = list; pair != line.pairs.end(); ++pair) {
        tellRelease(pair == list ? ConfSection::Top : sectionOf(list->key), *pair, line.place);
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

void SlurmConfReader::tellDouble(const ConfPair &pair, const SourcePlace &place)
{
    const auto [first, added] = m_seen.emplace(lowerCase(pair.key), place.line);
    if (!added && !mayRepeat(pair.key)) {
        m_findings.add(Severity::Warning, "conf-double", place,
            { APPORTION_TEXT("%1 stands twice (before in line %2); the last one counts."), { pair.key, std::to_string(first->second) } },
            { APPORTION_TEXT("Remove one of them."), {} }, { ObjectRef::Kind::Setting, 0, pair.key });
        first->second = place.line;
    }
}

/// slurmctld does not start with a key that it does not know.
void SlurmConfReader::tellRelease(ConfSection section, const ConfPair &pair, const SourcePlace &place)
{
    const schema::ConfKey *known = findKnownKey(section, pair.key);
    const schema::Releases releases = known == nullptr ? schema::Releases() : known->releases;
    const bool ends = releases.until != schema::newestRelease || releases.defunctSince != 0;
    if (known != nullptr && !ends) {
        return;
    }
    constexpr std::size_t mostRemembered = 1000; // of more, each place counts: a file of nothing but such keys is no slurm.conf
    const std::pair key(section, lowerCase(pair.key));
    if (m_told.size() < mostRemembered ? !m_told.insert(key).second : m_told.contains(key)) {
        return;
    }
    const ObjectRef object { ObjectRef::Kind::Setting, 0, pair.key };
    if (known == nullptr) {
        m_findings.add(Severity::Warning, "conf-key-unknown", place,
            { APPORTION_TEXT("No release of Slurm up to %2 knows the key %1."), { pair.key, releaseText(schema::newestRelease) } },
            { APPORTION_TEXT("slurmctld would refuse it: correct it, or put a # before it."), {} }, object);
    } else if (releases.defunctSince != 0) {
        m_findings.add(Severity::Note, "conf-key-ends", place,
            { APPORTION_TEXT("Since release %2 of Slurm the key %1 does nothing, or is refused."), { pair.key, releaseText(releases.defunctSince) } },
            { APPORTION_TEXT("Take it out before the cluster gets a newer release."), {} }, object);
    } else {
        m_findings.add(Severity::Note, "conf-key-ends", place,
            { APPORTION_TEXT("Release %2 of Slurm is the last one that knows the key %1."), { pair.key, releaseText(releases.until) } },
            { APPORTION_TEXT("Take it out before the cluster gets a newer release."), {} }, object);
    }
}

void SlurmConfReader::readPair(const ConfPair &pair, const SourcePlace &place)
{
    tellDouble(pair, place);
    if (const std::optional<PriorityKey> key = findPriorityKey(pair.key)) {
        if (!readPriorityKey(*key, pair, place, m_policy, m_findings)) {
            keep(pair.key, pair.written, place);
        }
    } else if (sameIgnoringCase(pair.key, "ClusterName")) {
        m_policy.clusterName = lowerCase(pair.value);
    } else if (sameIgnoringCase(pair.key, "Licenses")) {
        BadEntries bad;
        m_policy.licenses = parseLicenses(pair.value, bad);
        for (const std::string &entry : bad) {
            m_findings.add(Severity::Error, "conf-licenses", place, { APPORTION_TEXT("\"%1\" in Licenses cannot be read."), { entry } },
                { APPORTION_TEXT("Write name:count, for example matlab:20."), {} });
        }
        // Kept too: its spelling says more than the counts do.
        keep(pair.key, pair.written, place);
    } else {
        keep(pair.key, pair.written, place);
    }
}

void SlurmConfReader::keep(std::string key, std::string value, const SourcePlace &place)
{
    m_foreign.push_back({ std::move(key), std::move(value), place });
}

} // namespace

bool readSlurmConf(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    Findings findings(diagnostics);
    checkEncoding(text, fileName, findings);
    const bool any = SlurmConfReader(policy, findings).read(text, fileName);
    findings.finish();
    return any;
}

ConfReading readSlurmConf(std::string_view text, const std::string &fileName)
{
    ConfReading reading;
    reading.fileName = fileName;
    Findings findings(reading.diagnostics);
    checkEncoding(text, fileName, findings);
    SlurmConfReader reader(reading.policy, findings);
    reading.any = reader.read(text, fileName);
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

} // namespace apportion::slurm
