// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts that remove something ask first: the cluster for jobs and reservations that need it, and whoever runs them.
#include "fake_site.h"
#include "support/test_case.h"

namespace test_removal_questions
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::fake_site;

namespace
{

constexpr const char *queue = "CLUSTER: oracle\n17|ann|chem|high|R\n18_[1-40%5]|bob|chem|high|PD\n19|ann|chem|normal|PD\n"
                              "20_[1,3,5,...]|ann|chem|normal,HIGH|PD\n";

/// The site with its QOS high under another name, or without it.
Policy withQos(const char *now)
{
    Policy draft = read(site);
    if (*now == '\0') {
        draft.qos.edit().pop_back();
    } else {
        draft.qos.edit().back().name = now;
    }
    return draft;
}

} // namespace

class TestRemovalQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jobsAreLookedUpFirst();
    void reservationsAreLookedUpFirst();
    void whatWaitsInARemovedQosKeepsItThere();
    void whatWaitsInARenamedQosIsMovedBetweenTheCalls();
    void jobsThatAreLostAreTold();
    void manyRemovalsAreAskedFor();
};

void TestRemovalQuestions::jobsAreLookedUpFirst()
{
    const Policy baseline = read(site);
    Policy draft = baseline;
    draft.associations.remove(draft.associations.findUser(draft.associations.findAccount("chem"), "bob"));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    cluster.table("assoc", siteTable, replaced(siteTable, { { "chem|bob|||2||||\n", "" } }));
    cluster.write("squeue.txt", "CLUSTER: oracle\n17|ann|chem|normal|PD\n18_[1-4]|bob|chem|normal|R\n");
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("Jobs in what is removed: 1; nothing was changed.") && outcome.output.contains("job 18_[1-4] of bob in chem"),
        qPrintable(outcome.output));
    cluster.write("squeue.txt", "17|ann|chem|normal|PD\n");
    cluster.write("mute-squeue", "");
    const Outcome unasked = cluster.run(scripts.apply, scripts.calls); // sacctmgr looks for itself
    QCOMPARE(unasked.exitCode, 0);
    QVERIFY2(unasked.output.contains("squeue cannot be asked"), qPrintable(unasked.output));
}

/// As slurmctld 22.05 deletes them: one of several accounts that is gone is enough.
void TestRemovalQuestions::reservationsAreLookedUpFirst()
{
    const Policy baseline = read(site);
    Policy draft = baseline;
    draft.associations.remove(draft.associations.findAccount("physics"));
    draft.qos.edit().pop_back(); // high
    const ChangeScripts scripts = changeScripts(baseline, draft);
    const Cluster cluster;
    cluster.table("assoc", siteTable, replaced(siteTable, { { "physics|||root|30|10|||\n", "" } }));
    constexpr const char *normal = "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000||Normal QOS default\n";
    cluster.table("qos", QLatin1String(normal) + "high|100|1.000000||high\n", normal);
    const QByteArray others
        = "ReservationName=maint StartTime=2026-11-28T00:00:00 Users=root Groups=(null) Accounts=(null) State=ACTIVE\n"
          "ReservationName=course StartTime=2026-11-28T00:00:00 Users=(null) Accounts=chem State=INACTIVE Comment=not Accounts=physics\n";
    const QByteArray lab = "ReservationName=lab StartTime=2026-11-28T00:00:00 Users=(null) Groups=(null) Accounts=chem,Physics Licenses=(null)\n"
                           "ReservationName=both StartTime=2026-11-28T00:00:00 AllowedPartitions=a QOS=High Accounts=-physics State=ACTIVE\n";
    cluster.write("scontrol.txt", others + lab);
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("Reservations for what is removed: 2; nothing was changed.")
            && outcome.output.contains("\n    ReservationName=lab Accounts=chem,Physics\n    ReservationName=both Accounts=-physics QOS=High\n"),
        qPrintable(outcome.output));
    cluster.write("mute-scontrol", "");
    cluster.write("scontrol.txt", others);
    const Outcome unasked = cluster.run(scripts.apply, scripts.calls, { "--check" });
    QVERIFY2(unasked.output.contains("scontrol cannot be asked for reservations"), qPrintable(unasked.output));
    cluster.remove("mute-scontrol");
    QCOMPARE(cluster.run(scripts.apply, scripts.calls).exitCode, 0);
}

