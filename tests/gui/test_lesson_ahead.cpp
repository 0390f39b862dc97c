// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson asks later is not told by the steps before.
#include "charts/chart_widget.h"
#include "gui/learn/lesson_pointer.h"
#include "gui/learn/question_card.h"
#include "lesson_testing.h"
#include "models/account_tree_model.h"
#include "models/billing_model.h"
#include "storage/lesson_asked.h"
#include "storage/lesson_run.h"
#include "storage/lesson_sample.h"
#include "storage/open_files.h"
#include "support/test_case.h"

#include <QAbstractProxyModel>
#include <QRegularExpression>
#include <QSet>
#include <QTextBlock>
#include <QTextDocument>

#include <memory>
#include <vector>

namespace test_lesson_ahead
{

using namespace apportion;
using namespace apportion::testing;

/// Whether the tree of accounts or the table of what is billed tells a number.
bool tellsCell(WindowFixture &fixture, const AskedNumber &asked)
{
    const auto object = findLessonObject(asked.object, *fixture.window.workspace()->evaluation());
    const auto source = [](const QAbstractItemModel *model) {
        while (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(model)) {
            model = proxy->sourceModel();
        }
        return model;
    };
    for (const QAbstractItemView *view : fixture.window.findChildren<QAbstractItemView *>()) {
        const QAbstractItemModel *model = source(view->model());
        const auto *accounts = qobject_cast<const AccountTreeModel *>(model);
        const int column = lessonColumn(QString::fromStdString(asked.quantity));
        if (accounts != nullptr && column >= 0 && object.value->kind == ObjectRef::Kind::Association) {
            const QModelIndex cell = accounts->index(object.value->association, column);
            if (cell.isValid() && cell.data().toString() != QLatin1String("?")) {
                return true;
            }
        }
        if (qobject_cast<const BillingModel *>(model) != nullptr && asked.quantity == "billing") {
            for (int row = 0; row < model->rowCount(); ++row) {
                if (QStringLiteral("job %1").arg(model->index(row, 0).data().toString()) == QString::fromStdString(asked.object)
                    && model->index(row, BillingModel::Sum).data().toString() != QLatin1String("?")) {
                    return true;
                }
            }
        }
    }
    return false;
}

class TestLessonAhead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_window = lessonWindow();
        QVERIFY(m_window);
    }

    /// Whatever is asked in any step of any lesson stands in no cell, picture or derivation of a step before, as soon as it is
    /// the number that it will be.
    void noStepShowsWhatALaterOneAsks_data() { addLessonRows(); }
    void noStepShowsWhatALaterOneAsks()
    {
        QFETCH(const QString, name);
        WindowFixture &fixture = *m_window;
        const Lesson which = lesson(name);
        LessonWalk walk(openPolicyFile(lessonSamplePath(which)));
        std::vector<std::shared_ptr<const Evaluation>> states;
        for (const LessonStep &step : which.steps) {
            for (const LessonDirective &directive : step.directives) {
                static_cast<void>(walk.follow(directive));
            }
            states.push_back(walk.evaluation());
        }
        QVERIFY(begin(fixture, which));
        LearnController *learn = fixture.window.learn();
        LessonSession *session = learn->controller()->session();
        QSet<QString> known; // what was asked before
        for (std::size_t now = 0; now < which.steps.size(); ++now) {
            QVERIFY(settled(session));
            QVERIFY(fixture.rest());
            const QString all = told(fixture.window);
            for (std::size_t then = now; then < which.steps.size(); ++then) {
                for (const LessonQuestion &question : which.steps[then].questions) {
                    for (const AskedNumber &asked : askedNumbers(question)) {
                        const double value = evaluateLessonExpression(asked.expression, *states[then]).value.value();
                        const bool isThere = evaluateLessonExpression(asked.expression, *states[now]).value == value;
                        const bool stands = asked.quantity != "norm-usage"; // in no table
                        if (!isThere || !stands || known.contains(QString::fromStdString(asked.expression))) {
                            continue;
                        }
                        const QByteArray place = (QStringLiteral("step %1: ").arg(now + 1) + QString::fromStdString(asked.expression)).toUtf8();
                        QVERIFY2(!tellsCell(fixture, asked), place);
                        const QString written = QString::number(value, 'f', 4);
                        const bool isAnotherToo = name.startsWith(QLatin1String("06")); // thirds, as norm shares are, too
                        if (!isAnotherToo && !written.contains(QRegularExpression(QStringLiteral("[05]0*$|\\.0*$")))) {
                            const QRegularExpression number(QStringLiteral("(?<![0-9.,])%1").arg(QRegularExpression::escape(written)));
                            QVERIFY2(!all.contains(number), place + all.split(QLatin1Char('\n')).filter(number).join(QLatin1Char('|')).toUtf8());
                        }
                        for (const ChartWidget *chart : fixture.window.findChildren<ChartWidget *>()) {
                            QVERIFY2(chart->nothingText() != chart->emptyText(), place);
                        }
                    }
                }
            }
            for (const LessonQuestion &question : which.steps[now].questions) {
                for (const AskedNumber &asked : askedNumbers(question)) {
                    known.insert(QString::fromStdString(asked.expression));
                }
            }
            for (QuestionCard *card : learn->panel()->findChildren<QuestionCard *>()) {
                card->showSolution();
            }
            session->next();
        }
        learn->end();
    }

    /// A number that begins a line is no list.
    void noLineOfALessonIsTakenForAList()
    {
        for (const QString &language : { QString(), QStringLiteral("de"), QStringLiteral("fr"), QStringLiteral("zh_CN") }) {
            for (const ReadLesson &read : readLessons(lessons, language)) {
                LessonWalk walk(openPolicyFile(lessonSamplePath(read.lesson)));
                for (const LessonStep &step : read.lesson.steps) {
                    for (const LessonDirective &directive : step.directives) {
                        static_cast<void>(walk.follow(directive));
                    }
                    QTextDocument text;
                    text.setMarkdown(fillLessonText(step.text, *walk.evaluation(), lessonNumber));
                    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
                        QVERIFY2(block.textList() == nullptr, qPrintable(language + QLatin1Char(' ') + read.lesson.name + step.title));
                    }
                }
            }
        }
    }

    /// A later question keeps its own number back, and no other: the step speaks of them.
    void whatIsAskedLaterIsKeptBackAlone()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        LearnController *learn = fixture.window.learn();
        LessonSession *session = learn->controller()->session();
        session->next();
        QVERIFY(settled(session));
        QVERIFY(fixture.rest());
        QVERIFY(tellsCell(fixture, { {}, "norm-shares", "account a" }));
        QVERIFY(!tellsCell(fixture, { {}, "norm-shares", "account c" }));
        QVERIFY(learn->panel()->findChild<ExplainPanel *>()->model().rowCount() > 0); // why a has 40 %
        shoot(fixture, QStringLiteral("lesson_asked_later"));
        const auto c = findLessonObject("account c", *fixture.window.workspace()->evaluation());
        fixture.window.workspace()->explain(AssociationNumber { c.value->association, AssociationQuantity::NormShares });
        QCOMPARE(learn->panel()->findChild<ExplainPanel *>()->model().rowCount(), 0);
        learn->end();
        QVERIFY(fixture.rest());
        QVERIFY(tellsCell(fixture, { {}, "norm-shares", "account c" }));
    }

    /// A factor that is asked for later is told by no rank beside it, and who is not asked for keeps both.
    void aRankDoesNotTellAFactor()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("12"))));
        QVERIFY(fixture.rest());
        for (const char *column : { "fair-share", "rank" }) {
            QVERIFY(!tellsCell(fixture, { {}, column, "user user1 in b" }));
            QVERIFY(!tellsCell(fixture, { {}, column, "user user2 in c" }));
            QVERIFY(tellsCell(fixture, { {}, column, "user user3 in c" }));
        }
        fixture.window.learn()->end();
    }

private:
    std::unique_ptr<WindowFixture> m_window;
};

APPORTION_TEST(TestLessonAhead)
} // namespace test_lesson_ahead

#include "test_lesson_ahead.moc"
