// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/engine.h"

#include <QObject>

#include <functional>

namespace apportion
{

/// Keeps results of a policy that is no longer open out of a model.
///
/// Results come from another thread: those of the policy before may arrive after the next one was opened.
class ResultsGate
{
public:
    /// @p clear is called when another policy is opened, for as long as @p owner lives.
    ResultsGate(Document *document, QObject *owner, std::function<void()> clear) : m_openedAt(document->generation())
    {
        QObject::connect(document, &Document::policyChanged, owner, [this, document, clear = std::move(clear)](const PolicyChange &change) {
            if (change.kind == PolicyChange::Kind::Everything) {
                m_openedAt = document->generation();
                clear();
            }
        });
    }
    ResultsGate(const ResultsGate &) = delete;
    ResultsGate &operator=(const ResultsGate &) = delete;

    /// Whether the results exist and belong to the open policy.
    [[nodiscard]] bool admits(const std::shared_ptr<const Results> &results) const
    {
        return results && results->evaluation && results->generation >= m_openedAt;
    }

private:
    quint64 m_openedAt;
};

} // namespace apportion
