// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "core/schema/setting_fields.h"
#include "document/document_commands.h"
#include "document/policy_command.h"
#include "document/shared_step.h"
#include "document/structure_commands.h"
#include "slurm/change/export_bundle.h"
#include "storage/export_files.h"

#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace apportion
{

namespace
{

/// Whichever of them is edited.
QStringList scenarioNames(const Project &project)
{
    QStringList names { project.scenario };
    for (const Scenario &other : project.others) {
        names.append(other.name);
    }
    names.sort();
    return names;
}

/// The cluster's slurm.conf once the draft was exported and put in place: what was written to it then is no change any more.
std::shared_ptr<const slurm::OriginalConf> confAsExported(const Project &project)
{
    const std::optional<slurm::ConfPatch> patch = project.conf ? slurm::patchOriginal(exportSource(project)) : std::nullopt;
    if (!patch) {
        return project.conf;
    }
    slurm::OriginalConf conf = *project.conf;
    conf.text = patch->text;
    conf.changed.clear();
    if (conf.included) {
        std::vector<slurm::IncludedFile> files = *conf.included;
        for (slurm::IncludedFile &file : files) {
            const auto changed = std::find_if(
                patch->included.begin(), patch->included.end(), [&file](const slurm::IncludedFile &other) { return other.name == file.name; });
            if (changed != patch->included.end()) {
                file.text = changed->text;
            }
        }
        conf.included = std::make_shared<const std::vector<slurm::IncludedFile>>(std::move(files));
    }
    return std::make_shared<const slurm::OriginalConf>(std::move(conf));
}

} // namespace

Document::Document(QObject *parent) : QObject(parent)
{
    m_now.baseline.emplace();
    m_undoStack = makeStack();
    m_undoGroup.setActiveStack(m_undoStack);
}

Document::~Document()
{
    // a stack that goes with undone edits says that it is clean: nobody must hear that from half a document
    for (QUndoStack *stack : m_undoGroup.stacks()) {
        disconnect(stack, nullptr, this, nullptr);
        delete stack;
    }
}

QString Document::displayName() const
{
    if (!m_filePath.isEmpty()) {
        return QFileInfo(m_filePath).fileName();
    }
    return m_name.isEmpty() ? tr("Untitled") : m_name;
}

void Document::setName(const QString &name)
{
    m_name = name;
    Q_EMIT filePathChanged(); // what it is called is told with where it is
}

bool Document::isModified() const
{
    const QList<QUndoStack *> stacks = m_undoGroup.stacks();
    return std::any_of(stacks.begin(), stacks.end(), [](const QUndoStack *stack) { return !stack->isClean(); }) || m_areScenariosUnsaved
        || m_isNowhere || (m_isExportUnsaved && !m_filePath.isEmpty());
}

void Document::followModified()
{
    if (std::exchange(m_wasModified, isModified()) != m_wasModified) {
        Q_EMIT modifiedChanged(m_wasModified);
    }
}

std::optional<int> Document::unsavedSteps() const
{
    int steps = 0;
    for (const QUndoStack *stack : m_undoGroup.stacks()) {
        if (stack->cleanIndex() < 0) {
            return std::nullopt;
        }
        steps += std::abs(stack->index() - stack->cleanIndex());
    }
    return steps;
}

void Document::load(const Project &project, const QString &filePath, const QString &name, const Diagnostics &diagnostics, const QByteArray &checksum,
    const QString &rescuedFrom)
{
    m_now = project;
    m_now.situation.cover(m_now.policy.associations.rowCount()); // so that evaluations share the column with it
    if (m_now.baseline && m_now.baseline->snapshot.situation.sharesUsageWith(project.situation)) {
        m_now.baseline->snapshot.situation.shareUsage(m_now.situation);
    }
    m_now.settleBaseline(filePath.isEmpty() ? Baseline::Origin::Imported : Baseline::Origin::Opened, name);
    m_original = m_now;
    m_clean = m_now;
    m_isExportUnsaved = false;
    m_isNowhere = false;
    m_filePath = filePath;
    m_rescuedFrom = rescuedFrom;
    m_name = name;
    m_fileChecksum = checksum;
    m_readDiagnostics = diagnostics;
    // Only now, so that whoever hears of it finds the new policy.
    m_undoStack->clear();
    qDeleteAll(std::exchange(m_otherStacks, {}));
    for (std::size_t i = 0; i < m_now.others.size(); ++i) {
        m_otherStacks.push_back(makeStack());
    }
    m_areScenariosUnsaved = false;
    followModified();
    Q_EMIT scenariosChanged();
    changed(PolicyChange());
    Q_EMIT filePathChanged();
    Q_EMIT exportedChanged();
    Q_EMIT loaded();
}

void Document::setMade()
{
    m_isNowhere = true;
    followModified();
}

void Document::setSaved(const QString &filePath, const QByteArray &checksum)
{
    setSaved(filePath, checksum, m_generation, m_now);
}

void Document::setSaved(const QString &filePath, const QByteArray &checksum, quint64 savedGeneration, const Project &project)
{
    const bool moved = filePath != m_filePath;
    m_filePath = filePath;
    m_rescuedFrom.clear();
    m_isNowhere = false;
    m_fileChecksum = checksum;
    m_clean = project;
    std::erase_if(m_readDiagnostics, [](const Diagnostic &said) { // of the file as it was: saving cures it
        return said.code == "policy-no-baseline" || said.code == "policy-unchecked";
    });
    m_isExportUnsaved = m_now.exported && !isSameVersion(project.exported, m_now.exported);
    m_areScenariosUnsaved = scenarioNames(m_now) != scenarioNames(project);
    for (QUndoStack *stack : m_undoGroup.stacks()) {
        if (savedGeneration >= m_generation) {
            stack->setClean();
        } else {
            stack->resetClean(); // what was clean before is not in the file any more
        }
    }
    followModified();
    if (moved) {
        Q_EMIT filePathChanged();
    }
    Q_EMIT saved();
}

Document::NextBaseline Document::nextBaseline(const Project &project)
{
    Project applied = project;
    applied.situation = appliedDraft(project).situation; // the cluster has taken it: usage is where that left it
    RecordsAfterApply records = project.baseline ? recordsAfterApply(project.baseline->snapshot.policy, project.policy)
                                                 : RecordsAfterApply { project.policy.otherAccounts, project.policy.otherUsers };
    return { applied.situation, confAsExported(applied), std::move(records) };
}

void Document::makeBaseline(const NextBaseline &next)
{
    const bool isOther = !next.situation.equals(m_now.situation, m_now.policy.associations);
    const bool hasNotes = !m_now.policy.notes->empty();
    if (isOther || hasNotes) {
        m_undoStack->beginMacro(tr("Another baseline"));
    }
    if (isOther) {
        setSituation(next.situation);
    }
    ProjectVersion now { m_now, { Baseline::Origin::Exported, {}, QDateTime::currentDateTime() } };
    now.snapshot.policy.otherAccounts = next.records.accounts;
    now.snapshot.policy.otherUsers = next.records.users;
    setBaseline(now, next.conf, m_now.agreement);
    if (hasNotes) { // the baseline keeps them
        setNotes({});
    }
    if (isOther || hasNotes) {
        m_undoStack->endMacro();
    }
}

void Document::setBaseline(const Snapshot &baseline, const Baseline &info)
{
    setBaseline(ProjectVersion { baseline, info }, m_now.conf, m_now.agreement);
}

void Document::setBaseline(
    const ProjectVersion &baseline, const std::shared_ptr<const slurm::OriginalConf> &conf, const std::shared_ptr<const ClusterAgreement> &agreement)
{
    m_undoStack->push(new BaselineCommand(*this, baseline, conf, agreement, tr("Another baseline")));
}

void Document::setConf(const slurm::OriginalConf &conf)
{
    m_undoStack->push(
        new BaselineCommand(*this, *m_now.baseline, std::make_shared<const slurm::OriginalConf>(conf), m_now.agreement, tr("Another slurm.conf")));
}

void Document::setExported(const Snapshot &exported)
{
    m_now.exported = ProjectVersion { exported, { Baseline::Origin::Exported, {}, QDateTime::currentDateTime() } };
    m_isExportUnsaved = true;
    followModified();
    Q_EMIT exportedChanged();
}

void Document::setKnownOnDisk(const QByteArray &checksum)
{
    m_fileChecksum = checksum;
    m_undoStack->resetClean();
}

void Document::setKnownOnDisk(const QByteArray &checksum, const Project &file)
{
    m_clean = file;
    setKnownOnDisk(checksum);
}

void Document::changed(const PolicyChange &change)
{
    ++m_generation;
    if (m_isQuiet) {
        return;
    }
    if (change.kind == PolicyChange::Kind::Everything) {
        m_loadedAt = m_generation;
    }
    Q_EMIT policyChanged(change);
}

template <typename Access>
bool Document::exchange(const Access &access, typename Access::Value value, const QString &text)
{
    m_undoStack->push(new ExchangeCommand<Access>(*this, access, std::move(value), text));
    return true;
}

bool Document::setSetting(const Policy &draft, PriorityKey key)
{
    const SettingsAccess access { key };
    SettingsAccess::Value edited { draft.priority, draft.tres };
    const SettingsAccess::Value present = access.read(m_now);
    if (edited == present) {
        return false;
    }
    // Whoever only takes the mark off or puts it on means just that.
    if (!access.sameButForMarks(edited, present)) {
        edited.priority.markGiven(key);
    }
    return exchange(access, std::move(edited), tr("Change %1").arg(QLatin1String(priorityKeyWord(key))));
}

bool Document::setPrioritySettings(const PrioritySettings &settings, PriorityKey key)
{
    Policy draft = m_now.policy;
    draft.priority = settings;
    return setSetting(draft, key);
}

bool Document::setPartition(int index, const Partition &partition)
{
    const PartitionAccess access { index };
    if (!access.isValid(m_now) || access.read(m_now) == partition) {
        return false;
    }
    const QString text = tr("Change partition %1").arg(QString::fromStdString(partition.name));
    if (partition.name != access.read(m_now).name) { // associations for it follow
        PolicyEdit edit;
        edit.partitions = policy().partitions;
        edit.partitions->edit()[static_cast<std::size_t>(index)] = partition;
        return apply(edit, text);
    }
    return exchange(access, partition, text);
}

bool Document::setNodeGroup(int index, const NodeGroup &group)
{
    const NodeGroupAccess access { index };
    if (!access.isValid(m_now) || access.read(m_now) == group) {
        return false;
    }
    return exchange(access, group, tr("Change nodes %1").arg(QString::fromStdString(group.names)));
}

bool Document::setQos(int index, const Qos &qos)
{
    const QosAccess access { index };
    if (!access.isValid(m_now) || access.read(m_now) == qos) {
        return false;
    }
    return exchange(access, qos, tr("Change QOS %1").arg(QString::fromStdString(qos.name)));
}

bool Document::setJobs(const std::vector<Job> &jobs)
{
    if (jobs == *m_now.situation.jobs) {
        return false;
    }
    return exchange(JobsAccess(), Shared<std::vector<Job>>(jobs), tr("Change jobs"));
}

bool Document::setLastReset(std::optional<std::int64_t> time)
{
    return time != m_now.situation.lastReset && exchange(LastResetAccess(), time, tr("Change the last reset of usage"));
}

bool Document::setChip(int index, const Chip &chip)
{
    const ChipAccess access { index };
    if (!access.isValid(m_now) || access.read(m_now) == chip) {
        return false;
    }
    return exchange(access, chip, tr("Change chip %1").arg(QString::fromStdString(chip.name)));
}

bool Document::apply(const PolicyEdit &edit, const QString &text)
{
    // taken anew, so that what is in force already is no part of the step
    PolicyEdit effective = editBetween(policy(), edited(policy(), edit));
    if (edit.jobs && !(*edit.jobs == situation().jobs)) {
        effective.jobs = edit.jobs;
    }
    if (effective.isEmpty()) {
        return false;
    }
    FollowingAssociations follow;
    if (effective.partitions) {
        follow = followingPartitions(policy().associations, renamings(*policy().partitions, **effective.partitions));
    }
    if (follow.removed.empty()) {
        m_undoStack->push(new PolicyEditCommand(*this, std::move(effective), text));
    } else {
        m_undoStack->push(new PartitionRenameCommand(*this, std::move(effective), std::move(follow), text));
    }
    return true;
}

void Document::replaceProject(const Project &project, const QString &text, const std::optional<Diagnostics> &said)
{
    Project other = project;
    other.settleBaseline(Baseline::Origin::Opened, displayName());
    enterScenario(other);
    const auto step = std::make_shared<SharedStep>();
    step->text = text;
    step->isRunning = true; // all of it is done here
    step->baselineBefore = m_now.baseline->snapshot;
    step->baselineAfter = other.baseline->snapshot;
    step->baseline = *other.baseline;
    step->conf = other.conf;
    step->agreement = other.agreement;
    step->exported = other.exported;
    step->readDiagnostics = said.value_or(m_readDiagnostics);
    step->scenarios.push_back({ m_undoStack, m_now, other });
    m_undoStack->beginMacro(stepName(text));
    takeScenarios(other, step);
    if (other.policy == m_now.policy) {
        setSituation(other.situation);
    } else {
        replacePolicy(other, text);
    }
    m_undoStack->push(new SharedStepCommand(*this, step, text));
    exchangeShared(*step);
    m_undoStack->endMacro();
    step->isRunning = false;
    Q_EMIT projectStepped(text, true);
    const bool isExportSame
        = !other.exported || (isSameVersion(other.exported, m_now.exported) && other.exported->snapshot == m_now.exported->snapshot);
    if (!isExportSame) {
        // of the same export only the usage is another one, which is no work that could be lost
        m_isExportUnsaved = m_isExportUnsaved || !isSameVersion(other.exported, m_now.exported);
        m_now.exported = other.exported;
        followModified();
        Q_EMIT exportedChanged();
    }
}

void Document::setSituation(const Situation &situation)
{
    std::vector<AssociationId> ids;
    std::vector<long double> usage;
    const AssociationTree &tree = m_now.policy.associations;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && situation.ownUsage(id) != m_now.situation.ownUsage(id)) {
            ids.push_back(id);
            usage.push_back(situation.ownUsage(id));
        }
    }
    setOwnUsage(ids, usage);
    setJobs(*situation.jobs);
    if (SituationRestAccess::Value rest = SituationRestAccess::of(situation); !(rest == SituationRestAccess::of(m_now.situation))) {
        exchange(SituationRestAccess(), std::move(rest), tr("Change the last reset of usage"));
    }
}

bool Document::replacePolicy(const Snapshot &now, const QString &text)
{
    m_undoStack->push(new PolicyCommand(*this, now, text));
    return true;
}

} // namespace apportion

#include "moc_document.cpp"
