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
        collectUsers(differences.associations);
        addQos(differences.qos);
        changeCluster();
        placeAccounts(differences.associations);
        addUsers(differences.associations);
        changeAssociations(differences.associations);
        changeUsers();
        removeUsers(differences.associations);
        removeAccounts(differences.associations);
        removeQos(differences.qos);
        return m_list.take();
    }

private:
    using Kind = AssociationChange::Kind;

    [[nodiscard]] ObjectRef refOf(const AssociationTree &tree, AssociationId id) const
    {
        return { ObjectRef::Kind::Association, id, std::string(tree.name(id)) };
    }

    /// Empties a QOS list, which then is that of the account above.
    static SacctmgrSettings clearedQos() { return { { "QOS=", {}, "its own", {} } }; }
    static CommandShape passing(CommandShape shape)
    {
        shape.passing = true;
        return shape;
    }

    // --- what is affected ---

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
            for (AssociationId id = 0; id < tree.rowCount(); ++id) {
                if (tree.isLive(id) && tree.isUser(id)) {
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

    void addQos(const std::vector<QosChange> &changes)
    {
        CommandShape shape { { "add", "qos" }, "name=", {}, "qos", false };
        for (const QosChange &change : changes) {
            if (change.before == unknownIndex) {
                const Qos &qos = (*m_draft.qos)[change.after];
                SacctmgrSettings settings = addedQos(qos);
                // What it preempts may not be there yet.
                std::erase_if(settings, [](const SacctmgrSetting &entry) { return entry.key == "Preempt="; });
                m_list.add(shape, qos.name, settings, "new QOS", { ObjectRef::Kind::Qos, change.after, qos.name });
            }
        }
        shape = { { "modify", "qos", "where" }, "name=", { "set" }, "qos", false };
        for (const QosChange &change : changes) {
            if (change.after == unknownIndex) {
                continue;
            }
            const Qos &qos = (*m_draft.qos)[change.after];
            SacctmgrSettings settings;
            if (change.before != unknownIndex) {
                settings = qosChanges((*m_baseline.qos)[change.before], qos);
            } else if (!qos.preempt.empty()) {
                settings = { { "Preempt=", sacctmgrValue(qos.preempt), {}, qos.preempt } };
            }
            m_list.addIfAny(shape, qos.name, settings, { ObjectRef::Kind::Qos, change.after, qos.name });
        }
    }

    void removeQos(const std::vector<QosChange> &changes)
    {
        const CommandShape shape { { "remove", "qos", "where" }, "name=", {}, "qos", false };
        for (const QosChange &change : changes) {
            if (change.after == unknownIndex) {
                const std::string &name = (*m_baseline.qos)[change.before].name;
                const ObjectRef object { ObjectRef::Kind::Qos, unknownIndex, name };
                m_list.add(shape, name, {}, "removed", object);
                if (m_list.isSayable(shape, name, object)) {
                    m_list.state().noteGone("qos " + name, addedQos((*m_baseline.qos)[change.before]));
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
        const OptionChanges changes = optionChanges(m_baseline.clusterOptions, m_draft.clusterOptions);
        const CommandShape shape { { "modify", "cluster", "where" }, "name=", { "set" }, "cluster", false };
        const std::size_t cleared = changes.clearQosFirst ? m_list.add(passing(shape), m_draft.clusterName, clearedQos(), {}, {}) : 0;
        m_list.addIfAny(shape, m_draft.clusterName, changes.settings, {}, cleared);
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

    /// New and moved accounts in the draft's order: when one's turn comes, the account above it is where it belongs.
    void placeAccounts(const std::vector<AssociationChange> &changes)
    {
        for (const AssociationChange &change : changes) {
            if (change.after == noAssociation || !m_after.isAccount(change.after) || (change.kind == Kind::Changed && !change.moved)) {
                continue;
            }
            const std::string parent(m_after.name(m_after.parent(change.after)));
            if (change.kind == Kind::Changed) {
                changeAccount(change, SacctmgrSetting { "parent=", parent, std::string(m_before.name(m_before.parent(change.before))), parent });
                continue;
            }
            CommandShape shape { { "add", "account" }, "name=", {}, "account" };
            if (parent != "root") {
                shape.after.push_back("parent=" + parent);
                shape.otherNames.push_back(parent);
            }
            m_list.add(shape, m_after.name(change.after), newAssociation(m_after, change.after), "new account", refOf(m_after, change.after));
            if (m_list.isSayable(shape, m_after.name(change.after), refOf(m_after, change.after))) {
                m_list.state().noteValue("account " + std::string(m_after.name(change.after)), "parent", {}, parent);
            }
        }
    }

    void changeAccount(const AssociationChange &change, std::optional<SacctmgrSetting> moved)
    {
        CommandShape shape { { "modify", "account", "where" }, "name=", { "set" }, "account" };
        SacctmgrSettings settings;
        if (moved) {
            shape.otherNames.push_back(moved->value);
            settings.push_back(std::move(*moved));
        }
        applyChange(shape, change, std::move(settings));
    }

    /// The settings of a changed association, behind those in @p settings.
    void applyChange(const CommandShape &shape, const AssociationChange &change, SacctmgrSettings settings)
    {
        const AssociationId id = change.after;
        if (change.rawShares) {
            settings.push_back(sharesSetting(m_before.rawShares(change.before), m_after.rawShares(id)));
        }
        if (change.priority) {
            settings.push_back(prioritySetting(m_before.priority(change.before), m_after.priority(id)));
        }
        std::size_t cleared = 0;
        if (change.options) {
            OptionChanges options = optionChanges(m_before.options(change.before), m_after.options(id));
            if (options.clearQosFirst) {
                cleared = m_list.add(passing(shape), m_after.name(id), clearedQos(), {}, refOf(m_after, id));
            }
            std::move(options.settings.begin(), options.settings.end(), std::back_inserter(settings));
        }
        m_list.addIfAny(shape, m_after.name(id), settings, refOf(m_after, id), cleared);
    }

    void removeAccounts(const std::vector<AssociationChange> &changes)
    {
        const CommandShape shape { { "remove", "account", "where" }, "name=", {}, "account" };
        for (const AssociationChange &change : changes) {
            if (change.kind == Kind::Removed && m_before.isAccount(change.before)) {
                m_list.add(shape, m_before.name(change.before), {}, "removed", refOf(m_before, change.before));
                noteGone(shape, change.before);
            }
        }
    }

    /// What is known of an association that goes: the way back makes it anew from this.
    void noteGone(const CommandShape &shape, AssociationId id)
    {
        const bool sayable = m_list.isSayable(shape, m_before.name(id), refOf(m_before, id));
        if (!sayable || !isNameable(m_before.accountName(id)) || (!m_before.partition(id).empty() && !isNameable(m_before.partition(id)))) {
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
        m_list.state().noteGone(text, settings);
        warnOfRename(id);
    }

    /// Whether an association of the baseline is, but for its name, the one of the same id in the draft, and has used
    /// something. Ids that only happen to be the same belong to others.
    [[nodiscard]] bool looksRenamed(AssociationId id) const
    {
        if (!m_after.isLive(id) || m_after.isUser(id) != m_before.isUser(id) || m_after.name(id) == m_before.name(id)
            || m_after.rawShares(id) != m_before.rawShares(id) || m_situationAfter.ownUsage(id) != m_situationBefore.ownUsage(id)) {
            return false;
        }
        if (m_before.isUser(id)) {
            return m_situationBefore.ownUsage(id) > 0 && m_after.accountName(id) == m_before.accountName(id);
        }
        const std::set<std::string_view> before = childNames(m_before, id);
        return !before.empty() && before == childNames(m_after, id);
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
        if (looksRenamed(id)) {
            m_list.refuse("sacctmgr-rename",
                { APPORTION_TEXT("sacctmgr cannot rename %1 to %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1."),
                    { std::string(m_before.name(id)), std::string(m_after.name(id)) } },
                { APPORTION_TEXT("Keep the name, or accept that %1 starts without usage."), { std::string(m_after.name(id)) } }, refOf(m_after, id));
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
                addUser(change.after, userOption(m_after, view.after, "AdminLevel"));
            } else {
                others.push_back(change.after);
            }
        }
        m_list.startPhase();
        for (const AssociationId id : others) {
            addUser(id, {});
        }
    }

    void addUser(AssociationId id, const std::string &adminLevel)
    {
        SacctmgrSettings settings = newAssociation(m_after, id);
        if (!adminLevel.empty()) {
            settings.insert(settings.begin(), { "AdminLevel=", sacctmgrValue(adminLevel), {}, adminLevel });
        }
        CommandShape shape { { "add", "user" }, "name=", {}, "user" };
        nameAccount(shape, m_after, id, false);
        m_list.add(shape, m_after.name(id), settings, "new user", refOf(m_after, id));
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

    void changeAssociations(const std::vector<AssociationChange> &changes)
    {
        for (const AssociationChange &change : changes) {
            if (change.kind != Kind::Changed || change.moved) {
                continue;
            }
            if (m_after.isAccount(change.after)) {
                changeAccount(change, std::nullopt);
                continue;
            }
            CommandShape shape { { "modify", "user", "where" }, "name=", { "set" }, "user" };
            nameAccount(shape, m_after, change.after, hasPartitions(m_before, change.before) || hasPartitions(m_after, change.after));
            applyChange(shape, change, {});
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
            std::string names;
            for (const std::string &account : some) {
                if (std::find(others.begin(), others.end(), account) == others.end()) {
                    (names += names.empty() ? "" : ",") += account;
                }
            }
            return names;
        };
        if (const std::string added = accountsIn(now, old); !added.empty()) {
            m_list.add({ { "add", "coordinator" }, "names=", { "account=" + added }, "user", false, listWords(added) }, name, {},
                "coordinator of " + added, object);
        }
        if (const std::string gone = accountsIn(old, now); !gone.empty()) {
            m_list.add({ { "remove", "coordinator", "where" }, "names=", { "account=" + gone }, "user", false, listWords(gone) }, name, {},
                "no longer coordinator of " + gone, object);
        }
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
        m_list.add(shape, m_before.name(id), {}, "removed from " + std::string(m_before.accountName(id)), refOf(m_before, id));
        noteGone(shape, id);
    }

    const Policy &m_baseline;
    const Policy &m_draft;
    const Situation &m_situationBefore;
    const Situation &m_situationAfter;
    const AssociationTree &m_before;
    const AssociationTree &m_after;
    CommandList m_list;
    std::map<std::string, UserView> m_users;
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
