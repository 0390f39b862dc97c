// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recovery.h"

#include "core/change/merge_names.h"
#include "core/change/policy_merge.h"
#include "document/document.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

struct RecoveryText
{
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

/// Looks what became of the file; false when all of the edits stand in it already.
bool lookAtFile(const ReadJournal &journal, RecoverableWork &work)
{
    ReadPolicy now;
    const SaveNote *saved = nullptr; // the program ended right behind it
    for (const SaveNote &note : journal.saving) {
        if (ReadPolicy file = readPolicyFile(note.file); file.complete && file.checksum == note.checksum) {
            saved = &note;
            now = std::move(file);
        }
    }
    if (saved != nullptr) {
        work.header.file = saved->file;
    } else if (journal.header.file.isEmpty()) {
        return true;
    } else {
        now = readPolicyFile(journal.header.file);
    }
    if (!now.usable || !now.complete) {
        // it is gone, or damaged: then nothing is to take its place unasked
        work.header.file = now.checksum.isEmpty() ? work.header.file : QString();
        return true;
    }
    work.fileChecksum = now.checksum;
    work.diagnostics = std::move(now.diagnostics);
    if (saved != nullptr || now.checksum == journal.header.fileChecksum) {
        work.base = std::move(now);
        return saved == nullptr || journal.header.generation > saved->generation || journal.header.aside > saved->aside;
    }
    work.theirs = std::make_shared<const Project>(std::move(now));
    return true;
}

/// What of the draft differs that difference() does not look at. The names are the same in both.
void findOtherEdits(const Snapshot &base, const Snapshot &edited, std::vector<OtherEdit> &others)
{
    const Policy &was = base.policy;
    const Policy &is = edited.policy;
    const auto add = [&others](bool differs, OtherEdit edit) {
        if (differs) {
            others.push_back(edit);
        }
    };
    add(!(was.nodeGroups == is.nodeGroups && was.chips == is.chips), OtherEdit::Nodes);
    add(!(was.tres == is.tres && was.licenses == is.licenses), OtherEdit::Tres);
    add(was.clusterName != is.clusterName || was.release != is.release || was.clusterOptions != is.clusterOptions, OtherEdit::Cluster);
    add(!(was.foreignConf == is.foreignConf && was.foreignAssociations == is.foreignAssociations), OtherEdit::Lines);
    add(!(base.situation.jobs == edited.situation.jobs), OtherEdit::Jobs);
    const AssociationTree &tree = is.associations;
    const AssociationMatch match(was.associations, tree);
    bool hasOtherUsage = base.situation.toldAt != edited.situation.toldAt || base.situation.lastReset != edited.situation.lastReset
        || !(base.situation.tresUsage == edited.situation.tresUsage) || !(base.situation.walkOrder == edited.situation.walkOrder);
    for (AssociationId id = 0; !hasOtherUsage && id < tree.rowCount(); ++id) {
        const AssociationId before = tree.isLive(id) ? match.before(id) : noAssociation;
        hasOtherUsage = before != noAssociation && base.situation.ownUsage(before) != edited.situation.ownUsage(id);
    }
    add(hasOtherUsage, OtherEdit::Usage);
    add(!(was.notes == is.notes), OtherEdit::Notes);
}

/// The same of what stands beside the draft.
void findEditsBeside(const Project &base, const Project &edited, std::vector<OtherEdit> &others)
{
    const std::string was = writePolicyJson(base);
    const auto add = [&](OtherEdit edit, const auto &take) {
        Project now = base;
        take(now);
        if (writePolicyJson(now) != was) {
            others.push_back(edit);
        }
    };
    add(OtherEdit::Scenarios, [&](Project &now) {
        now.scenario = edited.scenario;
        now.others = edited.others;
    });
    add(OtherEdit::Baseline, [&](Project &now) {
        now.baseline = edited.baseline;
        now.agreement = edited.agreement;
    });
    add(OtherEdit::Exported, [&](Project &now) { now.exported = edited.exported; });
    add(OtherEdit::Conf, [&](Project &now) { now.conf = edited.conf; });
}

/// Tells what the edits are: with another name alone, an account is not told to go and to come, and not what names it.
void tellEdits(RecoverableWork &work, bool hasRest)
{
    MergeDecisions decisions({});
    Snapshot edited = work.edited;
    Project base = work.base;
    base.edit(work.edited.scenario); // each scenario is compared with what it was
    const MergeNames names = mergeNames(decisions, base, edited, base, {});
    const AssociationTree &was = base.policy.associations;
    const AssociationTree &is = names.base.policy.associations;
    for (AssociationId id = 0; id < was.rowCount(); ++id) {
        if (names.isRenamedHere(id)) {
            std::pair renamed(toText(was.name(id)), toText(is.name(id)));
            if (std::find(work.renamed.begin(), work.renamed.end(), renamed) == work.renamed.end()) { // a user may stand in several accounts
                work.renamed.push_back(std::move(renamed));
            }
        }
    }
    work.changes = countChanges(difference(names.base.policy, work.edited.policy));
    findOtherEdits(names.base, work.edited, work.others);
    if (hasRest) {
        findEditsBeside(base, work.edited, work.others);
    }
}

/// Whether what stands beside the draft differs: scenarios, what is compared with, slurm.conf, what was exported.
bool differsBesideDraft(const Project &base, const Project &edited)
{
    Project rest = edited;
    static_cast<Snapshot &>(rest) = base; // versions are written as what differs from the draft
    return writePolicyJson(rest) != writePolicyJson(base);
}

/// A file without a baseline is compared with itself as it was opened, each time anew: which nobody set, and is no edit.
void settleAlike(Project &base, const Project &edited)
{
    const auto wasOpened = [](const std::optional<ProjectVersion> &version) { return version && version->info.origin == Baseline::Origin::Opened; };
    if (wasOpened(edited.baseline) && (!base.baseline || wasOpened(base.baseline))) {
        const Snapshot &opened = base.baseline ? base.baseline->snapshot : base;
        if (opened == edited.baseline->snapshot) {
            base.baseline = edited.baseline;
        }
    }
}

/// Whether a save that was begun had everything that is in the journal.
bool isNoted(const ReadJournal &journal)
{
    return std::any_of(journal.saving.begin(), journal.saving.end(),
        [&journal](const SaveNote &note) { return journal.header.generation <= note.generation && journal.header.aside <= note.aside; });
}

/// Whether the edits would change nothing in the file that others wrote since: then they were saved before that.
bool standsInTheirs(const ReadJournal &journal, const RecoverableWork &work)
{
    if (!work.theirs || !isNoted(journal)) {
        return false;
    }
    Project base = work.base;
    Project theirs = *work.theirs;
    base.edit(work.edited.scenario); // drafts of one scenario
    theirs.edit(work.edited.scenario);
    const MergedPolicy merged = mergePolicies(base, theirs, work.edited);
    return merged.taken == 0 && merged.conflicts.empty();
}

QString idOf(const RecoverableWork &work)
{
    return QFileInfo(work.journalPath).completeBaseName();
}

/// Of what a program left that ended between writing a journal and removing the one whose edits it had taken over, the first is
/// kept. Newest first.
void dropSuperseded(std::vector<RecoverableWork> &works)
{
    std::stable_sort(works.begin(), works.end(), [](const RecoverableWork &a, const RecoverableWork &b) { return a.header.when > b.header.when; });
    QStringList superseded;
    std::erase_if(works, [&superseded](const RecoverableWork &work) {
        if (superseded.contains(idOf(work))) {
            removeJournalFiles(work.files());
            return true;
        }
        superseded += work.header.supersedes;
        return false;
    });
}

} // namespace

