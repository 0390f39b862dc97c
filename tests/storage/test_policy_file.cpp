// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/change_script.h"
#include "storage/export_files.h"
#include "storage/export_list.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "storage/text_file.h"
#include "support/generated_policy.h"
#include "support/test_case.h"
#include "whole_policy.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <future>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <thread>
#include <unistd.h>

namespace test_policy_file
{

using namespace apportion;

namespace
{

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Lets no file of this process grow beyond @p bytes, as a full disk would.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit narrow { bytes, m_before.rlim_max };
        setrlimit(RLIMIT_FSIZE, &narrow);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before {};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class TestPolicyFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_directory.isValid()); }
    void fileComesBackEqualWithTheSameChecksum();
    void changedFileIsNotOverwritten();
    void ofTwoWhoWriteAtOnceTheLaterIsRefused();
    void theLockOfADeadProgramIsBroken();
    void deletedFileIsWrittenAgain();
    void fileIsOverwrittenWithoutExpectation();
    void noFileTakesThePlaceOfAPipe();
    void fullDiskLeavesTheOldFile();
    void aFullDiskIsCalledThat();
    void savingKeepsOwnerModeAndAccessList();
    void savingTellsHowFarItIs();
    void savingThatIsStoppedLeavesTheOldFile();
    void filesAreReplacedTogetherOrNotAtAll();
    void anExportReplacesOnlyWhatAnExportWrote();
    void theListOfAnExportIsThatOfB2sum();
    void whatWasReplacedBeforeAFailureIsPutBack();
    void unwritablePlacesAreToldOf();
    void unreadablePlacesAreToldOf();
    void partlyReadableFileIsNotComplete();
    void largePolicyIsReadAsItWasWritten();
    void aLargeFileThatIsDamagedAtItsEndIsReadAsItsTextIs();
    void aPolicyThatDoesNotSayHowLargeItIsIsReadWhole();

private:
    [[nodiscard]] QString path(const char *name) const { return m_directory.filePath(QLatin1String(name)); }

    QTemporaryDir m_directory;
};

void TestPolicyFile::fileComesBackEqualWithTheSameChecksum()
{
    const Snapshot now = test::wholePolicy();
    const QString file = path("whole.apportion");
    const WrittenPolicy written = writePolicyFile(file, now);
    QVERIFY2(written.isWritten(), qPrintable(written.error));
    const ReadPolicy read = readPolicyFile(file);
    QVERIFY(read.usable);
    QVERIFY(read.complete);
    QVERIFY(read.diagnostics.empty());
    QVERIFY(writePolicyJson(read) == writePolicyJson(now));
    QVERIFY(!read.checksum.isEmpty());
    QCOMPARE(read.checksum, written.checksum);
    QCOMPARE(policyChecksum(contents(file)), written.checksum);
}

void TestPolicyFile::changedFileIsNotOverwritten()
{
    const QString file = path("shared.apportion");
    const QByteArray first = writePolicyFile(file, Snapshot()).checksum;
    QVERIFY(put(file, "someone else's"));
    const WrittenPolicy refused = writePolicyFile(file, test::wholePolicy(), first);
    QCOMPARE(refused.status, WrittenPolicy::Status::ChangedByOthers);
    QVERIFY(refused.error.contains("shared.apportion"));
    QCOMPARE(contents(file), QByteArray("someone else's"));
    QCOMPARE(QDir(m_directory.path()).entryList({ "shared*" }, QDir::Files).size(), 1); // nothing left behind
    // With the new checksum it is.
    QVERIFY(writePolicyFile(file, test::wholePolicy(), policyChecksum(contents(file))).isWritten());
    QVERIFY(readPolicyFile(file) == test::wholePolicy());
}

void TestPolicyFile::ofTwoWhoWriteAtOnceTheLaterIsRefused()
{
    const QString file = path("raced.apportion");
    const QByteArray first = writePolicyFile(file, Snapshot()).checksum;
    std::future<WrittenPolicy> other;
    const WrittenPolicy mine = writePolicyFile(file, test::wholePolicy(), first, nullptr, [&](const QByteArray &) {
        // The other comes when it has been seen that nobody changed the file, and has time to get past that, too.
        other = std::async(std::launch::async, [&] { return writePolicyFile(file, Snapshot(), first); });
        (void)other.wait_for(std::chrono::milliseconds(300));
    });
    QVERIFY2(mine.isWritten(), qPrintable(mine.error));
    QCOMPARE(other.get().status, WrittenPolicy::Status::ChangedByOthers);
    QVERIFY(readPolicyFile(file) == test::wholePolicy());
    QCOMPARE(QDir(m_directory.path()).entryList({ "raced*" }, QDir::Files).size(), 1);
}

