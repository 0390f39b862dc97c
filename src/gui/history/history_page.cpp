// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/history_page.h"

#include "gui/page/chart_menu.h"
#include "gui/page/page_layout.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QCompleter>
#include <QDateTime>
#include <QDir>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QLocale>
#include <QShowEvent>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QStringListModel>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr std::size_t mostDetails = 2000;
constexpr std::size_t mostTold = 8; // changes that a mark of the chart tells

QString timeText(std::int64_t made)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(made), QLocale::ShortFormat);
}

/// A row of texts; columns from @p numbersFrom on are numbers.
QList<QStandardItem *> itemsOf(const QStringList &texts, int numbersFrom)
{
    QList<QStandardItem *> items;
    for (int column = 0; column < texts.size(); ++column) {
        auto *item = new QStandardItem(texts[column]);
        item->setEditable(false);
        item->setTextAlignment((column >= numbersFrom ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        items.append(item);
    }
    return items;
}

QString changeText(const history::PolicyChangeRow &row)
{
    const QString what = row.object.empty() ? toText(row.key) : toText(row.object) + QLatin1Char(' ') + toText(row.key);
    return QStringLiteral("%1: %2 → %3")
        .arg(what, row.before.empty() ? QStringLiteral("–") : toText(row.before), row.after.empty() ? QStringLiteral("–") : toText(row.after));
}

} // namespace

HistoryPage::HistoryPage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("History"), parent), m_cells(new PolicyCellDelegate(this)), m_listJob([this](const Kept &kept) { receive(kept); }),
      m_chartJob([this](const HistoryData &series) { m_chart->setData(series); }), m_detailJob([this](const Details &details) { receive(details); })
{
    m_empty = new EmptyState(tr("Nothing was kept yet"), {}, this);
    QSplitter *right = makeSplitter(Qt::Vertical, this, { { buildChart(), textPixels(480), 2 }, { buildDetails(), textPixels(230), 1 } });
    QSplitter *both = makeSplitter(Qt::Horizontal, this, { { buildList(), textPixels(380), 1 }, { right, textPixels(800), 2 } });
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(both);
    makeColumn(this, { { m_stack, 1 } });
}

HistoryPage::~HistoryPage() = default;

void HistoryPage::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    m_chart->setPalette(palette);
    m_entries->viewport()->update();
    m_details->viewport()->update();
}

QList<NamedChart> HistoryPage::charts() const
{
    return { { tr("History"), m_chart } };
}

QWidget *HistoryPage::buildList()
{
    m_entryModel = new QStandardItemModel(0, 4, this);
    m_entryModel->setHorizontalHeaderLabels({ tr("Time"), tr("Kind"), tr("Of"), tr("Changes") });
    m_entries = makeTable(m_entryModel, m_cells, tr("Pulls and replays"), this);
    setColumnWidths(m_entries->horizontalHeader(), { { 0, 120 }, { 1, 60 }, { 3, 70 } }, 2);
    m_header = new SectionHeader(tr("Pulls and replays"));
    connect(m_entries->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &HistoryPage::readDetails);
    return makeSection(m_header, m_entries, this);
}

QWidget *HistoryPage::buildChart()
{
    m_chart = new HistoryChart(this);
    m_account = new QLineEdit(this);
    m_account->setPlaceholderText(tr("account, or account/user"));
    m_account->setAccessibleName(tr("Account to follow"));
    m_account->setToolTip(tr("Whose usage and fair share to show: an account, or a user as account/user"));
    m_account->setClearButtonEnabled(true);
    m_account->setMinimumWidth(textPixels(180));
    m_names = new QStringListModel(this);
    auto *completer = new QCompleter(m_names, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_account->setCompleter(completer);
    connect(m_account, &QLineEdit::editingFinished, this, &HistoryPage::readChart);
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &HistoryPage::readChart, Qt::QueuedConnection);
    auto *header = new SectionHeader(tr("Usage and fair share"));
    header->setRemark(tr("a diamond stands where the policy changed"));
    header->addControl(m_account);
    header->addControl((new ChartMenu(m_chart, this))->makeButton());
    auto *body = new QWidget(this);
    makeColumn(body, { { m_chart, 1 } }, 0, { pageMargin, 0, pageMargin, 6 });
    return makeSection(header, body, this);
}

QWidget *HistoryPage::buildDetails()
{
    m_detailModel = new QStandardItemModel(0, 4, this);
    m_details = makeTable(m_detailModel, m_cells, tr("What changed, or was measured"), this);
    setColumnWidths(m_details->horizontalHeader(), { { 0, 180 }, { 1, 150 }, { 2, 130 } }, 3);
    m_detailHeader = new SectionHeader(tr("What changed in the policy"));
    return makeSection(m_detailHeader, m_details, this);
}

void HistoryPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_listJob.request([] { return readKept(); });
}

void HistoryPage::showAccount(const QString &name)
{
    m_account->setText(name);
    readChart();
}

HistoryPage::Kept HistoryPage::readKept()
{
    history::History file;
    Kept kept;
    kept.entries = file.list();
    std::reverse(kept.entries.begin(), kept.entries.end());
    const auto pull = std::find_if(kept.entries.begin(), kept.entries.end(), [](const history::Entry &entry) { return entry.kind == "pull"; });
    if (pull != kept.entries.end()) {
        kept.cluster = pull->cluster;
        for (const history::UsageRow &row : file.associations(kept.cluster)) {
            kept.names.append(row.user.empty() ? toText(row.account) : toText(row.account) + QLatin1Char('/') + toText(row.user));
        }
    }
    kept.error = file.error();
    kept.putAside = file.putAside();
    return kept;
}

