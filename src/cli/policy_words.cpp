// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/policy_words.h"

#include "core/change/tree_query.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <array>
#include <utility>

namespace apportion::cli
{

namespace
{

constexpr std::array<std::pair<std::string_view, ObjectWord::Kind>, 5> objectKinds = { {
    { "cluster", ObjectWord::Kind::Cluster },
    { "account", ObjectWord::Kind::Account },
    { "user", ObjectWord::Kind::User },
    { "qos", ObjectWord::Kind::Qos },
    { "partition", ObjectWord::Kind::Partition },
} };

/// Whether the backslash there takes away what the next character means; before a letter, as in corp\ann, it is one of the name.
bool isEscape(std::string_view text, std::size_t at)
{
    return text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == ':' || text[at + 1] == '\\');
}

std::vector<std::string> partsOf(std::string_view text)
{
    std::vector<std::string> parts(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ':') {
            parts.emplace_back();
        } else {
            i += isEscape(text, i) ? 1 : 0;
            parts.back() += text[i];
        }
    }
    for (std::string &part : parts) {
        part = std::string(trimmed(part));
    }
    if (parts.back().empty()) { // nothing stands behind the last colon
        parts.pop_back();
    }
    return parts;
}

/// A part of a word, so that partsOf() takes it for one.
std::string partText(std::string_view part)
{
    std::string text;
    for (std::size_t i = 0; i < part.size(); ++i) {
        text += part[i] == ':' || isEscape(part, i) || (part[i] == '\\' && i + 1 == part.size()) ? "\\" : "";
        text += part[i];
    }
    return text;
}

/// Of the associations of a user in an account the one for @p partition; without that the one for all partitions, or the only one.
/// Throws RefusedWord where only a partition would tell which.
void keepPartition(std::vector<AssociationId> &ids, const AssociationTree &tree, const ObjectWord &object)
{
    const auto isOther = [&](AssociationId id) { return !sameIgnoringCase(tree.partition(id), object.partition); };
    if (!object.partition.empty() || !std::all_of(ids.begin(), ids.end(), isOther)) {
        std::erase_if(ids, isOther);
    } else if (ids.size() > 1) {
        throw RefusedWord(object.text(), "there is one for each of several partitions: write user:NAME:ACCOUNT:PARTITION");
    }
}

/// How many parts a word of that kind has at least and at most.
std::pair<std::size_t, std::size_t> partCount(ObjectWord::Kind kind)
{
    switch (kind) {
    case ObjectWord::Kind::Setting:
        return { 0, 0 };
    case ObjectWord::Kind::Cluster:
        return { 1, 1 };
    case ObjectWord::Kind::Account:
        return { 2, 3 };
    case ObjectWord::Kind::User:
        return { 2, 4 };
    case ObjectWord::Kind::Qos:
    case ObjectWord::Kind::Partition:
        break;
    }
    return { 2, 2 };
}

ObjectWord objectOf(const std::string &word, const std::vector<std::string> &parts)
{
    ObjectWord object;
    if (parts.empty()) {
        return object;
    }
    const auto *kind
        = std::find_if(objectKinds.begin(), objectKinds.end(), [&parts](const auto &known) { return sameIgnoringCase(known.first, parts.front()); });
    if (kind == objectKinds.end()) {
        throw RefusedWord(word, "begin with account:, user:, qos:, partition: or cluster:");
    }
    object.kind = kind->second;
    const auto [least, most] = partCount(object.kind);
    if (parts.size() < least || parts.size() > most
        || std::any_of(parts.begin(), parts.end(), [](const std::string &part) { return part.empty(); })) {
        throw RefusedWord(word, "write account:NAME, user:NAME, user:NAME:ACCOUNT, user:NAME:ACCOUNT:PARTITION, qos:NAME, partition:NAME or cluster");
    }
    const auto part = [&parts](std::size_t at) { return at < parts.size() ? parts[at] : std::string(); };
    object.name = object.kind == ObjectWord::Kind::Account ? lowerCase(part(1)) : part(1);
    object.account = lowerCase(part(2));
    object.partition = part(3);
    return object;
}

