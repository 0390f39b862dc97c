// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/match_walker.h"

#include "models/account_tree_model.h"
#include "models/association_finder.h"

namespace apportion
{

MatchWalker::MatchWalker(const AccountTreeModel *model, QObject *parent)
    : QObject(parent), m_model(model), m_job([this](const Result &result) {
          if (result.id == noAssociation) {
              Q_EMIT foundNothing(result.text);
          } else {
              Q_EMIT arrived(result.id, result.wrapped);
          }
      })
{
}

void MatchWalker::walk(const QString &text, AssociationId from, bool backward)
{
    m_job.request([tree = m_model->tree(), rows = m_model->rows(), text, from, backward] {
        const NextMatch match = nextMatch(tree, *rows, text, from, backward);
        return Result { match.id, match.wrapped, text };
    });
}

} // namespace apportion

#include "moc_match_walker.cpp"
