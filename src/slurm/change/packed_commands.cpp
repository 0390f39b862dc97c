// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/packed_commands.h"

#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <cstring>

namespace apportion::slurm
{

namespace
{

/// sacctmgr up to 25.11 reads 4096 bytes a line of a file.
constexpr std::size_t longestFlatLine = 3500;
constexpr std::string_view flatAccount = "Account - ";
constexpr std::string_view flatUser = "User - ";
/// So many different old values are told before an ellipsis.
constexpr std::size_t mostBefore = 4;

/// Writes values one behind the other into a text: texts may hold anything, so each stands behind its length.
class Packer
{
public:
    explicit Packer(std::string &to) : m_to(to) { m_to.clear(); }

    void add(std::uint32_t number) { m_to.append(reinterpret_cast<const char *>(&number), sizeof number); }
    void add(std::string_view text)
    {
        add(static_cast<std::uint32_t>(text.size()));
        m_to += text;
    }
    void add(const std::vector<std::string> &texts)
    {
        add(static_cast<std::uint32_t>(texts.size()));
        for (const std::string &text : texts) {
            add(text);
        }
    }

private:
    std::string &m_to;
};

/// Takes them out again in the same order.
class Unpacker
{
public:
    explicit Unpacker(std::string_view packed) : m_rest(packed) { }

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    std::uint32_t number()
    {
        std::uint32_t number = 0;
        std::memcpy(&number, m_rest.data(), sizeof number);
        m_rest.remove_prefix(sizeof number);
        return number;
    }
    std::string_view text()
    {
        const std::uint32_t size = number();
        const std::string_view text = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return text;
    }
    std::vector<std::string_view> texts()
    {
        std::vector<std::string_view> texts(number());
        std::generate(texts.begin(), texts.end(), [this] { return text(); });
        return texts;
    }

private:
    std::string_view m_rest;
};

} // namespace

/// A SacctmgrSetting, and a CommandShape without what only adding a command needs, where they are packed.
struct PackedCommands::Setting
{
    std::string_view key;
    std::string_view value;
    std::string_view before;
    std::string_view after;

    /// Without its operator.
    [[nodiscard]] std::string_view word() const { return key.substr(0, key.find_first_of("+-=")); }
};

struct PackedCommands::Shape
{
    std::vector<std::string_view> before;
    std::string_view nameKey;
    std::vector<std::string_view> after;
    std::string_view object;
    bool perCluster = true;
    std::string_view partition;
    std::string_view defaultAccount;

