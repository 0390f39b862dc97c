// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/json_value.h"

#include "storage/json_text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>

namespace apportion
{

const JsonValue *JsonValue::find(std::string_view name) const
{
    const auto found = std::find_if(values.begin(), values.end(), [name](const JsonValue &value) { return value.key == name; });
    return found == values.end() ? nullptr : &*found;
}

JsonValue *JsonValue::find(std::string_view name)
{
    return const_cast<JsonValue *>(std::as_const(*this).find(name));
}

namespace
{

/// Runs over the text and lets the handler see how far the lexer has come.
class TrackedIterator
{
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    TrackedIterator() = default;
    TrackedIterator(const char *at, const char **reached) : m_at(at), m_reached(reached) { }

    reference operator*() const { return *m_at; }
    TrackedIterator &operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    TrackedIterator operator++(int)
    {
        const TrackedIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const TrackedIterator &other) const { return m_at == other.m_at; }
    bool operator!=(const TrackedIterator &other) const { return m_at != other.m_at; }

private:
    const char *m_at = nullptr;
    const char **m_reached = nullptr;
};

/// Builds the values that go to the sink. Open arrays and objects are a stack of pointers: each is the last of its
/// parent's values, so that none moves while it is open.
class MemberBuilder : public nlohmann::json_sax<nlohmann::json>
{
public:
    MemberBuilder(std::string_view text, const JsonSink &sink) : m_counted(text.data()), m_reached(text.data()), m_sink(sink) { }
    /// For the text of one value alone, which begins on @p line: the member @p name of a document, or an element of it.
    MemberBuilder(std::string_view text, const JsonSink &sink, std::uint32_t line, const std::string &name, bool isElement)
        : m_counted(text.data()), m_reached(text.data()), m_line(line), m_sink(sink), m_inDocument(true), m_inArray(isElement)
    {
        (isElement ? m_member : m_key) = name;
    }

    [[nodiscard]] const char **reached() { return &m_reached; }
    [[nodiscard]] const JsonError &error() const { return m_error; }

