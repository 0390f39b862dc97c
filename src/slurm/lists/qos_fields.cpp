// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/qos_fields.h"

#include "core/policy/flat_option.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_read.h"
#include "core/schema/field_value.h"
#include "core/schema/limit_rules.h"
#include "core/schema/qos_options.h"
#include "core/schema/row_fields.h"
#include "slurm/text/reading.h"

#include <algorithm>

namespace apportion::slurm
{

bool setQosOption(Qos &qos, std::string_view name, std::string_view value, std::string_view written)
{
    const schema::Field<Qos> *field = schema::findField(schema::qosFields(), name);
    if (field != nullptr && !sameIgnoringCase(name, "Name")) {
        return schema::readField(*field, value, qos);
    }
    ForeignKey option = qosOption({ std::string(name), std::string(written) });
    const auto known = std::find_if(qos.foreign.begin(), qos.foreign.end(), [&](const ForeignKey &key) { return sameIgnoringCase(key.key, name); });
    if (known != qos.foreign.end()) {
        known->value = std::move(option.value);
    } else {
        qos.foreign.push_back(std::move(option));
    }
    return true;
}

ForeignKey qosOption(ForeignKey option)
{
    option.key = optionOfColumn(option.key);
    option.value = quotedWhereNeeded(option.value);
    const bool grace = sameIgnoringCase(option.key, "GraceTime");
    if (!grace && !sameIgnoringCase(option.key, "PreemptExemptTime")) {
        return option;
    }
    if (const std::optional<std::uint64_t> seconds = schema::secondsOf(unquotedValue(option.value))) {
        option.value = grace ? std::to_string(*seconds) : '\'' + clockText(*seconds) + '\'';
    }
    return option;
}

std::string clockText(std::uint64_t seconds)
{
    const auto twoDigits = [](std::uint64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const std::uint64_t days = seconds / 86400;
    return (days > 0 ? std::to_string(days) + '-' : std::string()) + twoDigits(seconds / 3600 % 24) + ':' + twoDigits(seconds / 60 % 60) + ':'
        + twoDigits(seconds % 60);
}

std::string_view optionOfColumn(std::string_view column)
{
    const auto isColumn = [column](const char *word) { return word != nullptr && sameIgnoringCase(word, column); };
    for (const LimitRule &rule : optionRules()) { // of what only a QOS has; what associations have too is found below
        const bool isWord = isColumn(rule.word);
        const bool isOther
            = isWord ? rule.everyWord != std::string_view(rule.word) : isColumn(rule.column) || std::ranges::any_of(rule.otherWords, isColumn);
        if (!rule.ofAssociation && isOther) {
            return rule.everyWord;
        }
    }
    const schema::AssociationField *field = schema::findAssociationField(column);
    return field != nullptr ? field->word : column;
}

Qos *findQosByName(std::vector<Qos> &list, std::string_view name)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const Qos &qos) { return sameIgnoringCase(qos.name, name); });
    return found == list.end() ? nullptr : &*found;
}

} // namespace apportion::slurm
