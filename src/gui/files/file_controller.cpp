// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/file_controller.h"

#include "charts/chart_export.h"
#include "charts/chart_widget.h"
#include "cluster/pull_folder.h"
#include "gui/files/cluster_dialog.h"
#include "gui/files/file_chooser.h"
#include "gui/files/import_dialog.h"
#include "gui/files/keep_pull.h"
#include "gui/files/new_dialog.h"
#include "gui/files/samples.h"
#include "gui/page/chart_menu.h"
#include "gui/page/chart_stage.h"
#include "gui/page/moment_text.h"
#include "gui/page/page.h"
#include "gui/page/workspace.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "models/text_translation.h"
#include "storage/agreement_report.h"
#include "storage/text_file.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>
#include <array>
#include <utility>

namespace apportion
{

QString FileController::firstSentences(const Diagnostics &diagnostics)
{
    QStringList lines;
    for (const Diagnostic &diagnostic : diagnostics) {
        if (diagnostic.severity == Severity::Error && lines.size() < 4) {
            const QString file = QFileInfo(QString::fromStdString(diagnostic.place.file)).fileName();
            QString what = translated(diagnostic.message);
            const QString advice = translated(diagnostic.advice);
            if (file.isEmpty()) {
                lines << what << advice;
            } else {
                while (what.endsWith(QLatin1Char('.')) || what.endsWith(QChar(u'\u3002'))) {
                    what.chop(1); // some findings are whole sentences
                }
                lines << FileController::tr("%1: %2. %3", "a file, what is wrong with it, what to do").arg(file, what, advice);
            }
        }
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

FileController::FileController(Workspace *workspace, QWidget *window) : QObject(window), m_workspace(workspace), m_window(window)
{
    connect(workspace, &Workspace::keptWanted, this, [this](std::int64_t entry) { whenSafe([this, entry] { openKept(entry); }); });
}

void FileController::open(const QStringList &paths)
{
    if (paths.isEmpty()) {
        return;
    }
    const QString shown = QFileInfo(paths.first()).fileName();
    const QString text = paths.size() == 1 ? tr("Opening %1…").arg(shown) : tr("Opening %n files…", nullptr, static_cast<int>(paths.size()));
    m_tasks.runCancellable(
        text, [paths](Progress *progress) { return openFiles(paths, progress); },
        [this, paths](const OpenedFiles &opened) {
            if (!opened.usable) {
                m_recent.remove(QFileInfo(paths.first()).absoluteFilePath());
            }
            load(opened, opened.name, false);
        });
}

void FileController::openSample(const QString &name, const std::function<void()> &then)
{
    const QList<Sample> samples = listSamples();
    for (const Sample &sample : samples) {
        if (sample.name == name) {
            m_tasks.runCancellable(
                tr("Opening %1…").arg(sample.title), [path = sample.path](Progress *progress) { return openPolicyFile(path, progress); },
                [this, sample, then](const OpenedFiles &opened) {
                    m_sample = sample.name;
                    m_sampleTitle = sample.title;
                    load(opened, sample.title, true);
                    if (then && opened.usable && opened.complete) {
                        then();
                    }
                });
            return;
        }
    }
    Q_EMIT failed(tr("There is no sample “%1”.").arg(name), {});
}

void FileController::translateSampleName()
{
    Document *document = m_workspace->document();
    if (m_sampleTitle.isEmpty() || !document->filePath().isEmpty() || document->displayName() != m_sampleTitle) {
        return; // something else is open
    }
    const QList<Sample> samples = listSamples();
    const auto found = std::find_if(samples.begin(), samples.end(), [this](const Sample &sample) { return sample.name == m_sample; });
    if (found != samples.end()) {
        m_sampleTitle = found->title;
        document->setName(m_sampleTitle);
    }
}

void FileController::import(const slurm::ImportFiles &files)
{
    m_tasks.runCancellable(
        tr("Importing…"), [files](Progress *progress) { return openSlurmFiles(files, progress); },
        [this](const OpenedFiles &opened) { load(opened, opened.name, false); });
}

void FileController::load(const OpenedFiles &opened, const QString &name, bool isSample)
{
    if (!opened.usable) {
        Q_EMIT failed(tr("These files hold no policy that could be read."), firstSentences(opened.diagnostics));
        return;
    }
    if (!opened.complete) {
        m_damaged = Damaged { opened, name };
        Q_EMIT damagedChanged();
        return;
    }
    takeOver(opened, name, isSample);
}

void FileController::takeOver(const OpenedFiles &opened, const QString &name, bool isSample)
{
    forgetDamaged();
    const QString path = isSample ? QString() : opened.policyPath;
    Diagnostics diagnostics = opened.diagnostics;
    if (!path.isEmpty() && !opened.baseline) {
        diagnostics.push_back(noBaselineNote(path));
    }
    Project project = opened;
    if (path.isEmpty()) {
        project.settleBaseline(Baseline::Origin::Imported, name, opened.asked);
    }
    m_workspace->document()->load(project, path, name, diagnostics, opened.checksum, opened.damagedPath);
    if (!path.isEmpty()) {
        m_recent.add(path);
        rememberFolder(path);
    }
}

QString FileController::damage() const
{
    return m_damaged ? firstSentences(m_damaged->opened.diagnostics) : QString();
}

void FileController::openDamaged()
{
    whenSafe([this] {
        if (m_damaged) {
            const Damaged damaged = *m_damaged;
            takeOver(damaged.opened, damaged.name, false);
        }
    });
}

void FileController::forgetDamaged()
{
    if (std::exchange(m_damaged, std::nullopt)) {
        Q_EMIT damagedChanged();
    }
}

void FileController::commitEditor()
{
    QWidget *editor = m_window->focusWidget();
    QWidget *above = editor;
    while (above != nullptr && qobject_cast<QAbstractItemView *>(above) == nullptr) {
        above = above->parentWidget();
    }
    if (editor == nullptr || above == editor) {
        return; // a view that has the focus itself edits nothing
    }
    if (const auto *view = qobject_cast<QAbstractItemView *>(above); view != nullptr) {
        auto *cells = qobject_cast<PolicyCellDelegate *>(view->itemDelegateForIndex(view->currentIndex()));
        if (cells != nullptr && cells->refuses(editor)) {
            return; // nobody has to type it again
        }
    }
    editor->clearFocus(); // a cell's editor hands over what stands in it and closes, a field hands it over
    if (above == nullptr) {
        editor->setFocus();
    } else if (m_window->focusWidget() == nullptr) {
        above->setFocus(); // the keys go on where the cell is
    }
}

void FileController::whenSafe(std::function<void()> then, QWidget *above)
{
    commitEditor();
    const Document *document = m_workspace->document();
    if (!document->isModified() || (m_isNobodysWork && m_isNobodysWork())) {
        then();
        return;
    }
    if (m_question != nullptr) {
        m_question->close(); // who asks for something else means that
    }
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Unsaved changes"), tr("Save the changes to %1?").arg(document->displayName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, above == nullptr ? m_window : above);
    m_question = box;
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowModality(Qt::WindowModal);
    box->setInformativeText(whatIsUnsaved(*document));
    box->setDefaultButton(QMessageBox::Save);
    box->setEscapeButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::finished, this, [this, then = std::move(then)](int answer) {
        if (answer == QMessageBox::Save) {
            saveThen(then);
        } else if (answer == QMessageBox::Discard) {
            then();
        }
    });
    box->open();
}

QString FileController::whatIsUnsaved(const Document &document)
{
    const QString place = document.filePath().isEmpty() ? tr("It was never saved.") : QDir::toNativeSeparators(document.filePath());
    if (document.isNowhere()) {
        return place + QLatin1Char('\n') + tr("All of it would be lost.");
    }
    const std::optional<int> steps = document.unsavedSteps();
    const QString edits = steps ? tr("%n edit(s) would be lost.", nullptr, *steps) : tr("What differs from the file would be lost.");
    return place + QLatin1Char('\n') + edits;
}

void FileController::chooseNew()
{
    auto *dialog = new NewDialog(m_window, m_typedOfNew);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this,
        [this, dialog](int result) { m_typedOfNew = result == QDialog::Accepted ? std::nullopt : dialog->typed(); });
    connect(dialog, &NewDialog::policyMade, this, [this, dialog] {
        const auto open = [this, form = QPointer<NewDialog>(dialog), made = dialog->made()] {
            if (form != nullptr) {
                form->done(QDialog::Accepted);
            }
            forgetDamaged();
            m_workspace->document()->load(made.project, {}, QString::fromStdString(made.project.policy.clusterName), made.diagnostics);
            m_workspace->document()->setMade();
        };
        whenSafe(open, dialog);
    });
    dialog->open();
}

void FileController::closePolicy()
{
    whenSafe([this] {
        forgetDamaged();
        m_workspace->close();
    });
}

void FileController::chooseAndOpen()
{
    const QString filters = tr("Policies and Slurm's files (*.apportion *.conf *.cfg *.txt *.json);;Policies (*.apportion);;All files (*)");
    const FileQuestion question { FileQuestion::Kind::OpenSeveral, tr("Open"), lastFolder(), filters, {} };
    askForFiles(m_window, question, [this](const QStringList &paths, const QString &) {
        rememberFolder(paths.first());
        openOrRefresh(paths);
    });
}

void FileController::chooseAndRefresh()
{
    const QString filters = tr("Slurm's files (*.conf *.cfg *.txt *.json);;All files (*)");
    const FileQuestion question { FileQuestion::Kind::OpenSeveral, tr("Refresh from files"), lastFolder(), filters, {} };
    askForFiles(m_window, question, [this](const QStringList &paths, const QString &) {
        rememberFolder(paths.first());
        refreshFrom(paths);
    });
}

void FileController::chooseAndImport()
{
    auto *dialog = new ImportDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const slurm::ImportFiles files = dialog->files();
        whenSafe([this, files] { import(files); });
    });
    dialog->open();
}

