// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that speaks of Slurm says in translations/slurm_sentences.tsv where it stands: a golden, a live test, a page of Slurm's
// documentation or a function of its source. So do those of the window, of the command line, of what an export and a pull write,
// and the pages of help. Findings, settings and what a change leads to have lists of their own.
#include "program_texts.h"
#include "support/slurm_source.h"
#include "support/test_case.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace test_slurm_sentences
{

namespace
{

const QString sourceDir = QStringLiteral(APPORTION_SOURCE_DIR);

QString contentOf(const QString &path)
{
    QFile file(sourceDir + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a literal of C++ or a cell of the list stands for.
QString unescaped(QString text)
{
    return text.replace(QStringLiteral("\\n"), QStringLiteral("\n"))
        .replace(QStringLiteral("\\\""), QStringLiteral("\""))
        .replace(QStringLiteral("\\\\"), QStringLiteral("\\"));
}

/// Texts of the checker and the readers, whose findings have their source by their code, and of what a change leads to, where each step
/// has its own (test_change_course).
QSet<QString> textsOfFindings()
{
    const QRegularExpression call(QStringLiteral("(?:APPORTION_TEXT|tr)\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"));
    const QRegularExpression seam(QStringLiteral("\"\\s*\""));
    QSet<QString> texts;
    const auto take = [&](const QString &path) {
        const QString code = contentOf(path);
        for (auto match = call.globalMatch(code); match.hasNext();) {
            const QString literal = match.next().captured(1).trimmed().remove(seam);
            texts.insert(unescaped(literal.mid(1, literal.size() - 2)));
        }
    };
    for (const char *folder : { "core/check", "slurm/conf", "slurm/import", "slurm/lists", "slurm/text" }) {
        QDirIterator files(sourceDir + QStringLiteral("/src/") + QLatin1String(folder), { QStringLiteral("*.cpp"), QStringLiteral("*.h") });
        while (files.hasNext()) {
            take(files.next().mid(sourceDir.size()));
        }
    }
    take(QStringLiteral("/src/core/change/change_course.cpp"));
    return texts;
}

/// The texts of an export's README, each in one line: it is in English whatever the language of the window.
QStringList textsOfReadme()
{
    QString code = contentOf(QStringLiteral("/src/slurm/change/change_readme.cpp"));
    code.remove(QRegularExpression(QStringLiteral("//[^\\n]*|#include[^\\n]*")));
    const QRegularExpression literals(QStringLiteral("(?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+"));
    const QRegularExpression seam(QStringLiteral("\"\\s*\""));
    QStringList texts;
    for (auto match = literals.globalMatch(code); match.hasNext();) {
        const QString literal = match.next().captured().trimmed().remove(seam);
        texts.append(unescaped(literal.mid(1, literal.size() - 2)).simplified());
    }
    return texts;
}

struct WindowText
{
    QString context;
    QString text;
};

/// The texts of all programs that are in English whatever the language of the window, and of what they write.
QList<WindowText> textsOfPrograms()
{
    QList<WindowText> texts;
    QDirIterator files(
        sourceDir + QStringLiteral("/src"), { QStringLiteral("*.cpp"), QStringLiteral("*.h") }, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next().mid(sourceDir.size());
        // the lists of sources of findings and settings, and what is read above
        static const QRegularExpression others(QStringLiteral("/(?:finding_sources|setting_info|change_readme)\\.cpp$"));
        if (others.match(path).hasMatch()) {
            continue;
        }
        const QStringList found = apportion::testing::programTexts(contentOf(path));
        for (const QString &text : found) {
            if (text.contains(QLatin1Char(' '))) {
                texts.append({ path, text });
            }
        }
    }
    return texts;
}

/// The sentences of the pages of help, of which the translations are held by their translators.
QList<WindowText> textsOfPages()
{
    QStringList paths;
    const QStringList pages = QDir(sourceDir + QStringLiteral("/resources/help")).entryList({ QStringLiteral("*.md") }, QDir::Files);
    for (const QString &page : pages) {
        paths.append(QStringLiteral("/resources/help/") + page);
    }
    QList<WindowText> texts;
    for (const QString &path : paths) {
        QString page = contentOf(path);
        page.truncate(page.indexOf(QStringLiteral("\n## Sources\n")) < 0 ? page.size() : page.indexOf(QStringLiteral("\n## Sources\n")));
        const QStringList sentences = apportion::testing::markdownSentences(page);
        for (const QString &sentence : sentences) {
            texts.append({ path, sentence });
        }
    }
    return texts;
}

/// Where a derivation has a rule from: a source already.
bool isReference(const QString &text)
{
    static const QRegularExpression reference(QStringLiteral("^[\\w. ]+ (?:manual|page)(?:, .*)?$"));
    return reference.match(text).hasMatch();
}

QList<WindowText> windowTexts()
{
    QXmlStreamReader xml(contentOf(QStringLiteral("/translations/apportion_de.ts")));
    QList<WindowText> texts;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == QLatin1String("source")) {
            texts.append({ context, xml.readElementText() });
        }
    }
    return xml.hasError() ? QList<WindowText>() : texts;
}

/// Slurm, its programs and its two algorithms by their names, what only they have, and every key of slurm.conf with a name of
/// several words.
QRegularExpression wordsOfSlurm()
{
    QStringList words { QStringLiteral("[Ss]lurm\\w*"), QStringLiteral("sacctmgr|sacct|sprio|sshare|scontrol|sbatch|srun|squeue|sinfo|sreport"),
        QStringLiteral("[Bb]ackfill\\w*"), QStringLiteral("Fair Tree"), QStringLiteral("[Cc]lassic"), QStringLiteral("LevelFS"),
        QStringLiteral("half-li[fv]e\\w*"), QStringLiteral("factor is") };
    const QRegularExpression severalWords(QStringLiteral("^\\w*[a-z][A-Z]\\w*$"));
    const QStringList lines = contentOf(QStringLiteral("/src/core/schema/conf_keys.tsv")).split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        const QString key = line.section(QLatin1Char('\t'), 1, 1);
        if (!line.startsWith(QLatin1Char('#')) && severalWords.match(key).hasMatch()) {
            words.append(key);
        }
    }
    words.removeDuplicates();
    return QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(words.join(QLatin1Char('|'))));
}

