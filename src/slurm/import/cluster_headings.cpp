// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/import/cluster_headings.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <set>

namespace apportion::slurm
{

namespace
{

constexpr std::string_view heading = "CLUSTER: ";

} // namespace

bool hasClusterHeading(std::string_view listing)
{
    const std::size_t first = listing.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && listing.substr(first).starts_with(heading);
}

void keepOneCluster(std::string &listing, std::string_view cluster, const std::string &path, Findings &findings)
{
    if (!hasClusterHeading(listing)) {
        return;
    }
    std::string wanted(cluster);
    std::set<std::string> others;
    std::string kept;
    kept.reserve(listing.size());
    bool isKept = true;
    for (std::size_t at = 0; at < listing.size();) {
        const std::size_t end = std::min(listing.find('\n', at), listing.size());
        const std::string_view line = std::string_view(listing).substr(at, end - at);
        const bool isHeading = line.starts_with(heading);
        if (isHeading) {
            const std::string name(trimmed(line.substr(heading.size())));
            wanted = wanted.empty() ? name : wanted;
            isKept = sameIgnoringCase(name, wanted);
            if (!isKept) {
                others.insert(name);
            }
        }
        kept += isKept && !isHeading ? line : std::string_view();
        kept += end < listing.size() ? "\n" : "";
        at = end + 1;
    }
    listing = std::move(kept);
    if (!others.empty()) {
        findings.add(Severity::Warning, "listing-other-cluster", { path, 0 },
            { APPORTION_TEXT("What was printed of other clusters than %1 was left out: %2."), { wanted, joinedList(others, ", ") } },
            { APPORTION_TEXT("Print it of that cluster alone (-M %1)."), { wanted } });
    }
}

} // namespace apportion::slurm
