// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_columns.h"

#include "charts/palette.h"
#include "gui/widgets/column_fit.h"
#include "gui/widgets/item_views.h"
#include "models/account_tree_model.h"
#include "models/text_translation.h"

#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

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
    { AccountTreeModel::DefaultQos, 90, 70, false },
    { AccountTreeModel::Coordinator, 120, 90, false },
    { AccountTreeModel::GrpTres, 120, 90, false },
    { AccountTreeModel::GrpTresMins, 120, 90, false },
    { AccountTreeModel::GrpTresRunMins, 120, 90, false },
    { AccountTreeModel::GrpJobs, 74, 60, false },
    { AccountTreeModel::GrpSubmitJobs, 74, 60, false },
    { AccountTreeModel::GrpWall, 90, 70, false },
    { AccountTreeModel::MaxTresPerJob, 120, 90, false },
    { AccountTreeModel::MaxTresPerNode, 120, 90, false },
    { AccountTreeModel::MaxTresMinsPerJob, 120, 90, false },
    { AccountTreeModel::MaxJobs, 74, 60, false },
    { AccountTreeModel::MaxSubmitJobs, 74, 60, false },
    { AccountTreeModel::MaxWall, 90, 70, false },
    { AccountTreeModel::MinutesLeft, 150, 100, false },
};

// A name and a bar with its number: what titles make room for, and below what they say nothing. Names are whole up to
// the most where the other columns stay in sight; longer ones than most are cut before these are scrolled away.
constexpr int goodName = 160;
constexpr int leastName = 120;
constexpr int longName = 280;
constexpr int mostName = 560;
constexpr int goodBar = 110;
constexpr int leastBar = 64;
constexpr int regimeMark = 16; ///< with the gap before the word

QString settingsKey()
{
    return QStringLiteral("accounts/columns");
}

/// The width that textPixels() makes of it at the present size of text.
int usualWidth(int pixels)
{
    return static_cast<int>(std::lround(pixels / textScale()));
}

/// Under LevelFS the longest word that may stand for a number.
int longestWord(const QHeaderView *header, int column)
{
    constexpr int margins = 30;
    return column == AccountTreeModel::LevelFs ? header->fontMetrics().horizontalAdvance(regimeText(Regime::Unused)) + margins : 0;
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
    m_measuring.setSingleShot(true);
    m_measuring.setInterval(0);
    connect(&m_measuring, &QTimer::timeout, this, &AccountColumns::arrange);
    const auto measure = qOverload<>(&QTimer::start);
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, &m_measuring, measure);
    connect(view, &QTreeView::expanded, &m_measuring, measure);
    if (const auto *model = qobject_cast<AccountTreeModel *>(view->model())) {
        connect(model, &AccountTreeModel::rowsChanged, this, &AccountColumns::forget);
        connect(model, &AccountTreeModel::resultsChanged, this, &AccountColumns::forget);
        connect(model, &QAbstractItemModel::modelReset, this, &AccountColumns::forget);
        connect(model, &QAbstractItemModel::dataChanged, this, &AccountColumns::forget);
    }
}

void AccountColumns::forget()
{
    m_seen.clear();
    m_measuring.start();
}

int AccountColumns::contentWidth(int column)
{
    m_seen.resize(AccountTreeModel::ColumnCount, 0);
    int &seen = m_seen[static_cast<std::size_t>(column)];
    return seen = std::max(seen, std::min(neededContentWidth(m_view, column), textPixels(mostName)));
}

