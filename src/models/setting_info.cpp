// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/setting_info.h"

#include "core/change/difference.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "slurm/conf/conf_priority.h"
#include "slurm/text/reading.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

struct SettingInfo
{
    Q_DECLARE_TR_FUNCTIONS(SettingInfo)
};

bool isWholeNumber(PriorityKey key)
{
    switch (key) {
    case PriorityKey::FairShareDampeningFactor:
    case PriorityKey::PriorityWeightAge:
    case PriorityKey::PriorityWeightAssoc:
    case PriorityKey::PriorityWeightFairshare:
    case PriorityKey::PriorityWeightJobSize:
    case PriorityKey::PriorityWeightPartition:
    case PriorityKey::PriorityWeightQos:
        return true;
    default:
        return false;
    }
}

bool isTime(PriorityKey key)
{
    return key == PriorityKey::PriorityDecayHalfLife || key == PriorityKey::PriorityCalcPeriod || key == PriorityKey::PriorityMaxAge;
}

QString pointsText(std::uint32_t points)
{
    return integerText(points);
}

QString fairshareMeaning(const PrioritySettings &settings, std::uint32_t users)
{
    if (settings.algorithm() != Algorithm::FairTree) {
        const double atItsShare = std::exp2(-1.0 / std::max<double>(settings.dampeningFactor, 1.0)); // F = 2^(−U/S/d) at U = S
        return SettingInfo::tr("%1 at exactly its share").arg(shortNumberText(settings.weightFairshare * atItsShare, 1));
    }
    return users == 0 ? QString() : SettingInfo::tr("points per rank %1").arg(shortNumberText(double(settings.weightFairshare) / users, 2));
}

QString jobSizeMeaning(const PrioritySettings &settings)
{
    if (settings.has(PriorityFlag::SmallRelativeToTime)) {
        return settings.favorSmall ? SettingInfo::tr("fewer CPUs a minute first") : SettingInfo::tr("more CPUs a minute first");
    }
    return settings.favorSmall ? SettingInfo::tr("smaller first") : SettingInfo::tr("larger first");
}

QString partitionMeaning(const Policy &policy)
{
    if (policy.priority.has(PriorityFlag::NoNormalPart)) {
        return SettingInfo::tr("for each point of PriorityJobFactor");
    }
    const std::vector<Partition> &partitions = *policy.partitions;
    const auto [lowest, highest] = std::minmax_element(
        partitions.begin(), partitions.end(), [](const Partition &a, const Partition &b) { return a.priorityJobFactor < b.priorityJobFactor; });
    if (partitions.empty() || lowest->priorityJobFactor == highest->priorityJobFactor) {
        return SettingInfo::tr("all partitions alike");
    }
    return SettingInfo::tr("%1 = %2", "the partition that gets most, and its points")
        .arg(QString::fromStdString(highest->name), pointsText(policy.priority.weightPartition));
}

QString qosMeaning(const Policy &policy)
{
    if (policy.priority.has(PriorityFlag::NoNormalQos)) {
        return SettingInfo::tr("for each point of the QOS's priority");
    }
    const std::vector<Qos> &qos = *policy.qos;
    const auto highest = std::max_element(qos.begin(), qos.end(), [](const Qos &a, const Qos &b) { return a.priority < b.priority; });
    if (highest == qos.end() || highest->priority == 0) {
        return SettingInfo::tr("no QOS has a priority");
    }
    return SettingInfo::tr("%1 = %2", "the QOS that gets most, and its points")
        .arg(QString::fromStdString(highest->name), pointsText(policy.priority.weightQos));
}

