// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/lesson_sample.h"

#include "storage/lesson_run.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"

#include <QFileInfo>

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

void tryLesson(ReadLesson &read)
{
    if (!read.usable) {
        return; // the reader said why
    }
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
