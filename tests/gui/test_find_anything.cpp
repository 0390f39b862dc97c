// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/page.h"
#include "gui/shell/find_anything.h"
#include "gui/shell/page_commands.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/segmented_control.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAction>
#include <QInputDialog>
#include <QLineEdit>
#include <QTableView>

namespace test_find_anything
{

using namespace apportion;

class TestFindAnything : public QObject
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
    }
    void cleanup() { m_fixture.reset(); }

    void objectsAreGoneTo_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("page");
        QTest::newRow("account") << "physics" << pageIndex(PageName::Accounts);
        QTest::newRow("partition") << "serial_requeue" << pageIndex(PageName::Hardware);
        QTest::newRow("setting") << "prioritymaxage" << pageIndex(PageName::Priority);
        QTest::newRow("page") << "export" << pageIndex(PageName::Export);
    }
    void objectsAreGoneTo()
    {
        QFETCH(QString, text);
        QFETCH(int, page);
        MainWindow &window = m_fixture->window;
        window.showPage(page == 0 ? 1 : 0);
        FindAnything *finder = open();
        QVERIFY(finder != nullptr);
        QPointer<FindAnything> gone(finder);
        QTest::keyClicks(finder->field(), text);
        QTest::keyClick(finder->field(), Qt::Key_Return); // before there is an answer, perhaps
        QTRY_VERIFY(gone.isNull());
        QTRY_COMPARE(window.pages().indexOf(window.currentPage()), page);
        if (text == QLatin1String("physics")) {
            QTRY_COMPARE(window.workspace()->selectedAssociation(), window.workspace()->document()->policy().associations.findAccount("physics"));
        }
    }

    void whatMenusMakeWhenTheyOpenIsFoundToo()
    {
        MainWindow &window = m_fixture->window;
        QVERIFY(window.workspace()->document()->duplicateScenario(QStringLiteral("Q && A"), QStringLiteral("R&D")));
        FindAnything *finder = open();
        finder->field()->setText(QStringLiteral("R&D"));
        QTRY_VERIFY(finder->isUpToDate());
        QCOMPARE(finder->table()->model()->index(0, 0).data().toString(), QStringLiteral("R&D"));
        finder->field()->setText(QStringLiteral("Q && A"));
        QTRY_VERIFY(finder->isUpToDate());
        QCOMPARE(finder->table()->model()->index(0, 0).data().toString(), QStringLiteral("Q && A"));
        finder->field()->setText(QStringLiteral("Duplicate…"));
        QTRY_VERIFY(finder->isUpToDate());
        QTest::keyClick(finder->field(), Qt::Key_Return);
        QTRY_VERIFY(window.findChild<QInputDialog *>() != nullptr);
        window.findChild<QInputDialog *>()->reject();
    }

    void keysMoveThroughWhatWasFound()
    {
        FindAnything *finder = open();
        QVERIFY(finder != nullptr);
        QTest::keyClicks(finder->field(), QStringLiteral("a"));
        QTRY_VERIFY(finder->isUpToDate() && finder->table()->model()->rowCount() > 3);
        QCOMPARE(finder->table()->currentIndex().row(), 0);
        QTest::keyClick(finder->field(), Qt::Key_Down);
        QCOMPARE(finder->table()->currentIndex().row(), 1);
        QTest::keyClick(finder->field(), Qt::Key_Up);
        QTest::keyClick(finder->field(), Qt::Key_Up);
        QCOMPARE(finder->table()->currentIndex().row(), finder->table()->model()->rowCount() - 1);
        QVERIFY(finder->grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/find_anything.png")));
        QPointer<FindAnything> gone(finder);
        QTest::keyClick(finder->field(), Qt::Key_Escape);
        QTRY_VERIFY(gone.isNull());
    }

    void commandsAreFoundByEverydayWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("label");
        QTest::newRow("note") << "note"
                              << "Changes and notes on them";
        QTest::newRow("note on a step") << "note"
                                        << "Undo list";
        QTest::newRow("access") << "access"
                                << "Who may run where…";
        QTest::newRow("people") << "people"
                                << "Users from a list…";
        QTest::newRow("getent") << "getent"
                                << "Users from a list…";
        QTest::newRow("script") << "apply.sh"
                                << "Save all to a folder…";
        QTest::newRow("print") << "pdf"
                               << "Write a report…";
        QTest::newRow("theme") << "theme"
                               << "Dark";
    }
    void commandsAreFoundByEverydayWords()
    {
        QFETCH(QString, text);
        QFETCH(QString, label);
        FindAnything *finder = open();
        QVERIFY(finder != nullptr);
        finder->field()->setText(text);
        QTRY_VERIFY(finder->isUpToDate());
        QStringList labels;
        for (int row = 0; row < finder->table()->model()->rowCount(); ++row) {
            labels << finder->table()->model()->index(row, 0).data().toString();
        }
        QVERIFY2(labels.contains(label), qPrintable(labels.join(QStringLiteral(" | "))));
    }

    void everyCommandOfAPageIsThere()
    {
        MainWindow &window = m_fixture->window;
        for (const PageCommand &command : pageCommands()) {
            window.showPage(pageIndex(command.page));
            QVERIFY2(window.currentPage()->findChild<QWidget *>(QString::fromLatin1(command.control)) != nullptr, command.control);
        }
    }

    void theListIsAsHighAsWhatWasFound()
    {
        FindAnything *finder = open();
        QVERIFY(!finder->table()->isVisible()); // nothing is looked for
        const int bare = finder->height();
        finder->field()->setText(QStringLiteral("PriorityMaxAge"));
        QTRY_VERIFY(finder->isUpToDate());
        QCOMPARE(finder->table()->model()->rowCount(), 1);
        const int one = finder->height();
        QVERIFY(one > bare && one < bare + 3 * finder->table()->rowHeight(0));
        finder->field()->setText(QStringLiteral("a"));
        QTRY_VERIFY(finder->isUpToDate() && finder->table()->model()->rowCount() > 11);
        QVERIFY(finder->height() > one + 8 * finder->table()->rowHeight(0));
        finder->field()->clear();
        QTRY_COMPARE(finder->height(), bare);
    }

    void nothingFoundIsSaid()
    {
        FindAnything *finder = open();
        QVERIFY(finder != nullptr);
        finder->field()->setText(QStringLiteral("nobody has this name"));
        QTRY_VERIFY(finder->isUpToDate());
        QCOMPARE(finder->table()->model()->index(0, 0).data().toString(), QStringLiteral("Nothing has “nobody has this name” in its name."));
        QTest::keyClick(finder->field(), Qt::Key_Return);
        QVERIFY(finder->isVisible());
    }

private:
    FindAnything *open()
    {
        m_fixture->window.actions()->findAnything->trigger();
        return m_fixture->window.findChild<FindAnything *>();
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

APPORTION_TEST(TestFindAnything)
} // namespace test_find_anything

#include "test_find_anything.moc"
