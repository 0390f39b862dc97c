// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_question.h"
#include "document/document.h"
#include "engine/engine.h"

#include <QObject>

#include <memory>

namespace apportion
{

class TimeLink;
struct ReplayAnswer;

/// What is asked and shown: how a number came about, or why one comes before another; monostate: nothing.
using ExplainSubject = ExplainQuestion;

/// What a window works on: the document, its newest results, and what is selected.
///
/// Every change of the document or of the options is handed to the engine; its answer comes back as
/// resultsChanged(). Selections are kept by id and by job row, and dropped when another policy is loaded.
class Workspace : public QObject
{
    Q_OBJECT

public:
    static constexpr JobRow noJob = static_cast<JobRow>(-1);

    explicit Workspace(QObject *parent = nullptr);
    /// The same workspace, for a page that is made after others: it holds what @p whole holds and says what @p whole says, and
    /// its announce() reaches nobody but those who listen to it.
    explicit Workspace(Workspace *whole);
    ~Workspace() override;

    [[nodiscard]] Document *document() const { return m_state->document; }
    [[nodiscard]] Engine *engine() const { return m_state->engine; }
    /// The newest results; null until the first evaluation is done. They may be older than the document.
    [[nodiscard]] const std::shared_ptr<const Results> &results() const { return m_state->results; }
    /// What the newest results say of the document; null until there are some.
    [[nodiscard]] std::shared_ptr<const Evaluation> evaluation() const { return results() ? results()->evaluation : nullptr; }
    /// The time at which the policy's own jobs stand, so that the same file gives the same answers every day; without jobs the
    /// present. Seconds since the epoch, UTC.
    [[nodiscard]] std::int64_t now() const;
    /// Whether results() belong to the document as it is now.
    [[nodiscard]] bool isUpToDate() const;
    /// Whether a policy was loaded; without one the window shows its start page.
    [[nodiscard]] bool hasPolicy() const { return m_state->hasPolicy; }

    [[nodiscard]] const EvaluationOptions &options() const { return m_state->options; }
    /// The algorithm that is shown: the chosen one, else the policy's.
    [[nodiscard]] Algorithm algorithm() const;
    /// Shows the policy under another algorithm than it asks for; its own one ends that.
    void setAlgorithm(Algorithm algorithm);
    void setMergeTiedAccounts(bool merge);
    /// The moment that is shown: the present, one ahead, or one that has been.
    [[nodiscard]] const LookAhead &look() const { return m_state->look; }
    /// Shows the numbers as they will be in @p seconds; 0: as they are. The document stays as it is, and so does what is made of
    /// it. The next policy is shown as it is.
    void lookAhead(std::int64_t seconds);
    /// Shows what had been used at a moment that has been, under the policy as it is.
    void lookBack(const std::shared_ptr<const Past> &past);
    /// What runs until then.
    void setAssumption(const ForecastAssumption &assumption);
    /// Goes back to having no policy.
    void close();
    /// Tells everything again, for pages that were made after the policy was loaded.
    void announce();

    /// What the charts over time have in common.
    [[nodiscard]] TimeLink *timeLink() const { return m_state->timeLink; }

    /// What was replayed last under this policy; null: nothing was.
    [[nodiscard]] const std::shared_ptr<const ReplayAnswer> &replayAnswer() const { return m_state->replay; }
    void setReplayAnswer(const std::shared_ptr<const ReplayAnswer> &answer) { m_state->replay = answer; }

    [[nodiscard]] AssociationId selectedAssociation() const { return m_state->association; }
    [[nodiscard]] JobRow selectedJobRow() const { return m_state->jobRow; }
    [[nodiscard]] const ExplainSubject &explainSubject() const { return m_state->subject; }

public Q_SLOTS:
    void selectAssociation(apportion::AssociationId id);
    void selectJobRow(apportion::JobRow row);
    /// Shows how a number came about; selects its association or job as well.
    void explain(const apportion::ExplainSubject &subject);
    /// The same, asked for by name: the derivation is brought into sight.
    void ask(const apportion::ExplainSubject &subject);
    /// The association or job that is selected next is compared with the one that is explained.
    void beginComparison() { Q_EMIT m_whole->comparisonRequested(); }
    /// Asks the window to open the policy of a run or a pull of the history, by its number there.
    void openKept(std::int64_t entry) { Q_EMIT m_whole->keptWanted(entry); }
    /// Asks the window to show an object on the page where it belongs.
    void jump(const apportion::ObjectRef &object);

Q_SIGNALS:
    /// The numbers of the document as it is are there; what else follows from them comes with resultsChanged().
    void numbersChanged(std::shared_ptr<const apportion::Results> numbers);
    void resultsChanged(std::shared_ptr<const apportion::Results> results);
    void optionsChanged();
    /// Another moment is to be shown; its results follow.
    void lookChanged();
    /// Another policy was loaded, or none is any more; results() are null until it is evaluated.
    void policyLoaded();
    void associationSelected(apportion::AssociationId id);
    void jobSelected(apportion::JobRow row);
    void explainRequested(const apportion::ExplainSubject &subject);
    void jumpTo(const apportion::ObjectRef &object);
    /// A derivation was asked for: whoever shows it makes sure that it is seen.
    void explanationWanted();
    void comparisonRequested();
    void keptWanted(std::int64_t entry);

private:
    void onPolicyChanged(const PolicyChange &change);
    void evaluateNow();
    void setResults(const std::shared_ptr<const Results> &results);

    struct State
    {
        Document *document;
        Engine *engine;
        std::shared_ptr<const Results> results;
        EvaluationOptions options;
        LookAhead look;
        AssociationId association = noAssociation;
        JobRow jobRow = noJob;
        ExplainSubject subject;
        bool hasPolicy = false;
        bool closing = false;
        bool selecting = false; ///< views follow what is explained, and must not ask on their own
        std::shared_ptr<const ReplayAnswer> replay {};
        TimeLink *timeLink = nullptr;
    };

    std::shared_ptr<State> m_state;
    Workspace *m_whole; ///< who tells all; this one, but for a page's own
};

} // namespace apportion