void refuseControl(const std::string &word)
{
    if (std::any_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; })) {
        throw RefusedWord("a word", "control characters cannot stand in it");
    }
}

} // namespace

std::string ObjectWord::text() const
{
    const auto *known = std::find_if(objectKinds.begin(), objectKinds.end(), [this](const auto &entry) { return entry.second == kind; });
    std::string text(known == objectKinds.end() ? std::string_view() : known->first);
    for (const std::string *part : { &name, &account, &partition }) {
        text += part->empty() ? std::string() : ':' + partText(*part);
    }
    return text;
}

ObjectWord wordOf(const AssociationTree &tree, AssociationId id)
{
    const bool isUser = tree.isUser(id);
    return { isUser ? ObjectWord::Kind::User : ObjectWord::Kind::Account, std::string(tree.name(id)),
        isUser ? std::string(tree.accountName(id)) : std::string(), std::string(tree.partition(id)) };
}

ObjectWord objectWord(const std::string &word)
{
    refuseControl(word);
    return objectOf(word, partsOf(word));
}

ValueWord valueWord(const std::string &word)
{
    refuseControl(word);
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos || equals == 0) {
        throw RefusedWord(word, "write KEY=VALUE for a key of slurm.conf, or OBJECT:KEY=VALUE");
    }
    ValueWord value;
    std::string_view left = std::string_view(word).substr(0, equals);
    if (left.back() == '+' || left.back() == '-') {
        value.sign = left.back();
        left.remove_suffix(1);
    }
    value.value = word.substr(equals + 1);
    std::vector<std::string> parts = partsOf(left);
    value.key = parts.back();
    parts.pop_back();
    value.object = objectOf(word, parts);
    if (value.key.empty() || (value.object.kind == ObjectWord::Kind::Account && !value.object.account.empty())) {
        throw RefusedWord(word, "write KEY=VALUE for a key of slurm.conf, or OBJECT:KEY=VALUE");
    }
    return value;
}

std::vector<AssociationId> associationsOf(const AssociationTree &tree, const ObjectWord &object)
{
    const std::string &inAccount = object.kind == ObjectWord::Kind::Account ? object.name : object.account;
    const AssociationId account = inAccount.empty() ? noAssociation : accountNamed(tree, inAccount);
    if (!inAccount.empty() && account == noAssociation) {
        throw RefusedWord(object.text(), "there is no account " + inAccount);
    }
    if (object.kind == ObjectWord::Kind::Account) {
        return { account };
    }
    std::vector<AssociationId> found;
    for (const std::string &name : { object.name, lowerCase(object.name) }) { // as slurmdbd may have folded it
        const NameId id = tree.names().find(name);
        found = associationsNamed(tree, std::span(&id, 1));
        std::erase_if(found, [&](AssociationId each) { return tree.isAccount(each) || (account != noAssociation && tree.parent(each) != account); });
        if (account != noAssociation) {
            keepPartition(found, tree, object);
        }
        if (!found.empty()) {
            return found;
        }
    }
    throw RefusedWord(object.text(), "there is no such user" + (object.account.empty() ? std::string() : " in account " + object.account));
}

std::optional<std::size_t> findQosRow(const Policy &policy, std::string_view name)
{
    const std::vector<Qos> &rows = *policy.qos;
    const auto found = std::find_if(rows.begin(), rows.end(), [name](const Qos &qos) { return sameIgnoringCase(qos.name, name); });
    return found == rows.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - rows.begin()));
}

std::size_t qosOf(const Policy &policy, const ObjectWord &object)
{
    const std::optional<std::size_t> row = findQosRow(policy, object.name);
    if (!row) {
        throw RefusedWord(object.text(), "there is no such QOS");
    }
    return *row;
}

std::size_t partitionOf(const Policy &policy, const ObjectWord &object)
{
    const std::uint16_t row = policy.findPartition(object.name);
    if (row == unknownIndex) {
        throw RefusedWord(object.text(), "there is no such partition");
    }
    return row;
}

} // namespace apportion::cli
