// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/flat_option.h"
#include "reader_testing.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QTest>

namespace test_flat_file
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

class TestFlatFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDumpIsReadWholly();
    void readingTellsHowFarItIsAndCanBeGivenUp();
    void oldAndNewSpellingsOfSharesAreOne_data();
    void oldAndNewSpellingsOfSharesAreOne();
    void quotesAndEscapesAreResolved();
    void unknownOptionsAreKeptInOrder();
    void aTypedTresOfADumpIsReadWhole();
    void optionsAreKeptAsSacctmgrTakesThem_data();
    void optionsAreKeptAsSacctmgrTakesThem();
    void sharesAndPrioritiesAreReadAsSacctmgrReadsThem_data();
    void sharesAndPrioritiesAreReadAsSacctmgrReadsThem();
    void aTimeWithoutQuotesIsTold();
    void optionsComeBackAsTheyWere_data();
    void optionsComeBackAsTheyWere();
    void accountsAreFoldedAndUsersAreNot();
    void partitionAssociationsStandSideBySide();
    void qosLinesAreReadBeforeAndBehindTheCluster();
    void aQosKeepsItsNameWhateverFollows();
    void whatStandsTwiceIsTold();
    void whoStandsTwiceIsToldInEveryAccount();
    void whatLoadRefusesIsReadAndToldOnce();
    void wrongLinesAreToldAndTheRestIsRead_data();
    void wrongLinesAreToldAndTheRestIsRead();
    void aParentThatComesTooLateIsWaitedFor();
    void linesBelowAnUnknownParentAreKept();
    void theUserRootIsAddedWhenNobodyNamesHim();
    void theAccountRootMayHaveALine();
    void continuedLinesAreOne();
    void aMillionNestedAccountsAreRead();
    void longLinesAndDamagedFilesComeBack();
    void everyWrongLineIsCountedButNotListed();
    void noDefaultAccountIsWrittenAsNull();
    void aDumpEscapesNothing();

private:
    Policy m_policy;
    Diagnostics m_diagnostics;

    bool read(const std::string &text)
    {
        m_policy = Policy();
        m_diagnostics.clear();
        return readFlatFile(text, "dump.cfg", m_policy, m_diagnostics);
    }
    const AssociationTree &tree() const { return m_policy.associations; }
    AssociationId user(const char *account, const char *name, const char *partition = "") const
    {
        const AssociationId id = tree().findAccount(account);
        return id == noAssociation ? id : tree().findUser(id, name, partition);
    }
};

namespace
{
const std::string head
    = "Cluster - 'c':Fairshare=1:QOS='normal'\nParent - 'root'\nUser - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1\n";
}

void TestFlatFile::noDefaultAccountIsWrittenAsNull()
{
    QVERIFY(read(head + "Account - 'a'\nParent - 'a'\nUser - 'u':DefaultAccount='(null)':Fairshare=2:Comment='(null)'\n"));
    QVERIFY2(m_diagnostics.empty(), m_diagnostics.empty() ? "" : m_diagnostics.front().english().c_str());
    QCOMPARE(std::string(tree().options(user("a", "u"))), std::string("Comment='(null)'"));
}

