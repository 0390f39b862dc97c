// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_export.h"
#include "charts/chart_widget.h"
#include "charts/decay_chart.h"
#include "core/evaluate/decay.h"
#include "gui/compare/felt_dialog.h"
#include "gui/page/answer_row.h"
#include "gui/page/goal_panel.h"
#include "gui/page/page.h"
#include "gui/page/shown_draft.h"
#include "gui/priority/job_form.h"
#include "gui/shell/time_bar.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/play_button.h"
#include "gui/widgets/time_scale.h"
#include "models/explain_model.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QTranslator>
#include <QUndoStack>

#include <algorithm>
#include <cmath>

namespace test_time_bar
{

using namespace apportion;

class TestTimeBar : public QObject
{
    Q_OBJECT

    static bool isBelow(const AssociationTree &tree, AssociationId id, AssociationId account)
    {
        while (id != AssociationTree::root() && id != account) {
            id = tree.parent(id);
        }
        return id == account;
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.resize(1280, 800);
        m_fixture->window.show();
        m_fixture->window.files()->openSample(QStringLiteral("university"));
        QVERIFY(m_fixture->rest());
        m_bar = m_fixture->window.findChild<TimeBar *>();
        m_physics = workspace()->document()->policy().associations.findAccount("physics");
        QVERIFY(m_physics != noAssociation);
    }
    void cleanup() { m_fixture.reset(); }

    void keysLookAheadAndBack()
    {
        const Snapshot before = workspace()->document()->snapshot();
        const std::int64_t now = workspace()->now();
        QVERIFY(m_bar->mark().isEmpty());
        choose(Meanwhile::Rest);
        QTest::keyClick(m_bar->scale(), Qt::Key_PageUp);
        QTest::keyClick(m_bar->scale(), Qt::Key_Right);
        QVERIFY(m_fixture->rest());
        QCOMPARE(workspace()->look().seconds, std::int64_t { 8 } * 86400);
        QCOMPARE(m_bar->mark(), QString("Forecast: in 8 days"));
        QCOMPARE(workspace()->results()->ahead->seconds, std::int64_t { 8 } * 86400);
        QCOMPARE(workspace()->now(), now);
        // nobody hands in anything: the usage of eight days ago, decayed by passes of five minutes, and what is in the queue
        const Ahead &ahead = *workspace()->results()->ahead;
        double queued = 0.0;
        for (const auto &[id, usage] : ahead.queued) {
            queued += before.policy.associations.isUser(id) && isBelow(before.policy.associations, id, m_physics) ? usage : 0.0;
        }
        const double halfLife = 60.0 * before.policy.priority.halfLife.minutes;
        const auto was = static_cast<double>(evaluate(before)->rawUsage(m_physics));
        const auto is = static_cast<double>(workspace()->evaluation()->rawUsage(m_physics));
        QVERIFY(std::abs((is - queued) / was - std::pow(1.0 - 0.693 / halfLife, 8 * 86400.0)) < 1e-9);
        // nothing of it is in the document
        QVERIFY(workspace()->document()->snapshot() == before);
        QVERIFY(!workspace()->document()->isModified());
        QTest::keyClick(m_bar->scale(), Qt::Key_Home);
        QVERIFY(m_fixture->rest());
        QVERIFY(!workspace()->results()->ahead);
        QCOMPARE(static_cast<double>(workspace()->evaluation()->rawUsage(m_physics)), was);
        QVERIFY(m_bar->mark().isEmpty());
    }

    void itIsDraggedAndClicked()
    {
        TimeScale *scale = m_bar->scale();
        QTest::mouseClick(scale, Qt::LeftButton, {}, QPoint(scale->placeOf(5 * TimeScale::week), scale->height() / 2));
        QVERIFY(std::abs(scale->value() - 5 * TimeScale::week) <= 3);
        QTest::mousePress(scale, Qt::LeftButton, {}, QPoint(scale->placeOf(TimeScale::week), scale->height() / 2));
        QTest::mouseMove(scale, QPoint(scale->width() + 50, 0));
        QTest::mouseRelease(scale, Qt::LeftButton, {}, QPoint(scale->width() + 50, 0));
        QCOMPARE(scale->value(), scale->maximum());
        QCOMPARE(workspace()->look().seconds, std::int64_t { TimeBar::weeks } * 7 * 86400);
        QTest::mouseClick(m_bar->nowButton(), Qt::LeftButton);
        QCOMPARE(workspace()->look().seconds, std::int64_t { 0 });
        QVERIFY(m_fixture->rest());
    }

