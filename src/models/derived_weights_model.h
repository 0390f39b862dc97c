// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/odyssey.h"
#include "document/document.h"
#include "models/table_model.h"
#include "models/why_role.h"

namespace apportion
{

/// The billing weights that the hardware of each partition asks for, beside those in force, for the partitions whose
/// chips are known.
class DerivedWeightsModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { PartitionName, Now, Weights, ColumnCount };
    enum Role {
        DiffersRole = FirstOwnRole ///< bool: the partition charges something else
    };

    explicit DerivedWeightsModel(Document *document, QObject *parent = nullptr);

    /// Shows weights derived from @p policy, the document's newest or one just before it.
    void setDerived(const Policy &policy, std::vector<DerivedWeights> derived);
    /// The partitions, of @p among or of all when it is empty, whose weights are known and are not those in force.
    [[nodiscard]] std::vector<int> differing(const std::vector<int> &among = {}) const;
    /// Puts the derived weights of @p partitions into @p draft.
    void apply(Policy &draft, const std::vector<int> &partitions) const;

private:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] int rows() const override { return static_cast<int>(m_derived.size()); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool differs(const DerivedWeights &derived) const;

    Shared<std::vector<Partition>> m_partitions; ///< of the policy that the weights belong to
    std::vector<DerivedWeights> m_derived;
};

/// The raw shares that the hardware asks for, beside those in force, with what they are made of.
class DerivedSharesModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { AccountName, Now, Gratis, Lab, Communal, Derived, ColumnCount };
    enum Role {
        DiffersRole = FirstOwnRole ///< bool: the account has other shares
    };

    explicit DerivedSharesModel(QObject *parent = nullptr);

    void setDerived(const Policy &policy, const std::vector<DerivedShares> &derived);
    /// How many accounts have other shares.
    [[nodiscard]] int differing() const;
    /// Puts the derived shares into @p draft.
    void apply(Policy &draft) const;

private:
    [[nodiscard]] static std::span<const TableColumn> columns();
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    struct Row
    {
        DerivedShares shares;
        QString name;
        std::uint32_t now = 0;
    };

    std::vector<Row> m_rows;
};

} // namespace apportion
