// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_defaults.h"

#include "slurm/conf/conf_editor.h"
#include "slurm/conf/conf_partitions.h"

#include <algorithm>
#include <map>
#include <set>

namespace apportion::slurm
{

namespace
{

const Partition *findPartition(const Policy &policy, std::string_view name)
{
    const std::uint16_t index = policy.findPartition(name);
    return index == unknownIndex ? nullptr : &(*policy.partitions)[index];
}

/// Whether a partition can have the value that a DEFAULT line gives it, or a value of its own in its place.
bool canInherit(const Partition &wanted, const Partition *before, std::string_view key)
{
    if (sameIgnoringCase(key, "Priority")) {
        return wanted.priorityJobFactor == wanted.priorityTier;
    }
    if (sameIgnoringCase(key, "QOS")) {
        return !wanted.qos.empty();
    }
    if (sameIgnoringCase(key, "Nodes")) {
        return !wanted.nodesWritten.empty();
    }
    return before == nullptr || findKey(before->foreign, key) == nullptr || findKey(wanted.foreign, key) != nullptr;
}

const ConfPair *nameOf(const ConfLine &line)
{
    return ConfEditor::findPair(line, "PartitionName");
}

class DefaultsEditor
{
public:
    DefaultsEditor(std::string_view original, const ConfReading &asRead, const Policy &draft) : m_editor(original), m_asRead(asRead), m_draft(draft)
    {
    }

    ConfWithoutDefaults run()
    {
        const bool anyIncluded = std::any_of(
            m_asRead.partitions.begin(), m_asRead.partitions.end(), [this](const SourcePlace &place) { return place.file != m_asRead.fileName; });
        if (anyIncluded) {
            return { std::string(m_editor.original()), {} };
        }
        findHindering();
        if (!m_moved.empty()) {
            move();
        }
        return { m_editor.apply(), m_editor.takeChanges() };
    }

private:
    /// The keys of DEFAULT lines that a partition below them cannot have.
    void findHindering()
    {
        std::set<std::string> standing;
        for (const ConfLine &line : m_editor.lines()) {
            const ConfPair *name = nameOf(line);
            if (name != nullptr && sameIgnoringCase(name->value, "DEFAULT")) {
                for (const ConfPair &pair : line.pairs) {
                    if (&pair != name && !isOfOwnLine(pair.key)) {
                        standing.insert(lowerCase(pair.key));
                    }
                }
                continue;
            }
            const Partition *wanted = name == nullptr ? nullptr : findPartition(m_draft, name->value);
            const Partition *before = wanted == nullptr ? nullptr : findPartition(m_asRead.policy, name->value);
            for (const std::string &key : standing) {
                if (wanted != nullptr && !canInherit(*wanted, before, key)) {
                    m_moved.emplace(key, nullptr);
                }
            }
        }
    }

    /// Line by line, as the parser reads them: what a DEFAULT line says holds for the lines below it.
    void move()
    {
        for (const ConfLine &line : m_editor.lines()) {
            const ConfPair *name = nameOf(line);
            if (name == nullptr) {
                continue;
            }
            const bool isDefault = sameIgnoringCase(name->value, "DEFAULT");
            for (auto &[key, standing] : m_moved) {
                const ConfPair *own = ConfEditor::findPair(line, key);
                if (isDefault && own != nullptr) {
                    standing = own;
                    takeAway(line, name->value, key);
                } else if (!isDefault && own == nullptr && standing != nullptr) {
                    give(line, name->value, *standing);
                }
            }
        }
    }

    void takeAway(const ConfLine &line, const std::string &object, const std::string &key)
    {
        for (const ConfPair &pair : line.pairs) {
            if (sameIgnoringCase(pair.key, key)) {
                m_editor.erase(line, pair);
                m_editor.note({ ConfChange::Kind::Removed, object, pair.key, pair.written, {}, line.place.line });
            }
        }
    }

    void give(const ConfLine &line, const std::string &name, const ConfPair &inherited)
    {
        const Partition *wanted = findPartition(m_draft, name);
        if (wanted != nullptr && canInherit(*wanted, findPartition(m_asRead.policy, name), inherited.key)) {
            m_editor.setKey(line, name, inherited.key, inherited.written, true);
        }
    }

    ConfEditor m_editor;
    const ConfReading &m_asRead;
    const Policy &m_draft;
    std::map<std::string, const ConfPair *> m_moved; // by key: what the DEFAULT lines so far say
};

} // namespace

ConfWithoutDefaults withoutHinderingDefaults(std::string_view original, const ConfReading &asRead, const Policy &draft)
{
    return DefaultsEditor(original, asRead, draft).run();
}

} // namespace apportion::slurm
