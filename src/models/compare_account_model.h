// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compared_rows.h"

namespace apportion
{

/// The accounts under the baseline and under the draft: what is promised to them, and where their best user stands.
class CompareAccountModel : public ComparedRows
{
    Q_OBJECT

public:
    enum Column { Account, BaselineShare, DraftShare, BaselinePlace, DraftPlace, Delta, Ranks, Users, Jobs, Because, ColumnCount };

    explicit CompareAccountModel(Document *document, QObject *parent = nullptr);

private:
    [[nodiscard]] std::size_t count(const Comparison &comparison) const override { return comparison.accounts.size(); }
    [[nodiscard]] const ComparedCounts &counts(const Comparison &comparison) const override { return comparison.accountCounts; }
    [[nodiscard]] std::int64_t risen(std::size_t row) const override { return accountAt(row).risen(); }
    [[nodiscard]] bool isChanged(std::size_t row) const override;
    [[nodiscard]] std::vector<std::string_view> names(std::size_t row) const override;
    [[nodiscard]] std::uint64_t identity(std::size_t row) const override
    {
        const ComparedAccount &account = accountAt(row);
        return (std::uint64_t { account.before.id } << 32U) | account.after.id;
    }
    [[nodiscard]] QString text(std::size_t row, int column) const override;
    [[nodiscard]] QVariant number(std::size_t row, int column) const override;
    [[nodiscard]] ExplainQuestion question(std::size_t row, int column) const override;
    [[nodiscard]] QString onlyOneSide(std::size_t row) const override;
    [[nodiscard]] QString worth(std::size_t row, const ChangeEffects *effects) const override;
    [[nodiscard]] QVariant other(std::size_t row, int column, int role) const override;

    [[nodiscard]] const ComparedAccount &accountAt(std::size_t row) const { return comparison().accounts[row]; }
    [[nodiscard]] std::string_view nameOf(const ComparedAccount &account) const;
    [[nodiscard]] static std::span<const TableColumn> columns();
};

} // namespace apportion
