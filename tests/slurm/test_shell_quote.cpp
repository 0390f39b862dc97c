// SPDX-License-Identifier: GPL-3.0-or-later
// What is quoted is run in a real /bin/sh, and what arrives is compared.
#include "slurm/text/shell_quote.h"
#include "support/test_case.h"

#include <QProcess>
#include <QTest>

#include <random>

namespace test_shell_quote
{

using namespace apportion::slurm;

namespace
{
/// The arguments that a command gets when /bin/sh reads @p line.
QByteArrayList received(const std::string &line)
{
    QProcess shell;
    shell.start("/bin/sh", { "-c", "show() { printf '%s\\0' \"$@\"; }; show " + QString::fromStdString(line) });
    if (!shell.waitForFinished(apportion::patience) || shell.exitCode() != 0) {
        return { "failed: " + shell.readAllStandardError() };
    }
    QByteArrayList words = shell.readAllStandardOutput().split('\0');
    words.removeLast();
    return words;
}
} // namespace

class TestShellQuote : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainWordsStayReadable()
    {
        QCOMPARE(shellQuote("name=ann,bob"), std::string("name=ann,bob"));
        QCOMPARE(shellQuote("Fairshare=20"), std::string("Fairshare=20"));
        QCOMPARE(shellQuote("QOS+=high"), std::string("QOS+=high"));
        QCOMPARE(shellQuote(""), std::string("''"));
        QCOMPARE(shellQuote("o'hara"), std::string("'o'\\''hara'"));
    }

    void theShellHandsOnExactlyTheBytes()
    {
        const std::vector<std::string> hostile = { "", " ", "a b", "'", "''", "\"", "\\", "\\'", "$(reboot)", "`reboot`", "$HOME", "${HOME}", "~",
            "~root", "*", "?", "[a]", "{a,b}", "a;b", "a&b", "a|b", "<a", ">a", "#a", "a#b", "!!", "-rf", "--help", "a\nb", "\n", "a\tb", "\r",
            "\x01\x7f", "(a)", "a=b", "=a", "^a", "%s", "Ångström 量子", "\xff\xfe", "it's \"a\" $x `y` \\z\n'" };
        QByteArrayList expected;
        for (const std::string &word : hostile) {
            expected << QByteArray::fromStdString(word);
        }
        // QProcess would take the line as UTF-8, so the bytes that are none go through a variable of their own test.
        std::vector<std::string> words = hostile;
        words.erase(std::find(words.begin(), words.end(), "\xff\xfe"));
        expected.removeAll(QByteArray("\xff\xfe"));
        QCOMPARE(received(shellLine(words)), expected);
        QCOMPARE(shellQuote("\xff\xfe"), std::string("'\xff\xfe'"));
    }

    void randomWordsArrive()
    {
        std::mt19937 random(1);
        std::vector<std::string> words(300);
        QByteArrayList expected;
        for (std::string &word : words) {
            for (auto i = random() % 12; i > 0; --i) {
                word += static_cast<char>(1 + random() % 127);
            }
            expected << QByteArray::fromStdString(word);
        }
        QCOMPARE(received(shellLine(words)), expected);
    }

    void aCommentStaysOnItsLine()
    {
        QCOMPARE(shellComment("a\nrm -rf /\r\x01"), std::string("a rm -rf /  "));
        QCOMPARE(shellComment("25 → 20"), std::string("25 → 20"));
    }
};

APPORTION_TEST(TestShellQuote)
} // namespace test_shell_quote

#include "test_shell_quote.moc"
