// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/shell/rail_entries.h"

#include <QString>

#include <span>

class QWidget;

namespace apportion
{

/// What is done on a page and stands in no menu, for "Find anything".
struct PageCommand
{
    PageName page;
    const char *label;
    const char *words; ///< everyday ones, with commas between them
    const char *control; ///< the name of the button that is pressed, or of the switch
    int choice = -1; ///< of a switch: which of its segments

    [[nodiscard]] QString translatedLabel() const;
    [[nodiscard]] QString translatedWords() const;
    /// Does it on the page, which is shown; false when the control is not there.
    [[nodiscard]] bool run(QWidget *shownPage) const;
};

[[nodiscard]] std::span<const PageCommand> pageCommands();

/// By which everyday words a page is found, with commas between them.
[[nodiscard]] QString pageSearchWords(PageName page);

} // namespace apportion
