// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "storage/policy_json.h"

#include <QString>

#include <string>

namespace apportion::scenarios
{

/// root: physics 10, chem 20.
inline Snapshot small()
{
    Snapshot now;
    now.policy.associations.addAccount(AssociationTree::root(), "physics", 10);
    now.policy.associations.addAccount(AssociationTree::root(), "chem", 20);
    return now;
}

inline std::uint32_t sharesOf(const Snapshot &now, const char *name)
{
    return now.policy.associations.rawShares(now.policy.associations.findAccount(name));
}

inline void setShares(Document &document, const char *name, std::uint32_t shares)
{
    document.setRawShares({ document.policy().associations.findAccount(name) }, shares);
}

inline std::string plain(const Snapshot &snapshot)
{
    return writePolicyJson(Project(snapshot));
}

inline const Snapshot &other(const Project &project, const char *name)
{
    const int place = findScenario(project.others, QString::fromLatin1(name));
    if (place < 0) {
        qFatal("no scenario %s", name);
    }
    return project.others[static_cast<std::size_t>(place)].snapshot;
}

/// What the file holds while the scenario of that name is edited.
inline std::string asSaved(Project project, const char *name)
{
    project.edit(QString::fromLatin1(name));
    return writePolicyJson(project);
}

} // namespace apportion::scenarios
