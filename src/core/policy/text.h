// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace apportion
{

/// A sentence for people, kept apart from its arguments so that it can be translated.
///
/// `source` is an English literal with the places %1 … %9; the GUI looks its translation up by that
/// literal and fills in the same arguments. Marking a literal with APPORTION_TEXT makes lupdate see it.
struct Text
{
    const char *source = "";
    std::vector<std::string> arguments;

    /// The English sentence with its arguments filled in.
    [[nodiscard]] std::string english() const;
    [[nodiscard]] bool isEmpty() const { return *source == '\0'; }
};

/// Replaces %1 … %9 in @p pattern by @p arguments; a place without an argument stays as it is.
[[nodiscard]] std::string fillPlaces(const std::string &pattern, const std::vector<std::string> &arguments);

} // namespace apportion

/// Marks an English literal of the libraries without Qt for translation, in the context "Text".
#define APPORTION_TEXT(literal) literal