int AccountColumns::barWidth()
{
    return std::max(textPixels(leastBar), contentWidth(AccountTreeModel::FairShare) + regimeMark);
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
    auto *limits = new QMenu(tr("Limits"), menu);
    for (int visual = 1; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        QAction *action
            = (column < AccountTreeModel::GrpTres ? menu : limits)->addAction(m_view->model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!header->isSectionHidden(column));
        connect(action, &QAction::toggled, this, [this, header, column](bool shown) {
            header->setSectionHidden(column, !shown);
            arrange();
            save();
        });
    }
    menu->addMenu(limits);
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
    m_measuring.stop();
    const int whole = std::max(textPixels(leastName), contentWidth(AccountTreeModel::Name));
    if (m_areUsual) {
        fitUsual(whole);
    }
    QHeaderView *header = m_view->header();
    int others = 0;
    for (const ColumnWidth &column : columnWidths) {
        others += header->isSectionHidden(column.column) ? 0 : header->sectionSize(column.column);
    }
    // the name takes most of what a wider window gives, but never starves the bar, and is whole first
    const int rest = m_view->viewport()->width() - others;
    const int bar = barWidth(); // where there is no room for it the tree is scrolled
    const int needed = nameWidth(whole, others);
    const int part = std::min(rest * 55 / 100, rest - bar);
    const int name = m_nameIsChosen ? header->sectionSize(AccountTreeModel::Name) : std::clamp(part, needed, std::max(needed, textPixels(420)));
    m_isArranging = true;
    header->resizeSection(AccountTreeModel::Name, name);
    if (rest - name < bar) {
        header->setSectionResizeMode(AccountTreeModel::FairShare, QHeaderView::Fixed);
        header->resizeSection(AccountTreeModel::FairShare, bar);
    } else {
        header->setSectionResizeMode(AccountTreeModel::FairShare, QHeaderView::Stretch);
    }
    m_isArranging = false;
}

int AccountColumns::nameWidth(int whole, int others)
{
    return std::min(whole, std::max(textPixels(longName), m_view->viewport()->width() - others - barWidth()));
}

void AccountColumns::fitUsual(int wholeName)
{
    QHeaderView *header = m_view->header();
    int usual = 0;
    int least = 0;
    // of all columns that are there unless somebody hides them; of names as much as is usual
    int always = std::clamp(wholeName, textPixels(leastName), textPixels(goodName)) + barWidth();
    struct Fitted
    {
        int column;
        int least;
        int usual;
    };
    bool hasMore = false; // than the usual ones
    std::vector<Fitted> shown; // measured once each: that reads all rows that can be seen
    for (const ColumnWidth &column : columnWidths) {
        const bool isHidden = header->isSectionHidden(column.column);
        if (isHidden && !column.isShown) {
            continue;
        }
        const int leastWidth = std::max(
            { textPixels(column.least), longestWord(header, column.column), contentWidth(column.column), leastTitleWidth(header, column.column) });
        always += column.isShown ? leastWidth : 0;
        hasMore = hasMore || !column.isShown;
        if (!isHidden) {
            shown.push_back(
                { column.column, leastWidth, std::max({ textPixels(column.width), leastWidth, wholeTitleWidth(header, column.column) }) });
            usual += shown.back().usual;
            least += leastWidth;
        }
    }
    const int around = m_view->verticalScrollBar()->sizeHint().width() + 2 * m_view->frameWidth();
    if (std::exchange(m_wantedWidth, always + around) != always + around) {
        m_view->updateGeometry();
    }
    const int name = nameWidth(wholeName, least);
    // with large text all titles at once may need more than there is: numbers are not cut for them
    const int room = m_view->viewport()->width() - std::max(textPixels(goodName), name) - textPixels(goodBar);
    // who chose so many columns that they are scrolled anyway sees their titles whole
    const bool isScrolled = hasMore && least > m_view->viewport()->width() - name - textPixels(leastBar);
    const bool isWhole = usual <= room || isScrolled || usual == least;
    const double part = isWhole ? 1.0 : std::clamp(static_cast<double>(room - least) / (usual - least), 0.0, 1.0);
    m_isArranging = true;
    for (const Fitted &column : shown) {
        header->resizeSection(column.column, column.least + static_cast<int>(part * (column.usual - column.least)));
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

#include "moc_account_columns.cpp"