/// winbind makes such names. sacctmgr dumps them as they are, and would load them without the backslash.
void TestFlatFile::aDumpEscapesNothing()
{
    const std::string header
        = "# To edit this file start with a cluster line for the new cluster\n# Cluster - 'cluster_name':MaxTRESPerJob=node=50\n";
    const std::string lines = "QOS - 'q\\r':Description='a\\b':Preempt='s\\t'\n" + head
        + "Account - 'che\\m':Description='back\\slash':Organization='it\\'s \\\\ and C\\#'\nParent - 'che\\m'\n"
          "User - 'corp\\ann':Partition='p\\q':DefaultAccount='che\\m':Coordinator='che\\m':Fairshare=5:QOS='+q\\r'\nUser - 'corpann':Fairshare=2\n"
          "User - 'corpann':Comment='x\\y'\n";
    QVERIFY(read(header + lines));
    QCOMPARE(m_diagnostics.size(), std::size_t { 1 }); // of the user who stands twice
    const AssociationId ann = user("che\\m", "corp\\ann", "p\\q");
    QVERIFY(ann != noAssociation);
    QCOMPARE(tree().rawShares(ann), 5u);
    QCOMPARE(parseOptions(tree().options(ann)),
        (std::vector<FlatOption> { { "DefaultAccount", "che\\m", true }, { "Coordinator", "che\\m", true }, { "QOS", "+q\\r", true } }));
    QCOMPARE(parseOptions(tree().options(tree().findAccount("che\\m"))), // what people escape in a dump stays escaped
        (std::vector<FlatOption> { { "Description", "back\\slash", true }, { "Organization", "it's \\ and C#", true } }));
    QCOMPARE(tree().rawShares(user("che\\m", "corpann")), 2u);
    QCOMPARE(m_policy.qos->front().name, std::string("q\\r"));
    QCOMPARE(m_policy.qos->front().description, std::string("a\\b"));
    QCOMPARE(m_policy.qos->front().preempt, std::string("s\\t"));
    QCOMPARE(m_policy.foreignAssociations->front(), std::string("User - 'corpann':Comment='x\\\\y'"));
    // what is written can be loaded, and read again
    const Policy dumped = m_policy;
    QVERIFY(flatFile(dumped).find("User - 'corp\\\\ann':Partition='p\\\\q':DefaultAccount='che\\\\m'") != std::string::npos);
    QVERIFY(read(flatFile(dumped)));
    QCOMPARE(tree().rawShares(user("che\\m", "corp\\ann", "p\\q")), 5u);
    // what people write is read as sacctmgr load does
    QVERIFY(read(lines));
    QCOMPARE(tree().rawShares(user("chem", "corpann", "pq")), 5u);
}

void TestFlatFile::readingTellsHowFarItIsAndCanBeGivenUp()
{
    std::string text = "Cluster - 'c'\nParent - 'root'\n";
    for (int i = 0; i < 200; ++i) {
        text += "Account - 'a" + std::to_string(i) + "'\n";
    }
    Policy policy;
    Diagnostics diagnostics;
    Progress progress;
    progress.begin(text.size());
    QVERIFY(readFlatFile(text, {}, policy, diagnostics, &progress));
    QCOMPARE(policy.associations.count(), AssociationId { 202 });
    QVERIFY(progress.part() > 0.9);
    Progress given;
    given.cancel();
    (void)readFlatFile(text, {}, policy, diagnostics, &given);
    QVERIFY(policy.associations.count() < 3);
}

void TestFlatFile::aDumpIsReadWholly()
{
    QVERIFY(read(contentOf(goldenPath("fair_tree_rules", "associations.cfg"))));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy.clusterName, std::string("oracle"));
    QCOMPARE(m_policy.clusterOptions, std::string("Fairshare=1:QOS='normal'"));
    QCOMPARE(tree().count(), 27u); // 10 accounts with root, 17 users
    const AssociationId genomics = tree().findAccount("genomics");
    QCOMPARE(tree().name(tree().parent(genomics)), std::string_view("bio"));
    QVERIFY(tree().usesParent(genomics));
    QVERIFY(tree().usesParent(user("physics", "eve")));
    QCOMPARE(tree().rawShares(user("physics", "dan")), 0u);
    QCOMPARE(tree().rawShares(tree().findAccount("chem")), 30u);
    QCOMPARE(tree().priority(tree().findAccount("chem")), 40u);
    QCOMPARE(tree().priority(user("physics", "ann")), 20u);
    QCOMPARE(tree().priority(user("physics", "bob")), noPriority);
    QCOMPARE(tree().options(user("chem", "fay")), std::string_view("DefaultAccount='chem':QOS='+high,+low'"));
    QCOMPARE(tree().options(tree().findAccount("bio")), std::string_view("Description='bio':Organization='org'"));
    QCOMPARE(m_policy.qos->size(), std::size_t { 3 });
    QCOMPARE(m_policy.qos->at(0).description, std::string("Normal QOS default"));
    QCOMPARE(m_policy.qos->at(1).priority, 100u);
    QCOMPARE(m_policy.qos->at(2).usageFactor, 0.5);
    QVERIFY(m_policy.foreignAssociations->empty());
}

