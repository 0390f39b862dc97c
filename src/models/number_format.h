// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "core/policy/priority_settings.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace apportion
{

class Evaluation;

struct Expression;

/// Billing TRES × seconds with three digits and an SI suffix: "25.1 G", "60.1 M", "45"; cut to an integer below 1000,
/// as sshare cuts it.
[[nodiscard]] QString usageText(long double usage);
/// The same in full: "25,100,000,000".
[[nodiscard]] QString usageExactText(long double usage);
/// A factor or a normalized value with fixed decimals: "0.3158".
[[nodiscard]] QString factorText(double value, int decimals = 4);
/// LevelFS: "1.002", "69.7", "1,204", "3.5 M"; "unused" for infinity.
[[nodiscard]] QString levelFsText(long double levelFs);
/// "parent", or the number with the locale's group separators.
[[nodiscard]] QString rawSharesText(std::uint32_t shares);
/// The same as it is typed, and as other programs read it: without group separators.
[[nodiscard]] QString typedSharesText(std::uint32_t shares);
/// A text that is a whole number and nothing else with the locale's group separators; any other text as it is.
[[nodiscard]] QString groupedText(const QString &text);
/// Each number of a formula or value with the locale's group separators and decimal point; words that hold figures
/// (a job id with a partition, a name) stay as they are.
[[nodiscard]] QString localizedNumbers(const QString &text);
/// A formula, or a number of one, in one line with its numbers as the locale writes them.
[[nodiscard]] QString localizedText(const Expression &expression);
/// An integer with the locale's group separators: "11,210".
[[nodiscard]] QString integerText(std::int64_t value);
/// A weighted term of a priority, rounded as sprio rounds it (half to even).
[[nodiscard]] QString termText(double term);
/// A number without needless zeros, at most @p decimals of them: "0.25", "12".
[[nodiscard]] QString shortNumberText(double value, int decimals = 4);
/// A part of a whole in percent, without the sign: "12.5"; "<0.01" where something is left that rounds to nothing.
/// @p isPadded: all decimals are written, for columns of them.
[[nodiscard]] QString percentNumberText(double part, int decimals, bool isPadded = false);
/// A count with its sign: "+3", "−9"; "–" for 0.
[[nodiscard]] QString signedText(std::int64_t value);
/// Memory in MB as "512 MB", "62.5 GB", "1.5 TB" (steps of 1024).
[[nodiscard]] QString memoryText(std::uint64_t megabytes);
/// A duration for people: "7 days", "1 day 12 hours", "5 minutes", "unlimited".
[[nodiscard]] QString durationText(const SlurmTime &time);

/// What a user typed as raw shares.
struct ParsedShares
{
    std::optional<std::uint32_t> shares; ///< empty: refused
    QString error; ///< why, and what would be accepted
};

/// Reads 0 … 2147483646 (with or without the locale's group separators) or `parent` in any case.
[[nodiscard]] ParsedShares parseRawShares(const QString &text);

/// What a user typed as a whole number.
struct ParsedInteger
{
    std::optional<std::uint64_t> value;
    QString error;
};

/// The FairShare of an association: in brackets that of an account, which the classic algorithms have and sshare does not
/// print; empty where there is none.
[[nodiscard]] QString fairShareText(const Evaluation &evaluation, AssociationId id);

/// Reads an integer from @p least to @p most, with or without the locale's group separators.
[[nodiscard]] ParsedInteger parseInteger(const QString &text, std::uint64_t least, std::uint64_t most);

/// What a user typed as a number with decimals.
struct ParsedNumber
{
    std::optional<double> value;
    QString error;
};

/// Reads a number from @p least to @p most as the locale or the C locale writes it.
[[nodiscard]] ParsedNumber parseNumber(const QString &text, double least, double most);

} // namespace apportion
