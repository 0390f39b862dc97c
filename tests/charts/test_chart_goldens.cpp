// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts draw is what a real Slurm printed, to the last printed digit.
#include "chart_policies.h"
#include "charts/ladder_data.h"
#include "charts/priority_data.h"
#include "charts/recovery_data.h"
#include "charts/regime_data.h"
#include "charts/waiting_data.h"
#include "support/test_case.h"

#include <QDateTime>
#include <QFile>
#include <QHash>
#include <QTest>
#include <QTimeZone>

#include <cmath>

namespace test_chart_goldens
{

using namespace apportion;

namespace
{

constexpr double lastDigit = 0.5000001e-6;

/// The lines of a table of Slurm's by the names of their columns.
QList<QHash<QString, QString>> tableOf(const QString &folder, const QString &file)
{
    QFile input(QStringLiteral(APPORTION_TEST_DATA "/goldens/") + folder + QLatin1Char('/') + file);
    QList<QHash<QString, QString>> rows;
    if (!input.open(QIODevice::ReadOnly)) {
        return rows;
    }
    const QStringList lines = QString::fromUtf8(input.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const QStringList columns = lines.value(0).split(QLatin1Char('|'));
    for (const QString &line : lines.mid(1)) {
        const QStringList cells = line.split(QLatin1Char('|'));
        QHash<QString, QString> row;
        for (qsizetype i = 0; i < columns.size(); ++i) {
            row.insert(columns[i].trimmed(), cells.value(i).trimmed());
        }
        rows << row;
    }
    return rows;
}

/// sshare's line of an association.
QHash<QString, QString> shareOf(const QList<QHash<QString, QString>> &printed, const AssociationTree &tree, AssociationId id)
{
    const QString account = QString::fromStdString(std::string(tree.accountName(id)));
    const QString user = tree.isUser(id) ? QString::fromStdString(std::string(tree.name(id))) : QString();
    for (const auto &row : printed) {
        if (row.value(QStringLiteral("Account")) == account && row.value(QStringLiteral("User")) == user) {
            return row;
        }
    }
    return {};
}

bool same(double drawn, const QString &printed)
{
    if (printed == QLatin1String("inf") || std::isinf(drawn)) {
        return printed == QLatin1String("inf") && std::isinf(drawn);
    }
    return std::fabs(drawn - printed.toDouble()) <= lastDigit;
}

void names(const char *column, std::initializer_list<const char *> folders)
{
    QTest::addColumn<QString>(column);
    for (const char *folder : folders) {
        QTest::newRow(folder) << QString::fromLatin1(folder);
    }
}

} // namespace

class TestChartGoldens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLadderStandsOnWhatSsharePrints_data()
    {
        names("folder", { "fair_tree_rules", "random_fair_tree_40", "random_fair_tree_200", "tres_sum" });
    }
    void theLadderStandsOnWhatSsharePrints()
    {
        QFETCH(const QString, folder);
        const auto evaluation = test::evaluated(test::goldenPolicy(folder.toStdString()));
        const auto printed = tableOf(folder, QStringLiteral("sshare.txt"));
        int compared = 0;
        for (const LadderLevel &level : ladderData(*evaluation).levels) {
            for (const LadderGroup &group : level.groups) {
                for (const LadderMark &mark : group.marks) {
                    const auto row = shareOf(printed, evaluation->tree(), mark.id);
                    QVERIFY2(!row.isEmpty(), qPrintable(mark.name));
                    if (!mark.onParent) {
                        QVERIFY2(same(group.levelFs, row["LevelFS"]), qPrintable(mark.name + ' ' + row["LevelFS"]));
                        QVERIFY2(same(mark.usage, row["EffectvUsage"]), qPrintable(mark.name));
                    }
                    QVERIFY2(same(mark.shares, row["NormShares"]), qPrintable(mark.name));
                    QVERIFY2(!mark.isUser || same(mark.factor, row["FairShare"]), qPrintable(mark.name));
                    ++compared;
                }
            }
        }
        QVERIFY(compared >= 4);
    }

