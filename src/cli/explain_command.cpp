// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"
#include "cli/verbs.h"

#include "core/explain/explain.h"
#include "core/policy/text_scan.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>
#include <utility>

namespace apportion::cli
{

namespace
{

constexpr std::array<std::pair<const char *, AssociationQuantity>, 6> associationQuantities = { {
    { "NormShares", AssociationQuantity::NormShares },
    { "RawUsage", AssociationQuantity::RawUsage },
    { "NormUsage", AssociationQuantity::NormUsage },
    { "EffectvUsage", AssociationQuantity::EffectiveUsage },
    { "LevelFS", AssociationQuantity::LevelFs },
    { "FairShare", AssociationQuantity::FairShare },
} };

constexpr std::array<std::pair<const char *, JobQuantity>, 9> jobQuantities = { {
    { "Priority", JobQuantity::Priority },
    { "Age", JobQuantity::Age },
    { "Assoc", JobQuantity::Assoc },
    { "FairShare", JobQuantity::FairShare },
    { "JobSize", JobQuantity::JobSize },
    { "Partition", JobQuantity::Partition },
    { "QOS", JobQuantity::Qos },
    { "TRES", JobQuantity::Tres },
    { "Billing", JobQuantity::Billing },
} };

template <typename Table>
auto quantityOf(const Table &table, const std::string &name) -> std::optional<decltype(table[0].second)>
{
    const auto found = std::find_if(table.begin(), table.end(), [&](const auto &entry) { return sameIgnoringCase(entry.first, name); });
    return found == table.end() ? std::nullopt : std::optional(found->second);
}

template <typename Table>
std::string namesOf(const Table &table)
{
    return joinedList(table, ", ", [](const auto &entry) { return entry.first; });
}

int unusable(const Streams &streams, const std::string &problem)
{
    streams.err << "apportion-cli explain: " << problem << '\n';
    return exitUnusable;
}

/// How a number of an association or a job comes about.
class ExplainCommand : public InputCommand
{
public:
    ExplainCommand() : InputCommand("explain", "Derive a number of an association or a job, step by step") { }

protected:
    void declareOwn(VerbOptions &verb) override
    {
        verb.add("--account", &m_account, "ACCOUNT", "The account, or the one in which the user stands");
        verb.add("--user", &m_user, "USER", "The user");
        verb.add("--partition", &m_partition, "PARTITION", "The partition of a partition association, or of a job in several");
        verb.add("--job", &m_job, "ID", "The job");
        Option &quantity = verb.add("--quantity", &m_quantity, "NAME",
            "What to explain: a column of sshare, or a term of sprio; else FairShare (accounts under Fair Tree: LevelFS) or Priority");
        for (const auto &entry : associationQuantities) {
            quantity.choices.emplace_back(entry.first);
        }
        for (const auto &entry : jobQuantities) {
            quantity.choices.emplace_back(entry.first);
        }
        declareForce(verb);
        declareForecast(verb);
    }

    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override
    {
        if (m_account.empty() == m_job.empty()) {
            return unusable(streams, "give --account (and --user), or --job");
        }
        const std::optional<Ahead> moment = ahead(input);
        const Evaluation evaluation = evaluated(input, moment);
        const Ahead *const ahead = moment ? &*moment : nullptr;
        return m_job.empty() ? explainAssociation(evaluation, ahead, streams) : explainJob(evaluation, ahead, streams);
    }

private:
    [[nodiscard]] int explainAssociation(const Evaluation &evaluation, const Ahead *ahead, const Streams &streams) const
    {
        const AssociationTree &tree = evaluation.tree();
        const AssociationId account = tree.findAccount(lowerCase(m_account));
        if (account == noAssociation) {
            return unusable(streams, "there is no account " + m_account);
        }
        const AssociationId id = m_user.empty() ? account : tree.findUser(account, m_user, m_partition);
        if (id == noAssociation) {
            return unusable(streams, "there is no user " + m_user + " in account " + m_account);
        }
        AssociationQuantity quantity = AssociationQuantity::FairShare;
        if (!m_quantity.empty()) {
            const auto named = quantityOf(associationQuantities, m_quantity);
            if (!named) {
                return unusable(streams, "--quantity " + m_quantity + " is none of " + namesOf(associationQuantities));
            }
            quantity = *named;
        } else if (!evaluation.hasFairShare(id)) {
            quantity = AssociationQuantity::LevelFs;
        }
        streams.out << explanationText(
            answerFirst(ofItsMoment(explain(evaluation, AssociationNumber { id, quantity, false }, ahead), evaluation, ahead)));
        return exitOk;
    }

    [[nodiscard]] int explainJob(const Evaluation &evaluation, const Ahead *ahead, const Streams &streams) const
    {
        const auto quantity = m_quantity.empty() ? std::optional(JobQuantity::Priority) : quantityOf(jobQuantities, m_quantity);
        if (!quantity) {
            return unusable(streams, "--quantity " + m_quantity + " is none of " + namesOf(jobQuantities));
        }
        const Policy &policy = evaluation.policy();
        const JobTable &jobs = evaluation.jobs();
        const std::uint16_t partition = m_partition.empty() ? unknownIndex : policy.findPartition(m_partition);
        bool found = false;
        for (JobRow row = 0; row < jobs.rowCount(); ++row) {
            const bool asked = m_partition.empty() || jobs.partition[row] == partition;
            if ((*evaluation.situation().jobs)[jobs.job[row]].id == m_job && asked) {
                streams.out << (found ? "\n" : "")
                            << explanationText(answerFirst(ofItsMoment(explain(evaluation, row, *quantity), evaluation, ahead, row)));
                found = true;
            }
        }
        return found ? exitOk : unusable(streams, "there is no job " + m_job + (m_partition.empty() ? "" : " in partition " + m_partition));
    }

    std::string m_account;
    std::string m_user;
    std::string m_partition;
    std::string m_job;
    std::string m_quantity;
};

} // namespace

std::unique_ptr<Command> makeExplainCommand()
{
    return std::make_unique<ExplainCommand>();
}

} // namespace apportion::cli
