// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"
#include "cli/verbs.h"
#include "core/evaluate/job_priority.h"
#include "core/policy/number_text.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <vector>

namespace apportion::cli
{

namespace
{

std::string tresText(const PriorityTerms &terms, const TresTable &tres)
{
    std::string text;
    for (TresIndex index = 0; index < terms.tresTerms.size(); ++index) {
        if (terms.tresTerms[index] != 0.0) {
            text += (text.empty() ? "" : ",") + tres.name(index) + '=';
            appendFixed(text, static_cast<long double>(terms.tresTerms[index]), 0);
        }
    }
    return text;
}

void printRow(const Evaluation &evaluation, JobRow row, const Job &job, TablePrinter &printer)
{
    const Policy &policy = evaluation.policy();
    const PriorityTerms terms = sprioTerms(evaluation, row);
    const std::uint16_t partition = evaluation.jobs().partition[row];
    printer.text(sprioJobId(job));
    printer.text(partition == unknownIndex ? std::string_view() : std::string_view((*policy.partitions)[partition].name));
    printer.text(job.user);
    printer.text(job.account);
    printer.number(policy.priority.type == PriorityType::Basic ? terms.priority : sprioPriority(terms));
    printer.number(terms.site);
    for (const double term : { terms.age, terms.assoc, terms.fairshare, terms.jobSize, terms.partition }) {
        printer.fixed(static_cast<long double>(term), 0); // printf's "%.0f": to the nearest integer, half to even
    }
    printer.text(evaluation.jobs().qosName(row, job));
    printer.fixed(static_cast<long double>(terms.qos), 0);
    printer.number(terms.nice);
    printer.text(tresText(terms, policy.tres));
}

/// What `sprio -l -o` would print of the pending jobs.
class SprioCommand : public TableCommand
{
public:
    SprioCommand() : TableCommand("sprio", "Print the weighted terms of the pending jobs, as sprio -l would") { }

protected:
    void print(const Evaluation &evaluation, TablePrinter &printer) const override
    {
        printer.header({ "JOBID", "PARTITION", "USER", "ACCOUNT", "PRIORITY", "SITE", "AGE", "ASSOC", "FAIRSHARE", "JOBSIZE", "PARTITIONPRIO",
            "QOSNAME", "QOS", "NICE", "TRES" });
        const JobTable &jobs = evaluation.jobs();
        for (JobRow begin = 0, end = 0; begin < jobs.rowCount(); begin = end) {
            for (end = begin + 1; end < jobs.rowCount() && !jobs.startsJob(end);) {
                ++end;
            }
            const Job &job = (*evaluation.situation().jobs)[jobs.job[begin]];
            if (!isListedBySprio(evaluation.policy(), job, evaluation.now())) {
                continue;
            }
            for (const JobRow row : byTier(evaluation, begin, end)) {
                printRow(evaluation, row, job, printer);
            }
        }
    }

private:
    /// The rows of a job as Slurm has its partitions and QOS: those of a higher tier first, else as the job names them; of a
    /// partition those of QOS with a higher priority first.
    static std::vector<JobRow> byTier(const Evaluation &evaluation, JobRow begin, JobRow end)
    {
        std::vector<JobRow> rows(end - begin);
        std::iota(rows.begin(), rows.end(), begin);
        const auto tier = [&evaluation](JobRow row) {
            const std::uint16_t partition = evaluation.jobs().partition[row];
            return partition == unknownIndex ? 0 : (*evaluation.policy().partitions)[partition].priorityTier;
        };
        const auto place = [&](JobRow row) {
            const JobTable &jobs = evaluation.jobs();
            const std::uint16_t qos = jobs.qos[row];
            const std::int64_t priority = qos == unknownIndex ? 0 : (*evaluation.policy().qos)[qos].priority;
            const std::size_t partition = jobs.partitionPlace(row, (*evaluation.situation().jobs)[jobs.job[row]]);
            return std::tuple(-static_cast<int>(tier(row)), partition, -priority);
        };
        std::stable_sort(rows.begin(), rows.end(), [&place](JobRow a, JobRow b) { return place(a) < place(b); });
        return rows;
    }
};

} // namespace

std::unique_ptr<Command> makeSprioCommand()
{
    return std::make_unique<SprioCommand>();
}

} // namespace apportion::cli
