// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/difference.h"
#include "core/policy/situation.h"
#include "core/policy/text.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace apportion
{

/// A part of what differs between two policies that is made or left as a whole.
struct ChangeCause
{
    Text text; ///< what it is: "raw shares of chem 25 → 20", "newlab is new"
    std::vector<std::uint32_t> associations; ///< of PolicyDifference::associations, ascending
    std::vector<PriorityKey> settings;
    std::vector<std::uint32_t> partitions; ///< of PolicyDifference::partitions
    std::vector<std::uint32_t> qos; ///< of PolicyDifference::qos
    std::vector<std::pair<AssociationId, AssociationId>> usage; ///< before and after, where the usage of both differs
    bool hardware = false; ///< node groups, partitions and TRES, as a whole
    bool jobs = false;
};

/// Takes a difference apart into causes, each of which can be made without the others, and makes some of them.
///
/// What needs another change belongs to one cause with it: users of a new account, what leaves an account that goes, moves
/// that go around each other. What changes no number (limits, descriptions) has no cause. All causes made one after
/// another give the evaluation of the draft, whatever their order.
class ChangeCauses
{
public:
    /// All that is given must outlive this. Of more causes than @p most those below one top account become one, then the
    /// smallest ones together.
    ChangeCauses(
        const Snapshot &baseline, const Snapshot &draft, const AssociationMatch &match, const PolicyDifference &difference, std::size_t most);

    [[nodiscard]] const std::vector<ChangeCause> &all() const { return m_causes; }

    /// The baseline with some causes made. Its associations keep the ids of the baseline.
    class Partial
    {
    public:
        explicit Partial(const ChangeCauses &causes) : m_causes(&causes), m_now(causes.m_baseline) { }

        void make(std::size_t cause);
        [[nodiscard]] const Snapshot &now() const { return m_now; }
        /// The association that one of the draft is here; noAssociation: it is not there yet.
        [[nodiscard]] AssociationId here(AssociationId inDraft) const;

    private:
        void makeAssociation(const AssociationChange &change);

        const ChangeCauses *m_causes;
        Snapshot m_now;
        std::vector<std::pair<AssociationId, AssociationId>> m_new; ///< id in the draft and here, of what is new; sorted
    };

private:
    friend class Grouping;

    const Snapshot &m_baseline;
    const Snapshot &m_draft;
    const AssociationMatch &m_match;
    const PolicyDifference &m_difference;
    std::vector<ChangeCause> m_causes;
};

} // namespace apportion
