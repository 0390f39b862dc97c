// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"
#include "cli/verbs.h"
#include "core/evaluate/job_priority.h"
#include "core/policy/number_text.h"

namespace apportion::cli
{

namespace
{

/// printf's "%.0f": to the nearest integer, half to even.
std::string rounded(double term)
{
    return fixedText(static_cast<long double>(term), 0);
}

std::string tresText(const PriorityTerms &terms, const TresTable &tres)
{
    std::string text;
    for (TresIndex index = 0; index < terms.tresTerms.size(); ++index) {
        if (terms.tresTerms[index] != 0.0) {
            text += (text.empty() ? "" : ",") + tres.name(index) + '=' + rounded(terms.tresTerms[index]);
        }
    }
    return text;
}

std::vector<Cell> rowOf(const Evaluation &evaluation, JobRow row, const Job &job)
{
    const Policy &policy = evaluation.policy();
    const PriorityTerms terms = sprioTerms(evaluation, row);
    const std::uint16_t partition = evaluation.jobs().partition[row];
    return {
        { sprioJobId(job), false },
        { partition == unknownIndex ? std::string() : (*policy.partitions)[partition].name, false },
        { job.user, false },
        { job.account, false },
        { std::to_string(policy.priority.type == PriorityType::Basic ? terms.priority : sprioPriority(terms)), true },
        { std::to_string(terms.site), true },
        { rounded(terms.age), true },
        { rounded(terms.assoc), true },
        { rounded(terms.fairshare), true },
        { rounded(terms.jobSize), true },
        { rounded(terms.partition), true },
        { std::string(evaluation.jobs().qosName(row, job)), false },
        { rounded(terms.qos), true },
        { std::to_string(terms.nice), true },
        { tresText(terms, policy.tres), false },
    };
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
        for (JobRow row = 0; row < jobs.rowCount(); ++row) {
            const Job &job = (*evaluation.situation().jobs)[jobs.job[row]];
            if (isListedBySprio(evaluation.policy(), job, evaluation.now())) {
                printer.row(rowOf(evaluation, row, job));
            }
        }
    }
};

} // namespace

std::unique_ptr<Command> makeSprioCommand()
{
    return std::make_unique<SprioCommand>();
}

} // namespace apportion::cli
