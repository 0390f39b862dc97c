// SPDX-License-Identifier: GPL-3.0-or-later
// A rate that is drawn as a course over the coming weeks.
#include "gui/page/workspace.h"
#include "gui/shell/rate_dialog.h"
#include "gui/shell/time_bar.h"
#include "gui/widgets/course_chart.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/time_scale.h"
#include "models/explain_model.h"
#include "storage/qt_text.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>

#include <memory>

namespace test_drawn_rate
{

using namespace apportion;

class TestDrawnRate : public QObject
{
    Q_OBJECT

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
        workspace()->selectAssociation(m_physics);
        QTest::mouseClick(m_bar->drawButton(), Qt::LeftButton);
        m_dialog = m_fixture->window.findChild<RateDialog *>();
        QVERIFY(m_dialog != nullptr && m_dialog->isVisible());
        QVERIFY(m_fixture->rest());
        QCOMPARE(m_dialog->accountField()->text(), QString("physics"));
    }
    void cleanup() { m_fixture.reset(); }

    void theMouseDrawsAndEveryPageFollows()
    {
        m_bar->scale()->setValue(28 * TimeScale::day);
        QVERIFY(m_fixture->rest());
        const long double goesOn = workspace()->evaluation()->rawUsage(m_physics);
        drag(7, 0.0, 55, 0.0);
        QCOMPARE(rate(), QString("physics=1x/7d:0x"));
        QCOMPARE(m_bar->ratesField()->text(), QString("physics=1x/7d:0x"));
        QVERIFY(m_fixture->rest());
        QVERIFY(workspace()->evaluation()->rawUsage(m_physics) < goesOn * 0.5L);
        // the same as when it is typed, to the last bit
        const long double drawn = workspace()->evaluation()->rawUsage(m_physics);
        m_bar->ratesField()->clear();
        QVERIFY(m_fixture->rest());
        QCOMPARE(static_cast<double>(workspace()->evaluation()->rawUsage(m_physics)), static_cast<double>(goesOn));
        QTest::keyClicks(m_bar->ratesField(), QStringLiteral("physics=1x/7d:0x"));
        QVERIFY(m_fixture->rest());
        QVERIFY(workspace()->evaluation()->rawUsage(m_physics) == drawn);
        QCOMPARE(m_dialog->chart()->values().at(7), 0.0);
        QCOMPARE(m_dialog->chart()->values().at(6), 1.0);
        // and "why?" says so
        ExplainModel explained(workspace()->document());
        explained.show(m_physics, AssociationQuantity::RawUsage);
        explained.setResults(workspace()->results());
        QString all;
        for (int row = 0; row < explained.rowCount(); ++row) {
            all += explained.index(row, 0).data().toString() + explained.index(row, 0).data(ExplainModel::NoteRole).toString() + QLatin1Char('\n');
        }
        QVERIFY2(all.contains("Rates that were drawn") && all.contains("physics=1x/7d:0x"), qPrintable(all));
        // nothing of it is in the document
        QVERIFY(!workspace()->document()->isModified());
    }

    void aLineIsOneStepThatIsUndone()
    {
        drag(10, 2.0, 20, 0.0);
        const QString first = rate();
        QVERIFY(first.startsWith("physics=1x/10d:2x/11d:1.8x") && first.contains("/20d:0x/21d:1x"));
        drag(30, 0.5, 30, 0.5);
        const QString second = rate();
        QVERIFY(second != first);
        QCOMPARE(m_dialog->undoStack()->count(), 2);
        QTest::keySequence(m_dialog, QKeySequence::Undo);
        QCOMPARE(rate(), first);
        QTest::keySequence(m_dialog, QKeySequence::Undo);
        QVERIFY(rate().isEmpty() && m_bar->ratesField()->text().isEmpty());
        QTest::keySequence(m_dialog, QKeySequence::Redo);
        QTest::keySequence(m_dialog, QKeySequence::Redo);
        QCOMPARE(rate(), second);
        QTest::mouseClick(m_dialog->eraseButton(), Qt::LeftButton);
        QVERIFY(rate().isEmpty() && !m_dialog->eraseButton()->isEnabled());
        QTest::keySequence(m_dialog, QKeySequence::Undo);
        QCOMPARE(rate(), second);
        // a line that is given up leaves everything as it was
        CourseChart *chart = m_dialog->chart();
        QTest::mousePress(chart, Qt::LeftButton, {}, chart->placeOf(3, 2.0).toPoint());
        QTest::mouseMove(chart, chart->placeOf(9, 2.0).toPoint());
        QTest::keyClick(chart, Qt::Key_Escape);
        QTest::mouseRelease(chart, Qt::LeftButton, {}, chart->placeOf(9, 2.0).toPoint());
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(rate(), second);
        QCOMPARE(chart->values().at(5), 1.0);
        // another rate that is typed is not put back by an undo
        m_bar->ratesField()->setText(QStringLiteral("physics=3x"));
        QVERIFY(!m_dialog->undoStack()->canUndo());
        QCOMPARE(chart->values().at(40), 3.0);
    }

