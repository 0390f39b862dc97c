// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_view.h"
#include "gui/accounts/accounts_page.h"
#include "gui/explain/explain_panel.h"
#include "gui/page/tool_bar.h"
#include "gui/widgets/inline_notice.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace test_accounts_page
{

using namespace apportion;

namespace
{

QList<QStringList> readSshare(const QString &golden)
{
    QFile file(QStringLiteral(APPORTION_TEST_DATA "/goldens/%1/sshare.txt").arg(golden));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QList<QStringList> lines;
    const QStringList text = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const QStringList header = text.value(0).split(QLatin1Char('|'));
    for (qsizetype i = 1; i < text.size(); ++i) {
        const QStringList cells = text[i].split(QLatin1Char('|'));
        QStringList line { cells[0].trimmed(), cells[1] };
        for (const char *name : { "RawShares", "NormShares", "RawUsage", "EffectvUsage", "FairShare", "LevelFS" }) {
            line.append(cells.value(header.indexOf(QLatin1String(name))));
        }
        lines.append(line);
    }
    return lines;
}

QString factor(const QVariant &value)
{
    if (!value.isValid()) {
        return {};
    }
    return std::isinf(value.toDouble()) ? QStringLiteral("inf") : QString::number(value.toDouble(), 'f', 6);
}

/// The model's rows below @p parent in sshare's words.
void appendRows(const AccountTreeModel &model, const QModelIndex &parent, const QString &account, QList<QStringList> &lines)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex name = model.index(row, AccountTreeModel::Name, parent);
        const auto number = [&name](int column) { return name.siblingAtColumn(column).data(SortRole); };
        const bool isUser = name.data(AccountTreeModel::IsUserRole).toBool();
        const QString own = name.data().toString();
        const bool isRoot = !parent.isValid();
        QStringList line { isUser ? account : own, isUser ? own : QString(),
            name.siblingAtColumn(AccountTreeModel::RawShares).data().toString().remove(QLatin1Char(',')),
            factor(number(AccountTreeModel::NormShares)), QString::number(std::floor(number(AccountTreeModel::Usage).toDouble()), 'f', 0),
            factor(number(AccountTreeModel::EffectiveUsage)) };
        // sshare prints the factor of users alone
        line.append(isUser ? factor(number(AccountTreeModel::FairShare)) : QString());
        line.append(isRoot ? QString() : factor(number(AccountTreeModel::LevelFs)));
        lines.append(line);
        appendRows(model, name, isUser ? account : own, lines);
    }
}

QList<QStringList> shownLines(const AccountTreeModel &model)
{
    QList<QStringList> lines;
    appendRows(model, {}, {}, lines);
    return lines;
}

void compareLines(const QList<QStringList> &shown, const QList<QStringList> &printed)
{
    QCOMPARE(shown.size(), printed.size());
    for (qsizetype i = 0; i < shown.size(); ++i) {
        QCOMPARE(shown[i].join(QLatin1Char('|')), printed[i].join(QLatin1Char('|')));
    }
}

} // namespace

class TestAccountsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.show();
        m_page = qobject_cast<AccountsPage *>(m_fixture->window.page(PageName::Accounts));
        QVERIFY(m_page != nullptr);
    }
    void cleanup() { m_fixture.reset(); }

    void treeShowsWhatSsharePrints_data()
    {
        QTest::addColumn<QString>("golden");
        for (const char *name :
            { "fair_tree_rules", "seed_figure3", "odyssey", "random_fair_tree_200", "random_classic_40", "random_depth_oblivious_40" }) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void treeShowsWhatSsharePrints()
    {
        QFETCH(QString, golden);
        QVERIFY(m_fixture->openGolden(golden));
        compareLines(shownLines(*m_page->model()), readSshare(golden));
    }

    void sharesTypedInTheViewAreEvaluatedAndUndone()
    {
        const QString golden = QStringLiteral("fair_tree_rules");
        QVERIFY(m_fixture->openGolden(golden));
        const QList<QStringList> printed = readSshare(golden);
        const QModelIndex bio = rowOf("bio");
        QCOMPARE(bio.siblingAtColumn(AccountTreeModel::RawShares).data().toString(), QStringLiteral("20"));

        typeShares(bio, "4");
        QTRY_VERIFY(m_fixture->window.isWindowModified());
        QVERIFY(m_fixture->waitForResults());
        QCOMPARE(bio.siblingAtColumn(AccountTreeModel::RawShares).data().toString(), QStringLiteral("4"));
        QVERIFY(bio.siblingAtColumn(AccountTreeModel::RawShares).data(ChangedRole).toBool());
        // the level of root held 95 shares with bio's 20
        QCOMPARE(factor(bio.siblingAtColumn(AccountTreeModel::NormShares).data(SortRole)), QString::number(4.0 / 79.0, 'f', 6));

        QTest::keyClick(&m_fixture->window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_fixture->waitForResults());
        compareLines(shownLines(*m_page->model()), printed);
        QVERIFY(!m_fixture->window.isWindowModified());

        QTest::keyClick(&m_fixture->window, Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(m_fixture->waitForResults());
        QCOMPARE(bio.siblingAtColumn(AccountTreeModel::RawShares).data().toString(), QStringLiteral("4"));
    }

    void wordParentIsTakenAndNonsenseIsRefused()
    {
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        const QModelIndex kim = rowOf("kim");
        QLineEdit *editor = openEditor(kim);
        QVERIFY(editor != nullptr);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("lots"));
        QVERIFY(editor->property("invalid").toBool());
        QTest::keyClick(editor, Qt::Key_Return);
        QCOMPARE(m_page->view()->findChild<QLineEdit *>(), editor); // to be mended
        QCOMPARE(editor->text(), QStringLiteral("lots"));
        const auto *notice = m_page->findChild<InlineNotice *>();
        QVERIFY(notice != nullptr && notice->isVisible());
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_VERIFY(m_page->view()->findChild<QLineEdit *>() == nullptr);
        QVERIFY(!notice->isVisible()); // of an edit that was given up
        QCOMPARE(kim.siblingAtColumn(AccountTreeModel::RawShares).data().toString(), QStringLiteral("5"));
        QVERIFY(!m_fixture->window.isWindowModified());

        editor = openEditor(kim);
        QVERIFY(editor != nullptr);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("parent"));
        QVERIFY(!editor->property("invalid").toBool());
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(kim.siblingAtColumn(AccountTreeModel::RawShares).data().toString(), QStringLiteral("parent"));
    }

    void chosenCellIsExplained()
    {
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        const auto *panel = m_fixture->window.findChild<ExplainPanel *>();
        QVERIFY(panel != nullptr);
        m_page->view()->setCurrentIndex(rowOf("bio").siblingAtColumn(AccountTreeModel::LevelFs));
        QVERIFY(panel->model().rowCount() > 1);
        // sshare prints 1.194386 for bio
        QVERIFY2(
            std::abs(panel->model().index(0).data(ExplainModel::NumberRole).toDouble() - 1.194386) < 1e-6, qPrintable(panel->model().plainText()));
        QCOMPARE(m_fixture->window.workspace()->selectedAssociation(), AccountTreeModel::associationId(rowOf("bio")));
    }

    void anotherAlgorithmIsShownWithoutChangingThePolicy()
    {
        QVERIFY(m_fixture->openGolden(QStringLiteral("seed_figure3")));
        Workspace *workspace = m_fixture->window.workspace();
        QCOMPARE(workspace->algorithm(), Algorithm::Classic);
        workspace->setAlgorithm(Algorithm::FairTree);
        QVERIFY(m_fixture->waitForResults());
        QCOMPARE(workspace->results()->evaluation->algorithm(), Algorithm::FairTree);
        QVERIFY(!workspace->document()->isModified());
        workspace->setAlgorithm(Algorithm::Classic);
        QVERIFY(m_fixture->waitForResults());
        compareLines(shownLines(*m_page->model()), readSshare(QStringLiteral("seed_figure3")));
    }

    void filterLeavesMatchesAndTheirAccounts()
    {
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        auto *bar = m_fixture->window.findChild<ToolBar *>();
        bar->filter()->setText(QStringLiteral("HAL"));
        QTRY_COMPARE(m_page->model()->matchCount(), 1);
        QVERIFY(rowOf("hal").isValid());
        QVERIFY(!rowOf("kim").isValid());
        QVERIFY(m_page->view()->isExpanded(rowOf("genomics")));
        const auto labels = m_page->findChildren<QLabel *>();
        QVERIFY(std::any_of(
            labels.begin(), labels.end(), [](const QLabel *label) { return label->text() == QStringLiteral("Names with “HAL” in them: 1"); }));
        QTest::keyClick(bar->filter(), Qt::Key_Escape);
        QVERIFY(bar->filter()->text().isEmpty());
        QTRY_VERIFY(rowOf("kim").isValid());
    }

    void whatIsExpandedOutlivesAnImportUnderAFilter()
    {
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        AccountView *view = m_page->view();
        QTRY_VERIFY(rowOf("genomics").isValid());
        view->collapse(rowOf("bio"));
        view->expand(rowOf("chem"));
        auto *bar = m_fixture->window.findChild<ToolBar *>();
        bar->filter()->setText(QStringLiteral("hal"));
        QTRY_VERIFY(!rowOf("chem").isValid());
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        bar->filter()->clear();
        QTRY_VERIFY(rowOf("chem").isValid());
        QVERIFY(view->isExpanded(rowOf("chem")));
        QVERIFY(!view->isExpanded(rowOf("bio")));
        QVERIFY(m_fixture->openGolden(QStringLiteral("seed_figure3"))); // nobody has looked at that
        QTRY_VERIFY(m_page->model()->visibleCount() > 3 && !rowOf("chem").isValid());
        const QModelIndex root = m_page->model()->index(0, 0);
        QTRY_VERIFY(view->isExpanded(root) && view->isExpanded(rowOf("a")));
    }

    void aRenamedAccountStaysOpenInAllScenarios()
    {
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        AccountView *view = m_page->view();
        QTRY_VERIFY(rowOf("genomics").isValid());
        view->collapse(rowOf("bio"));
        view->expand(rowOf("chem"));
        Document *document = m_fixture->window.workspace()->document();
        const QString first = document->project().scenario.isEmpty() ? QStringLiteral("Draft") : document->project().scenario;
        QVERIFY(document->duplicateScenario(QStringLiteral("B"), first));
        document->renameAssociation(document->policy().associations.findAccount("chem"), QStringLiteral("chemistry"));
        QVERIFY(m_fixture->rest());
        QVERIFY(view->isExpanded(rowOf("chemistry")));
        QVERIFY(document->duplicateScenario(QStringLiteral("C"), QStringLiteral("B")));
        QVERIFY(m_fixture->rest());
        QVERIFY(view->isExpanded(rowOf("chemistry")));
        for (const auto &[scenario, name] : { std::pair(first, "chem"), std::pair(QStringLiteral("B"), "chemistry") }) {
            document->editScenario(scenario);
            QVERIFY(m_fixture->rest());
            QVERIFY2(view->isExpanded(rowOf(name)), name);
            QVERIFY(!view->isExpanded(rowOf("bio")));
        }
        m_fixture->window.files()->refreshFrom(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
        QTRY_VERIFY(document->undoStack()->undoText().startsWith(QStringLiteral("Refresh")));
        document->undoStack()->undo();
        QVERIFY(m_fixture->rest());
        QVERIFY(view->isExpanded(rowOf("chemistry")));
        QVERIFY(!view->isExpanded(rowOf("bio")));
    }

    void whatIsFilteredStaysFilteredByARefresh()
    {
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        auto *bar = m_fixture->window.findChild<ToolBar *>();
        bar->filter()->setText(QStringLiteral("hal"));
        QTRY_COMPARE(m_page->model()->matchCount(), 1);
        Document *document = m_fixture->window.workspace()->document();
        Snapshot other = document->snapshot();
        other.policy.associations.addUser(other.policy.associations.findAccount("bio"), "halina");
        document->replacePolicy(other, QStringLiteral("Refresh"));
        QCOMPARE(bar->filter()->text(), QStringLiteral("hal"));
        QTRY_COMPARE(m_page->model()->matchCount(), 2);
        QVERIFY(!rowOf("kim").isValid());
        QVERIFY(m_fixture->openGolden(QStringLiteral("seed_figure3"))); // another policy has other names
        QTRY_VERIFY(bar->filter()->text().isEmpty());
    }

    void noUsageSaysWhyEverybodyIsFirst()
    {
        const auto saysSo = [this] {
            const auto labels = m_page->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                [](const QLabel *label) { return label->isVisible() && label->text().startsWith(QLatin1String("No usage is known")); });
        };
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        QVERIFY(!saysSo());
        const QStringList files = WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules"));
        m_fixture->window.files()->open({ files[0], files[1] });
        QVERIFY(m_fixture->waitForResults());
        QTRY_VERIFY(saysSo());
    }

private:
    QModelIndex rowOf(const char *name) const
    {
        const AccountTreeModel &model = *m_page->model();
        const QModelIndexList found
            = model.match(model.index(0, 0), Qt::DisplayRole, QString::fromLatin1(name), 1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.value(0);
    }
    QLineEdit *openEditor(const QModelIndex &row)
    {
        AccountView *view = m_page->view();
        view->setFocus();
        view->setCurrentIndex(row);
        QTest::keyClick(view, Qt::Key_Return);
        return view->findChild<QLineEdit *>();
    }
    void typeShares(const QModelIndex &row, const char *text)
    {
        AccountView *view = m_page->view();
        view->setFocus();
        view->setCurrentIndex(row);
        // the first figure opens the editor in the column of the shares
        QTest::keyClicks(view, QString::fromLatin1(text).left(1));
        auto *editor = view->findChild<QLineEdit *>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, QString::fromLatin1(text).mid(1));
        QTest::keyClick(editor, Qt::Key_Return);
    }

    std::unique_ptr<WindowFixture> m_fixture;
    AccountsPage *m_page = nullptr;
};

APPORTION_TEST(TestAccountsPage)
} // namespace test_accounts_page

#include "test_accounts_page.moc"
