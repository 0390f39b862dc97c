// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/forecast_options.h"

#include "core/policy/slurm_time.h"

#include <array>

namespace apportion::cli
{

namespace
{
constexpr std::array<Meanwhile, 4> allMeanwhile = { Meanwhile::GoOn, Meanwhile::RunningJobs, Meanwhile::Shares, Meanwhile::Rest };
/// Two years: what is further away follows from nothing that is known now.
constexpr std::int64_t mostSeconds = std::int64_t { 2 } * 366 * 86400;
} // namespace

void ForecastOptions::declare(VerbOptions &verb)
{
    verb.add("--ahead", &m_ahead, "D-HH", "A forecast for so long from the present on, as Slurm writes times: 14-0 is two weeks");
    declareAssumption(verb);
}

void ForecastOptions::declareAssumption(VerbOptions &verb)
{
    Option &meanwhile = verb.add("--meanwhile", &m_meanwhile, "WHAT",
        "What runs until then: go-on (everybody as in the last half-life, which is the default), running (the jobs that run now), shares "
        "(everybody the share that is promised), rest (nobody hands in anything). Jobs of the queue start by priority as their partitions have room, "
        "and end at their time limits");
    for (const Meanwhile each : allMeanwhile) {
        meanwhile.choices.emplace_back(meanwhileWord(each));
    }
    verb.add("--rate", &m_rates, "ACCOUNT=RATE",
        "What an account and everybody below it runs instead: so many billing TRES at any time, or with an x so many times as much: chem=2x; after "
        "so many days another one: chem=2x/14d:0.5x/28d:1x; may be given again");
}

std::string ForecastOptions::problem() const
{
    if (m_ahead.empty()) {
        return !hasAssumption() ? "" : "--meanwhile and --rate are for a forecast: say for when with --ahead";
    }
    const ParsedTime time = parseTime(m_ahead);
    if (!time || time.time.isUnlimited() || time.seconds < 60 || time.seconds > mostSeconds) {
        return "--ahead " + m_ahead + " is no time like 14-0 (days-hours), from a minute to two years";
    }
    return assumptionProblem();
}

std::string ForecastOptions::assumptionProblem() const
{
    if (!m_meanwhile.empty() && !meanwhileOf(m_meanwhile)) {
        return "--meanwhile " + m_meanwhile + " is none of go-on, running, shares, rest";
    }
    for (const std::string &rate : m_rates) {
        if (!readAccountRate(rate)) {
            return "--rate " + rate + " is not like chem=200, chem=2x or chem=2x/14d:0.5x";
        }
    }
    return {};
}

std::int64_t ForecastOptions::seconds() const
{
    return m_ahead.empty() ? 0 : parseTime(m_ahead).seconds;
}

ForecastAssumption ForecastOptions::assumption() const
{
    ForecastAssumption assumption;
    assumption.meanwhile = meanwhileOf(m_meanwhile).value_or(Meanwhile::GoOn);
    assumption.accounts.reserve(m_rates.size());
    for (const std::string &rate : m_rates) {
        assumption.accounts.push_back(readAccountRate(rate).value_or(AccountRate()));
    }
    return assumption;
}

std::string ForecastOptions::unknownAccount(const AssociationTree &tree) const
{
    for (const AccountRate &rate : assumption().accounts) {
        if (tree.findAccount(rate.account) == noAssociation) {
            return rate.account;
        }
    }
    return {};
}

} // namespace apportion::cli