void FileController::showCluster(const Palette &palette)
{
    if (m_cluster == nullptr) {
        m_cluster = new ClusterDialog(m_window);
        m_cluster->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_cluster, &ClusterDialog::openRequested, this, [this](const std::shared_ptr<cluster::Pull> &pull) { openOrRefresh(pull); });
        connect(m_cluster, &ClusterDialog::saveRequested, this, &FileController::saveAnswers);
    }
    m_cluster->applyPalette(palette);
    m_cluster->show();
    m_cluster->raise();
    m_cluster->activateWindow();
}

ClusterDialog *FileController::clusterDialog() const
{
    return m_cluster;
}

void FileController::importAnswers(const std::shared_ptr<cluster::Pull> &pull)
{
    // the folder goes along, so that the answers are there until they are read
    const auto work = [files = pull->importFiles(), failures = pull->failures(), folder = pull->folder(), when = pull->when()] {
        OpenedFiles opened = openSlurmFiles(files, slurm::utcClock());
        opened.asked = when;
        opened.diagnostics.insert(opened.diagnostics.begin(), failures.begin(), failures.end());
        keepPull(opened, failures);
        return opened;
    };
    m_tasks.run(tr("Importing…"), work, [this, folder = pull->folder()](const OpenedFiles &opened) {
        load(opened, opened.name, false);
        if (opened.usable && m_cluster != nullptr) {
            m_cluster->close();
        }
    });
}

