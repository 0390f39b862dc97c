// SPDX-License-Identifier: GPL-3.0-or-later
// Why Slurm looks at one job before another (SLURM.md 6, "Order of evaluation").
#include "core/evaluate/job_priority.h"
#include "core/explain/explain_parts.h"
#include "core/policy/whole_conf.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace explaining
{

namespace
{

/// What is said about a criterion: when both are alike, and when it decides.
struct CriterionWords
{
    OrderCriterion criterion;
    const char *title;
    const char *alike;
    const char *decides; ///< places: who comes first, who comes after
};

constexpr std::array criteria {
    CriterionWords { OrderCriterion::Held, APPORTION_TEXT("Held?"), APPORTION_TEXT("Both are held or neither is"),
        APPORTION_TEXT("%2 is held, and waits behind all that are not") },
    CriterionWords { OrderCriterion::Expedited, APPORTION_TEXT("An expedited requeue?"),
        APPORTION_TEXT("Both were requeued with --requeue=expedite or neither was"),
        APPORTION_TEXT("%1 was requeued with --requeue=expedite: it is looked at first, whatever the priorities") },
    CriterionWords { OrderCriterion::Preemption, APPORTION_TEXT("Can one preempt the other?"), APPORTION_TEXT("Neither can preempt the other"),
        APPORTION_TEXT("%1 may preempt %2 (PreemptType=%3): it is looked at first, whatever reservations and tiers they have") },
    CriterionWords { OrderCriterion::Reservation, APPORTION_TEXT("A reservation?"), APPORTION_TEXT("Both have a reservation or neither has"),
        APPORTION_TEXT("%1 has a reservation: it is looked at first, whatever the priorities") },
    CriterionWords { OrderCriterion::Tier, APPORTION_TEXT("PriorityTier of the partition"), APPORTION_TEXT("The tiers are equal"),
        APPORTION_TEXT("The partition of %1 has the higher PriorityTier: it is looked at first, whatever the priorities") },
    CriterionWords { OrderCriterion::Priority, APPORTION_TEXT("Priority"), APPORTION_TEXT("The priorities are equal"),
        APPORTION_TEXT("%1 has the higher priority") },
    CriterionWords { OrderCriterion::SubmitTime, APPORTION_TEXT("Submit time"), APPORTION_TEXT("Both were submitted in the same second"),
        APPORTION_TEXT("%1 was submitted before %2") },
    CriterionWords {
        OrderCriterion::JobId, APPORTION_TEXT("Job id"), APPORTION_TEXT("It is the same job"), APPORTION_TEXT("%1 has the lower job id") },
    CriterionWords { OrderCriterion::Place, APPORTION_TEXT("Place in the list"), APPORTION_TEXT("It is the same row"),
        APPORTION_TEXT("Nothing tells them apart: %1 stands before %2 in the list") },
};

struct TermOf
{
    const char *title;
    JobQuantity quantity;
    double first;
    double second;
};

/// Two pending jobs.
class JobRivals
{
public:
    JobRivals(Steps &steps, JobRow winner, JobRow loser) : m_steps(steps), m_evaluation(steps.evaluation()), m_winner(winner), m_loser(loser) { }

    void explain(OrderCriterion decisive)
    {
        for (const CriterionWords &each : criteria) {
            const bool decides = each.criterion == decisive;
            if (decides && decisive == OrderCriterion::Priority) {
                explainTerms();
            }
            ExplainStep &step = m_steps.say({ each.title, {} }, { decides ? each.decides : each.alike, {} }, 0.0L, source::jobOrder);
            step.note.arguments = decides ? std::vector<std::string> { label(m_winner), label(m_loser) } : std::vector<std::string>();
            if (decides && decisive == OrderCriterion::Preemption) {
                step.note.arguments.emplace_back(foreignConfValue(m_evaluation.policy(), "PreemptType"));
            }
            step.value = valueOf(each.criterion, decides);
            if (decides) {
                return;
            }
        }
    }

    [[nodiscard]] std::string label(JobRow row) const
    {
        const JobTable &jobs = m_evaluation.jobs();
        const std::string id = m_evaluation.situation().jobs.get()[jobs.job[row]].id;
        const bool inSeveral = (row > 0 && jobs.job[row - 1] == jobs.job[row]) || (row + 1 < jobs.rowCount() && jobs.job[row + 1] == jobs.job[row]);
        return inSeveral ? id + '/' + partitionName(row) : id;
    }

private:
    [[nodiscard]] std::string partitionName(JobRow row) const
    {
        const std::uint16_t index = m_evaluation.jobs().partition[row];
        return index == unknownIndex ? std::string("?") : m_evaluation.policy().partitions.get()[index].name;
    }
    [[nodiscard]] int tierOf(JobRow row) const
    {
        const std::uint16_t index = m_evaluation.jobs().partition[row];
        return index == unknownIndex ? 1 : m_evaluation.policy().partitions.get()[index].priorityTier;
    }

    [[nodiscard]] Expression valueOf(OrderCriterion criterion, bool decides) const
    {
        const std::string sign = decides ? ">" : "=";
        switch (criterion) {
        case OrderCriterion::Tier:
            return relation(tierOf(m_winner), sign, tierOf(m_loser));
        case OrderCriterion::Priority:
            return relation(m_evaluation.priority(m_winner), sign, m_evaluation.priority(m_loser));
        default:
            return words(decides ? label(m_winner) : std::string("="));
        }
    }

    /// The terms in which they differ, the largest difference first.
    void explainTerms()
    {
        const PriorityTerms a = m_evaluation.terms(m_winner);
        const PriorityTerms b = m_evaluation.terms(m_loser);
        std::vector<TermOf> terms { { APPORTION_TEXT("Age"), JobQuantity::Age, a.age, b.age },
            { APPORTION_TEXT("Association"), JobQuantity::Assoc, a.assoc, b.assoc },
            { APPORTION_TEXT("Fair share"), JobQuantity::FairShare, a.fairshare, b.fairshare },
            { APPORTION_TEXT("Job size"), JobQuantity::JobSize, a.jobSize, b.jobSize },
            { APPORTION_TEXT("Partition"), JobQuantity::Partition, a.partition, b.partition },
            { APPORTION_TEXT("QOS"), JobQuantity::Qos, a.qos, b.qos }, { APPORTION_TEXT("TRES"), JobQuantity::Tres, a.tres, b.tres },
            { APPORTION_TEXT("Site factor"), JobQuantity::Site, static_cast<double>(a.site), static_cast<double>(b.site) },
            { APPORTION_TEXT("Nice"), JobQuantity::Nice, -static_cast<double>(a.nice), -static_cast<double>(b.nice) } };
        std::erase_if(terms, [](const TermOf &term) { return term.first == term.second; });
        std::stable_sort(terms.begin(), terms.end(),
            [](const TermOf &x, const TermOf &y) { return std::fabs(x.first - x.second) > std::fabs(y.first - y.second); });
        for (const TermOf &term : terms) {
            const double difference = term.first - term.second;
            const auto of = [this, &term](JobRow row, double value) {
                return symbol("of " + label(row), signedTerm(value, { .decimals = 2 }), JobNumber { row, term.quantity });
            };
            ExplainStep &step
                = m_steps.add({ term.title, {} }, {}, of(m_winner, term.first) - of(m_loser, term.second), difference, source::jobOrder);
            step.value = numberIn(difference, { .decimals = 2, .withSign = true });
            step.note = { difference > 0 ? APPORTION_TEXT("This speaks for %1") : APPORTION_TEXT("This speaks for %2"),
                { label(m_winner), label(m_loser) } };
        }
    }

    Steps &m_steps;
    const Evaluation &m_evaluation;
    JobRow m_winner;
    JobRow m_loser;
};

} // namespace

} // namespace explaining

