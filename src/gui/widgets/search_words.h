// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QString>
#include <QVariant>

namespace apportion
{

inline constexpr const char *searchWordsProperty = "searchWords";

/// By which everyday words "Find anything" knows an action, beside its label: with commas between them.
inline void setSearchWords(QAction *action, const QString &words)
{
    action->setProperty(searchWordsProperty, words);
}

[[nodiscard]] inline QString searchWords(const QAction *action)
{
    return action->property(searchWordsProperty).toString();
}

} // namespace apportion