void FileController::saveAnswers(const std::shared_ptr<cluster::Pull> &pull, const QString &given)
{
    const QString folder = cluster::placeOfPull(given, hasErrors(pull->failures()));
    const auto work = [asked = pull->asked(), options = pull->options(), kept = pull->folder(), when = pull->when(), folder] {
        return cluster::savePull(asked, options, when, folder);
    };
    m_tasks.run(tr("Saving %1…").arg(QFileInfo(folder).fileName()), work, [this, folder](const QString &problem) {
        const QString text = problem.isEmpty() ? tr("Saved in %1").arg(QDir::toNativeSeparators(folder)) : problem;
        if (m_cluster != nullptr) {
            m_cluster->showMessage(text, !problem.isEmpty());
        } else if (problem.isEmpty()) {
            Q_EMIT said(text);
        } else {
            Q_EMIT failed(tr("The answers could not be saved."), problem);
        }
    });
}

void FileController::chooseAndSaveAgreement(const std::shared_ptr<const ClusterAgreement> &agreement)
{
    const FileQuestion question { FileQuestion::Kind::Save, tr("Write a report"),
        QDir(lastFolder()).filePath(QStringLiteral("agreement-report.apportion")), tr("Report (*.apportion)"), {} };
    askForFile(m_window, question, [this, agreement](const QString &path) {
        const auto work = [agreement, path, version = QCoreApplication::applicationVersion().toStdString()] {
            QString error;
            const bool isWritten = writeTextFile(path, agreementReport(agreement->imported, agreement->printed, version), &error);
            return isWritten ? QString() : error;
        };
        m_tasks.run(tr("Writing…"), work, [this, path](const QString &error) {
            if (error.isEmpty()) {
                Q_EMIT said(tr("Wrote %1").arg(QFileInfo(path).fileName()));
            } else {
                Q_EMIT failed(tr("The report could not be written."), error);
            }
        });
    });
}