void TestFlatFile::oldAndNewSpellingsOfSharesAreOne_data()
{
    QTest::addColumn<QByteArray>("option");
    QTest::addColumn<quint32>("shares");
    const auto add = [](const char *option, quint32 shares) { QTest::newRow(option) << QByteArray(option) << shares; };
    add("Fairshare=7", 7);
    add("FairShare=7", 7);
    add("fairshare=7", 7);
    add("Shares=7", 7);
    add("Share=7", 7);
    add("Share(s)=7", 7);
    add("Fair='7'", 7);
    add("Fairshare=parent", sharesParent);
    add("Fairshare=PARENT", sharesParent);
    add("Fairshare=2147483647", sharesParent);
    add("Fairshare=2147483646", maxRawShares);
    add("Fairshare=0", 0);
    add("DefaultAccount='x'", 1);
}

void TestFlatFile::oldAndNewSpellingsOfSharesAreOne()
{
    QFETCH(QByteArray, option);
    QFETCH(quint32, shares);
    QVERIFY(read(head + "User - 'ann':" + option.toStdString() + '\n'));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tree().rawShares(user("root", "ann")), shares);
}

void TestFlatFile::quotesAndEscapesAreResolved()
{
    QVERIFY(
        read(head + "Account - \"bio\":Description=\"it's: one\":Fairshare=2\nAccount - chem:Description='C# \\'x\\'':Fairshare=3 # a comment\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(parseOptions(tree().options(tree().findAccount("bio"))), (std::vector<FlatOption> { { "Description", "it's: one", true } }));
    QCOMPARE(parseOptions(tree().options(tree().findAccount("chem"))), (std::vector<FlatOption> { { "Description", "C# 'x'", true } }));
    QCOMPARE(tree().rawShares(tree().findAccount("chem")), 3u);
}

void TestFlatFile::unknownOptionsAreKeptInOrder()
{
    QVERIFY(read(head + "User - 'ann':Zebra=1:Fairshare=4:GrpTRES=cpu=20,mem=5:Priority=9:Apple='a b'\n"));
    QCOMPARE(tree().options(user("root", "ann")), std::string_view("Zebra=1:GrpTRES=cpu=20,mem=5:Apple='a b'"));
    QCOMPARE(tree().rawShares(user("root", "ann")), 4u);
    QCOMPARE(tree().priority(user("root", "ann")), 9u);
}

void TestFlatFile::aTypedTresOfADumpIsReadWhole()
{
    // sacctmgr dump writes lists of TRES without quotes
    QVERIFY(read(head + "User - 'ann':Fairshare=1:GrpTRES=cpu=300,gres/gpu:h100=6:MaxJobs=4:QOS='+high'\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tree().options(user("root", "ann")), std::string_view("GrpTRES='cpu=300,gres/gpu:h100=6':MaxJobs=4:QOS='+high'"));
}

void TestFlatFile::optionsComeBackAsTheyWere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    const auto add = [](const char *text, const char *canonical) { QTest::newRow(text) << QByteArray(text) << QByteArray(canonical); };
    add("DefaultAccount='bio':QOS='+high'", "DefaultAccount='bio':QOS='+high'");
    add("GrpTRES=cpu=20", "GrpTRES=cpu=20");
    add("A=\"x\"", "A='x'");
    add("A = 'x' : B=2", "A='x':B=2");
    add("A=x\\:y", "A='x:y'");
    add("A='it\\'s'", "A='it\\'s'");
    add("A=\"it's\"", "A='it\\'s'");
    add("A='back\\\\slash'", "A='back\\\\slash'");
    add("A='no # comment'", "A='no \\# comment'");
    add("A='':B=", "A='':B=");
    add("::A=1::", "A=1");
    add("A=pre'fix: x'post", "A='prefix: xpost'");
}

void TestFlatFile::optionsComeBackAsTheyWere()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, canonical);
    const std::vector<FlatOption> options = parseOptions(text.toStdString());
    const std::string written = optionsText(options);
    QCOMPARE(QByteArray::fromStdString(written), canonical);
    QCOMPARE(optionsText(parseOptions(written)), written);
}

void TestFlatFile::accountsAreFoldedAndUsersAreNot()
{
    QVERIFY(read(head + "Account - 'BiO':Fairshare=2\nParent - 'bIo'\nUser - 'Ann':Fairshare=1\nUser - 'ann':Fairshare=2\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QVERIFY(tree().findAccount("bio") != noAssociation);
    QCOMPARE(tree().rawShares(user("bio", "Ann")), 1u);
    QCOMPARE(tree().rawShares(user("bio", "ann")), 2u);
}

void TestFlatFile::partitionAssociationsStandSideBySide()
{
    QVERIFY(read(head
        + "Account - 'bio':Fairshare=2\nParent - 'bio'\nUser - 'ann':Fairshare=1\nUser - 'ann':Partition='gpu':Fairshare=5\n"
          "User - 'ann':Partition='cpu':Fairshare=6\nUser - 'ann':Partition='gpu':Fairshare=7\n"));
    QCOMPARE(tree().rawShares(user("bio", "ann")), 1u);
    QCOMPARE(tree().rawShares(user("bio", "ann", "gpu")), 5u);
    QCOMPARE(tree().rawShares(user("bio", "ann", "cpu")), 6u);
    QVERIFY(findCode(m_diagnostics, "flat-user-double"));
    QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
}

void TestFlatFile::qosLinesAreReadBeforeAndBehindTheCluster()
{
    QVERIFY(read(
        "QOS - 'low':Priority=1:GrpTRES=cpu=4:Preempt='normal,other':Flags='DenyOnLimit'\n" + head + "QOS - 'high':Priority=9:UsageFactor=1.5\n"));
    QCOMPARE(m_diagnostics.size(), std::size_t { 1 }); // sacctmgr wants all of them above it
    QCOMPARE(m_diagnostics.front().code, std::string("flat-form"));
    QCOMPARE(m_policy.qos->size(), std::size_t { 2 });
    const Qos &low = m_policy.qos->at(0);
    QCOMPARE(low.preempt, std::string("normal,other"));
    QCOMPARE(low.foreign, (std::vector<ForeignKey> { { "GrpTRES", "cpu=4" }, { "Flags", "'DenyOnLimit'" } }));
    QCOMPARE(m_policy.qos->at(1).usageFactor, 1.5);
}

/// The first word alone is the name (file_functions.c, _parse_qos_options); the parts of a time are words to it.
void TestFlatFile::aQosKeepsItsNameWhateverFollows()
{
    QVERIFY(read("QOS - 'hi':GraceTime=00:05:00:Priority=5\n" + head));
    QCOMPARE(m_policy.qos->size(), std::size_t { 1 });
    QCOMPARE(m_policy.qos->front().name, std::string("hi"));
    QCOMPARE(m_policy.qos->front().priority, 5u);
    QCOMPARE(m_diagnostics.size(), std::size_t { 2 });
    for (const Diagnostic &finding : m_diagnostics) {
        QCOMPARE(finding.code, std::string("flat-stray"));
        QCOMPARE(finding.place.line, 1u);
    }
    QVERIFY(m_diagnostics.front().message.english().starts_with("\"05\" stands where an option should"));
}

void TestFlatFile::whoStandsTwiceIsToldInEveryAccount()
{
    std::string lines = head + "Account - 'a'\nAccount - 'b'\nAccount - 'c'\n";
    for (const char *account : { "a", "b", "c", "b", "a", "c" }) {
        lines += "Parent - '" + std::string(account) + "'\nUser - 'ann'\nUser - 'ann':Partition='p'\n";
    }
    QVERIFY(read(lines + "User - 'a'\n")); // a user who is called as an account
    QCOMPARE(tree().layout().userCount(), 8U);
    std::vector<std::uint32_t> twice;
    for (const Diagnostic &finding : m_diagnostics) {
        QCOMPARE(finding.code, std::string("flat-user-double"));
        twice.push_back(finding.place.line);
    }
    QCOMPARE(twice, (std::vector<std::uint32_t> { 17, 18, 20, 21, 23, 24 }));
    for (const char *account : { "a", "b", "c" }) {
        QVERIFY(user(account, "ann") != noAssociation);
        QVERIFY(user(account, "ann", "p") != noAssociation);
    }
}

void TestFlatFile::whatStandsTwiceIsTold()
{
    QVERIFY(read(head + "User - 'ann':Fairshare=2:Fairshare=7:Priority=4:Priority=9\nUser - 'bob':Fairshare=2:Fairshare=:Priority=4\n"
        + "QOS - 'hi':Priority=3:Priority=4:GrpTRES=cpu=4:GrpTRES=mem=8\n"));
    QCOMPARE(tree().rawShares(user("root", "ann")), 7u);
    QCOMPARE(tree().priority(user("root", "ann")), 9u);
    QStringList told;
    for (const Diagnostic &finding : m_diagnostics) {
        if (finding.code == "flat-form") { // of the QOS below the cluster
            continue;
        }
        QCOMPARE(finding.code, std::string("option-twice"));
        told.append(QString::fromStdString(finding.message.english()) + QStringLiteral(" %1").arg(finding.place.line));
    }
    QCOMPARE(told,
        QStringList({ "Fairshare of ann stands twice; the last one counts. 4", "Priority of ann stands twice; the last one counts. 4",
            "Priority of hi stands twice; the last one counts. 6", "GrpTRES of hi stands twice; sacctmgr takes both for one list. 6" }));
    QCOMPARE(m_policy.qos->front().priority, 4u);
    QCOMPARE(m_policy.qos->front().foreign, (std::vector<ForeignKey> { { "GrpTRES", "'cpu=4,mem=8'" } }));
}

void TestFlatFile::whatLoadRefusesIsReadAndToldOnce()
{
    const std::string lines = "  Account - 'bio':Fairshare=2\n\tAccount - 'geo':Fairshare=2\nUser-'ann':Fairshare=3\nUser - 'bob':Fairshare=3\n";
    QVERIFY(read(head + lines));
    QCOMPARE(textOf(m_diagnostics),
        QByteArray("flat-form: dump.cfg:4: warning: The line is indented: sacctmgr load would refuse the file. (Begin it with its first word.)\n"
                   "flat-form: dump.cfg:6: warning: There is no \" - \" behind the first word: sacctmgr load would refuse the file. "
                   "(Write it as in: User - 'ann':Fairshare=1)\n"));
    QCOMPARE(tree().rawShares(user("root", "ann")), 3u);
    QCOMPARE(tree().rawShares(tree().findAccount("geo")), 2u);
    QVERIFY(read("Parent - 'root'\nUser - 'ann':Fairshare=3\nUser - 'root':Fairshare=1\n"));
    QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
    QCOMPARE(m_diagnostics.front().code, std::string("flat-form"));
    QCOMPARE(m_diagnostics.front().place.line, 1u);
}

void TestFlatFile::wrongLinesAreToldAndTheRestIsRead_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("kept"); // lines in foreignAssociations
    const auto add = [](const char *line, const char *code, int kept) { QTest::newRow(line) << QByteArray(line) << QByteArray(code) << kept; };
    add("Wizard - 'merlin':Fairshare=1", "flat-line", 1);
    add("complete nonsense", "flat-line", 1);
    add("User - :Fairshare=1", "flat-name", 1);
    add("Account - 'bio':Fairshare=9", "flat-account-double", 1);
    add("User - 'bob':Fairshare=9", "flat-user-double", 1);
    add("Cluster - 'second'", "flat-cluster-double", 1);
    add("User - 'cat':Fairshare=2147483648", "flat-shares", 0);
    add("User - 'cat':Fairshare=-3", "flat-shares", 0);
    add("User - 'cat':Fairshare=many", "flat-shares", 0);
    add("User - 'cat':Priority=4294967296", "flat-priority", 0);
    add("User - 'cat':Comment='open", "flat-quote", 0);
    add("QOS - 'normal':Priority=high", "flat-qos", 0);
}

void TestFlatFile::wrongLinesAreToldAndTheRestIsRead()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, code);
    QFETCH(int, kept);
    QVERIFY(read(head + "Account - 'bio':Fairshare=2\nUser - 'bob':Fairshare=3\n" + line.toStdString() + "\nUser - 'zoe':Fairshare=4\n"));
    const Diagnostic *diagnostic = findCode(m_diagnostics, code.toStdString());
    QVERIFY2(diagnostic, textOf(m_diagnostics));
    QCOMPARE(diagnostic->place, (SourcePlace { "dump.cfg", 6 }));
    QVERIFY(!diagnostic->advice.isEmpty());
    QCOMPARE(m_policy.foreignAssociations->size(), static_cast<std::size_t>(kept));
    if (kept == 1) {
        QCOMPARE(m_policy.foreignAssociations->front(), line.toStdString());
    }
    QCOMPARE(tree().rawShares(tree().findAccount("bio")), 2u);
    QCOMPARE(tree().rawShares(user("root", "bob")), 3u);
    QCOMPARE(tree().rawShares(user("root", "zoe")), 4u);
}

