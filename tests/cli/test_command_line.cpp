// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/terminal_buffer.h"
#include "golden_run.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <streambuf>
#include <utility>

namespace test_command_line
{

using namespace apportion;
using namespace apportion::testing;

namespace
{

/// Bytes of this process that are in memory; 0 where that is not told.
std::size_t residentBytes()
{
    std::ifstream statm("/proc/self/statm");
    std::size_t whole = 0;
    std::size_t resident = 0;
    statm >> whole >> resident;
    return resident * 4096;
}

/// Counts what is written, and looks now and then at how much memory that takes.
class CountingBuffer : public std::streambuf
{
public:
    std::size_t written = 0;
    std::size_t most = 0;

private:
    std::streamsize xsputn(const char *, std::streamsize count) override
    {
        constexpr std::size_t each = std::size_t { 16 } * 1024 * 1024;
        const std::size_t before = std::exchange(written, written + static_cast<std::size_t>(count));
        if (before / each != written / each) {
            most = std::max(most, residentBytes());
        }
        return count;
    }
    int overflow(int c) override
    {
        const char byte = static_cast<char>(c);
        xsputn(&byte, 1);
        return traits_type::not_eof(c);
    }
};

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void importedPolicyGivesTheSameNumbers();
    void importDoesNotReplaceAFileUnasked();
    void whereNothingCanBeWrittenNothingIsDone();
    void aLongChainOfAccountsNeedsLittleMemory();
    void aFullDiskBehindTheOutputIsCalledThat();
    void namesMoveNoCursor();
    void ofTwoListingsOfUsageTheRicherOneIsRead();
    void jsonHoldsTheSameTable();
    void aForecastIsPrintedAndSaysSo();
    void nothingIsMadeOfDamagedFiles();
    void whatIsLeftIsSavedUnderAFreeName();
    void editedFilesAreSealed();
    void wrongCommandLinesExitWithTwo();
    void lessonsAreTriedWithTheirSamples();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] std::string imported(const char *golden) const { return importedGolden(m_folder, golden); }

    QTemporaryDir m_folder;
};

void TestCommandLine::importedPolicyGivesTheSameNumbers()
{
    for (const char *golden : { "fair_tree_rules", "random_classic_200", "tres_max_gres" }) {
        const std::string policy = imported(golden);
        QVERIFY(!policy.empty());
        QCOMPARE(run({ "sshare", policy }).out, onGolden("sshare", golden).out);
        QCOMPARE(run({ "sprio", policy }).out, onGolden("sprio", golden).out);
        // what was computed when the files were read was for something else
        for (const char *algorithm : { "fair_tree", "classic", "depth_oblivious" }) {
            QCOMPARE(run({ "sshare", policy, "--algorithm", algorithm }).out, onGolden("sshare", golden, { "--algorithm", algorithm }).out);
            QCOMPARE(run({ "sprio", policy, "--algorithm", algorithm }).out, onGolden("sprio", golden, { "--algorithm", algorithm }).out);
        }
    }
}

void TestCommandLine::importDoesNotReplaceAFileUnasked()
{
    const QString file = path("there.apportion");
    writeFile(file, "mine");
    const Run refused = onGolden("import", "tres_sum", { "--out", file.toStdString() });
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.err.contains("--force"));
    QCOMPARE(contents(file), "mine");
}

void TestCommandLine::namesMoveNoCursor()
{
    std::ostringstream terminal;
    {
        const cli::TerminalBuffer buffer(terminal);
        terminal << "a\tb\n\x1b[31mred\a \x7f \xc2\x9b"
                 << "31m \xc3\x82 \xc2\xb5 \xe2\x80\xae"
                 << "l \xe2\x81\xa9 \xe2\x80\x99 \xe2\x82\xac" << std::flush;
    }
    QCOMPARE(terminal.str(), std::string("a\tb\n\\x1b[31mred\\x07 \\x7f \\x9b31m \xc3\x82 \xc2\xb5 \\u202el \\u2069 \xe2\x80\x99 \xe2\x82\xac"));
    terminal << "\x1b"; // to a file as it is
    QVERIFY(terminal.str().ends_with('\x1b'));
}

