// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <chrono>
#include <vector>

namespace apportion
{

/// What an edit changed, so that models can emit the narrowest signal.
struct PolicyChange
{
    enum class Kind : std::uint8_t {
        Everything, ///< another policy was loaded
        RawShares, ///< of `associations`; the structure of the tree is the same
        Setting, ///< the priority settings' `key`
        Partition, ///< the partition at `index`
        NodeGroup, ///< the node group at `index`
        Qos, ///< the QOS at `index`
        Jobs, ///< the jobs
        Baseline ///< the policy is the same, what it is compared with is not
    };

    Kind kind = Kind::Everything;
    std::vector<AssociationId> associations;
    int index = -1;
    PriorityKey key = PriorityKey::PriorityType;
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

    [[nodiscard]] const Policy &policy() const { return m_policy; }
    /// What was imported, opened or last exported: the other side of every comparison.
    [[nodiscard]] const Policy &baseline() const { return m_baseline; }
    [[nodiscard]] QUndoStack *undoStack() { return &m_undoStack; }
    /// Counts up with every change of policy() or baseline().
    [[nodiscard]] quint64 generation() const { return m_generation; }
    /// The policy file; empty when it was never saved.
    [[nodiscard]] QString filePath() const { return m_filePath; }
    /// The file's name, or what was imported.
    [[nodiscard]] QString displayName() const;
    [[nodiscard]] bool isModified() const;
    /// What reading the file said.
    [[nodiscard]] const Diagnostics &readDiagnostics() const { return m_readDiagnostics; }

    /// Takes over a policy that was read from @p filePath (empty: imported or a sample, then @p name is shown).
    /// Clears the undo stack; the policy becomes the baseline. @p checksum is that of the file as read.
    void load(const Policy &policy, const QString &filePath, const QString &name, const Diagnostics &diagnostics, const QByteArray &checksum = {});
    /// The policy was written to @p filePath: it is the clean state now.
    void setSaved(const QString &filePath, const QByteArray &checksum);
    /// The policy as it was at @p savedGeneration was written, perhaps by a thread: clean only if nothing was edited since.
    void setSaved(const QString &filePath, const QByteArray &checksum, quint64 savedGeneration);
    /// The checksum of the file as read or last saved, to notice that somebody else wrote it.
    [[nodiscard]] QByteArray fileChecksum() const { return m_fileChecksum; }
    /// The present policy becomes the baseline (it was exported).
    void makeBaseline();

    /// Edits of one object that follow each other within this time become one step of undo: typing, dragging.
    void setMergeInterval(std::chrono::milliseconds interval) { m_mergeInterval = interval; }
    [[nodiscard]] std::chrono::milliseconds mergeInterval() const { return m_mergeInterval; }

    /// Ids that are not live are left out. @p shares is 0 … maxRawShares, or sharesParent (which root cannot be on).
    bool setRawShares(const std::vector<AssociationId> &ids, std::uint32_t shares);
    /// The same with a value for each id, as one step of undo.
    bool setRawShares(const std::vector<AssociationId> &ids, const std::vector<std::uint32_t> &shares);
    /// Replaces the priority settings; @p key is the one that was edited, and is marked as given when that changes a value.
    bool setPrioritySettings(const PrioritySettings &settings, PriorityKey key);
    /// Replaces what AccountingStorageTRES tracks; told as a change of that setting.
    bool setTrackedTres(const TresTable &tres);
    bool setPartition(int index, const Partition &partition);
    bool setNodeGroup(int index, const NodeGroup &group);
    bool setQos(int index, const Qos &qos);
    bool setJobs(const std::vector<Job> &jobs);

Q_SIGNALS:
    void policyChanged(const apportion::PolicyChange &change);
    void modifiedChanged(bool modified);
    void filePathChanged();

private:
    friend class DocumentCommand;

    void changed(const PolicyChange &change);
    template <typename Access>
    bool exchange(const Access &access, typename Access::Value value, const QString &text);

    Policy m_policy;
    Policy m_baseline;
    QUndoStack m_undoStack;
    quint64 m_generation = 0;
    quint64 m_policyGeneration = 0; ///< the generation at which policy() changed last
    std::chrono::milliseconds m_mergeInterval { 1000 };
    QString m_filePath;
    QString m_name;
    QByteArray m_fileChecksum;
    Diagnostics m_readDiagnostics;
};

} // namespace apportion
