// SPDX-License-Identifier: GPL-3.0-or-later
// A draft from its beginning to its return: made, closed, saved, reopened, reloaded, recovered, shown.
#include "gui/files/new_dialog.h"
#include "gui/shell/presentation.h"
#include "gui/shell/start_page.h"
#include "storage/export_files.h"
#include "storage/policy_json.h"
#include "support/export_bundle.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QStringEncoder>
#include <QTableWidget>
#include <QTemporaryDir>

#include <algorithm>

namespace test_draft_life
{

using namespace apportion;

class TestDraftLife : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newPolicyIsMade();
    void newPolicyIsWhatTheTableSays();
    void newPolicyIsRefused_data();
    void newPolicyIsRefused();
    void nodesOfANewPolicyAreWholeNumbers();
    void usersOfANewPolicyMayStandInRoot();
    void accountsOfANewPolicyHangAsDeepAsTheyAreWritten();
    void whatWasWrittenIsNotLostToAnotherBeginning();
    void whatWasTypedIsThereAfterItWasGivenUp();
    void accountsAreReadFromTablesOfSpreadsheets();
    void newDialogOpensItsPolicy();
    void whatIsTypedOfANewPolicyOutlivesTheQuestionAboutTheOldOne();
    void closingLeadsToTheStartPage();
    void compareAndExportSayTheSame();

private:
    /// What Compare and Export say of a window's policy.
    static QStringList said(const Workspace *workspace)
    {
        QStringList lines;
        const Results &results = *workspace->results();
        lines.append(QString::number(results.changes.size()));
        for (const ComparedUser &user : results.users) {
            const AssociationTree &tree = user.after == noAssociation ? results.baseline->tree() : results.evaluation->tree();
            const AssociationId id = user.after == noAssociation ? user.before : user.after;
            lines.append(QStringLiteral("%1/%2 %3 %4")
                             .arg(QString::fromUtf8(tree.accountName(id).data(), static_cast<qsizetype>(tree.accountName(id).size())),
                                 QString::fromUtf8(tree.name(id).data(), static_cast<qsizetype>(tree.name(id).size())))
                             .arg(user.rankBefore)
                             .arg(user.rankAfter));
        }
        lines.sort(); // of what is alike, ids decide the order
        for (const std::optional<std::string> &text : test::exportedTexts(exportSource(workspace->document()->project()))) {
            lines.append(QString::fromStdString(text.value_or("none")));
        }
        return lines;
    }
    static void shoot(WindowFixture &fixture, QWidget *widget, const QString &name)
    {
        QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
        for (const bool dark : { true, false }) {
            fixture.theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
            QVERIFY(fixture.rest());
            QVERIFY(widget->grab().save(
                QStringLiteral(APPORTION_BINARY_DIR "/screenshots/%1_%2.png").arg(name, dark ? QStringLiteral("dark") : QStringLiteral("light"))));
        }
    }
};

void TestDraftLife::newPolicyIsMade()
{
    for (const NewPolicyTemplate &one : newPolicyTemplates()) {
        for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious }) {
            NewPolicy wanted = one.policy;
            wanted.algorithm = algorithm;
            const MadePolicy made = makePolicy(wanted);
            QVERIFY2(made.problems.isEmpty(), qPrintable(made.problems.join(QLatin1Char('\n'))));
            QCOMPARE(made.project.policy.priority.algorithm(), algorithm);
            QCOMPARE(made.project.policy.partitions->size(), wanted.partitions.size());
            QCOMPARE(made.project.policy.partitions->front().nodes.size(), std::size_t { 1 });
            QCOMPARE(made.project.baseline->snapshot.policy.associations.count(), AssociationId { 2 }); // root and the user root
            QVERIFY(readPolicyJson(writePolicyJson(made.project), "new").complete);
        }
    }
}

