// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/script_steps.h"

#include "slurm/lists/flat_file_writer.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace apportion::slurm
{

namespace
{

using Phase = SacctmgrCommand::Phase;

/// Lines up to endOfList that the script writes to a file of its own.
void beginList(TextSink &sink, const char *name)
{
    sink << "cat >\"$work/" << name << "\" <<'END_OF_LIST' || full\n";
}

constexpr std::string_view endOfList = "END_OF_LIST\n";

bool isOneLine(std::string_view text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

/// What the notes of the draft say, as comments: each is one line, whatever it holds.
std::string noteLines(const std::vector<std::string> &notes)
{
    std::string text;
    for (const std::string &note : notes) {
        (text += "# Note on ") += note + '\n';
    }
    return text;
}

/// "# comment", the notes and the call, numbered.
std::string callText(std::size_t step, const SacctmgrCommand &command)
{
    const std::string call = noteLines(command.notes) + "run " + std::to_string(step) + ' ' + command.line() + '\n';
    return "\n# " + command.comment + '\n' + call;
}

/// One `sacctmgr load` of what all the commands at @p indices do.
/// @p back: accounts that slurmdbd knows keep their texts, which such a load would set.
void writeLoad(
    TextSink &sink, std::size_t step, const PackedCommands &commands, const std::vector<std::size_t> &indices, const std::string &cluster, bool back)
{
    sink << "\n";
    for (const std::size_t index : indices) { // sacctmgr takes lines apart that are longer than its own
        sink << noteLines(commands.notes(index));
    }
    beginList(sink, "load");
    sink << "Cluster - " << flatQuote(cluster) << "\n";
    std::string above;
    for (const std::size_t index : indices) {
        commands.writeFlatLines(sink, index, above);
    }
    sink << endOfList << (back ? "without_kept\n" : "") << "run " << std::to_string(step) << " sacctmgr -i load file=\"$work/load\"\n";
}

} // namespace

ScriptSteps::ScriptSteps(const PackedCommands &commands, bool mayLoad) : m_commands(commands), m_isLoaded(commands.size()), m_stepOf(commands.size())
{
    constexpr std::size_t mostCalls = 50;
    std::vector<bool> canLoad(commands.size());
    for (std::size_t i = 0; mayLoad && i < commands.size(); ++i) {
        canLoad[i] = (commands.phase(i) == Phase::Add || commands.phase(i) == Phase::Change) && commands.isLoadable(i);
    }
    for (const Phase phase : { Phase::Add, Phase::Change }) {
        std::size_t loads = 0;
        std::size_t calls = 0;
        for (std::size_t i = 0; i < commands.size(); ++i) {
            loads += commands.phase(i) == phase && canLoad[i] ? 1 : 0;
            calls += commands.phase(i) == phase && !canLoad[i] ? 1 : 0;
        }
        // what is added may stand below what is added by a call
        const bool isLoaded = loads > mostCalls && (calls == 0 || phase == Phase::Change);
        for (std::size_t i = 0; isLoaded && i < commands.size(); ++i) {
            m_isLoaded[i] = m_isLoaded[i] || (commands.phase(i) == phase && canLoad[i]);
        }
    }
    std::map<Phase, std::size_t> loads;
    std::size_t step = 0;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const bool known = m_isLoaded[i] && loads.contains(commands.phase(i));
        m_stepOf[i] = known ? loads.at(commands.phase(i)) : ++step;
        if (m_isLoaded[i]) {
            loads[commands.phase(i)] = m_stepOf[i];
        }
    }
}

void ScriptSteps::writePlan(TextSink &sink, const ClusterState &state) const
{
    beginList(sink, "plan");
    constexpr std::size_t atOnce = 65536; // bytes
    std::string lines;
    for (const StateChange &change : state.changes()) {
        const std::string_view before = change.kind == StateChange::Kind::AnyBefore ? "\"any\""
            : change.kind == StateChange::Kind::OnTheWay                            ? "\"way\""
                                                                                    : change.before.value_or("\"absent\"");
        const std::size_t begin = lines.size();
        lines += std::to_string(change.step == 0 ? 0 : m_stepOf[change.step - 1]);
        for (const std::string_view column : { change.object, change.shown, before, change.after.value_or("\"absent\"") }) {
            (lines += '|') += column;
        }
        if (!isOneLine(std::string_view(lines).substr(begin))) {
            lines.resize(begin);
            continue;
        }
        lines += '\n';
        if (lines.size() >= atOnce) {
            sink << lines;
            lines.clear();
        }
    }
    sink << lines << endOfList;
}

void ScriptSteps::writeRemovals(TextSink &sink) const
{
    sink << "\nremovals() {\n";
    for (std::size_t i = 0; i < m_commands.size();) {
        std::size_t end = i + 1;
        if (!m_commands.removes(i)) {
            i = end;
            continue;
        }
        while (end < m_commands.size() && m_commands.removes(end) && m_commands.turn(end) == m_commands.turn(i)) {
            ++end;
        }
        if (end - i == 1) {
            sink << callText(m_stepOf[i], m_commands.command(i));
        } else {
            writeOneByOne(sink, i, end);
        }
        i = end;
    }
    sink << "    :\n}\n";
}

void ScriptSteps::writeChanges(TextSink &sink, const std::string &cluster, bool back) const
{
    sink << "\nchanges() {\n";
    std::size_t loaded = 0; // the step that was written last
    for (std::size_t i = 0; i < m_commands.size(); ++i) {
        if (m_commands.removes(i)) {
            continue;
        }
        if (!m_isLoaded[i]) {
            sink << callText(m_stepOf[i], m_commands.command(i));
            continue;
        }
        if (m_stepOf[i] == loaded) {
            continue;
        }
        loaded = m_stepOf[i];
        std::vector<std::size_t> together;
        for (std::size_t j = i; j < m_commands.size(); ++j) {
            if (m_stepOf[j] == loaded) {
                together.push_back(j);
            }
        }
        writeLoad(sink, loaded, m_commands, together, cluster, back);
    }
    sink << "    :\n}\n";
}

void ScriptSteps::writeOneByOne(TextSink &sink, std::size_t begin, std::size_t end) const
{
    sink << "\nfor each in $(last_first";
    for (std::size_t i = begin; i < end; ++i) {
        sink << " " << std::to_string(m_stepOf[i]);
    }
    sink << "); do\ncase $each in\n";
    for (std::size_t i = begin; i < end; ++i) {
        sink << std::to_string(m_stepOf[i]) << ")" << callText(m_stepOf[i], m_commands.command(i)) << ";;\n";
    }
    sink << "esac\ndone\n";
}
} // namespace apportion::slurm
