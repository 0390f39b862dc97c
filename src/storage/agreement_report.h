// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/project.h"

#include <QByteArray>

#include <string_view>

namespace apportion
{

/// A policy file for a bug report: what the cluster printed, what is computed instead and from what, all of it without the
/// names of anything (anonymized()). Whoever opens it has the same differences; @p version says which Apportion wrote it.
[[nodiscard]] QByteArray agreementReport(
    const Snapshot &now, const Printed &printed, std::string_view version, const EvaluationOptions &options = {});

} // namespace apportion
