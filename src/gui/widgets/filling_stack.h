// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QStackedWidget>

namespace apportion
{

/// A stack that takes the room it is given, whatever the height of what it shows would be at that width, and needs no more of it
/// than what it shows does: a page of it that is hidden keeps nobody from making the window smaller.
///
/// A QStackedWidget with a sentence in one of its pages hands the question of heights on: every layout around it is laid out
/// by asking each of its pages again, and stacks within stacks multiply that.
class FillingStack : public QStackedWidget
{
public:
    explicit FillingStack(QWidget *parent = nullptr) : QStackedWidget(parent)
    {
        connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize sizeHint() const override { return layout()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QWidget *shown = currentWidget();
        return shown == nullptr ? QSize(0, 0) : shown->minimumSizeHint().expandedTo(shown->minimumSize());
    }
};

} // namespace apportion
