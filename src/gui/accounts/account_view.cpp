// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_view.h"

#include "charts/palette.h"
#include "gui/accounts/account_columns.h"
#include "gui/widgets/item_views.h"
#include "models/account_tree_model.h"

#include <QDrag>
#include <QDragMoveEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QResizeEvent>
#include <QStyleOptionHeader>
#include <QToolTip>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace apportion
{

namespace
{

/// Milliseconds within which the next key belongs to the name that is typed.
constexpr qint64 searchPause = 2000;

/// Rows that are opened at once, of another policy and by a filter: some screens full, so that scrolling shows all of a
/// small site.
constexpr int rowsOpenedAtFirst = 400;

} // namespace

AccountView::AccountView(AccountTreeModel *model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    prepareTree(this);
    setModel(model);
    setAllColumnsShowFocus(false);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers); // which key or click edits what is decided here
    setExpandsOnDoubleClick(false);
    setAccessibleName(tr("Accounts and users"));
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
    setAutoExpandDelay(700);
    header()->setSortIndicator(AccountTreeModel::Name, Qt::AscendingOrder);
    header()->setSortIndicatorClearable(true);
    setSortingEnabled(true);
    m_columns = new AccountColumns(this);
    // newer Qt repaints only the cells that a signal names; new results touch all of them
    connect(model, &AccountTreeModel::resultsChanged, viewport(), qOverload<>(&QWidget::update));
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.column() == AccountTreeModel::Name) { // numbers answer "why?"
            setExpanded(index.siblingAtColumn(AccountTreeModel::Name), !isExpanded(index.siblingAtColumn(AccountTreeModel::Name)));
        }
    });
    connect(model, &AccountTreeModel::rowsChanged, this, &AccountView::followRows);
    connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, &AccountView::keepNeighbours);
    connect(model, &AccountTreeModel::rowsChanged, this, &AccountView::selectNeighbour);
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &AccountView::keepExpanded);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_expanded.clear();
        m_expandedByFilter.clear();
        m_wasReset = true;
    });
    const auto isFiltered = [this] { return !m_model->filterText().isEmpty(); };
    connect(this, &QTreeView::expanded, this, [this, isFiltered](const QModelIndex &index) {
        const AssociationId id = AccountTreeModel::associationId(index);
        if (isFiltered()) {
            m_expandedByFilter.insert(id);
        } else {
            m_expanded.emplace(id, m_model->tree().name(id));
        }
    });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex &index) {
        m_expanded.erase(AccountTreeModel::associationId(index));
        m_expandedByFilter.erase(AccountTreeModel::associationId(index));
    });
}

void AccountView::keepExpanded()
{
    for (const auto &[id, name] : m_expanded) {
        m_kept.insert(name);
    }
}

void AccountView::openAgain()
{
    const std::unordered_set<std::string> kept = std::exchange(m_kept, {});
    const AssociationTree &tree = m_model->tree();
    std::unordered_map<std::string, AssociationId> renamed; // by the names that accounts had
    for (const FormerName &one : *tree.allFormerNames()) {
        if (tree.isLive(one.id) && tree.isAccount(one.id)) {
            renamed.emplace(one.name, one.id);
        }
    }
    std::size_t found = 0;
    for (const std::string &name : kept) {
        const auto formerly = renamed.find(name);
        const AssociationId same = tree.findAccount(name);
        if (const AssociationId id = same == noAssociation && formerly != renamed.end() ? formerly->second : same; id != noAssociation) {
            m_expanded.emplace(id, tree.name(id));
            ++found;
        } else {
            m_kept.insert(name); // another scenario may have it
        }
    }
    m_isNew = found < 2 || 2 * found < kept.size(); // root is everywhere
    if (m_isNew) {
        m_expanded.clear();
        m_kept.clear();
    }
}

