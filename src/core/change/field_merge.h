// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/merge_decisions.h"
#include "core/change/name_list_merge.h"
#include "core/schema/field_value.h"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace apportion
{

/// Merges weights TRES by TRES: each is a weight of its own, and the field of a conflict is "TRESBillingWeights Mem". None where that would
/// decide more than it says: where a side has none, which weighs by CPUs, or has one that stands twice or cannot be read.
[[nodiscard]] std::optional<TresWeights> mergedWeights(MergeDecisions &decisions, const std::string &object, const std::string &field,
    schema::Unit unit, const TresWeights &base, const TresWeights &mine, const TresWeights &theirs);

/// Merges flags one by one, each of which is there or is not, so that there is nothing to be chosen.
[[nodiscard]] schema::FlagSet mergedFlags(const schema::FlagSet &base, const schema::FlagSet &mine, const schema::FlagSet &theirs);

/// Merges a value that both sides changed, and that has several parts, part by part: weights, flags and lists of names. False where it has
/// none, and nothing is decided.
template <typename Record>
[[nodiscard]] bool mergeParts(
    MergeDecisions &decisions, const std::string &object, const schema::Field<Record> &field, const Record &base, Record &mine, const Record &theirs)
{
    if (const auto *weights = std::get_if<schema::Lens<Record, TresWeights>>(&field.value)) {
        const std::optional<TresWeights> merged
            = mergedWeights(decisions, object, field.word, field.unit, weights->read(base), weights->read(mine), weights->read(theirs));
        if (merged && !(*merged == weights->read(mine))) {
            weights->write(mine, *merged);
        }
        return merged.has_value();
    }
    if (const auto *flags = std::get_if<schema::FlagsLens<Record>>(&field.value)) {
        const schema::FlagSet merged = mergedFlags(flags->read(base), flags->read(mine), flags->read(theirs));
        if (decisions.takes(true, false, merged == flags->read(mine), [] { return MergeConflict(); })) {
            flags->write(mine, merged);
        }
        return true;
    }
    const auto *text = std::get_if<schema::Lens<Record, std::string>>(&field.value);
    if (text == nullptr || !field.isNameSet) {
        return false;
    }
    const std::optional<std::string> merged = mergedNameList({ std::string_view(text->read(base)), text->read(mine), text->read(theirs) });
    if (merged && decisions.takes(true, false, *merged == text->read(mine), [] { return MergeConflict(); })) {
        text->write(mine, *merged);
    }
    return merged.has_value();
}

} // namespace apportion
