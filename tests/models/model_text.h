// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/number_text.h"
#include "models/account_tree_model.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace apportion
{

/// One line a row, the columns' display texts separated by "|", children indented by a space.
inline QStringList modelText(const QAbstractItemModel &model, const QList<int> &columns, const QModelIndex &parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (const int column : columns) {
            cells << model.index(row, column, parent).data().toString();
        }
        lines << QString(depth, QLatin1Char(' ')) + cells.join(QLatin1Char('|'));
        lines << modelText(model, columns, model.index(row, 0, parent), depth + 1);
    }
    return lines;
}

/// The rows of the account tree as `sshare -a -l -P` prints their columns Account, User, RawShares, NormShares,
/// RawUsage, EffectvUsage, FairShare and LevelFS.
inline QStringList sshareText(const AccountTreeModel &model, const QModelIndex &parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex first = model.index(row, AccountTreeModel::Name, parent);
        const auto cell = [&](int column) { return first.siblingAtColumn(column); };
        const auto number = [&](int column) {
            const QVariant value = cell(column).data(SortRole);
            return value.isValid() ? QString::fromStdString(fixedText(value.toDouble())) : QString();
        };
        const bool isUser = first.data(AccountTreeModel::IsUserRole).toBool();
        const QString account = (isUser ? parent : first).data().toString();
        const QStringList cells { account, isUser ? first.data().toString() : QString(),
            cell(AccountTreeModel::RawShares).data().toString().remove(QLatin1Char(',')), number(AccountTreeModel::NormShares),
            QString::fromStdString(cutText(cell(AccountTreeModel::Usage).data(SortRole).toDouble())), number(AccountTreeModel::EffectiveUsage),
            isUser ? number(AccountTreeModel::FairShare) : QString(), number(AccountTreeModel::LevelFs) };
        lines << QString(depth, QLatin1Char(' ')) + cells.join(QLatin1Char('|'));
        lines << sshareText(model, first, depth + 1);
    }
    return lines;
}

/// The same columns of a golden's sshare.txt.
inline QStringList sshareColumns(const QStringList &goldenLines)
{
    const QStringList header = goldenLines.value(0).split(QLatin1Char('|'));
    QStringList lines;
    for (qsizetype i = 1; i < goldenLines.size(); ++i) {
        const QStringList cells = goldenLines.at(i).split(QLatin1Char('|'));
        QStringList kept;
        for (const char *name : { "Account", "User", "RawShares", "NormShares", "RawUsage", "EffectvUsage", "FairShare", "LevelFS" }) {
            const qsizetype place = header.indexOf(QLatin1String(name));
            kept << (place < 0 ? QString() : cells.value(place));
        }
        lines << kept.join(QLatin1Char('|'));
    }
    return lines;
}

} // namespace apportion
