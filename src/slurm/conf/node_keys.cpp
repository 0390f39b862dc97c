// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/node_keys.h"

#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/conf/conf_text.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

constexpr std::uint64_t largest16 = std::numeric_limits<std::uint16_t>::max();

/// What a running cluster prints of a node and slurm.conf may say of it.
constexpr std::array<std::string_view, 7> printedKeys
    = { "Boards", "Sockets", "SocketsPerBoard", "CoresPerSocket", "ThreadsPerCore", "Weight", "Feature" };
constexpr std::array<std::string_view, 5> topologyKeys = { "Boards", "Sockets", "SocketsPerBoard", "CoresPerSocket", "ThreadsPerCore" };

template <typename Keys>
bool isOneOf(const Keys &keys, std::string_view key)
{
    return std::any_of(keys.begin(), keys.end(), [key](std::string_view one) { return isSameNodeKey(one, key); });
}

const ForeignKey *findKey(const NodeGroup &group, std::string_view key)
{
    const auto found = std::find_if(group.foreign.begin(), group.foreign.end(), [key](const ForeignKey &k) { return isSameNodeKey(k.key, key); });
    return found == group.foreign.end() ? nullptr : &*found;
}

/// How the cores of a node are arranged; 0 sockets: as many as the CPUs need.
struct Topology
{
    std::uint64_t boards = 1;
    std::uint64_t sockets = 0; ///< of all boards
    std::uint64_t coresPerSocket = 1;
    std::uint64_t threads = 1;

    explicit Topology(const NodeGroup &group)
    {
        const auto number = [&group](std::string_view key, std::uint64_t otherwise) {
            const ForeignKey *found = findKey(group, key);
            const std::optional<std::uint64_t> value = found == nullptr ? std::nullopt : confNumber(withoutQuotes(found->value), largest16);
            return value && *value != 0 ? *value : otherwise;
        };
        boards = number("Boards", 1);
        const std::uint64_t perBoard = number("SocketsPerBoard", 0);
        sockets = perBoard != 0 ? boards * perBoard : number("Sockets", 0);
        boards = sockets != 0 && sockets < boards ? 1 : boards; // as slurmctld has it then
        coresPerSocket = number("CoresPerSocket", 1);
        threads = number("ThreadsPerCore", 1);
    }
    bool operator==(const Topology &) const = default;

    /// Makes it one of that many CPUs and cores by other cores a socket and threads a core; false when none can be.
    bool fit(std::uint64_t cpus, std::uint64_t cores)
    {
        if (cores == 0 || cpus < cores || (sockets != 0 && cores % sockets != 0)) {
            return false;
        }
        const bool fits = sockets != 0 ? cpus == cores || cpus == cores * threads : cpus == cores * threads;
        if (!fits && cpus % cores != 0) {
            return false;
        }
        coresPerSocket = sockets != 0 ? cores / sockets : coresPerSocket;
        threads = fits ? threads : cpus / cores;
        return cores % coresPerSocket == 0 && coresPerSocket <= largest16 && threads <= largest16;
    }
    /// The CPUs of a node whose line does not name them.
    [[nodiscard]] std::uint64_t cpus() const { return sockets * coresPerSocket * threads; }
};

/// The arrangement of a group whose CPUs or cores may have been edited since its keys were read.
Topology fitted(const NodeGroup &group)
{
    Topology topology(group);
    Topology fit = topology;
    return fit.fit(group.cpus, group.cores) ? fit : topology;
}

/// "gpu:a100:4(S:0-1),nvme:1" without the sockets, which scontrol prints and slurm.conf does not take.
std::string plainGres(std::string_view written)
{
    std::string plain;
    int depth = 0;
    for (const char c : written == "(null)" ? std::string_view() : written) {
        depth += c == '(' ? 1 : 0;
        if (depth == 0) {
            plain += c;
        }
        depth -= c == ')' && depth > 0 ? 1 : 0;
    }
    return plain;
}

std::vector<std::string_view> sortedList(std::string_view written)
{
    std::vector<std::string_view> words;
    splitEach(withoutQuotes(written), ',', [&words](std::string_view word) { words.push_back(word); });
    std::sort(words.begin(), words.end());
    return words;
}

