// SPDX-License-Identifier: GPL-3.0-or-later
// Controls where there is little room: nothing of them is cut.
#include "gui/page/setting_field.h"
#include "gui/page/tool_bar.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <vector>

namespace test_narrow_controls
{

using namespace apportion;
using namespace apportion::test;

namespace
{

bool isWhole(const SegmentedControl &control, const QWidget &room)
{
    for (const QToolButton *segment : control.findChildren<QToolButton *>()) {
        const QRect place(segment->mapTo(&room, QPoint(0, 0)), segment->size());
        if (!room.rect().contains(place) || place.width() < segment->fontMetrics().horizontalAdvance(segment->text())) {
            return false;
        }
    }
    return true;
}

} // namespace

class TestNarrowControls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(qApp); }

    void segmentsGoOnInFurtherRows()
    {
        QWidget page; // a window grows with its layout; a page in it does not
        QWidget room(&page);
        auto *row = new QHBoxLayout(&room);
        auto *label = new ElidedLabel;
        label->setText(QStringLiteral("a remark that may be cut"));
        auto *control = new SegmentedControl({ QStringLiteral("SUM"), QStringLiteral("MAX_TRES"), QStringLiteral("MAX_TRES_GRES") });
        row->addWidget(label, 1);
        row->addWidget(control);
        page.resize(900, 300);
        room.setGeometry(0, 0, 700, 120);
        page.show();
        QTRY_VERIFY(isWhole(*control, room));
        const int one = control->sizeHint().height();
        const int wide = control->sizeHint().width();
        room.setGeometry(0, 0, wide + 60, 120); // what else stands there gives way first
        QTest::qWait(50);
        QCOMPARE(control->sizeHint().height(), one);
        QVERIFY(isWhole(*control, room));
        room.setGeometry(0, 0, wide - 20, 120);
        QTRY_VERIFY(control->sizeHint().height() > one);
        QTRY_VERIFY(isWhole(*control, room));
        control->button(2)->click();
        QCOMPARE(control->current(), 2);
        room.setGeometry(0, 0, 700, 120);
        QTRY_COMPARE(control->sizeHint().height(), one);
        QTRY_VERIFY(isWhole(*control, room));
        QCOMPARE(control->current(), 2);
    }

    /// Folded or open, which makes it stronger: a question that is cut cannot be answered.
    void aQuestionGoesOnInFurtherLines()
    {
        const QString question = QStringLiteral("Which weight makes up for a regime?");
        QWidget page;
        auto *body = new QLabel(QStringLiteral("an answer"));
        Disclosure disclosure(question, body, &page);
        page.resize(500, 300);
        page.show();
        const QToolButton *button = disclosure.button();
        const auto isWholeAt = [&](int width) {
            disclosure.setGeometry(0, 0, width, 200);
            QCoreApplication::processEvents();
            QFont strong = button->font();
            strong.setWeight(QFont::DemiBold);
            const QFontMetrics metrics(strong);
            const QStringList lines = button->text().split(QLatin1Char('\n'));
            return button->toolTip().isEmpty() && lines.join(QLatin1Char(' ')) == question && button->accessibleName() == question
                && button->height() >= metrics.height() * lines.size()
                && std::all_of(lines.begin(), lines.end(), [&](const QString &line) { return metrics.horizontalAdvance(line) < width - 16; });
        };
        QVERIFY(isWholeAt(400));
        const int one = button->height();
        QVERIFY(!button->text().contains(QLatin1Char('\n')));
        for (const bool isOpen : { false, true }) {
            disclosure.setOpen(isOpen);
            QVERIFY(isWholeAt(190));
            QVERIFY(button->text().contains(QLatin1Char('\n')) && button->height() > one);
        }
        disclosure.setGeometry(0, 0, 62, 200); // less than a word
        QTRY_COMPARE(button->toolTip(), question);
        QVERIFY(isWholeAt(400));
        QCOMPARE(button->height(), one);
    }

    void controlsOfAHeadingGoOnInFurtherRows()
    {
        QWidget page;
        SectionHeader header(QStringLiteral("Partitions"), &page);
        auto *choice = new SegmentedControl({ QStringLiteral("SUM"), QStringLiteral("MAX_TRES_GRES") });
        std::vector<QWidget *> controls { new QPushButton(QStringLiteral("In every partition")), choice,
            new QPushButton(QStringLiteral("Duplicate")) };
        for (QWidget *control : controls) {
            header.addControl(control);
        }
        page.resize(1000, 300);
        const auto rows = [&] {
            return 1
                + static_cast<int>(std::count_if(controls.begin() + 1, controls.end(),
                    [before = controls.begin()](const QWidget *control) mutable { return (*before++)->geometry().bottom() < control->y(); }));
        };
        const auto areWhole = [&] {
            return std::all_of(controls.begin(), controls.end(), [&](const QWidget *control) {
                return header.rect().contains(control->geometry()) && control->width() >= control->sizeHint().width()
                    && control->height() >= control->sizeHint().height();
            });
        };
        header.setGeometry(0, 0, 1000, 20);
        page.show();
        QTRY_VERIFY(areWhole()); // also where it was too low before it was shown
        QCOMPARE(rows(), 1);
        header.setGeometry(0, 0, choice->wholeWidth() + 90, 20);
        QTRY_VERIFY(rows() > 1 && areWhole());
        header.setGeometry(0, 0, 1000, 20);
        QTRY_VERIFY(rows() == 1 && areWhole());
    }

    void aSmallControlStandsInNoRowOfItsOwn()
    {
        QWidget page;
        SectionHeader header(QStringLiteral("LevelFS ladder"), &page);
        auto *more = new QToolButton;
        more->setText(QStringLiteral("⋯"));
        std::vector<QWidget *> controls { new QPushButton(QStringLiteral("Where they stand")), new QPushButton(QStringLiteral("Step by step")),
            more };
        for (QWidget *control : controls) {
            header.addControl(control);
        }
        page.resize(1000, 300);
        page.show();
        const auto hint = [&](std::size_t control) { return controls[control]->sizeHint().width(); };
        for (const int room : { 5, more->sizeHint().width() + 5 }) { // beside both, and beside one of them
            header.setGeometry(0, 0, hint(0) + hint(1) + room, 20);
            QTRY_VERIFY(controls[1]->y() > controls[0]->geometry().bottom());
            QCOMPARE(controls[1]->geometry().center().y(), more->geometry().center().y());
        }
        header.setGeometry(0, 0, hint(1) + 5, 20); // there is no room beside anything
        QTRY_VERIFY(more->y() > controls[1]->geometry().bottom());
    }

    /// Before the algorithms go on in a second row, and before anything of them is cut.
    void theBaselineGivesWayToTheAlgorithms()
    {
        Workspace workspace;
        QVERIFY(load(workspace, golden(QStringLiteral("fair_tree_rules")), QStringLiteral("x")));
        QAction undo(QStringLiteral("Undo"));
        QAction redo(QStringLiteral("Redo"));
        QWidget page;
        QWidget room(&page);
        auto *bar = new ToolBar(&workspace, &undo, &redo);
        auto *below = new QWidget;
        below->setMinimumHeight(400);
        auto *column = new QVBoxLayout(&room);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(bar);
        column->addWidget(below);
        page.resize(1400, 460);
        page.show();
        const auto *baseline = bar->findChild<ElidedLabel *>();
        const int row = bar->algorithms()->sizeHint().height();
        const auto isWholeAt = [&](int width) {
            room.setGeometry(0, 0, width, 440);
            QTest::qWait(50);
            return waitFor([&] { return isWhole(*bar->algorithms(), *bar); });
        };
        QVERIFY(isWholeAt(1400));
        QVERIFY(baseline->isVisible() && bar->algorithms()->height() == row);
        int width = 1400;
        while (baseline->isVisible() && width > 500) {
            width -= 20;
            QVERIFY(isWholeAt(width));
        }
        QVERIFY(!baseline->isVisible() && bar->algorithms()->height() == row);
        QVERIFY2(isWholeAt(width - 200), "a second row is cut where the window is low");
        QVERIFY(bar->algorithms()->height() > row);
        QVERIFY(isWholeAt(1400));
        QVERIFY(baseline->isVisible() && bar->algorithms()->height() == row);
    }

    /// The caption comes before what the default is, which the tip of the link says as well.
    void theDefaultGivesWayToTheCaption()
    {
        Workspace workspace;
        QVERIFY(load(workspace, golden(QStringLiteral("fair_tree_rules")), QStringLiteral("x")));
        Policy policy = workspace.document()->policy();
        policy.priority.halfLife = { 14 * 24 * 60, {} };
        QVERIFY(workspace.document()->setSetting(policy, PriorityKey::PriorityDecayHalfLife));
        QWidget page;
        SettingField field(workspace.document(), PriorityKey::PriorityDecayHalfLife, QStringLiteral("Half-life"), {}, &page);
        page.resize(600, 200);
        field.setGeometry(0, 0, 400, 100);
        page.show();
        const auto *link = field.findChild<QPushButton *>();
        const auto *caption = field.findChild<ElidedLabel *>();
        QVERIFY(link != nullptr && caption != nullptr);
        QTRY_COMPARE(link->text(), QStringLiteral("Default: 7-0"));
        field.setGeometry(0, 0, caption->sizeHint().width() + link->fontMetrics().horizontalAdvance(QStringLiteral("Default")) + 30, 100);
        QTRY_COMPARE(link->text(), QStringLiteral("Default"));
        QTRY_VERIFY(caption->width() >= caption->sizeHint().width());
        QVERIFY(link->toolTip().contains(QStringLiteral("7-0")));
        QVERIFY(link->geometry().right() < field.width());
    }

private:
    std::unique_ptr<Theme> m_theme;
};

APPORTION_TEST(TestNarrowControls)
} // namespace test_narrow_controls

#include "test_narrow_controls.moc"
