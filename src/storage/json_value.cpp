// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/json_value.h"

#include "storage/json_text.h"

#include <algorithm>
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

} // namespace

JsonError parseJsonMembers(std::string_view text, const JsonSink &sink)
{
    MemberBuilder builder(text, sink);
    const TrackedIterator begin(text.data(), builder.reached());
    const TrackedIterator end(text.data() + text.size(), builder.reached());
    nlohmann::json::sax_parse(begin, end, &builder);
    JsonError error = builder.error();
    error.reason = plainReason(error.reason);
    return error;
}

} // namespace apportion
