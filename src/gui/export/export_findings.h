// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/background_job.h"

#include <QObject>

namespace apportion
{

/// Looks for what slurm.conf leaves to be changed by hand, whether or not anybody looks at the page of the export.
class ExportFindings : public QObject
{
    Q_OBJECT

public:
    explicit ExportFindings(Document *document, QObject *parent = nullptr);

Q_SIGNALS:
    void found(const apportion::Diagnostics &findings);

private:
    void look();

    Document *m_document;
    Policy m_searched; ///< whose nodes and partitions the newest findings are about
    BackgroundJob<Diagnostics> m_job;
};

} // namespace apportion
