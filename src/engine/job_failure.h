// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <QEvent>

namespace apportion
{

/// Work away from the GUI thread threw: sent to the application object, where the window listens.
class JobFailure : public QEvent
{
public:
    explicit JobFailure(Diagnostic diagnostic) : QEvent(kind()), m_diagnostic(std::move(diagnostic)) { }

    [[nodiscard]] static QEvent::Type kind();
    [[nodiscard]] const Diagnostic &diagnostic() const { return m_diagnostic; }

    /// Tells whoever listens, from any thread; the event comes in the thread of the application object.
    static void report(const Diagnostic &diagnostic);

private:
    Diagnostic m_diagnostic;
};

} // namespace apportion
