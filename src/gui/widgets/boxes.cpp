// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/boxes.h"

namespace apportion
{

namespace
{

QBoxLayout *makeBox(QBoxLayout::Direction direction, QWidget *widget, std::initializer_list<BoxItem> items, int spacing, const QMargins &margins)
{
    auto *box = new QBoxLayout(direction, widget);
    box->setContentsMargins(margins);
    if (spacing >= 0) {
        box->setSpacing(spacing);
    }
    for (const BoxItem &item : items) {
        if (item.widget != nullptr) {
            box->addWidget(item.widget, item.stretch, item.alignment);
        } else if (item.layout != nullptr) {
            box->addLayout(item.layout, item.stretch);
        } else if (item.space >= 0) {
            box->addSpacing(item.space);
        } else {
            box->addStretch(item.stretch);
        }
    }
    return box;
}

} // namespace

QBoxLayout *makeRow(QWidget *widget, std::initializer_list<BoxItem> items, int spacing, const QMargins &margins)
{
    return makeBox(QBoxLayout::LeftToRight, widget, items, spacing, margins);
}

QBoxLayout *makeColumn(QWidget *widget, std::initializer_list<BoxItem> items, int spacing, const QMargins &margins)
{
    return makeBox(QBoxLayout::TopToBottom, widget, items, spacing, margins);
}

QBoxLayout *makeRow(std::initializer_list<BoxItem> items, int spacing, const QMargins &margins)
{
    return makeBox(QBoxLayout::LeftToRight, nullptr, items, spacing, margins);
}

QBoxLayout *makeColumn(std::initializer_list<BoxItem> items, int spacing, const QMargins &margins)
{
    return makeBox(QBoxLayout::TopToBottom, nullptr, items, spacing, margins);
}

} // namespace apportion
