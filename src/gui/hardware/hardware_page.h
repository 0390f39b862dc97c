// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/page.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "models/billing_model.h"
#include "models/chip_model.h"
#include "models/node_group_model.h"
#include "models/partition_model.h"

class QStackedWidget;
class QTableView;
class QToolButton;

namespace apportion
{

class ChartStack;
class DerivePanel;
class InlineNotice;
class PurchasePanel;
class SectionHeader;
class SegmentedControl;
class SettingField;
class TableSection;

/// Hardware & Billing: the nodes, the chips and what is tracked of them; the partitions and what they charge; and below
/// what the policy's jobs are billed under each of the three rules, the weights and shares that the hardware asks for,
/// or what a purchase would do to a lab's shares.
class HardwarePage : public Page
{
    Q_OBJECT

public:
    explicit HardwarePage(Workspace *workspace, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette) override;
    bool jumpTo(const ObjectRef &object) override;
    [[nodiscard]] QList<NamedChart> charts() const override;

private:
    enum Hardware { Nodes, Chips, Tracked };
    enum Question { Billed, Derived, Bought };

    [[nodiscard]] QWidget *buildHardware();
    [[nodiscard]] TableSection *buildNodes();
    [[nodiscard]] TableSection *buildChips();
    [[nodiscard]] QWidget *buildTracked();
    [[nodiscard]] QWidget *buildPartitions();
    void showPartitionPart(int part);
    void showAccess();
    [[nodiscard]] QList<PolicyCellDelegate::Choice> partitionChoices(const QModelIndex &index) const;
    [[nodiscard]] QWidget *buildQuestions();
    [[nodiscard]] QWidget *buildBilling();
    void connectAll();

    void setResults(const std::shared_ptr<const Results> &results);
    void policyChanged(const PolicyChange &change);
    void showHardware(int which);
    void showQuestion(int which);
    void refreshTitles();
    void refreshRule();
    void chooseRule(int rule);
    void explainBilling(const QModelIndex &current);
    /// The job that is spoken of elsewhere stands out in what is billed.
    void followJob(JobRow row);
    void showError(const QString &message);

    NodeGroupModel *m_nodeModel;
    ChipModel *m_chipModel;
    PartitionModel *m_partitionModel;
    BillingModel *m_billingModel;
    PolicyCellDelegate *m_billingCells;

    InlineNotice *m_notice = nullptr;
    QList<SegmentedControl *> m_hardwareChoices; ///< one in the heading of each of the three parts
    QStackedWidget *m_hardwareStack = nullptr;
    TableSection *m_nodes = nullptr;
    TableSection *m_chips = nullptr;
    SettingField *m_tracked = nullptr;
    TableSection *m_partitions = nullptr;
    SectionHeader *m_questionHeader = nullptr;
    SegmentedControl *m_questionChoice = nullptr;
    QStackedWidget *m_questionStack = nullptr;
    SegmentedControl *m_rule = nullptr;
    QToolButton *m_everywhere = nullptr;
    QStackedWidget *m_billingStack = nullptr;
    QTableView *m_billing = nullptr;
    bool m_isFollowing = false; ///< what is selected was chosen elsewhere
    QToolButton *m_asBars = nullptr; ///< the billing as a chart instead of a table
    ChartStack *m_billingBars = nullptr;
    DerivePanel *m_derive = nullptr;
    PurchasePanel *m_purchase = nullptr;
    Palette m_palette = Palette::light();
};

} // namespace apportion
