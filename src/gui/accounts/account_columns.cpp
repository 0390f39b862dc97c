// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_columns.h"

#include "charts/palette.h"
#include "models/account_tree_model.h"
#include "models/text_translation.h"

#include <QHeaderView>
#include <QMenu>
#include <QSettings>
#include <QTreeView>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

/// Widths of the columns, the usual ones and those into which their numbers still go; the name and the bar share what is
/// left.
struct ColumnWidth
{
    int column;
    int width;
    int least;
    bool isShown;
};
constexpr ColumnWidth columnWidths[] {
    { AccountTreeModel::RawShares, 98, 68, true },
    { AccountTreeModel::NormShares, 95, 70, true },
    { AccountTreeModel::Usage, 113, 76, true },
    { AccountTreeModel::EffectiveUsage, 82, 70, true },
    { AccountTreeModel::LevelFs, 74, 66, true },
    { AccountTreeModel::Rank, 56, 54, true },
    { AccountTreeModel::Priority, 74, 60, false },
    { AccountTreeModel::Qos, 130, 90, false },
    { AccountTreeModel::DefaultAccount, 120, 90, false },
    { AccountTreeModel::Description, 180, 110, false },
    { AccountTreeModel::Organization, 120, 90, false },
};

// A name and a bar with its number: what titles make room for, and below what they say nothing.
constexpr int goodName = 160;
constexpr int leastName = 120;
constexpr int goodBar = 110;
constexpr int leastBar = 64;

QString settingsKey()
{
    return QStringLiteral("accounts/columns");
}

/// The width that textPixels() makes of it at the present size of text.
int usualWidth(int pixels)
{
    return static_cast<int>(std::lround(pixels / textScale()));
}

/// What the column's title needs when it is @p titled, and under LevelFS the longest word that may stand for a number.
int neededWidth(const QHeaderView *header, int column, bool titled)
{
    constexpr int margins = 30;
    QStringList texts { titled ? AccountTreeModel::titleOf(column) : QString() };
    if (column == AccountTreeModel::LevelFs) {
        texts.append(regimeText(Regime::Unused));
    }
    int width = 0;
    for (const QString &text : texts) {
        width = std::max(width, header->fontMetrics().horizontalAdvance(text) + margins);
    }
    return width;
}

} // namespace

AccountColumns::AccountColumns(QTreeView *view) : QObject(view), m_view(view)
{
    QHeaderView *header = view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(true);
    header->setFirstSectionMovable(false);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    restoreDefaults();
    restore();
    connect(header, &QWidget::customContextMenuRequested, this, [this, header](const QPoint &where) {
        auto *menu = new QMenu(header);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillMenu(menu);
        menu->popup(header->mapToGlobal(where));
    });
    connect(header, &QHeaderView::sectionMoved, this, &AccountColumns::save);
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int before, int now) {
        if (column == AccountTreeModel::Name && !m_isArranging) {
            m_nameIsChosen = true;
        }
        if (!m_isArranging && column != AccountTreeModel::FairShare && before != 0 && now != 0) {
            m_areUsual = m_areUsual && column == AccountTreeModel::Name;
            save();
        }
    });
}

void AccountColumns::restoreDefaults()
{
    QHeaderView *header = m_view->header();
    m_nameIsChosen = false;
    for (int column = 0; column < AccountTreeModel::ColumnCount; ++column) {
        header->moveSection(header->visualIndex(column), column);
    }
    m_isArranging = true;
    for (const ColumnWidth &column : columnWidths) {
        header->setSectionHidden(column.column, !column.isShown);
    }
    m_areUsual = true;
    header->setSectionHidden(AccountTreeModel::FairShare, false);
    header->setSectionResizeMode(AccountTreeModel::FairShare, QHeaderView::Stretch);
    m_isArranging = false;
    arrange();
}

void AccountColumns::fillMenu(QMenu *menu)
{
    QHeaderView *header = m_view->header();
    for (int visual = 1; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        QAction *action = menu->addAction(m_view->model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!header->isSectionHidden(column));
        connect(action, &QAction::toggled, this, [this, header, column](bool shown) {
            header->setSectionHidden(column, !shown);
            arrange();
            save();
        });
    }
    menu->addSeparator();
    QAction *order = menu->addAction(tr("Slurm's order of rows"));
    order->setToolTip(tr("Users before accounts, by name: the order in which sshare lists them"));
    connect(order, &QAction::triggered, this, [this] { m_view->sortByColumn(AccountTreeModel::Name, Qt::AscendingOrder); });
    QAction *defaults = menu->addAction(tr("The usual columns"));
    connect(defaults, &QAction::triggered, this, [this] {
        restoreDefaults();
        QSettings().remove(settingsKey());
    });
}

