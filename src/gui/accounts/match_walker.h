// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "engine/background_job.h"

#include <QObject>
#include <QString>

namespace apportion
{

class AccountTreeModel;

/// Walks through the accounts and users whose name holds a text, in the order in which the tree shows them and round its
/// end, without hiding the others. The search runs in another thread.
class MatchWalker : public QObject
{
    Q_OBJECT

public:
    MatchWalker(const AccountTreeModel *model, QObject *parent);

    /// Looks for the next one after @p from, or before it.
    void walk(const QString &text, AssociationId from, bool backward);

Q_SIGNALS:
    /// The walk went round the end of the tree to get there when @p wrapped.
    void arrived(apportion::AssociationId id, bool wrapped);
    void foundNothing(const QString &text);

private:
    struct Result
    {
        AssociationId id = noAssociation;
        bool wrapped = false;
        QString text;
    };

    const AccountTreeModel *m_model;
    BackgroundJob<Result> m_job;
};

} // namespace apportion
