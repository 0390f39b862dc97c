// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/field_merge.h"

namespace apportion
{

namespace
{

const TresWeight *findWeight(const TresWeights &weights, const std::string &name)
{
    const auto found = std::find_if(weights.begin(), weights.end(), [&name](const TresWeight &one) { return sameIgnoringCase(one.name, name); });
    return found == weights.end() ? nullptr : &*found;
}

bool isPlain(const TresWeights &weights)
{
    return !weights.empty() && std::all_of(weights.begin(), weights.end(), [&weights](const TresWeight &one) {
        return one.unread.empty() && findWeight(weights, one.name) == &one;
    });
}

bool isSameWeight(const TresWeight *a, const TresWeight *b)
{
    return a == nullptr || b == nullptr ? a == b : a->perUnit() == b->perUnit();
}

/// "0.25G"; empty without one.
std::string weightText(const TresWeight *weight, schema::Unit unit)
{
    return weight == nullptr ? std::string() : schema::valueText(TresWeights { *weight }, unit).substr(weight->name.size() + 1);
}

} // namespace

std::optional<TresWeights> mergedWeights(MergeDecisions &decisions, const std::string &object, const std::string &field, schema::Unit unit,
    const TresWeights &base, const TresWeights &mine, const TresWeights &theirs)
{
    if (!isPlain(base) || !isPlain(mine) || !isPlain(theirs)) {
        return std::nullopt;
    }
    TresWeights merged = mine;
    const auto merge = [&](const std::string &name) {
        const TresWeight *was = findWeight(base, name);
        const TresWeight *now = findWeight(mine, name);
        const TresWeight *other = findWeight(theirs, name);
        if (!decisions.takes(!isSameWeight(was, other), !isSameWeight(was, now), isSameWeight(now, other), [&] {
                return MergeConflict { object, field + ' ' + name, weightText(was, unit), weightText(now, unit), weightText(other, unit) };
            })) {
            return;
        }
        const auto here = std::find_if(merged.begin(), merged.end(), [&name](const TresWeight &one) { return sameIgnoringCase(one.name, name); });
        if (other == nullptr) {
            merged.erase(here);
        } else if (here == merged.end()) {
            merged.push_back(*other);
        } else {
            *here = *other;
        }
    };
    for (const TresWeight &one : mine) {
        merge(one.name);
    }
    for (const TresWeight &one : theirs) {
        if (findWeight(mine, one.name) == nullptr) {
            merge(one.name);
        }
    }
    return merged;
}

schema::FlagSet mergedFlags(const schema::FlagSet &base, const schema::FlagSet &mine, const schema::FlagSet &theirs)
{
    const std::uint32_t changed = base.bits ^ theirs.bits;
    schema::FlagSet merged { (mine.bits & ~changed) | (theirs.bits & changed), {} };
    const auto has = [](const schema::FlagSet &flags, const std::string &word) {
        return std::find(flags.unknown.begin(), flags.unknown.end(), word) != flags.unknown.end();
    };
    for (const std::string &word : mine.unknown) {
        if (has(theirs, word) || !has(base, word)) {
            merged.unknown.push_back(word);
        }
    }
    for (const std::string &word : theirs.unknown) {
        if (!has(mine, word) && !has(base, word)) {
            merged.unknown.push_back(word);
        }
    }
    return merged;
}

} // namespace apportion
