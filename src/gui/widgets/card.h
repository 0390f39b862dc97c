// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace apportion
{

/// A quiet frame with rounded corners that holds together what belongs together.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);
};

} // namespace apportion
