// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_text.h"

#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "slurm/text/reading.h"

namespace apportion::slurm
{

namespace
{

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

void append(std::string &line, std::string_view key, const std::string &value)
{
    (((line += line.empty() ? "" : " ") += key) += '=') += value;
}

/// Whether @p text may stand behind `Key=` as it is: one quoted string or one word, with nothing in it that begins a
/// comment or continues the line.
bool isOneValue(std::string_view text)
{
    const bool quoted = text.size() > 1 && text.front() == '"' && text.back() == '"';
    bool one = !text.empty();
    std::size_t backslashes = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool inside = quoted && i > 0 && i + 1 < text.size();
        one = one && !isControl(c) && (c != '#' || backslashes % 2 == 1) && (!isBlank(c) || quoted) && (c != '"' || !inside);
        backslashes = c == '\\' ? backslashes + 1 : 0;
    }
    return one && backslashes % 2 == 0 && (quoted || text.front() != '"');
}

} // namespace

std::string confValue(std::string_view value)
{
    std::string text;
    bool quoted = value.empty();
    for (const char c : value) {
        quoted = quoted || isBlank(c) || isControl(c);
    }
    quoted = quoted || value.front() == '"';
    for (const char c : value) {
        if (c == '#' || c == '\\') {
            (text += '\\') += c; // an unescaped # begins a comment, even within quotes
        } else if (isControl(c)) {
            text += ' ';
        } else if (c != '"' || !quoted) {
            text += c;
        }
    }
    return quoted ? '"' + text + '"' : text;
}

std::string confWritten(std::string_view written)
{
    return isOneValue(written) ? std::string(written) : confValue(written);
}

std::string keptValue(const ConfPair &pair)
{
    if (pair.written.find('\\') == std::string::npos) {
        return pair.written;
    }
    std::string text = confValue(pair.value);
    return plainValue(text) == pair.value ? text : pair.written; // quotes within quotes can be written in one way alone
}

bool isConfKey(std::string_view key)
{
    if (!key.empty() && std::string_view("+-*/").find(key.back()) != std::string_view::npos) {
        key.remove_suffix(1); // Key+=Value
    }
    return !key.empty() && key.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.") == std::string_view::npos;
}

std::string partitionLine(const Partition &partition)
{
    static const Partition usual;
    std::string line;
    for (const schema::Field<Partition> &field : schema::partitionFields()) {
        const std::string_view word = field.word;
        const bool given = (word == "PriorityJobFactor" && partition.givenJobFactor) || (word == "PriorityTier" && partition.givenTier)
            || (word == "MaxTime" && !partition.maxTime.written.empty());
        if (!word.empty() && (given || line.empty() || !schema::sameField(field, partition, usual))) {
            append(line, word, confValue(schema::fieldText(field, partition)));
        }
    }
    for (const ForeignKey &entry : partition.foreign) {
        if (isConfKey(entry.key)) {
            append(line, entry.key, confWritten(entry.value));
        }
    }
    return line;
}

} // namespace apportion::slurm
