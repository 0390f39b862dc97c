// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/lesson_run.h"

#include "core/evaluate/decay.h"
#include "core/policy/slurm_time.h"
#include "core/schema/setting_fields.h"
#include "slurm/conf/conf_field.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"
#include "storage/lesson_asked.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace apportion
{

namespace
{

/// The part before @p separator and the part after it, trimmed; nothing when it is not there.
std::optional<std::pair<std::string, std::string>> splitOnce(const std::string &text, std::string_view separator)
{
    const std::size_t at = text.find(separator);
    if (at == std::string::npos) {
        return std::nullopt;
    }
    return std::pair(
        std::string(trimmed(std::string_view(text).substr(0, at))), std::string(trimmed(std::string_view(text).substr(at + separator.size()))));
}

template <typename Value>
LessonResult<Value> refuseChange(const char *message, const std::string &argument)
{
    return { std::nullopt, { message, { argument } } };
}

} // namespace

QStringList lessonPages()
{
    return { QStringLiteral("accounts"), QStringLiteral("hardware"), QStringLiteral("usage"), QStringLiteral("priority"), QStringLiteral("compare"),
        QStringLiteral("replay"), QStringLiteral("export"), QStringLiteral("history") };
}

QString fillLessonText(const QString &text, const Evaluation &evaluation, const std::function<QString(double, int)> &show,
    const std::function<void(const Text &)> &failed)
{
    static const QRegularExpression place(QStringLiteral("\\{\\{([^{}|]*)(?:\\|([^{}]*))?\\}\\}"));
    QString result;
    qsizetype done = 0;
    auto matches = place.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        result += text.mid(done, match.capturedStart() - done);
        done = match.capturedEnd();
        const auto value = evaluateLessonExpression(match.captured(1).toStdString(), evaluation);
        const QString format = match.captured(2).trimmed();
        if (!value) {
            result += QLatin1Char('?');
            if (failed) {
                failed(value.error);
            }
        } else if (format == QLatin1String("%")) {
            result += show(*value.value * 100.0, 1) + QStringLiteral("\u00a0%");
        } else {
            // a line that begins with "1." would be the first of a list
            const bool isAtBegin = result.isEmpty() || result.endsWith(QLatin1Char('\n'));
            result += show(*value.value, format.isEmpty() ? -1 : std::clamp(format.toInt(), 0, 9));
            const bool isLikeItem = done < text.size() && (text[done] == QLatin1Char('.') || text[done] == QLatin1Char(')'));
            result += isAtBegin && isLikeItem ? QStringLiteral("\\") : QString();
        }
    }
    return result + text.mid(done);
}

std::optional<std::size_t> rightOption(const LessonQuestion &question, const Evaluation &evaluation)
{
    std::optional<std::size_t> best;
    double bestValue = 0.0;
    bool tied = false;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto value = evaluateLessonExpression(question.options[i].expression, evaluation);
        if (!value) {
            return std::nullopt;
        }
        const double signedValue = question.highest ? *value.value : -*value.value;
        if (best && signedValue == bestValue) {
            tied = true;
        } else if (!best || signedValue > bestValue) {
            best = i;
            bestValue = signedValue;
            tied = false;
        }
    }
    return tied ? std::nullopt : best;
}

bool isRightAnswer(const LessonQuestion &question, double answer, double right)
{
    if (!std::isfinite(right)) { // what is without end is near to nothing else
        return answer == right;
    }
    const double allowed = question.within > 0.0 ? question.within : std::max(std::fabs(right) * 0.005, 1e-9);
    return std::fabs(answer - right) <= allowed * (1.0 + 1e-9);
}

LessonResult<std::optional<Algorithm>> lessonAlgorithm(const std::string &text)
{
    if (text == "policy") {
        return { std::optional<std::optional<Algorithm>>(std::in_place, std::nullopt), {} };
    }
    for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 }) {
        if (text == algorithmName(algorithm)) {
            return { std::optional<std::optional<Algorithm>>(algorithm), {} };
        }
    }
    return refuseChange<std::optional<Algorithm>>(APPORTION_TEXT("There is no algorithm “%1”"), text);
}

