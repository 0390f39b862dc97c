// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/engine.h"
#include "models/model_roles.h"
#include "models/results_gate.h"
#include "models/table_model.h"

#include <memory>

namespace apportion
{

/// What reading the files said, what the checker finds and what cannot be exported, errors first.
class ProblemsModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, Message, Advice, Object, Place, ColumnCount };
    enum Role {
        SeverityRole = FirstOwnRole, ///< int: a Severity
        ObjectRole, ///< ObjectRef: what to jump to
        CodeRole, ///< QString: the finding's stable name
        FileRole, ///< QString: the file it was read from, if any
        LineRole, ///< int: the line; 0 when none applies
        FixRole ///< QString: what mending it would do, as a short command; empty when nobody can tell what is meant
    };

    explicit ProblemsModel(Document *document, QObject *parent = nullptr);

    void setResults(std::shared_ptr<const Results> results);
    /// What the exported files cannot say of the draft.
    void setExportFindings(const Diagnostics &findings);
    [[nodiscard]] int count(Severity severity) const;
    [[nodiscard]] const Diagnostic &problemAt(int row) const { return m_problems.at(static_cast<std::size_t>(row)); }

Q_SIGNALS:
    /// The counts of any severity may differ.
    void countsChanged();

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_problems.size()); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    void rebuild();
    [[nodiscard]] static QString withSource(const QString &text, const std::string &code);
    [[nodiscard]] static std::span<const TableColumn> columns();

    Document *m_document;
    ResultsGate m_gate;
    std::shared_ptr<const Results> m_results;
    Diagnostics m_exportFindings;
    std::vector<Diagnostic> m_problems;
    std::vector<Text> m_fixes; ///< one for each problem
};

} // namespace apportion
