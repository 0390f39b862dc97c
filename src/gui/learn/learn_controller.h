// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/learn/lesson_controller.h"
#include "gui/learn/shared_answers.h"

#include <QObject>

#include <functional>
#include <memory>

class QMenu;

namespace apportion
{

class LearnPanel;
class LessonPointer;
class LessonVeil;
class Page;
struct Palette;
struct Report;

/// Everything of the lessons in one window: the panel beside the page, the frame that points, the menu, and what runs.
class LearnController : public QObject
{
    Q_OBJECT

public:
    /// How it moves its window.
    struct Window
    {
        QWidget *widget;
        std::function<void(int)> showPage;
        std::function<Page *()> currentPage;
        std::function<void(bool)> setSideShown; ///< the panel at the right gives way in a narrow window
        std::function<bool()> isSideShown;
        std::function<void(bool)> setAsking; ///< a question waits for its answer: nothing is to be written that tells it
    };

    LearnController(Workspace *workspace, FileController *files, Window window);
    ~LearnController() override;

    [[nodiscard]] LearnPanel *panel() const { return m_panel; }
    [[nodiscard]] LessonController *controller() { return &m_controller; }
    [[nodiscard]] LessonPointer *pointer() const { return m_pointer; }
    [[nodiscard]] LessonVeil *veil() const { return m_veil; }
    /// Shows the panel, or hides the list of lessons.
    void toggle();
    /// Writes the learner's results to a file that ends with .html or .pdf.
    void writeResults(const QString &path);
    /// Writes a lesson as one web page, with what the engine says of its sample; see makeLessonPage().
    void writeLessonPage(const Lesson &lesson, const QString &path);
    /// All lessons by name, and a folder of one's own.
    [[nodiscard]] QMenu *menu() const { return m_menu; }

    void applyPalette(const Palette &palette);
    void start(const Lesson &lesson) { m_controller.start(lesson); }
    /// The lesson that runs, for another window to go on with it.
    /// What is answered there is taken over here while the lesson runs.
    [[nodiscard]] std::optional<ReachedLesson> reached();
    /// LessonController::resume()
    void resume(const Lesson &lesson, const ReachedLesson &reached, const std::function<void()> &load);
    /// What goes on in another one that takes the place of this one beside the same window.
    struct Kept
    {
        std::unique_ptr<LessonSession> session; ///< null: no lesson runs
        bool isSandbox = false;
        SettledAnswers settled;
        QString answersPath;
        bool isShown = false; ///< the panel
        bool tookSide = false;
        std::unique_ptr<SharedAnswers> sharedAnswers; ///< which a window on the projector may be writing to
    };
    /// No lesson runs here afterwards, and nothing of it is taken back.
    [[nodiscard]] Kept handOver();
    void takeOver(Kept kept);
    /// Ends the lesson that runs: what it changed is taken back.
    void end() { m_controller.end(); }

Q_SIGNALS:
    /// The window's policy is not the lesson's to replace.
    void anotherWindowWanted(const apportion::Lesson &lesson);
    void failed(const QString &text, const QString &details);

private:
    void receiveShelf();
    /// Takes over what is answered in another window.
    void listen();
    void receiveSession(LessonSession *session);
    /// The lesson that runs as it stands on the shelf, which may have been read in another language.
    void translateSession();
    void chooseFolder();
    /// In a narrow window the panel at the right gives way to it, and comes back when it is hidden.
    void showPanel(bool shown);
    void chooseResults();
    void chooseLessonPage(const Lesson &lesson);
    void startNamed(const QString &name);
    void write(const QString &path, const Report &report);
    [[nodiscard]] std::vector<Lesson> lessons();

    Workspace *m_workspace;
    Window m_window;
    LessonController m_controller;
    QMenu *m_menu;
    LearnPanel *m_panel;
    LessonPointer *m_pointer;
    LessonVeil *m_veil;
    FileController *m_files;
    SettledAnswers m_settledElsewhere; ///< of the lesson that goes on here
    QString m_answersPath; ///< ReachedLesson::answersPath of it
    std::unique_ptr<SharedAnswers> m_sharedAnswers;
    bool m_tookSide = false; ///< the panel at the right was hidden for the lessons
};

} // namespace apportion
