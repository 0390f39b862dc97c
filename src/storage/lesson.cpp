// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/lesson.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <optional>

namespace apportion
{

namespace
{

using DirectiveKind = LessonDirective::Kind;

constexpr qint64 largestLesson = qint64 { 256 } * 1024;
constexpr std::size_t mostSteps = 60;
constexpr std::size_t mostDirectives = 60;
constexpr std::size_t mostDiagnostics = 100;

struct Word
{
    const char *word;
    DirectiveKind kind;
};

constexpr std::array directiveWords { Word { "page", DirectiveKind::Page }, Word { "select", DirectiveKind::Select },
    Word { "explain", DirectiveKind::Explain }, Word { "point", DirectiveKind::Point }, Word { "algorithm", DirectiveKind::Algorithm },
    Word { "merge-ties", DirectiveKind::MergeTies }, Word { "change", DirectiveKind::Change }, Word { "expect", DirectiveKind::Expect },
    Word { "ask", DirectiveKind::Ask }, Word { "answer", DirectiveKind::Answer }, Word { "within", DirectiveKind::Within },
    Word { "option", DirectiveKind::Option }, Word { "pick", DirectiveKind::Pick }, Word { "because", DirectiveKind::Because },
    Word { "hint", DirectiveKind::Hint } };

bool isQuestionPart(DirectiveKind kind)
{
    return kind >= DirectiveKind::Ask;
}

class LessonReader
{
public:
    LessonReader(const QByteArray &text, const QString &path) : m_lines(QString::fromUtf8(text).split(QLatin1Char('\n')))
    {
        m_read.lesson.path = path;
        m_read.lesson.name = QFileInfo(path).completeBaseName();
        m_file = QFileInfo(path).fileName().toStdString();
    }

    ReadLesson read()
    {
        readFrontMatter();
        while (m_at < m_lines.size()) {
            readLine(m_lines[m_at]);
            ++m_at;
        }
        finishStep();
        if (m_read.lesson.title.isEmpty()) {
            report(1, { APPORTION_TEXT("The lesson has no title"), {} },
                { APPORTION_TEXT("Begin the file with a line ---, a line title: …, and a line ---"), {} });
            m_read.lesson.title = m_read.lesson.name;
        }
        if (m_read.lesson.sample.isEmpty()) {
            report(1, { APPORTION_TEXT("The lesson names no sample"), {} },
                { APPORTION_TEXT("Add sample: five-accounts, or another one, to its beginning"), {} });
        }
        if (m_read.lesson.steps.empty()) {
            report(1, { APPORTION_TEXT("The lesson has no steps"), {} }, { APPORTION_TEXT("Each step begins with a line ## and its title"), {} });
        }
        m_read.usable = !m_read.lesson.steps.empty() && !m_read.lesson.sample.isEmpty();
        return std::move(m_read);
    }

private:
    [[nodiscard]] std::uint32_t line() const { return static_cast<std::uint32_t>(m_at + 1); }

    void report(std::uint32_t at, Text message, Text advice)
    {
        if (m_read.diagnostics.size() < mostDiagnostics) {
            m_read.diagnostics.push_back({ Severity::Warning, "lesson", std::move(message), std::move(advice), { m_file, at }, {} });
        }
    }

    void readFrontMatter()
    {
        while (m_at < m_lines.size() && m_lines[m_at].trimmed().isEmpty()) {
            ++m_at;
        }
        if (m_at >= m_lines.size() || m_lines[m_at].trimmed() != QLatin1String("---")) {
            return;
        }
        for (++m_at; m_at < m_lines.size() && m_lines[m_at].trimmed() != QLatin1String("---"); ++m_at) {
            const QString text = m_lines[m_at].trimmed();
            if (text.isEmpty()) {
                continue;
            }
            const qsizetype colon = text.indexOf(QLatin1Char(':'));
            const QString key = text.left(colon).trimmed().toLower();
            const QString value = colon < 0 ? QString() : text.mid(colon + 1).trimmed().left(500);
            if (key == QLatin1String("title")) {
                m_read.lesson.title = value;
            } else if (key == QLatin1String("summary")) {
                m_read.lesson.summary = value;
            } else if (key == QLatin1String("sample")) {
                m_read.lesson.sample = value;
            } else if (key == QLatin1String("minutes")) {
                m_read.lesson.minutes = std::clamp(value.toInt(), 0, 600);
            } else if (key == QLatin1String("sources")) {
                for (const QString &source : value.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
                    m_read.lesson.sources.append(source.trimmed());
                }
            } else {
                report(line(), { APPORTION_TEXT("“%1” is nothing that a lesson begins with"), { key.left(80).toStdString() } },
                    { APPORTION_TEXT("title, summary, sample, minutes and sources are known"), {} });
            }
        }
        ++m_at; // the closing line
    }

    void readLine(const QString &text)
    {
        const QString start = text.trimmed();
        if (start.startsWith(QLatin1String("## "))) {
            finishStep();
            m_step.emplace();
            m_step->title = start.mid(3).trimmed().left(200);
            m_step->line = line();
        } else if (!m_step) {
            if (!start.isEmpty()) {
                report(line(), { APPORTION_TEXT("Text before the first step is not shown"), {} },
                    { APPORTION_TEXT("Begin a step with ## and a title"), {} });
            }
        } else if (start.startsWith(QLatin1Char('@'))) {
            readDirective(start.mid(1));
        } else if (m_step->questions.empty()) {
            m_step->text += text + QLatin1Char('\n');
        } else { // whoever reads on has answered
            m_step->questions.back().because += QLatin1Char('\n') + text;
        }
    }

