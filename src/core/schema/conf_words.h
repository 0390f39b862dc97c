// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/conf_keys.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace apportion::schema
{

/// A word that slurmctld takes, and the releases in which it does.
struct ConfWord
{
    constexpr ConfWord(const char *word, Release first = oldestRelease, Release last = newestRelease) // a plain word is one of all releases
        : text(word), releases { first, last }
    {
    }

    std::string_view text;
    Releases releases;
    bool goesOn = false; ///< under ConfWords::Form::Beginning: whatever stands behind it
};

/// The words that slurmctld takes as the value of a key, and how.
struct ConfWords
{
    enum class Form : std::uint8_t {
        OneOf,
        Level, ///< one of them, or what begins with a digit
        List, ///< several, with commas
        Beginning, ///< one of them, or what begins with one that goes on
        Plugin, ///< plugins that come with Slurm: a site may have one of its own
        Plugins, ///< several of them, with commas, each with the folder before its name or without
        Time, ///< no words: a time string
        NotZero, ///< no words: a number, but not 0
        AtLeast, ///< no words: a number from least on
        AtMost, ///< no words: a number to most
        Alone, ///< any words but these beside another one
        FirstPort, ///< no words: a number above 0, or a range of such numbers
        Ports, ///< no words: a list of numbers of 16 bits above 0, or of ranges
        Paths, ///< one of them, or a list of paths that begin with '/'
        Seconds, ///< one of them, or a text that begins with a number of 32 bits, or with none
        Modes, ///< several, with commas: at most one that preempts or does not, and GANG or WITHIN
        Number, ///< one of them, however the number is written
        Something, ///< no words: whatever it holds, but nothing
        Nothing ///< no words: whatever it holds is refused
    };

    ConfSection section = ConfSection::Top;
    std::string_view key;
    Form form = Form::OneOf;
    std::span<const ConfWord> words;
    std::uint32_t border = 0; ///< of AtLeast and AtMost
    Releases releases {}; ///< in others slurmctld takes any text
    Release refusedUntil = newestRelease; ///< later ones start with another word, and make of it what nobody wrote
};

/// nullptr where slurmctld takes any text, or reads it as a number or a boolean.
[[nodiscard]] const ConfWords *findConfWords(ConfSection section, std::string_view key);

/// What a release makes of a value.
struct JudgedWords
{
    enum class Verdict : std::uint8_t { Taken, Unknown, TooNew, GivenUp };

    Verdict verdict = Verdict::Taken;
    std::string_view word; ///< the one that is not taken
    Release border = 0; ///< the first release that takes it, or the last one
};

/// Whether slurmctld of @p release takes @p value, without its quotes, for that key. An empty one stood in quotes.
[[nodiscard]] JudgedWords judgeConfWords(const ConfWords &words, std::string_view value, Release release);
/// Whether that of any release does.
[[nodiscard]] bool holdsConfWords(const ConfWords &words, std::string_view value);

/// Whether slurmctld takes the name of a TRES in AccountingStorageTRES: those that it has, or one of "bb/", "fs/", "gres/", "ic/"
/// and "license/" with a name behind it (controller.c, _init_tres).
[[nodiscard]] bool isTresName(std::string_view name);
/// Whether slurmctld takes a weight "NAME=NUMBER" with which nothing can be computed, as strtod() reads its number: "inf", "nan", or
/// one that is not decimal (slurm_protocol_api.c, _tres_weight_item).
[[nodiscard]] bool isOddWeight(std::string_view entry);

} // namespace apportion::schema
