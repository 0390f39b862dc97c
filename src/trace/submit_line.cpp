// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/submit_line.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "slurm/text/shell_words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <utility>

namespace apportion::trace
{

namespace
{

using Take = void (*)(SubmitLine &line, std::string_view value);

std::uint32_t countOf(std::string_view text)
{
    const std::optional<std::uint64_t> count = countWithUnit(text, '\0');
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(count.value_or(0), std::numeric_limits<std::int32_t>::max()));
}

template <std::string SubmitLine::*member>
void takeText(SubmitLine &line, std::string_view value)
{
    line.*member = std::string(value);
}

template <std::uint32_t SubmitLine::*member>
void takeCount(SubmitLine &line, std::string_view value)
{
    line.*member = countOf(value);
}

template <std::optional<std::uint64_t> SubmitLine::*member>
void takeMemory(SubmitLine &line, std::string_view value)
{
    if (const std::optional<std::uint64_t> mb = countWithUnit(value, 'M')) {
        line.*member = mb;
    }
}

template <bool SubmitLine::*member>
void takeFlag(SubmitLine &line, std::string_view /*value*/)
{
    line.*member = true;
}

/// "--mem=0": all of a node.
void takeNodeMemory(SubmitLine &line, std::string_view value)
{
    takeMemory<&SubmitLine::memoryPerNode>(line, value);
    line.takesWholeMemory = line.memoryPerNode == std::uint64_t { 0 };
}

/// "2", "2-4"
void takeNodes(SubmitLine &line, std::string_view value)
{
    const std::size_t dash = value.find('-');
    line.minNodes = countOf(value.substr(0, dash));
    line.maxNodes = dash == std::string_view::npos ? line.minNodes : countOf(value.substr(dash + 1));
}

void takeNice(SubmitLine &line, std::string_view value)
{
    constexpr std::int64_t mostNice = 2147483645;
    line.nice = static_cast<std::int32_t>(std::clamp(value.empty() ? 100 : wholeNumber(value).value_or(0), -mostNice, mostNice));
}

void takeArray(SubmitLine &line, std::string_view value)
{
    const std::size_t percent = value.find('%');
    line.arrayTasks.assign(value.substr(0, percent));
    line.arrayLimit = percent == std::string_view::npos ? 0 : countOf(value.substr(percent + 1));
}

/// Tasks may outnumber the CPUs that the job asks for.
void takeOvercommit(SubmitLine &line, std::string_view /*value*/)
{
    line.overcommits = true;
    line.hasOtherOptions = true;
}

/// Accounting keeps the line without its quotes: nobody knows where the command ends.
void takeWrapped(SubmitLine &line, std::string_view /*value*/)
{
    line.isWrapped = true;
}

/// A count or a type and a count of GPUs of each node.
void takeGpusPerNode(SubmitLine &line, std::string_view value)
{
    splitEach(value, ',', [&](std::string_view entry) { ((line.gres += line.gres.empty() ? "" : ",") += "gpu:") += entry; });
}

/// "cpu=4,gres/gpu:a100=1", with ':' instead of '=' before 24.05. Of the others nothing is known here.
void takeTresPerTask(SubmitLine &line, std::string_view value)
{
    constexpr std::string_view ofGpu = "gres/gpu";
    splitEach(value, ',', [&](std::string_view entry) {
        std::string text(entry);
        std::replace(text.begin(), text.end(), '=', ':');
        text.replace(text.starts_with("gres:") ? 4 : text.size(), text.starts_with("gres:") ? 1 : 0, text.starts_with("gres:") ? "/" : "");
        if (text.starts_with("cpu:")) {
            line.cpusPerTask = countOf(std::string_view(text).substr(4));
        } else if (text.starts_with(ofGpu)) {
            const std::string_view count = std::string_view(text).substr(std::min(ofGpu.size() + 1, text.size()));
            (line.gpusPerTask += line.gpusPerTask.empty() ? "" : ",") += count.empty() ? "1" : count;
        } else {
            line.hasOtherOptions = true;
        }
    });
}

/// An option that changes where or when a job may start.
void takeOther(SubmitLine &line, std::string_view /*value*/)
{
    line.hasOtherOptions = true;
}

void takeExclusive(SubmitLine &line, std::string_view value)
{
    line.isExclusive = value.empty() || value == "exclusive";
    line.hasOtherOptions = line.hasOtherOptions || !line.isExclusive; // of a user or an account alone
}

/// Planes and given places make another number of CPUs on a node; the other ways to spread tasks do not.
void takeDistribution(SubmitLine &line, std::string_view value)
{
    line.hasOtherOptions = line.hasOtherOptions || value.starts_with("plane") || value.starts_with("arbitrary");
}

void takeHint(SubmitLine &line, std::string_view value)
{
    splitEach(value, ',', [&line](std::string_view hint) {
        line.usesOneThread = hint == "nomultithread" || (line.usesOneThread && hint != "multithread");
        line.hasOtherOptions = line.hasOtherOptions || hint == "memory_bound";
    });
}

void takeThreads(SubmitLine &line, std::string_view value)
{
    line.usesOneThread = value == "1";
    line.hasOtherOptions = line.hasOtherOptions || (value != "1" && countOf(value) > 2);
}

enum class Argument : std::uint8_t { None, Optional, Needed, OfSrun };

struct SubmitOption
{
    std::string_view name;
    char letter;
    Argument argument;
    Take take; ///< nullptr: passed over
};

/// Options that say something here, those without a value, which an option that is not known is taken to have, and those that
/// would otherwise be abbreviations of others.
constexpr std::array<SubmitOption, 117> submitOptions = { {
    { "account", 'A', Argument::Needed, takeText<&SubmitLine::account> },
    { "array", 'a', Argument::Needed, takeArray },
    { "batch", '\0', Argument::Needed, takeOther },
    { "bb", '\0', Argument::Needed, takeOther },
    { "bbf", '\0', Argument::Needed, takeOther },
    { "begin", 'b', Argument::Needed, takeText<&SubmitLine::begin> },
    { "cluster-constraint", '\0', Argument::Needed, takeOther },
    { "consolidate-segments", '\0', Argument::None, takeOther },
    { "constraint", 'C', Argument::Needed, takeText<&SubmitLine::features> },
    { "contiguous", '\0', Argument::None, takeOther },
    { "core-spec", 'S', Argument::Needed, takeOther },
    { "cores-per-socket", '\0', Argument::Needed, takeOther },
    { "cpus-per-gpu", '\0', Argument::Needed, takeOther },
    { "cpus-per-task", 'c', Argument::Needed, takeCount<&SubmitLine::cpusPerTask> },
    { "deadline", '\0', Argument::Needed, takeOther },
    { "delay-boot", '\0', Argument::Needed, takeOther },
    { "dependency", 'd', Argument::Needed, takeText<&SubmitLine::dependency> },
    { "distribution", 'm', Argument::Needed, takeDistribution },
    { "exclude", 'x', Argument::Needed, takeText<&SubmitLine::exclude> },
    { "exclusive", '\0', Argument::Optional, takeExclusive },
    { "extra-node-info", 'B', Argument::Needed, takeOther },
    { "gpus", 'G', Argument::Needed, takeText<&SubmitLine::gpus> },
    { "gpus-per-node", '\0', Argument::Needed, takeGpusPerNode },
    { "gpus-per-socket", '\0', Argument::Needed, takeOther },
    { "gpus-per-task", '\0', Argument::Needed, takeText<&SubmitLine::gpusPerTask> },
    { "gres", '\0', Argument::Needed, takeText<&SubmitLine::gres> },
    { "gres-flags", '\0', Argument::Needed, takeOther },
    { "hint", '\0', Argument::Needed, takeHint },
    { "hold", 'H', Argument::None, takeFlag<&SubmitLine::isHeld> },
    { "job-name", 'J', Argument::Needed, takeText<&SubmitLine::jobName> },
    { "licenses", 'L', Argument::Needed, takeText<&SubmitLine::licenses> },
    { "mem", '\0', Argument::Needed, takeNodeMemory },
    { "mem-per-cpu", '\0', Argument::Needed, takeMemory<&SubmitLine::memoryPerCpu> },
    { "mcs-label", '\0', Argument::Needed, takeOther },
    { "mem-per-gpu", '\0', Argument::Needed, takeMemory<&SubmitLine::memoryPerGpu> },
    { "mincpus", '\0', Argument::Needed, takeCount<&SubmitLine::cpusPerNode> },
    { "nice", '\0', Argument::Optional, takeNice },
    { "no-requeue", '\0', Argument::None, takeFlag<&SubmitLine::needNotRequeue> },
    { "nodefile", 'F', Argument::Needed, takeOther },
    { "nodelist", 'w', Argument::Needed, takeText<&SubmitLine::nodeList> },
    { "nodes", 'N', Argument::Needed, takeNodes },
    { "ntasks", 'n', Argument::Needed, takeCount<&SubmitLine::tasks> },
    { "ntasks-per-core", '\0', Argument::Needed, takeOther },
    { "ntasks-per-gpu", '\0', Argument::Needed, takeOther },
    { "ntasks-per-tres", '\0', Argument::Needed, takeOther },
    { "ntasks-per-node", '\0', Argument::Needed, takeCount<&SubmitLine::tasksPerNode> },
    { "ntasks-per-socket", '\0', Argument::Needed, takeOther },
    { "tasks-per-node", '\0', Argument::Needed, takeCount<&SubmitLine::tasksPerNode> },
    { "overcommit", 'O', Argument::None, takeOvercommit },
    { "oversubscribe", 's', Argument::None, takeOther },
    { "partition", 'p', Argument::Needed, takeText<&SubmitLine::partitions> },
    { "prefer", '\0', Argument::Needed, takeOther },
    { "priority", '\0', Argument::Needed, takeOther },
    { "qos", 'q', Argument::Needed, takeText<&SubmitLine::qos> },
    { "reboot", '\0', Argument::None, takeOther },
    { "reservation", '\0', Argument::Needed, takeText<&SubmitLine::reservation> },
    { "resources", '\0', Argument::Needed, takeOther },
    { "resv-ports", '\0', Argument::Optional, takeOther },
    { "segment", '\0', Argument::Needed, takeOther },
    { "sockets-per-node", '\0', Argument::Needed, takeOther },
    { "spread-job", '\0', Argument::None, takeOther },
    { "spread-segments", '\0', Argument::None, takeOther },
    { "switches", '\0', Argument::Needed, takeOther },
    { "thread-spec", '\0', Argument::Needed, takeOther },
    { "threads-per-core", '\0', Argument::Needed, takeThreads },
    { "time", 't', Argument::Needed, takeText<&SubmitLine::timeLimit> },
    { "time-min", '\0', Argument::Needed, takeOther },
    { "tmp", '\0', Argument::Needed, takeOther },
    { "tres-per-task", '\0', Argument::Needed, takeTresPerTask },
    { "uid", '\0', Argument::Needed, takeText<&SubmitLine::user> },
    { "use-min-nodes", '\0', Argument::None, takeOther },
    { "async", '\0', Argument::None, nullptr },
    { "bcast", '\0', Argument::Optional, nullptr },
    { "bcast-exclude", '\0', Argument::Needed, nullptr },
    { "bell", '\0', Argument::None, nullptr },
    { "cluster", '\0', Argument::Needed, nullptr },
    { "clusters", 'M', Argument::Needed, nullptr },
    { "compress", '\0', Argument::Optional, nullptr },
    { "debugger-test", '\0', Argument::None, nullptr },
    { "disable-status", 'X', Argument::None, nullptr },
    { "exact", '\0', Argument::None, nullptr },
    { "external", '\0', Argument::None, nullptr },
    { "external-launcher", '\0', Argument::None, nullptr },
    { "extra", '\0', Argument::Needed, nullptr },
    { "get-user-env", '\0', Argument::Optional, nullptr },
    { "help", 'h', Argument::None, nullptr },
    { "ignore-pbs", '\0', Argument::None, nullptr },
    { "immediate", 'I', Argument::Optional, nullptr },
    { "interactive", '\0', Argument::None, nullptr },
    { "kill-on-bad-exit", 'K', Argument::Optional, nullptr },
    { "label", 'l', Argument::None, nullptr },
    { "multi-prog", '\0', Argument::None, nullptr },
    { "no-allocate", 'Z', Argument::None, nullptr },
    { "no-bell", '\0', Argument::None, nullptr },
    { "no-kill", 'k', Argument::Optional, nullptr },
    { "no-shell", '\0', Argument::None, nullptr },
    { "oom-kill-step", '\0', Argument::Optional, nullptr },
    { "overlap", '\0', Argument::None, nullptr },
    { "parsable", '\0', Argument::Optional, nullptr },
    { "preserve-env", 'E', Argument::None, nullptr },
    { "propagate", '\0', Argument::Optional, nullptr },
    { "pty", '\0', Argument::Optional, nullptr },
    { "quiet", 'Q', Argument::None, nullptr },
    { "quit-on-interrupt", '\0', Argument::None, nullptr },
    { "requeue", '\0', Argument::None, nullptr },
    { "send-libs", '\0', Argument::Optional, nullptr },
    { "stepmgr", '\0', Argument::None, nullptr },
    { "test-only", '\0', Argument::None, nullptr },
    { "threads", 'T', Argument::Needed, nullptr },
    { "unbuffered", 'u', Argument::None, nullptr },
    { "verbose", 'v', Argument::None, nullptr },
    { "version", 'V', Argument::None, nullptr },
    { "wait", 'W', Argument::OfSrun, nullptr },
    { "wait-for-children", '\0', Argument::None, nullptr },
    { "whole", '\0', Argument::None, nullptr },
    { "wrap", '\0', Argument::Needed, takeWrapped },
    { "x11", '\0', Argument::Optional, nullptr },
} };

const SubmitOption *findLong(std::string_view name)
{
    const SubmitOption *abbreviated = nullptr;
    for (const SubmitOption &option : submitOptions) {
        if (option.name == name) {
            return &option;
        }
        if (abbreviated == nullptr && name.size() >= 3 && option.name.substr(0, name.size()) == name) {
            abbreviated = &option;
        }
    }
    return abbreviated;
}

const SubmitOption *findShort(char letter)
{
    const auto found
        = std::find_if(submitOptions.begin(), submitOptions.end(), [letter](const SubmitOption &option) { return option.letter == letter; });
    return found == submitOptions.end() ? nullptr : &*found;
}

/// The words of a command line, taken one after the other.
class OptionWalk
{
public:
    OptionWalk(const std::vector<std::string> &words, bool isSrun, SubmitLine &line) : m_words(words), m_line(line), m_isSrun(isSrun) { }

