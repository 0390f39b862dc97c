// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace apportion
{

/// Who refuses what an error names.
enum class Refusal : std::uint8_t {
    None, ///< nobody: it is taken, and does what nobody wants
    Slurmctld, ///< does not start with it
    Sacctmgr ///< stops at it, or leaves it out
};

/// Where it stands what a finding says of Slurm.
struct FindingSource
{
    std::string_view code; ///< Diagnostic::code
    /// A manual page with its entry, a page of the documentation, or a function of Slurm; empty where the finding says
    /// nothing of Slurm, only of the file.
    std::string_view source;
    Refusal refusal = Refusal::None; ///< of an error of check()
};

/// All codes of the checker, of the readers of Slurm's files and ours, of what a cluster answers and of what is compared with it, in the order
/// of the codes.
[[nodiscard]] std::span<const FindingSource> findingSources();
/// The source of what a finding of this code says; empty where it says nothing of Slurm.
[[nodiscard]] std::string_view sourceOfFinding(std::string_view code);
/// Who refuses what an error of this code names.
[[nodiscard]] Refusal refusalOf(std::string_view code);

} // namespace apportion
