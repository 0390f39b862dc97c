// SPDX-License-Identifier: GPL-3.0-or-later
// The report on differences names nobody and nothing, and its numbers are those that it is about.
#include "core/agree/anonymous.h"
#include "storage/agreement_report.h"
#include "storage/open_files.h"
#include "storage/policy_json.h"
#include "storage/row_writer.h"
#include "support/test_case.h"
#include "whole_policy.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace test_agreement_report
{

using namespace apportion;

namespace
{

const QString goldens = QStringLiteral(APPORTION_TEST_DATA "/goldens/");

OpenedFiles golden(const QString &name)
{
    const std::string folder = (goldens + name + QLatin1Char('/')).toStdString();
    slurm::ImportFiles files;
    files.slurmConf = folder + "slurm.conf";
    files.associations = folder + "associations.cfg";
    files.usage = folder + "sshare.txt";
    files.jobs = folder + "jobs.txt";
    files.partitions = folder + "partitions.txt";
    files.sprio = folder + "sprio.txt";
    return openSlurmFiles(files, slurm::utcClock());
}

/// That the report made of one is that of the other.
void compareReports(const ClusterAgreement &one, const ClusterAgreement &other)
{
    QVERIFY(one.isKept() && other.isKept());
    QCOMPARE(one.printed.shares.size(), other.printed.shares.size());
    QCOMPARE(one.printed.terms.size(), other.printed.terms.size());
    QCOMPARE(agreementReport(one.imported, one.printed, "test"), agreementReport(other.imported, other.printed, "test"));
}

} // namespace

class TestAgreementReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersStay_data();
    void numbersStay();
    void namesDoNot_data() { numbersStay_data(); }
    void namesDoNot();
    void whatPeopleWroteStaysAway();
    void differencesAreInIt();
    void namesOfAnyKindAreAway();
    void projectsKeepTheOutcome();
    void whatWasPrintedIsOfTheBaseline();
    void whatAgreesIsOnlyCounted();
    void whatIsNoAgreementIsTold_data();
    void whatIsNoAgreementIsTold();
};

void TestAgreementReport::numbersStay_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(goldens).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (QFile::exists(goldens + name + QStringLiteral("/sprio.txt")) && QFile::exists(goldens + name + QStringLiteral("/partitions.txt"))) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
}

void TestAgreementReport::numbersStay()
{
    QFETCH(QString, name);
    const OpenedFiles opened = golden(name);
    QVERIFY(opened.agreement);
    const Anonymous anonymous = anonymized(opened, opened.printed);
    const Agreement agreement = *agree(anonymous.snapshot, anonymous.printed);
    QCOMPARE(agreement.compared, opened.agreement->agreement.compared);
    QCOMPARE(agreement.agreed, opened.agreement->agreement.agreed);
    const Evaluation mine = *evaluate(opened);
    const Evaluation theirs = *evaluate(anonymous.snapshot);
    QCOMPARE(theirs.priorities, mine.priorities);
    QCOMPARE(theirs.jobOrder, mine.jobOrder);
    QCOMPARE(theirs.factor, mine.factor);
}

void TestAgreementReport::namesDoNot()
{
    QFETCH(QString, name);
    const OpenedFiles opened = golden(name);
    const QByteArray report = agreementReport(opened, opened.printed, "test");
    QVERIFY(!QJsonDocument::fromJson(report).isNull());
    const auto isAway = [&report](std::string_view one) {
        return one == "root" || one.empty() || !report.contains('"' + QByteArray::fromStdString(std::string(one)) + '"');
    };
    const Policy &policy = opened.policy;
    for (const AssociationId id : policy.associations.layout().ids()) {
        QVERIFY2(isAway(policy.associations.name(id)), std::string(policy.associations.name(id)).c_str());
    }
    for (const Partition &partition : *policy.partitions) {
        QVERIFY2(isAway(partition.name) && isAway(partition.nodesWritten), partition.name.c_str());
    }
    for (const Qos &qos : *policy.qos) {
        QVERIFY2(isAway(qos.name), qos.name.c_str());
    }
    for (const NodeGroup &group : *policy.nodeGroups) {
        QVERIFY2(isAway(group.names), group.names.c_str());
    }
    for (const Job &job : *opened.situation.jobs) {
        QVERIFY2(isAway(job.name) && isAway(job.user), job.name.c_str());
    }
}

