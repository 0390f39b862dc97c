// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/promise_chart.h"
#include "compare_fixture.h"
#include "gui/compare/account_comparison.h"
#include "gui/compare/committee_stage.h"
#include "gui/widgets/segmented_control.h"
#include "storage/qt_text.h"
#include "support/test_case.h"

#include <QLabel>
#include <QPointer>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <limits>

namespace test_compare_moments
{

using namespace apportion;
using namespace apportion::test;

namespace
{

/// How often a widget is painted.
class PaintCount : public QObject
{
public:
    explicit PaintCount(QWidget *widget) { widget->installEventFilter(this); }
    [[nodiscard]] int paints() const { return m_paints; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_paints = 0;
};

} // namespace

/// What Compare shows of other moments than now, and before the committee.
class TestCompareMoments : public CompareFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUp(); }
    void reasonsComeWithTheirPlacesWhileTimePasses();
    void theCommitteeSeesOneAccountAfterTheOther();
    void theCommitteeReadsOfTheQueue();
    void theCommitteeReadsWhatEachSideUsed();
    void everyPictureIsOfTheMomentThatIsLookedAt();
    void theWayThereHasItsOwnNumbers();
    void usageThatAHalfLifeChangesNamesIt();
};

/// Thirty moments a second are drawn once each: neither old reasons beside new places, nor places that wait for theirs.
void TestCompareMoments::reasonsComeWithTheirPlacesWhileTimePasses()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    workspace.document()->setRawShares({ account(workspace, "physics") }, 2);
    QVERIFY(settle(workspace));
    auto *model = qobject_cast<CompareModel *>(page.findChild<QTableView *>(QStringLiteral("users"))->model());
    const auto because = [model](std::size_t row) { return model->index(static_cast<int>(row), CompareModel::Because).data().toString(); };
    QTRY_VERIFY2(because(0).contains(QStringLiteral("raw shares of ")), qPrintable(because(0)));
    // who is selected stays so, wherever the places lead
    auto *table = page.findChild<QTableView *>(QStringLiteral("users"));
    table->setCurrentIndex(model->index(model->rowCount() / 2, CompareModel::User));
    const QString selected = table->currentIndex().data().toString();
    QVERIFY(settle(workspace));
    QTest::qWait(50);
    for (int step = 1; step <= 3; ++step) {
        QSignalSpy moved(model, &QAbstractItemModel::layoutChanged);
        QSignalSpy reset(model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(model, &QAbstractItemModel::dataChanged);
        const PaintCount painted(table->viewport());
        workspace.lookAhead(std::int64_t { step } * 10 * 86400);
        QTRY_VERIFY(workspace.isUpToDate() && !moved.isEmpty());
        QVERIFY(settle(workspace));
        QTest::qWait(50);
        QCOMPARE(moved.size(), 1);
        QVERIFY(changed.isEmpty() && reset.isEmpty());
        QCOMPARE(painted.paints(), 1);
        QCOMPARE(table->currentIndex().siblingAtColumn(CompareModel::User).data().toString(), selected);
        const auto &now = *workspace.results();
        const auto measured = measureEffects(*now.baseline, *now.evaluation, now.match, now.difference);
        QVERIFY(measured.has_value());
        for (std::size_t row = 0; row < now.users.size(); ++row) {
            QCOMPARE(because(row), effectText(*measured, measured->ofUser(now.users[row].before)));
        }
    }
}

