// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts with equal LevelFS whose users change places when slurmctld starts anew.
#include "core/check/checker_parts.h"
#include "core/evaluate/evaluation.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace apportion::checker
{

namespace
{

/// What slurmctld sorts by after a start, as the database does: without case, each name of the path ends with a slash.
std::string startKey(std::string_view name)
{
    std::string key(name);
    std::transform(key.begin(), key.end(), key.begin(), [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    return key + '/';
}

/// Whether the names sort otherwise after a start than by their bytes, as they do once sacctmgr changed something.
bool flips(std::vector<std::string_view> names)
{
    std::sort(names.begin(), names.end());
    return !std::is_sorted(names.begin(), names.end(), [](std::string_view one, std::string_view other) { return startKey(one) < startKey(other); });
}

/// The order in which slurmctld keeps siblings after its start is that of slurmdbd: before this release by `lft`, where the
/// newest stands first, since then by lineage (as_mysql_assoc.c, _cluster_get_assocs). It sorts them by name once something changed.
constexpr std::uint16_t firstThatSortsByName = 2311;

/// By id, whether users below an account have ranks apart by what is below it alone: in one that nobody uses, where somebody has
/// no shares.
std::vector<bool> withUsersApart(const Evaluation &evaluation)
{
    const AssociationTree &tree = evaluation.tree();
    std::vector<bool> apart(tree.rowCount(), false);
    const std::vector<AssociationId> &ids = tree.layout().ids();
    for (auto id = ids.rbegin(); id != ids.rend(); ++id) { // what is below comes first
        if (*id != AssociationTree::root() && (apart[*id] || (evaluation.hasLevelFs(*id) && evaluation.levelFs(*id) == 0.0L))) {
            apart[tree.parent(*id)] = true;
        }
    }
    return apart;
}

const char *adviceOf(bool isOld, bool goesByName)
{
    if (!goesByName) {
        return APPORTION_TEXT("As here they go since slurmctld started; once sacctmgr changes something they go by name. Other shares end the tie");
    }
    return isOld
        ? APPORTION_TEXT("After a start releases before 23.11 begin with what was added last; once sacctmgr changed something they go by name, as "
                         "here. Other shares end the tie")
        : APPORTION_TEXT("After a start Slurm sorts them without case and `_` behind the letters, later by bytes, as here. Other shares end the tie");
}

bool isPlain(std::string_view name)
{
    return std::all_of(name.begin(), name.end(), [](unsigned char letter) { return std::isalnum(letter) != 0; });
}

} // namespace

void checkTies(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop, const Evaluation *evaluated)
{
    const AssociationTree &tree = policy.associations;
    const std::vector<AssociationId> &ids = tree.layout().ids();
    const bool isOld = policy.release != 0 && policy.release < firstThatSortsByName;
    // names of letters and digits alone sort alike
    const bool canFlip
        = isOld || std::any_of(ids.begin(), ids.end(), [&tree](AssociationId id) { return tree.isAccount(id) && !isPlain(tree.name(id)); });
    if (!canFlip || policy.priority.type != PriorityType::Multifactor || policy.priority.algorithm() != Algorithm::FairTree) {
        return;
    }
    std::optional<Evaluation> own;
    if (evaluated == nullptr || evaluated->algorithm() != Algorithm::FairTree) {
        EvaluationOptions options;
        options.associationsOnly = true;
        own = evaluate(policy, situation, options, stop);
        if (!own) {
            return;
        }
    }
    const Evaluation *evaluation = own ? &*own : evaluated;
    const std::vector<bool> isMixed = withUsersApart(*evaluation);
    std::map<std::pair<AssociationId, long double>, std::vector<AssociationId>> tied; // by fair-share parent and LevelFS
    for (const AssociationId id : ids) {
        if (tree.isAccount(id) && evaluation->hasLevelFs(id) && tree.layout().childCount(tree.layout().positionOf(id)) > 0) {
            tied[{ evaluation->fairShareParent(id), evaluation->levelFs(id) }].push_back(id);
        }
    }
    Gathered gathered(findings, Severity::Note, "tie-flips");
    for (const auto &[place, accounts] : tied) {
        std::vector<std::string_view> names;
        names.reserve(accounts.size());
        // where all users of all of them share one rank, their order shows nowhere
        if (std::none_of(accounts.begin(), accounts.end(), [&](AssociationId id) { return evaluation->rawUsage(id) > 0.0L || isMixed[id]; })) {
            continue;
        }
        for (const AssociationId id : accounts) {
            names.push_back(tree.name(id));
        }
        if (names.size() < 2 || (!isOld && !flips(names))) {
            continue;
        }
        if (!gathered.wantsText()) {
            gathered.count(association(tree, accounts.front()));
            continue;
        }
        std::string listed;
        for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), 8); ++i) {
            listed += (listed.empty() ? "" : ", ") + std::string(names[i]);
        }
        gathered.add({ APPORTION_TEXT("Accounts %1 have the same LevelFS: which of them comes first changes when slurmctld starts anew"),
                         { names.size() > 8 ? listed + ", …" : listed } },
            { adviceOf(isOld, situation.walkOrder->empty()), {} }, association(tree, accounts.front()));
    }
}

} // namespace apportion::checker
