// SPDX-License-Identifier: GPL-3.0-or-later
// The scripts are really run, against a sacctmgr that answers from tables and writes down how it was called.
#include "slurm/change/change_script.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace test_change_script
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

constexpr const char *site = "QOS - 'normal':Description='Normal QOS default'\n"
                             "QOS - 'high':Description='high':Priority=100\n"
                             "Cluster - 'oracle':Fairshare=1:QOS='normal'\n"
                             "Parent - 'root'\n"
                             "User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1\n"
                             "Account - 'chem':Description='chem':Organization='org':Fairshare=25:GrpTRES=cpu=4,mem=2048\n"
                             "Account - 'physics':Description='physics':Organization='org':Fairshare=30:Priority=10\n"
                             "Parent - 'chem'\n"
                             "User - 'ann':DefaultAccount='chem':Fairshare=1:MaxWallDurationPerJob=1530\n"
                             "User - 'bob':DefaultAccount='chem':Fairshare=2\n";

/// What sacctmgr shows of that site, as Slurm 22.05 prints it.
constexpr const char *siteTable = "Account|User|Partition|ParentName|Share|Priority|QOS|GrpTRES|MaxWall\n"
                                  "root||||1||normal||\n"
                                  "root|root|||1||||\n"
                                  "chem|||root|25|||cpu=4,mem=2G|\n"
                                  "chem|ann|||1||||1-01:30:00\n"
                                  "chem|bob|||2||||\n"
                                  "physics|||root|30|10|||\n";

/// A program in the place of sacctmgr. It answers `show` from tables with a header, of which it prints the columns that
/// are asked for, and takes the second set of tables when it was called for as many changes as are expected.
constexpr const char *fakeSacctmgr = R"sh(#!/bin/sh
if [ "$1 $2" = "-i dump" ]; then # into the folder that it is called in
    [ -f "$FAKE/mute-dump" ] && { echo "fake: no dump"; exit 1; }
    echo "as it was after $(cat "$FAKE/count") calls" >"${4#file=}"
    exit 0
fi
cd "$FAKE" || exit 9
if [ "$1" = -i ]; then
    [ -f whisper ] && [ "$(cat whisper)" = "$(($(cat count) + 1))" ] && { echo " sacctmgr: error: fake whisper"; exit 0; }
    [ -f fail ] && [ "$(cat fail)" = "$(($(cat count) + 1))" ] && { echo "fake failure"; exit 1; }
    echo $(($(cat count) + 1)) > count
    printf '%s\0' "$@" >> calls
    printf '\n' >> calls
    exit 0
fi
printf '%s\0' "$@" >> questions
[ -f mute ] && { echo "fake: no connection" >&2; exit 1; }
[ "$(cat count)" -ge "$(cat wanted)" ] && side=after || side=before
list=$3
case "$*" in *onlydefaults*) list=defaults ;; esac
for argument; do :; done
awk -F'|' -v columns="${argument#format=}" '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; n = split(columns, want, ","); next }
    { line = ""; for (i = 1; i <= n; i++) line = line (i > 1 ? "|" : "") (want[i] in at ? $(at[want[i]]) : ""); print line }' "$list.$side"
)sh";

/// Programs in the place of squeue and sshare, which print a file.
constexpr const char *fakePrinter = R"sh(#!/bin/sh
name=$(basename "$0")
[ -f "$FAKE/mute-$name" ] && { echo "fake: no slurmctld" >&2; exit 1; }
[ ! -f "$FAKE/$name.txt" ] || cat "$FAKE/$name.txt"
)sh";

Policy read(const QString &text)
{
    Policy policy;
    Diagnostics diagnostics;
    readFlatFile(text.toStdString(), "associations.cfg", policy, diagnostics);
    return policy;
}

/// A text with replacements, each of which must find something.
QString replaced(QString text, const QList<std::pair<QString, QString>> &edits)
{
    for (const auto &[from, to] : edits) {
        if (!text.contains(from)) {
            qFatal("there is no %s", qPrintable(from));
        }
        text.replace(from, to);
    }
    return text;
}

struct Outcome
{
    int exitCode = -1;
    QString output; ///< standard and error output
    QByteArray calls; ///< changes: arguments with a NUL behind each, a call a line
};

/// A folder in which a script runs against the fake.
class Cluster
{
public:
    Cluster()
    {
        program("sacctmgr", fakeSacctmgr);
        program("squeue", fakePrinter);
        program("sshare", fakePrinter);
        write("count", "0");
        table("cluster", "Cluster\noracle\n");
        table("qos", "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000||Normal QOS default\nhigh|100|1.000000||high\n");
        table("account", "Account|Description|Organization\nroot|default root account|root\nchem|chem|org\nphysics|physics|org\n");
        table("user", "User|AdminLevel|Coordinators\nroot|Administrator|\nann|None|\nbob|None|\n");
        table("defaults", "User|Account\nroot|root\nann|chem\nbob|chem\n");
        table("wckey", "User|WCKey\nann|*\n");
        table("assoc", siteTable);
    }

