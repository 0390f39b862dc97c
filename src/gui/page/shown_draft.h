// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "engine/engine.h"
#include "storage/project.h"

#include <cstdint>

namespace apportion
{

class Workspace;

/// The draft at the moment that a workspace shows, for a question that is answered in another thread: a copy of all that it
/// takes, so that it costs the asking thread nothing.
class ShownDraft
{
public:
    /// As it is answered: what Forecaster makes of usage at a moment ahead, what had been used at one that has been, and what
    /// situationAfterApply() leaves at the present.
    struct Taken
    {
        Snapshot draft;
        EvaluationOptions options; ///< with the time of the moment, where another than the present is shown
        std::int64_t now = 0; ///< the moment, seconds since the epoch, UTC
    };

    explicit ShownDraft(const Workspace &workspace);

    /// Works it out; in the thread that answers.
    [[nodiscard]] Taken take() const;
    /// How far ahead it is, in seconds; 0: the present; below it one that has been.
    [[nodiscard]] std::int64_t ahead() const { return m_look.seconds; }

private:
    Project m_project;
    EvaluationOptions m_options;
    LookAhead m_look;
    std::int64_t m_now;
};

} // namespace apportion
