// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <vector>

namespace apportion
{

/// The rows of a table in which a text occurs that is searched for, in any case; all of them while none is.
class RowFilter
{
public:
    /// False: it is searched for already. Else rows are to be found anew.
    [[nodiscard]] bool setText(const QString &text)
    {
        const bool isOther = text.trimmed() != m_text;
        m_text = text.trimmed();
        return isOther;
    }
    [[nodiscard]] bool showsAll() const { return m_text.isEmpty(); }
    [[nodiscard]] bool matches(const QString &name) const { return name.contains(m_text, Qt::CaseInsensitive); }
    /// Asks @p isShown of each of @p count rows, but not while all are shown.
    template <typename Shown>
    void find(std::size_t count, const Shown &isShown)
    {
        m_count = count;
        m_shown.clear();
        for (std::size_t row = 0; !showsAll() && row < count; ++row) {
            if (isShown(row)) {
                m_shown.push_back(row);
            }
        }
    }

    [[nodiscard]] int size() const { return static_cast<int>(showsAll() ? m_count : m_shown.size()); }
    /// Of the place in the table its row.
    [[nodiscard]] std::size_t rowAt(int place) const
    {
        const auto at = static_cast<std::size_t>(place);
        return showsAll() ? at : m_shown.at(at);
    }

private:
    QString m_text;
    std::size_t m_count = 0;
    std::vector<std::size_t> m_shown; ///< while some are left out
};

} // namespace apportion
