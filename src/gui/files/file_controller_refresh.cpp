// SPDX-License-Identifier: GPL-3.0-or-later
// What others made of the open policy: merged into it.
#include "gui/files/file_controller.h"

#include "cluster/pull.h"
#include "core/change/lost_people.h"
#include "document/refresh.h"
#include "gui/files/cluster_dialog.h"
#include "gui/files/keep_pull.h"
#include "gui/files/merge_dialog.h"
#include "gui/page/workspace.h"
#include "storage/qt_text.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <string_view>
#include <utility>

namespace apportion
{

namespace
{

QString shortDate(const QDateTime &when)
{
    return QLocale().toString(when.toLocalTime(), QLocale::ShortFormat);
}

/// What the history calls a refresh with files: by the first of them, since clusters are called the same each time.
QString sourceName(const slurm::ImportFiles &files)
{
    const std::vector<std::string> paths = slurm::givenPaths(files);
    const QFileInfo first(QFile::decodeName(QByteArray::fromStdString(paths.front())));
    const QString name = FileController::tr("%1 of %2", "a file, and when it was written").arg(first.fileName(), shortDate(first.lastModified()));
    const auto others = static_cast<int>(paths.size()) - 1;
    return others == 0 ? name : FileController::tr("%1 and %n more files", "a file, and how many others", others).arg(name);
}

QString namesOf(const QStringList &paths)
{
    constexpr qsizetype mostNamed = 12;
    QStringList names;
    for (const QString &path : paths.first(std::min(paths.size(), mostNamed))) {
        names.append(QFileInfo(path).fileName());
    }
    if (paths.size() > mostNamed) {
        names.append(FileController::tr("%n more", "files", static_cast<int>(paths.size() - mostNamed)));
    }
    return names.join(QStringLiteral(", "));
}

/// The names of all files that will be read, those of a folder too, and of what was given and is not: what is missing is seen.
QString whatIsRead(const GivenFiles &given)
{
    QStringList read;
    for (const std::string &path : slurm::givenPaths(given.files)) {
        read.append(QFile::decodeName(QByteArray::fromStdString(path)));
    }
    QStringList leftOut;
    for (const Diagnostic &found : given.diagnostics) {
        if (found.severity != Severity::Note) {
            leftOut.append(toText(found.place.file));
        }
    }
    const QString names = namesOf(read);
    return leftOut.isEmpty() ? names : FileController::tr("%1\nNot read: %2", "the names of files, and those of others").arg(names, namesOf(leftOut));
}

/// What the cluster had and what was read has not.
struct Lost
{
    LostPeople people;
    LostUsage usage;
    StrangeJobs jobs;
};

QString textOf(const LostPeople &lost)
{
    const QString users = FileController::tr("%n user(s)", "who are gone", static_cast<int>(lost.users));
    const QString accounts = FileController::tr("%n account(s)", "that are gone", static_cast<int>(lost.accounts));
    return FileController::tr("%1 of %L2 and %3 of %L4 are not in what was read.", "12 users of 104 and 3 accounts of 31")
        .arg(users)
        .arg(lost.usersBefore)
        .arg(accounts)
        .arg(lost.accountsBefore);
}

QString textOf(const LostUsage &lost)
{
    return FileController::tr("%n of the %L1 users who had used something have no usage in what was read.", "", static_cast<int>(lost.users))
        .arg(lost.usersBefore);
}

QString textOf(const StrangeJobs &strange)
{
    return FileController::tr("%n of the %L1 jobs are of users or accounts that the policy does not have.", "", static_cast<int>(strange.strange))
        .arg(strange.jobs);
}

const Diagnostic *findingOf(const OpenedFiles &opened, std::string_view code)
{
    const auto found
        = std::find_if(opened.diagnostics.begin(), opened.diagnostics.end(), [code](const Diagnostic &finding) { return finding.code == code; });
    return found == opened.diagnostics.end() ? nullptr : &*found;
}

bool isSameConflict(const MergeConflict &a, const MergeConflict &b)
{
    return a.scenario == b.scenario && a.object == b.object && a.field == b.field;
}

/// In how many of the conflicts theirs was chosen.
std::size_t countTaken(const std::vector<MergeConflict> &conflicts, const std::vector<MergeConflict> &takeTheirs)
{
    const auto isTaken = [&takeTheirs](const MergeConflict &conflict) {
        return std::any_of(
            takeTheirs.begin(), takeTheirs.end(), [&conflict](const MergeConflict &chosen) { return isSameConflict(conflict, chosen); });
    };
    return static_cast<std::size_t>(std::count_if(conflicts.begin(), conflicts.end(), isTaken));
}

} // namespace

struct FileController::Merging
{
    MergeWork work;
    QString theirName;
    std::function<void(const MergeResult &merged)> then;
    std::vector<MergeConflict> takeTheirs {}; ///< that were chosen so
    std::vector<MergeConflict> asked {}; ///< that were shown
};

/// What a refresh made.
struct FileController::Refreshed
{
    Project project;
    std::size_t taken = 0; ///< values and rows that came in
};

void FileController::openOrRefresh(const QStringList &paths)
{
    const auto openThem = [this, paths] { whenSafe([this, paths] { open(paths); }); };
    if (!m_workspace->hasPolicy()) {
        openThem();
        return;
    }
    m_tasks.run(
        {}, [paths] { return sortFiles(paths); },
        [this, openThem, paths](const GivenFiles &given) {
            if (given.hasPolicy) {
                openThem();
                return;
            }
            if (given.files == slurm::ImportFiles()) {
                open(paths); // which only says why not: nobody has to save anything for that
                return;
            }
            const auto refreshIt = [this, given] { refreshWith(given); };
            if (slurm::isSituationAlone(given.files)) {
                refreshIt();
            } else {
                askToRefresh(tr("Refresh %1 with what these files tell, or open them as another policy?"), refreshIt, openThem, whatIsRead(given));
            }
        });
}

void FileController::refreshFrom(const QStringList &paths)
{
    m_tasks.run(
        {}, [paths] { return sortFiles(paths); },
        [this](const GivenFiles &given) {
            if (given.hasPolicy || given.files == slurm::ImportFiles()) {
                Q_EMIT failed(tr("Nothing was refreshed: none of these is a file of Slurm."), {});
            } else {
                refreshWith(given);
            }
        });
}

void FileController::refreshWith(const GivenFiles &given)
{
    refresh([given](const Snapshot &known, Progress *progress) { return openOnto(known, given, progress); }, sourceName(given.files), {});
}

void FileController::openOrRefresh(const std::shared_ptr<cluster::Pull> &pull)
{
    const auto openIt = [this, pull] { whenSafe([this, pull] { importAnswers(pull); }); };
    if (!m_workspace->hasPolicy()) {
        openIt();
        return;
    }
    const auto refreshIt = [this, pull] {
        const GivenFiles given { pull->importFiles(), pull->failures(), false };
        // the folder goes along, so that the answers are there until they are read
        const auto reader = [given, folder = pull->folder(), when = pull->when()](const Snapshot &known, Progress *progress) {
            OpenedFiles opened = openOnto(known, given, slurm::utcClock(), progress);
            opened.asked = when;
            keepPull(opened, given.diagnostics);
            return opened;
        };
        refresh(reader, {}, [this] {
            if (m_cluster != nullptr) {
                m_cluster->close();
            }
        });
    };
    askToRefresh(tr("Refresh %1 with what the cluster answered, or open that as another policy?"), refreshIt, openIt);
}

void FileController::askToRefresh(const QString &question, const Then &refresh, const Then &open, const QString &files)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Refresh or open"), question.arg(m_workspace->document()->displayName()), QMessageBox::Cancel,
        m_cluster != nullptr && m_cluster->isVisible() ? m_cluster.data() : m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowModality(Qt::WindowModal);
    const QString meaning = tr("Refreshing takes what only the cluster changed and keeps what only you changed. You choose where both changed the "
                               "same; undo takes it back.");
    box->setInformativeText(files.isEmpty() ? meaning : tr("%1\n\n%2", "the names of files, and what becomes of them").arg(files, meaning));
    QPushButton *refreshing = box->addButton(tr("Refresh"), QMessageBox::AcceptRole);
    const QPushButton *opening = box->addButton(tr("Open"), QMessageBox::ActionRole);
    box->setDefaultButton(refreshing);
    connect(refreshing, &QPushButton::clicked, this, refresh);
    connect(opening, &QPushButton::clicked, this, open);
    box->open();
}

