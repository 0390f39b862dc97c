// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "core/policy/diagnostic.h"
#include "core/policy/flat_option.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace apportion
{
struct FlatOptionView;
}

namespace apportion::slurm
{

class Findings;
class LineWalker;

/// A line of the flat file: "Account - 'bio':Description='bio':Fairshare=20".
struct FlatLine
{
    enum class Object : std::uint8_t { Unknown, Cluster, Parent, Account, User, Qos };

    std::string_view text; ///< the whole line, trimmed
    std::string_view rest; ///< what follows "Account - "
    std::uint32_t number = 0;
    Object object = Object::Unknown;
    FlatEscapes escapes = FlatEscapes::Every;
    bool isSpaced = false; ///< " - " follows the first word, as sacctmgr wants it
};

/// Splits a trimmed line into its object and the rest.
[[nodiscard]] FlatLine splitFlatLine(std::string_view text, std::uint32_t number);
/// The line of @p walker, trimmed, joined with those that a `\` at its end continues. Joined lines are kept in
/// @p joined, since views point to them.
[[nodiscard]] std::string_view joinFlatLine(LineWalker &walker, std::deque<std::string> &joined);

/// Tells of a word that stands where an option should; @p advice says what becomes of it.
void reportStray(std::uint32_t line, std::string_view word, const char *advice, Findings &findings);
/// Tells of an option that stands twice on the line of @p object; @p isList: sacctmgr makes one list of both.
void reportTwice(std::uint32_t line, const std::string &option, const std::string &object, bool isList, Findings &findings);

/// What a line says of an association.
struct FlatFields
{
    std::string name;
    std::uint32_t rawShares = 1;
    std::uint32_t priority = noPriority;
    std::string partition;
    std::string options; ///< all others, canonical

    /// Reads the options of a line; strings keep their memory from line to line. False when the name is missing.
    bool read(const FlatLine &line, Findings &findings);

private:
    void readShares(std::string_view value, const FlatLine &line, Findings &findings);
    void readPriority(std::string_view value, const FlatLine &line, Findings &findings);
    void keep(const FlatOptionView &option);

    FlatOption m_plain; // kept for its memory
};

} // namespace apportion::slurm
