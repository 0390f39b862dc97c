// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "slurm/text/reading.h"

#include <string>

namespace apportion::slurm
{

class JsonRow;

/// Puts the QOS of a JSON document into a policy, one after the other; those of a name that it had are replaced.
class QosJsonReader
{
public:
    QosJsonReader(Policy &policy, const std::string &fileName, Findings &findings) : m_policy(policy), m_fileName(fileName), m_findings(findings) { }

    void read(const JsonRow &row);
    [[nodiscard]] bool any() const { return m_taken > 0; }

private:
    Policy &m_policy;
    const std::string &m_fileName;
    Findings &m_findings;
    std::size_t m_taken = 0;
    bool m_full = false;
};

} // namespace apportion::slurm
