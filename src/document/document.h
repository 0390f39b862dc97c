// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/additions.h"
#include "core/change/change_notes.h"
#include "core/change/known_records.h"
#include "core/change/policy_edit.h"
#include "storage/project.h"

#include <QObject>
#include <QString>
#include <QUndoGroup>
#include <QUndoStack>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace apportion
{

struct SharedStep;

/// What an edit changed, so that models can emit the narrowest signal.
struct PolicyChange
{
    enum class Kind { // without a type of its own, at which lupdate of later Qt loses the classes behind it
        Everything, ///< another policy was loaded
        RawShares, ///< of `associations`; the structure of the tree is the same
        Structure, ///< `added` and `removed` associations, and moved or renamed ones in `associations`
        AssociationFields, ///< priority or options of `associations`
        Usage, ///< own usage of `associations`
        Setting, ///< the priority settings' `key`
        Partition, ///< the partition at `index`; −1: rows were added, removed or moved
        NodeGroup, ///< the node group at `index`; −1 as above
        Qos, ///< the QOS at `index`; −1 as above
        Chip, ///< the chip at `index`; −1 as above
        Jobs, ///< the jobs
        Notes, ///< the notes on changes
        Conf, ///< the lines of slurm.conf that are carried as they are, or the release of Slurm
        Baseline ///< the policy is the same, what it is compared with is not
    };

    Kind kind = Kind::Everything;
    std::vector<AssociationId> associations;
    std::vector<AssociationId> added; ///< parents before their children
    std::vector<AssociationId> removed; ///< with everything that was below them; their ids are not live now
    int index = -1;
    PriorityKey key = PriorityKey::PriorityType;
};

/// What became of an edit that can be refused.
struct EditOutcome
{
    bool done = false; ///< a step of undo was pushed
    QString refusal; ///< why not, as a sentence; empty when done, or when nothing would have changed
    std::vector<AssociationId> ids; ///< the associations that were added or moved, those on top first

    explicit operator bool() const { return done; }
};

/// The open policy: its file, its undo stack, what it is compared with.
///
/// Every setter pushes one command on the undo stack (none when nothing would change) and returns whether it did.
/// Commands for the same object merge while the user types.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject *parent = nullptr);
    ~Document() override;

    [[nodiscard]] const Policy &policy() const { return m_now.policy; }
    [[nodiscard]] const Situation &situation() const { return m_now.situation; }
    [[nodiscard]] const Snapshot &snapshot() const { return m_now; }
    /// All that is saved; it always has a baseline.
    [[nodiscard]] const Project &project() const { return m_now; }
    /// What was imported, opened or last exported, or another file: the other side of every comparison.
    [[nodiscard]] const Policy &baseline() const { return m_now.baseline->snapshot.policy; }
    [[nodiscard]] const Snapshot &baselineSnapshot() const { return m_now.baseline->snapshot; }
    [[nodiscard]] const Baseline &baselineInfo() const { return m_now.baseline->info; }
    /// The project as it was imported or opened.
    [[nodiscard]] const Project &original() const { return m_original; }
    /// The project as its file has it, or as it was imported: what edits made elsewhere are held against.
    [[nodiscard]] const Project &clean() const { return m_clean; }
    /// Of the scenario that is edited: another one after scenariosChanged().
    [[nodiscard]] QUndoStack *undoStack() const { return m_undoStack; }
    /// Follows undoStack().
    [[nodiscard]] QUndoGroup *undoGroup() { return &m_undoGroup; }
    /// Counts up with every change of policy() or baseline().
    [[nodiscard]] quint64 generation() const { return m_generation; }
    /// The generation at which this policy was loaded: its ids mean nothing to another one.
    [[nodiscard]] quint64 loadedAt() const { return m_loadedAt; }
    /// The policy file; empty when it was never saved.
    [[nodiscard]] QString filePath() const { return m_filePath; }
    /// The file's name, or what was imported.
    [[nodiscard]] QString displayName() const;
    /// Calls what is in no file otherwise: nobody's edit, such as in another language.
    void setName(const QString &name);
    [[nodiscard]] bool isModified() const;
    /// How many steps the policy is away from its file; nothing when no undo and no redo leads to what the file holds.
    [[nodiscard]] std::optional<int> unsavedSteps() const;
    /// The file that is not complete, of which this is what was left; empty when there is none, and once it was saved under
    /// another name. Such a policy is not compared and not exported.
    [[nodiscard]] QString rescuedFrom() const { return m_rescuedFrom; }
    /// What reading the file said.
    [[nodiscard]] const Diagnostics &readDiagnostics() const { return m_readDiagnostics; }

    /// Opens a project that was read from @p filePath (empty: imported or a sample, then @p name is shown).
    /// Clears the undo stack; without a baseline of its own the policy is the baseline. @p checksum is that of the file as
    /// read. @p rescuedFrom: see there.
    void load(const Project &project, const QString &filePath, const QString &name, const Diagnostics &diagnostics, const QByteArray &checksum = {},
        const QString &rescuedFrom = {});
    /// What was loaded was made here and stands in no file: it is modified until it is saved.
    void setMade();
    /// Whether it was made here and not saved yet.
    [[nodiscard]] bool isNowhere() const { return m_isNowhere; }
    /// The policy was written to @p filePath: it is the clean state now.
    void setSaved(const QString &filePath, const QByteArray &checksum);
    /// @p saved, which project() was at @p savedGeneration, was written, perhaps by a thread: clean only if nothing was
    /// edited since.
    void setSaved(const QString &filePath, const QByteArray &checksum, quint64 savedGeneration, const Project &saved);
    /// The checksum of the file as read or last saved, to notice that somebody else wrote it.
    [[nodiscard]] QByteArray fileChecksum() const { return m_fileChecksum; }
    /// What the cluster has once it took a project's export. To make it takes as long as to write slurm.conf anew: any thread may.
    struct NextBaseline
    {
        Situation situation; ///< where the export left it
        std::shared_ptr<const slurm::OriginalConf> conf; ///< as it was exported
        RecordsAfterApply records; ///< what slurmdbd has besides
    };
    [[nodiscard]] static NextBaseline nextBaseline(const Project &project);
    /// The present policy becomes the baseline (it was exported), as one step of undo. Notes on what is no change then go with it.
    void makeBaseline(const NextBaseline &next);
    /// The same at once.
    void makeBaseline() { makeBaseline(nextBaseline(m_now)); }
    /// Compares with @p baseline from now on; one step of undo goes back to the one before.
    void setBaseline(const Snapshot &baseline, const Baseline &info);
    /// The same with what belongs to it: the slurm.conf, and how far it agreed with the cluster (null: nobody knows).
    void setBaseline(const ProjectVersion &baseline, const std::shared_ptr<const slurm::OriginalConf> &conf,
        const std::shared_ptr<const ClusterAgreement> &agreement = {});
    /// The cluster's slurm.conf, as one step of undo.
    void setConf(const slurm::OriginalConf &conf);
    /// Notes what was exported. Nothing to be undone; a project that has a file is modified.
    void setExported(const Snapshot &exported);
    /// The user knows what somebody else wrote to the file, and goes on here: the policy differs from the file, and
    /// saving replaces the one with that checksum.
    void setKnownOnDisk(const QByteArray &checksum);
    /// The same of what @p file holds, with which this was merged.
    void setKnownOnDisk(const QByteArray &checksum, const Project &file);

    // Scenarios: each has its own undo; that one goes, or is renamed, is undone in the one that is edited then.

    /// Keeps the draft as it is under @p kept (when it has no name yet; else it has its own), and goes on with a copy that is
    /// called @p name. False when there are too many, or the name is taken or empty.
    bool duplicateScenario(const QString &name, const QString &kept);
    /// Goes on with another scenario.
    bool editScenario(const QString &name);
    bool renameScenario(const QString &name);
    /// Takes one away that is not edited, with its undo. False when there is none of that name.
    bool removeScenario(const QString &name);

    /// Edits of one object that follow each other within this time become one step of undo: typing, dragging.
    void setMergeInterval(std::chrono::milliseconds interval) { m_mergeInterval = interval; }
    [[nodiscard]] std::chrono::milliseconds mergeInterval() const { return m_mergeInterval; }

    /// Ids that are not live are left out. @p shares is 0 … maxRawShares, or sharesParent (which root cannot be on).
    bool setRawShares(const std::vector<AssociationId> &ids, std::uint32_t shares);
    /// The same with a value for each id, as one step of undo.
    bool setRawShares(const std::vector<AssociationId> &ids, const std::vector<std::uint32_t> &shares);
    /// TRES × seconds of each, not negative.
    bool setOwnUsage(const std::vector<AssociationId> &ids, const std::vector<long double> &usage);
    /// 0 … 4294967294, or noPriority.
    bool setAssociationPriority(const std::vector<AssociationId> &ids, std::uint32_t priority);
    /// Sets or (without a value) takes away one option of the flat file, as `Description` or `GrpTRES`; whatever else the
    /// associations have stays. The case of @p name does not matter.
    bool setAssociationOption(const std::vector<AssociationId> &ids, const std::string &name, const std::optional<std::string> &value);
    /// Replaces all options of each by the text that optionsOf() gives.
    bool setAssociationOptions(const std::vector<AssociationId> &ids, const std::vector<std::string> &options);

    // Structure: each is one step of undo, all of it or nothing.

    /// Adds accounts and users. Refused when a name cannot be, an account's name is taken, or a user stands there already.
    EditOutcome addAssociations(const std::vector<NewAssociation> &list);
    /// The same for what another thread prepared from policy() as it is.
    EditOutcome addAssociations(PreparedAdditions additions);
    EditOutcome addAccount(AssociationId parent, const QString &name, std::uint32_t rawShares = 1);
    EditOutcome addUsers(AssociationId account, const QStringList &names, std::uint32_t rawShares = 1);
    /// Removes associations with everything below them. root and its user root stay.
    EditOutcome removeAssociations(const std::vector<AssociationId> &ids);
    /// Renames an account, or a user in all accounts, as sacctmgr does; jobs follow.
    EditOutcome renameAssociation(AssociationId id, const QString &name);
    /// Hangs associations below another account; what lies below a moved one goes with it.
    EditOutcome moveAssociations(const std::vector<AssociationId> &ids, AssociationId newParent);
    /// Why moveAssociations() would refuse; empty when it would not.
    [[nodiscard]] QString moveRefusal(const std::vector<AssociationId> &ids, AssociationId newParent) const;
    /// A copy of an account with its sub-accounts beside it; sub-accounts get names of their own. Usage is not copied.
    EditOutcome duplicateAccount(AssociationId account, const QString &name, bool withUsers);

    /// Takes over the settings of @p draft: the priority settings and what is tracked. @p key is the one that was edited,
    /// and is marked as given when that changes a value.
    bool setSetting(const Policy &draft, PriorityKey key);
    /// The same of the priority settings alone.
    bool setPrioritySettings(const PrioritySettings &settings, PriorityKey key);
    bool setPartition(int index, const Partition &partition);
    bool setNodeGroup(int index, const NodeGroup &group);
    bool setQos(int index, const Qos &qos);
    bool setChip(int index, const Chip &chip);
    bool setJobs(const std::vector<Job> &jobs);
    /// Situation::lastReset.
    bool setLastReset(std::optional<std::int64_t> time);
    /// Gives a change that note (ChangeNote); an empty text takes it away.
    bool setNote(const NotePlace &place, const QString &text);
    /// The same for all that one step changed.
    bool setNoteOn(const std::vector<NotePlace> &places, const QString &text);
    /// What a note on a step of undo, counted from 0, is about: nothing when it is not done, or changed only what is no part of
    /// the difference from the baseline, as usage, jobs and hardware. Names are those of now.
    [[nodiscard]] std::vector<NotePlace> notePlaces(int step) const;
    /// Makes an edit of several parts as one step of undo, named @p text; it merges with no other.
    bool apply(const PolicyEdit &edit, const QString &text);
    /// Replaces everything, as one step of undo that is called @p text. Ids may mean other associations afterwards.
    bool replacePolicy(const Snapshot &now, const QString &text);
    /// The same with the baseline and slurm.conf of another project. Where nothing but usage and jobs is another, ids stay.
    /// Goes on in the scenario that @p project edits, beside the others that it has and no more of them. The step stands in the undo of
    /// each that it changes: undone in one, it is undone in all, with the baseline. @p said: what reading it said, where it was read.
    void replaceProject(const Project &project, const QString &text, const std::optional<Diagnostics> &said = {});

Q_SIGNALS:
    void policyChanged(const apportion::PolicyChange &change);
    void modifiedChanged(bool modified);
    void filePathChanged();
    /// load() is done: another policy is open, with nothing to undo.
    void loaded();
    /// There are other scenarios, or another one is edited.
    void scenariosChanged();
    /// A step was undone or redone, but not as it says; @p text is what became of it.
    void undoneOtherwise(const QString &text);
    /// What @p text says was done to the whole project, or is taken back.
    void projectStepped(const QString &text, bool isDone);
    /// Another policy was exported last.
    void exportedChanged();
    /// The policy was written to its file, perhaps as it was some edits ago.
    void saved();

private:
    friend class DocumentCommand;
    class ScenarioRemoval;
    class ScenarioName;

    void changed(const PolicyChange &change);
    /// Those of root are parted between the account and the cluster's line.
    bool setOptions(std::vector<AssociationId> ids, std::vector<std::string> options, const QString &text);
    template <typename Column>
    bool setColumn(const std::vector<AssociationId> &ids, const std::vector<typename Column::Value> &values, const QString &text);
    template <typename Access>
    bool exchange(const Access &access, typename Access::Value value, const QString &text);

    void followModified();
    bool setNotes(std::vector<ChangeNote> notes);
    void setSituation(const Situation &situation);
    void adopt(QUndoStack *stack);
    [[nodiscard]] QUndoStack *makeStack();
    void addOther(const Scenario &scenario, QUndoStack *stack);
    void enterScenario(const Project &project);
    void takeScenarios(const Project &project, const std::shared_ptr<SharedStep> &step);
    void takeAlong(const std::shared_ptr<SharedStep> &step, bool isForward);
    void exchangeShared(SharedStep &step);
    void letFollow(QUndoStack *stack, const std::shared_ptr<SharedStep> &step, bool isForward);
    void inOther(std::size_t place, const std::function<void()> &work);
    void scenariosTouched();
    void tellOtherName(const QString &before, const QString &now);

    Project m_now;
    Project m_original;
    Project m_clean;
    bool m_isExportUnsaved = false; ///< the file does not know what was exported last
    bool m_wasModified = false;
    QUndoGroup m_undoGroup;
    QUndoStack *m_undoStack;
    std::vector<QUndoStack *> m_otherStacks; ///< of the project's others
    bool m_isNowhere = false; ///< made here, and in no file yet
    bool m_isQuiet = false; ///< a scenario that is not shown is stepped
    bool m_areScenariosUnsaved = false; ///< the file has others, or under other names
    quint64 m_generation = 0;
    quint64 m_loadedAt = 0;
    std::chrono::milliseconds m_mergeInterval { 1000 };
    QString m_filePath;
    QString m_rescuedFrom;
    QString m_name;
    QByteArray m_fileChecksum;
    Diagnostics m_readDiagnostics;
};

} // namespace apportion
