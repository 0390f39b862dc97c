// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/history_chart.h"
#include "engine/background_job.h"
#include "gui/page/page.h"
#include "history/history.h"

#include <QStringList>

class QLineEdit;
class QModelIndex;
class QStackedWidget;
class QStandardItemModel;
class QStringListModel;
class QTableView;

namespace apportion
{

class EmptyState;
class PolicyCellDelegate;
class SectionHeader;

/// History: the pulls and runs that were kept, usage and fair share of an account over the pulls of a cluster, and what changed
/// in the policy, or was measured. Everything is read away from the window's thread, each time that the page is shown.
class HistoryPage : public Page
{
    Q_OBJECT

public:
    explicit HistoryPage(Workspace *workspace, QWidget *parent = nullptr);
    ~HistoryPage() override;

    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QList<NamedChart> charts() const override;
    [[nodiscard]] bool showsExplain() const override { return false; }
    /// Whether something is still being read.
    [[nodiscard]] bool isBusy() const { return m_listJob.isBusy() || m_chartJob.isBusy() || m_detailJob.isBusy(); }
    /// Shows an account, or "account/user", of the cluster that is shown.
    void showAccount(const QString &name);
    [[nodiscard]] QTableView *entries() const { return m_entries; }
    [[nodiscard]] QTableView *details() const { return m_details; }
    [[nodiscard]] HistoryChart *chart() const { return m_chart; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// What the list shows.
    struct Kept
    {
        std::vector<history::Entry> entries;
        QStringList names; ///< accounts, and users as account/user, of the newest pull's cluster
        std::string cluster;
        QString error;
        QString putAside;
    };
    /// What belongs to one entry.
    struct Details
    {
        bool isPull = true;
        std::vector<QStringList> rows; ///< of four texts
    };

    [[nodiscard]] QWidget *buildList();
    [[nodiscard]] QWidget *buildChart();
    [[nodiscard]] QWidget *buildDetails();
    void receive(const Kept &kept);
    void receive(const Details &details);
    void readChart();
    void readDetails(const QModelIndex &index);
    [[nodiscard]] static Kept readKept();
    [[nodiscard]] static HistoryData readSeries(const std::string &cluster, const QString &name);
    [[nodiscard]] static Details readEntry(const history::Entry &entry);

    std::vector<history::Entry> m_kept; ///< the newest first, as the list shows them
    std::string m_cluster;
    PolicyCellDelegate *m_cells;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    SectionHeader *m_header = nullptr;
    SectionHeader *m_detailHeader = nullptr;
    QStandardItemModel *m_entryModel = nullptr;
    QStandardItemModel *m_detailModel = nullptr;
    QStringListModel *m_names = nullptr;
    QTableView *m_entries = nullptr;
    QTableView *m_details = nullptr;
    QLineEdit *m_account = nullptr;
    HistoryChart *m_chart = nullptr;
    BackgroundJob<Kept> m_listJob;
    BackgroundJob<HistoryData> m_chartJob;
    BackgroundJob<Details> m_detailJob;
};

} // namespace apportion
