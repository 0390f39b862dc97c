// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRect>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace apportion
{

class Page;
class Workspace;

/// Where on @p window stands what a lesson points at ("@point" in resources/lessons/README.md), in the window's
/// coordinates; null when it is not to be seen. @p reveal scrolls to it first.
[[nodiscard]] QRect placeOf(const QString &place, QWidget *window, Page *page, const Workspace &workspace, bool reveal);

/// The column of the account tree that "@point column …" names; −1: none.
[[nodiscard]] int lessonColumn(const QString &name);

/// A frame round what a lesson speaks about. It takes no input.
class LessonPointer : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPointer(QWidget *window);

    /// Frames what @p find finds, wherever it moves; an empty function ends that.
    void pointAt(std::function<QRect(bool reveal)> find);
    void setColour(const QColor &colour);
    [[nodiscard]] QRect target() const { return m_target; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow(bool reveal);

    std::function<QRect(bool)> m_find;
    QTimer m_timer;
    QRect m_target;
    QColor m_colour;
};

} // namespace apportion