void TestCommandLine::aFullDiskBehindTheOutputIsCalledThat()
{
    std::ofstream full("/dev/full");
    if (!full) {
        QSKIP("no /dev/full here");
    }
    std::ostringstream err;
    const std::string sample = APPORTION_SOURCE_DIR "/resources/samples/university.apportion";
    QCOMPARE(cli::runCommandLine({ "sshare", sample }, { full, err }), static_cast<int>(cli::exitUnusable));
    QVERIFY2(err.str().find("could not be written: No space left on device") != std::string::npos, err.str().c_str());
}

void TestCommandLine::aLongChainOfAccountsNeedsLittleMemory()
{
    // sshare indents each account by its depth: what is printed grows with the square of the chain
    constexpr int length = 30000;
    QByteArray dump = "Cluster - 'deep':Fairshare=1\nParent - 'root'\nUser - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1\n";
    QByteArray above = "root";
    for (int i = 0; i < length; ++i) {
        const QByteArray name = 'a' + QByteArray::number(i);
        dump += "Parent - '" + above + "'\nAccount - '" + name + "':Description='d':Organization='o':Fairshare=1\n";
        above = name;
    }
    writeFile(path("deep.cfg"), dump);
    dump.clear();
    const std::string policy = path("deep.apportion").toStdString();
    QVERIFY(run({ "import", "--associations", path("deep.cfg").toStdString(), "--out", policy }).exitCode <= 1);
    CountingBuffer buffer;
    std::ostream out(&buffer);
    std::ostringstream err;
    const std::size_t before = residentBytes();
    const int result = cli::runCommandLine({ "sshare", policy }, { out, err });
    QVERIFY2(result <= 1, err.str().c_str());
    constexpr std::size_t indents = static_cast<std::size_t>(length) * length / 2;
    QVERIFY(buffer.written > indents);
    const std::size_t taken = buffer.most > before ? buffer.most - before : 0;
    // sanitizers keep what was freed, and take memory of their own
    QVERIFY2(isSanitized || taken < indents / 2, qPrintable(QString::number(taken)));
}

void TestCommandLine::whereNothingCanBeWrittenNothingIsDone()
{
    const std::string policy = imported("tres_sum");
    writeFile(path("a_file"), "mine");
    QCOMPARE(run({ "import", policy, "--out", path("no/such/folder.apportion").toStdString() }).exitCode, 2);
    QCOMPARE(run({ "import", policy, "--force", "--out", m_folder.path().toStdString() }).exitCode, 2);
    QCOMPARE(run({ "set", policy, "PriorityWeightAge=1", "--out", m_folder.path().toStdString(), "--force" }).exitCode, 2);
    QCOMPARE(run({ "export", policy, "--out", path("a_file").toStdString() }).exitCode, 2);
    QCOMPARE(contents(path("a_file")), "mine");
}

void TestCommandLine::ofTwoListingsOfUsageTheRicherOneIsRead()
{
    const QString golden = QStringLiteral(APPORTION_TEST_DATA "/goldens/fair_tree_rules/");
    const QDir folder(path("both"));
    QVERIFY(folder.mkpath("."));
    for (const QString name : { "slurm.conf", "associations.cfg", "usage.txt", "sshare.txt" }) {
        QVERIFY(QFile::copy(golden + name, folder.filePath(name)));
    }
    const Run agreed = run({ "agree", folder.path().toStdString() });
    QVERIFY2(agreed.exitCode == 0 && agreed.out.startsWith("Agrees with the cluster on"), qPrintable(agreed.err));
    QVERIFY2(agreed.err.contains("usage.txt: note: left out"), qPrintable(agreed.err));
}

