// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/column_fit.h"

#include "charts/palette.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/policy_cell_delegate.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTableView>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>
#include <numeric>
#include <utility>

namespace apportion
{

namespace
{

constexpr int mostRowsMeasured = 120;
constexpr int leastColumn = 44;
constexpr int leastDrawing = 130; ///< of bars
constexpr int leastProse = 150;
constexpr int leastCut = 96; ///< of what is cut anyway
constexpr int mostOfACell = 640; ///< where others need the room: a host list of a thousand names is read elsewhere

/// The rows that can be seen, from the top.
std::vector<QModelIndex> visibleRows(const QAbstractItemView *view)
{
    std::vector<QModelIndex> rows;
    const auto *tree = qobject_cast<const QTreeView *>(view);
    QModelIndex index = view->indexAt(QPoint(1, 1));
    if (!index.isValid()) {
        index = view->model()->index(0, 0);
    }
    const int bottom = view->viewport()->height();
    while (index.isValid() && rows.size() < mostRowsMeasured) {
        if (const QRect place = view->visualRect(index); place.isValid() && place.top() > bottom) {
            break;
        }
        rows.push_back(index);
        index = tree != nullptr ? tree->indexBelow(index) : index.sibling(index.row() + 1, index.column());
    }
    return rows;
}

int contentWidth(const QAbstractItemView *view, const std::vector<QModelIndex> &rows, int column)
{
    int width = 0;
    for (const QModelIndex &row : rows) {
        width = std::max(width, neededCellWidth(view, row.siblingAtColumn(column)));
    }
    return width;
}

int indentation(const QAbstractItemView *view, const QModelIndex &index)
{
    const auto *tree = qobject_cast<const QTreeView *>(view);
    if (tree == nullptr || index.column() != tree->treePosition()) {
        return 0;
    }
    int depth = tree->rootIsDecorated() ? 1 : 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        ++depth;
    }
    return depth * tree->indentation();
}

} // namespace

int neededCellWidth(const QAbstractItemView *view, const QModelIndex &index)
{
    const QAbstractItemDelegate *delegate = view->itemDelegateForIndex(index);
    QStyleOptionViewItem option;
    option.initFrom(view);
    option.font = view->font();
    option.fontMetrics = QFontMetrics(option.font);
    option.widget = view;
    option.decorationSize = view->iconSize().isValid() ? view->iconSize() : QSize(16, 16);
    const auto *cells = qobject_cast<const PolicyCellDelegate *>(delegate);
    const int width = cells != nullptr ? cells->neededWidth(option, index) : delegate->sizeHint(option, index).width();
    return width + indentation(view, index);
}

int neededContentWidth(const QAbstractItemView *view, int column)
{
    return contentWidth(view, visibleRows(view), column);
}

ColumnFit::ColumnFit(QHeaderView *header, FittedColumns columns)
    : QObject(header), m_view(qobject_cast<QAbstractItemView *>(header->parentWidget())), m_header(header), m_columns(std::move(columns))
{
    header->setStretchLastSection(false);
    forget();
    const QAbstractItemModel *model = header->model();
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnFit::forget);
    connect(model, &QAbstractItemModel::layoutChanged, this, [this](const QList<QPersistentModelIndex> &, QAbstractItemModel::LayoutChangeHint hint) {
        if (hint == QAbstractItemModel::VerticalSortHint) {
            schedule(); // the same rows in another order: columns that were wide enough stay, and do not dance
        } else {
            forget();
        }
    });
    if (m_columns.staysWhileEdited) {
        connect(model, &QAbstractItemModel::rowsInserted, this, [this, model](const QModelIndex &, int first, int last) {
            if (model->rowCount() == last - first + 1) {
                forget(); // there was nothing to be fitted to
            }
        });
    } else {
        connect(model, &QAbstractItemModel::dataChanged, this, &ColumnFit::forget);
        connect(model, &QAbstractItemModel::rowsInserted, this, &ColumnFit::forget);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &ColumnFit::forget);
        connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, &ColumnFit::schedule);
    }
    connect(model, &QAbstractItemModel::headerDataChanged, this, &ColumnFit::schedule);
    if (const auto *tree = qobject_cast<QTreeView *>(m_view)) {
        connect(tree, &QTreeView::expanded, this, &ColumnFit::schedule);
    }
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int before, int now) {
        if (m_isFitting) {
            return;
        }
        if (before != 0 && now != 0) {
            m_chosen.push_back(column);
        }
        schedule(); // and a column that is shown or hidden changes what is left
    });
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    fit();
}

