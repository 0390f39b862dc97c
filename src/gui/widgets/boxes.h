// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns of widgets in one expression: makeColumn(this, { header, { table, 1 }, makeRow({ ok, cancel }) }).
#pragma once

#include <QBoxLayout>
#include <QMargins>
#include <QWidget>

#include <initializer_list>

namespace apportion
{

/// Room that takes a part of what is left.
struct Stretch
{
    int part = 1;
};

/// Room of some pixels.
struct Space
{
    int pixels = 0;
};

/// What stands in a row or a column: a widget or a layout, with its part of the room that is left, or room.
struct BoxItem
{
    BoxItem(QWidget *shown, int part = 0, Qt::Alignment where = {}) : widget(shown), stretch(part), alignment(where) { }
    BoxItem(QLayout *inner, int part = 0) : layout(inner), stretch(part) { }
    BoxItem(Stretch room) : stretch(room.part) { }
    BoxItem(Space room) : space(room.pixels) { }

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0;
    int space = -1; ///< −1: it is no room of pixels
    Qt::Alignment alignment;
};

/// The layout of @p widget: its items from left to right. @p spacing −1: as the style has it.
QBoxLayout *makeRow(QWidget *widget, std::initializer_list<BoxItem> items, int spacing = -1, const QMargins &margins = {});
/// The same from top to bottom.
QBoxLayout *makeColumn(QWidget *widget, std::initializer_list<BoxItem> items, int spacing = -1, const QMargins &margins = {});
/// A row within another layout. @p spacing −1: that of the other one.
QBoxLayout *makeRow(std::initializer_list<BoxItem> items, int spacing = -1, const QMargins &margins = {});
QBoxLayout *makeColumn(std::initializer_list<BoxItem> items, int spacing = -1, const QMargins &margins = {});

} // namespace apportion
