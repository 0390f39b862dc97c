// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page.h"
#include "models/billing_model.h"
#include "models/node_group_model.h"
#include "models/partition_model.h"

#include <QPointer>

class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace apportion
{

class DerivedWeightsModel;
class EmptyState;
class InlineNotice;
class PolicyCellDelegate;
class SectionHeader;
class SegmentedControl;

/// Hardware & Billing: the nodes, what the partitions charge for them, and what the policy's jobs are billed under
/// each of the three rules; at the right the weights that the hardware asks for.
class HardwarePage : public Page
{
    Q_OBJECT

public:
    explicit HardwarePage(Workspace *workspace, QWidget *parent = nullptr);
    ~HardwarePage() override;

    [[nodiscard]] QString title() const override;
    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QWidget *sideWidget() override;
    [[nodiscard]] bool showsExplain() const override;
    bool jumpTo(const ObjectRef &object) override;

private:
    [[nodiscard]] QWidget *buildNodes();
    [[nodiscard]] QWidget *buildPartitions();
    [[nodiscard]] QWidget *buildBilling();
    void buildSide();
    void connectAll();

    void takeResults(const std::shared_ptr<const Results> &results);
    void policyChanged(const PolicyChange &change);
    void refreshTitles();
    void refreshRule();
    void refreshDerived();
    void chooseRule(int rule);
    void applyDerived();
    void explainBilling(const QModelIndex &current);
    void showError(const QString &message);
    [[nodiscard]] std::vector<int> selectedPartitions() const;

    NodeGroupModel *m_nodeModel;
    PartitionModel *m_partitionModel;
    BillingModel *m_billingModel;
    DerivedWeightsModel *m_derivedModel;
    PolicyCellDelegate *m_nodeCells;
    PolicyCellDelegate *m_partitionCells;
    PolicyCellDelegate *m_billingCells;
    PolicyCellDelegate *m_derivedCells;

    InlineNotice *m_notice = nullptr;
    QSplitter *m_splitter = nullptr;
    SectionHeader *m_nodeHeader = nullptr;
    QStackedWidget *m_nodeStack = nullptr;
    QTableView *m_nodes = nullptr;
    SectionHeader *m_partitionHeader = nullptr;
    QStackedWidget *m_partitionStack = nullptr;
    QTableView *m_partitions = nullptr;
    SectionHeader *m_billingHeader = nullptr;
    SegmentedControl *m_rule = nullptr;
    QToolButton *m_everywhere = nullptr;
    QStackedWidget *m_billingStack = nullptr;
    QTableView *m_billing = nullptr;
    QPointer<QWidget> m_side; ///< the window's once it has taken it
    QStackedWidget *m_derivedStack = nullptr;
    EmptyState *m_derivedEmpty = nullptr;
    QTableView *m_derived = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace apportion
