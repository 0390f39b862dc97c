// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/limit_rules.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

class Findings;

/// One element of a list that Slurm printed as JSON (a job, an association, …): its values by their path, which is the
/// keys and the places in lists with '/' between them ("limits/max/jobs/per/user", "qos/0").
///
/// Releases write numbers bare or as {"set": true, "infinite": false, "number": 5}: both read alike.
class JsonRow
{
public:
    enum class Type : std::uint8_t { Null, Bool, Number, Text };

    struct Value
    {
        std::string_view path;
        std::string_view text; ///< text, the number as it was written, or "true" and "false"
        Type type = Type::Null;
    };

    [[nodiscard]] std::uint32_t line() const { return m_line; }
    [[nodiscard]] bool has(std::string_view path) const { return find(path).has_value(); }
    /// A text; empty when there is none or the value is something else. Of a list the first text.
    [[nodiscard]] std::string_view text(std::string_view path) const;
    /// The first of the paths that has a text that is not empty.
    [[nodiscard]] std::string_view firstText(std::initializer_list<std::string_view> paths) const;
    /// A whole number; nothing when there is none, it is not set, or it is infinite.
    [[nodiscard]] std::optional<std::int64_t> number(std::string_view path) const;
    /// A number with a fraction, as above.
    [[nodiscard]] std::optional<double> decimal(std::string_view path) const;
    /// Whether there is a value, and it is null.
    [[nodiscard]] bool isNull(std::string_view path) const;
    /// Whether a number is written as infinite.
    [[nodiscard]] bool isInfinite(std::string_view path) const;
    [[nodiscard]] std::optional<bool> boolean(std::string_view path) const;
    /// The texts of a list, or those between the commas of one text.
    [[nodiscard]] std::vector<std::string_view> texts(std::string_view path) const;
    /// The same with commas between them.
    [[nodiscard]] std::string list(std::string_view path) const;
    /// A limit of an association or a QOS as sacctmgr takes it; nothing when it is not set. Minutes are written as they are,
    /// seconds as h:mm:ss.
    [[nodiscard]] std::optional<std::string> limit(std::string_view path, LimitShape shape) const;
    /// A list of TRES, [{"type": "gres", "name": "gpu", "count": 2}, …], as sacctmgr writes it: "gres/gpu=2". A text
    /// is taken as it is.
    [[nodiscard]] std::string tres(std::string_view path) const;

private:
    friend class JsonListBuilder;

    struct Entry
    {
        std::size_t path = 0; // where it begins in m_texts; its value follows it
        std::uint32_t pathSize = 0;
        std::uint32_t textSize = 0;
        Type type = Type::Null;
    };

    [[nodiscard]] Value valueOf(const Entry &entry) const;
    [[nodiscard]] std::optional<Value> find(std::string_view path) const;
    [[nodiscard]] std::optional<Value> findNumber(std::string_view path) const;

    std::string m_texts;
    std::vector<Entry> m_entries;
    std::uint32_t m_line = 0;
};

/// Takes one element of the list of that name.
using JsonRowReader = std::function<void(std::string_view list, const JsonRow &row)>;

/// Walks through a document of --json or slurmrestd and hands every object of its lists ("jobs", "associations",
/// "shares", …; a list may stand in an object of its own name) to @p take, one after the other, so that the memory is
/// that of one element. Never recurses; what is nested deeper than 64 levels, is too large, or is no JSON ends the
/// reading with a finding. The errors that the command wrote into the document are told. Returns false when nothing
/// was handed over and no list was empty either.
bool readJsonLists(std::string_view text, Findings &findings, const JsonRowReader &take);

/// The keys of the document's outermost object as far as the text goes.
[[nodiscard]] std::vector<std::string> jsonTopKeys(std::string_view beginning);

/// Whether a text looks like JSON: it begins with '{'.
[[nodiscard]] bool looksLikeJson(std::string_view text);

} // namespace apportion::slurm
