// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison.h"

#include "models/number_format.h"
#include "models/text_translation.h"

#include <QCoreApplication>
#include <QStringList>

namespace apportion
{

Comparison Comparison::of(const std::shared_ptr<const Results> &results, const std::stop_token &stop)
{
    Comparison made { results, {}, {}, {} };
    made.queue = compareQueues(*results->baseline, *results->evaluation, stop);
    made.accounts = compareAccounts(*results->baseline, *results->evaluation, results->match, made.queue, stop);
    return made;
}

Comparison Comparison::measured(const std::stop_token &stop) const
{
    Comparison made = *this;
    made.effects = measureEffects(*results->baseline, *results->evaluation, results->match, results->difference, stop);
    return made;
}

QString effectText(const ChangeEffects &effects, const std::vector<Effect> &of)
{
    QStringList parts;
    for (const Effect &effect : of) {
        parts << QCoreApplication::translate("Comparison", "%1 %2", "places gained or lost, and by what change")
                     .arg(signedText(effect.places), translated(effects.causes()[effect.cause].text));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace apportion
