// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/association_names.h"

#include "core/policy/tres.h"

#include <QCoreApplication>

#include <algorithm>

namespace apportion
{

namespace
{

/// Texts of the rules below, which are no class of their own.
struct AssociationNames
{
    Q_DECLARE_TR_FUNCTIONS(AssociationNames)
};

/// The column that holds names in Slurm's database is a tinytext.
constexpr std::size_t longestName = 255;

bool isForbidden(QChar c)
{
    constexpr QLatin1StringView separators(",'\"`:=|/\\#%;*?<>()[]{}$&!");
    return c.isSpace() || c.category() == QChar::Other_Control || c.category() == QChar::Other_Format || separators.contains(c);
}

} // namespace

CheckedName checkName(const QString &name, bool isUser)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty()) {
        return { {}, isUser ? AssociationNames::tr("A user needs a name.") : AssociationNames::tr("An account needs a name.") };
    }
    if (const auto bad = std::find_if(trimmed.begin(), trimmed.end(), isForbidden); bad != trimmed.end()) {
        return { {},
            bad->isPrint() && !bad->isSpace() ? AssociationNames::tr("“%1” cannot stand in a name: sacctmgr would not read it.").arg(*bad)
                                              : AssociationNames::tr("Blanks and control characters cannot stand in a name.") };
    }
    if (trimmed.front() == QLatin1Char('-') || trimmed.front() == QLatin1Char('+')) {
        return { {}, AssociationNames::tr("A name cannot begin with “%1”, which sacctmgr reads as a change of a list.").arg(trimmed.front()) };
    }
    std::string bytes = trimmed.toStdString();
    if (bytes.size() > longestName) {
        return { {}, AssociationNames::tr("A name has at most %1 bytes.").arg(longestName) };
    }
    return { isUser ? std::move(bytes) : lowerCase(bytes), {} };
}

std::string keptUserName(const AssociationTree &tree, const std::string &name)
{
    std::string folded = lowerCase(name);
    if (folded == name) {
        return name;
    }
    const TreeLayout &layout = tree.layout();
    for (TreeLayout::Position at = 0; at < layout.size(); ++at) {
        const std::string_view known = tree.name(layout.idAt(at));
        if (layout.isUserAt(at) && std::any_of(known.begin(), known.end(), [](char c) { return c >= 'A' && c <= 'Z'; })) {
            return name;
        }
    }
    return folded;
}

std::string freeName(const std::string &name, const std::unordered_set<std::string> &taken)
{
    if (!taken.contains(name)) {
        return name;
    }
    for (std::uint32_t number = 2;; ++number) {
        std::string numbered = name + '-' + std::to_string(number);
        if (!taken.contains(numbered)) {
            return numbered;
        }
    }
}

std::unordered_set<std::string> accountNames(const AssociationTree &tree)
{
    std::unordered_set<std::string> names;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isAccount(id)) {
            names.emplace(tree.name(id));
        }
    }
    return names;
}

} // namespace apportion