void AccountView::followRows()
{
    if (std::exchange(m_wasReset, false)) {
        openAgain();
    }
    if (!m_model->filterText().isEmpty()) {
        expandToFit(rowsOpenedAtFirst);
        return;
    }
    scheduleDelayedItemsLayout(); // what is opened and closed now is laid out once
    const auto opened = std::exchange(m_expandedByFilter, {});
    for (const AssociationId id : opened) {
        if (!m_expanded.contains(id)) {
            setExpanded(m_model->index(id), false);
        }
    }
    if (std::exchange(m_isNew, false)) {
        openAtFirst();
        return;
    }
    const auto expanded = m_expanded; // opening one adds to it
    for (const auto &[id, name] : expanded) {
        if (const QModelIndex index = m_model->index(id); index.isValid() && !isExpanded(index)) {
            setExpanded(index, true);
        }
    }
}

void AccountView::openAtFirst()
{
    expandToFit(rowsOpenedAtFirst);
}

void AccountView::expandToFit(int mostRows)
{
    std::vector<QModelIndex> level { m_model->index(0, AccountTreeModel::Name) };
    int rows = 1;
    while (!level.empty()) {
        int below = 0;
        for (const QModelIndex &index : level) {
            below += m_model->rowCount(index);
        }
        rows += below;
        // root is always opened: a closed tree says nothing
        if (below == 0 || (rows > mostRows && level.size() > 1)) {
            return;
        }
        std::vector<QModelIndex> next;
        for (const QModelIndex &index : level) {
            expand(index);
            const int children = m_model->rowCount(index);
            for (int row = 0; row < children && rows <= mostRows; ++row) {
                if (const QModelIndex child = m_model->index(row, AccountTreeModel::Name, index); m_model->hasChildren(child)) {
                    next.push_back(child);
                }
            }
        }
        level = std::move(next);
    }
}

void AccountView::editRawShares()
{
    editCell(AccountTreeModel::RawShares);
}

void AccountView::editCell(int column)
{
    const QModelIndex cell = currentIndex().siblingAtColumn(column);
    if (!m_model->isEditable(cell)) {
        return;
    }
    if (isColumnHidden(column)) {
        setColumnHidden(column, false);
    }
    selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
    edit(cell);
}

std::vector<AssociationId> AccountView::selectedAssociations() const
{
    // asking for selectedRows() asks the model about every cell: too long when whole trees are selected
    std::vector<AssociationId> ids;
    const QItemSelection selection = selectionModel()->selection();
    for (const QItemSelectionRange &range : selection) {
        if (range.left() != AccountTreeModel::Name || range.right() != AccountTreeModel::ColumnCount - 1) {
            continue; // rows are selected whole
        }
        for (int row = range.top(); row <= range.bottom(); ++row) {
            ids.push_back(AccountTreeModel::associationId(m_model->index(row, AccountTreeModel::Name, range.parent())));
        }
    }
    return ids;
}

std::vector<AssociationId> AccountView::selectedInOrder() const
{
    using Path = std::vector<int>; // the rows on the way from root
    struct Place
    {
        const Path *account;
        int row;
        AssociationId id;

        bool operator<(const Place &other) const
        {
            if (account == other.account) {
                return row < other.row;
            }
            // the shorter path goes on with its own row
            const auto at = [](const Place &place, std::size_t depth) {
                return depth < place.account->size() ? (*place.account)[depth] : depth == place.account->size() ? place.row : -1;
            };
            std::size_t depth = 0;
            while (at(*this, depth) == at(other, depth) && at(*this, depth) >= 0) {
                ++depth;
            }
            return at(*this, depth) < at(other, depth);
        }
    };
    std::unordered_map<AssociationId, Path> paths;
    std::vector<Place> places;
    for (const AssociationId id : selectedAssociations()) {
        const QModelIndex index = m_model->index(id);
        const auto [path, isNew] = paths.try_emplace(AccountTreeModel::associationId(index.parent()));
        if (isNew) {
            for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
                path->second.push_back(above.row());
            }
            std::reverse(path->second.begin(), path->second.end());
        }
        places.push_back({ &path->second, index.row(), id });
    }
    std::sort(places.begin(), places.end());
    std::vector<AssociationId> ids;
    ids.reserve(places.size());
    for (const Place &place : places) {
        ids.push_back(place.id);
    }
    return ids;
}

std::vector<AssociationId> AccountView::fromCurrentDown(std::size_t most) const
{
    std::vector<AssociationId> ids;
    for (QModelIndex index = currentIndex(); index.isValid() && ids.size() < most; index = indexBelow(index)) {
        ids.push_back(AccountTreeModel::associationId(index));
    }
    return ids;
}

