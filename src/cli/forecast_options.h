// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"
#include "core/plan/forecast.h"

#include <cstdint>
#include <string>
#include <vector>

namespace apportion::cli
{

/// The options of a verb that can look ahead: how far, and what runs meanwhile.
class ForecastOptions
{
public:
    void declare(VerbOptions &verb);
    /// Only those that say what runs meanwhile.
    void declareAssumption(VerbOptions &verb);
    /// What is wrong with the options; empty when nothing is.
    [[nodiscard]] std::string problem() const;
    /// The same of those that say what runs meanwhile.
    [[nodiscard]] std::string assumptionProblem() const;
    [[nodiscard]] bool hasAssumption() const { return !m_meanwhile.empty() || !m_rates.empty(); }
    /// From the present on; 0: nobody asked for a forecast.
    [[nodiscard]] std::int64_t seconds() const;
    [[nodiscard]] ForecastAssumption assumption() const;
    /// The first account with a rate that the tree does not have; empty when there is none.
    [[nodiscard]] std::string unknownAccount(const AssociationTree &tree) const;

private:
    std::string m_ahead;
    std::string m_meanwhile;
    std::vector<std::string> m_rates;
};

} // namespace apportion::cli
