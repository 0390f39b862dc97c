// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/hardware.h"
#include "storage/json_value.h"

#include <concepts>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// Gathers what there is to say about a policy file; a file full of faults does not fill the memory.
class ReadReport
{
public:
    static constexpr std::size_t limit = 1000;

    explicit ReadReport(std::string file) : m_file(std::move(file)) { }

    void add(Severity severity, const char *code, std::uint32_t line, Text message, Text advice);
    /// Adds all that @p later has, as if it had been told here.
    void append(ReadReport &&later);
    /// The findings, with a last one that counts those beyond the limit.
    [[nodiscard]] Diagnostics take();

private:
    std::string m_file;
    Diagnostics m_diagnostics;
    std::size_t m_beyond = 0;
    Severity m_worstBeyond = Severity::Note;
};

/// Reads the members of one object of a policy file into fields. A member that is not there leaves its field as it
/// is; one that cannot be understood does too, and is reported.
class RowReader
{
public:
    RowReader(JsonValue &row, ReadReport &report) : m_row(row), m_report(report) { }

    void read(const char *key, std::string &into);
    void read(const char *key, bool &into);
    /// Finite numbers only.
    void read(const char *key, double &into);
    /// Finite and not below 0.
    void read(const char *key, long double &into);
    template <std::integral Number>
    void read(
        const char *key, Number &into, Number smallest = std::numeric_limits<Number>::min(), Number largest = std::numeric_limits<Number>::max());
    /// Minutes, "UNLIMITED", or {"minutes", "written"}.
    void read(const char *key, SlurmTime &into);
    void read(const char *key, std::vector<std::string> &into);
    void read(const char *key, TresCounts &into);
    /// Numbers, or a number with a unit as text: {"CPU":1,"Mem":"0.25G"}.
    void read(const char *key, TresWeights &into);
    void read(const char *key, std::vector<ForeignKey> &into);

    /// The member as it is, or nullptr; it counts as understood.
    [[nodiscard]] JsonValue *take(std::string_view key);
    /// Whether there is a member that nobody has taken yet.
    [[nodiscard]] bool hasMore();
    [[nodiscard]] std::uint32_t line() const { return m_row.line; }
    /// Reports members that nobody read.
    void reportUnknown();
    void reportValue(const JsonValue &value, Text advice);

private:
    [[nodiscard]] bool toInteger(const JsonValue &value, bool isSigned, std::int64_t smallest, std::uint64_t largest, std::uint64_t &into);

    JsonValue &m_row;
    ReadReport &m_report;
    std::size_t m_first = 0; ///< all members before it were taken: rows are written in the order in which they are read
};

template <std::integral Number>
void RowReader::read(const char *key, Number &into, Number smallest, Number largest)
{
    if (const JsonValue *value = take(key)) {
        std::uint64_t bits = 0;
        if (toInteger(*value, std::signed_integral<Number>, static_cast<std::int64_t>(smallest), static_cast<std::uint64_t>(largest), bits)) {
            into = static_cast<Number>(bits);
        }
    }
}

} // namespace apportion
