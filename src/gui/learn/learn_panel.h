// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/learn/lesson_progress.h"
#include "gui/learn/lesson_veil.h"
#include "storage/lesson.h"

#include <QFrame>
#include <QMap>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace apportion
{

class ChoiceButton;
class ExplainPanel;
class LessonSession;
class QuestionCard;
class Workspace;
struct Palette;

/// Beside the page: the list of lessons, or the step of the one that runs, with the derivation that it shows.
class LearnPanel : public QFrame
{
    Q_OBJECT

public:
    explicit LearnPanel(Workspace *workspace, QWidget *parent = nullptr);

    /// The program's lessons, and those of the reader's own folder.
    void setLessons(const std::vector<ReadLesson> &own, const std::vector<ReadLesson> &others, const QString &folder);
    /// Shows a running lesson; null shows the list.
    void setSession(LessonSession *session);
    /// The lesson that runs is told in another language from now on.
    void updateTitle();
    /// Which of its questions are answered, counted through all steps; and that some were answered elsewhere.
    [[nodiscard]] const SettledAnswers &settled() const { return m_settled; }
    void settle(const SettledAnswers &answers);
    [[nodiscard]] const LessonProgress &progress() const { return m_answers; }
    void applyPalette(const Palette &palette);

Q_SIGNALS:
    void lessonChosen(const apportion::Lesson &lesson);
    /// A text leads to the lesson whose file has this name.
    void lessonNamed(const QString &name);
    void folderWanted();
    void endWanted();
    void closeWanted();
    /// The questions of the step that wait for an answer are others.
    void openQuestionsChanged(const apportion::OpenQuestions &open);
    /// Another question of the lesson that runs was answered here.
    void settledHere();
    /// The learner wants what was answered as a page.
    void resultsWanted();
    /// The lesson that runs is wanted as a page for a course.
    void pageWanted(const apportion::Lesson &lesson);

private:
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeLesson();
    void addLessons(const std::vector<ReadLesson> &lessons);
    void showStep();
    void fillStep();
    [[nodiscard]] int firstQuestion() const;
    void addQuestion(const LessonQuestion &question, const std::shared_ptr<const Evaluation> &evaluation, int number);
    void follow(const QString &link);
    void record(int number, LessonProgress::Outcome outcome, const QString &given);
    [[nodiscard]] bool hasOpenQuestion() const;
    void showSolutions();
    void updateOpen();
    [[nodiscard]] QString describe(const Lesson &lesson) const;
    void updateProgress();

    Workspace *m_workspace;
    LessonSession *m_session = nullptr;
    QStackedWidget *m_stack;
    QVBoxLayout *m_list = nullptr;
    const Palette *m_palette = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_stepTitle = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_sources = nullptr; ///< at the end of a lesson
    QVBoxLayout *m_questions = nullptr;
    QLabel *m_later = nullptr; ///< says why there is no derivation
    QLineEdit *m_learner = nullptr;
    LessonProgress m_answers;
    SettledAnswers m_settled; ///< since the lesson began
    QHash<int, QSet<int>> m_refuted; ///< by question: who goes on and comes back finds its wrong options closed
    QMap<int, QuestionCard *> m_cards; ///< of the step that is shown, by their questions
    std::vector<std::pair<Lesson, ChoiceButton *>> m_listed;
    ExplainPanel *m_explain = nullptr;
    QScrollArea *m_scroll = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QToolButton *m_save = nullptr;
    QList<QToolButton *> m_closers;
};

} // namespace apportion
