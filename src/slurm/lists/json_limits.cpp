// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/json_limits.h"

#include "slurm/lists/json_lists.h"

namespace apportion::slurm
{

namespace
{

std::string twoDigits(std::int64_t value)
{
    return (value < 10 ? "0" : "") + std::to_string(value);
}

} // namespace

std::optional<std::string> limitText(const JsonRow &row, const JsonLimit &limit)
{
    if (limit.kind == JsonLimit::Kind::Tres) {
        std::string tres = row.tres(limit.path);
        return tres.empty() ? std::nullopt : std::optional(std::move(tres));
    }
    const std::optional<std::int64_t> number = row.number(limit.path);
    if (!number || *number < 0) {
        return std::nullopt;
    }
    if (limit.kind != JsonLimit::Kind::Seconds) {
        return std::to_string(*number);
    }
    if (*number == 0) {
        return std::nullopt;
    }
    return std::to_string(*number / 3600) + ':' + twoDigits(*number / 60 % 60) + ':' + twoDigits(*number % 60);
}

} // namespace apportion::slurm
