// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/command_list.h"

#include "core/schema/association_fields.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

/// Linux takes at most 128 KiB an argument; a line that people read should be much shorter.
constexpr std::size_t longestNames = 16000;
/// slurmdbd before 23.11 writes all that stands behind an association that goes anew, for each of them, and begins with the oldest,
/// behind which most of what goes with it stands: that must not be too much.
constexpr std::size_t mostRemoved = 100;
/// slurmdbd moves the accounts of one call with the places that they had before it (as_mysql_assoc.c, _move_parent): where one of
/// them frees the new parent, it takes that for a child of the next and moves it as well.
bool moves(const SacctmgrSettings &settings)
{
    return std::any_of(settings.begin(), settings.end(), [](const SacctmgrSetting &entry) { return entry.key == "parent="; });
}

/// Whether sacctmgr sets something else than the value: sacctmgrValue().
bool isInexact(const SacctmgrSetting &entry)
{
    return entry.after.find_first_of("'\"") != std::string::npos || shellComment(entry.after) != entry.after;
}

} // namespace

CommandList::CommandList(std::string cluster, Diagnostics *refused, const std::vector<ChangeNote> &notes)
    : m_cluster(cluster), m_refused(refused), m_commands(std::move(cluster)), m_notes(notes)
{
}

void CommandList::refuse(const char *code, Text message, Text advice, ObjectRef object)
{
    if (m_refused != nullptr) {
        m_refused->push_back({ Severity::Warning, code, std::move(message), std::move(advice), {}, std::move(object) });
    }
}

ListedForm CommandList::formOf(CommandShape shape, SacctmgrSettings settings)
{
    ListedForm form { m_commands.formOf(std::move(shape), std::move(settings)), false, false, {} };
    form.isSayable = std::all_of(form.shape.otherNames.begin(), form.shape.otherNames.end(), isNameable)
        && (!form.shape.perCluster || m_cluster.empty() || isNameable(m_cluster));
    form.isExact = std::none_of(form.settings.begin(), form.settings.end(), isInexact);
    if (form.shape.object == "user" && form.shape.before.front() == "add" && !form.shape.within.empty()) {
        form.added = m_state.shownOfAdded(form.shape.within, form.settings);
    }
    return form;
}

