// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/node_patch.h"

#include "slurm/conf/above_defaults.h"
#include "slurm/conf/conf_editor.h"
#include "slurm/conf/conf_text.h"
#include "slurm/conf/node_keys.h"
#include "slurm/conf/node_uses.h"
#include "slurm/text/host_list.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

namespace apportion::slurm
{

namespace
{

constexpr std::uint32_t none = 0xffffffff;

/// Where one node stands: the line of the file, and its groups.
struct Standing
{
    std::uint32_t line = none;
    std::uint32_t known = none;
    std::uint32_t draft = none;
};

/// Nodes of a line that need the same changes.
struct Piece
{
    NodeKeyChanges changes;
    std::vector<std::string> hosts;
    std::uint32_t group = none; ///< of the draft, of the first one of them
};

class NodePatcher
{
public:
    NodePatcher(ConfEditor &editor, const ConfReading &asRead, const std::string &file, const std::vector<ConfLine> &lines, const Policy &draft,
        const Policy &known, Diagnostics &findings)
        : m_editor(editor), m_asRead(asRead), m_file(file), m_lines(*asRead.policy.nodeGroups), m_groups(*draft.nodeGroups),
          m_known(*known.nodeGroups), m_problems(findings), m_uses(draft), m_defaults(lines, "NodeName")
    {
    }

    void run()
    {
        findLines();
        index(m_lines, &Standing::line);
        index(m_known, &Standing::known);
        for (const std::uint32_t group : index(m_groups, &Standing::draft)) {
            m_anyUnreadable = true;
            if (isMain()) {
                report(group, { APPORTION_TEXT("Its list of nodes cannot be read: correct it."), {} });
            }
        }
        findHomes();
        findRenamed();
        for (std::uint32_t line = 0; line < m_lines.size(); ++line) {
            patchLine(line);
        }
        for (const auto &[group, hosts] : m_new) {
            if (isMain()) {
                addLine(group, hosts);
            }
        }
    }

private:
    // --- what stands where ---

    /// Whether this is slurm.conf itself, and not a file that it includes.
    [[nodiscard]] bool isMain() const { return m_file == m_asRead.fileName; }

    /// Whether the line of a group of the file is in a file that is patched: this one, or another.
    [[nodiscard]] bool isInReach(std::uint32_t line) const { return m_written[line] != nullptr || m_asRead.includes(m_asRead.nodeGroups[line].file); }

    /// The lines of this file that the reader made groups of; those of other files have none.
    void findLines()
    {
        for (const SourcePlace &place : m_asRead.nodeGroups) {
            const ConfLine *line = place.file == m_file ? m_editor.findLine(place.line) : nullptr;
            m_written.push_back(line != nullptr && ConfEditor::findPair(*line, "NodeName") != nullptr ? line : nullptr);
        }
    }

    /// Notes in which group each node is; returns the groups whose lists cannot be read.
    std::vector<std::uint32_t> index(const std::vector<NodeGroup> &groups, std::uint32_t Standing::*place)
    {
        std::vector<std::uint32_t> unreadable;
        for (std::uint32_t i = 0; i < groups.size(); ++i) {
            const HostList list = expandHosts(groups[i].names);
            if (!list || list.hosts.empty()) {
                unreadable.push_back(i);
                continue;
            }
            for (const std::string &host : list.hosts) {
                std::uint32_t &standing = m_nodes[host].*place;
                standing = standing == none ? i : standing; // as for slurmctld, the first one counts
            }
        }
        return unreadable;
    }