void TestDraftLife::newPolicyIsWhatTheTableSays()
{
    NewPolicy wanted = newPolicyTemplates().front().policy;
    wanted.nodes = { { QStringLiteral("g[1-4]"), 64, 512, 4 } };
    for (const char *table : { "lab, 7, school\nlab/ann, 3\nschool, 40\nother/bob\n",
             "User;Account;Parent;Shares\n;lab;school;7\nann;lab;;3\n;school;;40\nbob;other;;\n" }) {
        wanted.accounts = QString::fromLatin1(table);
        const MadePolicy made = makePolicy(wanted);
        QVERIFY2(made.problems.isEmpty(), qPrintable(made.problems.join(QLatin1Char('\n'))));
        const AssociationTree &tree = made.project.policy.associations;
        const AssociationId lab = tree.findAccount("lab");
        QVERIFY(lab != noAssociation);
        QCOMPARE(tree.name(tree.parent(lab)), std::string_view("school"));
        QCOMPARE(tree.rawShares(lab), 7U);
        QCOMPARE(tree.rawShares(tree.findUser(lab, "ann")), 3U);
        QCOMPARE(tree.rawShares(tree.findAccount("school")), 40U);
        QVERIFY(tree.findUser(tree.findAccount("other"), "bob") != noAssociation); // whose account has no line of its own
        QCOMPARE(tree.count(), AssociationId { 7 });
    }
    const NodeGroup group = makePolicy(wanted).project.policy.nodeGroups->front();
    QCOMPARE(group.count, 4U);
    QCOMPARE(group.cpus, 64U);
    QCOMPARE(group.memoryMb, std::uint64_t { 512 } * 1024);
    QCOMPARE(group.gres.size(), std::size_t { 1 });
}

void TestDraftLife::newPolicyIsRefused_data()
{
    QTest::addColumn<QString>("cluster");
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("accounts");
    const QString good = QStringLiteral("n[1-2]");
    const QString name = QStringLiteral("c");
    QTest::newRow("no name") << QString() << good << QString();
    QTest::newRow("a name that begins another line") << QStringLiteral("c\nInclude /etc/passwd") << good << QString();
    QTest::newRow("a name that a shell takes for more") << QStringLiteral("x;rm") << good << QString();
    QTest::newRow("nodes that set something") << name << QStringLiteral("n1 State=DOWN") << QString();
    QTest::newRow("no nodes") << name << QString() << QString();
    QTest::newRow("shares that are no number") << name << good << QStringLiteral("physics, many");
    QTest::newRow("too many shares") << name << good << QStringLiteral("physics, 99999999999");
    QTest::newRow("a circle") << name << good << QStringLiteral("a, 1, b\nb, 1, a");
    QTest::newRow("an account twice") << name << good << QStringLiteral("a, 40\na, 50");
    QTest::newRow("a user twice") << name << good << QStringLiteral("a/ann\na/ann");
    QTest::newRow("the user root, who is there") << name << good << QStringLiteral("root/root");
    QTest::newRow("a field too many") << name << good << QStringLiteral("a, 1, root, 9");
    QTest::newRow("a column that is not read") << name << good << QStringLiteral("Account,Shares,Limit\na,1,7");
    QTest::newRow("too deep a name") << name << good << QStringLiteral("a/b/c, 1");
}

void TestDraftLife::newPolicyIsRefused()
{
    QFETCH(QString, cluster);
    QFETCH(QString, nodes);
    QFETCH(QString, accounts);
    NewPolicy wanted;
    wanted.cluster = cluster;
    wanted.nodes = { { nodes, 1, 1, 0 } };
    wanted.partitions = { { QStringLiteral("batch") } };
    wanted.accounts = accounts;
    QVERIFY(!makePolicy(wanted).problems.isEmpty());
}

