// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/invocation.h"
#include "cluster/pull.h"
#include "cluster/questions.h"
#include "support/test_case.h"

#include <QProcess>
#include <QSet>
#include <QTest>

namespace test_questions
{

using namespace apportion;
using namespace apportion::cluster;

namespace
{

const Facts known { "alpha", "/etc/slurm/slurm.conf", "now-90days", {}, "/var/spool/slurmctld" };

QStringList wordsOf(const std::vector<std::string> &words)
{
    QStringList list;
    for (const std::string &word : words) {
        list.append(QString::fromStdString(word));
    }
    return list;
}

/// Whether a command line does nothing but show, dump to a file of ours, or read. The rule is written down here a
/// second time on purpose: it lists what is allowed, so that a new command must be looked at.
bool onlyReads(QStringList words)
{
    static const QSet<QString> plainOptions { "-a", "-o", "-l", "-P", "-m", "-i", "wopl", "withrawqoslevel", "withcoord", "--json" };
    const QString program = words.takeFirst();
    if (program == "cat") {
        return words.size() == 1 && words.first().startsWith('/');
    }
    QStringList rest;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == "-M") {
            ++i;
        } else if (!plainOptions.contains(words[i])) {
            rest.append(words[i]);
        }
    }
    if (program == "sacct") {
        rest.removeOne("-X");
        rest.removeOne("-D");
        rest.removeOne("--noconvert");
        return rest.size() == 3 && rest[0] == "-S" && !rest[1].startsWith('-') && !rest[2].startsWith('-');
    }
    static const QSet<QString> shownByScontrol { "config", "partition", "node", "job" };
    static const QSet<QString> shownBySacctmgr { "tres", "qos", "assoc", "account", "user", "configuration" };
    if (program == "scontrol") {
        return rest.size() == 2 && rest[0] == "show" && shownByScontrol.contains(rest[1]);
    }
    if (program == "sshare" || program == "sprio") {
        return rest.isEmpty() || (program == "sprio" && rest.size() == 1 && rest[0].startsWith('%')); // its columns
    }
    if (program != "sacctmgr" || rest.size() < 2) {
        return false;
    }
    if (rest[0] == "dump") {
        return rest.size() == 3 && !rest[1].contains('=') && rest[2].startsWith("file=");
    }
    const bool conditionsOnly
        = std::all_of(rest.begin() + 2, rest.end(), [](const QString &word) { return word.startsWith("format=") || word.startsWith("cluster="); });
    return rest[0] == "show" && shownBySacctmgr.contains(rest[1]) && conditionsOnly;
}

} // namespace

class TestQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWordingOnlyReads();
    void theRuleKnowsWhatChangesACluster();
    void answersHaveNamesOfTheirOwn();
    void remoteWordsReachTheOtherSideAsTheyAre();
    void sshIsNeverGivenAnOptionAsItsHost_data();
    void sshIsNeverGivenAnOptionAsItsHost();
    void remoteCommandsNeverAsk();
    void factsAreThoseOfTheConfiguration();
    void namesThatCouldBeOptionsAreNoFacts();
    void accountingIsAskedSinceATime();
};

void TestQuestions::everyWordingOnlyReads()
{
    int wordings = 0;
    for (const Question &question : questions()) {
        QVERIFY(!question.wordings.empty());
        for (const Wording &wording : question.wordings) {
            for (const bool clusterOption : { false, true }) {
                const QStringList words = wordsOf(filledWords(wording, known, clusterOption, "answer.cfg"));
                QVERIFY2(onlyReads(words), qPrintable(words.join(' ')));
                ++wordings;
            }
        }
    }
    QVERIFY(wordings >= 20);
    for (const Wording &wording : accountingQuestion().wordings) {
        QVERIFY(onlyReads(wordsOf(filledWords(wording, known, true, "answer.cfg"))));
    }
}

void TestQuestions::theRuleKnowsWhatChangesACluster()
{
    for (const char *line : { "sacctmgr -i modify account a set fairshare=2", "sacctmgr -i delete user ann", "sacctmgr -i load file=x",
             "scontrol update partition=a state=down", "scontrol reconfigure", "scontrol shutdown", "scancel 12", "cat a b", "sacctmgr add user x",
             "sacctmgr show qos set=1", "sh -c ls", "sacctmgr archive dump x" }) {
        QVERIFY2(!onlyReads(QString::fromLatin1(line).split(' ')), line);
    }
}

void TestQuestions::answersHaveNamesOfTheirOwn()
{
    QSet<QString> names;
    for (const Question &question : questions()) {
        const QString name = QString::fromLatin1(question.fileName);
        QVERIFY2(!name.contains('/') && !name.startsWith('.'), qPrintable(name));
        QVERIFY2(!names.contains(name), qPrintable(name));
        names.insert(name);
    }
}

