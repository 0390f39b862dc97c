// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/lesson.h"

#include <string>
#include <vector>

namespace apportion
{

/// A number that a question asks for and that stands somewhere as it is: "[fair-share of user u3 in c]".
struct AskedNumber
{
    std::string expression; ///< with its brackets
    std::string quantity; ///< "fair-share"
    std::string object; ///< "user u3 in c"
};

/// The numbers that tell the answer to @p question: its own, or those of its options. An answer that is computed from others
/// ("[usage of account c] / 60") stands nowhere.
[[nodiscard]] std::vector<AskedNumber> askedNumbers(const LessonQuestion &question);

/// A question and its number, counted through all steps of its lesson.
struct LaterQuestion
{
    int number = 0;
    const LessonQuestion *question = nullptr;
};

/// The questions of the steps behind @p step whose answers are there already: nothing is changed before they are asked.
[[nodiscard]] std::vector<LaterQuestion> laterQuestions(const Lesson &lesson, int step);

} // namespace apportion
