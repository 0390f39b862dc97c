// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_job.h"
#include "gui/files/new_policy.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace apportion
{

/// One page from which a policy for a new cluster is made: its name, nodes, partitions, algorithm, and accounts.
class NewDialog : public QDialog
{
    Q_OBJECT

public:
    /// @p left: what was typed into one that was given up; it stands there again, as one more thing to begin with.
    explicit NewDialog(QWidget *parent = nullptr, const std::optional<NewPolicy> &left = {});

    [[nodiscard]] NewPolicy wanted() const;
    /// What somebody typed, there or else under another beginning; nothing where all of it is as the beginnings have it.
    [[nodiscard]] std::optional<NewPolicy> typed() const;
    void setWanted(const NewPolicy &wanted);
    /// Writes a table from a file over what stands among the accounts, a step that the field takes back; where it cannot be read it
    /// says why.
    void readAccounts(const QString &path);
    /// What was made when it was said to be.
    [[nodiscard]] const MadePolicy &made() const { return m_made; }

    /// Makes it, away from this thread. It stays open, with all that was typed, until it is done with.
    void accept() override;

Q_SIGNALS:
    /// made() is a policy.
    void policyMade();

private:
    QTableWidget *addTable(const QString &title, const QStringList &columns);
    void fillTable(QTableWidget *table, const std::vector<QStringList> &rows);
    void chooseCsv();
    void receive(const MadePolicy &made);
    void showProblems(const QStringList &problems);

    QComboBox *m_template;
    QLineEdit *m_cluster;
    QComboBox *m_algorithm;
    QTableWidget *m_nodes;
    QTableWidget *m_partitions;
    QPlainTextEdit *m_accounts;
    QLabel *m_problem;
    std::optional<NewPolicy> m_left; ///< typed under another beginning, the last
    MadePolicy m_made;
    BackgroundJob<MadePolicy> m_making;
    BackgroundJob<QStringList> m_reading; ///< a table, or else why it cannot be read
};

} // namespace apportion
