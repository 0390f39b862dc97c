// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/changed_values.h"
#include "core/change/compare.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/look_ahead.h"
#include "core/policy/diagnostic.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

namespace apportion
{

/// Everything that follows from a policy, computed away from the GUI thread; immutable.
struct Results
{
    quint64 generation = 0; ///< of the document, when it was asked for
    std::shared_ptr<const Evaluation> evaluation; ///< of the draft as the cluster will have it
    std::shared_ptr<const Evaluation> baseline; ///< the baseline under the same options
    std::shared_ptr<const Ahead> ahead; ///< the moment that `evaluation` is of; null: the present
    std::shared_ptr<const Ahead> baselineAhead; ///< and that of `baseline`
    std::shared_ptr<const Past> past; ///< the moment that has been that both are of; null: another one
    std::int64_t present = 0; ///< of a look at another moment, seconds since the epoch
    Diagnostics findings; ///< of the checker, on the present
    AssociationMatch match; ///< which association of the baseline is which of the draft
    std::optional<AssociationMatch> withRenamed; ///< the same with what was renamed, if anything was
    PolicyDifference difference; ///< baseline to draft
    std::vector<ChangedValue> changes; ///< the same as foldedValues() has it
    ChangeCounts changeCounts; ///< and counted
    std::vector<std::size_t> looseNotes; ///< of the draft's notes those on no change
    std::vector<ComparedUser> users;
    ComparedCounts userCounts;
    std::chrono::nanoseconds evaluationTime {}; ///< of the draft's evaluate() alone

    /// Which is which to people, to whom another name makes nobody another one.
    [[nodiscard]] const AssociationMatch &people() const { return withRenamed ? *withRenamed : match; }
};

/// Evaluates the newest snapshot on a worker thread. One evaluation runs, the newest waits, older ones are dropped.
///
/// Results come in the order of the requests, each at most once. Requests that follow each other faster than they can
/// be answered (a dragged slider) do not starve: one that has run while nothing was delivered for patience() is let finish.
class Engine : public QObject
{
    Q_OBJECT

public:
    explicit Engine(QObject *parent = nullptr);
    ~Engine() override;

    /// Whether the cluster is to become what the draft says, from what the baseline says: usage is what that leaves, see
    /// situationAfterApply(). Else the two are only compared.
    enum class Draft : std::uint8_t { Applied, AsItStands };

    /// Asks for the results of a snapshot, now or at the moment of @p look. Returns at once; a running evaluation of an older one is stopped.
    void request(const Snapshot &draft, const Snapshot &baseline, const EvaluationOptions &options, quint64 generation, Draft taken = Draft::Applied,
        const LookAhead &look = {});
    /// Whether something was asked for that is neither answered nor superseded.
    [[nodiscard]] bool isBusy() const;
    /// How long newer requests may keep on stopping older ones before one of them is let finish.
    [[nodiscard]] static constexpr std::chrono::milliseconds patience() { return std::chrono::milliseconds(150); }

Q_SIGNALS:
    /// The numbers alone are there: evaluation and baseline. The rest follows with finished(), unless a newer request comes.
    void evaluated(std::shared_ptr<const apportion::Results> results);
    /// Emitted in the thread that owns the engine; generations only ever go up when those of the requests do.
    void finished(std::shared_ptr<const apportion::Results> results);
    /// The request could not be answered (there was not enough memory, say), which a JobFailure tells; the engine goes on
    /// with the next one.
    void failed(quint64 generation);

private:
    class Evaluator;
    void runNext();
    void runEnded(const std::shared_ptr<const Results> &results, bool hasFailed);
    void deliver(const std::shared_ptr<const Results> &results, bool hasFailed, quint64 generation);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace apportion

Q_DECLARE_METATYPE(std::shared_ptr<const apportion::Results>)
