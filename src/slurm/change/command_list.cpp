// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/command_list.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

/// Linux takes at most 128 KiB an argument; a line that people read should be much shorter.
constexpr std::size_t longestNames = 16000;
/// slurmdbd before 23.11 writes all that stands behind an association that goes anew, for each of them, and begins with the oldest,
/// behind which most of what goes with it stands: that must not be too much.
constexpr std::size_t mostRemoved = 100;
/// sacctmgr up to 25.11 reads 4096 bytes a line of a file.
constexpr std::size_t longestFlatLine = 3500;
constexpr std::string_view flatAccount = "Account - ";
constexpr std::string_view flatUser = "User - ";
/// So many different old values are told before an ellipsis.
constexpr std::size_t mostBefore = 4;

/// slurmdbd moves the accounts of one call with the places that they had before it (as_mysql_assoc.c, _move_parent): where one of
/// them frees the new parent, it takes that for a child of the next and moves it as well.
bool moves(const SacctmgrSettings &settings)
{
    return std::any_of(settings.begin(), settings.end(), [](const SacctmgrSetting &entry) { return entry.key == "parent="; });
}

/// Associations or a QOS.
bool removes(const CommandShape &shape)
{
    return shape.before.front() == "remove" && shape.before.at(1) != "coordinator";
}

/// What two commands must have in common to be one for both names.
void writeMergeKey(std::string &key, const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings)
{
    key.clear();
    const auto append = [&key](std::string_view part) { (key += part) += '\0'; };
    std::for_each(shape.before.begin(), shape.before.end(), append);
    append(shape.nameKey);
    std::for_each(shape.after.begin(), shape.after.end(), append);
    append(shape.perCluster ? "cluster" : "");
    append(shape.ifKnown ? "known" : "");
    append(moves(settings) ? name : std::string_view());
    for (const SacctmgrSetting &entry : settings) {
        ((key += entry.key) += entry.value) += '\0';
    }
}

} // namespace

CommandList::CommandList(std::string cluster, Diagnostics *refused, const std::vector<ChangeNote> &notes)
    : m_cluster(std::move(cluster)), m_refused(refused), m_notes(notes)
{
}

void CommandList::refuse(const char *code, Text message, Text advice, ObjectRef object)
{
    if (m_refused != nullptr) {
        m_refused->push_back({ Severity::Warning, code, std::move(message), std::move(advice), {}, std::move(object) });
    }
}

bool CommandList::isSayable(const CommandShape &shape, std::string_view name, const ObjectRef &object)
{
    const auto isRefused = [&](std::string_view each) {
        if (!isNameable(each)) {
            refuseName(each, shape, object);
            return true;
        }
        return false;
    };
    return std::none_of(shape.otherNames.begin(), shape.otherNames.end(), isRefused) && !isRefused(name)
        && !(shape.perCluster && !m_cluster.empty() && isRefused(m_cluster));
}

void CommandList::refuseName(std::string_view name, const CommandShape &shape, const ObjectRef &object)
{
    if (m_refusedNames.emplace(name).second) {
        refuse("sacctmgr-name",
            { APPORTION_TEXT("sacctmgr cannot be told the name \"%1\" (%2): commas, brackets, quotes, backslashes and | are more than letters to it "
                             "and its database, blanks at an end get lost, and \"in\" or \"for\" between other words cannot be told apart."),
                { shellComment(name), shape.object } },
            { APPORTION_TEXT("Choose a name of letters, digits, dots, dashes and underscores. The changes of this one are left out."), {} }, object);
    }
}

void CommandList::warnOfLoss(std::string_view name, const SacctmgrSettings &settings, const ObjectRef &object)
{
    for (const SacctmgrSetting &entry : settings) {
        const bool quotes = entry.after.find_first_of("'\"") != std::string::npos;
        const bool controls = shellComment(entry.after) != entry.after;
        if (quotes || controls) {
            refuse("sacctmgr-inexact",
                { APPORTION_TEXT("The %1 of %2 cannot be set exactly: sacctmgr replaces quotes, and takes no line breaks."),
                    { entry.key.substr(0, entry.key.find_first_of("+-=")), shellComment(name) } },
                { APPORTION_TEXT("Leave quotes and line breaks out of it."), {} }, object);
        }
    }
}

void CommandList::startPhase()
{
    m_open.clear();
    ++m_turn;
}

void CommandList::startPhase(SacctmgrCommand::Phase phase)
{
    startPhase();
    m_phase = phase;
}

