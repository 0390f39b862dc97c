// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare_page.h"

#include "gui/diff_view.h"
#include "gui/empty_state.h"
#include "gui/look.h"
#include "gui/page_layout.h"
#include "gui/policy_cell_delegate.h"
#include "gui/rise_fall_delegate.h"
#include "gui/why.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/segmented_control.h"
#include "gui/workspace.h"
#include "models/number_format.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShowEvent>
#include <QStackedWidget>

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

constexpr std::size_t linesBeside = 40;
constexpr int linesHigh = 12;

/// How much of what differs between baseline and draft.
struct ChangeCounts
{
    int added = 0;
    int removed = 0;
    int moved = 0;
    int shares = 0;
    int options = 0;
    int weights = 0;
    int settings = 0;
    int partitions = 0;
    int qos = 0;
};

ChangeCounts count(const PolicyDifference &difference)
{
    ChangeCounts counts;
    for (const AssociationChange &change : difference.associations) {
        counts.added += change.kind == AssociationChange::Kind::Added ? 1 : 0;
        counts.removed += change.kind == AssociationChange::Kind::Removed ? 1 : 0;
        counts.moved += change.moved ? 1 : 0;
        counts.shares += change.rawShares ? 1 : 0;
        counts.options += change.priority || change.options ? 1 : 0;
    }
    constexpr std::array weights { PriorityKey::PriorityWeightAge, PriorityKey::PriorityWeightAssoc, PriorityKey::PriorityWeightFairshare,
        PriorityKey::PriorityWeightJobSize, PriorityKey::PriorityWeightPartition, PriorityKey::PriorityWeightQos, PriorityKey::PriorityWeightTres };
    for (const SettingChange &change : difference.settings) {
        const bool isWeight = std::find(weights.begin(), weights.end(), change.key) != weights.end();
        (isWeight ? counts.weights : counts.settings) += 1;
    }
    counts.partitions = static_cast<int>(difference.partitions.size());
    counts.qos = static_cast<int>(difference.qos.size());
    return counts;
}

QString several(int number, const QString &one, const QString &more)
{
    return number == 1 ? one : more;
}

QStringList words(const ChangeCounts &c)
{
    QStringList parts;
    const auto add = [&parts](int number, const QString &one, const QString &more) {
        if (number > 0) {
            parts.append(several(number, one, more));
        }
    };
    add(c.shares, ComparePage::tr("1 share changed"), ComparePage::tr("%n shares changed", nullptr, c.shares));
    add(c.weights, ComparePage::tr("1 weight changed"), ComparePage::tr("%n weights changed", nullptr, c.weights));
    add(c.settings, ComparePage::tr("1 setting changed"), ComparePage::tr("%n settings changed", nullptr, c.settings));
    add(c.partitions, ComparePage::tr("1 partition changed"), ComparePage::tr("%n partitions changed", nullptr, c.partitions));
    add(c.qos, ComparePage::tr("1 QOS changed"), ComparePage::tr("%n QOS changed", nullptr, c.qos));
    add(c.added, ComparePage::tr("1 association added"), ComparePage::tr("%n associations added", nullptr, c.added));
    add(c.removed, ComparePage::tr("1 association removed"), ComparePage::tr("%n associations removed", nullptr, c.removed));
    add(c.moved, ComparePage::tr("1 association moved"), ComparePage::tr("%n associations moved", nullptr, c.moved));
    add(c.options, ComparePage::tr("1 association's options changed"), ComparePage::tr("the options of %n associations changed", nullptr, c.options));
    return parts;
}

/// The calls of sacctmgr for a narrow place: conditions and values on lines of their own.
std::vector<slurm::DiffLine> narrowCommands(const ExportText &script)
{
    std::vector<slurm::DiffLine> lines;
    for (const slurm::DiffLine &line : script.whole) {
        constexpr std::string_view prefix = "run ";
        if (line.line.rfind("run sacctmgr", 0) != 0 || lines.size() >= linesBeside) {
            continue;
        }
        QString text = QString::fromStdString(line.line.substr(prefix.size()));
        text.replace(QLatin1String(" where "), QLatin1String("\n  where "));
        text.replace(QLatin1String(" cluster="), QLatin1String("\n    cluster="));
        text.replace(QLatin1String(" set "), QLatin1String("\n  set "));
        for (const QString &part : text.split(QLatin1Char('\n'))) {
            lines.push_back({ slurm::DiffLine::Kind::Same, part.toStdString() });
        }
    }
    return lines;
}

} // namespace

ComparePage::ComparePage(Workspace *workspace, QWidget *parent)
    : Page(workspace, parent), m_model(new CompareModel(workspace->document(), this)), m_cells(new PolicyCellDelegate(this)),
      m_bars(new RiseFallDelegate(CompareModel::DeltaRole, this)), m_textJob([this](const ExportTexts &texts) { takeTexts(texts); })
{
    m_header = new SectionHeader(tr("Draft against baseline"));
    m_filter = new SegmentedControl({ tr("All users"), tr("Who rises or falls") });
    m_header->addControl(m_filter);
    buildTable();
    m_empty = new EmptyState(
        tr("The draft is as the baseline"), tr("Change a share, a weight or a flag, and this page says who rises, who falls and why."));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeSection(m_header, m_stack, this));
    buildSide();

    connect(workspace, &Workspace::resultsChanged, this, &ComparePage::takeResults);
    connect(workspace->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything) {
            refresh();
        }
    });
    connect(m_model, &CompareModel::countsChanged, this, &ComparePage::refresh);
    connect(m_filter, &SegmentedControl::chosen, this, [this](int choice) { m_model->setOnlyChanged(choice == 1); });
    takeResults(workspace->results());
}

