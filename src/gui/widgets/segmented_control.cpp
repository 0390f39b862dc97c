// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/segmented_control.h"

#include "gui/widgets/look.h"

#include <QButtonGroup>
#include <QEvent>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <numeric>
#include <utility>

namespace apportion
{

namespace
{

constexpr int segmentGap = 2;

QString place(int index, int begin, int end)
{
    if (end - begin == 1) {
        return QStringLiteral("only");
    }
    if (index == begin) {
        return QStringLiteral("first");
    }
    return index == end - 1 ? QStringLiteral("last") : QStringLiteral("middle");
}

} // namespace

SegmentedControl::SegmentedControl(const QStringList &segments, QWidget *parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (qsizetype i = 0; i < segments.size(); ++i) {
        auto *segment = new QToolButton(this);
        segment->setText(segments[i]);
        segment->setAccessibleName(segments[i]);
        segment->setCheckable(true);
        segment->setAutoRaise(true);
        segment->setFocusPolicy(Qt::TabFocus);
        // the chosen one is bold: keep the room for that, so that the row does not move
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        segment->setFixedWidth(QFontMetrics(bold).horizontalAdvance(segments[i]) + 24);
        m_group->addButton(segment, static_cast<int>(i));
    }
    arrange();
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

int SegmentedControl::count() const
{
    return static_cast<int>(m_group->buttons().size());
}

QSize SegmentedControl::sizeHint() const
{
    int height = 0;
    for (int i = 0; i < count(); ++i) {
        height = std::max(height, button(i)->sizeHint().height());
    }
    return { inRows(m_rows).width, height * m_rows + segmentGap * (m_rows - 1) };
}

/// As narrow as so many rows can be.
SegmentedControl::Rows SegmentedControl::inRows(int rows) const
{
    std::vector<int> widths;
    widths.reserve(static_cast<std::size_t>(count()));
    for (int i = 0; i < count(); ++i) {
        const bool isLeftOut = button(i)->isHidden() && button(i)->testAttribute(Qt::WA_WState_ExplicitShowHide);
        widths.push_back(isLeftOut ? 0 : button(i)->maximumWidth()); // which is fixed
    }
    if (widths.empty()) {
        return {};
    }
    const auto filled = [&widths](int room) {
        Rows all { { 0 }, 0 };
        int used = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (used > 0 && used + widths[i] > room) {
                all.begins.push_back(static_cast<int>(i));
                used = 0;
            }
            used += widths[i];
            all.width = std::max(all.width, used);
        }
        return all;
    };
    int room = *std::max_element(widths.begin(), widths.end());
    const int whole = std::accumulate(widths.begin(), widths.end(), 0);
    Rows best = filled(room);
    while (static_cast<int>(best.begins.size()) > std::max(1, rows) && room < whole) {
        best = filled(++room);
    }
    return best;
}

void SegmentedControl::arrange()
{
    const Rows rows = inRows(m_rows);
    const int height = m_rows > 0 ? (sizeHint().height() - segmentGap * (m_rows - 1)) / m_rows : 0;
    for (std::size_t row = 0; row < rows.begins.size(); ++row) {
        const int begin = rows.begins[row];
        const int end = row + 1 < rows.begins.size() ? rows.begins[row + 1] : count();
        int x = 0;
        for (int i = begin; i < end; ++i) {
            QToolButton *segment = button(i);
            if (segment->property("segment").toString() != place(i, begin, end)) {
                setLookProperty(segment, "segment", place(i, begin, end));
            }
            segment->setGeometry(layoutDirection() == Qt::RightToLeft ? width() - x - segment->maximumWidth() : x,
                static_cast<int>(row) * (height + segmentGap), segment->maximumWidth(), height);
            x += segment->maximumWidth();
        }
    }
}

void SegmentedControl::setRows(int rows)
{
    m_rows = rows;
    arrange();
    updateGeometry();
}

void SegmentedControl::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool SegmentedControl::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
        watchWhatIsAround();
        [[fallthrough]];
    case QEvent::Move:
    case QEvent::Resize:
        scheduleCheck();
        break;
    case QEvent::LayoutRequest: // a segment is higher or lower
    case QEvent::LayoutDirectionChange:
    case QEvent::StyleChange:
        arrange();
        updateGeometry();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

bool SegmentedControl::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        scheduleCheck();
    }
    return QWidget::eventFilter(watched, event);
}

void SegmentedControl::watchWhatIsAround()
{
    for (const QPointer<QWidget> &widget : std::as_const(m_around)) {
        if (widget != nullptr) {
            widget->removeEventFilter(this);
        }
    }
    m_around.clear();
    for (QWidget *widget = parentWidget(); widget != nullptr; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        widget->installEventFilter(this);
        m_around.append(widget);
    }
}

void SegmentedControl::scheduleCheck()
{
    if (!std::exchange(m_isScheduled, true)) {
        QTimer::singleShot(0, this, &SegmentedControl::check); // when all around it has its size: behind the layouts' own events
    }
}

/// What is too narrow to show all of it.
QWidget *SegmentedControl::cutBy() const
{
    if (width() < sizeHint().width()) { // a layout without room squeezes what is in it
        return parentWidget();
    }
    for (QWidget *widget = parentWidget(); widget != nullptr; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        const int left = mapTo(widget, QPoint(0, 0)).x();
        if (left < 0 || left + width() > widget->width()) {
            return widget;
        }
    }
    return nullptr;
}

void SegmentedControl::check()
{
    m_isScheduled = false;
    if (!isVisible()) {
        m_isCut = false;
        return;
    }
    QWidget *narrow = cutBy();
    if (narrow != nullptr && !std::exchange(m_isCut, true)) {
        scheduleCheck(); // those around may only be about to give it the room that it asks for
        return;
    }
    m_isCut = false;
    if (narrow != nullptr && m_rows < count()) {
        m_narrow = narrow;
        m_narrowWidth = narrow->width();
        setRows(m_rows + 1);
        scheduleCheck();
    } else if (narrow == nullptr && m_rows > 1 && (m_narrow == nullptr || m_narrow->width() > m_narrowWidth)) {
        setRows(1); // and in more rows again where that is too wide still
        scheduleCheck();
    }
}

} // namespace apportion

#include "moc_segmented_control.cpp"
