// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/sacctmgr_commands.h"

#include "core/change/difference.h"
#include "core/schema/association_fields.h"
#include "slurm/change/command_list.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>

namespace apportion::slurm
{

namespace
{

/// A user's associations in both policies, for what concerns the user as a whole.
struct UserView
{
    std::vector<AssociationId> before;
    std::vector<AssociationId> after;
};

class Translator
{
public:
    Translator(const Policy &baseline, const Policy &draft, const Situation &situationBefore, const Situation &situationAfter, Diagnostics *refused)
        : m_baseline(baseline), m_draft(draft), m_situationBefore(situationBefore), m_situationAfter(situationAfter), m_before(baseline.associations),
          m_after(draft.associations), m_list(draft.clusterName, refused)
    {
    }

    /// What the commands of run() find and leave behind.
    [[nodiscard]] ClusterState &state() { return m_list.state(); }

    std::vector<SacctmgrCommand> run()
    {
        const PolicyDifference differences = difference(m_baseline, m_draft);
        collectNew(differences.associations);
        collectUsers(differences.associations);
        changeQos(differences.qos);
        m_list.startPhase(Phase::Add);
        addAccounts(differences.associations);
        addUsers(differences.associations);
        m_list.startPhase(Phase::Move);
        changeAccounts(differences.associations, true);
        m_list.startPhase(Phase::Change);
        changeAccounts(differences.associations, false);
        changeUserAssociations(differences.associations);
        m_list.startPhase(Phase::Defaults);
        changePreempt(differences.qos);
        changeCluster();
        changeLists(differences.associations);
        changeUsers();
        m_list.startPhase(Phase::Remove);
        removeUsers(differences.associations);
        removeAccounts(differences.associations);
        removeQos(differences.qos);
        return m_list.take();
    }

private:
    using Kind = AssociationChange::Kind;
    using Phase = SacctmgrCommand::Phase;
    /// What of an association stays when it is renamed.
    using Likeness = std::tuple<bool, std::string_view, std::uint32_t, long double>;

    [[nodiscard]] ObjectRef refOf(const AssociationTree &tree, AssociationId id) const
    {
        return { ObjectRef::Kind::Association, id, std::string(tree.name(id)) };
    }

    // --- what is affected ---

    void collectNew(const std::vector<AssociationChange> &changes)
    {
        for (const AssociationChange &change : changes) {
            if (change.kind == Kind::Added && change.after != AssociationTree::root()) {
                m_new.emplace(likenessOf(m_after, m_situationAfter, change.after), change.after);
            }
        }
    }

    /// The users who come, go, or whose options change, with all their associations on both sides.
    void collectUsers(const std::vector<AssociationChange> &changes)
    {
        for (const AssociationChange &change : changes) {
            const AssociationTree &tree = change.after == noAssociation ? m_before : m_after;
            const AssociationId id = change.after == noAssociation ? change.before : change.after;
            if (tree.isUser(id) && (change.kind != Kind::Changed || change.options)) {
                m_users.emplace(std::string(tree.name(id)), UserView());
            }
        }
        if (m_users.empty()) {
            return;
        }
        std::unordered_map<std::string_view, UserView *> index;
        for (auto &[name, view] : m_users) {
            index.emplace(name, &view);
        }
        const auto collect = [&index](const AssociationTree &tree, std::vector<AssociationId> UserView::*side) {
            for (const AssociationId id : tree.layout().depthFirst()) { // whatever order they were made in
                if (tree.isUser(id)) {
                    if (const auto found = index.find(tree.name(id)); found != index.end()) {
                        (found->second->*side).push_back(id);
                    }
                }
            }
        };
        collect(m_before, &UserView::before);
        collect(m_after, &UserView::after);
    }

    [[nodiscard]] const UserView &viewOf(std::string_view user) const { return m_users.at(std::string(user)); }

    /// What the options of a user's associations say of the user: the first that says it counts.
    static std::string userOption(const AssociationTree &tree, const std::vector<AssociationId> &ids, std::string_view key)
    {
        for (const AssociationId id : ids) {
            if (std::string value = optionValue(tree.options(id), key); !value.empty()) {
                return value;
            }
        }
        return {};
    }