    void program(const QString &name, const QByteArray &text) const
    {
        write(name, text);
        QFile::setPermissions(m_folder.filePath(name), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    /// What the scripts kept of the cluster as it was.
    [[nodiscard]] QStringList kept() const { return QDir(m_folder.path()).entryList({ "before-*" }); }
    void write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    /// What a list shows before the changes, and after them.
    void table(const QString &name, const QString &before, const QString &after = {}) const
    {
        write(name + ".before", before.toUtf8());
        write(name + ".after", (after.isEmpty() ? before : after).toUtf8());
    }
    void remove(const QString &name) const { QFile::remove(m_folder.filePath(name)); }
    [[nodiscard]] bool has(const QString &name) const { return QFile::exists(m_folder.filePath(name)); }
    [[nodiscard]] QByteArray contents(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    Outcome run(const std::string &script, std::size_t wanted, const QStringList &arguments = {}) const
    {
        write("wanted", QByteArray::number(static_cast<qulonglong>(wanted)));
        write("script.sh", QByteArray::fromStdString(script));
        QFile::remove(m_folder.filePath("calls"));
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", m_folder.path() + ':' + environment.value("PATH"));
        environment.insert("FAKE", m_folder.path());
        shell.setProcessEnvironment(environment);
        shell.setProcessChannelMode(QProcess::MergedChannels);
        shell.setWorkingDirectory(m_folder.path());
        QStringList all = arguments;
        static const QRegularExpression many("--allow-removals (\\d+)\"");
        if (const auto asked = many.match(QString::fromStdString(script)); asked.hasMatch() && m_allows && !all.contains("--allow-removals")) {
            all += { "--allow-removals", asked.captured(1) };
        }
        shell.start("/bin/sh", QStringList { m_folder.filePath("script.sh") } + all);
        if (!shell.waitForFinished()) {
            return {};
        }
        return { shell.exitCode(), QString::fromUtf8(shell.readAll()), contents("calls") };
    }

    /// Whether scripts that ask for it are told that so much may be removed.
    void setAllows(bool allows) { m_allows = allows; }

private:
    QTemporaryDir m_folder;
    bool m_allows = true;
};

/// The calls as the fake writes them down.
QByteArray expectedCalls(const Policy &baseline, const Policy &draft)
{
    QByteArray expected;
    for (const SacctmgrCommand &command : sacctmgrCommands(baseline, draft)) {
        for (std::size_t i = 1; i < command.arguments.size(); ++i) {
            (expected += QByteArray::fromStdString(command.arguments[i])) += '\0';
        }
        expected += '\n';
    }
    return expected;
}

/// Without an account and its users.
Policy without(Policy policy, const std::string &account)
{
    AssociationTree &tree = policy.associations;
    const AssociationId gone = tree.findAccount(account);
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && tree.parent(id) == gone) {
            tree.remove(id);
        }
    }
    tree.remove(gone);
    return policy;
}

/// A change of all kinds, and what sacctmgr shows after it.
struct Change
{
    Policy baseline = read(site);
    Policy draft = read(replaced(site,
        { { "Fairshare=25:GrpTRES=cpu=4,mem=2048", "Fairshare=20:GrpTRES=cpu=8,mem=1536" }, { "Fairshare=30:Priority=10", "Fairshare=30" },
            { "User - 'bob':DefaultAccount='chem':Fairshare=2\n", "User - 'cat':DefaultAccount='chem':Fairshare=7:QOS='+high'\n" },
            { "Priority=100", "Priority=200:UsageFactor=0.5" } }));
    ChangeScripts scripts = changeScripts(baseline, draft);

    static void show(const Cluster &cluster, bool back = false)
    {
        const QString after = replaced(siteTable,
            { { "chem|||root|25|||cpu=4,mem=2G|", "chem|||root|20|||mem=1536M,cpu=8|" }, { "physics|||root|30|10", "physics|||root|30|" },
                { "chem|bob|||2||||", "chem|cat|||7||+high||" } });
        const QString qos = "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000||Normal QOS default\nhigh|";
        const QString qosBefore = qos + "100|1.000000||high\n";
        const QString qosAfter = qos + "200|0.500000||high\n";
        const QString users = "User|Account\nroot|root\nann|chem\n";
        back ? cluster.table("defaults", users + "cat|chem\n", users + "bob|chem\n") : cluster.table("defaults", users, users + "cat|chem\n");
        back ? cluster.table("assoc", after, siteTable) : cluster.table("assoc", siteTable, after);
        back ? cluster.table("qos", qosAfter, qosBefore) : cluster.table("qos", qosBefore, qosAfter);
    }
};

/// Names that a shell, awk or sed would take for something of their own, and that sacctmgr takes.
const QStringList hostileNames { "-rf", "--help", "$(touch${IFS}pwned)", "`touch${IFS}pwned`", ";touch${IFS}pwned;", "&touch${IFS}pwned&", "\\",
    "\\1", "%s%n", "END_OF_LIST", "*", "?", "~root", "#x", "x=y", "a/b/../c", "{a}", "!!", "<", ">pwned", "\\'", "exists", "Ångström", "\\n", "&",
    "TO", "FROM" };

} // namespace

