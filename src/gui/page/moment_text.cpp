// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/moment_text.h"

#include "charts/chart_export.h"

#include <QCoreApplication>

namespace apportion
{

namespace
{
class MomentText
{
    Q_DECLARE_TR_FUNCTIONS(apportion::MomentText)
};
} // namespace

QString momentText(std::int64_t seconds)
{
    if (seconds < 0) {
        const auto daysAgo = static_cast<int>(-seconds / 86400);
        return daysAgo == 0 ? MomentText::tr("%1 h ago").arg(-seconds / 3600) : MomentText::tr("%n day(s) ago", nullptr, daysAgo);
    }
    const auto days = static_cast<int>(seconds / 86400);
    const auto hours = static_cast<int>(seconds / 3600 % 24);
    if (days == 0) {
        return MomentText::tr("in %1 h").arg(hours);
    }
    const QString whole = MomentText::tr("in %n day(s)", nullptr, days);
    return hours == 0 ? whole : MomentText::tr("%1 %2 h", "%1 is \"in 12 days\"").arg(whole).arg(hours);
}

QString momentMark(std::int64_t seconds, std::int64_t present)
{
    if (seconds == 0) {
        return {};
    }
    const QString mark = seconds < 0 ? MomentText::tr("Past: %1", "%1 is \"12 days ago\"").arg(momentText(seconds))
                                     : MomentText::tr("Forecast: %1", "%1 is \"in 12 days\"").arg(momentText(seconds));
    return present > 0 ? mark + QStringLiteral(" · ") + dayText(present + seconds) : mark;
}

} // namespace apportion