/// Whether a key has the same value in both; features stand in any order, and a weight is 1 unless it is given.
bool sameKey(const NodeGroup &a, const NodeGroup &b, std::string_view key)
{
    const ForeignKey *one = findKey(a, key);
    const ForeignKey *other = findKey(b, key);
    const std::string_view otherwise = isSameNodeKey(key, "Weight") ? "1" : "";
    const std::string_view was = one == nullptr ? otherwise : withoutQuotes(one->value);
    const std::string_view is = other == nullptr ? otherwise : withoutQuotes(other->value);
    return was == is || (isSameNodeKey(key, "Feature") && sortedList(was) == sortedList(is));
}

class Comparison
{
public:
    Comparison(const NodeGroup &line, const NodeGroup &known, const NodeGroup &after) : m_line(line), m_known(known), m_after(after) { }

    NodeKeyChanges run()
    {
        compareTopology();
        for (const schema::Field<NodeGroup> &field : schema::nodeGroupFields()) {
            compareField(field);
        }
        compareOthers();
        return std::move(m_changes);
    }

private:
    void compareField(const schema::Field<NodeGroup> &field)
    {
        const std::string_view word = field.word;
        if (word.empty() || word == "NodeName" || word == "CPUs") { // not of slurm.conf, what names the line, compareTopology()
            return;
        }
        const auto valueIn = [&](const NodeGroup &group) {
            const std::string text = schema::fieldText(field, group);
            return word == "Gres" ? plainGres(text) : text;
        };
        const std::string after = valueIn(m_after);
        if (after != valueIn(m_known) && after != valueIn(m_line)) {
            const std::string before = schema::fieldText(field, m_line);
            change(word, before.empty() ? before : confValue(before), after.empty() ? after : confValue(after));
        }
    }

    void change(std::string_view key, std::string before, std::string after)
    {
        m_changes.keys.push_back({ std::string(key), std::move(before), std::move(after) });
    }

    /// Of what a cluster does not print, a policy that was made from its listings knows nothing.
    [[nodiscard]] bool knowsAll() const
    {
        return std::any_of(m_after.foreign.begin(), m_after.foreign.end(), [](const ForeignKey &entry) { return !isOneOf(printedKeys, entry.key); });
    }

    /// The arrangement of the draft that the line comes to with the fewest changes.
    [[nodiscard]] std::optional<Topology> wanted() const
    {
        const Topology line(m_line);
        const Topology after = fitted(m_after);
        // Another arrangement was asked for by name, or is only how the cluster prints a line that names CPUs alone.
        const bool edited = &m_known == &m_line ? knowsAll() : after != fitted(m_known);
        const bool named = after.sockets != 0 && after != line && (line.sockets != 0 || edited);
        for (Topology candidate : { named ? after : line, named ? line : after }) {
            if ((candidate.sockets != 0 || line.sockets == 0) && candidate.fit(m_after.cpus, m_after.cores)) {
                return candidate;
            }
        }
        return std::nullopt;
    }

    void compareTopology()
    {
        if (m_after.cpus == m_known.cpus && m_after.cores == m_known.cores && fitted(m_after) == fitted(m_known)) {
            return;
        }
        const Topology before(m_line);
        const std::optional<Topology> after = wanted();
        if (!after) {
            m_changes.problem = { APPORTION_TEXT("The line's sockets cannot give %1 CPUs and %2 cores: change it by hand."),
                { std::to_string(m_after.cpus), std::to_string(m_after.cores) } };
            return;
        }
        const auto number = [this](std::string_view key, std::uint64_t was, std::uint64_t is) {
            if (was != is) {
                const ForeignKey *found = findKey(m_line, key);
                change(key, found == nullptr ? std::string() : found->value, std::to_string(is));
            }
        };
        number("Boards", before.boards, after->boards);
        const bool perBoard = findKey(m_line, "SocketsPerBoard") != nullptr;
        if (perBoard) {
            number("SocketsPerBoard", before.sockets / before.boards, after->sockets / after->boards);
        } else {
            number("Sockets", before.sockets, after->sockets);
        }
        number("CoresPerSocket", before.coresPerSocket, after->coresPerSocket);
        number("ThreadsPerCore", before.threads, after->threads);
        if (m_after.cpus != m_line.cpus || (*after != before && after->sockets != 0 && after->cpus() != m_after.cpus)) {
            change("CPUs", std::to_string(m_line.cpus), std::to_string(m_after.cpus));
        }
    }

