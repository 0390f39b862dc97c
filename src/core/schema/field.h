// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "core/schema/conf_keys.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace apportion::schema
{

// A record (the settings, a partition, a job, …) is described once, as a list of fields. Whoever reads, writes, saves,
// compares, copies or shows a record walks that list; what a field is called, counts, may be and comes from stands there.

/// Reaches a value of a record.
template <typename Record, typename Value>
struct Lens
{
    const Value &(*read)(const Record &record);
    Value &(*edit)(Record &record);

    void write(Record &record, Value value) const { edit(record) = std::move(value); }
};

/// The lens of a member, or of a member of a member: lens<Policy, &Policy::priority, &PrioritySettings::maxAge>().
template <typename Record, auto... path>
[[nodiscard]] constexpr auto lens()
{
    using Value = std::remove_cvref_t<decltype((std::declval<Record &>().*....*path))>;
    return Lens<Record, Value> { [](const Record &record) -> const Value & { return (record.*....*path); },
        [](Record &record) -> Value & { return (record.*....*path); } };
}

/// What a member pointer points into.
template <typename Record, typename Value>
Record recordOf(Value Record::*);

/// The lens of a record's own member: at<&Partition::qos>.
template <auto member>
inline constexpr auto at = lens<decltype(recordOf(member)), member>();

using Words = std::span<const char *const>;

/// Reaches a value of an enumeration, which files write as one of some words: the value's number is the word's place.
template <typename Record>
struct WordLens
{
    std::uint8_t (*read)(const Record &record);
    void (*write)(Record &record, std::uint8_t value);
    Words words;
};

template <typename Record, auto... path>
[[nodiscard]] constexpr WordLens<Record> wordLens(Words words)
{
    using Value = std::remove_cvref_t<decltype((std::declval<Record &>().*....*path))>;
    return { [](const Record &record) { return static_cast<std::uint8_t>((record.*....*path)); },
        [](Record &record, std::uint8_t value) { (record.*....*path) = static_cast<Value>(value); }, words };
}

/// Flags, each a bit that files write as a word, and the words beside them that Slurm does not know.
struct FlagSet
{
    std::uint32_t bits = 0; ///< bit i: the word i
    std::vector<std::string> unknown;

    bool operator==(const FlagSet &) const = default;
};

/// Reaches a set of flags.
template <typename Record>
struct FlagsLens
{
    FlagSet (*read)(const Record &record);
    void (*write)(Record &record, FlagSet flags);
    Words words;
    const char *savedUnknown; ///< the project file's name of the words that are unknown
    std::uint32_t (*bitsOf)(std::string_view word); ///< the flags that Slurm takes from one word of the list; 0: it does not know it
};

/// How a field's value lies in its record: the kinds of values there are.
template <typename Record>
using Access = std::variant<Lens<Record, bool>, Lens<Record, std::uint16_t>, Lens<Record, std::uint32_t>, Lens<Record, std::uint64_t>,
    Lens<Record, std::int32_t>, Lens<Record, std::int64_t>, Lens<Record, double>, Lens<Record, SlurmTime>, Lens<Record, std::string>,
    Lens<Record, std::vector<std::string>>, Lens<Record, TresWeights>, Lens<Record, TresCounts>, Lens<Record, TresTable>,
    Lens<Record, std::vector<ForeignKey>>, Lens<Record, std::vector<PartitionNodes>>, WordLens<Record>, FlagsLens<Record>>;

/// What is done with each kind of value, as one thing to visit an Access with.
template <typename... Cases>
struct Each : Cases...
{
    using Cases::operator()...;
};
template <typename... Cases>
Each(Cases...) -> Each<Cases...>;

/// What a number counts.
enum class Unit : std::uint8_t { None, Points, PointsPerTres, Minutes, UnixSeconds, Megabytes, Gigaflops };

/// When slurmctld takes a value of slurm.conf that has changed.
enum class AppliedAt : std::uint8_t {
    NotOfConf, ///< it is not of slurm.conf
    Reconfigure, ///< at `scontrol reconfigure` too
    Restart ///< when it starts
};

/// The same for a release: from 23.11 on `scontrol reconfigure` starts slurmctld anew (man scontrol), so that it takes what
/// before only a restart did.
[[nodiscard]] constexpr AppliedAt appliedBy(AppliedAt taken, Release release)
{
    return taken == AppliedAt::Restart && release >= 2311 ? AppliedAt::Reconfigure : taken;
}

/// What a change of a value does to the numbers of a running cluster as time goes by (core/change/change_course.h tells it).
enum class Course : std::uint8_t {
    None, ///< no number follows from it by itself
    Tracked, ///< a TRES begins to be counted
    Type, ///< the priority plugin
    Flags, ///< each PriorityFlags has its own
    HalfLife,
    Reset,
    CalcPeriod,
    Term, ///< a term of the priority of each job
    AgeTerm, ///< the same, and it grows
    FairShareTerm, ///< the same, and it follows usage
    Dampening,
    SiteFactor,
    Unread, ///< Slurm keeps it and looks at it nowhere
    Billing, ///< what a job is charged
    UsageFactor,
    Totals, ///< what jobs are measured against
    Tier,
    Shares
};

/// Whether the project file has the field in each row.
enum class Saving : std::uint8_t {
    Always,
    UnlessUsual, ///< a value that is the record's default is left out
    Elsewhere ///< another part of the file has it
};

/// The numbers that Slurm takes; those of a time are minutes.
struct Bounds
{
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

/// One field of a record. Its default is what a record that was just made has there.
template <typename Record>
struct Field
{
    const char *word = ""; ///< as Slurm's files write it; empty: Slurm does not know the field
    const char *saved = ""; ///< as the project file writes it
    Access<Record> value;
    Unit unit = Unit::None;
    Bounds bounds {};
    Saving saving = Saving::Always;
    AppliedAt appliedAt = AppliedAt::NotOfConf;
    Course course = Course::None;
    Releases releases {}; ///< of a field of slurm.conf, and of an option that sacctmgr takes
    bool hasNoCase = false; ///< Slurm keeps the text in lower case, however it was given
    bool isMark = false; ///< says how the record was read, or what others follow from: no change by itself
    bool isNameSet = false; ///< names of which neither the order nor the case counts, comma separated
    std::string (*filledIn)(const Record &record) = nullptr; ///< what Slurm puts there where nothing is told
    std::string (*keyMeaning)(std::string_view key, std::string_view value) = nullptr; ///< of keys: one text for whatever means the same
};

/// Whether the field's value is one whole number.
template <typename Record>
[[nodiscard]] bool isWholeNumber(const Field<Record> &field)
{
    return std::visit(
        []<typename Reach>(const Reach &) {
            return std::is_same_v<Reach,
                       Lens<Record,
                           std::
                               uint16_t>> || std::is_same_v<Reach, Lens<Record, std::uint32_t>> || std::is_same_v<Reach, Lens<Record, std::uint64_t>> || std::is_same_v<Reach, Lens<Record, std::int32_t>> || std::is_same_v<Reach, Lens<Record, std::int64_t>>;
        },
        field.value);
}

/// The words that a field can be: of an enumeration or a boolean; empty for other kinds.
template <typename Record>
[[nodiscard]] Words choicesOf(const Field<Record> &field)
{
    static constexpr std::array<const char *, 2> noOrYes = { "NO", "YES" };
    if (const auto *words = std::get_if<WordLens<Record>>(&field.value)) {
        return words->words;
    }
    return std::holds_alternative<Lens<Record, bool>>(field.value) ? Words(noOrYes) : Words();
}

} // namespace apportion::schema
