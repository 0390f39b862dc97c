// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/limit_table.h"

#include "gui/page/page_layout.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QAction>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QShortcut>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

QString wholeNumberText(double value)
{
    return integerText(static_cast<std::int64_t>(std::clamp(std::floor(value), -9e18, 9e18)));
}

/// What is left of one limit of minutes, as a sentence.
QString budgetText(const TresTable &names, const TresBudget &budget)
{
    const QString tres = toText(names.name(budget.tres));
    if (!budget.used) {
        return LimitTable::tr("%1: what was used of it is not known; sshare with the column GrpTRESRaw says it.").arg(tres);
    }
    if (*budget.left() <= 0.0) {
        constexpr double day = 86400.0;
        return budget.secondsUntilFree ? LimitTable::tr("%1: used up; %n days without jobs make room again.", nullptr,
                   static_cast<int>(std::min(1e6, std::ceil(*budget.secondsUntilFree / day))))
                                             .arg(tres)
                                       : LimitTable::tr("%1: used up, and it does not decay.").arg(tres);
    }
    return LimitTable::tr("%1: %2 of %3 TRES × minutes are left; %4 come back within a day.")
        .arg(tres, wholeNumberText(*budget.left()), wholeNumberText(static_cast<double>(budget.limit)), wholeNumberText(budget.regained));
}

} // namespace

LimitTable::LimitTable(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_model(workspace->document()), m_cells(new PolicyCellDelegate(this)),
      m_table(makeTable(&m_model, m_cells, tr("Limits"), this)), m_error(makeText("error", this)), m_budgets(makeText("quiet", this))
{
    m_error->hide();
    m_cells->setQuietColumns({ LimitModel::Of, LimitModel::Otherwise });
    m_cells->setStrongColumns({ LimitModel::Own });
    m_cells->setErrorCheck([this](const QModelIndex &index, const QString &text) { return m_model.errorFor(index, text); });
    m_cells->setChoices([](const QModelIndex &index) {
        QList<PolicyCellDelegate::Choice> choices;
        for (const QString &word : index.data(ChoicesRole).toStringList()) {
            choices.append({ word, word });
        }
        return choices;
    });
    keepFirstColumn(m_table);
    setEditedInPlace(m_table);
    setColumnWidths(m_table->horizontalHeader(),
        { { LimitModel::Kind, 150 }, { LimitModel::Of, 110 }, { LimitModel::Own, 90 }, { LimitModel::Otherwise, 110 } }, LimitModel::Binding);
    auto *remove = new QAction(tr("Take this limit away"), m_table);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    connect(remove, &QAction::triggered, this, [this] {
        std::vector<int> rows;
        for (const QModelIndex &index : m_table->selectionModel()->selectedRows()) {
            rows.push_back(index.row());
        }
        if (rows.empty() && m_table->currentIndex().isValid()) {
            rows.push_back(m_table->currentIndex().row());
        }
        m_model.takeAway(rows);
    });
    m_table->addAction(remove);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (const Qt::Key key : { Qt::Key_Return, Qt::Key_Enter }) { // a dialog would take them for its default button
        auto *edit = new QShortcut(QKeySequence(key), m_table);
        edit->setContext(Qt::WidgetShortcut);
        connect(edit, &QShortcut::activated, this, [this] {
            if (m_model.canEdit(m_table->currentIndex())) {
                m_table->edit(m_table->currentIndex());
            }
        });
    }
    makeColumn(this, { { m_table, 1 }, m_error, m_budgets }, 4);
    connect(m_cells, &PolicyCellDelegate::judged, m_error, [this](const QString &error) {
        m_error->setText(error);
        m_error->setVisible(!error.isEmpty());
    });
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &LimitTable::askNext);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &LimitTable::showBudgets);
    connect(workspace, &Workspace::resultsChanged, this, &LimitTable::showBudgets);
    showBudgets();
}

void LimitTable::setAssociations(const std::vector<AssociationId> &ids)
{
    m_association = ids.size() == 1 ? ids.front() : noAssociation;
    m_table->setColumnHidden(LimitModel::Otherwise, ids.size() != 1);
    m_table->setColumnHidden(LimitModel::Binding, ids.size() != 1);
    m_model.setAssociations(ids);
    showBudgets();
}

void LimitTable::setQos(int index)
{
    m_association = noAssociation;
    m_table->hideColumn(LimitModel::Otherwise);
    m_table->hideColumn(LimitModel::Binding);
    m_model.setQos(index);
}

void LimitTable::setVeiled(bool veiled)
{
    if (std::exchange(m_isVeiled, veiled) != veiled) {
        showBudgets();
    }
}

void LimitTable::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    m_table->viewport()->update();
}

/// Of a limit that is added, each choice asks for what is still missing.
void LimitTable::askNext(const QModelIndex &changed)
{
    const int row = changed.row();
    const QModelIndex of = m_model.index(row, LimitModel::Of);
    const QModelIndex own = m_model.index(row, LimitModel::Own);
    const QModelIndex next = m_model.canEdit(own) ? own : of;
    if (row != m_model.rowCount() - 1 || !m_model.canEdit(next)) {
        return;
    }
    const auto ask = [this, next = QPersistentModelIndex(next)] {
        if (next.isValid()) {
            m_table->setCurrentIndex(next);
            m_table->edit(next);
        }
    };
    QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection); // the cell that was chosen closes first
}

void LimitTable::showBudgets()
{
    const std::shared_ptr<const Evaluation> evaluation = m_workspace->evaluation();
    const Policy &policy = m_workspace->document()->policy();
    QStringList lines;
    if (!m_isVeiled && m_association != noAssociation && policy.associations.isLive(m_association) && evaluation
        && evaluation->tree().isLive(m_association)) {
        for (const TresBudget &budget : tresBudgets(policy, evaluation->situation(), m_association, evaluation->rawUsage(m_association))) {
            lines << budgetText(policy.tres, budget);
        }
    }
    m_budgets->setText(lines.join(QLatin1Char('\n')));
    m_budgets->setVisible(!lines.isEmpty());
}

} // namespace apportion

#include "moc_limit_table.cpp"