void CommandList::noteState(const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, std::size_t step)
{
    if (shape.perCluster && !m_cluster.empty()) {
        m_state.noteNeeded("cluster " + m_cluster);
    }
    // The options of the cluster are those of its account root.
    const std::string object = shape.object == "cluster" ? "account root" : shape.object + ' ' + std::string(name) + shape.within;
    if (shape.passing) {
        m_state.noteOnTheWay(object, settings, step);
    } else if (shape.before.front() == "modify") {
        m_state.noteSettings(object, settings, step);
    } else if (shape.before.front() == "add" && shape.before.back() != "coordinator") {
        SacctmgrSettings known = settings;
        if (shape.object == "account") { // its texts are told with the command that sets them where it has others already
            std::erase_if(known, isTextOfAccount);
        }
        m_state.noteNew(object, known, step);
    }
}

void CommandList::noteBefore(Pending &command, const SacctmgrSettings &settings)
{
    command.before.resize(settings.size());
    for (std::size_t i = 0; i < settings.size(); ++i) {
        std::vector<std::string> &known = command.before[i];
        if (known.size() <= mostBefore && std::find(known.begin(), known.end(), settings[i].before) == known.end()) {
            known.push_back(settings[i].before);
        }
    }
}

void CommandList::takeNotes(Pending &command, std::string_view name, const SacctmgrSettings &settings) const
{
    if (m_notes.isEmpty()) {
        return;
    }
    const CommandShape &shape = command.shape;
    std::string object = shape.object == "cluster" ? shape.object : shape.object + ':' + std::string(name);
    const bool isOneOfUser = shape.object == "user" && !shape.within.empty();
    if (isOneOfUser) {
        object += ':' + shape.otherNames.front() + (shape.partition.empty() ? "" : ':' + shape.partition);
    }
    std::vector<const ChangeNote *> found;
    const auto take = [&found](const std::vector<const ChangeNote *> &more) { found.insert(found.end(), more.begin(), more.end()); };
    if (shape.before.size() > 1 && shape.before[1] == "coordinator") {
        take(m_notes.ofUser(name, schema::option::coordinator));
    } else if (shape.before.front() != "modify") {
        take(m_notes.of({ object, {} }));
    }
    for (const SacctmgrSetting &entry : settings) {
        const std::string key = entry.key.substr(0, entry.key.find_first_of("+-="));
        if (shape.object == "user" && !isOneOfUser) {
            take(m_notes.ofUser(name, key));
        } else if (shape.before.front() == "modify") {
            take(m_notes.ofField(object, key));
        }
    }
    for (const ChangeNote *note : found) {
        std::string line = shellComment(std::string(name) + shape.within + ": " + note->text);
        if (std::find(command.notes.begin(), command.notes.end(), line) == command.notes.end()) {
            command.notes.push_back(std::move(line));
        }
    }
}

void CommandList::addName(Pending &command, std::string_view name, const std::string &above)
{
    (command.names += command.nameCount == 0 ? "" : ",") += name;
    ++command.nameCount;
    command.longestName = std::max(command.longestName, name.size());
    if (command.nameCount == 1 || (command.above.size() == 1 && command.above.front() != above)) {
        command.above.resize(command.nameCount - 1, command.above.empty() ? std::string() : command.above.front());
        command.above.push_back(above);
    } else if (command.above.size() > 1) {
        command.above.push_back(above);
    }
}

std::size_t CommandList::add(
    const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, std::string_view comment, ObjectRef object, std::size_t after)
{
    if (!isSayable(shape, name, object)) {
        return after;
    }
    warnOfLoss(name, settings, object);
    writeMergeKey(m_key, shape, name, settings);
    std::size_t &step = m_open[m_key]; // 0: none takes more names
    const auto isFull = [&](const Pending &command) {
        return command.names.size() + name.size() >= longestNames || (removes(shape) && command.nameCount >= mostRemoved);
    };
    if (step == 0 || step < after || isFull(m_commands[step - 1])) {
        m_commands.push_back({ shape, {}, 0, 0, {}, settings, {}, std::string(comment), {}, std::move(object), m_phase, m_turn });
        step = m_commands.size();
    }
    Pending &command = m_commands[step - 1];
    addName(command, name, shape.above);
    noteBefore(command, settings);
    takeNotes(command, name, settings);
    noteState(shape, name, settings, step);
    return step;
}

std::size_t CommandList::addIfAny(
    const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, ObjectRef object, std::size_t after)
{
    return settings.empty() ? after : add(shape, name, settings, {}, std::move(object), after);
}

/// "new user: fairshare 5", "fairshare 25 → 20, priority none → 3".
std::string CommandList::commentOf(const Pending &command) const
{
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < command.settings.size(); ++i) {
        const SacctmgrSetting &entry = command.settings[i];
        std::string part = lowerCase(entry.key.substr(0, entry.key.find_first_of("+-=")));
        const std::string after = entry.after.empty() ? "none" : entry.after;
        if (command.comment.empty()) {
            std::vector<std::string> before = command.before[i];
            std::sort(before.begin(), before.end());
            for (std::string &value : before) {
                value = value.empty() ? "none" : value;
            }
            if (before.size() > mostBefore) {
                before.back() = "…";
            }
            part += ' ' + joinedList(before, ", ") + " →";
        }
        parts.push_back(part + ' ' + after);
    }
    const std::string changes = joinedList(parts, ", ");
    if (command.comment.empty()) {
        return shellComment(changes);
    }
    return shellComment(changes.empty() ? command.comment : command.comment + ": " + changes);
}

