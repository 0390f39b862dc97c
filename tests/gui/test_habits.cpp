// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_actions.h"
#include "gui/accounts/accounts_page.h"
#include "gui/files/cluster_dialog.h"
#include "gui/files/import_dialog.h"
#include "gui/page/page.h"
#include "gui/page/tool_bar.h"
#include "gui/shell/drawer.h"
#include "gui/shell/history_panel.h"
#include "gui/shell/system_appearance.h"
#include "gui/shell/window_actions.h"
#include "gui/shell/window_layout.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/form_bar.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/segmented_control.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QTreeWidget>
#include <QUndoView>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <cmath>

namespace test_habits
{

using namespace apportion;

/// What people expect of every program: names for screen readers, text in every size, a window that is where it was.
class TestHabits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(m_fixture->openSample(QStringLiteral("university")));
    }
    void cleanup() { m_fixture.reset(); }

    void namesThatLookLikeHtmlAreShownAsTheyAre()
    {
        const QString name = QStringLiteral("<h1>lab</h1><img src=x>");
        QToolTip::showText(m_fixture->window.mapToGlobal(QPoint(20, 20)), name, &m_fixture->window);
        const auto all = QApplication::topLevelWidgets();
        const auto tip = std::find_if(all.begin(), all.end(), [](const QWidget *widget) { return widget->inherits("QTipLabel"); });
        QVERIFY(tip != all.end());
        const auto *shown = qobject_cast<QLabel *>(*tip);
        QCOMPARE(shown->text(), name);
        QCOMPARE(shown->textFormat(), Qt::PlainText);
        QToolTip::hideText();
        const QString title = m_fixture->window.workspace()->document()->displayName();
        const auto labels = m_fixture->window.findChildren<QLabel *>();
        const auto label = std::find_if(labels.begin(), labels.end(), [&title](const QLabel *one) { return one->text() == title; });
        QVERIFY(label != labels.end());
        QCOMPARE((*label)->textFormat(), Qt::PlainText);
    }

    void theWheelTurnsNoValueOnItsWay()
    {
        QWidget form;
        auto *list = new QComboBox(&form);
        list->addItems({ QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c") });
        auto *number = new QSpinBox(&form);
        auto *other = new QLineEdit(&form);
        makeColumn(&form, { list, number, other });
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form, patience));
        other->setFocus();
        const auto turn = [](QWidget *over) {
            const QPoint middle = over->rect().center();
            QWheelEvent wheel(middle, over->mapToGlobal(middle), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(over, &wheel);
        };
        for (QWidget *over : { static_cast<QWidget *>(list), static_cast<QWidget *>(number) }) {
            turn(over);
            QVERIFY(other->hasFocus());
        }
        QCOMPARE(list->currentIndex(), 0);
        QCOMPARE(number->value(), 0);
        number->setValue(5);
        number->setFocus();
        turn(number);
        QCOMPARE(number->value(), 4); // as the arrow keys
        list->setFocus();
        turn(list);
        QCOMPARE(list->currentIndex(), 1);
    }

    void everyControlHasAName()
    {
        auto *accounts = qobject_cast<AccountsPage *>(m_fixture->window.page(PageName::Accounts));
        accounts->actions()->details->setChecked(true);
        for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
            m_fixture->window.showPage(page);
            const auto folded = m_fixture->window.findChildren<Disclosure *>();
            for (Disclosure *disclosure : folded) {
                disclosure->setOpen(true);
            }
            QVERIFY(m_fixture->rest());
        }
        const auto forms = m_fixture->window.findChildren<FormBar *>();
        QVERIFY(forms.size() >= 5);
        for (FormBar *form : forms) {
            form->show();
        }
        m_fixture->window.showProblems(true);
        ImportDialog import(&m_fixture->window);
        import.show();
        m_fixture->window.files()->showCluster(m_fixture->theme.palette());
        QVERIFY(m_fixture->window.files()->clusterDialog() != nullptr);
        const QStringList nameless = namelessIn({ &m_fixture->window, &import, m_fixture->window.files()->clusterDialog() });
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
        m_fixture->window.files()->clusterDialog()->close();
    }

    void textIsLargerAtOnceAndTheWindowStaysUsable()
    {
        MainWindow &window = m_fixture->window;
        QTreeView *tree = window.page(PageName::Accounts)->findChild<QTreeView *>();
        const int row = tree->visualRect(tree->model()->index(0, 0)).height();
        const int font = window.font().pixelSize();
        QCOMPARE(row, 27);
        QCOMPARE(font, 13);
        const AssociationId physics = window.workspace()->document()->policy().associations.findAccount("physics");
        window.workspace()->document()->setRawShares({ physics }, 12);
        QVERIFY(m_fixture->waitForResults());
        action(QStringLiteral("130 %"))->trigger();
        QVERIFY(m_fixture->rest()); // what is shown is made anew
        QVERIFY(m_fixture->waitForResults());
        tree = window.page(PageName::Accounts)->findChild<QTreeView *>();
        QCOMPARE(tree->font().pixelSize(), 17);
        QCOMPARE(tree->visualRect(tree->model()->index(0, 0)).height(), qRound(27 * 17 / 13.0));
        QCOMPARE(window.workspace()->document()->policy().associations.rawShares(physics), 12U);
        QCOMPARE(window.workspace()->document()->undoStack()->count(), 1);
        QCOMPARE(QSettings().value(QLatin1String(WindowActions::textSizeKey)).toInt(), 130);
        for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
            window.showPage(page);
            QVERIFY(m_fixture->rest());
            QVERIFY2(window.size() == QSize(1280, 800), qPrintable(window.currentPage()->title()));
            for (const QWidget *control : toolBarControls()) {
                QVERIFY2(control->width() >= control->minimumSizeHint().width(), qPrintable(nameOf(control)));
            }
            QVERIFY(m_fixture->shoot(QStringLiteral("large_") + MainWindow::pageNames()[page]));
        }
        press(QStringLiteral("La&rger text"), Theme::largestText);
        QCOMPARE(m_fixture->theme.textSize(), Theme::largestText);
        press(QStringLiteral("S&maller text"), Theme::smallestText);
        QCOMPARE(m_fixture->theme.textSize(), Theme::smallestText);
        action(QStringLiteral("Text of &normal size"))->trigger();
        QVERIFY(m_fixture->rest());
        QCOMPARE(window.font().pixelSize(), 13);
    }

    void desktopThatTurnsDarkIsFollowed()
    {
        bool dark = false;
        const SystemAppearance appearance(QDBusConnection(QString()), [&dark] { return dark; });
        QObject::connect(&appearance, &SystemAppearance::changed, &m_fixture->theme, &Theme::setSystemDark);
        m_fixture->theme.setMode(Theme::Mode::System);
        QVERIFY(!m_fixture->theme.palette().isDark);
        dark = true;
        QEvent event(QEvent::ThemeChange); // as the platform tells each window
        QCoreApplication::sendEvent(&m_fixture->window, &event);
        QTRY_VERIFY(m_fixture->theme.palette().isDark);
        QVERIFY(m_fixture->window.palette().color(QPalette::Window).lightness() < 60);
        m_fixture->theme.setMode(Theme::Mode::Light); // chosen: the desktop no longer matters
        dark = false;
        QCoreApplication::sendEvent(&m_fixture->window, &event);
        QVERIFY(m_fixture->rest());
        dark = true;
        QCoreApplication::sendEvent(&m_fixture->window, &event);
        QVERIFY(m_fixture->rest());
        QVERIFY(!m_fixture->theme.palette().isDark);
    }

    void historyGoesToAnyState()
    {
        Document *document = m_fixture->window.workspace()->document();
        document->setMergeInterval(std::chrono::milliseconds(0));
        const AssociationId account = document->policy().associations.findAccount("physics");
        QVERIFY(account != noAssociation);
        const std::uint32_t before = document->policy().associations.rawShares(account);
        for (const std::uint32_t shares : { 11U, 12U, 13U }) {
            document->setRawShares({ account }, shares);
        }
        m_fixture->window.actions()->history->trigger();
        QUndoView *view = m_fixture->window.drawer()->history()->view();
        QVERIFY(view->isVisible());
        QCOMPARE(view->model()->rowCount(), 4);
        view->setCurrentIndex(view->model()->index(1, 0));
        QCOMPARE(document->policy().associations.rawShares(account), 11U);
        view->setCurrentIndex(view->model()->index(3, 0));
        QCOMPARE(document->policy().associations.rawShares(account), 13U);
        view->setCurrentIndex(view->model()->index(0, 0));
        QCOMPARE(document->policy().associations.rawShares(account), before);
        QVERIFY(!document->isModified());
    }

    void aStepOfTheHistoryIsGivenANote()
    {
        Document *document = m_fixture->window.workspace()->document();
        document->setMergeInterval(std::chrono::milliseconds(0));
        const AssociationId account = document->policy().associations.findAccount("physics");
        document->setRawShares({ account }, 11U);
        document->setAssociationPriority({ account }, 7);
        m_fixture->window.actions()->history->trigger();
        HistoryPanel *history = m_fixture->window.drawer()->history();
        QPlainTextEdit *note = history->note();
        QVERIFY(note->isVisible() && note->isEnabled());
        history->view()->setCurrentIndex(history->view()->model()->index(1, 0)); // back to the first
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("ticket 4711"));
        QTest::keyClick(note, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(document->policy().associations.priority(account), 7U); // no later step is lost
        QCOMPARE(NoteIndex(*document->policy().notes).text("account:physics:Fairshare"), std::string_view("ticket 4711"));
        QCOMPARE(document->policy().notes->size(), std::size_t { 1 });
        QCOMPARE(note->toPlainText(), QStringLiteral("ticket 4711")); // the step of the note shows it
        history->view()->setCurrentIndex(history->view()->model()->index(2, 0));
        QVERIFY(note->isEnabled());
        QCOMPARE(note->toPlainText(), QString()); // that one changed another value
        document->undoStack()->setIndex(3);
        QCOMPARE(note->toPlainText(), QStringLiteral("ticket 4711"));
        note->setFocus();
        note->setPlainText(QStringLiteral("dean"));
        history->view()->setFocus();
        QCOMPARE(NoteIndex(*document->policy().notes).text("account:physics:Fairshare"), std::string_view("dean"));
        document->undoStack()->setIndex(0);
        QVERIFY(!note->isEnabled());
        document->setJobs({});
        QVERIFY(!note->isEnabled()); // jobs are none of the policy's
    }

    void theHistoryIsNoWiderThanItsColumn()
    {
        Document *document = m_fixture->window.workspace()->document();
        document->replacePolicy(document->snapshot(), QStringLiteral("Refresh from /home/admin/clusters/").repeated(9) + QStringLiteral("usage.txt"));
        m_fixture->window.actions()->history->trigger();
        QVERIFY(m_fixture->rest());
        QUndoView *view = m_fixture->window.drawer()->history()->view();
        QCOMPARE(view->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(view->visualRect(view->model()->index(1, 0)).width(), view->viewport()->width());
    }

    void boxesToBeCheckedStandOutInBothThemes()
    {
        for (const Theme::Mode mode : { Theme::Mode::Light, Theme::Mode::Dark }) {
            m_fixture->theme.setMode(mode);
            QTreeWidget list;
            prepareTree(&list);
            auto *item = new QTreeWidgetItem(&list, { QString() });
            item->setCheckState(0, Qt::Unchecked);
            list.resize(200, 100);
            list.show();
            QCheckBox box;
            box.show();
            QVERIFY(QTest::qWaitForWindowExposed(&box, patience));
            // a line of 3 : 1 round a box of the colour of the ground: what WCAG asks of controls
            const QRect cell = list.visualItemRect(item);
            QVERIFY(strongestContrast(list.viewport()->grab(cell).toImage()) >= 3.0);
            QVERIFY(strongestContrast(box.grab().toImage()) >= 3.0);
            const QImage unchecked = list.viewport()->grab(cell).toImage();
            item->setCheckState(0, Qt::Checked);
            QVERIFY(list.viewport()->grab(cell).toImage() != unchecked);
        }
    }

    void firstEditMovesNothingInTheMenuBar()
    {
        const QWidget *corner = m_fixture->window.menuBar()->cornerWidget();
        const QRect before = corner->geometry();
        const QRect label = m_fixture->window.menuBar()->actionGeometry(m_fixture->window.menuBar()->actions().constLast());
        Document *document = m_fixture->window.workspace()->document();
        document->setRawShares({ document->policy().associations.findAccount("physics") }, 11);
        QVERIFY(m_fixture->rest());
        QVERIFY(m_fixture->window.isWindowModified());
        QCOMPARE(corner->geometry(), before);
        QCOMPARE(m_fixture->window.menuBar()->actionGeometry(m_fixture->window.menuBar()->actions().constLast()), label);
    }

    void windowComesBackAsItWas()
    {
        m_fixture->window.showPage(5);
        QSplitter *splitter = m_fixture->window.currentPage()->findChild<QSplitter *>();
        QVERIFY(splitter != nullptr);
        QVERIFY(m_fixture->rest());
        splitter->setSizes({ 400, 700 });
        const QList<int> sizes = splitter->sizes();
        m_fixture->window.resize(1200, 760);
        QSettings settings;
        saveLayout(m_fixture->window, settings);
        splitter->setSizes({ 250, 850 });
        m_fixture->window.resize(1000, 600);
        m_fixture->window.restoreLayout();
        QCOMPARE(m_fixture->window.height(), 760);
        const int room = m_fixture->window.screen()->availableGeometry().width(); // later Qt does not come back wider than that
        const int width = m_fixture->window.width();
        QVERIFY2(width == 1200 || width == std::max(room, m_fixture->window.minimumSizeHint().width()), qPrintable(QString::number(width)));
        QVERIFY2(std::abs(splitter->sizes().constFirst() - sizes.constFirst()) <= 40, qPrintable(QString::number(splitter->sizes().constFirst())));
        QCOMPARE(splitter->handleWidth(), 1);
    }

    void withoutRoomForItsFrameTheWindowBeginsMaximized()
    {
        QSettings settings;
        settings.clear();
        QVERIFY(!m_fixture->window.isMaximized());
        m_fixture->window.resize(m_fixture->window.screen()->availableSize());
        m_fixture->window.restoreLayout();
        QVERIFY(m_fixture->window.isMaximized());
        m_fixture->window.setWindowState(Qt::WindowNoState);
    }

private:
    /// Between the colour of the lower right corner and the one that stands out most from it, as WCAG counts it.
    static double strongestContrast(const QImage &image)
    {
        const auto luminance = [](const QColor &color) {
            const auto linear = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
            return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
        };
        const double ground = luminance(image.pixelColor(image.width() - 2, image.height() - 3));
        double strongest = 1.0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const double here = luminance(image.pixelColor(x, y));
                strongest = std::max(strongest, (std::max(here, ground) + 0.05) / (std::min(here, ground) + 0.05));
            }
        }
        return strongest;
    }

    static QStringList namelessIn(const QList<QWidget *> &places)
    {
        QStringList nameless;
        for (const QWidget *place : places) {
            const auto widgets = place->findChildren<QWidget *>();
            for (const QWidget *widget : widgets) {
                if (isControl(widget) && nameOf(widget).isEmpty()) {
                    nameless.append(pathOf(widget));
                }
            }
        }
        return nameless;
    }
    QList<QWidget *> toolBarControls() const
    {
        QList<QWidget *> controls;
        const auto *bar = m_fixture->window.findChild<ToolBar *>();
        for (QWidget *control : bar->findChildren<QPushButton *>()) {
            controls.append(control);
        }
        for (QWidget *control : bar->findChildren<SegmentedControl *>()) {
            controls.append(control);
        }
        return controls;
    }
    QAction *action(const QString &text) const
    {
        const auto actions = m_fixture->window.findChildren<QAction *>();
        for (QAction *action : actions) {
            if (action->text() == text) {
                return action;
            }
        }
        return nullptr;
    }
    /// Once more than it takes to come to @p last: at the end a press changes nothing.
    void press(const QString &text, int last)
    {
        QAction *step = action(text);
        for (int presses = 0; presses < 20 && m_fixture->theme.textSize() != last; ++presses) {
            step->trigger();
            QVERIFY(m_fixture->rest());
            step = action(text);
        }
        step->trigger();
        QVERIFY(m_fixture->rest());
    }
    static bool isControl(const QWidget *widget)
    {
        if (qobject_cast<const QScrollBar *>(widget) != nullptr || widget->objectName().startsWith(QLatin1String("qt_"))) {
            return false; // parts of other controls, which Qt names
        }
        if (widget->testAttribute(Qt::WA_WState_ExplicitShowHide) && widget->isHidden()) {
            return false; // gets its text when it is shown
        }
        if (qobject_cast<const QLineEdit *>(widget) != nullptr
            && (qobject_cast<const QAbstractSpinBox *>(widget->parentWidget()) != nullptr
                || qobject_cast<const QComboBox *>(widget->parentWidget()) != nullptr)) {
            return false;
        }
        for (const QWidget *above = widget->parentWidget(); above != nullptr; above = above->parentWidget()) {
            const bool isPart = qobject_cast<const QLineEdit *>(above) != nullptr || qobject_cast<const QAbstractItemView *>(above) != nullptr
                || qobject_cast<const QMenuBar *>(above) != nullptr || qobject_cast<const QComboBox *>(above) != nullptr;
            if (isPart) {
                return false;
            }
        }
        return qobject_cast<const QAbstractButton *>(widget) != nullptr || qobject_cast<const QLineEdit *>(widget) != nullptr
            || qobject_cast<const QComboBox *>(widget) != nullptr || qobject_cast<const QAbstractSpinBox *>(widget) != nullptr
            || qobject_cast<const QAbstractItemView *>(widget) != nullptr || qobject_cast<const QPlainTextEdit *>(widget) != nullptr
            || qobject_cast<const QTextBrowser *>(widget) != nullptr;
    }
    /// What a screen reader says: the name, the text on it, or that of the label that has it as its buddy.
    static QString nameOf(const QWidget *widget)
    {
        if (!widget->accessibleName().isEmpty()) {
            return widget->accessibleName();
        }
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            return button->text();
        }
        const auto labels = widget->window()->findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            if (label->buddy() == widget) {
                return label->text();
            }
        }
        return {};
    }
    static QString pathOf(const QWidget *widget)
    {
        QStringList path;
        for (const QWidget *above = widget; above != nullptr; above = above->parentWidget()) {
            path.prepend(QString::fromLatin1(above->metaObject()->className()));
        }
        return path.join(QLatin1Char('/'));
    }
    std::unique_ptr<WindowFixture> m_fixture;
};

APPORTION_TEST(TestHabits)
} // namespace test_habits

#include "test_habits.moc"
