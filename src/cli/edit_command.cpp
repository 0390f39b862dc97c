// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit_command.h"

#include "cli/input_command.h"
#include "cli/policy_words.h"
#include "cli/verbs.h"
#include "core/change/additions.h"
#include "core/change/policy_edit.h"
#include "core/change/tree_edit.h"
#include "core/change/tree_query.h"
#include "slurm/lists/qos_references.h"
#include "slurm/text/reading.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"
#include "storage/text_file.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <ostream>

namespace apportion::cli
{

namespace
{

using Kind = ObjectWord::Kind;

constexpr const char *objectHelp
    = "account:NAME, user:NAME:ACCOUNT, user:NAME:ACCOUNT:PARTITION, user:NAME (wherever he stands), qos:NAME, partition:NAME; a colon of a name is "
      "written \\:";

std::vector<ObjectWord> objectsOf(const std::vector<std::string> &words)
{
    std::vector<ObjectWord> objects;
    for (const std::string &word : words) {
        objects.push_back(objectWord(word));
        if (objects.back().kind == Kind::Cluster || (objects.back().kind == Kind::Account && !objects.back().account.empty())) {
            throw RefusedWord(word, std::string("write ") + objectHelp);
        }
    }
    return objects;
}

void refuseFor(const std::string &word, const Text &why)
{
    if (!why.isEmpty()) {
        throw RefusedWord(word, why.english());
    }
}

/// The associations of all words.
std::vector<AssociationId> idsOf(const AssociationTree &tree, const std::vector<ObjectWord> &objects)
{
    std::vector<AssociationId> ids;
    for (const ObjectWord &object : objects) {
        if (object.isAssociation()) {
            const std::vector<AssociationId> found = associationsOf(tree, object);
            ids.insert(ids.end(), found.begin(), found.end());
        }
    }
    return ids;
}

/// Makes @p draft of the policy as one edit; jobs follow partitions and QOS that are renamed.
void become(Snapshot &snapshot, const Policy &draft)
{
    PolicyEdit edit = editBetween(snapshot.policy, draft);
    letJobsFollow(edit, snapshot.policy, snapshot.situation);
    exchangeEdit(snapshot.policy, snapshot.situation, edit);
}

/// The name of a new partition or QOS, which is one word that no other has.
void checkRowName(const std::string &word, const std::string &name, bool isTaken)
{
    const bool isWord = std::none_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == 0x7f; });
    if (!isWord || name.find_first_of(",:='\"#") != std::string::npos || sameIgnoringCase(name, "DEFAULT")) {
        throw RefusedWord(word, "that cannot be a name");
    }
    if (isTaken) {
        throw RefusedWord(word, "there is one of that name already");
    }
}

/// A note is text that every file takes.
void checkNote(const std::string &note)
{
    if (note.size() > ChangeNote::longest) {
        throw RefusedWord("--note", "it is longer than " + std::to_string(ChangeNote::longest) + " bytes");
    }
    if (slurm::findBadUtf8(note, 0) != std::string::npos) {
        throw RefusedWord("--note", "it is not UTF-8");
    }
}

class SetCommand : public EditCommand
{
public:
    SetCommand() : EditCommand("set", "Change values of a policy file by their names: shares, limits, QOS, weights, flags, partitions") { }

protected:
    void declareOwn(VerbOptions &verb) override
    {
        verb.add("edits", &m_words, "EDIT",
            "KEY=VALUE (a key of slurm.conf), account:NAME:KEY=VALUE, user:NAME[:ACCOUNT[:PARTITION]]:KEY=VALUE, qos:NAME:KEY=VALUE, "
            "partition:NAME:KEY=VALUE or cluster:KEY=VALUE, with the keys of slurm.conf and sacctmgr; an empty value is the usual one, += and -= add "
            "words to a list and take them away; a colon of a name is written \\:");
        verb.add("--from", &m_from, "FILE", "More of them, one a line; a line that begins with # is a comment");
    }