    /// For the nodes that the draft adds: the line that has most of their group, or a line of their own.
    void findHomes()
    {
        for (std::uint32_t group = 0; group < m_groups.size(); ++group) {
            std::map<std::uint32_t, std::size_t> counts;
            std::vector<std::string> added;
            for (std::string &host : expandHosts(m_groups[group].names).hosts) {
                const Standing &standing = m_nodes[host];
                if (standing.draft == group && standing.line != none) {
                    ++counts[standing.line];
                } else if (standing.draft == group && (standing.known == none || &m_known == &m_lines)) {
                    added.push_back(std::move(host));
                }
            }
            const auto home = std::max_element(counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
            if (!added.empty() && home != counts.end()) {
                m_joining[home->first].emplace_back(group, std::move(added));
            } else if (!added.empty()) {
                m_new.emplace(group, std::move(added));
            }
        }
    }

    /// A group that went, and a new one that is the same but for its names, are one that was renamed.
    void findRenamed()
    {
        for (std::uint32_t line = 0; line < m_lines.size(); ++line) {
            const HostList hosts = expandHosts(m_lines[line].names);
            const std::uint32_t known = hosts.hosts.empty() ? none : m_nodes[hosts.hosts.front()].known;
            const bool gone = known != none && std::all_of(hosts.hosts.begin(), hosts.hosts.end(), [&](const std::string &host) {
                return m_nodes[host].known == known && m_nodes[host].draft == none;
            });
            if (!gone || !isInReach(line) || m_known[known].count != hosts.hosts.size()) {
                continue;
            }
            const auto same = std::find_if(m_new.begin(), m_new.end(), [&](const auto &entry) {
                const NodeGroup &group = m_groups[entry.first];
                NodeGroup named = m_known[known];
                named.names = group.names;
                named.chip = group.chip;
                named.owner = group.owner;
                named.owners = group.owners;
                return entry.second.size() == hosts.hosts.size() && named == group;
            });
            if (same != m_new.end()) {
                m_renamed.emplace(line, same->first);
                m_new.erase(same);
            }
        }
    }

    // --- lines that are there ---

    /// What the nodes of a line need, by kind of change, in the order of the line; those that stay as they are first.
    std::vector<Piece> piecesOf(std::uint32_t line, std::vector<std::string> &gone)
    {
        std::vector<Piece> pieces(1);
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> byGroups;
        const auto add = [&](std::uint32_t known, std::uint32_t group, std::string host) {
            auto [piece, isNew] = byGroups.emplace(std::pair(known, group), 0);
            if (isNew && group != none) {
                const NodeGroup &before = known == none ? m_lines[line] : m_known[known];
                Piece made { nodeKeyChanges(m_lines[line], before, m_groups[group]), {}, group };
                const auto same = std::find_if(pieces.begin(), pieces.end(), [&made](const Piece &other) {
                    return other.changes.keys == made.changes.keys && other.changes.problem.isEmpty() == made.changes.problem.isEmpty();
                });
                piece->second = static_cast<std::size_t>(same - pieces.begin());
                if (same == pieces.end()) {
                    pieces.push_back(std::move(made));
                }
            }
            Piece &chosen = pieces[piece->second];
            chosen.group = chosen.group == none ? group : chosen.group;
            chosen.hosts.push_back(std::move(host));
        };
        for (std::string &host : expandHosts(m_lines[line].names).hosts) {
            const Standing &standing = m_nodes[host];
            if (standing.line == line && standing.draft == none && standing.known != none) {
                gone.push_back(std::move(host));
            } else {
                add(standing.known, standing.line == line ? standing.draft : none, std::move(host));
            }
        }
        for (auto &[group, hosts] : m_joining[line]) {
            const std::uint32_t known = knownOf(line, group);
            for (std::string &host : hosts) {
                add(known, group, std::move(host));
            }
        }
        std::erase_if(pieces, [](const Piece &piece) { return piece.hosts.empty(); });
        return pieces;
    }

    /// As which the nodes of a line that are of that group were known.
    [[nodiscard]] std::uint32_t knownOf(std::uint32_t line, std::uint32_t group)
    {
        for (const std::string &host : expandHosts(m_lines[line].names).hosts) {
            if (m_nodes[host].draft == group) {
                return m_nodes[host].known;
            }
        }
        return none;
    }

    void patchLine(std::uint32_t line)
    {
        if (m_written[line] == nullptr && (!isMain() || isInReach(line))) {
            return; // it is of another file, which is patched by itself
        }
        if (const auto renamed = m_renamed.find(line); renamed != m_renamed.end()) {
            Piece whole { {}, expandHosts(m_groups[renamed->second].names).hosts, renamed->second };
            change(line, { std::move(whole) }, true);
            return;
        }
        std::vector<std::string> gone;
        std::vector<Piece> pieces = piecesOf(line, gone);
        const std::string user = m_uses.userOf(gone);
        if (!user.empty() || (m_anyUnreadable && !gone.empty())) {
            if (!user.empty()) {
                reportLine(line, { APPORTION_TEXT("%1 still names nodes of it: take them out there first."), { user } });
            }
            if (pieces.empty()) {
                return;
            }
            pieces.front().hosts.insert(pieces.front().hosts.end(), gone.begin(), gone.end());
            gone.clear();
        }
        const bool unchanged = std::all_of(
            pieces.begin(), pieces.end(), [](const Piece &piece) { return piece.changes.keys.empty() && piece.changes.problem.isEmpty(); });
        if (unchanged && gone.empty() && m_joining[line].empty()) {
            return;
        }
        if (pieces.empty()) {
            remove(line);
        } else {
            const bool otherNames = !gone.empty() || !m_joining[line].empty() || pieces.size() > 1;
            change(line, std::move(pieces), otherNames);
        }
    }

    void remove(std::uint32_t line)
    {
        const ConfLine *written = m_written[line];
        if (written == nullptr) {
            reportLine(line, includedText());
            return;
        }
        m_editor.commentOut(*written);
        m_editor.note({ ConfChange::Kind::Removed, m_lines[line].names, "NodeName", nodeLine(m_lines[line]), {}, written->place.line });
    }

    /// The host list of a piece: as its group writes it when it is all of the group.
    [[nodiscard]] std::string namesOf(const Piece &piece) const
    {
        if (piece.group != none) {
            const HostList all = expandHosts(m_groups[piece.group].names);
            if (std::set(all.hosts.begin(), all.hosts.end()) == std::set(piece.hosts.begin(), piece.hosts.end())) {
                return m_groups[piece.group].names;
            }
        }
        return hostListOf(piece.hosts);
    }

    /// The address key of a line that another number of nodes would no longer fit.
    [[nodiscard]] std::string hinderingKey(std::uint32_t line, const std::vector<Piece> &pieces) const
    {
        const std::size_t count = m_lines[line].count;
        const bool sameCount = pieces.size() == 1 && pieces.front().hosts.size() == count;
        for (const ForeignKey &entry : m_lines[line].foreign) {
            if (isAddressKey(entry.key) && !sameCount && (isAddressList(entry.value) || (count == 1 && !sameIgnoringCase(entry.key, "Port")))) {
                return entry.key;
            }
        }
        return {};
    }

    void change(std::uint32_t line, std::vector<Piece> pieces, bool otherNames)
    {
        const ConfLine *written = m_written[line];
        for (const Piece &piece : pieces) {
            if (!piece.changes.problem.isEmpty()) {
                report(piece.group, piece.changes.problem);
            }
        }
        if (written == nullptr) {
            reportLine(line, includedText(), pieces.front().group);
            for (const Piece &piece : pieces) {
                NodeGroup shown = piece.group == none ? m_lines[line] : m_groups[piece.group];
                shown.names = namesOf(piece);
                m_editor.addLine("# in an included file: " + nodeLine(shown));
                m_editor.note({ ConfChange::Kind::Changed, shown.names, "NodeName", nodeLine(m_lines[line]), nodeLine(shown), 0 });
            }
            return;
        }
        if (const std::string key = otherNames ? hinderingKey(line, pieces) : std::string(); !key.empty()) {
            reportLine(
                line, { APPORTION_TEXT("%1 of the line says where each node is found: change the line by hand."), { key } }, pieces.front().group);
            return;
        }
        for (std::size_t i = 1; i < pieces.size(); ++i) { // each stands below those that were inserted before it
            m_editor.insertBelow(*written, copyOf(*written, pieces[i]));
        }
        changeKeys(m_editor, *written, pieces.front(), otherNames);
    }

    /// The line once more, for other nodes and with other values.
    std::string copyOf(const ConfLine &written, const Piece &piece)
    {
        const ConfPair &name = *ConfEditor::findPair(written, "NodeName");
        const std::string text(m_editor.original().substr(name.keyBegin, written.contentEnd - name.keyBegin));
        ConfEditor copy(text);
        changeKeys(copy, copy.lines().front(), piece, true);
        std::string made = copy.apply();
        m_editor.note({ ConfChange::Kind::Added, namesOf(piece), "NodeName", {}, made, 0 });
        return made;
    }

    /// Whether the value of a key under its other name does nothing, since a DEFAULT line has it under this one.
    [[nodiscard]] bool isBeaten(const ConfPair &pair, std::string_view key) const
    {
        const std::vector<ConfPair> &given = m_defaults.handedDown();
        return sameIgnoringCase(pair.key, "Procs") && !sameIgnoringCase(key, pair.key)
            && std::any_of(given.begin(), given.end(), [key](const ConfPair &one) { return sameIgnoringCase(one.key, key); });
    }

    void changeKeys(ConfEditor &editor, const ConfLine &written, const Piece &piece, bool otherNames)
    {
        const ConfPair &name = *ConfEditor::findPair(written, "NodeName");
        const std::string before = name.value;
        if (const std::string names = namesOf(piece); otherNames && names != before) {
            editor.setKey(written, before, "NodeName", names);
        }
        for (const NodeKeyChange &entry : piece.changes.keys) {
            const auto pair = std::find_if(written.pairs.rbegin(), written.pairs.rend(),
                [&entry](const ConfPair &candidate) { return isSameNodeKey(candidate.key, entry.key); });
            const bool here = pair != written.pairs.rend() && !isBeaten(*pair, entry.key);
            if (!here && entry.after.empty()) {
                report(piece.group, { APPORTION_TEXT("A NodeName=DEFAULT line gives it %1, which its own line cannot take back."), { entry.key } });
            } else if (!here || pair->value != entry.after) {
                editor.setKey(written, before, here ? pair->key : entry.key, entry.after, confValue(entry.after) != entry.after);
            }
        }
    }

    // --- new lines ---

    void addLine(std::uint32_t group, const std::vector<std::string> &hosts)
    {
        NodeGroup added = m_groups[group];
        added.names = namesOf({ {}, hosts, group });
        for (const ForeignKey &entry : added.foreign) {
            if (isAddressKey(entry.key) && (isAddressList(entry.value) || hosts.size() == 1)) {
                m_problems.push_back({ Severity::Warning, "not-exported",
                    { APPORTION_TEXT("The new line NodeName=%1 is written without %2."), { added.names, entry.key } },
                    { APPORTION_TEXT("Add by hand where these nodes are found, if their names do not say it."), {} }, {}, reference(group) });
            }
        }
        std::erase_if(added.foreign,
            [&hosts](const ForeignKey &entry) { return isAddressKey(entry.key) && (isAddressList(entry.value) || hosts.size() == 1); });
        const std::string line = placeLine(nodeLine(added));
        m_editor.note({ ConfChange::Kind::Added, added.names, "NodeName", {}, line, 0 });
    }

    /// Puts the line above the DEFAULT lines when they would give it what the draft does not have; what the draft does not know of
    /// any node it then has from them as before. Returns the line as it was written.
    std::string placeLine(std::string line)
    {
        std::vector<std::string> stray;
        const std::vector<ConfPair> own = parsePairs(line, stray);
        bool inherits = false;
        std::string kept;
        for (const ConfPair &given : m_defaults.handedDown()) {
            if (std::any_of(own.begin(), own.end(), [&given](const ConfPair &pair) { return isSameNodeKey(pair.key, given.key); })) {
                continue;
            }
            if (knows(given.key)) {
                inherits = true;
            } else {
                kept += ' ' + given.key + '=' + confWritten(given.written);
            }
        }
        if (inherits) {
            line += kept;
            m_defaults.addAbove(m_editor, m_file, line);
        } else {
            m_editor.addLine(line);
        }
        return line;
    }

    /// Whether the draft says of nodes whether they have a key: where they are found it does not, and one that was made of a running
    /// cluster's listings knows nothing of what these do not print.
    [[nodiscard]] bool knows(std::string_view key) const
    {
        if (isAddressKey(key)) {
            return false;
        }
        const auto has = [key](const NodeGroup &group) {
            return std::any_of(group.foreign.begin(), group.foreign.end(), [key](const ForeignKey &entry) { return isSameNodeKey(entry.key, key); });
        };
        return &m_known == &m_lines || isPrintedNodeKey(key) || std::any_of(m_known.begin(), m_known.end(), has);
    }

    // --- findings ---

    [[nodiscard]] ObjectRef reference(std::uint32_t group) const
    {
        return group == none ? ObjectRef {} : ObjectRef { ObjectRef::Kind::NodeGroup, group, m_groups[group].names };
    }

    void report(std::uint32_t group, Text advice)
    {
        m_problems.push_back(
            { Severity::Warning, "not-exported", notExportedText("NodeName=" + m_groups[group].names), std::move(advice), {}, reference(group) });
    }

    void reportLine(std::uint32_t line, Text advice, std::uint32_t group = none)
    {
        m_problems.push_back(
            { Severity::Warning, "not-exported", notExportedText("NodeName=" + m_lines[line].names), std::move(advice), {}, reference(group) });
    }

    ConfEditor &m_editor;
    const ConfReading &m_asRead;
    const std::string &m_file; // that is patched
    const std::vector<NodeGroup> &m_lines; // what the file says
    const std::vector<NodeGroup> &m_groups; // the draft's
    const std::vector<NodeGroup> &m_known;
    Diagnostics &m_problems;
    NodeUses m_uses;
    DefaultLines m_defaults;
    std::vector<const ConfLine *> m_written; // by line
    std::unordered_map<std::string, Standing> m_nodes;
    std::map<std::uint32_t, std::vector<std::pair<std::uint32_t, std::vector<std::string>>>> m_joining; // by line: groups and their new nodes
    std::map<std::uint32_t, std::vector<std::string>> m_new; // by group: nodes that get a line of their own
    std::map<std::uint32_t, std::uint32_t> m_renamed; // by line: the group
    bool m_anyUnreadable = false; // a group of the draft: nobody knows which nodes went
};

} // namespace

void patchNodes(ConfEditor &editor, const ConfReading &asRead, const std::string &file, const std::vector<ConfLine> &lines, const Policy &draft,
    const Policy &known, Diagnostics &findings)
{
    const bool same = draft.nodeGroups.sharesWith(known.nodeGroups) || *draft.nodeGroups == *known.nodeGroups;
    if (!same && !draft.nodeGroups->empty() && !known.nodeGroups->empty()) {
        NodePatcher(editor, asRead, file, lines, draft, known, findings).run();
    }
}

Text notExportedText(const std::string &line)
{
    return { APPORTION_TEXT("%1 is changed in the draft, and not in the exported slurm.conf."), { line } };
}

Text includedText()
{
    return { APPORTION_TEXT("It stands in an included file: change it there. A comment at the end of slurm.conf has its new text, if it has one."),
        {} };
}

} // namespace apportion::slurm
