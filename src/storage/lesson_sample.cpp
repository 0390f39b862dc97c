// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/lesson_sample.h"

#include "storage/lesson_run.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace apportion
{

QString lessonSamplePath(const Lesson &lesson)
{
    if (lesson.sample.endsWith(QLatin1String(policyFileExtension))) {
        // beside the lesson and nowhere else
        return QFileInfo(lesson.path).absolutePath() + QLatin1Char('/') + QFileInfo(lesson.sample).fileName();
    }
    return QStringLiteral(":/samples/%1%2").arg(lesson.sample, QLatin1String(policyFileExtension));
}

namespace
{

/// Links to lessons lead to files of the same folder.
void checkLinks(ReadLesson &read)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(%1([^)]*)\\)").arg(QLatin1String(lessonLink)));
    const QFileInfo file(read.lesson.path);
    for (const LessonStep &step : read.lesson.steps) {
        QString said = step.text;
        for (const LessonQuestion &question : step.questions) {
            said += question.because;
        }
        for (auto found = link.globalMatch(said); found.hasNext();) {
            const QString name = found.next().captured(1);
            if (name.contains(QLatin1Char('/'))
                || !QFileInfo::exists(file.absolutePath() + QLatin1Char('/') + name + QLatin1String(lessonFileExtension))) {
                read.diagnostics.push_back(
                    { Severity::Error, "lesson", { APPORTION_TEXT("There is no lesson “%1” beside this one"), { name.toStdString() } },
                        { APPORTION_TEXT("Name the file of a lesson in the same folder, without its extension"), {} },
                        { file.fileName().toStdString(), step.line }, {} });
            }
        }
    }
}

} // namespace

void tryLesson(ReadLesson &read)
{
    if (!read.usable) {
        return; // the reader said why
    }
    checkLinks(read);
    const OpenedFiles sample = openPolicyFile(lessonSamplePath(read.lesson));
    if (!sample.usable || !sample.complete) {
        read.diagnostics.push_back({ Severity::Error, "lesson",
            { APPORTION_TEXT("The sample “%1” of this lesson could not be opened"), { read.lesson.sample.toStdString() } },
            { APPORTION_TEXT("Name a sample of the program, or a policy file that stands beside the lesson"), {} },
            { QFileInfo(read.lesson.path).fileName().toStdString(), 1 }, {} });
        return;
    }
    const Diagnostics found = checkLesson(read.lesson, sample);
    read.diagnostics.insert(read.diagnostics.end(), found.begin(), found.end());
}

} // namespace apportion