/// A half-life changes no number of the first day; by a later one usage is another because of it.
void TestCompareMoments::usageThatAHalfLifeChangesNamesIt()
{
    Workspace workspace;
    QVERIFY(load(workspace, openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion")), "university"));
    Policy policy = workspace.document()->policy();
    policy.priority.halfLife = { 24 * 60, {} };
    QVERIFY(workspace.document()->setSetting(policy, PriorityKey::PriorityDecayHalfLife));
    workspace.lookAhead(std::int64_t { 5 } * 86400);
    QVERIFY(settle(workspace));
    const Comparison made = Comparison::of(workspace.results()).measured();
    QStringList reasons;
    for (const ComparedUser &user : workspace.results()->users) {
        reasons += effectText(*made.effects, made.effects->ofUser(user.before));
    }
    QVERIFY2(!reasons.filter(QStringLiteral("PriorityDecayHalfLife 14-0 → 1-0")).isEmpty(), qPrintable(reasons.join(QLatin1Char('|'))));
    QVERIFY(reasons.filter(QStringLiteral("other usage")).isEmpty());
}

void TestCompareMoments::theCommitteeSeesOneAccountAfterTheOther()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->duplicateScenario(QStringLiteral("nothing for chem"), QStringLiteral("as it is"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 0);
    QVERIFY(settle(workspace));
    page.findChild<SegmentedControl *>(QStringLiteral("what"))->button(1)->click();
    auto *comparison = page.findChild<AccountComparison *>();
    comparison->openCommittee();
    QTRY_VERIFY_WITH_TIMEOUT(host.findChild<CommitteeStage *>() != nullptr, patience);
    auto *stage = host.findChild<CommitteeStage *>();
    const PromiseData &data = stage->chart()->data();
    const std::size_t count = static_cast<std::size_t>(page.findChild<QTableView *>(QStringLiteral("accounts"))->model()->rowCount());
    QCOMPARE(data.accounts.size(), count);
    // those that change most come first, and every number is that of the evaluations
    const auto &results = workspace.results();
    const Evaluation &now = *results->evaluation;
    std::int64_t before = std::numeric_limits<std::int64_t>::max();
    for (const PromisedAccount &one : data.accounts) {
        std::int64_t most = 0;
        for (std::size_t scenario = 1; scenario < one.places.size(); ++scenario) {
            most = std::max(most, std::abs(one.risen(scenario)));
        }
        QVERIFY(most <= before);
        before = most;
        QCOMPARE(toText(now.tree().name(one.after)), one.name);
        QCOMPARE(one.used[PromiseData::draft], static_cast<double>(now.rawUsage(one.after) / now.rawUsage(AssociationTree::root())));
    }
    QVERIFY(stage->showAccount(QStringLiteral("chem")));
    const PromisedAccount &chem = data.accounts[static_cast<std::size_t>(stage->chart()->account())];
    QCOMPARE(chem.shares[PromiseData::draft], 0.0);
    QVERIFY(chem.shares[PromiseData::baseline] > 0.0);
    QVERIFY2(stage->line().startsWith(QStringLiteral("31.58 % of the cluster is promised today, 0.00 % under “nothing for chem”; ")),
        qPrintable(stage->line()));
    QVERIFY(!stage->showAccount(QStringLiteral("nobody")));
    // of which policy it is, and why it changes, as the table says it
    const QList<QLabel *> said = stage->findChildren<QLabel *>();
    const auto says = [&said](const QString &text) {
        return std::any_of(
            said.begin(), said.end(), [&text](const QLabel *label) { return QString(label->text()).remove(QChar(0x200B)).contains(text); });
    };
    QVERIFY(says(workspace.document()->displayName()));
    QVERIFY(says(QStringLiteral("raw shares of chem")));
    // by key, and not beyond the ends
    QTest::keyClick(stage, Qt::Key_Home);
    QCOMPARE(stage->chart()->account(), 0);
    QTest::keyClick(stage, Qt::Key_Left);
    QCOMPARE(stage->chart()->account(), 0);
    QTest::keyClick(stage, Qt::Key_Right);
    QCOMPARE(stage->chart()->account(), 1);
    QTest::keyClick(stage, Qt::Key_End);
    QTest::keyClick(stage, Qt::Key_PageDown);
    QCOMPARE(stage->chart()->account(), static_cast<int>(count) - 1);
    // whatever an account is called, the stage is no wider than a screen, and the name is whole
    PromiseData named = data;
    const QString name = QStringLiteral("institute_of_applied_and_theoretical_solid_state_physics_") + QString(90, QLatin1Char('x'));
    named.accounts.front().name = name;
    named.scenarios[PromiseData::draft] = name;
    CommitteeStage large(named, { {}, name, {} }, stage->chart()->chartPalette(), &host);
    large.resize(1280, 800);
    // of another moment nothing is said as if it were so today
    CommitteeStage later(data, { QStringLiteral("in 3 weeks"), {}, {} }, stage->chart()->chartPalette(), &host);
    QVERIFY(later.showAccount(QStringLiteral("chem")));
    QVERIFY2(
        !later.line().contains(QStringLiteral("today")) && later.line().contains(QStringLiteral("used at this moment")), qPrintable(later.line()));
    QVERIFY(settle(workspace));
    QVERIFY2(large.minimumSizeHint().width() < 800, qPrintable(QString::number(large.minimumSizeHint().width())));
    const QList<QLabel *> labels = large.findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
        [&name](const QLabel *label) { return label->accessibleName() == name && QString(label->text()).remove(QChar(0x200B)) == name; }));
    QVERIFY(large.line().contains(name) && !large.line().contains(QChar(0x200B)));
    const QPointer<CommitteeStage> open = stage;
    QTest::keyClick(stage, Qt::Key_Escape);
    QTRY_VERIFY(open.isNull());
    // the picture of all of them
    comparison->findChild<SegmentedControl *>()->button(3)->click();
    QVERIFY(comparison->promises()->isVisible());
    QCOMPARE(comparison->promises()->account(), -1);
    QCOMPARE(comparison->promises()->table().rows.size(), count);
}

