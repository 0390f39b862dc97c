// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/plain_option.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

/// A limit by the name that it had before there were TRES.
struct OlderName
{
    std::string_view word;
    std::size_t least;
    std::string_view now;
    std::string_view tres;
};

constexpr auto olderNames = std::to_array<OlderName>({
    { "GrpCPUMins", 7, "GrpTRESMins", "cpu" },
    { "GrpCPURunMins", 7, "GrpTRESRunMins", "cpu" },
    { "GrpCpus", 7, "GrpTRES", "cpu" },
    { "GrpMemory", 4, "GrpTRES", "mem" },
    { "GrpNodes", 4, "GrpTRES", "node" },
    { "MaxCPUMinsPerJob", 7, "MaxTRESMinsPerJob", "cpu" },
    { "MaxCPURunMins", 7, "MaxTRESRunMins", "cpu" },
    { "MaxCpusPerJob", 7, "MaxTRESPerJob", "cpu" },
    { "MaxNodesPerJob", 4, "MaxTRESPerJob", "node" },
});

/// The TRES that every database has, in the order of their ids from 1 on (slurmdbd's create_cluster_tables).
constexpr auto tresById = std::to_array<std::string_view>({ "cpu", "mem", "energy", "node", "billing", "fs/disk", "vmem", "pages" });

bool isDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string plainTresEntry(std::string_view entry)
{
    const std::size_t equals = entry.find('=');
    if (equals == std::string_view::npos) {
        return std::string(entry);
    }
    std::string name = lowerCase(entry.substr(0, equals));
    if (const std::optional<std::uint64_t> id = isDigits(name) ? unsignedNumber(name) : std::nullopt; id && *id >= 1 && *id <= tresById.size()) {
        name = tresById[*id - 1];
    }
    const std::string_view number = entry.substr(equals + 1);
    // "10G" of memory stays, as dumps have it
    const bool inUnits = (name == "mem" || name.starts_with("bb/")) && number.find_first_of(".kK") == std::string_view::npos;
    const std::optional<std::uint64_t> count = inUnits || isDigits(number) ? std::nullopt : tresCount(name, number);
    return name + '=' + (count ? std::to_string(*count) : std::string(number));
}

std::string plainTresList(std::string_view list)
{
    std::string text;
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        text += plainTresEntry(list.substr(0, comma));
        text += comma == std::string_view::npos ? "" : ",";
        list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    }
    return text;
}

/// A count without its sign: whatever is below zero takes the limit away (sacctmgr/common.c, get_uint).
std::string plainCount(std::string_view number)
{
    if (number.starts_with('+') && isDigits(number.substr(1))) {
        return std::string(number.substr(1));
    }
    return number.starts_with('-') && isDigits(number.substr(1)) ? "-1" : std::string(number);
}

bool isOlder(std::string_view name, const OlderName &older)
{
    return abbreviates(name, older.word, older.least);
}

} // namespace

PlainForm plainOption(const FlatOptionView &option, FlatOption &plain)
{
    const schema::AssociationField *field = schema::findAssociationField(option.name);
    if (field == nullptr) {
        const auto older
            = std::find_if(olderNames.begin(), olderNames.end(), [&option](const OlderName &name) { return isOlder(option.name, name); });
        if (older == olderNames.end()) {
            return PlainForm::AsWritten;
        }
        plain = { std::string(older->now), std::string(older->tres) + '=' + plainCount(option.value), option.quoted };
        return option.value.empty() ? PlainForm::Nothing : PlainForm::Other;
    }
    const bool isQos = schema::namesQos(field->word);
    const bool isText = schema::isQuoted(*field) && !isQos;
    if (isText) {
        return PlainForm::AsWritten;
    }
    if (option.value.empty()) {
        return PlainForm::Nothing;
    }
    std::string value = isQos ? lowerCase(option.value) : schema::isTresList(*field) ? plainTresList(option.value) : plainCount(option.value);
    if (value == option.value && option.name == field->word) {
        return PlainForm::AsWritten;
    }
    plain = { field->word, std::move(value), option.quoted };
    return PlainForm::Other;
}

} // namespace apportion::slurm
