// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/text_diff.h"
#include "support/test_case.h"

#include <QTest>

#include <random>

namespace test_text_diff
{

using namespace apportion::slurm;

namespace
{
using Kind = DiffLine::Kind;

QStringList shown(const std::vector<DiffLineView> &lines)
{
    QStringList list;
    for (const DiffLineView &line : lines) {
        const QChar sign = line.kind == Kind::Added ? '+' : line.kind == Kind::Removed ? '-' : ' ';
        list << sign + QString::fromUtf8(line.line.data(), static_cast<qsizetype>(line.line.size()));
    }
    return list;
}

/// One side of a diff, each line with its line break.
std::string side(const std::vector<DiffLineView> &lines, Kind left)
{
    std::string text;
    for (const DiffLineView &line : lines) {
        if (line.kind == Kind::Same || line.kind == left) {
            text.append(line.line).append(1, '\n');
        }
    }
    return text;
}

std::size_t edits(const std::vector<DiffLineView> &lines)
{
    return static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), [](const DiffLineView &line) { return line.kind != Kind::Same; }));
}

/// The length of the shortest edit script, by the textbook's table.
std::size_t shortestScript(const std::string &a, const std::string &b)
{
    std::vector<std::vector<std::size_t>> common(a.size() + 1, std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            common[i][j] = a[i - 1] == b[j - 1] ? common[i - 1][j - 1] + 1 : std::max(common[i - 1][j], common[i][j - 1]);
        }
    }
    return a.size() + b.size() - 2 * common[a.size()][b.size()];
}

std::string asLines(const std::string &letters)
{
    std::string text;
    for (const char c : letters) {
        (text += c) += '\n';
    }
    return text;
}
} // namespace

class TestTextDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalTextsHaveNoChange()
    {
        QCOMPARE(shown(diffLines("a\nb\n", "a\nb\n")), QStringList({ " a", " b" }));
        QVERIFY(diffLines("", "").empty());
    }

    void aChangedLineIsRemovedThenAdded() { QCOMPARE(shown(diffLines("a\nb\nc\n", "a\nx\nc\n")), QStringList({ " a", "-b", "+x", " c" })); }

    void allOfATextCanComeOrGo()
    {
        QCOMPARE(shown(diffLines("", "a\nb")), QStringList({ "+a", "+b" }));
        QCOMPARE(shown(diffLines("a\nb\n", "")), QStringList({ "-a", "-b" }));
    }

    void lineEndsAreNoDifference() { QCOMPARE(shown(diffLines("a\r\nb", "a\nb\n")), QStringList({ " a", " b" })); }

    void theScriptIsTheShortest()
    {
        // Myers' own example: five edits.
        QCOMPARE(edits(diffLines(asLines("abcabba"), asLines("cbabac"))), std::size_t { 5 });
        std::mt19937 random(1);
        for (int i = 0; i < 2000; ++i) {
            std::string a(random() % 60, ' ');
            std::string b(random() % 60, ' ');
            for (char &c : a) {
                c = static_cast<char>('a' + random() % 3);
            }
            for (char &c : b) {
                c = static_cast<char>('a' + random() % 3);
            }
            const std::string before = asLines(a);
            const std::string after = asLines(b);
            const std::vector<DiffLineView> lines = diffLines(before, after);
            QCOMPARE(side(lines, Kind::Removed), before);
            QCOMPARE(side(lines, Kind::Added), after);
            QCOMPARE(edits(lines), shortestScript(a, b));
        }
    }

    void bothSidesComeOutWhateverChanged()
    {
        std::mt19937 random(2);
        for (int i = 0; i < 300; ++i) {
            std::string before;
            std::string after;
            for (unsigned line = 0; line < 200; ++line) {
                const std::string text = "line " + std::to_string(random() % 150) + '\n';
                before += text;
                after += random() % 4 == 0 ? "new " + std::to_string(random() % 20) + '\n' : random() % 5 == 0 ? "" : text;
            }
            const std::vector<DiffLineView> lines = diffLines(before, after);
            QCOMPARE(side(lines, Kind::Removed), before);
            QCOMPARE(side(lines, Kind::Added), after);
        }
    }

    void hugeTextsAreCompared()
    {
        std::mt19937 random(3);
        std::string before;
        std::string after;
        std::string other;
        for (int line = 0; line < 100000; ++line) {
            const std::string text = "User - 'user" + std::to_string(line) + "':Fairshare=";
            before += text + "1\n";
            after += text + (random() % 3 == 0 ? "2\n" : "1\n");
            other += "x" + std::to_string(random() % 7) + '\n';
        }
        const std::vector<DiffLineView> lines = diffLines(before, after);
        QCOMPARE(side(lines, Kind::Added), after);
        const std::string reversed(other.rbegin(), other.rend());
        const std::vector<DiffLineView> unlike = diffLines(other, reversed);
        QVERIFY(unlike.size() >= 100000);
    }
};

APPORTION_TEST(TestTextDiff)
} // namespace test_text_diff

#include "test_text_diff.moc"
