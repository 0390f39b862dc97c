// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_job.h"
#include "gui/history/history_reading.h"
#include "gui/page/page.h"

#include <QStringList>

class QAction;
class QLineEdit;
class QStackedWidget;
class QStandardItemModel;
class QStringListModel;
class QTableView;

namespace apportion
{

class EmptyState;
class InlineNotice;
class PolicyCellDelegate;
class SectionHeader;
class SegmentedControl;

/// History: the pulls and runs that were kept, usage and fair share of an account over the pulls of a cluster, and what changed
/// in the policy, or was measured; of two that are chosen, in what they differ. They are opened again, exported and deleted here.
/// Everything is read and written away from the window's thread; the list is read each time that the page is shown.
class HistoryPage : public Page
{
    Q_OBJECT

public:
    explicit HistoryPage(Workspace *workspace, QWidget *parent = nullptr);
    ~HistoryPage() override;

    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QList<NamedChart> charts() const override;
    [[nodiscard]] bool showsExplain() const override { return false; }
    /// Whether something is still being read or written.
    [[nodiscard]] bool isBusy() const
    {
        return m_listJob.isBusy() || m_changeJob.isBusy() || m_chartJob.isBusy() || m_detailJob.isBusy() || m_exportJob.isBusy();
    }
    /// Shows an account, or "account/user", of the cluster that is shown.
    void showAccount(const QString &name);
    /// Writes what is chosen, or all pulls, as comma-separated values.
    void exportTo(const QString &path);
    [[nodiscard]] QTableView *entries() const { return m_entries; }
    [[nodiscard]] QTableView *details() const { return m_details; }
    [[nodiscard]] HistoryChart *chart() const { return m_chart; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// What is done to entries, and the list after it.
    struct Changed
    {
        KeptList list;
        std::vector<std::int64_t> ids;
        bool isBack = false; ///< they were brought back, rather than set aside
        bool isDone = false;
    };

    [[nodiscard]] QWidget *buildList();
    [[nodiscard]] QWidget *buildChart();
    [[nodiscard]] QWidget *buildDetails();
    void buildActions();
    void receive(const KeptList &kept);
    void receive(const KeptDetails &details);
    void receive(const Changed &changed);
    void readChart();
    void follow(AssociationId id);
    /// As the history calls it; empty where no pull of the cluster has it.
    [[nodiscard]] QString keptName(AssociationId id) const;
    /// What is shown before anything is asked for: what is picked elsewhere, or the first account: root has no fair share to show.
    [[nodiscard]] QString firstShown() const;
    void readDetails();
    void openChosen();
    void chooseAndExport();
    /// Sets entries aside, or brings them back.
    void change(const std::vector<std::int64_t> &ids, bool isBack);
    void updateActions();
    /// The chosen entries, the newest first.
    [[nodiscard]] std::vector<history::Entry> chosen() const;

    std::vector<history::Entry> m_kept; ///< the newest first, as the list shows them
    std::string m_cluster;
    PolicyCellDelegate *m_cells;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    InlineNotice *m_notice = nullptr;
    QAction *m_open = nullptr;
    QAction *m_export = nullptr;
    QAction *m_delete = nullptr;
    SegmentedControl *m_differing = nullptr; ///< numbers or policies, of two
    SectionHeader *m_header = nullptr;
    SectionHeader *m_detailHeader = nullptr;
    QStandardItemModel *m_entryModel = nullptr;
    QStandardItemModel *m_detailModel = nullptr;
    QStringListModel *m_names = nullptr;
    QTableView *m_entries = nullptr;
    QTableView *m_details = nullptr;
    QLineEdit *m_account = nullptr;
    HistoryChart *m_chart = nullptr;
    BackgroundJob<KeptList> m_listJob;
    BackgroundJob<Changed> m_changeJob; ///< one at a time: none may be overtaken
    BackgroundJob<HistoryData> m_chartJob;
    BackgroundJob<KeptDetails> m_detailJob;
    BackgroundJob<QString> m_exportJob;
    QString m_exported; ///< where to
};

} // namespace apportion
