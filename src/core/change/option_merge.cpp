// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/option_merge.h"

#include "core/change/name_list_merge.h"
#include "core/policy/flat_option.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace apportion
{

namespace
{

bool isIn(const std::vector<std::string> &names, const std::string &name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

bool hasOption(std::string_view options, std::string_view name)
{
    return withOption(options, name, std::nullopt) != optionsText(parseOptions(options));
}

std::string mergedOptions(
    MergeDecisions &decisions, const std::string &object, const MergeSides &sides, const std::function<bool(const std::string &name)> &changedHere)
{
    const bool isNew = !sides.base.has_value();
    const std::string_view was = sides.base.value_or(std::string_view());
    std::string merged(sides.mine);
    const std::vector<std::string> theyChanged = differingOptions(was, sides.theirs);
    for (const std::string &name : differingOptions(sides.mine, sides.theirs)) {
        const std::string base = optionValue(was, name);
        const std::string mine = optionValue(sides.mine, name);
        const std::string theirs = optionValue(sides.theirs, name);
        if (const schema::AssociationField *field = schema::findAssociationField(name); field != nullptr && schema::isTresList(*field)) {
            const MergeSides lists { isNew ? std::nullopt : std::optional<std::string_view>(base), mine, theirs };
            if (const std::optional<std::string> list = mergedTresList(decisions, object, field->word, lists)) {
                if (*list != mine) {
                    merged = withOption(merged, name, list->empty() ? std::nullopt : list);
                }
                continue;
            }
        }
        const bool isTheirs = isNew || isIn(theyChanged, name);
        const bool isMine = changedHere(name);
        if (const schema::AssociationField *field = schema::findAssociationField(name);
            field != nullptr && schema::isList(*field) && isTheirs && isMine && !isNew) {
            if (const std::optional<std::string> list = mergedNameList({ std::string_view(base), mine, theirs })) {
                if (decisions.takes(true, false, *list == mine, [] { return MergeConflict(); })) {
                    merged = withOption(merged, name, list);
                }
                continue;
            }
        }
        if (decisions.takes(isTheirs, isMine, false, [&] { return MergeConflict { object, name, base, mine, theirs }; })) {
            merged = withOption(merged, name, hasOption(sides.theirs, name) ? std::optional(theirs) : std::nullopt);
        }
    }
    return merged;
}

std::string mergedOptions(MergeDecisions &decisions, const std::string &object, const MergeSides &sides)
{
    const std::vector<std::string> iChanged = differingOptions(sides.base.value_or(std::string_view()), sides.mine);
    return mergedOptions(decisions, object, sides, [&iChanged](const std::string &name) { return isIn(iChanged, name); });
}

} // namespace apportion
