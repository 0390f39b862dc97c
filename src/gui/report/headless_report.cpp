// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/headless_report.h"

#include "charts/chart_export.h"
#include "core/check/checker.h"
#include "gui/page/baseline_text.h"
#include "gui/report/headless.h"
#include "gui/report/report.h"
#include "gui/report/report_parts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QTextStream>

#include <optional>

namespace apportion
{

namespace
{

struct HeadlessReport
{
    Q_DECLARE_TR_FUNCTIONS(HeadlessReport)
};

/// What the report compares with, if anything: a file, or the baseline that is opened with the policy. What is wrong, or nothing.
QString takeBaseline(const ReportRequest &request, const OpenedFiles &opened, std::optional<Snapshot> &baseline, ReportSource &source)
{
    if (!request.against.isEmpty()) {
        const OpenedFiles against = openHeadless({ request.against }, {});
        sayHeadless(against.diagnostics);
        if (!against.damagedPath.isEmpty()) {
            return HeadlessReport::tr("%1 is not complete: nothing is compared with it.").arg(QDir::toNativeSeparators(request.against));
        }
        if (!against.usable) {
            return HeadlessReport::tr("There is nothing in %1 to compare with.").arg(QDir::toNativeSeparators(request.against));
        }
        baseline = appliedDraft(against);
        source.comparedWith = QFileInfo(request.against).fileName();
    } else if (opened.baseline) {
        baseline = opened.baseline->snapshot;
        source.comparedWith = ReportWords::tr("the baseline, %1", "as of 27 Nov").arg(baselineText(opened));
    }
    if (baseline) {
        EvaluationOptions options;
        options.now = source.draft->now();
        source.baseline = std::make_shared<const Evaluation>(*evaluate(*baseline, options));
        const AssociationMatch match(source.baseline->tree(), source.draft->tree());
        source.difference = difference(baseline->policy, opened.policy, match);
        source.users = compareUsers(*source.baseline, *source.draft, match);
    }
    return {};
}

/// Makes it a report of one account. What is wrong, or nothing.
QString takeAccount(const QString &name, const OpenedFiles &opened, const std::optional<Snapshot> &baseline, ReportSource &source)
{
    if (!baseline) {
        return HeadlessReport::tr("There is no baseline: nothing can be said of what changes for an account.");
    }
    const AssociationId account = opened.policy.associations.findAccount(name.toStdString());
    if (account == noAssociation && baseline->policy.associations.findAccount(name.toStdString()) == noAssociation) {
        return HeadlessReport::tr("There is no account %1.").arg(name);
    }
    source.account = account == AssociationTree::root() ? QString() : name; // everybody is below root
    return {};
}

} // namespace

int writeReportFile(const ReportRequest &request)
{
    const QStringList suffixes { QStringLiteral("pdf"), QStringLiteral("html"), QStringLiteral("htm") };
    if (!suffixes.contains(QFileInfo(request.path).suffix().toLower())) {
        return refuseHeadless(HeadlessReport::tr("A report is a .pdf or an .html file, not %1.").arg(QDir::toNativeSeparators(request.path)));
    }
    const OpenedFiles opened = openHeadless(request.files, request.sample);
    sayHeadless(opened.diagnostics);
    if (!opened.usable) {
        return refuseHeadless(HeadlessReport::tr("There is no policy to work on."));
    }
    ReportSource source;
    if (!request.largest.isEmpty()) {
        bool isNumber = false;
        source.mostRows = request.largest.toInt(&isNumber);
        if (!isNumber || source.mostRows < 1) {
            return refuseHeadless(
                HeadlessReport::tr("--largest is how many rows of each list the report has, such as 60, not %1.").arg(request.largest));
        }
    }
    source.name = opened.name;
    source.date = QLocale().toString(QDate::currentDate(), QLocale::LongFormat);
    source.scenario = opened.scenario;
    source.agreement = opened.agreement;
    source.draft = std::make_shared<const Evaluation>(*evaluate(appliedDraft(opened)));
    std::optional<Snapshot> baseline;
    QString wrong = takeBaseline(request, opened, baseline, source);
    if (wrong.isEmpty() && !request.account.isEmpty()) {
        wrong = takeAccount(request.account, opened, baseline, source);
    }
    if (!wrong.isEmpty()) {
        return refuseHeadless(wrong);
    }
    source.findings = check(opened.policy, opened.situation);
    if (source.account.isEmpty()) {
        source.figures = drawReportFigures(source.draft, pictureCaption(source.name, source.scenario, source.draft->now()));
    }
    if (const QString error = writeReport(request.path, source).error; !error.isEmpty()) {
        return refuseHeadless(error);
    }
    QTextStream(stdout) << HeadlessReport::tr("Wrote %1").arg(QDir::toNativeSeparators(request.path)) << '\n';
    return 0;
}

} // namespace apportion
