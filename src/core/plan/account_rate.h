// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

inline constexpr std::int64_t daySeconds = 86400;

/// From a day on another rate.
struct RateStep
{
    /// The last day that a course may change on: two years.
    static constexpr int lastDay = 732;

    int day = 1; ///< days from the present, 1 … lastDay
    double rate = 0.0; ///< in the unit of the AccountRate that it is part of

    bool operator==(const RateStep &) const = default;
};

/// What an account, with everything below it, runs instead.
struct AccountRate
{
    std::string account;
    double rate = 0.0; ///< billing TRES that are charged at any time; or how many times what it would run else
    bool isTimes = false;
    std::vector<RateStep> steps {}; ///< that the rate takes on the way, by ascending day; the last one lasts; none: it stays

    /// The rate of that time, seconds from the present.
    [[nodiscard]] double at(std::int64_t seconds) const;
    bool operator==(const AccountRate &) const = default;
};

/// Reads "chem=200" and "chem=2x", and courses, which go over to another rate of the same unit after so many days: "chem=2x/7d:0.5x/21d:1x".
/// Nothing for what is neither, or negative, or not finite, or whose days do not ascend.
[[nodiscard]] std::optional<AccountRate> readAccountRate(std::string_view text);
/// Writes it so that readAccountRate() reads the same.
[[nodiscard]] std::string accountRateText(const AccountRate &rate);

/// The course that has on each day, from the present on, the value of @p days; a step where it changes alone. Values below 0, or not
/// finite, are 0, and those above what readAccountRate() takes are that; without days the rate is 0.
[[nodiscard]] AccountRate drawnRate(const std::string &account, bool isTimes, const std::vector<double> &days);
/// The other way round: the rates of the first @p count days.
[[nodiscard]] std::vector<double> daysOf(const AccountRate &rate, int count);

} // namespace apportion
