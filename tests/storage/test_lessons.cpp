// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson that comes with the program is gone through with its sample: nothing that it says may be untrue.
#include "storage/lesson_run.h"
#include "storage/lesson_sample.h"
#include "storage/policy_file.h"
#include "support/test_case.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <random>

namespace test_lessons
{

using namespace apportion;

namespace
{
const QString resources = QStringLiteral(APPORTION_SOURCE_DIR "/resources/");

Snapshot sample(const QString &name)
{
    return readPolicyFile(resources + "samples/" + name + ".apportion");
}

QString text(const Diagnostics &diagnostics)
{
    QString all;
    for (const Diagnostic &diagnostic : diagnostics) {
        all += QString::fromStdString(diagnostic.english()) + '\n';
    }
    return all;
}

ReadLesson parsed(const char *steps)
{
    return parseLesson(QByteArray("---\ntitle: T\nsample: five-accounts\n---\n") + steps, QStringLiteral("t.lesson"));
}

/// What of a step is no text for readers, in the order in which it stands: in every language the same.
QString whatItDoes(const LessonStep &step)
{
    const auto expressions = [](const QString &markdown) {
        QStringList all;
        static const QRegularExpression inBraces(QStringLiteral("\\{\\{(.*?)\\}\\}"), QRegularExpression::DotMatchesEverythingOption);
        for (auto it = inBraces.globalMatch(markdown); it.hasNext();) {
            all << it.next().captured(1).simplified();
        }
        all.sort(); // a sentence may name them in another order
        return all.join(" | ");
    };
    QStringList all { expressions(step.text) };
    for (const LessonDirective &directive : step.directives) {
        all << QStringLiteral("@%1 %2").arg(static_cast<int>(directive.kind)).arg(QString::fromStdString(directive.text));
    }
    for (const LessonQuestion &question : step.questions) {
        all << QStringLiteral("? %1 within %2 %3").arg(QString::fromStdString(question.answer)).arg(question.within).arg(question.highest);
        all << expressions(question.text) << expressions(question.because) << expressions(question.hint) << QString::number(question.hint.isEmpty());
        for (const LessonQuestion::Option &option : question.options) {
            all << QStringLiteral("o ") + QString::fromStdString(option.expression);
        }
    }
    return all.join('\n');
}
/// All that a reader reads in a step, before the answers and with them.
QString wordsOf(const LessonStep &step)
{
    QString words = step.text;
    for (const LessonQuestion &question : step.questions) {
        words += question.text + question.because;
    }
    return words;
}
} // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLessonHolds_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(resources + "lessons");
        for (const QString &file : folder.entryList({ "*.lesson" }, QDir::Files)) {
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
        }
    }
    void everyLessonHolds()
    {
        QFETCH(QString, path);
        const ReadLesson read = readLesson(path);
        QCOMPARE(text(read.diagnostics), QString());
        QVERIFY(read.usable);
        QVERIFY(!read.lesson.summary.isEmpty() && read.lesson.minutes > 0);
        const ReadPolicy policy = readPolicyFile(resources + "samples/" + read.lesson.sample + ".apportion");
        QVERIFY2(policy.usable, qPrintable(read.lesson.sample));
        QCOMPARE(text(checkLesson(read.lesson, policy)), QString());
        std::size_t questions = 0;
        std::size_t expectations = 0;
        for (const LessonStep &step : read.lesson.steps) {
            QVERIFY2(wordsOf(step).size() > 40, qPrintable(step.title));
            for (const LessonQuestion &question : step.questions) { // what stands above it does not tell its answer
                const QString answer = QStringLiteral("{{") + QString::fromStdString(question.answer);
                QVERIFY2(question.answer.empty() || !(step.text + question.text).contains(answer), qPrintable(step.title));
            }
            questions += step.questions.size();
            expectations += static_cast<std::size_t>(std::count_if(
                step.directives.begin(), step.directives.end(), [](const LessonDirective &d) { return d.kind == LessonDirective::Kind::Expect; }));
        }
        QVERIFY(read.lesson.steps.size() >= 5);
        QVERIFY2(questions + expectations > 3, "a lesson says something that can be tried");
    }

    void noStepShowsItsAnswerBeforeItIsAnswered_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(resources + "lessons", { "*.lesson" }, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.mid((resources + "lessons/").size()))) << path;
        }
    }
    /// What stands above a question and in it has no number that would be taken for its answer; what is said after it comes with the answer.
    void noStepShowsItsAnswerBeforeItIsAnswered()
    {
        QFETCH(QString, path);
        const Lesson lesson = readLesson(path).lesson;
        LessonWalk walk(sample(lesson.sample));
        static const QRegularExpression number(QStringLiteral("[0-9][0-9,]*(\\.[0-9]+)?(\\s?%)?"));
        for (const LessonStep &step : lesson.steps) {
            for (const LessonDirective &directive : step.directives) {
                walk.follow(directive);
            }
            for (const LessonQuestion &question : step.questions) {
                if (question.answer.empty()) {
                    continue;
                }
                const auto right = evaluateLessonExpression(question.answer, *walk.evaluation());
                if (right && *right.value == 0.0) {
                    continue; // what makes it 0 is a 0, too
                }
                QVERIFY2(right, qPrintable(question.text));
                const auto show = [](double value, int decimals) { return QString::number(value, 'f', decimals < 0 ? 6 : decimals); };
                const QString above = fillLessonText(step.text + QLatin1Char(' ') + question.text, *walk.evaluation(), show);
                for (auto found = number.globalMatch(above); found.hasNext();) {
                    QString digits = found.next().captured();
                    const bool isPart = digits.endsWith(QLatin1Char('%'));
                    const double value = digits.remove(QLatin1Char('%')).remove(QLatin1Char(',')).trimmed().toDouble() / (isPart ? 100.0 : 1.0);
                    QVERIFY2(!isRightAnswer(question, value, *right.value), qPrintable(question.text + QStringLiteral(" | ") + digits));
                }
            }
        }
    }
    void whatStandsBelowAQuestionIsSaidWithItsAnswer()
    {
        const ReadLesson read = parsed("## One\nAbove.\n@ask Which part?\n@answer [norm-shares of account c]\n@hint Look.\n"
                                       "@because It is a third.\nAnd so\non.\n\nAt last.\n");
        const LessonStep &step = read.lesson.steps.front();
        QCOMPARE(step.text, QString("Above."));
        QCOMPARE(step.questions.front().because, QString("It is a third.\nAnd so\non.\n\nAt last."));
        QCOMPARE(step.questions.front().hint, QString("Look."));
    }

    void everyTranslationDoesTheSame_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("file");
        const QDir folder(resources + "lessons");
        for (const QString &language : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const QString &file : folder.entryList({ "*.lesson" }, QDir::Files)) {
                QTest::newRow(qPrintable(language + '/' + file)) << language << file;
            }
        }
    }
    void everyTranslationDoesTheSame()
    {
        QFETCH(QString, language);
        QFETCH(QString, file);
        const ReadLesson original = readLesson(resources + "lessons/" + file);
        const ReadLesson read = readLesson(resources + "lessons/" + language + '/' + file);
        QCOMPARE(text(read.diagnostics), QString());
        const Lesson &lesson = read.lesson;
        QCOMPARE(lesson.name, original.lesson.name);
        QCOMPARE(lesson.sample, original.lesson.sample);
        QCOMPARE(lesson.minutes, original.lesson.minutes);
        QCOMPARE(lesson.sources, original.lesson.sources);
        QVERIFY(!lesson.summary.isEmpty() && lesson.summary != original.lesson.summary);
        QCOMPARE(lesson.steps.size(), original.lesson.steps.size());
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            QCOMPARE(whatItDoes(lesson.steps[i]), whatItDoes(original.lesson.steps[i]));
            QVERIFY2(wordsOf(lesson.steps[i]) != wordsOf(original.lesson.steps[i]), qPrintable(original.lesson.steps[i].title));
        }
    }
    void aLessonIsReadInTheLanguageAskedFor()
    {
        QTemporaryDir folder;
        const auto write = [&](const QString &name, const QByteArray &title) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(name).path()));
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("---\ntitle: " + title + "\nsample: five-accounts\n---\n" + (title == "Leer" ? "" : "## S\nA text.\n"));
        };
        write("a.lesson", "A");
        write("b.lesson", "B");
        write("de/a.lesson", "Ah");
        write("de/b.lesson", "Leer");
        write("zh_CN/b.lesson", "Bo");
        const auto titles = [&](const QString &language) {
            QStringList all;
            for (const ReadLesson &read : readLessons(folder.path(), language)) {
                all << read.lesson.name + '=' + read.lesson.title;
            }
            return all.join(' ');
        };
        QCOMPARE(titles(QString()), QString("a=A b=B"));
        QCOMPARE(titles("de_AT"), QString("a=Ah b=B")); // one that cannot be used hides nothing
        QCOMPARE(titles("zh_CN"), QString("a=A b=Bo"));
    }
    void everyLessonNamesItsSources()
    {
        for (const ReadLesson &read : readLessons(resources + "lessons")) {
            QVERIFY2(!read.lesson.sources.isEmpty(), qPrintable(read.lesson.name));
            for (const QString &source : read.lesson.sources) {
                if (const QString golden = source.section(' ', 0, 0); golden.startsWith("goldens/")) {
                    QVERIFY2(QFileInfo::exists(QStringLiteral(APPORTION_SOURCE_DIR "/tests/data/") + golden), qPrintable(source));
                }
            }
        }
    }
    void thereAreAtLeastTwenty() { QVERIFY(readLessons(resources + "lessons").size() >= 20); }

    void aLinkLeadsToALessonBesideIt()
    {
        for (ReadLesson read : readLessons(resources + "lessons")) {
            tryLesson(read);
            QCOMPARE(text(read.diagnostics), QString());
        }
        ReadLesson lost = parsed("## One\nText, [another](lesson:nowhere) and [a way out](lesson:../../secret).\n");
        tryLesson(lost);
        const QString said = text(lost.diagnostics);
        QVERIFY(said.contains("There is no lesson “nowhere” beside this one"));
        QVERIFY(said.contains("There is no lesson “../../secret” beside this one"));
    }

    void aLessonThatIsWrongIsFound()
    {
        const ReadLesson read
            = parsed("## One\n@expect [fair-share of user user5 in f] < 0.5\nText\n"
                     "## Two\n@select account nobody\n@point column colour\n@page nowhere\n{{[shares of account x]}}\n"
                     "## Three\n@change shares of account a = many\n@change PriorityWeightAge = 1000\n@explain order of account a\n");
        const QString said = text(checkLesson(read.lesson, sample("five-accounts")));
        QVERIFY(said.contains("t.lesson:6: error: It is not true that [fair-share of user user5 in f] < 0.5"));
        QVERIFY(said.contains("t.lesson:9: error: The sample has no account nobody"));
        QVERIFY(said.contains("t.lesson:10:"));
        QVERIFY(said.contains("t.lesson:11: error: There is no page “nowhere”"));
        QVERIFY(said.contains("t.lesson:8: error: The sample has no account x"));
        QVERIFY(said.contains("“many” are no shares"));
        QVERIFY(said.contains("changes nothing")); // the weight is 1000 already
        QVERIFY(said.contains("“order of account a” is not known"));
    }

    void aLessonThatGivesItsAnswerAwayIsFound()
    {
        const ReadLesson read = parsed("## One\nIt is {{[norm-shares of account c]}}\n"
                                       "## Two\nText\n@ask Which part?\n@answer [norm-shares of account c]\n"
                                       "## Three\n@change PriorityWeightAge = 5\n@ask And b?\n@answer [norm-shares of account b]\n"
                                       "## Four\n@change shares of account b = 60\n@ask And now?\n@answer [norm-shares of account b]\n");
        const QString said = text(checkLesson(read.lesson, sample("five-accounts")));
        QVERIFY(said.contains("t.lesson:5: error: This step tells [norm-shares of account c], which is asked for later"));
        QVERIFY(said.contains("t.lesson:13: error: A step before the change shows [norm-shares of account b] already"));
        QCOMPARE(said.count("error"), 2); // b was asked for before the last change, which makes it another number
    }

    void expressionsAreTheEnginesNumbers_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<double>("value");
        QTest::newRow("norm shares of b: 40/100 · 30/40") << "[norm-shares of account b]" << 0.3;
        QTest::newRow("arithmetic") << "2 * (3 + 4) / 7 - 1" << 1.0;
        QTest::newRow("sign") << "-2 + 5" << 3.0;
        QTest::newRow("setting") << "[PriorityWeightFairshare] / [priorityweightage]" << 10.0;
        QTest::newRow("users") << "[users]" << 5.0;
        QTest::newRow("raw usage") << "[usage of user user1 in b]" << 24192000.0;
        QTest::newRow("job") << "[billing of job 2]" << 50.0;
        QTest::newRow("size of job 5: all nodes and CPUs") << "[job-size of job 5]" << 1000.0;
    }
    void expressionsAreTheEnginesNumbers()
    {
        QFETCH(QString, expression);
        QFETCH(double, value);
        const auto result = evaluateLessonExpression(expression.toStdString(), *evaluate(sample("five-accounts")));
        QVERIFY2(result.value.has_value(), result.error.english().c_str());
        QCOMPARE(*result.value, value);
    }

    void aQosHasItsFactors()
    {
        const Evaluation ties = *evaluate(sample("fair-tree-ties"));
        QCOMPARE(evaluateLessonExpression("[factor of qos high]", ties).value.value(), 1.0); // the highest
        QCOMPARE(evaluateLessonExpression("[PriorityWeightQOS] * [factor of qos low]", ties).value.value(),
            evaluateLessonExpression("[qos of job 2]", ties).value.value());
        Snapshot raw = sample("fair-tree-ties");
        raw.policy.priority.set(PriorityFlag::NoNormalQos);
        QCOMPARE(evaluateLessonExpression("[factor of qos low]", *evaluate(raw)).value.value(), 25.0);
        QVERIFY(!evaluateLessonExpression("[colour of qos low]", ties).value);
        QVERIFY(!evaluateLessonExpression("[factor of qos none]", ties).value);

        Snapshot gpus = sample("gpu-cluster");
        const Evaluation before = *evaluate(gpus);
        QCOMPARE(evaluateLessonExpression("[usage-factor of qos scavenge]", before).value.value(), 0.1);
        QVERIFY(!applyLessonChange("usage-factor of qos scavenge = -1", before, gpus).value);
        const auto change = applyLessonChange("usage-factor of qos scavenge = 0", before, gpus);
        QVERIFY(change.value && change.value->kind == LessonChange::Kind::Qos);
        QCOMPARE(evaluateLessonExpression("[usage-factor of qos scavenge]", *evaluate(gpus)).value.value(), 0.0);
    }

    void whatIsNoExpressionIsRefused_data()
    {
        QTest::addColumn<QString>("expression");
        for (const char *each : { "", "[", "[]", "1 +", "(1", "1)", "[fair-share of]", "[fair-share of user nobody in c]", "[colour of account a]",
                 "abc", "[priority of job 99]", "[PriorityFlags]", "1..2" }) {
            QTest::newRow(each) << QString::fromLatin1(each);
        }
        QTest::newRow("deep") << QString(100000, QLatin1Char('('));
    }
    void whatIsNoExpressionIsRefused()
    {
        QFETCH(QString, expression);
        const auto result = evaluateLessonExpression(expression.toStdString(), *evaluate(sample("five-accounts")));
        QVERIFY(!result.value);
        QVERIFY(!result.error.isEmpty());
    }

    void textsAreFilledIn()
    {
        const Evaluation evaluation = *evaluate(sample("five-accounts"));
        const auto show = [](double value, int decimals) { return QString::number(value, 'f', std::max(decimals, 1)); };
        QCOMPARE(fillLessonText("b has {{[norm-shares of account b]|%}}, {{1 + 1|3}}, {{[oops]}}", evaluation, show),
            QString("b has 30.0\u00a0%, 2.000, ?"));
    }

    void questionsAreAnsweredByTheEngine()
    {
        const ReadLesson read
            = parsed("## One\nText\n@ask Which?\n@option a = [shares of account a]\n@option d = [shares of account d]\n@because so\n"
                     "@ask How many?\n@answer [shares of account a]\n@within 2\n@ask None\n");
        QCOMPARE(read.diagnostics.size(), std::size_t { 1 }); // the last one has no answer
        const std::vector<LessonQuestion> &questions = read.lesson.steps[0].questions;
        QCOMPARE(questions.size(), std::size_t { 2 });
        const Evaluation evaluation = *evaluate(sample("five-accounts"));
        QCOMPARE(*rightOption(questions[0], evaluation), std::size_t { 1 }); // 60 against 40
        QVERIFY(isRightAnswer(questions[1], 41.5, 40.0));
        QVERIFY(!isRightAnswer(questions[1], 42.5, 40.0));
        const double endless = std::numeric_limits<double>::infinity();
        QVERIFY(!isRightAnswer(questions[1], 5.0, endless)); // no number is near to it
        QVERIFY(isRightAnswer(questions[1], endless, endless));
        QVERIFY(!isRightAnswer(questions[1], 5.0, std::numeric_limits<double>::quiet_NaN()));
    }

    void changesAreMade()
    {
        Snapshot draft = sample("five-accounts");
        const Evaluation evaluation = *evaluate(draft);
        const AssociationId b = draft.policy.associations.findAccount("b");
        QVERIFY(applyLessonChange("shares of account b = parent", evaluation, draft).value);
        QVERIFY(draft.policy.associations.usesParent(b));
        QVERIFY(applyLessonChange("PriorityFlags = MAX_TRES", evaluation, draft).value);
        QCOMPARE(draft.policy.priority.billingRule(), BillingRule::MaxTres);
        QVERIFY(applyLessonChange("weights of partition batch = CPU=1.0,Mem=0.25G", evaluation, draft).value);
        QCOMPARE(draft.policy.partitions->front().billingWeights.size(), std::size_t { 2 });
        QVERIFY(applyLessonChange("nice of job 1 = -20", evaluation, draft).value);
        QCOMPARE(draft.situation.jobs->front().nice, -20);
        const auto passed = applyLessonChange("time passes = 7-0", evaluation, draft);
        QCOMPARE(passed.value->associations.size(), std::size_t { 3 });
        // d to the power of a week: e^−0.693
        QVERIFY(
            std::abs(static_cast<double>(draft.situation.ownUsage(draft.policy.associations.findUser(b, "user1"))) / 24192000.0 - 0.500074) < 1e-5);
        for (const char *wrong : { "", "shares", "shares of account b = 3000000000", "usage of account b = -1", "time passes = soon",
                 "nice of job 1 = x", "NoSuchKey = 1", "PriorityWeightAge = many", "colour of account b = 1" }) {
            const Snapshot before = draft;
            QVERIFY2(!applyLessonChange(wrong, evaluation, draft).value, wrong);
        }
    }

    void hostileFilesAreRead()
    {
        QVERIFY(!parseLesson({}, "x.lesson").usable);
        QVERIFY(!parseLesson(QByteArray(qsizetype { 300 } * 1024, 'x'), "x.lesson").usable);
        QVERIFY(!readLesson(QStringLiteral("/nowhere/x.lesson")).usable);
        QVERIFY(!readLesson(QStringLiteral("/")).usable);
        QByteArray many("---\ntitle: T\nsample: s\nwhat: x\n");
        for (int i = 0; i < 400; ++i) {
            many += "## Step\n@@\n@answer 1\n@unknown\n@ask\n";
        }
        const ReadLesson read = parseLesson(many, "many.lesson"); // its beginning is not closed
        QVERIFY(read.lesson.steps.empty() && !read.diagnostics.empty());
        const ReadLesson closed = parseLesson("---\nsample: s\n---\n" + many.mid(many.indexOf("## ")), "many.lesson");
        QCOMPARE(closed.lesson.steps.size(), std::size_t { 60 });
        QVERIFY(closed.diagnostics.size() <= 110);
        const QByteArray whole = [] {
            QFile file(resources + "lessons/01-what-a-share-is.lesson");
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }();
        std::mt19937 random(1);
        for (int round = 0; round < 200; ++round) {
            QByteArray broken = whole;
            for (int i = 0; i < 20; ++i) {
                broken[static_cast<qsizetype>(random() % static_cast<unsigned>(broken.size()))] = static_cast<char>(random() % 256);
            }
            const ReadLesson each = parseLesson(broken, "b.lesson");
            if (round % 20 == 0) {
                static_cast<void>(checkLesson(each.lesson, sample("five-accounts")));
            }
        }
    }
};

APPORTION_TEST(TestLessons)
} // namespace test_lessons

#include "test_lessons.moc"
