// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a report for who is responsible for one account.
#include "core/change/usage_after_apply.h"
#include "gui/report/headless.h"
#include "gui/report/headless_report.h"
#include "gui/report/report.h"
#include "page_fixture.h"
#include "report_testing.h"
#include "storage/policy_file.h"
#include "storage/qt_text.h"
#include "support/test_case.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>
#include <tuple>

namespace test_account_page
{

using namespace apportion;
using apportion::test::sourceOf;
using apportion::test::tableWith;

class TestAccountPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAccountGetsItsOwnPage()
    {
        const Snapshot baseline = test::golden(QStringLiteral("fair_tree_rules"));
        Snapshot draft = baseline;
        const AssociationId chem = draft.policy.associations.findAccount("chem");
        draft.policy.associations.setRawShares(chem, 12);
        draft.policy.associations.setRawShares(draft.policy.associations.findUser(chem, "fay"), 1);
        ReportSource source = sourceOf(baseline, draft);
        source.account = QStringLiteral("chem");
        const Report page = makeReport(source);
        QCOMPARE(page.title, QStringLiteral("chem"));
        const ReportTable *worth = tableWith(page, QStringLiteral("Ranks in all"));
        QVERIFY(worth != nullptr);
        // what each change is worth adds up to what the users of the account gain and lose
        std::int64_t gained = 0;
        QSet<QString> mine;
        for (const ComparedUser &user : source.users) {
            AssociationId above = user.after;
            while (above != noAssociation && above != chem) {
                above = draft.policy.associations.parent(above);
            }
            if (above == chem) {
                gained += user.risen();
                mine.insert(toText(draft.policy.associations.name(user.after)));
            }
        }
        std::int64_t sum = 0;
        for (const QStringList &row : worth->rows) {
            sum += QString(row.at(1)).replace(QChar(0x2212), QLatin1Char('-')).toLongLong();
        }
        QCOMPARE(sum, gained);
        QVERIFY(gained < 0);
        const ReportTable *users = tableWith(page, QStringLiteral("Because (places)"));
        QVERIFY(users != nullptr);
        for (const QStringList &row : users->rows) {
            QVERIFY2(mine.contains(row.first()), qPrintable(row.first()));
        }
        const ReportTable *changes = tableWith(page, QStringLiteral("What"));
        QVERIFY(changes != nullptr);
        QCOMPARE(changes->rows.size(), 2);
        // an account in which nothing was touched says so
        source.account = QStringLiteral("physics");
        QVERIFY(reportHtml(makeReport(source)).contains("what changes for it comes from elsewhere"));
    }

    void aPageForAnAccountIsWrittenWithoutAWindow()
    {
        QTemporaryDir folder;
        const QString draft = folder.filePath(QStringLiteral("draft.apportion"));
        const QString html = folder.filePath(QStringLiteral("page.html"));
        Project project = Snapshot(openHeadless({}, QStringLiteral("university")));
        project.settleBaseline(Baseline::Origin::Imported, QStringLiteral("slurm.conf"));
        AssociationTree &tree = project.policy.associations;
        AssociationId account = 1;
        while (!tree.isAccount(account) || tree.usesParent(account)) {
            ++account;
        }
        tree.setRawShares(account, tree.rawShares(account) * 20);
        QVERIFY(writePolicyFile(draft, project).error.isEmpty());
        // the baseline is that in the policy's own file
        const QString name = toText(tree.name(account));
        QCOMPARE(writeReportFile({ { draft }, {}, html, {}, name }), 0);
        QFile file(html);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY(text.contains(QStringLiteral("What changes for this account")));
        QVERIFY(text.contains(QStringLiteral("Promised share of the cluster")));
        QVERIFY(text.contains(QStringLiteral("raw shares of %1").arg(name)));
        QVERIFY(!text.contains(QStringLiteral("Hardware and billing")));
        QFile::remove(html);
        QCOMPARE(writeReportFile({ { draft }, {}, html, {}, QStringLiteral("nobody") }), 2);
        QCOMPARE(writeReportFile({ {}, QStringLiteral("university"), html, {}, name }), 2); // without a baseline
        QVERIFY(!QFile::exists(html));
    }

