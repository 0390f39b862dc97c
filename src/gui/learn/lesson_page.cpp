// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/lesson_page.h"

#include "charts/chart_parts.h"
#include "gui/learn/lesson_veil.h"
#include "gui/learn/question_card.h"
#include "models/explain_model.h"
#include "models/number_format.h"
#include "storage/lesson_run.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <map>
#include <optional>
#include <utility>

namespace apportion
{

namespace
{

struct LessonPage
{
    Q_DECLARE_TR_FUNCTIONS(LessonPage)
};

/// The chart that shows what a step speaks of on its page; none where there is no such chart.
std::optional<ChartKind> chartOf(const std::string &page, const std::string &point)
{
    static const std::map<std::string, ChartKind> pointed { { "decay", ChartKind::Decay }, { "regimes", ChartKind::Regimes },
        { "map", ChartKind::Balance }, { "jobs", ChartKind::Priority }, { "flags", ChartKind::Priority }, { "billing", ChartKind::Billing },
        { "partitions", ChartKind::Billing }, { "setting PriorityDecayHalfLife", ChartKind::Decay },
        { "setting PriorityUsageResetPeriod", ChartKind::Decay } };
    if (const auto found = pointed.find(point); found != pointed.end()) {
        return found->second;
    }
    static const std::map<std::string, ChartKind> usual { { "accounts", ChartKind::Balance }, { "hardware", ChartKind::Billing },
        { "usage", ChartKind::Regimes }, { "priority", ChartKind::Priority } };
    const auto found = usual.find(page);
    return found == usual.end() ? std::nullopt : std::optional(found->second);
}

/// Whether a chart shows one of the places at which answers stand.
bool tells(ChartKind chart, const QSet<QString> &asked)
{
    const auto any = [&asked](std::initializer_list<const char *> columns) {
        return std::any_of(columns.begin(), columns.end(),
            [&asked](const char *column) { return asked.contains(QStringLiteral("column ") + QLatin1String(column)); });
    };
    switch (chart) {
    case ChartKind::Decay:
        return any({ "usage" });
    case ChartKind::Regimes:
        return any({ "norm-shares", "usage", "effective-usage", "level-fs", "fair-share", "rank" });
    case ChartKind::Balance:
        return any({ "shares", "norm-shares", "usage", "effective-usage", "level-fs" });
    case ChartKind::Priority:
        return asked.contains(QStringLiteral("jobs"));
    default:
        return asked.contains(QStringLiteral("billing"));
    }
}

/// The number that a question asks for; of a choice that of the right option.
std::optional<double> askedNumber(const LessonQuestion &question, const Evaluation &evaluation)
{
    if (question.options.empty()) {
        return evaluateLessonExpression(question.answer, evaluation).value;
    }
    const auto option = rightOption(question, evaluation);
    return option ? evaluateLessonExpression(question.options[*option].expression, evaluation).value : std::nullopt;
}

/// What a lesson changes, as people say it: "usage of whaas in genomics: 1,271,793,002". Settings stay as slurm.conf has them.
QString changeText(const QString &command)
{
    struct Form
    {
        QRegularExpression command;
        QString text;
    };
    const auto form = [](const char *pattern, const QString &text) {
        return Form { QRegularExpression(QRegularExpression::anchoredPattern(QLatin1String(pattern))), text };
    };
    const std::array forms { form("time passes = (.+)", LessonPage::tr("%1 pass", "a time")),
        form("shares of account (\\S+) = (.+)", LessonPage::tr("raw shares of %1: %2")),
        form("shares of user (\\S+) in (\\S+) = (.+)", LessonPage::tr("raw shares of %1 in %2: %3")),
        form("usage of user (\\S+) in (\\S+) = (.+)", LessonPage::tr("usage of %1 in %2: %3")),
        form("weights of partition (\\S+) = (.+)", LessonPage::tr("billing weights of partition %1: %2")),
        form("usage-factor of qos (\\S+) = (.+)", LessonPage::tr("UsageFactor of QOS %1: %2")),
        form("nice of job (\\S+) = (.+)", LessonPage::tr("nice of job %1: %2")) };
    for (const Form &each : forms) {
        const auto match = each.command.match(command);
        if (!match.hasMatch()) {
            continue;
        }
        QString text = each.text;
        for (int i = 1; i <= match.lastCapturedIndex(); ++i) {
            static const QRegularExpression days(QStringLiteral("^([0-9]+)-0$"));
            bool isNumber = false;
            const qlonglong number = match.captured(i).toLongLong(&isNumber);
            const auto span = days.match(match.captured(i));
            const bool isValue = i == match.lastCapturedIndex();
            text = text.arg(span.hasMatch() ? spanText(span.captured(1).toDouble()) : isNumber && isValue ? integerText(number) : match.captured(i));
        }
        return text;
    }
    return command;
}

bool isSame(double one, double other)
{
    return std::abs(one - other) <= 1e-9 * std::max({ 1.0, std::abs(one), std::abs(other) });
}

class LessonPageMaker
{
public:
    LessonPageMaker(const Lesson &lesson, const Snapshot &sample) : m_lesson(lesson), m_walk(sample) { }