    bool null() override { return scalar(JsonValue::Kind::Null, {}); }
    bool boolean(bool value) override { return scalar(value ? JsonValue::Kind::True : JsonValue::Kind::False, {}); }
    bool number_integer(number_integer_t value) override { return scalar(JsonValue::Kind::Number, std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return scalar(JsonValue::Kind::Number, std::to_string(value)); }
    bool number_float(number_float_t /*value*/, const string_t &digits) override { return scalar(JsonValue::Kind::Number, digits); }
    bool string(string_t &value) override
    {
        unescapeBytes(value);
        return scalar(JsonValue::Kind::String, std::move(value));
    }
    bool binary(binary_t & /*value*/) override { return false; }
    bool start_object(std::size_t /*elements*/) override { return open(JsonValue::Kind::Object); }
    bool start_array(std::size_t /*elements*/) override { return open(JsonValue::Kind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t &value) override
    {
        unescapeBytes(value);
        m_key = std::move(value);
        return true;
    }
    bool parse_error(std::size_t /*position*/, const std::string & /*token*/, const nlohmann::detail::exception &error) override
    {
        return refuse(error.what());
    }

private:
    /// The line reached. Only what ends a number is behind it (@p beyond).
    std::uint32_t line(std::ptrdiff_t beyond = 0)
    {
        const char *const end = std::max(m_counted, m_reached - beyond);
        m_line += static_cast<std::uint32_t>(std::count(m_counted, end, '\n'));
        m_counted = end;
        return m_line;
    }
    bool refuse(const std::string &reason)
    {
        if (!m_error) {
            m_error = { reason, line() };
        }
        return false;
    }
    /// The value that begins here, in its place: below what is open, or on its own.
    JsonValue &place(JsonValue::Kind kind)
    {
        JsonValue *value = &m_alone;
        if (m_open.empty()) {
            m_alone = JsonValue();
        } else {
            value = &m_open.back()->values.emplace_back();
        }
        value->kind = kind;
        value->line = line(kind == JsonValue::Kind::Number ? 1 : 0);
        value->key = std::exchange(m_key, {});
        return *value;
    }
    bool scalar(JsonValue::Kind kind, std::string text)
    {
        if (!m_inDocument) {
            return refuse("the file does not begin with an object");
        }
        place(kind).text = std::move(text);
        return m_open.empty() ? m_sink(std::move(m_alone), m_member, m_inArray) || end() : true;
    }
    bool open(JsonValue::Kind kind)
    {
        if (!m_inDocument) {
            m_inDocument = kind == JsonValue::Kind::Object;
            return m_inDocument || refuse("the file does not begin with an object");
        }
        if (m_open.size() >= maxJsonDepth) {
            return refuse("values are nested too deeply");
        }
        if (m_open.empty() && !m_inArray && kind == JsonValue::Kind::Array) {
            m_inArray = true;
            m_member = std::exchange(m_key, {});
            m_memberLine = line();
            return true;
        }
        m_open.push_back(&place(kind));
        return true;
    }
    bool close()
    {
        if (!m_open.empty()) {
            m_open.pop_back();
            return m_open.empty() ? m_sink(std::move(m_alone), m_member, m_inArray) || end() : true;
        }
        if (m_inArray) {
            m_inArray = false;
            JsonValue array;
            array.kind = JsonValue::Kind::Array;
            array.line = m_memberLine;
            array.key = std::exchange(m_member, {});
            return m_sink(std::move(array), m_member, false) || end();
        }
        return true; // the document itself
    }
    /// The sink wants no more: no error, but the parser must stop.
    bool end() { return false; }

    const char *m_counted;
    const char *m_reached;
    std::uint32_t m_line = 1;
    const JsonSink &m_sink;
    JsonError m_error;
    JsonValue m_alone;
    std::vector<JsonValue *> m_open;
    std::string m_key;
    std::string m_member;
    std::uint32_t m_memberLine = 0;
    bool m_inDocument = false;
    bool m_inArray = false;
};

/// "[json.exception.parse_error.101] parse error at line 3, column 5: syntax error …" without what the place says.
std::string plainReason(const std::string &reason)
{
    const std::size_t begin = reason.find(": ");
    constexpr std::size_t longest = 200; // it quotes the token, which may be the whole file
    return (reason.rfind("[json.exception", 0) == 0 && begin != std::string::npos ? reason.substr(begin + 2) : reason).substr(0, longest);
}

void parseWith(MemberBuilder &builder, std::string_view text)
{
    const TrackedIterator begin(text.data(), builder.reached());
    const TrackedIterator end(text.data() + text.size(), builder.reached());
    nlohmann::json::sax_parse(begin, end, &builder);
}

/// Whether a byte may stand in a plain text.
constexpr std::array<bool, 256> isPlain = [] {
    std::array<bool, 256> plain {};
    for (std::size_t byte = ' '; byte < 0x7f; ++byte) {
        plain[byte] = byte != '"' && byte != '\\';
    }
    return plain;
}();

/// Where the plain text that begins at @p at ends.
const char *endOfPlain(const char *at, const char *end)
{
    while (at != end && isPlain[static_cast<std::uint8_t>(*at)]) {
        ++at;
    }
    return at;
}

/// Where the digits that begin at @p at end.
const char *endOfDigits(const char *at, const char *end)
{
    while (at != end && *at >= '0' && *at <= '9') {
        ++at;
    }
    return at;
}

/// Whether digits are those of a number that is printed as they stand.
bool isCanonical(const char *digits, const char *end)
{
    constexpr std::ptrdiff_t most = 18; // any number of so many fits
    const std::ptrdiff_t length = end - digits;
    return length == 1 || (length > 1 && length <= most && *digits != '0');
}

/// Reads what policy files mostly consist of, where it stands: texts of ASCII without a backslash, whole numbers, and what is
/// made of them. A value with anything else in it is left to MemberBuilder.
class PlainReader
{
public:
    PlainReader(std::string_view text, const JsonSink &sink, const PlainRowSink &rows, TextOwner *owner)
        : m_at(text.data()), m_end(text.data() + text.size()), m_told(text.data()), m_sink(sink), m_rows(rows), m_owner(owner)
    {
    }

    /// False where something stands that it does not take, a fault of the text among them.
    [[nodiscard]] bool read()
    {
        skipBlanks();
        return take('{') && (readMembers() || m_isEnded);
    }
    /// How many values the sink has had.
    [[nodiscard]] std::size_t handedOut() const { return m_handedOut; }
    [[nodiscard]] std::uint32_t line() const { return m_line; }

private:
    [[nodiscard]] bool isAt(char c) const { return m_at != m_end && *m_at == c; }
    bool take(char c)
    {
        const bool is = isAt(c);
        m_at += is ? 1 : 0;
        return is;
    }
    void skipBlanks()
    {
        for (; m_at != m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'); ++m_at) {
            m_line += *m_at == '\n' ? 1 : 0;
        }
    }
    bool readMembers()
    {
        std::string name;
        skipBlanks();
        if (!isAt('}')) {
            do {
                skipBlanks();
                if (!readName(name) || !(take('[') ? readElements(name) : readValue(name, false))) {
                    return false;
                }
                skipBlanks();
            } while (take(','));
        }
        const bool isClosed = take('}');
        skipBlanks();
        return isClosed && m_at == m_end;
    }
    /// A member's name, and all up to its value.
    bool readName(std::string &name)
    {
        const bool isName = readText(name);
        skipBlanks();
        const bool isMember = isName && take(':');
        skipBlanks();
        return isMember;
    }
    bool readElements(const std::string &name)
    {
        JsonValue array;
        array.kind = JsonValue::Kind::Array;
        array.line = m_line;
        array.key = name;
        skipBlanks();
        if (!isAt(']')) {
            do {
                skipBlanks();
                tellOwner();
                const bool isTaken = m_rows && isAt('{') && m_at != m_refused && offerRows(name);
                if (m_isEnded || (!isTaken && !readValue(name, true))) {
                    return false;
                }
                skipBlanks();
            } while (take(','));
        }
        return take(']') && handOut(std::move(array), {}, false);
    }
    /// Nothing before this is read any more.
    void tellOwner()
    {
        constexpr std::ptrdiff_t often = 4 << 20;
        if (m_owner != nullptr && m_at - m_told >= often) {
            m_owner->passed(m_at);
            m_told = m_at;
        }
    }
    /// Offers the objects that begin here as rows, if they are such. This stands behind those that were taken; false when none
    /// was.
    bool offerRows(const std::string &member)
    {
        const std::size_t count = readRows();
        if (count == 0) {
            return false;
        }
        const RowsTaken taken = m_rows({ m_rowsAhead.data(), count }, member);
        if (taken.count > 0) {
            m_at = m_rowEnds[taken.count - 1];
            m_line = m_rowsAhead[taken.count - 1].line;
        }
        m_handedOut += taken.count;
        m_isEnded = taken.isEnd;
        m_refused = taken.count < count ? m_rowBegins[taken.count] : nullptr;
        // Where one is refused, the next ones may be: then few are read in vain.
        m_atOnce = taken.count < count ? 1 : std::min(2 * m_atOnce, PlainRow::mostAtOnce);
        return taken.count > 0;
    }
    /// Reads rows ahead from here, at most m_atOnce, into m_rowsAhead.
    std::size_t readRows()
    {
        std::size_t count = 0;
        const char *at = m_at;
        std::uint32_t line = m_line;
        const auto skipBlanksAhead = [&at, &line, end = m_end] {
            for (; at != end && (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t'); ++at) {
                line += *at == '\n' ? 1 : 0;
            }
        };
        while (count < m_atOnce && at != m_end && *at == '{') {
            std::size_t members = 0;
            const char *const end = endOfRow(at, m_members[count], members);
            if (end == nullptr) {
                break;
            }
            m_rowBegins[count] = at;
            m_rowsAhead[count] = { line, { m_members[count].data(), members } };
            m_rowEnds[count++] = end;
            at = end;
            skipBlanksAhead();
            if (at == m_end || *at != ',') {
                break;
            }
            ++at;
            skipBlanksAhead();
        }
        return count;
    }
    using RowMembers = std::array<PlainMember, PlainRow::mostMembers>;
    /// Where the row that begins at @p at ends, with its members in @p members; nullptr when it is none.
    [[nodiscard]] const char *endOfRow(const char *at, RowMembers &members, std::size_t &count) const
    {
        const auto passes = [&at, end = m_end](char c) {
            const bool is = at != end && *at == c;
            at += is ? 1 : 0;
            return is;
        };
        do {
            ++at; // the brace or the comma
            PlainMember &member = members[count++];
            const char *const key = at + 1;
            if (!passes('"')) {
                return nullptr;
            }
            at = endOfPlain(at, m_end);
            member.key = { key, static_cast<std::size_t>(at - key) };
            if (!passes('"') || !passes(':')) {
                return nullptr;
            }
            member.isString = passes('"');
            const char *const value = at;
            at = member.isString ? endOfPlain(at, m_end) : endOfDigits(at, m_end);
            member.text = { value, static_cast<std::size_t>(at - value) };
            if (member.isString ? !passes('"') : !isCanonical(value, at)) {
                return nullptr;
            }
        } while (at != m_end && *at == ',' && count < members.size());
        return passes('}') ? at : nullptr;
    }
    bool handOut(JsonValue &&value, const std::string &member, bool isElement)
    {
        ++m_handedOut;
        m_isEnded = !m_sink(std::move(value), member, isElement);
        return !m_isEnded;
    }
    bool readValue(const std::string &name, bool isElement)
    {
        const char *const begin = m_at;
        const std::uint32_t line = m_line;
        if (readPlain(m_value, 0)) {
            m_value.key = isElement ? std::string() : name;
            return handOut(std::move(m_value), isElement ? name : std::string(), isElement);
        }
        m_at = begin;
        m_line = line;
        const char *const end = endOfValue();
        const std::string_view text(begin, static_cast<std::size_t>(end - begin));
        const JsonSink counting
            = [this](JsonValue &&value, const std::string &member, bool isOne) { return handOut(std::move(value), member, isOne); };
        MemberBuilder builder(text, counting, line, name, isElement);
        const std::size_t before = m_handedOut;
        parseWith(builder, text);
        m_line += static_cast<std::uint32_t>(std::count(begin, end, '\n'));
        m_at = end;
        return m_handedOut == before + 1 && !m_isEnded && !builder.error();
    }
    /// Where the value that begins here ends, if it is one.
    [[nodiscard]] const char *endOfValue() const
    {
        std::size_t depth = 0;
        bool isInText = false;
        for (const char *at = m_at; at != m_end; ++at) {
            if (isInText) {
                isInText = *at != '"';
                at += *at == '\\' && at + 1 != m_end ? 1 : 0;
            } else if (*at == '"') {
                isInText = true;
            } else if (*at == '{' || *at == '[') {
                ++depth;
            } else if (depth == 0 && (*at == ',' || *at == '}' || *at == ']')) {
                return at;
            } else if (*at == '}' || *at == ']') {
                --depth;
            }
        }
        return m_end;
    }
    /// False when the value is not plain; then nothing is known of where this stands.
    bool readPlain(JsonValue &value, std::size_t depth)
    {
        value.text.clear();
        value.taken = false;
        value.line = m_line;
        if (isAt('"')) {
            value.kind = JsonValue::Kind::String;
            value.values.clear();
            return readText(value.text);
        }
        if (isAt('{') || isAt('[')) {
            constexpr std::size_t deepest = 4;
            value.kind = isAt('{') ? JsonValue::Kind::Object : JsonValue::Kind::Array;
            ++m_at;
            return depth < deepest && readPlainValues(value, depth + 1);
        }
        value.values.clear();
        for (const auto &[word, kind] : { std::pair { std::string_view("null"), JsonValue::Kind::Null }, { "true", JsonValue::Kind::True },
                 { "false", JsonValue::Kind::False } }) {
            if (isAt(word.front()) && std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).starts_with(word)) {
                value.kind = kind;
                m_at += word.size();
                return true;
            }
        }
        value.kind = JsonValue::Kind::Number;
        return readWhole(value.text);
    }
    bool readPlainValues(JsonValue &value, std::size_t depth)
    {
        const bool isObject = value.kind == JsonValue::Kind::Object;
        const char closing = isObject ? '}' : ']';
        std::size_t count = 0;
        skipBlanks();
        if (!isAt(closing)) {
            do {
                skipBlanks();
                if (count == value.values.size()) {
                    value.values.emplace_back();
                }
                JsonValue &one = value.values[count++]; // may be one that was there before
                one.key.clear();
                if ((isObject && !readName(one.key)) || !readPlain(one, depth)) {
                    return false;
                }
                skipBlanks();
            } while (take(','));
        }
        value.values.resize(count);
        return take(closing);
    }
    bool readText(std::string &text)
    {
        if (!take('"')) {
            return false;
        }
        const char *const at = endOfPlain(m_at, m_end);
        text.assign(m_at, at);
        m_at = at;
        return take('"');
    }
    bool readWhole(std::string &digits)
    {
        const char *const at = endOfDigits(m_at, m_end);
        const bool isOne = isCanonical(m_at, at);
        digits.assign(m_at, at);
        m_at = at;
        return isOne && at != m_end && (*at == ',' || *at == '}' || *at == ']' || *at == '\n' || *at == ' ' || *at == '\r' || *at == '\t');
    }

    const char *m_at;
    const char *m_end;
    const char *m_told; ///< up to here the owner knows that it was read
    const JsonSink &m_sink;
    const PlainRowSink &m_rows;
    TextOwner *m_owner; ///< may be null
    std::uint32_t m_line = 1;
    std::size_t m_handedOut = 0;
    bool m_isEnded = false;
    JsonValue m_value; ///< its memory is used again and again
    // the rows that were read ahead:
    std::array<PlainRow, PlainRow::mostAtOnce> m_rowsAhead;
    std::array<RowMembers, PlainRow::mostAtOnce> m_members;
    std::array<const char *, PlainRow::mostAtOnce> m_rowBegins {};
    std::array<const char *, PlainRow::mostAtOnce> m_rowEnds {};
    std::size_t m_atOnce = 1; ///< so many are read ahead next
    const char *m_refused = nullptr; ///< where a row begins that was offered and not taken
};

} // namespace

JsonError parseJsonMembers(std::string_view text, const JsonSink &sink, const PlainRowSink &rows, TextOwner *owner)
{
    PlainReader plain(text, sink, rows, owner);
    if (plain.read()) {
        return {};
    }
    if (owner != nullptr && !owner->restore()) {
        return { "the file was changed while it was read", plain.line() };
    }
    // Where it stopped, the text is read as a whole: that hands out the rest, or says what is wrong.
    std::size_t known = plain.handedOut();
    const JsonSink rest = [&known, &sink](JsonValue &&value, const std::string &member, bool isElement) {
        return known > 0 ? known-- > 0 : sink(std::move(value), member, isElement);
    };
    MemberBuilder builder(text, rest);
    parseWith(builder, text);
    JsonError error = builder.error();
    error.reason = plainReason(error.reason);
    return error;
}

} // namespace apportion