/// What Slurm decides about, by the words that people say: a text that names it may state what Slurm does, unless it is a title.
QRegularExpression wordsOfItsRules()
{
    return QRegularExpression(
        QStringLiteral("\\b(?:QOS|[Pp]reempt\\w*|[Rr]eservations?|MAX_TRES\\w*|NO_[A-Z]\\w*|Grp\\w+|parent|GRES|priority/basic|[Bb]illed|[Cc]harged|"
                       "[Rr]equeue\\w*|[Rr]eserved|[Hh]eld|[Dd]ecay\\w*|fades?|[Aa]ccrue\\w*|FIFO|first in, first out|priorit(?:y|ies) "
                       "(?:is|are|falls?|rises?|stays?|grows?))(?!\\w)"));
}

/// A title, a label or the name of a command: it has no more than four words.
bool isTitle(const QString &text)
{
    return text.count(QLatin1Char(' ')) < 4;
}

/// Words that a command is found by, parted by commas without a blank: they state nothing.
bool isSearchWords(const QString &text)
{
    static const QRegularExpression list(QStringLiteral("^[\\w.-]+(?: [\\w.-]+){0,3}(?:,[\\w.-]+(?: [\\w.-]+){0,3})+(?<!\\.)$"));
    return list.match(text).hasMatch();
}

} // namespace

class TestSlurmSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void textsAreTakenOutOfSources();
    void everyTextThatSpeaksOfSlurmIsListed();
    void everyListedTextIsInTheWindow();
    void everySourceIsThere();

private:
    QHash<QString, QString> m_sources; ///< by text
    QList<WindowText> m_texts;
};

void TestSlurmSentences::initTestCase()
{
    const QStringList lines = contentOf(QStringLiteral("/translations/slurm_sentences.tsv")).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (line.startsWith(QLatin1Char('#'))) {
            continue;
        }
        const QStringList cells = line.split(QLatin1Char('\t'));
        QVERIFY2(cells.size() == 2 && !cells.at(1).isEmpty(), qPrintable(line));
        QVERIFY2(!m_sources.contains(unescaped(cells.at(0))), qPrintable(line));
        m_sources.insert(unescaped(cells.at(0)), cells.at(1));
    }
    m_texts = windowTexts();
    QVERIFY(m_texts.size() > 3000);
    const QStringList readme = textsOfReadme();
    QVERIFY(readme.size() > 60);
    for (const QString &text : readme) {
        m_texts.append({ QStringLiteral("README"), text });
    }
    const QList<WindowText> programs = textsOfPrograms();
    QVERIFY(programs.size() > 500);
    const QList<WindowText> pages = textsOfPages();
    QVERIFY(pages.size() > 150);
    m_texts += programs + pages;
}