    void theScaleHasTheRoomThatIsThere()
    {
        // with what it says of the moment, and without
        for (const int days : { 0, 55 }) {
            m_bar->scale()->setValue(days * TimeScale::day + days % 2 * 23);
            QVERIFY(m_fixture->rest());
            QVERIFY2(m_bar->scale()->width() * 10 >= m_bar->width() * 3, qPrintable(QString::number(m_bar->scale()->width())));
        }
    }

    void itPlaysToTheEnd()
    {
        m_bar->scale()->setValue(m_bar->scale()->maximum() - 7);
        QTest::keyClick(m_bar->scale(), Qt::Key_Space);
        QVERIFY(m_bar->playButton()->isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(!m_bar->playButton()->isChecked(), patience);
        QCOMPARE(m_bar->scale()->value(), m_bar->scale()->maximum());
        QVERIFY(m_fixture->rest());
        QCOMPARE(workspace()->results()->ahead->seconds, std::int64_t { TimeBar::weeks } * 7 * 86400);
    }

    void ratesOfAccountsCount()
    {
        m_bar->scale()->setValue(14 * TimeScale::day);
        QVERIFY(m_fixture->rest());
        const long double goesOn = workspace()->evaluation()->rawUsage(m_physics);
        QTest::keyClicks(m_bar->ratesField(), QStringLiteral("physics=3x"));
        QVERIFY(m_fixture->rest());
        QVERIFY(workspace()->evaluation()->rawUsage(m_physics) > goesOn * 1.5L);
        QVERIFY(!m_bar->ratesField()->property("invalid").toBool());
        QTest::keyClicks(m_bar->ratesField(), QStringLiteral(", nobody=3"));
        QVERIFY(m_bar->ratesField()->property("invalid").toBool());
        QCOMPARE(workspace()->look().assumption.accounts.size(), std::size_t { 1 });
        QVERIFY(m_bar->ratesField()->toolTip().startsWith(QStringLiteral("Only accounts of this policy")));
    }

    /// Days and decimals as the window writes them; what cannot be read is said, not only marked.
    void ratesAreTypedAsTheLanguageWritesThem()
    {
        class FrenchDays : public QTranslator
        {
        public:
            [[nodiscard]] QString translate(const char *, const char *text, const char *, int) const override
            {
                return qstrcmp(text, "%1 d") == 0 ? QString::fromUtf8("%1\u00a0j") : QString();
            }
            [[nodiscard]] bool isEmpty() const override { return false; }
        };
        QLineEdit *field = m_bar->ratesField();
        const QLocale usual;
        FrenchDays days;
        const auto typed = [&](const QString &text) {
            field->setText(text);
            return workspace()->look().assumption.accounts;
        };
        const AccountRate course { "physics", 2.5, true, { { 14, 0.5 } } };
        QLocale::setDefault(QLocale(QLocale::French));
        QCoreApplication::installTranslator(&days);
        const std::vector<AccountRate> french = typed(QStringLiteral("physics=2,5x/14 j:0,5x"));
        const std::vector<AccountRate> two = typed(QStringLiteral("physics=2,5x/14J:0,5x, chemistry=3"));
        const std::vector<AccountRate> english = typed(QStringLiteral("physics=2.5x/14d:0.5x"));
        const std::vector<AccountRate> none = typed(QStringLiteral("physics=2x/14 h:1x"));
        const QString said = field->toolTip();
        QLocale::setDefault(usual);
        QCoreApplication::removeTranslator(&days);
        QCOMPARE(french, std::vector { course });
        QCOMPARE(english, std::vector { course });
        QCOMPARE(two, (std::vector<AccountRate> { course, { "chemistry", 3.0, false } }));
        QVERIFY(none.empty());
        QVERIFY2(said.startsWith(QStringLiteral("“physics=2x/14 h:1x” is no rate")) && said.contains(QStringLiteral("chem=2x/14j:0,5x")),
            qPrintable(said));
        static_cast<void>(typed(QStringLiteral("physics=1,000"))); // a comma is no sign of decimals here
        QVERIFY(field->property("invalid").toBool());
        QVERIFY(typed({}).empty());
        QVERIFY(!field->property("invalid").toBool() && field->toolTip().startsWith(QStringLiteral("What accounts run instead")));
    }

    void anEditIsSeenAtTheMomentAndMadeOfThePresent()
    {
        m_bar->scale()->setValue(14 * TimeScale::day);
        workspace()->document()->setRawShares({ m_physics }, 1);
        QVERIFY(m_fixture->rest());
        QCOMPARE(workspace()->results()->ahead->seconds, std::int64_t { 14 } * 86400);
        QCOMPARE(workspace()->evaluation()->tree().rawShares(m_physics), 1U);
        QVERIFY(workspace()->evaluation()->normShares(m_physics) < workspace()->results()->baseline->normShares(m_physics));
        workspace()->document()->undoStack()->undo();
        QVERIFY(m_fixture->rest());
    }

    void everyAnswerSaysThatItIsAForecast()
    {
        ExplainModel explained(workspace()->document());
        explained.show(m_physics, AssociationQuantity::RawUsage);
        explained.setResults(workspace()->results());
        const int steps = explained.rowCount();
        m_bar->scale()->setValue(14 * TimeScale::day);
        QVERIFY(m_fixture->rest());
        explained.setResults(workspace()->results());
        QCOMPARE(explained.rowCount(), steps + 2); // and of the queue
    }

    void theQueueMovesOn()
    {
        m_fixture->window.goTo(PageName::Priority);
        QVERIFY(m_fixture->rest());
        const auto *table = m_fixture->window.currentPage()->findChild<QTableView *>();
        const Snapshot before = workspace()->document()->snapshot();
        const std::size_t waiting = workspace()->evaluation()->order().size();
        QVERIFY(waiting > 0 && table != nullptr);
        m_bar->scale()->setValue(m_bar->scale()->maximum());
        QVERIFY(m_fixture->rest());
        const Ahead &ahead = *workspace()->results()->ahead;
        const QueueCounts counts = countQueue(*ahead.basis->queue, ahead.seconds);
        QVERIFY(counts.ended > 0);
        QVERIFY(workspace()->evaluation()->order().size() < waiting);
        const auto jobs = static_cast<std::size_t>(before.situation.jobs->size());
        QCOMPARE(counts.waiting + counts.running + counts.ended, jobs);
        // the moment's queue is nobody's edit: a job that is still there is edited as it is today
        QVERIFY(workspace()->document()->snapshot() == before);
        QCOMPARE(counts.ended, jobs);
        const auto isSaid = [this](const QStringList &words) {
            const auto labels = m_fixture->window.currentPage()->findChildren<QFrame *>();
            return std::any_of(labels.begin(), labels.end(), [&words](const QFrame *label) {
                const auto *cut = qobject_cast<const ElidedLabel *>(label);
                const auto *whole = qobject_cast<const QLabel *>(label);
                const QString text = cut != nullptr ? cut->text() : whole != nullptr ? whole->text() : QString();
                return label->isVisible() && std::all_of(words.begin(), words.end(), [&text](const QString &word) { return text.contains(word); });
            });
        };
        QVERIFY(isSaid({ QStringLiteral("All jobs have ended by then") }));
        // an hour behind the end of the first one: others wait still
        std::int64_t firstEnd = JobSpan::never;
        for (const JobSpan &span : ahead.basis->queue->jobs) {
            firstEnd = std::min(firstEnd, span.end);
        }
        m_bar->scale()->setValue(static_cast<int>(firstEnd / 3600) + 1);
        QVERIFY(m_fixture->rest());
        const Ahead &then = *workspace()->results()->ahead;
        const QueueCounts some = countQueue(*then.basis->queue, then.seconds);
        QVERIFY(some.ended > 0 && some.ended < jobs);
        const QString ended = QLocale().toString(static_cast<qlonglong>(some.ended));
        QVERIFY(isSaid({ QStringLiteral("forecast: of today's"), ended + QStringLiteral(" have ended") }));
        QTest::keyClick(m_bar->scale(), Qt::Key_Home);
        QVERIFY(m_fixture->rest());
        QCOMPARE(workspace()->evaluation()->order().size(), waiting);
    }

    void picturesSayTheMoment()
    {
        const QList<NamedChart> charts = m_fixture->window.currentPage()->charts();
        QVERIFY(!charts.isEmpty());
        m_fixture->window.files()->captionChart(charts.first().widget);
        QVERIFY(!charts.first().widget->caption().contains("Forecast"));
        m_bar->scale()->setValue(14 * TimeScale::day);
        QVERIFY(m_fixture->rest());
        m_fixture->window.files()->captionChart(charts.first().widget);
        const QString day = dayText(workspace()->results()->present + 14 * qint64 { 86400 });
        const QString caption = charts.first().widget->caption();
        QVERIFY2(caption.endsWith(QStringLiteral("Forecast: in 14 days · ") + day), qPrintable(caption));
    }

    void questionsAreAskedOfTheMoment()
    {
        m_fixture->window.goTo(PageName::Usage);
        workspace()->selectAssociation(m_physics);
        choose(Meanwhile::Rest);
        for (auto *disclosure : m_fixture->window.findChildren<Disclosure *>()) {
            disclosure->setOpen(true);
        }
        QVERIFY(m_fixture->rest());
        const auto panels = m_fixture->window.findChildren<GoalPanel *>(); // each page has its own
        const auto shown = std::find_if(panels.begin(), panels.end(), [](const GoalPanel *panel) { return panel->isVisible(); });
        QVERIFY(shown != panels.end());
        const GoalPanel *goals = *shown;
        goals->findChildren<QSpinBox *>().first()->setValue(2); // others have used nothing: nobody comes before them
        QVERIFY(m_fixture->rest());
        const auto answers = [goals] {
            return QStringList { goals->findChild<AnswerRow *>(QStringLiteral("sharesAnswer"))->text(),
                goals->findChild<AnswerRow *>(QStringLiteral("restAnswer"))->text() };
        };
        const QStringList present = answers();
        QVERIFY(!present.contains(QString()));
        workspace()->setAssumption({ Meanwhile::Rest, { { "physics", 1e6, false } } });
        m_bar->scale()->setValue(28 * TimeScale::day);
        QVERIFY(m_fixture->rest());
        QVERIFY2(answers() != present, qPrintable(present.join(QLatin1Char('\n'))));
        const auto labels = goals->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) { return label->text().endsWith("Forecast: in 28 days"); }));
        // no other answer than that of the moment itself
        const ShownDraft::Taken taken = ShownDraft(*workspace()).take();
        QCOMPARE(taken.now, workspace()->now() + std::int64_t { 28 } * 86400);
        QVERIFY(taken.draft.situation.equals(workspace()->results()->ahead->situation, taken.draft.policy.associations));
    }

    void decayBeginsAtTheMoment()
    {
        PrioritySettings settings = workspace()->document()->policy().priority;
        settings.usageReset = UsageReset::Monthly;
        workspace()->document()->setPrioritySettings(settings, PriorityKey::PriorityUsageResetPeriod);
        m_fixture->window.goTo(PageName::Usage);
        m_bar->scale()->setValue(10 * TimeScale::day);
        QVERIFY(m_fixture->rest());
        const auto *chart = m_fixture->window.currentPage()->findChild<DecayChart *>();
        const std::int64_t moment = workspace()->now() + std::int64_t { 10 } * 86400;
        const std::optional<std::int64_t> reset = nextUsageReset(UsageReset::Monthly, moment + 1);
        QVERIFY(reset && !chart->data().own.resets.empty());
        QCOMPARE(chart->data().own.resets.front(), static_cast<double>(*reset - moment) / 86400.0);
        workspace()->document()->undoStack()->undo();
        QVERIFY(m_fixture->rest());
    }

    void aJobIsAskedOfTheMomentAndAddedToThePresent()
    {
        m_fixture->window.goTo(PageName::Priority);
        auto *form = m_fixture->window.findChild<JobForm *>();
        for (auto *disclosure : m_fixture->window.findChildren<Disclosure *>()) {
            disclosure->setOpen(true);
        }
        QVERIFY(m_fixture->rest());
        QVERIFY(form->isVisible());
        const std::int64_t present = workspace()->now();
        m_bar->scale()->setValue(14 * TimeScale::day);
        const auto lines = form->findChildren<QLineEdit *>();
        const Job &first = workspace()->document()->situation().jobs->front();
        lines[0]->setText(QString::fromStdString(first.account));
        lines[1]->setText(QString::fromStdString(first.user));
        QVERIFY(m_fixture->rest());
        QVERIFY(form->findChild<AnswerRow *>(QStringLiteral("jobAnswer"))->text().startsWith("Forecast: in 14 days\n"));
        if (form->fields().submitTime == present + std::int64_t { 14 } * 86400) {
            form->findChild<QPushButton *>(QStringLiteral("addJob"))->click();
            QCOMPARE(workspace()->document()->situation().jobs->back().submitTime, present);
            workspace()->document()->undoStack()->undo();
        } else {
            QFAIL("the job is not submitted at the moment that is shown");
        }
        QVERIFY(m_fixture->rest());
    }

    void anotherPolicyIsShownAsItIs()
    {
        m_bar->scale()->setValue(14 * TimeScale::day);
        m_bar->ratesField()->setText(QStringLiteral("physics=0"));
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        QCOMPARE(m_bar->scale()->value(), 0);
        QVERIFY(m_bar->ratesField()->text().isEmpty());
        QVERIFY(!workspace()->results()->ahead);
    }

    void itStandsBelowEveryPageButWhatLeaves()
    {
        m_bar->scale()->setValue(3 * TimeScale::day);
        for (const RailEntry &entry : railEntries) {
            m_fixture->window.goTo(entry.page);
            QCOMPARE(m_bar->isVisible(), entry.page != PageName::Export);
            QCOMPARE(workspace()->look().seconds, std::int64_t { 3 } * 86400);
        }
        m_bar->scale()->setValue(0);
        QVERIFY(m_fixture->rest());
    }

    void compareTellsWhenAChangeIsFelt()
    {
        workspace()->document()->setRawShares({ m_physics }, 1);
        m_fixture->window.goTo(PageName::Compare);
        QVERIFY(m_fixture->rest());
        auto *button = m_fixture->window.currentPage()->findChild<QPushButton *>(QStringLiteral("felt"));
        QVERIFY(button != nullptr && button->isVisible());
        button->click();
        QPointer<FeltDialog> dialog = m_fixture->window.findChild<FeltDialog *>();
        QVERIFY(dialog != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy() && dialog->table()->model()->rowCount() > 0, patience);
        const QAbstractItemModel *rows = dialog->table()->model();
        // shares count at the first pass: who feels it feels it at once
        QCOMPARE(rows->index(0, 1).data().toString(), QString("at once"));
        QVERIFY(rows->index(0, 2).data() != rows->index(0, 3).data());
        QVERIFY(save(dialog->grab(), "felt"));
        // who does not feel it has no day to be shown
        m_bar->scale()->setValue(3 * TimeScale::day);
        const auto unfelt = rows->match(rows->index(0, 1), Qt::DisplayRole, QString("not within eight weeks"), 1, Qt::MatchExactly);
        QVERIFY(!unfelt.isEmpty());
        Q_EMIT dialog->table()->activated(unfelt.first());
        QCOMPARE(m_bar->scale()->value(), 3 * TimeScale::day);
        // another assumption is asked anew
        m_bar->scale()->setValue(0);
        choose(Meanwhile::Rest);
        QVERIFY(dialog->isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), patience);
        dialog->close();
        QTRY_VERIFY(dialog.isNull());
        workspace()->document()->undoStack()->undo();
        QVERIFY(m_fixture->rest());
    }

    void pictures()
    {
        m_bar->scale()->setValue(12 * TimeScale::day);
        QVERIFY(m_fixture->rest());
        QVERIFY(save(m_fixture->window.grab(), "time_bar"));
    }

private:
    [[nodiscard]] static bool save(const QPixmap &picture, const char *name)
    {
        const QString folder = QStringLiteral(APPORTION_BINARY_DIR "/screenshots");
        return QDir().mkpath(folder) && picture.save(folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
    }
    [[nodiscard]] Workspace *workspace() { return m_fixture->window.workspace(); }
    void choose(Meanwhile meanwhile)
    {
        m_bar->meanwhileList()->setCurrentIndex(m_bar->meanwhileList()->findData(static_cast<int>(meanwhile)));
        Q_EMIT m_bar->meanwhileList()->activated(m_bar->meanwhileList()->currentIndex());
    }

    std::unique_ptr<WindowFixture> m_fixture;
    TimeBar *m_bar = nullptr;
    AssociationId m_physics = noAssociation;
};

APPORTION_TEST(TestTimeBar)
} // namespace test_time_bar

#include "test_time_bar.moc"
