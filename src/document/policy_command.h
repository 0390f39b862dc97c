// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document_commands.h"

#include <utility>

namespace apportion
{

/// Replaces the whole policy and its situation: what no single edit describes. Holds the other side and exchanges both on redo and undo;
/// their columns are shared as far as they are the same.
class PolicyCommand final : public DocumentCommand
{
public:
    PolicyCommand(Document &document, Snapshot other, const QString &text) : DocumentCommand(document, text), m_other(std::move(other)) { }

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange()
    {
        std::swap(snapshot(), m_other);
        changed(PolicyChange());
    }

    Snapshot m_other;
};

} // namespace apportion
