// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/coordinators.h"
#include "core/change/default_accounts.h"
#include "core/change/difference.h"
#include "core/change/renamed_accounts.h"
#include "slurm/change/affected_users.h"
#include "slurm/change/command_list.h"
#include "slurm/change/default_qos.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/change/user_forms.h"
#include "slurm/change/user_options.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace apportion::slurm
{

/// Puts the difference of two policies into calls of sacctmgr: sacctmgrCommands().
class SacctmgrTranslator
{
public:
    SacctmgrTranslator(
        const Policy &baseline, const Policy &draft, const Situation &situationBefore, const Situation &situationAfter, Diagnostics *refused, Way way)
        : m_way(way), m_baseline(baseline), m_draft(draft), m_situationBefore(situationBefore), m_situationAfter(situationAfter),
          m_before(baseline.associations), m_after(draft.associations), m_userOptionsBefore(m_before), m_userOptionsAfter(m_after),
          m_refused(refused), m_list(draft.clusterName, refused, *draft.notes), m_users(m_before, m_after)
    {
    }

    /// To be called once.
    [[nodiscard]] PackedCommands translate(const PolicyDifference &differences);
    /// What these commands find and leave behind.
    [[nodiscard]] ClusterState &state() { return m_list.state(); }
    /// All users who are affected.
    [[nodiscard]] const AffectedUsers &users() const { return m_users; }

private:
    using Kind = AssociationChange::Kind;
    using Phase = SacctmgrCommand::Phase;

    [[nodiscard]] ObjectRef refOf(const AssociationTree &tree, AssociationId id) const;

    // --- what is affected ---
    /// The users who come, go, or whose options change, with all their associations on both sides.
    void collectUsers(const std::vector<AssociationChange> &changes);
    /// The default account that the draft wants: the one it names, when the user is in it; else the one he has; else
    /// the first he is in.
    [[nodiscard]] std::string wantedDefault(const UserView &view);

    // --- QOS and the cluster ---
    /// All but what a QOS preempts, which may not be there yet.
    void changeQos(const std::vector<QosChange> &changes);
    /// First what no longer is preempted: no two QOS may preempt each other even for a moment.
    void changePreempt(const std::vector<QosChange> &changes);
    void removeQos(const std::vector<QosChange> &changes);
    void needQos();
    /// The options of the cluster are those of its root association.
    void changeCluster();
    static bool isDefaultQos(const SacctmgrSetting &entry) { return entry.key == "DefaultQOS="; }
    /// The list of QOS or the default QOS, which goes with the list in one call: it must always be in the list.
    static bool isOfLists(const SacctmgrSetting &entry) { return entry.key.rfind("QOS", 0) == 0 || isDefaultQos(entry); }
    /// @p changes by a command, after one that empties the list of QOS where that must be.
    void changeOptions(
        CommandShape shape, std::string_view name, OptionChanges changes, std::string_view before, std::string_view after, const ObjectRef &object);

    // --- accounts ---
    /// What the options of an association say for an `add` command. Texts that many have are read once.
    const SacctmgrSettings &optionsOf(const AssociationTree &tree, AssociationId id);
    SacctmgrSettings newAssociation(const AssociationTree &tree, AssociationId id);
    /// What a new association of the draft gets when it is added. A default QOS has to be in the list: where that is the list of
    /// others, it comes later.
    SacctmgrSettings addedAtOnce(AssociationId id);
    /// Whether the list of a new association has to wait, as it lacks the default QOS that counts until those of the accounts above
    /// it are set: since 23.11 slurmdbd refuses to add a user there (as_mysql_assoc.c, as_mysql_add_assocs_cond()).
    bool isListForLater(AssociationId id);
    /// Whether its default QOS cannot wait, as the list that counts for it lacks the one that it would have from above.
    bool needsDefaultAtOnce(AssociationId id);
    /// Whether the cluster gets its list before anything is added: it only grows, and something would be refused under the old one.
    bool isClusterFirst(const std::vector<AssociationChange> &changes);
    /// Whether slurmdbd looks at the default QOS of what is added, and there is any.
    bool isDefaultLookedAt();
    /// What counts for a new association when it is added.
    struct Above
    {
        std::vector<std::string> lists; ///< of QOS, from that of the account above it to that of the cluster
        std::string defaultQos; ///< the nearest
    };
    Above aboveWhenAdded(AssociationId id);
    /// The texts that an account gets when it is added.
    SacctmgrSettings textsOf(AssociationId id);
    /// In the draft's order: when one's turn comes, the account above it is there.
    void addAccounts(const std::vector<AssociationChange> &changes);
    /// What slurmdbd has of an account that comes on the way there, or that goes on the way back; null where it has nothing.
    [[nodiscard]] const DatabaseRecord *recordOf(const AssociationChange &change) const;
    /// Whether slurmdbd has an account that comes on the way there.
    [[nodiscard]] bool isRecorded(const AssociationTree &tree, AssociationId id) const;
    /// An account that stands in another cluster, or stood in this one, keeps its texts when it is added (as_mysql_acct.c): where that is
    /// known they are set behind it, and on the way back they become what they were. Of others newcomerFunction() asks.
    void describeAccounts(const std::vector<AssociationChange> &changes);
    /// The accounts that are moved, with what else changes in them, in the draft's order; or the others.
    void changeAccounts(const std::vector<AssociationChange> &changes, bool moved);
    /// The settings of a changed association, behind those in @p settings, but for its lists; returns the number of the command.
    std::size_t applyChange(const CommandShape &shape, const AssociationChange &change, SacctmgrSettings settings);
    /// The lists of QOS and the default QOS, where they change or come with a new association, of the cluster first.
    void changeLists(const std::vector<AssociationChange> &changes);
    void changeList(const AssociationChange &change);
    /// What users need while the lists of their accounts change, and what they have of it afterwards.
    void passQos(const std::vector<PassingQos> &passing);
    void endPassingQos(const std::vector<PassingQos> &passing);
    static bool contains(const SacctmgrSettings &settings, const SacctmgrSetting &wanted);
    void removeAccounts(const std::vector<AssociationChange> &changes);
    /// What is known of an association that goes: the way back makes it anew from this.
    SacctmgrSettings knownOfGone(AssociationId id);
    void noteGone(const CommandShape &shape, AssociationId id, std::size_t step);
    /// What goes and comes again as another one to Slurm, which can rename nothing and moves no user: accounts under another
    /// name, and users who had used something. Users of such an account are not told again; those who move alike are told together.
    void warnOfWhatIsLost(const std::vector<AssociationChange> &changes);
    void warnOfLostUsage(const AssociationMatch &match, const std::vector<RenamedAccount> &renamed);
    void refuseRename(AssociationId before, AssociationId after);
    /// Who moved, by the accounts, in the baseline and in the draft.
    using Movers = std::map<std::pair<AssociationId, AssociationId>, std::vector<AssociationId>>;
    void warnOfMoves(const Movers &movers);

    // --- users ---
    /// sacctmgr makes the first account of a new user his default: those associations come first.
    void addUsers(const std::vector<AssociationChange> &changes);
    void addFirst(AssociationId id, const std::string &adminLevel);
    std::size_t addUser(AssociationId id, const std::string &adminLevel, bool isDefault);
    /// The command that adds it; @p isDefault: in the account that becomes his default.
    [[nodiscard]] UserForm formOfAdded(AssociationId id, const std::string &adminLevel, bool isDefault);
    [[nodiscard]] UserForm formOfRemoved(AssociationId id, bool amongSeveral);
    /// All that such a form depends on.
    [[nodiscard]] static UserForms::Source formSource(const AssociationTree &tree, AssociationId id, bool isOther);
    /// " in chem for batch": how the state of the cluster tells a user's associations apart.
    static std::string within(const AssociationTree &tree, AssociationId id);
    /// Says in which account, and for which partition, a user's association is.
    void nameAccount(CommandShape &shape, const AssociationTree &tree, AssociationId id, bool amongSeveral) const;
    /// Whether a user has associations for partitions in the account in which @p id is.
    [[nodiscard]] bool hasPartitions(const AssociationTree &tree, AssociationId id);
    /// A user's association as what is modified.
    CommandShape userShape(const AssociationChange &change);
    void changeUserAssociations(const std::vector<AssociationChange> &changes);
    /// What concerns a user in all of his accounts.
    void changeUsers();
    void changeDefault(const std::string &name, const UserView &view, const ObjectRef &object);
    /// The same of a user who has nothing in the cluster on that side.
    [[nodiscard]] const DatabaseRecord *recordOf(std::string_view user, const UserView &view) const;
    /// What a user has once for all of his accounts, as options.
    struct Rights
    {
        std::string before;
        std::string after;
        bool areRecorded = false; ///< slurmdbd has him on both sides
    };
    [[nodiscard]] Rights rightsOf(const std::string &name, const UserView &view);
    /// What associations of a user tell of it.
    static std::string toldRights(UserOptions &options, std::span<const AssociationId> associations);
    /// Says what a user who comes keeps, whatever the draft says of him.
    void tellKept(const std::string &name, const UserView &view, const ObjectRef &object);
    /// Says what the way back loses of such a user: sacctmgr keeps nobody who has no association anywhere.
    void tellRecord(const std::string &name, const UserView &view, const ObjectRef &object);
    void changeAdminLevel(const std::string &name, const UserView &view, const Rights &rights, const ObjectRef &object);
    void changeCoordinator(const std::string &name, const UserView &view, const Rights &rights, const ObjectRef &object);
    /// Whether who coordinates @p accounts coordinates @p account by one above it.
    [[nodiscard]] bool comesFromAbove(const std::string &account, const std::vector<std::string> &accounts) const;
    /// Whether the user is shown as coordinator of @p account for a flag of his account, before or after.
    [[nodiscard]] bool comesByFlag(const std::string &account, const UserView &view);
    /// Users are removed from their accounts, one by one: whoever somebody else put into another one stays there. sacctmgr
    /// lets go of a default account last; releases up to 22.05 take one call for both for a mistake.
    void removeUsers(const std::vector<AssociationChange> &changes);
    enum class Turn { Others, PartOfDefault, Default };
    /// When an association goes: those of the default account of a user who goes come last, and of them that for no partition.
    [[nodiscard]] Turn turnOf(AssociationId id);
    /// Whether all that a user who goes has in the default account goes by one call: since 23.11 slurmdbd refuses to remove a part of it
    /// (accounting_storage_mysql.c, _check_is_def_acct_before_remove()).
    [[nodiscard]] bool removesDefaultsAtOnce() const;
    void removeUser(AssociationId id, Turn turn);

    Way m_way;
    const Policy &m_baseline;
    const Policy &m_draft;
    const Situation &m_situationBefore;
    const Situation &m_situationAfter;
    const AssociationTree &m_before;
    const AssociationTree &m_after;
    UserOptions m_userOptionsBefore;
    UserOptions m_userOptionsAfter;
    std::optional<CoordinatorsByFlag> m_flagsBefore; // once somebody's coordination changes
    std::optional<CoordinatorsByFlag> m_flagsAfter;
    Diagnostics *m_refused;
    CommandList m_list;
    AffectedUsers m_users;
    UserForms m_formsOfAdded;
    UserForms m_formsOfRemoved;
    std::map<std::pair<AssociationId, NameId>, std::size_t> m_gone; // the calls by which users go, by account and name
    std::unordered_map<AssociationId, bool> m_listForLater;
    std::optional<bool> m_isDefaultLookedAt; // once it is asked
    bool m_isClusterFirst = false;
    std::unordered_map<NameId, SacctmgrSettings> m_optionsBefore; // by the text in the tree
    std::unordered_map<NameId, SacctmgrSettings> m_optionsAfter;
    std::set<std::pair<AssociationId, NameId>> m_partitionsBefore; // (account, user name)
    std::set<std::pair<AssociationId, NameId>> m_partitionsAfter;
    bool m_scannedBefore = false;
    bool m_scannedAfter = false;
};

} // namespace apportion::slurm
