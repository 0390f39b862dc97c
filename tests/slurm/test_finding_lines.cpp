// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of associations lead to the line that they were read from, for as long as the value is as it stands there.
#include "core/check/checker.h"
#include "core/policy/situation.h"
#include "reader_testing.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_list.h"
#include "support/test_case.h"

#include <QTest>

namespace test_finding_lines
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

constexpr const char *dump = "# dump\n"
                             "Cluster - 'live':Fairshare=1:QOS='normal':DefaultQOS='none'\n"
                             "QOS - 'normal'\n"
                             "Parent - 'root'\n"
                             "User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1\n"
                             "Account - 'chem':Description='chem':Organization='x':\\\n"
                             "QOS='+heigh'\n"
                             "Account - 'bio':Description='bio':Organization='x':GrpJobs=3:GrpJobs=4:Fairshare=0\n"
                             "Parent - 'bio'\n"
                             "User - 'ann':DefaultAccount='chem':Fairshare=1\n"
                             "User - 'bob':DefaultAccount='bio':AdminLevel='Queen':GrpTRES=gres/gpu=4:Partition='gone'\n"
                             "User - 'cid':DefaultAccount='bio':Maxjobs=many:Colour=blue\n";

/// "code place" of each finding about an association.
QStringList places(const Policy &policy, const Situation &situation = {})
{
    QStringList lines;
    for (const Diagnostic &finding : check(policy, situation)) {
        if (finding.object.kind == ObjectRef::Kind::Association) {
            lines.append(
                QStringLiteral("%1 %2:%3")
                    .arg(QString::fromStdString(finding.code), QString::fromStdString(finding.place.file), QString::number(finding.place.line)));
        }
    }
    lines.sort();
    return lines;
}

} // namespace

class TestFindingLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_policy = {};
        m_diagnostics.clear();
        Partition partition;
        partition.name = "main";
        m_policy.partitions.edit().push_back(partition);
    }
    void ofADump();
    void anEditTakesTheLineAwayAndUndoGivesItBack();
    void ofALineThatIsNew();
    void ofAListing();
    void ofJson();
    void ofCommands();
    void otherListsAddToTheLine();
    void ofQos();

private:
    [[nodiscard]] AssociationId account(const char *name) const { return m_policy.associations.findAccount(name); }
    [[nodiscard]] AssociationId user(const char *account, const char *name, const char *partition = "") const
    {
        return m_policy.associations.findUser(this->account(account), name, partition);
    }

    Policy m_policy;
    Diagnostics m_diagnostics;
};

void TestFindingLines::ofADump()
{
    QVERIFY(readFlatFile(dump, "a.cfg", m_policy, m_diagnostics));
    Situation situation;
    situation.setOwnUsage(account("bio"), 1);
    QCOMPARE(places(m_policy, situation),
        (QStringList { "admin-level-unknown a.cfg:11", "association-partition-unknown a.cfg:11", "default-account-not-joined a.cfg:10",
            "option-qos-unknown a.cfg:2", "option-qos-unknown a.cfg:6", "option-tres-not-tracked a.cfg:11", "option-twice a.cfg:8",
            "option-unknown a.cfg:12", "option-unread a.cfg:12", "zero-shares-in-use a.cfg:8" }));
}

void TestFindingLines::anEditTakesTheLineAwayAndUndoGivesItBack()
{
    QVERIFY(readFlatFile(dump, "a.cfg", m_policy, m_diagnostics));
    const std::string before(m_policy.associations.options(account("chem")));
    m_policy.associations.setOptions(account("chem"), "QOS='+hi'");
    QVERIFY(places(m_policy).contains("option-qos-unknown :0"));
    QVERIFY(!places(m_policy).contains("option-qos-unknown a.cfg:6"));
    m_policy.associations.setRawShares(account("chem"), 77); // of what the finding does not speak
    m_policy.associations.setOptions(account("chem"), before);
    QVERIFY(places(m_policy).contains("option-qos-unknown a.cfg:6"));
    QVERIFY(places(m_policy).contains("option-qos-unknown a.cfg:2"));
    m_policy.clusterOptions = "DefaultQOS='other'";
    QVERIFY(!places(m_policy).contains("option-qos-unknown a.cfg:2"));

    Situation situation;
    situation.setOwnUsage(account("bio"), 1);
    m_policy.associations.setRawShares(account("bio"), 1);
    m_policy.associations.setRawShares(account("bio"), 0);
    QVERIFY(places(m_policy, situation).contains("zero-shares-in-use a.cfg:8"));
    QCOMPARE(m_policy.associations.lineOf(account("bio"), AssociationPart::RawShares), 8u);
    m_policy.associations.setRawShares(account("bio"), 5);
    QCOMPARE(m_policy.associations.lineOf(account("bio"), AssociationPart::RawShares), 0u);
    QCOMPARE(m_policy.associations.lineOf(account("bio"), AssociationPart::Options), 8u);
}

