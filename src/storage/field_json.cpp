// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/field_json.h"

#include "core/policy/text_scan.h"

#include <algorithm>

namespace apportion
{

namespace
{

std::optional<std::uint8_t> placeOf(const JsonValue &value, schema::Words words)
{
    const auto found
        = value.isString() ? std::find_if(words.begin(), words.end(), [&](const char *word) { return value.text == word; }) : words.end();
    return found == words.end() ? std::nullopt : std::optional(static_cast<std::uint8_t>(found - words.begin()));
}

} // namespace

std::optional<std::uint8_t> readWord(RowReader &row, const char *key, schema::Words words)
{
    const JsonValue *value = row.take(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    const std::optional<std::uint8_t> place = placeOf(*value, words);
    if (!place) {
        row.reportValue(*value, { APPORTION_TEXT("Write one of: %1."), { joinedList(words, ", ") } });
    }
    return place;
}

void readWords(RowReader &row, const char *key, schema::Words words, std::uint32_t &bits)
{
    JsonValue *value = row.take(key);
    if (value == nullptr) {
        return;
    }
    bits = 0;
    for (JsonValue &element : value->values) {
        if (const std::optional<std::uint8_t> place = placeOf(element, words)) {
            bits |= std::uint32_t { 1 } << *place;
        } else {
            element.key = value->key;
            row.reportValue(element, { APPORTION_TEXT("It is left out. Check its spelling."), {} });
        }
    }
    if (!value->isArray()) {
        row.reportValue(*value, { APPORTION_TEXT("Write a list of texts in quotes."), {} });
    }
}

void writeWords(RowWriter &out, const char *key, schema::Words words, std::uint32_t bits)
{
    std::vector<std::string> set;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (((bits >> i) & 1U) != 0) {
            set.emplace_back(words[i]);
        }
    }
    out.write(key, set);
}

} // namespace apportion