std::optional<RecoverableWork> readRecoverable(const QString &journalPath)
{
    std::optional<ReadJournal> journal = readJournal(journalPath);
    if (!journal) {
        return std::nullopt;
    }
    RecoverableWork work;
    work.header = journal->header;
    work.base = journal->base;
    work.edited = std::move(journal->edited);
    work.journalPath = journalPath;
    work.fileChecksum = work.header.fileChecksum;
    const bool isElsewhere = !lookAtFile(*journal, work); // or somebody else made the same edits
    settleAlike(journal->base, work.edited);
    settleAlike(work.base, work.edited);
    // it is kept apart since it first changed, and may have been saved then
    const bool hasRest = !work.header.rest.isEmpty() && differsBesideDraft(journal->base, work.edited) && differsBesideDraft(work.base, work.edited);
    work.isSaved = isElsewhere || (work.theirs && !hasRest && draftText(*work.theirs) == draftText(work.edited)) || standsInTheirs(*journal, work);
    tellEdits(work, hasRest);
    return work;
}

Recovery findRecoverable(const QString &folder)
{
    Recovery recovery;
    const QDir place(folder);
    QSet<QString> left;
    const QStringList files = place.entryList(QDir::Files | QDir::Hidden, QDir::Time);
    for (const QString &file : files) {
        const QString id = file.section(QLatin1Char('.'), 0, 0);
        if (left.contains(id) || QUuid::fromString(id).isNull()) {
            continue; // seen, or nothing of ours
        }
        left.insert(id);
        const QString path = place.absoluteFilePath(id + QStringLiteral(".journal"));
        auto lock = std::make_shared<QLockFile>(place.absoluteFilePath(id + QStringLiteral(".lock")));
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0)) {
            continue; // whoever writes it still runs, or offers it
        }
        std::optional<RecoverableWork> work = QFile::exists(path) ? readRecoverable(path) : std::nullopt;
        if (work && !work->isSaved) {
            work->lock = std::move(lock);
            recovery.works.push_back(std::move(*work));
            continue;
        }
        if (!work && QFile::exists(path)) {
            if (const QString aside = setJournalAside(path); !aside.isEmpty()) {
                recovery.setAside.append(aside);
            }
            continue;
        }
        removeJournalFiles(filesOfJournal(path));
    }
    dropSuperseded(recovery.works);
    return recovery;
}

QString setAsideFolder(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("set-aside"));
}

QString setJournalAside(const QString &journalPath)
{
    const QDir aside(setAsideFolder(QFileInfo(journalPath).path()));
    if (!aside.mkpath(QStringLiteral("."))) {
        return {};
    }
    QString place;
    const QStringList files = filesOfJournal(journalPath); // the names are unique already: they were made from random numbers
    for (const QString &file : files) {
        const QString to = aside.filePath(QFileInfo(file).fileName());
        place = QFile::rename(file, to) ? to : QString();
    }
    return place;
}

void recover(Document &document, const RecoverableWork &work, const Project &edited)
{
    const Project &file = work.theirs ? *work.theirs : work.base;
    document.load(file, work.header.file, work.header.name, work.diagnostics, work.header.file.isEmpty() ? QByteArray() : work.fileChecksum);
    document.replaceProject(edited, RecoveryText::tr("Recovered edits"));
    if (work.header.file.isEmpty()) {
        document.setMade(); // it stands in no file
    }
}

} // namespace apportion