void TestFlatFile::aParentThatComesTooLateIsWaitedFor()
{
    QVERIFY(read(head
        + "Parent - 'genomics'\nUser - 'hal':Fairshare=5\nParent - 'bio'\nAccount - 'genomics':Fairshare=3\nParent - 'root'\nAccount - "
          "'bio':Fairshare=2\n"));
    QVERIFY(findCode(m_diagnostics, "flat-parent-late"));
    QCOMPARE(m_diagnostics.size(), std::size_t { 2 });
    QCOMPARE(tree().rawShares(user("genomics", "hal")), 5u);
    QCOMPARE(tree().parent(tree().findAccount("genomics")), tree().findAccount("bio"));
}

void TestFlatFile::linesBelowAnUnknownParentAreKept()
{
    QVERIFY(read(head + "Parent - 'ghost'\nUser - 'hal':Fairshare=5\nAccount - 'sub':Fairshare=5\nParent - 'root'\nUser - 'zoe':Fairshare=4\n"));
    const Diagnostic *diagnostic = findCode(m_diagnostics, "flat-parent-unknown");
    QVERIFY(diagnostic);
    QCOMPARE(diagnostic->place.line, 4u);
    QCOMPARE(
        *m_policy.foreignAssociations, (std::vector<std::string> { "Parent - 'ghost'", "User - 'hal':Fairshare=5", "Account - 'sub':Fairshare=5" }));
    QCOMPARE(tree().rawShares(user("root", "zoe")), 4u);
}