ComparePage::~ComparePage()
{
    if (m_side != nullptr && m_side->parentWidget() == nullptr) {
        delete m_side; // nobody took it
    }
}

QString ComparePage::title() const
{
    return tr("Compare");
}

void ComparePage::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    m_bars->setPalette(palette);
    m_settings->setColours(palette);
    m_commands->setColours(palette);
    m_table->viewport()->update();
}

QWidget *ComparePage::sideWidget()
{
    return m_side;
}

bool ComparePage::showsExplain() const
{
    return true;
}

void ComparePage::buildTable()
{
    m_table = new QTableView(this);
    prepareTable(m_table);
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_cells);
    m_table->setItemDelegateForColumn(CompareModel::Delta, m_bars);
    m_table->setAccessibleName(tr("Users who rise and fall"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_cells->setSignRole(CompareModel::RisenRole, CompareModel::Ranks);
    m_cells->setQuietColumns({ CompareModel::Account, CompareModel::Because });
    using Column = CompareModel::Column;
    setColumnWidths(m_table->horizontalHeader(),
        { { Column::User, 92 }, { Column::Account, 112 }, { Column::BaselineFactor, 92 }, { Column::DraftFactor, 76 }, { Column::Delta, 140 },
            { Column::Ranks, 62 } },
        Column::Because);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (const ExplainQuestion question = questionAbout(current, *workspace()); question.index() != 0) {
            workspace()->explain(question);
        }
    });
}

void ComparePage::buildSide()
{
    m_side = new QWidget;
    auto *layout = new QVBoxLayout(m_side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new SectionHeader(tr("What leaves for the cluster")));
    m_settings = new DiffView;
    m_settings->setAccessibleName(tr("Changed lines of slurm.conf"));
    m_commands = new DiffView;
    m_commands->setAccessibleName(tr("Commands for sacctmgr"));
    for (DiffView *view : { m_settings, m_commands }) {
        setLook(view, "card");
        view->viewport()->setAutoFillBackground(false);
        layout->addWidget(view);
        view->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        view->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        view->fitHeight(linesHigh);
        view->hide();
    }
    m_nothing = new QLabel(tr("Nothing yet: slurm.conf and the accounts stay as they are."));
    setLook(m_nothing, "quiet");
    m_nothing->setWordWrap(true);
    layout->addWidget(m_nothing);
    m_openExport = new QPushButton(tr("Open Export"));
    setLook(m_openExport, "link");
    connect(m_openExport, &QPushButton::clicked, this, &ComparePage::exportRequested);
    layout->addWidget(m_openExport, 0, Qt::AlignLeft);
    layout->addStretch(1);
}

void ComparePage::takeResults(const std::shared_ptr<const Results> &results)
{
    m_model->setResults(results);
    refresh();
    m_stale = true;
    makeTexts();
}

void ComparePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    makeTexts();
}

void ComparePage::makeTexts()
{
    const auto &results = workspace()->results();
    if (!m_stale || !isVisible() || !results || !results->evaluation || !results->baseline) {
        return;
    }
    m_stale = false;
    ExportRequest request { results->baseline->policy(), results->evaluation->policy(), {}, results->generation, false };
    m_textJob.request([request = std::move(request)] { return makeExportTexts(request); });
}

void ComparePage::takeTexts(const ExportTexts &texts)
{
    const std::vector<slurm::DiffLine> settings = changedLines(texts.of(ExportKind::Fragment), linesBeside);
    m_settings->setLines(settings);
    m_settings->setVisible(!settings.empty());
    const ExportText &commands = texts.of(ExportKind::Commands);
    const bool hasCommands = commands.added > 0;
    m_commands->setLines(narrowCommands(commands));
    m_commands->setVisible(hasCommands);
    m_nothing->setVisible(settings.empty() && !hasCommands);
}

void ComparePage::refresh()
{
    const auto &results = workspace()->results();
    const bool known = results && results->evaluation;
    const bool same = !known || (results->difference.isEmpty() && m_model->risenCount() == 0 && m_model->fallenCount() == 0);
    m_stack->setCurrentIndex(same ? 1 : 0);
    m_filter->setVisible(!same);
    m_header->setRemark(same ? QString() : headline());
}

QString ComparePage::headline() const
{
    const int rise = m_model->risenCount();
    const int fall = m_model->fallenCount();
    const int stay = m_model->unchangedCount();
    const QString outcome
        = tr("%1, %2, %3", "who rises, who falls, who stays")
              .arg(several(rise, tr("1 rises"), tr("%n rise", nullptr, rise)), several(fall, tr("1 falls"), tr("%n fall", nullptr, fall)),
                  several(stay, tr("1 stays"), tr("%n stay", nullptr, stay)));
    const QStringList changes = words(count(workspace()->results()->difference));
    return changes.isEmpty() ? outcome : tr("%1 · %2", "what changed, and what it does").arg(changes.join(QStringLiteral(", ")), outcome);
}

} // namespace apportion