QString weightMeaning(const Policy &policy, PriorityKey key, std::uint32_t users)
{
    const PrioritySettings &settings = policy.priority;
    const QString off = SettingInfo::tr("does not count");
    switch (key) {
    case PriorityKey::PriorityWeightFairshare:
        return settings.weightFairshare == 0 ? off : fairshareMeaning(settings, users);
    case PriorityKey::PriorityWeightAge:
        return settings.weightAge == 0 ? off : SettingInfo::tr("full after %1").arg(durationText(settings.maxAge));
    case PriorityKey::PriorityWeightAssoc:
        if (settings.weightAssoc == 0) {
            return off;
        }
        return settings.has(PriorityFlag::NoNormalAssoc) ? SettingInfo::tr("for each point of the association's priority")
                                                         : SettingInfo::tr("full for the highest association priority");
    case PriorityKey::PriorityWeightJobSize:
        return settings.weightJobSize == 0 ? off : jobSizeMeaning(settings);
    case PriorityKey::PriorityWeightPartition:
        return settings.weightPartition == 0 ? off : partitionMeaning(policy);
    case PriorityKey::PriorityWeightQos:
        return settings.weightQos == 0 ? off : qosMeaning(policy);
    case PriorityKey::PriorityWeightTres:
        if (settings.weightTres.empty()) {
            return off;
        }
        return settings.has(PriorityFlag::NoNormalTres) ? SettingInfo::tr("for each unit asked for") : SettingInfo::tr("per partition total");
    default:
        return {};
    }
}

QString resetMeaning(UsageReset reset)
{
    switch (reset) {
    case UsageReset::None:
        break;
    case UsageReset::Now:
        return SettingInfo::tr("once, when slurmctld reads it");
    case UsageReset::Daily:
        return SettingInfo::tr("every day at midnight");
    case UsageReset::Weekly:
        return SettingInfo::tr("every Sunday at midnight");
    case UsageReset::Monthly:
        return SettingInfo::tr("on the first of every month");
    case UsageReset::Quarterly:
        return SettingInfo::tr("on the first of every quarter");
    case UsageReset::Yearly:
        return SettingInfo::tr("on the first of January");
    }
    return SettingInfo::tr("never");
}

QString halfLifeMeaning(const SlurmTime &halfLife)
{
    if (halfLife.isUnlimited() || halfLife.minutes == 0) {
        return SettingInfo::tr("usage does not fade");
    }
    return SettingInfo::tr("half is forgotten after %1").arg(durationText(halfLife));
}

QString dampeningMeaning(const PrioritySettings &settings)
{
    if (settings.algorithm() == Algorithm::FairTree) {
        return SettingInfo::tr("does nothing under Fair Tree");
    }
    return settings.dampeningFactor <= 1 ? QStringLiteral("F = 2^(−U/S)") : QStringLiteral("F = 2^(−U/S/%1)").arg(settings.dampeningFactor);
}

QString trackedMeaning(const TresTable &tres)
{
    const int more = static_cast<int>(tres.size() - alwaysTrackedTres);
    if (more == 0) {
        return SettingInfo::tr("only what is always tracked");
    }
    return more == 1 ? SettingInfo::tr("1 more than what is always tracked") : SettingInfo::tr("%n more than what is always tracked", nullptr, more);
}

QString flagsMeaning(const PrioritySettings &settings)
{
    QString rule;
    switch (settings.billingRule()) {
    case BillingRule::Sum:
        rule = SettingInfo::tr("TRES are added");
        break;
    case BillingRule::MaxTres:
        rule = SettingInfo::tr("the largest TRES counts");
        break;
    case BillingRule::MaxTresGres:
        rule = SettingInfo::tr("the largest TRES counts, GRES are added");
        break;
    }
    return SettingInfo::tr("%1; %2", "the algorithm; how jobs are billed").arg(algorithmText(settings.algorithm()), rule);
}

} // namespace