void AccountView::selectAssociations(const std::vector<AssociationId> &ids)
{
    QItemSelection selection;
    QModelIndex first;
    for (const AssociationId id : ids) {
        const QModelIndex index = m_model->index(id);
        if (!index.isValid()) {
            continue;
        }
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
            expand(above);
        }
        selection.select(index, index.siblingAtColumn(AccountTreeModel::ColumnCount - 1));
        first = first.isValid() ? first : index;
    }
    if (first.isValid()) {
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
        const bool isSeen = viewport()->rect().contains(visualRect(first).center());
        scrollTo(first, isSeen ? EnsureVisible : PositionAtCenter);
    }
}

void AccountView::keepNeighbours()
{
    constexpr int most = 100; // siblings on each side: who removes more of them at once is content with what is above
    m_neighbours.clear();
    for (QModelIndex at = currentIndex(); at.isValid(); at = at.parent()) {
        for (int step = 0; step <= most; ++step) {
            if (const QModelIndex next = at.siblingAtRow(at.row() + step); next.isValid()) {
                m_neighbours.push_back(AccountTreeModel::associationId(next));
            }
        }
        for (int step = 1; step <= most && step <= at.row(); ++step) {
            m_neighbours.push_back(AccountTreeModel::associationId(at.siblingAtRow(at.row() - step)));
        }
    }
}

void AccountView::selectNeighbour()
{
    const std::vector<AssociationId> neighbours = std::exchange(m_neighbours, {});
    if (currentIndex().isValid()) {
        return;
    }
    const auto found = std::find_if(neighbours.begin(), neighbours.end(), [this](AssociationId id) { return m_model->index(id).isValid(); });
    if (found != neighbours.end()) {
        selectAssociations({ *found });
    }
}

QString AccountView::textOf(const std::vector<AssociationId> &ids, bool withHeader) const
{
    QStringList lines;
    const auto addLine = [&](auto cellOf) {
        QStringList cells;
        for (int visual = 0; visual < header()->count(); ++visual) {
            if (const int column = header()->logicalIndex(visual); !isColumnHidden(column)) {
                cells.append(cellOf(column));
            }
        }
        lines.append(cells.join(QLatin1Char('\t')));
    };
    if (withHeader) {
        addLine([this](int column) { return m_model->headerData(column, Qt::Horizontal).toString(); });
    }
    for (const AssociationId id : ids) {
        // raw shares as other programs read them
        addLine([&](int column) {
            const bool isShares = column == AccountTreeModel::RawShares && id != AssociationTree::root();
            return m_model->index(id, column).data(isShares ? Qt::EditRole : Qt::DisplayRole).toString();
        });
    }
    return lines.join(QLatin1Char('\n'));
}

void AccountView::keyPressEvent(QKeyEvent *event)
{
    if (state() == QAbstractItemView::EditingState) {
        // the key that ends an edit comes by here, and must not begin the next one
        QTreeView::keyPressEvent(event);
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const QChar typed = event->text().size() == 1 ? event->text().front() : QChar();
    const bool isSearching = m_searching.isValid() && !m_searching.hasExpired(searchPause);
    const bool isDigit = typed.isDigit() && !isSearching; // of "acc012" the figures belong to the name that is looked for
    const QModelIndex cell = currentIndex().siblingAtColumn(
        currentIndex().column() == AccountTreeModel::Priority ? AccountTreeModel::Priority : AccountTreeModel::RawShares);
    if (plain && isDigit && m_model->isEditable(cell)) {
        selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
        // a view that begins editing at any key hands the key to the editor, where it replaces what stands there;
        // of all keys only figures shall do so
        setEditTriggers(QAbstractItemView::AnyKeyPressed);
        edit(cell, QAbstractItemView::AnyKeyPressed, event);
        setEditTriggers(QAbstractItemView::NoEditTriggers);
        return;
    }
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        editCell(currentIndex().column() > AccountTreeModel::Rank ? currentIndex().column() : AccountTreeModel::RawShares);
        return;
    }
    if (plain && event->key() == Qt::Key_F2) {
        editCell(m_model->isEditable(currentIndex()) ? currentIndex().column() : AccountTreeModel::RawShares);
        return;
    }
    if (typed.isLetterOrNumber() || typed == QLatin1Char('_') || typed == QLatin1Char('-')) {
        m_searching.start();
    } else {
        m_searching.invalidate();
    }
    QTreeView::keyPressEvent(event);
}

