// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job_failure.h"

#include <QCoreApplication>
#include <QStringList>

namespace apportion::test
{

/// What is told of failed work while this lives.
class ToldFailures : public QObject
{
public:
    ToldFailures() { QCoreApplication::instance()->installEventFilter(this); }

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == JobFailure::kind()) {
            const Diagnostic &failure = static_cast<const JobFailure *>(event)->diagnostic();
            codes.append(QString::fromStdString(failure.code));
            messages.append(QString::fromStdString(failure.message.english()));
        }
        return false;
    }

    QStringList codes;
    QStringList messages;
};

} // namespace apportion::test
