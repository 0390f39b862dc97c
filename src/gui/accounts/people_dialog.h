// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/people/people_sync.h"
#include "engine/background_job.h"
#include "gui/page/workspace.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QPushButton;
class QTableWidget;

namespace apportion
{

/// What lists of people say otherwise than the policy, or why one cannot be read.
struct ComparedPeople
{
    std::vector<PeopleChange> changes;
    QString error;
    QStringList told; ///< of what was left out of them
};

/// A policy with changes made.
struct ChangedPeople
{
    Snapshot snapshot;
    Diagnostics told;
    quint64 generation = 0; ///< of the document that it was made from
};

/// Brings the users of the policy up to date with lists of people: what would change is shown and chosen first, and made as one step
/// of undo. What takes somebody's account away is not chosen until it is asked for.
class PeopleDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PeopleDialog(Workspace *workspace, QWidget *parent = nullptr);

    /// Reads lists and shows what they would change.
    void readLists(const QStringList &files);
    /// The lists as they were before, to tell who was renamed.
    void readEarlier(const QStringList &files);
    [[nodiscard]] QTableWidget *table() const { return m_table; }
    [[nodiscard]] QString message() const;

    /// Makes the chosen changes, away from this thread, and is accepted when they are made.
    void accept() override;

Q_SIGNALS:
    /// Not all could be made, and why.
    void refused(const QString &reason);

private:
    void choose(bool isEarlier);
    void compare();
    void showCompared(const ComparedPeople &compared);
    void take(const ChangedPeople &changed);
    [[nodiscard]] std::vector<PeopleChange> chosen() const;
    void refresh();

    Workspace *m_workspace;
    QTableWidget *m_table;
    QLabel *m_message;
    QPushButton *m_earlierButton;
    QPushButton *m_accept;
    QStringList m_files;
    QStringList m_earlierFiles;
    std::vector<PeopleChange> m_changes;
    BackgroundJob<ComparedPeople> m_comparing;
    BackgroundJob<ChangedPeople> m_making;
};

} // namespace apportion
