// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/decay_data.h"
#include "charts/regime_data.h"
#include "gui/background_job.h"
#include "gui/page.h"
#include "models/account_tree_model.h"

class QStackedWidget;
class QTreeView;

namespace apportion
{

class DecayChart;
class PolicyCellDelegate;
class RegimeChart;
class RegimeDelegate;
class SectionHeader;
class SettingField;

/// Usage & Decay: how usage fades and is reset, the curve of it, the regimes, and the accounts with their usage.
class UsagePage : public Page
{
    Q_OBJECT

public:
    explicit UsagePage(Workspace *workspace, QWidget *parent = nullptr);
    ~UsagePage() override;

    [[nodiscard]] QString title() const override;
    void applyPalette(const Palette &palette) override;
    [[nodiscard]] bool showsExplain() const override;
    [[nodiscard]] QList<NamedChart> charts() const override;
    bool jumpTo(const ObjectRef &object) override;
    [[nodiscard]] bool hasFilter() const override;
    void setFilter(const QString &text) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildFields();
    [[nodiscard]] QWidget *buildCharts();
    [[nodiscard]] QWidget *buildAccounts();
    void connectAll();

    void takeResults(const std::shared_ptr<const Results> &results);
    void policyChanged(const PolicyChange &change);
    void refreshPictures();
    void refreshDecay();
    void refreshTitle();
    void expandTop();
    void selectRow(AssociationId id);
    [[nodiscard]] std::int64_t chartStart() const;

    AccountTreeModel *m_model;
    PolicyCellDelegate *m_cells;
    RegimeDelegate *m_regimeCells;
    SettingField *m_halfLife = nullptr;
    SettingField *m_reset = nullptr;
    SettingField *m_calcPeriod = nullptr;
    SettingField *m_dampening = nullptr;
    DecayChart *m_decay = nullptr;
    RegimeChart *m_regimes = nullptr;
    SectionHeader *m_header = nullptr;
    QTreeView *m_tree = nullptr;
    bool m_stale = true; ///< the pictures are not of the newest results
    BackgroundJob<DecayData> m_decayJob;
    BackgroundJob<RegimeData> m_regimeJob;
};

} // namespace apportion
