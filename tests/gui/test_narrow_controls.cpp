// SPDX-License-Identifier: GPL-3.0-or-later
// Controls where there is little room: nothing of them is cut.
#include "gui/page/setting_field.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <memory>

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
