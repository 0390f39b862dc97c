// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/qos_references.h"

#include "slurm/association_options.h"
#include "slurm/sacctmgr_settings.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

/// Takes QOS out of the options of associations, and counts.
class Taker
{
public:
    explicit Taker(std::vector<QosReference> &references) : m_references(references) { }

    /// The options without the QOS that are gone; their own text when they name none.
    std::string take(std::string_view options, AssociationId id)
    {
        std::vector<Option> kept;
        bool changed = false;
        for (Option &option : parseOptions(options)) {
            const bool list = sameIgnoringCase(option.name, "QOS");
            if (!list && !sameIgnoringCase(option.name, "DefaultQOS")) {
                kept.push_back(std::move(option));
                continue;
            }
            const std::string rest = without(option.value, id);
            changed = changed || rest != option.value;
            if (rest == option.value || !rest.empty()) {
                option.value = rest;
                kept.push_back(std::move(option));
            }
        }
        return changed ? optionsText(kept) : std::string(options);
    }

private:
    std::string without(const std::string &list, AssociationId id)
    {
        std::string rest;
        bool changed = false;
        for (const std::string &word : listWords(list)) {
            const bool relative = word.front() == '+' || word.front() == '-';
            const auto gone = std::find_if(m_references.begin(), m_references.end(),
                [name = std::string_view(word).substr(relative ? 1 : 0)](const QosReference &known) { return sameIgnoringCase(known.qos, name); });
            if (gone == m_references.end()) {
                (rest += rest.empty() ? "" : ",") += word;
                continue;
            }
            changed = true;
            ++gone->count;
            gone->first = gone->first == noAssociation ? id : gone->first;
        }
        return changed ? rest : list;
    }

    std::vector<QosReference> &m_references;
};

} // namespace

Policy withoutGoneQos(const Policy &policy, const Policy &other, std::vector<QosReference> &references)
{
    references.clear();
    for (const Qos &qos : *other.qos) {
        if (policy.findQos(qos.name) == unknownIndex) {
            references.push_back({ qos.name, 0, noAssociation });
        }
    }
    Policy result = policy;
    if (references.empty()) {
        return result;
    }
    Taker taker(references);
    result.clusterOptions = taker.take(policy.clusterOptions, AssociationTree::root());
    const AssociationTree &tree = policy.associations;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && !tree.options(id).empty()) {
            if (const std::string options = taker.take(tree.options(id), id); options != tree.options(id)) {
                result.associations.setOptions(id, options);
            }
        }
    }
    std::erase_if(references, [](const QosReference &reference) { return reference.count == 0; });
    return result;
}

} // namespace apportion::slurm