    void keysDraw()
    {
        CourseChart *chart = m_dialog->chart();
        const double step = chart->step();
        QTest::keyClick(chart, Qt::Key_PageUp);
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->day(), 8);
        QVERIFY(rate().isEmpty());
        QTest::keyClick(chart, Qt::Key_Up);
        QCOMPARE(chart->values().at(8), 1.0 + step);
        QTest::keyClick(chart, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(chart->values().at(8), 1.0 - 9.0 * step);
        QTest::keyClick(chart, Qt::Key_PageUp, Qt::ShiftModifier);
        QCOMPARE(chart->values().at(15), chart->values().at(8));
        QCOMPARE(chart->values().at(16), 1.0);
        QVERIFY(chart->accessibleDescription().startsWith("Day 15: "));
        QTest::keyClick(chart, Qt::Key_Delete);
        QCOMPARE(chart->values().at(15), 1.0);
        QTest::keyClick(chart, Qt::Key_Home);
        QCOMPARE(chart->day(), 0);
        QTest::keyClick(chart, Qt::Key_Down, Qt::ControlModifier);
        for (int i = 0; i < 100; ++i) {
            QTest::keyClick(chart, Qt::Key_Down, Qt::ControlModifier);
        }
        QCOMPARE(chart->values().at(0), 0.0); // and not below
        QVERIFY(rate().startsWith("physics=0x/1d:1x/8d:"));
    }

    void aRateIsTypedForSomeDays()
    {
        m_dialog->fromField()->setValue(5);
        m_dialog->toField()->setValue(9);
        m_dialog->rateField()->setValue(0.3);
        QCOMPARE(m_dialog->rateField()->text(), QString("0.3 ×"));
        QTest::mouseClick(m_dialog->setButton(), Qt::LeftButton);
        QCOMPARE(rate(), QString("physics=1x/5d:0.3x/10d:1x"));
        // what is said of the days behind the chart stays
        m_bar->ratesField()->setText(QStringLiteral("physics=1x/5d:0.3x/90d:7x"));
        m_dialog->toField()->setValue(55);
        m_dialog->rateField()->setValue(2.0);
        QTest::mouseClick(m_dialog->setButton(), Qt::LeftButton);
        QCOMPARE(rate(), QString("physics=1x/5d:2x/90d:7x"));
    }

    void theUnitIsChanged()
    {
        drag(14, 0.0, 55, 0.0);
        m_dialog->unitChoice()->button(1)->click();
        const std::vector<AccountRate> &rates = workspace()->look().assumption.accounts;
        QCOMPARE(rates.size(), std::size_t { 1 });
        QVERIFY(!rates.front().isTimes && rates.front().rate > 1.0 && rates.front().steps.size() == 1);
        QTest::keySequence(m_dialog, QKeySequence::Undo);
        QCOMPARE(rate(), QString("physics=1x/14d:0x"));
    }

    void otherAccountsKeepTheirs()
    {
        const QString other = toText(workspace()->document()->policy().associations.name(m_physics == 1 ? 2 : 1));
        m_bar->ratesField()->setText(other + QStringLiteral("=2x"));
        drag(14, 0.0, 55, 0.0);
        QCOMPARE(m_bar->ratesField()->text(), other + QStringLiteral("=2x, physics=1x/14d:0x"));
        m_dialog->accountField()->setText(other);
        QTest::keyClick(m_dialog->accountField(), Qt::Key_Return);
        QCOMPARE(m_dialog->chart()->values().front(), 2.0);
        QVERIFY(m_dialog->isVisible());
        m_dialog->accountField()->setText(QStringLiteral("nobody"));
        QTest::keyClick(m_dialog->accountField(), Qt::Key_Return);
        QVERIFY(m_dialog->accountField()->property("invalid").toBool());
        QCOMPARE(m_dialog->chart()->values().front(), 2.0);
    }

    void pictures()
    {
        drag(7, 2.0, 20, 0.5);
        m_bar->scale()->setValue(28 * TimeScale::day);
        QVERIFY(m_fixture->rest());
        const QString folder = QStringLiteral(APPORTION_BINARY_DIR "/screenshots/");
        QVERIFY(QDir().mkpath(folder) && m_dialog->grab().save(folder + QStringLiteral("drawn_rate.png")));
        QVERIFY(m_fixture->window.grab().save(folder + QStringLiteral("drawn_rate_window.png")));
    }

    void itGoesWithThePolicy()
    {
        const QPointer<RateDialog> dialog = m_dialog;
        m_fixture->window.files()->openSample(QStringLiteral("university"));
        QTRY_VERIFY(dialog.isNull());
        QVERIFY(m_fixture->rest());
    }

private:
    void drag(int from, double first, int to, double last)
    {
        CourseChart *chart = m_dialog->chart();
        QTest::mousePress(chart, Qt::LeftButton, {}, chart->placeOf(from, first).toPoint());
        QTest::mouseMove(chart, chart->placeOf(to, last).toPoint());
        QTest::mouseRelease(chart, Qt::LeftButton, {}, chart->placeOf(to, last).toPoint());
    }
    [[nodiscard]] QString rate()
    {
        const std::vector<AccountRate> &rates = workspace()->look().assumption.accounts;
        return rates.empty() ? QString() : QString::fromStdString(accountRateText(rates.back()));
    }
    [[nodiscard]] Workspace *workspace() { return m_fixture->window.workspace(); }

    std::unique_ptr<WindowFixture> m_fixture;
    TimeBar *m_bar = nullptr;
    RateDialog *m_dialog = nullptr;
    AssociationId m_physics = noAssociation;
};

APPORTION_TEST(TestDrawnRate)
} // namespace test_drawn_rate

#include "test_drawn_rate.moc"
