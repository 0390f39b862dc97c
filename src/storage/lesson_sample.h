// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/lesson.h"

namespace apportion
{

/// The policy file that a lesson runs on: a sample of the program, in its resources, or a file beside the lesson.
[[nodiscard]] QString lessonSamplePath(const Lesson &lesson);
/// Goes through a lesson with its sample, as its readers will (checkLesson()), and adds what does not hold to the
/// diagnostics. A lesson that has no steps, or whose sample cannot be opened, has errors afterwards.
void tryLesson(ReadLesson &read);

} // namespace apportion