/// A weight moves nobody's share or place: the committee reads whose jobs pass whose, as the table says.
void TestCompareMoments::theCommitteeReadsOfTheQueue()
{
    Workspace workspace;
    QVERIFY(load(workspace, openPolicyFile(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/university.apportion")), "university"));
    Policy policy = workspace.document()->policy();
    policy.priority.weightFairshare = 1000;
    QVERIFY(workspace.document()->setSetting(policy, PriorityKey::PriorityWeightFairshare));
    QVERIFY(settle(workspace));
    const Results &results = *workspace.results();
    const Comparison compared = Comparison::of(workspace.results());
    const ScenarioStandings standings = standingsOfScenarios(workspace.document()->project(), workspace.options(), {}, workspace.look());
    const PromiseData data = promiseData(standings, *results.baseline, *results.evaluation);
    QWidget window;
    CommitteeStage stage(data, {}, Palette(), &window);
    std::int64_t before = std::numeric_limits<std::int64_t>::max();
    int said = 0;
    for (const PromisedAccount &account : data.accounts) {
        const auto same = std::find_if(
            compared.accounts.begin(), compared.accounts.end(), [&account](const ComparedAccount &one) { return one.after.id == account.after; });
        QVERIFY(same != compared.accounts.end());
        const std::int64_t passed = same->jobsPassed;
        QCOMPARE(account.jobsPassed[PromiseData::draft], passed);
        QVERIFY(std::abs(passed) <= before); // those whose jobs move most come first
        before = std::abs(passed);
        QVERIFY(stage.showAccount(account.name));
        const QString times = std::abs(passed) == 1 ? QStringLiteral("once.") : QStringLiteral("%1 times.").arg(std::abs(passed));
        QVERIFY2(passed > 0  ? stage.line().contains(QStringLiteral("Its waiting jobs pass those of others ") + times)
                : passed < 0 ? stage.line().contains(QStringLiteral("The jobs of others pass its waiting jobs ") + times)
                             : !stage.line().contains(QStringLiteral("of others")),
            qPrintable(stage.line()));
        said += passed != 0 ? 1 : 0;
    }
    QVERIFY(said > 10);
}

/// By a later day each side has used another part: the line says both, as the picture does.
void TestCompareMoments::theCommitteeReadsWhatEachSideUsed()
{
    PromiseData data;
    data.scenarios = { QStringLiteral("Baseline"), QStringLiteral("Draft") };
    data.accounts = { { QStringLiteral("bio"), 1, 1, { 0.2, 0.2 }, { 0.0058, 0.0077 }, { 3, 3 }, { 0, 0 } } };
    QWidget window;
    CommitteeStage stage(data, { QStringLiteral("in 2 days"), {}, {} }, Palette(), &window);
    QVERIFY2(
        stage.line().contains(QStringLiteral("used at this moment: 0.58 % under the baseline, 0.77 % under “Draft”.")), qPrintable(stage.line()));
    data.accounts.front().shares = { 0.1, 0.2 };
    CommitteeStage other(data, { QStringLiteral("in 2 days"), {}, {} }, Palette(), &window);
    QVERIFY2(other.line().contains(QStringLiteral("used at this moment: 0.58 % and 0.77 %.")), qPrintable(other.line()));
}

/// Scenarios and the committee work their places out by themselves: they must be those of the page's own evaluation.
void TestCompareMoments::everyPictureIsOfTheMomentThatIsLookedAt()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->duplicateScenario(QStringLiteral("nothing for chem"), QStringLiteral("as it is"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 0);
    QVERIFY(settle(workspace));
    page.findChild<SegmentedControl *>(QStringLiteral("what"))->button(1)->click();
    workspace.setAssumption({ Meanwhile::Shares, { { "bio", 5.0, false } } });
    for (const std::int64_t days : { 0, 40 }) {
        workspace.lookAhead(days * 86400);
        bool differs = false; // by then each side has used by its own shares
        page.findChild<AccountComparison *>()->openCommittee(); // while the numbers of that moment are under way
        QTRY_VERIFY_WITH_TIMEOUT(host.findChild<CommitteeStage *>() != nullptr, patience);
        QPointer<CommitteeStage> stage = host.findChild<CommitteeStage *>();
        const PromiseData promises = stage->chart()->data();
        const QList<QLabel *> labels = stage->findChildren<QLabel *>();
        QCOMPARE(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) { return label->text().startsWith("Forecast: in 40 days"); }),
            days > 0);
        QTest::keyClick(stage, Qt::Key_Escape);
        QTRY_VERIFY(stage.isNull());
        QVERIFY(settle(workspace));
        const std::shared_ptr<const Results> results = workspace.results();
        QCOMPARE(results->ahead != nullptr, days > 0);
        const LookAhead look = workspace.look();
        const ScenarioStandings standings = standingsOfScenarios(workspace.document()->project(), workspace.options(), {}, look);
        const std::array<const Evaluation *, 2> evaluations { results->baseline.get(), results->evaluation.get() };
        for (const ScenarioStandings::Row &row : standings.rows[ScenarioStandings::Accounts]) {
            const auto promised = std::find_if(
                promises.accounts.begin(), promises.accounts.end(), [&row](const PromisedAccount &one) { return one.name == row.name; });
            QVERIFY(promised != promises.accounts.end());
            QVERIFY2(promised->places == row.places, qPrintable(row.name));
            differs = differs || promised->used[PromiseData::baseline] != promised->used[PromiseData::draft];
            for (std::size_t column = 0; column < evaluations.size(); ++column) {
                const Evaluation &of = *evaluations[column];
                const AssociationTree &tree = of.tree();
                const AssociationId id = tree.findAccount(row.name.toStdString());
                QCOMPARE(promised->used[column], static_cast<double>(of.rawUsage(id) / of.rawUsage(AssociationTree::root())));
                std::uint32_t best = 0;
                for (AssociationId user = 1; user < tree.rowCount(); ++user) {
                    AssociationId above = tree.isLive(user) && tree.isUser(user) ? tree.parent(user) : noAssociation;
                    while (above != id && above != noAssociation && above != AssociationTree::root()) {
                        above = tree.parent(above);
                    }
                    if (above == id) {
                        best = best == 0 ? of.rank(user) : std::min(best, of.rank(user));
                    }
                }
                QVERIFY2(row.places[column] == best,
                    qPrintable(QStringLiteral("%1 after %2 days, column %3: %4 and %5")
                                   .arg(row.name)
                                   .arg(days)
                                   .arg(column)
                                   .arg(row.places[column])
                                   .arg(best)));
            }
        }
        QCOMPARE(differs, days > 0);
    }
}

/// A reset period that is switched on: nobody has used anything at the first pass; without a look at the way it is as before.
void TestCompareMoments::theWayThereHasItsOwnNumbers()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("odyssey"), "odyssey"));
    page.show();
    Document *document = workspace.document();
    Policy draft = document->policy();
    draft.priority.usageReset = UsageReset::Yearly;
    draft.priority.weightAge += 1;
    document->setSetting(draft, PriorityKey::PriorityUsageResetPeriod);
    document->setRawShares({ document->policy().associations.findAccount("root") + 1 }, 77);
    QVERIFY(settle(workspace));
    auto *moments = page.findChild<SegmentedControl *>(QStringLiteral("moment"));
    QVERIFY(moments->isVisibleTo(&page));
    auto *model = page.findChild<CompareModel *>();
    const auto factors = [model] {
        QStringList all;
        for (int row = 0; row < model->rowCount(); ++row) {
            all << model->index(row, CompareModel::User).data().toString() + QLatin1Char(' ')
                    + model->index(row, CompareModel::DraftFactor).data().toString();
        }
        all.sort();
        return all;
    };
    const QStringList settled = factors();
    QVERIFY(!settled.isEmpty());
    QVERIFY(model->index(0, CompareModel::DraftFactor).data(WhyRole).isValid());
    const auto saysUsage = [&page](const QString &text) {
        const QList<QLabel *> labels = page.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) { return label->text().startsWith(text); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(saysUsage(QStringLiteral("Usage without the reset, as on all other pages: slurmctld may clear it")), patience);
    moments->button(0)->click();
    QTRY_VERIFY_WITH_TIMEOUT(factors() != settled, patience);
    QVERIFY(!model->index(0, CompareModel::DraftFactor).data(WhyRole).isValid()); // a derivation is of the policy as it is
    QVERIFY(saysUsage(QStringLiteral("0 TRES·s of usage in all")));
    moments->button(1)->click();
    // a half-life later nothing is left of what was cleared, and half of what the baseline keeps
    const auto told = [&page] {
        QString text;
        for (const QLabel *label : page.findChildren<QLabel *>()) {
            text += label->text().contains(QLatin1String("under the baseline")) ? label->text() : QString();
        }
        return text;
    };
    const QString before = told();
    moments->button(2)->click();
    QTRY_VERIFY_WITH_TIMEOUT(told() != before && saysUsage(QStringLiteral("0 TRES·s of usage in all")), patience);
    moments->button(3)->click();
    QTRY_COMPARE_WITH_TIMEOUT(factors(), settled, patience);
    QVERIFY(!saysUsage(QStringLiteral("0 TRES·s")));
}

APPORTION_TEST(TestCompareMoments)
} // namespace test_compare_moments

#include "test_compare_moments.moc"