    static bool standsIn(const AssociationTree &tree, const std::vector<AssociationId> &ids, std::string_view account)
    {
        return std::any_of(ids.begin(), ids.end(), [&](AssociationId id) { return tree.accountName(id) == account; });
    }

    /// The default account that the draft wants: the one it names, when the user is in it; else the one he has; else
    /// the first he is in.
    [[nodiscard]] std::string wantedDefault(const UserView &view) const
    {
        for (const std::string &account :
            { userOption(m_after, view.after, "DefaultAccount"), userOption(m_before, view.before, "DefaultAccount") }) {
            if (standsIn(m_after, view.after, account)) {
                return account;
            }
        }
        return view.after.empty() ? std::string() : std::string(m_after.accountName(view.after.front()));
    }

    // --- QOS and the cluster ---

    /// All but what a QOS preempts, which may not be there yet.
    void changeQos(const std::vector<QosChange> &changes)
    {
        const CommandShape added { { "add", "qos" }, "name=", {}, "qos", false };
        const CommandShape modified { { "modify", "qos", "where" }, "name=", { "set" }, "qos", false };
        std::vector<QosChange> ordered = changes;
        std::stable_partition(ordered.begin(), ordered.end(), [](const QosChange &change) { return change.before == unknownIndex; });
        for (const QosChange &change : ordered) {
            if (change.after == unknownIndex) {
                continue;
            }
            const Qos &qos = (*m_draft.qos)[change.after];
            const bool isNew = change.before == unknownIndex;
            SacctmgrSettings settings = isNew ? addedQos(qos) : qosChanges((*m_baseline.qos)[change.before], qos);
            std::erase_if(settings, [](const SacctmgrSetting &entry) { return entry.key == "Preempt="; });
            const ObjectRef object { ObjectRef::Kind::Qos, change.after, qos.name };
            isNew ? m_list.add(added, qos.name, settings, "new QOS", object) : m_list.addIfAny(modified, qos.name, settings, object);
        }
    }

    /// First what no longer is preempted: no two QOS may preempt each other even for a moment.
    void changePreempt(const std::vector<QosChange> &changes)
    {
        CommandShape shape { { "modify", "qos", "where" }, "name=", { "set" }, "qos", false };
        for (const bool isLast : { false, true }) {
            for (const QosChange &change : changes) {
                if (change.after == unknownIndex) {
                    continue;
                }
                const Qos &qos = (*m_draft.qos)[change.after];
                const std::string before = change.before == unknownIndex ? std::string() : (*m_baseline.qos)[change.before].preempt;
                const std::vector<std::string> old = listWords(before);
                const std::vector<std::string> now = listWords(qos.preempt);
                std::vector<std::string> kept;
                std::copy_if(old.begin(), old.end(), std::back_inserter(kept),
                    [&now](const std::string &name) { return std::find(now.begin(), now.end(), name) != now.end(); });
                shape.passing = !isLast && kept.size() < now.size();
                const std::string value = shape.passing ? joined(kept) : qos.preempt;
                if (isLast ? kept.size() < now.size() : kept.size() < old.size()) {
                    m_list.add(shape, qos.name, { { "Preempt=", sacctmgrValue(value), before, value } }, {},
                        { ObjectRef::Kind::Qos, change.after, qos.name });
                }
            }
        }
    }

    static std::string joined(const std::vector<std::string> &names)
    {
        std::string text;
        for (const std::string &name : names) {
            (text += text.empty() ? "" : ",") += name;
        }
        return text;
    }

    void removeQos(const std::vector<QosChange> &changes)
    {
        const CommandShape shape { { "remove", "qos", "where" }, "name=", {}, "qos", false };
        for (const QosChange &change : changes) {
            if (change.after == unknownIndex) {
                const std::string &name = (*m_baseline.qos)[change.before].name;
                const ObjectRef object { ObjectRef::Kind::Qos, unknownIndex, name };
                const std::size_t step = m_list.add(shape, name, {}, "removed", object);
                if (step > 0) {
                    m_list.state().noteGone("qos " + name, addedQos((*m_baseline.qos)[change.before]), step);
                }
            }
        }
    }

