// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/lesson_controller.h"

#include "gui/files/file_controller.h"
#include "gui/page/workspace.h"
#include "storage/lesson_sample.h"

#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

constexpr const char *lessonFolderKey = "lessonFolder";

} // namespace

LessonController::LessonController(Workspace *workspace, FileController *files, QObject *parent)
    : QObject(parent), m_workspace(workspace), m_files(files), m_reading([this](const Shelf &shelf) {
          m_shelf = shelf;
          Q_EMIT shelfChanged();
      })
{
    connect(workspace, &Workspace::policyLoaded, this, [this] {
        if (!m_opening && m_session) {
            // another policy was opened over the lesson: there is nothing left to take back
            m_session.release()->deleteLater();
            Q_EMIT sessionChanged(nullptr);
        }
        m_isSandbox = m_opening;
    });
    connect(workspace, &Workspace::resultsChanged, this, &LessonController::beginWhenReady);
}

LessonController::~LessonController() = default;

void LessonController::readShelf()
{
    const QString folder = QSettings().value(QLatin1String(lessonFolderKey)).toString();
    m_reading.request([folder] {
        const QString language = QLocale().name();
        Shelf shelf { readLessons(QStringLiteral(":/lessons"), language), {}, folder };
        if (!folder.isEmpty()) {
            shelf.others = readLessons(folder, language);
            std::for_each(shelf.others.begin(), shelf.others.end(), tryLesson);
        }
        return shelf;
    });
}

void LessonController::setFolder(const QString &folder)
{
    QSettings().setValue(QLatin1String(lessonFolderKey), folder);
    readShelf();
}

void LessonController::start(const Lesson &lesson)
{
    end();
    const bool mayBeReplaced = !m_workspace->hasPolicy() || (m_isSandbox && !m_workspace->document()->isModified());
    if (!mayBeReplaced) {
        Q_EMIT anotherWindowWanted(lesson);
        return;
    }
    m_waiting.reset();
    m_resumed.reset();
    m_files->tasks()->run(
        tr("Opening %1…").arg(lesson.title), [path = lessonSamplePath(lesson)] { return openPolicyFile(path); },
        [this, self = QPointer(this), lesson](const OpenedFiles &opened) {
            if (self == nullptr) {
                return; // the window was made anew meanwhile
            }
            if (!opened.usable || !opened.complete) {
                Q_EMIT failed(tr("The sample “%1” of this lesson could not be opened.").arg(lesson.sample), lesson.path);
                return;
            }
            load(lesson, [&] { m_workspace->document()->load(opened, {}, sandboxName(lesson), opened.diagnostics); });
        });
}

QString LessonController::sandboxName(const Lesson &lesson)
{
    return tr("Lesson: %1").arg(lesson.title);
}

void LessonController::resume(const Lesson &lesson, const ReachedLesson &reached, const std::function<void()> &loadReached)
{
    end();
    m_resumed = reached;
    load(lesson, loadReached);
}

void LessonController::load(const Lesson &lesson, const std::function<void()> &load)
{
    m_waiting = lesson; // not before: results of the last lesson may still come
    m_opening = true;
    load();
    m_opening = false;
    beginWhenReady();
}

void LessonController::beginWhenReady()
{
    const auto &results = m_workspace->results();
    if (!m_waiting || !m_isSandbox || !results || results->generation != m_workspace->document()->generation()) {
        return;
    }
    m_session = std::make_unique<LessonSession>(m_workspace, *std::exchange(m_waiting, std::nullopt));
    Q_EMIT sessionChanged(m_session.get());
    if (const auto reached = std::exchange(m_resumed, std::nullopt)) {
        m_session->resume(reached->step, reached->isAsWalked);
    } else {
        m_session->begin();
    }
}

std::unique_ptr<LessonSession> LessonController::release()
{
    std::unique_ptr<LessonSession> session = std::move(m_session);
    if (session) {
        Q_EMIT sessionChanged(nullptr);
    }
    return session;
}

void LessonController::adopt(std::unique_ptr<LessonSession> session, bool isSandbox)
{
    m_isSandbox = isSandbox;
    m_session = std::move(session);
    if (m_session) {
        Q_EMIT sessionChanged(m_session.get());
        m_session->showAgain(m_session->lesson());
    }
}

void LessonController::end()
{
    if (m_session) {
        m_session->end();
        Q_EMIT sessionChanged(nullptr);
        m_session.release()->deleteLater();
    }
}

} // namespace apportion

#include "moc_lesson_controller.cpp"
