// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

class QWidget;

namespace apportion
{

/// What is chosen in the tables and lists below @p parts, which switches are on and where walks stand, for another window with the same parts to show
/// it. Rows are told by what they say, as that window may have others above them.
[[nodiscard]] QStringList chosenPlaces(const QList<const QWidget *> &parts);
/// The other side: rows and steps that are still to come are chosen when they are there, unless somebody chose another one.
void choosePlaces(const QList<const QWidget *> &parts, const QStringList &places);

} // namespace apportion