    /// The options of the cluster are those of its root association.
    void changeCluster()
    {
        if (m_baseline.clusterOptions == m_draft.clusterOptions || m_draft.clusterName.empty()) {
            return;
        }
        const CommandShape shape { { "modify", "cluster", "where" }, "name=", { "set" }, "cluster", false };
        changeOptions(shape, m_draft.clusterName, optionChanges(m_baseline.clusterOptions, m_draft.clusterOptions), m_baseline.clusterOptions,
            m_draft.clusterOptions, {});
    }

    static bool isDefaultQos(const SacctmgrSetting &entry) { return entry.key == "DefaultQOS="; }
    /// The list of QOS or the default QOS, which goes with the list in one call: it must always be in the list.
    static bool isOfLists(const SacctmgrSetting &entry) { return entry.key.rfind("QOS", 0) == 0 || isDefaultQos(entry); }

    /// @p changes by a command, after one that empties the list of QOS where that must be.
    void changeOptions(
        CommandShape shape, std::string_view name, OptionChanges changes, std::string_view before, std::string_view after, const ObjectRef &object)
    {
        std::size_t cleared = 0;
        if (changes.clearQosFirst) {
            // An empty list is that of the account above, which may not have the default.
            const std::string oldDefault = optionValue(before, "DefaultQOS");
            const std::string newDefault = optionValue(after, "DefaultQOS");
            SacctmgrSettings nothing { { "QOS=", {}, "its own", {} } };
            if (!oldDefault.empty()) {
                nothing.push_back({ "DefaultQOS=", "-1", oldDefault, {} });
                std::erase_if(changes.settings, isDefaultQos);
                if (!newDefault.empty()) {
                    changes.settings.push_back({ "DefaultQOS=", sacctmgrValue(newDefault), oldDefault, newDefault });
                }
            }
            shape.passing = true;
            cleared = m_list.add(shape, name, nothing, {}, object);
            shape.passing = false;
        }
        m_list.addIfAny(shape, name, changes.settings, object, cleared);
    }

    // --- accounts ---

    static SacctmgrSettings newAssociation(const AssociationTree &tree, AssociationId id)
    {
        SacctmgrSettings settings = addedOptions(tree.options(id));
        // An account's description is its name unless another is given.
        std::erase_if(settings, [&tree, id](const SacctmgrSetting &entry) { return entry.key == "Description=" && entry.value == tree.name(id); });
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

    /// What a new association gets when it is added. A default QOS has to be in the list: where that is the list of others,
    /// it comes later.
    static SacctmgrSettings addedAtOnce(const AssociationTree &tree, AssociationId id)
    {
        SacctmgrSettings settings = newAssociation(tree, id);
        const std::vector<std::string> list = listWords(optionValue(tree.options(id), "QOS"));
        const bool known = std::find(list.begin(), list.end(), optionValue(tree.options(id), "DefaultQOS")) != list.end();
        std::erase_if(settings, [known](const SacctmgrSetting &entry) { return !known && isDefaultQos(entry); });
        return settings;
    }

    /// In the draft's order: when one's turn comes, the account above it is there.
    void addAccounts(const std::vector<AssociationChange> &changes)
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
            const std::size_t step = m_list.add(shape, name, addedAtOnce(m_after, change.after), "new account", refOf(m_after, change.after));
            if (step > 0) {
                m_list.state().noteValue("account " + name, "parent", {}, shape.above, step);
            }
        }
    }

    /// The accounts that are moved, with what else changes in them, in the draft's order; or the others.
    void changeAccounts(const std::vector<AssociationChange> &changes, bool moved)
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

