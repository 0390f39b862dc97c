// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_actions.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/accounts_page.h"
#include "gui/accounts/add_form.h"
#include "gui/accounts/go_to_form.h"
#include "gui/accounts/paste_form.h"
#include "gui/accounts/places_form.h"
#include "gui/accounts/split_form.h"
#include "gui/files/cluster_dialog.h"
#include "gui/files/import_dialog.h"
#include "gui/files/samples.h"
#include "gui/shell/safety_net.h"
#include "gui/shell/window_actions.h"
#include "gui/shell/window_notices.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/inline_notice.h"
#include "storage/policy_file.h"
#include "support/sanitizer.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMessageBox>

namespace test_screenshots
{

using namespace apportion;

/// Writes a picture of every page in both themes and two sizes to screenshots/ in the build folder, to be looked at.
/// Sanitizers see each page in both themes and each dialog once: other sizes and languages take the same ways.
class TestScreenshots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(QDir().mkpath(folder())); }

    void everyPageDrawsInBothThemes()
    {
        WindowFixture fixture;
        open(fixture);
        // an edit and a selection, so that every mark and panel is on the picture
        auto *accounts = qobject_cast<AccountsPage *>(fixture.window.page(PageName::Accounts));
        const AssociationId account = secondAccount(fixture);
        fixture.window.workspace()->document()->setRawShares({ account }, 12);
        QVERIFY(fixture.waitForResults());
        accounts->view()->setCurrentIndex(accounts->model()->index(account, AccountTreeModel::LevelFs));
        for (const QString &theme : { QStringLiteral("light"), QStringLiteral("dark") }) {
            fixture.theme.setMode(theme == QLatin1String("dark") ? Theme::Mode::Dark : Theme::Mode::Light);
            for (const QSize size : { QSize(1280, 800), QSize(1920, 1080) }) {
                if (isSanitized && size.width() > 1280) {
                    continue;
                }
                fixture.window.resize(size);
                for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
                    fixture.window.showPage(page);
                    const QString name = QStringLiteral("%1_%2_%3").arg(MainWindow::pageNames()[page], theme).arg(size.width());
                    QVERIFY2(shoot(fixture, name), qPrintable(name));
                }
            }
        }
    }

    void startPageDraws()
    {
        WindowFixture fixture;
        fixture.window.files()->recentFiles()->add(QStringLiteral("/srv/policies/university.apportion"));
        fixture.window.resize(1280, 800);
        fixture.window.show();
        QVERIFY(shootInBothThemes(fixture, QStringLiteral("start")));
    }

    void toolsOfTheAccountTreeDraw_data()
    {
        QTest::addColumn<QString>("tool");
        for (const char *tool : { "details", "several", "add", "split", "paste", "goto", "refused", "columns" }) {
            QTest::addRow("tree_%s", tool) << QString::fromLatin1(tool);
        }
    }
    void toolsOfTheAccountTreeDraw()
    {
        QFETCH(QString, tool);
        WindowFixture fixture;
        open(fixture);
        auto *page = qobject_cast<AccountsPage *>(fixture.window.page(PageName::Accounts));
        const AssociationTree &tree = fixture.window.workspace()->document()->policy().associations;
        const AssociationId account = secondAccount(fixture);
        page->view()->selectAssociations({ account });
        if (tool == QLatin1String("details") || tool == QLatin1String("several")) {
            fixture.window.workspace()->document()->setAssociationOption({ account }, "GrpTRES", "cpu=512,gres/gpu=16");
            page->actions()->details->setChecked(true);
            if (tool == QLatin1String("several")) {
                page->view()->selectAssociations({ account, page->model()->rows()->children(account).front(), AssociationTree::root() });
            }
        } else if (tool == QLatin1String("add")) {
            page->actions()->addUser->trigger();
            page->actions()->addForm()->names()->setText(QStringLiteral("ann, b=b"));
        } else if (tool == QLatin1String("split")) {
            page->actions()->split->trigger();
            page->actions()->splitForm()->way()->setCurrentIndex(1);
        } else if (tool == QLatin1String("paste")) {
            const QString name = QString::fromStdString(std::string(tree.name(account)));
            QGuiApplication::clipboard()->setText(QStringLiteral("Account\tRaw shares\n%1\t77\nnobody\t4\nroot\t5\n").arg(name));
            page->actions()->paste->trigger();
            QTRY_VERIFY(page->actions()->pasteForm()->isVisible());
        } else if (tool == QLatin1String("goto")) {
            page->actions()->goTo->trigger();
            QTest::keyClicks(page->actions()->goToForm()->field(), QStringLiteral("a"));
        } else if (tool == QLatin1String("refused")) {
            page->view()->selectAssociations({ account });
            page->actions()->cut->trigger();
            page->actions()->paste->trigger();
        } else {
            for (int column = AccountTreeModel::Priority; column < AccountTreeModel::ColumnCount; ++column) {
                page->view()->setColumnHidden(column, false);
            }
            page->view()->setColumnHidden(AccountTreeModel::NormShares, true);
            page->view()->setColumnHidden(AccountTreeModel::EffectiveUsage, true);
            page->view()->sortByColumn(AccountTreeModel::RawShares, Qt::DescendingOrder);
        }
        QVERIFY(shootInBothThemes(fixture, QString::fromLatin1(QTest::currentDataTag())));
    }

    void problemsAndNoticeDraw()
    {
        WindowFixture fixture;
        open(fixture);
        fixture.window.workspace()->setAlgorithm(Algorithm::DepthOblivious);
        QVERIFY(fixture.waitForResults());
        fixture.window.showProblems(true);
        QVERIFY(shoot(fixture, QStringLiteral("problems_light")));
    }

    void panelsAndQuestionsDraw_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : { "derive", "purchase", "import", "keys", "history", "recovery", "changed", "notsaved", "closing", "failure" }) {
            QTest::addRow("panel_%s", what) << QString::fromLatin1(what);
        }
    }
    void panelsAndQuestionsDraw()
    {
        QFETCH(QString, what);
        const QTemporaryDir files;
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        const QString path = files.filePath(QStringLiteral("university.apportion"));
        WindowFixture fixture;
        open(fixture);
        MainWindow &window = fixture.window;
        Document *document = window.workspace()->document();
        QVERIFY(writePolicyFile(path, document->snapshot()).isWritten());
        if (what == QLatin1String("recovery")) {
            {
                Document lost;
                Journal journal(&lost, files.path());
                const ReadPolicy read = readPolicyFile(path);
                lost.load(read, path, {}, {}, read.checksum);
                QSignalSpy writes(&journal, &Journal::written);
                lost.setRawShares({ secondAccount(fixture) }, 12);
                lost.addAccount(AssociationTree::root(), QStringLiteral("chemistry"));
                QTRY_VERIFY(!writes.isEmpty());
            }
            window.safetyNet()->protect(files.path());
            QTRY_VERIFY(window.notices()->recovery()->isVisible());
        } else {
            window.files()->open({ path });
            QVERIFY(fixture.waitForResults());
        }
        document->setMergeInterval(std::chrono::milliseconds(0));
        for (const std::uint32_t shares : { 12U, 14U }) {
            document->setRawShares({ secondAccount(fixture) }, shares);
        }
        document->addAccount(AssociationTree::root(), QStringLiteral("chemistry"));
        QVERIFY(fixture.waitForResults());
        if (what == QLatin1String("derive")) {
            pressOnPage(window, 1, QStringLiteral("Derive"));
        } else if (what == QLatin1String("purchase")) {
            pressOnPage(window, 1, QStringLiteral("Purchase"));
        } else if (what == QLatin1String("keys")) {
            window.actions()->shortcuts->trigger();
        } else if (what == QLatin1String("history")) {
            document->undoStack()->undo();
            window.actions()->history->trigger();
        } else if (what == QLatin1String("changed") || what == QLatin1String("notsaved")) {
            Snapshot others = document->original();
            others.policy.associations.setRawShares(secondAccount(fixture), 77);
            QVERIFY(writePolicyFile(path, others).isWritten());
            if (what == QLatin1String("notsaved")) {
                window.files()->save();
            } else {
                window.safetyNet()->lookAtFile();
            }
            QTRY_VERIFY(window.notices()->file()->isVisible());
        } else if (what == QLatin1String("failure")) {
            window.files()->open({ files.filePath(QStringLiteral("not there.apportion")) });
            QTRY_VERIFY(window.notices()->failure()->isVisible());
        } else if (what == QLatin1String("import")) {
            ImportDialog dialog(&window);
            dialog.placeFiles(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
            dialog.show();
            QVERIFY(shootInBothThemes(fixture, name, &dialog));
            return;
        } else if (what == QLatin1String("closing")) {
            QVERIFY(!window.close());
            auto *box = window.findChild<QMessageBox *>();
            QVERIFY(box != nullptr);
            QVERIFY(shootInBothThemes(fixture, name, box));
            box->reject();
            return;
        }
        QVERIFY(shootInBothThemes(fixture, name));
    }

    void everythingDrawsInOtherLanguages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("textSize");
        QTest::newRow("de_dark_large") << QStringLiteral("de") << true << 130;
        if (isSanitized) {
            return;
        }
        QTest::newRow("fr_large") << QStringLiteral("fr") << false << 130;
        QTest::newRow("zh") << QStringLiteral("zh_CN") << true << 100;
    }
    void everythingDrawsInOtherLanguages()
    {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        QFETCH(int, textSize);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        WindowFixture fixture(language);
        fixture.theme.setTextSize(textSize);
        fixture.theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        QCoreApplication::processEvents(); // all is styled anew
        open(fixture);
        MainWindow &window = fixture.window;
        const AssociationId account = secondAccount(fixture);
        window.workspace()->document()->setRawShares({ account }, 12);
        QVERIFY(fixture.waitForResults());
        window.workspace()->selectAssociation(account);
        const auto shootAs = [&](const QString &what) { QVERIFY(shoot(fixture, QStringLiteral("%1_%2").arg(name, what))); };
        for (int page = 0; page < MainWindow::pageNames().size(); ++page) {
            window.showPage(page);
            shootAs(MainWindow::pageNames()[page]);
        }
        for (Disclosure *disclosure : window.findChildren<Disclosure *>()) {
            disclosure->setOpen(true);
        }
        auto *accounts = qobject_cast<AccountsPage *>(window.page(PageName::Accounts));
        window.showPage(0);
        accounts->addPlaces->trigger();
        shootAs(QStringLiteral("accounts_forms"));
        accounts->placesForm()->closeForm();
        accounts->actions()->details->setChecked(true);
        shootAs(QStringLiteral("accounts_details"));
        pressOnPage(window, 1, QCoreApplication::translate("apportion::HardwarePage", "Derive"));
        shootAs(QStringLiteral("derive"));
        pressOnPage(window, 1, QCoreApplication::translate("apportion::HardwarePage", "Purchase"));
        shootAs(QStringLiteral("purchase"));
        window.showPage(3);
        window.workspace()->selectJobRow(0);
        shootAs(QStringLiteral("priority_forms"));
        pressOnPage(window, 4, QCoreApplication::translate("apportion::ComparePage", "Changes"));
        shootAs(QStringLiteral("changes"));
        for (QAction *drawer : { window.actions()->shortcuts, window.actions()->history }) {
            drawer->trigger();
            shootAs(drawer == window.actions()->history ? QStringLiteral("history") : QStringLiteral("keys"));
        }
        window.showProblems(true);
        shootAs(QStringLiteral("problems"));
        ImportDialog import(&window);
        import.show();
        QVERIFY(fixture.rest());
        QVERIFY(import.grab().save(QStringLiteral("%1/%2_import.png").arg(folder(), name)));
        window.files()->showCluster(fixture.theme.palette());
        QVERIFY(fixture.rest());
        QVERIFY(window.files()->clusterDialog()->grab().save(QStringLiteral("%1/%2_cluster.png").arg(folder(), name)));
        window.files()->clusterDialog()->close();
    }

