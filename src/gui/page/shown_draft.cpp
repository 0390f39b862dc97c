// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/shown_draft.h"

#include "core/plan/look_ahead.h"
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
    const bool isTaken = m_project.baseline && m_project.baseline->info.isApplied();
    const Snapshot &until = isTaken ? m_project.baseline->snapshot : m_project;
    const LookedAhead moment = lookedAhead(until, m_project, taken.draft.situation, m_options, m_look);
    taken.draft.situation = moment.situation;
    taken.options.now = moment.time;
    taken.now = moment.ahead || m_look.past ? moment.time.value_or(m_now) : m_now;
    return taken;
}

} // namespace apportion