class TestChangeScript : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesAreMadeWhenTheClusterIsAsImported();
    void rollbackTakesThemBack();
    void aSecondRunHasNothingToDo();
    void itRefusesWhenSomebodyChangedTheSameThings();
    void otherThingsMayHaveChanged();
    void checkingChangesNothing();
    void itStopsAtTheFirstFailureAndGoesOnWhenAsked();
    void whatWasInterruptedNamesResume();
    void anErrorThatIsOnlyPrintedIsAFailure();
    void theClusterIsKeptBeforeItIsChanged();
    void whatIsRemovedMustBeKnownAsAWhole_data();
    void whatIsRemovedMustBeKnownAsAWhole();
    void whatIsMovedOutOfARemovedAccountIsNoStranger();
    void whatSomebodyAddsMeanwhileIsNotRemoved();
    void coordinatorsAndWckeysOfOthersAreNotLost();
    void jobsAreLookedUpFirst();
    void manyRemovalsAreAskedFor();
    void theWayBackSaysWhatItDoesNotBring();
    void aResultThatIsNotWhatWasWantedIsTold();
    void aSilentDatabaseIsToldFromADifferentOne();
    void aNewClusterIsBuiltFromWhatEveryClusterHas();
    void aPolicyWithoutItsClustersNameNeedsTheOnlyOne();
    void namesDoNoHarm();
    void textsDoNoHarm();
    void nothingToChangeIsSaid();
    void renamingIsToldAsALoss();
    void whatOnlyStandsInTheSamePlaceIsNotRenamed();
    void theReadmeTellsTheOrderAndTheLoss();
    void shellcheckFindsNothing();
};

void TestChangeScript::changesAreMadeWhenTheClusterIsAsImported()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls, expectedCalls(change.baseline, change.draft));
    QVERIFY2(outcome.output.contains("The cluster is as the draft says: 5 calls done."), qPrintable(outcome.output));
}

void TestChangeScript::rollbackTakesThemBack()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster, true);
    const QByteArray expected = expectedCalls(change.draft, change.baseline);
    const Outcome outcome = cluster.run(change.scripts.rollback, static_cast<std::size_t>(expected.count('\n')));
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls, expected);
}

void TestChangeScript::aSecondRunHasNothingToDo()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 0);
    const Outcome again = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(again.exitCode, 0);
    QCOMPARE(again.calls, QByteArray());
    QVERIFY2(again.output.contains("nothing to do"), qPrintable(again.output));
}

void TestChangeScript::itRefusesWhenSomebodyChangedTheSameThings()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.table("assoc", replaced(siteTable, { { "root|25", "root|26" } }));
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("found     account chem|Share|26, expected 25"), qPrintable(outcome.output));
    QVERIFY2(!outcome.output.contains("physics"), qPrintable(outcome.output));

    // A user who is gone already, and an account that is there already, are others than expected too.
    cluster.table("assoc", replaced(siteTable, { { "chem|bob|||2||||\n", "" } }));
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 3);
    cluster.table("assoc", siteTable + QString("chem|cat|||7||||\n"));
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 3);
}

void TestChangeScript::otherThingsMayHaveChanged()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.table("assoc", replaced(cluster.contents("assoc.before"), { { "chem|ann|||1", "chem|ann|||4" } }),
        replaced(cluster.contents("assoc.after"), { { "chem|ann|||1", "chem|ann|||4" } }) + "biology|||root|3||||\n");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 0);
}

void TestChangeScript::checkingChangesNothing()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    const Outcome before = cluster.run(change.scripts.apply, change.scripts.calls, { "--check" });
    QCOMPARE(before.exitCode, 0);
    QCOMPARE(before.calls, QByteArray());
    QVERIFY2(before.output.contains("as it was when the draft was made"), qPrintable(before.output));
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls, { "--frobnicate" }).exitCode, 2);
}

