// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"
#include "core/change/policy_merge.h"
#include "core/change/tree_edit.h"
#include "storage/policy_json.h"

#include <string>

// What tests of merging with other names have in common.

namespace apportion::test
{

/// Saved and opened: ids are others then.
inline Snapshot reopened(const Snapshot &now)
{
    return readPolicyJson(writePolicyJson(Project(now)), "saved");
}

inline void rename(Snapshot &now, AssociationId id, const std::string &name)
{
    PreparedRenaming renaming = prepareRenaming(now, id, name);
    for (const AssociationId each : renaming.ids) {
        now.policy.associations.rename(each, renaming.name);
    }
    exchangeEdit(now.policy, now.situation, renaming.rest);
}

/// As a cluster tells it: nobody remembers a name there.
inline Snapshot asTold(const Snapshot &now)
{
    Snapshot told = now;
    told.policy.associations.setAllFormerNames({});
    return reopened(told);
}

inline std::string objectsOf(const MergedPolicy &merged)
{
    std::string text;
    for (const MergeConflict &conflict : merged.conflicts) {
        text += conflict.object + '|' + conflict.field + '|' + conflict.base + '|' + conflict.mine + '|' + conflict.theirs + '\n';
    }
    return text;
}

} // namespace apportion::test
