// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/verbs.h"

#include "storage/lesson_sample.h"

#include <QFile>
#include <QFileInfo>

#include <iterator>
#include <ostream>

namespace apportion::cli
{

namespace
{

/// What is found in one lesson, a line each; what holds is told as well, so that silence is never taken for it.
void print(const ReadLesson &read, std::ostream &out)
{
    for (const Diagnostic &diagnostic : read.diagnostics) {
        out << diagnostic.english() << '\n';
    }
    if (read.usable && read.diagnostics.empty()) {
        const std::size_t steps = read.lesson.steps.size();
        out << QFileInfo(read.lesson.path).fileName().toStdString() << ": " << steps << (steps == 1 ? " step holds" : " steps hold") << '\n';
    }
}

/// lesson check: goes through lessons with their samples, as the program does before it shows them.
class LessonCommand : public Command
{
public:
    LessonCommand() : Command("lesson", "Work on lessons of your own") { }

    void declare(VerbOptions &verb) override
    {
        verb.addVerb("check", "Go through lessons with their samples: every number, question, claim and place that they point at")
            .add("paths", &m_paths, "FOLDER|FILE", "Lessons (*.lesson), or folders of them")
            .isRequired
            = true;
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        std::vector<ReadLesson> lessons;
        for (const std::string &path : m_paths) {
            const QString name = QFile::decodeName(path.c_str());
            if (!QFileInfo(name).isDir()) {
                lessons.push_back(readLesson(name));
                continue;
            }
            std::vector<ReadLesson> found = readLessons(name);
            if (found.empty()) {
                streams.err << "apportion-cli lesson check: no *" << lessonFileExtension << " in " << path << '\n';
                return exitUnusable;
            }
            std::move(found.begin(), found.end(), std::back_inserter(lessons));
        }
        bool unusable = false;
        bool wrong = false;
        for (ReadLesson &read : lessons) {
            tryLesson(read);
            print(read, read.usable ? streams.out : streams.err);
            unusable = unusable || !read.usable;
            wrong = wrong || hasErrors(read.diagnostics);
        }
        return unusable ? exitUnusable : wrong ? exitFindings : exitOk;
    }

private:
    std::vector<std::string> m_paths; ///< folders and files
};

} // namespace

std::unique_ptr<Command> makeLessonCommand()
{
    return std::make_unique<LessonCommand>();
}

} // namespace apportion::cli
