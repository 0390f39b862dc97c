// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_job.h"
#include "models/derived_weights_model.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace apportion
{

class EmptyState;
class PolicyCellDelegate;
class Workspace;
struct Palette;

/// Billing weights and raw shares as the hardware asks for them, beside those in force, and the step that takes them
/// over. They are derived away from the GUI thread, anew after every edit while the panel is seen.
class DerivePanel : public QWidget
{
    Q_OBJECT

public:
    explicit DerivePanel(Workspace *workspace, QWidget *parent = nullptr);

    /// The partitions to which weights are given; all when it is empty.
    void setSelectedPartitions(const std::vector<int> &partitions);
    void applyPalette(const Palette &palette);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Derivation
    {
        quint64 generation = 0;
        Policy policy;
        std::vector<DerivedWeights> weights;
        std::vector<DerivedShares> shares;
    };

    void build();
    void derive();
    void receive(const Derivation &derivation);
    void refresh();
    void apply(bool weights, bool shares);

    Workspace *m_workspace;
    DerivedWeightsModel *m_weights;
    DerivedSharesModel *m_shares;
    PolicyCellDelegate *m_cells;
    QTableView *m_weightTable = nullptr;
    QTableView *m_shareTable = nullptr;
    QStackedWidget *m_weightStack = nullptr;
    QStackedWidget *m_shareStack = nullptr;
    QPushButton *m_applyWeights = nullptr;
    QPushButton *m_applyShares = nullptr;
    QPushButton *m_applyBoth = nullptr;
    std::vector<int> m_partitions;
    quint64 m_generation = 0; ///< of the document that is shown
    BackgroundJob<Derivation> m_job;
};

} // namespace apportion
