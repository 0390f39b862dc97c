// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <utility>
#include <vector>

class QAbstractItemView;
class QHeaderView;
class QHelpEvent;
class QModelIndex;

namespace apportion
{

/// What the cell needs so that nothing of it is cut, in pixels: its text as its delegate draws it, its icon, margins, and
/// in a tree what it is indented by.
[[nodiscard]] int neededCellWidth(const QAbstractItemView *view, const QModelIndex &index);
/// The most that the cells of a column need which can be seen, in pixels; 0 without rows.
[[nodiscard]] int neededContentWidth(const QAbstractItemView *view, int column);

/// What the columns of a table are made as wide as.
struct FittedColumns
{
    std::vector<std::pair<int, int>> widths; ///< column, and what it has where there is room for all, before textScale()
    int stretched = -1; ///< takes the rest
    std::vector<int> prose; ///< whose sentences, or names of any length, may be cut; every other cell is whole up to a width that fills half a window
    int leastCell = 0; ///< what the longest text needs that an edit may bring, in pixels
    bool stretchedYields = false; ///< whether the sentences of the stretched column are cut rather than the table is scrolled
    bool staysWhileEdited = false; ///< whether other texts and rows leave the widths as they are, and so does scrolling to other rows
    std::vector<int> yielding {}; ///< whose cells are cut, as far as sentences are, rather than the table is scrolled
    std::vector<int> spare {}; ///< whose cells are cut to the usual width before sentences of others are: they are rarely long
};

/// The one policy for the widths of columns: what stands in the cells comes first, then whole titles, on two
/// lines where one is not enough, then whole sentences, then the usual widths; one column takes what is left. Where there is no
/// room for cells and titles, the table is scrolled. Fitted again when the rows, the room or the font change; a width that
/// somebody dragged stays.
class ColumnFit : public QObject
{
    Q_OBJECT

public:
    /// The view has its model already, and owns the fit.
    ColumnFit(QHeaderView *header, FittedColumns columns);

    /// Fits when the event loop is reached, and before anything is painted: a table of other widths is not seen.
    void schedule();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Need
    {
        int column;
        int broken; ///< what stands in it, and its title on two lines
        int title; ///< that, and the title on one line
        int said; ///< that, and whole sentences
        int usual; ///< that, and no less than the usual width
        int whole; ///< all that stands in it, however long
    };

    void fit();
    /// The whole text of a cell that has no room for it, where neither its delegate nor its model has a tip; whether it was shown.
    [[nodiscard]] bool showCut(const QHelpEvent &event) const;
    void yield(std::vector<Need> &needs, int room) const;
    [[nodiscard]] static std::vector<int> sharesOf(const std::vector<Need> &needs, int rest);
    /// Each column with its width.
    [[nodiscard]] std::vector<std::pair<int, int>> widthsOf(const std::vector<Need> &needs, int room) const;
    [[nodiscard]] Need needOf(int column, const std::vector<QModelIndex> &rows);
    /// What was measured counts until the rows change.
    void forget();

    QAbstractItemView *m_view;
    QHeaderView *m_header;
    FittedColumns m_columns;
    std::vector<int> m_seen; ///< by column: the widest cell since forget()
    std::vector<int> m_chosen; ///< columns whose widths somebody dragged
    bool m_isScheduled = false;
    bool m_isFitting = false;
};

} // namespace apportion