void TestDraftLife::nodesOfANewPolicyAreWholeNumbers()
{
    NewPolicy wanted = newPolicyTemplates().front().policy;
    wanted.nodes = { { QStringLiteral("n[1-2]"), 65533, 1 << 24, 0 } };
    QCOMPARE(makePolicy(wanted).problems, QStringList());
    for (const NewNodes &bad : { NewNodes { QStringLiteral("n1"), 0, 1, 0 }, NewNodes { QStringLiteral("n1"), 65534, 1, 0 },
             NewNodes { QStringLiteral("n1"), 1, -1, 0 }, NewNodes { QStringLiteral("n1"), 1, 1, -1 } }) {
        wanted.nodes = { bad };
        const QStringList problems = makePolicy(wanted).problems;
        QVERIFY2(problems.size() == 1 && problems.first().startsWith(QStringLiteral("Nodes n1:")), qPrintable(problems.join(QLatin1Char('\n'))));
    }
    // as they are typed
    NewDialog dialog;
    auto *nodes = dialog.findChild<QTableWidget *>();
    for (const QString &typed : { QStringLiteral("1e30"), QStringLiteral("99999999999"), QStringLiteral("many"), QStringLiteral("1.5") }) {
        nodes->item(0, 2)->setText(typed);
        QCOMPARE(dialog.wanted().nodes.front().memoryGb, -1);
    }
    nodes->item(0, 2)->setText(QString());
    QCOMPARE(dialog.wanted().nodes.front().memoryGb, 1);
    // numbers end below the end of their title, while they are written as well
    nodes->item(0, 2)->setText(QStringLiteral("256"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog, patience));
    const QRect cell = nodes->visualItemRect(nodes->item(0, 2));
    const QImage picture = nodes->viewport()->grab(cell).toImage();
    const auto hasInk = [&picture](int from, int to) {
        for (int x = from; x < to; ++x) {
            for (int y = 6; y < picture.height() - 6; ++y) {
                if (picture.pixel(x, y) != picture.pixel(picture.width() / 2, 6)) {
                    return true;
                }
            }
        }
        return false;
    };
    QVERIFY(!hasInk(4, picture.width() / 2) && hasInk(picture.width() / 2, picture.width() - 4));
    QVERIFY(nodes->horizontalHeaderItem(2)->textAlignment() & Qt::AlignRight);
    nodes->editItem(nodes->item(0, 2));
    const auto *editor = nodes->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr && editor->alignment().testFlag(Qt::AlignRight));
}

void TestDraftLife::usersOfANewPolicyMayStandInRoot()
{
    NewPolicy wanted = newPolicyTemplates().front().policy;
    wanted.accounts = QStringLiteral("a, 4\nroot/ann, 3\n");
    const MadePolicy made = makePolicy(wanted);
    QVERIFY2(made.problems.isEmpty(), qPrintable(made.problems.join(QLatin1Char('\n'))));
    const AssociationTree &tree = made.project.policy.associations;
    QCOMPARE(tree.rawShares(tree.findUser(AssociationTree::root(), "ann")), 3U);
    QCOMPARE(made.project.baseline->info.name, QStringLiteral("an empty cluster"));
}

void TestDraftLife::accountsOfANewPolicyHangAsDeepAsTheyAreWritten()
{
    constexpr int depth = 60000; // as a pasted table may have lines
    QString chain;
    for (int i = 1; i < depth; ++i) {
        chain += QStringLiteral("a%1, 1, a%2\n").arg(i).arg(i + 1);
    }
    NewPolicy wanted = newPolicyTemplates().front().policy;
    wanted.accounts = chain;
    const MadePolicy made = makePolicy(wanted);
    QCOMPARE(made.problems, QStringList());
    const AssociationTree &tree = made.project.policy.associations;
    AssociationId at = tree.findAccount("a1");
    for (int i = 1; i < depth; ++i) {
        at = tree.parent(at);
    }
    QCOMPARE(tree.name(at), std::string_view("a60000")); // which has no line of its own
    QCOMPARE(tree.parent(at), AssociationTree::root());

    // who hangs below a circle has no place either, and each circle is told once
    wanted.accounts = chain + QStringLiteral("a60000, 1, a59998\nb, 5\nb/ann, 1\na1/bob, 1\n");
    const QStringList problems = makePolicy(wanted).problems;
    QVERIFY2(problems.size() == 1 && problems.first().contains(QStringLiteral("hangs below itself")), qPrintable(problems.join(QLatin1Char('\n'))));
}

