// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"
#include "core/plan/goal_seek.h"
#include "engine/background_job.h"
#include "models/job_fields.h"

#include <QWidget>

class QComboBox;
class QDateTimeEdit;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace apportion
{

class AnswerRow;
class Workspace;
struct PolicyChange;

/// "What would a job of mine cost, and where would it stand?", at the moment that is shown. A job by form; the answer while it is filled in: billing,
/// each term, its place in the order; and the steps that add it to the policy's jobs, change or remove the selected one,
/// or take jobs from the text of scontrol show job.
class JobForm : public QWidget
{
    Q_OBJECT

public:
    explicit JobForm(Workspace *workspace, QWidget *parent = nullptr);

    /// Adds the jobs of a text that scontrol show job printed; says why when it cannot.
    void addFromText(const QString &text);
    [[nodiscard]] JobFields fields() const;
    void setFields(const JobFields &fields);

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// With the QOS that slurmctld gives a job that names none.
    [[nodiscard]] JobFields asked() const;
    /// Of the jobs of the association that is filled in, when they name none; empty: it is not known.
    [[nodiscard]] QString defaultQosName() const;
    struct Answer
    {
        QString error;
        std::optional<JobOutcome> outcome;
        std::int64_t ahead = 0; ///< of the moment it was asked of, seconds; 0: the present
    };
    struct Pasted
    {
        quint64 generation = 0;
        int count = 0;
        QString error;
        PolicyEdit edit;
    };

    [[nodiscard]] QFormLayout *buildFields();
    void build();
    void connectAll();
    void policyChanged(const PolicyChange &change);
    void receiveSelected();
    void fillQos();
    /// Lets a job that nobody gave a time be submitted at the time at which ages are taken.
    void submitNow();
    void ask();
    void receive(const Answer &answer);
    void receivePasted(const Pasted &pasted);
    void add();
    void change();
    void remove();
    void refreshButtons();
    void applyJobs(std::vector<Job> jobs, const QString &text);
    [[nodiscard]] int selectedJob() const;

    Workspace *m_workspace;
    QLineEdit *m_account = nullptr;
    QLineEdit *m_user = nullptr;
    std::vector<std::pair<QLineEdit *, QString JobFields::*>> m_texts; ///< with these two
    std::vector<std::pair<QSpinBox *, int JobFields::*>> m_numbers;
    QComboBox *m_qos = nullptr;
    QDateTimeEdit *m_submitted = nullptr;
    AnswerRow *m_answer = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_change = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_paste = nullptr;
    bool m_filling = false; ///< fields change by program
    bool m_isSubmittedNow = true; ///< nobody chose another time
    BackgroundJob<Answer> m_job;
    BackgroundJob<Pasted> m_pasteJob;
};

} // namespace apportion
