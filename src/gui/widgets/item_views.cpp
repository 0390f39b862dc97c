// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/item_views.h"

#include "charts/palette.h"

#include <QCursor>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>
#include <QTreeView>
#include <QtMath>

namespace apportion
{

namespace
{

/// What the style sheet has a title written in, and the room at both sides of it: that of the cells below.
QFont titleFont()
{
    return uiFont(textPixels(12), QFont::Medium);
}
constexpr int titleMargins = 2 * cellMargin;

/// Writes titles over what stands in the cells: a style sheet would keep room for a sort arrow beside a title, which is
/// above it here, and shorten titles as another font needs it.
class ShorteningHeader : public QHeaderView
{
public:
    explicit ShorteningHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) { }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int column) const override
    {
        QHeaderView::initStyleOptionForIndex(option, column);
        option->text.clear();
    }
    void paintSection(QPainter *painter, const QRect &rect, int column) const override
    {
        painter->save();
        QHeaderView::paintSection(painter, rect, column);
        painter->restore();
        const Palette &colours = Palette::matching(palette());
        const bool isHovered = isEnabled() && sectionsClickable() && rect.contains(mapFromGlobal(QCursor::pos())) && underMouse();
        const QVariant alignment = model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
        painter->save();
        painter->setFont(titleFont());
        painter->setPen(isHovered ? colours.text : colours.quietText);
        const QString title = model()->headerData(column, Qt::Horizontal).toString();
        painter->drawText(rect.adjusted(cellMargin, 0, -cellMargin, -1), alignment.isValid() ? alignment.toInt() : int(defaultAlignment()),
            painter->fontMetrics().elidedText(title, Qt::ElideRight, rect.width() - titleMargins));
        painter->restore();
    }
};

void prepareView(QAbstractItemView *view)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setAlternatingRowColors(false);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void prepareHeader(QHeaderView *header)
{
    header->setHighlightSections(false);
    header->setFixedHeight(textPixels(30));
    header->setMinimumSectionSize(32);
    header->setTextElideMode(Qt::ElideRight);
}

} // namespace

int wholeTitleWidth(const QHeaderView *header, int column)
{
    // rounded up: a title that is a fraction of a pixel wider than its room is shortened
    return qCeil(QFontMetricsF(titleFont()).horizontalAdvance(header->model()->headerData(column, Qt::Horizontal).toString())) + titleMargins;
}

int rowHeight()
{
    return textPixels(27);
}

void prepareTable(QTableView *table)
{
    table->setHorizontalHeader(new ShorteningHeader(table));
    table->horizontalHeader()->setSectionsClickable(true);
    prepareView(table);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setCornerButtonEnabled(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setMinimumSectionSize(rowHeight());
    table->verticalHeader()->setDefaultSectionSize(rowHeight());
    prepareHeader(table->horizontalHeader());
}

QTableView *makeTable(QAbstractItemModel *model, QAbstractItemDelegate *cells, const QString &name, QWidget *parent)
{
    auto *table = new QTableView(parent);
    prepareTable(table);
    table->setModel(model);
    if (cells != nullptr) {
        table->setItemDelegate(cells);
    }
    table->setAccessibleName(name);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    return table;
}

void setEditedInPlace(QAbstractItemView *view)
{
    view->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
}

void prepareTree(QTreeView *tree)
{
    tree->setHeader(new ShorteningHeader(tree));
    tree->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    prepareView(tree);
    tree->setUniformRowHeights(true);
    tree->setIndentation(16);
    tree->setAllColumnsShowFocus(true);
    tree->setAnimated(false);
    prepareHeader(tree->header());
}

} // namespace apportion
