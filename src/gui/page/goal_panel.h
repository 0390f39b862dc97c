// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/goal_seek.h"
#include "engine/background_job.h"

#include <QWidget>

#include <array>
#include <utility>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace apportion
{

class AnswerRow;
class Workspace;

/// Questions about the selected account or user answered backwards: how many raw shares bring it to a factor or a rank,
/// and how long it must run nothing until it is back there or above another. Asked of the moment that is shown.
class GoalPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GoalPanel(Workspace *workspace, QWidget *parent = nullptr);
    /// Puts the keyboard into the first question.
    void takeFocus();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct SharesResult
    {
        quint64 generation = 0;
        AssociationId id = noAssociation;
        SharesAnswer answer;
    };
    struct RestResult
    {
        quint64 generation = 0;
        std::int64_t now = 0;
        RestAnswer answer;
    };

    /// The fields of one goal: its kind, the number of it, or the name of another.
    struct GoalFields
    {
        QComboBox *kind = nullptr;
        QDoubleSpinBox *factor = nullptr;
        QSpinBox *rank = nullptr;
        QLineEdit *other = nullptr;
    };

    [[nodiscard]] GoalFields buildGoal(const QString &caption, QWidget *into);
    void build();
    void ask();
    /// Lets goals that nobody typed begin where the half of those before it stand: the first place is out of reach of most.
    void begin(AssociationId id, const Standing &now);
    void askShares();
    void askRest();
    void offerKinds();
    void receiveShares(const SharesResult &result);
    void receiveRest(const RestResult &result);
    void applyShares();
    [[nodiscard]] std::optional<FairShareGoal> goalOf(const GoalFields &fields) const;
    void showFields(const GoalFields &fields);

    Workspace *m_workspace;
    QLabel *m_subject = nullptr;
    QWidget *m_forms = nullptr;
    GoalFields m_sharesGoal;
    GoalFields m_restGoal;
    QComboBox *m_others = nullptr;
    AnswerRow *m_shares = nullptr;
    AnswerRow *m_rest = nullptr;
    SharesResult m_found;
    AssociationId m_begun = noAssociation; ///< whose rank the goals began with
    std::array<bool, 2> m_isTyped { false, false }; ///< the ranks of the goals, by somebody
    BackgroundJob<std::pair<AssociationId, Standing>> m_beginJob;
    BackgroundJob<SharesResult> m_sharesJob;
    BackgroundJob<RestResult> m_restJob;
};

/// The association that a text names: an account, or a user as "account/user"; noAssociation when it is not there, and for root.
[[nodiscard]] AssociationId associationNamed(const AssociationTree &tree, const QString &text);

} // namespace apportion
