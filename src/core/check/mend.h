// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"

#include <optional>

namespace apportion
{

/// What mending a finding of check() would do, as a short command ("Track gres/gpu"); empty when there is no mending that
/// is safe to propose: where two things may be meant, the administrator decides. Cheap: may be asked of every finding.
[[nodiscard]] Text mendingText(const Policy &policy, const Diagnostic &finding);

/// The edit that mends a finding: afterwards check() has it no more, and finds nothing new because of it. A finding that
/// stands for many ("The same holds for …") is mended for all of them. Nothing where mendingText() is empty or the
/// policy is not the one of the finding any more.
[[nodiscard]] std::optional<PolicyEdit> mend(const Policy &policy, const Diagnostic &finding);

} // namespace apportion
