// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in the window: they run on a sample, point at what is there, take their changes back, and leave the user's policy alone.
#include "gui/learn/lesson_pointer.h"
#include "gui/learn/shared_answers.h"
#include "gui/widgets/choice_button.h"
#include "lesson_testing.h"
#include "models/account_tree_model.h"
#include "storage/lesson_run.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QFileInfo>
#include <QLabel>
#include <QPointer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace test_learn
{

using namespace apportion;
using namespace apportion::testing;

class TestLearn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_window = lessonWindow();
        QVERIFY(m_window);
    }

    void cardsAreAsHighAsTheirText()
    {
        QWidget list;
        auto *column = new QVBoxLayout(&list);
        auto *card = new ChoiceButton(QStringLiteral("lesson"), QStringLiteral("A lesson"), QStringLiteral("what it says ").repeated(20));
        column->addWidget(card);
        column->addStretch(1);
        list.resize(220, 900);
        list.show();
        QVERIFY(card->heightForWidth(card->width()) > card->sizeHint().height());
        QCOMPARE(card->height(), card->heightForWidth(card->width()));
    }

    void everyLessonRunsInTheWindow_data() { addLessonRows(); }
    void everyLessonRunsInTheWindow()
    {
        QFETCH(QString, name);
        WindowFixture &fixture = *m_window;
        changeTheme(fixture); // each lesson is drawn in one of them: changing it takes time
        QVERIFY(begin(fixture, lesson(name)));
        LessonSession *session = fixture.window.learn()->controller()->session();
        const Policy sample = fixture.window.workspace()->document()->policy();
        for (int step = 0;; ++step) {
            QVERIFY(settled(session));
            const auto &directives = session->current().directives;
            const bool points
                = std::any_of(directives.begin(), directives.end(), [](const LessonDirective &d) { return d.kind == LessonDirective::Kind::Point; });
            const LessonPointer *pointer = fixture.window.learn()->pointer();
            // what is pointed at must be on the screen
            const bool found = waitFor([&] { return !points || !pointer->target().isEmpty(); });
            QVERIFY2(found, qPrintable(session->current().title));
            const auto labels = fixture.window.learn()->panel()->findChildren<QLabel *>();
            for (const QLabel *label : labels) {
                QVERIFY2(!label->text().contains(QLatin1String("{{")), qPrintable(label->text()));
            }
            const bool isLast = session->step() + 1 == session->stepCount();
            if (!isSanitized || step == 0 || isLast) { // sanitizers make drawing slow, and find nothing new in it from step to step
                shoot(fixture, QStringLiteral("lesson_%1_%2").arg(name).arg(step + 1));
            }
            if (isLast) {
                break;
            }
            session->next();
        }
        fixture.window.learn()->end();
        QVERIFY(fixture.window.learn()->controller()->session() == nullptr);
        QVERIFY(fixture.window.workspace()->document()->policy() == sample);
        QVERIFY(!fixture.window.workspace()->document()->isModified());
    }

    void goingBackTakesAStepBack()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        LessonSession *session = fixture.window.learn()->controller()->session();
        const Document *document = fixture.window.workspace()->document();
        const AssociationId a = document->policy().associations.findAccount("a");
        for (int step = 0; step < 3; ++step) {
            session->next();
            QVERIFY(settled(session));
        }
        QCOMPARE(document->policy().associations.rawShares(a), 400U);
        session->back();
        QVERIFY(settled(session));
        QCOMPARE(document->policy().associations.rawShares(a), 40U);
        session->next();
        QVERIFY(settled(session));
        QCOMPARE(document->policy().associations.rawShares(a), 400U);
        fixture.window.learn()->end();
        QCOMPARE(document->policy().associations.rawShares(a), 40U);
    }

    void aLessonGoesOnWhenTheTextGrows()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        const QPointer<LessonSession> session = fixture.window.learn()->controller()->session();
        Document *document = fixture.window.workspace()->document();
        const AssociationId a = document->policy().associations.findAccount("a");
        for (int step = 0; step < 3; ++step) {
            session->next();
            QVERIFY(settled(session));
        }
        QVERIFY(document->setRawShares({ a }, 300)); // and what the reader tried
        QVERIFY(fixture.waitForResults());
        const QPointer<LearnPanel> before = fixture.window.learn()->panel();
        const std::optional<ReachedLesson> projector = fixture.window.learn()->reached();
        QVERIFY(projector);
        fixture.theme.setTextSize(115);
        QTRY_VERIFY(before.isNull());
        QVERIFY(fixture.waitForResults());
        QVERIFY(!session.isNull());
        QCOMPARE(fixture.window.learn()->controller()->session(), session.data());
        QCOMPARE(session->step(), 3);
        QCOMPARE(document->policy().associations.rawShares(a), 300U);
        LearnPanel *panel = fixture.window.learn()->panel();
        QTRY_VERIFY(panel->isVisible());
        QVERIFY(labelled(fixture.window).contains(session->current().title));
        // what was opened for the projector before writes on where it was told to, in its language
        QVERIFY(!panel->settled().contains(77));
        SharedAnswers::write(
            projector->answersPath, QStringLiteral("other/") + QFileInfo(projector->path).fileName(), { { 77, QStringLiteral("yes") } });
        QTRY_VERIFY(panel->settled().contains(77));
        // the same lesson in another language
        Lesson translated = session->lesson();
        translated.steps[3].title = QStringLiteral("Autrement");
        session->showAgain(translated);
        QVERIFY(labelled(fixture.window).contains(QStringLiteral("Autrement")));
        session->back();
        QVERIFY(settled(session));
        QCOMPARE(document->policy().associations.rawShares(a), 40U);
        fixture.window.learn()->end();
        QVERIFY(!document->isModified());
        // another one replaces its sample, without another window
        QVERIFY(begin(fixture, lesson(QStringLiteral("02"))));
        fixture.window.learn()->end();
        const QPointer<LearnPanel> larger = panel;
        fixture.theme.setTextSize(100);
        QTRY_VERIFY(larger.isNull());
        QVERIFY(fixture.waitForResults());
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        fixture.window.learn()->end();
    }

    void aQuestionStaysCoveredWhenTheTextGrows()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        const QPointer<LearnPanel> before = fixture.window.learn()->panel();
        fixture.theme.setTextSize(115);
        QTRY_VERIFY(before.isNull());
        QVERIFY(fixture.rest());
        const QAbstractItemModel *model = fixture.window.currentPage()->findChild<QTreeView *>()->model();
        QVERIFY(!model
                     ->match(model->index(0, AccountTreeModel::NormShares), Qt::DisplayRole, QStringLiteral("?"), 1,
                         Qt::MatchExactly | Qt::MatchRecursive)
                     .isEmpty());
        fixture.window.learn()->end();
        const QPointer<LearnPanel> larger = fixture.window.learn()->panel();
        fixture.theme.setTextSize(100);
        QTRY_VERIFY(larger.isNull());
        QVERIFY(fixture.rest());
    }

    void theTextMayGrowWhileALessonIsOpened()
    {
        WindowFixture &fixture = *m_window;
        for (const int size : { 115, 100 }) {
            const QPointer<LearnPanel> before = fixture.window.learn()->panel();
            fixture.theme.setTextSize(size); // the window is made anew in the next turn of the event loop
            fixture.window.learn()->start(lesson(QStringLiteral("01")));
            QTRY_VERIFY(before.isNull());
            QVERIFY(fixture.rest());
        }
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        fixture.window.learn()->end();
    }

    void aLessonRightAfterAnotherBeginsOnItsOwnSample()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        for (int step = 0; step < 3; ++step) {
            fixture.window.learn()->controller()->session()->next();
            QVERIFY(settled(fixture.window.learn()->controller()->session()));
        }
        // the results of what is taken back come while the next sample is opened
        QVERIFY(begin(fixture, lesson(QStringLiteral("06"))));
        const Policy &policy = fixture.window.workspace()->document()->policy();
        QVERIFY(policy.associations.findAccount("gamma") != noAssociation);
        QCOMPARE(fixture.window.learn()->controller()->session()->step(), 0);
        fixture.window.learn()->end();
        QVERIFY(!fixture.window.workspace()->document()->isModified());
    }

    void theFiveOf2009AreOneClickAway()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("04"))));
        LearnController *learn = fixture.window.learn();
        QVERIFY(fixture.window.workspace()->results()->evaluation->algorithm() == Algorithm::Classic);
        bool linked = false;
        for (const QLabel *label : learn->panel()->findChildren<QLabel *>()) {
            linked = linked || label->text().contains(QStringLiteral("href=\"lesson:12-linear-2009\""));
        }
        QVERIFY(linked);
        Q_EMIT learn->panel()->lessonNamed(QStringLiteral("no-such-lesson"));
        QCOMPARE(learn->controller()->session()->lesson().name.left(2), QString("04"));
        Q_EMIT learn->panel()->lessonNamed(QStringLiteral("12-linear-2009"));
        QTRY_VERIFY(learn->controller()->session() != nullptr && learn->controller()->session()->lesson().name.startsWith(QStringLiteral("12")));
        QVERIFY(settled(learn->controller()->session()));
        const Evaluation &now = *fixture.window.workspace()->results()->evaluation;
        QVERIFY(now.algorithm() == Algorithm::Linear2009);
        const AssociationTree &tree = now.tree();
        const double expected[] = { 0.45625, 0.3875, 0.45, 0.5, 0.6021 };
        int user = 0;
        for (const AssociationId id : tree.layout().ids()) {
            if (tree.isUser(id)) {
                QVERIFY(std::abs(now.fairShare(id) - expected[user++]) < 0.00005);
            }
        }
        QCOMPARE(user, 5);
        learn->end();
    }

    void closingTheWindowInALessonAsksNothing()
    {
        m_window.reset(); // from here on each has a window of its own
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        LessonSession *session = fixture.window.learn()->controller()->session();
        for (int step = 0; step < 3; ++step) {
            session->next();
            QVERIFY(settled(session));
        }
        QVERIFY(fixture.window.workspace()->document()->isModified());
        QVERIFY(fixture.window.close());
        QVERIFY(!fixture.window.workspace()->document()->isModified());
    }

    void openingAnotherPolicyInALessonAsksNothing()
    {
        WindowFixture fixture;
        fixture.window.show();
        const auto walk = [&fixture] {
            return begin(fixture, lesson(QStringLiteral("01"))) && [session = fixture.window.learn()->controller()->session()] {
                for (int step = 0; step < 3; ++step) {
                    session->next();
                    if (!settled(session)) {
                        return false;
                    }
                }
                return true;
            }();
        };
        QVERIFY(walk());
        QVERIFY(fixture.window.workspace()->document()->isModified()); // by the lesson
        int passed = 0;
        fixture.window.files()->whenSafe([&passed] { ++passed; });
        QCOMPARE(passed, 1);
        // what somebody tried besides is theirs
        Document *document = fixture.window.workspace()->document();
        QVERIFY(document->setRawShares({ document->policy().associations.findAccount("b") }, 12));
        fixture.window.files()->whenSafe([&passed] { ++passed; });
        QCOMPARE(passed, 1);
        fixture.window.learn()->end();
    }

    void theUsersOwnPolicyIsNotTouched_data()
    {
        QTest::addColumn<bool>("isEdited");
        QTest::newRow("as it was opened") << false;
        QTest::newRow("edited") << true;
    }
    void theUsersOwnPolicyIsNotTouched()
    {
        QFETCH(const bool, isEdited);
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        Document *document = fixture.window.workspace()->document();
        QVERIFY(!isEdited || document->setRawShares({ document->policy().associations.findAccount("chem") }, 12));
        const Policy own = document->policy();
        QSignalSpy wanted(fixture.window.learn(), &LearnController::anotherWindowWanted);
        fixture.window.learn()->disconnect(&fixture.window); // no second window in this test
        fixture.window.learn()->start(lesson(QStringLiteral("02")));
        QCOMPARE(wanted.size(), 1);
        QVERIFY(document->policy() == own);
        QCOMPARE(document->undoStack()->canUndo(), isEdited);
    }

    void anotherPolicyEndsTheLesson()
    {
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(begin(fixture, lesson(QStringLiteral("03"))));
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        QVERIFY(fixture.window.learn()->controller()->session() == nullptr);
        QVERIFY(!fixture.window.workspace()->document()->isModified());
    }

    void aLessonOfOnesOwnFolderIsListed()
    {
        QTemporaryDir folder;
        QFile good(folder.filePath(QStringLiteral("mine.lesson")));
        QVERIFY(good.open(QIODevice::WriteOnly));
        good.write("---\ntitle: Mine\nsummary: About us\nsample: five-accounts\n---\n## One\nText\n@nonsense\n");
        good.close();
        WindowFixture fixture;
        QSignalSpy read(fixture.window.learn()->controller(), &LessonController::shelfChanged);
        fixture.window.learn()->controller()->setFolder(folder.path());
        QVERIFY(waitFor([&fixture] { return !fixture.window.learn()->controller()->shelf().others.empty(); }));
        const LessonController::Shelf &shelf = fixture.window.learn()->controller()->shelf();
        QVERIFY(shelf.own.size() >= 11);
        QCOMPARE(shelf.others.front().lesson.title, QString("Mine"));
        QCOMPARE(shelf.others.front().diagnostics.front().place.line, 8U);
    }

    void pagesOfLessonsAreThoseOfTheWindow() { QCOMPARE(lessonPages(), MainWindow::pageNames()); }

    void theListDraws()
    {
        WindowFixture fixture;
        fixture.window.resize(1280, 800);
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        fixture.window.learn()->panel()->show();
        shoot(fixture, QStringLiteral("lessons_list"));
        changeTheme(fixture);
        shoot(fixture, QStringLiteral("lessons_list"));
    }

private:
    std::unique_ptr<WindowFixture> m_window;
};

APPORTION_TEST(TestLearn)
} // namespace test_learn

#include "test_learn.moc"