void TestDraftLife::whatWasWrittenIsNotLostToAnotherBeginning()
{
    WindowFixture fixture;
    NewDialog dialog(&fixture.window);
    NewPolicy wanted = dialog.wanted();
    wanted.cluster = QStringLiteral("mine");
    wanted.accounts = QStringLiteral("astronomy, 70");
    dialog.setWanted(wanted);
    auto *beginning = dialog.findChild<QComboBox *>();
    QVERIFY(beginning->count() > 1);
    Q_EMIT beginning->activated(1);
    QCOMPARE(dialog.wanted().cluster, newPolicyTemplates()[1].policy.cluster);
    Q_EMIT beginning->activated(0);
    QCOMPARE(dialog.wanted().cluster, QStringLiteral("mine"));
    QCOMPARE(dialog.wanted().accounts, QStringLiteral("astronomy, 70"));
}

void TestDraftLife::whatWasTypedIsThereAfterItWasGivenUp()
{
    WindowFixture fixture;
    const auto open = [&fixture] {
        fixture.window.files()->chooseNew();
        return QPointer<NewDialog>(fixture.window.findChild<NewDialog *>());
    };
    const auto close = [](const QPointer<NewDialog> &dialog) {
        dialog->reject();
        QTRY_VERIFY(dialog.isNull());
    };
    QPointer<NewDialog> dialog = open();
    const qsizetype beginnings = dialog->findChild<QComboBox *>()->count();
    Q_EMIT dialog->findChild<QComboBox *>()->activated(1); // looked at, and nothing typed
    close(dialog);
    dialog = open();
    QCOMPARE(dialog->findChild<QComboBox *>()->count(), beginnings);
    NewPolicy wanted = dialog->wanted();
    wanted.accounts = QStringLiteral("astronomy, 70\nastronomy/ann");
    wanted.nodes.push_back({ QStringLiteral("big[1-4]"), 128, 2048, 8 });
    dialog->setWanted(wanted);
    close(dialog);
    for (int time = 0; time < 3; ++time) { // and after it was given up once more, under another beginning
        dialog = open();
        QVERIFY(dialog->wanted() == wanted);
        auto *beginning = dialog->findChild<QComboBox *>();
        QCOMPARE(beginning->count(), beginnings + 1);
        QCOMPARE(beginning->currentIndex(), 0);
        Q_EMIT beginning->activated(1);
        QVERIFY(dialog->wanted() == newPolicyTemplates().front().policy);
        if (time == 0) {
            Q_EMIT beginning->activated(0);
        }
        close(dialog);
    }
    dialog = open();
    dialog->accept();
    QTRY_VERIFY(fixture.window.workspace()->hasPolicy());
    QTRY_VERIFY(dialog.isNull());
    dialog = open();
    QCOMPARE(dialog->findChild<QComboBox *>()->count(), beginnings);
}

void TestDraftLife::accountsAreReadFromTablesOfSpreadsheets()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    };
    NewDialog dialog;
    NewPolicy wanted = dialog.wanted();
    wanted.accounts = QStringLiteral("typed, 70");
    dialog.setWanted(wanted);
    auto *field = dialog.findChild<QPlainTextEdit *>();
    const auto *problem = dialog.findChild<QLabel *>(QStringLiteral("problem"));
    QVERIFY(field != nullptr && problem != nullptr);
    const QString table = QStringLiteral("Account\tShares\nmüller\t7\n");
    QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    const QByteArray wide = utf16(table);
    for (const QByteArray &bytes : { table.toUtf8(), "\xef\xbb\xbf" + table.toUtf8(), wide }) {
        dialog.readAccounts(write("table.txt", bytes));
        QTRY_COMPARE(field->toPlainText(), table);
        field->undo();
        QCOMPARE(field->toPlainText(), QStringLiteral("typed, 70"));
    }
    for (const QByteArray &bytes : { table.toLatin1(), wide.chopped(1) }) {
        dialog.readAccounts(write("old.csv", bytes));
        QTRY_VERIFY(problem->text().startsWith(QStringLiteral("old.csv is text neither in UTF-8")));
        QCOMPARE(field->toPlainText(), QStringLiteral("typed, 70"));
        dialog.readAccounts(folder.path());
        QTRY_VERIFY(problem->text().endsWith(QStringLiteral("it is not a file")));
    }
}

