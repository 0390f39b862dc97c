// SPDX-License-Identifier: GPL-3.0-or-later
// The life of a draft with a program that is killed again and again: edits of every kind, undo, scenarios, notes, exports and
// saves, and after each kill what was told to be kept.
#include "document/document.h"
#include "document/journal.h"
#include "document/recovery.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "support/patience.h"
#include "support/random_edits.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cstdio>

namespace test_killed_week
{

using namespace apportion;

namespace
{

QByteArray sumOf(const Project &project)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(writePolicyJson(project)), QCryptographicHash::Sha1).toHex();
}

/// Opens the file, and makes what a program left that was killed. What was found instead of such work; empty when nothing was.
QByteArray openAndRecover(Document &document, const QString &folder, const QString &file, QStringList *superseded)
{
    const Recovery found = findRecoverable(folder);
    if (!found.setAside.isEmpty() || found.works.size() > 1) {
        return found.setAside.isEmpty() ? "several journals" : "a damaged journal";
    }
    const ReadPolicy read = readPolicyFile(file);
    if (!read.complete) {
        return "a damaged file";
    }
    document.load(read, file, {}, {}, read.checksum);
    if (!found.works.empty()) {
        const RecoverableWork &work = found.works.front();
        if (work.theirs != nullptr) {
            return "a file that is said to be written by somebody else";
        }
        recover(document, work, work.edited);
        *superseded = work.files();
    }
    return {};
}

/// A step of somebody's week.
void work(Document &document, test::Random &random)
{
    const auto &others = document.project().others;
    switch (random.below(12)) {
    case 0:
        document.undoStack()->undo();
        break;
    case 1:
        document.undoStack()->redo();
        break;
    case 2:
        document.duplicateScenario(QStringLiteral("S%1").arg(random.below(6)), QStringLiteral("First"));
        break;
    case 3:
        if (!others.empty()) {
            document.editScenario(others[random.below(others.size())].name);
        }
        break;
    case 4:
        if (others.size() > 2) {
            document.removeScenario(others[random.below(others.size())].name);
        } else {
            document.renameScenario(QStringLiteral("R%1").arg(random.below(6)));
        }
        break;
    case 5: {
        const NotePlace place { {}, { "PriorityWeightAge" } };
        document.setNote(place, QStringLiteral("why %1 \u00e4\u4e2d").arg(random.below(50)));
        break;
    }
    case 6:
        if (random.chance(20)) {
            document.setExported(document.snapshot());
            document.makeBaseline();
        }
        break;
    default:
        test::editAtRandom(document, random);
    }
}

class Week : public QObject
{
public:
    /// @p rests: after some steps nothing more is done once there is something that the file has not; it says when the
    /// journal has it.
    Week(const QString &folder, QString file, std::uint64_t seed, bool rests)
        : m_journal(&m_document, folder), m_file(std::move(file)), m_random(seed), m_rests(rests)
    {
        m_document.setMergeInterval(std::chrono::milliseconds(-1));
        m_journal.setDelay(std::chrono::milliseconds(static_cast<int>(m_random.below(30))));
        connect(&m_journal, &Journal::written, this, [this](quint64 generation) {
            say("kept", generation);
            m_written = generation;
            sayWhetherAtRest();
        });
        QStringList superseded;
        if (const QByteArray instead = openAndRecover(m_document, folder, m_file, &superseded); !instead.isEmpty()) {
            say("lost", 0, instead);
        }
        m_saved = m_document.generation();
        sayState();
        m_journal.supersede(superseded);
        connect(&m_steps, &QTimer::timeout, this, &Week::step);
        m_steps.start(2);
    }

private:
    static void say(const char *word, quint64 generation, const QByteArray &more = {})
    {
        std::printf("%s %llu %s\n", word, static_cast<unsigned long long>(generation), more.constData());
        std::fflush(stdout);
    }
    void sayState() { say("state", m_document.generation(), sumOf(m_document.project())); }
    void sayWhetherAtRest()
    {
        if (m_rests && !m_steps.isActive() && m_written >= m_document.generation()) {
            say("rests", m_written);
        }
    }
    void step()
    {
        work(m_document, m_random);
        sayState();
        if (m_rests && ++m_done > 20 && m_document.generation() > m_saved) {
            m_steps.stop();
            sayWhetherAtRest();
            return;
        }
        if (!m_random.chance(6)) {
            return;
        }
        // some of the saves are still under way when edits are made
        const Project saved = m_document.project();
        const quint64 generation = m_document.generation();
        const auto note = m_journal.saveNote(m_file, generation);
        for (std::uint64_t i = m_random.below(3); i > 0; --i) {
            work(m_document, m_random);
            sayState();
        }
        const WrittenPolicy written = writePolicyFile(m_file, saved, m_document.fileChecksum(), nullptr, note);
        if (!written.isWritten()) {
            say("lost", generation);
            return;
        }
        say("kept", generation);
        m_saved = generation;
        m_document.setSaved(m_file, written.checksum, generation, saved);
    }