    /// Days are those of whenFelt(), which the whole report lists.
    void whenTheAccountFeelsTheDraftIsSaid()
    {
        const Snapshot baseline(openHeadless({}, QStringLiteral("university")));
        Snapshot draft = baseline;
        draft.policy.associations.setRawShares(draft.policy.associations.findAccount("ecology"), 5000);
        draft.policy.priority.halfLife = { 24 * 60, {} };
        ReportSource source = sourceOf(baseline, draft);
        const Report whole = makeReport(source);
        const ReportTable *later = tableWith(whole, QStringLiteral("Felt"));
        QVERIFY(later != nullptr);
        const auto told = [&later](const QString &name) {
            return std::find_if(later->rows.begin(), later->rows.end(), [&name](const QStringList &row) { return row.first() == name; });
        };
        QVERIFY(told(QStringLiteral("ecology")) != later->rows.end());
        const QString day = told(QStringLiteral("ecology"))->at(1).section(QStringLiteral(" · "), 1);
        const QStringList places = told(QStringLiteral("ecology"))->at(2).split(QStringLiteral(" → "));
        source.account = QStringLiteral("ecology");
        const QString html = QString::fromUtf8(reportHtml(makeReport(source)));
        QVERIFY2(html.contains(QStringLiteral(", on %1, its best user gets another rank: %2 instead of %3").arg(day, places.last(), places.first())),
            qPrintable(html));

        draft = baseline;
        draft.policy.priority.weightAge += 1; // which moves no rank
        ReportSource still = sourceOf(baseline, draft);
        still.account = QStringLiteral("ecology");
        QVERIFY(reportHtml(makeReport(still)).contains("In the coming eight weeks its best user gets no other rank"));
    }

    void thePageOfARenamedAccountKnowsWhatItWas()
    {
        Project project = draftWithChemAs("chemistry");
        const Snapshot &baseline = project.baseline->snapshot;
        AssociationTree &tree = project.policy.associations;
        const AssociationId chem = tree.findAccount("chemistry");
        const AssociationId fay = tree.findUser(chem, "fay");
        tree.setRawShares(fay, 9);
        ReportSource source = sourceOf(baseline, appliedDraft(project));
        const std::uint32_t before = source.baseline->rank(source.baseline->tree().findUser(chem, "fay"));
        const std::uint32_t after = source.draft->rank(fay);
        for (const char *name : { "chemistry", "chem" }) { // whoever asks by the name of now or of then
            source.account = QLatin1String(name);
            const Report page = makeReport(source);
            QCOMPARE(page.title, QStringLiteral("chemistry (until now chem)"));
            const QString html = QString::fromUtf8(reportHtml(page));
            QVERIFY(html.contains(QStringLiteral("begin there without usage")));
            QVERIFY(!html.contains(QStringLiteral("No change of the policy is worth a rank")));
            QVERIFY(!html.contains(QStringLiteral(">removed<")));
            QVERIFY2(html.contains(QStringLiteral(", of 2<")), "it has two users, before and after");
            const ReportTable *users = tableWith(page, QStringLiteral("Because (places)"));
            QVERIFY(users != nullptr);
            const auto row = std::find_if(
                users->rows.begin(), users->rows.end(), [](const QStringList &cells) { return cells.first() == QStringLiteral("fay"); });
            QVERIFY((row != users->rows.end()) == (before != after));
            const ReportTable *changes = tableWith(page, QStringLiteral("What"));
            QVERIFY(changes != nullptr);
            QCOMPARE(changes->rows.size(), 2);
            QCOMPARE(changes->rows[0].mid(0, 4), (QStringList { "chemistry", "name", "chem", "chemistry" }));
            QCOMPARE(changes->rows[1].mid(0, 4), (QStringList { "fay", "raw shares", "3", "9" }));
        }
        // the whole report has them under both names, too
        source.account.clear();
        const Report whole = makeReport(source);
        const ReportTable *changes = tableWith(whole, QStringLiteral("What"));
        QVERIFY(changes != nullptr);
        QCOMPARE(changes->rows.size(), 3);
        QCOMPARE(changes->rows[0].first(), QStringLiteral("chem"));
        QVERIFY(changes->rows[0].at(1).startsWith(QStringLiteral("removed, with 2 user")));
        QCOMPARE(changes->rows[1].first(), QStringLiteral("chemistry"));
        QVERIFY(changes->rows[1].at(1).startsWith(QStringLiteral("added, with 1 user")));
        QVERIFY(!reportHtml(whole).contains(">removed<"));
    }