void HistoryPage::receive(const Kept &kept)
{
    const QString advice = kept.putAside.isEmpty()
        ? tr("What is imported from a cluster is kept from now on, with everybody's usage and fair share; so is what apportion-cli pull and replay "
             "find. A week later there is something to see.")
        : tr("The history was damaged. It is kept as %1, and a new one was begun.").arg(QDir::toNativeSeparators(kept.putAside));
    m_empty->setText(
        kept.error.isEmpty() ? tr("Nothing was kept yet") : tr("The history cannot be read"), kept.error.isEmpty() ? advice : kept.error);
    m_stack->setCurrentIndex(kept.entries.empty() ? 0 : 1);
    m_kept = kept.entries;
    m_cluster = kept.cluster;
    m_names->setStringList(kept.names);
    m_entryModel->removeRows(0, m_entryModel->rowCount());
    for (const history::Entry &entry : m_kept) {
        const bool isPull = entry.kind == "pull";
        m_entryModel->appendRow(itemsOf({ timeText(entry.made), isPull ? tr("pull") : tr("replay"), toText(isPull ? entry.cluster : entry.trace),
                                            isPull && entry.changes > 0 ? integerText(static_cast<std::int64_t>(entry.changes)) : QString() },
            3));
    }
    m_header->setRemark(tr("%n kept", "pulls and replays", static_cast<int>(m_kept.size())));
    if (!m_kept.empty()) {
        m_entries->selectRow(0);
        if (m_account->text().isEmpty()) {
            m_account->setText(QStringLiteral("root"));
        }
        readChart();
    }
}

void HistoryPage::readChart()
{
    m_chartJob.request([cluster = m_cluster, name = m_account->text().trimmed()] { return readSeries(cluster, name); });
}

HistoryData HistoryPage::readSeries(const std::string &cluster, const QString &name)
{
    history::History file(history::History::usualPath(), history::History::Check::None); // readKept() came first
    const std::vector<history::UsageRow> rows
        = file.usageOf(cluster, name.section(QLatin1Char('/'), 0, 0).toStdString(), name.section(QLatin1Char('/'), 1).toStdString());
    HistoryData series;
    series.name = name;
    series.isLevel = std::all_of(rows.begin(), rows.end(), [](const history::UsageRow &row) { return std::isnan(row.factor); });
    for (const history::UsageRow &row : rows) {
        series.points.push_back({ row.made, row.rawUsage, series.isLevel ? row.levelFs : row.factor, groupedText(toText(row.rawShares)) });
    }
    for (const history::Entry &entry : series.points.empty() ? std::vector<history::Entry>() : file.list()) {
        const bool isInside = entry.made >= series.points.front().made && entry.made <= series.points.back().made;
        if (entry.changes == 0 || entry.cluster != cluster || !isInside) {
            continue;
        }
        HistoryMark &mark = series.marks.emplace_back(HistoryMark { entry.made, {}, entry.changes });
        const std::vector<history::PolicyChangeRow> changes = file.changes(entry.id);
        for (std::size_t i = 0; i < std::min(changes.size(), mostTold); ++i) {
            mark.changes.append(changeText(changes[i]));
        }
    }
    return series;
}

void HistoryPage::readDetails(const QModelIndex &index)
{
    if (index.isValid()) {
        const history::Entry &entry = m_kept[static_cast<std::size_t>(index.row())];
        m_detailHeader->setTitle(entry.kind == "pull" ? tr("What changed in the policy") : tr("What was measured"));
        m_detailHeader->setRemark(entry.kind == "pull" ? tr("since the pull before") : toText(entry.trace));
        m_detailJob.request([entry] { return readEntry(entry); });
    }
}

HistoryPage::Details HistoryPage::readEntry(const history::Entry &entry)
{
    history::History file(history::History::usualPath(), history::History::Check::None);
    Details details;
    details.isPull = entry.kind == "pull";
    if (details.isPull) {
        for (const history::PolicyChangeRow &row : file.changes(entry.id)) {
            details.rows.push_back({ toText(row.object), toText(row.key), toText(row.before), toText(row.after) });
        }
    } else {
        const auto measure = [](const char *name) { return history::findSweepMeasure(name).value(); };
        const std::size_t median = measure("waitMedian");
        const std::size_t most = measure("waitP90");
        const std::size_t busy = measure("busy");
        for (const history::SweepRow &row : file.measured(entry.id)) {
            details.rows.push_back({ toText(row.name.empty() ? row.by : row.by + ' ' + row.name), integerText(std::llround(row.values.at(median))),
                integerText(std::llround(row.values.at(most))), tr("%1 %").arg(shortNumberText(row.values.at(busy) * 100.0, 1)) });
        }
    }
    details.rows.resize(std::min(details.rows.size(), mostDetails));
    return details;
}

void HistoryPage::receive(const Details &details)
{
    m_detailModel->removeRows(0, m_detailModel->rowCount());
    m_detailModel->setHorizontalHeaderLabels(details.isPull
            ? QStringList { tr("Of"), tr("Key"), tr("Before"), tr("After") }
            : QStringList { tr("Jobs of"), tr("Median wait, s"), tr("Wait of nine in ten, s"), tr("Busy") });
    for (const QStringList &row : details.rows) {
        m_detailModel->appendRow(itemsOf(row, details.isPull ? 4 : 1));
    }
}

} // namespace apportion
