// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace apportion
{

/// A button that shows only its icon, without a frame; @p name is its tooltip and what a screen reader says.
[[nodiscard]] QToolButton *makeFlatButton(const QString &name, QWidget *parent = nullptr);

} // namespace apportion
