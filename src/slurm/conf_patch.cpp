// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf_patch.h"

#include "core/difference.h"
#include "slurm/conf_scan.h"
#include "slurm/conf_text.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

constexpr std::string_view blockBegin = "# >>> added by Apportion >>>";
constexpr std::string_view blockEnd = "# <<< added by Apportion <<<";

/// Keys whose lines hold keys of something else than the cluster.
constexpr std::array<std::string_view, 7> compoundKeys
    = { "PartitionName", "NodeName", "NodeSet", "DownNodes", "FrontendName", "SwitchName", "BlockName" };

bool isCompound(const ConfToken &token)
{
    return std::any_of(compoundKeys.begin(), compoundKeys.end(), [&token](std::string_view key) { return sameIgnoringCase(key, token.key); });
}

/// A new value in the place of an old one, quoted as the old one was when that is possible.
std::string valueInPlace(std::string_view original, const ConfToken &token, std::string_view value)
{
    std::string text = confValue(value);
    const bool wasQuoted = token.valueEnd > token.valueBegin + 1 && original[token.valueBegin] == '"';
    if (wasQuoted && text.front() != '"' && text.find('"') == std::string::npos) {
        text = '"' + text + '"';
    }
    return text;
}

/// The changes of one file, collected and then made at once.
class Patcher
{
public:
    Patcher(std::string_view original, const Policy &asRead, const Policy &draft)
        : m_original(original), m_asRead(asRead), m_draft(draft), m_spans(scanConf(original))
    {
        const std::size_t lineBreak = original.find('\n');
        m_lineEnd = lineBreak != std::string_view::npos && lineBreak > 0 && original[lineBreak - 1] == '\r' ? "\r\n" : "\n";
    }

