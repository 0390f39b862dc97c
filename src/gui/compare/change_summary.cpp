// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/change_summary.h"

#include <QCoreApplication>

namespace apportion
{

namespace
{

struct ChangeSummary
{
    Q_DECLARE_TR_FUNCTIONS(ChangeSummary)
};

} // namespace

QStringList changeWords(const ChangeCounts &c)
{
    QStringList parts;
    const auto add = [&parts](int number, const QString &text) {
        if (number > 0) {
            parts.append(text);
        }
    };
    add(c.shares, ChangeSummary::tr("%n share(s) changed", nullptr, c.shares));
    add(c.weights, ChangeSummary::tr("%n weight(s) changed", nullptr, c.weights));
    add(c.settings, ChangeSummary::tr("%n setting(s) changed", nullptr, c.settings));
    add(c.partitions, ChangeSummary::tr("%n partition(s) changed", nullptr, c.partitions));
    add(c.qos, ChangeSummary::tr("%n QOS changed", nullptr, c.qos));
    add(c.added, ChangeSummary::tr("%n association(s) added", nullptr, c.added));
    add(c.removed, ChangeSummary::tr("%n association(s) removed", nullptr, c.removed));
    add(c.moved, ChangeSummary::tr("%n association(s) moved", nullptr, c.moved));
    add(c.options, ChangeSummary::tr("options of %n association(s) changed", nullptr, c.options));
    return parts;
}

} // namespace apportion
