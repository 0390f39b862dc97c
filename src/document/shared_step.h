// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document_commands.h"

#include <QPointer>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace apportion
{

/// What a step of the whole project, as a refresh, has in all scenarios: a step stands in the undo of each, and whichever of them is
/// undone or redone takes the others and the baseline along. A baseline of now beside a scenario of then would make what the cluster
/// changed look like work of the user's.
struct SharedStep
{
    struct Sides
    {
        QPointer<QUndoStack> stack;
        Snapshot before;
        Snapshot after;
    };

    QString text; ///< what it is called
    std::vector<Sides> scenarios; ///< as the step left each of them
    Snapshot baselineBefore;
    Snapshot baselineAfter;

    // Of the side that is not in force:
    ProjectVersion baseline;
    std::shared_ptr<const slurm::OriginalConf> conf;
    std::shared_ptr<const ClusterAgreement> agreement;
    std::optional<ProjectVersion> exported; ///< of the same export, with the usage of then
    Diagnostics readDiagnostics;

    bool isRunning = false; ///< one of the scenarios takes the others along
};

/// The part of a SharedStep that stands in the undo of one scenario.
class SharedStepCommand final : public DocumentCommand
{
public:
    /// Of a scenario that other commands beside it change.
    SharedStepCommand(Document &document, std::shared_ptr<SharedStep> step, const QString &text)
        : DocumentCommand(document, text), m_step(std::move(step)), m_isForward(true)
    {
    }
    /// Of one that was @p other and is @p own already. @p isForward: redoing it makes the step, else takes it back.
    SharedStepCommand(Document &document, std::shared_ptr<SharedStep> step, bool isForward, Snapshot other, Policy own, const QString &text)
        : DocumentCommand(document, text), m_step(std::move(step)), m_isForward(isForward), m_other(std::move(other)), m_own(std::move(own))
    {
    }

    void undo() override
    {
        exchange();
        take(!m_isForward);
    }
    void redo() override
    {
        if (std::exchange(m_isDone, true)) { // whoever pushes it has done it
            exchange();
            take(m_isForward);
        }
    }
    void addNotePlaces(const AssociationTree &, std::vector<NotePlace> &places) const override;
    [[nodiscard]] const Policy *replacedPolicy() const override { return m_other ? &m_other->policy : nullptr; }

    /// The step that undoing (@p isUndone) or redoing @p command makes in the direction @p isForward; null when it does not.
    [[nodiscard]] static const SharedStep *stepOf(const QUndoCommand &command, bool isUndone, bool isForward);

private:
    void exchange();
    void take(bool isForward);

    std::shared_ptr<SharedStep> m_step;
    bool m_isForward;
    bool m_isDone = false;
    std::optional<Snapshot> m_other;
    Policy m_own; ///< what this side was, whatever edits made of it since
};

} // namespace apportion
