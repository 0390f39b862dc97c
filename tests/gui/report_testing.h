// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/checker.h"
#include "gui/report/report.h"
#include "support/patience.h"

#include <QProcess>
#include <QString>

#include <memory>
#include <variant>

// What the tests of reports have in common.

namespace apportion::test
{

/// What a report of a draft beside its baseline is made from.
inline ReportSource sourceOf(const Snapshot &baseline, const Snapshot &draft)
{
    ReportSource source;
    source.name = QStringLiteral("A <cluster> & more");
    source.date = QStringLiteral("21 November 2026");
    source.draft = std::make_shared<const Evaluation>(*evaluate(draft));
    source.baseline = std::make_shared<const Evaluation>(*evaluate(baseline));
    source.findings = check(draft.policy, draft.situation);
    source.difference = difference(baseline.policy, draft.policy);
    source.users = compareUsers(*source.baseline, *source.draft);
    return source;
}

/// The first table with a column of that title; nullptr when there is none.
inline const ReportTable *tableWith(const Report &report, const QString &header)
{
    for (const ReportBlock &block : report.blocks) {
        if (const auto *table = std::get_if<ReportTable>(&block); table != nullptr) {
            for (const ReportColumn &column : table->columns) {
                if (column.title == header) {
                    return table;
                }
            }
        }
    }
    return nullptr;
}

/// What a reader of the file can search for and copy; the lines as they stand.
inline QString textOf(const QByteArray &pdf)
{
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), { QStringLiteral("-layout"), QStringLiteral("-"), QStringLiteral("-") });
    reader.write(pdf);
    reader.closeWriteChannel();
    return reader.waitForFinished(patience) ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

} // namespace apportion::test
