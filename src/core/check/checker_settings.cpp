// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/check/conf_keys_judged.h"
#include "core/policy/count_text.h"
#include "core/policy/number_text.h"
#include "core/policy/slurm_time.h"
#include "core/policy/whole_conf.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/conf_words.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace apportion::checker
{

namespace
{
constexpr std::uint64_t largestPriority = std::numeric_limits<std::uint32_t>::max();

std::string number(std::uint64_t value)
{
    return std::to_string(value);
}

std::uint64_t sumOfWeights(const PrioritySettings &settings)
{
    std::uint64_t sum = std::uint64_t { settings.weightAge } + settings.weightAssoc + settings.weightFairshare + settings.weightJobSize
        + settings.weightPartition + settings.weightQos;
    for (const TresWeight &weight : settings.weightTres) {
        sum += static_cast<std::uint64_t>(std::clamp(weight.weight, 0.0, 1e15));
    }
    return sum;
}

/// What the terms with raw factors (NO_NORMAL_…) add to the highest priority beyond their weights.
double excessOfRawFactors(const Policy &policy)
{
    const PrioritySettings &settings = policy.priority;
    const auto beyond = [](std::uint32_t weight, double factor) { return weight * std::max(0.0, factor - 1.0); };
    double excess = 0.0;
    if (settings.has(PriorityFlag::NoNormalPart)) {
        excess += beyond(settings.weightPartition, policy.highestJobFactor());
    }
    if (settings.has(PriorityFlag::NoNormalQos)) {
        excess += beyond(settings.weightQos, policy.highestQosPriority());
    }
    if (settings.has(PriorityFlag::NoNormalAssoc)) {
        excess += beyond(settings.weightAssoc, policy.highestAssociationPriority());
    }
    return excess;
}

void checkOverflow(const Policy &policy, Diagnostics &findings)
{
    const std::uint64_t sum = sumOfWeights(policy.priority);
    const Text lower { APPORTION_TEXT("Lower the weights: only their ratios matter, and sums of some millions leave room for nice and site factors"),
        {} };
    if (sum > largestPriority) {
        findings.push_back({ Severity::Warning, "weights-overflow",
            { APPORTION_TEXT("The priority weights add up to %1, more than the 4294967295 that a priority can hold"), { number(sum) } }, lower, {},
            settingRef(PriorityKey::PriorityWeightFairshare) });
        return;
    }
    const double excess = excessOfRawFactors(policy);
    if (excess > static_cast<double>(largestPriority - sum)) {
        findings.push_back({ Severity::Warning, "raw-factors-overflow",
            { APPORTION_TEXT("With factors that are not normalized, a priority can pass 4294967295; whatever is above is cut"), {} },
            { APPORTION_TEXT("Lower the weights of the raw factors, or remove the NO_NORMAL flags"), {} }, {},
            settingRef(PriorityKey::PriorityFlags) });
    }
}

void checkFairshareWeight(const Policy &policy, Diagnostics &findings)
{
    const PrioritySettings &settings = policy.priority;
    const std::uint32_t users = policy.associations.layout().userCount();
    if (settings.weightFairshare == 0) {
        if (users > 1) {
            findings.push_back({ Severity::Warning, "fairshare-weight-zero",
                { APPORTION_TEXT("PriorityWeightFairshare is 0: shares and usage have no influence on any priority"), {} },
                { APPORTION_TEXT("Set PriorityWeightFairshare to at least the number of users, %1"), { countText(users) } }, {},
                settingRef(PriorityKey::PriorityWeightFairshare) });
        }
    } else if (settings.algorithm() == Algorithm::FairTree && settings.weightFairshare < users) {
        findings.push_back({ Severity::Warning, "fairshare-weight-too-small",
            { APPORTION_TEXT("PriorityWeightFairshare=%1 is less than the %2 users: neighbours in rank differ by less than one point"),
                { number(settings.weightFairshare), countText(users) } },
            { APPORTION_TEXT("Set it to %1 or more; ten times the number of users keeps every rank apart from the other terms' rounding"),
                { countText(users) } },
            {}, settingRef(PriorityKey::PriorityWeightFairshare) });
    }
}

void checkPriorityFlags(const Policy &policy, Diagnostics &findings)
{
    const PrioritySettings &settings = policy.priority;
    std::string others;
    for (const std::string &word : settings.unknownFlags) {
        if (sameIgnoringCase(word, "FAIR_TREE")) {
            findings.push_back(
                { Severity::Note, "flag-fair-tree", { APPORTION_TEXT("The flag %1 does nothing: Slurm ignores it silently"), { word } },
                    { APPORTION_TEXT("Remove it; Fair Tree is what Slurm does without NO_FAIR_TREE or DEPTH_OBLIVIOUS"), {} }, {},
                    settingRef(PriorityKey::PriorityFlags) });
        } else {
            others += (others.empty() ? "" : ", ") + word;
        }
    }
    if (!others.empty()) {
        findings.push_back(
            { Severity::Warning, "flag-ignored", { APPORTION_TEXT("PriorityFlags holds words that Slurm silently ignores: %1"), { others } },
                { APPORTION_TEXT("Correct the spelling or remove them"), {} }, {}, settingRef(PriorityKey::PriorityFlags) });
    }
    if (settings.has(PriorityFlag::MaxTres) && policy.billingRule() == BillingRule::MaxTresGres) {
        findings.push_back({ Severity::Warning, "both-max-tres",
            { APPORTION_TEXT("MAX_TRES and MAX_TRES_GRES stand together: MAX_TRES_GRES wins, and GPUs are added to the maximum"), {} },
            { APPORTION_TEXT("Keep the one that is meant"), {} }, {}, settingRef(PriorityKey::PriorityFlags) });
    }
    if (settings.algorithm() == Algorithm::FairTree && settings.dampeningFactor != 1) {
        findings.push_back({ Severity::Warning, "dampening-ignored",
            { APPORTION_TEXT("FairShareDampeningFactor=%1 does nothing under Fair Tree"), { number(settings.dampeningFactor) } },
            { APPORTION_TEXT("Remove it, or use NO_FAIR_TREE if usage shall be dampened"), {} }, {},
            settingRef(PriorityKey::FairShareDampeningFactor) });
    } else if (settings.dampeningFactor == 0) {
        findings.push_back({ Severity::Warning, "dampening-zero",
            { APPORTION_TEXT(
                  "FairShareDampeningFactor=0: Slurm divides by it, so that users who used nothing have no number as their factor, and all others 0"),
                {} },
            { APPORTION_TEXT("Remove it, or write 1; the numbers here are those of 1"), {} }, {},
            settingRef(PriorityKey::FairShareDampeningFactor) });
    }
}

/// A word that the release finds another one in.
void checkMaxTresGres(const Policy &policy, Diagnostics &findings)
{
    if (policy.priority.billingRule() != policy.billingRule()) {
        findings.push_back({ Severity::Warning, "max-tres-gres-release",
            { APPORTION_TEXT("MAX_TRES_GRES came with Slurm 25.05: %1 takes it for MAX_TRES, and GRES count in the maximum"),
                { schema::releaseText(policy.release) } },
            { APPORTION_TEXT("Write MAX_TRES if that is meant"), {} }, {}, settingRef(PriorityKey::PriorityFlags) });
    }
}

void checkDecay(const PrioritySettings &settings, Diagnostics &findings)
{
    const bool reset = settings.usageReset != UsageReset::None;
    if (settings.halfLife.minutes == 0 && !reset && !settings.isGiven(PriorityKey::PriorityUsageResetPeriod)) {
        findings.push_back({ Severity::Error, "half-life-zero",
            { APPORTION_TEXT("PriorityDecayHalfLife=0 without PriorityUsageResetPeriod: slurmctld would not start"), {} },
            { APPORTION_TEXT("Set a half-life, such as 14-0, or a reset period, such as MONTHLY"), {} }, {},
            settingRef(PriorityKey::PriorityDecayHalfLife) });
    } else if ((settings.halfLife.minutes == 0 || settings.halfLife.isUnlimited()) && !reset) {
        const char *text = settings.halfLife.minutes == 0
            ? APPORTION_TEXT("Usage neither decays nor is reset: what was used once counts for ever")
            : APPORTION_TEXT("slurmctld takes no limit for a half-life of 136 years, and usage is not reset: what was used once counts for decades");
        findings.push_back({ Severity::Warning, "usage-never-falls", { text, {} },
            { APPORTION_TEXT("Set a half-life, such as 14-0, or a reset period, such as MONTHLY"), {} }, {},
            settingRef(PriorityKey::PriorityDecayHalfLife) });
    }
    if (settings.usageReset == UsageReset::Now) {
        findings.push_back({ Severity::Warning, "reset-now",
            { APPORTION_TEXT(
                  "PriorityUsageResetPeriod=NOW clears all usage at the first pass after each time that slurmctld reads its configuration"),
                {} },
            { APPORTION_TEXT("Put another period in its place as soon as usage was cleared"), {} }, {},
            settingRef(PriorityKey::PriorityUsageResetPeriod) });
    }
    if (settings.calcPeriod.minutes < 1) {
        findings.push_back(
            { Severity::Error, "calc-period", { APPORTION_TEXT("PriorityCalcPeriod is below one minute: slurmctld would not start"), {} },
                { APPORTION_TEXT("Set it to 5, Slurm's default, or to 1 or more"), {} }, {}, settingRef(PriorityKey::PriorityCalcPeriod) });
    }
}

void checkHalfLifeAgainstMaxTime(const Policy &policy, Diagnostics &findings)
{
    const SlurmTime &halfLife = policy.priority.halfLife;
    const auto &partitions = policy.partitions.get();
    std::size_t longest = partitions.size();
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        if (!partitions[i].maxTime.isUnlimited()
            && (longest == partitions.size() || partitions[i].maxTime.minutes > partitions[longest].maxTime.minutes)) {
            longest = i;
        }
    }
    if (halfLife.minutes == 0 || longest == partitions.size() || partitions[longest].maxTime.minutes <= halfLife.minutes) {
        return;
    }
    // What comes in evenly over T and fades with the half-life h leaves (1 − 2^(−T/h)) · h / (T · ln 2) of itself.
    const double halfLives = static_cast<double>(partitions[longest].maxTime.minutes) / halfLife.minutes;
    const double left = (1.0 - std::exp2(-halfLives)) / (halfLives * std::numbers::ln2);
    findings.push_back({ Severity::Note, "half-life-short",
        { APPORTION_TEXT("A job may run for %1 in partition %2, at a half-life of %3: when it ends, %4 % of its usage is forgotten"),
            { timeReading(std::int64_t { partitions[longest].maxTime.minutes } * 60), partitions[longest].name,
                timeReading(std::int64_t { halfLife.minutes } * 60), number(static_cast<std::uint64_t>(std::lround((1.0 - left) * 100.0))) } },
        { APPORTION_TEXT("Choose a half-life that is longer than the longest MaxTime"), {} }, {}, settingRef(PriorityKey::PriorityDecayHalfLife) });
}

void checkBasic(const PrioritySettings &settings, Diagnostics &findings)
{
    if (sumOfWeights(settings) > 0) {
        findings.push_back({ Severity::Warning, "basic-ignores-weights",
            { APPORTION_TEXT("PriorityType=priority/basic runs jobs in the order of submission: the priority weights do nothing"), {} },
            { APPORTION_TEXT("Set PriorityType=priority/multifactor, or remove the weights"), {} }, {}, settingRef(PriorityKey::PriorityType) });
    }
}

/// Without a PriorityType, slurmctld before 23.11 orders jobs as they came.
void checkDefaultType(const Policy &policy, Diagnostics &findings)
{
    if (isBasicByDefault(policy)) {
        findings.push_back({ Severity::Warning, "priority-type-default",
            { APPORTION_TEXT(
                  "slurm.conf has no PriorityType: Slurm %1 takes priority/basic, and priorities and fair share as shown here do not come about"),
                { schema::releaseText(policy.release) } },
            { APPORTION_TEXT("Set PriorityType=priority/multifactor"), {} }, {}, settingRef(PriorityKey::PriorityType) });
    }
}

/// 22.05 only logs that there is no such plugin, and goes on without its term. 23.02 loads it whatever the PriorityType (controller.c),
/// and later ones with priority/multifactor, where "none" anywhere in its name is no plugin (read_config.c, _validate_and_set_defaults).
void checkSiteFactor(const Policy &policy, Diagnostics &findings)
{
    constexpr schema::Release firstWithoutNone = 2311;
    constexpr std::string_view folder = "site_factor/";
    const PrioritySettings &settings = policy.priority;
    const schema::Release release = judgedRelease(policy);
    const bool isNone = lowerCase(settings.siteFactorPlugin).find("none") != std::string::npos;
    if (settings.siteFactorPlugin.empty() || (release >= firstWithoutNone && (isNone || settings.type == PriorityType::Basic))) {
        return;
    }
    std::string name = settings.siteFactorPlugin;
    if (name.starts_with("site_factor_")) { // as its file is called
        name[folder.size() - 1] = folder.back();
    }
    const schema::ConfWords &words = *schema::findConfWords(schema::ConfSection::Top, "PrioritySiteFactorPlugin");
    if (schema::judgeConfWords(words, name, release).verdict == schema::JudgedWords::Verdict::Taken) {
        return;
    }
    std::replace(name.begin(), name.end(), '/', '_');
    findings.push_back({ Severity::Warning, "conf-plugin",
        { APPORTION_TEXT("%1=%2: Slurm comes with no such plugin; without one, slurmctld would not start"),
            { std::string(words.key), cutWord(settings.siteFactorPlugin) } },
        { APPORTION_TEXT("Look whether PluginDir has %1, or remove the key"), { cutWord(name) + ".so" } }, {},
        settingRef(PriorityKey::PrioritySiteFactorPlugin) });
}
} // namespace

void checkSettings(const Policy &policy, Diagnostics &findings)
{
    const PrioritySettings &settings = policy.priority;
    checkDecay(settings, findings);
    checkDefaultType(policy, findings);
    checkSiteFactor(policy, findings);
    if (settings.type == PriorityType::Basic) {
        checkBasic(settings, findings);
        return;
    }
    checkOverflow(policy, findings);
    checkFairshareWeight(policy, findings);
    checkPriorityFlags(policy, findings);
    checkMaxTresGres(policy, findings);
    checkHalfLifeAgainstMaxTime(policy, findings);
    if (settings.maxAge.minutes == 0 && settings.weightAge > 0) {
        findings.push_back({ Severity::Warning, "max-age-zero",
            { APPORTION_TEXT("PriorityMaxAge is 0: every job has its full age at once, so that age tells no two jobs apart"), {} },
            { APPORTION_TEXT("Set it to the time after which waiting longer should not count, such as 7-0"), {} }, {},
            settingRef(PriorityKey::PriorityMaxAge) });
    }
}

} // namespace apportion::checker