QString settingMeaning(const Policy &policy, PriorityKey key, std::uint32_t users)
{
    const PrioritySettings &settings = policy.priority;
    switch (key) {
    case PriorityKey::AccountingStorageTres:
        return trackedMeaning(policy.tres);
    case PriorityKey::PriorityType:
        return settings.type == PriorityType::Basic ? SettingInfo::tr("first in, first out") : SettingInfo::tr("the sum of weighted factors");
    case PriorityKey::PriorityFlags:
        return flagsMeaning(settings);
    case PriorityKey::PriorityDecayHalfLife:
        return halfLifeMeaning(settings.halfLife);
    case PriorityKey::PriorityUsageResetPeriod:
        return resetMeaning(settings.usageReset);
    case PriorityKey::PriorityCalcPeriod:
        return SettingInfo::tr("every %1", "how often usage is computed").arg(durationText(settings.calcPeriod));
    case PriorityKey::PriorityFavorSmall:
        return jobSizeMeaning(settings);
    case PriorityKey::PriorityMaxAge:
        return durationText(settings.maxAge);
    case PriorityKey::FairShareDampeningFactor:
        return dampeningMeaning(settings);
    default:
        return weightMeaning(policy, key, users);
    }
}

QString settingUnit(PriorityKey key)
{
    if (key == PriorityKey::FairShareDampeningFactor) {
        return {};
    }
    if (isWholeNumber(key)) {
        return SettingInfo::tr("points");
    }
    if (isTime(key)) {
        return SettingInfo::tr("minutes, or days-hours");
    }
    return key == PriorityKey::PriorityWeightTres ? SettingInfo::tr("points a TRES") : QString();
}

QString settingHelp(PriorityKey key)
{
    switch (key) {
    case PriorityKey::AccountingStorageTres:
        return SettingInfo::tr(
            "What is tracked beyond CPUs, memory, energy, nodes and billing. A weight for anything that is not tracked stops slurmctld.");
    case PriorityKey::PriorityType:
        return SettingInfo::tr("How jobs are ordered: priority/multifactor adds weighted factors, priority/basic is first in, first out.");
    case PriorityKey::PriorityFlags:
        return SettingInfo::tr("Words that change how fair share, factors and billing are computed. Words that Slurm does not know do nothing.");
    case PriorityKey::PriorityDecayHalfLife:
        return SettingInfo::tr("After this time past usage counts half. 0: usage never fades, and a reset period must be set.");
    case PriorityKey::PriorityUsageResetPeriod:
        return SettingInfo::tr("When all usage is set to 0, so that a new allocation period begins.");
    case PriorityKey::PriorityCalcPeriod:
        return SettingInfo::tr("How often usage is decayed and the running jobs' use is added.");
    case PriorityKey::PriorityFavorSmall:
        return SettingInfo::tr("YES gives small jobs the higher job size factor, NO large ones.");
    case PriorityKey::PriorityMaxAge:
        return SettingInfo::tr("The waiting time after which the age factor is 1 and grows no more.");
    case PriorityKey::FairShareDampeningFactor:
        return SettingInfo::tr("Softens how fast the classic factor falls with usage: F = 2^(−U/S/factor). Fair Tree does not use it.");
    case PriorityKey::PriorityWeightAge:
        return SettingInfo::tr("Points for a job that has waited PriorityMaxAge or longer.");
    case PriorityKey::PriorityWeightAssoc:
        return SettingInfo::tr("Points for the priority of the job's association.");
    case PriorityKey::PriorityWeightFairshare:
        return SettingInfo::tr("Points for a fair-share factor of 1. Make it large enough that neighbouring ranks differ by a point.");
    case PriorityKey::PriorityWeightJobSize:
        return SettingInfo::tr("Points for the largest job (or the smallest, with PriorityFavorSmall).");
    case PriorityKey::PriorityWeightPartition:
        return SettingInfo::tr("Points in the partition with the highest PriorityJobFactor.");
    case PriorityKey::PriorityWeightQos:
        return SettingInfo::tr("Points for the QOS with the highest priority.");
    case PriorityKey::PriorityWeightTres:
        return SettingInfo::tr("Points for asking for all of a TRES in the partition, for each TRES: CPU=1000,GRES/gpu=3000.");
    case PriorityKey::PrioritySiteFactorPlugin:
        return SettingInfo::tr("The plugin of the site that adds a term of its own.");
    case PriorityKey::PrioritySiteFactorParameters:
        return SettingInfo::tr("What the site factor plugin is given.");
    case PriorityKey::PriorityParameters:
        return SettingInfo::tr("Further parameters of the priority plugin.");
    }
    return {};
}