    /// The settings of a changed association, behind those in @p settings, but for its lists; returns the number of the command.
    std::size_t applyChange(const CommandShape &shape, const AssociationChange &change, SacctmgrSettings settings)
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
            std::move(options.settings.begin(), options.settings.end(), std::back_inserter(settings));
        }
        return m_list.addIfAny(shape, m_after.name(id), settings, refOf(m_after, id));
    }

    /// The lists of QOS and the default QOS, where they change or come with a new association.
    void changeLists(const std::vector<AssociationChange> &changes)
    {
        for (const AssociationChange &change : changes) {
            const AssociationId id = change.after;
            if (id == noAssociation || (change.kind == Kind::Changed && !change.options)) {
                continue;
            }
            OptionChanges lists;
            std::string before;
            if (change.kind == Kind::Added) {
                lists.settings = newAssociation(m_after, id);
                const SacctmgrSettings done = addedAtOnce(m_after, id);
                std::erase_if(lists.settings, [&done](const SacctmgrSetting &entry) { return contains(done, entry); });
            } else {
                before = m_before.options(change.before);
                lists = optionChanges(before, m_after.options(id));
                std::erase_if(lists.settings, [](const SacctmgrSetting &entry) { return !isOfLists(entry); });
            }
            CommandShape shape { { "modify", "account", "where" }, "name=", { "set" }, "account" };
            if (m_after.isUser(id)) {
                shape = userShape(change);
            }
            changeOptions(shape, m_after.name(id), std::move(lists), before, m_after.options(id), refOf(m_after, id));
        }
    }

    static bool contains(const SacctmgrSettings &settings, const SacctmgrSetting &wanted)
    {
        return std::find(settings.begin(), settings.end(), wanted) != settings.end();
    }

    void removeAccounts(const std::vector<AssociationChange> &changes)
    {
        const CommandShape shape { { "remove", "account", "where" }, "name=", {}, "account" };
        for (const AssociationChange &change : changes) {
            if (change.kind == Kind::Removed && m_before.isAccount(change.before)) {
                noteGone(shape, change.before, m_list.add(shape, m_before.name(change.before), {}, "removed", refOf(m_before, change.before)));
            }
        }
    }

    /// What is known of an association that goes: the way back makes it anew from this.
    void noteGone(const CommandShape &shape, AssociationId id, std::size_t step)
    {
        if (step == 0) { // it cannot be named
            return;
        }
        SacctmgrSettings settings = newAssociation(m_before, id);
        const auto shares = [](const SacctmgrSetting &entry) { return entry.key == "Fairshare="; };
        if (std::none_of(settings.begin(), settings.end(), shares)) {
            settings.push_back(sharesSetting(1, m_before.rawShares(id)));
        }
        std::string text = shape.object + ' ' + std::string(m_before.name(id));
        if (m_before.isUser(id)) {
            text += within(m_before, id);
        } else {
            const std::string parent(m_before.name(m_before.parent(id)));
            settings.push_back({ "parent=", parent, {}, parent });
        }
        m_list.state().noteGone(text, settings, step);
        warnOfRename(id);
    }

    [[nodiscard]] static Likeness likenessOf(const AssociationTree &tree, const Situation &situation, AssociationId id)
    {
        return { tree.isUser(id), tree.name(tree.parent(id)), tree.rawShares(id), situation.ownUsage(id) };
    }

    /// The new association of the draft that is, but for its name, one of the baseline that goes, and has used something;
    /// none where several are. Told by what they are: ids are others once a project was saved and opened again.
    [[nodiscard]] AssociationId renamedTo(AssociationId before) const
    {
        AssociationId found = noAssociation;
        if (before == AssociationTree::root()) {
            return found;
        }
        const auto [first, last] = m_new.equal_range(likenessOf(m_before, m_situationBefore, before));
        for (auto entry = first; entry != last; ++entry) {
            if (m_before.isUser(before) ? m_situationBefore.ownUsage(before) > 0 : haveSameChildren(before, entry->second)) {
                if (found != noAssociation) {
                    return noAssociation;
                }
                found = entry->second;
            }
        }
        return found;
    }

    [[nodiscard]] bool haveSameChildren(AssociationId before, AssociationId after) const
    {
        const std::set<std::string_view> names = childNames(m_before, before);
        return !names.empty() && names == childNames(m_after, after);
    }

    static std::set<std::string_view> childNames(const AssociationTree &tree, AssociationId account)
    {
        std::set<std::string_view> names;
        const TreeLayout &layout = tree.layout();
        const TreeLayout::Position position = layout.positionOf(account);
        for (TreeLayout::Position i = 0; i < layout.childCount(position); ++i) {
            names.insert(tree.name(layout.idAt(layout.firstChild(position) + i)));
        }
        return names;
    }

    /// sacctmgr has no way to rename: what looks like a renamed association in the draft is another one to Slurm.
    void warnOfRename(AssociationId id)
    {
        if (const AssociationId after = renamedTo(id); after != noAssociation) {
            m_list.refuse("sacctmgr-rename",
                { APPORTION_TEXT("sacctmgr cannot rename %1 to %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1."),
                    { std::string(m_before.name(id)), std::string(m_after.name(after)) } },
                { APPORTION_TEXT("Keep the name, or accept that %1 starts without usage."), { std::string(m_after.name(after)) } },
                refOf(m_after, after));
        }
    }

    // --- users ---

    /// sacctmgr makes the first account of a new user his default: those associations come first.
    void addUsers(const std::vector<AssociationChange> &changes)
    {
        std::vector<AssociationId> others;
        std::set<std::string_view> started;
        for (const AssociationChange &change : changes) {
            if (change.kind != Kind::Added || !m_after.isUser(change.after)) {
                continue;
            }
            const std::string_view user = m_after.name(change.after);
            const UserView &view = viewOf(user);
            const bool first = view.before.empty() && wantedDefault(view) == m_after.accountName(change.after) && started.insert(user).second;
            if (first) {
                addFirst(change.after, userOption(m_after, view.after, "AdminLevel"));
            } else {
                others.push_back(change.after);
            }
        }
        m_list.startPhase();
        for (const AssociationId id : others) {
            addUser(id, {}, {});
        }
    }

    void addFirst(AssociationId id, const std::string &adminLevel)
    {
        const std::string name(m_after.name(id));
        const std::string account(m_after.accountName(id));
        if (const std::size_t step = addUser(id, adminLevel, account); step > 0) {
            m_list.state().noteNewUser(name);
            m_list.state().noteValue("user " + name, "DefaultAccount", {}, account, step);
            if (!adminLevel.empty()) {
                m_list.state().noteValue("user " + name, "AdminLevel", {}, adminLevel, step);
            }
        }
    }

    std::size_t addUser(AssociationId id, const std::string &adminLevel, const std::string &defaultAccount)
    {
        SacctmgrSettings settings = addedAtOnce(m_after, id);
        if (!adminLevel.empty()) {
            settings.insert(settings.begin(), { "AdminLevel=", sacctmgrValue(adminLevel), {}, adminLevel });
        }
        CommandShape shape { { "add", "user" }, "name=", {}, "user" };
        shape.defaultAccount = defaultAccount;
        nameAccount(shape, m_after, id, false);
        return m_list.add(shape, m_after.name(id), settings, "new user", refOf(m_after, id));
    }

    /// " in chem for batch": how the state of the cluster tells a user's associations apart.
    static std::string within(const AssociationTree &tree, AssociationId id)
    {
        const std::string account = " in " + std::string(tree.accountName(id));
        return tree.partition(id).empty() ? account : account + " for " + std::string(tree.partition(id));
    }

    /// Says in which account, and for which partition, a user's association is.
    void nameAccount(CommandShape &shape, const AssociationTree &tree, AssociationId id, bool amongSeveral) const
    {
        shape.otherNames.emplace_back(tree.accountName(id));
        shape.above = tree.accountName(id);
        shape.partition = tree.partition(id);
        std::vector<std::string> words { "account=" + shape.otherNames.back() };
        shape.within = within(tree, id);
        if (!tree.partition(id).empty()) {
            shape.otherNames.emplace_back(tree.partition(id));
            words.push_back("partition=" + shape.otherNames.back());
        } else if (amongSeveral) {
            words.emplace_back("partition="); // only the one that is for no partition
        }
        shape.after.insert(shape.after.begin(), words.begin(), words.end());
    }

    /// Whether a user has associations for partitions in the account in which @p id is.
    [[nodiscard]] bool hasPartitions(const AssociationTree &tree, AssociationId id)
    {
        std::set<std::pair<AssociationId, NameId>> &known = &tree == &m_before ? m_partitionsBefore : m_partitionsAfter;
        bool &scanned = &tree == &m_before ? m_scannedBefore : m_scannedAfter;
        for (AssociationId i = 0; !scanned && i < tree.rowCount(); ++i) {
            if (tree.isLive(i) && tree.isUser(i) && !tree.partition(i).empty()) {
                known.emplace(tree.parent(i), tree.nameId(i));
            }
        }
        scanned = true;
        return known.count({ tree.parent(id), tree.nameId(id) }) != 0;
    }

    /// A user's association as what is modified.
    CommandShape userShape(const AssociationChange &change)
    {
        const bool wasAmongSeveral = change.before != noAssociation && hasPartitions(m_before, change.before);
        const bool amongSeveral = wasAmongSeveral || hasPartitions(m_after, change.after);
        CommandShape shape { { "modify", "user", "where" }, "name=", { "set" }, "user" };
        nameAccount(shape, m_after, change.after, amongSeveral);
        if (amongSeveral) {
            shape.above.clear();
        }
        return shape;
    }

    void changeUserAssociations(const std::vector<AssociationChange> &changes)
    {
        for (const AssociationChange &change : changes) {
            if (change.kind == Kind::Changed && m_after.isUser(change.after)) {
                applyChange(userShape(change), change, {});
            }
        }
    }

    /// What concerns a user in all of his accounts.
    void changeUsers()
    {
        for (const auto &[name, view] : m_users) {
            if (view.after.empty()) {
                continue;
            }
            const ObjectRef object = refOf(m_after, view.after.front());
            if (!view.before.empty()) {
                changeDefault(name, view, object);
                changeAdminLevel(name, view, object);
            }
            changeCoordinator(name, view, object);
            for (const char *key : { "DefaultWCKey", "WCKeys" }) {
                if (userOption(m_before, view.before, key) != userOption(m_after, view.after, key)) {
                    m_list.refuse("sacctmgr-user-option", { APPORTION_TEXT("The %1 of user %2 cannot be changed by these commands."), { key, name } },
                        { APPORTION_TEXT("Set it with sacctmgr by hand, or load the flat file."), {} }, object);
                }
            }
        }
    }

    void changeDefault(const std::string &name, const UserView &view, const ObjectRef &object)
    {
        const std::string old = userOption(m_before, view.before, "DefaultAccount");
        const std::string wanted = wantedDefault(view);
        if (old == wanted || (old.empty() && userOption(m_after, view.after, "DefaultAccount").empty())) {
            return;
        }
        CommandShape shape { { "modify", "user", "where" }, "name=", { "set" }, "user" };
        shape.otherNames.push_back(wanted);
        m_list.add(shape, name, { { "DefaultAccount=", wanted, old, wanted } }, {}, object);
    }

    void changeAdminLevel(const std::string &name, const UserView &view, const ObjectRef &object)
    {
        const std::string old = userOption(m_before, view.before, "AdminLevel");
        const std::string now = userOption(m_after, view.after, "AdminLevel");
        if (old != now) {
            const CommandShape shape { { "modify", "user", "where" }, "name=", { "set" }, "user", false };
            m_list.add(shape, name, { { "AdminLevel=", now.empty() ? "None" : sacctmgrValue(now), old, now } }, {}, object);
        }
    }

    void changeCoordinator(const std::string &name, const UserView &view, const ObjectRef &object)
    {
        const std::vector<std::string> old = listWords(userOption(m_before, view.before, "Coordinator"));
        const std::vector<std::string> now = listWords(userOption(m_after, view.after, "Coordinator"));
        const auto accountsIn = [](const std::vector<std::string> &some, const std::vector<std::string> &others) {
            std::vector<std::string> names;
            std::copy_if(some.begin(), some.end(), std::back_inserter(names),
                [&others](const std::string &account) { return std::find(others.begin(), others.end(), account) == others.end(); });
            return joined(names);
        };
        for (const bool comes : { true, false }) {
            const std::string accounts = comes ? accountsIn(now, old) : accountsIn(old, now);
            if (accounts.empty()) {
                continue;
            }
            CommandShape shape { { "add", "coordinator" }, "names=", { "account=" + accounts }, "user", false, listWords(accounts) };
            shape.before = comes ? shape.before : std::vector<std::string> { "remove", "coordinator", "where" };
            const std::size_t step = m_list.add(shape, name, {}, (comes ? "coordinator of " : "no longer coordinator of ") + accounts, object);
            for (const std::string &account : listWords(step > 0 ? accounts : std::string())) {
                if (!comesFromAbove(account, old) && !comesFromAbove(account, now)) {
                    m_list.state().noteCoordinator(name, account, comes, step);
                }
            }
        }
    }

    /// Whether who coordinates @p accounts coordinates @p account by one above it.
    [[nodiscard]] bool comesFromAbove(const std::string &account, const std::vector<std::string> &accounts) const
    {
        for (const AssociationTree *tree : { &m_before, &m_after }) {
            AssociationId id = tree->findAccount(account);
            while (id != noAssociation && id != AssociationTree::root()) {
                id = tree->parent(id);
                if (std::find(accounts.begin(), accounts.end(), tree->name(id)) != accounts.end()) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Users are removed from their accounts, one by one: whoever somebody else put into another one stays there. sacctmgr
    /// lets go of a default account last; releases up to 22.05 take one call for both for a mistake.
    void removeUsers(const std::vector<AssociationChange> &changes)
    {
        for (const Turn turn : { Turn::Others, Turn::PartOfDefault, Turn::Default }) {
            m_list.startPhase();
            for (const AssociationChange &change : changes) {
                if (change.kind == Kind::Removed && m_before.isUser(change.before) && turnOf(change.before) == turn) {
                    removeUser(change.before);
                }
            }
        }
        m_list.startPhase();
    }

    enum class Turn { Others, PartOfDefault, Default };

    /// When an association goes: those of the default account of a user who goes come last, and of them that for no partition.
    [[nodiscard]] Turn turnOf(AssociationId id) const
    {
        const UserView &view = viewOf(m_before.name(id));
        const std::string known = userOption(m_before, view.before, "DefaultAccount");
        const std::string_view account = known.empty() ? m_before.accountName(view.before.front()) : std::string_view(known);
        if (!view.after.empty() || m_before.accountName(id) != account) {
            return Turn::Others;
        }
        const bool isPart = !m_before.partition(id).empty() && std::any_of(view.before.begin(), view.before.end(), [&](AssociationId other) {
            return m_before.accountName(other) == account && m_before.partition(other).empty();
        });
        return isPart ? Turn::PartOfDefault : Turn::Default;
    }

    void removeUser(AssociationId id)
    {
        CommandShape shape { { "remove", "user", "where" }, "name=", {}, "user" };
        // the last one takes with it whatever is in the account: the script knows all of that
        nameAccount(shape, m_before, id, turnOf(id) != Turn::Default && hasPartitions(m_before, id));
        noteGone(shape, id, m_list.add(shape, m_before.name(id), {}, "removed from " + std::string(m_before.accountName(id)), refOf(m_before, id)));
    }

    const Policy &m_baseline;
    const Policy &m_draft;
    const Situation &m_situationBefore;
    const Situation &m_situationAfter;
    const AssociationTree &m_before;
    const AssociationTree &m_after;
    CommandList m_list;
    std::map<std::string, UserView> m_users;
    std::multimap<Likeness, AssociationId> m_new;
    std::set<std::pair<AssociationId, NameId>> m_partitionsBefore; // (account, user name)
    std::set<std::pair<AssociationId, NameId>> m_partitionsAfter;
    bool m_scannedBefore = false;
    bool m_scannedAfter = false;
};

} // namespace

std::vector<SacctmgrCommand> sacctmgrCommands(
    const Policy &baseline, const Policy &draft, Diagnostics *refused, ClusterState *state, const Situation &before, const Situation &after)
{
    Translator translator(baseline, draft, before, after, refused);
    std::vector<SacctmgrCommand> commands = translator.run();
    if (state != nullptr) {
        *state = std::move(translator.state());
    }
    return commands;
}

} // namespace apportion::slurm