void FileController::refresh(const Reader &reader, const QString &source, const Then &then)
{
    const Project mine = m_workspace->document()->project();
    const auto read = [reader, known = mine.baseline->snapshot](Progress *progress) {
        OpenedFiles opened = reader(known, progress);
        const Lost lost { lostPeople(known.policy.associations, opened.policy.associations), lostUsage(known, opened), strangeJobs(known, opened) };
        return std::pair(std::move(opened), lost);
    };
    m_tasks.runCancellable(tr("Importing…"), read, [this, mine, source, then](const std::pair<OpenedFiles, Lost> &result) {
        const auto &[opened, lost] = result;
        if (!opened.usable || !opened.complete) {
            Q_EMIT failed(tr("Nothing was refreshed: not all of it could be read."), firstSentences(opened.diagnostics));
            return;
        }
        const auto merge = [this, mine, told = opened, source, then] { mergeRefreshed(mine, told, source, then); };
        if (const Diagnostic *other = findingOf(opened, "flat-cluster-other"); other != nullptr) {
            confirmRefresh(tr("Another cluster"), translated(other->message),
                tr("A refresh takes them in place of the accounts that the policy was made of."), merge);
        } else if (lost.people.areMany()) {
            confirmRefresh(tr("Much is gone"), textOf(lost.people),
                tr("A refresh takes them for removed on the cluster. Was the file cut short, or is it of a part of the cluster alone?"), merge);
        } else if (lost.usage.isMuch() && findingOf(opened, "sshare-missing") != nullptr) {
            confirmRefresh(tr("Much usage is gone"), textOf(lost.usage),
                tr("A refresh takes them to have used nothing. Was sshare printed without -a, was the file cut short, or is it of another cluster?"),
                merge);
        } else if (lost.jobs.areMany()) {
            confirmRefresh(
                tr("Strange jobs"), textOf(lost.jobs), tr("A refresh takes them in place of the queue. Are they of another cluster?"), merge);
        } else {
            merge();
        }
    });
}

