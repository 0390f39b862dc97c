// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "slurm/conf/slurm_conf.h"

#include <QObject>

#include <cstdint>
#include <string>

namespace apportion::testing
{

/// Tests that read a slurm.conf from a text.
class ConfTest : public QObject
{
protected:
    Policy m_policy;
    Diagnostics m_diagnostics;

    /// Reads it into a fresh policy, of that release; 0: nobody said which.
    bool read(const std::string &text, const std::string &fileName = "slurm.conf", std::uint16_t release = 0)
    {
        m_policy = Policy();
        m_policy.release = release;
        m_diagnostics.clear();
        return slurm::readSlurmConf(text, fileName, m_policy, m_diagnostics);
    }
    [[nodiscard]] const Partition &partition(std::size_t index) const { return m_policy.partitions->at(index); }
    [[nodiscard]] const NodeGroup &group(std::size_t index) const { return m_policy.nodeGroups->at(index); }
};

} // namespace apportion::testing