namespace
{

/// Usage as it is after some time in which nobody runs anything.
void letTimePass(const Policy &policy, Situation &situation, const SlurmTime &time, std::vector<AssociationId> &changed)
{
    const double left = decayOver(decayFactor(policy.priority.halfLife), static_cast<double>(time.minutes) * 60.0);
    for (const AssociationId id : policy.associations.layout().ids()) {
        if (situation.ownUsage(id) > 0.0L) {
            situation.setOwnUsage(id, situation.ownUsage(id) * static_cast<long double>(left));
            changed.push_back(id);
        }
    }
}

LessonResult<LessonChange> changeAssociation(const std::string &what, const LessonObject &object, const std::string &value, Snapshot &draft)
{
    LessonChange change;
    change.associations = { object.association };
    if (what == "shares") {
        const auto number = unsignedNumber(value);
        if (value != "parent" && (!number || *number > maxRawShares)) {
            return refuseChange<LessonChange>(APPORTION_TEXT("“%1” are no shares"), value);
        }
        draft.policy.associations.setRawShares(object.association, value == "parent" ? sharesParent : static_cast<std::uint32_t>(*number));
        return { change, {} };
    }
    const auto number = decimalNumber(value);
    if (what != "usage" || !number || *number < 0.0) {
        return refuseChange<LessonChange>(APPORTION_TEXT("“%1” cannot be changed so"), what + " = " + value);
    }
    change.kind = LessonChange::Kind::Usage;
    draft.situation.setOwnUsage(object.association, *number);
    return { change, {} };
}

LessonResult<LessonChange> changeObject(
    const std::string &what, const std::string &name, const std::string &value, const Evaluation &evaluation, Snapshot &draft)
{
    const auto object = findLessonObject(name, evaluation);
    if (!object) {
        return { std::nullopt, object.error };
    }
    if (object.value->kind == ObjectRef::Kind::Association) {
        return changeAssociation(what, *object.value, value, draft);
    }
    LessonChange change;
    change.index = object.value->index;
    if (object.value->kind == ObjectRef::Kind::Partition && what == "weights") {
        slurm::BadEntries bad;
        draft.policy.partitions.edit()[change.index].billingWeights = slurm::parseTresWeights(value, bad);
        change.kind = LessonChange::Kind::Weights;
        return bad.empty() ? LessonResult<LessonChange> { change, {} } : refuseChange<LessonChange>(APPORTION_TEXT("“%1” is no weight"), bad.front());
    }
    const auto nice = wholeNumber(value);
    if (object.value->kind == ObjectRef::Kind::Job && what == "nice" && nice && std::abs(*nice) <= 2147483645) {
        draft.situation.jobs.edit()[change.index].nice = static_cast<std::int32_t>(*nice);
        change.kind = LessonChange::Kind::Nice;
        return { change, {} };
    }
    const auto factor = decimalNumber(value);
    if (object.value->kind == ObjectRef::Kind::Qos && what == "usage-factor" && factor && *factor >= 0.0) {
        draft.policy.qos.edit()[change.index].usageFactor = *factor;
        change.kind = LessonChange::Kind::Qos;
        return { change, {} };
    }
    return refuseChange<LessonChange>(APPORTION_TEXT("“%1” cannot be changed so"), what + " of " + name);
}

} // namespace

LessonResult<LessonChange> applyLessonChange(const std::string &text, const Evaluation &evaluation, Snapshot &draft)
{
    const auto sides = splitOnce(text, " = ");
    if (!sides) {
        return refuseChange<LessonChange>(APPORTION_TEXT("“%1” is no change: write what = value"), text);
    }
    LessonChange change;
    if (sides->first == "time passes") {
        Diagnostics diagnostics;
        slurm::Findings findings(diagnostics);
        const std::optional<SlurmTime> time = slurm::confTime({ "time", sides->second, sides->second }, {}, {}, findings);
        if (!time || time->isUnlimited()) {
            return refuseChange<LessonChange>(APPORTION_TEXT("“%1” is no time"), sides->second);
        }
        change.kind = LessonChange::Kind::Usage;
        letTimePass(draft.policy, draft.situation, *time, change.associations);
        return { change, {} };
    }
    if (const auto key = findPriorityKey(sides->first)) {
        Diagnostics diagnostics;
        slurm::Findings findings(diagnostics);
        change.kind = LessonChange::Kind::Setting;
        change.key = *key;
        const bool read = slurm::readPriorityKey(*key, { sides->first, sides->second, sides->second }, {}, draft.policy, findings);
        return read ? LessonResult<LessonChange> { change, {} }
                    : refuseChange<LessonChange>(APPORTION_TEXT("“%1” is no value of that setting"), sides->second);
    }
    const auto subject = splitOnce(sides->first, " of ");
    if (!subject) {
        return refuseChange<LessonChange>(APPORTION_TEXT("There is no setting “%1”"), sides->first);
    }
    return changeObject(subject->first, subject->second, sides->second, evaluation, draft);
}

