// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

class QButtonGroup;
class QToolButton;
class QVBoxLayout;

namespace apportion
{

struct Palette;

/// The narrow bar at the left: one button a page, in the order of the work.
class NavigationRail : public QFrame
{
    Q_OBJECT

public:
    explicit NavigationRail(QWidget *parent = nullptr);

    /// Adds a page; @p icon names a drawing of resources/icons.
    void addPage(const QString &icon, const QString &title, const QString &toolTip);
    /// Adds, at the foot, what is opened beside a page.
    [[nodiscard]] QToolButton *addTool(const QString &icon, const QString &title, const QString &toolTip);
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    void applyPalette(const Palette &palette);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QToolButton *makeButton(const QString &icon, const QString &title, const QString &toolTip);
    /// Of the buttons, where the bar has so much.
    [[nodiscard]] int heightOfEach(int whole) const;

    struct Item
    {
        QToolButton *button;
        QString icon;
    };

    QButtonGroup *m_group;
    QVBoxLayout *m_layout;
    QList<Item> m_items;
};

} // namespace apportion
