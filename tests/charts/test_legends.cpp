// SPDX-License-Identifier: GPL-3.0-or-later
// A legend names all that is drawn, in any language and at any width.
#include "chart_policies.h"
#include "charts/chart_export.h"
#include "charts/chart_kinds.h"
#include "charts/chart_parts.h"
#include "charts/palette.h"
#include "charts/recovery_chart.h"
#include "models/text_translation.h"
#include "support/test_case.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

namespace test_legends
{

using namespace apportion;

namespace
{

/// A language whose words are longer than those of any other.
class LongWords : public QTranslator
{
    Q_OBJECT

public:
    QString translate(const char * /*context*/, const char *text, const char * /*disambiguation*/, int /*n*/) const override
    {
        return QString::fromUtf8(text) + QStringLiteral(" Donaudampf");
    }
    bool isEmpty() const override { return false; }
};

/// Some words in a language.
class Words : public QTranslator
{
    Q_OBJECT

public:
    explicit Words(const QHash<QString, QString> &words) : m_words(words) { }
    QString translate(const char * /*context*/, const char *text, const char * /*disambiguation*/, int /*n*/) const override
    {
        return m_words.value(QString::fromUtf8(text));
    }
    bool isEmpty() const override { return false; }

private:
    QHash<QString, QString> m_words;
};

QString svgOf(const ChartWidget &chart, const QSize &size)
{
    return QString::fromUtf8(renderChart(chart, ChartFormat::Svg, size));
}

} // namespace

class TestLegends : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEntryHasItsRow()
    {
        std::vector<LegendEntry> entries;
        entries.reserve(7);
        int signs = 0;
        for (int i = 0; i < 7; ++i) {
            entries.push_back({ QStringLiteral("entry number %1").arg(i), 10.0, [&signs](MarkSheet &, const QRectF &) { ++signs; } });
        }
        for (const double width : { 40.0, 90.0, 140.0, 300.0, 900.0 }) {
            const ChartLegend legend(entries, width);
            MarkSheet sheet(QSize(1000, 400));
            signs = 0;
            legend.addTo(sheet, QPointF(width, 0.0), true, Palette::light());
            QCOMPARE(signs, 7);
            QCOMPARE(sheet.marks().size(), std::size_t { 7 });
            for (const Mark &mark : sheet.marks()) {
                QVERIFY(mark.box.left() >= 0.0 && mark.box.right() <= width + 0.6);
                QVERIFY(mark.box.bottom() <= legend.height());
                for (const Mark &other : sheet.marks()) {
                    QVERIFY(&mark == &other || !mark.box.intersects(other.box));
                }
            }
        }
        QCOMPARE(ChartLegend(entries, 900.0).rowCount(), std::size_t { 1 });
        QCOMPARE(ChartLegend(entries, 40.0).rowCount(), std::size_t { 7 });
    }

    /// A page at 1280 × 800 leaves them half of its width, beside another chart.
    void algorithmsAreNamedInNarrowCharts_data()
    {
        QTest::addColumn<QString>("longest");
        QTest::addColumn<QString>("linear");
        QTest::addColumn<QString>("own");
        QTest::newRow("en") << "Depth-oblivious"
                            << "Linear 2009"
                            << "this policy";
        QTest::newRow("de") << "Tiefenunabhängig"
                            << "Linear 2009"
                            << "diese Richtlinie";
        QTest::newRow("fr") << "Sans effet de profondeur"
                            << "Linéaire 2009"
                            << "cette politique";
        QTest::newRow("zh_CN") << "忽略深度"
                               << "线性 2009"
                               << "本策略";
    }
    void algorithmsAreNamedInNarrowCharts()
    {
        QFETCH(const QString, longest);
        QFETCH(const QString, linear);
        QFETCH(const QString, own);
        Words words(
            { { QStringLiteral("Depth-oblivious"), longest }, { QStringLiteral("Linear 2009"), linear }, { QStringLiteral("this policy"), own } });
        QCoreApplication::installTranslator(&words);
        const auto kind = makeChart(ChartKind::Algorithms, test::evaluated(test::smallUniversity()), Palette::light());
        for (const int width : { 430, 520, 700, 1200 }) {
            const QString svg = svgOf(*kind, QSize(width, 400));
            for (const QString &name : { longest, linear, own }) {
                for (const QString &part : name.split(QRegularExpression(QStringLiteral("(?<=-)| ")))) {
                    QVERIFY2(svg.contains(part), qPrintable(QStringLiteral("%1 at %2").arg(part).arg(width)));
                }
            }
        }
        QCoreApplication::removeTranslator(&words);
    }

