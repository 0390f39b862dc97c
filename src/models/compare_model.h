// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compared_rows.h"

namespace apportion
{

/// The users under the baseline and under the draft: those who fall, those who rise, the rest.
class CompareModel : public ComparedRows
{
    Q_OBJECT

public:
    enum Column { User, Account, BaselineFactor, DraftFactor, Delta, Ranks, Because, ColumnCount };

    explicit CompareModel(Document *document, QObject *parent = nullptr);

private:
    [[nodiscard]] std::size_t count(const Comparison &comparison) const override { return comparison.results->users.size(); }
    [[nodiscard]] const ComparedCounts &counts(const Comparison &comparison) const override { return comparison.results->userCounts; }
    [[nodiscard]] std::int64_t risen(std::size_t row) const override { return userAt(row).risen(); }
    [[nodiscard]] bool isChanged(std::size_t row) const override;
    [[nodiscard]] std::vector<std::string_view> names(std::size_t row) const override;
    [[nodiscard]] std::uint64_t identity(std::size_t row) const override
    {
        const ComparedUser &user = userAt(row);
        return (std::uint64_t { user.before } << 32U) | user.after;
    }
    [[nodiscard]] QString text(std::size_t row, int column) const override;
    [[nodiscard]] QVariant number(std::size_t row, int column) const override;
    [[nodiscard]] ExplainQuestion question(std::size_t row, int column) const override;
    [[nodiscard]] QString onlyOneSide(std::size_t row) const override;
    [[nodiscard]] QString worth(std::size_t row, const ChangeEffects *effects) const override
    {
        return effects != nullptr ? effectText(*effects, effects->ofUser(userAt(row).before)) : QString();
    }
    [[nodiscard]] QVariant other(std::size_t row, int column, int role) const override;

    [[nodiscard]] const ComparedUser &userAt(std::size_t row) const { return comparison().results->users[row]; }
    /// The tree in which the user stands now, or stood, and where.
    [[nodiscard]] const AssociationTree &treeOf(const ComparedUser &user) const;
    [[nodiscard]] static AssociationId idOf(const ComparedUser &user) { return user.after != noAssociation ? user.after : user.before; }
    [[nodiscard]] static std::span<const TableColumn> columns();
};

} // namespace apportion
