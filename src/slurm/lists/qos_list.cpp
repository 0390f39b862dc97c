// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/qos_list.h"

#include "core/policy/flat_option.h"
#include "core/policy/job_table.h"
#include "core/policy/tres.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/lists/qos_json.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include <utility>

namespace apportion::slurm
{

namespace
{

/// What sacctmgr prints for a limit or mode that was never set.
bool isUnset(std::string_view option, std::string_view value)
{
    return value.empty() || (sameIgnoringCase(option, "GraceTime") && value == "00:00:00")
        || (sameIgnoringCase(option, "PreemptMode") && sameIgnoringCase(value, "cluster")) || sameIgnoringCase(option, "ID");
}

/// A value as the flat file would write it.
std::string writtenValue(std::string_view value)
{
    return optionsText({ { {}, std::string(value), false } });
}

class QosListReader
{
public:
    QosListReader(Policy &policy, const std::string &fileName, Findings &findings)
        : m_qos(policy.qos.edit()), m_fileName(fileName), m_findings(findings)
    {
    }

    void take(Qos qos, std::uint32_t line);
    void setOption(Qos &qos, std::string_view option, std::string_view value, std::uint32_t line);
    bool readTable(std::string_view text);

private:
    std::vector<Qos> &m_qos;
    const std::string &m_fileName;
    Findings &m_findings;
    std::size_t m_taken = 0;
    bool m_full = false;
};

void QosListReader::setOption(Qos &qos, std::string_view option, std::string_view value, std::uint32_t line)
{
    if (!isUnset(option, value) && !setQosOption(qos, option, value, writtenValue(value))) {
        m_findings.add(Severity::Error, "qos-value", { m_fileName, line },
            { APPORTION_TEXT("QOS %1: %2=%3 cannot be read; its default is taken."),
                { qos.name, std::string(option), std::string(value.substr(0, 100)) } },
            { APPORTION_TEXT("Print the QOS again with: sacctmgr -P show qos"), {} });
    }
}

void QosListReader::take(Qos qos, std::uint32_t line)
{
    if (m_full) {
        return;
    }
    if (m_qos.size() >= mostQos) {
        m_full = true;
        reportTooMany(m_findings, { m_fileName, line }, mostQos);
        return;
    }
    if (qos.name.empty()) {
        m_findings.add(Severity::Error, "qos-name", { m_fileName, line }, { APPORTION_TEXT("A QOS has no name."), {} },
            { APPORTION_TEXT("Print the QOS again with: sacctmgr -P show qos"), {} });
        return;
    }
    ++m_taken;
    if (Qos *known = findQosByName(m_qos, qos.name)) {
        // A listing may leave columns out: what only the other source told stays.
        if (qos.description.empty()) {
            qos.description = known->description;
        }
        *known = std::move(qos);
    } else {
        m_qos.push_back(std::move(qos));
    }
}

bool QosListReader::readTable(std::string_view text)
{
    TableText table(text, isQosHeader);
    if (!table.hasHeader()) {
        return false;
    }
    const TableHeader &header = table.header();
    const std::size_t nameColumn = header.find("Name");
    while (table.next()) {
        Qos qos;
        qos.name = std::string(table.cell(nameColumn));
        for (std::size_t column = 0; column < header.size(); ++column) {
            if (column != nameColumn) {
                setOption(qos, optionOfColumn(header.name(column)), table.cell(column), table.line());
            }
        }
        take(std::move(qos), table.line());
    }
    return m_taken > 0;
}

bool readJson(std::string_view text, const std::string &fileName, Policy &policy, Findings &findings)
{
    QosJsonReader reader(policy, fileName, findings);
    (void)readJsonLists(text, fileName, findings, [&](std::string_view list, const JsonRow &row) {
        if (list == "qos") {
            reader.read(row);
        }
    });
    return reader.any();
}

} // namespace

bool readQosList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    Findings findings(diagnostics);
    checkEncoding(text, fileName, findings);
    const bool any = looksLikeJson(text) ? readJson(text, fileName, policy, findings) : QosListReader(policy, fileName, findings).readTable(text);
    findings.finish();
    return any;
}

bool isQosHeader(const TableHeader &header)
{
    return header.has("Name") && !header.has("Type")
        && (header.has("UsageFactor") || header.has("Preempt") || header.has("GraceTime") || header.has("UsageThres"));
}

} // namespace apportion::slurm
