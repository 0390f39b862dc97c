// SPDX-License-Identifier: GPL-3.0-or-later
// The least window, and large text on a small screen: what has no room is scrolled, and nothing is cut.
#include "gui/hardware/purchase_panel.h"
#include "gui/page/navigation_rail.h"
#include "gui/page/page.h"
#include "gui/page/page_layout.h"
#include "gui/page/page_room.h"
#include "gui/page/tool_bar.h"
#include "gui/priority/job_form.h"
#include "gui/shell/drawer.h"
#include "gui/shell/problems_panel.h"
#include "gui/shell/time_bar.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/table_footer.h"
#include "gui/widgets/wrapped_label.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace test_small_window
{

using namespace apportion;

namespace
{

bool openUniversity(WindowFixture &fixture, const QString &language, int textSize)
{
    fixture.language.choose(language);
    fixture.theme.setTextSize(textSize);
    QCoreApplication::processEvents(); // the window is built anew
    return fixture.openSample(QStringLiteral("university"));
}

} // namespace

class TestSmallWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsOutOfReach_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textSize");
        QTest::addColumn<QSize>("size");
        QTest::newRow("fr_least") << QStringLiteral("fr") << 100 << QSize(880, 600);
        QTest::newRow("fr_large") << QStringLiteral("fr") << 150 << QSize(1280, 800);
        QTest::newRow("de_large") << QStringLiteral("de") << 150 << QSize(1280, 800);
    }
    void nothingIsOutOfReach()
    {
        QFETCH(QString, language);
        QFETCH(int, textSize);
        QFETCH(QSize, size);
        WindowFixture fixture;
        QVERIFY(openUniversity(fixture, language, textSize));
        Document *document = fixture.window.workspace()->document();
        document->setRawShares({ document->policy().associations.findAccount("biology") }, 9000); // so that there is something to compare
        fixture.window.resize(size);
        for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
            fixture.window.showPage(page);
            QVERIFY(fixture.rest());
            const QByteArray name = MainWindow::pageNames()[page].toUtf8();
            QCOMPARE(fixture.window.size(), size);
            QTRY_VERIFY2(pageIsWhole(*fixture.window.currentPage()), name);
            QTRY_VERIFY2(headingsAreWhole(*fixture.window.currentPage()), name);
            QTRY_VERIFY2(buttonsAreWhole(*fixture.window.findChild<ToolBar *>(), fixture.window), name);
            QTRY_VERIFY2(buttonsAreWhole(*fixture.window.findChild<NavigationRail *>(), fixture.window), name);
            if (auto *time = fixture.window.findChild<TimeBar *>(); time->isVisible()) {
                QTRY_VERIFY2(choiceIsWhole(*time), name);
            }
        }
        fixture.window.goTo(PageName::Priority);
        auto *flags = fixture.window.currentPage()->findChild<QListView *>(QStringLiteral("flags"));
        for (const bool isChosen : { false, true }) { // then there are more buttons
            if (isChosen) {
                flags->setCurrentIndex(flags->model()->index(1, 0));
            }
            QVERIFY(fixture.rest());
            const auto footers = fixture.window.currentPage()->findChildren<TableFooter *>();
            QCOMPARE(footers.size(), 2);
            for (const TableFooter *footer : footers) {
                QTRY_VERIFY(isReadable(*footer));
            }
        }
        fixture.window.goTo(PageName::Hardware);
        const auto *question = fixture.window.currentPage()->findChild<SegmentedControl *>(QStringLiteral("hardwareQuestion"));
        question->button(1)->click();
        QVERIFY(fixture.rest());
        const auto *weights = fixture.window.currentPage()->findChild<QPushButton *>(QStringLiteral("applyDerived"));
        const auto *shares = fixture.window.currentPage()->findChild<QPushButton *>(QStringLiteral("applyShares"));
        QVERIFY(weights->isVisible() && weights->geometry().right() < shares->x() - 4); // apart from each other
        question->button(2)->click();
        QVERIFY(fixture.rest());
        const auto *purchase = fixture.window.currentPage()->findChild<PurchasePanel *>();
        QVERIFY(purchase->isVisible());
        QTRY_VERIFY(fieldsAreWhole(*purchase));
    }

    /// What stands above a picture goes on in a second row, and of what stands below it rows can be seen.
    void comparedAccountsAreReachable_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textSize");
        QTest::newRow("en") << QStringLiteral("en") << 100;
        QTest::newRow("fr") << QStringLiteral("fr") << 100;
        QTest::newRow("de_large") << QStringLiteral("de") << 150;
    }
    void comparedAccountsAreReachable()
    {
        QFETCH(QString, language);
        QFETCH(int, textSize);
        WindowFixture fixture;
        QVERIFY(openUniversity(fixture, language, textSize));
        Document *document = fixture.window.workspace()->document();
        document->setRawShares({ document->policy().associations.findAccount("biology") }, 9000);
        fixture.window.resize(textSize > 100 ? QSize(1280, 800) : QSize(880, 600));
        const auto showsRows = [](const QAbstractItemView *view) { return view->isVisible() && view->viewport()->height() >= 2 * rowHeight(); };
        fixture.window.goTo(PageName::Usage);
        QVERIFY(fixture.rest());
        QTRY_VERIFY(showsRows(fixture.window.currentPage()->findChild<QTreeView *>()));
        fixture.window.goTo(PageName::Compare);
        QVERIFY(fixture.rest());
        const Page &page = *fixture.window.currentPage();
        const auto segments = page.findChildren<SegmentedControl *>();
        const auto lists = std::find_if(
            segments.begin(), segments.end(), [](const SegmentedControl *one) { return one->button(4) != nullptr && one->button(5) == nullptr; });
        QVERIFY(lists != segments.end());
        (*lists)->button(1)->click();
        QVERIFY(fixture.rest());
        const auto *accounts = page.findChild<QAbstractItemView *>(QStringLiteral("accounts"));
        QTRY_VERIFY(showsRows(accounts));
        QTRY_COMPARE(roomOf(page)->horizontalScrollBar()->maximum(), 0);
        const auto *paper = page.findChild<QPushButton *>(QStringLiteral("page"));
        QTRY_VERIFY(buttonsAreWhole(*paper->parentWidget(), *paper->parentWidget()));
        for (const SegmentedControl *measure : paper->parentWidget()->findChildren<SegmentedControl *>(Qt::FindDirectChildrenOnly)) {
            QTRY_VERIFY(measure->geometry().right() + 6 <= paper->x());
        }
    }

    /// No line of the legend or of a setting's help is cut, also where both are widened and narrowed by what stands beside them.
    void textsOfPrioritiesAreWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textSize");
        QTest::addColumn<QSize>("size");
        QTest::newRow("de_least_large") << QStringLiteral("de") << 150 << QSize(880, 600);
        QTest::newRow("de_large") << QStringLiteral("de") << 150 << QSize(1280, 800);
        QTest::newRow("fr_least") << QStringLiteral("fr") << 100 << QSize(880, 600);
    }
    void textsOfPrioritiesAreWhole()
    {
        QFETCH(QString, language);
        QFETCH(int, textSize);
        QFETCH(QSize, size);
        WindowFixture fixture;
        QVERIFY(openUniversity(fixture, language, textSize));
        fixture.window.resize(size);
        fixture.window.goTo(PageName::Priority);
        QVERIFY(fixture.rest());
        const Page &page = *fixture.window.currentPage();
        const auto isWhole = [](const QLabel *label) { return label->isVisible() && label->height() >= label->heightForWidth(label->width()); };
        const auto *help = page.findChild<QLabel *>(QStringLiteral("settingHelp"));
        QTRY_VERIFY(isWhole(page.findChild<QLabel *>(QStringLiteral("factorLegend"))));
        QTRY_VERIFY(isWhole(help));
        for (const QTableView *table : page.findChildren<QTableView *>()) {
            QCOMPARE(table->horizontalScrollBar()->value(), 0); // names come first
        }
        for (Disclosure *question : fixture.window.findChildren<Disclosure *>()) {
            if (question->isVisible()) {
                question->setOpen(true); // beside the page, which becomes narrower
            }
        }
        QVERIFY(fixture.rest());
        QTRY_VERIFY(isWhole(help));
        for (const QLineEdit *line : fixture.window.findChild<JobForm *>()->findChildren<QLineEdit *>()) {
            constexpr int around = 18; // its padding
            QTRY_VERIFY2(
                line->width() - around >= line->fontMetrics().horizontalAdvance(line->placeholderText()), qPrintable(line->placeholderText()));
        }
    }

    /// What the keyboard reaches has a name, also what is only scrolled.
    void whatTheKeysReachHasAName()
    {
        WindowFixture fixture;
        QVERIFY(fixture.openSample(QStringLiteral("university")));
        for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
            fixture.window.showPage(page);
            QVERIFY(fixture.rest());
            for (QWidget *widget : fixture.window.findChildren<QWidget *>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)
                    || qobject_cast<QAbstractSpinBox *>(widget->parentWidget()) != nullptr
                    || qobject_cast<QComboBox *>(widget->parentWidget()) != nullptr) { // their fields are named as they are
                    continue;
                }
                QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(interface == nullptr || !interface->text(QAccessible::Name).trimmed().isEmpty(),
                    qPrintable(QString::fromLatin1(widget->metaObject()->className()) + widget->objectName()));
            }
        }
    }

    /// Titles stand as far from the edge of their column as what is below them.
    void titlesOfColumnsHaveTheirMargin()
    {
        WindowFixture fixture;
        QVERIFY(fixture.openSample(QStringLiteral("university")));
        fixture.window.showProblems(true);
        fixture.window.actions()->shortcuts->trigger();
        QVERIFY(fixture.rest());
        for (const QWidget *column :
            { static_cast<QWidget *>(fixture.window.findChild<Drawer *>()), static_cast<QWidget *>(fixture.window.findChild<ProblemsPanel *>()) }) {
            QVERIFY(column != nullptr && column->isVisible());
            const auto *header = column->findChild<SectionHeader *>();
            const auto *title = header->findChild<ElidedLabel *>();
            QTRY_COMPARE(title->mapTo(column, QPoint(0, 0)).x(), pageMargin);
            QVERIFY(header->contentsRect().contains(title->geometry()));
        }
    }

    /// A page that is too high or too wide is scrolled, and one that is not has no bars.
    void aPageIsScrolledWhereItMustBe()
    {
        WindowFixture fixture;
        QVERIFY(fixture.openSample(QStringLiteral("university")));
        fixture.window.goTo(PageName::Hardware);
        QVERIFY(fixture.rest());
        const PageRoom *room = roomOf(*fixture.window.currentPage());
        QVERIFY(!room->verticalScrollBar()->isVisible() && !room->horizontalScrollBar()->isVisible());
        fixture.window.resize(1280, 600);
        QTRY_VERIFY(room->verticalScrollBar()->isVisible());
        QVERIFY(!room->horizontalScrollBar()->isVisible());
        fixture.window.resize(1280, 800);
        QTRY_VERIFY(!room->verticalScrollBar()->isVisible());
    }

