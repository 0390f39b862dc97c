// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_policies.h"
#include "charts/algorithm_chart.h"
#include "charts/chart_export.h"
#include "charts/ladder_chart.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace test_ladder_data
{

using namespace apportion;

namespace
{

const LadderLevel *levelOf(const LadderData &data, const char *account)
{
    for (const LadderLevel &level : data.levels) {
        if (level.name == QLatin1String(account)) {
            return &level;
        }
    }
    return nullptr;
}

/// "idle1+idle2+root | bio | chem+physics | zero": tied ones joined.
QString walkOf(const LadderLevel &level)
{
    QStringList groups;
    for (const LadderGroup &group : level.groups) {
        QStringList names;
        for (const LadderMark &mark : group.marks) {
            names.append(mark.name);
        }
        groups.append(names.join(QLatin1Char('+')));
    }
    return groups.join(QStringLiteral(" | "));
}

const AlgorithmEntry *entryOf(const AlgorithmData &data, const char *user)
{
    for (const AlgorithmEntry &entry : data.entries) {
        if (entry.name == QLatin1String(user)) {
            return &entry;
        }
    }
    return nullptr;
}

/// Where the pole stands that a name hangs at, if it does.
std::optional<double> poleAt(const MarkSheet &sheet, const QRectF &name)
{
    for (const Mark &mark : sheet.marks()) {
        const QRectF line = mark.path.boundingRect();
        const bool isPole
            = mark.kind == MarkKind::Line && line.width() < 0.1 && line.height() < 120.0 && line.top() < name.bottom() && line.bottom() > name.top();
        if (isPole && (std::abs(line.left() - name.left()) < 4.0 || std::abs(line.left() - name.right()) < 4.0)) {
            return line.left();
        }
    }
    return std::nullopt;
}

/// A ladder that hands out what it is made of.
class LaidLadder : public LadderChart
{
public:
    using LadderChart::LadderChart;
    using LadderChart::layOut;
};

} // namespace

class TestLadderData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_rules = test::evaluated(test::goldenPolicy("fair_tree_rules")); }

    /// Whoever reads a name takes it for that of the mark from which a pole leads to it, else of the one nearest to its middle.
    void aNameStandsAtItsOwnMark()
    {
        int names = 0;
        for (const auto &evaluation : { m_rules, test::evaluated(test::smallUniversity()), test::evaluated(test::generatedPolicy({ 300, 20, 7 })) }) {
            LaidLadder ladder;
            ladder.setData(ladderData(*evaluation));
            for (int width = 360; width <= 1200; width += 60) {
                MarkSheet sheet(QSize(width, 480));
                ladder.layOut(sheet);
                for (const Mark &text : sheet.marks()) {
                    const Mark *nearest = nullptr;
                    bool isName = false;
                    const QRectF place(text.box.left(), text.box.top() - 9.0, QFontMetricsF(text.font).horizontalAdvance(text.text), 12.0);
                    const std::optional<double> pole = poleAt(sheet, place);
                    const auto gapTo = [x = pole.value_or(place.center().x())](const Mark &point) { return std::abs(point.box.center().x() - x); };
                    for (const Mark &point : sheet.marks()) {
                        const bool isNear
                            = point.kind == MarkKind::Point && point.target >= 0 && std::abs(point.box.center().y() - place.center().y()) < 24.0;
                        if (text.kind != MarkKind::Text || !isNear) {
                            continue;
                        }
                        const bool isOwn = sheet.targets()[static_cast<std::size_t>(point.target)].readOut().value(0).startsWith(
                            text.text + QStringLiteral(" in "));
                        if (isOwn && pole && gapTo(point) < 0.1) { // another may stand behind it
                            nearest = &point;
                            isName = true;
                            break;
                        }
                        isName = isName || isOwn;
                        nearest = nearest == nullptr || gapTo(point) < gapTo(*nearest) ? &point : nearest;
                    }
                    if (isName) {
                        ++names;
                        const QString own = sheet.targets()[static_cast<std::size_t>(nearest->target)].readOut().value(0);
                        QVERIFY2(own.startsWith(text.text + QStringLiteral(" in ")) || nearest->box.left() > place.right()
                                || nearest->box.right() < place.left(),
                            qPrintable(QStringLiteral("%1 at %2, width %3").arg(text.text, own, QString::number(width))));
                    }
                }
            }
        }
        QVERIFY2(names > 200, qPrintable(QString::number(names)));
    }

    /// There are many more users than have room on their level.
    void theWalkNamesEverybody()
    {
        Snapshot now;
        AssociationTree &tree = now.policy.associations;
        const AssociationId account = tree.addAccount(AssociationTree::root(), "many");
        constexpr int people = 100;
        for (int i = 0; i < people; ++i) {
            tree.addUser(account, "u" + std::to_string(1000 + i)); // all of them idle: a single mark
        }
        const auto evaluation = test::evaluated(now);
        const LadderData data = ladderData(*evaluation);
        LadderChart ladder;
        ladder.setData(data);
        QCOMPARE(data.walked.size(), data.walk.size());
        int unmarked = 0;
        int users = 0;
        for (std::size_t step = 0; step < data.walk.size(); ++step) {
            const QString text = ladder.stepText(step);
            const std::string_view name = evaluation->tree().name(data.walk[step].id);
            QVERIFY2(text.contains(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))), qPrintable(text));
            if (data.walk[step].kind == FairTreeStep::Kind::User) {
                ++users;
                unmarked += text.contains(QStringLiteral("no room")) ? 1 : 0;
                QVERIFY2(
                    text.contains(QStringLiteral("rank %1").arg(data.walk[step].rank)) && text.contains(QStringLiteral("left")), qPrintable(text));
            }
        }
        QVERIFY(users >= people && unmarked > people / 2 && unmarked < users);
    }

    void siblingsStandInTheOrderInWhichFairTreeRanksThem()
    {
        // goldens/fair_tree_rules/sshare.txt: LevelFS inf, inf, inf, 1.194386, 0.767271 twice, 0.
        const LadderData data = ladderData(*m_rules);
        QCOMPARE(walkOf(*levelOf(data, "root")), QStringLiteral("root+idle1+idle2 | bio | chem+physics | zero"));
        QCOMPARE(walkOf(*levelOf(data, "physics")), QStringLiteral("cat+eve | ann+bob | dan"));
        QCOMPARE(walkOf(*levelOf(data, "chem")), QStringLiteral("fay | gus"));
        QVERIFY(std::abs(levelOf(data, "root")->groups[2].levelFs - 0.767271) < 5e-7);
        QVERIFY(std::isinf(levelOf(data, "root")->groups[0].levelFs));
        QCOMPARE(levelOf(data, "root")->groups[3].levelFs, 0.0);
    }

    void whatHangsFromAParentAccountStandsHigher()
    {
        // genomics is on `parent`: hal and ian compete with kim and neuro, and genomics itself has no place.
        const LadderData data = ladderData(*m_rules);
        QCOMPARE(walkOf(*levelOf(data, "bio")), QStringLiteral("ian | hal | kim+neuro"));
        QVERIFY(levelOf(data, "genomics") == nullptr);
        const LadderMark &ian = levelOf(data, "bio")->groups[0].marks[0];
        QVERIFY(ian.onParent);
        QCOMPARE(ian.regime, Regime::UnderUsed); // that of bio, whose LevelFS is 1.194386: he is ranked first, not unused
        QVERIFY(std::abs(levelOf(data, "bio")->groups[1].levelFs - 1.428571) < 5e-7);
        QCOMPARE(levelOf(data, "neuro")->depth, 2);
    }

    void levelsFollowTheWalk()
    {
        const LadderData data = ladderData(*m_rules);
        QStringList names;
        for (const LadderLevel &level : data.levels) {
            names.append(level.name);
        }
        QCOMPARE(names.join(QLatin1Char(' ')), QStringLiteral("root idle1 idle2 bio neuro chem physics zero"));
        // Read from the top and from the left, users come in the order of their ranks.
        std::uint32_t rank = 0;
        for (const LadderLevel &level : data.levels) {
            for (const LadderGroup &group : level.groups) {
                for (const LadderMark &mark : group.marks) {
                    QVERIFY(!mark.isUser || level.name == QLatin1String("bio") || mark.rank >= rank);
                    rank = mark.isUser ? mark.rank : rank;
                }
            }
        }
    }

    void theAxisHoldsEveryFiniteLevel()
    {
        const LadderData data = ladderData(*m_rules);
        QCOMPARE(data.highest, 10.0);
        QCOMPARE(data.lowest, 0.1);
        for (const char *folder : { "random_fair_tree_200", "odyssey" }) {
            const LadderData other = ladderData(*test::evaluated(test::goldenPolicy(folder)));
            for (const LadderLevel &level : other.levels) {
                for (const LadderGroup &group : level.groups) {
                    const bool isInside
                        = std::isinf(group.levelFs) || group.levelFs == 0.0 || (group.levelFs >= other.lowest && group.levelFs <= other.highest);
                    QVERIFY2(isInside, qPrintable(QString::number(group.levelFs)));
                }
            }
        }
    }

    void underAnotherAlgorithmThereIsNoLadder()
    {
        QVERIFY(ladderData(*test::evaluated(test::fiveAccounts())).isEmpty());
        for (const LadderLevel &level : ladderData(*m_rules, 400, ShownRows::Accounts).levels) {
            for (const LadderGroup &group : level.groups) {
                QVERIFY(std::none_of(group.marks.begin(), group.marks.end(), [](const LadderMark &mark) { return mark.isUser; }));
            }
        }
        QVERIFY(ladderData(*test::evaluated(Snapshot())).isEmpty());
    }

    void aLargeTreeIsCutNotCrammed()
    {
        const auto evaluation = test::evaluated(test::generatedPolicy({ 10000, 0, 3 }));
        const LadderData data = ladderData(*evaluation, 100);
        QCOMPARE(data.levels.size(), std::size_t { 100 });
        QVERIFY(data.leftOut > 0);
        const LadderData whole = ladderData(*evaluation, 100000);
        QCOMPARE(whole.levels.size(), data.leftOut + 100);
    }

    void everyAlgorithmGivesItsOwnFactors()
    {
        // The page's example for the linear algorithm (SLURM.md 5d): usage of .2, .25, .25 of what the machine can do.
        Snapshot five = test::fiveAccounts();
        NodeGroup node;
        node.count = 1;
        five.policy.nodeGroups.edit().push_back(node);
        const long double machine = 14.0L * 86400.0L * 2.0L;
        AssociationTree &tree = five.policy.associations;
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            five.situation.setOwnUsage(id, five.situation.ownUsage(id) / 100.0L * machine);
        }
        tree.remove(tree.findUser(AssociationTree::root(), "root"));
        const AlgorithmData data = algorithmData(*test::evaluated(five));
        QCOMPARE(data.users, 5U);
        QCOMPARE(data.current, Algorithm::Classic);
        const std::array linear { std::pair { "u1", 0.45625 }, std::pair { "u2", 0.3875 }, std::pair { "u3", 0.45 }, std::pair { "u4", 0.5 },
            std::pair { "u5", 0.6021 } };
        for (const auto &[user, factor] : linear) {
            QVERIFY2(std::abs(entryOf(data, user)->ranks.factor[3] - factor) < 5e-5, user);
        }
        // Under classic the usage counts against all usage: the same tree as goldens/seed_figure3, without its user root.
        QVERIFY(entryOf(data, "u1")->ranks.factor[1] > entryOf(data, "u3")->ranks.factor[1]);
        QCOMPARE(entryOf(data, "u5")->ranks.rank[1], 1U);
        QCOMPARE(entryOf(data, "u2")->ranks.rank[3], 5U);
        QCOMPARE(entryOf(data, "u2")->place[3], 4U);
    }

    void classicRanksAreThoseOfSlurm()
    {
        // goldens/seed_figure3: F of root, u5, u4, u1, u3, u2 = 1, .659210, .367838, .274772, .049770, .004084.
        const AlgorithmData data = algorithmData(*test::evaluated(test::goldenPolicy("seed_figure3")));
        const std::array order { "root", "u5", "u4", "u1", "u3", "u2" };
        for (std::size_t i = 0; i < order.size(); ++i) {
            QCOMPARE(entryOf(data, order[i])->ranks.rank[1], static_cast<std::uint32_t>(i + 1));
        }
        QVERIFY(std::abs(entryOf(data, "u4")->ranks.factor[1] - 0.367838) < 1e-6);
    }

    void ofManyUsersThoseWhoseRankDiffersMostAreKept()
    {
        const auto evaluation = test::evaluated(test::goldenPolicy("random_fair_tree_200"));
        const AlgorithmData accounts = algorithmData(*evaluation, 300, ShownRows::Accounts);
        QVERIFY(accounts.accounts > 1 && accounts.entries.size() < accounts.users);
        const AssociationTree &tree = evaluation->tree();
        const std::vector<AlgorithmRanks> users = rankUnderEveryAlgorithm(evaluation->policy(), evaluation->situation()).value();
        for (const AlgorithmEntry &entry : accounts.entries) {
            QVERIFY(tree.isAccount(entry.ranks.id));
            for (std::size_t i = 0; i < comparedAlgorithms.size(); ++i) { // the rank of the best one below it
                std::uint32_t best = accounts.users + 1;
                for (const AlgorithmRanks &user : users) {
                    AssociationId above = tree.parent(user.id);
                    while (above != noAssociation && above != entry.ranks.id) {
                        above = tree.parent(above);
                    }
                    best = above == entry.ranks.id ? std::min(best, user.rank[i]) : best;
                }
                QCOMPARE(entry.ranks.rank[i], best);
            }
        }
        const AlgorithmData all = algorithmData(*evaluation);
        const AlgorithmData some = algorithmData(*evaluation, 10);
        QCOMPARE(some.entries.size(), std::size_t { 10 });
        QCOMPARE(some.leftOut(), all.entries.size() - 10);
        std::uint32_t least = all.users;
        for (const AlgorithmEntry &entry : some.entries) {
            least = std::min(least, entry.ranks.spread());
        }
        const auto further
            = std::count_if(all.entries.begin(), all.entries.end(), [least](const AlgorithmEntry &entry) { return entry.ranks.spread() > least; });
        QVERIFY(further < 10);
        for (std::size_t column = 0; column < comparedAlgorithms.size(); ++column) {
            std::vector<bool> taken(some.entries.size());
            for (const AlgorithmEntry &entry : some.entries) {
                QVERIFY(!taken[entry.place[column]]);
                taken[entry.place[column]] = true;
            }
        }
    }

    void aMarkIsPickedAndAsksWhy()
    {
        LadderChart chart;
        chart.setData(ladderData(*m_rules));
        chart.resize(900, 620);
        const AssociationId chem = m_rules->tree().findAccount("chem");
        QSignalSpy asked(&chart, &ChartWidget::questionAsked);
        QVERIFY(!chart.positionOf(MarkKey::association(chem)).isNull());
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.positionOf(MarkKey::association(chem)).toPoint());
        QCOMPARE(chart.selected(), MarkKey::association(chem));
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.first().first().value<ExplainQuestion>() == ExplainQuestion(AssociationNumber { chem, AssociationQuantity::LevelFs }));
        // Right of the tied chem stands physics, below it a mark of the next level.
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.selected(), MarkKey::association(m_rules->tree().findAccount("physics")));
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(asked.size(), 3);
        QVERIFY(chart.selected() != MarkKey::association(m_rules->tree().findAccount("physics")));
    }

    /// Height is rank: who ties stands at one height, and a better rank higher, so that no line rises that is said to fall.
    void algorithmsAreDrawnByRank()
    {
        AlgorithmChart chart;
        chart.setData(algorithmData(*m_rules));
        chart.resize(900, 700);
        const AlgorithmData &data = chart.data();
        const auto column
            = static_cast<std::size_t>(std::find(comparedAlgorithms.begin(), comparedAlgorithms.end(), data.current) - comparedAlgorithms.begin());
        int ties = 0;
        for (const AlgorithmEntry &one : data.entries) {
            for (const AlgorithmEntry &other : data.entries) {
                const double height = chart.positionOf(MarkKey::association(one.ranks.id)).y();
                const double otherHeight = chart.positionOf(MarkKey::association(other.ranks.id)).y();
                ties += one.ranks.rank[column] == other.ranks.rank[column] && one.ranks.id != other.ranks.id ? 1 : 0;
                QCOMPARE(one.ranks.rank[column] < other.ranks.rank[column], height < otherHeight);
            }
        }
        QVERIFY(ties > 0);
        chart.setData(algorithmData(*m_rules, 300, ShownRows::Accounts));
        const QStringList titles = chart.table().columns;
        QCOMPARE(QSet<QString>(titles.begin(), titles.end()).size(), titles.size());
    }

    /// A file of many accounts is as high as their names ask for.
    void aFileOfAlgorithmsNamesEverybody()
    {
        struct OpenChart : AlgorithmChart
        {
            using AlgorithmChart::layOut;
        };
        Policy policy;
        constexpr int many = 90;
        for (int i = 0; i < many; ++i) {
            const AssociationId account
                = policy.associations.addAccount(AssociationTree::root(), "account" + std::to_string(i), static_cast<std::uint32_t>(1 + i));
            policy.associations.addUser(account, "user" + std::to_string(i), 1);
        }
        OpenChart chart;
        chart.setData(algorithmData(*test::evaluated(Snapshot { policy, {} }), 300, ShownRows::Accounts));
        MarkSheet sheet(sizeWithAllRows(chart), true);
        chart.layOut(sheet);
        QVERIFY(sheet.size().height() > chart.usualSize().height());
        for (int i = 0; i < many; ++i) {
            const QString name = QStringLiteral("account%1").arg(i);
            QCOMPARE(std::count_if(sheet.marks().begin(), sheet.marks().end(), [&name](const Mark &mark) { return mark.text == name; }), 2);
        }
    }

    /// Where marks stand close together a row that is high enough names all of them.
    void aHighRowNamesAll()
    {
        struct OpenChart : LadderChart
        {
            using LadderChart::layOut;
        };
        Policy policy;
        Situation situation;
        constexpr int many = 12;
        for (int i = 0; i < many; ++i) {
            const AssociationId account = policy.associations.addAccount(
                AssociationTree::root(), "department" + std::to_string(i), 100U + 10U * static_cast<std::uint32_t>(i));
            situation.setOwnUsage(policy.associations.addUser(account, "user" + std::to_string(i), 1), 1.0e6L);
        }
        OpenChart chart;
        chart.setData(ladderData(*test::evaluated(Snapshot { policy, situation }), 400, ShownRows::Accounts));
        MarkSheet sheet(sizeWithAllRows(chart), true);
        chart.layOut(sheet);
        for (int i = 0; i < many; ++i) {
            const QString name = QStringLiteral("department%1").arg(i);
            QVERIFY2(
                std::any_of(sheet.marks().begin(), sheet.marks().end(), [&name](const Mark &mark) { return mark.text == name; }), qPrintable(name));
        }
    }

    /// Names that begin alike stay apart, and what has no room for its name is counted.
    void whatTheLadderDoesNotNameIsCounted()
    {
        struct OpenChart : LadderChart
        {
            using LadderChart::layOut;
        };
        Policy policy;
        for (const char *name : { "med.school.of.the.university.surgery", "med.school.of.the.university.anatomy" }) {
            const AssociationId account = policy.associations.addAccount(AssociationTree::root(), name, 10);
            for (int i = 0; i < 12; ++i) {
                policy.associations.addUser(account, "someone" + std::to_string(i), 10 + static_cast<std::uint32_t>(i));
            }
        }
        const auto evaluation = test::evaluated(Snapshot { policy, {} });
        OpenChart chart;
        chart.setData(ladderData(*evaluation));
        MarkSheet sheet(QSize(640, 220)); // rows have room for one line of names
        chart.layOut(sheet);
        QStringList captions;
        int named = 0;
        int counted = 0;
        static const QRegularExpression count(QStringLiteral("^\\+([0-9]+) without a name$"));
        for (const Mark &mark : sheet.marks()) {
            if (mark.kind != MarkKind::Text) {
                continue;
            }
            const bool isCaption = mark.text.startsWith(QLatin1String("med.")) && mark.box.left() < 60.0;
            captions += isCaption ? QStringList { mark.text } : QStringList();
            named += mark.text.startsWith(QLatin1String("someone")) || (mark.text.startsWith(QLatin1String("med.")) && !isCaption) ? 1 : 0;
            const auto match = count.match(mark.text);
            counted += match.hasMatch() ? match.captured(1).toInt() : 0;
        }
        QCOMPARE(captions.size(), 2);
        QVERIFY2(captions[0] != captions[1], qPrintable(captions[0]));
        QVERIFY(counted > 0);
        int marks = 0;
        for (const LadderLevel &level : chart.data().levels) {
            for (const LadderGroup &group : level.groups) {
                marks += static_cast<int>(group.marks.size());
            }
        }
        QStringList all;
        for (const Mark &mark : sheet.marks()) {
            all += mark.kind == MarkKind::Text ? mark.text : QString();
        }
        QVERIFY2(named + counted == marks, qPrintable(all.join(QLatin1Char('|'))));
    }

    /// Of many siblings only those have marks that do not cover each other: a file has all of them, and the picture says how many it lacks.
    void whoeverHasNoMarkIsCountedAndInTheFile()
    {
        Policy policy;
        Situation situation;
        constexpr int many = 400;
        for (int i = 0; i < many; ++i) {
            const AssociationId account = policy.associations.addAccount(AssociationTree::root(), "account" + std::to_string(i), 100);
            situation.setOwnUsage(policy.associations.addUser(account, "user" + std::to_string(i), 1), 1.0e6L + 1.0e3L * static_cast<long double>(i));
        }
        const auto evaluation = test::evaluated(Snapshot { policy, situation });
        LaidLadder chart;
        chart.setData(ladderData(*evaluation, 400, ShownRows::Accounts));
        std::size_t marks = 0;
        for (const LadderLevel &level : chart.data().levels) {
            for (const LadderGroup &group : level.groups) {
                marks += group.marks.size();
            }
        }
        const std::size_t notDrawn = chart.data().notDrawn();
        QVERIFY(notDrawn > 100);
        QCOMPARE(marks + notDrawn, static_cast<std::size_t>(many));
        const ChartTable table = chart.table();
        QCOMPARE(table.rowCount(), static_cast<std::size_t>(many));
        const QVariantList last = table.row(table.rowCount() - 1);
        QCOMPARE(last[2].toInt(), many);
        QCOMPARE(last[3].toString(), QStringLiteral("account%1").arg(many - 1));
        MarkSheet sheet(sizeWithAllRows(chart), true);
        chart.layOut(sheet);
        const QString said = QStringLiteral("%1 more not drawn").arg(notDrawn);
        QCOMPARE(std::count_if(sheet.marks().begin(), sheet.marks().end(), [&said](const Mark &mark) { return mark.text == said; }),
            std::ptrdiff_t { 2 }); // beside the level, and below all of them
    }

    /// What ties shares a place, and levels that are too many for a picture are in the file as well.
    void theFileHasEveryLevelAndEveryTie()
    {
        const auto evaluation = test::evaluated(test::generatedPolicy({ 3000, 0, 3 }));
        LadderChart few;
        few.setData(ladderData(*evaluation, 5));
        LadderChart all;
        all.setData(ladderData(*evaluation, 100000));
        QCOMPARE(few.table().rowCount(), all.table().rowCount());
        LadderChart rules;
        rules.setData(ladderData(*m_rules));
        QStringList places;
        const ChartTable table = rules.table();
        for (std::size_t number = 0; number < table.rowCount(); ++number) {
            const QVariantList row = table.row(number);
            if (row[0].toString() == QLatin1String("root")) {
                places.append(QStringLiteral("%1%2%3").arg(row[2].toString(), row[3].toString(), row[9].toBool() ? QStringLiteral("=") : QString()));
            }
        }
        QCOMPARE(places.join(QLatin1Char(' ')), QStringLiteral("1root= 1idle1= 1idle2= 2bio 3chem= 3physics= 4zero"));
    }

    void aLineIsPickedWhereItPasses()
    {
        AlgorithmChart chart;
        chart.setData(algorithmData(*test::evaluated(test::smallUniversity())));
        chart.resize(900, 900);
        QSignalSpy asked(&chart, &ChartWidget::questionAsked);
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(asked.size(), 1);
        const auto first = asked.first().first().value<ExplainQuestion>();
        QTest::keyClick(&chart, Qt::Key_Down);
        QVERIFY(asked.last().first().value<ExplainQuestion>() != first);
        QVERIFY(chart.keyAt(QPointF(450.0, 10.0)).isNone());
    }

private:
    std::shared_ptr<const Evaluation> m_rules;
};

APPORTION_TEST(TestLadderData)
} // namespace test_ladder_data

#include "test_ladder_data.moc"
