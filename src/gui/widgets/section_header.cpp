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
      m_controls(new QHBoxLayout)
{
    m_title->setProperty("look", QStringLiteral("section"));
    m_title->setText(title);
    m_remark->setProperty("look", QStringLiteral("quiet"));
    m_remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_remark->hide();
    auto *words = makeRow({ m_title, { m_remark, 1 } }, spacing);
    m_controls->setSpacing(spacing);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(spacing);
    m_rows->addLayout(words, 1);
    m_rows->addLayout(m_controls);
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
    m_controls->addWidget(control);
    control->installEventFilter(this);
}

int SectionHeader::controlsWidth() const
{
    int width = 0;
    for (int i = 0; i < m_controls->count(); ++i) {
        if (const QWidget *control = m_controls->itemAt(i)->widget(); control != nullptr && !control->isHidden()) {
            width += (width > 0 ? spacing : 0) + neededWidth(control);
        }
    }
    return width;
}

void SectionHeader::arrange()
{
    const int controls = controlsWidth();
    const int remark = m_remark->isHidden() ? 0 : spacing + (m_isRemarkWhole ? m_remark->sizeHint() : m_remark->minimumSizeHint()).width();
    const bool fits = controls == 0 || m_title->sizeHint().width() + remark + spacing + controls <= width();
    if (fits == m_isBelow) { // each of these asks for a new layout, which comes back to here
        m_rows->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        m_rows->setSpacing(fits ? spacing : 4);
        m_controls->setAlignment(fits ? Qt::Alignment() : Qt::Alignment(Qt::AlignLeft));
        m_isBelow = !fits;
    }
    setMinimumHeight(std::max(m_isBelow ? textPixels(28) : m_leastHeight, m_rows->minimumSize().height()));
}

QSize SectionHeader::minimumSizeHint() const
{
    return { std::max(60, controlsWidth()), m_rows->minimumSize().height() };
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