Text checkLessonPoint(const std::string &text, const Evaluation &evaluation)
{
    static constexpr std::array places { "map", "explain", "learn", "algorithm", "jobs", "flags", "decay", "regimes", "partitions", "billing" };
    static constexpr std::array columns { "name", "shares", "norm-shares", "usage", "effective-usage", "level-fs", "fair-share", "rank" };
    if (std::find(places.begin(), places.end(), text) != places.end()) {
        return {};
    }
    const auto two = splitOnce(text, " ");
    const auto isColumn = [](const std::string &name) { return std::find(columns.begin(), columns.end(), name) != columns.end(); };
    if (two && two->first == "row") {
        return findLessonObject(two->second, evaluation).error;
    }
    if (two && two->first == "column" && isColumn(two->second)) {
        return {};
    }
    if (two && two->first == "cell") {
        const auto cell = splitOnce(two->second, " of ");
        return cell && isColumn(cell->first) ? findLessonObject(cell->second, evaluation).error
                                             : Text { APPORTION_TEXT("There is no column for “%1”"), { two->second } };
    }
    if (two && two->first == "setting" && findPriorityKey(two->second)) {
        return {};
    }
    if (two && two->first == "page" && lessonPages().contains(QString::fromStdString(two->second))) {
        return {};
    }
    return { APPORTION_TEXT("“%1” is nothing that can be pointed at"), { text } };
}

LessonWalk::LessonWalk(Snapshot sample) : m_now(std::move(sample)), m_evaluation(std::make_shared<const Evaluation>(*evaluate(m_now, m_options))) { }

Text LessonWalk::follow(const LessonDirective &directive)
{
    using Kind = LessonDirective::Kind;
    Text error;
    if (directive.kind == Kind::Algorithm) {
        const auto algorithm = lessonAlgorithm(directive.text);
        error = algorithm.error;
        m_options.algorithm = algorithm.value.value_or(std::nullopt);
    } else if (directive.kind == Kind::MergeTies) {
        m_options.mergeTiedAccounts = directive.text == "on";
    } else if (directive.kind == Kind::Change) {
        Snapshot changed = m_now;
        const auto change = applyLessonChange(directive.text, *m_evaluation, changed);
        error = change && changed == m_now ? Text { APPORTION_TEXT("“%1” changes nothing"), { directive.text } } : change.error;
        m_now = std::move(changed);
    } else {
        return error;
    }
    m_evaluation = std::make_shared<const Evaluation>(*evaluate(m_now, m_options));
    return error;
}

namespace
{

/// Goes through a lesson and collects what does not hold.
class LessonCheck
{
public:
    LessonCheck(const Lesson &lesson, const Snapshot &sample) : m_lesson(lesson), m_walk(sample) { }

    Diagnostics run()
    {
        for (const LessonStep &step : m_lesson.steps) {
            for (const LessonDirective &directive : step.directives) {
                if (directive.kind != LessonDirective::Kind::Expect) {
                    follow(directive);
                }
            }
            for (const LessonDirective &directive : step.directives) {
                if (directive.kind == LessonDirective::Kind::Expect) {
                    follow(directive);
                }
            }
            checkText(step.text, step.line);
            for (const LessonQuestion &question : step.questions) {
                checkQuestion(question);
            }
            checkTelling(step);
        }
        return std::move(m_diagnostics);
    }

private:
    [[nodiscard]] const Evaluation &now() const { return *m_walk.evaluation(); }

    void report(std::uint32_t line, const Text &message)
    {
        if (!message.isEmpty()) {
            m_diagnostics.push_back({ Severity::Error, "lesson", message, { APPORTION_TEXT("Mend this line of the lesson, or its sample"), {} },
                { QFileInfo(m_lesson.path).fileName().toStdString(), line }, {} });
        }
    }

