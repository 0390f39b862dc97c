// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_json_versions.h"

#include "storage/field_json.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace apportion
{

namespace
{

constexpr std::array<const char *, 5> originWords = { "imported", "opened", "exported", "file", "scenario" };

void reportHanging(const std::string &account, const std::string &parent, std::uint32_t line, ReadReport &report)
{
    report.add(Severity::Error, "policy-association", line,
        { APPORTION_TEXT("the account %1 hangs from \"%2\", which is not above it in the file"), { account, parent } },
        { APPORTION_TEXT("It is hung from root. Correct its parent."), {} });
}

bool isMoved(const VersionRow &row, const AssociationTree &tree)
{
    return row.parent && !row.isAbsent && row.id != AssociationTree::root() && tree.isAccount(row.id);
}

} // namespace

VersionRowWriter::VersionRowWriter(const char *key, const Snapshot &version, const Snapshot &draft)
    : m_key(key), m_version(version), m_draft(draft),
      m_isSame(version.situation.sharesUsageWith(draft.situation) && version.policy.associations.rowCount() == draft.policy.associations.rowCount()
          && version.policy.associations == draft.policy.associations)
{
    if (!m_isSame) {
        m_match = AssociationMatch(version.policy.associations, draft.policy.associations);
    }
}

void VersionRowWriter::write(RowWriter &row, AssociationId id) const
{
    if (m_isSame) {
        return;
    }
    const AssociationId before = m_match.before(id);
    const bool isRoot = id == AssociationTree::root();
    if (before == noAssociation) {
        if (!isRoot) { // there is always one: of another name it stands among the others
            row.member(m_key) += "null";
        }
        return;
    }
    const AssociationTree &now = m_draft.policy.associations;
    const AssociationTree &was = m_version.policy.associations;
    const bool isMoved = now.isAccount(id) && !isRoot && now.name(now.parent(id)) != was.name(was.parent(before));
    const bool hasShares = now.rawShares(id) != was.rawShares(before);
    const bool hasUsage = m_draft.situation.ownUsage(id) != m_version.situation.ownUsage(before);
    const bool hasPriority = now.priority(id) != was.priority(before);
    const bool hasOptions = now.options(id) != was.options(before);
    const bool hasNames = !now.allFormerNames().sharesWith(was.allFormerNames()) && now.formerNames(id) != was.formerNames(before);
    if (!isMoved && !hasShares && !hasUsage && !hasPriority && !hasOptions && !hasNames) {
        return;
    }
    RowWriter old(row.member(m_key));
    if (isMoved) {
        old.write("parent", was.name(was.parent(before)));
    }
    if (hasShares) {
        writeShares(old, was, before);
    }
    if (hasUsage) {
        old.write("usage", m_version.situation.ownUsage(before));
    }
    if (hasPriority) {
        old.write("priority", was.priority(before));
    }
    if (hasOptions) {
        old.write("options", was.options(before));
    }
    if (hasNames) {
        old.write("formerly", was.formerNames(before));
    }
    old.end();
}

std::vector<AssociationId> VersionRowWriter::others() const
{
    std::vector<AssociationId> ids;
    if (!m_isSame) {
        const std::vector<AssociationId> &all = m_version.policy.associations.layout().depthFirst();
        std::copy_if(all.begin(), all.end(), std::back_inserter(ids), [this](AssociationId id) { return m_match.after(id) == noAssociation; });
    }
    return ids;
}

void writeShares(RowWriter &row, const AssociationTree &tree, AssociationId id)
{
    if (tree.usesParent(id)) {
        row.write("shares", "parent");
    } else {
        row.write("shares", tree.rawShares(id));
    }
}

void setVersionStructure(Snapshot &version, const std::vector<VersionRow> &rows, ReadReport &report)
{
    AssociationTree &tree = version.policy.associations;
    const AssociationId root = AssociationTree::root();
    // what moved waits at the top, so that nothing stands in its way wherever it goes
    for (const VersionRow &row : rows) {
        if (isMoved(row, tree)) {
            tree.move(row.id, root);
        }
    }
    std::vector<const VersionRow *> absent(tree.rowCount(), nullptr);
    bool any = false;
    for (const VersionRow &row : rows) {
        if (row.isAbsent && row.id != root) {
            absent[row.id] = &row;
            any = true;
        }
    }
    if (!any) {
        return;
    }
    std::vector<std::uint32_t> below(tree.rowCount(), 0);
    const std::vector<AssociationId> order = tree.layout().depthFirst();
    for (const AssociationId id : order) {
        if (id != root) {
            ++below[tree.parent(id)];
        }
    }
    for (auto id = order.rbegin(); id != order.rend(); ++id) { // what is below comes first
        if (absent[*id] == nullptr) {
            continue;
        }
        if (below[*id] > 0) {
            report.add(Severity::Error, "policy-value", absent[*id]->line,
                { APPORTION_TEXT("\"%1\" cannot have the value %2"), { std::string(tree.name(*id)), "null" } },
                { APPORTION_TEXT("It is left out. Check its spelling."), {} });
            continue;
        }
        --below[tree.parent(*id)];
        tree.remove(*id);
        version.situation.setOwnUsage(*id, 0.0L);
    }
}

void setVersionValues(Snapshot &version, const std::vector<VersionRow> &rows, ReadReport &report)
{
    AssociationTree &tree = version.policy.associations;
    const bool anyMoved = std::any_of(rows.begin(), rows.end(), [&tree](const VersionRow &row) { return isMoved(row, tree); });
    std::unordered_map<std::string_view, AssociationId> accounts; // moving needs no new layout for each
    for (AssociationId id = 0; anyMoved && id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isAccount(id)) {
            accounts.emplace(tree.name(id), id);
        }
    }
    for (const VersionRow &row : rows) {
        if (isMoved(row, tree)) {
            const auto found = accounts.find(*row.parent);
            const AssociationId above = found == accounts.end() ? noAssociation : found->second;
            if (above == noAssociation || !tree.canMove(row.id, above)) {
                reportHanging(std::string(tree.name(row.id)), *row.parent, row.line, report);
            } else if (above != tree.parent(row.id)) {
                tree.move(row.id, above);
            }
        }
    }
    for (const VersionRow &row : rows) {
        if (!tree.isLive(row.id) || row.isAbsent) {
            continue;
        }
        if (row.shares) {
            tree.setRawShares(row.id, *row.shares == sharesParent && row.id == AssociationTree::root() ? 1 : *row.shares);
        }
        if (row.priority) {
            tree.setPriority(row.id, *row.priority);
        }
        if (row.usage) {
            version.situation.setOwnUsage(row.id, *row.usage);
        }
        if (row.options) {
            tree.setOptions(row.id, *row.options);
        }
        if (row.formerly) {
            tree.setFormerNames(row.id, *row.formerly);
        }
    }
}

void writeVersionInfo(std::string &to, const Baseline &info, const char *sameAs)
{
    RowWriter out(to);
    out.write("origin", originWords[static_cast<std::size_t>(info.origin)]);
    out.writeUnless(std::string_view(), "name", std::string_view(info.name.toStdString()));
    if (info.origin != Baseline::Origin::Scenario) {
        out.write("when", info.when.toUTC().toString(Qt::ISODate).toStdString());
    }
    out.writeUnless(std::string_view(), "sameAs", std::string_view(sameAs));
    out.end();
}

bool readVersionInfo(JsonValue &value, Baseline &info, std::string &sameAs, ReadReport &report)
{
    RowReader row(value, report);
    const std::optional<std::uint8_t> origin = readWord(row, "origin", originWords);
    std::string name;
    std::string when;
    row.read("name", name);
    row.read("when", when);
    row.read("sameAs", sameAs);
    row.reportUnknown();
    info = { static_cast<Baseline::Origin>(origin.value_or(0)), toText(name), QDateTime::fromString(toText(when), Qt::ISODate) };
    return origin.has_value();
}

} // namespace apportion