void ColumnFit::schedule()
{
    // A hidden table would lay all of its rows out for it; when it is shown it is fitted.
    if (m_view->isVisible() && !std::exchange(m_isScheduled, true)) {
        // called before the window paints what else was posted; a timer comes after that, and all would be painted twice
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_isScheduled) {
                    fit();
                }
            },
            Qt::QueuedConnection);
    }
}

void ColumnFit::forget()
{
    m_seen.assign(static_cast<std::size_t>(m_header->count()), 0);
    schedule();
}

bool ColumnFit::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ToolTip:
        return (watched == m_view->viewport() && showCut(*static_cast<QHelpEvent *>(event))) || QObject::eventFilter(watched, event);
    case QEvent::Resize:
        if (const auto *resized = static_cast<QResizeEvent *>(event);
            watched == m_view->viewport() && resized->size().width() != resized->oldSize().width()) {
            fit();
        } else if (watched == m_view->viewport() && !m_columns.staysWhileEdited) {
            schedule(); // other rows can be seen
        }
        break;
    case QEvent::Show:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        if (watched == m_view) {
            forget();
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool ColumnFit::showCut(const QHelpEvent &event) const
{
    const QModelIndex cell = m_view->indexAt(event.pos());
    const auto *table = qobject_cast<const QTableView *>(m_view);
    const bool tellsItself = qobject_cast<const PolicyCellDelegate *>(m_view->itemDelegateForIndex(cell)) != nullptr
        || !cell.data(Qt::ToolTipRole).toString().isEmpty() || (table != nullptr && table->wordWrap());
    const QString text = cell.data().toString();
    if (!cell.isValid() || tellsItself || m_view->fontMetrics().horizontalAdvance(text) + 2 * cellMargin <= m_view->visualRect(cell).width()) {
        return false;
    }
    QToolTip::showText(event.globalPos(), text, m_view);
    return true;
}

ColumnFit::Need ColumnFit::needOf(int column, const std::vector<QModelIndex> &rows)
{
    const auto usual = std::find_if(m_columns.widths.begin(), m_columns.widths.end(), [column](const auto &each) { return each.first == column; });
    const int wanted = usual == m_columns.widths.end() ? 0 : textPixels(usual->second);
    int &seen = m_seen[static_cast<std::size_t>(column)];
    const auto *cells = qobject_cast<const PolicyCellDelegate *>(
        m_view->itemDelegateForColumn(column) != nullptr ? m_view->itemDelegateForColumn(column) : m_view->itemDelegate());
    if (cells != nullptr && !cells->isMeasured(column)) {
        seen = std::max(textPixels(leastColumn), wanted > 0 ? wanted : textPixels(leastDrawing));
    } else {
        seen = std::max({ seen, textPixels(leastColumn), m_columns.leastCell, contentWidth(m_view, rows, column) });
    }
    const int capped = std::min(seen, std::max(textPixels(mostOfACell), m_columns.leastCell));
    const auto isIn = [column](const std::vector<int> &columns) { return std::find(columns.begin(), columns.end(), column) != columns.end(); };
    const bool isProse = isIn(m_columns.prose);
    const int content = isProse ? std::min(capped, std::max(wanted, textPixels(leastProse)))
        : isIn(m_columns.spare) ? std::min(capped, std::max(wanted, textPixels(leastColumn)))
                                : capped;
    const int broken = std::max(content, leastTitleWidth(m_header, column));
    const int title = std::max(broken, wholeTitleWidth(m_header, column));
    const int said = std::max(title, isProse ? capped : 0);
    return { column, broken, title, said, std::max(said, wanted), seen };
}

/// Takes from the columns that yield what the others lack, as long as a sentence can still be begun in them; then from those in which
/// something is cut already.
void ColumnFit::yield(std::vector<Need> &needs, int room) const
{
    int lack = -room;
    for (const Need &need : needs) {
        lack += need.broken;
    }
    const auto take = [&](Need &need, int least) {
        const int left = std::min(need.broken, std::max({ textPixels(least), leastTitleWidth(m_header, need.column), need.broken - lack }));
        lack -= need.broken - left;
        need.broken = left;
        need.title = std::max(need.broken, wholeTitleWidth(m_header, need.column));
    };
    for (Need &need : needs) {
        const bool yields = std::find(m_columns.yielding.begin(), m_columns.yielding.end(), need.column) != m_columns.yielding.end();
        if ((yields || (m_columns.stretchedYields && need.column == m_columns.stretched)) && lack > 0) {
            take(need, leastProse);
        }
    }
    for (Need &need : needs) {
        const bool isProse = std::find(m_columns.prose.begin(), m_columns.prose.end(), need.column) != m_columns.prose.end();
        if (isProse && need.whole > need.broken && lack > 0) {
            take(need, leastCut);
        }
    }
}

/// What each column gets of @p rest for its sentences: what lacks little is whole before what is cut anyway.
std::vector<int> ColumnFit::sharesOf(const std::vector<Need> &needs, int rest)
{
    std::vector<std::size_t> order(needs.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    const auto lack = [&needs](std::size_t i) { return needs[i].said - needs[i].title; };
    std::stable_sort(order.begin(), order.end(), [&lack](std::size_t a, std::size_t b) { return lack(a) < lack(b); });
    std::vector<int> shares(needs.size());
    int others = static_cast<int>(needs.size());
    for (const std::size_t i : order) {
        shares[i] = std::min(lack(i), rest / others--);
        rest -= shares[i];
    }
    return shares;
}

std::vector<std::pair<int, int>> ColumnFit::widthsOf(const std::vector<Need> &needs, int room) const
{
    const auto sum = [&needs](int Need::*part) {
        int all = 0;
        for (const Need &need : needs) {
            all += need.*part;
        }
        return all;
    };
    // between two of the steps, each column has the same part of what it would like more, but of sentences
    int Need::*from = &Need::broken; // where even that has no room the table is scrolled, and no further than it must
    int Need::*to = &Need::title;
    for (int Need::*step : { &Need::said, &Need::usual }) {
        if (sum(to) <= room) {
            from = std::exchange(to, step);
        }
    }
    const int least = sum(from);
    const int most = sum(to);
    const double part = most > least ? std::clamp(static_cast<double>(room - least) / (most - least), 0.0, 1.0) : 0.0;
    const bool isOfSentences = to == &Need::said && least <= room;
    const std::vector<int> sentences = isOfSentences ? sharesOf(needs, room - least) : std::vector<int>();
    std::vector<std::pair<int, int>> widths;
    int rest = room;
    for (std::size_t i = 0; i < needs.size(); ++i) {
        const Need &need = needs[i];
        const int more = isOfSentences ? sentences[i] : static_cast<int>(part * (need.*to - need.*from));
        widths.emplace_back(need.column, need.*from + more);
        rest -= widths.back().second;
    }
    for (std::size_t i = 0; i < needs.size() && rest > 0; ++i) { // room that nobody needs is for what is longer than most
        const int more = std::clamp(needs[i].whole - widths[i].second, 0, rest);
        widths[i].second += more;
        rest -= more;
    }
    const int stretched = m_columns.stretched;
    if (rest > 0 && stretched >= 0 && !m_header->isSectionHidden(stretched)) {
        auto taker = std::find_if(widths.begin(), widths.end(), [stretched](const auto &width) { return width.first == stretched; });
        if (taker == widths.end()) { // somebody dragged it
            taker = widths.insert(widths.end(), { stretched, m_header->sectionSize(stretched) });
        }
        taker->second += rest;
    }
    return widths;
}

void ColumnFit::fit()
{
    m_isScheduled = false;
    if (m_isFitting || m_header->model() == nullptr || m_header->count() == 0) {
        return;
    }
    m_seen.resize(static_cast<std::size_t>(m_header->count()), 0);
    int room = m_view->viewport()->width();
    const std::vector<QModelIndex> rows = visibleRows(m_view);
    std::vector<Need> needs;
    for (int column = 0; column < m_header->count(); ++column) {
        if (m_header->isSectionHidden(column)) {
            continue;
        }
        if (std::find(m_chosen.begin(), m_chosen.end(), column) != m_chosen.end()) {
            room -= m_header->sectionSize(column);
            continue;
        }
        needs.push_back(needOf(column, rows));
    }
    yield(needs, room);
    m_isFitting = true;
    for (const auto &[column, width] : widthsOf(needs, room)) {
        m_header->resizeSection(column, width); // once: each other width has the view painted again
    }
    m_isFitting = false;
}

} // namespace apportion

#include "moc_column_fit.cpp"
