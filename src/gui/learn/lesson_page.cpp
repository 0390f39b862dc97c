// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/lesson_page.h"

#include "gui/learn/question_card.h"
#include "storage/lesson_run.h"
#include "storage/qt_text.h"

#include <QCoreApplication>

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

/// The chart that shows what a lesson points at; none where that is a table or a setting.
std::optional<ChartKind> chartOfPoint(const std::string &point)
{
    if (point == "decay") {
        return ChartKind::Decay;
    }
    if (point == "regimes") {
        return ChartKind::Regimes;
    }
    if (point == "map") {
        return ChartKind::Balance;
    }
    return std::nullopt;
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
            add(step);
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
        for (const LessonDirective &directive : step.directives) {
            // what does not hold is told where lessons are checked; the page shows "?" there
            static_cast<void>(m_walk.follow(directive));
            if (directive.kind == LessonDirective::Kind::Change) {
                changes << toText(directive.text);
            } else if (directive.kind == LessonDirective::Kind::Page) {
                m_page = directive.text;
            } else if (directive.kind == LessonDirective::Kind::Point) {
                m_point = directive.text;
            }
        }
        if (!changes.isEmpty()) {
            put(ReportText { LessonPage::tr("What was changed before this step: %1").arg(changes.join(QStringLiteral("; "))), true });
        }
        put(ReportMarkdown { filled(step.text) });
        for (const LessonQuestion &question : step.questions) {
            add(question);
        }
        showNumbers(!step.questions.empty());
        m_point.clear();
    }

    void add(const LessonQuestion &question)
    {
        QString asked = QStringLiteral("**%1**").arg(filled(question.text));
        for (const LessonQuestion::Option &option : question.options) {
            asked += QStringLiteral("\n\n- ") + filled(option.label);
        }
        put(ReportMarkdown { asked });
        if (!question.hint.isEmpty()) {
            put(ReportMarkdown { filled(question.hint), LessonPage::tr("A hint") });
        }
        put(ReportMarkdown { answerTo(question), LessonPage::tr("The answer") });
    }

    QString answerTo(const LessonQuestion &question)
    {
        QString right = QStringLiteral("?");
        if (!question.options.empty()) {
            if (const auto option = rightOption(question, *m_walk.evaluation())) {
                right = filled(question.options[*option].label);
            }
        } else if (const auto value = evaluateLessonExpression(question.answer, *m_walk.evaluation())) {
            right = lessonNumber(*value.value, -1);
        }
        const QString because = filled(question.because);
        return because.isEmpty() ? QStringLiteral("**%1**").arg(right) : QStringLiteral("**%1**\n\n%2").arg(right, because);
    }

    /// The tree, or the chart that the step points at. A step that asks covers its table: the answer stands in it.
    void showNumbers(bool asks)
    {
        if (const auto chart = chartOfPoint(m_point)) {
            if (!asks) {
                put(drawReportFigure(*chart, m_walk.evaluation()));
            }
            return;
        }
        if (m_page != "accounts" || asks) {
            return;
        }
        ReportSource source;
        source.draft = m_walk.evaluation();
        put(makeTreeTable(source));
    }

    [[nodiscard]] QString filled(const QString &text) const { return fillLessonText(text, *m_walk.evaluation(), lessonNumber); }

    const Lesson &m_lesson;
    LessonWalk m_walk;
    std::string m_page = "accounts"; ///< the one that is shown, from step to step
    std::string m_point;
    Report m_report;
};

} // namespace

QString sourcesText(const Lesson &lesson)
{
    return LessonPage::tr("Sources: %1", "where it stands what a lesson says of Slurm").arg(lesson.sources.join(QStringLiteral("; ")));
}

Report makeLessonPage(const Lesson &lesson, const Snapshot &sample)
{
    return LessonPageMaker(lesson, sample).make();
}

} // namespace apportion
