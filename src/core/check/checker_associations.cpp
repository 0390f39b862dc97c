// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/access.h"
#include "core/check/checker_parts.h"
#include "core/limits/effective_limits.h"
#include "core/policy/flat_option.h"
#include "core/policy/text_scan.h"
#include "core/policy/tracked_tres.h"
#include "core/schema/association_fields.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/conf_words.h"
#include "core/schema/field_value.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace apportion::checker
{

namespace
{

/// Options that sacctmgr takes besides the fields: older names of limits, and what is a column of its own here
/// (src/sacctmgr/association_functions.c, account_functions.c and file_functions.c of 26.05).
bool isOtherOption(std::string_view name)
{
    struct Word
    {
        std::string_view word;
        std::size_t least;
    };
    static constexpr std::array<Word, 15> words = { { { "Classification", 3 }, { "Fairshare", 4 }, { "Shares", 1 }, { "Parents", 4 },
        { "Partitions", 4 }, { "Priority", 2 }, { "GrpCPUMins", 7 }, { "GrpCPURunMins", 7 }, { "GrpCpus", 7 }, { "GrpMemory", 4 }, { "GrpNodes", 4 },
        { "MaxCPUMinsPerJob", 7 }, { "MaxCPURunMins", 7 }, { "MaxCpusPerJob", 7 }, { "MaxNodesPerJob", 4 } } };
    return std::any_of(words.begin(), words.end(), [name](const Word &known) {
        return name.size() >= known.least && name.size() <= known.word.size() && sameIgnoringCase(name, known.word.substr(0, name.size()));
    });
}

/// What the options of associations name that the cluster does not have. Each text is read once, however many
/// associations have it; of a text that is fine only the default account is looked at again.
class NamedByOptions
{
public:
    NamedByOptions(const Policy &policy, Diagnostics &findings)
        : m_policy(policy), m_tree(policy.associations), m_unknown(findings, Severity::Error, "option-unknown"),
          m_qos(findings, Severity::Error, "option-qos-unknown"), m_tres(findings, Severity::Warning, "option-tres-not-tracked"),
          m_level(findings, Severity::Error, "admin-level-unknown"), m_coordinator(findings, Severity::Warning, "coordinator-unknown"),
          m_default(findings, Severity::Error, "default-account-not-joined"), m_decaying(findings, Severity::Note, "limit-of-minutes-decays"),
          m_defaultQos(findings, Severity::Error, "default-qos-not-allowed"),
          m_inheritedDefaultQos(findings, Severity::Warning, "default-qos-not-allowed"), m_mixedQos(findings, Severity::Error, "option-qos-mixed"),
          m_differingQos(findings, Severity::Warning, "option-qos-lists"), m_release(findings, Severity::Error, "option-release"),
          m_texts(m_tree.names().size())
    {
    }

    void look(AssociationId id)
    {
        Judged &text = m_texts[m_tree.optionsColumn()[id]];
        if (!text.isRead || !text.isFine) {
            m_place = placeOf(m_tree, id, AssociationPart::Options);
            text = judged(m_tree.options(id), association(m_tree, id));
        }
        if (m_tree.isUser(id) && text.hasDefaultAccount && m_tree.parent(id) != text.defaultAccount && !isIn(id, text.defaultAccount)) {
            m_default.add({ APPORTION_TEXT("User %1 has the default account %2, which the user is not in: sacctmgr modify would refuse it"),
                              { std::string(m_tree.name(id)), readOptions(m_tree.options(id)).defaultAccount } },
                { APPORTION_TEXT("Choose an account that the user is in, or add the user there"), {} }, association(m_tree, id),
                placeOf(m_tree, id, AssociationPart::Options));
        }
        if (text.namesQos) {
            lookAtDefaultQos(id, placeOf(m_tree, id, AssociationPart::Options));
        }
    }

    /// The line of the cluster says what root, and all below it, has where root says nothing.
    void lookAtCluster()
    {
        constexpr AssociationId root = AssociationTree::root();
        m_place = placeOfCluster(m_policy);
        const Judged text = judged(m_policy.clusterOptions, association(m_tree, root));
        if (text.namesQos && !m_texts[m_tree.optionsColumn()[root]].namesQos) {
            lookAtDefaultQos(root, m_place);
        }
    }

private:
    /// What is known of one text of options.
    struct Judged
    {
        bool isRead = false;
        bool isFine = false;
        bool hasDefaultAccount = false;
        bool namesQos = false; ///< a list of QOS or a default: without either all is as above
        AssociationId defaultAccount = noAssociation;
    };

    /// The default QOS must be in the list, be they of its own or from above: sacctmgr looks at it before it modifies, since
    /// 23.11 slurmdbd does, at new users too (_foreach_check_default_qos() of as_mysql_assoc.c). Before that a new user with a
    /// list of his own and the default of his account is stored as he is, and assoc_mgr takes the default for none.
    void lookAtDefaultQos(AssociationId id, const SourcePlace &place)
    {
        const auto [known, isNew] = m_defaultIsAllowed.try_emplace({ m_tree.parent(id), m_tree.optionsColumn()[id] }, true);
        if (!isNew && known->second) {
            return;
        }
        const std::string name = nearestDefaultQos(m_policy, id);
        const auto isIt = [&name](const Qos &qos) { return sameIgnoringCase(qos.name, name); };
        const bool isKnown = m_policy.qos->empty() || std::any_of(m_policy.qos->begin(), m_policy.qos->end(), isIt); // else it is told already
        if (name.empty() || name == "-1" || !isKnown || hasQos(m_policy, id, name).value_or(true)) {
            return;
        }
        known->second = false;
        constexpr std::uint16_t firstThatAsks = 2311;
        if (m_policy.release != 0 && m_policy.release < firstThatAsks && optionValue(m_tree.options(id), schema::option::defaultQos).empty()) {
            m_inheritedDefaultQos.add(
                { APPORTION_TEXT("The default QOS of %1 is %2, from above, which its list of QOS does not have: slurmctld takes it for none, and "
                                 "sacctmgr refuses to give it another list without it"),
                    { std::string(m_tree.name(id)), name } },
                { APPORTION_TEXT("Add %1 to the list of QOS, or choose another default"), { name } }, association(m_tree, id), place);
            return;
        }
        m_defaultQos.add(
            { APPORTION_TEXT("The default QOS of %1 is %2, which its list of QOS does not have: sacctmgr refuses such a change, and before "
                             "Slurm 23.11 slurmctld takes it for none"),
                { std::string(m_tree.name(id)), name } },
            { APPORTION_TEXT("Add %1 to the list of QOS, or choose another default"), { name } }, association(m_tree, id), place);
    }

    [[nodiscard]] bool isIn(AssociationId user, AssociationId account) const
    {
        if (account == noAssociation) {
            return false;
        }
        if (constexpr NameId none = 0; m_tree.findUser(account, m_tree.nameId(user), none) != noAssociation) {
            return true;
        }
        // The user may be there for partitions only.
        const TreeLayout &layout = m_tree.layout();
        const TreeLayout::Position above = layout.positionOf(account);
        for (TreeLayout::Position at = layout.firstChild(above); at < layout.childEnd(above); ++at) {
            if (layout.isUserAt(at) && m_tree.nameId(layout.idAt(at)) == m_tree.nameId(user)) {
                return true;
            }
        }
        return false;
    }

    Judged judged(std::string_view written, const ObjectRef &object)
    {
        Judged text;
        const AssociationOptions options = readOptions(written);
        text.isRead = text.isFine = true;
        text.hasDefaultAccount = !options.defaultAccount.empty();
        text.namesQos = !options.defaultQos.empty() || !options.qos.empty();
        text.defaultAccount = m_tree.findAccount(lowerCase(options.defaultAccount));
        for (const ForeignKey &entry : options.foreign) {
            if (!entry.key.empty() && schema::findAssociationField(entry.key) == nullptr && !isOtherOption(entry.key)) {
                text.isFine = false;
                m_unknown.add({ APPORTION_TEXT("%1 of %2 is no option that sacctmgr knows"), { entry.key.substr(0, 100), object.name } },
                    { APPORTION_TEXT("Correct its spelling, or remove it"), {} }, object, m_place);
            }
        }
        for (const std::string &account : options.coordinator) {
            if (m_tree.findAccount(lowerCase(account)) == noAssociation && findRecord(*m_policy.otherAccounts, lowerCase(account)) == nullptr) {
                text.isFine = false;
                m_coordinator.add(
                    { APPORTION_TEXT(
                          "%1 coordinates the account %2, which is not here: it is told to sacctmgr only where it is new, and taken only where the "
                          "database has that account"),
                        { object.name, account.substr(0, 100) } },
                    { APPORTION_TEXT("Correct its spelling, or remove it"), {} }, object, m_place);
            }
        }
        // str_2_slurmdb_admin_level() looks at the first letter alone
        if (const std::string &level = options.adminLevel; !level.empty() && lowerCase(level).find_first_of("nosa") != 0) {
            text.isFine = false;
            m_level.add({ APPORTION_TEXT("AdminLevel=%1 of %2 is none that sacctmgr knows"), { level.substr(0, 100), object.name } },
                { APPORTION_TEXT("Write None, Operator or Administrator"), {} }, object, m_tree.read().isToldMore ? SourcePlace() : m_place);
        }
        const auto named = [&](std::string_view qos) { text.isFine = isKnownQos(qos, object) && text.isFine; };
        named(options.defaultQos == "-1" ? std::string_view() : options.defaultQos); // -1: none of its own
        for (const std::string &entry : options.qos) {
            named(std::string_view(entry).substr(hasSign(entry) ? 1 : 0));
        }
        text.isFine = !reportMixedQos(written, options.qos, object) && text.isFine;
        text.isFine = areOfRelease(options, object) && text.isFine;
        text.isFine = areTracked(written, options, object) && text.isFine;
        reportDecaying(options, object, text);
        return text;
    }

    bool areOfRelease(const AssociationOptions &options, const ObjectRef &object)
    {
        bool are = true;
        for (const schema::AssociationField &field : schema::associationFields()) {
            if (m_policy.release != 0 && !field.releases.knows(m_policy.release) && !schema::fieldText(field, options).empty()) {
                are = false;
                m_release.add({ APPORTION_TEXT("%1 has %2, which sacctmgr knows since Slurm %3: that of the cluster would refuse it"),
                                  { object.name, field.word, schema::releaseText(field.releases.since) } },
                    { APPORTION_TEXT("Remove it"), {} }, object, m_place);
            }
        }
        return are;
    }

    /// Whether all TRES that limits name are tracked.
    bool areTracked(std::string_view written, const AssociationOptions &options, const ObjectRef &object)
    {
        bool are = true;
        for (const TresCounts *limits : { &options.grpTresMins, &options.grpTresRunMins, &options.grpTres, &options.maxTresMinsPerJob,
                 &options.maxTresRunMins, &options.maxTresPerJob, &options.maxTresPerNode }) {
            for (const TresCount &limit : *limits) {
                are = isTracked(limit.name, object) && are;
            }
        }
        // no limit is no limit of that TRES: it is not among those above, and sacctmgr looks for its name all the same
        for (const FlatOption &option : written.find("-1") != std::string_view::npos ? parseOptions(written) : std::vector<FlatOption>()) {
            const schema::AssociationField *field = schema::findAssociationField(option.name);
            if (field != nullptr && schema::isTresList(*field)) {
                splitEach(option.value, ',', [&](std::string_view word) {
                    if (word.ends_with("=-1")) {
                        are = isTracked(std::string(word.substr(0, word.size() - 3)), object) && are;
                    }
                });
            }
        }
        return are;
    }

    [[nodiscard]] static bool hasSign(std::string_view entry) { return entry.starts_with('+') || entry.starts_with('-'); }

    [[nodiscard]] static bool isMixed(const std::vector<std::string> &list)
    {
        const auto signs = std::count_if(list.begin(), list.end(), hasSign);
        return signs != 0 && static_cast<std::size_t>(signs) != list.size();
    }

    /// sacctmgr looks at each list by itself (slurmdb_addto_qos_char_list()): it refuses one that is mixed, and takes two that differ,
    /// as 22.05 does, which makes of 'high' and '+low' both, and of '+high' and 'low' the first alone.
    bool reportMixedQos(std::string_view options, const std::vector<std::string> &all, const ObjectRef &object)
    {
        if (!isMixed(all)) {
            return false;
        }
        for (const FlatOption &option : parseOptions(options)) {
            if (schema::isSameOption(schema::option::qos, option.name) && isMixed(listWords(option.value))) {
                m_mixedQos.add(
                    { APPORTION_TEXT("The list of QOS of %1 names some and adds or takes away others: sacctmgr would refuse it"), { object.name } },
                    { APPORTION_TEXT("Write all of them with + or -, or none"), {} }, object, m_place);
                return true;
            }
        }
        m_differingQos.add({ APPORTION_TEXT("One list of QOS of %1 names some, another adds or takes away: sacctmgr takes both, and which of them "
                                            "counts depends on their order"),
                               { object.name } },
            { APPORTION_TEXT("Write one list"), {} }, object, m_place);
        return true;
    }

    /// Of a cluster whose QOS no file told nothing is said.
    bool isKnownQos(std::string_view name, const ObjectRef &object)
    {
        const auto isIt = [name](const Qos &qos) { return sameIgnoringCase(qos.name, name); };
        const bool isKnown = name.empty() || m_policy.qos->empty() || std::any_of(m_policy.qos->begin(), m_policy.qos->end(), isIt);
        if (!isKnown) {
            m_qos.add({ APPORTION_TEXT("%1 names the QOS %2, which does not exist: sacctmgr would refuse it"), { object.name, std::string(name) } },
                { APPORTION_TEXT("Add the QOS, or correct the name"), {} }, object, m_place);
        }
        return isKnown;
    }

    /// A TRES that was tracked once stays in the database: then the limit is taken, and limits nothing.
    bool isTracked(const std::string &name, const ObjectRef &object)
    {
        const bool toldWhich = !m_policy.partitions->empty() || !m_policy.foreignConf->empty();
        const bool tracked = !toldWhich || apportion::isTracked(m_policy, name);
        if (!tracked && !schema::isTresName(name)) {
            m_unknown.add(
                { APPORTION_TEXT("%1 has a limit of %2, which is no TRES that Slurm knows: sacctmgr would refuse it"), { object.name, name } },
                { APPORTION_TEXT("Correct its spelling, or remove it"), {} }, object, m_place);
        } else if (!tracked) {
            m_tres.add(
                { APPORTION_TEXT("%1 has a limit of %2, which is not tracked: it limits nothing, or sacctmgr refuses it"), { object.name, name } },
                { APPORTION_TEXT("Add %1 to AccountingStorageTRES, or remove the limit"), { lowerCase(name) } }, object, m_place);
        }
        return tracked;
    }

    void reportDecaying(const AssociationOptions &options, const ObjectRef &object, Judged &text)
    {
        const SlurmTime &halfLife = m_policy.priority.halfLife;
        const bool counts = !options.grpTresMins.empty() || !options.grpWall.isUnlimited();
        if (counts && halfLife.minutes != 0 && !halfLife.isUnlimited()) {
            text.isFine = false;
            m_decaying.add(
                { APPORTION_TEXT("%1 has %2: what counts against it decays with the half-life of %3, so it limits recent use and is no budget"),
                    { object.name, options.grpTresMins.empty() ? "GrpWall" : "GrpTRESMins", slurmTimeText(halfLife) } },
                { APPORTION_TEXT("For a budget set PriorityDecayHalfLife=0 with a reset period, or the flag NoDecay on a QOS with the limit"), {} },
                object, m_place);
        }
    }

    const Policy &m_policy;
    const AssociationTree &m_tree;
    SourcePlace m_place; // of what is judged
    Gathered m_unknown;
    Gathered m_qos;
    Gathered m_tres;
    Gathered m_level;
    Gathered m_coordinator;
    Gathered m_default;
    Gathered m_decaying;
    Gathered m_defaultQos;
    Gathered m_inheritedDefaultQos; ///< which releases before 23.11 take
    Gathered m_mixedQos;
    Gathered m_differingQos;
    Gathered m_release;
    std::map<std::pair<AssociationId, NameId>, bool> m_defaultIsAllowed; // by the account above and the id of the options' text
    std::vector<Judged> m_texts; // by the id of the options' text
};

} // namespace

void checkNamedByOptions(const Policy &policy, Diagnostics &findings, const std::stop_token &stop)
{
    const AssociationTree &tree = policy.associations;
    NamedByOptions named(policy, findings);
    for (AssociationId id = 0; id < tree.rowCount() && !stop.stop_requested(); ++id) {
        if (tree.isLive(id)) {
            named.look(id);
        }
    }
    if (!policy.clusterOptions.empty()) {
        named.lookAtCluster();
    }
}

} // namespace apportion::checker
