// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/association_names.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <array>
#include <utility>

namespace apportion
{

namespace
{

/// The column that holds names in Slurm's database is a tinytext.
constexpr std::size_t longestName = 255;
constexpr std::string_view separators = ",'\"`:=|/\\#%;*?<>()[]{}$&!";

using CodePoints = std::pair<char32_t, char32_t>;

/// Blanks, control and format characters of the planes that names are written in (Unicode: Z, Cc, Cf).
constexpr std::array<CodePoints, 18> invisible = { {
    { 0x0, 0x20 },
    { 0x7f, 0xa0 },
    { 0xad, 0xad },
    { 0x600, 0x605 },
    { 0x61c, 0x61c },
    { 0x6dd, 0x6dd },
    { 0x70f, 0x70f },
    { 0x890, 0x891 },
    { 0x8e2, 0x8e2 },
    { 0x1680, 0x1680 },
    { 0x180e, 0x180e },
    { 0x2000, 0x200f },
    { 0x2028, 0x202f },
    { 0x205f, 0x206f },
    { 0x3000, 0x3000 },
    { 0xfeff, 0xfeff },
    { 0xfff9, 0xfffb },
    { 0xe0000, 0xe007f },
} };

/// The character at the front of @p text, which it loses; 0, as which it is refused, where that is not UTF-8.
char32_t takeCharacter(std::string_view &text)
{
    const auto byte = [&text](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
    const unsigned lead = byte(0);
    const std::size_t length = lead < 0x80 ? 1
        : lead >= 0xc2 && lead < 0xe0      ? 2
        : lead >= 0xe0 && lead < 0xf0      ? 3
        : lead >= 0xf0 && lead < 0xf5      ? 4
                                           : 0;
    char32_t code = length < 2 ? lead : lead & (0x7fU >> length);
    bool isGood = length > 0;
    for (std::size_t i = 1; i < length; ++i) {
        isGood = isGood && (byte(i) & 0xc0U) == 0x80;
        code = code << 6 | (byte(i) & 0x3fU);
    }
    text.remove_prefix(isGood ? length : 1);
    return isGood ? code : 0;
}

bool isInvisible(char32_t code)
{
    return std::any_of(invisible.begin(), invisible.end(), [code](const CodePoints &range) { return range.first <= code && code <= range.second; });
}

/// What stands in a name and cannot; nothing when all of it can.
Text badCharacter(std::string_view name)
{
    while (!name.empty()) {
        const char first = name.front();
        if (separators.find(first) != std::string_view::npos) {
            return { APPORTION_TEXT("“%1” cannot stand in a name: sacctmgr would not read it."), { std::string(1, first) } };
        }
        if (isInvisible(takeCharacter(name))) {
            return { APPORTION_TEXT("Blanks and control characters cannot stand in a name."), {} };
        }
    }
    return {};
}

} // namespace

CheckedName checkName(std::string_view name, bool isUser)
{
    const std::string_view plain = trimmed(name);
    if (plain.empty()) {
        return { {}, { isUser ? APPORTION_TEXT("A user needs a name.") : APPORTION_TEXT("An account needs a name."), {} } };
    }
    if (Text bad = badCharacter(plain); !bad.isEmpty()) {
        return { {}, std::move(bad) };
    }
    if (plain.front() == '-' || plain.front() == '+') {
        return { {},
            { APPORTION_TEXT("A name that begins with “%1” is not taken here: in commands and lists it reads as an option or a change."),
                { std::string(1, plain.front()) } } };
    }
    if (plain.size() > longestName) {
        return { {}, { APPORTION_TEXT("A name has at most %1 bytes."), { std::to_string(longestName) } } };
    }
    return { isUser ? std::string(plain) : lowerCase(plain), {} };
}

std::string keptUserName(const AssociationTree &tree, const std::string &name)
{
    std::string folded = lowerCase(name);
    if (folded == name) {
        return name;
    }
    const TreeLayout &layout = tree.layout();
    for (TreeLayout::Position at = 0; at < layout.size(); ++at) {
        const std::string_view known = tree.name(layout.idAt(at));
        if (layout.isUserAt(at) && std::any_of(known.begin(), known.end(), [](char c) { return c >= 'A' && c <= 'Z'; })) {
            return name;
        }
    }
    return folded;
}

std::string freeName(const std::string &name, const std::unordered_set<std::string> &taken)
{
    if (!taken.contains(name)) {
        return name;
    }
    for (std::uint32_t number = 2;; ++number) {
        std::string numbered = name + '-' + std::to_string(number);
        if (!taken.contains(numbered)) {
            return numbered;
        }
    }
}

std::unordered_set<std::string> accountNames(const AssociationTree &tree)
{
    std::unordered_set<std::string> names;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isAccount(id)) {
            names.emplace(tree.name(id));
        }
    }
    return names;
}

} // namespace apportion