void TestFindingLines::ofALineThatIsNew()
{
    QVERIFY(readFlatFile(dump, "a.cfg", m_policy, m_diagnostics));
    const AssociationId added = m_policy.associations.addUser(account("chem"), "dan");
    m_policy.associations.setOptions(added, "QOS='+new'");
    QVERIFY(places(m_policy).contains("option-qos-unknown :0"));
    m_policy.associations.truncate(added);
    QVERIFY(!places(m_policy).contains("option-qos-unknown :0"));
}

void TestFindingLines::ofAListing()
{
    QVERIFY(readAssociationList("Cluster|Account|User|Partition|ParentName|Fairshare|QOS\n"
                                "live|root||||1|normal\n"
                                "live|root|root|||1|normal\n"
                                "live|chem|||root|1|normal,heigh\n"
                                "live|chem|ann||||normal,lost\n",
        "assoc.txt", m_policy, m_diagnostics));
    m_policy.qos.edit().push_back({ "normal", 0, 1.0, "", {}, {} });
    QCOMPARE(places(m_policy), (QStringList { "option-qos-unknown assoc.txt:4", "option-qos-unknown assoc.txt:5" }));
}

void TestFindingLines::ofJson()
{
    QVERIFY(readAssociationList("{\"associations\": [\n"
                                " {\"account\": \"root\", \"cluster\": \"live\", \"user\": \"\"},\n"
                                " {\"account\": \"chem\", \"cluster\": \"live\", \"user\": \"\",\n"
                                "  \"parent_account\": \"root\", \"qos\": [\"heigh\"]}]}\n",
        "assoc.json", m_policy, m_diagnostics));
    m_policy.qos.edit().push_back({ "normal", 0, 1.0, "", {}, {} });
    QCOMPARE(places(m_policy), QStringList { "option-qos-unknown assoc.json:3" });
}

void TestFindingLines::ofCommands()
{
    QVERIFY(readSacctmgrScript("sacctmgr -i add account chem,bio cluster=live qos+=heigh\n"
                               "sacctmgr -i add user ann account=bio qos=lost\n"
                               "sacctmgr -i modify account chem set grpjobs=4\n",
        "make.sh", m_policy, m_diagnostics));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    // of chem two commands have told: none of them is the line
    QCOMPARE(places(m_policy), (QStringList { "option-qos-unknown :0", "option-qos-unknown make.sh:1", "option-qos-unknown make.sh:2" }));
}

void TestFindingLines::otherListsAddToTheLine()
{
    QVERIFY(readAssociationList("Cluster|Account|User|Partition|ParentName|Fairshare|QOS\n"
                                "live|root||||1|normal\n"
                                "live|chem|||root|1|normal\n"
                                "live|chem|ann||||normal,lost\n",
        "assoc.txt", m_policy, m_diagnostics));
    QVERIFY(readUserList("User|Def Acct|Admin\nann|chem|Queen\n", "users.txt", m_policy, m_diagnostics));
    m_policy.qos.edit().push_back({ "normal", 0, 1.0, "", {}, {} });
    QCOMPARE(places(m_policy), (QStringList { "admin-level-unknown :0", "option-qos-unknown assoc.txt:4" }));
}

void TestFindingLines::ofQos()
{
    QVERIFY(readFlatFile("QOS - 'normal'\nQOS - 'high':Colour=blue\nCluster - 'live':Fairshare=1\nParent - 'root'\nUser - 'root':Fairshare=1\n",
        "a.cfg", m_policy, m_diagnostics, nullptr));
    const Diagnostics findings = check(m_policy, {});
    const Diagnostic *found = findCode(findings, "qos-option-unknown");
    QVERIFY(found != nullptr);
    QCOMPARE(found->place, (SourcePlace { "a.cfg", 2 }));
    QVERIFY(readQosList("Name|Priority|UsageFactor\nnormal|0|1.0\nhigh|100|2.5\n", "qos.txt", m_policy, m_diagnostics));
    QCOMPARE(static_cast<const SourcePlace &>(m_policy.qos->back().place), (SourcePlace { "qos.txt", 3 }));
    QVERIFY(readSacctmgrScript("\nsacctmgr -i add qos low Priority=1\n", "make.sh", m_policy, m_diagnostics));
    QCOMPARE(static_cast<const SourcePlace &>(m_policy.qos->back().place), (SourcePlace { "make.sh", 2 }));
}

APPORTION_TEST(TestFindingLines)
} // namespace test_finding_lines

#include "test_finding_lines.moc"
