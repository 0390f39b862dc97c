// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/export/export_page.h"
#include "page_fixture.h"
#include "storage/text_file.h"

#include <QPushButton>

namespace apportion::test
{

/// Waits until the texts of a page are those of its policy.
[[nodiscard]] inline bool ready(const ExportPage &page)
{
    return waitFor([&page] { return page.isUpToDate(); });
}

/// An edit that the fragment of slurm.conf shows.
inline void editWeight(Workspace &workspace)
{
    PrioritySettings settings = workspace.document()->policy().priority;
    settings.weightAge = 3000;
    workspace.document()->setPrioritySettings(settings, PriorityKey::PriorityWeightAge);
}

/// The button with the text that can be seen; nullptr where there is none.
[[nodiscard]] inline QPushButton *button(const QWidget &parent, const QString &text)
{
    for (QPushButton *candidate : parent.findChildren<QPushButton *>()) {
        if (candidate->isVisible() && candidate->text() == text) {
            return candidate;
        }
    }
    return nullptr;
}

[[nodiscard]] inline QByteArray contents(const QString &path)
{
    return readTextFile(path, nullptr).value_or("missing");
}

} // namespace apportion::test
