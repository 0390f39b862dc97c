// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/page.h"
#include "gui/shell/find_anything.h"
#include "gui/shell/window_actions.h"
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