void FileController::chooseAndSaveChart(const ChartRequest &request)
{
    if (request.chart.isNull()) {
        return;
    }
    struct Kind
    {
        ChartFormat format;
        QString suffix;
        QString filter;
    };
    const std::array kinds { Kind { ChartFormat::Png, QStringLiteral(".png"), tr("Picture (*.png)") },
        Kind { ChartFormat::Svg, QStringLiteral(".svg"), tr("Drawing (*.svg)") },
        Kind { ChartFormat::Pdf, QStringLiteral(".pdf"), tr("Page (*.pdf)") },
        Kind { ChartFormat::Csv, QStringLiteral(".csv"), tr("Table (*.csv)") } };
    QStringList filters;
    for (const Kind &kind : kinds) {
        filters.append(kind.filter);
    }
    const auto wanted = std::find_if(kinds.begin(), kinds.end(), [&](const Kind &kind) { return kind.format == request.format; });
    const QString stem = request.chart->title().toLower().remove(QLatin1Char(':')).replace(QLatin1Char(' '), QLatin1Char('-'));
    const FileQuestion question { FileQuestion::Kind::Save, tr("Save chart"), QDir(lastFolder(pictureFolderKey)).filePath(stem + wanted->suffix),
        filters.join(QStringLiteral(";;")), wanted->filter };
    askForFiles(m_window, question, [this, request, kinds, wanted = *wanted](const QStringList &paths, const QString &filter) {
        const auto chosen = std::find_if(kinds.begin(), kinds.end(), [&](const Kind &kind) { return kind.filter == filter; });
        const Kind &kind = chosen == kinds.end() ? wanted : *chosen;
        const QString &path = paths.first();
        const bool named = !QFileInfo(path).suffix().isEmpty();
        ChartRequest toSave = request;
        toSave.format = kind.format;
        saveChart(toSave, named ? path : path + kind.suffix);
    });
}

void FileController::captionChart(ChartWidget *chart)
{
    const auto &results = m_workspace->results();
    const bool isElsewhere = results && (results->ahead || results->past);
    const std::int64_t usageTime = isElsewhere ? results->present : results && results->evaluation ? results->evaluation->now() : 0;
    QString caption = pictureCaption(m_workspace->document()->displayName(), m_workspace->document()->project().scenario, usageTime);
    if (isElsewhere) {
        caption += QStringLiteral(" · ") + momentMark(results->ahead ? results->ahead->seconds : results->past->time - results->present, usageTime);
    }
    chart->setCaption(caption);
    if (auto *stage = qobject_cast<ChartStage *>(chart->window()); stage != nullptr) {
        connect(m_workspace, &Workspace::resultsChanged, stage, &ChartStage::tellCaption, Qt::UniqueConnection);
    }
}

void FileController::saveChart(const ChartRequest &request, const QString &path)
{
    if (request.chart.isNull()) {
        return;
    }
    rememberFolder(path, pictureFolderKey);
    captionChart(request.chart);
    // drawing belongs here, writing does not
    const ChartFormat format = chartFormatOf(path, request.format);
    const bool isTable = format == ChartFormat::Csv;
    const QByteArray bytes = isTable ? QByteArray() : renderChart(*request.chart, format, request.size, request.scale);
    const ChartTable table = isTable ? exportedTable(*request.chart) : ChartTable();
    m_tasks.run(
        tr("Writing %1…").arg(QFileInfo(path).fileName()),
        [path, isTable, bytes, table] { return isTable ? writeChartTable(path, table) : writeChartFile(path, bytes); },
        [this, path](const QString &error) {
            if (error.isEmpty()) {
                Q_EMIT said(tr("Wrote %1").arg(QDir::toNativeSeparators(path)));
            } else {
                Q_EMIT failed(tr("%1 could not be written.").arg(QFileInfo(path).fileName()), error);
            }
        });
}

void FileController::setBaselineFrom(const QStringList &paths, std::function<void()> then)
{
    if (paths.isEmpty()) {
        return;
    }
    m_tasks.runCancellable(
        tr("Opening %1…").arg(QFileInfo(paths.first()).fileName()), [paths](Progress *progress) { return openFiles(paths, progress); },
        [this, paths, then = std::move(then)](const OpenedFiles &opened) {
            if (!opened.usable) {
                Q_EMIT failed(tr("These files hold no policy that could be read."), firstSentences(opened.diagnostics));
                return;
            }
            if (!opened.complete) {
                Q_EMIT failed(tr("%1 is not complete: nothing is compared with it.").arg(opened.name), firstSentences(opened.diagnostics));
                return;
            }
            m_workspace->document()->setBaseline(opened, { Baseline::Origin::File, QFileInfo(paths.first()).fileName(), opened.asked });
            then();
        });
}

