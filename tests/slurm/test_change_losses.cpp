// SPDX-License-Identifier: GPL-3.0-or-later
// What the scripts and the README of an export tell of what nobody can bring back.
#include "core/change/usage_after_apply.h"
#include "fake_site.h"
#include "support/test_case.h"

namespace test_change_losses
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::fake_site;

class TestChangeLosses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void renamingIsToldAsALoss();
    void whatOnlyStandsInTheSamePlaceIsNotRenamed();
    void whoHasUsedTheSameIsNobodyElse();
    void usersWhoLoseTheirUsageAreTold();
    void theReadmeTellsTheOrderAndTheLoss();
    void theReadmeTellsWhoCoordinatesForAWhile();
};

void TestChangeLosses::renamingIsToldAsALoss()
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

void TestChangeLosses::whatOnlyStandsInTheSamePlaceIsNotRenamed()
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

/// An account gets another name, another one goes, and all who stand in them have used the same.
void TestChangeLosses::whoHasUsedTheSameIsNobodyElse()
{
    Policy baseline = read(site);
    AssociationTree &tree = baseline.associations;
    Situation used;
    const auto add = [&](const char *account, std::initializer_list<const char *> users) {
        const AssociationId id = tree.addAccount(AssociationTree::root(), account);
        for (const char *user : users) {
            used.setOwnUsage(tree.addUser(id, user), 2000);
        }
        return id;
    };
    add("away", { "ua", "ub", "uc" });
    const AssociationId astro = add("astro", { "ud", "ue", "uf" });
    Policy draft = baseline;
    draft.associations.rename(astro, "stars");
    for (const bool remembers : { true, false }) {
        if (!remembers) {
            draft.associations.setAllFormerNames({});
        }
        Policy left = draft;
        const AssociationId away = left.associations.findAccount("away");
        for (const char *user : { "ua", "ub", "uc" }) {
            left.associations.remove(left.associations.findUser(away, user));
        }
        left.associations.remove(away);
        const Diagnostics told = changeScripts(baseline, left, used, used).refused;
        QCOMPARE(told.size(), std::size_t { 1 });
        QVERIFY2(told[0].message.english().find("cannot rename astro to stars") != std::string::npos, told[0].message.english().c_str());
        const AssociationMatch match(baseline.associations, left.associations);
        const Situation after = situationAfterApply({ baseline, used }, { left, used }, match);
        for (const char *user : { "ud", "ue", "uf" }) { // all of them are new to the cluster
            QCOMPARE(after.ownUsage(left.associations.findUser(left.associations.findAccount("stars"), user)), 0.0L);
        }
    }
}

void TestChangeLosses::usersWhoLoseTheirUsageAreTold()
{
    const Policy baseline = read(site);
    const AssociationTree &tree = baseline.associations;
    const AssociationId chem = tree.findAccount("chem");
    const AssociationId bob = tree.findUser(chem, "bob");
    Situation used;
    used.setOwnUsage(bob, 5000);
    const auto told = [&](const Policy &draft) {
        QStringList sentences;
        for (const Diagnostic &finding : changeScripts(baseline, draft, used, used).refused) {
            sentences << QString::fromStdString(finding.code + ": " + finding.message.english());
        }
        return sentences;
    };
    Policy draft = baseline;
    draft.associations.rename(bob, "robert");
    draft.associations.setRawShares(bob, 77); // he is no other for that
    QCOMPARE(told(draft).size(), 1);
    QVERIFY2(
        told(draft)[0].startsWith("sacctmgr-rename: User bob becomes robert: bob is removed and robert is added anew"), qPrintable(told(draft)[0]));
    draft = baseline;
    draft.associations.move(bob, draft.associations.addAccount(AssociationTree::root(), "astro"));
    QCOMPARE(told(draft).size(), 1);
    QVERIFY2(told(draft)[0].startsWith("sacctmgr-move: sacctmgr cannot move users from chem to astro") && told(draft)[0].endsWith("(1: bob)"),
        qPrintable(told(draft)[0]));
    draft = baseline; // whose account is told needs no word of his own
    draft.associations.rename(chem, "astro");
    draft.associations.setRawShares(chem, 99);
    QCOMPARE(told(draft).size(), 1);
    QVERIFY2(told(draft)[0].startsWith("sacctmgr-rename: sacctmgr cannot rename chem to astro"), qPrintable(told(draft)[0]));
    used.setOwnUsage(bob, 0); // nothing to lose
    draft = baseline;
    draft.associations.rename(bob, "robert");
    QCOMPARE(told(draft), QStringList());
}

