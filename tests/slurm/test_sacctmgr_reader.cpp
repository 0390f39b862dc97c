// SPDX-License-Identifier: GPL-3.0-or-later
#include "reader_testing.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/import/import.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/listings.h"
#include "slurm/text/shell_words.h"
#include "support/test_case.h"

#include <QTest>

namespace test_sacctmgr_reader
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

class TestSacctmgrReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wordsAreTakenApartAsAShellDoes();
    void whatOnlyAShellKnowsIsMarked();
    void commandsBuildTheTree();
    void commandsMayStandWithoutTheProgram();
    void aUserIsInTheDefaultAccountToo();
    void changesAndRemovalsAreFollowed();
    void whatIsNotUnderstoodIsToldAndKept_data();
    void whatIsNotUnderstoodIsToldAndKept();
    void onlyOneClusterIsRead();
    void ownScriptsReadBack();
    void scriptsAreKnownByWhatTheyHold();
    void damagedScriptsComeBack();

private:
    Policy m_policy;
    Diagnostics m_diagnostics;

    bool read(const std::string &text) { return readSacctmgrScript(text, "accounts.sh", m_policy, m_diagnostics); }
    const AssociationTree &tree() const { return m_policy.associations; }
    AssociationId user(const char *account, const char *name, const char *partition = "") const
    {
        return tree().findUser(tree().findAccount(account), name, partition);
    }
};

void TestSacctmgrReader::init()
{
    m_policy = Policy();
    m_diagnostics.clear();
}

void TestSacctmgrReader::wordsAreTakenApartAsAShellDoes()
{
    const std::string text = "# comment\n a 'b c'\"d\\\"e\" f\\ g \\\n  h#i # rest\nj;k>/dev/null 2>&1 && l '' \"\\n\\\\\"\n";
    ShellScript script(text);
    ShellCommand command;
    QVERIFY(script.next(command));
    QCOMPARE(command.words, (std::vector<std::string> { "a", "b cd\"e", "f g", "h#i" }));
    QCOMPARE(command.line, 2u);
    QVERIFY(!command.needsShell);
    QVERIFY(script.next(command));
    QCOMPARE(command.words, (std::vector<std::string> { "j" }));
    QCOMPARE(command.line, 4u);
    QVERIFY(script.next(command));
    QCOMPARE(command.words, (std::vector<std::string> { "k" }));
    QVERIFY(!command.needsShell);
    QVERIFY(script.next(command));
    QCOMPARE(command.words, (std::vector<std::string> { "l", "", "\\n\\" }));
    QVERIFY(!script.next(command));
}

void TestSacctmgrReader::whatOnlyAShellKnowsIsMarked()
{
    for (const char *text : { "a $USER", "a \"$x\"", "a `date`", "a x*", "a <<END", "(a)", "a ~", "a {b,c}" }) {
        ShellScript script(text);
        ShellCommand command;
        QVERIFY2(script.next(command) && command.needsShell, text);
    }
    for (const char *text : { "a '$USER'", "a \\$x", "a 'x*'", "a b=c,d" }) {
        ShellScript script(text);
        ShellCommand command;
        QVERIFY2(script.next(command) && !command.needsShell, text);
    }
    ShellScript script("a 'b\nc");
    ShellCommand command;
    QVERIFY(script.next(command) && command.openQuote);
}

