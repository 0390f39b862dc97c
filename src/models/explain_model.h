// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain.h"
#include "document/document.h"
#include "engine/engine.h"
#include "models/model_roles.h"
#include "models/results_gate.h"

#include <QAbstractListModel>

#include <memory>
#include <variant>

namespace apportion
{

/// How one number came about, a row a step; the last is the number. Follows the results.
class ExplainModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TitleRole = FirstOwnRole, ///< QString: "Normalized shares" (also Qt::DisplayRole)
        SymbolRole, ///< QString: "S"
        FormulaRole, ///< QString: the formula in symbols
        NumbersRole, ///< QString: the formula with this policy's numbers
        ValueRole, ///< QString: the value as Slurm prints it
        NumberRole, ///< double: the value
        NoteRole, ///< QString: what it means; may be empty
        SourceRole, ///< QString: where it is documented
        ObjectRole ///< ObjectRef: what the step speaks about
    };

    explicit ExplainModel(Document *document, QObject *parent = nullptr);

    void setResults(std::shared_ptr<const Results> results);
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
    struct AssociationSubject
    {
        AssociationId id;
        AssociationQuantity quantity;
    };
    struct JobSubject
    {
        std::string job; // rows move when jobs are edited, names do not
        std::string partition;
        JobQuantity quantity;
    };

    void derive();
    void replace(Explanation explanation);

    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
    std::variant<std::monostate, AssociationSubject, JobSubject> m_subject;
    Explanation m_explanation;
};

} // namespace apportion
