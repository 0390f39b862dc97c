// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace apportion
{

/// The extension of lesson files, with its dot. The format is described in resources/lessons/README.md.
inline constexpr const char *lessonFileExtension = ".lesson";
/// What a link of a text begins with that leads to another lesson; the name of its file follows.
inline constexpr const char *lessonLink = "lesson:";

/// One line of a step that begins with "@": what the program does, shows, or asks.
struct LessonDirective
{
    enum class Kind {
        Page, ///< shows a page
        Select, ///< selects an association or a job
        Explain, ///< shows a derivation
        Point, ///< frames what the text speaks about
        Algorithm, ///< shows the policy under another algorithm
        MergeTies, ///< Fair Tree as documented, or as Slurm does it
        Change, ///< edits the sample
        Expect, ///< what must be true for the text to be right; for the checker
        Ask, ///< a question
        Answer, ///< its answer as an expression
        Within, ///< how far from the answer is still right
        Option, ///< "label = expression", one of several to choose from
        Pick, ///< highest or lowest: which option is right
        Because, ///< shown when the question is answered
        Hint ///< shown after a wrong try
    };

    Kind kind = Kind::Page;
    std::string text; ///< what stands behind the word
    std::uint32_t line = 0;
};

/// A question of a step. It is answered by a number, or by choosing the option whose expression is the highest or lowest.
struct LessonQuestion
{
    struct Option
    {
        QString label; ///< Markdown with {{expressions}}
        std::string expression;
    };

    QString text; ///< Markdown
    std::string answer; ///< expression; empty when there are options
    double within = 0.0; ///< 0: half a percent
    std::vector<Option> options;
    bool highest = true;
    QString because; ///< Markdown, with what stands below the question; may be empty
    QString hint; ///< Markdown; may be empty
    std::uint32_t line = 0;
};

struct LessonStep
{
    QString title;
    QString text; ///< Markdown with {{expressions}}: what stands above the questions
    std::vector<LessonDirective> directives; ///< those that do or show something, in their order
    std::vector<LessonQuestion> questions;
    std::uint32_t line = 0;
};

/// A lesson as its file has it.
struct Lesson
{
    QString name; ///< the file's name without its extension
    QString path;
    QString title;
    QString summary;
    QString sample; ///< the name of a sample of the program, or a policy file beside the lesson
    int minutes = 0; ///< about how long it takes
    QStringList sources; ///< where it stands what the lesson says of Slurm: "fair_tree.html", "fair_tree.c"
    std::vector<LessonStep> steps;

    [[nodiscard]] bool isEmpty() const { return steps.empty(); }
};

struct ReadLesson
{
    Lesson lesson;
    Diagnostics diagnostics;
    bool usable = false; ///< there are steps to show
};

/// Reads the text of a lesson. It may hold anything: what is not understood is reported with its line and left out.
[[nodiscard]] ReadLesson parseLesson(const QByteArray &text, const QString &path);
/// The same from a file of at most a quarter of a megabyte.
[[nodiscard]] ReadLesson readLesson(const QString &path);
/// All lessons of a folder, by the names of their files. Where a folder in it is called as @p language ("zh_CN"; of "de_AT"
/// also "de"), a lesson is read from there when a usable file of the same name stands in it; its name stays, so that
/// what a learner has answered in one language is answered in all.
[[nodiscard]] std::vector<ReadLesson> readLessons(const QString &folder, const QString &language = {});

} // namespace apportion