void TestDraftLife::newDialogOpensItsPolicy()
{
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    fixture.window.show();
    fixture.window.files()->chooseNew();
    auto *dialog = fixture.window.findChild<NewDialog *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->windowModality(), Qt::WindowModal);
    shoot(fixture, dialog, QStringLiteral("new"));
    NewPolicy wanted = dialog->wanted();
    QVERIFY(wanted.nodes.size() == 1 && wanted.partitions.size() == 1);
    wanted.accounts = QStringLiteral("a, many");
    dialog->setWanted(wanted);
    dialog->accept();
    const auto labels = dialog->findChildren<QLabel *>();
    QTRY_VERIFY(std::any_of(
        labels.begin(), labels.end(), [](const QLabel *label) { return label->isVisible() && label->text().contains(QStringLiteral("a, many")); }));
    wanted.cluster = QStringLiteral("Fresh");
    wanted.accounts = QStringLiteral("a, 4\na/ann");
    dialog->setWanted(wanted);
    dialog->accept();
    QTRY_VERIFY(fixture.window.workspace()->hasPolicy());
    QVERIFY(fixture.waitForResults());
    const Document *document = fixture.window.workspace()->document();
    QCOMPARE(document->policy().clusterName, std::string("fresh"));
    QVERIFY(document->filePath().isEmpty());
    // all of it is to be made on the cluster
    const std::vector<std::optional<std::string>> texts = [document] {
        const auto bundle = test::exportedTexts(exportSource(document->project()));
        return std::vector<std::optional<std::string>>(bundle.begin(), bundle.end());
    }();
    QVERIFY(std::any_of(texts.begin(), texts.end(), [](const auto &text) { return text && text->find("add account") != std::string::npos; }));
}

void TestDraftLife::whatIsTypedOfANewPolicyOutlivesTheQuestionAboutTheOldOne()
{
    WindowFixture fixture;
    fixture.window.show();
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    Document *document = fixture.window.workspace()->document();
    document->setRawShares({ document->policy().associations.findAccount("bio") }, 33);
    fixture.window.files()->chooseNew();
    const QPointer<NewDialog> dialog = fixture.window.findChild<NewDialog *>();
    NewPolicy wanted = dialog->wanted();
    wanted.cluster = QStringLiteral("fresh");
    wanted.accounts = QStringLiteral("a, 4\na/ann");
    dialog->setWanted(wanted);
    for (const QMessageBox::StandardButton answer : { QMessageBox::Cancel, QMessageBox::Discard }) {
        dialog->accept();
        QMessageBox *box = nullptr;
        QTRY_VERIFY((box = fixture.window.findChild<QMessageBox *>()) != nullptr && box->isVisible());
        QVERIFY(dialog->isVisible());
        box->button(answer)->click();
        QTRY_VERIFY(fixture.window.findChild<QMessageBox *>() == nullptr);
        if (answer == QMessageBox::Cancel) {
            QVERIFY(dialog != nullptr && dialog->isVisible());
            QCOMPARE(dialog->wanted().accounts, wanted.accounts);
            QVERIFY(document->isModified());
        }
    }
    QTRY_VERIFY(dialog == nullptr);
    QCOMPARE(document->policy().clusterName, std::string("fresh"));
}

void TestDraftLife::closingLeadsToTheStartPage()
{
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    fixture.window.show();
    QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
    const auto *start = fixture.window.findChild<StartPage *>();
    QVERIFY(!start->isVisible());
    fixture.window.files()->closePolicy();
    QVERIFY(!fixture.window.workspace()->hasPolicy());
    QVERIFY(start->isVisible());
    QVERIFY(fixture.window.workspace()->results() == nullptr);
    shoot(fixture, &fixture.window, QStringLiteral("closed"));
    QVERIFY(fixture.openGolden(QStringLiteral("odyssey"))); // and on again
    QVERIFY(!start->isVisible());
    QVERIFY(fixture.window.workspace()->results() != nullptr);
}