void TestCommandLine::jsonHoldsTheSameTable()
{
    const Run result = onGolden("sshare", "fair_tree_rules", { "--json" });
    QCOMPARE(result.exitCode, 0);
    const QJsonArray rows = QJsonDocument::fromJson(result.out.toUtf8()).array();
    QCOMPARE(rows.size(), 27);
    const QJsonObject kim = rows[3].toObject();
    QCOMPARE(kim["Account"].toString(), "bio");
    QCOMPARE(kim["User"].toString(), "kim");
    QCOMPARE(kim["RawUsage"].toDouble(), 1000.0);
    QCOMPARE(kim["FairShare"].toDouble(), 0.611111);
    QCOMPARE(rows[1].toObject()["LevelFS"].toString(), "inf"); // JSON has no infinity
    QVERIFY(rows[0].toObject()["FairShare"].isNull());
    const QJsonArray jobs = QJsonDocument::fromJson(onGolden("sprio", "fair_tree_rules", { "--json" }).out.toUtf8()).array();
    QCOMPARE(jobs.size(), 6);
    QCOMPARE(jobs[0].toObject()["PRIORITY"].toInt(), 33998);
}

void TestCommandLine::aForecastIsPrintedAndSaysSo()
{
    const auto kimAfter = [](const std::vector<std::string> &more) {
        const Run result = onGolden("sshare", "fair_tree_rules", more);
        return QJsonDocument::fromJson(result.out.toUtf8()).array()[3].toObject()["RawUsage"].toDouble();
    };
    QCOMPARE(kimAfter({ "--json", "--ahead", "7-0" }), 1000.0);
    const double fadedBy = std::pow(1.0 - 0.693 / (7 * 86400.0), 7 * 86400.0);
    QCOMPARE(kimAfter({ "--json", "--ahead", "7-0", "--meanwhile", "rest" }), std::floor(1000.0 * fadedBy));
    QVERIFY(kimAfter({ "--json", "--ahead", "7-0", "--rate", "bio=2x" }) > 1400.0);
    // a day at its rate, and then nothing: less than at its rate all the time, and more than at none
    const double changing = kimAfter({ "--json", "--ahead", "7-0", "--rate", "bio=1x/1d:0x" });
    QVERIFY(changing < 999.0 && changing > std::floor(1000.0 * fadedBy) + 20.0);
    const Run rests = onGolden("sshare", "fair_tree_rules", { "--ahead", "7-0", "--meanwhile", "rest" });
    QCOMPARE(rests.exitCode, 0);
    QVERIFY(rests.err.contains("apportion-cli sshare: A forecast: in 7 d, if nobody hands in anything\n"));
    const Run why = onGolden("explain", "fair_tree_rules", { "--ahead", "7-0", "--account", "bio", "--user", "kim", "--quantity", "RawUsage" });
    QVERIFY(why.out.contains("A forecast: in 7 d, if everybody goes on as in the last half-life"));
    QVERIFY(why.out.contains("usage = usage now · k + rate · g"));
    // first the number, then that it is a forecast
    QVERIFY2(why.out.indexOf("usage = usage now · k + rate · g") < why.out.indexOf("A forecast: in 7 d"), qPrintable(why.out));
    // a week makes every job a week older
    const auto ageOfFirst = [](const std::vector<std::string> &more) {
        const Run result = onGolden("sprio", "fair_tree_rules", more);
        return QJsonDocument::fromJson(result.out.toUtf8()).array()[0].toObject()["AGE"].toDouble();
    };
    QVERIFY(ageOfFirst({ "--json", "--ahead", "1-0" }) > ageOfFirst({ "--json" }));
    const std::vector<std::vector<std::string>> wrong
        = { { "--ahead", "soon" }, { "--ahead", "UNLIMITED" }, { "--ahead", "1000-0" }, { "--ahead", "0" }, { "--meanwhile", "rest" },
              { "--ahead", "1-0", "--meanwhile", "sleep" }, { "--ahead", "1-0", "--rate", "bio" }, { "--ahead", "1-0", "--rate", "nobody=1" } };
    for (const std::vector<std::string> &arguments : wrong) {
        const Run refused = onGolden("sshare", "fair_tree_rules", arguments);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.out.isEmpty() && refused.err.contains("apportion-cli sshare: --"), qPrintable(refused.err));
    }
}