void AccountColumns::arrange()
{
    if (m_areUsual) {
        fitUsual();
    }
    QHeaderView *header = m_view->header();
    int others = 0;
    for (const ColumnWidth &column : columnWidths) {
        others += header->isSectionHidden(column.column) ? 0 : header->sectionSize(column.column);
    }
    // the name takes most of what a wider window gives, but never starves the bar
    const int rest = m_view->viewport()->width() - others;
    const int name
        = m_nameIsChosen ? header->sectionSize(AccountTreeModel::Name) : std::clamp(rest * 55 / 100, textPixels(leastName), textPixels(420));
    m_isArranging = true;
    header->resizeSection(AccountTreeModel::Name, name);
    if (rest - name < textPixels(leastBar)) {
        header->setSectionResizeMode(AccountTreeModel::FairShare, QHeaderView::Fixed);
        header->resizeSection(AccountTreeModel::FairShare, textPixels(leastBar));
    } else {
        header->setSectionResizeMode(AccountTreeModel::FairShare, QHeaderView::Stretch);
    }
    m_isArranging = false;
}

void AccountColumns::fitUsual()
{
    QHeaderView *header = m_view->header();
    // with large text all titles at once may need more than there is: numbers are not cut for them
    const int room = m_view->viewport()->width() - textPixels(goodName + goodBar);
    int usual = 0;
    int least = 0;
    const auto usualOf = [header](const ColumnWidth &column) { return std::max(textPixels(column.width), neededWidth(header, column.column, true)); };
    const auto leastOf
        = [header](const ColumnWidth &column) { return std::max(textPixels(column.least), neededWidth(header, column.column, false)); };
    for (const ColumnWidth &column : columnWidths) {
        if (!header->isSectionHidden(column.column)) {
            usual += usualOf(column);
            least += leastOf(column);
        }
    }
    // who chose so many columns that they are scrolled anyway sees their titles whole
    const bool isScrolled = least > room + textPixels(goodName - leastName + goodBar - leastBar);
    const bool isWhole = usual <= room || isScrolled || usual == least;
    const double part = isWhole ? 1.0 : std::clamp(static_cast<double>(room - least) / (usual - least), 0.0, 1.0);
    m_isArranging = true;
    for (const ColumnWidth &column : columnWidths) {
        const int from = leastOf(column);
        header->resizeSection(column.column, from + static_cast<int>(part * (usualOf(column) - from)));
    }
    m_isArranging = false;
}

/// As "column:width" in their order, hidden ones with a minus: readable, and indifferent to columns that come later.
/// Widths are those for text of the usual size.
void AccountColumns::save() const
{
    const QHeaderView *header = m_view->header();
    QStringList list;
    for (int visual = 1; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        const bool isHidden = header->isSectionHidden(column);
        list.append(
            QStringLiteral("%1%2:%3").arg(isHidden ? QStringLiteral("-") : QString()).arg(column).arg(usualWidth(header->sectionSize(column))));
    }
    if (m_nameIsChosen) {
        list.prepend(QStringLiteral("0:%1").arg(usualWidth(header->sectionSize(AccountTreeModel::Name))));
    }
    QSettings().setValue(settingsKey(), list);
}

void AccountColumns::restore()
{
    QHeaderView *header = m_view->header();
    const QStringList list = QSettings().value(settingsKey()).toStringList();
    int visual = 1;
    m_areUsual = m_areUsual && list.isEmpty();
    m_isArranging = true;
    for (const QString &entry : list) {
        const bool isHidden = entry.startsWith(QLatin1Char('-'));
        const QStringList parts = entry.mid(isHidden ? 1 : 0).split(QLatin1Char(':'));
        bool isNumber = false;
        const int column = parts.value(0).toInt(&isNumber);
        const int width = textPixels(std::clamp(parts.value(1).toInt(), 0, 2000));
        if (!isNumber || column < 0 || column >= AccountTreeModel::ColumnCount || visual >= AccountTreeModel::ColumnCount) {
            continue;
        }
        if (width > 0 && column != AccountTreeModel::FairShare) {
            header->resizeSection(column, width);
        }
        if (column == AccountTreeModel::Name) {
            m_nameIsChosen = true;
            continue;
        }
        header->setSectionHidden(column, isHidden);
        header->moveSection(header->visualIndex(column), visual++);
    }
    m_isArranging = false;
}

} // namespace apportion
