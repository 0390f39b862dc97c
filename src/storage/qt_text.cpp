// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/qt_text.h"

#include <QCoreApplication>

namespace apportion
{

QString translated(const Text &text)
{
    if (text.isEmpty()) {
        return {};
    }
    // Filled in by core, in one pass: an argument that holds "%2" stays as it is.
    const QString sentence = QCoreApplication::translate("Text", text.source).remove(QLatin1Char('`'));
    return QString::fromStdString(fillPlaces(sentence.toStdString(), text.arguments));
}

} // namespace apportion