void FileController::confirmRefresh(const QString &title, const QString &text, const QString &meaning, const Then &then)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, title, text, QMessageBox::Cancel, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowModality(Qt::WindowModal);
    box->setInformativeText(meaning);
    const QPushButton *refreshing = box->addButton(tr("Refresh"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(refreshing, &QPushButton::clicked, this, then);
    box->open();
}

void FileController::mergeRefreshed(const Project &mine, const OpenedFiles &opened, const QString &source, const Then &then)
{
    const auto work = [mine, opened](const std::vector<MergeConflict> &takeTheirs) {
        MergedPolicy merged = refreshedDraft(mine, opened, takeTheirs);
        RefreshedScenarios others = refreshedScenarios(mine, opened, merged, takeTheirs);
        merged.conflicts.insert(merged.conflicts.end(), others.conflicts.begin(), others.conflicts.end());
        const std::size_t taken = merged.taken + countTaken(merged.conflicts, takeTheirs);
        return MergeResult { std::move(merged.snapshot), std::move(others.snapshots), std::move(merged.conflicts), taken };
    };
    askAndMerge({ work, tr("On the cluster"), [this, mine, opened, source, then](const MergeResult &merged) {
                     m_tasks.run(
                         tr("Merging…"), [mine, opened, merged] { return refreshedProject(mine, opened, merged.draft, merged.scenarios); },
                         [this, mine, opened, merged, source, then](const Project &refreshed) {
                             takeRefreshed(mine, opened, { refreshed, merged.taken }, source);
                             if (then) {
                                 then();
                             }
                         });
                 } });
}

void FileController::takeRefreshed(const Project &mine, const OpenedFiles &opened, const Refreshed &refreshed, const QString &source)
{
    Document *document = m_workspace->document();
    if (document->project().scenario != mine.scenario || !(document->snapshot() == mine)
        || !(document->baselineSnapshot() == mine.baseline->snapshot)) {
        Q_EMIT failed(tr("Nothing was refreshed: the policy was changed meanwhile. Refresh it again."), {});
        return;
    }
    const QString from = source.isEmpty() ? tr("%1 as of %2", "a cluster, and when it was asked").arg(opened.name, shortDate(opened.asked)) : source;
    document->replaceProject(refreshed.project, tr("Refresh from %1").arg(from), opened.diagnostics);
    const bool isSame = static_cast<const Snapshot &>(refreshed.project) == mine; // else what was tried with usage or jobs is gone
    const auto taken = static_cast<int>(refreshed.taken);
    Q_EMIT said(taken > 0 ? tr("Refreshed from %1: %n change(s) came in", "", taken).arg(from)
            : isSame      ? tr("Refreshed from %1: nothing was new").arg(from)
                          : tr("Refreshed from %1").arg(from));
}

void FileController::merge(const MergeSides &sides, const std::function<void(const MergeResult &merged)> &then)
{
    const auto work = [sides](const std::vector<MergeConflict> &takeTheirs) {
        MergedPolicy merged = mergePolicies(sides.base, sides.mine, sides.theirs, takeTheirs);
        const std::size_t taken = merged.taken + countTaken(merged.conflicts, takeTheirs);
        return MergeResult { std::move(merged.snapshot), {}, std::move(merged.conflicts), taken };
    };
    askAndMerge({ work, sides.theirName, then });
}

void FileController::askAndMerge(const Merging &merging)
{
    m_tasks.run(
        tr("Merging…"), [work = merging.work, taken = merging.takeTheirs] { return work(taken); },
        [this, merging](const MergeResult &merged) {
            std::vector<MergeConflict> open; // a choice may lead to others: with an account under another name comes what is in it
            for (const MergeConflict &conflict : merged.conflicts) {
                const auto isIt = [&conflict](const MergeConflict &other) { return isSameConflict(conflict, other); };
                if (std::none_of(merging.asked.begin(), merging.asked.end(), isIt)) {
                    open.push_back(conflict);
                }
            }
            if (open.empty()) {
                merging.then(merged);
                return;
            }
            auto *dialog = new MergeDialog(open, merging.theirName, m_window);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &QDialog::accepted, this, [this, dialog, merging, open] {
                Merging next = merging;
                const std::vector<MergeConflict> taken = dialog->model()->takenTheirs();
                next.takeTheirs.insert(next.takeTheirs.end(), taken.begin(), taken.end());
                next.asked.insert(next.asked.end(), open.begin(), open.end());
                askAndMerge(next);
            });
            dialog->open();
        });
}

} // namespace apportion