void TestAgreementReport::whatPeopleWroteStaysAway()
{
    OpenedFiles opened = golden(QStringLiteral("wild_1"));
    const std::string secret = "Secret";
    Policy &policy = opened.policy;
    policy.clusterName = secret;
    policy.clusterOptions = "Description='" + secret + "'";
    policy.foreignConf.edit().push_back({ secret, secret, { secret, 1 } });
    policy.foreignConf.edit().push_back({ "PreemptType", secret, {} });
    policy.foreignAssociations.edit().push_back(secret);
    policy.priority.unknownFlags.push_back(secret);
    policy.priority.siteFactorPlugin = policy.priority.siteFactorParameters = policy.priority.parameters = secret;
    policy.priority.maxAge.written = policy.priority.halfLife.written = policy.priority.calcPeriod.written = secret;
    policy.priority.weightTres.push_back({ secret, 1.0, '\0', secret });
    policy.chips.edit().push_back({ secret, 1.0, 1.0 });
    for (NodeGroup &group : policy.nodeGroups.edit()) {
        group.gresWritten = group.chip = secret;
        group.owners.push_back(secret);
        group.foreign.push_back({ secret, secret });
        group.foreign.push_back({ "CpuSpecList", secret });
        group.gres.push_back({ "gres/gpu:" + secret, 1 });
    }
    for (Partition &partition : policy.partitions.edit()) {
        partition.foreign.push_back({ "AllowAccounts", secret });
        partition.nodesWritten = partition.maxTime.written = secret;
    }
    for (Qos &qos : policy.qos.edit()) {
        qos.description = secret;
        qos.foreign.push_back({ "Flags", secret });
        qos.preempt += "," + secret;
    }
    for (const AssociationId id : policy.associations.layout().ids()) {
        policy.associations.setOptions(id, "Description='" + secret + "'");
    }
    for (Job &job : opened.situation.jobs.edit()) {
        job.name = secret;
        job.id += secret;
        job.partitions.push_back(secret);
        job.tres.push_back({ "license/" + secret, 1 });
    }
    for (PrintedTerms &terms : opened.printed.terms) {
        terms.tres += "," + secret + "=1," + secret + ",gres/gpu=" + secret;
        terms.job += secret;
        terms.qos = secret;
    }
    opened.printed.partitions.push_back({ secret, { { secret, 1 }, { "gres/" + secret, 1 } } });
    const QByteArray report = agreementReport(opened, opened.printed, "test");
    QVERIFY(!QJsonDocument::fromJson(report).isNull());
    QVERIFY2(!report.toLower().contains("secret"), report.mid(report.toLower().indexOf("secret") - 200, 300));

    // names of all kinds of bytes
    const Snapshot whole = test::wholePolicy();
    QVERIFY(!QJsonDocument::fromJson(agreementReport(whole, {}, "test")).isNull());
}

void TestAgreementReport::differencesAreInIt()
{
    OpenedFiles opened = golden(QStringLiteral("wild_1"));
    opened.printed.billings.at(0).billing += 5;
    const QByteArray report = agreementReport(opened, opened.printed, "1.0");
    const ParsedPolicy read = readPolicyJson(report.toStdString(), "report");
    QVERIFY(read.complete && read.diagnostics.empty());
    QCOMPARE(read.policy.associations.count(), opened.policy.associations.count());
    QVERIFY(read.agreement);
    const ClusterAgreement &told = *read.agreement;
    QCOMPARE(QString::fromStdString(told.reportedBy), QStringLiteral("1.0"));
    QCOMPARE(told.agreement.compared, told.agreement.agreed + 1);
    QCOMPARE(told.agreement.differences.size(), std::size_t { 1 });
    QCOMPARE(told.agreement.differences[0].column, std::string("billing"));
    QCOMPARE(read.situation.jobs->at(told.agreement.differences[0].object.id).id, told.agreement.differences[0].where);
    // and whoever has it finds the same
    const Anonymous sent = anonymized(opened, opened.printed);
    QCOMPARE(told.printed.shares.size(), sent.printed.shares.size());
    QCOMPARE(told.printed.terms.size(), sent.printed.terms.size());
    QVERIFY(told.printed.billings == sent.printed.billings && told.printed.partitions == sent.printed.partitions);
    const Agreement again = *agree(read, told.printed);
    QCOMPARE(again.compared, told.agreement.compared);
    QCOMPARE(again.agreed, told.agreement.agreed);
    // saved again it is the same file
    QCOMPARE(writePolicyJson(read), report.toStdString());
}

/// Accounts and users with blanks, capitals, dots, umlauts and Slurm's own words for names.
void TestAgreementReport::namesOfAnyKindAreAway()
{
    OpenedFiles opened = golden(QStringLiteral("wild_1"));
    AssociationTree &tree = opened.policy.associations;
    const std::vector<std::string> odd { "Chemie & Söhne", "a.b-c_d", "x=y,z:w", "quote\"d", "back\\slash", "normal", "gpu:h100", "cpu" };
    std::size_t next = 0;
    for (const AssociationId id : std::vector<AssociationId>(tree.layout().ids().begin(), tree.layout().ids().end())) {
        if (tree.name(id) != "root" && next < odd.size()) {
            tree.rename(id, odd[next++]);
        }
    }
    QCOMPARE(next, odd.size());
    const std::string report = agreementReport(opened, opened.printed, "test").toStdString();
    for (const std::string &name : odd) {
        std::string quoted;
        RowWriter(quoted).write("x", std::string_view(name));
        const std::string_view value = std::string_view(quoted).substr(5);
        QVERIFY2(name == "cpu" || report.find(value) == std::string::npos, name.c_str());
    }
    const ParsedPolicy read = readPolicyJson(report, "report");
    QVERIFY(read.complete && read.diagnostics.empty() && read.agreement);
    QCOMPARE(read.agreement->printed.shares.size(), opened.printed.shares.size());
}

