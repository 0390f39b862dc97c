// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_view.h"
#include "gui/accounts/add_form.h"
#include "gui/page/page.h"
#include "gui/page/tool_bar.h"
#include "gui/page/workspace.h"
#include "gui/shell/drawer.h"
#include "gui/shell/help_panel.h"
#include "gui/shell/side_panel.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/time_scale.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

namespace test_keys_and_help
{

using namespace apportion;

/// What the keyboard reaches, and the help of each page.
class TestKeysAndHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(m_fixture->openSample(QStringLiteral("university")));
    }
    void cleanup() { m_fixture.reset(); }

    void keysAreGivenOnce()
    {
        QCOMPARE(m_fixture->window.pages().size(), MainWindow::pageNames().size());
        QHash<QString, QStringList> owners;
        const auto actions = m_fixture->window.findChildren<QAction *>();
        for (const QAction *action : actions) {
            const auto keys = action->shortcuts();
            for (const QKeySequence &key : keys) {
                if (action->shortcutContext() == Qt::WindowShortcut || action->shortcutContext() == Qt::ApplicationShortcut) {
                    owners[key.toString()].append(action->text());
                }
            }
        }
        QVERIFY(owners.size() > 15);
        for (auto key = owners.constBegin(); key != owners.constEnd(); ++key) {
            QVERIFY2(key.value().size() == 1, qPrintable(key.key() + QStringLiteral(": ") + key.value().join(QStringLiteral(", "))));
        }
    }

    void noTwoActionsWaitForTheSameKey()
    {
        struct Owner
        {
            const QAction *action;
            const QWidget *where; ///< nothing: the whole window
            bool withChildren;
        };
        const auto meet = [](const Owner &a, const Owner &b) {
            return a.where == nullptr || b.where == nullptr || a.where == b.where || (a.withChildren && a.where->isAncestorOf(b.where))
                || (b.withChildren && b.where->isAncestorOf(a.where));
        };
        for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
            m_fixture->window.showPage(page);
            QHash<QString, QList<Owner>> owners;
            for (const QAction *action : m_fixture->window.findChildren<QAction *>()) {
                const Qt::ShortcutContext context = action->shortcutContext();
                QList<Owner> places;
                if (context == Qt::WindowShortcut || context == Qt::ApplicationShortcut) {
                    places.append({ action, nullptr, true });
                }
                for (const QObject *object : action->associatedObjects()) {
                    const auto *widget = qobject_cast<const QWidget *>(object);
                    if (places.isEmpty() && widget != nullptr && widget->isVisible()) {
                        places.append({ action, widget, context == Qt::WidgetWithChildrenShortcut });
                    }
                }
                for (const QKeySequence &key : action->isEnabled() ? action->shortcuts() : QList<QKeySequence>()) {
                    for (const Owner &place : places) {
                        for (const Owner &other : owners[key.toString()]) {
                            QVERIFY2(other.action == action || !meet(place, other),
                                qPrintable(key.toString() + QStringLiteral(": ") + action->text() + QStringLiteral(", ") + other.action->text()));
                        }
                        owners[key.toString()].append(place);
                    }
                }
            }
            QVERIFY(owners.size() > 15);
        }
    }

    void whatOpensBesideAPageIsCalledOtherwise()
    {
        QStringList titles;
        for (const Page *page : m_fixture->window.pages()) {
            titles.append(page->title());
        }
        for (QAction *drawer : m_fixture->window.actions()->drawers->actions()) {
            QVERIFY2(!titles.contains(drawer->text().remove(QLatin1Char('&'))), qPrintable(drawer->text()));
            drawer->trigger();
            const auto *header = m_fixture->window.drawer()->findChild<SectionHeader *>();
            QVERIFY(header != nullptr && header->isVisible());
            const auto labels = header->findChildren<QLabel *>();
            QVERIFY(std::none_of(labels.begin(), labels.end(), [&titles](const QLabel *label) { return titles.contains(label->text()); }));
        }
    }

    /// Nobody imported a sample.
    void theBarTellsTheBaselineOfASample()
    {
        const auto *label = m_fixture->window.findChild<ToolBar *>()->findChild<ElidedLabel *>();
        QVERIFY(label != nullptr);
        QVERIFY2(label->text().startsWith(QStringLiteral("Baseline: as of ")), qPrintable(label->text()));
    }

    void everyPageHasItsHelp()
    {
        for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
            m_fixture->window.showPage(page);
            m_fixture->window.actions()->help->trigger();
            QVERIFY(m_fixture->window.drawer()->isVisible());
            const QTextBrowser *browser = m_fixture->window.drawer()->help()->browser();
            QVERIFY2(browser->toPlainText().size() > 500, qPrintable(browser->toPlainText()));
            QVERIFY2(browser->toPlainText().startsWith(m_fixture->window.currentPage()->title()), qPrintable(browser->toPlainText().left(40)));
            QVERIFY(m_fixture->shoot(QStringLiteral("help_") + MainWindow::pageNames()[page]));
            m_fixture->window.actions()->help->trigger();
            QVERIFY(!m_fixture->window.drawer()->isVisible());
        }
    }

    void theTimeBarHasItsHelp()
    {
        m_fixture->window.actions()->timeHelp->trigger();
        const QTextBrowser *browser = m_fixture->window.drawer()->help()->browser();
        QVERIFY(m_fixture->window.drawer()->isVisible());
        QVERIFY(browser->toPlainText().startsWith("The time bar"));
        m_fixture->window.showPage(3); // it is about every page
        QVERIFY(browser->toPlainText().startsWith("The time bar"));
        QVERIFY(m_fixture->shoot(QStringLiteral("help_time")));
        m_fixture->window.actions()->help->trigger();
        QVERIFY(!browser->toPlainText().startsWith("The time bar"));
    }

    /// Walks with Tab from the tree until it is there again, and compares each part with and without the focus.
    void theFocusIsSeenWhereverTabLeads_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void theFocusIsSeenWhereverTabLeads()
    {
        QFETCH(const bool, dark);
        MainWindow &window = m_fixture->window;
        m_fixture->theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        window.actions()->showSide->setChecked(true);
        window.goTo(PageName::Accounts);
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        QVERIFY(m_fixture->rest());
        auto *tree = window.findChild<AccountView *>();
        tree->setFocus();
        QStringList unseen;
        int walked = 0;
        constexpr int mostParts = 100;
        for (; walked < mostParts; ++walked) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QWidget *focused = QApplication::focusWidget();
            QVERIFY(focused != nullptr);
            if (focused == tree) {
                break;
            }
            QCoreApplication::processEvents();
            const QImage with = window.grab().toImage();
            focused->clearFocus();
            QCoreApplication::processEvents();
            const QImage without = window.grab().toImage();
            focused->setFocus(Qt::TabFocusReason);
            QCoreApplication::processEvents();
            int changed = 0;
            for (int y = 0; y < with.height(); ++y) {
                for (int x = 0; x < with.width(); ++x) {
                    changed += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
                }
            }
            if (changed < 40 || !focused->isVisible()) { // a cursor that blinks is less
                unseen << QStringLiteral("%1 %2 %3: %4")
                              .arg(QLatin1String(focused->metaObject()->className()), focused->objectName(), focused->accessibleName())
                              .arg(changed);
            }
        }
        QVERIFY(walked > 15 && walked < mostParts);
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(QLatin1Char('\n'))));
    }

    void aPagesKeysActFromTheTimeBar()
    {
        MainWindow &window = m_fixture->window;
        window.goTo(PageName::Accounts);
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        auto *scale = window.findChild<TimeScale *>();
        const auto *form = window.findChild<AddForm *>();
        QVERIFY(scale != nullptr && form != nullptr);
        for (const Qt::Key key : { Qt::Key_A, Qt::Key_N }) {
            scale->setFocus();
            QVERIFY(scale->hasFocus() && !form->isVisible());
            QTest::keyClick(scale, key, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY(form->isVisible());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        }
        window.goTo(PageName::Hardware); // what is done on another page is not done from here
        scale->setFocus();
        QTest::keyClick(scale, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!form->isVisibleTo(window.page(PageName::Accounts)));
    }

    /// Who asks why sees the answer, whatever stands in its place.
    void theAnswerTakesThePlaceOfTheHelp()
    {
        m_fixture->window.actions()->showSide->setChecked(true);
        m_fixture->window.goTo(PageName::Accounts);
        m_fixture->window.actions()->help->trigger();
        QVERIFY(m_fixture->window.drawer()->isVisible());
        m_fixture->window.workspace()->ask(AssociationNumber { AssociationTree::root(), AssociationQuantity::RawUsage });
        QVERIFY(!m_fixture->window.drawer()->isVisible());
        QVERIFY(!m_fixture->window.actions()->help->isChecked());
        QTRY_VERIFY(m_fixture->window.findChild<SidePanel *>()->isVisible());
    }

    void helpFollowsThePage()
    {
        m_fixture->window.actions()->help->trigger();
        const QString first = m_fixture->window.drawer()->help()->browser()->toPlainText();
        m_fixture->window.showPage(3);
        QVERIFY(m_fixture->window.drawer()->help()->browser()->toPlainText() != first);
    }

    void listOfKeysNamesEveryKey()
    {
        m_fixture->window.actions()->shortcuts->trigger();
        const QString text = m_fixture->window.drawer()->help()->browser()->toPlainText();
        for (const char *key : { "Ctrl+S", "Ctrl+Z", "F1", "F9", "Ctrl+1", "F2" }) {
            QVERIFY2(text.contains(QLatin1String(key)), key);
        }
        QVERIFY(!text.contains(QLatin1Char('&')));
    }

    void oneKeyReachesEveryPartOfTheWindow()
    {
        m_fixture->window.showProblems(true);
        m_fixture->window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window, patience));
        m_fixture->window.currentPage()->setFocus();
        QSet<const QWidget *> reached;
        for (int press = 0; press < 12; ++press) {
            m_fixture->window.actions()->nextPane->trigger();
            QVERIFY(QApplication::focusWidget() != nullptr);
            reached.insert(QApplication::focusWidget());
        }
        QVERIFY2(reached.size() >= 5, qPrintable(QString::number(reached.size())));
    }

    void focusOfTheKeyboardShowsOnTabs_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void focusOfTheKeyboardShowsOnTabs()
    {
        QFETCH(const bool, dark);
        MainWindow &window = m_fixture->window;
        m_fixture->theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        window.actions()->history->trigger();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        QStringList alike;
        int asked = 0;
        for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
            window.showPage(page);
            QVERIFY(m_fixture->rest());
            const auto buttons = window.findChildren<QToolButton *>();
            for (QToolButton *button : buttons) {
                const QString look = button->property("look").toString();
                const bool isTab = button->property("segment").isValid() || look == QLatin1String("railitem") || look == QLatin1String("switch");
                if (!isTab || !button->isVisible() || !button->isEnabled()) {
                    continue;
                }
                if (QWidget *focused = QApplication::focusWidget()) {
                    focused->clearFocus();
                }
                const QImage without = button->grab().toImage();
                button->setFocus(Qt::TabFocusReason);
                if (button->hasFocus() && button->grab().toImage() == without) {
                    alike.append(button->text());
                }
                asked += button->hasFocus() ? 1 : 0;
            }
        }
        alike.removeDuplicates();
        QVERIFY2(alike.isEmpty(), qPrintable(alike.join(QLatin1String(", "))));
        QVERIFY2(asked > 10, qPrintable(QString::number(asked)));
    }

private:
    std::unique_ptr<WindowFixture> m_fixture;
};

APPORTION_TEST(TestKeysAndHelp)
} // namespace test_keys_and_help

#include "test_keys_and_help.moc"
