// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/problems_panel.h"

#include "core/check/checker.h"
#include "gui/shell/bottom_bar.h"
#include "gui/widgets/elided_label.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QListView>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace test_problems_panel
{

using namespace apportion;
using namespace apportion::test;

namespace
{

/// A cluster with a mistake that can be mended and one of which two things may be meant.
Snapshot spoilt()
{
    Snapshot now = golden(QStringLiteral("tres_sum"));
    now.policy.priority.maxAge = { 14, "14" };
    now.policy.partitions.edit()[0].billingWeights = { { "CPU", 1.0, '\0' }, { "Mem", 0.25, '\0' }, { "GRES/gpu", 2.0, '\0' } };
    return now;
}

} // namespace

class TestProblemsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(qApp); }
    void aClickOnTheButtonMendsAndUndoBringsItBack();
    void theKeyMendsTheCurrentFinding();
    void whatHasNoMendingHasNoButton();
    void theBottomBarCutsNoTextOff();
    void whatOpensTheListStaysWhereItIs();
    void pictures();

private:
    struct Window
    {
        Window() : model(workspace.document()), panel(&workspace, &model)
        {
            QObject::connect(&workspace, &Workspace::resultsChanged, &model, [this](const auto &results) { model.setResults(results); });
        }

        [[nodiscard]] int rowOf(const char *code) const
        {
            for (int row = 0; row < model.rowCount(); ++row) {
                if (model.index(row, 0).data(ProblemsModel::CodeRole).toString() == QLatin1String(code)) {
                    return row;
                }
            }
            return -1;
        }

        Workspace workspace;
        ProblemsModel model;
        ProblemsPanel panel;
    };

    std::unique_ptr<Theme> m_theme;
};

void TestProblemsPanel::aClickOnTheButtonMendsAndUndoBringsItBack()
{
    Window window;
    QVERIFY(load(window.workspace, spoilt(), QStringLiteral("spoilt")));
    window.panel.resize(1000, 300);
    window.panel.show();
    const int row = window.rowOf("memory-weight-per-mb");
    QVERIFY(row >= 0);
    QCOMPARE(window.model.index(row, 0).data(ProblemsModel::FixRole).toString(), QStringLiteral("Write Mem=0.25G"));
    auto *list = window.panel.findChild<QListView *>();
    const QRect cell = list->visualRect(window.model.index(row, ProblemsModel::Message));
    // the button stands at the left of the object's name: walk there from the right
    for (int x = cell.right(); x > cell.center().x() && window.workspace.document()->undoStack()->count() == 0; x -= 20) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(x, cell.center().y()));
        QTest::qWait(5);
    }
    QVERIFY(waitFor([&] { return window.workspace.document()->undoStack()->count() == 1; }));
    QCOMPARE(window.workspace.document()->policy().partitions->at(0).billingWeights.at(1).unit, 'G');
    QVERIFY(settle(window.workspace));
    QCOMPARE(window.rowOf("memory-weight-per-mb"), -1);
    window.workspace.document()->undoStack()->undo();
    QVERIFY(settle(window.workspace));
    QVERIFY(window.rowOf("memory-weight-per-mb") >= 0);
}

void TestProblemsPanel::theKeyMendsTheCurrentFinding()
{
    Window window;
    QVERIFY(load(window.workspace, spoilt(), QStringLiteral("spoilt")));
    window.panel.show();
    window.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.panel, patience));
    auto *list = window.panel.findChild<QListView *>();
    list->setFocus();
    list->setCurrentIndex(window.model.index(window.rowOf("memory-weight-per-mb"), ProblemsModel::Message));
    QTest::keyClick(list, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return window.workspace.document()->undoStack()->count() == 1; }));
    QCOMPARE(window.workspace.document()->undoStack()->undoText(), QStringLiteral("Write Mem=0.25G"));
}

