// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/keep_pull.h"

#include "history/history.h"

#include <QSettings>

namespace apportion
{

namespace
{
constexpr const char *keepKey = "keepPulls";
}

bool keepsPulls()
{
    return QSettings().value(QLatin1String(keepKey), true).toBool();
}

void setKeepsPulls(bool keeps)
{
    QSettings().setValue(QLatin1String(keepKey), keeps);
}

void keepPull(OpenedFiles &opened, const Diagnostics &failures)
{
    if (!keepsPulls() || !opened.usable || !opened.complete || !failures.empty()) {
        return;
    }
    history::History kept;
    static_cast<void>(kept.addPull(opened, opened.asked.toSecsSinceEpoch()));
    const auto tell = [&opened](Text message) { opened.diagnostics.push_back({ Severity::Warning, "history", std::move(message), {}, {}, {} }); };
    if (!kept.putAside().isEmpty()) {
        tell({ APPORTION_TEXT("The history was damaged. It is kept as %1, and a new one was begun."), { kept.putAside().toStdString() } });
    }
    if (!kept.error().isEmpty()) {
        tell({ APPORTION_TEXT("What the cluster answered could not be kept in the history: %1"), { kept.error().toStdString() } });
    }
}

} // namespace apportion
