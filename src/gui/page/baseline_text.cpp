// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/baseline_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace apportion
{

namespace
{

struct BaselineText
{
    Q_DECLARE_TR_FUNCTIONS(BaselineText)
};

} // namespace

QString baselineText(const Project &project)
{
    if (!project.baseline) {
        return {};
    }
    const Baseline &baseline = project.baseline->info;
    const QString day = QLocale().toString(baseline.when.date(), BaselineText::tr("d MMM", "a date in the tool bar"));
    const bool isExport = project.exported && project.exported->info.when == baseline.when;
    switch (baseline.origin) {
    case Baseline::Origin::Imported:
        // also what a sample, a lesson or a new policy began with: nobody imported that
        return BaselineText::tr("as of %1", "a policy, on a day").arg(day);
    case Baseline::Origin::Opened:
        return BaselineText::tr("opened %1", "a policy, on a day").arg(day);
    case Baseline::Origin::Exported:
        return (isExport ? BaselineText::tr("exported %1", "a policy, on a day") : BaselineText::tr("set %1", "a policy, on a day")).arg(day);
    case Baseline::Origin::File:
    case Baseline::Origin::Scenario:
        break;
    }
    return baseline.name;
}

} // namespace apportion