void TestSlurmSentences::textsAreTakenOutOfSources()
{
    using namespace apportion::testing;
    QCOMPARE(
        programTexts(QStringLiteral("#include \"a b\"\nx(\"one \"\n  \"two\", tr(\"three\", \"of it\")); // \"four\"\nchar c = '\"'; /* \"five\" */\n"
                                    "y(APPORTION_TEXT(\"six\"), 1'000, \"a \\\"b\\\"\"); QT_TRANSLATE_NOOP(\"Why\", \"seven\");")),
        QStringList({ "one two", "a \"b\"" }));
    QCOMPARE(programTexts(QStringLiteral(
                 "auto a = R\"sh(\n# What it\n# does.\n#\n# And more.\n#!/bin/sh\nif x; then\n  echo \"said so\" >&2 # not this\nfi\n)sh\";")),
        QStringList({ "What it does.", "And more.", "said so" }));
    QCOMPARE(markdownSentences(
                 QStringLiteral("# Title\n\nOne here. Two\nhere: `three`; 4.5 is *it*.\n- A point\n- Another\n\n| a | B. C |\n```\ncode\n```\n")),
        QStringList({ "Title", "One here.", "Two here:", "`three`; 4.5 is *it*.", "A point", "Another", "| a | B. C |" }));
}

void TestSlurmSentences::everyTextThatSpeaksOfSlurmIsListed()
{
    const QSet<QString> findings = textsOfFindings();
    QVERIFY(findings.size() > 300);
    const QRegularExpression words = wordsOfSlurm();
    QVERIFY(words.isValid() && words.match(QStringLiteral("for the PriorityMaxAge.")).hasMatch());
    QVERIFY(isSearchWords(QStringLiteral("ties,same LevelFS")) && !isSearchWords(QStringLiteral("Under Fair Tree, LevelFS decides")));
    QVERIFY(!isSearchWords(QStringLiteral("Print it with: sshare -a -P -o Account,User,RawUsage")));
    const QRegularExpression rules = wordsOfItsRules();
    QVERIFY(rules.isValid() && rules.match(QStringLiteral("Jobs are billed by it.")).hasMatch());
    QStringList missing;
    for (const WindowText &text : m_texts) {
        const bool speaksOfIt = words.match(text.text).hasMatch() || (!isTitle(text.text) && rules.match(text.text).hasMatch());
        const bool hasList
            = text.context == QLatin1String("SettingInfo") || findings.contains(text.text) || isSearchWords(text.text) || isReference(text.text);
        if (!hasList && !m_sources.contains(text.text) && speaksOfIt) {
            missing.append(QStringLiteral("[%1] %2").arg(text.context, text.text));
            qWarning("not in translations/slurm_sentences.tsv: %s", qPrintable(missing.last())); // of a long message QtTest cuts the end
        }
    }
    QCOMPARE(missing.size(), qsizetype { 0 });
}

void TestSlurmSentences::everyListedTextIsInTheWindow()
{
    QSet<QString> there;
    for (const WindowText &text : m_texts) {
        there.insert(text.text);
    }
    QStringList gone;
    for (auto listed = m_sources.cbegin(); listed != m_sources.cend(); ++listed) {
        if (!there.contains(listed.key())) {
            gone.append(listed.key());
        }
    }
    QVERIFY2(gone.isEmpty(), qPrintable("no text of the window:\n" + gone.join(QLatin1Char('\n'))));
}

void TestSlurmSentences::everySourceIsThere()
{
    QSet<QString> tests;
    QDirIterator sources(sourceDir + QStringLiteral("/tests"), { QStringLiteral("test_*.cpp") }, QDir::Files, QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        sources.next();
        tests.insert(sources.fileInfo().completeBaseName());
    }
    const auto isThere = [&](const QString &source) {
        const QString name = source.section(QLatin1Char(' '), 1);
        if (source.startsWith(QLatin1String("goldens "))) {
            const QStringList goldens = name.split(QStringLiteral(", "));
            return std::all_of(goldens.begin(), goldens.end(),
                [](const QString &golden) { return QDir(sourceDir + QStringLiteral("/tests/data/goldens/") + golden).exists(); });
        }
        if (source.startsWith(QLatin1String("test "))) {
            return tests.contains(name);
        }
        if (source.startsWith(QLatin1String("docs/"))) {
            return QFile::exists(sourceDir + QLatin1Char('/') + source);
        }
        return apportion::testing::isLiveTest(source) || apportion::testing::isSourceOfSlurm(source);
    };
    QVERIFY(!isThere(QStringLiteral("goldens none")) && !isThere(QStringLiteral("live None")) && !isThere(QStringLiteral("hearsay")));
    for (auto listed = m_sources.cbegin(); listed != m_sources.cend(); ++listed) {
        if (listed.value() == QLatin1String("-")) {
            continue;
        }
        const QStringList parts = listed.value().split(QStringLiteral("; "));
        for (const QString &source : parts) {
            QVERIFY2(isThere(source), qPrintable(listed.key() + ": " + source));
        }
    }
}

APPORTION_TEST(TestSlurmSentences)
} // namespace test_slurm_sentences

#include "test_slurm_sentences.moc"
