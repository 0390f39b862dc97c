// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QFrame>

#include <memory>

class QLabel;
class QPushButton;
class QToolButton;

namespace apportion
{

class ElidedLabel;
class ProblemsModel;
struct Agreement;
struct Results;

/// The line at the bottom: how far the numbers are the cluster's, how many problems there are and the worst of them, the size of the policy, how long
/// its evaluation took, what is being done.
class BottomBar : public QFrame
{
    Q_OBJECT

public:
    explicit BottomBar(ProblemsModel *problems, QWidget *parent = nullptr);

    void setResults(const std::shared_ptr<const Results> &results);
    /// On how many numbers Apportion and the cluster agree, with a mark unless on all; null: nothing is known of that.
    void setAgreement(const Agreement *agreement);
    /// What a worker is doing ("Saving university.apportion…"); empty when it is done.
    /// @p canCancel offers to give it up.
    void setProgress(const QString &text, bool canCancel = false);
    /// Says something for some seconds ("Saved university.apportion").
    void say(const QString &text);
    void setProblemsShown(bool shown);
    void applyPalette(const Palette &palette);

Q_SIGNALS:
    void problemsToggled();
    void cancelRequested();
    void agreementRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Count
    {
        QLabel *icon;
        QLabel *number;
    };

    Count addCount();
    void updateProblems();
    void updateStatus();
    /// The message gives way first; where that is not enough, what is counted, and no text is cut off without a sign.
    void fit();

    ProblemsModel *m_problems;
    Palette m_palette = Palette::light();
    Count m_errors {};
    Count m_warnings {};
    Count m_notes {};
    QLabel *m_agreementIcon;
    QPushButton *m_agreement;
    bool m_isWhole = true;
    ElidedLabel *m_message;
    QPushButton *m_toggle;
    ElidedLabel *m_status;
    QPushButton *m_cancel;
    QString m_counts;
    QString m_progress;
    QString m_said;
};

} // namespace apportion
