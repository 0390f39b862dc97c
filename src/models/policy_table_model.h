// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "models/table_model.h"
#include "models/why_role.h"

#include <QStringList>

#include <string>
#include <vector>

namespace apportion
{

/// The base of the models that show and edit one small table of the policy, a row an entry.
///
/// A derived model says what its cells show and how a text goes into one; this one does the rest: undo, refused edits,
/// the comparison with the baseline, and rows that are added, duplicated, removed and moved.
class PolicyTableModel : public TableModel
{
    Q_OBJECT

public:
    /// What is done to rows, for the names of steps.
    enum class RowStep { Edit, Add, Duplicate, Remove, Move };

    /// Whether the cells of a column can be edited.
    [[nodiscard]] virtual bool canEdit(int column) const = 0;
    /// Whether rows can be added, removed and moved.
    [[nodiscard]] virtual bool hasRowSteps() const { return true; }
    /// Whether the reset that is told comes of another policy, and not of other rows of this one.
    [[nodiscard]] bool isReplaced() const { return m_isReplaced; }
    /// Why @p text cannot be the value of a cell; empty when it can.
    [[nodiscard]] QString errorFor(const QModelIndex &index, const QString &text) const;
    /// Somebody gave up what was refused in a cell: nothing is wrong with it any more.
    void withdrawRefusal(const QModelIndex &index);

    // Each is one step of undo; they give the first row that came about, or −1 when nothing was done.
    int addRow(int after);
    int duplicateRows(const std::vector<int> &rows);
    int deleteRows(const std::vector<int> &rows);
    /// Moves the rows up (−1) or down (+1) by one, together.
    int moveRowsBy(const std::vector<int> &rows, int step);

    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void editRefused(const QModelIndex &index, const QString &message);

protected:
    PolicyTableModel(Document *document, PolicyChange::Kind kind, std::span<const TableColumn> columns, QObject *parent);

    [[nodiscard]] Document *document() const { return m_document; }
    [[nodiscard]] const Policy &policy() const { return m_document->policy(); }
    /// The policy as the views know it: while they hear of new rows, they must find the old ones.
    [[nodiscard]] virtual const Policy &shown() const { return m_shown; }
    /// To be called by the constructor of the derived model.
    void readRows();

    [[nodiscard]] int rows() const final { return static_cast<int>(m_names.size()); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    /// The names of all rows of the table in a policy; rows are told apart by them.
    [[nodiscard]] virtual std::vector<std::string> rowNames(const Policy &policy) const = 0;
    [[nodiscard]] virtual QString display(const Policy &policy, int row, int column) const = 0;
    /// What an editor begins with, and what is compared with the baseline.
    [[nodiscard]] virtual QString editText(const Policy &policy, int row, int column) const { return display(policy, row, column); }
    /// What a column is sorted by; invalid: the text.
    [[nodiscard]] virtual QVariant sortValue(const Policy &policy, int row, int column) const;
    [[nodiscard]] virtual QString tip(int row, int column) const;
    /// What "Why?" asks about a cell; none where it was given rather than computed.
    [[nodiscard]] virtual ExplainQuestion question(std::uint32_t row, int column) const = 0;
    [[nodiscard]] virtual QStringList choices(int row, int column) const;
    /// Puts a text into a cell of @p draft; why it cannot, or nothing.
    [[nodiscard]] virtual QString enter(Policy &draft, int row, int column, const QString &text) const = 0;
    /// Takes over one row of @p draft, when nothing else of it differs.
    virtual bool commitRow(const Policy &draft, int row) = 0;
    /// Rows of @p draft as reorderRows() has them; where sources say addedRow, the row is a copy of the next of
    /// @p copied, or new where that is −1.
    virtual void rearrange(Policy &draft, const std::vector<std::size_t> &sources, const std::vector<int> &copied) const;
    /// The name of each RowStep, marked with QT_TR_NOOP, with the place of the row's name; empty where there is only "Change".
    [[nodiscard]] virtual std::vector<const char *> stepTexts() const { return {}; }

    virtual void policyChanged(const PolicyChange &change);
    /// Takes back the refusal of a row, of any row with −1.
    void forgetRefused(int row);
    [[nodiscard]] int baselineRow(int row) const;

private:
    void readTables();
    void rowsChanged(std::vector<std::string> names);
    bool take(const Policy &draft, RowStep step, const QString &name);
    int rearrangeAs(RowStep step, const std::vector<std::size_t> &sources, const std::vector<int> &copied);
    [[nodiscard]] bool isChanged(int row, int column) const;
    [[nodiscard]] QString stepText(RowStep step, const QString &name) const;

    Document *m_document;
    PolicyChange::Kind m_kind;
    Policy m_shown; ///< the small tables of the policy, without the associations
    std::vector<std::string> m_names; ///< of the rows as the views know them
    std::vector<std::string> m_baselineNames;
    QPersistentModelIndex m_refused;
    QString m_error;
    bool m_isReplaced = false;
};

} // namespace apportion