void TestPolicyFile::theLockOfADeadProgramIsBroken()
{
    const QString file = path("stale.apportion");
    const pid_t child = ::fork();
    if (child == 0) {
        ::_exit(0);
    }
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    QVERIFY(put(path("stale.apportion.lock"), QByteArray::number(child) + "\napportion\n" + QSysInfo::machineHostName().toUtf8() + "\n\n\n"));
    QVERIFY(writePolicyFile(file, Snapshot()).isWritten());
    QCOMPARE(QDir(m_directory.path()).entryList({ "stale*" }, QDir::Files).size(), 1);
}

void TestPolicyFile::deletedFileIsWrittenAgain()
{
    const QString file = path("deleted.apportion");
    const QByteArray first = writePolicyFile(file, Snapshot()).checksum;
    QVERIFY(QFile::remove(file));
    QVERIFY(writePolicyFile(file, test::wholePolicy(), first).isWritten());
    QVERIFY(QFile::exists(file));
}

void TestPolicyFile::fileIsOverwrittenWithoutExpectation()
{
    const QString file = path("any.apportion");
    QVERIFY(put(file, "anything"));
    QVERIFY(writePolicyFile(file, Snapshot()).isWritten());
    QVERIFY(readPolicyFile(file).policy == Policy());
}

void TestPolicyFile::aFullDiskIsCalledThat()
{
    const QSaveFile file(path("any"));
    errno = ENOSPC;
    QCOMPARE(writeError(file), QStringLiteral("No space left on device"));
}

void TestPolicyFile::savingKeepsOwnerModeAndAccessList()
{
    const QByteArray file = QFile::encodeName(path("kept"));
    QVERIFY(writeTextFile(path("kept"), "old", nullptr));
    const bool isRoot = ::geteuid() == 0;
    constexpr uid_t somebody = 65534;
    QVERIFY(!isRoot || ::chown(file.constData(), somebody, somebody) == 0);
    QCOMPARE(::chmod(file.constData(), 0640), 0);
    // user::rw-, user:1:rw-, group::r--, mask::rw-, other::---, as Linux keeps them: a version, then tag, permission and id
    struct Entry
    {
        std::uint16_t tag;
        std::uint16_t permission;
        std::uint32_t id;
    };
    constexpr std::uint32_t none = 0xffffffff;
    const std::array<Entry, 5> entries { { { 1, 6, none }, { 2, 6, 1 }, { 4, 4, none }, { 16, 6, none }, { 32, 0, none } } };
    QByteArray list(4, '\0');
    list[0] = 2;
    list.append(reinterpret_cast<const char *>(entries.data()), sizeof entries);
    const bool hasLists = ::setxattr(file.constData(), "system.posix_acl_access", list.constData(), static_cast<std::size_t>(list.size()), 0) == 0;
    struct stat before
    {
    };
    QCOMPARE(::stat(file.constData(), &before), 0);
    QVERIFY(writeTextFile(path("kept"), "new", nullptr));
    QCOMPARE(contents(path("kept")), QByteArray("new"));
    struct stat after
    {
    };
    QCOMPARE(::stat(file.constData(), &after), 0);
    QCOMPARE(after.st_mode, before.st_mode);
    QCOMPARE(after.st_uid, isRoot ? somebody : ::getuid());
    QCOMPARE(after.st_gid, before.st_gid);
    QByteArray kept(list.size(), '\0');
    QVERIFY(!hasLists || ::getxattr(file.constData(), "system.posix_acl_access", kept.data(), static_cast<std::size_t>(kept.size())) == kept.size());
    QVERIFY(!hasLists || kept == list);
}

