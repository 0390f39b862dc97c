// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_patch.h"

#include "core/change/difference.h"
#include "core/schema/field_value.h"
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"
#include "slurm/conf/above_defaults.h"
#include "slurm/conf/conf_defaults.h"
#include "slurm/conf/conf_editor.h"
#include "slurm/conf/conf_partitions.h"
#include "slurm/conf/conf_respelling.h"
#include "slurm/conf/conf_text.h"
#include "slurm/conf/node_patch.h"
#include "slurm/conf/running_partition.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// What gives a key of a partition its usual value on a line of its own; empty: nothing does. AllocNodes=ALL is there the name of a node
/// (read_config.c: _parse_partitionname()).
std::string_view saysUsual(std::string_view key)
{
    const std::string_view usual = usualPartitionValue(key);
    return usual == "NONE" || sameIgnoringCase(key, "AllocNodes") ? std::string_view() : usual;
}

/// Keys whose lines hold keys of something else than the cluster.
constexpr std::array<std::string_view, 8> compoundKeys
    = { "PartitionName", "NodeName", "NodeSet", "DownNodes", "FrontendName", "PowerAction", "SwitchName", "BlockName" };

bool isCompound(const ConfPair &pair)
{
    return std::any_of(compoundKeys.begin(), compoundKeys.end(), [&pair](std::string_view key) { return sameIgnoringCase(key, pair.key); });
}

/// The changes of one file, which is slurm.conf or one that it includes, collected and then made at once.
class Patcher
{
public:
    /// @p lines: of all files.
    Patcher(std::string_view original, const std::string &file, const ConfReading &asRead, const std::vector<ConfLine> &lines, const Policy &draft,
        const Policy &known)
        : m_editor(original), m_file(file), m_asRead(asRead), m_lines(lines), m_draft(draft), m_known(known)
    {
    }

    ConfPatch run()
    {
        const PolicyDifference differences = difference(m_asRead.policy, m_draft);
        for (const SettingChange &change : differences.settings) {
            // What slurmctld was asked for holds what it adds by itself: what is as it was asked for stays as it is written.
            const bool completed
                = change.key == PriorityKey::AccountingStorageTres && settingValue(m_known, change.key) == settingValue(m_draft, change.key);
            if (!completed) {
                patchSetting(change);
            }
        }
        patchNodes(m_editor, m_asRead, m_file, m_lines, m_draft, m_known, m_findings);
        for (const PartitionChange &change : differences.partitions) {
            patchPartition(change);
        }
        return { m_editor.apply(), {}, m_editor.takeChanges(), std::move(m_findings) };
    }

private:
    /// A pair and the line in which it stands; nothing when it is not in the file.
    struct Place
    {
        const ConfLine *line = nullptr;
        const ConfPair *pair = nullptr;
    };

    /// Whether this is slurm.conf itself, which gets what is new.
    [[nodiscard]] bool isMain() const { return m_file == m_asRead.fileName; }
    /// Whether a partition that is not in this file is for this file to report.
    [[nodiscard]] bool isOutOfReach(std::uint32_t before) const { return isMain() && !m_asRead.includes(m_asRead.partitions[before].file); }

    // --- the cluster's settings ---

    /// Every place at which a key of the cluster stands, in the order of the file.
    [[nodiscard]] std::vector<Place> findSettings(std::string_view key) const
    {
        std::vector<Place> places;
        for (const ConfLine &line : m_editor.lines()) {
            for (const ConfPair &pair : line.pairs) {
                if (isCompound(pair)) {
                    break;
                }
                if (sameIgnoringCase(pair.key, key)) {
                    places.push_back({ &line, &pair });
                }
            }
        }
        return places;
    }

    /// Whether a line of any file sets a key of the cluster.
    static bool sets(const ConfLine &line, std::string_view key)
    {
        const auto counts = [key](const ConfPair &pair) { return sameIgnoringCase(pair.key, key) || isCompound(pair); };
        const auto first = std::find_if(line.pairs.begin(), line.pairs.end(), counts);
        return first != line.pairs.end() && !isCompound(*first);
    }

    /// Whether a file can be changed: slurm.conf, and what it includes when the text of that is known.
    [[nodiscard]] bool isInReach(const ConfLine &line) const { return line.place.file == m_asRead.fileName || m_asRead.includes(line.place.file); }

