// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/file_tasks.h"
#include "gui/files/new_policy.h"
#include "gui/files/recent_files.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QMessageBox;
class QWidget;

namespace apportion::cluster
{
class Pull;
}

namespace apportion
{

class ChartWidget;
class ClusterDialog;
class Document;
class Workspace;
struct ChartRequest;
struct ClusterAgreement;
struct MergeResult;
struct MergeSides;
struct Palette;

/// What the menu File does: opens, imports, saves, and writes pictures; asks only where something would be lost.
///
/// Everything that touches a file runs in FileTasks' thread.
class FileController : public QObject
{
    Q_OBJECT

public:
    FileController(Workspace *workspace, QWidget *window);

    /// The first errors among @p diagnostics, for people.
    [[nodiscard]] static QString firstSentences(const Diagnostics &diagnostics);
    [[nodiscard]] FileTasks *tasks() { return &m_tasks; }
    [[nodiscard]] RecentFiles *recentFiles() { return &m_recent; }

    /// Opens a policy file or Slurm's files, several at once.
    void open(const QStringList &paths);
    /// Opens a policy; Slurm's files refresh the one that is open: usage and jobs at once, others after the user said so.
    void openOrRefresh(const QStringList &paths);
    /// Refreshes the open policy with what Slurm's files tell, without asking; one step of undo.
    void refreshFrom(const QStringList &paths);
    /// Opens a sample, and goes on with @p then when it is there.
    void openSample(const QString &name, const std::function<void()> &then = {});
    /// Calls a sample that is open what it is called in the language that the window has by now.
    void translateSampleName();
    /// Opens the policy of a run or a pull of the history: a policy of its own, that was never saved.
    void openKept(std::int64_t entry);
    void import(const slurm::ImportFiles &files);
    /// What stands in the editor that is open counts as typed.
    void commitEditor();
    /// Goes on with @p then when nothing unsaved is lost by it: at once, or after the user saved or let go.
    /// @p above: the dialog that asks; else the window.
    void whenSafe(std::function<void()> then, QWidget *above = nullptr);
    /// Whether all that was changed is what @p known says it is, a lesson's own: then nobody is asked.
    void setNobodysWork(std::function<bool()> known) { m_isNobodysWork = std::move(known); }

    /// Merges what others made of a project into what was made of it here, and goes on with @p then: at once, or when the
    /// user has chosen among what both changed; not at all when the user gives up.
    void merge(const MergeSides &sides, const std::function<void(const MergeResult &merged)> &then);
    /// What is to be called by saving, for everything up to a generation of the document, right before the new file takes
    /// the place of the old one.
    using SaveNotes = std::function<std::function<void(const QByteArray &checksum)>(const QString &path, quint64 generation)>;
    void setSaveNotes(SaveNotes notes) { m_saveNotes = std::move(notes); }

    /// Compares with what @p paths hold from now on, and goes on with @p then.
    void setBaselineFrom(const QStringList &paths, std::function<void()> then);

