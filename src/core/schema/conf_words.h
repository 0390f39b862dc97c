// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/conf_keys.h"

#include <span>
#include <string_view>

namespace apportion::schema
{

/// The words that slurmctld takes as the value of a key, and how.
struct ConfWords
{
    enum class Form : std::uint8_t {
        OneOf,
        Level, ///< one of them, or a number
        List, ///< several, with commas
        Beginning, ///< the value begins with one of them
        Plugin, ///< plugins that come with Slurm: a site may have one of its own
        Time, ///< no words: a time string
        NotZero, ///< no words: a number, but not 0
        FirstPort, ///< no words: a number above 0, or a range of such numbers
        Ports ///< no words: a list of numbers of 16 bits, or of ranges
    };

    ConfSection section = ConfSection::Top;
    std::string_view key;
    Form form = Form::OneOf;
    std::span<const std::string_view> words; ///< of all releases from oldestRelease on
};

/// nullptr where slurmctld takes any text, or reads it as a number or a boolean.
[[nodiscard]] const ConfWords *findConfWords(ConfSection section, std::string_view key);
/// Whether slurmctld takes @p value, without its quotes, for that key.
[[nodiscard]] bool holdsConfWords(const ConfWords &words, std::string_view value);

/// Whether slurmctld takes this PreemptMode beside this PreemptType; an empty one stands for Slurm's default
/// (read_config.c).
[[nodiscard]] bool isPreemptPair(std::string_view type, std::string_view mode);
/// Whether slurmctld takes these PrologFlags, which it knows one by one, together (read_config.c, _validate_and_set_defaults).
[[nodiscard]] bool isPrologFlagSet(std::string_view flags);
/// Whether slurmctld takes these SelectTypeParameters, which it knows one by one, together and beside this SelectType; an empty
/// type is not judged, as releases have different defaults
/// (read_config.c, _parse_select_type_param; select.c, select_g_init).
[[nodiscard]] bool isSelectPair(std::string_view type, std::string_view parameters);
/// Whether slurmctld takes the name of a TRES in AccountingStorageTRES: those that it has, or one of "bb/", "fs/", "gres/", "ic/"
/// and "license/" with a name behind it (controller.c, _init_tres).
[[nodiscard]] bool isTresName(std::string_view name);
/// Whether slurmctld takes a weight "NAME=NUMBER" with which nothing can be computed, as strtod() reads its number: "inf", "nan", or
/// one that is not decimal (slurm_protocol_api.c, _tres_weight_item).
[[nodiscard]] bool isOddWeight(std::string_view entry);

} // namespace apportion::schema