    Document m_document;
    Journal m_journal;
    QString m_file;
    test::Random m_random;
    QTimer m_steps;
    quint64 m_saved = 0; ///< the generation that the file has
    quint64 m_written = 0; ///< the one that the journal has
    bool m_rests;
    int m_done = 0; ///< steps
};

int liveUntilKilled(const QStringList &arguments)
{
    const Week week(arguments[2], arguments[3], arguments[4].toULongLong(), arguments[5] == QLatin1String("rests"));
    return QCoreApplication::exec();
}

} // namespace

class TestKilledWeek : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasToldToBeKeptIsThereAfterEveryKill_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= (isSanitized ? 2 : 4); ++seed) {
            QTest::addRow("week %llu", seed) << seed;
        }
    }
    void whatWasToldToBeKeptIsThereAfterEveryKill()
    {
#ifdef APPORTION_IS_THREAD_SANITIZED
        QSKIP("clang's ThreadSanitizer may fail where Qt starts a process while threads run.");
#endif
        QFETCH(quint64, seed);
        const QTemporaryDir folder;
        const QString journals = folder.filePath(QStringLiteral("journals"));
        const QString file = folder.filePath(QStringLiteral("week.apportion"));
        Document first; // with the baseline that opening gives a policy without one: it has the time of day
        first.load(test::generatedPolicy({ 60, 12, seed }), {}, {}, {});
        QVERIFY(writePolicyFile(file, first.project()).isWritten());
        test::Random random(seed * 77);
        QByteArray before; // what the last kill left
        int unsaved = 0; // kills that left something to be recovered
        for (int kill = 0; kill < (isSanitized ? 8 : 12); ++kill) {
            // every second one is killed at rest, so that there is something to recover however slow the machine is
            const bool rests = kill % 2 == 1;
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(),
                { QStringLiteral("--live-until-killed"), journals, file, QString::number(seed * 1000 + static_cast<quint64>(kill)),
                    rests ? QStringLiteral("rests") : QStringLiteral("goes on") });
            QVERIFY(child.waitForStarted(patience));
            QByteArray said;
            const auto enough = qsizetype { 1 } + static_cast<qsizetype>(random.below(40));
            while (rests ? !said.contains("rests") : said.count("state") < enough || !said.contains("kept")) {
                QVERIFY(child.waitForReadyRead(patience));
                said += child.readAllStandardOutput();
            }
            child.kill(); // SIGKILL
            QVERIFY(child.waitForFinished(patience));
            QCOMPARE(child.exitStatus(), QProcess::CrashExit);
            said += child.readAllStandardOutput();

            QList<QByteArray> sums;
            QList<quint64> generations;
            quint64 kept = 0;
            const QList<QByteArray> lines = said.left(said.lastIndexOf('\n')).split('\n');
            for (const QByteArray &line : lines) {
                const QList<QByteArray> words = line.split(' ');
                QVERIFY2(words.at(0) != "lost", said);
                if (words.at(0) == "kept" || words.at(0) == "rests") {
                    kept = std::max(kept, words.at(1).toULongLong());
                } else {
                    generations.append(words.at(1).toULongLong());
                    sums.append(words.at(2));
                }
            }
            QVERIFY2(before.isEmpty() || sums.constFirst() == before, "the next start goes on with what the last kill left");

            // looked at as the next start will, and left for it
            Document document;
            QStringList work;
            QCOMPARE(openAndRecover(document, journals, file, &work), QByteArray());
            unsaved += work.isEmpty() ? 0 : 1;
            before = sumOf(document.project());
            const qsizetype recovered = sums.lastIndexOf(before);
            QVERIFY2(recovered >= 0, "what comes back is what there was at some time");
            const quint64 reached = generations.at(recovered);
            QVERIFY2(reached >= kept, qPrintable(QStringLiteral("%1, and %2 was kept").arg(reached).arg(kept)));
        }
        QVERIFY(unsaved > 2);
    }
};

namespace
{
const bool toolIsThere = (apportion::test::testTools().push_back({ "--live-until-killed", liveUntilKilled }), true);
}

APPORTION_TEST(TestKilledWeek)
} // namespace test_killed_week

#include "test_killed_week.moc"