    /// Whether a script or program stands behind the options.
    bool run()
    {
        for (m_at = 1; m_at < m_words.size(); ++m_at) {
            const std::string_view word = m_words[m_at];
            if (word.size() < 2 || word[0] != '-' || word == "--") {
                return true;
            }
            word[1] == '-' ? takeLong(word.substr(2)) : takeShort(word.substr(1));
        }
        return false;
    }
    /// Whether a word behind the options could be one.
    [[nodiscard]] bool mayHaveMore() const
    {
        return std::any_of(m_words.begin() + static_cast<std::ptrdiff_t>(std::min(m_at, m_words.size())), m_words.end(),
            [](const std::string &word) { return word.size() > 1 && word[0] == '-'; });
    }

private:
    [[nodiscard]] std::string_view nextWord() { return m_at + 1 < m_words.size() ? std::string_view(m_words[++m_at]) : std::string_view(); }

    [[nodiscard]] bool needsValue(const SubmitOption *option) const
    {
        return option == nullptr || option->argument == Argument::Needed || (option->argument == Argument::OfSrun && m_isSrun);
    }

    void take(const SubmitOption *option, std::string_view value)
    {
        if (option != nullptr && option->take != nullptr) {
            option->take(m_line, value);
        }
    }

    void takeLong(std::string_view word)
    {
        const std::size_t equal = word.find('=');
        const SubmitOption *option = findLong(word.substr(0, equal));
        const bool needed = needsValue(option);
        take(option, equal != std::string_view::npos ? word.substr(equal + 1) : needed ? nextWord() : std::string_view());
    }

