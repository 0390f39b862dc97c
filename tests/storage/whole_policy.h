// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"

namespace apportion::test
{

/// A policy in which every field differs from its default, with names of all kinds of bytes. Its ids are in the order
/// of the file: depth first, users before accounts.
[[nodiscard]] Snapshot wholePolicy();

} // namespace apportion::test
