// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_defaults.h"

#include "slurm/conf/conf_editor.h"

#include <algorithm>
#include <map>

namespace apportion::slurm
{

namespace
{

const Partition *findPartition(const Policy &policy, std::string_view name)
{
    const std::uint16_t index = policy.findPartition(name);
    return index == unknownIndex ? nullptr : &(*policy.partitions)[index];
}

/// Whether a partition can have the value that a DEFAULT line gives it, or a value of its own in its place. One that is new stands
/// above the DEFAULT lines.
bool canInherit(const Partition &wanted, const Partition *before, std::string_view key)
{
    if (before == nullptr) {
        return true;
    }
    if (sameIgnoringCase(key, "Priority")) {
        return wanted.priorityJobFactor == wanted.priorityTier;
    }
    if (sameIgnoringCase(key, "QOS")) {
        return !wanted.qos.empty();
    }
    if (sameIgnoringCase(key, "Nodes")) {
        return !wanted.nodesWritten.empty();
    }
    return findKey(before->foreign, key) == nullptr || findKey(wanted.foreign, key) != nullptr;
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
        for (const ConfLine &line : m_editor.lines()) {
            const ConfPair *name = nameOf(line);
            for (const ConfPair &pair : line.pairs) {
                if (name != nullptr && sameIgnoringCase(name->value, "DEFAULT") && &pair != name && hinders(pair.key)) {
                    m_moved.emplace(lowerCase(pair.key), nullptr);
                }
            }
        }
        if (!m_moved.empty()) {
            move();
        }
        return { m_editor.apply(), m_editor.takeChanges() };
    }

private:
    [[nodiscard]] bool hinders(std::string_view key) const
    {
        return std::any_of(m_draft.partitions->begin(), m_draft.partitions->end(),
            [&](const Partition &wanted) { return !canInherit(wanted, findPartition(m_asRead.policy, wanted.name), key); });
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