    /// Asks what a new policy is to be made of, and opens it.
    void chooseNew();
    /// Goes back to the start page.
    void closePolicy();
    /// Ask for the files first.
    void chooseAndOpen();
    void chooseAndRefresh();
    void chooseAndImport();
    /// Shows the window that asks a running cluster, in the colours of @p palette.
    void showCluster(const Palette &palette);
    /// That window; none while it is closed.
    [[nodiscard]] ClusterDialog *clusterDialog() const;
    /// The file that was not opened because it is not complete, and what is wrong with it; empty when there is none.
    [[nodiscard]] QString damagedPath() const { return m_damaged ? m_damaged->opened.damagedPath : QString(); }
    [[nodiscard]] QString damage() const;
    /// Compares with what was exported last; then baselineChosen().
    void compareWithExported();
    /// Another policy file, or Slurm's files, to compare with; then baselineChosen().
    void chooseBaseline();
    void chooseAndSaveChart(const ChartRequest &request);
    /// Lets pictures of it say of which policy they are, and from when.
    void captionChart(apportion::ChartWidget *chart);
    /// Writes the report on what differs from the cluster.
    void chooseAndSaveAgreement(const std::shared_ptr<const ClusterAgreement> &agreement);

public Q_SLOTS:
    /// Opens what is left of the file that is not complete, for rescue.
    void openDamaged();
    void forgetDamaged();
    /// Saves to the policy's own file; asks for one when it has none.
    void save();
    void saveAs();
    /// After saveRefused(): replaces what somebody else wrote, if it is still what @p seen is the checksum of; saves
    /// under another name; or gives up what was to follow the saving. The first two go on with that.
    void overwrite(const QByteArray &seen);
    void saveRefusedAs();
    void forgetRefused();

Q_SIGNALS:
    /// Something was done, in a few words for the bottom bar.
    void said(const QString &text);
    void baselineChosen();
    /// damagedPath() is another.
    void damagedChanged();
    /// Nothing was written: the policy's file is another than when it was read or saved last.
    void saveRefused();
    /// What was asked for was not possible; @p details may be long.
    void failed(const QString &text, const QString &details);
    /// The policy could not be written, and is as it was: another place may do.
    void saveFailed(const QString &text, const QString &details);

private:
    using Then = std::function<void()>;

    using Reader = std::function<OpenedFiles(const Snapshot &known, Progress *progress)>;

    void openOrRefresh(const std::shared_ptr<cluster::Pull> &pull);
    /// Asks whether a cluster is to refresh the policy that is open, or to be another one.
    void askToRefresh(const QString &question, const Then &refresh, const Then &open, const QString &files = {});
    /// Refreshes the open policy, as one step of undo, with what @p reader makes of its baseline, in the thread of files.
    /// @p source is what the history names: files, and of when they are; empty: a cluster.
    void refresh(const Reader &reader, const QString &source, const Then &then);
    void refreshWith(const GivenFiles &given);
    /// Asks, with Cancel chosen, before what was read takes much away.
    void confirmRefresh(const QString &title, const QString &text, const QString &meaning, const Then &then);
    void mergeRefreshed(const Project &mine, const OpenedFiles &opened, const QString &source, const Then &then);
    struct Merging;
    /// Merges, and asks what both changed, until nothing is open any more.
    void askAndMerge(const Merging &merging);
    struct Refreshed;
    void takeRefreshed(const Project &mine, const OpenedFiles &opened, const Refreshed &refreshed, const QString &source);
    void importAnswers(const std::shared_ptr<cluster::Pull> &pull);
    void saveAnswers(const std::shared_ptr<cluster::Pull> &pull, const QString &folder);
    /// Opens what was read; what is not complete is only offered.
    void load(const OpenedFiles &opened, const QString &name, bool isSample);
    void takeOver(const OpenedFiles &opened, const QString &name, bool isSample);
    void saveThen(const Then &then);
    void saveAsThen(const Then &then);
    void write(const QString &path, const QByteArray &expectedChecksum, const Then &then);
    void written(const QString &path, const WrittenPolicy &result, quint64 generation, const Project &project, const Then &then);
    [[nodiscard]] QString suggestedPath() const;
    void saveChart(const ChartRequest &request, const QString &path);
    /// For the question what is to become of it: where the file is, and how much would be lost.
    [[nodiscard]] static QString whatIsUnsaved(const Document &document);

    Workspace *m_workspace;
    QWidget *m_window;
    RecentFiles m_recent;
    QPointer<ClusterDialog> m_cluster;
    QPointer<QMessageBox> m_question; ///< whether unsaved edits may go
    FileTasks m_tasks;
    struct Damaged
    {
        OpenedFiles opened;
        QString name;
    };
    std::function<bool()> m_isNobodysWork;
    std::optional<Damaged> m_damaged;
    std::optional<NewPolicy> m_typedOfNew; ///< into the form of a new policy that was given up
    SaveNotes m_saveNotes;
    Then m_afterRefused; ///< what was to follow the saving that was refused
    QString m_sample; ///< that was opened last, by its name
    QString m_sampleTitle; ///< what it is called in the window
};

} // namespace apportion
