// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/setting_info.h"

#include "core/schema/setting_fields.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "slurm/conf/conf_field.h"
#include "slurm/text/reading.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

struct SettingInfo
{
    Q_DECLARE_TR_FUNCTIONS(SettingInfo)
};

QString pointsText(std::uint32_t points)
{
    return integerText(points);
}

QString fairshareMeaning(const Policy &policy, std::uint32_t users)
{
    const PrioritySettings &settings = policy.priority;
    if (settings.algorithm() != Algorithm::FairTree) {
        const double atItsShare = std::exp2(-1.0 / std::max<double>(settings.dampeningFactor, 1.0)); // F = 2^(−U/S/d) at U = S
        return SettingInfo::tr("%1 at exactly its share").arg(shortNumberText(settings.weightFairshare * atItsShare, 1));
    }
    return users == 0 ? QString() : SettingInfo::tr("points per rank %1").arg(shortNumberText(double(settings.weightFairshare) / users, 2));
}

QString jobSizeMeaning(const Policy &policy, std::uint32_t)
{
    const PrioritySettings &settings = policy.priority;
    if (settings.has(PriorityFlag::SmallRelativeToTime)) {
        return settings.favorSmall ? SettingInfo::tr("fewer CPUs a minute first") : SettingInfo::tr("more CPUs a minute first");
    }
    return settings.favorSmall ? SettingInfo::tr("smaller first") : SettingInfo::tr("larger first");
}

QString partitionMeaning(const Policy &policy, std::uint32_t)
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

QString qosMeaning(const Policy &policy, std::uint32_t)
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

QString resetMeaning(const Policy &policy, std::uint32_t)
{
    static constexpr std::array<const char *, 7> texts = { QT_TRANSLATE_NOOP("SettingInfo", "never"),
        QT_TRANSLATE_NOOP("SettingInfo", "each time that slurmctld reads it"), QT_TRANSLATE_NOOP("SettingInfo", "every day at midnight"),
        QT_TRANSLATE_NOOP("SettingInfo", "every Sunday at midnight"), QT_TRANSLATE_NOOP("SettingInfo", "on the first of every month"),
        QT_TRANSLATE_NOOP("SettingInfo", "on the first of every quarter"), QT_TRANSLATE_NOOP("SettingInfo", "on the first of January") };
    return SettingInfo::tr(texts.at(static_cast<std::size_t>(policy.priority.usageReset)));
}

QString halfLifeMeaning(const Policy &policy, std::uint32_t)
{
    const SlurmTime &halfLife = policy.priority.halfLife;
    if (halfLife.isUnlimited()) {
        return SettingInfo::tr("half is forgotten after 136 years: hardly anything fades");
    }
    if (halfLife.minutes == 0) {
        return SettingInfo::tr("usage does not fade");
    }
    return SettingInfo::tr("half is forgotten after %1").arg(durationText(halfLife));
}

QString dampeningMeaning(const Policy &policy, std::uint32_t)
{
    const PrioritySettings &settings = policy.priority;
    if (settings.algorithm() == Algorithm::FairTree) {
        return SettingInfo::tr("does nothing under Fair Tree");
    }
    return settings.dampeningFactor <= 1 ? QStringLiteral("F = 2^(−U/S)") : QStringLiteral("F = 2^(−U/S/%1)").arg(settings.dampeningFactor);
}

QString trackedMeaning(const Policy &policy, std::uint32_t)
{
    const int more = static_cast<int>(policy.tres.size() - alwaysTrackedTres);
    if (more == 0) {
        return SettingInfo::tr("only what is always tracked");
    }
    return more == 1 ? SettingInfo::tr("1 more than what is always tracked") : SettingInfo::tr("%n more than what is always tracked", nullptr, more);
}