    /// The last of all files that sets a key is the one that counts.
    void patchSetting(const SettingChange &change)
    {
        const char *key = priorityKeyWord(change.key);
        const std::vector<Place> places = findSettings(key);
        if (!change.after.empty()) {
            const auto last = std::find_if(m_lines.rbegin(), m_lines.rend(), [key](const ConfLine &line) { return sets(line, key); });
            if (last != m_lines.rend() && isInReach(*last)) {
                if (last->place.file == m_file && !places.empty()) {
                    m_editor.replace(*places.back().pair, change.after);
                    m_editor.note({ ConfChange::Kind::Changed, {}, key, places.back().pair->written, change.after, places.back().line->place.line });
                }
            } else if (isMain()) {
                m_editor.addLine(std::string(key) + '=' + confValue(change.after));
                m_editor.note({ ConfChange::Kind::Added, {}, key, change.before, change.after, 0 });
            }
            return;
        }
        for (const Place &place : places) {
            m_editor.erase(*place.line, *place.pair);
            m_editor.note({ ConfChange::Kind::Removed, {}, key, place.pair->written, {}, place.line->place.line });
        }
        // An empty value cannot be written, so one of a file that is out of reach cannot be taken back here.
        const auto stands = [key](const ConfLine &line) { return sets(line, key); };
        const auto isLeft = [&](const ConfLine &line) { return stands(line) && !isInReach(line); };
        if (isMain() && (std::any_of(m_lines.begin(), m_lines.end(), isLeft) || std::none_of(m_lines.begin(), m_lines.end(), stands))) {
            m_findings.push_back(
                { Severity::Warning, "not-exported", notExportedText(key), includedText(), {}, { ObjectRef::Kind::Setting, 0, key } });
        }
    }

    // --- partitions ---

    /// The line of a partition, of what was read; nullptr when it is not in this file.
    [[nodiscard]] const ConfLine *findPartition(std::uint32_t before) const
    {
        const SourcePlace &place = m_asRead.partitions[before];
        const ConfLine *line = place.file == m_file ? m_editor.findLine(place.line) : nullptr;
        return line != nullptr && ConfEditor::findPair(*line, "PartitionName") != nullptr ? line : nullptr;
    }

    /// Whether a line is one of DEFAULT that hands a key down.
    [[nodiscard]] static bool isDefaultWith(const ConfLine &line, std::string_view key)
    {
        const ConfPair *name = ConfEditor::findPair(line, "PartitionName");
        return name != nullptr && sameIgnoringCase(name->value, "DEFAULT") && ConfEditor::findPair(line, key) != nullptr && !isOfOwnLine(key);
    }

    /// Whether a PartitionName=DEFAULT line gives all partitions a value for @p key.
    [[nodiscard]] bool defaultsGive(std::string_view key) const
    {
        return std::any_of(m_lines.begin(), m_lines.end(), [key](const ConfLine &line) { return isDefaultWith(line, key); });
    }

    /// Whether a PartitionName=DEFAULT line above that of a partition gives it a value for @p key.
    [[nodiscard]] bool isGivenAbove(const ConfLine &line, std::string_view key) const
    {
        const auto own = std::find_if(m_lines.begin(), m_lines.end(),
            [this, &line](const ConfLine &other) { return other.place.file == m_file && other.place.line == line.place.line; });
        return std::any_of(m_lines.begin(), own, [key](const ConfLine &other) { return isDefaultWith(other, key); });
    }

    void patchPartition(const PartitionChange &change)
    {
        if (change.after == unknownIndex) {
            removePartition(change.before);
            return;
        }
        const Partition &after = (*m_draft.partitions)[change.after];
        if (change.before == unknownIndex) {
            if (isMain()) {
                addPartition(after);
            }
            return;
        }
        const Partition &before = (*m_asRead.policy.partitions)[change.before];
        if (const ConfLine *line = findPartition(change.before); line != nullptr) {
            changePartition(*line, change, before, after);
        } else if (isOutOfReach(change.before)) {
            reportIncluded(after.name, { ObjectRef::Kind::Partition, change.after, after.name });
            m_editor.addLine("# in an included file: " + partitionLine(after));
            m_editor.note({ ConfChange::Kind::Changed, after.name, "PartitionName", partitionLine(before), partitionLine(after), 0 });
        }
    }

    /// Many a key that DEFAULT lines give cannot be taken back, as AllowGroups or QOS: where they give what the line of the new
    /// partition does not say itself, it stands above them.
    void addPartition(const Partition &added)
    {
        const std::string line = partitionLine(added);
        std::vector<std::string> stray;
        const std::vector<ConfPair> own = parsePairs(line, stray);
        const DefaultLines defaults(m_lines, "PartitionName");
        const bool inherits = std::any_of(defaults.handedDown().begin(), defaults.handedDown().end(), [&own](const ConfPair &given) {
            return std::none_of(own.begin(), own.end(), [&given](const ConfPair &pair) { return sameIgnoringCase(pair.key, given.key); });
        });
        if (inherits) {
            defaults.addAbove(m_editor, m_file, line);
        } else {
            m_editor.addLine(line);
        }
        m_editor.note({ ConfChange::Kind::Added, added.name, "PartitionName", {}, line, 0 });
    }

