// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of finding is in the list of sources: a new one without is a sentence that nothing holds.
#include "core/check/finding_sources.h"
#include "support/slurm_source.h"
#include "support/test_case.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace test_finding_sources
{

using namespace apportion;

class TestFindingSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFindingIsListed();
    void sourcesCanBeLookedUp();
};

void TestFindingSources::everyFindingIsListed()
{
    QSet<QString> found;
    const QRegularExpression code(QStringLiteral("\"([a-z]+(?:-[a-z][a-z0-9]*)+)\""));
    for (const char *folder : { "core/check", "core/agree", "cluster", "storage", "slurm" }) {
        QDirIterator files(QStringLiteral(APPORTION_SOURCE_DIR "/src/") + folder, { "*.cpp", "*.h" }, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            // the list itself, and the words that lessons are written in
            if (file.fileName().contains(QStringLiteral("finding_sources")) || file.fileName().contains(QStringLiteral("storage/lesson"))) {
                continue;
            }
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = code.globalMatch(text); match.hasNext();) {
                found.insert(match.next().captured(1));
            }
        }
    }
    QVERIFY(found.size() > 100);
    QSet<QString> listed;
    for (const FindingSource &source : findingSources()) {
        listed.insert(QString::fromUtf8(source.code.data(), static_cast<qsizetype>(source.code.size())));
    }
    const QString missing = (found - listed).values().join(' ');
    QVERIFY2(missing.isEmpty(), qPrintable("without a source: " + missing));
    const QString gone = (listed - found).values().join(' ');
    QVERIFY2(gone.isEmpty(), qPrintable("of no finding: " + gone));
}

void TestFindingSources::sourcesCanBeLookedUp()
{
    for (const char *vague : { "hearsay", "slurm.conf(5)", "read_config.c", "live None", "sacctmgr(1) of old, Flags", "slurm.conf(5),Licenses" }) {
        QVERIFY2(!testing::isSourceOfSlurm(vague) && !testing::isLiveTest(vague), vague);
    }
    for (const FindingSource &source : findingSources()) {
        const QStringList parts
            = QString::fromUtf8(source.source.data(), static_cast<qsizetype>(source.source.size())).split("; ", Qt::SkipEmptyParts);
        for (const QString &part : parts) {
            QVERIFY2(testing::isSourceOfSlurm(part) || testing::isLiveTest(part), qPrintable(part));
        }
    }
    QVERIFY(sourceOfFinding("half-life-zero").starts_with("slurm.conf(5)"));
    QVERIFY(sourceOfFinding("no-such-finding").empty());
    QVERIFY(sourceOfFinding("sprio-row").empty());
}

APPORTION_TEST(TestFindingSources)
} // namespace test_finding_sources

#include "test_finding_sources.moc"