    void theRegimesStandOnWhatSsharePrints_data()
    {
        names("folder", { "seed_figure3", "random_classic_40", "random_classic_200", "random_depth_oblivious_40", "random_depth_oblivious_200" });
    }
    void theRegimesStandOnWhatSsharePrints()
    {
        QFETCH(const QString, folder);
        const auto evaluation = test::evaluated(test::goldenPolicy(folder.toStdString()));
        const auto printed = tableOf(folder, QStringLiteral("sshare.txt"));
        const RegimeData data = regimeData(*evaluation);
        QVERIFY(data.points.size() > 3);
        for (const RegimePoint &point : data.points) {
            const auto row = shareOf(printed, evaluation->tree(), point.id);
            QVERIFY2(!row.isEmpty(), qPrintable(point.name));
            if (!row["FairShare"].isEmpty()) {
                QVERIFY2(same(point.factor, row["FairShare"]), qPrintable(point.name + ' ' + row["FairShare"]));
            }
            const double shares = row["NormShares"].toDouble();
            if (shares > 0.01) { // six printed digits leave that many for the ratio
                QVERIFY2(std::fabs(point.ratio - row["EffectvUsage"].toDouble() / shares) <= 1e-4 * (1.0 + point.ratio), qPrintable(point.name));
            }
        }
    }

    void recoveryBeginsWhereSshareStands_data() { names("folder", { "fair_tree_rules", "random_classic_40", "random_depth_oblivious_40" }); }
    void recoveryBeginsWhereSshareStands()
    {
        QFETCH(const QString, folder);
        const auto evaluation = test::evaluated(test::goldenPolicy(folder.toStdString()));
        const auto printed = tableOf(folder, QStringLiteral("sshare.txt"));
        RecoveryRequest request;
        for (const AssociationId id : evaluation->layout().ids()) {
            if (evaluation->tree().isUser(id) && request.chosen.size() < 5) {
                request.chosen.push_back(id);
            }
        }
        request.days = 1;
        const RecoveryData data = recoveryData(*evaluation, request);
        QCOMPARE(data.scenarios.size(), std::size_t { 3 });
        for (const RecoveryScenario &scenario : data.scenarios) {
            for (std::size_t i = 0; i < request.chosen.size(); ++i) {
                const auto row = shareOf(printed, evaluation->tree(), request.chosen[i]);
                QVERIFY2(same(scenario.forecast.lines[i].factor.front(), row["FairShare"]), qPrintable(row["User"]));
            }
        }
    }

    void barsAndWaitingLinesBeginWhereSprioStands_data() { names("folder", { "random_fair_tree_40", "random_classic_40", "tres_max" }); }
    void barsAndWaitingLinesBeginWhereSprioStands()
    {
        QFETCH(const QString, folder);
        QFile when(QStringLiteral(APPORTION_TEST_DATA "/goldens/") + folder + QStringLiteral("/when.txt"));
        QVERIFY(when.open(QIODevice::ReadOnly));
        QDateTime asked = QDateTime::fromString(QString::fromUtf8(when.readAll()).trimmed(), Qt::ISODate);
        asked.setTimeZone(QTimeZone::utc());
        EvaluationOptions options;
        options.now = asked.toSecsSinceEpoch();
        const std::optional<Evaluation> evaluation = evaluate(test::goldenPolicy(folder.toStdString()), options);
        const PriorityData bars = priorityData(*evaluation);
        const WaitingData waiting = waitingData(*evaluation, noWaitingJob, 8);
        QHash<QString, double> printed; // by job and partition
        for (const auto &row : tableOf(folder, QStringLiteral("sprio.txt"))) {
            printed.insert(row["JOBID"] + row["PARTITION"], row["PRIORITY"].toDouble());
        }
        const Policy &policy = evaluation->policy();
        const auto keyOf = [&](JobRow row) {
            const std::uint16_t partition = evaluation->jobs().partition[row];
            return QString::fromStdString(evaluation->situation().jobs->at(evaluation->jobs().job[row]).id + policy.partitions->at(partition).name);
        };
        int compared = 0;
        for (const PriorityRow &row : bars.rows) {
            if (printed.contains(keyOf(row.row))) {
                QCOMPARE(static_cast<double>(row.terms.priority), printed.value(keyOf(row.row)));
                ++compared;
            }
        }
        QVERIFY(compared > 3);
        for (const WaitingJob &job : waiting.jobs) {
            QCOMPARE(std::floor(job.line.after(0.0)), printed.value(keyOf(job.line.row)));
        }
    }
};

APPORTION_TEST(TestChartGoldens)
} // namespace test_chart_goldens

#include "test_chart_goldens.moc"