    /// No step tells what a later one asks for: not in its own words, and not by a number that a change in between leaves alone,
    /// which is seen until then. What was asked before may be asked again.
    void checkTelling(const LessonStep &step)
    {
        const auto place = static_cast<int>(&step - m_lesson.steps.data());
        QString told = step.text;
        for (const LessonQuestion &question : step.questions) {
            told += question.text + question.hint + question.because;
        }
        for (const LaterQuestion &later : laterQuestions(m_lesson, place)) {
            for (const AskedNumber &asked : askedNumbers(*later.question)) {
                if (told.contains(QString::fromStdString(asked.expression))) {
                    report(step.line, { APPORTION_TEXT("This step tells %1, which is asked for later"), { asked.expression } });
                }
            }
        }
        for (const LessonQuestion &question : step.questions) {
            for (const AskedNumber &asked : askedNumbers(question)) {
                const auto value = evaluateLessonExpression(asked.expression, now()).value;
                if (question.options.empty() && value && m_seen[asked.expression].contains(*value)) {
                    report(question.line, { APPORTION_TEXT("A step before the change shows %1 already"), { asked.expression } });
                }
            }
        }
        for (const LessonQuestion &question : step.questions) {
            for (const AskedNumber &asked : askedNumbers(question)) {
                m_asked.insert(asked.expression);
            }
        }
        see(place);
    }

    /// Notes what can be seen in this step of what later ones ask for behind a change.
    void see(int place)
    {
        std::set<std::string> covered = m_asked;
        for (const LaterQuestion &later : laterQuestions(m_lesson, place)) {
            for (const AskedNumber &asked : askedNumbers(*later.question)) {
                covered.insert(asked.expression);
            }
        }
        for (auto step = m_lesson.steps.begin() + place + 1; step != m_lesson.steps.end(); ++step) {
            for (const LessonQuestion &question : step->questions) {
                for (const AskedNumber &asked : askedNumbers(question)) {
                    const auto value = evaluateLessonExpression(asked.expression, now()).value;
                    const bool stands = asked.quantity != "norm-usage"; // in no table
                    if (value && stands && !covered.contains(asked.expression)) {
                        m_seen[asked.expression].insert(*value);
                    }
                }
            }
        }
    }

    void checkText(const QString &text, std::uint32_t line)
    {
        const auto show = [](double, int) { return QString(); };
        static_cast<void>(fillLessonText(text, now(), show, [this, line](const Text &error) { report(line, error); }));
    }

    void checkQuestion(const LessonQuestion &question)
    {
        checkText(question.text, question.line);
        checkText(question.because, question.line);
        checkText(question.hint, question.line);
        for (const LessonQuestion::Option &option : question.options) {
            checkText(option.label, question.line);
            report(question.line, evaluateLessonExpression(option.expression, now()).error);
        }
        if (question.options.empty()) {
            report(question.line, evaluateLessonExpression(question.answer, now()).error);
        } else if (!rightOption(question, now())) {
            report(question.line, { APPORTION_TEXT("Two options are equally right, or one cannot be computed"), {} });
        }
    }

    void follow(const LessonDirective &directive)
    {
        using Kind = LessonDirective::Kind;
        switch (directive.kind) {
        case Kind::Page:
            if (!lessonPages().contains(QString::fromStdString(directive.text))) {
                report(directive.line, { APPORTION_TEXT("There is no page “%1”"), { directive.text } });
            }
            return;
        case Kind::Select:
            return report(directive.line, findLessonObject(directive.text, now()).error);
        case Kind::Explain:
            return report(directive.line, lessonQuestion(directive.text, now()).error);
        case Kind::Point:
            return report(directive.line, checkLessonPoint(directive.text, now()));
        case Kind::Algorithm:
        case Kind::MergeTies:
        case Kind::Change:
            return report(directive.line, m_walk.follow(directive));
        case Kind::Expect: {
            const auto claim = evaluateLessonClaim(directive.text, now());
            report(directive.line, claim.error);
            if (claim && !*claim.value) {
                report(directive.line, { APPORTION_TEXT("It is not true that %1"), { directive.text } });
            }
            return;
        }
        default:
            return;
        }
    }

    const Lesson &m_lesson;
    LessonWalk m_walk;
    std::map<std::string, std::set<double>> m_seen; ///< what later questions ask for, as it could be seen
    std::set<std::string> m_asked; ///< what was asked for so far
    Diagnostics m_diagnostics;
};

} // namespace

Diagnostics checkLesson(const Lesson &lesson, const Snapshot &sample)
{
    return LessonCheck(lesson, sample).run();
}

} // namespace apportion
