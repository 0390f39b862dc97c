// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/possible_defaults.h"

#include "core/access/access.h"
#include "core/change/association_match.h"
#include "core/limits/effective_limits.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "core/schema/root_options.h"
#include "slurm/change/default_qos.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// Walks through a policy from above, so that what an account is given counts for those in it.
class DefaultGiver
{
public:
    DefaultGiver(const Policy &policy, const Policy &other, std::vector<GivenDefault> &given)
        : m_result(policy), m_other(other), m_given(given), m_match(other.associations, policy.associations)
    {
    }

    Policy run()
    {
        const std::uint16_t release = m_result.release != 0 ? m_result.release : m_other.release;
        m_looksAtNewUsers = release == 0 || release >= firstThatChecksDefaultQos;
        lookAtCluster();
        const TreeLayout layout = m_result.associations.layout();
        for (TreeLayout::Position at = 0; at < layout.size(); ++at) {
            look(layout.idAt(at));
        }
        return std::move(m_result);
    }

private:
    /// The cluster is the account root: only slurmdbd looks at what that has.
    void lookAtCluster()
    {
        const AssociationId root = AssociationTree::root();
        const auto differs = [&](std::string_view key) {
            return !sameIgnoringCase(optionValue(m_other.clusterOptions, key), optionValue(m_result.clusterOptions, key));
        };
        if (!m_looksAtNewUsers || !(differs(schema::option::qos) || differs(schema::option::defaultQos))) {
            return;
        }
        m_changed.insert(root);
        const std::string wanted = optionValue(m_result.clusterOptions, schema::option::defaultQos);
        if (wanted.empty() || wanted == "-1" || hasQos(m_result, root, wanted).value_or(true)) {
            return;
        }
        if (const std::string found = allowed(root, root); !found.empty()) {
            note(wanted, found, root);
            m_result.clusterOptions = withOption(m_result.clusterOptions, schema::option::defaultQos, found);
        }
    }

    [[nodiscard]] bool isChanged(AssociationId before, AssociationId id) const
    {
        if (m_other.associations.options(before) == m_result.associations.options(id)) { // as of most
            return false;
        }
        const auto differs = [&](std::string_view key) {
            return !sameIgnoringCase(optionValue(m_other.associations.options(before), key), optionValue(m_result.associations.options(id), key));
        };
        return differs(schema::option::qos) || differs(schema::option::defaultQos);
    }

    void look(AssociationId id)
    {
        const AssociationTree &tree = m_result.associations;
        const AssociationId before = m_match.before(id);
        const bool isNew = before == noAssociation;
        const bool isUser = tree.isUser(id);
        const AssociationId parent = tree.parent(id);
        const bool accountChanges = isUser && m_changed.contains(parent);
        if (parent == noAssociation || (!isNew && !accountChanges && !isChanged(before, id))) {
            return;
        }
        if (!isUser && (!isNew || !hasDefaultInOwnList(tree.options(id)).value_or(true))) { // which is set behind those of its users
            m_changed.insert(id); // whose users are looked at with it
        }
        bool &isFine = m_isFine.try_emplace({ parent, tree.optionsColumn()[id] }, false).first->second;
        if (isFine) {
            return;
        }
        const std::string wanted = nearestDefaultQos(m_result, id);
        if (wanted.empty() || wanted == "-1" || hasQos(m_result, id, wanted).value_or(true)) {
            isFine = true;
            return;
        }
        const bool isOwn = !optionValue(tree.options(id), schema::option::defaultQos).empty();
        if (isUser && isNew && !isOwn && !accountChanges && !m_looksAtNewUsers) {
            return; // which is taken as it is
        }
        const std::string found = allowed(id, before);
        if (found.empty()) {
            return;
        }
        note(wanted, found, id);
        m_result.associations.setOptions(id, withOption(tree.options(id), schema::option::defaultQos, found));
    }

    /// A QOS of the list that counts for an association: the default of its own that it has already, else the first.
    [[nodiscard]] std::string allowed(AssociationId id, AssociationId before) const
    {
        std::vector<std::string> names;
        if (before != noAssociation) {
            names.push_back(ownOption(m_other, before, schema::option::defaultQos));
        }
        for (AssociationId at = id; at != noAssociation; at = m_result.associations.parent(at)) {
            for (const std::string &word : listWords(ownOption(m_result, at, schema::option::qos))) {
                names.push_back(word.starts_with('+') ? word.substr(1) : word);
            }
        }
        const auto found = std::find_if(names.begin(), names.end(),
            [&](const std::string &name) { return !name.empty() && name.front() != '-' && hasQos(m_result, id, name).value_or(false); });
        return found == names.end() ? std::string() : *found;
    }

    void note(const std::string &wanted, const std::string &found, AssociationId id)
    {
        const auto [at, isFirst] = m_places.try_emplace({ wanted, found }, m_given.size());
        if (isFirst) {
            m_given.push_back({ wanted, found, 0, std::string(m_result.associations.name(id)), id });
        }
        ++m_given[at->second].count;
    }

    Policy m_result;
    const Policy &m_other;
    std::vector<GivenDefault> &m_given;
    AssociationMatch m_match;
    bool m_looksAtNewUsers = true;
    std::set<AssociationId> m_changed;
    std::map<std::pair<AssociationId, NameId>, bool> m_isFine; // by the account and the options of an association
    std::map<std::pair<std::string, std::string>, std::size_t> m_places; // in m_given
};

} // namespace

Policy withPossibleDefaults(const Policy &policy, const Policy &other, std::vector<GivenDefault> &given)
{
    given.clear();
    return anyDefaultQos(policy) ? DefaultGiver(policy, other, given).run() : policy;
}

} // namespace apportion::slurm