QString flagHelp(PriorityFlag flag)
{
    switch (flag) {
    case PriorityFlag::AccrueAlways:
        return SettingInfo::tr("Jobs gather age even while a dependency or a hold keeps them from running.");
    case PriorityFlag::CalculateRunning:
        return SettingInfo::tr("The priority of running jobs is recomputed too.");
    case PriorityFlag::DepthOblivious:
        return SettingInfo::tr("Classic fair share, but the depth of an account in the tree matters less. Implies NO_FAIR_TREE.");
    case PriorityFlag::IncrOnly:
        return SettingInfo::tr("A job's priority may rise, never fall.");
    case PriorityFlag::MaxTres:
        return SettingInfo::tr("A job is billed for its largest weighted TRES of the node, not for their sum.");
    case PriorityFlag::MaxTresGres:
        return SettingInfo::tr("As MAX_TRES, but GPUs and other GRES are added on top. It wins when both are set.");
    case PriorityFlag::NoFairTree:
        return SettingInfo::tr("The classic fair-share factor 2^(−U/S) instead of Fair Tree's ranks.");
    case PriorityFlag::NoNormalAssoc:
        return SettingInfo::tr("The association's priority counts as it stands, not as a part of the highest.");
    case PriorityFlag::NoNormalPart:
        return SettingInfo::tr("The partition's job factor counts as it stands, not as a part of the highest.");
    case PriorityFlag::NoNormalQos:
        return SettingInfo::tr("The QOS's priority counts as it stands, not as a part of the highest.");
    case PriorityFlag::NoNormalTres:
        return SettingInfo::tr("Requested TRES count as they stand, not as a part of the partition's total.");
    case PriorityFlag::SmallRelativeToTime:
        return SettingInfo::tr("Job size is CPUs divided by the time limit: short wide jobs first.");
    }
    return {};
}

QString applySetting(Policy &policy, PriorityKey key, const QString &text)
{
    QString value = text.trimmed();
    if (isWholeNumber(key)) {
        if (const ParsedInteger number = parseInteger(value, 0, 0xffffffff); number.value) {
            value = QString::number(*number.value); // "9,000" as people type it
        }
    }
    if (value.contains(QLatin1Char('\n')) || value.contains(QLatin1Char('#'))) {
        return SettingInfo::tr("The value cannot hold a line break or a #.");
    }
    Diagnostics diagnostics;
    slurm::Findings findings(diagnostics);
    const std::string written = value.toStdString();
    const bool understood = slurm::readPriorityKey(key, { priorityKeyWord(key), written, written }, {}, policy, findings);
    findings.finish();
    // A time that reads otherwise than it looks is Slurm's all the same: the problems say so. A list is refused as a
    // whole when one entry of it is.
    const auto refused = std::find_if(diagnostics.begin(), diagnostics.end(),
        [&](const Diagnostic &d) { return d.severity == Severity::Error || !understood || key == PriorityKey::PriorityWeightTres; });
    if (refused != diagnostics.end()) {
        const QString message = translated(refused->message);
        return refused->advice.isEmpty()
            ? message
            : SettingInfo::tr("%1 %2", "two sentences: what is wrong, what to do").arg(message, translated(refused->advice));
    }
    return understood ? QString() : SettingInfo::tr("“%1” cannot be read.").arg(value);
}

PolicyEdit defaultEdit(const Policy &policy, PriorityKey key)
{
    Policy draft = policy;
    if (!applySetting(draft, key, QString::fromStdString(settingDefault(key))).isEmpty()) {
        return {};
    }
    draft.priority.markGiven(key, false);
    return editBetween(policy, draft);
}

} // namespace apportion
