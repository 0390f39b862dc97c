// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/lesson.h"

#include <QFrame>

class QLabel;
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
    void applyPalette(const Palette &palette);

Q_SIGNALS:
    void lessonChosen(const apportion::Lesson &lesson);
    void folderWanted();
    void endWanted();
    void closeWanted();

private:
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeLesson();
    void addLessons(const std::vector<ReadLesson> &lessons);
    void showStep();
    void fillStep();

    Workspace *m_workspace;
    LessonSession *m_session = nullptr;
    QStackedWidget *m_stack;
    QVBoxLayout *m_list = nullptr;
    QList<ChoiceButton *> m_choices;
    const Palette *m_palette = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_stepTitle = nullptr;
    QLabel *m_text = nullptr;
    QVBoxLayout *m_questions = nullptr;
    ExplainPanel *m_explain = nullptr;
    QScrollArea *m_scroll = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QList<QToolButton *> m_closers;
};

} // namespace apportion
