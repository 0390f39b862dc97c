// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/slope_chart.h"
#include "engine/background_job.h"
#include "models/compare_account_model.h"

#include <QWidget>

class QPushButton;

namespace apportion
{

class ComparisonTable;
class SegmentedControl;
class Workspace;

/// The accounts of a comparison: a picture of where each of them comes from and goes to, and their table.
class AccountComparison : public QWidget
{
    Q_OBJECT

public:
    explicit AccountComparison(Workspace *workspace, QWidget *parent = nullptr);

    void setComparison(const std::shared_ptr<const Comparison> &comparison);
    [[nodiscard]] CompareAccountModel *model() const { return m_model; }
    [[nodiscard]] SlopeChart *chart() const { return m_chart; }
    void setFilter(const QString &text);
    void applyPalette(const Palette &palette);

Q_SIGNALS:
    /// What changes for an account, and why, shall be written to be printed or sent.
    void pageRequested(const QString &account);

private:
    void requestSlopes();
    void followSelection();
    [[nodiscard]] QString selectedAccount() const;

    CompareAccountModel *m_model;
    ComparisonTable *m_table;
    SegmentedControl *m_measure;
    QPushButton *m_page;
    SlopeChart *m_chart;
    std::shared_ptr<const Comparison> m_comparison;
    BackgroundJob<SlopeData> m_slopes;
};

} // namespace apportion
