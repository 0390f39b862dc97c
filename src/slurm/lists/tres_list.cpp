// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

#include "slurm/lists/json_lists.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include <string>

namespace apportion::slurm
{

namespace
{

/// Adds one TRES by its type and name: "gres" and "gpu" are gres/gpu.
void track(std::string_view type, std::string_view name, TresTable &tres)
{
    std::string whole(type);
    if (!name.empty()) {
        whole += '/';
        whole += name;
    }
    if (tres.size() < mostTres) {
        tres.track(whole);
    }
}

std::size_t readTable(std::string_view text, TresTable &tres)
{
    TableText table(text, isTresHeader);
    if (!table.hasHeader()) {
        return 0;
    }
    const std::size_t type = table.header().find("Type");
    const std::size_t name = table.header().find("Name");
    std::size_t count = 0;
    while (table.next()) {
        if (!table.cell(type).empty()) {
            track(table.cell(type), table.cell(name), tres);
            ++count;
        }
    }
    return count;
}

std::size_t readJson(std::string_view text, TresTable &tres, Findings &findings)
{
    std::size_t count = 0;
    (void)readJsonLists(text, findings, [&](std::string_view list, const JsonRow &row) {
        if (sameIgnoringCase(list, "tres") && !row.text("type").empty()) {
            track(row.text("type"), row.text("name"), tres);
            ++count;
        }
    });
    return count;
}

} // namespace

bool readTresList(std::string_view text, const std::string &fileName, bool known, Policy &policy, Diagnostics &diagnostics)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        TresTable tres = policy.tres;
        const std::size_t count = looksLikeJson(text) ? readJson(text, tres, findings) : readTable(text, tres);
        if (tres.size() >= mostTres) {
            reportTooMany(findings, 0, mostTres);
        }
        if (count > 0 && !known) {
            if (tres.size() > alwaysTrackedTres) {
                findings.add(Severity::Note, "tres-of-all", 0,
                    { APPORTION_TEXT("What is tracked is taken from the database, which keeps every TRES that any cluster ever tracked."), {} },
                    { APPORTION_TEXT("Give slurm.conf or the output of scontrol show config too: they say what this cluster tracks."), {} });
            }
            policy.tres = tres;
        }
        return count > 0;
    });
}

bool isTresHeader(const TableHeader &header)
{
    return header.has("Type") && header.has("Name") && (header.has("ID") || header.size() == 2);
}

} // namespace apportion::slurm
