// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odyssey.h"
#include "document/document.h"
#include "models/model_roles.h"

#include <QAbstractTableModel>

namespace apportion
{

/// The billing weights that the hardware of each partition asks for, for the partitions whose chips are known.
class DerivedWeightsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { PartitionName, Weights, ColumnCount };
    enum Role {
        PartitionRole = FirstOwnRole, ///< int: index in Policy::partitions
        InForceRole ///< bool: the partition charges exactly that already
    };

    explicit DerivedWeightsModel(Document *document, QObject *parent = nullptr);

    /// The derived weights of a partition, or nothing when they are not known.
    [[nodiscard]] const TresWeights *weightsOf(int partition) const;
    /// The partitions, of @p among or of all when it is empty, whose weights are known and are not those in force.
    [[nodiscard]] std::vector<int> differing(const std::vector<int> &among = {}) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void policyChanged(const PolicyChange &change);
    [[nodiscard]] bool isInForce(const DerivedWeights &derived) const;

    Document *m_document;
    std::vector<DerivedWeights> m_derived;
};

} // namespace apportion
