// SPDX-License-Identifier: GPL-3.0-or-later
// What a key of an object is given on the command line.
#include "cli/policy_words.h"

#include "core/limits/limit.h"
#include "core/policy/flat_option.h"
#include "core/policy/number_text.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/policy/whole_conf.h"
#include "core/schema/association_fields.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/field_read.h"
#include "core/schema/field_value.h"
#include "core/schema/root_options.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"
#include "slurm/conf/conf_field.h"
#include "slurm/conf/conf_text.h"
#include "slurm/conf/node_rows.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/lists/sacctmgr_options.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/host_list.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>

namespace apportion::cli
{

namespace
{

/// The two numbers above mean something else to Slurm.
constexpr std::uint16_t highestFactor = 65533;

std::string pathOf(const ValueWord &word)
{
    return word.object.kind == ObjectWord::Kind::Setting ? word.key : word.object.text() + ':' + word.key;
}

[[noreturn]] void refuse(const ValueWord &word, const std::string &why)
{
    throw RefusedWord(pathOf(word), why);
}

[[noreturn]] void refuseValue(const ValueWord &word)
{
    refuse(word, "\"" + word.value + "\" is no value for it");
}

[[noreturn]] void refuseKey(const ValueWord &word, std::string_view nearest)
{
    refuse(word, nearest.empty() ? "there is no such key" : "there is no such key; is it " + std::string(nearest) + "?");
}

void refuseSign(const ValueWord &word)
{
    if (word.sign != '\0') {
        refuse(word, "only lists of words take += and -=");
    }
}

bool takesAway(const ValueWord &word)
{
    return word.sign == '\0' && (word.value.empty() || word.value == "-1");
}

/// The list of words after += or -=, or the one that was given.
std::string listOf(std::string_view before, const ValueWord &word)
{
    if (word.sign == '\0') {
        return word.value;
    }
    std::vector<std::string> list = listWords(before);
    for (const std::string &name : listWords(word.value)) {
        std::erase_if(list, [&name](const std::string &entry) { return sameIgnoringCase(entry, name); });
        if (word.sign == '+') {
            list.push_back(name);
        }
    }
    return schema::valueText(list);
}

/// Reads what a reader of slurm.conf takes; throws with what it said where that is an error.
template <typename Read>
void readConf(const ValueWord &word, const std::string &value, Diagnostics &findings, const Read &read)
{
    const slurm::ConfPair pair { word.key, value, slurm::confValue(value) };
    Diagnostics said;
    slurm::Findings gathered(said);
    const bool isRead = read(pair, SourcePlace(), gathered);
    gathered.finish();
    if (!isRead || hasErrors(said)) {
        refuse(word, said.empty() ? "\"" + value + "\" is no value for it" : said.front().message.english());
    }
    findings.insert(findings.end(), said.begin(), said.end());
}

// --- slurm.conf ---

void setSetting(Policy &policy, const ValueWord &word, Diagnostics &findings)
{
    const std::optional<PriorityKey> key = findPriorityKey(word.key);
    if (!key && schema::findAnyConfKey(schema::ConfSection::Top, word.key) != nullptr) {
        refuse(word, "Slurm has this key, but it is no part of the policy: change it in slurm.conf");
    }
    if (!key) {
        refuseKey(word, schema::nearestConfKey(schema::ConfSection::Top, word.key, schema::newestRelease));
    }
    const bool isList = key == PriorityKey::PriorityFlags || key == PriorityKey::AccountingStorageTres;
    if (!isList) {
        refuseSign(word);
    }
    const std::string value = listOf(settingValue(policy, *key), word);
    if (value.empty()) {
        copySetting(policy, Policy(), *key);
        return;
    }
    readConf(word, value, findings, [&](const slurm::ConfPair &pair, const SourcePlace &place, slurm::Findings &gathered) {
        return slurm::readPriorityKey(*key, pair, place, policy, gathered);
    });
}

void setForeign(std::vector<ForeignKey> &keys, const std::string &key, const std::string &written)
{
    const auto known = std::find_if(keys.begin(), keys.end(), [&key](const ForeignKey &entry) { return sameIgnoringCase(entry.key, key); });
    if (written.empty()) {
        if (known != keys.end()) {
            keys.erase(known);
        }
    } else if (known != keys.end()) {
        known->value = written;
    } else {
        keys.push_back({ key, written });
    }
}

/// The nodes of a partition after += or -=.
std::string nodesOf(const std::string &before, const ValueWord &word)
{
    if (word.sign == '\0') {
        return word.value;
    }
    const auto expanded = [&word](std::string_view list) {
        slurm::HostList names = slurm::expandHosts(list);
        if (!names) {
            refuse(word, names.error.english());
        }
        return std::move(names.hosts);
    };
    if (sameIgnoringCase(before, "ALL")) {
        refuse(word, "it has all nodes: give the whole list with Nodes=");
    }
    const std::vector<std::string> had = expanded(before);
    const std::vector<std::string> given = expanded(word.value);
    const std::set<std::string_view> names(given.begin(), given.end());
    const auto isGiven = [&names](const std::string &host) { return names.contains(host); };
    if (word.sign == '+') {
        std::set<std::string_view> known(had.begin(), had.end());
        std::vector<std::string> added;
        std::copy_if(given.begin(), given.end(), std::back_inserter(added), [&known](const std::string &host) { return known.insert(host).second; });
        return added.empty() ? before : before + (before.empty() ? "" : ",") + slurm::hostListOf(added);
    }
    std::vector<std::string> rest;
    std::remove_copy_if(had.begin(), had.end(), std::back_inserter(rest), isGiven);
    if (rest.size() == had.size()) {
        refuse(word, "none of these stands in its list of nodes");
    }
    if (rest.empty()) {
        refuse(word, "these are all of its nodes");
    }
    return slurm::hostListOf(rest);
}

void setNodes(Policy &policy, std::size_t row, const ValueWord &word)
{
    const std::string list = nodesOf((*policy.partitions)[row].nodesWritten, word);
    Text error;
    const auto nodes = slurm::resolveNodes(policy, list, error);
    if (!nodes || list.find_first_of(" #\"'") != std::string::npos) {
        refuse(word, error.isEmpty() ? "\"" + list + "\" is no list of nodes" : error.english());
    }
    Partition &partition = policy.partitions.edit()[row];
    partition.nodesWritten = list;
    partition.nodes = *nodes;
}

/// Whether a key of a partition's line is a list of words: who or what may use it, or may not.
bool isPartitionList(std::string_view key)
{
    constexpr std::array<std::string_view, 6> lists { "AllowAccounts", "DenyAccounts", "AllowQos", "DenyQos", "AllowGroups", "AllocNodes" };
    return std::any_of(lists.begin(), lists.end(), [key](std::string_view list) { return sameIgnoringCase(list, key); });
}

/// A list of a partition's line after += or -=. An Allow list that is not there lets everybody in: what is added would shut the
/// others out, and what is taken away last would let all of them in.
std::string partitionListOf(const Partition &partition, const std::string &key, const ValueWord &word)
{
    const ForeignKey *old = findKey(partition.foreign, key);
    const std::string before = old == nullptr ? std::string() : std::string(withoutConfQuotes(old->value));
    const bool isAllow = key.starts_with("Al");
    if (isAllow && (before.empty() || sameIgnoringCase(before, "ALL"))) {
        refuse(word, "it lets everybody in: give the whole list with " + key + '=');
    }
    std::string list = listOf(before, word);
    if (isAllow && list.empty()) {
        refuse(word, "without the last of the list everybody would be let in: give " + key + "=ALL if that is meant");
    }
    return list;
}

void setPartitionField(Policy &policy, std::size_t row, const schema::Field<Partition> &field, const ValueWord &word, Diagnostics &findings)
{
    const std::string_view key = field.word;
    Partition partition = policy.partitions.get()[row];
    if (word.value.empty()) {
        schema::copyField(field, partition, Partition());
    } else {
        readConf(word, word.value, findings, [&](const slurm::ConfPair &pair, const SourcePlace &place, slurm::Findings &gathered) {
            return slurm::readConfField(field, { pair, place, {}, gathered }, partition);
        });
    }
    if (partition.priorityJobFactor > highestFactor || partition.priorityTier > highestFactor) {
        refuseValue(word);
    }
    if (key == "QOS" && !partition.qos.empty() && policy.findQos(partition.qos) == unknownIndex) {
        refuse(word, "there is no QOS " + partition.qos);
    }
    if (key == "Default" && partition.isDefault) {
        for (Partition &other : policy.partitions.edit()) {
            other.isDefault = false;
        }
    }
    partition.givenJobFactor = key == "PriorityJobFactor" ? !word.value.empty() : partition.givenJobFactor;
    partition.givenTier = key == "PriorityTier" ? !word.value.empty() : partition.givenTier;
    policy.partitions.edit()[row] = std::move(partition);
}

void setPartitionValue(Policy &policy, const ValueWord &word, Diagnostics &findings)
{
    const std::size_t row = partitionOf(policy, word.object);
    const schema::Field<Partition> *field = schema::findField(schema::partitionFields(), word.key);
    if (!sameIgnoringCase(word.key, "Nodes") && !isPartitionList(word.key)) {
        refuseSign(word);
    }
    if (sameIgnoringCase(word.key, "Nodes")) {
        setNodes(policy, row, word);
    } else if (sameIgnoringCase(word.key, "PartitionName")) {
        refuse(word, "apportion-cli rename gives it another name");
    } else if (sameIgnoringCase(word.key, "Priority")) { // it stands for both
        for (const char *key : { "PriorityJobFactor", "PriorityTier" }) {
            setPartitionField(policy, row, *schema::findField(schema::partitionFields(), key), word, findings);
        }
    } else if (field != nullptr) {
        setPartitionField(policy, row, *field, word, findings);
    } else if (const schema::ConfKey *key = schema::findAnyConfKey(schema::ConfSection::Partition, word.key); key != nullptr) {
        Partition &partition = policy.partitions.edit()[row];
        const std::string value = word.sign == '\0' ? word.value : partitionListOf(partition, std::string(key->key), word);
        setForeign(partition.foreign, std::string(key->key), value.empty() ? std::string() : slurm::confValue(value));
    } else {
        refuseKey(word, schema::nearestConfKey(schema::ConfSection::Partition, word.key, schema::newestRelease));
    }
}

// --- QOS ---

bool holdsShown(slurm::ShownField::Form form, std::string_view value)
{
    TresCounts counts;
    switch (form) {
    case slurm::ShownField::Form::Plain:
        return unsignedNumber(value).has_value();
    case slurm::ShownField::Form::Factor:
        return decimalNumber(value).value_or(-1.0) >= 0.0;
    case slurm::ShownField::Form::Minutes:
    case slurm::ShownField::Form::Seconds:
        return static_cast<bool>(parseTime(value));
    case slurm::ShownField::Form::Tres:
        return schema::readInto(value, {}, counts) && !counts.empty();
    case slurm::ShownField::Form::Text:
    case slurm::ShownField::Form::Names:
    case slurm::ShownField::Form::Mode:
    case slurm::ShownField::Form::Level:
        break;
    }
    return true;
}

void setQosValue(Policy &policy, const ValueWord &word)
{
    Qos &qos = policy.qos.edit()[qosOf(policy, word.object)];
    const std::string option(slurm::optionOfColumn(word.key));
    const schema::Field<Qos> *field = schema::findField(schema::qosFields(), option);
    const slurm::ShownField *shown = slurm::shownField("qos x", option);
    if (sameIgnoringCase(option, "Name")) {
        refuse(word, "apportion-cli rename gives it another name");
    }
    if (shown == nullptr) {
        refuseKey(word, {});
    }
    if (shown->form != slurm::ShownField::Form::Names) {
        refuseSign(word);
    }
    if (takesAway(word)) {
        if (field != nullptr) {
            schema::copyField(*field, qos, Qos());
        }
        setForeign(qos.foreign, option, {});
        return;
    }
    const std::string before = field != nullptr ? schema::fieldText(*field, qos) : qosOptionValue(qos, option);
    const std::string value = listOf(before, word);
    if (value.empty()) { // the last word of a list went
        setForeign(qos.foreign, option, {});
        qos.preempt = field != nullptr ? std::string() : qos.preempt;
        return;
    }
    std::string written;
    appendOption(written, { option, value, true });
    if (!holdsShown(shown->form, value) || !slurm::setQosOption(qos, option, value, written.substr(option.size() + 1))) {
        refuseValue(word);
    }
}

// --- associations ---

std::uint32_t sharesOf(const ValueWord &word)
{
    if (sameIgnoringCase(word.value, "parent")) {
        return sharesParent;
    }
    const std::optional<std::uint64_t> shares = word.value.empty() ? 1 : unsignedNumber(word.value);
    if (!shares || *shares > maxRawShares) {
        refuseValue(word);
    }
    return static_cast<std::uint32_t>(*shares);
}

std::uint32_t priorityOf(const ValueWord &word)
{
    const std::optional<std::uint64_t> priority = takesAway(word) ? noPriority : unsignedNumber(word.value);
    if (!priority || *priority > noPriority) {
        refuseValue(word);
    }
    return static_cast<std::uint32_t>(*priority);
}

/// The option that the key is; throws where it is none, or the value is none of its values.
const schema::AssociationField &optionOf(const ValueWord &word)
{
    const schema::AssociationField *field = schema::findAssociationField(word.key);
    if (field == nullptr) {
        refuseKey(word, {});
    }
    AssociationOptions probe;
    const bool isList = schema::namesQos(field->word) || field->word == schema::option::coordinator;
    if (word.sign != '\0' && (!isList || word.value.empty())) {
        refuse(word, "only lists of words take += and -=");
    }
    if (word.sign == '\0' && !takesAway(word) && !schema::readOption(*field, word.value, probe)) {
        refuseValue(word);
    }
    return *field;
}

void setAssociationValue(Policy &policy, const ValueWord &word)
{
    AssociationTree &tree = policy.associations;
    std::vector<AssociationId> ids = associationsOf(tree, word.object);
    const bool isShares = sameIgnoringCase(word.key, "Fairshare") || sameIgnoringCase(word.key, "Shares");
    const bool isRoot = std::find(ids.begin(), ids.end(), AssociationTree::root()) != ids.end();
    if (sameIgnoringCase(word.key, "Parent")) {
        refuse(word, "apportion-cli move puts it elsewhere");
    }
    if (isShares || sameIgnoringCase(word.key, "Priority")) {
        refuseSign(word);
        const std::uint32_t value = isShares ? sharesOf(word) : priorityOf(word);
        if (isRoot && value == sharesParent) {
            refuseValue(word);
        }
        for (const AssociationId id : ids) {
            isShares ? tree.setRawShares(id, value) : tree.setPriority(id, value);
        }
        return;
    }
    const schema::AssociationField &field = optionOf(word);
    if (field.scope == schema::OptionScope::User) {
        if (word.object.kind != ObjectWord::Kind::User) {
            refuse(word, "users have it, not accounts");
        }
        ids = associationsOf(tree, { ObjectWord::Kind::User, word.object.name, {}, {} }); // it is the user's in all accounts
    }
    // of QOS a difference to the list of the account above is a value of its own; of accounts that are coordinated there is but a list
    const bool isChange = field.word == schema::option::coordinator && word.sign != '\0';
    for (const AssociationId id : ids) {
        if (isChange) {
            tree.setOptions(id, slurm::withOption(tree.options(id), { field.word, listOf(optionValue(tree.options(id), field.word), word), '\0' }));
        } else if (id != AssociationTree::root()) {
            tree.setOptions(id, slurm::withOption(tree.options(id), { field.word, word.value, word.sign }));
        } else {
            setRootOptions(policy, slurm::withOption(optionsOf(policy, id), { field.word, word.value, word.sign }));
        }
    }
}

void setClusterValue(Policy &policy, const ValueWord &word)
{
    if (sameIgnoringCase(word.key, "Fairshare") || sameIgnoringCase(word.key, "Shares")) {
        refuse(word, "root's shares compete with nothing, and Slurm computes nothing from them");
    }
    const schema::AssociationField &field = optionOf(word);
    policy.clusterOptions = slurm::withOption(policy.clusterOptions, { field.word, word.value, word.sign });
}

} // namespace

void setValue(Policy &policy, const ValueWord &word, Diagnostics &findings)
{
    switch (word.object.kind) {
    case ObjectWord::Kind::Setting:
        return setSetting(policy, word, findings);
    case ObjectWord::Kind::Cluster:
        return setClusterValue(policy, word);
    case ObjectWord::Kind::Account:
    case ObjectWord::Kind::User:
        return setAssociationValue(policy, word);
    case ObjectWord::Kind::Qos:
        return setQosValue(policy, word);
    case ObjectWord::Kind::Partition:
        return setPartitionValue(policy, word, findings);
    }
}

std::vector<NotePlace> notePlaces(const Policy &policy, const ValueWord &word)
{
    const auto known = [](const auto &fields, std::string_view key) {
        const auto *field = schema::findField(fields, key);
        return field == nullptr ? std::string(key) : std::string(*field->word == '\0' ? field->saved : field->word);
    };
    const schema::AssociationField *option = schema::findAssociationField(word.key);
    const std::string optionWord = option == nullptr ? word.key : option->word;
    switch (word.object.kind) {
    case ObjectWord::Kind::Setting: {
        const std::optional<PriorityKey> key = findPriorityKey(word.key);
        return { { {}, { key ? std::string(priorityKeyWord(*key)) : word.key } } };
    }
    case ObjectWord::Kind::Cluster:
        return { { "cluster", { optionWord } } };
    case ObjectWord::Kind::Qos:
        return { { "qos:" + (*policy.qos)[qosOf(policy, word.object)].name, { known(schema::qosFields(), slurm::optionOfColumn(word.key)) } } };
    case ObjectWord::Kind::Partition: {
        const schema::ConfKey *key = schema::findAnyConfKey(schema::ConfSection::Partition, word.key);
        std::vector<std::string> fields { known(schema::partitionFields(), key == nullptr ? std::string_view(word.key) : key->key) };
        if (sameIgnoringCase(word.key, "Priority")) {
            fields = { "PriorityJobFactor", "PriorityTier" };
        }
        return { { "partition:" + (*policy.partitions)[partitionOf(policy, word.object)].name, fields } };
    }
    case ObjectWord::Kind::Account:
    case ObjectWord::Kind::User:
        break;
    }
    const bool isShares = sameIgnoringCase(word.key, "Fairshare") || sameIgnoringCase(word.key, "Shares");
    const std::string field = isShares ? "Fairshare" : sameIgnoringCase(word.key, "Priority") ? "Priority" : optionWord;
    ObjectWord object = word.object;
    if (option != nullptr && option->scope == schema::OptionScope::User) {
        object = { ObjectWord::Kind::User, word.object.name, {}, {} };
    }
    std::vector<NotePlace> places;
    for (const AssociationId id : associationsOf(policy.associations, object)) {
        places.push_back({ noteObject(policy.associations, id), { field } });
    }
    return places;
}

} // namespace apportion::cli