void TestCommandLine::nothingIsMadeOfDamagedFiles()
{
    const std::string whole = imported("fair_tree_rules");
    const QByteArray bytes = contents(QString::fromStdString(whole));
    const std::string damaged = path("damaged.apportion").toStdString();
    const std::string out = path("never").toStdString();
    const std::vector<std::vector<std::string>> verbs = { { "sshare", damaged }, { "sshare", damaged, "--json" }, { "sprio", damaged },
        { "check", damaged }, { "explain", damaged, "--user", "kim" }, { "import", damaged, "--out", out }, { "export", damaged, "--out", out },
        { "export", whole, "--against", damaged, "--out", out }, { "export", damaged, "--against", whole, "--out", out } };
    const qsizetype middle = bytes.indexOf('\n', bytes.size() / 2) + 1;
    for (const QByteArray &text : { bytes.left(middle) + "<<<<<<< HEAD\n" + bytes.mid(middle), bytes.left(middle), bytes.left(bytes.size() - 20),
             QByteArray(bytes).replace(R"("user":"kim")", R"("user":"kit")"), bytes.left(middle) + bytes.mid(bytes.indexOf('\n', middle) + 1) }) {
        QVERIFY(text != bytes);
        writeFile(path("damaged.apportion"), text);
        for (const std::vector<std::string> &verb : verbs) {
            const Run result = run(verb);
            QVERIFY2(result.exitCode == 2, verb[0].c_str());
            QVERIFY2(result.out.isEmpty(), verb[0].c_str());
            QVERIFY2(result.err.contains("is not complete"), verb[0].c_str());
            QVERIFY(!QFileInfo::exists(QString::fromStdString(out)));
        }
    }
}

void TestCommandLine::whatIsLeftIsSavedUnderAFreeName()
{
    const std::string whole = imported("fair_tree_rules");
    const QByteArray bytes = contents(QString::fromStdString(whole));
    const QString damaged = path("torn.apportion");
    writeFile(damaged, bytes.left(bytes.size() / 2));
    const std::string given = damaged.toStdString();
    QCOMPARE(run({ "sshare", given, "--force" }).exitCode, 0);
    QCOMPARE(run({ "export", given, "--force", "--out", path("never").toStdString() }).exitCode, 2);
    for (const std::string &taken : { given, whole }) {
        const Run refused = run({ "import", given, "--force", "--out", taken });
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.err.contains("a name that is free"));
    }
    QCOMPARE(contents(damaged), bytes.left(bytes.size() / 2));
    QCOMPARE(contents(QString::fromStdString(whole)), bytes);
    const std::string rescued = path("rescued.apportion").toStdString();
    QCOMPARE(run({ "import", given, "--force", "--out", rescued }).exitCode, 0);
    QCOMPARE(run({ "sshare", rescued }).out, run({ "sshare", given, "--force" }).out);
}

void TestCommandLine::editedFilesAreSealed()
{
    const std::string file = path("edited.apportion").toStdString();
    QCOMPARE(onGolden("import", "fair_tree_rules", { "--out", file }).exitCode, 0);
    const QByteArray bytes = contents(path("edited.apportion"));
    const Run untouched = run({ "seal", file });
    QVERIFY(untouched.out.contains("complete as it is") && untouched.err.isEmpty());
    QCOMPARE(contents(path("edited.apportion")), bytes);
    writeFile(path("edited.apportion"), QByteArray(bytes).replace(R"("user":"kim")", R"("user":"kit")"));
    QCOMPARE(run({ "sshare", file }).exitCode, 2);
    const Run sealed = run({ "seal", file });
    QVERIFY(sealed.out.contains("complete now"));
    QVERIFY2(sealed.err.contains("is that of both now, and is not exported"), qPrintable(sealed.err));
    QVERIFY(run({ "sshare", file }).out.contains("kit"));
    const QByteArray torn = bytes.left(bytes.size() / 2);
    writeFile(path("edited.apportion"), torn);
    QCOMPARE(run({ "seal", file }).exitCode, 2);
    QCOMPARE(contents(path("edited.apportion")), torn);
    QCOMPARE(run({ "seal", path("nowhere").toStdString() }).exitCode, 2);
}