    void edit(Snapshot &snapshot, Diagnostics &findings) override
    {
        Policy draft = snapshot.policy;
        for (const std::string &word : words(findings)) {
            const ValueWord value = valueWord(word);
            setValue(draft, value, findings);
            const std::vector<NotePlace> places = notePlaces(draft, value); // whoever gives what is there means its note alone
            m_named.insert(m_named.end(), places.begin(), places.end());
        }
        snapshot.policy = std::move(draft);
    }

private:
    /// The edits of the command line, and of the file.
    [[nodiscard]] std::vector<std::string> words(Diagnostics &findings) const
    {
        std::vector<std::string> words = m_words;
        if (!m_from.empty()) {
            QString error;
            const std::optional<QByteArray> read = readTextFile(QString::fromLocal8Bit(m_from.c_str()), &error);
            if (!read) {
                throw RefusedWord("--from", error.toStdString());
            }
            std::string text = read->toStdString();
            slurm::Findings gathered(findings);
            if (!slurm::makePlainText(text, m_from, gathered)) {
                throw RefusedWord("--from", findings.back().message.english());
            }
            for (const QByteArray &line : QByteArray::fromStdString(text).split('\n')) {
                if (const QByteArray word = line.trimmed(); !word.isEmpty() && !word.startsWith('#')) {
                    words.push_back(word.toStdString());
                }
            }
        }
        if (words.empty()) {
            throw RefusedWord("set", "give what is to be set, or --from");
        }
        return words;
    }

    std::string m_from;
};

class AddCommand : public EditCommand
{
public:
    AddCommand() : EditCommand("add", "Add accounts, users, QOS and partitions to a policy file") { }

protected:
    void declareOwn(VerbOptions &verb) override
    {
        verb.add("objects", &m_words, "OBJECT",
                "account:NAME (below root), account:NAME:PARENT, user:NAME:ACCOUNT, user:NAME:ACCOUNT:PARTITION, qos:NAME or partition:NAME; a colon "
                "of a name is written \\:")
            .isRequired
            = true;
        verb.add("--set", &m_settings, "KEY=VALUE", "A value that each of them gets, such as Fairshare=5; may be given often");
    }

    void edit(Snapshot &snapshot, Diagnostics &findings) override
    {
        std::vector<ObjectWord> objects;
        std::vector<NewAssociation> rows;
        std::map<std::string, int> accounts; // of this call, by name
        for (const std::string &word : m_words) {
            ObjectWord object = objectWord(word);
            if (object.isAssociation()) {
                rows.push_back(newAssociation(word, object, snapshot.policy.associations, accounts));
                if (object.kind == Kind::Account) {
                    accounts.emplace(object.name, static_cast<int>(rows.size()) - 1);
                    object.account.clear(); // where it hangs is no part of its name
                }
            } else {
                addRow(word, object, snapshot.policy);
            }
            objects.push_back(std::move(object));
        }
        PreparedAdditions additions = prepareAdditions(snapshot.policy, rows);
        refuseFor("add", additions.refusal);
        if (additions.isPossible()) {
            snapshot.policy.associations = std::move(additions.after);
        }
        for (const ObjectWord &object : objects) {
            for (const std::string &setting : m_settings) {
                setValue(snapshot.policy, valueWord(object.text() + ':' + setting), findings);
            }
        }
    }

private:
    static NewAssociation newAssociation(
        const std::string &word, const ObjectWord &object, const AssociationTree &tree, const std::map<std::string, int> &accounts)
    {
        NewAssociation row;
        row.name = object.name;
        row.isUser = object.kind == Kind::User;
        row.partition = object.partition;
        if (row.isUser && object.account.empty()) {
            throw RefusedWord(word, "write user:NAME:ACCOUNT");
        }
        const std::string above = object.account.empty() ? "root" : object.account;
        const auto fresh = accounts.find(above);
        row.above = fresh == accounts.end() ? -1 : fresh->second;
        row.parent = fresh == accounts.end() ? accountNamed(tree, above) : noAssociation;
        if (fresh == accounts.end() && row.parent == noAssociation) {
            throw RefusedWord(word, "there is no account " + above);
        }
        return row;
    }