    Report make()
    {
        m_report.title = m_lesson.title;
        m_report.subtitle = m_lesson.summary;
        for (const LessonStep &step : m_lesson.steps) {
            for (const LessonDirective &directive : step.directives) {
                // what does not hold is told where lessons are checked; the page shows "?" there
                static_cast<void>(m_walk.follow(directive));
            }
            m_states.push_back(m_walk.evaluation());
        }
        for (m_step = 0; m_step < m_lesson.steps.size(); ++m_step) {
            add(m_lesson.steps[m_step]);
        }
        if (!m_lesson.sources.isEmpty()) {
            put(ReportText { sourcesText(m_lesson), true });
        }
        return std::move(m_report);
    }

private:
    void put(ReportBlock block) { m_report.blocks.push_back(std::move(block)); }

    void add(const LessonStep &step)
    {
        put(ReportHeading { step.title });
        QStringList changes;
        std::string point;
        std::string explained;
        for (const LessonDirective &directive : step.directives) {
            if (directive.kind == LessonDirective::Kind::Change) {
                changes << changeText(toText(directive.text));
            } else if (directive.kind == LessonDirective::Kind::Page) {
                m_page = directive.text;
            } else if (directive.kind == LessonDirective::Kind::Point) {
                point = directive.text;
            } else if (directive.kind == LessonDirective::Kind::Explain) {
                explained = directive.text;
            }
        }
        if (!changes.isEmpty()) {
            put(ReportText { LessonPage::tr("What was changed before this step: %1").arg(changes.join(QStringLiteral("; "))), true });
        }
        put(ReportMarkdown { filled(step.text) });
        for (const LessonQuestion &question : step.questions) {
            add(question);
        }
        showDerivation(step, explained);
        showPicture(step, point);
        if (m_page == "accounts" && step.questions.empty()) {
            showTree();
        }
    }

    [[nodiscard]] const std::shared_ptr<const Evaluation> &state() const { return m_states[m_step]; }

    /// The questions of earlier steps whose answers are still numbers of this one: it tells them, in the open only to who unfolds it.
    [[nodiscard]] std::vector<LessonQuestion> earlierQuestions() const
    {
        std::vector<LessonQuestion> earlier;
        for (std::size_t step = 0; step < m_step; ++step) {
            for (const LessonQuestion &question : m_lesson.steps[step].questions) {
                const auto then = askedNumber(question, *m_states[step]);
                const auto now = askedNumber(question, *state());
                if (then && now && isSame(*then, *now)) {
                    earlier.push_back(question);
                }
            }
        }
        return earlier;
    }

    /// Whether one of the questions asks for a number of the derivation.
    [[nodiscard]] bool tellsOne(const Explanation &derivation, const std::vector<LessonQuestion> &questions) const
    {
        return std::any_of(questions.begin(), questions.end(), [&](const LessonQuestion &asked) {
            const auto number = askedNumber(asked, *state());
            return std::any_of(derivation.steps.begin(), derivation.steps.end(),
                [&number](const ExplainStep &each) { return number && isSame(each.number, *number); });
        });
    }

    /// The questions of later steps whose answers are numbers of this one already.
    [[nodiscard]] std::vector<LessonQuestion> laterQuestions() const
    {
        std::vector<LessonQuestion> later;
        for (std::size_t step = m_step + 1; step < m_lesson.steps.size(); ++step) {
            for (const LessonQuestion &question : m_lesson.steps[step].questions) {
                const auto now = askedNumber(question, *state());
                const auto then = askedNumber(question, *m_states[step]);
                if (now && then && isSame(*now, *then)) {
                    later.push_back(question);
                }
            }
        }
        return later;
    }

    /// Folded where the step itself asks, as its answer is, or an earlier one; left out where a later one asks for what it says.
    void showDerivation(const LessonStep &step, const std::string &explained)
    {
        const auto question = explained.empty() ? LessonResult<ExplainQuestion>() : lessonQuestion(explained, *state());
        if (!question) {
            return;
        }
        const Explanation derivation = answerFirst(answer(*question.value, *state(), nullptr));
        if (derivation.steps.empty() || tellsOne(derivation, laterQuestions())) {
            return;
        }
        const QString summary = !askedPlaces(step.questions).isEmpty() ? LessonPage::tr("How it comes about")
            : tellsOne(derivation, earlierQuestions()) ? LessonPage::tr("How it comes about, which tells the answer of a question above")
                                                       : QString();
        put(ReportMarkdown { explanationMarkdown(derivation), summary });
    }