void TestChangeScript::itStopsAtTheFirstFailureAndGoesOnWhenAsked()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("fail", "3");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.calls.count('\n'), 2);
    QVERIFY2(outcome.output.contains("fake failure") && outcome.output.contains("2 calls before it are done"), qPrintable(outcome.output));

    // In between it refuses, unless it is told to go on; what is done is not done again.
    cluster.table("assoc", replaced(siteTable, { { "root|25|||cpu=4,mem=2G", "root|20|||cpu=8,mem=1536M" } }), cluster.contents("assoc.after"));
    cluster.write("count", "0");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 3);
    cluster.remove("fail");
    const Outcome resumed = cluster.run(change.scripts.apply, change.scripts.calls - 1, { "--resume" });
    QVERIFY2(resumed.exitCode == 0, qPrintable(resumed.output));
    QCOMPARE(resumed.calls.count('\n'), static_cast<int>(change.scripts.calls) - 1);
    QVERIFY2(resumed.output.contains("done already: sacctmgr -i modify account where name=chem"), qPrintable(resumed.output));
}

void TestChangeScript::whatWasInterruptedNamesResume()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.table("assoc", replaced(siteTable, { { "root|25", "root|20" } }), cluster.contents("assoc.after"));
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.output.contains("sh apply.sh --resume goes on, sh rollback.sh --resume goes back"), qPrintable(outcome.output));
    const Outcome back = cluster.run(change.scripts.rollback, change.scripts.calls);
    QCOMPARE(back.exitCode, 3);
    QVERIFY2(back.output.contains("sh rollback.sh --resume goes on"), qPrintable(back.output));
}

void TestChangeScript::anErrorThatIsOnlyPrintedIsAFailure()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("whisper", "2");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.calls.count('\n'), 1);
    QVERIFY2(outcome.output.contains("fake whisper") && outcome.output.contains("1 calls before it are done"), qPrintable(outcome.output));
}

void TestChangeScript::theClusterIsKeptBeforeItIsChanged()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("sshare.txt", "usage\n");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls, { "--check" }).exitCode, 0);
    QCOMPARE(cluster.kept(), QStringList());
    cluster.write("mute-dump", "");
    const Outcome unkept = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(unkept.exitCode, 2);
    QCOMPARE(unkept.calls, QByteArray());
    QVERIFY2(unkept.output.contains("fake: no dump") && unkept.output.contains("nothing was changed"), qPrintable(unkept.output));
    cluster.remove("mute-dump");
    QCOMPARE(cluster.run(change.scripts.apply, change.scripts.calls).exitCode, 0);
    const QStringList kept = cluster.kept();
    QCOMPARE(kept.size(), 2);
    QCOMPARE(cluster.contents(kept[0]), QByteArray("as it was after 0 calls\n"));
    QCOMPARE(cluster.contents(kept[1]), QByteArray("usage\n"));
}

void TestChangeScript::whatIsRemovedMustBeKnownAsAWhole_data()
{
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("found"); // empty: it stands in nobody's way
    const QString table = siteTable;
    QTest::newRow("as it was") << table << "";
    QTest::newRow("somebody else's account") << table + "bio|||root|3||||\nbio|eve|||1||||\n"
                                             << "";
    QTest::newRow("a new user") << table + "chem|eve|||1||||\n"
                                << "user eve in chem|exists|yes";
    QTest::newRow("a new account") << table + "dye|||chem|1||||\n"
                                   << "account dye|exists|yes";
    QTest::newRow("two levels below") << table + "ink|||dye|1||||\nink|eve|||1||||\ndye|||chem|1||||\n"
                                      << "user eve in ink|exists|yes";
    QTest::newRow("a limit") << replaced(table, { { "chem|bob|||2||||", "chem|bob|||2||||05:00:00" } }) << "user bob in chem|MaxWall|05:00:00";
    QTest::newRow("another account") << table + "physics|ann|||1||||\n"
                                     << "user ann in physics|exists|yes";
    QTest::newRow("a partition") << table + "chem|ann|batch||1||||\n"
                                 << "user ann in chem for batch|exists|yes";
}

void TestChangeScript::whatIsRemovedMustBeKnownAsAWhole()
{
    QFETCH(QString, theirs);
    QFETCH(QString, found);
    const Policy baseline = read(site);
    const ChangeScripts scripts = changeScripts(baseline, without(baseline, "chem"));
    const Cluster cluster;
    QStringList left = theirs.split('\n');
    left.erase(std::remove_if(left.begin(), left.end(), [](const QString &line) { return line.startsWith("chem|"); }), left.end());
    cluster.table("assoc", theirs, left.join('\n'));
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, found.isEmpty() ? 0 : 3);
    QCOMPARE(outcome.calls.isEmpty(), !found.isEmpty());
    QVERIFY2(found.isEmpty() || outcome.output.contains("found     " + found + '\n'), qPrintable(outcome.output));
    QCOMPARE(cluster.run(scripts.apply, scripts.calls, { "--resume" }).exitCode, found.isEmpty() ? 0 : 3);
}

