// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/shown_draft.h"

#include "core/plan/forecast.h"
#include "gui/page/workspace.h"

namespace apportion
{

ShownDraft::ShownDraft(const Workspace &workspace)
    : m_project(workspace.document()->project()), m_options(workspace.options()), m_look(workspace.look()), m_now(workspace.now())
{
}

ShownDraft::Taken ShownDraft::take() const
{
    Taken taken { appliedDraft(m_project), m_options, m_now };
    if (m_look.seconds > 0) {
        const std::int64_t present = presentOf(m_project.situation, m_now);
        const bool isTaken = m_project.baseline && m_project.baseline->info.isApplied();
        const Snapshot &until = isTaken ? m_project.baseline->snapshot : m_project;
        taken.draft.situation = Forecaster(until, m_project, taken.draft.situation, m_look.assumption, present).at(m_look.seconds).situation;
        taken.now = present + m_look.seconds;
        taken.options.now = taken.now;
    }
    return taken;
}

} // namespace apportion
