// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

class Findings;
class JsonRow;
class TableHeader;

/// Puts the QOS of a listing into a policy, one after the other; those of a name that it had are replaced.
class QosGatherer
{
public:
    QosGatherer(Policy &policy, Findings &findings) : m_qos(policy.qos.edit()), m_findings(findings) { }

    void add(Qos qos, std::uint32_t line);
    void add(const JsonRow &row);
    [[nodiscard]] bool isEmpty() const { return m_count == 0; }

private:
    std::vector<Qos> &m_qos;
    Findings &m_findings;
    std::size_t m_count = 0;
    bool m_full = false;
};

/// Reads `sacctmgr -P show qos` with any columns that have Name, or its JSON, into the QOS of @p policy: those that it
/// had of that name are replaced. Columns that Apportion does not work with become foreign keys, as the flat file
/// names them. Returns false when it holds no QOS.
bool readQosList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

[[nodiscard]] bool isQosHeader(const TableHeader &header);

} // namespace apportion::slurm
