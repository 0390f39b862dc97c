// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/promise_data.h"
#include "charts/slope_chart.h"
#include "engine/background_job.h"
#include "models/compare_account_model.h"

#include <QPointer>
#include <QWidget>

class QPushButton;
class QStackedWidget;

namespace apportion
{

class CommitteeStage;
class ComparisonTable;
class PromiseChart;
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
    [[nodiscard]] PromiseChart *promises() const { return m_promises; }
    /// Shows one account after the other on the whole screen, from the selected one on.
    void openCommittee();
    void setFilter(const QString &text);
    void applyPalette(const Palette &palette);

Q_SIGNALS:
    /// What changes for an account, and why, shall be written to be printed or sent.
    void pageRequested(const QString &account);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void requestPicture();
    void takeSlopes(const SlopeData &made);
    void requestPromises();
    void takePromises(const PromiseData &made);
    void followSelection();
    /// Selects the row of an account, if it is shown.
    void selectAccount(AssociationId account);
    [[nodiscard]] QString selectedAccount() const;

    Workspace *m_workspace;
    CompareAccountModel *m_model;
    ComparisonTable *m_table;
    SegmentedControl *m_measure;
    QPushButton *m_page;
    QPushButton *m_committee;
    SlopeChart *m_chart;
    PromiseChart *m_promises;
    QStackedWidget *m_pictures;
    QPointer<CommitteeStage> m_stage;
    QString m_promiseMark; ///< of the moment that promises were asked for
    bool m_isMeasureChosen = false; ///< by hand: else it is one in which something changes
    bool m_isPictureStale = false; ///< nobody looked at it since
    bool m_isCommitteeWanted = false; ///< as soon as its data are there
    std::shared_ptr<const Comparison> m_comparison;
    BackgroundJob<SlopeData> m_slopes;
    BackgroundJob<PromiseData> m_promiseJob;
};

} // namespace apportion
