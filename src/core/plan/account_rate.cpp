// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/account_rate.h"

#include "core/policy/number_text.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double mostRate = 1e15;

struct Value
{
    double rate = 0.0;
    bool isTimes = false;
};

/// "200" and "2x".
std::optional<Value> readValue(std::string_view text)
{
    text = trimmed(text);
    Value value;
    value.isTimes = !text.empty() && (text.back() == 'x' || text.back() == 'X');
    text.remove_suffix(value.isTimes ? 1 : 0);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value.rate);
    const bool isNumber = error == std::errc() && end == text.data() + text.size() && std::isfinite(value.rate);
    return isNumber && value.rate >= 0.0 && value.rate <= mostRate ? std::optional(value) : std::nullopt;
}

/// "7d:2x", of the unit and behind the last step of @p rate.
std::optional<RateStep> readStep(std::string_view text, const AccountRate &rate)
{
    text = trimmed(text);
    RateStep step;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), step.day);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    const int first = rate.steps.empty() ? 1 : rate.steps.back().day + 1;
    if (error != std::errc() || step.day < first || step.day > RateStep::lastDay || !(text.starts_with("d:") || text.starts_with("D:"))) {
        return std::nullopt;
    }
    const std::optional<Value> value = readValue(text.substr(2));
    if (!value || value->isTimes != rate.isTimes) {
        return std::nullopt;
    }
    step.rate = value->rate;
    return step;
}

double taken(double value)
{
    return value > 0.0 ? std::min(value, mostRate) : 0.0; // 0 for what is no number, too
}

} // namespace

double AccountRate::at(std::int64_t seconds) const
{
    const auto next = std::upper_bound(
        steps.begin(), steps.end(), seconds, [](std::int64_t time, const RateStep &step) { return time < std::int64_t { step.day } * daySeconds; });
    return next == steps.begin() ? rate : std::prev(next)->rate;
}

std::optional<AccountRate> readAccountRate(std::string_view text)
{
    const std::size_t sign = text.rfind('=');
    if (sign == std::string_view::npos) {
        return std::nullopt;
    }
    AccountRate read;
    read.account = lowerCase(trimmed(text.substr(0, sign)));
    std::string_view rest = text.substr(sign + 1);
    const std::optional<Value> first = readValue(rest.substr(0, rest.find('/')));
    if (!first || read.account.empty()) {
        return std::nullopt;
    }
    read.rate = first->rate;
    read.isTimes = first->isTimes;
    for (std::size_t slash = rest.find('/'); slash != std::string_view::npos; slash = rest.find('/')) {
        rest.remove_prefix(slash + 1);
        const std::optional<RateStep> step = readStep(rest.substr(0, rest.find('/')), read);
        if (!step) {
            return std::nullopt;
        }
        read.steps.push_back(*step);
    }
    return read;
}

std::string accountRateText(const AccountRate &rate)
{
    const char *unit = rate.isTimes ? "x" : "";
    std::string text = rate.account + '=' + shortestText(rate.rate) + unit;
    for (const RateStep &step : rate.steps) {
        text += '/' + std::to_string(step.day) + "d:" + shortestText(step.rate) + unit;
    }
    return text;
}

AccountRate drawnRate(const std::string &account, bool isTimes, const std::vector<double> &days)
{
    AccountRate drawn { account, days.empty() ? 0.0 : taken(days.front()), isTimes };
    double last = drawn.rate;
    const std::size_t count = std::min(days.size(), std::size_t { RateStep::lastDay } + 1);
    for (std::size_t day = 1; day < count; ++day) {
        const double rate = taken(days[day]);
        if (rate != last) {
            drawn.steps.push_back({ static_cast<int>(day), rate });
            last = rate;
        }
    }
    return drawn;
}

std::vector<double> daysOf(const AccountRate &rate, int count)
{
    std::vector<double> days;
    days.reserve(static_cast<std::size_t>(std::max(0, count)));
    for (int day = 0; day < count; ++day) {
        days.push_back(rate.at(day * daySeconds));
    }
    return days;
}

} // namespace apportion
