// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_document.h"
#include "model_text.h"
#include "models/account_tree_model.h"
#include "support/test_case.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace test_account_tree_model
{

using namespace apportion;

/// What the cells of the tree say, and when they say so.
class TestAccountTreeModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsWhatSshareShows_data();
    void showsWhatSshareShows();
    void showsWhatPeopleRead();
    void headersNameTheUnit();
    void newResultsAreOneAnnouncement();
    void oldNumbersStayWhileEvaluationRuns();
    void resultsOfThePolicyBeforeAreIgnored();
    void changedSharesRememberTheBaseline();
    void rowsThatCameMovedOrHaveAnotherNameAreMarked();
    void exportingMakesSharesUnchanged();
    void usersKnowInHowManyAccountsTheyStand();
};

void TestAccountTreeModel::showsWhatSshareShows_data()
{
    QTest::addColumn<QString>("golden");
    const QStringList names = goldenNames();
    QVERIFY(names.size() >= 12);
    for (const QString &name : names) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestAccountTreeModel::showsWhatSshareShows()
{
    QFETCH(QString, golden);
    Document document;
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QVERIFY(openGolden(document, golden));
    model.setResults(resultsOf(document, goldenOptions(golden)));

    const QStringList expected = sshareColumns(goldenLines(golden, QStringLiteral("sshare.txt")));
    const QStringList shown = sshareText(model);
    QVERIFY(expected.size() > 3);
    for (qsizetype i = 0; i < std::min(shown.size(), expected.size()); ++i) {
        QCOMPARE(shown.at(i), expected.at(i));
    }
    QCOMPARE(shown.size(), expected.size());
}

void TestAccountTreeModel::showsWhatPeopleRead()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    model.setResults(resultsOf(document));
    using M = AccountTreeModel;
    const QStringList lines
        = modelText(model, { M::Name, M::RawShares, M::NormShares, M::Usage, M::EffectiveUsage, M::LevelFs, M::FairShare, M::Rank });

    QVERIFY(lines.contains(QStringLiteral("  fay|3|0.7500|3.0 k|0.4283|1.751|0.5000|10"))); // 9 of 18 users, so nine stand before
    QVERIFY(lines.contains(QStringLiteral(" chem|30|0.3158|7.0 k|0.4116|0.767|over-used|")));
    QVERIFY(lines.contains(QStringLiteral(" idle1|5|0.0526|0|0.0000|unused|unused|")));
    QVERIFY(lines.contains(QStringLiteral("  max|7|0.8750|0|0.0000|unused|1.0000|1")));
    QCOMPARE(lines.first(), QStringLiteral("root||0.0000|17.0 k|1.0000|||"));
}

void TestAccountTreeModel::headersNameTheUnit()
{
    Document document;
    const AccountTreeModel model(&document);
    QCOMPARE(model.headerData(AccountTreeModel::Usage, Qt::Horizontal).toString(), QStringLiteral("Usage (TRES·s)"));
    for (int column = 0; column < AccountTreeModel::ColumnCount; ++column) {
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }
    const auto alignment = model.headerData(AccountTreeModel::Rank, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
    QVERIFY(alignment.testFlag(Qt::AlignRight));
}

void TestAccountTreeModel::newResultsAreOneAnnouncement()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("random_fair_tree_200")));
    AccountTreeModel model(&document);
    QSignalSpy changed(&model, &AccountTreeModel::dataChanged);
    QSignalSpy results(&model, &AccountTreeModel::resultsChanged);
    QSignalSpy reset(&model, &AccountTreeModel::modelReset);
    model.setResults(resultsOf(document));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(results.size(), 1);
    QCOMPARE(reset.size(), 0);
}

void TestAccountTreeModel::oldNumbersStayWhileEvaluationRuns()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationId chem = document.policy().associations.findAccount("chem");
    QCOMPARE(model.index(chem, AccountTreeModel::NormShares).data().toString(), QString());
    model.setResults(resultsOf(document));
    QVERIFY(document.setRawShares({ chem }, 60));
    QCOMPARE(model.index(chem, AccountTreeModel::NormShares).data().toString(), QStringLiteral("0.3158"));
    model.setResults(resultsOf(document));
    QCOMPARE(model.index(chem, AccountTreeModel::NormShares).data().toString(), QStringLiteral("0.4800")); // 60 / (95 + 30)
}

