// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of one line of nodes or partitions with those of the DEFAULT lines above it, and whom to tell of their values.
#include "slurm/conf/conf_nodes.h"
#include "slurm/conf/conf_text.h"

#include <algorithm>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// Names of one key under which it is looked for.
std::string foldedKey(std::string_view key)
{
    std::string folded = lowerCase(key);
    if (folded == "procs") {
        return "cpus";
    }
    return folded == "features" ? "feature" : folded;
}

/// Whether a key is the one for which slurmctld looks only where neither the line nor a DEFAULT line has CPUs (read_config.c,
/// _parse_nodename). Of Features and Feature it looks for both on the line first.
bool isProcs(const ConfPair &pair)
{
    return sameIgnoringCase(pair.key, "Procs");
}

} // namespace

ConfKeys::ConfKeys(std::vector<ConfPair> pairs)
{
    m_entries.reserve(pairs.size());
    for (ConfPair &pair : pairs) {
        std::string folded = foldedKey(pair.key);
        Entry *known = find(folded);
        if (known != nullptr && isProcs(pair) && !isProcs(known->pair)) {
            m_overridden.push_back(std::move(pair));
            continue;
        }
        if (known != nullptr) {
            m_doubles.push_back(pair.key);
            m_overridden.push_back(std::move(known->pair));
            known->pair = std::move(pair);
        } else {
            m_entries.push_back({ std::move(pair), std::move(folded) });
        }
    }
}

ConfKeys::Entry *ConfKeys::find(std::string_view folded)
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &e) { return e.folded == folded; });
    return entry == m_entries.end() ? nullptr : &*entry;
}

void ConfKeys::standAt(const SourcePlace &defaultLine, std::vector<DefaultKey> &standing)
{
    for (Entry &entry : m_entries) {
        entry.inheritedFrom = defaultLine;
        entry.ofDefault = standing.size();
        standing.push_back({ entry.pair, defaultLine });
    }
}

void ConfKeys::inheritTo(std::vector<DefaultKey> &standing) const
{
    for (const Entry &entry : m_entries) {
        if (entry.ofDefault != noDefault && !entry.taken) { // what is taken already no row reads
            standing[entry.ofDefault].isInherited = true;
        }
    }
}

void ConfKeys::inherit(const ConfKeys &defaults)
{
    for (const Entry &entry : defaults.m_entries) {
        if (Entry *own = find(entry.folded); own == nullptr) {
            m_entries.push_back(entry);
        } else if (isProcs(own->pair) && !isProcs(entry.pair)) {
            m_overridden.push_back(std::move(own->pair));
            *own = entry;
        }
    }
}

const ConfPair *ConfKeys::take(std::string_view key)
{
    Entry *entry = find(foldedKey(key));
    if (entry == nullptr) {
        return nullptr;
    }
    entry->taken = true;
    return &entry->pair;
}

bool ConfKeys::isOwn(std::string_view key) const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
        [folded = foldedKey(key)](const Entry &entry) { return entry.folded == folded && entry.inheritedFrom.line == 0; });
}

const SourcePlace *ConfKeys::defaultLine(std::string_view key) const
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(), [folded = foldedKey(key)](const Entry &e) { return e.folded == folded; });
    return entry == m_entries.end() || entry->inheritedFrom.line == 0 ? nullptr : &entry->inheritedFrom;
}

std::vector<ForeignKey> ConfKeys::foreign() const
{
    std::vector<ForeignKey> keys;
    for (const Entry &entry : m_entries) {
        if (!entry.taken) {
            keys.push_back({ entry.pair.key, keptValue(entry.pair), { entry.inheritedFrom } });
        }
    }
    return keys;
}

RowFindings::To RowFindings::of(const ConfKeys &keys, std::string_view key, const SourcePlace &line)
{
    const SourcePlace *from = keys.defaultLine(key);
    if (from == nullptr) {
        return { line, m_findings };
    }
    const auto told = m_told.try_emplace({ from->file, from->line, foldedKey(key) }, line).first;
    return { *from, told->second == line ? m_findings : m_again, true };
}

} // namespace apportion::slurm
