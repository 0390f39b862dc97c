// SPDX-License-Identifier: GPL-3.0-or-later
// Policies that the history keeps, opened again.
#include "gui/files/file_controller.h"

#include "history/kept_entry.h"
#include "storage/qt_text.h"

#include <QDateTime>
#include <QLocale>

#include <utility>

namespace apportion
{

namespace
{

OpenedFiles openEntry(std::int64_t entry)
{
    history::History kept(history::History::usualPath(), history::History::Check::None); // who asks has looked at it
    OpenedFiles opened;
    if (const std::optional<history::Entry> found = kept.find(entry)) {
        ParsedPolicy parsed = keptPolicy(kept, *found);
        opened.diagnostics = std::move(parsed.diagnostics);
        opened.usable = parsed.usable;
        opened.complete = parsed.complete;
        opened.name = toText(found->cluster);
        opened.asked = QDateTime::fromSecsSinceEpoch(found->made);
        static_cast<Project &>(opened) = std::move(static_cast<Project &>(parsed));
    }
    if (!kept.error().isEmpty()) {
        opened.usable = false;
        opened.diagnostics.push_back(
            { Severity::Error, "history", { APPORTION_TEXT("The history cannot be read: %1"), { kept.error().toStdString() } }, {}, {}, {} });
    }
    return opened;
}

} // namespace

void FileController::openKept(std::int64_t entry)
{
    m_tasks.run(
        tr("Opening…"), [entry] { return openEntry(entry); },
        [this](const OpenedFiles &opened) {
            const QString day = QLocale().toString(opened.asked.date(), QLocale::ShortFormat);
            load(opened, tr("%1 of %2", "a cluster's policy and its day").arg(opened.name, day), false);
        });
}

} // namespace apportion