void TestAccountTreeModel::resultsOfThePolicyBeforeAreIgnored()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("random_fair_tree_200")));
    AccountTreeModel model(&document);
    const auto late = resultsOf(document);
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    model.setResults(late);
    QCOMPARE(model.index(document.policy().associations.findAccount("chem"), AccountTreeModel::Usage).data().toString(), QString());
    model.setResults(resultsOf(document));
    QCOMPARE(model.index(document.policy().associations.findAccount("chem"), AccountTreeModel::Usage).data().toString(), QStringLiteral("7.0 k"));
}

void TestAccountTreeModel::changedSharesRememberTheBaseline()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationId chem = document.policy().associations.findAccount("chem");
    const QModelIndex cell = model.index(chem, AccountTreeModel::RawShares);
    QVERIFY(!cell.data(ChangedRole).toBool());
    QVERIFY(document.setRawShares({ chem }, 25));
    QVERIFY(cell.data(ChangedRole).toBool());
    QCOMPARE(cell.data(BaselineRole).toString(), QStringLiteral("30"));
    QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QStringLiteral("30 in the baseline"));
    QVERIFY(!cell.siblingAtColumn(AccountTreeModel::Usage).data(ChangedRole).toBool());
    QVERIFY(document.setRawShares({ chem }, 30));
    QVERIFY(!cell.data(ChangedRole).toBool());
}

void TestAccountTreeModel::rowsThatCameMovedOrHaveAnotherNameAreMarked()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const auto name = [&](const char *account) { return model.index(document.policy().associations.findAccount(account)); };
    QVERIFY(!name("chem").data(ChangedRole).toBool());
    QVERIFY(document.addAccount(AssociationTree::root(), QStringLiteral("geo")));
    QTRY_VERIFY(name("geo").isValid());
    QVERIFY(name("geo").data(ChangedRole).toBool());
    QCOMPARE(name("geo").data(Qt::ToolTipRole).toString(), QStringLiteral("Not in the baseline"));
    QVERIFY(!name("root").data(ChangedRole).toBool());
    QVERIFY(document.moveAssociations({ document.policy().associations.findAccount("chem") }, document.policy().associations.findAccount("geo")));
    QTRY_VERIFY(name("chem").isValid() && name("chem").data(ChangedRole).toBool());
    QCOMPARE(name("chem").data(Qt::ToolTipRole).toString(), QStringLiteral("Below root in the baseline"));
}

void TestAccountTreeModel::exportingMakesSharesUnchanged()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationId chem = document.policy().associations.findAccount("chem");
    QVERIFY(document.setRawShares({ chem }, 25));
    QSignalSpy results(&model, &AccountTreeModel::resultsChanged);
    document.makeBaseline();
    QVERIFY(!model.index(chem, AccountTreeModel::RawShares).data(ChangedRole).toBool());
    QCOMPARE(results.size(), 1); // whatever is visible is painted without its mark
}

void TestAccountTreeModel::usersKnowInHowManyAccountsTheyStand()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId lab = tree.addAccount(AssociationTree::root(), "lab");
    const AssociationId ann = tree.addUser(lab, "ann");
    tree.addUser(lab, "ann", 1, "gpu"); // one more association, but no other account
    const AssociationId bob = tree.addUser(lab, "bob");
    tree.addUser(tree.addAccount(AssociationTree::root(), "other"), "ann");
    Document document;
    document.load({ policy, {} }, {}, {}, {});
    AccountTreeModel model(&document);
    QCOMPARE(model.index(ann).data(AccountTreeModel::PlacesRole).toInt(), 2);
    QCOMPARE(model.index(bob).data(AccountTreeModel::PlacesRole).toInt(), 1);
    QCOMPARE(model.index(lab).data(AccountTreeModel::PlacesRole).toInt(), 0);
    QCOMPARE(model.index(ann).data(Qt::ToolTipRole).toString(), QStringLiteral("ann stands in several accounts: lab and other"));
    QCOMPARE(model.index(bob).data(Qt::ToolTipRole).toString(), QString());
}

APPORTION_TEST(TestAccountTreeModel)
} // namespace test_account_tree_model

#include "test_account_tree_model.moc"