    /// The chart of what the step speaks of, once for the same numbers.
    void showPicture(const LessonStep &step, const std::string &point)
    {
        const auto chart = chartOf(m_page, point);
        if (!chart || m_drawn[*chart] == state() || tells(*chart, askedPlaces(laterQuestions()))) {
            return;
        }
        ReportFigure figure = drawReportFigure(*chart, state());
        if (figure.svg.isEmpty()) {
            return;
        }
        if (tells(*chart, askedPlaces(step.questions))) {
            figure.summary = LessonPage::tr("The picture, which tells the answer");
        } else if (tells(*chart, askedPlaces(earlierQuestions()))) {
            figure.summary = LessonPage::tr("The picture, which tells the answer of a question above");
        }
        m_drawn[*chart] = state();
        put(std::move(figure));
    }

    /// The tree without the columns that a later step asks for, once for the same numbers.
    void showTree()
    {
        if (m_listed == state()) {
            return;
        }
        ReportSource source;
        source.draft = state();
        ReportTable table = makeTreeTable(source);
        const QSet<QString> asked = askedPlaces(laterQuestions());
        static constexpr std::array<const char *, 6> columns { "name", "shares", "norm-shares", "usage", "effective-usage", "level-fs" };
        for (qsizetype column = table.columns.size() - 1; column > 0; --column) {
            const bool isFactor = static_cast<std::size_t>(column) >= columns.size();
            const QString name = QLatin1String(isFactor ? "fair-share" : columns[static_cast<std::size_t>(column)]);
            if (asked.contains(QStringLiteral("column ") + name)) {
                table.columns.removeAt(column);
                for (QStringList &row : table.rows) {
                    row.removeAt(column);
                }
            }
        }
        const QSet<QString> answered = askedPlaces(earlierQuestions());
        const bool tellsEarlier = std::any_of(columns.begin(), columns.end(), [&answered](const char *name) {
            return answered.contains(QStringLiteral("column ") + QLatin1String(name));
        }) || answered.contains(QStringLiteral("column fair-share"));
        if (tellsEarlier) {
            table.summary = LessonPage::tr("The table, which tells the answer of a question above");
        }
        m_listed = state();
        put(std::move(table));
    }

    void add(const LessonQuestion &question)
    {
        QString asked = QStringLiteral("**%1**").arg(filled(question.text));
        for (const LessonQuestion::Option &option : question.options) {
            asked += QStringLiteral("\n\n- ") + filled(option.label);
        }
        put(ReportMarkdown { asked });
        ReportMarkdown answer { answerTo(question), LessonPage::tr("The answer") };
        if (question.hint.isEmpty()) {
            put(std::move(answer));
        } else { // the answer only to who has read the hint
            put(ReportMarkdown { filled(question.hint), LessonPage::tr("A hint"), { std::move(answer) } });
        }
    }

    QString answerTo(const LessonQuestion &question)
    {
        QString right = QStringLiteral("?");
        if (!question.options.empty()) {
            if (const auto option = rightOption(question, *state())) {
                right = filled(question.options[*option].label);
            }
        } else if (const auto value = evaluateLessonExpression(question.answer, *state())) {
            right = lessonNumber(*value.value, -1);
        }
        const QString because = filled(question.because);
        return because.isEmpty() ? QStringLiteral("**%1**").arg(right) : QStringLiteral("**%1**\n\n%2").arg(right, because);
    }

    /// Another lesson is named, not linked to: where its page stands, if there is one, nobody knows here.
    [[nodiscard]] QString filled(const QString &text) const
    {
        static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\(%1[^)]*\\)").arg(QLatin1String(lessonLink)));
        return fillLessonText(QString(text).replace(link, QStringLiteral("*\\1*")), *state(), lessonNumber);
    }

    const Lesson &m_lesson;
    LessonWalk m_walk;
    std::vector<std::shared_ptr<const Evaluation>> m_states; ///< a step each
    std::size_t m_step = 0;
    std::string m_page = "accounts"; ///< the one that is shown, from step to step
    std::map<ChartKind, std::shared_ptr<const Evaluation>> m_drawn;
    std::shared_ptr<const Evaluation> m_listed;
    Report m_report;
};

} // namespace

QString sourcesText(const Lesson &lesson)
{
    QStringList said;
    for (const QString &source : lesson.sources) {
        const QString name = source.section(QLatin1Char(','), 0, 0).trimmed();
        QString text = source;
        if (name.endsWith(QLatin1String(".html"))) {
            text = LessonPage::tr("Slurm’s page %1").arg(name);
        } else if (name.endsWith(QLatin1String(".c"))) { // which function it is says nothing to who learns
            text = LessonPage::tr("Slurm’s source file %1").arg(name);
        } else if (name.endsWith(QLatin1Char(')'))) { // keys of a manual page
            text.replace(QLatin1String(" and "), QLatin1String(", "));
        } else if (name.contains(QLatin1Char('/'))) {
            text = LessonPage::tr("numbers that a running Slurm printed");
        }
        if (!said.contains(text)) {
            said.append(text);
        }
    }
    return LessonPage::tr("Sources: %1", "where it stands what a lesson says of Slurm").arg(said.join(QStringLiteral("; ")));
}

Report makeLessonPage(const Lesson &lesson, const Snapshot &sample)
{
    return LessonPageMaker(lesson, sample).make();
}

} // namespace apportion