void TestChangeLosses::theReadmeTellsWhoCoordinatesForAWhile()
{
    Policy baseline;
    const AssociationId top = baseline.associations.addAccount(AssociationTree::root(), "top", 1);
    const AssociationId below = baseline.associations.addAccount(top, "below", 1);
    baseline.associations.setOptions(top, "Flags=UsersAreCoords");
    Policy draft = baseline;
    draft.associations.addUser(top, "bob", 1); // one of its own stays one
    const auto readme = [&] { return QString::fromStdString(changeReadme(baseline, draft, changeScripts(baseline, draft), ConfFile::Fragment)); };
    QVERIFY(!readme().contains("UsersAreCoords"));
    draft.associations.addUser(below, "ann", 1);
    QVERIFY2(readme().contains("     ann in below\n"), qPrintable(readme()));
    draft.release = 2411; // in which they stay coordinators
    QVERIFY(!readme().contains("UsersAreCoords"));
}

void TestChangeLosses::theReadmeTellsTheOrderAndTheLoss()
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
    QVERIFY2(readme.contains("keeps them; 23.11.0 to 23.11.4 do not look at it"), qPrintable(readme));
    draft.priority.type = PriorityType::Basic;
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched));
    QVERIFY2(readme.contains("restart slurmctld") && readme.contains("ReconfigFlags may keep from Slurm 23.11.5 on alone"), qPrintable(readme));
    draft.release = 2511; // whose reconfigure starts slurmctld anew
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched));
    QVERIFY2(!readme.contains("restart slurmctld") && readme.contains("priority/basic (reconfigure)"), qPrintable(readme));
    QVERIFY2(readme.contains("of partitions (unless\n   ReconfigFlags keeps them).\n"), qPrintable(readme));
    draft.release = 2205; // whose start does not look at ReconfigFlags
    draft.priority.usageReset = UsageReset::Monthly;
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched));
    QVERIFY2(readme.contains("priority/basic (restart)") && readme.contains("PriorityUsageResetPeriod: NONE -> MONTHLY (reconfigure)"),
        qPrintable(readme));
    QVERIFY2(readme.indexOf("ALL USAGE BECOMES 0") < readme.indexOf("systemctl restart slurmctld"), qPrintable(readme));
    QVERIFY2(readme.contains("State and the like of partitions.\n") && !readme.contains("ReconfigFlags"), qPrintable(readme));
    QVERIFY(readme.contains("ALL USAGE BECOMES 0"));
    QVERIFY(!readme.contains("% of today's usage"));
    draft.priority.halfLife.minutes += 1440;
    draft.priority.calcPeriod.minutes += 1;
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched));
    QVERIFY2(readme.contains("After a half-life: Half of today's usage is left") && readme.contains("The pass that is due"), qPrintable(readme));
    constexpr std::int64_t january = 1768435200; // 2026-01-15 00:00 UTC
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched, {}, {}, {}, january));
    QVERIFY2(readme.contains("done after 2026-02-01 00:00 UTC: PriorityUsageResetPeriod=MONTHLY"), qPrintable(readme));
    QVERIFY2(readme.contains("the last reset, 2026-01-15 00:00 UTC,"), qPrintable(readme));
    QVERIFY2(readme.contains("2026-02-01 or later") && !readme.simplified().contains("unless the last reset"), qPrintable(readme));
    draft.priority.usageReset = UsageReset::Now; // whenever the last reset was
    readme = QString::fromStdString(changeReadme(change.baseline, draft, change.scripts, ConfFile::Patched, {}, {}, {}, january));
    QVERIFY2(readme.contains("ALL USAGE BECOMES 0, of everybody") && !readme.contains("counts from the last reset"), qPrintable(readme));
}

APPORTION_TEST(TestChangeLosses)
} // namespace test_change_losses

#include "test_change_losses.moc"
