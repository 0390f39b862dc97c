// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/section_header.h"

#include <QHBoxLayout>
#include <QLabel>

namespace apportion
{

SectionHeader::SectionHeader(const QString &title, QWidget *parent)
    : QWidget(parent), m_title(new QLabel(title, this)), m_remark(new QLabel(this)), m_layout(new QHBoxLayout(this))
{
    m_title->setProperty("look", QStringLiteral("section"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMinimumWidth(60); // in a narrow place the controls go first
    m_remark->setProperty("look", QStringLiteral("quiet"));
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_remark->setMinimumWidth(0);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_remark, 1);
}

void SectionHeader::setTitle(const QString &title)
{
    m_title->setText(title);
}

QString SectionHeader::title() const
{
    return m_title->text();
}

void SectionHeader::setRemark(const QString &remark)
{
    m_remark->setText(remark);
}

void SectionHeader::addControl(QWidget *control)
{
    m_layout->addWidget(control);
}

} // namespace apportion