void AccountView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !index.isValid()) {
        QTreeView::mouseDoubleClickEvent(event);
    } else if (index.column() != AccountTreeModel::Name && !m_model->isEditable(index)) {
        Q_EMIT doubleClicked(index); // a computed number answers "why?"
    } else if (index.column() == AccountTreeModel::Name) {
        const QModelIndex name = index.siblingAtColumn(AccountTreeModel::Name);
        setExpanded(name, !isExpanded(name));
    } else {
        setCurrentIndex(index);
        edit(index);
    }
}

void AccountView::commitData(QWidget *editor)
{
    m_model->setEditedTogether(selectedAssociations());
    QTreeView::commitData(editor);
    m_model->setEditedTogether({});
}

void AccountView::startDrag(Qt::DropActions supported)
{
    QModelIndexList rows;
    QStringList names;
    for (const AssociationId id : selectedInOrder()) {
        if (const QModelIndex row = m_model->index(id); row.flags().testFlag(Qt::ItemIsDragEnabled)) {
            rows.append(row);
            names.append(row.data().toString());
        }
    }
    QMimeData *dragged = rows.isEmpty() ? nullptr : m_model->mimeData(rows);
    if (dragged == nullptr) {
        return;
    }
    auto *drag = new QDrag(this);
    drag->setMimeData(dragged);
    const DragPicture picture = dragPicture(names);
    drag->setPixmap(picture.pixmap);
    drag->setHotSpot(-picture.offset);
    drag->exec(supported, defaultDropAction());
}

AccountView::DragPicture AccountView::dragPicture(const QStringList &names) const
{
    const QString text = names.size() == 1 ? names.constFirst() : tr("%n association(s)", "are dragged", static_cast<int>(names.size()));
    const QString shown = fontMetrics().elidedText(text, Qt::ElideRight, textPixels(220));
    const QSize size(fontMetrics().horizontalAdvance(shown) + 2 * cellMargin, apportion::rowHeight() - 3);
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF({}, size).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect({}, size), Qt::AlignCenter, shown);
    // a row below the pointer, wherever in its row that is: what is dropped on stays in sight
    return { picture, { 14, apportion::rowHeight() } };
}

void AccountView::dragMoveEvent(QDragMoveEvent *event)
{
    QTreeView::dragMoveEvent(event);
    const QPoint where = event->position().toPoint();
    const QModelIndex target = dropIndicatorPosition() == OnItem ? indexAt(where) : indexAt(where).parent();
    showRefusal(where, event->isAccepted() ? QString() : m_model->dropRefusal(event->mimeData(), event->proposedAction(), target));
}

void AccountView::dragLeaveEvent(QDragLeaveEvent *event)
{
    showRefusal({}, {});
    QTreeView::dragLeaveEvent(event);
}

void AccountView::dropEvent(QDropEvent *event)
{
    showRefusal({}, {});
    QTreeView::dropEvent(event);
}

void AccountView::showRefusal(const QPoint &where, const QString &reason)
{
    if (reason != m_refusal) {
        m_refusal = reason;
        Q_EMIT dropRefused(reason);
    }
    if (reason.isEmpty()) {
        QToolTip::hideText();
    } else {
        QToolTip::showText(viewport()->mapToGlobal(where + QPoint(12, 18)), reason, viewport());
    }
}

void AccountView::resizeEvent(QResizeEvent *event)
{
    const QRect current = visualRect(currentIndex());
    const bool wasSeen = current.isValid() && current.top() >= 0 && current.bottom() <= event->oldSize().height();
    m_columns->arrange();
    QTreeView::resizeEvent(event);
    if (wasSeen && current.bottom() > viewport()->height()) {
        scrollTo(currentIndex()); // a form or the details took its place
    }
}

} // namespace apportion

#include "moc_account_view.cpp"
