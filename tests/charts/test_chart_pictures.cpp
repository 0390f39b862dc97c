// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_policies.h"
#include "charts/chart_export.h"
#include "charts/chart_kinds.h"
#include "charts/decay_chart.h"
#include "support/test_case.h"

#include <QDir>
#include <QTest>

namespace test_chart_pictures
{

using namespace apportion;

/// Writes every chart in both themes and two sizes into screenshots/ of the build folder, for people to look at.
class TestChartPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_folder.setPath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/charts"));
        QVERIFY(m_folder.mkpath(QStringLiteral(".")));
    }

    void chartsFillTheirSizeInBothThemes()
    {
        const std::array policies { std::pair { "golden", test::evaluated(test::goldenPolicy("random_fair_tree_200")) },
            std::pair { "odyssey", test::evaluated(test::goldenPolicy("odyssey")) },
            std::pair { "university", test::evaluated(test::smallUniversity()) }, std::pair { "five", test::evaluated(test::fiveAccounts()) } };
        for (const auto &[name, evaluation] : policies) {
            for (const ChartKind kind : allChartKinds) {
                for (const Palette *palette : { &Palette::light(), &Palette::dark() }) {
                    const auto chart = makeChart(kind, evaluation, *palette);
                    for (const QSize size : { QSize(640, 400), QSize(1000, 600) }) {
                        write(*chart, size,
                            QStringLiteral("%1-%2-%3-%4")
                                .arg(QLatin1String(name), chartKindFileName(kind), QLatin1String(palette->isDark ? "dark" : "light"))
                                .arg(size.width()));
                    }
                }
            }
        }
    }

    void resetsAndStandstillAreDrawn()
    {
        struct Case
        {
            const char *name;
            std::uint32_t minutes;
            UsageReset reset;
        };
        for (const Case &c : { Case { "weekly", 7 * 24 * 60, UsageReset::Weekly }, Case { "daily", 30 * 24 * 60, UsageReset::Daily },
                 Case { "never", 0, UsageReset::None }, Case { "monthly", 0, UsageReset::Monthly }, Case { "hours", 8 * 60, UsageReset::None } }) {
            PrioritySettings settings;
            settings.halfLife.minutes = c.minutes;
            settings.usageReset = c.reset;
            DecayChart chart;
            DecayScene scene;
            scene.own = decayData(settings, 1'700'000'000);
            chart.setData(scene);
            write(chart, QSize(640, 400), QStringLiteral("decay-%1").arg(QLatin1String(c.name)));
        }
    }

private:
    void write(ChartWidget &chart, const QSize &size, const QString &name)
    {
        chart.resize(size);
        const QPixmap picture = chart.grab();
        QCOMPARE(picture.size(), size);
        QVERIFY(picture.toImage().pixelColor(1, 1) == chart.chartPalette().panel);
        QVERIFY(picture.save(m_folder.filePath(name + QStringLiteral(".png"))));
    }

    QDir m_folder;
};

APPORTION_TEST(TestChartPictures)
} // namespace test_chart_pictures

#include "test_chart_pictures.moc"