    /// What others do to a renamed account is measured as it is for all.
    void thePageOfARenamedAccountSaysWhy()
    {
        Project project = draftWithChemAs("chemistry");
        const Snapshot &baseline = project.baseline->snapshot;
        AssociationTree &tree = project.policy.associations;
        const AssociationId chem = tree.findAccount("chemistry");
        tree.setRawShares(tree.findAccount("bio"), 4000);
        ReportSource source = sourceOf(baseline, appliedDraft(project));
        source.account = QStringLiteral("chemistry");
        const Report page = makeReport(source);
        const ReportTable *worth = tableWith(page, QStringLiteral("Ranks in all"));
        QVERIFY(worth != nullptr);
        std::int64_t sum = 0;
        for (const QStringList &row : worth->rows) {
            sum += QString(row.at(1)).replace(QChar(0x2212), QLatin1Char('-')).toLongLong();
        }
        std::int64_t gained = 0;
        for (const ComparedUser &user : source.users) {
            gained += user.after != noAssociation && source.draft->tree().parent(user.after) == chem ? user.risen() : 0;
        }
        QCOMPARE(sum, gained);
        QVERIFY(std::any_of(worth->rows.begin(), worth->rows.end(),
            [](const QStringList &row) { return row.first().contains(QStringLiteral("chemistry instead of chem")); }));
    }

    void thePageOfARemovedAccountSaysWhoLosesIt()
    {
        Project project = draftWithChemAs("chem");
        const Snapshot &baseline = project.baseline->snapshot;
        AssociationTree &tree = project.policy.associations;
        const AssociationId chem = tree.findAccount("chem");
        tree.remove(tree.findUser(chem, "fay"));
        tree.remove(tree.findUser(chem, "gus"));
        tree.remove(chem);
        tree.addUser(tree.addAccount(AssociationTree::root(), "newlab", 5), "zoe", 1);
        ReportSource source = sourceOf(baseline, appliedDraft(project));
        for (const auto &[name, users, why] :
            { std::tuple("chem", ">2 lose it<", "The account is removed"), std::tuple("newlab", ">1 are new<", "The account is new") }) {
            source.account = QLatin1String(name);
            const QString html = QString::fromUtf8(reportHtml(makeReport(source)));
            QVERIFY2(html.contains(QLatin1String(users)), qPrintable(html));
            QVERIFY(html.contains(QLatin1String(why)));
            QVERIFY(!html.contains(QStringLiteral("No change of the policy is worth a rank")));
        }
    }

private:
    /// A draft of the golden cluster, its baseline, in which the account chem has this name.
    static Project draftWithChemAs(const char *name)
    {
        const Snapshot baseline = test::golden(QStringLiteral("fair_tree_rules"));
        Project project = Snapshot(baseline);
        project.baseline = ProjectVersion { baseline, {} };
        AssociationTree &tree = project.policy.associations;
        tree.rename(tree.findAccount("chem"), name);
        return project;
    }
};

APPORTION_TEST(TestAccountPage)
} // namespace test_account_page

#include "test_account_page.moc"
