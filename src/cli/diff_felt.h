// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/forecast.h"

#include <cstdint>

namespace apportion
{
class TablePrinter;
}

namespace apportion::cli
{

/// Prints on which of the coming 56 days each account begins to feel that a cluster as @p before becomes @p after (whenFelt()), those
/// who feel it first to begin with. @p now is the present.
void printFelt(const Snapshot &before, const Snapshot &after, const ForecastAssumption &assumption, std::int64_t now, TablePrinter &printer);

} // namespace apportion::cli
