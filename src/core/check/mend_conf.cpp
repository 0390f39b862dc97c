// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/check/conf_keys_judged.h"
#include "core/check/mend_rules.h"
#include "core/policy/whole_conf.h"
#include "core/schema/field_read.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <array>
#include <optional>

namespace apportion::mending
{

namespace
{

using checker::KeyVerdict;
using schema::ConfSection;

// --- keys that stand by themselves ---

/// A setting that nothing gives yet can take the value of a line that meant it.
bool writeSetting(Policy &draft, PriorityKey key, std::string_view value)
{
    if (draft.priority.isGiven(key) || !schema::readField<Policy>(schema::setting(key), withoutConfQuotes(value), draft)) {
        return false;
    }
    draft.priority.markGiven(key);
    return true;
}

/// Gives a line the name that it was meant to have. What is read into tables of its own is read only from a file.
bool respellLine(Policy &draft, std::size_t index, std::string_view nearest)
{
    const ForeignLine line = draft.foreignConf.get()[index];
    if (const std::optional<PriorityKey> key = findPriorityKey(nearest)) {
        if (!writeSetting(draft, *key, line.value)) {
            return false;
        }
        draft.foreignConf.edit().erase(draft.foreignConf.edit().begin() + static_cast<std::ptrdiff_t>(index));
        return true;
    }
    const bool isTable = checker::sectionOfList(nearest) != ConfSection::Top || nearest == "ClusterName" || nearest == "Licenses";
    if (isTable || foreignConfLine(draft, nearest) != nullptr) {
        return false;
    }
    draft.foreignConf.edit()[index].key = std::string(nearest);
    return true;
}

bool mendLines(Policy &draft, const std::string &key, KeyVerdict wanted)
{
    const schema::Release release = checker::judgedRelease(draft);
    if (wanted != KeyVerdict::Unknown) {
        return std::erase_if(draft.foreignConf.edit(), [&key](const ForeignLine &line) { return sameIgnoringCase(plainKey(line.key), key); }) > 0;
    }
    const std::string_view nearest = schema::nearestConfKey(ConfSection::Top, key, release);
    for (std::size_t i = 0; i < draft.foreignConf->size() && !nearest.empty(); ++i) {
        if (sameIgnoringCase(plainKey(draft.foreignConf.get()[i].key), key)) {
            return respellLine(draft, i, nearest);
        }
    }
    return false;
}

// --- keys of lines ---

/// Whether the line, or the DEFAULT line above it, says what a key is for.
bool isGiven(const Partition &partition, std::string_view key)
{
    const bool both = partition.givenJobFactor && partition.givenTier;
    return key == "PriorityJobFactor" ? partition.givenJobFactor
        : key == "PriorityTier"       ? partition.givenTier
        : key == "QOS"                ? !partition.qos.empty()
        : key == "MaxTime"            ? !partition.maxTime.isUnlimited()
        : key == "Default"            ? partition.isDefault
                                      : key == "Priority" && both;
}

/// What a key of a partition's line that was meant to be one that is understood says.
bool writeIntoPartition(Partition &partition, std::string_view nearest, std::string_view written)
{
    const std::string_view value = withoutConfQuotes(written);
    const auto fields = schema::partitionFields();
    const auto field = std::find_if(fields.begin(), fields.end(), [&](const auto &candidate) { return nearest == candidate.word; });
    if (isGiven(partition, nearest)) {
        return true; // that stands, as on a line below a DEFAULT line
    }
    if (field == fields.end() || nearest == "Nodes" || !schema::readField(*field, value, partition)) {
        return false;
    }
    partition.givenJobFactor |= nearest == "PriorityJobFactor";
    partition.givenTier |= nearest == "PriorityTier";
    return true;
}

bool isPartitionField(std::string_view key)
{
    const auto fields = schema::partitionFields();
    return key == "Priority" || std::any_of(fields.begin(), fields.end(), [key](const auto &field) { return key == field.word; });
}

bool isNodeField(std::string_view key)
{
    const auto fields = schema::nodeGroupFields();
    return key == "Procs" || std::any_of(fields.begin(), fields.end(), [key](const auto &field) { return key == field.word; });
}

/// Mends the keys of one line of which the verdict is @p wanted; @p take reads one that is not carried as it is.
template <typename Take, typename IsField>
bool mendKeys(std::vector<ForeignKey> &keys, ConfSection section, schema::Release release, KeyVerdict wanted, Take take, IsField isField)
{
    bool mended = false;
    for (std::size_t i = 0; i < keys.size();) {
        const std::string_view key = plainKey(keys[i].key);
        const KeyVerdict verdict = checker::judgeKey(section, key, release);
        const bool isMeant = verdict == wanted || (wanted == KeyVerdict::GivenUp && verdict == KeyVerdict::TooNew);
        const std::string_view nearest
            = isMeant && wanted == KeyVerdict::Unknown ? schema::nearestConfKey(section, key, release) : std::string_view();
        const auto isThere = [&] {
            return std::any_of(keys.begin(), keys.end(), [nearest](const ForeignKey &other) { return sameIgnoringCase(other.key, nearest); });
        };
        bool goes = isMeant && wanted != KeyVerdict::Unknown;
        if (!nearest.empty() && isField(nearest)) {
            goes = take(nearest, keys[i].value);
        } else if (!nearest.empty() && isThere()) {
            goes = true; // the one that is spelt well stands, as on a line below a DEFAULT line
        } else if (!nearest.empty()) {
            keys[i].key = std::string(nearest);
            mended = true;
        }
        mended = mended || goes;
        i += goes ? 0 : 1;
        if (goes) {
            keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    return mended;
}

/// Mends a key in a line that is carried as it was: of nodes that are down, sets of nodes, front ends, and of a DEFAULT line
/// that nothing stands below.
bool mendCarried(Policy &draft, const Diagnostic &finding, KeyVerdict wanted)
{
    const std::string key = argument(finding.message, 0);
    const ConfSection section = checker::sectionOfList(finding.object.name);
    const std::string_view nearest
        = wanted == KeyVerdict::Unknown ? schema::nearestConfKey(section, key, checker::judgedRelease(draft)) : std::string_view();
    if (wanted == KeyVerdict::Unknown && nearest.empty()) {
        return false;
    }
    for (std::size_t i = 0; i < draft.foreignConf->size(); ++i) {
        const ForeignLine &line = draft.foreignConf.get()[i];
        if (checker::lineName(line) != argument(finding.message, 1)) {
            continue;
        }
        const auto pairs = checker::pairsBehindName(line.value);
        const auto of = [&pairs](std::string_view name) {
            return std::find_if(pairs.begin(), pairs.end(), [name](const auto &pair) { return sameIgnoringCase(pair.first, name); });
        };
        const auto found = of(key);
        if (found == pairs.end()) {
            continue;
        }
        const auto begin = static_cast<std::size_t>(found->first.data() - line.value.data());
        std::string value = line.value;
        if (nearest.empty() || of(nearest) != pairs.end()) { // the blank before it goes too
            const auto end = static_cast<std::size_t>(found->second.data() + found->second.size() - line.value.data());
            value.erase(begin - 1, end - begin + 1);
        } else {
            value.replace(begin, found->first.size(), nearest);
        }
        draft.foreignConf.edit()[i].value = std::move(value);
        return true;
    }
    return false;
}

bool mendPartition(Policy &draft, std::size_t index, KeyVerdict wanted)
{
    Partition row = draft.partitions.get()[index];
    std::vector<ForeignKey> keys = row.foreign;
    const bool mended = mendKeys(
        keys, ConfSection::Partition, checker::judgedRelease(draft), wanted,
        [&row](std::string_view nearest, std::string_view value) { return writeIntoPartition(row, nearest, value); }, isPartitionField);
    if (mended) {
        row.foreign = std::move(keys);
        draft.partitions.edit()[index] = std::move(row);
    }
    return mended;
}

bool mendNodeGroup(Policy &draft, std::size_t index, KeyVerdict wanted)
{
    std::vector<ForeignKey> keys = draft.nodeGroups.get()[index].foreign;
    const bool mended = mendKeys(
        keys, ConfSection::Node, checker::judgedRelease(draft), wanted, [](std::string_view, std::string_view) { return false; }, isNodeField);
    if (mended) {
        draft.nodeGroups.edit()[index].foreign = std::move(keys);
    }
    return mended;
}

/// The row of the finding, and those that have the key from the same DEFAULT line, of which it is one finding.
template <typename Row>
std::vector<std::size_t> rowsOf(const std::vector<Row> &rows, const Diagnostic &finding)
{
    std::vector<std::size_t> all { finding.object.id };
    for (std::size_t i = 0; i < rows.size() && finding.place.line != 0; ++i) {
        const auto isIt = [&finding](const ForeignKey &key) { return static_cast<const SourcePlace &>(key.inheritedFrom) == finding.place; };
        if (i != finding.object.id && std::any_of(rows[i].foreign.begin(), rows[i].foreign.end(), isIt)) {
            all.push_back(i);
        }
    }
    return all;
}

bool mendObject(Policy &draft, const Diagnostic &finding, KeyVerdict wanted)
{
    const ObjectRef &object = finding.object;
    bool mended = false;
    if (object.kind == ObjectRef::Kind::Partition) {
        for (const std::size_t index : rowsOf(draft.partitions.get(), finding)) {
            mended = mendPartition(draft, index, wanted) || mended;
        }
        return mended;
    }
    if (object.kind == ObjectRef::Kind::NodeGroup) {
        for (const std::size_t index : rowsOf(draft.nodeGroups.get(), finding)) {
            mended = mendNodeGroup(draft, index, wanted) || mended;
        }
        return mended;
    }
    const bool isInside = checker::sectionOfList(object.name) != ConfSection::Top && !sameIgnoringCase(argument(finding.message, 0), object.name);
    return isInside ? mendCarried(draft, finding, wanted) : mendLines(draft, object.name, wanted);
}

// --- the rules ---

template <KeyVerdict wanted>
bool mendKey(Policy &draft, const Diagnostic &finding)
{
    return mendObject(draft, finding, wanted);
}

/// Those that are one finding too many are of as many keys: each is mended by itself.
bool isManyKeys(const Diagnostic &finding)
{
    return checker::isGathered(finding) && finding.object.kind == ObjectRef::Kind::Setting;
}

template <KeyVerdict wanted>
Text keyText(const Policy &policy, const Diagnostic &finding)
{
    Policy draft = policy;
    if (isManyKeys(finding) || !mendObject(draft, finding, wanted)) {
        return {};
    }
    if (wanted == KeyVerdict::Unknown) {
        return { APPORTION_TEXT("Write %1"), { argument(finding.advice, 0) } };
    }
    return { APPORTION_TEXT("Remove %1"), { argument(finding.message, 0) } };
}

constexpr std::array confMended = { Rule { "conf-key-unknown", keyText<KeyVerdict::Unknown>, mendKey<KeyVerdict::Unknown> },
    Rule { "conf-key-release", keyText<KeyVerdict::GivenUp>, mendKey<KeyVerdict::GivenUp> },
    Rule { "conf-key-defunct", keyText<KeyVerdict::Defunct>, mendKey<KeyVerdict::Defunct> } };

} // namespace

std::span<const Rule> confRules()
{
    return confMended;
}

} // namespace apportion::mending