void TestCommandLine::wrongCommandLinesExitWithTwo()
{
    const Run none = run({ "nosuch", "file" });
    QCOMPARE(none.exitCode, int(cli::exitUnusable));
    QCOMPARE(none.err, QStringLiteral("apportion-cli: there is no \"nosuch\"; see apportion-cli --help\n"));
    QVERIFY(run({ "chekc", "file" }).err.startsWith(QLatin1String("apportion-cli: there is no \"chekc\"; is it check?")));
    QVERIFY(run({ "history", "nosuch" }).err.startsWith(QLatin1String("apportion-cli history: there is no \"nosuch\"")));
    QCOMPARE(run({}).exitCode, 2);
    QCOMPARE(run({ "sshare" }).exitCode, 2);
    QCOMPARE(run({ "sshare", "--nonsense" }).exitCode, 2);
    QCOMPARE(run({ "sshare", "/nonexistent.apportion" }).exitCode, 2);
    QCOMPARE(onGolden("sshare", "odyssey", { "--at", "tomorrow" }).exitCode, 2);
    QCOMPARE(onGolden("sshare", "odyssey", { "--algorithm", "lottery" }).exitCode, 2);
    const Run help = run({ "--help" });
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.out.contains("explain"));
}

void TestCommandLine::lessonsAreTriedWithTheirSamples()
{
    const std::string own = APPORTION_SOURCE_DIR "/resources/lessons";
    const Run all = run({ "lesson", "check", own });
    QCOMPARE(all.exitCode, int(cli::exitOk));
    QVERIFY2(all.out.contains("01-what-a-share-is.lesson: "), qPrintable(all.out));
    QVERIFY2(!all.out.contains("error"), qPrintable(all.out));
    QCOMPARE(all.out.count('\n'), QDir(QString::fromStdString(own)).entryList({ "*.lesson" }).size());
    const QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    QCOMPARE(run({ "lesson", "check", path }).exitCode, int(cli::exitUnusable)); // nothing in it
    QCOMPARE(run({ "lesson", "check", path + "/none.lesson" }).exitCode, int(cli::exitUnusable));
    QCOMPARE(run({ "lesson" }).exitCode, int(cli::exitUnusable));
    const QByteArray head = "---\ntitle: Mine\nsummary: About us\nsample: five-accounts\n---\n";
    writeFile(folder.filePath("mine.lesson"), head + "## One\nText\n@expect [users] = 6\n");
    const Run wrong = run({ "lesson", "check", path });
    QCOMPARE(wrong.exitCode, int(cli::exitFindings));
    QVERIFY2(wrong.out.contains("mine.lesson:8: error: It is not true that [users] = 6"), qPrintable(wrong.out));
    writeFile(folder.filePath("mine.lesson"), head + "## One\nText\n@expect [users] = 5\n");
    QCOMPARE(run({ "lesson", "check", path + "/mine.lesson" }).out, QString("mine.lesson: 1 step holds\n"));
    writeFile(folder.filePath("mine.lesson"), QByteArray(head).replace("five-accounts", "six-accounts") + "## One\nText\n");
    const Run without = run({ "lesson", "check", path });
    QCOMPARE(without.exitCode, int(cli::exitFindings));
    QVERIFY2(without.out.contains("mine.lesson:1: error: The sample “six-accounts”"), qPrintable(without.out));
}

APPORTION_TEST(TestCommandLine)
} // namespace test_command_line

#include "test_command_line.moc"