void TestChangeScript::whatIsMovedOutOfARemovedAccountIsNoStranger()
{
    const QString text = QString(site)
        + "Parent - 'physics'\nAccount - 'optics':Description='optics':Organization='org':Fairshare=3\n"
          "Parent - 'optics'\nUser - 'eve':DefaultAccount='optics':Fairshare=1\n";
    const Policy baseline = read(text);
    Policy draft = baseline;
    draft.associations.move(draft.associations.findAccount("optics"), draft.associations.findAccount("chem"));
    draft.associations.remove(draft.associations.findAccount("physics"));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    const QString before = QString(siteTable) + "optics|||physics|3||||\noptics|eve|||1||||\n";
    cluster.table("assoc", before, replaced(before, { { "optics|||physics", "optics|||chem" }, { "physics|||root|30|10|||\n", "" } }));
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
}

void TestChangeScript::whatSomebodyAddsMeanwhileIsNotRemoved()
{
    const Change change; // four calls that change, one that removes bob
    const Cluster cluster;
    Change::show(cluster);
    const QString after = cluster.contents("assoc.after");
    cluster.table("assoc", siteTable, after + "chem|bob|||2||||\nphysics|bob|||1||||\n");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls - 1);
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.output.contains("nothing was removed") && outcome.output.contains("found     user bob in physics|exists|yes"),
        qPrintable(outcome.output));
    QCOMPARE(outcome.calls.count('\n'), static_cast<int>(change.scripts.calls) - 1);
    QVERIFY(!outcome.calls.contains("remove"));
}

void TestChangeScript::coordinatorsAndWckeysOfOthersAreNotLost()
{
    const auto scriptsOf = [](const QString &text) {
        const Policy baseline = read(text);
        return changeScripts(baseline, without(baseline, "chem"));
    };
    const QString gone
        = replaced(siteTable, { { "chem|||root|25|||cpu=4,mem=2G|\n", "" }, { "chem|ann|||1||||1-01:30:00\n", "" }, { "chem|bob|||2||||\n", "" } });
    const QString users = "User|AdminLevel|Coordinators\nroot|Administrator|\nann|None|\nbob|None|";
    const QString known
        = replaced(site, { { "User - 'bob':DefaultAccount='chem'", "User - 'bob':DefaultAccount='chem':Coordinator='chem':WCKeys='thesis'" } });
    for (const bool isKnown : { false, true }) {
        const ChangeScripts scripts = scriptsOf(isKnown ? known : QString(site));
        Cluster cluster;
        cluster.table("assoc", siteTable, gone);
        cluster.table("user", users + "chem\n", users + '\n');
        cluster.table("wckey", "User|WCKey\nbob|Thesis\nann|*\n", "User|WCKey\n");
        const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
        QVERIFY2(outcome.exitCode == (isKnown ? 0 : 3), qPrintable(outcome.output));
        QCOMPARE(outcome.output.contains("found     user bob|coordinator of chem|yes"), !isKnown);
        QCOMPARE(outcome.output.contains("found     user bob|WCKey Thesis|yes"), !isKnown);
        QCOMPARE(outcome.calls.isEmpty(), !isKnown);
    }
}

void TestChangeScript::jobsAreLookedUpFirst()
{
    const Policy baseline = read(site);
    Policy draft = baseline;
    draft.associations.remove(draft.associations.findUser(draft.associations.findAccount("chem"), "bob"));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    cluster.table("assoc", siteTable, replaced(siteTable, { { "chem|bob|||2||||\n", "" } }));
    cluster.write("squeue.txt", "CLUSTER: oracle\n17|ann|chem\n18_[1-4]|bob|chem\n");
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("There are 1 jobs") && outcome.output.contains("job 18_[1-4] of bob in chem"), qPrintable(outcome.output));
    cluster.write("squeue.txt", "17|ann|chem\n");
    cluster.write("mute-squeue", "");
    const Outcome unasked = cluster.run(scripts.apply, scripts.calls); // sacctmgr looks for itself
    QCOMPARE(unasked.exitCode, 0);
    QVERIFY2(unasked.output.contains("squeue cannot be asked"), qPrintable(unasked.output));
}

