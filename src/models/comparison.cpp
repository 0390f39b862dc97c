// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison.h"

#include "models/number_format.h"
#include "models/text_translation.h"

#include <QCoreApplication>
#include <QStringList>

namespace apportion
{

namespace
{

std::optional<Evaluation> evaluatedAs(const Evaluation &other, const Snapshot &now, std::int64_t seconds, const std::stop_token &stop)
{
    EvaluationOptions options;
    if (other.algorithm() != other.policy().priority.algorithm()) {
        options.algorithm = other.algorithm();
    }
    options.mergeTiedAccounts = other.mergedTiedAccounts();
    options.now = other.now() + seconds;
    return evaluate(now, options, stop);
}

} // namespace

Comparison Comparison::at(Moment moment, ResetOutlook outlook, const std::shared_ptr<const Results> &results, const std::stop_token &stop)
{
    if (moment == Moment::InEffect) {
        return of(results, stop);
    }
    const TwoWays ways = atMoment(moment, { results->baseline->policy(), results->baseline->situation() },
        { results->evaluation->policy(), results->evaluation->situation() }, outlook, results->evaluation->now());
    std::optional<Evaluation> baseline = evaluatedAs(*results->baseline, ways.before, ways.seconds, stop);
    std::optional<Evaluation> draft = baseline ? evaluatedAs(*results->evaluation, ways.after, ways.seconds, stop) : std::nullopt;
    if (!draft) {
        return {};
    }
    baseline->makeRanks();
    draft->makeRanks();
    auto then = std::make_shared<Results>(*results);
    then->baseline = std::make_shared<const Evaluation>(std::move(*baseline));
    then->evaluation = std::make_shared<const Evaluation>(std::move(*draft));
    then->users = compareUsers(*then->baseline, *then->evaluation, then->match, stop);
    Comparison made = of(then, stop);
    made.moment = moment;
    return made;
}

Comparison Comparison::of(const std::shared_ptr<const Results> &results, const std::stop_token &stop)
{
    Comparison made { results, {}, {}, {}, Moment::InEffect };
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