    void allRegimesAreNamedInNarrowCharts()
    {
        LongWords words;
        for (const bool isLong : { false, true }) {
            if (isLong) {
                QCoreApplication::installTranslator(&words);
            }
            for (const char *policy : { "random_fair_tree_200", "random_classic_200" }) {
                const auto chart = makeChart(ChartKind::Regimes, test::evaluated(test::goldenPolicy(policy)), Palette::light());
                for (const int width : { 380, 432, 640, 1000 }) {
                    const QString svg = svgOf(*chart, QSize(width, 400));
                    for (const Regime regime : allRegimes) {
                        QVERIFY2(svg.contains(QLatin1Char('>') + regimeText(regime) + QLatin1Char('<')), qPrintable(regimeText(regime)));
                    }
                }
            }
        }
        QCoreApplication::removeTranslator(&words);
    }

    void allLineStylesOfRecoveryAreNamed()
    {
        LongWords words;
        QCoreApplication::installTranslator(&words);
        const auto chart = makeChart(ChartKind::Recovery, test::evaluated(test::smallUniversity()), Palette::light());
        const QString svg = svgOf(*chart, QSize(420, 400));
        QCoreApplication::removeTranslator(&words);
        for (const char *name : { "runs nothing", "runs its share", "others, as before" }) {
            QVERIFY2(svg.contains(QLatin1String(name)), name);
        }
        QVERIFY(svg.count(QStringLiteral("its share Donaudampf")) >= 2); // and several times it
        // of more siblings than have lines it is said how many have none
        Policy policy;
        Situation situation;
        for (int i = 0; i < 9; ++i) {
            const AssociationId account = policy.associations.addAccount(AssociationTree::root(), "account" + std::to_string(i), 10);
            situation.setOwnUsage(policy.associations.addUser(account, "user" + std::to_string(i), 1), i == 0 ? 1.0e6L : 1.0e5L);
        }
        const auto many = makeChart(ChartKind::Recovery, test::evaluated(Snapshot { policy, situation }), Palette::light());
        QVERIFY(svgOf(*many, QSize(900, 400)).contains(QStringLiteral("others, as before; 3 more not drawn")));
    }

    void allFactorsAndCurvesAreNamed()
    {
        LongWords words;
        QCoreApplication::installTranslator(&words);
        const auto evaluation = test::evaluated(test::smallUniversity());
        const QString priority = svgOf(*makeChart(ChartKind::Priority, evaluation, Palette::light()), QSize(420, 500));
        const QString decay = svgOf(*makeChart(ChartKind::Decay, evaluation, Palette::light()), QSize(380, 300));
        const QString billing = svgOf(*makeChart(ChartKind::Billing, evaluation, Palette::light()), QSize(420, 500));
        const QString fairShare = factorName(Factor::FairShare);
        QCoreApplication::removeTranslator(&words);
        QVERIFY(priority.contains(fairShare));
        QVERIFY(priority.contains(QStringLiteral("Job size")));
        QVERIFY(priority.contains(QStringLiteral("Nice")));
        QVERIFY(decay.contains(QStringLiteral("as Slurm decays it Donaudampf")));
        QVERIFY(decay.contains(QStringLiteral("2^(−t / half-life) Donaudampf")));
        QVERIFY(billing.contains(QStringLiteral("not counted")));
    }
};

APPORTION_TEST(TestLegends)
} // namespace test_legends

#include "test_legends.moc"
