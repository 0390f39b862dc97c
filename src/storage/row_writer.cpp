// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/row_writer.h"

#include "storage/json_text.h"

namespace apportion
{

RowWriter::RowWriter(std::string &out, const char *indent) : m_out(out), m_indent(indent)
{
    m_out += '{';
}

std::string &RowWriter::member(std::string_view key)
{
    if (!m_first) {
        m_out += ',';
    }
    m_first = false;
    if (m_indent != nullptr) {
        m_out += '\n';
        m_out += m_indent;
    }
    appendJsonString(m_out, key);
    m_out += m_indent != nullptr ? ": " : ":";
    return m_out;
}

void RowWriter::end(const char *indent)
{
    if (m_indent != nullptr && !m_first) {
        m_out += '\n';
        m_out += indent;
    }
    m_out += '}';
}

void RowWriter::write(std::string_view key, std::string_view text)
{
    appendJsonString(member(key), text);
}

void RowWriter::write(std::string_view key, bool value)
{
    member(key) += value ? "true" : "false";
}

void RowWriter::write(std::string_view key, double value)
{
    appendNumber(member(key), value);
}

void RowWriter::write(std::string_view key, long double value)
{
    appendNumber(member(key), value);
}

void RowWriter::writeInteger(std::string_view key, bool isSigned, std::uint64_t bits)
{
    if (isSigned) {
        appendNumber(member(key), static_cast<std::int64_t>(bits));
    } else {
        appendNumber(member(key), bits);
    }
}

void RowWriter::write(std::string_view key, const SlurmTime &time)
{
    std::string &out = member(key);
    const auto appendMinutes = [&time](std::string &to) {
        if (time.isUnlimited()) {
            appendJsonString(to, "UNLIMITED");
        } else {
            appendNumber(to, std::uint64_t { time.minutes });
        }
    };
    if (time.written.empty()) {
        appendMinutes(out);
        return;
    }
    RowWriter parts(out);
    appendMinutes(parts.member("minutes"));
    parts.write("written", time.written);
    parts.end();
}

void RowWriter::write(std::string_view key, const std::vector<std::string> &texts)
{
    std::string &out = member(key);
    out += '[';
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) {
            out += ',';
        }
        appendJsonString(out, texts[i]);
    }
    out += ']';
}

void RowWriter::write(std::string_view key, const TresCounts &counts)
{
    RowWriter entries(member(key));
    for (const TresCount &count : counts) {
        entries.write(count.name, count.count);
    }
    entries.end();
}

void RowWriter::write(std::string_view key, const TresWeights &weights)
{
    RowWriter entries(member(key));
    for (const TresWeight &weight : weights) {
        if (!weight.unread.empty()) {
            entries.write(weight.name, weight.unread);
            continue;
        }
        if (weight.unit == '\0') {
            entries.write(weight.name, weight.weight);
            continue;
        }
        std::string text;
        appendNumber(text, weight.weight);
        entries.write(weight.name, text + weight.unit);
    }
    entries.end();
}

void RowWriter::write(std::string_view key, const std::vector<ForeignKey> &keys)
{
    RowWriter entries(member(key));
    for (const ForeignKey &entry : keys) {
        entries.write(entry.key, entry.value);
    }
    entries.end();
}

} // namespace apportion
