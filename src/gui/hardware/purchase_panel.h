// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/purchase.h"
#include "engine/background_job.h"

#include <QWidget>

class QComboBox;
class QBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace apportion
{

class Workspace;
struct PolicyChange;

/// "This lab buys these nodes: what do its shares become?" The buyer, how many nodes of which kind, for which partitions,
/// over how many years they lose their worth; the answer year by year, the step that adds the nodes and gives the shares,
/// and what it did.
class PurchasePanel : public QWidget
{
    Q_OBJECT

public:
    explicit PurchasePanel(Workspace *workspace, QWidget *parent = nullptr);
    /// Keeps the shares to itself and says @p why instead: a question asks for what they tell. An empty one ends that.
    void setVeiled(const QString &why);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Answer
    {
        quint64 generation = 0;
        Purchase purchase;
        double worth = 0.0; ///< of all nodes bought
        ShareScale scale;
        std::vector<PurchasedShares> shares;
        PolicyEdit edit;
    };

    void build();
    QBoxLayout *makeForm();
    void policyChanged(const PolicyChange &change);
    void fillLists();
    void fillPartitions();
    /// Marks the partitions that have the nodes of the chosen kind.
    void choosePartitions();
    void showPartitions();
    void ask();
    void receive(const Answer &answer);
    void apply();
    [[nodiscard]] Purchase purchase() const;
    [[nodiscard]] QString answerText(const Answer &answer) const;
    /// What apply() did.
    [[nodiscard]] QString doneText() const;

    Workspace *m_workspace;
    QComboBox *m_buyer = nullptr;
    QSpinBox *m_count = nullptr;
    QComboBox *m_kind = nullptr;
    QPushButton *m_partitions = nullptr;
    QMenu *m_partitionMenu = nullptr;
    QComboBox *m_scale = nullptr;
    QSpinBox *m_years = nullptr;
    QLabel *m_verdict = nullptr;
    QLabel *m_done = nullptr;
    QTableWidget *m_table = nullptr;
    QPushButton *m_apply = nullptr;
    Answer m_answer;
    QString m_veil; ///< what is said instead of it
    bool m_stale = true; ///< the lists are not those of the policy
    BackgroundJob<Answer> m_job;
};

} // namespace apportion
