// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/purchase.h"
#include "engine/background_job.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace apportion
{

class Workspace;
struct PolicyChange;

/// "This lab buys these nodes: what do its shares become?" The buyer, how many nodes of which kind, over how many years
/// they lose their worth; the answer year by year, and the step that adds the nodes and gives the shares.
class PurchasePanel : public QWidget
{
    Q_OBJECT

public:
    explicit PurchasePanel(Workspace *workspace, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Answer
    {
        quint64 generation = 0;
        Purchase purchase;
        std::vector<PurchasedShares> shares;
        PolicyEdit edit;
    };

    void build();
    void policyChanged(const PolicyChange &change);
    void fillLists();
    void ask();
    void receive(const Answer &answer);
    void apply();
    [[nodiscard]] Purchase purchase() const;

    Workspace *m_workspace;
    QComboBox *m_buyer = nullptr;
    QSpinBox *m_count = nullptr;
    QComboBox *m_kind = nullptr;
    QSpinBox *m_years = nullptr;
    QLabel *m_verdict = nullptr;
    QTableWidget *m_table = nullptr;
    QPushButton *m_apply = nullptr;
    Answer m_answer;
    bool m_stale = true; ///< the lists are not those of the policy
    BackgroundJob<Answer> m_job;
};

} // namespace apportion
