// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QStackedWidget>

namespace apportion
{

/// A stack that takes the room it is given, whatever the height of what it shows would be at that width.
///
/// A QStackedWidget with a sentence in one of its pages hands the question of heights on: every layout around it is laid out
/// by asking each of its pages again, and stacks within stacks multiply that.
class FillingStack : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize sizeHint() const override { return layout()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return layout()->minimumSize(); }
};

} // namespace apportion