void TestProblemsPanel::whatHasNoMendingHasNoButton()
{
    Window window;
    QVERIFY(load(window.workspace, spoilt(), QStringLiteral("spoilt")));
    const int row = window.rowOf("time-in-minutes");
    QVERIFY(row >= 0);
    QVERIFY(window.model.index(row, 0).data(ProblemsModel::FixRole).toString().isEmpty());
    window.panel.fix(window.model.index(row, 0));
    QTest::qWait(20);
    QCOMPARE(window.workspace.document()->undoStack()->count(), 0);
}

void TestProblemsPanel::theBottomBarCutsNoTextOff()
{
    Window window;
    BottomBar bar(&window.model);
    bar.resize(700, bar.height());
    bar.show();
    const QString said = QStringLiteral("Saved in a folder with a name ").repeated(6);
    bar.setProgress(said, true);
    const QList<ElidedLabel *> labels = bar.findChildren<ElidedLabel *>();
    const auto status = std::find_if(labels.begin(), labels.end(), [&said](const ElidedLabel *label) { return label->text() == said; });
    QVERIFY(status != labels.end()); // a label that elides
    QTRY_VERIFY((*status)->width() > bar.width() / 2);
    QTRY_VERIFY((*status)->width() >= (*status)->minimumWidth());
    for (const QPushButton *button : bar.findChildren<QPushButton *>()) {
        QVERIFY2(!button->isVisible() || button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    }
    // where there is room it stands whole, and what is left over is the message's, which gives way alone
    QVERIFY(load(window.workspace, spoilt(), QStringLiteral("spoilt")));
    const auto message = std::find_if(labels.begin(), labels.end(), [&said](const ElidedLabel *label) { return label->text() != said; });
    QVERIFY(message != labels.end());
    QTRY_VERIFY((*message)->sizeHint().width() > 200);
    bar.resize((*status)->sizeHint().width() + 350, bar.height());
    QTRY_COMPARE((*status)->width(), (*status)->sizeHint().width());
    QVERIFY((*message)->width() < (*message)->sizeHint().width());
}

void TestProblemsPanel::whatOpensTheListStaysWhereItIs()
{
    Window window;
    QVERIFY(load(window.workspace, spoilt(), QStringLiteral("spoilt")));
    BottomBar bar(&window.model);
    bar.resize(900, bar.height());
    bar.show();
    const QList<QPushButton *> buttons = bar.findChildren<QPushButton *>();
    const auto found
        = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *button) { return button->text() == QStringLiteral("Show all"); });
    QVERIFY(found != buttons.end());
    QPushButton *toggle = *found;
    QVERIFY(rest());
    const QRect place = toggle->geometry();
    // clicked, and with a shorter and a longer text at the other end
    bar.setProblemsShown(true);
    QVERIFY(rest());
    QCOMPARE(toggle->geometry(), place);
    bar.setProblemsShown(false);
    for (const QString &said : { QStringLiteral("Saved"), QStringLiteral("Saved in a folder with a name ").repeated(3) }) {
        bar.say(said);
        QVERIFY(rest());
        QCOMPARE(toggle->geometry(), place);
    }
}

void TestProblemsPanel::pictures()
{
    Window window;
    Snapshot now = spoilt();
    Partition wide = now.policy.partitions->at(0);
    wide.name = "a_partition_whose_name_is_much_longer_than_it_should_be_for_anybody";
    now.policy.partitions.edit().push_back(wide);
    QVERIFY(load(window.workspace, now, QStringLiteral("spoilt")));
    window.panel.resize(1197, 260);
    window.panel.show();
    QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
    for (const auto &[mode, word] :
        { std::pair(Theme::Mode::Dark, QStringLiteral("dark")), std::pair(Theme::Mode::Light, QStringLiteral("light")) }) {
        m_theme->setMode(mode);
        window.panel.applyPalette(m_theme->palette());
        QVERIFY(rest());
        QVERIFY(window.panel.grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/problems_%1.png").arg(word)));
    }
}

APPORTION_TEST(TestProblemsPanel)
} // namespace test_problems_panel

#include "test_problems_panel.moc"