void TestPolicyFile::noFileTakesThePlaceOfAPipe()
{
    const QByteArray pipe = QFile::encodeName(path("pipe"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    QString error;
    QVERIFY(!writeTextFile(path("pipe"), "new", &error));
    QVERIFY2(error.contains(QLatin1String("it is not a file")), qPrintable(error));
    QVERIFY(!writePolicyFile(path("pipe"), Project()).isWritten());
    struct stat there
    {
    };
    QCOMPARE(::stat(pipe.constData(), &there), 0);
    QVERIFY(S_ISFIFO(there.st_mode));
}

void TestPolicyFile::fullDiskLeavesTheOldFile()
{
    const QString file = path("full.apportion");
    QVERIFY(writePolicyFile(file, Snapshot()).isWritten());
    const QByteArray before = contents(file);
    const Snapshot large = test::generatedPolicy({ 5000, 0, 1 });
    for (const rlim_t bytes : { rlim_t { 0 }, rlim_t { 1000 }, rlim_t { 100000 } }) {
        WrittenPolicy written;
        {
            const FullDisk full(bytes);
            written = writePolicyFile(file, large);
        }
        QCOMPARE(written.status, WrittenPolicy::Status::Failed);
        QVERIFY(!written.error.isEmpty());
        QCOMPARE(contents(file), before);
    }
    QCOMPARE(QDir(m_directory.path()).entryList({ "full*" }, QDir::Files).size(), 1);
}

void TestPolicyFile::savingTellsHowFarItIs()
{
    Progress progress;
    QVERIFY(writePolicyFile(path("told.apportion"), test::generatedPolicy({ 20000, 0, 1 }), {}, &progress).isWritten());
    QCOMPARE(progress.part(), 1.0);
}

void TestPolicyFile::savingThatIsStoppedLeavesTheOldFile()
{
    const QString file = path("stopped.apportion");
    QVERIFY(writePolicyFile(file, test::wholePolicy()).isWritten());
    const QByteArray before = contents(file);
    const Snapshot big = test::generatedPolicy({ 20000, 0, 1 });
    Progress atOnce;
    atOnce.cancel();
    QCOMPARE(writePolicyFile(file, big, {}, &atOnce).status, WrittenPolicy::Status::Stopped);
    // wherever it is stopped on the way
    for (const double part : { 0.1, 0.4, 0.6, 0.9 }) {
        Progress progress;
        std::atomic<bool> done { false };
        std::thread stopper([&] {
            while (!done && progress.part() < part) {
                std::this_thread::yield();
            }
            progress.cancel();
        });
        const WrittenPolicy written = writePolicyFile(file, big, {}, &progress);
        done = true;
        stopper.join();
        if (written.isWritten()) { // it was too late
            QVERIFY(writePolicyFile(file, test::wholePolicy()).isWritten());
        } else {
            QCOMPARE(written.status, WrittenPolicy::Status::Stopped);
        }
        QCOMPARE(contents(file), before);
    }
    QCOMPARE(QDir(m_directory.path()).entryList({ QStringLiteral("stopped*") }, QDir::Files).size(), 1);
}

void TestPolicyFile::anExportReplacesOnlyWhatAnExportWrote()
{
    const QDir folder(path("bundle"));
    QVERIFY(QDir().mkpath(folder.path()));
    const auto exported = [&folder](bool commits, const char *age = "2") {
        ExportFolder files(folder, {});
        files.file(slurm::ExportKind::PatchedConf) << "PriorityWeight"
                                                   << "Age=" << age << "\n";
        files.addIncluded({ { "slurm.conf.d/nodes\\.conf", "NodeName=n1\n" } });
        const QString foreign = files.obstacle().path;
        return commits ? files.commit().error : foreign;
    };
    const QString conf = folder.filePath("slurm.conf");
    const QString nodes = folder.filePath("slurm.conf.d/nodes\\.conf");
    {
        ExportFolder files(folder, {});
        files.file(slurm::ExportKind::PatchedConf) << "PriorityWeightAge=2\n";
        files.addIncluded({});
        QCOMPARE(files.obstacle().path, QString());
        QVERIFY(put(conf, "PriorityWeightAge=3\n")); // a colleague's, meanwhile
        QCOMPARE(files.obstacle().path, conf);
        QVERIFY(QFile::remove(conf));
    }
    QCOMPARE(exported(false), QString());
    QVERIFY(folder.isEmpty()); // what is not committed leaves nothing, the folder of what is included neither
    QVERIFY(put(conf, "PriorityWeightAge=1\n"));
    QCOMPARE(exported(false), conf);
    QVERIFY(put(conf, "PriorityWeightAge=2\n"));
    QCOMPARE(exported(false), QString()); // the same
    QVERIFY(put(conf, "PriorityWeightAge=2\nmore"));
    QCOMPARE(exported(false), conf);
    QVERIFY(put(conf, "PriorityWeightAge=2\n"));
    QCOMPARE(exported(true), QString());
    QCOMPARE(contents(conf), QByteArray("PriorityWeightAge=2\n"));
    QCOMPARE(contents(nodes), QByteArray("NodeName=n1\n"));

    QCOMPARE(exported(false, "3"), QString()); // of the export before this
    QCOMPARE(exported(true, "3"), QString());
    QCOMPARE(contents(conf), QByteArray("PriorityWeightAge=3\n"));
    QVERIFY(put(conf, "PriorityWeightAge=3 # as the meeting decided\n")); // edited since
    QCOMPARE(exported(false, "4"), conf);
    QVERIFY(put(conf, "PriorityWeightAge=3\n"));
    QVERIFY(put(nodes, "NodeName=n1\nNodeName=n2\n"));
    QCOMPARE(exported(false, "4"), nodes);
    QVERIFY(put(nodes, "NodeName=n1\n"));
    QVERIFY(QFile::remove(folder.filePath(exportListName))); // then nobody knows whose they are
    QCOMPARE(exported(false, "4"), conf);
}

void TestPolicyFile::theListOfAnExportIsThatOfB2sum()
{
    const QDir folder(path("listed"));
    QVERIFY(QDir().mkpath(folder.filePath("within")));
    const std::vector<TextFile> files { { folder.filePath("plain"), "1" }, { folder.filePath("within/two\nlines\r and \\n"), "2" } };
    QCOMPARE(writeExportFiles(folder, files).error, QString());
    QProcess b2sum;
    b2sum.setWorkingDirectory(folder.path());
    const auto check = [&b2sum] {
        b2sum.start("b2sum", { "--check", "--strict", "--quiet", exportListName });
        return b2sum.waitForFinished(patience) && b2sum.exitStatus() == QProcess::NormalExit ? b2sum.exitCode() : -1;
    };
    QCOMPARE(check(), 0);
    const ExportList list = ExportList::of(folder);
    for (const TextFile &file : files) {
        QVERIFY(list.has(folder.relativeFilePath(file.path), ExportSum::ofFile(file.path)));
    }
    QCOMPARE(list.text(), contents(folder.filePath(exportListName)));
    QVERIFY(put(files[1].path, "3"));
    QVERIFY(!list.has(folder.relativeFilePath(files[1].path), ExportSum::ofFile(files[1].path)));
    QCOMPARE(check(), 1);

    // the next export of other files keeps what is known of those that stay
    QVERIFY(QFile::remove(files[1].path));
    QCOMPARE(writeExportFiles(folder, { { folder.filePath("third"), "3" } }).error, QString());
    QCOMPARE(check(), 0);
    QVERIFY(ExportList::of(folder).has("plain", ExportSum::ofFile(folder.filePath("plain"))));
    // what is no line of such a list is passed over
    QVERIFY(put(folder.filePath(exportListName), "\n\\\nabc\n" + ExportSum::ofFile(files[0].path) + "  plain\n" + QByteArray(5000, '\\')));
    QCOMPARE(ExportList::of(folder).text(), ExportSum::ofFile(files[0].path) + "  plain\n");
}

void TestPolicyFile::filesAreReplacedTogetherOrNotAtAll()
{
    QVERIFY(put(path("first"), "old"));
    const std::vector<TextFile> files { { path("first"), "new" }, { path("nowhere/second"), "new" } };
    const WrittenFiles failed = writeTextFiles(files);
    QVERIFY(!failed.error.isEmpty());
    QVERIFY(failed.paths.isEmpty());
    QCOMPARE(contents(path("first")), QByteArray("old"));
    Progress progress;
    progress.cancel();
    const WrittenFiles stopped = writeTextFiles({ { path("first"), "new" } }, &progress);
    QVERIFY(stopped.stopped && stopped.error.isEmpty());
    QCOMPARE(contents(path("first")), QByteArray("old"));
    QCOMPARE(writeTextFiles({ { path("first"), "new" }, { path("second"), "too" } }).paths, (QStringList { path("first"), path("second") }));
    QCOMPARE(contents(path("first")) + contents(path("second")), QByteArray("newtoo"));
    QCOMPARE(QDir(m_directory.path()).entryList({ QStringLiteral("first*") }, QDir::Files).size(), 1); // nothing is left beside it
}

void TestPolicyFile::whatWasReplacedBeforeAFailureIsPutBack()
{
    QVERIFY(QDir(m_directory.path()).mkdir("staged"));
    QVERIFY(put(path("staged/target"), "old"));
    QVERIFY(QFile::link(path("staged/target"), path("staged/linked")));
    QVERIFY(put(path("staged/old"), "old"));
    StagedFiles staged;
    for (const char *name : { "linked", "new", "old", "blocked", "last" }) {
        staged.push_back(std::make_unique<QSaveFile>(path("staged/") + name));
        QVERIFY(staged.back()->open(QIODevice::WriteOnly) && staged.back()->write("new") == 3 && staged.back()->flush());
    }
    QVERIFY(QDir(m_directory.path()).mkdir("staged/blocked")); // a folder cannot be replaced by a file
    const WrittenFiles written = commitFiles(staged);
    QVERIFY2(written.error.contains("blocked"), qPrintable(written.error));
    QVERIFY(written.paths.isEmpty());
    staged.clear();
    QCOMPARE(contents(path("staged/target")) + contents(path("staged/old")), QByteArray("oldold"));
    QCOMPARE(QDir(path("staged")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), (QStringList { "blocked", "linked", "old", "target" }));
    QVERIFY(QFileInfo(path("staged/linked")).isSymLink());
}

void TestPolicyFile::unwritablePlacesAreToldOf()
{
    const WrittenPolicy nowhere = writePolicyFile(path("no/such/place.apportion"), Snapshot());
    QCOMPARE(nowhere.status, WrittenPolicy::Status::Failed);
    QVERIFY(nowhere.error.contains("place.apportion"));
    const WrittenPolicy folder = writePolicyFile(m_directory.path(), Snapshot());
    QCOMPARE(folder.status, WrittenPolicy::Status::Failed);
    QVERIFY(!folder.error.isEmpty());
}

void TestPolicyFile::unreadablePlacesAreToldOf()
{
    for (const QString &file : { path("absent.apportion"), m_directory.path(), QString() }) {
        const ReadPolicy read = readPolicyFile(file);
        QVERIFY(!read.usable);
        QVERIFY(!read.complete);
        QCOMPARE(read.diagnostics.size(), std::size_t { 1 });
        QCOMPARE(read.diagnostics[0].code, std::string("policy-unreadable"));
        QCOMPARE(read.diagnostics[0].place.file, file.toStdString());
    }
}

void TestPolicyFile::partlyReadableFileIsNotComplete()
{
    const QString file = path("partly.apportion");
    QVERIFY(put(file, "{\"format\":1,\"cluster\":\"c\",\n>>>>"));
    const ReadPolicy read = readPolicyFile(file);
    QVERIFY(read.usable);
    QVERIFY(!read.complete);
    QCOMPARE(read.policy.clusterName, std::string("c"));
}

void TestPolicyFile::aLargeFileThatIsDamagedAtItsEndIsReadAsItsTextIs()
{
    Snapshot now;
    std::vector<ForeignLine> &lines = now.policy.foreignConf.edit();
    for (int i = 0; i < 40'000; ++i) { // 40 MB: what was read of them is given back before the end is
        lines.push_back({ "Key" + std::to_string(i), std::string(1000, 'v'), {} });
    }
    const std::string text = writePolicyJson(now) + ">>>>";
    const QString file = path("damaged.apportion");
    QVERIFY(put(file, QByteArray::fromStdString(text)));
    const ReadPolicy read = readPolicyFile(file);
    const ParsedPolicy parsed = readPolicyJson(text, file.toStdString());
    QVERIFY(!read.complete);
    QVERIFY(read.policy == parsed.policy);
    QCOMPARE(read.policy.foreignConf->size(), lines.size());
    QCOMPARE(read.diagnostics.size(), parsed.diagnostics.size());
    for (std::size_t i = 0; i < read.diagnostics.size(); ++i) {
        QCOMPARE(read.diagnostics[i].english(), parsed.diagnostics[i].english());
    }
    QCOMPARE(read.checksum, policyChecksum(QByteArray::fromStdString(text)));
}

void TestPolicyFile::largePolicyIsReadAsItWasWritten()
{
    const Snapshot now = test::generatedPolicy({ 100000, 0, 1 });
    const QString file = path("large.apportion");
    QVERIFY(writePolicyFile(file, now).isWritten());
    const ReadPolicy read = readPolicyFile(file);
    QVERIFY(read.usable && read.diagnostics.empty());
    QVERIFY(writePolicyJson(read) == writePolicyJson(now));
}

void TestPolicyFile::aPolicyThatDoesNotSayHowLargeItIsIsReadWhole()
{
    const Snapshot now = test::generatedPolicy({ 3000, 10, 4 });
    QVERIFY(writePolicyFile(path("told.apportion"), now).isWritten());
    const QByteArray text = contents(path("told.apportion"));
    QCOMPARE(::mkfifo(QFile::encodeName(path("untold.apportion")).constData(), 0600), 0);
    std::future<bool> writing = std::async(std::launch::async, [&] { return put(path("untold.apportion"), text); });
    const ReadPolicy read = readPolicyFile(path("untold.apportion"));
    QVERIFY(writing.get());
    QVERIFY(read.usable && read.complete && read.diagnostics.empty());
    QVERIFY(writePolicyJson(read) == text.toStdString());
    QCOMPARE(read.checksum, policyChecksum(text));
}

APPORTION_TEST(TestPolicyFile)
} // namespace test_policy_file

#include "test_policy_file.moc"
