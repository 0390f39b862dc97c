// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/record_text.h"

#include "core/policy/short_text.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

/// One more than anybody takes, so that whoever takes them sees that there are too many.
constexpr std::size_t mostRecords = mostRows + 1;

/// Whether @p line begins a record.
bool beginsRecord(std::string_view line, std::string_view firstKey)
{
    return line.size() > firstKey.size() && line.substr(0, firstKey.size()) == firstKey && line[firstKey.size()] == '=';
}

bool isBlankOrBreak(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

} // namespace

RecordKeys::RecordKeys(std::span<const std::string_view> keys)
{
    for (const std::string_view key : keys) {
        m_slots[slotOf(key)] = key;
    }
}

std::size_t RecordKeys::slotOf(std::string_view word) const
{
    std::size_t slot = shortHash(word) % slotCount;
    while (!m_slots[slot].empty() && !isSameText(m_slots[slot], word)) {
        slot = (slot + 1) % slotCount;
    }
    return slot;
}

bool RecordKeys::contains(std::string_view word) const
{
    return !m_slots[slotOf(word)].empty();
}

std::vector<RecordField> Record::fields(const RecordKeys &keys) const
{
    constexpr std::size_t usual = 48; // what scontrol prints of a job
    std::vector<RecordField> found;
    found.reserve(usual);
    std::size_t valueBegin = 0;
    const auto endValue = [&](std::size_t end) {
        if (!found.empty()) {
            found.back().value = trimmed(text.substr(valueBegin, end - valueBegin));
        }
    };
    std::size_t word = 0;
    while (word < text.size()) {
        std::size_t equals = std::string_view::npos; // the first one of the word
        std::size_t blank = word;
        for (; blank < text.size() && !isBlankOrBreak(text[blank]); ++blank) {
            equals = text[blank] == '=' && equals == std::string_view::npos ? blank : equals;
        }
        if (equals != std::string_view::npos && equals > word) {
            const std::string_view key = text.substr(word, equals - word);
            if (keys.contains(key)) {
                endValue(word);
                found.push_back({ key, {} });
                valueBegin = equals + 1;
            }
        }
        word = blank + 1;
    }
    endValue(text.size());
    return found;
}

void RecordFields::cutFreeText(std::span<const std::string_view> freeText, std::string_view behind)
{
    const auto from = std::find_if(m_fields.begin(), m_fields.end(), [&](const RecordField &field) { return field.key == behind; });
    const auto first = std::find_if(behind.empty() ? m_fields.begin() : from, m_fields.end(),
        [&](const RecordField &field) { return std::find(freeText.begin(), freeText.end(), field.key) != freeText.end(); });
    m_fields.erase(first, m_fields.end());
}

void RecordFields::preferLast()
{
    std::reverse(m_fields.begin(), m_fields.end());
}

std::string_view RecordFields::wholeValue(std::string_view key) const
{
    const auto field = std::find_if(m_fields.begin(), m_fields.end(), [&](const RecordField &f) { return f.key == key; });
    return field == m_fields.end() ? std::string_view() : field->value;
}

std::string_view RecordFields::value(std::string_view key) const
{
    const std::string_view text = wholeValue(key);
    const auto end = std::find_if(text.begin(), text.end(), isBlankOrBreak); // find_first_of() would call a function for each character
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

std::string_view RecordFields::word(std::string_view key) const
{
    const std::string_view text = value(key);
    return text == "(null)" || text == "N/A" ? std::string_view() : text;
}

std::vector<Record> splitRecords(std::string_view text, std::string_view firstKey, std::size_t &strayLines)
{
    std::vector<Record> records;
    LineWalker walker(text);
    strayLines = 0;
    while (walker.next()) {
        const std::string_view line = walker.line();
        if (records.size() >= mostRecords) {
            strayLines += trimmed(line).empty() ? 0 : 1;
        } else if (beginsRecord(line, firstKey)) {
            records.push_back({ line, walker.number() });
        } else if (!records.empty()) {
            // what is indented belongs to the record above it, and so does what follows a line break in a text of users
            Record &record = records.back();
            record.text = { record.text.data(), static_cast<std::size_t>(line.data() + line.size() - record.text.data()) };
        } else if (!trimmed(line).empty()) {
            ++strayLines;
        }
    }
    return records;
}

} // namespace apportion::slurm
