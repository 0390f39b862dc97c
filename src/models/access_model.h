// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/access.h"
#include "document/document.h"
#include "models/model_roles.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace apportion
{

/// Accounts against partitions: whose jobs may run where, under one QOS or under any. A cell is worked out when it is asked for.
class AccessModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        WhyTextRole = FirstOwnRole, ///< QString: the rule that decides, as a sentence
        IsAllowedRole ///< bool
    };

    explicit AccessModel(Document *document, QObject *parent = nullptr);

    /// −1: any QOS.
    void setQos(int qos);
    /// Shows only accounts whose name contains @p text.
    void setFilter(const QString &text);
    /// Lets the account of a cell in, or keeps it out, as one step of undo; why that cannot be done, or nothing.
    [[nodiscard]] QString turn(const QModelIndex &index);
    /// Whether that changes the QOS that the account has, in whichever partition.
    [[nodiscard]] bool turnsQosOfAccount(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void reload();
    void takePolicy();
    void policyChanged(const PolicyChange &change);
    [[nodiscard]] AccessAnswer answer(const QModelIndex &index) const;
    [[nodiscard]] AccessEdit editAt(const QModelIndex &index) const;
    [[nodiscard]] QString mark(const QModelIndex &index) const;

    Document *m_document;
    Policy m_policy; ///< that the rows and rules are of
    std::unique_ptr<AccessRules> m_rules;
    std::vector<AssociationId> m_accounts;
    std::uint16_t m_qos = unknownIndex;
    QString m_filter;
};

} // namespace apportion