    void readDirective(const QString &text)
    {
        const qsizetype blank = text.indexOf(QLatin1Char(' '));
        const QString name = text.left(blank);
        const QString value = blank < 0 ? QString() : text.mid(blank + 1).trimmed();
        for (const Word &each : directiveWords) {
            if (name == QLatin1String(each.word)) {
                if (m_step->directives.size() + m_step->questions.size() >= mostDirectives) {
                    report(line(), { APPORTION_TEXT("The step does more than fits into one"), {} }, { APPORTION_TEXT("Begin another step"), {} });
                } else if (isQuestionPart(each.kind)) {
                    readQuestionPart(each.kind, value);
                } else {
                    m_step->directives.push_back({ each.kind, value.toStdString(), line() });
                }
                return;
            }
        }
        report(line(), { APPORTION_TEXT("“@%1” is not known"), { name.left(80).toStdString() } },
            { APPORTION_TEXT("resources/lessons/README.md lists what a lesson can do"), {} });
    }

    void readQuestionPart(DirectiveKind kind, const QString &value)
    {
        std::vector<LessonQuestion> &questions = m_step->questions;
        if (kind == DirectiveKind::Ask) {
            questions.emplace_back();
            questions.back().text = value;
            questions.back().line = line();
            return;
        }
        if (questions.empty()) {
            report(line(), { APPORTION_TEXT("There is no question yet"), {} }, { APPORTION_TEXT("Write @ask and the question above it"), {} });
            return;
        }
        LessonQuestion &question = questions.back();
        if (kind == DirectiveKind::Answer) {
            question.answer = value.toStdString();
        } else if (kind == DirectiveKind::Within) {
            question.within = std::abs(value.toDouble());
        } else if (kind == DirectiveKind::Pick) {
            question.highest = value != QLatin1String("lowest");
        } else if (kind == DirectiveKind::Because || kind == DirectiveKind::Hint) {
            QString &text = kind == DirectiveKind::Hint ? question.hint : question.because;
            text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + value;
        } else if (const qsizetype equals = value.lastIndexOf(QLatin1String(" = ")); equals > 0) {
            question.options.push_back({ value.left(equals).trimmed(), value.mid(equals + 3).trimmed().toStdString() });
        } else {
            report(line(), { APPORTION_TEXT("An option needs a label and an expression"), {} },
                { APPORTION_TEXT("Write @option the label = [fair-share of …]"), {} });
        }
    }

    void finishStep()
    {
        if (!m_step) {
            return;
        }
        for (const LessonQuestion &question : m_step->questions) {
            if (question.answer.empty() && question.options.size() < 2) {
                report(question.line, { APPORTION_TEXT("The question has no answer"), {} },
                    { APPORTION_TEXT("Write @answer and an expression, or two and more lines with @option"), {} });
            }
        }
        for (LessonQuestion &question : m_step->questions) {
            question.because = question.because.trimmed();
        }
        std::erase_if(m_step->questions, [](const LessonQuestion &q) { return q.answer.empty() && q.options.size() < 2; });
        if (m_read.lesson.steps.size() < mostSteps) {
            m_step->text = m_step->text.trimmed();
            m_read.lesson.steps.push_back(std::move(*m_step));
        } else {
            report(m_step->line, { APPORTION_TEXT("The lesson has more than %1 steps"), { std::to_string(mostSteps) } },
                { APPORTION_TEXT("Make two lessons of it"), {} });
        }
        m_step.reset();
    }

    QStringList m_lines;
    qsizetype m_at = 0;
    std::string m_file;
    ReadLesson m_read;
    std::optional<LessonStep> m_step;
};

} // namespace

ReadLesson parseLesson(const QByteArray &text, const QString &path)
{
    if (text.size() > largestLesson) {
        ReadLesson read;
        read.lesson.path = path;
        read.diagnostics.push_back({ Severity::Error, "lesson", { APPORTION_TEXT("The file is too large for a lesson"), {} },
            { APPORTION_TEXT("A lesson has at most 256 KB"), {} }, { QFileInfo(path).fileName().toStdString(), 0 }, {} });
        return read;
    }
    return LessonReader(text, path).read();
}

ReadLesson readLesson(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        ReadLesson read;
        read.lesson.path = path;
        read.diagnostics.push_back(
            { Severity::Error, "lesson", { APPORTION_TEXT("The lesson could not be read: %1"), { file.errorString().toStdString() } },
                { APPORTION_TEXT("Check that the file is there"), {} }, { QFileInfo(path).fileName().toStdString(), 0 }, {} });
        return read;
    }
    return parseLesson(file.read(largestLesson + 1), path);
}

std::vector<ReadLesson> readLessons(const QString &folder, const QString &language)
{
    constexpr qsizetype mostLessons = 500;
    std::vector<ReadLesson> lessons;
    const QDir directory(folder);
    const QStringList files = directory.entryList({ QStringLiteral("*") + QLatin1String(lessonFileExtension) }, QDir::Files, QDir::Name);
    for (const QString &file : files.mid(0, mostLessons)) {
        ReadLesson read;
        for (const QString &translation : { language, language.section(QLatin1Char('_'), 0, 0) }) {
            const QString path = directory.filePath(translation + QLatin1Char('/') + file);
            if (!read.usable && !translation.isEmpty() && QFileInfo(path).isFile()) {
                read = readLesson(path);
            }
        }
        lessons.push_back(read.usable ? std::move(read) : readLesson(directory.filePath(file)));
    }
    return lessons;
}

} // namespace apportion