    static void addRow(const std::string &word, const ObjectWord &object, Policy &policy)
    {
        switch (object.kind) {
        case Kind::Qos:
            checkRowName(word, object.name, findQosRow(policy, object.name).has_value());
            policy.qos.edit().emplace_back().name = lowerCase(object.name); // as sacctmgr makes it
            break;
        case Kind::Partition:
            checkRowName(word, object.name, policy.findPartition(object.name) != unknownIndex);
            policy.partitions.edit().emplace_back().name = object.name;
            break;
        default:
            throw RefusedWord(word, "that cannot be added");
        }
    }

    std::vector<std::string> m_settings;
};

class RemoveCommand : public EditCommand
{
public:
    RemoveCommand() : EditCommand("remove", "Take accounts with all that is below them, users, QOS and partitions out of a policy file") { }

protected:
    void declareOwn(VerbOptions &verb) override { verb.add("objects", &m_words, "OBJECT", objectHelp).isRequired = true; }

    void edit(Snapshot &snapshot, Diagnostics &) override
    {
        const std::vector<ObjectWord> objects = objectsOf(m_words);
        AssociationTree &tree = snapshot.policy.associations;
        const std::vector<AssociationId> tops = topmost(tree, idsOf(tree, objects));
        refuseFor("remove", removalRefusal(tree, tops));
        removeAll(tree, withDescendants(tree, tops));
        for (const ObjectWord &object : objects) {
            if (object.kind == Kind::Qos) {
                auto &rows = snapshot.policy.qos.edit();
                rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(qosOf(snapshot.policy, object)));
            } else if (object.kind == Kind::Partition) {
                auto &rows = snapshot.policy.partitions.edit();
                rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(partitionOf(snapshot.policy, object)));
            }
        }
    }
};

class MoveCommand : public EditCommand
{
public:
    MoveCommand() : EditCommand("move", "Hang accounts and users of a policy file below another account") { }

protected:
    void declareOwn(VerbOptions &verb) override
    {
        verb.add("objects", &m_words, "OBJECT", "account:NAME, user:NAME:ACCOUNT or user:NAME:ACCOUNT:PARTITION; a colon of a name is written \\:")
            .isRequired
            = true;
        verb.add("--to", &m_to, "ACCOUNT", "The account below which they shall be").isRequired = true;
    }

    void edit(Snapshot &snapshot, Diagnostics &) override
    {
        AssociationTree &tree = snapshot.policy.associations;
        const AssociationId to = associationsOf(tree, { Kind::Account, lowerCase(m_to), {}, {} }).front();
        const std::vector<ObjectWord> objects = objectsOf(m_words);
        for (const ObjectWord &object : objects) {
            if (!object.isAssociation() || (object.kind == Kind::User && object.account.empty())) {
                throw RefusedWord(object.text(), "write account:NAME or user:NAME:ACCOUNT");
            }
        }
        const std::vector<AssociationId> ids = idsOf(tree, objects);
        refuseFor("move", moveRefusal(tree, ids, to));
        moveBelow(tree, movedBelow(tree, ids, to), to);
    }

private:
    std::string m_to;
};

class RenameCommand : public EditCommand
{
public:
    RenameCommand()
        : EditCommand("rename",
            "Give an account, a user, a QOS or a partition of a policy file another name; lists and jobs that name it follow in the file, "
            "associations for a partition without what they used")
    {
    }

protected:
    void declareOwn(VerbOptions &verb) override
    {
        verb.add("object", &m_words, "OBJECT", "account:NAME, user:NAME, qos:NAME or partition:NAME; a colon of a name is written \\:").isRequired
            = true;
        verb.add("--to", &m_to, "NAME", "The name that it gets").isRequired = true;
    }

