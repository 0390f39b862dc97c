// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/lesson.h"

#include <QColor>
#include <QList>
#include <QRect>
#include <QSet>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <vector>

namespace apportion
{

class Page;
class Workspace;
struct Palette;

/// Where the answers to questions stand on @p window, in its coordinates: the columns of the numbers that are asked for, the
/// charts, the derivations.
[[nodiscard]] QList<QRect> placesOfAnswers(const std::vector<LessonQuestion> &questions, QWidget *window, Page *page, const Workspace &workspace);

/// What a question asks for, as the places that "@point" knows.
[[nodiscard]] QSet<QString> askedPlaces(const std::vector<LessonQuestion> &questions);

/// What waits for an answer.
struct OpenQuestions
{
    std::vector<LessonQuestion> asked = {}; ///< in the step that is shown
    std::vector<LessonQuestion> later = {}; ///< laterQuestions()

    [[nodiscard]] bool areTold() const; ///< their answers stand somewhere in the window
};

/// Makes the tables, charts and derivations of @p window keep what @p open asks for to themselves, whoever asks: the clipboard,
/// files, tips, a screen reader. What is asked later is kept back number by number, so that all else can be talked of. No
/// questions end that.
void veilNumbers(const OpenQuestions &open, QWidget *window, const Workspace &workspace);

/// Covers what a question asks for until it is answered.
class LessonVeil : public QWidget
{
    Q_OBJECT

public:
    explicit LessonVeil(QWidget *window);

    /// Covers what @p find finds, wherever it moves; an empty function ends that.
    void cover(std::function<QList<QRect>()> find);
    void applyPalette(const Palette &palette);
    [[nodiscard]] const QList<QRect> &covered() const { return m_covered; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();

    std::function<QList<QRect>()> m_find;
    QTimer m_timer;
    QList<QRect> m_covered;
    QColor m_ground;
    QColor m_ink;
};

} // namespace apportion
