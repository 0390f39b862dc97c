// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "models/policy_table_model.h"

#include <memory>
#include <vector>

namespace apportion
{

/// The cluster-wide priority settings, one row a key of slurm.conf.
class SettingsModel : public PolicyTableModel
{
    Q_OBJECT

public:
    enum Column { Key, Value, Default, Unit, Meaning, ColumnCount };
    enum Role {
        KeyRole = FirstOwnRole, ///< int: a PriorityKey
        HelpRole, ///< QString: a sentence on what the key does (also the tooltip)
        OwnValueRole ///< bool: in the column Value, that it is not Slurm's default
    };

    /// Shows @p keys in that order; all of them when it is empty.
    explicit SettingsModel(Document *document, std::vector<PriorityKey> keys = {}, QObject *parent = nullptr);

    /// The weights of the priority's terms, fair share first.
    [[nodiscard]] static std::vector<PriorityKey> weightKeys();
    /// How usage fades: half-life, reset, calculation period, dampening.
    [[nodiscard]] static std::vector<PriorityKey> decayKeys();
    /// What neither of the two holds, PriorityFlags left out (FlagsModel shows them).
    [[nodiscard]] static std::vector<PriorityKey> otherKeys();

    /// The number of users comes from results: "points per rank 200".
    void setResults(const std::shared_ptr<const Results> &results);

    [[nodiscard]] PriorityKey keyAt(int row) const { return m_keys[static_cast<std::size_t>(row)]; }
    /// The value's cell of a key; invalid when the model does not show it.
    [[nodiscard]] QModelIndex valueIndex(PriorityKey key) const;
    using PolicyTableModel::errorFor;
    /// Why @p text cannot be the key's value; empty when it can.
    [[nodiscard]] QString errorFor(PriorityKey key, const QString &text) const;
    /// Gives the key Slurm's default, so that export does not name it; false when it had that already.
    bool resetToDefault(PriorityKey key);

    [[nodiscard]] bool canEdit(int column) const override { return column == Value; }
    [[nodiscard]] bool hasRowSteps() const override { return false; }

protected:
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    [[nodiscard]] const Policy &shown() const override { return document()->policy(); } // rows never change
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] std::vector<std::string> rowNames(const Policy &policy) const override;
    [[nodiscard]] QString display(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QString editText(const Policy &policy, int row, int column) const override;
    [[nodiscard]] ExplainQuestion question(std::uint32_t row, int column) const override;
    [[nodiscard]] QVariant sortValue(const Policy &policy, int row, int column) const override;
    [[nodiscard]] QString tip(int row, int column) const override;
    [[nodiscard]] QStringList choices(int row, int column) const override;
    /// The value as slurm.conf writes it; what Slurm would not read is refused with editRefused().
    [[nodiscard]] QString enter(Policy &draft, int row, int column, const QString &text) const override;
    bool commitRow(const Policy &draft, int row) override;
    void policyChanged(const PolicyChange &change) override;

private:
    void meaningsChanged();

    std::vector<PriorityKey> m_keys;
    std::uint32_t m_users = 0;
};

} // namespace apportion
