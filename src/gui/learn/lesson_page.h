// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/report.h"
#include "storage/lesson.h"

namespace apportion
{

/// A lesson as a page for a course: its steps with their numbers, tables and charts, its questions with hint and answer
/// folded away. @p sample is the policy that it goes through. Draws charts with widgets, and so in the GUI thread.
[[nodiscard]] Report makeLessonPage(const Lesson &lesson, const Snapshot &sample);
/// "Sources: fair_tree.html; fair_tree.c": where it stands what the lesson says of Slurm.
[[nodiscard]] QString sourcesText(const Lesson &lesson);

} // namespace apportion
