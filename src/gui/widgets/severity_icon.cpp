// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/severity_icon.h"

#include "gui/widgets/icons.h"

namespace apportion
{

QPixmap severityPixmap(Severity severity, const Palette &palette, int side, double devicePixelRatio)
{
    switch (severity) {
    case Severity::Error:
        return tintedPixmap(QStringLiteral("error"), palette.error, side, devicePixelRatio);
    case Severity::Warning:
        return tintedPixmap(QStringLiteral("warning"), palette.warning, side, devicePixelRatio);
    case Severity::Note:
        break;
    }
    return tintedPixmap(QStringLiteral("note"), palette.quietText, side, devicePixelRatio);
}

} // namespace apportion
