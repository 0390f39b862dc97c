// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/job_fields.h"

#include "core/policy/slurm_time.h"
#include "core/schema/value_text.h"
#include "models/text_translation.h"
#include "slurm/lists/listings.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>
#include <vector>

namespace apportion
{

namespace
{

struct JobText
{
    Q_DECLARE_TR_FUNCTIONS(JobText)
};

QString readNames(const Policy &policy, const JobFields &fields, Job &job)
{
    job.account = lowerCase(fields.account.trimmed().toStdString());
    job.user = fields.user.trimmed().toStdString();
    if (job.account.empty() || job.user.empty()) {
        return JobText::tr("Name an account and a user.");
    }
    const AssociationId account = policy.associations.findAccount(job.account);
    if (account == noAssociation) {
        return JobText::tr("There is no account “%1”.").arg(fields.account.trimmed());
    }
    const std::vector<std::string> before = std::exchange(job.partitions, {});
    for (const QString &part : fields.partitions.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const std::string name = part.trimmed().toStdString();
        if (policy.findPartition(name) == unknownIndex) {
            return JobText::tr("There is no partition “%1”.").arg(part.trimmed());
        }
        job.partitions.push_back(name);
    }
    if (job.partitions != before) {
        job.billedIn.clear();
    }
    if (job.partitions.empty() && policy.defaultPartition() == unknownIndex && !policy.partitions->empty()) {
        return JobText::tr("Name a partition: none is the default.");
    }
    job.qos = fields.qos.trimmed().toStdString();
    for (const std::string_view name : qosNames(job)) {
        if (!name.empty() && !policy.qos->empty() && policy.findQos(name) == unknownIndex) {
            return JobText::tr("There is no QOS “%1”.").arg(QString::fromStdString(std::string(name)));
        }
    }
    return {};
}

QString readTres(const JobFields &fields, Job &job)
{
    slurm::BadEntries bad;
    TresCounts others = slurm::parseTresCounts(fields.tres.trimmed().toStdString(), bad);
    if (!bad.empty()) {
        return JobText::tr("“%1” is no TRES: write gres/gpu=2,license/matlab=1.").arg(QString::fromStdString(bad.front()));
    }
    job.tres = { { "cpu", job.cpus }, { "node", job.nodes } };
    if (const QString memory = fields.memory.trimmed(); !memory.isEmpty()) {
        const std::optional<std::uint64_t> megabytes = countWithUnit(memory.toUpper().toStdString(), 'M');
        if (!megabytes) {
            return JobText::tr("“%1” is no memory: write 16000 (MB) or 16G.").arg(memory);
        }
        job.tres.insert(job.tres.begin() + 1, { "mem", *megabytes });
    }
    for (TresCount &count : others) {
        const bool own = count.name == "cpu" || count.name == "mem" || count.name == "node" || count.name == "billing";
        if (own) {
            return JobText::tr("%1 has a field of its own, or follows.").arg(QString::fromStdString(count.name));
        }
        job.tres.push_back(std::move(count));
    }
    return {};
}

QString readLimit(const JobFields &fields, Job &job)
{
    const std::string text = fields.timeLimit.trimmed().toStdString();
    job.timeLimit = noTimeLimit;
    if (text.empty()) {
        return {};
    }
    const ParsedTime time = parseTime(text);
    if (!time) {
        return translated(timeErrorText(time.error, text));
    }
    job.timeLimit = time.time.isUnlimited() ? unlimitedTime : time.time.minutes;
    return {};
}

} // namespace

QString readJobFields(const Policy &policy, const JobFields &fields, Job &job)
{
    if (QString error = readNames(policy, fields, job); !error.isEmpty()) {
        return error;
    }
    job.nodes = static_cast<std::uint32_t>(std::max(1, fields.nodes));
    job.cpus = static_cast<std::uint32_t>(std::max(1, fields.cpus));
    if (QString error = readTres(fields, job); !error.isEmpty()) {
        return error;
    }
    if (QString error = readLimit(fields, job); !error.isEmpty()) {
        return error;
    }
    job.nice = fields.nice;
    job.submitTime = fields.submitTime;
    job.eligibleTime = fields.submitTime;
    job.accrueTime = fields.submitTime;
    return {};
}

JobFields jobFields(const Job &job)
{
    JobFields fields;
    fields.account = QString::fromStdString(job.account);
    fields.user = QString::fromStdString(job.user);
    QStringList partitions = toTexts(job.partitions);
    fields.partitions = partitions.join(QLatin1Char(','));
    fields.qos = QString::fromStdString(job.qos);
    fields.nodes = static_cast<int>(job.nodes);
    fields.cpus = static_cast<int>(job.cpus);
    QStringList tres;
    for (const TresCount &count : job.tres) {
        if (count.name == "mem") {
            const bool whole = count.count % 1024 == 0;
            fields.memory = whole ? QStringLiteral("%1G").arg(count.count / 1024) : QStringLiteral("%1M").arg(count.count);
        } else if (count.name != "cpu" && count.name != "node") {
            tres << QStringLiteral("%1=%2").arg(QString::fromStdString(count.name)).arg(count.count);
        }
    }
    fields.tres = tres.join(QLatin1Char(','));
    if (job.timeLimit != noTimeLimit) {
        fields.timeLimit = QString::fromStdString(slurmTimeText({ job.timeLimit, {} }));
    }
    fields.nice = job.nice;
    fields.submitTime = job.submitTime;
    return fields;
}

std::string freeJobId(const std::vector<Job> &jobs)
{
    std::uint64_t highest = 0;
    for (const Job &job : jobs) {
        std::uint64_t number = 0;
        std::from_chars(job.id.data(), job.id.data() + job.id.size(), number);
        highest = std::max(highest, number);
    }
    return std::to_string(highest + 1);
}

std::vector<Job> jobsOfText(const std::vector<Job> &known, const QString &text, QString &error)
{
    Situation read;
    Diagnostics diagnostics;
    const bool any = slurm::readJobs(text.toStdString(), {}, read, diagnostics);
    std::vector<Job> jobs = *read.jobs;
    if (jobs.empty()) {
        error = any && !diagnostics.empty() ? translated(diagnostics.front().message)
                                            : JobText::tr("There is no job in the text: copy what scontrol show job prints.");
        return jobs;
    }
    std::set<std::string> taken;
    for (const Job &job : known) {
        taken.insert(job.id);
    }
    std::uint64_t next = std::stoull(freeJobId(known));
    for (Job &job : jobs) {
        while (!taken.insert(job.id).second) {
            job.id = std::to_string(next++);
        }
    }
    return jobs;
}

} // namespace apportion