/// What the window says at its bottom is the same after a project was saved and opened, and can be looked into.
void TestAgreementReport::projectsKeepTheOutcome()
{
    OpenedFiles opened = golden(QStringLiteral("wild_2"));
    opened.printed.shares.at(3).values[0] += 0.25;
    opened.printed.billings.at(0).billing += 5;
    const Agreement found = *agree(opened, opened.printed);
    opened.agreement = std::make_shared<const ClusterAgreement>(ClusterAgreement { found, opened.printed, opened, {} });
    const ParsedPolicy read = readPolicyJson(writePolicyJson(opened), "project");
    QVERIFY(read.complete && read.diagnostics.empty() && read.agreement);
    const Agreement &kept = read.agreement->agreement;
    QCOMPARE(agreementText(kept).english(), agreementText(found).english());
    QCOMPARE(kept.at, found.at);
    QCOMPARE(kept.differences.size(), found.differences.size());
    for (std::size_t i = 0; i < kept.differences.size(); ++i) {
        const Disagreement &one = kept.differences[i];
        QCOMPARE(one.where, found.differences[i].where);
        QCOMPARE(one.printed, found.differences[i].printed);
        QCOMPARE(one.computed, found.differences[i].computed);
        QCOMPARE(one.cause, found.differences[i].cause);
        QCOMPARE(one.object.kind, found.differences[i].object.kind);
    }
    QCOMPARE(writePolicyJson(read), writePolicyJson(opened));
    compareReports(*read.agreement, *opened.agreement);
}

/// Whoever edited the draft since, too.
void TestAgreementReport::whatWasPrintedIsOfTheBaseline()
{
    OpenedFiles opened = golden(QStringLiteral("wild_2"));
    opened.printed.shares.at(3).values[0] += 0.25;
    opened.agreement = std::make_shared<const ClusterAgreement>(ClusterAgreement { *agree(opened, opened.printed), opened.printed, opened, {} });
    opened.settleBaseline(Baseline::Origin::Imported, {});
    opened.situation.jobs.edit().clear();
    AssociationTree &tree = opened.policy.associations;
    tree.rename(opened.printed.shares.at(3).association, "another");
    const ParsedPolicy read = readPolicyJson(writePolicyJson(opened), "project");
    QVERIFY(read.complete && read.agreement);
    compareReports(*read.agreement, *opened.agreement);
    // with another baseline there is nothing left to compare with
    opened.baseline = ProjectVersion { opened, { Baseline::Origin::Exported, {}, {} } };
    const ParsedPolicy later = readPolicyJson(writePolicyJson(opened), "project");
    QVERIFY(later.agreement && !later.agreement->isKept());
    QCOMPARE(later.agreement->agreement.differences.size(), opened.agreement->agreement.differences.size());
}

void TestAgreementReport::whatAgreesIsOnlyCounted()
{
    const OpenedFiles opened = golden(QStringLiteral("wild_2"));
    QVERIFY(opened.agreement && opened.agreement->agreement.isWhole());
    const ParsedPolicy read = readPolicyJson(writePolicyJson(opened), "project");
    QVERIFY(read.agreement && !read.agreement->isKept());
    QCOMPARE(read.agreement->agreement.agreed, opened.agreement->agreement.agreed);
}

void TestAgreementReport::whatIsNoAgreementIsTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("a list") << QStringLiteral(R"("agreement": [])") << false;
    QTest::newRow("more agree than were compared") << QStringLiteral(R"("agreement": {"compared": 1, "agreed": 2})") << true;
    QTest::newRow("a number is no row") << QStringLiteral(R"("agreement.differences": [4])") << true;
    QTest::newRow("an unknown cause") << QStringLiteral(R"("agreement.differences": [{"cause": "fate"}])") << true;
    QTest::newRow("too few values") << QStringLiteral(R"("agreement.shares": [{"account": "root", "values": [1]}])") << true;
    QTest::newRow("an unknown list") << QStringLiteral(R"("agreement.secrets": [])") << false;
    QTest::newRow("an element of the object") << QStringLiteral(R"("agreement": [{}])") << true;
}

void TestAgreementReport::whatIsNoAgreementIsTold()
{
    QFETCH(QString, text);
    QFETCH(bool, isRead);
    const ParsedPolicy read = readPolicyJson(("{\"format\": 1, " + text + "}").toStdString(), "project");
    QVERIFY(read.usable);
    QCOMPARE(read.agreement != nullptr, isRead);
    QVERIFY(std::any_of(read.diagnostics.begin(), read.diagnostics.end(),
        [](const Diagnostic &found) { return found.code == "policy-value" || found.code == "policy-unknown-key"; }));
    if (read.agreement) {
        QVERIFY(read.agreement->agreement.agreed <= read.agreement->agreement.compared);
    }
}

APPORTION_TEST(TestAgreementReport)
} // namespace test_agreement_report

#include "test_agreement_report.moc"
