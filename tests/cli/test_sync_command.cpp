// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_run.h"
#include "storage/policy_file.h"
#include "support/test_case.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace test_sync_command
{

using namespace apportion;
using namespace apportion::testing;

class TestSyncCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(m_folder.isValid());
        Policy policy;
        AssociationTree &tree = policy.associations;
        const AssociationId bio = tree.addAccount(AssociationTree::root(), "bio");
        tree.addAccount(AssociationTree::root(), "chem");
        tree.addUser(bio, "ann");
        tree.addUser(bio, "bob");
        QVERIFY(writePolicyFile(file("draft.apportion"), Project(policy, {})).isWritten());
        write("people.csv", "user,account\nann,chem\ncy,bio\n");
    }

    void changesAreShownAndNothingIsWritten()
    {
        const QByteArray before = read("draft.apportion");
        const Run shown = run({ "sync", path("draft.apportion"), path("people.csv") });
        QCOMPARE(shown.out, QStringLiteral("moved ann from bio to chem\nleft bob\nnew cy to bio\n"));
        QCOMPARE(shown.exitCode, 1);
        QCOMPARE(read("draft.apportion"), before);
        const QJsonArray rows = QJsonDocument::fromJson(run({ "sync", path("draft.apportion"), path("people.csv"), "--json" }).out.toUtf8()).array();
        QCOMPARE(rows.size(), 3);
        const QJsonObject left { { "change", "left" }, { "user", "bob" }, { "chosen", false } };
        QCOMPARE(rows[1].toObject(), left);
    }

    void whoIsCalledWhatNobodyCanIsNamedAndLeftOut()
    {
        write("names.csv", "user,account\nann,bio\nbob,bio\nlee rer,chem\ncy,chem\n");
        const Run done = run({ "sync", path("draft.apportion"), path("names.csv"), "--apply", "--out", path("names.apportion") });
        QCOMPARE(done.exitCode, 1);
        QVERIFY2(done.out.startsWith(QStringLiteral("new cy to chem\nnew lee rer to chem: cannot be. Blanks ")), qPrintable(done.out));
        const QJsonArray rows = QJsonDocument::fromJson(run({ "sync", path("draft.apportion"), path("names.csv"), "--json" }).out.toUtf8()).array();
        QCOMPARE(rows[1].toObject()[QLatin1String("chosen")].toBool(), false);
        QVERIFY(rows[1].toObject()[QLatin1String("refused")].toString().contains(QStringLiteral("cannot stand in a name")));
        QVERIFY(run({ "sync", path("names.apportion"), path("names.csv") }).out.startsWith(QStringLiteral("new lee rer")));
    }

    void sharesOfAListAreTaken()
    {
        write("shares.csv", "user,account,shares\nann,bio,40\nbob,chem,parent\n");
        const Run shown = run({ "sync", path("draft.apportion"), path("shares.csv") });
        QCOMPARE(shown.out, QStringLiteral("shares ann in bio from 1 to 40\nmoved bob from bio to chem with shares parent\n"));
        const QJsonArray rows = QJsonDocument::fromJson(run({ "sync", path("draft.apportion"), path("shares.csv"), "--json" }).out.toUtf8()).array();
        QCOMPARE(rows[0].toObject()[QLatin1String("shares")].toInt(), 40);
        QCOMPARE(rows[1].toObject()[QLatin1String("shares")].toString(), QStringLiteral("parent"));
        QCOMPARE(run({ "sync", path("draft.apportion"), path("shares.csv"), "--apply", "--out", path("shares.apportion") }).exitCode, 0);
        QCOMPARE(run({ "sync", path("shares.apportion"), path("shares.csv") }).exitCode, 0);
    }

    void nobodyIsRemovedUnlessItIsAskedFor()
    {
        QCOMPARE(run({ "sync", path("draft.apportion"), path("people.csv"), "--apply" }).exitCode, 0);
        const Run rest = run({ "sync", path("draft.apportion"), path("people.csv") });
        QCOMPARE(rest.out, QStringLiteral("left bob\n"));
        // one of two is more than 5 %
        const Run many = run({ "sync", path("draft.apportion"), path("people.csv"), "--apply", "--remove" });
        QCOMPARE(many.exitCode, 2);
        QVERIFY2(many.err.contains(QStringLiteral("--allow-removals 1\n")), qPrintable(many.err));
        QCOMPARE(run({ "sync", path("draft.apportion"), path("people.csv") }).out, QStringLiteral("left bob\n"));
        QCOMPARE(run({ "sync", path("draft.apportion"), path("people.csv"), "--apply", "--remove", "--allow-removals", "1", "--out",
                         path("out.apportion") })
                     .exitCode,
            0);
        QCOMPARE(run({ "sync", path("out.apportion"), path("people.csv") }).exitCode, 0);
        QCOMPARE(run({ "sync", path("draft.apportion"), path("people.csv") }).exitCode, 1);
        QVERIFY(run({ "diff", path("draft.apportion"), path("out.apportion") }).out.contains(QStringLiteral("bob")));
    }

    void aBrokenOrEmptyListRemovesNobody()
    {
        const QByteArray before = read("draft.apportion");
        write("open.csv", "user,account\n\"ann,bio\nbob,bio\n");
        const Run open = run({ "sync", path("draft.apportion"), path("open.csv"), "--apply", "--remove", "--allow-removals", "2" });
        QCOMPARE(open.exitCode, 2);
        QVERIFY2(open.err.contains(QStringLiteral("open.csv:2: error: A quote is left open.")), qPrintable(open.err));
        write("empty.csv", "user,account\n");
        const Run empty = run({ "sync", path("draft.apportion"), path("empty.csv"), "--apply", "--remove" });
        QCOMPARE(empty.exitCode, 2);
        QVERIFY2(empty.err.contains(QStringLiteral("from 2 of 2 users")), qPrintable(empty.err));
        QVERIFY(run({ "sync", path("draft.apportion"), path("empty.csv"), "--remove" }).err.contains(QStringLiteral("go with --apply")));
        QCOMPARE(run({ "sync", path("draft.apportion"), path("empty.csv"), "--out", path("never.apportion") }).exitCode, 2);
        QVERIFY(!QFile::exists(file("never.apportion")));
        QCOMPARE(read("draft.apportion"), before);
    }

    void whatIsNoListLeavesTheFile()
    {
        const QByteArray before = read("draft.apportion");
        write("bad.csv", "name,mail\nann,x\n");
        const Run bad = run({ "sync", path("draft.apportion"), path("people.csv"), path("bad.csv"), "--apply" });
        QCOMPARE(bad.exitCode, 2);
        QVERIFY(bad.err.contains(QStringLiteral("bad.csv is no list of people")));
        QCOMPARE(run({ "sync", path("draft.apportion"), path("gone.csv") }).exitCode, 2);
        QCOMPARE(run({ "sync", path("people.csv"), path("people.csv") }).exitCode, 2);
        QCOMPARE(read("draft.apportion"), before);
    }

    void whoWasRenamedIsFoundByAnEarlierList()
    {
        write("before.txt", "ann:x:1001:1::/:/\nbob:x:1002:1::/:/\n");
        write("now.txt", "anna:x:1001:1::/:/\nbob:x:1002:1::/:/\n");
        QCOMPARE(run({ "sync", path("draft.apportion"), path("now.txt"), "--before", path("before.txt"), "--apply" }).out,
            QStringLiteral("renamed anna from ann\n"));
        QCOMPARE(run({ "sync", path("draft.apportion"), path("now.txt") }).exitCode, 0);
    }

private:
    [[nodiscard]] QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] std::string path(const char *name) const { return file(name).toStdString(); }
    [[nodiscard]] QByteArray read(const char *name) const
    {
        QFile opened(file(name));
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    void write(const char *name, const char *text) const
    {
        QFile opened(file(name));
        QVERIFY(opened.open(QIODevice::WriteOnly));
        opened.write(text);
    }

    QTemporaryDir m_folder;
};

APPORTION_TEST(TestSyncCommand)
} // namespace test_sync_command

#include "test_sync_command.moc"