Explanation explainJobOrder(const Evaluation &evaluation, JobRow one, JobRow other)
{
    const std::vector<JobRow> &order = evaluation.order();
    const auto atOne = std::find(order.begin(), order.end(), one);
    const auto atOther = std::find(order.begin(), order.end(), other);
    explaining::Steps steps(evaluation);
    Explanation explanation;
    if (one == other || atOne == order.end() || atOther == order.end()) {
        steps
            .say({ APPORTION_TEXT("They do not compete"), {} },
                { one == other ? APPORTION_TEXT("It is the same job") : APPORTION_TEXT("Only pending jobs wait for their turn: one of these runs"),
                    {} },
                0.0L, explaining::source::jobOrder)
            .value
            = {};
        explanation.steps = steps.take();
        explanation.title = { APPORTION_TEXT("Why does neither job come first?"), {} };
        return explanation;
    }
    const bool oneFirst = atOne < atOther;
    const OrderDecision decision = decideOrder(evaluation, one, other);
    explaining::JobRivals rivals(steps, oneFirst ? one : other, oneFirst ? other : one);
    if (decision.oneFirst == oneFirst) {
        rivals.explain(decision.criterion);
    } else {
        steps.say({ APPORTION_TEXT("A third job"), {} },
            { APPORTION_TEXT(
                  "Alone they would stand the other way round. Who preempts whom goes round in a circle here, and a job between them decides"),
                {} },
            0.0L, explaining::source::jobOrder);
    }
    explanation.steps = steps.take();
    explanation.steps.back().number = oneFirst ? -1.0 : 1.0;
    explanation.title = { APPORTION_TEXT("Why does Slurm look at job %1 before job %2?"),
        { rivals.label(oneFirst ? one : other), rivals.label(oneFirst ? other : one) } };
    return explanation;
}

} // namespace apportion
