// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/engine.h"
#include "models/column_info.h"
#include "models/model_roles.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace apportion
{

/// The cluster-wide priority settings, one row a key of slurm.conf.
class SettingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Key, Value, Unit, Meaning, Default, ColumnCount };
    enum Role {
        KeyRole = FirstOwnRole, ///< int: a PriorityKey
        HelpRole ///< QString: a sentence on what the key does (also the tooltip)
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
    void setResults(std::shared_ptr<const Results> results);

    [[nodiscard]] PriorityKey keyAt(int row) const { return m_keys[static_cast<std::size_t>(row)]; }
    /// The value's cell of a key; invalid when the model does not show it.
    [[nodiscard]] QModelIndex valueIndex(PriorityKey key) const;
    /// Why @p text cannot be the key's value; empty when it can.
    [[nodiscard]] QString errorFor(PriorityKey key, const QString &text) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// The value as slurm.conf writes it; what Slurm would not read is refused with editRefused().
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void editRefused(const QModelIndex &index, const QString &message);

private:
    void policyChanged(const PolicyChange &change);
    void meaningsChanged();
    [[nodiscard]] QVariant display(PriorityKey key, int column) const;
    [[nodiscard]] bool isChanged(PriorityKey key) const;
    [[nodiscard]] static ColumnInfo column(int section);

    Document *m_document;
    std::vector<PriorityKey> m_keys;
    std::uint32_t m_users = 0;
    QPersistentModelIndex m_refused;
    QString m_error;
};

} // namespace apportion