void TestChangeScript::manyRemovalsAreAskedFor()
{
    QString text = site;
    QString table = siteTable;
    for (int i = 0; i < 300; ++i) {
        const QString name = QString("u%1").arg(i);
        text += "User - '" + name + "':DefaultAccount='chem':Fairshare=1\n";
        table += "chem|" + name + "|||1||||\n";
    }
    const Policy baseline = read(text);
    for (const int count : { 15, 16 }) { // 5 % of 306 are 15.3
        Policy draft = baseline;
        QString after = table;
        for (int i = 0; i < count; ++i) {
            const QString name = QString("u%1").arg(i);
            draft.associations.remove(draft.associations.findUser(draft.associations.findAccount("chem"), name.toStdString()));
            after.remove("chem|" + name + "|||1||||\n");
        }
        const ChangeScripts scripts = changeScripts(baseline, draft);
        Cluster cluster;
        cluster.setAllows(false);
        cluster.table("assoc", table, after);
        const Outcome asked = cluster.run(scripts.apply, scripts.calls);
        QCOMPARE(asked.exitCode, count == 15 ? 0 : 3);
        if (count == 15) {
            continue;
        }
        QCOMPARE(asked.calls, QByteArray());
        QVERIFY2(asked.output.contains("This removes 16 associations of users, of 306 associations: nothing was changed")
                && asked.output.contains("sh apply.sh --allow-removals 16"),
            qPrintable(asked.output));
        QCOMPARE(cluster.run(scripts.apply, scripts.calls, { "--allow-removals", "15" }).exitCode, 3);
        QCOMPARE(cluster.run(scripts.apply, scripts.calls, { "--allow-removals" }).exitCode, 2);
        QCOMPARE(cluster.run(scripts.apply, scripts.calls, { "--allow-removals", "16" }).exitCode, 0);
        const QString readme = QString::fromStdString(changeReadme(baseline, draft, scripts, ConfFile::Fragment));
        QVERIFY2(readme.contains("sh apply.sh --allow-removals 16"), qPrintable(readme));
    }
    Policy many = read(text);
    for (int i = 0; i < 300; ++i) {
        const AssociationId account = many.associations.addAccount(AssociationTree::root(), "a" + std::to_string(i));
        many.associations.addUser(account, "b" + std::to_string(i));
    }
    Policy fewer = many;
    for (int i = 0; i < 11; ++i) { // 22 of 906 associations, but more than 10 accounts
        fewer = without(fewer, "a" + std::to_string(i));
    }
    QVERIFY(QString::fromStdString(changeScripts(many, fewer).apply).contains("--allow-removals 22\""));
}

void TestChangeScript::theWayBackSaysWhatItDoesNotBring()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster, true);
    const Outcome outcome = cluster.run(change.scripts.rollback, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output.count("1 association of a user"), 2); // before and after
    QCOMPARE(outcome.output.count("usage, WCKeys, the coordinators of accounts"), 2);
}

void TestChangeScript::aResultThatIsNotWhatWasWantedIsTold()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.table("assoc", siteTable, replaced(cluster.contents("assoc.after"), { { "root|20", "root|25" } }));
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 4);
    QVERIFY2(outcome.output.contains("found     account chem|Share|25, expected 20"), qPrintable(outcome.output));
}

void TestChangeScript::aSilentDatabaseIsToldFromADifferentOne()
{
    const Change change;
    const Cluster cluster;
    Change::show(cluster);
    cluster.write("mute", "");
    const Outcome outcome = cluster.run(change.scripts.apply, change.scripts.calls);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("fake: no connection"), qPrintable(outcome.output));
}

void TestChangeScript::aNewClusterIsBuiltFromWhatEveryClusterHas()
{
    const Policy draft = read(site);
    const ChangeScripts scripts = changeScripts(emptyCluster(draft), draft);
    const QString apply = QString::fromStdString(scripts.apply);
    QCOMPARE(scripts.refused.size(), std::size_t { 0 });
    // The account root, its user and the QOS normal are there from the beginning.
    QVERIFY(!apply.contains("add qos name=normal"));
    QVERIFY(!apply.contains("name=root"));
    QVERIFY(!apply.contains("modify cluster"));
    const Cluster cluster;
    cluster.table("assoc", QString(siteTable).left(QString(siteTable).indexOf("chem")), siteTable);
    cluster.table("qos", "Name|Priority\nnormal|0\n", "Name|Priority\nnormal|0\nhigh|100\n");
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls.count('\n'), static_cast<qsizetype>(scripts.calls));

    Policy rootless = draft;
    rootless.associations.remove(rootless.associations.findUser(AssociationTree::root(), "root"));
    const ChangeScripts findings = changeScripts(emptyCluster(rootless), rootless);
    QCOMPARE(findings.refused.size(), std::size_t { 1 });
    QCOMPARE(findings.refused[0].code, std::string("root-user"));
    QVERIFY(!QString::fromStdString(findings.apply).contains("name=root"));
}

void TestChangeScript::aPolicyWithoutItsClustersNameNeedsTheOnlyOne()
{
    Policy baseline = read(site);
    baseline.clusterName.clear();
    Policy draft = baseline;
    draft.associations.setRawShares(draft.associations.findAccount("chem"), 20);
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    cluster.table("assoc", siteTable, replaced(siteTable, { { "root|25", "root|20" } }));
    cluster.table("cluster", "Cluster\noracle\nother\n");
    QCOMPARE(cluster.run(scripts.apply, scripts.calls).exitCode, 3);
    cluster.table("cluster", "Cluster\noracle\n");
    QCOMPARE(cluster.run(scripts.apply, scripts.calls).exitCode, 0);
}