void TestRemovalQuestions::whatWaitsInARemovedQosKeepsItThere()
{
    const ChangeScripts scripts = changeScripts(read(site), withQos(""));
    const Cluster cluster;
    const QString header = "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000||Normal QOS default\n";
    cluster.table("qos", header + "high|100|1.000000||high\n", header);
    cluster.write("squeue.txt", queue);
    const Outcome outcome = cluster.run(scripts.apply, scripts.calls);
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.calls, QByteArray());
    QVERIFY2(outcome.output.contains("Jobs that wait in a QOS that is removed, and would wait for ever: 2; nothing was changed.")
            && outcome.output.contains("    scontrol update jobid='18_[1-40]' qos=NAME\n    scontrol update jobid=20 qos=normal,NAME\n"),
        qPrintable(outcome.output));
    cluster.write("squeue.txt", "17|ann|chem|high|R\n"); // goes on without it
    QCOMPARE(cluster.run(scripts.apply, scripts.calls).exitCode, 0);
}

void TestRemovalQuestions::whatWaitsInARenamedQosIsMovedBetweenTheCalls()
{
    const ChangeScripts scripts = changeScripts(read(site), withQos("higher"));
    QCOMPARE(scripts.calls, std::size_t { 2 });
    const Cluster cluster;
    const QString header = "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000||Normal QOS default\n";
    const QString both = header + "high|100|1.000000||high\nhigher|100|1.000000||high\n";
    cluster.table("qos", header + "high|100|1.000000||high\n", both);
    cluster.write("squeue.txt", queue);
    const Outcome first = cluster.run(scripts.apply, 1);
    QCOMPARE(first.exitCode, 3);
    QCOMPARE(first.calls.count('\n'), 1);
    QVERIFY2(first.output.contains("Jobs that wait in a QOS that gets another name: 2. apply.sh stops before it removes the old one")
            && first.output.contains("nothing was removed yet") && first.output.contains("then sh apply.sh --resume goes on")
            && first.output.contains("    scontrol update jobid='18_[1-40]' qos=higher\n    scontrol update jobid=20 qos=normal,higher\n"),
        qPrintable(first.output));
    // they have the new one
    cluster.write("squeue.txt", "18_[1-40]|bob|chem|higher|PD\n");
    cluster.table("qos", both, header + "higher|100|1.000000||high\n");
    const Outcome second = cluster.run(scripts.apply, 2, { "--resume" });
    QVERIFY2(second.exitCode == 0 && second.calls.contains("remove"), qPrintable(second.output));
    // the way back removes the new one
    cluster.write("count", "0");
    cluster.table("qos", header + "higher|100|1.000000||high\n", both);
    const Outcome back = cluster.run(scripts.rollback, 1);
    QCOMPARE(back.exitCode, 3);
    QVERIFY2(back.output.contains("scontrol update jobid='18_[1-40]' qos=high\n"), qPrintable(back.output));
}

void TestRemovalQuestions::jobsThatAreLostAreTold()
{
    Policy baseline = read(site);
    Partition gpu;
    gpu.name = "gpu";
    gpu.nodesWritten = "g1";
    baseline.partitions.edit() = { gpu };
    Policy draft = withQos("higher");
    gpu.name = "gpgpu";
    draft.partitions.edit() = { gpu };
    Situation before;
    Job job;
    job.partitions = { "gpu" };
    job.qos = "high";
    before.jobs.edit() = { job, job };
    before.jobs.edit().back().running = true;
    const QString readme
        = QString::fromStdString(changeReadme(baseline, draft, changeScripts(baseline, draft), ConfFile::Patched, {}, {}, {}, {}, before));
    for (const char *line :
        { "\nWhat is lost\n------------\n  partitions removed: gpu, now gpgpu (2 jobs when it was imported)\n",
            "\n       scontrol update jobid=ID partition=gpgpu\n", "\n  QOS removed: high, now higher (1 job that waited when it was imported)\n" }) {
        QVERIFY2(readme.contains(line), qPrintable(readme));
    }
    QVERIFY(!QString::fromStdString(changeReadme(baseline, baseline, changeScripts(baseline, baseline), ConfFile::Patched)).contains("What is lost"));
}

void TestRemovalQuestions::manyRemovalsAreAskedFor()
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

APPORTION_TEST(TestRemovalQuestions)
} // namespace test_removal_questions

#include "test_removal_questions.moc"