void TestSacctmgrReader::commandsBuildTheTree()
{
    QVERIFY(read("#!/bin/sh\n"
                 "sacctmgr -i add cluster oak fairshare=1 qos=normal,high\n"
                 "/opt/slurm/bin/sacctmgr --immediate create qos high,Low Priority=100 MaxJobsPerUser=5 preempt=normal\n"
                 "sacctmgr -iQ add account Physics fairshare=40 description='Department of Physics' organization=science > /dev/null 2>&1\n"
                 "sacctmgr -i add acct name=astro,geo parent=physics Share=10 GrpTRES=cpu=500,gres/gpu=8\n"
                 "sacctmgr -i add user ann,bob account=astro \\\n   fairshare=parent maxjobs=7\n"
                 "sacctmgr -i add user cy accounts=astro,geo partitions=batch,gpu shares=3 defaultaccount=geo adminlevel=operator\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy.clusterName, std::string("oak"));
    QCOMPARE(m_policy.clusterOptions, std::string("Fairshare=1:QOS='normal,high'"));
    QCOMPARE(m_policy.qos->size(), std::size_t { 3 });
    QCOMPARE(m_policy.qos->at(2), (Qos { "low", 100, 1.0, "low", "normal", { { "MaxJobsPerUser", "5" } } }));
    QCOMPARE(tree().count(), 11u); // root and its user, 3 accounts, ann, bob, cy four times
    QCOMPARE(std::string(tree().options(tree().findAccount("physics"))), std::string("Description='Department of Physics':Organization='science'"));
    QCOMPARE(
        std::string(tree().options(tree().findAccount("geo"))), std::string("Description='geo':Organization='physics':GrpTRES=cpu=500,gres/gpu=8"));
    QCOMPARE(std::string(tree().name(tree().parent(tree().findAccount("geo")))), std::string("physics"));
    QVERIFY(tree().usesParent(user("astro", "bob")));
    QCOMPARE(std::string(tree().options(user("astro", "bob"))), std::string("DefaultAccount='astro':MaxJobs=7"));
    QCOMPARE(tree().rawShares(user("geo", "cy", "gpu")), 3u);
    QCOMPARE(std::string(tree().options(user("geo", "cy", "gpu"))), std::string("DefaultAccount='geo':AdminLevel='operator'"));
}

void TestSacctmgrReader::commandsMayStandWithoutTheProgram()
{
    QVERIFY(read("remove QOS where Name=normal\nadd QOS Name=general Priority=7\nadd cluster Name=elm Fairshare=1 QOS=general\n"
                 "add account name=a0 Fairshare=100\nadd user name=admin DefaultAccount=a0 MaxSubmitJobs=1000 AdminLevel=Administrator\n"
                 "add user Name=u1 DefaultAccount=a0 Fairshare=parent Account=a0\nmodify user name=u1 set qos=general\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy.qos->size(), std::size_t { 1 });
    QVERIFY(user("a0", "admin") != noAssociation);
    QCOMPARE(std::string(tree().options(user("a0", "u1"))), std::string("DefaultAccount='a0':QOS='general'"));
}

void TestSacctmgrReader::aUserIsInTheDefaultAccountToo()
{
    QVERIFY(read("add account a0\nadd account a1\nadd user name=u1 DefaultAccount=A1 Account=a0 Fairshare=7\n"
                 "add user name=u2 Account=a1 Fairshare=2\nadd user name=u2 DefaultAccount=a1 Account=a0 Fairshare=9\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tree().rawShares(user("a0", "u1")), 7u);
    QCOMPARE(tree().rawShares(user("a1", "u1")), 7u);
    QCOMPARE(tree().rawShares(user("a0", "u2")), 9u);
    QCOMPARE(tree().rawShares(user("a1", "u2")), 2u); // was there before
}

void TestSacctmgrReader::changesAndRemovalsAreFollowed()
{
    QVERIFY(read("sacctmgr -i add account a fairshare=5\nsacctmgr -i add account b\nsacctmgr -i add account c parent=b\n"
                 "sacctmgr -i add user ann account=a,b\nsacctmgr -i add user bob account=c\n"
                 "sacctmgr -i modify account where name=c set parent=a fairshare=9 priority=50\n"
                 "sacctmgr -i modify user where name=ann account=b set fairshare=4 qos+=high maxjobs=3\n"
                 "sacctmgr -i modify user where name=ann account=b set maxjobs=-1 qos-=low\n"
                 "sacctmgr -i modify qos normal set priority=12 usagefactor=.5\n"
                 "sacctmgr -i delete user name=bob\nsacctmgr -i remove user where name=ann account=a\nsacctmgr -i delete account c\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tree().findAccount("c"), noAssociation);
    QCOMPARE(user("a", "ann"), noAssociation);
    QCOMPARE(tree().rawShares(user("b", "ann")), 4u);
    QCOMPARE(std::string(tree().options(user("b", "ann"))), std::string("DefaultAccount='a':QOS='+high,-low'"));
    QCOMPARE(m_policy.qos->front().priority, 12u);
    QCOMPARE(m_policy.qos->front().usageFactor, 0.5);
    QCOMPARE(tree().count(), 5u);
}

void TestSacctmgrReader::whatIsNotUnderstoodIsToldAndKept_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *line, const char *code) { QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(code); };
    row("set -e", "script-line");
    row("for u in ann bob", "script-line");
    row("sacctmgr show assoc", "script-line");
    row("sacctmgr -i add user $u account=a", "script-shell");
    row("sacctmgr -i add user ann account=nowhere", "script-refused");
    row("sacctmgr -i add account a", "script-refused");
    row("sacctmgr -i add account", "script-refused");
    row("sacctmgr -i add account x parent=nowhere", "script-refused");
    row("sacctmgr -i add user ann account=a fairshare=lots", "script-refused");
    row("sacctmgr -i modify account where name=nowhere set fairshare=2", "script-refused");
    row("sacctmgr -i modify account where name=a set parent=a", "script-refused");
    row("sacctmgr -i add coordinator account=a names=ann", "script-refused");
    row("sacctmgr -i delete account root", "script-refused");
    row("sacctmgr -i add account 'x", "script-shell");
}

void TestSacctmgrReader::whatIsNotUnderstoodIsToldAndKept()
{
    QFETCH(QString, line);
    QFETCH(QString, code);
    QVERIFY(read("sacctmgr -i add account a\n" + line.toStdString()));
    QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
    QCOMPARE(m_diagnostics.front().code, code.toStdString());
    QCOMPARE(m_diagnostics.front().place.line, 2u);
    QVERIFY(!m_diagnostics.front().advice.isEmpty());
    QCOMPARE(m_policy.foreignAssociations.get(), (std::vector<std::string> { "# " + line.toStdString() }));
    // the flat file that is written with it still reads
    Policy again;
    Diagnostics diagnostics;
    QVERIFY(readFlatFile(flatFile(m_policy), "again.cfg", again, diagnostics));
    QVERIFY2(diagnostics.empty(), textOf(diagnostics));
}

void TestSacctmgrReader::onlyOneClusterIsRead()
{
    QVERIFY(read("sacctmgr -i add cluster elm\nsacctmgr -i add account a cluster=elm\nsacctmgr -i add account b cluster=oak\n"));
    QVERIFY(tree().findAccount("a") != noAssociation);
    QCOMPARE(tree().findAccount("b"), noAssociation);
    QCOMPARE(m_diagnostics.front().code, std::string("script-refused"));
}

void TestSacctmgrReader::ownScriptsReadBack()
{
    // What Apportion writes to make a cluster from nothing makes the same tree when it is read.
    Policy from;
    from.qos.edit() = { { "normal", 0, 1.0, "Normal QOS default", {}, {} } };
    from.associations.addUser(AssociationTree::root(), "root", 1);
    for (const char *golden : { "fair_tree_rules", "random_fair_tree_40" }) {
        Policy to;
        Diagnostics diagnostics;
        QVERIFY(readFlatFile(contentOf(goldenPath(golden, "associations.cfg")), "a", to, diagnostics));
        init();
        std::string script;
        for (const SacctmgrCommand &command : sacctmgrCommands(from, to)) {
            script += command.line() + '\n';
        }
        QVERIFY(read(script));
        for (const AssociationId id : to.associations.layout().ids()) {
            const AssociationTree &t = to.associations;
            const AssociationId same
                = t.isUser(id) ? user(std::string(t.accountName(id)).c_str(), std::string(t.name(id)).c_str()) : tree().findAccount(t.name(id));
            QVERIFY2(same != noAssociation, std::string(t.name(id)).c_str());
            QCOMPARE(tree().rawShares(same), t.rawShares(id));
        }
        QCOMPARE(tree().count(), to.associations.count());
    }
}

void TestSacctmgrReader::scriptsAreKnownByWhatTheyHold()
{
    QCOMPARE(kindOfText("#!/bin/sh\nset -e\nCLUSTER=elm\nsacctmgr -i add account a\n"), FileKind::Associations);
    QCOMPARE(kindOfText("# QOS\nadd QOS Name=general\n"), FileKind::Associations);
    QCOMPARE(kindOfText("ClusterName=elm # sacctmgr -i add account a\nNodeName=n1\n"), FileKind::SlurmConf);
    QVERIFY(!read("echo nothing\n"));
    QVERIFY(!read(""));
}

void TestSacctmgrReader::damagedScriptsComeBack()
{
    const std::string text
        = "sacctmgr -i add cluster oak fairshare=1\nsacctmgr -i add qos high priority=3\nsacctmgr -i add account a,b parent=root fairshare=3\n"
          "sacctmgr -i add user 'ann x' account=a partition=p,q qos+=high\nsacctmgr -i modify account where name=b set parent=a\n"
          "sacctmgr -i remove user where name=ann\n";
    feedDamaged(text, [](const std::string &damaged) {
        Policy policy;
        Diagnostics diagnostics;
        (void)readSacctmgrScript(damaged, "f", policy, diagnostics);
    });
}

APPORTION_TEST(TestSacctmgrReader)
} // namespace test_sacctmgr_reader

#include "test_sacctmgr_reader.moc"