void TestChangeScript::namesDoNoHarm()
{
    Policy baseline = read(site);
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    QString after = siteTable;
    QString defaults = "User|Account\nroot|root\nann|chem\nbob|chem\n";
    for (const QString &name : hostileNames) {
        const AssociationId account = tree.addAccount(AssociationTree::root(), name.toStdString(), 3);
        tree.addUser(account, name.toStdString(), 4, name.toStdString());
        after += name + "|||root|3||||\n" + name + '|' + name + '|' + name + "||4||||\n";
        defaults += name + '|' + name + '\n';
    }
    for (const char *refused :
        { "a b", "new\nline", "quo'te", "quo\"te", "com,ma", "bar|bar", "'; touch pwned; '", "\ntouch pwned\n", "$(touch pwned)" }) {
        const AssociationId account = tree.addAccount(AssociationTree::root(), refused, 3);
        tree.addUser(account, refused);
        tree.addUser(tree.findAccount("chem"), refused);
    }
    const ChangeScripts scripts = changeScripts(baseline, draft);
    QVERIFY(scripts.refused.size() >= 9);
    const Cluster cluster;
    cluster.table("assoc", siteTable, after);
    cluster.table("defaults", "User|Account\n", defaults);
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output));
    QCOMPARE(outcome.calls, expectedCalls(baseline, draft));
    QVERIFY(!cluster.has("pwned"));

    cluster.write("count", "0");
    cluster.table("assoc", after, siteTable);
    const QByteArray back = expectedCalls(draft, baseline);
    const Outcome undone = cluster.run(scripts.rollback, static_cast<std::size_t>(back.count('\n')));
    QVERIFY2(undone.exitCode == 0, qPrintable(undone.output));
    QCOMPARE(undone.calls, back);
    QVERIFY(!cluster.has("pwned"));
    // Not even the name of the cluster.
    draft.clusterName = baseline.clusterName = "$(touch${IFS}pwned)`touch${IFS}pwned`;#";
    const ChangeScripts named = changeScripts(baseline, draft);
    (void)cluster.run(named.apply, named.calls);
    QVERIFY(!cluster.has("pwned"));
}

void TestChangeScript::textsDoNoHarm()
{
    const QList<QByteArray> texts { "a;touch pwned & b | c > d $HOME `touch pwned` $(touch pwned) \\ !", "x\ntouch pwned\n",
        "x\r\n'\n\"; touch pwned; '", "END_OF_LIST\ntouch pwned", "*/ ?[a]", "-rf" };
    for (const QByteArray &text : texts) {
        const Policy baseline = read(site);
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        QByteArray quoted = text;
        quoted.replace("\\", "\\\\").replace("'", "\\'");
        const std::string options
            = "Description='" + quoted.toStdString() + "':Comment='" + quoted.toStdString() + "':QOS='" + quoted.toStdString() + "'";
        tree.setOptions(tree.findAccount("chem"), options);
        tree.setOptions(tree.addAccount(AssociationTree::root(), "bio"), options);
        tree.setOptions(tree.findUser(tree.findAccount("chem"), "ann"),
            "DefaultAccount='" + quoted.toStdString() + "':AdminLevel='" + quoted.toStdString() + "'");
        draft.qos.edit().at(1).description = text.toStdString();
        draft.qos.edit().at(1).preempt = text.toStdString();
        const ChangeScripts scripts = changeScripts(baseline, draft);
        const Cluster cluster;
        cluster.table("qos", "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000|low|x\nhigh|100|1.000000||high\n");
        for (const std::string &script : { scripts.apply, scripts.rollback }) {
            const bool isApply = script == scripts.apply;
            cluster.table("assoc", isApply ? QString(siteTable) : siteTable + QString("bio|||root|1||||\n"));
            const Outcome outcome = cluster.run(script, 1000, { "--resume" });
            // the way back finds bio without what apply.sh gave it, and lets it be
            QVERIFY2(outcome.exitCode == (isApply ? 4 : 3) || (!isApply && outcome.exitCode == 4), qPrintable(outcome.output));
            QCOMPARE(outcome.calls.isEmpty(), outcome.exitCode == 3);
            QVERIFY2(!cluster.has("pwned"), text.constData());
            QVERIFY2(!outcome.output.contains("not found") && !outcome.output.contains("yntax"), qPrintable(outcome.output));
        }
    }
}

void TestChangeScript::nothingToChangeIsSaid()
{
    const ChangeScripts scripts = changeScripts(read(site), read(site));
    QCOMPARE(scripts.calls, std::size_t { 0 });
    const Outcome outcome = Cluster().run(scripts.apply, 0);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.contains("Nothing to change."));
}

