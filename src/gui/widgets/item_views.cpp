// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/item_views.h"

#include "charts/palette.h"
#include "gui/widgets/first_column.h"

#include <QCursor>
#include <QEvent>
#include <QHash>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMetaObject>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <QTextBoundaryFinder>
#include <QTreeView>
#include <QtMath>

#include <algorithm>
#include <utility>

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
/// Where there is little room, a title reaches into the margin at the side that its column is not aligned to.
constexpr int leastTitleMargins = cellMargin + 4;
constexpr int titleHeight = 30;
constexpr int brokenTitleHeight = 42; ///< of a title on two lines
constexpr int leastRows = 2; ///< of a table, that can be seen before what it stands in is scrolled

constexpr QChar softHyphen(0x00AD);

/// The title on one line: where its words may be parted is not written.
QString wholeTitle(const QAbstractItemModel *model, int column)
{
    return model->headerData(column, Qt::Horizontal).toString().remove(softHyphen);
}

/// The two lines of a title whose longer one is shortest, broken where its language lets a line end: at a space, behind a
/// slash, at a soft hyphen, between two Chinese characters. One line where there is no such place.
QStringList brokenTitle(const QAbstractItemModel *model, int column, const QFontMetricsF &metrics)
{
    const QString title = model->headerData(column, Qt::Horizontal).toString();
    QStringList best { wholeTitle(model, column) };
    double least = metrics.horizontalAdvance(best.front());
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, title);
    for (qsizetype at = places.toNextBoundary(); at > 0 && at < title.size(); at = places.toNextBoundary()) {
        const bool isHyphen = title.at(at - 1) == softHyphen;
        const QString first = title.left(at).remove(softHyphen).trimmed() + (isHyphen ? QStringLiteral("-") : QString());
        const QString second = title.mid(at).remove(softHyphen).trimmed();
        const double width = std::max(metrics.horizontalAdvance(first), metrics.horizontalAdvance(second));
        if (!second.isEmpty() && width < least) {
            least = width;
            best = { first, second };
        }
    }
    return best;
}

/// How wide a title is, rounded up: one that is a fraction of a pixel wider than its room is shortened.
struct TitleWidths
{
    int whole = 0; ///< on one line
    int least = 0; ///< on two, where it can be broken
};

/// Columns are fitted at each change of the rows: a title is measured once in each font.
TitleWidths titleWidths(const QHeaderView *header, int column)
{
    static QHash<QString, TitleWidths> known;
    static QFont font;
    const QFont now = titleFont();
    if (now != font) {
        known.clear();
        font = now;
    }
    const QString title = header->model()->headerData(column, Qt::Horizontal).toString();
    if (const auto found = known.constFind(title); found != known.cend()) {
        return *found;
    }
    const QFontMetricsF metrics(now);
    double least = 0.0;
    const QStringList lines = brokenTitle(header->model(), column, metrics);
    for (const QString &line : lines) {
        least = std::max(least, metrics.horizontalAdvance(line));
    }
    return *known.insert(title, { qCeil(metrics.horizontalAdvance(wholeTitle(header->model(), column))), qCeil(least) });
}

/// Writes titles over what stands in the cells, on two lines where one is not enough: a style sheet would keep room for a
/// sort arrow beside a title, which is above it here, and shorten titles as another font needs it.
class TitleHeader : public QHeaderView
{
public:
    explicit TitleHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
    {
        connect(this, &QHeaderView::sectionResized, this, &TitleHeader::scheduleHeight);
    }

    /// The title of the first column stays where it is as the column does.
    void keepFirst() { m_keepsFirst = true; }

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
        const QFontMetrics metrics = painter->fontMetrics();
        const int sides = alignment.isValid() ? alignment.toInt() : int(defaultAlignment());
        constexpr int spare = titleMargins - leastTitleMargins;
        const int left = (sides & Qt::AlignRight) != 0 ? spare : (sides & Qt::AlignHCenter) != 0 ? spare / 2 : 0;
        const QRect room = rect.adjusted(cellMargin - left, 0, spare - left - cellMargin, -1);
        QStringList lines { wholeTitle(model(), column) };
        if (QFontMetricsF(metrics).horizontalAdvance(lines.front()) > room.width()) { // to a part of a pixel, as it would be shortened
            lines = brokenTitle(model(), column, QFontMetricsF(metrics));
        }
        for (QString &line : lines) {
            line = metrics.elidedText(line, Qt::ElideRight, room.width());
        }
        painter->drawText(room, sides, lines.join(QLatin1Char('\n')));
        painter->restore();
    }
    void paintEvent(QPaintEvent *event) override
    {
        QHeaderView::paintEvent(event);
        if (const int width = keptWidth(); width > 0) {
            QPainter painter(viewport());
            const QRect place(0, 0, width, viewport()->height());
            painter.fillRect(place, palette().base());
            paintSection(&painter, place, 0);
            painter.fillRect(QRect(width - 1, 0, 1, place.height()), Palette::matching(palette()).line);
        }
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        if (!isOverKept(event->position())) { // else it would be done to the title beneath
            QHeaderView::mousePressEvent(event);
        }
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (event->buttons() == Qt::NoButton && isOverKept(event->position())) {
            unsetCursor();
        } else {
            QHeaderView::mouseMoveEvent(event);
        }
    }
    bool viewportEvent(QEvent *event) override
    {
        if (event->type() == QEvent::ToolTip) {
            const auto *help = static_cast<const QHelpEvent *>(event);
            if (isOverKept(help->pos())) {
                QHelpEvent there(QEvent::ToolTip, help->pos() - QPoint(offset(), 0), help->globalPos());
                return QHeaderView::viewportEvent(&there);
            }
        }
        return QHeaderView::viewportEvent(event);
    }
    void changeEvent(QEvent *event) override
    {
        QHeaderView::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
            scheduleHeight();
        }
    }

