// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/state_questions.h"

#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <array>
#include <vector>

namespace apportion::slurm
{

namespace
{

/// What a list is asked for besides its columns: the columns that name the object come first.
struct Question
{
    const char *list; ///< the first word of its objects
    const char *keys; ///< the columns that name them
    const char *arguments;
    bool perCluster;
};

constexpr std::array<Question, stateListCount> questions = { {
    { "association", "Account,User,Partition", "assoc where woplimits withrawqoslevel", true },
    { "account", "Account", "account", false },
    { "user", "User", "assoc where onlydefaults", true },
    { "user", "User", "user", false },
    { "coordinator", "User,Coordinators", "user withcoord", false },
    { "qos", "Name", "qos", false },
    { "cluster", "Cluster", "cluster", false },
} };

/// Which lists of sacctmgr are asked for, and which of their columns.
class AskedLists
{
public:
    AskedLists(const ClusterState &state, const Removals &removals)
    {
        m_asked[static_cast<std::size_t>(StateList::Coordinators)] = !removals.accounts.empty() || !removals.users.empty();
        if (!removals.isEmpty()) { // whatever is below what goes, and whatever it has
            askAll(StateList::Associations);
        }
        if (!removals.users.empty()) {
            askAll(StateList::Users);
        }
        for (const StateChange &change : state.kindsOfChanges()) { // what comes or goes has nothing that nobody knows of
            if (change.shown == "exists" && change.before != change.after) {
                askAll(change.list);
            }
        }
        for (const StateChange &change : state.kindsOfChanges()) {
            ask(change);
        }
    }

    [[nodiscard]] bool isAsked(std::size_t list) const { return m_asked[list]; }
    [[nodiscard]] const std::vector<const char *> &columns(std::size_t list) const { return m_columns[list]; }

private:
    void askAll(StateList list)
    {
        const auto index = static_cast<std::size_t>(list);
        if (!m_columns[index].empty()) {
            return;
        }
        m_asked[index] = true;
        for (const ShownField &field : shownFields()) {
            if (field.list == list) {
                m_columns[index].push_back(field.shown);
            }
        }
    }

    void ask(const StateChange &change)
    {
        const auto list = static_cast<std::size_t>(change.list);
        m_asked[list] = true;
        std::vector<const char *> &columns = m_columns[list];
        const auto isIt = [&change](const char *column) { return column == change.shown; };
        if (change.shown == "exists" || std::any_of(columns.begin(), columns.end(), isIt)) {
            return;
        }
        const auto field = std::find_if(shownFields().begin(), shownFields().end(),
            [&change](const ShownField &known) { return known.list == change.list && known.shown == change.shown; });
        if (field != shownFields().end()) {
            columns.push_back(field->shown);
        }
    }

    std::array<bool, stateListCount> m_asked {};
    std::array<std::vector<const char *>, stateListCount> m_columns;
};

} // namespace

std::string questionFunction(const ClusterState &state, const std::string &cluster, const Removals &removals)
{
    const AskedLists lists(state, removals);
    std::string text = "\n# the lists of sacctmgr in which that stands\nquestions() {\n";
    const auto coordinators = static_cast<std::size_t>(StateList::Coordinators);
    for (std::size_t list = 0; list < stateListCount; ++list) {
        if (!lists.isAsked(list)) {
            continue;
        }
        text += list == coordinators && !removals.isEmpty() ? "    ask_believed\n" : "";
        const Question &question = questions[list];
        text += std::string("    ask ") + question.list + ' ' + question.keys;
        for (const char *column : lists.columns(list)) {
            (text += ',') += column;
        }
        (text += ' ') += question.arguments;
        if (question.perCluster && !cluster.empty()) {
            text += ' ' + shellQuote("cluster=" + cluster);
        }
        text += '\n';
    }
    if (!removals.users.empty()) {
        text += "    ask wckey User,WCKey wckey" + (cluster.empty() ? std::string() : ' ' + shellQuote("cluster=" + cluster)) + '\n';
    }
    if (!removals.qos.empty()) { // which is one of all clusters, and goes from all
        text += "    ask holder Cluster,Account,User,Partition,QOS,DefaultQOS assoc where woplimits withrawqoslevel\n"
                "    ask preempting Name,Preempt qos\n";
    }
    return text + "    :\n}\n";
}

} // namespace apportion::slurm