    void reportIncluded(const std::string &name, ObjectRef object)
    {
        m_findings.push_back({ Severity::Warning, "not-exported", notExportedText("PartitionName=" + name), includedText(), {}, std::move(object) });
    }

    void removePartition(std::uint32_t before)
    {
        const Partition &partition = (*m_asRead.policy.partitions)[before];
        const ConfLine *line = findPartition(before);
        if (line == nullptr) {
            if (isOutOfReach(before)) {
                reportIncluded(partition.name, { ObjectRef::Kind::None, 0, {} });
            }
            return;
        }
        m_editor.commentOut(*line);
        m_editor.note({ ConfChange::Kind::Removed, partition.name, "PartitionName", partitionLine(partition), {}, line->place.line });
    }

    void changePartition(const ConfLine &line, const PartitionChange &change, const Partition &before, const Partition &after)
    {
        changePriorities(line, change, after);
        for (const schema::Field<Partition> *field : change.fields) {
            const std::string_view word = field->word;
            if (word == "TRESBillingWeights") {
                // Without weights CPUs are charged; where DEFAULT has weights, that must be said.
                const bool say = after.billingWeights.empty() && defaultsGive(word);
                m_editor.setKey(line, after.name, word, say ? "CPU=1.0" : weightsText(after.billingWeights));
            } else if (!word.empty() && !isPriority(word)) {
                m_editor.setKey(line, after.name, word, schema::fieldText(*field, after));
            }
        }
        changeForeign(line, before, after);
    }

    static bool isPriority(std::string_view word) { return word == "PriorityJobFactor" || word == "PriorityTier"; }

    /// `Priority=` stands for both the factor and the tier, over keys of their own (SLURM.md 6): where they are to differ
    /// it has to go.
    void changePriorities(const ConfLine &line, const PartitionChange &change, const Partition &after)
    {
        const bool jobFactor = change.has("priorityJobFactor");
        const bool tier = change.has("priorityTier");
        if (!jobFactor && !tier) {
            return;
        }
        const bool own = ConfEditor::findPair(line, "Priority") != nullptr;
        if ((own || defaultsGive("Priority")) && after.priorityJobFactor == after.priorityTier) {
            m_editor.setKey(line, after.name, "Priority", std::to_string(after.priorityTier));
            return;
        }
        if (own) {
            m_editor.setKey(line, after.name, "Priority", {});
        }
        if (jobFactor || own) {
            m_editor.setKey(line, after.name, "PriorityJobFactor", std::to_string(after.priorityJobFactor));
        }
        if (tier || own) {
            m_editor.setKey(line, after.name, "PriorityTier", std::to_string(after.priorityTier));
        }
    }

    void changeForeign(const ConfLine &line, const Partition &before, const Partition &after)
    {
        for (const ForeignKey &entry : after.foreign) {
            const ForeignKey *old = findKey(before.foreign, entry.key);
            if (old == nullptr || old->value != entry.value) {
                m_editor.setKey(line, after.name, entry.key, confWritten(entry.value), true);
            }
        }
        for (const ForeignKey &entry : before.foreign) {
            if (findKey(after.foreign, entry.key) == nullptr) {
                const std::string_view value = isGivenAbove(line, entry.key) ? saysUsual(entry.key) : std::string_view();
                m_editor.setKey(line, after.name, entry.key, std::string(value), true);
            }
        }
    }

    ConfEditor m_editor;
    const std::string &m_file;
    const ConfReading &m_asRead;
    const std::vector<ConfLine> &m_lines;
    const Policy &m_draft;
    const Policy &m_known;
    Diagnostics m_findings;
};

/// A key that the draft takes from a partition, and that a DEFAULT line still gives it, with another value than the usual one.
std::string keyThatStays(const Partition &read, const Partition &wanted, const Policy &known)
{
    const std::uint16_t index = known.findPartition(wanted.name);
    if (index == unknownIndex) {
        return {};
    }
    for (const ForeignKey &entry : (*known.partitions)[index].foreign) {
        const ForeignKey *stays = findKey(read.foreign, entry.key);
        if (findKey(wanted.foreign, entry.key) == nullptr && stays != nullptr && !sameIgnoringCase(stays->value, usualPartitionValue(entry.key))) {
            return entry.key;
        }
    }
    return {};
}

