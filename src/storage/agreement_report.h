// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree.h"

#include <QByteArray>

#include <string_view>

namespace apportion
{

/// A JSON document for a bug report: what the cluster printed, what is computed instead and from what, all of it without the
/// names of anything (anonymized()). Its "policy" is a policy file; @p version says which Apportion wrote it.
[[nodiscard]] QByteArray agreementReport(
    const Snapshot &now, const Printed &printed, std::string_view version, const EvaluationOptions &options = {});

} // namespace apportion
