// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/history_page.h"

#include "gui/files/file_chooser.h"
#include "gui/page/chart_menu.h"
#include "gui/page/page_layout.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/segmented_control.h"
#include "history/kept_tables.h"
#include "models/measure_text.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QAction>
#include <QCompleter>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QShowEvent>
#include <QStandardItemModel>
#include <QStringListModel>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

QString entryTimeText(std::int64_t made)
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

/// Names columns; from @p numbersFrom on they are numbers.
void nameColumns(QStandardItemModel *model, const QStringList &names, int numbersFrom)
{
    model->setHorizontalHeaderLabels(names);
    for (int column = 0; column < names.size(); ++column) {
        model->horizontalHeaderItem(column)->setTextAlignment((column >= numbersFrom ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
}

/// What is told of an entry when the mouse rests on it.
QString entryTip(const history::Entry &entry)
{
    return entry.kind == "pull"
        ? QString()
        : HistoryPage::tr("%1 · %2 · %n job(s) · seed %3", "trace, mode, jobs, seed of a replay", static_cast<int>(entry.jobs))
              .arg(toText(entry.trace), toText(entry.mode), integerText(static_cast<std::int64_t>(entry.seed)));
}

} // namespace

HistoryPage::HistoryPage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("History"), parent), m_cells(new PolicyCellDelegate(this)), m_listJob([this](const KeptList &kept) { receive(kept); }),
      m_changeJob([this](const Changed &changed) { receive(changed); }, [this] { updateActions(); }),
      m_chartJob([this](const HistoryData &series) { m_chart->setData(series); }),
      m_detailJob([this](const KeptDetails &details) { receive(details); }), m_exportJob([this](const QString &error) {
          m_notice->showMessage(error.isEmpty() ? tr("Wrote %1").arg(QDir::toNativeSeparators(m_exported)) : error,
              error.isEmpty() ? InlineNotice::Kind::Note : InlineNotice::Kind::Error);
      })
{
    m_empty = new EmptyState(tr("Nothing was kept yet"), {}, this);
    m_notice = new InlineNotice(this);
    buildActions();
    QSplitter *right = makeSplitter(Qt::Vertical, this, { { buildChart(), textPixels(480), 2 }, { buildDetails(), textPixels(230), 1 } });
    QSplitter *both = makeSplitter(Qt::Horizontal, this, { { buildList(), textPixels(400), 1 }, { right, textPixels(780), 2 } });
    m_stack = new FillingStack(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(both);
    makeColumn(this, { makeRow({ { m_notice, 1 } }, 0, { pageMargin, 0, pageMargin, 0 }), { m_stack, 1 } }, 0);
    connect(m_entries->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryPage::readDetails);
    connect(m_entries, &QTableView::doubleClicked, m_open, &QAction::trigger);
    connect(m_differing, &SegmentedControl::chosen, this, &HistoryPage::readDetails);
    connect(this->workspace(), &Workspace::associationSelected, this, &HistoryPage::follow);
    updateActions();
}

/// Shows what was picked elsewhere, where the cluster had it.
void HistoryPage::follow(AssociationId id)
{
    if (const QString name = keptName(id); !name.isEmpty()) {
        showAccount(name);
    }
}

QString HistoryPage::keptName(AssociationId id) const
{
    const AssociationTree &tree = workspace()->document()->policy().associations;
    if (id == noAssociation || !tree.isLive(id)) {
        return {};
    }
    const QString account = toText(tree.accountName(id));
    const QString name = tree.isUser(id) ? account + QLatin1Char('/') + toText(tree.name(id)) : account;
    return m_names->stringList().contains(name) ? name : QString();
}

QString HistoryPage::firstShown() const
{
    const QString root = QStringLiteral("root");
    QString picked = keptName(workspace()->selectedAssociation());
    if (!picked.isEmpty() && picked != root) {
        return picked;
    }
    const QStringList names = m_names->stringList();
    const auto account
        = std::find_if(names.begin(), names.end(), [&root](const QString &name) { return name != root && !name.contains(QLatin1Char('/')); });
    return account == names.end() ? root : *account;
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

void HistoryPage::buildActions()
{
    m_open = new QAction(tr("Open"), this);
    m_open->setToolTip(tr("Opens its policy again, with what had been used then, as a policy of its own"));
    connect(m_open, &QAction::triggered, this, &HistoryPage::openChosen);
    m_export = new QAction(tr("Export…"), this);
    connect(m_export, &QAction::triggered, this, &HistoryPage::chooseAndExport);
    m_delete = new QAction(tr("Delete"), this);
    m_delete->setShortcut(QKeySequence::Delete);
    m_delete->setShortcutContext(Qt::WidgetShortcut);
    connect(m_delete, &QAction::triggered, this, [this] {
        std::vector<std::int64_t> ids;
        const std::vector<history::Entry> entries = chosen();
        std::transform(entries.begin(), entries.end(), std::back_inserter(ids), [](const history::Entry &entry) { return entry.id; });
        change(ids, false);
    });
}

QWidget *HistoryPage::buildList()
{
    m_entryModel = new QStandardItemModel(0, 4, this);
    nameColumns(m_entryModel, { tr("Time"), tr("Kind"), tr("Of"), tr("Changes") }, 3);
    m_entries = makeTable(m_entryModel, m_cells, tr("Pulls and replays"), this);
    m_entries->setSelectionMode(QAbstractItemView::ExtendedSelection);
    setColumnWidths(m_entries->horizontalHeader(), { { 0, 120 }, { 1, 60 }, { 3, 70 } }, 2);
    m_header = new SectionHeader(tr("Pulls and replays"));
    for (QAction *action : { m_open, m_export, m_delete }) {
        auto *button = new QPushButton(action->text());
        button->setObjectName(QStringLiteral("action"));
        const auto follow = [action, button] {
            button->setEnabled(action->isEnabled());
            button->setToolTip(action->toolTip());
        };
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        follow();
        m_header->addControl(button);
        m_entries->addAction(action);
    }
    m_entries->setContextMenuPolicy(Qt::ActionsContextMenu);
    return makeSection(m_header, m_entries, this);
}

QWidget *HistoryPage::buildChart()
{
    m_chart = new HistoryChart(this);
    m_chart->linkTo(workspace()->timeLink());
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
    makeProposals(completer);
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
    m_differing = new SegmentedControl({ tr("Numbers"), tr("Policy") }, this);
    m_differing->hide();
    m_detailHeader->addControl(m_differing);
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

void HistoryPage::receive(const KeptList &kept)
{
    const QString advice = kept.putAside.isEmpty()
        ? tr("What is imported from a cluster is kept from now on, with everybody's usage and fair share; so is what apportion-cli pull and replay "
             "find. A week later there is something to see.")
        : tr("The history was damaged. It is kept as %1, and a new one was begun.").arg(QDir::toNativeSeparators(kept.putAside));
    m_empty->setText(
        kept.error.isEmpty() ? tr("Nothing was kept yet") : tr("The history cannot be read"), kept.error.isEmpty() ? advice : kept.error);
    m_stack->setCurrentIndex(kept.entries.empty() ? 0 : 1);
    std::vector<std::int64_t> before;
    for (const history::Entry &entry : chosen()) {
        before.push_back(entry.id);
    }
    const int place = m_entries->currentIndex().row();
    m_entryModel->removeRows(0, m_entryModel->rowCount()); // nothing is chosen while the rows change
    m_kept = kept.entries;
    m_cluster = kept.cluster;
    m_names->setStringList(kept.names);
    for (const history::Entry &entry : m_kept) {
        const bool isPull = entry.kind == "pull";
        const QString of = toText(isPull ? entry.cluster : entry.scenario.empty() ? entry.trace : entry.scenario + " · " + entry.trace);
        const QList<QStandardItem *> items
            = itemsOf({ entryTimeText(entry.made), isPull ? tr("pull") : tr("replay"), of,
                          isPull && entry.changes > 0 ? integerText(static_cast<std::int64_t>(entry.changes)) : QString() },
                3);
        items[2]->setToolTip(entryTip(entry));
        m_entryModel->appendRow(items);
    }
    m_header->setRemark(tr("%n kept", "pulls and replays", static_cast<int>(m_kept.size())));
    if (!m_kept.empty()) {
        // What was chosen stays so; else what stands in its place now.
        QItemSelection same;
        for (int row = 0; row < m_entryModel->rowCount(); ++row) {
            if (std::find(before.begin(), before.end(), m_kept[static_cast<std::size_t>(row)].id) != before.end()) {
                same.select(m_entryModel->index(row, 0), m_entryModel->index(row, m_entryModel->columnCount() - 1));
            }
        }
        if (same.isEmpty()) {
            m_entries->selectRow(std::clamp(place, 0, m_entryModel->rowCount() - 1));
        } else {
            m_entries->selectionModel()->select(same, QItemSelectionModel::ClearAndSelect);
        }
        if (m_account->text().isEmpty()) {
            m_account->setText(firstShown());
        }
        readChart();
    }
    updateActions();
}

void HistoryPage::receive(const Changed &changed)
{
    receive(changed.list);
    if (!changed.isDone) {
        m_notice->showMessage(changed.list.error.isEmpty() ? tr("Nothing was done: some of them are not there any more.") : changed.list.error,
            InlineNotice::Kind::Error);
    } else if (changed.isBack) {
        m_notice->hide();
    } else {
        m_notice->showMessage(tr("%n deleted. For a day they can be brought back here.", "pulls and replays", static_cast<int>(changed.ids.size())));
        connect(m_notice->addAction(tr("Undo")), &QPushButton::clicked, this, [this, ids = changed.ids] { change(ids, true); });
    }
}

std::vector<history::Entry> HistoryPage::chosen() const
{
    std::vector<int> rows;
    const QModelIndexList indexes = m_entries->selectionModel()->selectedRows();
    std::transform(indexes.begin(), indexes.end(), std::back_inserter(rows), [](const QModelIndex &index) { return index.row(); });
    std::sort(rows.begin(), rows.end());
    std::vector<history::Entry> entries;
    entries.reserve(rows.size());
    for (const int row : rows) {
        entries.push_back(m_kept[static_cast<std::size_t>(row)]);
    }
    return entries;
}

void HistoryPage::openChosen()
{
    if (const std::vector<history::Entry> entries = chosen(); entries.size() == 1) {
        workspace()->openKept(entries.front().id);
    }
}

void HistoryPage::chooseAndExport()
{
    const FileQuestion question { FileQuestion::Kind::Save, tr("Export as a table"),
        QDir(lastFolder(pictureFolderKey)).filePath(QStringLiteral("history.csv")), tr("Table (*.csv)"), {} };
    askForFile(this, question, [this](const QString &path) {
        rememberFolder(path, pictureFolderKey);
        exportTo(QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".csv") : path);
    });
}

void HistoryPage::exportTo(const QString &path)
{
    m_exported = path;
    m_exportJob.request([entries = chosen(), path] { return exportEntries(entries, path); });
}

void HistoryPage::change(const std::vector<std::int64_t> &ids, bool isBack)
{
    if (ids.empty() || m_changeJob.isBusy()) {
        return;
    }
    m_changeJob.request([ids, isBack] {
        Changed changed { {}, ids, isBack, false };
        {
            history::History file(history::History::usualPath(), history::History::Check::None);
            changed.isDone = isBack ? file.bringBack(ids) : file.setAside(ids, QDateTime::currentSecsSinceEpoch());
            changed.list.error = file.error();
        }
        if (changed.list.error.isEmpty()) {
            changed.list = readKept(history::History::Check::None);
        }
        return changed;
    });
    updateActions();
}

void HistoryPage::updateActions()
{
    const std::vector<history::Entry> entries = chosen();
    const bool hasPulls = std::any_of(m_kept.begin(), m_kept.end(), [](const history::Entry &entry) { return entry.kind == "pull"; });
    const history::TableFault fault = history::tableFault(entries);
    const bool canExport = fault == history::TableFault::None || (fault == history::TableFault::Nothing && hasPulls);
    m_open->setEnabled(entries.size() == 1);
    m_export->setEnabled(canExport);
    m_export->setToolTip(canExport ? tr("Writes what is chosen, or all pulls, as comma-separated values")
                                   : tr("Pulls and replays have other columns: choose one or the other"));
    m_delete->setEnabled(!entries.empty() && !m_changeJob.isBusy());
    m_delete->setToolTip(tr("Takes them out of the history; it can be undone"));
}

void HistoryPage::readChart()
{
    m_chartJob.request([cluster = m_cluster, name = m_account->text().trimmed()] { return readSeries(cluster, name); });
}

void HistoryPage::readDetails()
{
    updateActions();
    const std::vector<history::Entry> entries = chosen();
    const bool areTwo = entries.size() == 2;
    const bool haveNumbers = areTwo && entries.front().kind == entries.back().kind;
    m_differing->setVisible(haveNumbers);
    if (areTwo) {
        const history::Entry &before = entries.back();
        const history::Entry &after = entries.front();
        m_detailHeader->setTitle(tr("In what both differ"));
        m_detailHeader->setRemark(tr("%1 → %2", "two times").arg(entryTimeText(before.made), entryTimeText(after.made)));
        m_detailJob.request(
            [before, after, isOfPolicies = !haveNumbers || m_differing->current() == 1] { return readDifference(before, after, isOfPolicies); });
    } else if (entries.size() == 1) {
        const history::Entry &entry = entries.front();
        m_detailHeader->setTitle(entry.kind == "pull" ? tr("What changed in the policy") : tr("What was measured"));
        m_detailHeader->setRemark(entry.kind == "pull" ? tr("since the pull before; choose two to compare them") : toText(entry.trace));
        m_detailJob.request([entry] { return readEntry(entry); });
    } else {
        m_detailHeader->setTitle(tr("What changed, or was measured"));
        m_detailHeader->setRemark(tr("choose one, or two to compare them"));
        m_detailJob.request([] { return KeptDetails(); });
    }
}

void HistoryPage::receive(const KeptDetails &details)
{
    using Kind = KeptDetails::Kind;
    m_detailModel->removeRows(0, m_detailModel->rowCount());
    const int numbersFrom = details.kind == Kind::Measured ? 1 : details.kind == Kind::Numbers ? 2 : 4;
    nameColumns(m_detailModel,
        details.kind == Kind::Measured
            ? QStringList { tr("Jobs of"), measureText("waitMedian"), measureText("waitP90"), measureText("busy") }
            : QStringList { tr("Of"), details.kind == Kind::Numbers ? tr("Number") : tr("Key"), tr("Before"), tr("After") },
        numbersFrom);
    for (const QStringList &row : details.rows) {
        m_detailModel->appendRow(itemsOf(row, numbersFrom));
    }
    if (details.leftOut > 0) {
        m_detailHeader->setRemark(tr("the first %1 of %2; an export has all")
                                      .arg(integerText(static_cast<std::int64_t>(details.rows.size())),
                                          integerText(static_cast<std::int64_t>(details.rows.size() + details.leftOut))));
    } else if (!details.isReadable) {
        m_detailHeader->setRemark(tr("a policy cannot be read"));
    } else if (details.rows.empty() && chosen().size() == 2) {
        m_detailHeader->setRemark(tr("nothing"));
    }
}

} // namespace apportion

#include "moc_history_page.cpp"