void TestFlatFile::theUserRootIsAddedWhenNobodyNamesHim()
{
    QVERIFY(read("Cluster - 'c'\nParent - 'root'\nAccount - 'bio':Fairshare=2\n"));
    QCOMPARE(tree().rawShares(user("root", "root")), 1u);
    QVERIFY(findCode(m_diagnostics, "flat-root-user"));
    QVERIFY(!read("# only a comment\n"));
    QCOMPARE(tree().count(), 1u);
}

void TestFlatFile::theAccountRootMayHaveALine()
{
    QVERIFY(read("Cluster - 'c'\nAccount - 'root':Description='top':Fairshare=1\nParent - 'root'\nUser - 'root':Fairshare=1\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tree().options(AssociationTree::root()), std::string_view("Description='top'"));
    QCOMPARE(tree().count(), 2u);
}

void TestFlatFile::continuedLinesAreOne()
{
    QVERIFY(read(head + "User - 'ann':QOS='a,\\\nb':Fairshare=\\\n12\r\nUser - 'bob':Fairshare=3\r\n"));
    QCOMPARE(tree().rawShares(user("root", "ann")), 12u);
    QCOMPARE(tree().options(user("root", "ann")), std::string_view("QOS='a,b'"));
    QCOMPARE(tree().rawShares(user("root", "bob")), 3u);
}

void TestFlatFile::aMillionNestedAccountsAreRead()
{
    constexpr int depth = 1000000;
    std::string text = head;
    std::string above = "root";
    for (int i = 0; i < depth; ++i) {
        const std::string name = 'a' + std::to_string(i);
        text += "Parent - '" + above + "'\nAccount - '" + name + "':Fairshare=1\n";
        above = name;
    }
    QVERIFY(read(text));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tree().count(), AssociationId { depth + 2 });
    QCOMPARE(tree().layout().size(), TreeLayout::Position { depth + 2 });
}

void TestFlatFile::longLinesAndDamagedFilesComeBack()
{
    QVERIFY(read(head + "User - 'ann':Comment='" + std::string(5000000, 'x') + "':Fairshare=3\n" + std::string(1000000, ':') + '\n'
        + std::string(1000000, '\\') + "\nUser - 'zoe':Fairshare=4\n"));
    QCOMPARE(tree().rawShares(user("root", "ann")), 3u);
    QVERIFY(read(head + std::string("User - 'a\0b':Fairshare=3\n", 25) + "User - '\xff':Fairshare=4\n"));
    QVERIFY(findCode(m_diagnostics, "text-nul"));
    QCOMPARE(findCode(m_diagnostics, "text-encoding")->place.line, 5u);
    feedDamaged(contentOf(goldenPath("fair_tree_rules", "associations.cfg")), [&](const std::string &text) {
        read(text);
        QCOMPARE(tree().layout().size(), tree().count());
    });
}

// What `sacctmgr load` of 22.05 made of each, as its dump tells.
void TestFlatFile::optionsAreKeptAsSacctmgrTakesThem_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char *written, const char *kept) { QTest::newRow(written) << QString(written) << QString(kept); };
    row("grpj=3", "GrpJobs=3");
    row("GrpJobs=+5", "GrpJobs=5");
    row("GrpJobs=-7", "GrpJobs=-1");
    row("MaxJobs=3:MaxJobs=", "MaxJobs=3");
    row("GrpWall=:GrpTRES=:QOS=", "");
    row("GrpCPUs=5", "GrpTRES=cpu=5");
    row("GrpMem=2000", "GrpTRES=mem=2000");
    row("MaxNodes=4", "MaxTRESPerJob=node=4");
    row("MaxCPUMins=10", "MaxTRESMinsPerJob=cpu=10");
    row("MaxTRESPJ=cpu=3", "MaxTRESPerJob=cpu=3");
    row("GrpTRES='CPU=2K,4=3'", "GrpTRES='cpu=2048,node=3'");
    row("GrpTRES=mem=1.50G", "GrpTRES=mem=1536"); // of what dump wrote for 1536 load takes the 1
    row("GrpTRES='mem=4.5'", "GrpTRES='mem=4.5'"); // which is told
    row("GrpTRES='mem=4.5G'", "GrpTRES='mem=4.5G'"); // likewise
    row("GrpTRES=mem=10G", "GrpTRES=mem=10G");
    row("GrpTRES=mem=10K", "GrpTRES=mem=10");
    row("GrpTRES=cpu=-1", "GrpTRES=cpu=-1");
    row("GrpTRES='cpu=4.5'", "GrpTRES='cpu=4.5'"); // which is told
    row("QOS='HIGH,+Low'", "QOS='high,+low'");
    row("DefaultQOS='HIGH':DefaultQOS=", "DefaultQOS='high'");
    row("Description='As It Is'", "Description='As It Is'");
}