    void compareOthers()
    {
        for (const ForeignKey &entry : m_after.foreign) {
            const ForeignKey *found = findKey(m_line, entry.key);
            // Where nodes are found is not said by a policy that never knew it.
            const bool mayAdd = found != nullptr || !isAddressKey(entry.key);
            if (mayAdd && !isOneOf(topologyKeys, entry.key) && !sameKey(m_after, m_known, entry.key) && !sameKey(m_after, m_line, entry.key)) {
                change(found == nullptr ? entry.key : found->key, found == nullptr ? std::string() : found->value, confWritten(entry.value));
            }
        }
        for (const ForeignKey &entry : m_line.foreign) {
            const bool gone = findKey(m_after, entry.key) == nullptr && findKey(m_known, entry.key) != nullptr;
            const bool meant = &m_known != &m_line || knowsAll() || isOneOf(printedKeys, entry.key);
            if (gone && meant && !isAddressKey(entry.key) && !isOneOf(topologyKeys, entry.key) && !sameKey(m_after, m_line, entry.key)) {
                change(entry.key, entry.value, {});
            }
        }
    }

    const NodeGroup &m_line;
    const NodeGroup &m_known;
    const NodeGroup &m_after;
    NodeKeyChanges m_changes;
};

} // namespace

NodeKeyChanges nodeKeyChanges(const NodeGroup &line, const NodeGroup &known, const NodeGroup &after)
{
    return Comparison(line, known, after).run();
}

bool isSameNodeKey(std::string_view a, std::string_view b)
{
    const auto folded = [](std::string_view key) {
        return sameIgnoringCase(key, "Procs") ? std::string_view("CPUs") : sameIgnoringCase(key, "Features") ? std::string_view("Feature") : key;
    };
    return sameIgnoringCase(folded(a), folded(b));
}

bool isPrintedNodeKey(std::string_view key)
{
    return isOneOf(printedKeys, key) || isSameNodeKey(key, "CPUs") || sameIgnoringCase(key, "RealMemory") || sameIgnoringCase(key, "Gres");
}

bool isAddressKey(std::string_view key)
{
    static constexpr std::array<std::string_view, 4> keys = { "NodeAddr", "NodeHostname", "BcastAddr", "Port" };
    return isOneOf(keys, key);
}

bool isAddressList(std::string_view value)
{
    return value.find_first_of("[,") != std::string_view::npos;
}

std::string nodeLine(const NodeGroup &group)
{
    std::string line = "NodeName=" + confValue(group.names) + " CPUs=" + std::to_string(group.cpus);
    Topology topology(group);
    const bool fits = topology.fit(group.cpus, group.cores);
    const auto number = [&line](const char *key, std::uint64_t value, std::uint64_t leftOut) {
        if (value != leftOut) {
            ((line += ' ') += key) += '=' + std::to_string(value);
        }
    };
    if (fits) {
        number("Boards", topology.boards, 1);
        number("Sockets", topology.sockets, 0);
        number("CoresPerSocket", topology.coresPerSocket, 1);
        number("ThreadsPerCore", topology.threads, 1);
    }
    line += " RealMemory=" + std::to_string(group.memoryMb);
    if (const std::string gres = plainGres(group.gresWritten); !gres.empty()) {
        line += " Gres=" + confValue(gres);
    }
    for (const ForeignKey &entry : group.foreign) {
        if (!isOneOf(topologyKeys, entry.key) && isConfKey(entry.key)) {
            line += ' ' + entry.key + '=' + confWritten(entry.value);
        }
    }
    return line;
}

} // namespace apportion::slurm
