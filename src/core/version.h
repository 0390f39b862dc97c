// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace apportion
{

/// "1.0.0 (commit d554dc0b21)", of which the sources are, "+changes" behind it when they were edited since; "commit
/// unknown" when they came without their history. Each program defines it for itself (`apportion_version()` in CMake), so
/// that a new commit compiles and links nothing but the programs.
[[nodiscard]] const char *versionText();

} // namespace apportion
