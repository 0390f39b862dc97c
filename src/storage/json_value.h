// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion
{

/// A JSON value that keeps what other representations lose: the order of members, keys given twice, the digits of
/// numbers, and where it stood.
struct JsonValue
{
    enum class Kind : std::uint8_t { Null, False, True, Number, String, Array, Object };

    Kind kind = Kind::Null;
    std::uint32_t line = 0;
    std::string key; ///< of the member, when this is one of an object
    std::string text; ///< a string's bytes (escaped bytes restored); a number's digits as written
    std::vector<JsonValue> values; ///< of an array or an object
    bool taken = false; ///< for whoever reads the value: it was understood

    [[nodiscard]] bool isString() const { return kind == Kind::String; }
    [[nodiscard]] bool isNumber() const { return kind == Kind::Number; }
    [[nodiscard]] bool isBool() const { return kind == Kind::False || kind == Kind::True; }
    [[nodiscard]] bool isArray() const { return kind == Kind::Array; }
    [[nodiscard]] bool isObject() const { return kind == Kind::Object; }
    /// The first member of that name, or nullptr.
    [[nodiscard]] const JsonValue *find(std::string_view name) const;
    [[nodiscard]] JsonValue *find(std::string_view name);
};

/// Why a text is no JSON, or not JSON of a depth that a policy file can have.
struct JsonError
{
    std::string reason; ///< empty: there is none
    std::uint32_t line = 0;

    [[nodiscard]] explicit operator bool() const { return !reason.empty(); }
};

/// Arrays and objects inside one another; deeper is refused.
inline constexpr std::size_t maxJsonDepth = 32;

/// Takes one member of the document's object (@p element nullptr), or one element of a member that is an array.
/// Returns false to end reading early.
using JsonSink = std::function<bool(JsonValue &&value, const std::string &member, bool isElement)>;

/// A member of a PlainRow, where it stands in the text.
struct PlainMember
{
    std::string_view key;
    std::string_view text; ///< a text without its quotes, or the digits of a whole number
    bool isString = false;
};

/// An element that is an object of nothing but texts of ASCII without a backslash and whole numbers, on one line and without
/// blanks: what most of a policy file is. It stands where it stands: nothing of it is copied, and the next one takes its place.
struct PlainRow
{
    std::uint32_t line = 0;
    std::span<const PlainMember> members;

    static constexpr std::size_t mostMembers = 8;
    static constexpr std::size_t mostAtOnce = 16; ///< that a sink is offered
};

/// What became of rows that a sink was offered.
struct RowsTaken
{
    std::size_t count = 0; ///< so many, from the first one on, were taken. Of the next nothing was used: the JsonSink is to have it as a value
    bool isEnd = false; ///< no more is wanted
};

/// Takes elements of the member @p member that follow each other and are PlainRows, before anybody made values of them. At least
/// one, at most PlainRow::mostAtOnce.
using PlainRowSink = std::function<RowsTaken(std::span<const PlainRow> rows, std::string_view member)>;

/// Whose memory a text is in, when not all of it has to stay while it is read.
class TextOwner
{
public:
    TextOwner() = default;
    TextOwner(const TextOwner &) = delete;
    TextOwner &operator=(const TextOwner &) = delete;
    virtual ~TextOwner() = default;

    /// What stands before @p end was handed out: until restore() is called it is not read any more.
    virtual void passed(const char *end) = 0;
    /// The text is to be read once more from its beginning: makes it what it was; false when that cannot be done.
    [[nodiscard]] virtual bool restore() = 0;
};

/// Reads a text whose value is an object, handing its members out one by one, so that the document never stands in
/// memory as a whole. An array's elements are handed out first (isElement), then the member with no elements. @p rows, where
/// there is one, is offered elements before @p sink; of those that it could have taken it is not offered all.
/// The input may be anything. @p owner, which may be null, hears of every few megabytes that were read.
[[nodiscard]] JsonError parseJsonMembers(std::string_view text, const JsonSink &sink, const PlainRowSink &rows = {}, TextOwner *owner = nullptr);

} // namespace apportion
