// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/schema/field.h"
#include "slurm/conf/conf_lexer.h"

#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace apportion::slurm
{

class Findings;

/// A value of slurm.conf with its place and whom to tell: what the reader of any field needs.
struct ConfValue
{
    const ConfPair &pair;
    const SourcePlace &place;
    ObjectRef object; ///< whose value it is
    Findings &findings;

    /// Says that the value cannot be read; false.
    bool refuse(Text advice) const;
};

// Each sets a value of its kind; false, with a finding that says why, when the text is none. Then nothing is set.

bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, bool &into);
/// A whole number within @p bounds that is at most @p most.
[[nodiscard]] std::optional<std::uint64_t> readConfNumber(const ConfValue &value, const schema::Bounds &bounds, std::uint64_t most);
template <std::integral Number>
bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, Number &into)
{
    const std::optional<std::uint64_t> number = readConfNumber(value, bounds, static_cast<std::uint64_t>(std::numeric_limits<Number>::max()));
    into = number ? static_cast<Number>(*number) : into;
    return number.has_value();
}
bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, double &into);
bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, SlurmTime &into);
bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, std::string &into);
/// Comma separated.
bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, std::vector<std::string> &into);
/// Entries that cannot be read are told, and kept as they are.
bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, TresWeights &into);
bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, TresTable &into);
/// The place of the value among @p words, whatever its case.
[[nodiscard]] std::optional<std::uint8_t> readConfWord(const ConfValue &value, schema::Words words);
/// The flags of a comma separated list, with the words that set none of them.
[[nodiscard]] schema::FlagSet confFlags(std::string_view text, std::uint32_t (*bitsOf)(std::string_view word));

/// Sets a field of a record from slurm.conf. False, with a finding that says why, when the value cannot be understood:
/// then nothing is set.
template <typename Record>
bool readConfField(const schema::Field<Record> &field, const ConfValue &value, Record &record)
{
    using namespace schema;
    const Each read {
        [&](const auto &lens) { return readConfValue(value, field.bounds, lens.edit(record)); },
        // no key has these as they are: the readers of nodes and partitions know how
        [](const Lens<Record, TresCounts> &) { return false; },
        [](const Lens<Record, std::vector<ForeignKey>> &) { return false; },
        [](const Lens<Record, std::vector<PartitionNodes>> &) { return false; },
        [&](const WordLens<Record> &lens) {
            const std::optional<std::uint8_t> word = readConfWord(value, lens.words);
            if (word) {
                lens.write(record, *word);
            }
            return word.has_value();
        },
        [&](const FlagsLens<Record> &lens) {
            lens.write(record, confFlags(value.pair.value, lens.bitsOf));
            return true;
        },
    };
    return std::visit(read, field.value);
}

/// Sets a key of the priority settings (or AccountingStorageTRES) from slurm.conf and marks it as given. False when
/// the value could not be understood: then nothing is set, and a finding says why.
bool readPriorityKey(PriorityKey key, const ConfPair &pair, const SourcePlace &place, Policy &policy, Findings &findings);

/// A time of slurm.conf; findings for one that cannot be read and for one that reads otherwise than it looks.
[[nodiscard]] std::optional<SlurmTime> confTime(const ConfPair &pair, const SourcePlace &place, const ObjectRef &object, Findings &findings);

} // namespace apportion::slurm
