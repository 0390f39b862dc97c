// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

class QMenu;
class QTreeView;

namespace apportion
{

/// Which columns of the account tree are shown, how wide and in which order; remembered from one start to the next.
class AccountColumns : public QObject
{
    Q_OBJECT

public:
    /// The view has its model already.
    explicit AccountColumns(QTreeView *view);

    /// Fills a menu with a mark for each column, and a way back to how it was.
    void fillMenu(QMenu *menu);
    /// Gives the name what the other columns leave, and narrows these where there is not enough for all, unless somebody
    /// chose their widths.
    void arrange();
    void restoreDefaults();
    /// In which the columns that are there unless somebody hides them are not scrolled sideways, in pixels.
    [[nodiscard]] int wantedWidth() const { return m_wantedWidth; }

private:
    /// @p wholeName is what the names need.
    void fitUsual(int wholeName);
    /// What they get beside columns that take so much: all of it, or where these had no room then, no less than most names need.
    [[nodiscard]] int nameWidth(int whole, int others);
    /// What was measured counts until the rows or their numbers change.
    void forget();
    /// What the cells of a column that were seen need.
    /// Of a regime's word behind its mark, and of a factor.
    [[nodiscard]] int barWidth();
    [[nodiscard]] int contentWidth(int column);
    void restore();
    void save() const;

    QTreeView *m_view;
    QTimer m_measuring;
    std::vector<int> m_seen; ///< by column: the widest cell since forget()
    int m_wantedWidth = 0;
    bool m_isArranging = false;
    bool m_areUsual = true; ///< nobody chose other widths
    bool m_nameIsChosen = false;
};

} // namespace apportion
