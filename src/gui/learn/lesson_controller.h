// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_job.h"
#include "gui/learn/lesson_session.h"

#include <QMap>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace apportion
{

class FileController;
class Workspace;

/// The questions of a lesson that are answered, counted through all its steps, each with what was given as QuestionCard::given().
using SettledAnswers = QMap<int, QString>;

/// A lesson as far as somebody has come in it.
struct ReachedLesson
{
    QString path; ///< of its file
    int step = 0;
    bool isAsWalked = false; ///< LessonSession::isAsWalked()
    SettledAnswers settled = {};
    QString answersPath = {}; ///< the file that says what is answered further on; empty: nobody asks for it
};

/// The lessons of a window: where they come from, and the one that runs.
///
/// A lesson never touches the user's own policy: where one is open, another window is asked for.
class LessonController : public QObject
{
    Q_OBJECT

public:
    struct Shelf
    {
        std::vector<ReadLesson> own;
        std::vector<ReadLesson> others;
        QString folder; ///< of the others; empty: none was chosen
    };

    LessonController(Workspace *workspace, FileController *files, QObject *parent = nullptr);
    ~LessonController() override;

    [[nodiscard]] LessonSession *session() const { return m_session.get(); }
    [[nodiscard]] const Shelf &shelf() const { return m_shelf; }

    /// Reads the lessons, in a thread; shelfChanged() follows.
    void readShelf();
    /// Remembers a folder of lessons and reads it.
    void setFolder(const QString &folder);
    /// Opens the lesson's sample and begins; a window that holds a policy asks for another one.
    void start(const Lesson &lesson);
    /// What the sample of a lesson is called while it is open.
    [[nodiscard]] static QString sandboxName(const Lesson &lesson);
    /// Goes on with a lesson as far as @p reached; @p load opens what it is about: its sample as it begins, or what became of it.
    void resume(const Lesson &lesson, const ReachedLesson &reached, const std::function<void()> &load);
    /// The lesson that runs and its policy are handed to whoever is there for the window from now on; null: none runs.
    [[nodiscard]] std::unique_ptr<LessonSession> release();
    /// Goes on with what release() gave. @p isSandbox: what is open came from a lesson, whether one runs or not.
    void adopt(std::unique_ptr<LessonSession> session, bool isSandbox);
    [[nodiscard]] bool isSandbox() const { return m_isSandbox; }
    /// Takes back what the lesson changed. Its sample stays open.
    void end();

Q_SIGNALS:
    void shelfChanged();
    /// A lesson begins (null: ended).
    void sessionChanged(apportion::LessonSession *session);
    void anotherWindowWanted(const apportion::Lesson &lesson);
    void failed(const QString &text, const QString &details);

private:
    void beginWhenReady();
    void load(const Lesson &lesson, const std::function<void()> &load);

    Workspace *m_workspace;
    FileController *m_files;
    Shelf m_shelf;
    BackgroundJob<Shelf> m_reading;
    std::optional<Lesson> m_waiting; ///< its sample is being opened
    std::optional<ReachedLesson> m_resumed; ///< where it goes on
    bool m_opening = false; ///< the policy that is being loaded is the lesson's
    bool m_isSandbox = false; ///< what is open came from a lesson
    std::unique_ptr<LessonSession> m_session;
};

} // namespace apportion
