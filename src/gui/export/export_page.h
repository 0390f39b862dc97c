// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_job.h"
#include "gui/export/export_texts.h"
#include "gui/page/page.h"
#include "storage/export_files.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace apportion
{

class BaselineMaker;
class DiffView;
class EmptyState;
class ExportItemDelegate;
class InlineNotice;
class SectionHeader;
class SegmentedControl;
class WorkProgress;

/// Export: what leaves for the cluster, each file with its difference from the baseline, to read, copy and save.
class ExportPage : public Page
{
    Q_OBJECT

public:
    explicit ExportPage(Workspace *workspace, QWidget *parent = nullptr);
    ~ExportPage() override;

    [[nodiscard]] bool showsExplain() const override { return false; }

    void applyPalette(const Palette &palette) override;

    /// Reads the administrator's slurm.conf, of which a version with only the changed lines is shown from then on.
    void setOriginalPath(const QString &path);
    /// Saves every file that can be made into a folder. Files that are there are only replaced when @p replace, and those of an export
    /// that has changed the cluster never.
    void saveAll(const QString &folder, bool replace = false);
    /// Saves the file that is shown.
    void saveShown(const QString &path);
    /// The texts that are shown; those of an older policy while newer ones are made.
    [[nodiscard]] const ExportTexts &texts() const { return m_texts; }
    /// Whether the texts are those of the policy as it is now.
    [[nodiscard]] bool isUpToDate() const;

Q_SIGNALS:
    /// What slurm.conf leaves to be changed by hand; ExportFindings tells it while nobody looks at the page.
    void findingsChanged(const apportion::Diagnostics &findings);
    /// Files were written, or were not.
    void saved(bool complete);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Outcome
    {
        WrittenFiles written;
        QString folder; ///< of everything there is: the draft may become the baseline; empty for one file
        std::optional<PresentFiles> present; ///< why nothing was written: it is to be asked first
        quint64 generation = 0;
        Snapshot snapshot; ///< that was exported
    };

    void buildList();
    [[nodiscard]] QWidget *buildPreview();
    void makeTexts();
    void receiveFindings(const Diagnostics &findings);
    void receiveTexts(const ExportTexts &texts);
    void showUnprepared();
    void showCurrent();
    void refreshButtons();
    /// @p folder: of all files of an export; empty for one of them. Without @p replace it is asked where files are there.
    void write(std::vector<TextFile> files, const QString &folder, bool replace);
    void receiveOutcome(const Outcome &outcome);
    /// Asks where to save: nothing was written, for what is there.
    void offerFolders(const QString &folder, const PresentFiles &present);
    void chooseOriginal();
    void chooseFolder();
    void chooseFile();
    void copyShown();
    [[nodiscard]] ExportKind currentKind() const;
    [[nodiscard]] const ExportIncluded *currentIncluded() const; ///< null: it is one of the files that there always are
    [[nodiscard]] const ExportText &current() const;
    [[nodiscard]] QString currentName() const; ///< under which it is saved
    void listIncluded();
    [[nodiscard]] QString summary(const ExportText &text) const;

    ExportTexts m_texts;
    bool m_stale = true;

    InlineNotice *m_notice;
    InlineNotice *m_byHand; ///< what slurm.conf leaves to be changed by hand
    SectionHeader *m_header;
    QPushButton *m_saveAll;
    QListWidget *m_list = nullptr;
    ExportItemDelegate *m_items;
    SectionHeader *m_previewHeader = nullptr;
    SegmentedControl *m_extent = nullptr;
    QPushButton *m_choose = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QStackedWidget *m_stack = nullptr;
    DiffView *m_view = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_cutNote = nullptr;
    BaselineMaker *m_baseline;
    WorkProgress *m_preparing;
    WorkProgress *m_writing;
    std::shared_ptr<Progress> m_prepared; ///< of the texts that are being made
    BackgroundJob<ExportTexts> m_textJob;
    /// A slurm.conf that was chosen, or why it could not be read.
    struct ChosenConf
    {
        std::optional<slurm::OriginalConf> conf;
        QString error;
    };
    void receiveConf(const ChosenConf &chosen);
    BackgroundJob<ChosenConf> m_confJob;
    BackgroundJob<Outcome> m_writeJob;
};

} // namespace apportion
