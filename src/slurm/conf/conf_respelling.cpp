// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_respelling.h"

#include "core/check/conf_keys_judged.h"
#include "core/policy/whole_conf.h"
#include "core/schema/setting_fields.h"
#include "slurm/conf/conf_editor.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

using checker::KeyVerdict;
using schema::ConfSection;

template <typename Row>
bool anyHasKey(const std::vector<Row> &rows, std::string_view key)
{
    return std::any_of(rows.begin(), rows.end(), [key](const Row &row) {
        return std::any_of(
            row.foreign.begin(), row.foreign.end(), [key](const ForeignKey &entry) { return sameIgnoringCase(plainKey(entry.key), key); });
    });
}

bool stands(const Policy &policy, ConfSection section, std::string_view key)
{
    switch (section) {
    case ConfSection::Top:
        return foreignConfLine(policy, key) != nullptr;
    case ConfSection::Partition:
        return anyHasKey(*policy.partitions, key) || checker::isCarried(policy, section, key);
    case ConfSection::Node:
        return anyHasKey(*policy.nodeGroups, key) || checker::isCarried(policy, section, key);
    default:
        return checker::isCarried(policy, section, key);
    }
}

/// Whether the draft was made of a file with such lines at all: one that was not has none of their keys either.
bool knowsSection(const Policy &draft, ConfSection section)
{
    switch (section) {
    case ConfSection::Partition:
        return !draft.partitions->empty();
    case ConfSection::Node:
        return !draft.nodeGroups->empty();
    default:
        return !draft.foreignConf->empty();
    }
}

bool isGivenAtTop(const Policy &draft, std::string_view key)
{
    const std::optional<PriorityKey> setting = findPriorityKey(key);
    return setting ? draft.priority.isGiven(*setting) : foreignConfLine(draft, key) != nullptr;
}

class Respeller
{
public:
    Respeller(std::string_view original, const ConfReading &asRead, const Policy &draft)
        : m_editor(original), m_asRead(asRead.policy), m_draft(draft), m_release(checker::judgedRelease(draft))
    {
    }

    RespeltConf run()
    {
        for (const ConfLine &line : m_editor.lines()) {
            ConfSection section = ConfSection::Top;
            std::string object;
            for (const ConfPair &pair : line.pairs) {
                if (const ConfSection begun = checker::sectionOfList(pair.key); begun != ConfSection::Top) {
                    section = begun;
                    object = pair.value;
                } else {
                    mend(line, pair, section, object);
                }
            }
        }
        return { m_editor.apply(), m_editor.takeChanges() };
    }

private:
    void mend(const ConfLine &line, const ConfPair &pair, ConfSection section, const std::string &object)
    {
        const std::string_view key = plainKey(pair.key);
        const KeyVerdict verdict = checker::judgeKey(section, key, m_release);
        if (verdict == KeyVerdict::Known || !knowsSection(m_draft, section) || !stands(m_asRead, section, key) || stands(m_draft, section, key)) {
            return;
        }
        const std::string_view nearest = verdict == KeyVerdict::Unknown ? schema::nearestConfKey(section, key, m_release) : std::string_view();
        if (!nearest.empty() && (section != ConfSection::Top || isGivenAtTop(m_draft, nearest))) {
            m_editor.rename(pair, nearest);
            m_editor.note({ ConfChange::Kind::Changed, object, std::string(nearest), pair.key + '=' + pair.written, pair.written, line.place.line });
            return;
        }
        if (line.pairs.size() == 1) {
            m_editor.commentOut(line); // not erased: the lines below keep their numbers
        } else {
            m_editor.erase(line, pair);
        }
        m_editor.note({ ConfChange::Kind::Removed, object, pair.key, pair.written, {}, line.place.line });
    }

    ConfEditor m_editor;
    const Policy &m_asRead;
    const Policy &m_draft;
    schema::Release m_release;
};

} // namespace

RespeltConf respelt(std::string_view original, const ConfReading &asRead, const Policy &draft)
{
    return Respeller(original, asRead, draft).run();
}

} // namespace apportion::slurm