private:
    [[nodiscard]] int keptWidth() const
    {
        const auto *table = m_keepsFirst ? qobject_cast<const QTableView *>(parentWidget()) : nullptr;
        return table == nullptr ? 0 : FirstColumn::widthOver(table);
    }
    [[nodiscard]] bool isOverKept(const QPointF &point) const { return point.x() < keptWidth(); }
    /// When all columns have their widths, and before anything is painted.
    void scheduleHeight()
    {
        if (!std::exchange(m_isScheduled, true)) {
            QMetaObject::invokeMethod(
                this, [this] { fitHeight(); }, Qt::QueuedConnection);
        }
    }
    /// As high as its titles need.
    void fitHeight()
    {
        m_isScheduled = false;
        bool isBroken = false;
        for (int column = 0; model() != nullptr && column < count() && !isBroken; ++column) {
            isBroken = !isSectionHidden(column) && isTitleBroken(this, column);
        }
        const int height = textPixels(isBroken ? brokenTitleHeight : titleHeight);
        if (height != maximumHeight()) {
            setFixedHeight(height);
            Q_EMIT geometriesChanged(); // the view makes room
        }
    }

    bool m_isScheduled = false;
    bool m_keepsFirst = false;
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
    header->setFixedHeight(textPixels(titleHeight));
    header->setMinimumSectionSize(32);
    header->setTextElideMode(Qt::ElideRight);
}

} // namespace

int wholeTitleWidth(const QHeaderView *header, int column)
{
    return titleWidths(header, column).whole + titleMargins;
}

int leastTitleWidth(const QHeaderView *header, int column)
{
    return titleWidths(header, column).least + leastTitleMargins;
}

bool isTitleBroken(const QHeaderView *header, int column)
{
    const TitleWidths widths = titleWidths(header, column);
    return header->sectionSize(column) < widths.whole + leastTitleMargins && widths.least < widths.whole;
}

int rowHeight()
{
    return textPixels(27);
}

void prepareTable(QTableView *table)
{
    table->setHorizontalHeader(new TitleHeader(table));
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
    table->setTabKeyNavigation(false); // arrows walk through cells, and Tab goes on
}

void keepSomeRows(QAbstractItemView *view)
{
    view->setMinimumHeight(textPixels(brokenTitleHeight) + leastRows * rowHeight() + view->horizontalScrollBar()->sizeHint().height());
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
    keepSomeRows(table);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    return table;
}

void breakLines(QTableView *table)
{
    table->setWordWrap(true);
    // not by the header's own mode: it makes no row lower than its own title would be, though that is hidden
    const auto fit = [table] {
        const QAbstractItemView *view = table;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            table->setRowHeight(row, std::max(rowHeight(), view->sizeHintForRow(row)));
        }
    };
    QObject::connect(table->horizontalHeader(), &QHeaderView::sectionResized, table, fit, Qt::QueuedConnection);
    QObject::connect(table->model(), &QAbstractItemModel::modelReset, table, fit, Qt::QueuedConnection);
}

void keepFirstColumn(QTableView *table)
{
    new FirstColumn(table);
    if (auto *header = dynamic_cast<TitleHeader *>(table->horizontalHeader()); header != nullptr) {
        header->keepFirst();
    }
}

namespace
{

/// A click on what is selected opens an editor only once it can be no double click any more. What is typed until then would be
/// taken for a search, and the editor would open, with the rest of it, in the row that was found: it opens at once instead.
class TypingStarter : public QObject
{
public:
    explicit TypingStarter(QAbstractItemView *view) : QObject(view), m_view(view) { view->installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::KeyPress) {
            const auto *key = static_cast<QKeyEvent *>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
            const bool isTyped = !key->text().isEmpty() && key->text().at(0).isPrint()
                && (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
            const QModelIndex current = m_view->currentIndex();
            if (isTyped && current.isValid() && current.flags().testFlag(Qt::ItemIsEditable)) {
                // that the current cell is another one ends the wait, and nothing else public does
                QMetaObject::invokeMethod(m_view, "currentChanged", Q_ARG(QModelIndex, current), Q_ARG(QModelIndex, QModelIndex()));
            }
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QAbstractItemView *m_view;
};

} // namespace

void setEditedInPlace(QAbstractItemView *view)
{
    new TypingStarter(view);
    view->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
}

void prepareTree(QTreeView *tree)
{
    tree->setHeader(new TitleHeader(tree));
    tree->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    prepareView(tree);
    tree->setUniformRowHeights(true);
    tree->setIndentation(16);
    tree->setAllColumnsShowFocus(true);
    tree->setAnimated(false);
    prepareHeader(tree->header());
}

} // namespace apportion
