// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/json_lists.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <cmath>

namespace apportion::slurm
{

namespace
{

/// The numbers with which Slurm says "no value" and "no limit" where a release writes them bare.
constexpr std::uint64_t noValue32 = 0xfffffffe;
constexpr std::uint64_t infinite32 = 0xffffffff;
constexpr std::uint64_t noValue64 = 0xfffffffffffffffe;
constexpr std::uint64_t infinite64 = 0xffffffffffffffff;

std::string joined(std::string_view path, std::string_view rest)
{
    std::string whole(path);
    whole += '/';
    whole += rest;
    return whole;
}

} // namespace

JsonRow::Value JsonRow::valueOf(const Entry &entry) const
{
    const std::string_view all(m_texts);
    return { all.substr(entry.path, entry.pathSize), all.substr(entry.path + entry.pathSize, entry.textSize), entry.type };
}

std::optional<JsonRow::Value> JsonRow::find(std::string_view path) const
{
    for (const Entry &entry : m_entries) {
        if (entry.pathSize == path.size() && std::string_view(m_texts).substr(entry.path, entry.pathSize) == path) {
            return valueOf(entry);
        }
    }
    return std::nullopt;
}

std::string_view JsonRow::text(std::string_view path) const
{
    std::optional<Value> value = find(path);
    if (!value) {
        value = find(joined(path, "0"));
    }
    return value && value->type == Type::Text ? value->text : std::string_view();
}

std::string_view JsonRow::firstText(std::initializer_list<std::string_view> paths) const
{
    for (const std::string_view path : paths) {
        if (const std::string_view found = text(path); !found.empty()) {
            return found;
        }
    }
    return {};
}

/// The value that holds a number, bare or in an object that says whether it is set.
std::optional<JsonRow::Value> JsonRow::findNumber(std::string_view path) const
{
    std::optional<Value> value = find(path);
    if (!value) {
        if (boolean(joined(path, "set")) == false || boolean(joined(path, "infinite")) == true) {
            return std::nullopt;
        }
        value = find(joined(path, "number"));
    }
    return value && (value->type == Type::Number || value->type == Type::Text) ? value : std::nullopt;
}

std::optional<std::int64_t> JsonRow::number(std::string_view path) const
{
    const std::optional<Value> value = findNumber(path);
    if (!value) {
        return std::nullopt;
    }
    if (const std::optional<std::uint64_t> large = unsignedNumber(value->text)) {
        const bool unset = *large == noValue32 || *large == infinite32 || *large == noValue64 || *large == infinite64;
        return unset || *large > static_cast<std::uint64_t>(INT64_MAX) ? std::nullopt : std::optional(static_cast<std::int64_t>(*large));
    }
    if (const std::optional<std::int64_t> whole = wholeNumber(value->text)) {
        return whole;
    }
    const std::optional<double> fraction = decimalNumber(value->text);
    return fraction && std::abs(*fraction) < 9.0e18 ? std::optional(static_cast<std::int64_t>(*fraction)) : std::nullopt;
}

std::optional<double> JsonRow::decimal(std::string_view path) const
{
    const std::optional<Value> value = findNumber(path);
    return value ? decimalNumber(value->text) : std::nullopt;
}

bool JsonRow::isNull(std::string_view path) const
{
    const std::optional<Value> value = find(path);
    return value && value->type == Type::Null;
}

bool JsonRow::isInfinite(std::string_view path) const
{
    if (boolean(joined(path, "infinite")) == true) {
        return true;
    }
    const std::optional<Value> value = find(path);
    const std::optional<std::uint64_t> bare = value ? unsignedNumber(value->text) : std::nullopt;
    return bare == infinite32 || bare == infinite64 || (value && value->type == Type::Text && value->text == "Infinity");
}

std::optional<bool> JsonRow::boolean(std::string_view path) const
{
    const std::optional<Value> value = find(path);
    return value && value->type == Type::Bool ? std::optional(value->text == "true") : std::nullopt;
}

std::vector<std::string_view> JsonRow::texts(std::string_view path) const
{
    std::vector<std::string_view> found;
    if (const std::optional<Value> value = find(path)) {
        if (value->type == Type::Text) {
            splitEach(value->text, ',', [&](std::string_view part) {
                if (!part.empty()) {
                    found.push_back(part);
                }
            });
        }
        return found;
    }
    for (const Entry &entry : m_entries) {
        const Value value = valueOf(entry);
        const bool below = value.path.size() > path.size() + 1 && value.path.substr(0, path.size()) == path && value.path[path.size()] == '/';
        const bool element = below && value.path.find('/', path.size() + 1) == std::string_view::npos;
        if (element && value.type == Type::Text && !value.text.empty()) {
            found.push_back(value.text);
        }
    }
    return found;
}

std::string JsonRow::list(std::string_view path) const
{
    return joinedList(texts(path));
}

std::string JsonRow::tres(std::string_view path) const
{
    if (const std::optional<Value> value = find(path)) {
        return value->type == Type::Text ? std::string(value->text) : std::string();
    }
    constexpr std::size_t mostTresEntries = 4096;
    std::string list;
    for (std::size_t i = 0; i < mostTresEntries; ++i) {
        const std::string element = joined(path, std::to_string(i));
        const std::string_view type = text(element + "/type");
        const std::optional<std::int64_t> count = number(element + "/count");
        if (type.empty()) {
            break;
        }
        if (!count || *count < 0) {
            continue;
        }
        const std::string_view name = text(element + "/name");
        list += list.empty() ? "" : ",";
        list += type;
        list += name.empty() ? "" : "/";
        list += name;
        list += '=' + std::to_string(*count);
        list += sameIgnoringCase(type, "mem") ? "M" : "";
    }
    return list;
}

std::optional<std::string> JsonRow::limit(std::string_view path, LimitShape shape) const
{
    if (isOfTres(shape)) {
        std::string tres = this->tres(path);
        return tres.empty() ? std::nullopt : std::optional(std::move(tres));
    }
    const std::optional<std::int64_t> value = number(path);
    if (!value || *value < 0) {
        return std::nullopt;
    }
    if (shape != LimitShape::Seconds) {
        return std::to_string(*value);
    }
    if (*value == 0) {
        return std::nullopt;
    }
    const auto twoDigits = [](std::int64_t part) { return (part < 10 ? "0" : "") + std::to_string(part); };
    return std::to_string(*value / 3600) + ':' + twoDigits(*value / 60 % 60) + ':' + twoDigits(*value % 60);
}

} // namespace apportion::slurm
