// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_question.h"
#include "document/document.h"
#include "engine/engine.h"

#include <QObject>

#include <memory>

namespace apportion
{

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
    ~Workspace() override;

    [[nodiscard]] Document *document() const { return m_document; }
    [[nodiscard]] Engine *engine() const { return m_engine; }
    /// The newest results; null until the first evaluation is done. They may be older than the document.
    [[nodiscard]] const std::shared_ptr<const Results> &results() const { return m_results; }
    /// What the newest results say of the document; null until there are some.
    [[nodiscard]] std::shared_ptr<const Evaluation> evaluation() const { return m_results ? m_results->evaluation : nullptr; }
    /// The time at which the policy's own jobs stand, so that the same file gives the same answers every day; without jobs the
    /// present. Seconds since the epoch, UTC.
    [[nodiscard]] std::int64_t now() const;
    /// Whether results() belong to the document as it is now.
    [[nodiscard]] bool isUpToDate() const;
    /// Whether a policy was loaded; without one the window shows its start page.
    [[nodiscard]] bool hasPolicy() const { return m_hasPolicy; }

    [[nodiscard]] const EvaluationOptions &options() const { return m_options; }
    /// The algorithm that is shown: the chosen one, else the policy's.
    [[nodiscard]] Algorithm algorithm() const;
    /// Shows the policy under another algorithm than it asks for; its own one ends that.
    void setAlgorithm(Algorithm algorithm);
    void setMergeTiedAccounts(bool merge);
    /// Goes back to having no policy.
    void close();
    /// Tells everything again, for pages that were made after the policy was loaded.
    void announce();

    [[nodiscard]] AssociationId selectedAssociation() const { return m_association; }
    [[nodiscard]] JobRow selectedJobRow() const { return m_jobRow; }
    [[nodiscard]] const ExplainSubject &explainSubject() const { return m_subject; }

public Q_SLOTS:
    void selectAssociation(apportion::AssociationId id);
    void selectJobRow(apportion::JobRow row);
    /// Shows how a number came about; selects its association or job as well.
    void explain(const apportion::ExplainSubject &subject);
    /// The same, asked for by name: the derivation is brought into sight.
    void ask(const apportion::ExplainSubject &subject);
    /// The association or job that is selected next is compared with the one that is explained.
    void beginComparison() { Q_EMIT comparisonRequested(); }
    /// Asks the window to show an object on the page where it belongs.
    void jump(const apportion::ObjectRef &object);

Q_SIGNALS:
    /// The numbers of the document as it is are there; what else follows from them comes with resultsChanged().
    void numbersChanged(std::shared_ptr<const apportion::Results> numbers);
    void resultsChanged(std::shared_ptr<const apportion::Results> results);
    void optionsChanged();
    /// Another policy was loaded, or none is any more; results() are null until it is evaluated.
    void policyLoaded();
    void associationSelected(apportion::AssociationId id);
    void jobSelected(apportion::JobRow row);
    void explainRequested(const apportion::ExplainSubject &subject);
    void jumpTo(const apportion::ObjectRef &object);
    /// A derivation was asked for: whoever shows it makes sure that it is seen.
    void explanationWanted();
    void comparisonRequested();

private:
    void onPolicyChanged(const PolicyChange &change);
    void evaluateNow();
    void setResults(const std::shared_ptr<const Results> &results);

    Document *m_document;
    Engine *m_engine;
    std::shared_ptr<const Results> m_results;
    EvaluationOptions m_options;
    AssociationId m_association = noAssociation;
    JobRow m_jobRow = noJob;
    ExplainSubject m_subject;
    bool m_hasPolicy = false;
    bool m_closing = false;
    bool m_selecting = false; ///< views follow what is explained, and must not ask on their own
};

} // namespace apportion