bool CommandList::isSayable(const ListedForm &form, std::string_view name, const ObjectRef &object)
{
    if (form.isSayable && isNameable(name)) {
        return true;
    }
    const CommandShape &shape = form.shape;
    const bool isUser = shape.object == "user";
    const bool isOfAssociation = isUser && !shape.within.empty() && shape.before.front() == "modify";
    const bool hasBackslash = isUser && isNameableAsWritten(name) && !isNameable(name);
    if (hasBackslash && !isOfAssociation) {
        refuseUser(name, object);
        return false;
    }
    const auto isRefused = [&](std::string_view each) {
        if (!isNameable(each)) {
            refuseName(each, shape, object);
            return true;
        }
        return false;
    };
    return std::none_of(shape.otherNames.begin(), shape.otherNames.end(), isRefused) && (hasBackslash || !isRefused(name))
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

void CommandList::refuseUser(std::string_view name, const ObjectRef &object)
{
    if (m_refusedNames.emplace(name).second) {
        refuse("sacctmgr-backslash",
            { APPORTION_TEXT("Of user %1 only shares and limits are changed: where he is added, removed, made a coordinator or given a default "
                             "account, sacctmgr, slurmdbd and slurmctld do not agree on the backslash in his name."),
                { shellComment(name) } },
            { APPORTION_TEXT("Do that by hand with sacctmgr, restart slurmctld, which knows him from then on, and look at sacctmgr show user."), {} },
            object);
    }
}

void CommandList::warnOfLoss(std::string_view name, const SacctmgrSettings &settings, const ObjectRef &object)
{
    for (const SacctmgrSetting &entry : settings) {
        if (isInexact(entry)) {
            refuse("sacctmgr-inexact",
                { APPORTION_TEXT("The %1 of %2 cannot be set exactly: sacctmgr replaces quotes, and takes no line breaks."),
                    { entry.key.substr(0, entry.key.find_first_of("+-=")), shellComment(name) } },
                { APPORTION_TEXT("Leave quotes and line breaks out of it."), {} }, object);
        }
    }
}

void CommandList::closeAll()
{
    m_open.clear();
    m_openKeys = NamePool();
}

void CommandList::startPhase()
{
    closeAll();
    ++m_turn;
}

void CommandList::startPhase(SacctmgrCommand::Phase phase)
{
    startPhase();
    m_phase = phase;
}

void CommandList::noteState(const ListedForm &form, std::string_view name, std::size_t step)
{
    const CommandShape &shape = form.shape;
    const SacctmgrSettings &settings = form.settings;
    if (shape.perCluster && !m_cluster.empty() && !m_isClusterNoted) {
        m_state.noteNeeded("cluster " + m_cluster);
        m_isClusterNoted = true;
    }
    if (form.added) {
        m_state.noteAdded(name, *form.added, step);
        return;
    }
    // The options of the cluster are those of its account root.
    const bool isOfCluster = shape.object == "cluster";
    ((((m_object = isOfCluster ? "account" : shape.object) += ' ') += isOfCluster ? "root" : name) += shape.within);
    if (shape.passing) {
        m_state.noteOnTheWay(m_object, settings, step);
    } else if (shape.before.front() == "modify") {
        m_state.noteSettings(m_object, settings, step);
    } else if (shape.before.front() == "add" && shape.before.back() != "coordinator") {
        if (shape.object == "account") { // its texts are told with the command that sets them where it has others already
            SacctmgrSettings known = settings;
            std::erase_if(known, isTextOfAccount);
            m_state.noteNew(m_object, known, step);
        } else {
            m_state.noteNew(m_object, settings, step);
        }
    }
}

void CommandList::takeNotes(std::size_t index, const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings)
{
    if (m_notes.isEmpty()) {
        return;
    }
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
        m_commands.addNote(index, shellComment(std::string(name) + shape.within + ": " + note->text));
    }
}

NameId CommandList::openKey(const CommandForm &form, std::string_view name)
{
    const std::array<NameId, 2> ids { form.shapeId, form.valuesId };
    m_key.assign(reinterpret_cast<const char *>(ids.data()), sizeof ids);
    if (moves(form.settings)) {
        m_key += name;
    }
    return m_openKeys.add(m_key);
}

std::size_t CommandList::add(const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, std::string_view comment,
    const ObjectRef &object, std::size_t after)
{
    return add(formOf(shape, settings), name, comment, object, after);
}

std::size_t CommandList::add(const ListedForm &form, std::string_view name, std::string_view comment, const ObjectRef &object, std::size_t after)
{
    if (!isSayable(form, name, object)) {
        return after;
    }
    if (!form.isExact) {
        warnOfLoss(name, form.settings, object);
    }
    const NameId key = openKey(form, name);
    m_open.resize(m_openKeys.size());
    std::uint32_t &step = m_open[key]; // 0: none takes more names
    const auto isFull = [&](std::size_t index) {
        return m_commands.namesLength(index) + name.size() >= longestNames
            || (m_commands.removes(index) && m_commands.nameCount(index) >= mostRemoved);
    };
    if (step == 0 || step < after || isFull(step - 1)) {
        m_commands.add(form, name, comment, object, m_phase, m_turn);
        step = static_cast<std::uint32_t>(m_commands.size());
    }
    m_commands.addName(step - 1, name, form);
    takeNotes(step - 1, form.shape, name, form.settings);
    noteState(form, name, step);
    return step;
}

std::size_t CommandList::addIfAny(
    const CommandShape &shape, std::string_view name, const SacctmgrSettings &settings, const ObjectRef &object, std::size_t after)
{
    return settings.empty() ? after : add(shape, name, settings, {}, object, after);
}

PackedCommands CommandList::take()
{
    closeAll();
    return std::move(m_commands);
}

} // namespace apportion::slurm
