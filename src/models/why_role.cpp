// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/why_role.h"

#include <QAbstractProxyModel>
#include <QVariant>

namespace apportion
{

namespace
{

constexpr const char *answersProperty = "answersWhy";

} // namespace

void setAnswersWhy(QAbstractItemModel *model)
{
    model->setProperty(answersProperty, true);
}

bool answersWhy(const QAbstractItemModel *model)
{
    while (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(model)) {
        model = proxy->sourceModel();
    }
    return model != nullptr && model->property(answersProperty).toBool();
}

ExplainQuestion questionOf(const QModelIndex &cell)
{
    return cell.data(WhyRole).value<ExplainQuestion>();
}

} // namespace apportion
