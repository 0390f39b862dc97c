// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain.h"
#include "document/document.h"
#include "engine/engine.h"
#include "models/model_roles.h"
#include "models/results_gate.h"

#include <QAbstractListModel>

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace apportion
{

/// How one number came about, a row a step; the first is the number, then what leads to it. Follows the results.
class ExplainModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TitleRole = FirstOwnRole, ///< QString: "Normalized shares" (also Qt::DisplayRole)
        NumberRole, ///< double: the value
        NoteRole, ///< QString: what it means; may be empty
        SourceRole, ///< QString: where it is documented
        ObjectRole, ///< ObjectRef: what the step speaks about
        RichNoteRole ///< QString: the note as HTML, code set apart
    };

    explicit ExplainModel(Document *document, QObject *parent = nullptr);

    void setResults(std::shared_ptr<const Results> results);
    /// Answers a question; monostate shows nothing.
    void show(const ExplainQuestion &question);
    /// What is shown in a row.
    [[nodiscard]] const ExplainStep &step(int row) const { return m_explanation.steps.at(static_cast<std::size_t>(row)); }
    /// Derives a number of an association.
    void show(AssociationId id, AssociationQuantity quantity);
    /// Derives a number of a job in one of its partitions.
    void show(JobRow row, JobQuantity quantity);
    /// Nothing is selected.
    void clear();
    /// "Why is the fair-share factor of …?"; empty when nothing is shown.
    [[nodiscard]] QString title() const;
    /// The steps as plain text, for the clipboard.
    [[nodiscard]] QString plainText() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void titleChanged();

private:
    struct JobSubject
    {
        std::string job; // rows move when jobs are edited, names do not
        std::string partition;
    };

    void derive();
    void replace(Explanation explanation);

    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
    ExplainQuestion m_question;
    std::optional<JobSubject> m_job; ///< the job that m_question asks about, when it is a JobNumber
    Explanation m_explanation;
    std::set<std::string> m_names; ///< in it, that look like numbers
};

/// A derivation as Markdown: its question, and a point of a list for each step.
[[nodiscard]] QString explanationMarkdown(const Explanation &explanation);

} // namespace apportion
