// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/baseline_maker.h"

namespace apportion
{

BaselineMaker::BaselineMaker(Document *document, QObject *parent)
    : QObject(parent), m_document(document), m_preparing([this](const Document::NextBaseline &next) { take(next); })
{
}

void BaselineMaker::make(const std::function<void()> &ifEdited)
{
    m_ifEdited = ifEdited;
    m_generation = m_document->generation();
    m_preparing.request([project = m_document->project()] { return Document::nextBaseline(project); });
}

void BaselineMaker::take(const Document::NextBaseline &next)
{
    if (m_document->generation() == m_generation) {
        m_document->makeBaseline(next);
    } else if (m_ifEdited) {
        m_ifEdited();
    } else {
        make();
    }
}

} // namespace apportion
