// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/row_reader.h"

#include "core/policy/count_text.h"
#include "storage/json_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace apportion
{

void ReadReport::add(Severity severity, const char *code, std::uint32_t line, Text message, Text advice)
{
    if (m_diagnostics.size() >= limit) {
        ++m_beyond;
        m_worstBeyond = std::max(m_worstBeyond, severity);
        return;
    }
    Diagnostic found;
    found.severity = severity;
    found.code = code;
    found.message = std::move(message);
    found.advice = std::move(advice);
    found.place = { m_file, line };
    m_diagnostics.push_back(std::move(found));
}

void ReadReport::append(ReadReport &&later)
{
    const auto room = static_cast<std::ptrdiff_t>(std::min(later.m_diagnostics.size(), limit - m_diagnostics.size()));
    const auto beyond = later.m_diagnostics.begin() + room;
    m_diagnostics.insert(m_diagnostics.end(), std::move_iterator(later.m_diagnostics.begin()), std::move_iterator(beyond));
    m_beyond += static_cast<std::size_t>(later.m_diagnostics.end() - beyond) + later.m_beyond;
    m_worstBeyond = std::max(m_worstBeyond, later.m_worstBeyond);
    std::for_each(beyond, later.m_diagnostics.end(), [this](const Diagnostic &lost) { m_worstBeyond = std::max(m_worstBeyond, lost.severity); });
    later.m_diagnostics.clear();
    later.m_beyond = 0;
}

Diagnostics ReadReport::take()
{
    if (m_beyond > 0) {
        Diagnostic more;
        more.severity = m_worstBeyond;
        more.code = "policy-more";
        more.message = { APPORTION_TEXT("%1 more findings in this file are not listed"), { countText(m_beyond) } };
        more.advice = { APPORTION_TEXT("Correct the ones above and open the file again."), {} };
        more.place = { m_file, 0 };
        m_diagnostics.push_back(std::move(more));
        m_beyond = 0;
    }
    return std::move(m_diagnostics);
}

namespace
{

/// A number as JSON or, where it has more digits than JSON readers keep, as text.
bool isNumeric(const JsonValue &value)
{
    return value.isNumber() || value.isString();
}

std::string shown(const JsonValue &value)
{
    constexpr std::size_t longest = 60;
    switch (value.kind) {
    case JsonValue::Kind::Null:
        return "null";
    case JsonValue::Kind::False:
        return "false";
    case JsonValue::Kind::True:
        return "true";
    case JsonValue::Kind::Array:
        return "[…]";
    case JsonValue::Kind::Object:
        return "{…}";
    default:
        return value.text.substr(0, longest);
    }
}

std::optional<TresWeight> toWeight(const JsonValue &value)
{
    TresWeight weight;
    weight.name = value.key;
    std::string_view rest;
    if (isNumeric(value)) {
        const char *const last = value.text.data() + value.text.size();
        const auto [end, error] = std::from_chars(value.text.data(), last, weight.weight);
        if (error == std::errc() && std::isfinite(weight.weight)) {
            rest = std::string_view(end, static_cast<std::size_t>(last - end));
            constexpr std::string_view units = "KMGTPkmgtp";
            if (rest.empty()) {
                return weight;
            }
            if (rest.size() == 1 && units.find(rest.front()) != std::string_view::npos) {
                weight.unit = rest.front();
                return weight;
            }
        }
    }
    return std::nullopt;
}

} // namespace

bool RowReader::hasMore()
{
    while (m_first < m_row.values.size() && m_row.values[m_first].taken) {
        ++m_first;
    }
    return m_first < m_row.values.size();
}

JsonValue *RowReader::take(std::string_view key)
{
    if (!hasMore()) {
        return nullptr;
    }
    for (std::size_t i = m_first; i < m_row.values.size(); ++i) {
        JsonValue &value = m_row.values[i];
        if (!value.taken && value.key == key) {
            value.taken = true;
            return &value;
        }
    }
    return nullptr;
}

void RowReader::reportUnknown()
{
    for (const JsonValue &value : m_row.values) {
        if (!value.taken) {
            m_report.add(Severity::Warning, "policy-unknown-key", value.line,
                { APPORTION_TEXT("the key \"%1\" is unknown here, or stands here twice"), { value.key } },
                { APPORTION_TEXT("It is left out, and lost when the policy is saved. Check its spelling."), {} });
        }
    }
}

void RowReader::reportValue(const JsonValue &value, Text advice)
{
    m_report.add(Severity::Error, "policy-value", value.line, { APPORTION_TEXT("\"%1\" cannot have the value %2"), { value.key, shown(value) } },
        std::move(advice));
}

void RowReader::read(const char *key, std::string &into)
{
    if (JsonValue *value = take(key)) {
        if (value->isString()) {
            into = std::move(value->text);
        } else {
            reportValue(*value, { APPORTION_TEXT("Write a text in quotes."), {} });
        }
    }
}

void RowReader::read(const char *key, bool &into)
{
    if (const JsonValue *value = take(key)) {
        if (value->isBool()) {
            into = value->kind == JsonValue::Kind::True;
        } else {
            reportValue(*value, { APPORTION_TEXT("Write true or false."), {} });
        }
    }
}

void RowReader::read(const char *key, double &into)
{
    if (const JsonValue *value = take(key)) {
        const auto number = isNumeric(*value) ? toDouble(value->text) : std::nullopt;
        if (number && std::isfinite(*number)) {
            into = *number;
        } else {
            reportValue(*value, { APPORTION_TEXT("Write a number."), {} });
        }
    }
}

void RowReader::read(const char *key, long double &into)
{
    if (const JsonValue *value = take(key)) {
        // Most usage is whole, and reading a long double is slow.
        if (const auto whole = value->isNumber() ? toUnsigned(value->text) : std::nullopt) {
            into = static_cast<long double>(*whole);
            return;
        }
        std::optional<long double> number;
        if (value->isNumber()) {
            number = toDouble(value->text);
        } else if (value->isString()) {
            number = toLongDouble(value->text);
        }
        if (number && std::isfinite(*number) && *number >= 0) {
            into = *number;
        } else {
            reportValue(*value, { APPORTION_TEXT("Write a number that is not below 0."), {} });
        }
    }
}

bool RowReader::toInteger(const JsonValue &value, bool isSigned, std::int64_t smallest, std::uint64_t largest, std::uint64_t &into)
{
    if (value.isNumber()) {
        if (isSigned) {
            const auto number = toSigned(value.text);
            if (number && *number >= smallest && (*number < 0 || static_cast<std::uint64_t>(*number) <= largest)) {
                into = static_cast<std::uint64_t>(*number);
                return true;
            }
        } else {
            const auto number = toUnsigned(value.text);
            if (number && *number >= static_cast<std::uint64_t>(smallest) && *number <= largest) {
                into = *number;
                return true;
            }
        }
    }
    reportValue(value, { APPORTION_TEXT("Write a whole number from %1 to %2."), { std::to_string(smallest), std::to_string(largest) } });
    return false;
}

void RowReader::read(const char *key, SlurmTime &into)
{
    JsonValue *value = take(key);
    if (value == nullptr) {
        return;
    }
    SlurmTime time;
    JsonValue *minutes = value;
    if (value->isObject()) {
        RowReader parts(*value, m_report);
        parts.read("written", time.written);
        minutes = parts.take("minutes");
        parts.reportUnknown();
    }
    if (minutes != nullptr && minutes->isString() && minutes->text == "UNLIMITED") {
        time.minutes = SlurmTime::unlimited;
        into = std::move(time);
        return;
    }
    std::uint64_t number = 0;
    if (minutes == nullptr) {
        reportValue(*value, { APPORTION_TEXT("Write minutes, or \"UNLIMITED\"."), {} });
    } else if (toInteger(*minutes, false, 0, SlurmTime::unlimited, number)) {
        time.minutes = static_cast<std::uint32_t>(number);
        into = std::move(time);
    }
}

void RowReader::read(const char *key, std::vector<std::string> &into)
{
    JsonValue *value = take(key);
    if (value == nullptr) {
        return;
    }
    if (!value->isArray()) {
        reportValue(*value, { APPORTION_TEXT("Write a list of texts in quotes."), {} });
        return;
    }
    into.clear();
    into.reserve(value->values.size());
    for (JsonValue &element : value->values) {
        if (element.isString()) {
            into.push_back(std::move(element.text));
        } else {
            element.key = value->key;
            reportValue(element, { APPORTION_TEXT("Write a list of texts in quotes."), {} });
        }
    }
}

void RowReader::read(const char *key, TresCounts &into)
{
    JsonValue *value = take(key);
    if (value == nullptr) {
        return;
    }
    if (!value->isObject()) {
        reportValue(*value, { APPORTION_TEXT("Write TRES and their counts in braces."), {} });
        return;
    }
    into.clear();
    into.reserve(value->values.size());
    for (JsonValue &entry : value->values) {
        TresCount count;
        if (toInteger(entry, false, 0, std::numeric_limits<std::uint64_t>::max(), count.count)) {
            count.name = std::move(entry.key);
            into.push_back(std::move(count));
        }
    }
}

void RowReader::read(const char *key, TresWeights &into)
{
    JsonValue *value = take(key);
    if (value == nullptr) {
        return;
    }
    if (!value->isObject()) {
        reportValue(*value, { APPORTION_TEXT("Write TRES and their weights in braces."), {} });
        return;
    }
    into.clear();
    for (const JsonValue &entry : value->values) {
        // TresWeight::unread: an entry without a number, which may look like one, or with more than one "=".
        if (entry.isString() && (entry.text == entry.key || entry.text.find('=') != std::string::npos)) {
            into.push_back({ entry.key, 0.0, '\0', entry.text });
        } else if (auto weight = toWeight(entry)) {
            into.push_back(std::move(*weight));
        } else {
            reportValue(entry, { APPORTION_TEXT("Write a number, or in quotes a number with K, M, G, T or P after it."), {} });
            if (!entry.text.empty() && !entry.isObject()) {
                into.push_back({ entry.key, 0.0, '\0', entry.key + '=' + entry.text });
            }
        }
    }
}

void RowReader::read(const char *key, std::vector<ForeignKey> &into)
{
    JsonValue *value = take(key);
    if (value == nullptr) {
        return;
    }
    if (!value->isObject()) {
        reportValue(*value, { APPORTION_TEXT("Write keys and their values in braces."), {} });
        return;
    }
    into.clear();
    for (JsonValue &entry : value->values) {
        if (entry.isString()) {
            into.push_back({ std::move(entry.key), std::move(entry.text) });
        } else {
            reportValue(entry, { APPORTION_TEXT("Write a text in quotes."), {} });
        }
    }
}

} // namespace apportion
