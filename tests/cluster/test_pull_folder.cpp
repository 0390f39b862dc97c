// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/pull.h"
#include "cluster/pull_folder.h"
#include "fake_commands.h"
#include "support/patience.h"
#include "support/test_case.h"

#include <QTest>

namespace test_pull_folder
{

using namespace apportion;
using namespace apportion::cluster;

class TestPullFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_work.isValid());
        m_fakes = std::make_unique<FakeCommands>();
        m_fakes->fail(QStringLiteral("node"), "echo 'Access/permission denied' >&2; exit 1");
        m_pull = std::make_unique<Pull>(PullOptions());
        m_pull->start();
        QVERIFY(waitFor([this] { return !m_pull->isRunning(); }));
    }

    void answersAndManifestAreSaved()
    {
        const QString folder = m_work.filePath(QStringLiteral("deep/er/saved"));
        QCOMPARE(save(folder), QString());
        QStringList expected { QString::fromLatin1(manifestName) };
        for (const Question &question : questions()) {
            if (question.id != QuestionId::Nodes) {
                expected.append(QString::fromLatin1(question.fileName));
                QCOMPARE(FakeCommands::contents(folder + '/' + expected.last()), FakeCommands::contents(m_pull->folder()->filePath(expected.last())));
            }
        }
        expected.sort();
        QCOMPARE(names(folder), expected);
        QCOMPARE(names(m_work.filePath(QStringLiteral("deep/er"))), QStringList { QStringLiteral("saved") }); // nothing half made is left
        QVERIFY(isPullFolder(folder));
        const QByteArray manifest = FakeCommands::contents(folder + "/README.txt");
        QVERIFY(manifest.contains("asked:    2026-11-21T12:00:00Z"));
        QVERIFY(manifest.contains("$ LC_ALL=C TZ=UTC SLURM_TIME_FORMAT=standard SLURM_BITSTR_LEN=0 sacctmgr -i dump oracle file=associations.cfg"));
        QVERIFY(manifest.contains("nodes.txt\n") && manifest.contains("is not permitted: Access/permission denied"));
    }

    void savedAnswersAreReplacedByNewOnes()
    {
        const QString folder = m_work.filePath(QStringLiteral("again"));
        QCOMPARE(save(folder), QString());
        write(folder + "/usage.txt", "old");
        QCOMPARE(save(folder), QString());
        QVERIFY(FakeCommands::contents(folder + "/usage.txt") != "old");
        QCOMPARE(names(m_work.path()).filter(QStringLiteral("again")), QStringList { QStringLiteral("again") });
    }

    void somebodyElsesFolderIsLeftAlone()
    {
        const QString folder = m_work.filePath(QStringLiteral("theirs"));
        QVERIFY(QDir().mkpath(folder));
        write(folder + "/usage.txt", "mine");
        QVERIFY(!save(folder).isEmpty());
        QCOMPARE(FakeCommands::contents(folder + "/usage.txt"), "mine");
        QCOMPARE(names(folder).size(), 1);
    }

    void savedFolderWithAThingMoreIsLeftAlone()
    {
        const QString folder = m_work.filePath(QStringLiteral("notes"));
        QCOMPARE(save(folder), QString());
        write(folder + "/.notes", "mine");
        write(folder + "/usage.txt", "old");
        QVERIFY(!save(folder).isEmpty());
        QCOMPARE(FakeCommands::contents(folder + "/usage.txt"), "old");
    }

    void aFileOrALinkIsNoFolder()
    {
        const QString file = m_work.filePath(QStringLiteral("file"));
        write(file, "mine");
        QVERIFY(!save(file).isEmpty());
        QCOMPARE(FakeCommands::contents(file), "mine");
        const QString empty = m_work.filePath(QStringLiteral("empty"));
        QVERIFY(QDir().mkpath(empty));
        QVERIFY(QFile::link(empty, m_work.filePath(QStringLiteral("link"))));
        QVERIFY(!save(m_work.filePath(QStringLiteral("link"))).isEmpty());
        QCOMPARE(save(empty), QString());
    }

    void whatCannotBeWrittenIsTold() { QVERIFY(!save(QStringLiteral("/proc/answers")).isEmpty()); }

private:
    QString save(const QString &folder) const
    {
        return savePull(m_pull->asked(), m_pull->options(), QDateTime::fromString(QStringLiteral("2026-11-21T12:00:00Z"), Qt::ISODate), folder);
    }
    static QStringList names(const QString &folder)
    {
        return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

    QTemporaryDir m_work;
    std::unique_ptr<FakeCommands> m_fakes;
    std::unique_ptr<Pull> m_pull;
};

APPORTION_TEST(TestPullFolder)
} // namespace test_pull_folder

#include "test_pull_folder.moc"
