// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hardware/derive_panel.h"
#include "gui/widgets/boxes.h"

#include "gui/page/page_layout.h"
#include "gui/page/workspace.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "models/number_format.h"

#include <QLabel>
#include <QPushButton>

namespace apportion
{

namespace
{

QStackedWidget *makeStack(QWidget *table, EmptyState *empty, QWidget *parent)
{
    auto *stack = new FillingStack(parent);
    stack->addWidget(table);
    stack->addWidget(empty);
    return stack;
}

} // namespace

DerivePanel::DerivePanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_weights(new DerivedWeightsModel(workspace->document(), this)),
      m_shares(new DerivedSharesModel(this)), m_cells(new PolicyCellDelegate(this)),
      m_job([this](const Derivation &derivation) { receive(derivation); })
{
    build();
    connect(m_workspace->document(), &Document::policyChanged, this, &DerivePanel::derive);
    derive();
}

void DerivePanel::build()
{
    m_weightTable = makeTable(m_weights, m_cells, tr("Billing weights derived from the hardware"), this);
    setColumnWidths(m_weightTable->horizontalHeader(), { { DerivedWeightsModel::PartitionName, 110 }, { DerivedWeightsModel::Now, 170 } },
        DerivedWeightsModel::Weights);
    m_shareTable = makeTable(m_shares, m_cells, tr("Raw shares derived from the hardware"), this);
    setColumnWidths(m_shareTable->horizontalHeader(),
        { { DerivedSharesModel::Now, 80 }, { DerivedSharesModel::Gratis, 64 }, { DerivedSharesModel::Lab, 64 }, { DerivedSharesModel::Communal, 82 },
            { DerivedSharesModel::Derived, 72 } },
        DerivedSharesModel::AccountName, { DerivedSharesModel::AccountName });
    m_weightStack = makeStack(
        m_weightTable, new EmptyState(tr("The chips are not known"), tr("Choose the chip of each kind of node in the table of nodes.")), this);
    m_shareStack = makeStack(m_shareTable, new EmptyState(tr("No accounts"), tr("Shares are given to the accounts directly below root.")), this);
    m_applyWeights = new QPushButton(this);
    m_applyWeights->setObjectName(QStringLiteral("applyDerived"));
    m_applyShares = new QPushButton(this);
    m_applyShares->setObjectName(QStringLiteral("applyShares"));
    m_applyBoth = new QPushButton(tr("Apply both"), this);
    m_applyBoth->setObjectName(QStringLiteral("applyBoth"));
    connect(m_applyWeights, &QPushButton::clicked, this, [this] { apply(true, false); });
    connect(m_applyShares, &QPushButton::clicked, this, [this] { apply(false, true); });
    connect(m_applyBoth, &QPushButton::clicked, this, [this] { apply(true, true); });

    auto *tables = makeRow({ { m_weightStack, 5 }, { m_shareStack, 6 } }, 0);
    auto *buttons = makeRow({ m_applyWeights, m_applyShares, m_applyBoth, Stretch {} }, 8, { pageMargin, 6, pageMargin, 8 });
    makeColumn(this, { { tables, 1 }, buttons }, 0);
}

void DerivePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    derive();
}

void DerivePanel::derive()
{
    if (m_generation == m_workspace->document()->generation() || !isVisible()) {
        refresh();
        return;
    }
    refresh();
    m_job.request([policy = m_workspace->document()->policy(), generation = m_workspace->document()->generation()] {
        return Derivation { generation, policy, deriveBillingWeights(policy), deriveRawShares(policy) };
    });
}

void DerivePanel::receive(const Derivation &derivation)
{
    m_generation = derivation.generation;
    m_weights->setDerived(derivation.policy, derivation.weights);
    m_shares->setDerived(derivation.policy, derivation.shares);
    refresh();
}

void DerivePanel::setSelectedPartitions(const std::vector<int> &partitions)
{
    m_partitions = partitions;
    refresh();
}

void DerivePanel::refresh()
{
    m_weightStack->setCurrentIndex(m_weights->rowCount() == 0 ? 1 : 0);
    m_shareStack->setCurrentIndex(m_shares->rowCount() == 0 ? 1 : 0);
    // what was derived from an older policy may not overwrite a newer one
    const bool current = m_generation == m_workspace->document()->generation();
    const auto weights = static_cast<int>(m_weights->differing(m_partitions).size());
    const int shares = m_shares->differing();
    m_applyWeights->setVisible(m_weights->rowCount() > 0);
    m_applyWeights->setEnabled(current && weights > 0);
    m_applyShares->setVisible(m_shares->rowCount() > 0);
    m_applyShares->setEnabled(current && shares > 0);
    m_applyBoth->setVisible(m_weights->rowCount() > 0 && m_shares->rowCount() > 0);
    m_applyBoth->setEnabled(current && weights > 0 && shares > 0);
    if (weights == 0) {
        m_applyWeights->setText(m_partitions.empty() ? tr("Weights are in force") : tr("Weights of the selected are in force"));
    } else {
        m_applyWeights->setText(m_partitions.empty() ? tr("Apply weights to all that differ (%1)").arg(integerText(weights))
                                                     : tr("Apply weights to the selected (%1)").arg(integerText(weights)));
    }
    m_applyShares->setText(shares == 0 ? tr("Shares are in force") : tr("Apply shares (%1)").arg(integerText(shares)));
}

void DerivePanel::apply(bool weights, bool shares)
{
    Document *document = m_workspace->document();
    if (m_generation != document->generation()) {
        return;
    }
    Policy draft = document->policy();
    if (weights) {
        m_weights->apply(draft, m_weights->differing(m_partitions));
    }
    if (shares) {
        m_shares->apply(draft);
    }
    const QString text = weights && shares ? tr("Weights and shares from the hardware")
        : weights                          ? tr("Weights from the hardware")
                                           : tr("Shares from the hardware");
    document->apply(editBetween(document->policy(), draft), text);
}

void DerivePanel::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    m_weightTable->viewport()->update();
    m_shareTable->viewport()->update();
}

} // namespace apportion

#include "moc_derive_panel.cpp"