void TestFlatFile::optionsAreKeptAsSacctmgrTakesThem()
{
    QFETCH(QString, written);
    QFETCH(QString, kept);
    QVERIFY(read(head + "Account - 'a':" + written.toStdString() + "\n"));
    QVERIFY(m_diagnostics.empty());
    QCOMPARE(QString::fromStdString(std::string(tree().options(tree().findAccount("a")))), kept);
}

void TestFlatFile::sharesAndPrioritiesAreReadAsSacctmgrReadsThem_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<quint32>("shares");
    QTest::addColumn<quint32>("priority");
    QTest::newRow("signs") << "Fairshare=+5:Priority=+6" << quint32 { 5 } << quint32 { 6 };
    QTest::newRow("taken away") << "Priority=-7" << quint32 { 1 } << noPriority;
    QTest::newRow("said nothing") << "Fairshare=:Priority=" << quint32 { 1 } << noPriority;
    QTest::newRow("no value") << "Priority=4294967294" << quint32 { 1 } << noPriority;
    QTest::newRow("the parent's") << "Fairshare=PARENTS" << sharesParent << noPriority;
}

void TestFlatFile::sharesAndPrioritiesAreReadAsSacctmgrReadsThem()
{
    QFETCH(QString, written);
    QFETCH(quint32, shares);
    QFETCH(quint32, priority);
    QVERIFY(read(head + "Account - 'a':" + written.toStdString() + "\n"));
    QVERIFY(m_diagnostics.empty());
    QCOMPARE(tree().rawShares(tree().findAccount("a")), shares);
    QCOMPARE(tree().priority(tree().findAccount("a")), priority);
}

