// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"
#include "core/evaluate/evaluation.h"
#include "storage/open_files.h"

#include <cstdint>
#include <optional>
#include <string>

namespace apportion::cli
{

/// The options that say what to read: a policy file, or Slurm's own files.
class InputOptions
{
public:
    void declare(VerbOptions &verb);
    /// What is wrong with the options together; empty when nothing is.
    [[nodiscard]] std::string problem() const;
    [[nodiscard]] OpenedFiles open() const;
    /// The time of the evaluation, when --at gave one.
    [[nodiscard]] std::optional<std::int64_t> at() const;
    [[nodiscard]] std::optional<Algorithm> algorithm() const;
    /// The release that --release names, or 0.
    [[nodiscard]] std::uint16_t release() const;
    [[nodiscard]] bool mergeTiedAccounts() const { return m_merge; }
    [[nodiscard]] const slurm::ImportFiles &slurmFiles() const { return m_files; }

private:
    [[nodiscard]] OpenedFiles openGiven() const;
    [[nodiscard]] slurm::LocalClock clock() const;
    /// A time as it was written; nothing when it is none.
    [[nodiscard]] std::optional<std::int64_t> timeOf(const std::string &text) const;

    std::string m_policy;
    slurm::ImportFiles m_files;
    std::string m_zone;
    std::string m_at;
    std::string m_algorithm;
    std::string m_release;
    std::string m_lastReset;
    bool m_merge = false;
};

} // namespace apportion::cli
