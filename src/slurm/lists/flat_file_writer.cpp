// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/flat_file_writer.h"

#include "core/policy/flat_option.h"
#include "core/policy/number_text.h"
#include "core/schema/association_fields.h"
#include "core/schema/root_options.h"
#include "slurm/lists/flat_line.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace apportion::slurm
{

namespace
{

void appendNumber(std::string &text, std::uint32_t number)
{
    std::array<char, 12> buffer;
    text.append(buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr);
}

/// Kept text that must stay on its line.
void appendKept(std::string &text, std::string_view kept)
{
    for (const char c : kept) {
        text += c == '\n' || c == '\r' || c == '\0' ? ' ' : c;
    }
}

/// Options with Fairshare and Priority between them, where dump writes them: `…:DefaultQOS:Fairshare:limits:Priority:QOS`.
class OptionWriter
{
public:
    explicit OptionWriter(std::string &text) : m_text(text) { }

    void write(std::string_view options, std::uint32_t rawShares, std::uint32_t priority)
    {
        m_rawShares = rawShares;
        m_priority = priority;
        m_sharesDone = false;
        m_priorityDone = priority == noPriority;
        FlatOptionScanner scanner(options, false);
        FlatOptionView option;
        while (scanner.next(option)) {
            const schema::AssociationField *field = schema::findAssociationField(option.name);
            if (schema::isSameOption(schema::option::flags, option.name)) {
                continue; // no sacctmgr takes them from a file (file_functions.c, _parse_options, to 26.05)
            }
            if (!m_sharesDone && (field == nullptr || !field->beforeShares)) {
                writeShares();
            }
            if (!m_priorityDone && field != nullptr && field->word == schema::option::qos) {
                writeShares();
                writePriority();
            }
            m_text += ':';
            if (field != nullptr && schema::isTresList(*field) && option.value.find('.') != std::string_view::npos) {
                m_plain.clear();
                appendOption(m_plain, { std::string(option.name), wholeTresList(option.value), option.quoted });
                appendKept(m_text, m_plain);
            } else if (option.canonical) {
                appendKept(m_text, option.raw);
            } else { // sacctmgr would take a '#' for a comment, and a colon for the end
                m_plain.clear();
                appendOption(m_plain, { std::string(option.name), std::string(option.value), option.quoted });
                appendKept(m_text, m_plain);
            }
        }
        writeShares();
        writePriority();
    }

private:
    void writeShares()
    {
        if (!m_sharesDone) {
            m_text += ":Fairshare=";
            appendNumber(m_text, m_rawShares);
            m_sharesDone = true;
        }
    }

    void writePriority()
    {
        if (!m_priorityDone) {
            m_text += ":Priority=";
            appendNumber(m_text, m_priority);
            m_priorityDone = true;
        }
    }

    std::string &m_text;
    std::string m_plain;
    std::uint32_t m_rawShares = 1;
    std::uint32_t m_priority = noPriority;
    bool m_sharesDone = false;
    bool m_priorityDone = false;
};

class FlatFileWriter
{
public:
    FlatFileWriter(const Policy &policy, TextSink &sink) : m_sink(sink), m_tree(policy.associations), m_layout(m_tree.layout()), m_options(m_text) { }

    void write(const Policy &policy)
    {
        m_text
            += "# An empty cluster is built by the apply.sh of an export without a baseline; by hand, add the QOS, then: sacctmgr load file=NAME\n";
        if (!policy.qos->empty()) {
            m_text += "# Releases before 25.05 refuse QOS lines: take them out there.\n";
        }
        for (const Qos &qos : *policy.qos) {
            m_text += flatQosLine(qos);
            m_text += '\n';
        }
        m_text += "Cluster - " + flatQuote(policy.clusterName);
        if (!policy.clusterOptions.empty()) {
            m_text += ':';
            appendKept(m_text, policy.clusterOptions);
        }
        if (const std::uint32_t priority = m_tree.priority(AssociationTree::root()); priority != noPriority) {
            m_text += ":Priority=";
            appendNumber(m_text, priority);
        }
        m_text += '\n';
        writeBlocks();
        writeForeign(*policy.foreignAssociations);
        m_sink << m_text;
    }

private:
    using Position = TreeLayout::Position;

    /// The blocks of all accounts that have children, depth first; without recursion, since a tree may be deep.
    void writeBlocks()
    {
        std::vector<Position> waiting { 0 };
        while (!waiting.empty()) {
            const Position account = waiting.back();
            waiting.pop_back();
            const Position first = m_layout.firstChild(account);
            const Position last = first + m_layout.childCount(account);
            if (first == last) {
                continue;
            }
            m_text += "Parent - ";
            m_text += flatQuote(m_tree.name(m_layout.idAt(account)));
            m_text += '\n';
            if (account == 0 && isRootDescribed()) {
                writeChild(AssociationTree::root());
            }
            for (Position child = first; child < last; ++child) {
                writeChild(m_layout.idAt(child));
            }
            for (Position child = last; child > first; --child) {
                if (!m_layout.isUserAt(child - 1)) {
                    waiting.push_back(child - 1);
                }
            }
        }
    }

    /// Whether root has what only a line of its own can say; the file it was read from had one.
    [[nodiscard]] bool isRootDescribed() const
    {
        const AssociationId root = AssociationTree::root();
        return !m_tree.options(root).empty() || m_tree.rawShares(root) != AssociationTree().rawShares(root);
    }

    /// Lines that were not understood. Those that would be taken for a part of the last block stand as comments.
    void writeForeign(const std::vector<std::string> &lines)
    {
        if (!lines.empty()) {
            m_text += "# These lines were not understood, or stood twice, when they were read.\n";
        }
        bool ownBlock = false;
        for (const std::string &line : lines) {
            const FlatLine::Object object = splitFlatLine(trimmed(line), 0).object;
            ownBlock = ownBlock || object == FlatLine::Object::Parent;
            const bool safe = object == FlatLine::Object::Unknown || (ownBlock && object != FlatLine::Object::Cluster);
            m_text += safe ? "" : "# ";
            appendKept(m_text, line);
            m_text += '\n';
        }
    }

    void writeChild(AssociationId id)
    {
        if (const std::string flags = optionValue(m_tree.options(id), schema::option::flags); m_tree.isAccount(id) && !flags.empty()) {
            m_text += "# Flags of " + flatQuote(m_tree.name(id)) + ", which a file cannot give: " + flatQuote(flags) + '\n';
        }
        m_text += m_tree.isUser(id) ? "User - " : "Account - ";
        m_text += flatQuote(m_tree.name(id));
        if (!m_tree.partition(id).empty()) {
            m_text += ":Partition=";
            m_text += flatQuote(m_tree.partition(id));
        }
        m_options.write(m_tree.options(id), m_tree.rawShares(id), m_tree.priority(id));
        m_text += '\n';
        constexpr std::size_t atOnce = 64 << 10;
        if (m_text.size() >= atOnce) {
            m_sink << m_text;
            m_text.clear();
        }
    }

    TextSink &m_sink;
    const AssociationTree &m_tree;
    const TreeLayout &m_layout;
    std::string m_text;
    OptionWriter m_options;
};

/// sacctmgr writes six decimals; more where they are needed to read the same number back.
std::string factorText(double value)
{
    const std::string six = fixedText(value);
    double back = 0;
    std::from_chars(six.data(), six.data() + six.size(), back);
    return back == value ? six : shortestText(value);
}

} // namespace

std::string flatQuote(std::string_view text)
{
    FlatOption name { {}, std::string(text), true };
    for (char &c : name.value) {
        const auto byte = static_cast<unsigned char>(c);
        c = byte < 0x20 || byte == 0x7f ? ' ' : c;
    }
    std::string quoted;
    appendOption(quoted, name);
    return quoted;
}

std::string flatQosLine(const Qos &qos)
{
    std::string line = "QOS - " + flatQuote(qos.name);
    if (!qos.description.empty()) {
        line += ":Description=" + flatQuote(qos.description);
    }
    if (!qos.preempt.empty()) {
        line += ":Preempt=" + flatQuote(qos.preempt);
    }
    if (qos.priority != 0) {
        line += ":Priority=" + std::to_string(qos.priority);
    }
    if (qos.usageFactor != 1.0) {
        line += ":UsageFactor=" + factorText(qos.usageFactor);
    }
    for (const ForeignKey &kept : qos.foreign) {
        const ForeignKey entry = qosOption(kept);
        ((line += ':') += entry.key) += '=';
        appendKept(line, entry.value);
    }
    return line;
}

void writeFlatFile(TextSink &sink, const Policy &policy)
{
    // root stands in the line of the cluster, as sacctmgr dumps it
    const Policy parted = withRootInCluster(policy);
    FlatFileWriter(parted, sink).write(parted);
}

std::string flatFile(const Policy &policy)
{
    std::string text;
    StringSink sink(text);
    writeFlatFile(sink, policy);
    return text;
}

} // namespace apportion::slurm
