// SPDX-License-Identifier: GPL-3.0-or-later
// The report on differences names nobody and nothing, and its numbers are those that it is about.
#include "core/agree/anonymous.h"
#include "storage/agreement_report.h"
#include "storage/open_files.h"
#include "storage/policy_json.h"
#include "support/test_case.h"
#include "whole_policy.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

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
    const QJsonObject report = QJsonDocument::fromJson(agreementReport(opened, opened.printed, "1.0")).object();
    QCOMPARE(report[QStringLiteral("apportion")].toString(), QStringLiteral("1.0"));
    const QJsonArray differences = report[QStringLiteral("differences")].toArray();
    QCOMPARE(differences.size(), 1);
    QCOMPARE(differences[0][QStringLiteral("column")].toString(), QStringLiteral("billing"));
    QCOMPARE(report[QStringLiteral("compared")].toInt() - 1, report[QStringLiteral("agreed")].toInt());
    QCOMPARE(report[QStringLiteral("billings")].toArray().size(), static_cast<qsizetype>(opened.printed.billings.size()));
    // and its policy can be opened
    const QByteArray policy = QJsonDocument(report[QStringLiteral("policy")].toObject()).toJson();
    QVERIFY(readPolicyJson(policy.toStdString(), "report").policy.associations.count() == opened.policy.associations.count());
}

APPORTION_TEST(TestAgreementReport)
} // namespace test_agreement_report

#include "test_agreement_report.moc"