private:
    static QString folder() { return QStringLiteral(APPORTION_BINARY_DIR "/screenshots"); }

    static void open(WindowFixture &fixture)
    {
        fixture.window.resize(1280, 800);
        fixture.window.show();
        const QList<Sample> samples = listSamples();
        const bool hasUniversity
            = std::any_of(samples.begin(), samples.end(), [](const Sample &sample) { return sample.name == QLatin1String("university"); });
        if (hasUniversity) {
            fixture.window.files()->openSample(QStringLiteral("university"));
            QVERIFY(fixture.waitForResults());
        } else {
            QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        }
    }

    static void pressOnPage(MainWindow &window, int page, const QString &text)
    {
        window.showPage(page);
        const auto buttons = window.currentPage()->findChildren<QAbstractButton *>();
        for (QAbstractButton *button : buttons) {
            if (button->text() == text) {
                button->click();
            }
        }
    }

    static AssociationId secondAccount(WindowFixture &fixture)
    {
        const AssociationTree &tree = fixture.window.workspace()->document()->policy().associations;
        AssociationId found = noAssociation;
        int accounts = 0;
        for (AssociationId id = 1; id < tree.rowCount() && accounts < 2; ++id) {
            if (tree.isLive(id) && tree.isAccount(id) && tree.parent(id) == AssociationTree::root()) {
                found = id;
                ++accounts;
            }
        }
        return found;
    }

    static bool shoot(WindowFixture &fixture, const QString &name)
    {
        if (!fixture.rest()) {
            return false;
        }
        const QPixmap picture = fixture.window.grab();
        return picture.size() == fixture.window.size() && picture.save(QStringLiteral("%1/%2.png").arg(folder(), name));
    }

    /// NAME_light and NAME_dark, of the window or of what it asks.
    static bool shootInBothThemes(WindowFixture &fixture, const QString &name, QWidget *dialog = nullptr)
    {
        bool done = true;
        for (const bool dark : { false, true }) {
            fixture.theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
            const QString full = name + (dark ? QStringLiteral("_dark") : QStringLiteral("_light"));
            if (dialog == nullptr) {
                done = shoot(fixture, full) && done;
            } else {
                done = fixture.rest() && dialog->grab().save(QStringLiteral("%1/%2.png").arg(folder(), full)) && done;
            }
        }
        return done;
    }
};

APPORTION_TEST(TestScreenshots)
} // namespace test_screenshots

#include "test_screenshots.moc"
