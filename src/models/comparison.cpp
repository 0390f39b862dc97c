// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison.h"

#include "core/change/tree_query.h"
#include "core/plan/look_ahead.h"
#include "core/schema/setting_fields.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <string_view>

namespace apportion
{

namespace
{

struct ComparisonText
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

/// An account in which a user of that name was; empty: there was none.
std::string_view accountBefore(const AssociationTree &tree, std::string_view user)
{
    const NameId name = tree.names().find(user);
    for (const AssociationId id : associationsNamed(tree, std::span(&name, name == NamePool::notFound ? 0 : 1))) {
        if (tree.isUser(id)) {
            return tree.accountName(id);
        }
    }
    return {};
}

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
        Comparison made = of(results, stop);
        made.outlook = outlook;
        return made;
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
    then->users = compareUsers(*then->baseline, *then->evaluation, then->people(), stop);
    then->userCounts = countCompared(then->users);
    Comparison made = of(then, stop);
    made.moment = moment;
    made.outlook = outlook;
    return made;
}

Comparison Comparison::of(const std::shared_ptr<const Results> &results, const std::stop_token &stop)
{
    Comparison made;
    made.results = results;
    made.queue = compareQueues(*results->baseline, *results->evaluation, stop);
    made.accounts = compareAccounts(*results->baseline, *results->evaluation, results->people(), made.queue, stop);
    made.queueCounts = countCompared(made.queue);
    made.accountCounts = countCompared(made.accounts);
    return made;
}

namespace
{

/// What makes usage another by a moment that lies ahead although it is the same today: how it fades and is cleared. Nothing at the
/// present, and where usage differs already.
std::optional<Text> whyUsageDiffers(const Results &results)
{
    if (!results.ahead || !results.baselineAhead) {
        return std::nullopt;
    }
    const AssociationTree &before = results.baseline->tree();
    const Situation &was = results.baselineAhead->basis->present;
    const Situation &is = results.ahead->basis->present;
    for (AssociationId id = 0; id < before.rowCount(); ++id) {
        const AssociationId after = before.isLive(id) ? results.match.after(id) : noAssociation;
        if (after != noAssociation && was.ownUsage(id) != is.ownUsage(after)) {
            return std::nullopt;
        }
    }
    for (const SettingChange &change : results.difference.settings) {
        if (change.key == PriorityKey::PriorityDecayHalfLife || change.key == PriorityKey::PriorityUsageResetPeriod
            || change.key == PriorityKey::PriorityCalcPeriod) {
            return Text { APPORTION_TEXT("%1 %2 → %3"), { priorityKeyWord(change.key), change.before, change.after } };
        }
    }
    return std::nullopt;
}

} // namespace

Comparison Comparison::measured(const std::stop_token &stop) const
{
    Comparison made = *this;
    made.effects = measureEffects(*results->baseline, *results->evaluation, results->match, results->difference, stop);
    if (const std::optional<Text> why = whyUsageDiffers(*results); made.effects && why) {
        made.effects->nameUsage(*why);
    }
    return made;
}

QString causeText(const Text &cause)
{
    Text grouped = cause;
    // what a change is of comes first, and may be called by a number
    const bool isOfValues = std::string_view(cause.source).find("→") != std::string_view::npos;
    for (std::size_t i = 1; isOfValues && i < grouped.arguments.size(); ++i) {
        grouped.arguments[i] = groupedText(QString::fromStdString(grouped.arguments[i])).toStdString();
    }
    return translated(grouped);
}

QString effectText(const ChangeEffects &effects, const std::vector<Effect> &of)
{
    QStringList parts;
    for (const Effect &effect : of) {
        parts << QCoreApplication::translate("Comparison", "%1 %2", "places gained or lost, and by what change")
                     .arg(signedText(effect.places), causeText(effects.causes()[effect.cause].text));
    }
    return parts.join(QStringLiteral(" · "));
}

QString accountEffectText(
    const ComparedAccount &account, const AssociationMatch &match, const Evaluation &baseline, const Evaluation &draft, const ChangeEffects *effects)
{
    const AssociationId was = account.before.best;
    const AssociationId is = account.after.best;
    if (was == noAssociation && is == noAssociation) {
        return {};
    }
    if (is == noAssociation) {
        return ComparisonText::tr("%1, its best user, left, and nobody is in it now").arg(toText(baseline.tree().name(was)));
    }
    const QString name = toText(draft.tree().name(is));
    if (was == noAssociation) {
        return ComparisonText::tr("%1 is its best user now; nobody was in it before").arg(name);
    }
    const AssociationId before = match.before(is);
    if (before == noAssociation) {
        const QString from = toText(accountBefore(baseline.tree(), draft.tree().name(is)));
        return from.isEmpty() ? ComparisonText::tr("%1, who is new, is its best user now").arg(name)
                              : ComparisonText::tr("%1, who came from %2, is its best user now").arg(name, from);
    }
    QString worth = effects != nullptr ? effectText(*effects, effects->ofUser(before)) : QString();
    if (before == was) {
        return worth;
    }
    const QString former = toText(baseline.tree().name(was));
    if (match.after(was) == noAssociation) {
        return worth.isEmpty() ? ComparisonText::tr("%1, its best user, left; %2 is now").arg(former, name)
                               : ComparisonText::tr("%1, its best user, left; %2 is now, for whom: %3").arg(former, name, worth);
    }
    return worth.isEmpty() ? ComparisonText::tr("%1 is its best user now, no longer %2").arg(name, former)
                           : ComparisonText::tr("%1 is its best user now, no longer %2; for %1: %3").arg(name, former, worth);
}

} // namespace apportion