void TestChangeScript::renamingIsToldAsALoss()
{
    const Policy baseline = read(site);
    Policy draft = baseline;
    draft.associations.rename(draft.associations.findAccount("chem"), "astro");
    const ChangeScripts scripts = changeScripts(baseline, draft);
    QCOMPARE(scripts.refused.size(), std::size_t { 1 });
    QCOMPARE(scripts.refused[0].code, std::string("sacctmgr-rename"));
    const QString sentence = "sacctmgr cannot rename chem to astro: chem is removed and astro is added anew, without the usage";
    QVERIFY2(QString::fromStdString(scripts.apply).contains("# Note: " + sentence), scripts.apply.c_str());
    const QString readme = QString::fromStdString(changeReadme(baseline, draft, scripts, ConfFile::Fragment));
    QVERIFY2(readme.contains(sentence) && readme.contains("accounts removed: chem"), qPrintable(readme));
    QVERIFY(readme.contains("no way to rename"));
}

void TestChangeScript::whatOnlyStandsInTheSamePlaceIsNotRenamed()
{
    // Another file of the same cluster, without bob: cat has bob's row, and other usage.
    const Policy baseline = read(site);
    Policy draft
        = read(replaced(site, { { "User - 'bob':DefaultAccount='chem':Fairshare=2\n", "User - 'cat':DefaultAccount='chem':Fairshare=2\n" } }));
    QCOMPARE(changeScripts(baseline, draft).refused.size(), std::size_t { 0 });
    const AssociationId bob = baseline.associations.findUser(baseline.associations.findAccount("chem"), "bob");
    Situation used;
    used.setOwnUsage(bob, 5000);
    QCOMPARE(changeScripts(baseline, draft, used, {}).refused.size(), std::size_t { 0 });
    draft = baseline;
    draft.associations.rename(bob, "robert");
    QCOMPARE(changeScripts(baseline, draft, used, used).refused.size(), std::size_t { 1 });
}

void TestChangeScript::theReadmeTellsTheOrderAndTheLoss()
{
    const Change change;
    QString readme = QString::fromStdString(changeReadme(change.baseline, change.draft, change.scripts, ConfFile::Fragment));
    qsizetype at = 0;
    for (const char *step :
        { "sacctmgr dump oracle", "sh apply.sh", "sprio -w", "sshare -a -l ", "sh rollback.sh", "users removed from their accounts: bob in chem" }) {
        at = readme.indexOf(step, at);
        QVERIFY2(at >= 0, qPrintable(QString(step) + "\n" + readme));
    }
    QVERIFY(readme.contains("slurm.conf stays as it is"));
    Policy draft = change.draft;
    draft.priority.weightAge = 77;
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched));
    QVERIFY2(readme.contains("PriorityWeightAge: 0 -> 77") && readme.contains("scontrol reconfigure"), qPrintable(readme));
    draft.priority.type = PriorityType::Basic;
    QVERIFY(QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched)).contains("restart slurmctld"));
    draft.release = 2511; // whose reconfigure starts slurmctld anew
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched));
    QVERIFY2(!readme.contains("restart slurmctld") && readme.contains("priority/basic (reconfigure)"), qPrintable(readme));
    draft.release = 2205;
    draft.priority.usageReset = UsageReset::Monthly;
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched));
    QVERIFY2(readme.contains("priority/basic (restart)") && readme.contains("PriorityUsageResetPeriod: NONE -> MONTHLY (reconfigure)"),
        qPrintable(readme));
    QVERIFY2(readme.indexOf("ALL USAGE BECOMES 0") < readme.indexOf("systemctl restart slurmctld"), qPrintable(readme));
    QVERIFY(readme.contains("ALL USAGE BECOMES 0"));
}

void TestChangeScript::shellcheckFindsNothing()
{
    const QString shellcheck = QStandardPaths::findExecutable("shellcheck");
    if (shellcheck.isEmpty()) {
        QSKIP("shellcheck is not installed");
    }
    const Change change;
    Policy hostile = change.baseline;
    for (const QString &name : hostileNames) {
        hostile.associations.addUser(hostile.associations.addAccount(AssociationTree::root(), name.toStdString(), 3), name.toStdString());
    }
    Policy nameless = change.draft;
    nameless.clusterName.clear();
    QTemporaryDir folder;
    for (const ChangeScripts &scripts : { change.scripts, changeScripts(change.baseline, hostile), changeScripts(change.baseline, change.baseline),
             changeScripts(change.baseline, nameless) }) {
        for (const std::string &script : { scripts.apply, scripts.rollback }) {
            QFile file(folder.filePath("script.sh"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(script));
            file.close();
            QProcess check;
            check.start(shellcheck, { "--norc", file.fileName() });
            QVERIFY(check.waitForFinished());
            QVERIFY2(check.exitCode() == 0, check.readAllStandardOutput().constData());
        }
    }
}

APPORTION_TEST(TestChangeScript)
} // namespace test_change_script

#include "test_change_script.moc"
