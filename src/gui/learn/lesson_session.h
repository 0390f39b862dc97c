// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/lesson.h"

#include <QObject>

#include <memory>
#include <vector>

namespace apportion
{

class Workspace;
struct Results;

/// A lesson on the workspace's document: goes through its steps, makes their changes as steps of undo, and takes them back.
///
/// What a step selects, explains and points at is told by signals once the numbers are those of its changes.
class LessonSession : public QObject
{
    Q_OBJECT

public:
    /// The sample is open in @p workspace already.
    LessonSession(Workspace *workspace, Lesson lesson, QObject *parent = nullptr);

    [[nodiscard]] const Lesson &lesson() const { return m_lesson; }
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_lesson.steps.size()); }
    [[nodiscard]] const LessonStep &current() const { return m_lesson.steps[static_cast<std::size_t>(m_step)]; }
    /// Whether the numbers that are shown are those of this step.
    [[nodiscard]] bool isReady() const { return m_ready && m_step >= m_goal; }
    /// The first step that one can go back to.
    [[nodiscard]] int firstStep() const { return m_first; }
    /// Whether the sample is as the lesson makes it: nobody has changed anything besides.
    [[nodiscard]] bool isAsWalked() const;

    /// Enters the first step.
    void begin();
    /// Goes on at @p step of a lesson that somebody has come to elsewhere. @p isWalked: the sample is as the lesson begins, and
    /// the steps before are gone through now. Else what is open is what they and the reader have made of it: the steps before
    /// cannot be gone back to.
    void resume(int step, bool isWalked);
    void next();
    void back();
    /// Takes all changes back; the session is over then.
    void end();
    /// Tells once more what there is to tell of the step, to a panel that was made anew. @p lesson: the same one, perhaps in
    /// another language; one of other steps is not taken. Page and selection stay as the reader left them.
    void showAgain(const Lesson &lesson);
    /// Shows the derivation that the step speaks of, once its numbers are there.
    void explain();

Q_SIGNALS:
    /// Another step was entered; its numbers may still be computed.
    void entered();
    /// The step's numbers are there.
    void ready();
    void pageWanted(const QString &name);
    /// What the text speaks about; empty: nothing.
    void pointWanted(const QString &place);

private:
    void enter(int step);
    void makeChanges();
    bool makeChange(const std::string &text);
    void applyOptions();
    void settle();
    void show();
    void point();

    Workspace *m_workspace;
    Lesson m_lesson;
    int m_step = -1;
    int m_first = 0;
    int m_goal = 0; ///< steps before it are only gone through
    bool m_keepsMoment = false; ///< it goes on where another window is, at the moment that this one shows
    bool m_isTouched = false; ///< somebody changed something besides
    int m_begin; ///< the undo stack's index before the lesson
    int m_walked; ///< the undo stack's index after the lesson's own changes
    std::vector<int> m_before; ///< and before each step that was entered
    bool m_ready = false;
    bool m_over = false;
};

} // namespace apportion
