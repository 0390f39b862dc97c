// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_texts.h"

#include <QRegularExpression>

namespace apportion::testing
{

namespace
{

/// Walks through a source of C++ and finds its texts.
class Lexer
{
public:
    explicit Lexer(const QString &code) : m_code(code) { }

    QStringList texts()
    {
        for (; m_at < m_code.size(); ++m_at) {
            const QChar c = m_code.at(m_at);
            if (m_code.mid(m_at, 2) == QLatin1String("//") || (c == QLatin1Char('#') && isAtLineStart())) {
                skipTo(QStringLiteral("\n"));
            } else if (m_code.mid(m_at, 2) == QLatin1String("/*")) {
                skipTo(QStringLiteral("*/"));
            } else if (c == QLatin1Char('\'') && (m_at == 0 || !m_code.at(m_at - 1).isDigit())) {
                ++m_at;
                skipLiteral(QLatin1Char('\''));
            } else if (c == QLatin1Char('"')) {
                takeLiteral();
            } else if (!c.isSpace()) {
                finishText();
                m_before.append(c);
            }
        }
        finishText();
        return m_texts;
    }

private:
    [[nodiscard]] bool isAtLineStart() const
    {
        qsizetype at = m_at;
        while (at > 0 && (m_code.at(at - 1) == QLatin1Char(' ') || m_code.at(at - 1) == QLatin1Char('\t'))) {
            --at;
        }
        return at == 0 || m_code.at(at - 1) == QLatin1Char('\n');
    }

    void skipTo(const QString &end)
    {
        const qsizetype found = m_code.indexOf(end, m_at);
        m_at = found < 0 ? m_code.size() : found + end.size() - 1;
    }

    /// From behind the first mark to the last one.
    QString skipLiteral(QChar mark)
    {
        QString text;
        for (; m_at < m_code.size() && m_code.at(m_at) != mark; ++m_at) {
            if (m_code.at(m_at) != QLatin1Char('\\')) {
                text.append(m_code.at(m_at));
            } else if (++m_at < m_code.size()) {
                const QChar escaped = m_code.at(m_at);
                text.append(escaped == QLatin1Char('n') ? QLatin1Char('\n') : escaped == QLatin1Char('t') ? QLatin1Char('\t') : escaped);
            }
        }
        return text;
    }

    void takeLiteral()
    {
        m_isText = true;
        if (m_at > 0 && m_code.at(m_at - 1) == QLatin1Char('R')) {
            m_before.chop(1);
            const qsizetype open = m_code.indexOf(QLatin1Char('('), m_at);
            const QString end = QLatin1Char(')') + m_code.mid(m_at + 1, open - m_at - 1) + QLatin1Char('"');
            const qsizetype close = m_code.indexOf(end, open);
            m_text += m_code.mid(open + 1, close - open - 1);
            m_at = close + end.size() - 1;
        } else {
            ++m_at;
            m_text += skipLiteral(QLatin1Char('"'));
        }
    }

    /// Neighbouring literals are one text, which ends here.
    void finishText()
    {
        if (!m_isText) {
            return;
        }
        // what follows a marked text within its call says what it is, to who translates it
        static const QRegularExpression marked(QStringLiteral("(?:\\b(?:return)?tr|APPORTION_TEXT|translate|QT_TR\\w*NOOP\\w*)\\((?:\"\",)?$"));
        if (!marked.match(m_before).hasMatch()) {
            addTexts();
        }
        constexpr qsizetype enough = 100;
        m_before = m_before.right(enough) + QLatin1String("\"\"");
        m_text.clear();
        m_isText = false;
    }

    void addTexts()
    {
        static const QRegularExpression ofScript(QStringLiteral("^\\s*(?:#|echo |exit |fi$|\\w+\\(\\) )"), QRegularExpression::MultilineOption);
        if (!ofScript.match(m_text).hasMatch()) {
            m_texts.append(m_text.simplified());
            return;
        }
        static const QRegularExpression quoted(QStringLiteral("\"([^\"]*)\"|(?<!\\w)'([^']*)'"));
        static const QRegularExpression toPrograms(QStringLiteral("^#(?:!|SBATCH|\\s*shellcheck)"));
        QStringList comment;
        const auto finishParagraph = [&] {
            if (!comment.isEmpty()) {
                m_texts.append(comment.join(QLatin1Char(' ')).simplified());
            }
            comment.clear();
        };
        const QStringList lines = m_text.split(QLatin1Char('\n'));
        for (const QString &line : lines) {
            const QString said = line.trimmed();
            const bool isComment = said.startsWith(QLatin1Char('#')) && !toPrograms.match(said).hasMatch();
            if (isComment && said.size() > 1) {
                comment.append(said.mid(1).trimmed());
                continue;
            }
            finishParagraph();
            for (auto match = quoted.globalMatch(isComment ? QString() : said); match.hasNext();) {
                const QRegularExpressionMatch found = match.next();
                m_texts.append((found.captured(1) + found.captured(2)).simplified());
            }
        }
        finishParagraph();
    }

    const QString &m_code;
    qsizetype m_at = 0;
    QString m_before; // what stands before the text, without blanks
    QString m_text;
    bool m_isText = false;
    QStringList m_texts;
};

} // namespace

QStringList programTexts(const QString &code)
{
    return Lexer(code).texts();
}

QStringList markdownSentences(const QString &page)
{
    static const QRegularExpression fenced(
        QStringLiteral("^```.*?^```"), QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression blockEnd(QStringLiteral("\\n\\s*\\n|\\n(?=\\s*(?:[-*] |#|\\||\\d+\\. ))"));
    static const QRegularExpression mark(QStringLiteral("^(?:[-*] |#+ |\\d+\\. )"));
    static const QRegularExpression sentenceEnd(QStringLiteral("(?<=[.!?:;]) (?=[\\p{Lu}`*\"“(\\[])"));
    QString text = page;
    text.remove(fenced);
    QStringList sentences;
    const QStringList blocks = text.split(blockEnd);
    for (const QString &block : blocks) {
        const QString line = block.simplified().remove(mark);
        if (line.startsWith(QLatin1Char('|'))) {
            sentences.append(line);
        } else {
            sentences.append(line.split(sentenceEnd, Qt::SkipEmptyParts));
        }
    }
    return sentences;
}

} // namespace apportion::testing