private:
    static const PageRoom *roomOf(const Page &page) { return qobject_cast<const PageRoom *>(page.parentWidget()->parentWidget()); }

    static bool pageIsWhole(const Page &page)
    {
        const PageRoom *room = roomOf(page);
        const QSize least = page.minimumSizeHint();
        return page.width() >= least.width() && page.height() >= least.height() && room->horizontalScrollBar()->maximum() == 0
            && room->verticalScrollBar()->maximum() == std::max(0, page.height() - room->viewport()->height());
    }

    /// The sentence has its lines, and most of the width unless it needs less; the buttons are whole.
    static bool isReadable(const TableFooter &footer)
    {
        const WrappedLabel &words = *footer.sentence();
        const int needed = std::min(words.fontMetrics().horizontalAdvance(words.text()), footer.width() / 2);
        return words.width() >= needed && words.height() >= words.heightForWidth(words.width()) && buttonsAreWhole(footer, footer);
    }

    static bool fieldsAreWhole(const QWidget &panel)
    {
        QList<QWidget *> fields;
        for (QComboBox *box : panel.findChildren<QComboBox *>()) {
            fields.append(box);
        }
        for (QAbstractSpinBox *box : panel.findChildren<QAbstractSpinBox *>()) {
            fields.append(box);
        }
        return std::all_of(fields.cbegin(), fields.cend(),
            [&panel](const QWidget *field) { return !field->isVisibleTo(&panel) || field->height() >= field->minimumSizeHint().height(); });
    }

    static bool headingsAreWhole(const Page &page)
    {
        const auto headers = page.findChildren<SectionHeader *>();
        return std::all_of(headers.begin(), headers.end(), [&page](const SectionHeader *header) {
            const bool isHigh = header->height() >= header->minimumSizeHint().height();
            return !header->isVisibleTo(&page) || (isHigh && buttonsAreWhole(*header, *header));
        });
    }

    /// Those within a part of the window that can be seen: in it, and none over another.
    static bool buttonsAreWhole(const QWidget &part, const QWidget &in)
    {
        QList<QRect> places;
        const auto buttons = part.findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons) {
            if (!button->isVisibleTo(&in) || button->size().isEmpty()) {
                continue;
            }
            const QRect place(button->mapTo(&in, QPoint(0, 0)), button->size());
            const bool isOver = std::any_of(places.cbegin(), places.cend(), [&place](const QRect &other) { return other.intersects(place); });
            if (isOver || !in.rect().contains(place)) {
                return false;
            }
            places.append(place);
        }
        return true;
    }

    static bool choiceIsWhole(const TimeBar &time)
    {
        const auto *choice = time.findChild<QComboBox *>();
        constexpr int around = 38; // its padding, and the arrow
        return choice->width() - around >= choice->fontMetrics().horizontalAdvance(choice->currentText()) && time.rect().contains(choice->geometry());
    }
};

APPORTION_TEST(TestSmallWindow)
} // namespace test_small_window

#include "test_small_window.moc"