    void edit(Snapshot &snapshot, Diagnostics &) override
    {
        if (m_words.size() != 1) {
            throw RefusedWord("rename", "one thing gets a name at a time");
        }
        const ObjectWord object = objectsOf(m_words).front();
        Policy draft = snapshot.policy;
        switch (object.kind) {
        case Kind::Qos: {
            const std::size_t row = qosOf(draft, object);
            checkRowName("rename", m_to, findQosRow(draft, m_to).value_or(row) != row);
            slurm::renameQos(draft, row, lowerCase(m_to));
            return become(snapshot, draft);
        }
        case Kind::Partition: {
            const std::size_t row = partitionOf(draft, object);
            checkRowName("rename", m_to, object.name != m_to && draft.findPartition(m_to) != unknownIndex);
            renamePartition(draft, row, m_to);
            const FollowingAssociations follow
                = followingPartitions(snapshot.policy.associations, renamings(*snapshot.policy.partitions, *draft.partitions));
            become(snapshot, draft);
            for (const NewAssociation &association : follow.added.rows) {
                append(snapshot.policy.associations, association);
            }
            for (const AssociationId id : follow.removed) {
                snapshot.policy.associations.remove(id);
            }
            return;
        }
        default:
            renameAssociation(snapshot, associationsOf(draft.associations, object).front());
        }
    }

private:
    void renameAssociation(Snapshot &snapshot, AssociationId id) const
    {
        PreparedRenaming renaming = prepareRenaming(snapshot, id, m_to);
        refuseFor("rename", renaming.refusal);
        for (const AssociationId each : renaming.ids) {
            snapshot.policy.associations.rename(each, renaming.name);
        }
        exchangeEdit(snapshot.policy, snapshot.situation, renaming.rest);
    }

    std::string m_to;
};

} // namespace

void EditCommand::declare(VerbOptions &verb)
{
    verb.add("policy", &m_path, "POLICY", "The policy file (*.apportion)").isRequired = true;
    declareOwn(verb);
    verb.add("--note", &m_note, "TEXT", "Why: kept with what is changed, and carried into apply.sh and reports");
    m_out.declare(verb, false, "Replace the file of --out when it is there");
}

int EditCommand::run(const Streams &streams)
{
    const OpenedFiles opened = openPolicyFile(QFile::decodeName(m_path.c_str()));
    if (!isWhole(name(), opened, streams)) {
        return exitUnusable;
    }
    Project edited = opened;
    edited.settleBaseline(Baseline::Origin::Opened, opened.name);
    Diagnostics findings;
    try {
        checkNote(m_note);
        edit(edited, findings);
        addNote(edited.policy, opened.policy);
    } catch (const RefusedWord &refused) {
        streams.err << "apportion-cli " << name() << ": " << refused.what() << "\napportion-cli " << name() << ": nothing was written\n";
        return exitUnusable;
    }
    report(findings, streams);
    const int written = write(edited, opened.checksum, streams);
    return written == exitOk && hasErrors(opened.diagnostics) ? exitFindings : written;
}

void EditCommand::addNote(Policy &edited, const Policy &before) const
{
    if (m_note.empty()) {
        return;
    }
    std::vector<NotePlace> places = m_named;
    const PolicyDifference made = difference(before, edited);
    for (const ChangedValue &row : changedValues(made)) {
        places.push_back(notePlace(before, edited, made, row));
    }
    edited.notes.edit() = withNote(*edited.notes, places, m_note);
}

int EditCommand::write(const Project &edited, const QByteArray &checksum, const Streams &streams) const
{
    if (m_out.isWanted()) {
        return m_out.write(name(), edited, streams);
    }
    const WrittenPolicy written = writePolicyFile(QFile::decodeName(m_path.c_str()), edited, checksum);
    if (!written.isWritten()) {
        streams.err << "apportion-cli " << name() << ": " << written.error.toStdString() << '\n';
        return exitUnusable;
    }
    return exitOk;
}

std::vector<std::unique_ptr<Command>> makeEditCommands()
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(std::make_unique<SetCommand>());
    commands.push_back(std::make_unique<AddCommand>());
    commands.push_back(std::make_unique<RemoveCommand>());
    commands.push_back(std::make_unique<MoveCommand>());
    commands.push_back(std::make_unique<RenameCommand>());
    return commands;
}

} // namespace apportion::cli