    ConfPatch run()
    {
        const PolicyDifference differences = difference(m_asRead, m_draft);
        for (const SettingChange &change : differences.settings) {
            patchSetting(change);
        }
        for (const PartitionChange &change : differences.partitions) {
            patchPartition(change);
        }
        return { apply(), std::move(m_changes) };
    }

private:
    struct Edit
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::string text;
    };
    /// A token and the line in which it stands; nothing when it is not in the file.
    struct Place
    {
        const ConfSpan *span = nullptr;
        const ConfToken *token = nullptr;
    };

    [[nodiscard]] std::string written(const ConfToken &token) const
    {
        return std::string(m_original.substr(token.valueBegin, token.valueEnd - token.valueBegin));
    }

    /// Takes a token out: with its line when that holds nothing else, else with the blanks before or after it.
    void erase(const ConfSpan &span, const ConfToken &token)
    {
        if (span.tokens.size() == 1 && !span.hasComment && !span.hasStray) {
            m_edits.push_back({ span.begin, span.end, {} });
            return;
        }
        std::size_t begin = token.keyBegin;
        std::size_t end = token.valueEnd;
        const auto isSpace = [this](std::size_t at) { return m_original[at] == ' ' || m_original[at] == '\t'; };
        while (begin > span.begin && isSpace(begin - 1)) {
            --begin;
        }
        if (begin == span.begin) {
            while (end < span.end && isSpace(end)) {
                ++end;
            }
        }
        m_edits.push_back({ begin, end, {} });
    }

    // --- the cluster's settings ---

    /// Every place at which a key of the cluster stands, in the order of the file.
    [[nodiscard]] std::vector<Place> findSettings(std::string_view key) const
    {
        std::vector<Place> places;
        for (const ConfSpan &span : m_spans) {
            for (const ConfToken &token : span.tokens) {
                if (isCompound(token)) {
                    break;
                }
                if (sameIgnoringCase(token.key, key)) {
                    places.push_back({ &span, &token });
                }
            }
        }
        return places;
    }

    void patchSetting(const SettingChange &change)
    {
        const char *key = priorityKeyWord(change.key);
        const std::vector<Place> places = findSettings(key);
        if (places.empty()) {
            // An empty value cannot be written, so a value from an included file cannot be taken back here.
            if (!change.after.empty()) {
                addLine(std::string(key) + '=' + confValue(change.after));
                m_changes.push_back({ ConfChange::Kind::Added, {}, key, change.before, change.after, 0 });
            }
            return;
        }
        if (!change.after.empty()) {
            const Place &last = places.back(); // the one that stands
            m_edits.push_back({ last.token->valueBegin, last.token->valueEnd, valueInPlace(m_original, *last.token, change.after) });
            m_changes.push_back({ ConfChange::Kind::Changed, {}, key, written(*last.token), change.after, last.span->line });
            return;
        }
        for (const Place &place : places) {
            erase(*place.span, *place.token);
            m_changes.push_back({ ConfChange::Kind::Removed, {}, key, written(*place.token), {}, place.span->line });
        }
    }

    // --- partitions ---

    [[nodiscard]] const ConfSpan *findPartition(std::string_view name) const
    {
        const ConfSpan *found = nullptr;
        for (const ConfSpan &span : m_spans) {
            for (const ConfToken &token : span.tokens) {
                if (found == nullptr && sameIgnoringCase(token.key, "PartitionName") && token.value == name) {
                    found = &span;
                }
            }
        }
        return found;
    }

    static const ConfToken *findToken(const ConfSpan &span, std::string_view key)
    {
        const ConfToken *found = nullptr;
        for (const ConfToken &token : span.tokens) {
            if (sameIgnoringCase(token.key, key)) {
                found = &token;
            }
        }
        return found;
    }

    /// Whether a PartitionName=DEFAULT line gives all partitions a value for @p key.
    [[nodiscard]] bool defaultsGive(std::string_view key) const
    {
        return std::any_of(m_spans.begin(), m_spans.end(), [key](const ConfSpan &span) {
            const ConfToken *name = findToken(span, "PartitionName");
            return name != nullptr && sameIgnoringCase(name->value, "DEFAULT") && findToken(span, key) != nullptr;
        });
    }

    void patchPartition(const PartitionChange &change)
    {
        if (change.after == unknownIndex) {
            removePartition((*m_asRead.partitions)[change.before]);
            return;
        }
        const Partition &after = (*m_draft.partitions)[change.after];
        const ConfSpan *span = findPartition(after.name);
        if (change.before == unknownIndex && span == nullptr) {
            addLine(partitionLine(after));
            m_changes.push_back({ ConfChange::Kind::Added, after.name, "PartitionName", {}, partitionLine(after), 0 });
        } else if (span == nullptr) {
            addLine("# in an included file: " + partitionLine(after));
            m_changes.push_back({ ConfChange::Kind::Changed, after.name, "PartitionName", partitionLine((*m_asRead.partitions)[change.before]),
                partitionLine(after), 0 });
        } else if (change.before != unknownIndex) {
            changePartition(*span, change, (*m_asRead.partitions)[change.before], after);
        }
    }

    void removePartition(const Partition &partition)
    {
        const ConfSpan *span = findPartition(partition.name);
        if (span == nullptr) {
            return;
        }
        for (std::size_t at = span->begin; at < span->end; at = std::min(m_original.find('\n', at), span->end - 1) + 1) {
            m_edits.push_back({ at, at, "# " });
        }
        m_changes.push_back({ ConfChange::Kind::Removed, partition.name, "PartitionName", partitionLine(partition), {}, span->line });
    }

    void changePartition(const ConfSpan &span, const PartitionChange &change, const Partition &before, const Partition &after)
    {
        if (change.billingWeights) {
            // Without weights CPUs are charged; where DEFAULT has weights, that must be said.
            const bool say = after.billingWeights.empty() && defaultsGive("TRESBillingWeights");
            setKey(span, after, "TRESBillingWeights", say ? "CPU=1.0" : weightsText(after.billingWeights));
        }
        changePriorities(span, change, after);
        if (!change.other) {
            return;
        }
        if (before.nodesWritten != after.nodesWritten) {
            setKey(span, after, "Nodes", after.nodesWritten);
        }
        if (before.isDefault != after.isDefault) {
            setKey(span, after, "Default", after.isDefault ? "YES" : "NO");
        }
        if (before.qos != after.qos) {
            setKey(span, after, "QOS", after.qos);
        }
        if (!(before.maxTime == after.maxTime)) {
            setKey(span, after, "MaxTime", slurmTimeText(after.maxTime));
        }
        changeForeign(span, before, after);
    }

    /// `Priority=` stands for both the factor and the tier.
    void changePriorities(const ConfSpan &span, const PartitionChange &change, const Partition &after)
    {
        const bool both = findToken(span, "Priority") != nullptr && findToken(span, "PriorityJobFactor") == nullptr
            && findToken(span, "PriorityTier") == nullptr && after.priorityJobFactor == after.priorityTier;
        if (both && (change.jobFactor || change.tier)) {
            setKey(span, after, "Priority", std::to_string(after.priorityTier));
            return;
        }
        if (change.jobFactor) {
            setKey(span, after, "PriorityJobFactor", std::to_string(after.priorityJobFactor));
        }
        if (change.tier) {
            setKey(span, after, "PriorityTier", std::to_string(after.priorityTier));
        }
    }

    void changeForeign(const ConfSpan &span, const Partition &before, const Partition &after)
    {
        const auto valueIn = [](const Partition &partition, const std::string &key) -> const std::string * {
            for (const ForeignKey &entry : partition.foreign) {
                if (sameIgnoringCase(entry.key, key)) {
                    return &entry.value;
                }
            }
            return nullptr;
        };
        for (const ForeignKey &entry : after.foreign) {
            const std::string *old = valueIn(before, entry.key);
            if (old == nullptr || *old != entry.value) {
                setKey(span, after, entry.key, confWritten(entry.value), true);
            }
        }
        for (const ForeignKey &entry : before.foreign) {
            if (valueIn(after, entry.key) == nullptr) {
                setKey(span, after, entry.key, {});
            }
        }
    }

    /// Gives a partition's key a value in its line; an empty one takes the key out.
    void setKey(const ConfSpan &span, const Partition &partition, std::string_view key, const std::string &value, bool asWritten = false)
    {
        const ConfToken *token = findToken(span, key);
        if (token != nullptr && value.empty()) {
            erase(span, *token);
            m_changes.push_back({ ConfChange::Kind::Removed, partition.name, std::string(key), written(*token), {}, span.line });
        } else if (token != nullptr) {
            m_edits.push_back({ token->valueBegin, token->valueEnd, asWritten ? value : valueInPlace(m_original, *token, value) });
            m_changes.push_back({ ConfChange::Kind::Changed, partition.name, std::string(key), written(*token), value, span.line });
        } else if (!value.empty()) {
            m_edits.push_back({ span.contentEnd, span.contentEnd, ' ' + std::string(key) + '=' + (asWritten ? value : confValue(value)) });
            m_changes.push_back({ ConfChange::Kind::Added, partition.name, std::string(key), {}, value, span.line });
        }
    }

    // --- the result ---

    void addLine(std::string line) { m_added.push_back(std::move(line)); }

    [[nodiscard]] std::string addedLines() const
    {
        std::string lines;
        for (const std::string &line : m_added) {
            lines += line;
            lines += m_lineEnd;
        }
        return lines;
    }

    /// Puts the added lines into the block of an earlier patch, or into a new one at the end.
    void placeAdded()
    {
        if (m_added.empty()) {
            return;
        }
        for (const ConfSpan &span : m_spans) {
            if (m_original.substr(span.begin, blockEnd.size()) == blockEnd) {
                m_edits.push_back({ span.begin, span.begin, addedLines() });
                return;
            }
        }
        std::string block;
        if (!m_original.empty()) {
            (block += m_original.back() == '\n' ? "" : m_lineEnd) += m_lineEnd;
        }
        ((block += blockBegin) += m_lineEnd) += addedLines();
        (block += blockEnd) += m_lineEnd;
        m_edits.push_back({ m_original.size(), m_original.size(), std::move(block) });
    }

    std::string apply()
    {
        placeAdded();
        std::stable_sort(m_edits.begin(), m_edits.end(), [](const Edit &a, const Edit &b) { return a.begin < b.begin; });
        std::string text;
        text.reserve(m_original.size() + 256);
        std::size_t at = 0;
        for (const Edit &edit : m_edits) {
            // Two edits of the same bytes come from a file that names one thing twice in a line; the first is made.
            if (edit.begin < at) {
                continue;
            }
            (text += m_original.substr(at, edit.begin - at)) += edit.text;
            at = edit.end;
        }
        return text += m_original.substr(at);
    }

    std::string_view m_original;
    const Policy &m_asRead;
    const Policy &m_draft;
    std::vector<ConfSpan> m_spans;
    std::string m_lineEnd;
    std::vector<Edit> m_edits;
    std::vector<std::string> m_added;
    std::vector<ConfChange> m_changes;
};

} // namespace

ConfPatch patchConf(std::string_view original, const Policy &asRead, const Policy &draft)
{
    return Patcher(original, asRead, draft).run();
}

} // namespace apportion::slurm
