// SPDX-License-Identifier: GPL-3.0-or-later
#include "derivation.h"

#include <algorithm>
#include <cmath>

using namespace apportion;

namespace
{

/// The largest number that is written, and the fewest digits after the point that any of them may have.
void measure(const Expression &expression, long double &largest, int &decimals)
{
    if (expression.kind == Expression::Kind::Number && std::isfinite(expression.number)) {
        largest = std::max(largest, std::fabs(expression.number));
        decimals = std::min<int>(decimals, expression.style.decimals);
    }
    for (const Expression &part : expression.parts) {
        measure(part, largest, decimals);
    }
}

bool isClose(std::optional<long double> computed, long double value, long double tolerance)
{
    return computed && (*computed == value || (std::isnan(*computed) && std::isnan(value)) || std::fabs(*computed - value) <= tolerance);
}

QString differs(const ExplainStep &step, const char *how, std::optional<long double> computed)
{
    return QStringLiteral("%1: %2 %3 is %4, not %5")
        .arg(QString::fromStdString(step.title.english()), QString::fromStdString(lineText(step.numbers)), QString::fromUtf8(how))
        .arg(static_cast<double>(computed.value_or(std::nanl(""))), 0, 'g', 15)
        .arg(step.number, 0, 'g', 15);
}

} // namespace

QString wrongNumbersOf(const ExplainStep &step)
{
    if (step.value.kind == Expression::Kind::Number && !isClose(step.value.number, step.number, 1e-9L * std::fabs(step.number))) {
        return QString::fromStdString(step.title.english() + ": " + lineText(step.value) + " is another number");
    }
    if (step.numbers.isEmpty()) {
        return {};
    }
    const std::optional<long double> exact = valueOf(step.numbers);
    if (step.symbol == "place") {
        const bool isOrdered = step.numbers.kind != Expression::Kind::Relation || exact == 1.0L; // one alone is always in order
        return isOrdered ? QString() : differs(step, "in order", exact);
    }
    long double largest = std::fabs(static_cast<long double>(step.number));
    int decimals = 6;
    measure(step.numbers, largest, decimals);
    if (!isClose(exact, step.number, 1e-9L * largest)) {
        return differs(step, "exactly", exact);
    }
    const std::optional<long double> shown = valueOf(step.numbers, Digits::Shown);
    const long double tolerance = 1e-3L * std::fabs(step.number) + (decimals < 6 ? 2.0L * std::pow(10.0L, -decimals) : 1e-9L);
    return isClose(shown, step.number, tolerance) ? QString() : differs(step, "as shown", shown);
}