void TestQuestions::remoteWordsReachTheOtherSideAsTheyAre()
{
    const Facts facts { "alpha", "/etc/it's $(touch /tmp/x) `y`; \\z %s/slurm.conf" };
    Place place;
    place.host = "me@login";
    const Wording &wording = question(QuestionId::SlurmConf).wordings.front();
    std::string line = invocationOf(wording, facts, false, place, "x").shellText();
    QVERIFY(line.starts_with("cat "));
    line.replace(0, 4, "printf %s ");
    QProcess shell; // what sshd does with the last word
    isolate(shell);
    shell.start("sh", { "-c", QString::fromStdString(connectionOf(place, "mark").words.back()) });
    shell.write(QByteArray::fromStdString(line + "\necho no >&2; exit 7\n"));
    QByteArray printed;
    while (printed.count("=== mark done\n") < 2 && shell.waitForReadyRead(patience)) {
        printed += shell.readAllStandardOutput();
    }
    QCOMPARE(printed.toStdString(),
        "\n=== mark begins\n" + facts.slurmConf + "\n=== mark ends 0\n\n=== mark done\n\n=== mark begins\n\n=== mark ends 7\nno\n=== mark done\n");
    shell.write("sleep 300\n");
    shell.closeWriteChannel(); // it ends with what it runs
    QVERIFY(shell.waitForFinished(patience));
}

void TestQuestions::sshIsNeverGivenAnOptionAsItsHost_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isFine");
    QTest::newRow("name") << "login" << true;
    QTest::newRow("user and name") << "me@login.example.org" << true;
    QTest::newRow("address with port") << "ssh://me@login:2222" << true;
    QTest::newRow("option") << "-oProxyCommand=evil" << false;
    QTest::newRow("blank") << "a b" << false;
    QTest::newRow("newline") << "a\nb" << false;
    QTest::newRow("tab") << "a\tb" << false;
}

void TestQuestions::sshIsNeverGivenAnOptionAsItsHost()
{
    QFETCH(QString, host);
    QFETCH(bool, isFine);
    PullOptions options;
    options.place.host = host.toStdString();
    QCOMPARE(!options.problem().has_value(), isFine);
    QVERIFY(problemOfHost("").has_value());
}

void TestQuestions::remoteCommandsNeverAsk()
{
    Place place;
    place.host = "login";
    const QStringList words = wordsOf(connectionOf(place, "mark").words);
    QCOMPARE(words.first(), "ssh");
    QVERIFY(words.contains("BatchMode=yes"));
    QVERIFY(words.contains("ConnectTimeout=10"));
    QCOMPARE(words.indexOf("--"), words.indexOf("login") - 1);
    QVERIFY(words.last().startsWith("sh -c 'LC_ALL=C; export LC_ALL; TZ=UTC; export TZ; "));
    QVERIFY(!words.last().contains('\n'));
    for (const Question &question : questions()) {
        const Invocation invocation = invocationOf(question.wordings.front(), known, false, place, "x");
        QVERIFY(invocation.environment.empty()); // the other end has it
    }
}

void TestQuestions::factsAreThoseOfTheConfiguration()
{
    const Facts facts = factsOfConfiguration("Configuration data as of 2026-11-21T12:05:26\n"
                                             "ClusterName             = pullme\nSLURM_CONF              = /etc/slurm/slurm.conf\n"
                                             "StateSaveLocation       = /var/spool/slurmctld\n");
    QCOMPARE(facts, (Facts { "pullme", "/etc/slurm/slurm.conf", {}, {}, "/var/spool/slurmctld" }));
}

void TestQuestions::namesThatCouldBeOptionsAreNoFacts()
{
    QCOMPARE(factsOfConfiguration("ClusterName = -x\nSLURM_CONF = -n\n"), Facts());
    QCOMPARE(factsOfConfiguration("ClusterName = a b\nSLURM_CONF = relative\nStateSaveLocation = here\n"), Facts());
    QVERIFY(lacksFact(question(QuestionId::Associations).wordings.front(), {}));
    QVERIFY(!lacksFact(question(QuestionId::Usage).wordings.front(), {}));
}

void TestQuestions::accountingIsAskedSinceATime()
{
    QCOMPARE(sinceOf("90days").value_or(""), "now-90days");
    QCOMPARE(sinceOf("2026-01-31").value_or(""), "2026-01-31");
    for (const char *text : { "", "days", "90", "90 days", "-1days", "now", "2026", "2026-13-01", "1days;ls", "99999999days" }) {
        QVERIFY2(!sinceOf(text), text);
    }
    QVERIFY(wordsOf(filledWords(accountingQuestion().wordings.front(), known, true, "x"))
                .join(' ')
                .startsWith("sacct -M alpha -a -X -P -D --noconvert -S now-90days -o JobIDRaw,"));
    PullOptions options;
    QCOMPARE(Pull(options).asked().size(), questions().size());
    options.jobsSince = "2weeks";
    QVERIFY(!options.problem());
    QCOMPARE(Pull(options).asked().size(), questions().size() + 1);
    options.jobsSince = "always";
    QVERIFY(options.problem());
}

APPORTION_TEST(TestQuestions)
} // namespace test_questions

#include "test_questions.moc"
