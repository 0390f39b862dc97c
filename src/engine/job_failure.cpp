// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job_failure.h"

#include <QCoreApplication>

namespace apportion
{

QEvent::Type JobFailure::kind()
{
    static const int registered = QEvent::registerEventType();
    return static_cast<QEvent::Type>(registered);
}

void JobFailure::report(const Diagnostic &diagnostic)
{
    if (QCoreApplication *application = QCoreApplication::instance()) {
        QCoreApplication::postEvent(application, new JobFailure(diagnostic));
    }
}

} // namespace apportion