void TestDraftLife::compareAndExportSayTheSame()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("draft.apportion"));
    const QString journals = folder.filePath(QStringLiteral("journals"));
    QStringList expected;
    {
        WindowFixture fixture;
        fixture.window.safetyNet()->protect(journals);
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        Document *document = fixture.window.workspace()->document();
        const auto account = [document](const char *name) { return document->policy().associations.findAccount(name); };
        document->setRawShares({ account("bio") }, 77);
        QVERIFY(document->removeAssociations({ account("zero") }).done);
        QVERIFY(document->renameAssociation(account("physics"), QStringLiteral("astro")).done);
        QVERIFY(document->addUsers(account("chem"), { QStringLiteral("new") }).done);
        QVERIFY(document->duplicateScenario(QStringLiteral("b"), QStringLiteral("a")));
        document->setRawShares({ account("idle1") }, 3);
        Policy draft = document->policy();
        draft.priority.weightAge = 4242;
        document->setSetting(draft, PriorityKey::PriorityWeightAge);
        const QSignalSpy kept(fixture.window.safetyNet()->journal(), &Journal::written);
        // written to no file of its own yet: killed now, it comes back
        const WrittenPolicy written = writePolicyFile(path, document->project());
        document->setSaved(path, written.checksum);
        document->setRawShares({ account("neuro") }, 50);
        QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), patience);
        QVERIFY(fixture.waitForResults());
        expected = said(fixture.window.workspace());
        QVERIFY(expected.join(QString()).contains(QStringLiteral("sacctmgr cannot rename")));
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*fixture.window.workspace(), copy, {}), QString());
        WindowFixture large;
        presentIn(&large.window, copy);
        QVERIFY(large.waitForResults());
        QCOMPARE(said(large.window.workspace()), expected);
        QTRY_VERIFY_WITH_TIMEOUT(QDir(journals).entryList({ QStringLiteral("*.journal") }).size() == 1, patience);
        QFile::copy(path, path + QStringLiteral(".copy"));
        // what a killed program leaves
        QTest::qWait(1); // deliver what is queued
        const QDir from(journals);
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("killed"))));
        for (const QString &name : from.entryList(QDir::Files)) {
            if (!name.endsWith(QLatin1String(".lock"))) {
                QVERIFY(QFile::copy(from.filePath(name), folder.filePath(QStringLiteral("killed/") + name)));
            }
        }
        document->undoStack()->setClean(); // closing is not to ask
    }
    {
        WindowFixture fixture; // recovered
        fixture.window.safetyNet()->protect(folder.filePath(QStringLiteral("killed")));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.safetyNet()->works().empty(), patience);
        fixture.window.safetyNet()->recoverFirst();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace()->hasPolicy(), patience);
        QVERIFY(fixture.waitForResults());
        QCOMPARE(said(fixture.window.workspace()), expected);
        fixture.window.files()->save();
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.workspace()->document()->isModified(), patience);
    }
    WindowFixture fixture; // reopened
    fixture.window.files()->open({ path });
    QVERIFY(fixture.waitForResults());
    QCOMPARE(said(fixture.window.workspace()), expected);
    Document *document = fixture.window.workspace()->document();
    document->setRawShares({ document->policy().associations.findAccount("bio") }, 1);
    fixture.window.safetyNet()->reload();
    QTRY_VERIFY_WITH_TIMEOUT(!document->isModified(), patience);
    QVERIFY(fixture.waitForResults());
    QCOMPARE(said(fixture.window.workspace()), expected);
    QCOMPARE(document->project().scenario, QStringLiteral("b"));
    QCOMPARE(document->project().others.size(), std::size_t { 1 });
}

APPORTION_TEST(TestDraftLife)
} // namespace test_draft_life

#include "test_draft_life.moc"