/// Nothing where `sacctmgr load` does something else: it refuses a line with flags of an account (file_functions.c, _parse_options); of
/// what is there it only adds to lists of QOS, leaves default QOS (before 25.11) and comments (before 23.11) as they are, and changes with the
/// association for no partition those for partitions.
std::optional<std::string> CommandList::flatOptionsOf(const Pending &command)
{
    const bool isAnyNowhere = std::any_of(command.above.begin(), command.above.end(), [](const std::string &account) { return account.empty(); });
    if (command.shape.ifKnown || isAnyNowhere) { // of an account that comes, which a load of its line gives its texts in any case
        return std::nullopt;
    }
    const bool adds = command.shape.before.front() == "add";
    std::string options = command.shape.partition.empty() ? std::string() : ":Partition=" + flatQuote(command.shape.partition);
    options += command.shape.defaultAccount.empty() ? std::string() : ":DefaultAccount=" + flatQuote(command.shape.defaultAccount);
    for (const SacctmgrSetting &entry : command.settings) {
        const std::string key = entry.key.substr(0, entry.key.find_first_of("+-="));
        const schema::AssociationField *field = schema::findAssociationField(key);
        const std::string_view word = field == nullptr ? std::string_view(key) : std::string_view(field->word);
        const bool isKnown = field != nullptr || word == "Fairshare" || word == "Priority";
        if (!isKnown || entry.key.size() != key.size() + 1 || word == "Comment" || word == "MinPrioThresh" || word == schema::option::flags
            || (!adds && word.ends_with("QOS"))) {
            return std::nullopt;
        }
        options += ':' + key + '=' + flatQuote(entry.value);
    }
    // a name that sacctmgr can be told needs two quotes at most
    const bool isTooLong = flatAccount.size() + command.longestName + 2 + options.size() > longestFlatLine;
    return isTooLong ? std::nullopt : std::optional(std::move(options));
}

std::vector<std::string> CommandList::argumentsOf(const Pending &command) const
{
    // -i: do not ask back; the script is what asks to be read.
    std::vector<std::string> arguments { "sacctmgr", "-i" };
    arguments.insert(arguments.end(), command.shape.before.begin(), command.shape.before.end());
    arguments.push_back(command.shape.nameKey + command.names);
    const std::vector<std::string> &after = command.shape.after;
    const bool sets = !after.empty() && after.back() == "set";
    arguments.insert(arguments.end(), after.begin(), after.end() - (sets ? 1 : 0));
    if (command.shape.perCluster && !m_cluster.empty()) {
        arguments.push_back("cluster=" + m_cluster);
    }
    if (sets) {
        arguments.emplace_back("set");
    }
    for (const SacctmgrSetting &entry : command.settings) {
        arguments.push_back(entry.argument());
    }
    return arguments;
}

std::vector<SacctmgrCommand> CommandList::take()
{
    std::vector<SacctmgrCommand> commands;
    commands.reserve(m_commands.size());
    for (; !m_commands.empty(); m_commands.pop_front()) { // one is there twice at a time
        Pending &pending = m_commands.front();
        SacctmgrCommand command;
        command.arguments = argumentsOf(pending);
        if (pending.shape.ifKnown) {
            command.ifKnown = listWords(pending.names);
            command.ifKnown.insert(command.ifKnown.begin(), pending.shape.object);
        }
        command.removes = removes(pending.shape);
        command.comment = commentOf(pending);
        command.notes = std::move(pending.notes);
        command.phase = pending.phase;
        command.turn = pending.turn;
        command.flatOptions = flatOptionsOf(pending);
        command.names = std::move(pending.names);
        command.above = std::move(pending.above);
        command.ofAccounts = pending.shape.object == "account";
        command.object = std::move(pending.object);
        commands.push_back(std::move(command));
    }
    m_open.clear();
    return commands;
}

std::string SacctmgrCommand::line() const
{
    return shellLine(arguments);
}

void writeFlatLines(TextSink &sink, const SacctmgrCommand &command, std::string &above)
{
    const std::string comment = "# " + command.comment.substr(0, longestFlatLine) + '\n';
    std::size_t index = 0;
    for (std::string_view rest = command.names; !rest.empty(); ++index) {
        const std::string_view name = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        const std::string &account = command.above[std::min(index, command.above.size() - 1)];
        if (account != above) {
            above = account;
            sink << "Parent - " << flatQuote(above) << "\n";
        }
        sink << comment << (command.ofAccounts ? flatAccount : flatUser) << flatQuote(name) << *command.flatOptions << "\n";
    }
}

} // namespace apportion::slurm
