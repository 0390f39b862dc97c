// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/segmented_control.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace apportion
{

namespace
{

QString place(qsizetype index, qsizetype count)
{
    if (index == 0) {
        return QStringLiteral("first");
    }
    return index == count - 1 ? QStringLiteral("last") : QStringLiteral("middle");
}

} // namespace

SegmentedControl::SegmentedControl(const QStringList &segments, QWidget *parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (qsizetype i = 0; i < segments.size(); ++i) {
        auto *segment = new QToolButton(this);
        segment->setText(segments[i]);
        segment->setAccessibleName(segments[i]);
        segment->setCheckable(true);
        segment->setAutoRaise(true);
        segment->setFocusPolicy(Qt::TabFocus);
        segment->setProperty("segment", place(i, segments.size()));
        // the chosen one is bold: keep the room for that, so that the row does not move
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        segment->setFixedWidth(QFontMetrics(bold).horizontalAdvance(segments[i]) + 24);
        m_group->addButton(segment, static_cast<int>(i));
        layout->addWidget(segment);
    }
    if (!segments.isEmpty()) {
        setCurrent(0);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

int SegmentedControl::current() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrent(int index)
{
    if (auto *segment = m_group->button(index)) {
        segment->setChecked(true);
    }
}

QToolButton *SegmentedControl::button(int index) const
{
    return qobject_cast<QToolButton *>(m_group->button(index));
}

} // namespace apportion