/// Says which partitions would not be what the draft says, in spite of their own lines.
void reportOverruled(const ConfReading &made, const Policy &draft, const Policy &known, Diagnostics &findings)
{
    for (std::size_t i = 0; i < made.policy.partitions->size(); ++i) {
        const Partition &read = (*made.policy.partitions)[i];
        const std::uint16_t index = draft.findPartition(read.name);
        if (index == unknownIndex || (made.partitions[i].file != made.fileName && !made.includes(made.partitions[i].file))) {
            continue;
        }
        const Partition &wanted = (*draft.partitions)[index];
        const bool samePriority = read.priorityJobFactor == wanted.priorityJobFactor && read.priorityTier == wanted.priorityTier;
        const bool sameQos = read.qos == wanted.qos;
        std::string kept = keyThatStays(read, wanted, known);
        if (!samePriority || !sameQos || !kept.empty()) {
            findings.push_back({ Severity::Warning, "not-exported",
                { APPORTION_TEXT("What PartitionName=%1 gets in the exported slurm.conf has no effect."), { read.name } },
                { APPORTION_TEXT("A PartitionName=DEFAULT line gives it %1, which its own line cannot take back."),
                    { !samePriority    ? "Priority"
                            : !sameQos ? "QOS"
                                       : std::move(kept) } },
                {}, { ObjectRef::Kind::Partition, index, read.name } });
        }
    }
}

/// Gives keys that slurmctld does not take on the line of another one lines of their own; tells of each in @p changes.
std::string withLinesOfTheirOwn(const std::string &text, std::vector<ConfChange> &changes)
{
    ConfEditor editor(text);
    for (const ConfLine &line : editor.lines()) {
        const std::size_t alone = line.stray.empty() ? pairsAlone(line) : 0;
        for (std::size_t i = 1; i < alone; ++i) {
            const ConfPair &pair = line.pairs[i];
            editor.breakLine(line.pairs[i - 1], pair);
            changes.push_back({ ConfChange::Kind::Changed, {}, pair.key, line.pairs[i - 1].key + ' ' + pair.key + '=' + pair.written, pair.written,
                line.place.line });
        }
    }
    return editor.apply();
}

} // namespace

ConfPatch patchConf(std::string_view original, const ConfReading &asRead, const Policy &draft, const Policy *baseline)
{
    // Each step leaves the lines their numbers, and the next one reads what it made.
    const auto read = [&asRead](std::string_view text, const IncludedFiles &included) {
        return readSlurmConf(text, asRead.fileName, included, asRead.policy.release);
    };
    const auto patch = [&](std::string_view text, const ConfReading &reading) {
        const Policy &known = baseline == nullptr ? reading.policy : *baseline;
        Diagnostics heard; // when it was read
        Findings findings(heard);
        const std::vector<ConfLine> lines = readConf(text, reading.fileName, findings, reading.policy.release, true, reading.included);
        ConfPatch made = Patcher(text, reading.fileName, reading, lines, draft, known).run();
        std::vector<IncludedFile> included = reading.included ? *reading.included : std::vector<IncludedFile>();
        for (IncludedFile &file : included) {
            ConfPatch part = Patcher(file.text, file.name, reading, lines, draft, known).run();
            made.findings.insert(made.findings.end(), part.findings.begin(), part.findings.end());
            if (part.text != file.text) {
                file.text = std::move(part.text);
                made.included.push_back(file);
            }
        }
        if (!made.changes.empty() || !made.included.empty()) {
            const IncludedFiles after = reading.included ? std::make_shared<const std::vector<IncludedFile>>(std::move(included)) : reading.included;
            reportOverruled(read(made.text, after), draft, known, made.findings);
        }
        return made;
    };
    RespeltConf spelt = respelt(original, asRead, draft);
    const ConfReading afterSpelling = spelt.changes.empty() ? ConfReading() : read(spelt.text, asRead.included);
    const ConfReading &reading = spelt.changes.empty() ? asRead : afterSpelling;
    ConfWithoutDefaults settled = withoutHinderingDefaults(spelt.text, reading, draft);
    ConfPatch made = settled.changes.empty() ? patch(spelt.text, reading) : patch(settled.text, read(settled.text, asRead.included));
    made.text = withLinesOfTheirOwn(made.text, made.changes);
    for (std::vector<ConfChange> *before : { &settled.changes, &spelt.changes }) {
        made.changes.insert(made.changes.begin(), std::make_move_iterator(before->begin()), std::make_move_iterator(before->end()));
    }
    return made;
}

} // namespace apportion::slurm
