// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/option_comparison.h"
#include "core/change/policy_edit.h"
#include "core/schema/association_fields.h"
#include "core/schema/root_options.h"
#include "document/document.h"
#include "document/document_commands.h"

#include <algorithm>

// The edits of the document that leave the structure of the association tree as it is.

namespace apportion
{

namespace
{

QString nameOf(const AssociationTree &tree, AssociationId id)
{
    return QString::fromStdString(std::string(tree.name(id)));
}

} // namespace

template <typename Column>
bool Document::setColumn(const std::vector<AssociationId> &ids, const std::vector<typename Column::Value> &values, const QString &text)
{
    if (ids.size() != values.size()) {
        return false;
    }
    const AssociationTree &tree = m_now.policy.associations;
    std::vector<AssociationId> known;
    std::vector<typename Column::Value> wanted;
    std::vector<bool> seen(tree.rowCount(), false); // of a fill in a large tree there are as many as it has rows
    bool differs = false;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!Column::accepts(ids[i], values[i]) || !tree.isLive(ids[i]) || seen[ids[i]]) {
            continue;
        }
        seen[ids[i]] = true;
        known.push_back(ids[i]);
        wanted.push_back(values[i]);
        differs = differs || Column::read(m_now, ids[i]) != values[i];
    }
    if (!differs) {
        return false;
    }
    const QString of = known.size() == 1 ? tr("%1 of %2", "a value and whose it is").arg(text, nameOf(tree, known.front()))
                                         : tr("%1 of %n associations", "a value and whose it is", static_cast<int>(known.size())).arg(text);
    m_undoStack->push(new ColumnCommand<Column>(*this, std::move(known), std::move(wanted), of));
    return true;
}

bool Document::setRawShares(const std::vector<AssociationId> &ids, std::uint32_t shares)
{
    return setRawShares(ids, std::vector<std::uint32_t>(ids.size(), shares));
}

bool Document::setRawShares(const std::vector<AssociationId> &ids, const std::vector<std::uint32_t> &shares)
{
    return setColumn<RawSharesColumn>(ids, shares, tr("Raw shares"));
}

bool Document::setOwnUsage(const std::vector<AssociationId> &ids, const std::vector<long double> &usage)
{
    return setColumn<OwnUsageColumn>(ids, usage, tr("Usage"));
}

bool Document::setAssociationPriority(const std::vector<AssociationId> &ids, std::uint32_t priority)
{
    return setColumn<PriorityColumn>(ids, std::vector<std::uint32_t>(ids.size(), priority), tr("Priority"));
}

bool Document::setAssociationOption(const std::vector<AssociationId> &ids, const std::string &name, const std::optional<std::string> &value)
{
    const AssociationTree &tree = m_now.policy.associations;
    std::vector<AssociationId> known;
    std::vector<std::string> options;
    for (const AssociationId id : ids) {
        if (tree.isLive(id)) {
            known.push_back(id);
            options.push_back(withEditedOption(id == AssociationTree::root() ? optionsOf(m_now.policy, id) : tree.options(id), name, value));
        }
    }
    return setOptions(known, options, QString::fromStdString(name));
}

bool Document::setOptions(std::vector<AssociationId> ids, std::vector<std::string> options, const QString &text)
{
    const auto root = std::find(ids.begin(), ids.end(), AssociationTree::root());
    if (root == ids.end() || ids.size() != options.size()) {
        return setColumn<OptionsColumn>(ids, options, text);
    }
    const auto place = options.begin() + (root - ids.begin());
    const std::string ofRoot = std::move(*place);
    options.erase(place);
    ids.erase(root);
    const bool isAlone = ids.empty();
    if (!isAlone) {
        m_undoStack->beginMacro(text);
    }
    const bool others = !isAlone && setColumn<OptionsColumn>(ids, options, text);
    Policy changed = m_now.policy;
    setRootOptions(changed, ofRoot);
    const bool itself = apply(editBetween(m_now.policy, changed), tr("%1 of %2", "a value and whose it is").arg(text, QStringLiteral("root")));
    if (!isAlone) {
        m_undoStack->endMacro();
    }
    return others || itself;
}

bool Document::setAssociationOptions(const std::vector<AssociationId> &ids, const std::vector<std::string> &options)
{
    return setOptions(ids, options, tr("Options"));
}

} // namespace apportion