void FileController::compareWithExported()
{
    Document *document = m_workspace->document();
    if (const std::optional<ProjectVersion> exported = document->project().exported) {
        document->setBaseline(exported->snapshot, exported->info);
        Q_EMIT baselineChosen();
    }
}

void FileController::chooseBaseline()
{
    const FileQuestion question { FileQuestion::Kind::OpenSeveral, tr("Compare with"), lastFolder(), tr("Policies (*.apportion);;All files (*)"),
        {} };
    askForFiles(
        m_window, question, [this](const QStringList &paths, const QString &) { setBaselineFrom(paths, [this] { Q_EMIT baselineChosen(); }); });
}

void FileController::save()
{
    saveThen({});
}

void FileController::saveAs()
{
    saveAsThen({});
}

void FileController::saveThen(const Then &then)
{
    commitEditor();
    const Document *document = m_workspace->document();
    if (!m_workspace->hasPolicy()) {
        return;
    }
    if (document->filePath().isEmpty()) {
        saveAsThen(then);
    } else {
        write(document->filePath(), document->fileChecksum(), then);
    }
}

void FileController::saveAsThen(const Then &then)
{
    commitEditor();
    if (!m_workspace->hasPolicy()) {
        return;
    }
    const FileQuestion question { FileQuestion::Kind::Save, tr("Save policy"), suggestedPath(), tr("Policies (*.apportion)"), {} };
    askForFile(m_window, question, [this, then](const QString &chosen) {
        const bool named = !QFileInfo(chosen).suffix().isEmpty();
        const QString path = named ? chosen : chosen + QLatin1String(policyFileExtension);
        rememberFolder(path);
        const QString damaged = QFileInfo(m_workspace->document()->rescuedFrom()).canonicalFilePath();
        if (!damaged.isEmpty() && QFileInfo(path).canonicalFilePath() == damaged) {
            Q_EMIT failed(tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                tr("It is the file that is not complete, and stays as it is: choose another name."));
            return;
        }
        // the dialog has asked already whether the file may be replaced
        write(path, {}, then);
    });
}

void FileController::write(const QString &path, const QByteArray &expectedChecksum, const Then &then)
{
    const Project now = m_workspace->document()->project();
    const quint64 generation = m_workspace->document()->generation();
    const auto note = m_saveNotes ? m_saveNotes(path, generation) : std::function<void(const QByteArray &)>();
    m_tasks.runStoppable(
        tr("Saving %1…").arg(QFileInfo(path).fileName()),
        [path, now, expectedChecksum, note](Progress *progress) { return writePolicyFile(path, now, expectedChecksum, progress, note); },
        [this, path, now, generation, then](const WrittenPolicy &result) { written(path, result, generation, now, then); });
}

void FileController::written(const QString &path, const WrittenPolicy &result, quint64 generation, const Project &project, const Then &then)
{
    switch (result.status) {
    case WrittenPolicy::Status::Written:
        m_workspace->document()->setSaved(path, result.checksum, generation, project);
        m_recent.add(path);
        Q_EMIT said(tr("Saved %1").arg(QFileInfo(path).fileName()));
        if (then) {
            whenSafe(then); // something may have been edited meanwhile
        }
        return;
    case WrittenPolicy::Status::Stopped:
        Q_EMIT said(tr("Not saved: %1 is as it was.").arg(QFileInfo(path).fileName()));
        return;
    case WrittenPolicy::Status::ChangedByOthers:
        m_afterRefused = then;
        Q_EMIT saveRefused();
        return;
    case WrittenPolicy::Status::Failed:
        Q_EMIT saveFailed(tr("%1 could not be saved.").arg(QFileInfo(path).fileName()), result.error);
        return;
    }
}

void FileController::overwrite(const QByteArray &seen)
{
    const Then then = std::exchange(m_afterRefused, {});
    write(m_workspace->document()->filePath(), seen, then);
}

void FileController::saveRefusedAs()
{
    saveAsThen(std::exchange(m_afterRefused, {}));
}

void FileController::forgetRefused()
{
    m_afterRefused = {};
}

QString FileController::suggestedPath() const
{
    const Document *document = m_workspace->document();
    if (!document->filePath().isEmpty()) {
        return document->filePath();
    }
    QString stem = QString::fromStdString(document->policy().clusterName);
    if (stem.isEmpty()) {
        stem = tr("policy", "the suggested name of a new policy file");
    }
    return QDir(lastFolder()).filePath(stem + QLatin1String(policyFileExtension));
}

} // namespace apportion

#include "moc_file_controller.cpp"