    /// "-n4", "-n 4", "-Hn4"
    void takeShort(std::string_view letters)
    {
        while (!letters.empty()) {
            const SubmitOption *option = findShort(letters[0]);
            letters.remove_prefix(1);
            if (needsValue(option)) {
                take(option, letters.empty() ? nextWord() : letters);
                return;
            }
            take(option, {});
        }
    }

    const std::vector<std::string> &m_words;
    SubmitLine &m_line;
    bool m_isSrun = false;
    std::size_t m_at = 1;
};

/// Words as sbatch takes them from its comments: quotes, backslashes, and a comment behind them (get_argument()).
std::vector<std::string> wordsOfComment(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    bool isOpen = false;
    char quote = '\0';
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\\' && at + 1 < text.size()) {
            word += text[++at];
            isOpen = true;
        } else if (quote != '\0' ? c == quote : c == '"' || c == '\'') {
            quote = quote == '\0' ? c : '\0';
            isOpen = true;
        } else if (quote == '\0' && c == '#') {
            break;
        } else if (quote == '\0' && (c == ' ' || c == '\t' || c == '\r')) {
            if (isOpen) {
                words.push_back(std::exchange(word, {}));
            }
            isOpen = false;
        } else {
            word += c;
            isOpen = true;
        }
    }
    if (isOpen) {
        words.push_back(std::move(word));
    }
    return words;
}

