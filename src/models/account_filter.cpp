// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/account_filter.h"

#include "core/tres.h"

#include <algorithm>

namespace apportion
{

namespace
{

char folded(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Tells whether a name contains the needle; each name of the pool is looked at once, however many users bear it.
class NameMatcher
{
public:
    NameMatcher(const NamePool &names, std::string_view text) : m_names(names), m_needle(lowerCase(text)), m_known(names.size(), unknown) { }

    [[nodiscard]] bool matches(NameId name)
    {
        std::uint8_t &known = m_known[name];
        if (known == unknown) {
            known = contains(m_names[name]) ? yes : no;
        }
        return known == yes;
    }

private:
    static constexpr std::uint8_t unknown = 0;
    static constexpr std::uint8_t yes = 1;
    static constexpr std::uint8_t no = 2;

    [[nodiscard]] bool contains(std::string_view name) const
    {
        const auto found = std::search(name.begin(), name.end(), m_needle.begin(), m_needle.end(), [](char a, char b) { return folded(a) == b; });
        return found != name.end();
    }

    const NamePool &m_names;
    std::string m_needle;
    std::vector<std::uint8_t> m_known;
};

} // namespace

AccountFilter::AccountFilter(const AssociationTree &tree, const TreeLayout &layout, std::string_view text) : m_index(layout.size(), hidden)
{
    constexpr Index shown = 0;
    NameMatcher matcher(tree.names(), text);
    // A position is larger than its parent's: from the end to the beginning every account comes after what is in it.
    for (Position position = layout.size(); position-- > 0;) {
        if (matcher.matches(tree.nameId(layout.idAt(position)))) {
            ++m_matches;
            m_index[position] = shown;
        }
        if (m_index[position] == shown) {
            m_index[layout.parent(position)] = shown;
        }
    }
    m_index[0] = shown; // root stays, so that a filter without a match shows where it looked

    for (Position position = 0; position < layout.size(); ++position) {
        if (m_index[position] == shown) {
            m_index[position] = size();
            m_position.push_back(position);
        }
    }
    m_firstChild.assign(m_position.size(), 0);
    m_childCount.assign(m_position.size(), 0);
    for (Index index = 1; index < size(); ++index) {
        const Index above = m_index[layout.parent(m_position[index])];
        if (m_childCount[above]++ == 0) {
            m_firstChild[above] = index;
        }
    }
}

} // namespace apportion
