// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/account_filter.h"

#include <algorithm>

namespace apportion
{

namespace
{

bool isAscii(std::string_view text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

char folded(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Tells whether a name contains the needle; each name of the pool is looked at once, however many users bear it.
class NameMatcher
{
public:
    NameMatcher(const NamePool &names, const QString &text)
        : m_names(names), m_needle(text.toCaseFolded()), m_bytes(m_needle.toStdString()), m_bytesDecide(isAscii(m_bytes)),
          m_known(names.size(), unknown)
    {
    }

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
        if (!isAscii(name)) {
            return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).toCaseFolded().contains(m_needle);
        }
        const auto same = [](char a, char b) { return folded(a) == b; };
        return m_bytesDecide && std::search(name.begin(), name.end(), m_bytes.begin(), m_bytes.end(), same) != name.end();
    }

    const NamePool &m_names;
    QString m_needle;
    std::string m_bytes;
    bool m_bytesDecide; // an ASCII name holds nothing else
    std::vector<std::uint8_t> m_known;
};

} // namespace

AccountFilter::AccountFilter(const AssociationTree &tree, const TreeLayout &layout, const QString &text) : m_shown(layout.size(), 0)
{
    NameMatcher matcher(tree.names(), text);
    // A position is larger than its parent's: from the end to the beginning every account comes after what is in it.
    for (Position position = layout.size(); position-- > 0;) {
        if (matcher.matches(tree.nameId(layout.idAt(position)))) {
            ++m_matches;
            m_shown[position] = 1;
        }
        if (m_shown[position] != 0) {
            m_shown[layout.parent(position)] = 1;
        }
    }
    m_shown[0] = 1;
}

} // namespace apportion