/// Takes what stands in a script; what the line says of the same is left to it, also where it says so by another option.
void takeScript(std::string_view script, const SubmitLine &own, SubmitLine &line)
{
    std::vector<std::string> words = scriptOptions(script);
    words.insert(words.begin(), "sbatch");
    (void)OptionWalk(words, false, line).run();
    line.gres = own.gres.empty() ? line.gres : std::string();
    line.gpusPerTask = own.gpusPerTask.empty() ? line.gpusPerTask : std::string();
    if (own.memoryPerNode || own.memoryPerCpu || own.memoryPerGpu) {
        line.memoryPerNode = line.memoryPerCpu = line.memoryPerGpu = std::nullopt;
        line.takesWholeMemory = false;
    }
}

} // namespace

std::vector<std::string> scriptOptions(std::string_view script)
{
    std::vector<std::string> all;
    while (!script.empty()) {
        const std::size_t end = std::min(script.find('\n'), script.size());
        std::string_view line = script.substr(0, end);
        script.remove_prefix(std::min(end + 1, script.size()));
        const std::size_t first = std::min(line.find_first_not_of(" \t\r\f\v"), line.size());
        const bool isOption = line.starts_with("#SBATCH") || line.starts_with("#SLURM");
        if (!isOption && first < line.size() && line[first] != '#') {
            break;
        }
        if (isOption) {
            line.remove_prefix(line.starts_with("#SBATCH") ? 7 : 6);
            std::vector<std::string> words = wordsOfComment(line);
            if (!words.empty() && (sameIgnoringCase(words.front(), "hetjob") || sameIgnoringCase(words.front(), "packjob"))) {
                break;
            }
            std::move(words.begin(), words.end(), std::back_inserter(all));
        }
    }
    return all;
}

