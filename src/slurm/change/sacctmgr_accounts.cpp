// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts that come, move and change, and the lists of QOS of all associations.
#include "core/access/access.h"
#include "core/change/known_records.h"
#include "core/schema/association_fields.h"
#include "slurm/change/sacctmgr_translator.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <algorithm>
#include <iterator>

namespace apportion::slurm
{

namespace
{

/// Users have neither description nor organization nor flags: sacctmgr passes over them in a user's line of a file that it loads, and
/// takes them in none of its commands for users.
void dropWhatUsersLack(SacctmgrSettings &settings, const AssociationTree &tree, AssociationId id)
{
    if (tree.isUser(id)) {
        std::erase_if(settings, [](const SacctmgrSetting &entry) { return isTextOfAccount(entry) || isFlagsOfAccount(entry); });
    }
}

bool isDifference(const std::vector<std::string> &list)
{
    return !list.empty() && (list.front().front() == '+' || list.front().front() == '-');
}

/// Whether the first of these lists that says something of a QOS says that it is not in it.
bool isLacking(const std::vector<std::string> &lists, const std::string &name)
{
    if (name.empty() || name == "-1") {
        return false;
    }
    const auto deciding = std::find_if(lists.begin(), lists.end(), [&name](const std::string &list) { return wordOnQos(list, name).has_value(); });
    return deciding != lists.end() && !*wordOnQos(*deciding, name);
}

/// The QOS that @p passing adds, and @p list takes away.
std::vector<std::string> turnedBack(const std::vector<std::string> &passing, std::string_view list)
{
    std::vector<std::string> names;
    for (const std::string &word : listWords(lowerCase(list))) {
        if (word.front() == '-' && std::find(passing.begin(), passing.end(), '+' + word.substr(1)) != passing.end()) {
            names.push_back(word.substr(1));
        }
    }
    return names;
}

} // namespace

const SacctmgrSettings &SacctmgrTranslator::optionsOf(const AssociationTree &tree, AssociationId id)
{
    constexpr std::size_t mostKept = 10000; // accounts and their users have few different ones, a hostile tree has millions
    auto &known = &tree == &m_before ? m_optionsBefore : m_optionsAfter;
    if (known.size() >= mostKept) {
        known.clear();
    }
    const auto [found, isNew] = known.try_emplace(tree.optionsColumn()[id]);
    if (isNew) {
        found->second = addedOptions(tree.options(id));
    }
    return found->second;
}

SacctmgrSettings SacctmgrTranslator::newAssociation(const AssociationTree &tree, AssociationId id)
{
    SacctmgrSettings settings = optionsOf(tree, id);
    // An account's description is its name unless another is given.
    std::erase_if(settings, [&tree, id](const SacctmgrSetting &entry) { return entry.key == "Description=" && entry.value == tree.name(id); });
    dropWhatUsersLack(settings, tree, id);
    if (tree.rawShares(id) != 1) {
        settings.push_back(sharesSetting(1, tree.rawShares(id)));
    }
    if (tree.priority(id) != noPriority) {
        settings.push_back(prioritySetting(noPriority, tree.priority(id)));
    }
    for (SacctmgrSetting &entry : settings) {
        entry.before.clear();
    }
    return settings;
}

SacctmgrTranslator::Above SacctmgrTranslator::aboveWhenAdded(AssociationId id)
{
    Above above;
    const auto look = [&above](std::string_view options, bool withList, bool withDefault) {
        above.lists.push_back(withList ? optionValue(options, schema::option::qos) : std::string());
        above.defaultQos = above.defaultQos.empty() && withDefault ? optionValue(options, schema::option::defaultQos) : above.defaultQos;
    };
    AssociationId at = m_after.parent(id);
    AssociationId old = noAssociation;
    for (; at != noAssociation && (old = m_before.findAccount(m_after.name(at))) == noAssociation; at = m_after.parent(at)) {
        look(m_after.options(at), !isListForLater(at), hasDefaultInOwnList(m_after.options(at)).value_or(false) || needsDefaultAtOnce(at));
    }
    for (; old != noAssociation; old = m_before.parent(old)) { // no account is moved before
        look(m_before.options(old), true, true);
    }
    look((m_isClusterFirst ? m_draft : m_baseline).clusterOptions, true, true);
    return above;
}

bool SacctmgrTranslator::isDefaultLookedAt()
{
    const std::uint16_t release = m_draft.release != 0 ? m_draft.release : m_baseline.release;
    if (!m_isDefaultLookedAt) {
        m_isDefaultLookedAt = (release == 0 || release >= firstThatChecksDefaultQos) && (anyDefaultQos(m_baseline) || anyDefaultQos(m_draft));
    }
    return *m_isDefaultLookedAt;
}

bool SacctmgrTranslator::isListForLater(AssociationId id)
{
    const std::string own = optionValue(m_after.options(id), schema::option::qos);
    if (own.empty() || hasDefaultInOwnList(m_after.options(id)).value_or(false) || !isDefaultLookedAt()) {
        return false;
    }
    const auto [known, isNew] = m_listForLater.try_emplace(id, false);
    if (!isNew) {
        return known->second;
    }
    Above above = aboveWhenAdded(id);
    above.lists.insert(above.lists.begin(), own);
    const bool isLater = isLacking(above.lists, above.defaultQos);
    m_listForLater[id] = isLater;
    return isLater;
}

bool SacctmgrTranslator::needsDefaultAtOnce(AssociationId id)
{
    const std::string own = optionValue(m_after.options(id), schema::option::defaultQos);
    if (own.empty() || own == "-1" || !optionValue(m_after.options(id), schema::option::qos).empty() || !isDefaultLookedAt()) {
        return false;
    }
    const Above above = aboveWhenAdded(id);
    return isLacking(above.lists, above.defaultQos) && !isLacking(above.lists, own);
}

bool SacctmgrTranslator::isClusterFirst(const std::vector<AssociationChange> &changes)
{
    const auto words = [](const Policy &policy) { return listWords(lowerCase(optionValue(policy.clusterOptions, schema::option::qos))); };
    const auto defaultOf = [](const Policy &policy) { return lowerCase(optionValue(policy.clusterOptions, schema::option::defaultQos)); };
    const std::vector<std::string> before = words(m_baseline);
    const std::vector<std::string> after = words(m_draft);
    const auto stays = [&after](const std::string &word) { return std::find(after.begin(), after.end(), word) != after.end(); };
    if (before.empty() || before.size() >= after.size() || !std::all_of(before.begin(), before.end(), stays)
        || defaultOf(m_baseline) != defaultOf(m_draft) || !isDefaultLookedAt() || !passingQos(m_baseline, m_draft, {}).empty()) {
        return false;
    }
    return std::any_of(changes.begin(), changes.end(), [this](const AssociationChange &change) {
        const Above above = change.kind == Kind::Added ? aboveWhenAdded(change.after) : Above();
        return isLacking(above.lists, above.defaultQos);
    });
}

SacctmgrSettings SacctmgrTranslator::addedAtOnce(AssociationId id)
{
    SacctmgrSettings settings = newAssociation(m_after, id);
    if (const bool namesQos = std::any_of(settings.begin(), settings.end(), isOfLists); namesQos && isListForLater(id)) {
        std::erase_if(settings, isOfLists);
    } else if (namesQos && !hasDefaultInOwnList(m_after.options(id)).value_or(false) && !needsDefaultAtOnce(id)) {
        std::erase_if(settings, isDefaultQos);
    }
    std::erase_if(settings, isFlagsOfAccount); // set behind it, as of an account that the database has already
    if (isRecorded(m_after, id)) {
        std::erase_if(settings, isTextOfAccount); // which stay what they are, until they are set
    }
    return settings;
}

void SacctmgrTranslator::addAccounts(const std::vector<AssociationChange> &changes)
{
    for (const AssociationChange &change : changes) {
        if (change.kind != Kind::Added || !m_after.isAccount(change.after)) {
            continue;
        }
        CommandShape shape { { "add", "account" }, "name=", {}, "account" };
        shape.above = m_after.name(m_after.parent(change.after));
        if (shape.above != "root") {
            shape.after.push_back("parent=" + shape.above);
            shape.otherNames.push_back(shape.above);
        }
        const std::string name(m_after.name(change.after));
        const std::size_t step = m_list.add(shape, name, addedAtOnce(change.after), "new account", refOf(m_after, change.after));
        if (step > 0) {
            m_list.state().noteValue("account " + name, "parent", {}, shape.above, step);
            if (!isRecorded(m_after, change.after)) { // on the way back a record that is still there keeps its own: keptFunction()
                m_list.state().noteSettings("account " + name, textsOf(change.after), step);
            }
        }
    }
}

SacctmgrSettings SacctmgrTranslator::textsOf(AssociationId id)
{
    // on the way back also what an account has by itself: somebody may have changed it in the record that the database kept
    SacctmgrSettings texts = m_way == Way::Back ? optionsOf(m_after, id) : newAssociation(m_after, id);
    std::erase_if(texts, [](const SacctmgrSetting &entry) { return !isTextOfAccount(entry); });
    return texts;
}

bool SacctmgrTranslator::isRecorded(const AssociationTree &tree, AssociationId id) const
{
    return m_way == Way::There && tree.isAccount(id) && recordBefore(m_baseline, tree, id) != nullptr;
}

const DatabaseRecord *SacctmgrTranslator::recordOf(const AssociationChange &change) const
{
    if (change.kind == Kind::Added) {
        return m_way == Way::There ? recordBefore(m_baseline, m_after, change.after) : nullptr;
    }
    return change.kind == Kind::Removed && m_way == Way::Back ? recordBefore(m_draft, m_before, change.before) : nullptr;
}

void SacctmgrTranslator::describeAccounts(const std::vector<AssociationChange> &changes)
{
    for (const AssociationChange &change : changes) {
        const bool comes = change.kind == Kind::Added;
        const AssociationTree &tree = comes ? m_after : m_before;
        const AssociationId id = comes ? change.after : change.before;
        const DatabaseRecord *record = recordOf(change);
        if (record == nullptr || !tree.isAccount(id)) {
            continue;
        }
        const CommandShape shape { { "modify", "account", "where" }, "name=", { "set" }, "account" };
        const std::string settled = settledRecord(record->options, tree.options(id));
        const SacctmgrSettings texts = optionChanges(comes ? record->options : settled, comes ? settled : record->options).settings;
        m_list.state().noteRecord("account " + std::string(tree.name(id)));
        if (!texts.empty()) {
            m_list.add(shape, tree.name(id), texts, "for all clusters of the database", refOf(tree, id));
        }
    }
}

void SacctmgrTranslator::changeAccounts(const std::vector<AssociationChange> &changes, bool moved)
{
    for (const AssociationChange &change : changes) {
        if (change.kind != Kind::Changed || change.moved != moved || !m_after.isAccount(change.after)) {
            continue;
        }
        CommandShape shape { { "modify", "account", "where" }, "name=", { "set" }, "account" };
        SacctmgrSettings settings;
        const AssociationId parent = m_after.parent(change.after);
        const std::string above(parent == noAssociation ? std::string_view() : m_after.name(parent));
        if (moved) {
            shape.otherNames.push_back(above);
            settings.push_back({ "parent=", above, std::string(m_before.name(m_before.parent(change.before))), above });
        }
        shape.above = above;
        const std::size_t step = applyChange(shape, change, std::move(settings));
        if (step > 0 && !moved && !above.empty()) { // to load its line is to put it below that account
            m_list.state().noteValue("account " + std::string(m_after.name(change.after)), "parent", above, above, 0);
        }
    }
}

std::size_t SacctmgrTranslator::applyChange(const CommandShape &shape, const AssociationChange &change, SacctmgrSettings settings)
{
    const AssociationId id = change.after;
    if (change.rawShares) {
        settings.push_back(sharesSetting(m_before.rawShares(change.before), m_after.rawShares(id)));
    }
    if (change.priority) {
        settings.push_back(prioritySetting(m_before.priority(change.before), m_after.priority(id)));
    }
    if (change.options) {
        OptionChanges options = optionChanges(m_before.options(change.before), m_after.options(id));
        std::erase_if(options.settings, isOfLists);
        dropWhatUsersLack(options.settings, m_after, id);
        std::move(options.settings.begin(), options.settings.end(), std::back_inserter(settings));
    }
    return m_list.addIfAny(shape, m_after.name(id), settings, refOf(m_after, id));
}

void SacctmgrTranslator::passQos(const std::vector<PassingQos> &passing)
{
    for (const PassingQos &user : passing) {
        const bool goes = user.of.after == noAssociation;
        const AssociationTree &tree = goes ? m_before : m_after;
        const AssociationId id = goes ? user.of.before : user.of.after;
        CommandShape shape { { "modify", "user", "where" }, "name=", { "set" }, "user" };
        if (goes) {
            nameAccount(shape, tree, id, hasPartitions(tree, id));
        } else {
            shape = userShape(user.of);
        }
        shape.passing = true;
        const std::string_view options = user.of.before == noAssociation ? m_after.options(id) : m_before.options(user.of.before);
        const std::string old = optionValue(options, schema::option::qos);
        SacctmgrSettings settings;
        if (const std::vector<std::string> turned = turnedBack(user.list, old); !turned.empty()) {
            settings.push_back({ "QOS+=", sacctmgrValue(joinedList(turned)), old, joinedList(user.list) });
        } else if (!user.list.empty()) {
            settings.push_back({ "QOS=", sacctmgrValue(joinedList(user.list)), old, joinedList(user.list) });
        }
        if (user.clearsDefault) {
            settings.push_back({ "DefaultQOS=", "-1", optionValue(options, schema::option::defaultQos), {} });
        }
        m_list.add(shape, tree.name(id), settings, {}, refOf(tree, id));
    }
    if (!passing.empty()) {
        m_list.startPhase();
    }
}

void SacctmgrTranslator::endPassingQos(const std::vector<PassingQos> &passing)
{
    if (!passing.empty()) {
        m_list.startPhase();
    }
    for (const PassingQos &user : passing) {
        if (user.of.after == noAssociation) {
            continue;
        }
        const std::string_view after = m_after.options(user.of.after);
        const std::string_view before = user.of.before == noAssociation ? after : m_before.options(user.of.before);
        const OptionChanges own = optionChanges(before, after); // what has been set already
        const auto isSet = [&own](std::string_view key) {
            return std::any_of(own.settings.begin(), own.settings.end(), [key](const SacctmgrSetting &entry) { return entry.key == key; });
        };
        SacctmgrSettings settings;
        const std::string list = optionValue(after, schema::option::qos);
        if (const std::vector<std::string> turned = turnedBack(user.list, list); !turned.empty() && !own.clearQosFirst) {
            settings.push_back({ "QOS-=", sacctmgrValue(joinedList(turned)), optionValue(before, schema::option::qos), list });
        } else if (turned.empty() && !user.list.empty() && !list.empty() && !isSet("QOS=") && !own.clearQosFirst && !isDifference(user.list)) {
            settings.push_back({ "QOS=", sacctmgrValue(list), optionValue(before, schema::option::qos), list });
        }
        if (const std::string name = optionValue(after, schema::option::defaultQos); user.clearsDefault && !name.empty() && !isSet("DefaultQOS=")) {
            settings.push_back({ "DefaultQOS=", sacctmgrValue(name), optionValue(before, schema::option::defaultQos), name });
        }
        m_list.addIfAny(userShape(user.of), m_after.name(user.of.after), settings, refOf(m_after, user.of.after));
    }
}

void SacctmgrTranslator::changeLists(const std::vector<AssociationChange> &changes)
{
    const std::vector<PassingQos> passing = passingQos(m_baseline, m_draft, changes);
    passQos(passing);
    if (!m_isClusterFirst) {
        changeCluster();
    }
    for (const AssociationChange &change : changes) {
        if (change.after != noAssociation && (change.kind != Kind::Changed || change.options)) {
            changeList(change);
        }
    }
    endPassingQos(passing);
}

void SacctmgrTranslator::changeList(const AssociationChange &change)
{
    const AssociationId id = change.after;
    OptionChanges lists;
    std::string before;
    if (change.kind == Kind::Added) {
        const SacctmgrSettings &options = optionsOf(m_after, id);
        const auto mayCome = [](const SacctmgrSetting &entry) { return isOfLists(entry) || isFlagsOfAccount(entry); };
        if (std::none_of(options.begin(), options.end(), mayCome)) {
            return; // all of it was added at once
        }
        lists.settings = newAssociation(m_after, id);
        if (isRecorded(m_after, id)) {
            std::erase_if(lists.settings, [](const SacctmgrSetting &entry) { return isTextOfAccount(entry) || isFlagsOfAccount(entry); });
        }
        const SacctmgrSettings done = addedAtOnce(id);
        std::erase_if(lists.settings, [&done](const SacctmgrSetting &entry) { return contains(done, entry); });
    } else {
        before = m_before.options(change.before);
        lists = optionChanges(before, m_after.options(id));
        std::erase_if(lists.settings, [](const SacctmgrSetting &entry) { return !isOfLists(entry); });
    }
    CommandShape shape { { "modify", "account", "where" }, "name=", { "set" }, "account" };
    if (m_way == Way::Back && change.kind == Kind::Added) { // the script leaves them out where somebody changed them
        const auto flags = std::stable_partition(
            lists.settings.begin(), lists.settings.end(), [](const SacctmgrSetting &entry) { return !isFlagsOfAccount(entry); });
        m_list.addIfAny(shape, m_after.name(id), { flags, lists.settings.end() }, refOf(m_after, id));
        lists.settings.erase(flags, lists.settings.end());
    }
    if (lists.settings.empty() && !lists.clearQosFirst) {
        return;
    }
    if (m_after.isUser(id)) {
        shape = userShape(change);
    }
    changeOptions(shape, m_after.name(id), std::move(lists), before, m_after.options(id), refOf(m_after, id));
}

bool SacctmgrTranslator::contains(const SacctmgrSettings &settings, const SacctmgrSetting &wanted)
{
    return std::find(settings.begin(), settings.end(), wanted) != settings.end();
}

} // namespace apportion::slurm