    [[nodiscard]] bool adds() const { return before.front() == "add"; }
};

namespace
{

/// Associations or a QOS.
bool isRemoval(const CommandShape &shape)
{
    return shape.before.front() == "remove" && shape.before.at(1) != "coordinator";
}

} // namespace

NameId PackedCommands::addAgain(NameId &last, std::string_view text)
{
    if (m_texts[last] != text) {
        last = m_texts.add(text);
    }
    return last;
}

NameId PackedCommands::addSettings(const SacctmgrSettings &settings)
{
    Packer packer(m_packed);
    for (const SacctmgrSetting &entry : settings) {
        packer.add(entry.key);
        packer.add(entry.value);
        packer.add(entry.before);
        packer.add(entry.after);
    }
    return addAgain(m_lastSettings, m_packed);
}

NameId PackedCommands::addShape(const CommandShape &shape)
{
    Packer packer(m_packed);
    packer.add(shape.before);
    packer.add(shape.nameKey);
    packer.add(shape.after);
    packer.add(shape.object);
    packer.add(static_cast<std::uint32_t>(shape.perCluster));
    packer.add(shape.partition);
    packer.add(shape.defaultAccount);
    return addAgain(m_lastShape, m_packed);
}

NameId PackedCommands::addValues(const SacctmgrSettings &settings)
{
    Packer packer(m_packed);
    for (const SacctmgrSetting &entry : settings) {
        packer.add(entry.key);
        packer.add(entry.value);
    }
    return addAgain(m_lastValues, m_packed);
}

CommandForm PackedCommands::formOf(CommandShape shape, SacctmgrSettings settings)
{
    CommandForm form { std::move(shape), std::move(settings) };
    form.shapeId = addShape(form.shape);
    form.valuesId = addValues(form.settings);
    form.settingsId = addSettings(form.settings);
    return form;
}

void PackedCommands::add(
    const CommandForm &form, std::string_view name, std::string_view comment, const ObjectRef &object, SacctmgrCommand::Phase phase, std::size_t turn)
{
    Packed command;
    command.settings = form.settingsId;
    command.shape = form.shapeId;
    command.comment = m_texts.add(comment);
    command.objectName = object.name == name ? isOfFirst : m_texts.add(object.name);
    command.objectId = object.id;
    command.objectKind = object.kind;
    command.phase = phase;
    command.turn = static_cast<std::uint32_t>(turn);
    command.removes = isRemoval(form.shape);
    m_commands.push_back(std::move(command));
}

void PackedCommands::addName(std::size_t index, std::string_view name, const CommandForm &form)
{
    Packed &command = m_commands[index];
    (command.names += command.nameCount == 0 ? "" : ",") += name;
    command.longestName = std::max(command.longestName, static_cast<std::uint32_t>(name.size()));
    const NameId account = addAgain(m_lastAbove, form.shape.above);
    if (++command.nameCount == 1) {
        command.above = account;
        return; // the settings are its own
    }
    if (auto known = m_above.find(index); known != m_above.end()) {
        known->second.push_back(account);
    } else if (account != command.above) {
        m_above[index].assign(command.nameCount - 1, command.above);
        m_above[index].push_back(account);
    }
    if (form.settingsId == command.settings) {
        return;
    }
    std::vector<std::vector<std::string>> &before = m_before[index];
    if (before.empty()) {
        for (const Setting &entry : settingsOf(command)) {
            before.push_back({ std::string(entry.before) });
        }
    }
    for (std::size_t i = 0; i < form.settings.size(); ++i) {
        std::vector<std::string> &known = before[i];
        const std::string &old = form.settings[i].before;
        if (known.size() <= mostBefore && std::find(known.begin(), known.end(), old) == known.end()) {
            known.push_back(old);
        }
    }
}

void PackedCommands::addNote(std::size_t index, std::string line)
{
    std::vector<std::string> &notes = m_notes[index];
    if (std::find(notes.begin(), notes.end(), line) == notes.end()) {
        notes.push_back(std::move(line));
    }
}

const std::vector<std::string> &PackedCommands::notes(std::size_t index) const
{
    static const std::vector<std::string> none;
    const auto known = m_notes.find(index);
    return known == m_notes.end() ? none : known->second;
}

PackedCommands::Shape PackedCommands::shapeOf(const Packed &command) const
{
    Unpacker packed(m_texts[command.shape]);
    Shape shape;
    shape.before = packed.texts();
    shape.nameKey = packed.text();
    shape.after = packed.texts();
    shape.object = packed.text();
    shape.perCluster = packed.number() != 0;
    shape.partition = packed.text();
    shape.defaultAccount = packed.text();
    return shape;
}

std::vector<PackedCommands::Setting> PackedCommands::settingsOf(const Packed &command) const
{
    std::vector<Setting> settings;
    for (Unpacker packed(m_texts[command.settings]); !packed.atEnd();) {
        Setting &entry = settings.emplace_back();
        entry.key = packed.text();
        entry.value = packed.text();
        entry.before = packed.text();
        entry.after = packed.text();
    }
    return settings;
}

std::vector<std::string> PackedCommands::textsWithCapitals(bool added) const
{
    const auto hasCapitals = [](const Setting &entry) { return isAccountText(entry.key) && lowerCase(entry.value) != entry.value; };
    std::unordered_map<NameId, std::vector<Setting>> known; // by the settings, which many have alike
    std::vector<std::string> texts;
    for (const Packed &command : m_commands) {
        const auto [found, isNew] = known.try_emplace(command.settings);
        if (isNew) {
            found->second = settingsOf(command);
            std::erase_if(found->second, [&hasCapitals](const Setting &entry) { return !hasCapitals(entry); });
        }
        const Shape shape = found->second.empty() ? Shape() : shapeOf(command);
        if (shape.before.empty() || (!added && shape.adds() && shape.object != "qos")) {
            continue;
        }
        for (const Setting &entry : found->second) {
            for (const std::string &name : listWords(command.names)) {
                texts.push_back(std::string(entry.word()) + " of " + std::string(shape.object) + ' ' + name);
            }
        }
    }
    return texts;
}

/// Appends "new user: fairshare 5", "fairshare 25 → 20, priority none → 3".
void PackedCommands::appendComment(std::string &text, std::size_t index, const std::vector<Setting> &settings) const
{
    const std::string_view comment = m_texts[m_commands[index].comment];
    const auto different = comment.empty() ? m_before.find(index) : m_before.end();
    const std::size_t begin = text.size();
    const auto orNone = [](std::string_view value) { return value.empty() ? std::string_view("none") : value; };
    text += comment;
    for (std::size_t i = 0; i < settings.size(); ++i) {
        const Setting &entry = settings[i];
        text += i > 0 ? ", " : comment.empty() ? "" : ": ";
        (text += lowerCase(entry.word())) += ' ';
        if (comment.empty() && different == m_before.end()) {
            (text += orNone(entry.before)) += " → ";
        } else if (comment.empty()) {
            std::vector<std::string> before = different->second[i];
            std::sort(before.begin(), before.end());
            for (std::string &value : before) {
                value = orNone(value);
            }
            if (before.size() > mostBefore) {
                before.back() = "…";
            }
            (text += joinedList(before, ", ")) += " → ";
        }
        text += orNone(entry.after);
    }
    text.replace(begin, std::string::npos, shellComment(std::string_view(text).substr(begin)));
}

bool PackedCommands::isLoadable(std::size_t index) const
{
    const Packed &command = m_commands[index];
    std::string options;
    return appendFlatOptions(options, index, shapeOf(command), settingsOf(command));
}

/// Appends what stands behind each name in a line for `sacctmgr load`. False where that does something else: it refuses a line with flags of
/// an account (file_functions.c, _parse_options); of what is there it only adds to lists of QOS, leaves default QOS (before 25.11) and comments
/// (before 23.11) as they are, and changes with the association for no partition those for partitions.
bool PackedCommands::appendFlatOptions(std::string &options, std::size_t index, const Shape &shape, const std::vector<Setting> &settings) const
{
    const Packed &command = m_commands[index];
    const auto each = m_above.find(index);
    constexpr NameId nowhere = 0; // the empty text
    // a backslash escapes what follows in a file, and what stands before a = is the name of an option there
    const auto isOfNoFile = [this](NameId above) { return above == nowhere || m_texts[above].find('=') != std::string_view::npos; };
    const bool isAnyOfNoFile = each == m_above.end() ? isOfNoFile(command.above) : std::any_of(each->second.begin(), each->second.end(), isOfNoFile);
    if (isAnyOfNoFile || command.names.find_first_of("\\=") != std::string::npos) {
        return false;
    }
    const std::size_t begin = options.size();
    if (!shape.partition.empty()) {
        (options += ":Partition=") += flatQuote(shape.partition);
    }
    if (!shape.defaultAccount.empty()) {
        (options += ":DefaultAccount=") += flatQuote(shape.defaultAccount);
    }
    for (const Setting &entry : settings) {
        const std::string_view key = entry.word();
        const schema::AssociationField *field = schema::findAssociationField(key);
        const std::string_view word = field == nullptr ? key : std::string_view(field->word);
        const bool isKnown = field != nullptr || word == "Fairshare" || word == "Priority";
        if (!isKnown || entry.key.size() != key.size() + 1 || word == "Comment" || word == "MinPrioThresh" || word == schema::option::flags
            || (!shape.adds() && word.ends_with("QOS"))) {
            return false;
        }
        (((options += ':') += key) += '=') += flatQuote(entry.value);
    }
    // a name that sacctmgr can be told needs two quotes at most
    return flatAccount.size() + command.longestName + 2 + options.size() - begin <= longestFlatLine;
}

std::vector<std::string> PackedCommands::argumentsOf(const Packed &command, const Shape &shape, const std::vector<Setting> &settings) const
{
    // -i: do not ask back; the script is what asks to be read.
    std::vector<std::string> arguments { "sacctmgr", "-i" };
    arguments.insert(arguments.end(), shape.before.begin(), shape.before.end());
    arguments.push_back(std::string(shape.nameKey) + command.names);
    const std::vector<std::string_view> &after = shape.after;
    const bool sets = !after.empty() && after.back() == "set";
    arguments.insert(arguments.end(), after.begin(), after.end() - (sets ? 1 : 0));
    if (shape.perCluster && !m_cluster.empty()) {
        arguments.push_back("cluster=" + m_cluster);
    }
    if (sets) {
        arguments.emplace_back("set");
    }
    for (const Setting &entry : settings) {
        arguments.push_back(std::string(entry.key) += entry.value);
    }
    return arguments;
}

SacctmgrCommand PackedCommands::command(std::size_t index) const
{
    const Packed &packed = m_commands[index];
    const Shape shape = shapeOf(packed);
    const std::vector<Setting> settings = settingsOf(packed);
    SacctmgrCommand command;
    command.arguments = argumentsOf(packed, shape, settings);
    command.removes = packed.removes;
    appendComment(command.comment, index, settings);
    command.notes = notes(index);
    command.phase = packed.phase;
    command.turn = packed.turn;
    command.names = packed.names;
    const std::string_view object
        = packed.objectName == isOfFirst ? std::string_view(packed.names).substr(0, packed.names.find(',')) : m_texts[packed.objectName];
    command.object = { packed.objectKind, packed.objectId, std::string(object) };
    return command;
}

void PackedCommands::writeFlatLines(TextSink &sink, std::size_t index, std::string &above) const
{
    const Packed &command = m_commands[index];
    const Shape shape = shapeOf(command);
    const std::vector<Setting> settings = settingsOf(command);
    std::string comment = "# ";
    appendComment(comment, index, settings);
    comment.resize(std::min(comment.size(), longestFlatLine + 2));
    comment += '\n';
    std::string options;
    (void)appendFlatOptions(options, index, shape, settings); // which isLoadable() asked
    options += '\n';
    const std::string_view kind = shape.object == "account" ? flatAccount : flatUser;
    const auto each = m_above.find(index);
    std::size_t place = 0;
    for (std::string_view rest = command.names; !rest.empty(); ++place) {
        const std::string_view name = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        const std::string_view account = m_texts[each == m_above.end() ? command.above : each->second[place]];
        if (account != above) {
            above = account;
            sink << "Parent - " << flatQuote(above) << "\n";
        }
        sink << comment << kind << flatQuote(name) << options;
    }
}

std::string SacctmgrCommand::line() const
{
    return shellLine(arguments);
}

} // namespace apportion::slurm