QString flagsMeaning(const Policy &policy, std::uint32_t)
{
    const PrioritySettings &settings = policy.priority;
    QString rule;
    switch (policy.billingRule()) {
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

/// What is said of a setting: a sentence on what it does, and what its value comes to in a policy.
struct SettingText
{
    PriorityKey key;
    const char *help;
    QString (*meaning)(const Policy &policy, std::uint32_t users);
};

constexpr std::array<SettingText, priorityKeyCount> settingTexts { {
    { PriorityKey::AccountingStorageTres,
        QT_TRANSLATE_NOOP("SettingInfo",
            "What is tracked beyond CPUs, memory, energy, nodes and billing. A weight for anything that is not tracked stops slurmctld."),
        trackedMeaning },
    { PriorityKey::PriorityType,
        QT_TRANSLATE_NOOP("SettingInfo", "How jobs are ordered: priority/multifactor adds weighted factors, priority/basic is first in, first out."),
        [](const Policy &policy, std::uint32_t) -> QString {
            return policy.priority.type == PriorityType::Basic ? SettingInfo::tr("first in, first out")
                                                               : SettingInfo::tr("the sum of weighted factors");
        } },
    { PriorityKey::PriorityFlags,
        QT_TRANSLATE_NOOP(
            "SettingInfo", "Words that change how fair share, factors and billing are computed. Words that Slurm does not know do nothing."),
        flagsMeaning },
    { PriorityKey::PriorityDecayHalfLife,
        QT_TRANSLATE_NOOP("SettingInfo", "After this time past usage counts half. 0: usage never fades, and a reset period must be set."),
        halfLifeMeaning },
    { PriorityKey::PriorityUsageResetPeriod, QT_TRANSLATE_NOOP("SettingInfo", "When all usage is set to 0, so that a new allocation period begins."),
        resetMeaning },
    { PriorityKey::PriorityCalcPeriod, QT_TRANSLATE_NOOP("SettingInfo", "How often usage is decayed and the running jobs' use is added."),
        [](const Policy &policy, std::uint32_t) -> QString {
            return SettingInfo::tr("every %1", "how often usage is computed").arg(durationText(policy.priority.calcPeriod));
        } },
    { PriorityKey::PriorityFavorSmall, QT_TRANSLATE_NOOP("SettingInfo", "YES gives small jobs the higher job size factor, NO large ones."),
        jobSizeMeaning },
    { PriorityKey::PriorityMaxAge, QT_TRANSLATE_NOOP("SettingInfo", "The waiting time after which the age factor is 1 and grows no more."),
        [](const Policy &policy, std::uint32_t) -> QString { return durationText(policy.priority.maxAge); } },
    { PriorityKey::FairShareDampeningFactor,
        QT_TRANSLATE_NOOP("SettingInfo", "Softens how fast the classic factor falls with usage: F = 2^(−U/S/factor). Fair Tree does not use it."),
        dampeningMeaning },
    { PriorityKey::PriorityWeightAge, QT_TRANSLATE_NOOP("SettingInfo", "Points for a job that has waited PriorityMaxAge or longer."),
        [](const Policy &policy, std::uint32_t) -> QString { return SettingInfo::tr("full after %1").arg(durationText(policy.priority.maxAge)); } },
    { PriorityKey::PriorityWeightAssoc, QT_TRANSLATE_NOOP("SettingInfo", "Points for the priority of the job's association."),
        [](const Policy &policy, std::uint32_t) -> QString {
            return policy.priority.has(PriorityFlag::NoNormalAssoc) ? SettingInfo::tr("for each point of the association's priority")
                                                                    : SettingInfo::tr("full for the highest association priority");
        } },
    { PriorityKey::PriorityWeightFairshare,
        QT_TRANSLATE_NOOP("SettingInfo", "Points for a fair-share factor of 1. Make it large enough that neighbouring ranks differ by a point."),
        fairshareMeaning },
    { PriorityKey::PriorityWeightJobSize, QT_TRANSLATE_NOOP("SettingInfo", "Points for the largest job (or the smallest, with PriorityFavorSmall)."),
        jobSizeMeaning },
    { PriorityKey::PriorityWeightPartition, QT_TRANSLATE_NOOP("SettingInfo", "Points in the partition with the highest PriorityJobFactor."),
        partitionMeaning },
    { PriorityKey::PriorityWeightQos, QT_TRANSLATE_NOOP("SettingInfo", "Points for the QOS with the highest priority."), qosMeaning },
    { PriorityKey::PriorityWeightTres,
        QT_TRANSLATE_NOOP("SettingInfo", "Points for asking for all of a TRES in the partition, for each TRES: CPU=1000,GRES/gpu=3000."),
        [](const Policy &policy, std::uint32_t) -> QString {
            return policy.priority.has(PriorityFlag::NoNormalTres) ? SettingInfo::tr("for each unit asked for")
                                                                   : SettingInfo::tr("per partition total");
        } },
    { PriorityKey::PrioritySiteFactorPlugin, QT_TRANSLATE_NOOP("SettingInfo", "The plugin of the site that adds a term of its own."),
        [](const Policy &, std::uint32_t) -> QString { return {}; } },
    { PriorityKey::PrioritySiteFactorParameters, QT_TRANSLATE_NOOP("SettingInfo", "What the site factor plugin is given."),
        [](const Policy &, std::uint32_t) -> QString { return {}; } },
    { PriorityKey::PriorityParameters, QT_TRANSLATE_NOOP("SettingInfo", "Further parameters of the priority plugin."),
        [](const Policy &, std::uint32_t) -> QString { return {}; } },
} };

consteval bool isInOrder()
{
    for (std::size_t i = 0; i < settingTexts.size(); ++i) {
        if (static_cast<std::size_t>(settingTexts[i].key) != i) {
            return false;
        }
    }
    return true;
}
static_assert(isInOrder(), "every setting has a text, in the order of PriorityKey");

/// By PriorityFlag: what it does.
constexpr std::array<const char *, priorityFlagCount> flagTexts {
    QT_TRANSLATE_NOOP(
        "SettingInfo", "Jobs gather age from their submission on, even while a dependency, a hold or a begin time keeps them from running."),
    QT_TRANSLATE_NOOP("SettingInfo", "The priority of running jobs is recomputed too."),
    QT_TRANSLATE_NOOP("SettingInfo", "Classic fair share, but the depth of an account in the tree matters less. Implies NO_FAIR_TREE."),
    QT_TRANSLATE_NOOP("SettingInfo", "A job's priority may rise, never fall."),
    QT_TRANSLATE_NOOP("SettingInfo", "A job is billed for its largest weighted TRES of the node, not for their sum."),
    QT_TRANSLATE_NOOP(
        "SettingInfo", "As MAX_TRES, but GPUs and other GRES are added on top. It wins when both are set. Before Slurm 25.05 it is MAX_TRES."),
    QT_TRANSLATE_NOOP("SettingInfo", "The classic fair-share factor 2^(−U/S) instead of Fair Tree's ranks."),
    QT_TRANSLATE_NOOP("SettingInfo", "The association's priority counts as it stands, not as a part of the highest."),
    QT_TRANSLATE_NOOP("SettingInfo", "The partition's job factor counts as it stands, not as a part of the highest."),
    QT_TRANSLATE_NOOP("SettingInfo", "The QOS's priority counts as it stands, not as a part of the highest."),
    QT_TRANSLATE_NOOP("SettingInfo", "Requested TRES count as they stand, not as a part of the partition's total."),
    QT_TRANSLATE_NOOP("SettingInfo", "Job size is CPUs divided by the time limit: short wide jobs first, or last with PriorityFavorSmall."),
};

const SettingText &textOf(PriorityKey key)
{
    return settingTexts.at(static_cast<std::size_t>(key));
}

} // namespace

QString settingMeaning(const Policy &policy, PriorityKey key, std::uint32_t users)
{
    const bool isOff = schema::setting(key).group == schema::SettingGroup::Weight && settingWeight(policy, key) == 0
        && (key != PriorityKey::PriorityWeightTres || policy.priority.weightTres.empty());
    return isOff ? SettingInfo::tr("does not count") : textOf(key).meaning(policy, users);
}

QString settingUnit(PriorityKey key)
{
    switch (schema::setting(key).unit) {
    case schema::Unit::Points:
        return SettingInfo::tr("points");
    case schema::Unit::PointsPerTres:
        return SettingInfo::tr("points a TRES");
    case schema::Unit::Minutes:
        return SettingInfo::tr("minutes, or days-hours");
    default:
        return {};
    }
}

namespace
{

/// The sentence, and the entry of slurm.conf(5) that says it.
QString withSource(const QString &text, PriorityKey key)
{
    return SettingInfo::tr("%1 (slurm.conf(5), %2)", "a sentence, and its source").arg(text, QLatin1String(priorityKeyWord(key)));
}

} // namespace

QString settingHelp(PriorityKey key)
{
    QString help = withSource(SettingInfo::tr(textOf(key).help), key);
    if (schema::setting(key).appliedAt != schema::AppliedAt::Restart) {
        return help;
    }
    return SettingInfo::tr(
        "%1 A change counts once slurmctld is restarted, which scontrol reconfigure does since Slurm 23.11.", "what the setting does")
        .arg(help);
}

QString flagHelp(PriorityFlag flag)
{
    return SettingInfo::tr(flagTexts.at(static_cast<std::size_t>(flag)));
}

QString flagHelpWithSource(PriorityFlag flag)
{
    return withSource(flagHelp(flag), PriorityKey::PriorityFlags);
}

QString applySetting(Policy &policy, PriorityKey key, const QString &text)
{
    QString value = text.trimmed();
    if (schema::isWholeNumber<Policy>(schema::setting(key))) {
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
    if (!applySetting(draft, key, QString::fromStdString(settingDefaultOf(policy.release, key))).isEmpty()) {
        return {};
    }
    draft.priority.markGiven(key, false);
    return editBetween(policy, draft);
}

ExplainQuestion questionAbout(PriorityKey key, bool inBaseline)
{
    return schema::setting(key).isNumber ? ExplainQuestion(SettingNumber { key, inBaseline }) : ExplainQuestion();
}

} // namespace apportion
