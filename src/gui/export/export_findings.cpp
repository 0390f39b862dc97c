// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/export_findings.h"

#include "gui/export/export_texts.h"

namespace apportion
{

ExportFindings::ExportFindings(Document *document, QObject *parent)
    : QObject(parent), m_document(document), m_job([this](const Diagnostics &findings) { Q_EMIT found(findings); })
{
    connect(document, &Document::policyChanged, this, &ExportFindings::look);
}

void ExportFindings::look()
{
    const Policy &policy = m_document->policy();
    const bool isSearched = policy.nodeGroups.sharesWith(m_searched.nodeGroups) && policy.partitions.sharesWith(m_searched.partitions);
    if (isSearched || !m_document->rescuedFrom().isEmpty()) {
        return; // most edits touch neither nodes nor partitions, and what was rescued is not exported
    }
    m_searched = policy;
    m_job.request([request = ExportRequest { m_document->project(), m_document->generation() }] { return findingsOfExport(request); });
}

} // namespace apportion

#include "moc_export_findings.cpp"