SubmitLine readSubmitLine(std::string_view text, std::string_view batchScript)
{
    SubmitLine line;
    slurm::ShellScript script(text);
    slurm::ShellCommand command;
    if (!batchScript.empty()) {
        takeScript(batchScript, readSubmitLine(text), line);
    }
    if (script.next(command) && !command.words.empty()) {
        const std::string_view path = command.words.front();
        const std::string_view program = path.substr(path.rfind('/') + 1);
        line.startsAtOnce = program == "salloc" || program == "srun";
        OptionWalk walk(command.words, program == "srun", line);
        const bool hasScript = walk.run();
        line.mayHaveMoreOptions = program == "sbatch" && batchScript.empty() && (line.isWrapped ? hasScript && walk.mayHaveMore() : true);
    }
    return line;
}

std::optional<std::int64_t> beginTime(std::string_view text, std::int64_t submit)
{
    constexpr std::int64_t latest = std::int64_t { 1 } << 40;
    if (startsWithIgnoringCase(text, "uts")) {
        const std::optional<std::int64_t> time = wholeNumber(text.substr(3));
        return time && *time > 0 && *time < latest ? time : std::nullopt;
    }
    if (!startsWithIgnoringCase(text, "now")) {
        return std::nullopt;
    }
    text.remove_prefix(3);
    if (text.empty()) {
        return submit;
    }
    const std::size_t end = std::min(text.find_first_not_of("0123456789", 1), text.size());
    const std::optional<std::int64_t> count = text.front() == '+' ? wholeNumber(text.substr(1, end - 1)) : std::nullopt;
    if (!count || *count > latest / 604800) {
        return std::nullopt;
    }
    struct Unit
    {
        std::string_view name;
        std::int64_t seconds;
    };
    constexpr std::array<Unit, 5> units = { { { "seconds", 1 }, { "minutes", 60 }, { "hours", 3600 }, { "days", 86400 }, { "weeks", 604800 } } };
    const std::string_view unit = text.substr(end);
    for (const Unit &known : units) {
        if (startsWithIgnoringCase(known.name, unit)) {
            return submit + *count * known.seconds;
        }
    }
    return std::nullopt;
}

} // namespace apportion::trace