void TestFlatFile::aTimeWithoutQuotesIsTold()
{
    QVERIFY(read(head + "Account - 'a':GrpWall=1:00:00:MaxJobs=4\n"));
    QVERIFY(findCode(m_diagnostics, "flat-stray"));
    QCOMPARE(QString::fromStdString(m_diagnostics.front().english()),
        QString("dump.cfg:4: error: \"00\" stands where an option should: sacctmgr would refuse the line. (Put a value that holds a colon in quotes, "
                "as in "
                "GrpWall='1:00:00'; the word is kept as it stands.)"));
    QVERIFY(read(head + "Account - 'a':GrpWall='1:00:00':MaxJobs=4\n"));
    QVERIFY(m_diagnostics.empty());
}

void TestFlatFile::everyWrongLineIsCountedButNotListed()
{
    std::string text = head;
    for (int i = 0; i < 5000; ++i) {
        text += "Wizard - 'w" + std::to_string(i) + "'\n";
    }
    QVERIFY(read(text));
    QCOMPARE(m_policy.foreignAssociations->size(), std::size_t { 5000 });
    QCOMPARE(m_diagnostics.size(), std::size_t { 101 });
    QVERIFY(m_diagnostics.back().english().find("4900 more") != std::string::npos);
}

APPORTION_TEST(TestFlatFile)
} // namespace test_flat_file

#include "test_flat_file.moc"
