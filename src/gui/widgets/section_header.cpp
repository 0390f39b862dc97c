// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/section_header.h"
#include "gui/widgets/boxes.h"

#include "charts/palette.h"
#include "gui/widgets/elided_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int spacing = 8;
constexpr int rowSpacing = 4;
constexpr int smallWidth = 60; ///< of a control that looks lost in a row of its own

/// What a control needs so that nothing of it is cut; a search field is as useful with less than it would like.
int neededWidth(const QWidget *control)
{
    const bool isField = qobject_cast<const QLineEdit *>(control) != nullptr;
    return isField ? std::max(control->minimumWidth(), control->minimumSizeHint().width())
                   : std::max(control->minimumWidth(), control->sizeHint().width());
}

} // namespace

SectionHeader::SectionHeader(const QString &title, QWidget *parent)
    : QWidget(parent), m_title(new ElidedLabel(this)), m_remark(new ElidedLabel(this)), m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_controlRows(new QVBoxLayout)
{
    m_title->setProperty("look", QStringLiteral("section"));
    m_title->setText(title);
    m_remark->setProperty("look", QStringLiteral("quiet"));
    m_remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_remark->hide();
    auto *words = makeRow({ m_title, { m_remark, 1 } }, spacing);
    m_controlRows->setSpacing(rowSpacing);
    putIntoRows(m_begins);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(spacing);
    m_rows->addLayout(words, 1);
    m_rows->addLayout(m_controlRows);
}

void SectionHeader::setTitle(const QString &title)
{
    m_title->setText(title);
    arrange();
}

QString SectionHeader::title() const
{
    return m_title->text();
}

void SectionHeader::setRemark(const QString &remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    arrange();
}

void SectionHeader::setLeastHeight(int height)
{
    m_leastHeight = height;
    arrange();
}

void SectionHeader::addControl(QWidget *control)
{
    m_controls.push_back(control);
    m_controlRows->itemAt(m_controlRows->count() - 1)->layout()->addWidget(control);
    control->installEventFilter(this);
}

int SectionHeader::controlsWidth() const
{
    int width = 0;
    for (const QWidget *control : m_controls) {
        if (!control->isHidden()) {
            width += (width > 0 ? spacing : 0) + neededWidth(control);
        }
    }
    return width;
}

int SectionHeader::widestControl() const
{
    int width = 0;
    for (const QWidget *control : m_controls) {
        width = std::max(width, control->isHidden() ? 0 : neededWidth(control));
    }
    return width;
}

std::vector<std::size_t> SectionHeader::beginsOfRows(int width) const
{
    std::vector<std::size_t> begins { 0 };
    int used = 0;
    for (std::size_t i = 0; i < m_controls.size(); ++i) {
        if (m_controls[i]->isHidden()) {
            continue;
        }
        const int needed = neededWidth(m_controls[i]);
        if (used > 0 && used + spacing + needed > width) {
            begins.push_back(i);
            used = 0;
        }
        used += (used > 0 ? spacing : 0) + needed;
    }
    keepCompany(begins, width);
    return begins;
}

/// A small control does not stand in a last row of its own: the one before it comes along.
void SectionHeader::keepCompany(std::vector<std::size_t> &begins, int width) const
{
    const auto isShown = [this](std::size_t control) { return !m_controls[control]->isHidden(); };
    const std::size_t last = begins.back();
    std::size_t before = last;
    while (before > 0 && (before == last || !isShown(before))) {
        --before;
    }
    std::size_t behind = last + 1;
    while (behind < m_controls.size() && !isShown(behind)) {
        ++behind;
    }
    const bool isAlone = begins.size() > 1 && behind == m_controls.size();
    if (isAlone && neededWidth(m_controls[last]) < textPixels(smallWidth) && before > begins[begins.size() - 2]
        && neededWidth(m_controls[before]) + spacing + neededWidth(m_controls[last]) <= width) {
        begins.back() = before;
    }
}

void SectionHeader::putIntoRows(const std::vector<std::size_t> &begins)
{
    while (QLayoutItem *row = m_controlRows->takeAt(0)) {
        delete row; // a layout leaves its widgets alone
    }
    for (std::size_t row = 0; row < begins.size(); ++row) {
        auto *controls = new QHBoxLayout;
        controls->setSpacing(spacing);
        const std::size_t end = row + 1 < begins.size() ? begins[row + 1] : m_controls.size();
        for (std::size_t i = begins[row]; i < end; ++i) {
            controls->addWidget(m_controls[i]);
        }
        m_controlRows->addLayout(controls);
        m_controlRows->setAlignment(controls, begins.size() > 1 ? Qt::Alignment(Qt::AlignLeft) : Qt::Alignment());
    }
    m_begins = begins;
}

void SectionHeader::arrange()
{
    const int controls = controlsWidth();
    const int remark = m_remark->isHidden() ? 0 : spacing + (m_isRemarkWhole ? m_remark->sizeHint() : m_remark->minimumSizeHint()).width();
    const QRect room = contentsRect();
    const bool fits = controls == 0 || m_title->sizeHint().width() + remark + spacing + controls <= room.width();
    if (fits == m_isBelow) { // each of these asks for a new layout, which comes back to here
        m_rows->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        m_rows->setSpacing(fits ? spacing : rowSpacing);
        m_controlRows->setAlignment(fits ? Qt::Alignment() : Qt::Alignment(Qt::AlignLeft));
        m_isBelow = !fits;
    }
    m_title->setMinimumWidth(fits && controls > 0 ? m_title->sizeHint().width() : 0); // a search field would take of it what it can
    if (const std::vector<std::size_t> begins = m_isBelow ? beginsOfRows(room.width()) : std::vector<std::size_t> { 0 }; begins != m_begins) {
        putIntoRows(begins);
    }
    setMinimumHeight(std::max(m_isBelow ? textPixels(28) : m_leastHeight, m_rows->minimumSize().height() + height() - room.height()));
    if (m_rows->geometry() != contentsRect()) { // the height that is asked for may have made it higher
        m_rows->setGeometry(contentsRect()); // a resize within the first one, before the window is shown, is told to nobody
    }
}

QSize SectionHeader::minimumSizeHint() const
{
    const QMargins around = contentsMargins();
    return { std::max(60, widestControl()) + around.left() + around.right(), m_rows->minimumSize().height() + around.top() + around.bottom() };
}

bool SectionHeader::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) { // a control has more rows, or fewer
        arrange();
    }
    return QWidget::event(event);
}

void SectionHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool SectionHeader::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace apportion

#include "moc_section_header.cpp"
