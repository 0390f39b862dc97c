// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/node_list.h"

#include "core/policy/tres.h"
#include "slurm/conf/node_facts.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/record_text.h"
#include "slurm/text/host_list.h"

#include <algorithm>
#include <array>
#include <optional>

namespace apportion::slurm
{

namespace
{

/// The keys that are read; Reason and Comment are free text that must not be taken for them.
const std::vector<std::string_view> &nodeKeys()
{
    static const std::vector<std::string_view> keys = { "NodeName", "CPUTot", "Boards", "Sockets", "CoresPerSocket", "ThreadsPerCore", "RealMemory",
        "Weight", "Gres", "CoreSpecCount", "CPUSpecList", "MemSpecLimit", "AvailableFeatures", "Features", "ActiveFeatures", "NodeAddr", "OS",
        "State", "Reason", "Comment", "Extra" };
    return keys;
}

class NodeFields
{
public:
    NodeFields(const Record &record, const std::string &fileName, Findings &findings)
        : m_fields(record.fields(nodeKeys())), m_place { fileName, record.line }, m_findings(findings)
    {
        static constexpr std::array<std::string_view, 3> freeText = { "Reason", "Comment", "Extra" };
        const auto first = std::find_if(m_fields.begin(), m_fields.end(),
            [](const RecordField &field) { return std::find(freeText.begin(), freeText.end(), field.key) != freeText.end(); });
        m_fields.erase(first, m_fields.end());
    }

    /// The value to its first blank; empty for what scontrol prints for nothing.
    [[nodiscard]] std::string_view value(std::string_view key) const
    {
        const auto field = std::find_if(m_fields.begin(), m_fields.end(), [&](const RecordField &f) { return f.key == key; });
        const std::string_view text = field == m_fields.end() ? std::string_view() : field->value;
        const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
        return word == "(null)" || word == "N/A" ? std::string_view() : word;
    }

    [[nodiscard]] std::uint64_t number(std::string_view key) const
    {
        constexpr std::uint64_t most = std::uint64_t { 1 } << 60;
        const std::string_view text = value(key);
        const std::optional<std::uint64_t> read = unsignedNumber(text);
        if (!text.empty() && (!read || *read > most)) {
            m_findings.add(Severity::Error, "node-value", m_place,
                { APPORTION_TEXT("Node %1: %2=%3 cannot be read."), { std::string(value("NodeName")), std::string(key), std::string(text) } },
                { APPORTION_TEXT("Print the nodes again with: scontrol -o show node"), {} });
            return 0;
        }
        return read.value_or(0);
    }

private:
    std::vector<RecordField> m_fields;
    SourcePlace m_place;
    Findings &m_findings;
};

NodeFacts factsOf(const Record &record, const std::string &fileName, Findings &findings)
{
    const NodeFields fields(record, fileName, findings);
    NodeFacts node;
    node.line = record.line;
    node.name = std::string(fields.value("NodeName"));
    node.cpus = fields.number("CPUTot");
    node.boards = fields.number("Boards");
    node.sockets = fields.number("Sockets");
    node.coresPerSocket = fields.number("CoresPerSocket");
    node.threadsPerCore = fields.number("ThreadsPerCore");
    node.memoryMb = fields.number("RealMemory");
    node.weight = fields.number("Weight");
    node.coreSpecCount = fields.number("CoreSpecCount");
    node.gres = std::string(fields.value("Gres"));
    const std::string_view available = fields.value("AvailableFeatures");
    node.features = std::string(available.empty() ? fields.value("Features") : available);
    return node;
}

/// "gpu:a100:4(S:0)" of each node, as slurm.conf writes it.
std::string gresOf(const JsonRow &row, std::string_view path)
{
    const std::string_view gres = row.text(path);
    return gres == "(null)" || gres == "N/A" ? std::string() : std::string(gres);
}

std::uint64_t positive(const JsonRow &row, std::string_view path)
{
    return static_cast<std::uint64_t>(std::max<std::int64_t>(row.number(path).value_or(0), 0));
}

/// A node of `scontrol show nodes --json`, slurmrestd's nodes and 22.05's sinfo (data_parser PARSER_ARRAY(NODE)).
NodeFacts factsOf(const JsonRow &row)
{
    NodeFacts node;
    node.line = row.line();
    node.name = std::string(row.text("name"));
    node.cpus = positive(row, "cpus");
    node.boards = positive(row, "boards");
    node.sockets = positive(row, "sockets");
    node.coresPerSocket = positive(row, "cores");
    node.threadsPerCore = positive(row, "threads");
    node.memoryMb = positive(row, "real_memory");
    node.weight = positive(row, "weight");
    node.coreSpecCount = positive(row, "specialized_cores");
    node.gres = gresOf(row, "gres");
    node.features = row.list("features");
    return node;
}

/// The nodes of a row of `sinfo --json` since 23.02 (PARSER_ARRAY(SINFO_DATA)): alike where minimum and maximum agree.
void readSinfo(const JsonRow &row, NodeGatherer &gatherer)
{
    constexpr std::size_t mostListed = std::size_t { 1 } << 16;
    NodeFacts node;
    node.line = row.line();
    node.cpus = positive(row, "cpus/maximum");
    node.sockets = positive(row, "sockets/maximum");
    node.coresPerSocket = positive(row, "cores/maximum");
    node.threadsPerCore = positive(row, "threads/maximum");
    node.memoryMb = positive(row, "memory/maximum");
    node.weight = positive(row, "weight/maximum");
    node.gres = gresOf(row, "gres/total");
    node.features = row.list("features/total");
    for (std::string &host : expandHosts(row.list("nodes/nodes"), mostListed).hosts) {
        if (gatherer.isFull()) {
            return;
        }
        node.name = std::move(host);
        gatherer.add(node);
    }
}

void readJson(std::string_view text, const std::string &fileName, NodeGatherer &gatherer, Findings &findings)
{
    (void)readJsonLists(text, fileName, findings, [&](std::string_view list, const JsonRow &row) {
        if (gatherer.isFull()) {
            return;
        }
        if (list == "nodes") {
            gatherer.add(factsOf(row));
        } else if (list == "sinfo") {
            readSinfo(row, gatherer);
        }
    });
}

} // namespace

bool readNodes(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    Findings findings(diagnostics);
    checkEncoding(text, fileName, findings);
    NodeGatherer gatherer(policy, fileName, findings);
    std::size_t strayLines = 0;
    if (looksLikeJson(text)) {
        readJson(text, fileName, gatherer, findings);
        text = {};
    }
    for (const Record &record : splitRecords(text, "NodeName", strayLines)) {
        gatherer.add(factsOf(record, fileName, findings));
    }
    const bool any = gatherer.finish();
    if (strayLines > 0) {
        findings.add(Severity::Warning, "node-line", { fileName, 0 },
            { APPORTION_TEXT("%1 lines belong to no node."), { std::to_string(strayLines) } },
            { APPORTION_TEXT("Print the nodes with: scontrol -o show node"), {} });
    }
    findings.finish();
    return any;
}

} // namespace apportion::slurm
