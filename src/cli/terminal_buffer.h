// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ostream>
#include <streambuf>

namespace apportion::cli
{

/// What is printed to a terminal, with control characters written out as \\x1b, and those that turn the direction of a line around
/// as \\u202e: a name must neither move the cursor nor read as another one.
class TerminalBuffer : public std::streambuf
{
public:
    explicit TerminalBuffer(std::ostream &out) : m_out(out), m_target(out.rdbuf(this)) { }
    TerminalBuffer(const TerminalBuffer &) = delete;
    TerminalBuffer &operator=(const TerminalBuffer &) = delete;
    ~TerminalBuffer() override
    {
        release();
        m_out.rdbuf(m_target);
    }

protected:
    int_type overflow(int_type value) override
    {
        const auto byte = static_cast<unsigned char>(value);
        if (m_held == 0xc2 && byte >= 0x80 && byte < 0xa0) { // U+0080 … U+009F
            m_held = 0;
            escape('x', byte, 2);
        } else if (m_held == 0xe2 && (byte == 0x80 || byte == 0x81)) {
            m_held = static_cast<std::uint16_t>(0xe200 | byte);
        } else if (m_held > 0xff && turnsLine(byte)) {
            escape('u', (0x2000U | ((m_held & 1U) << 6U) | (byte & 0x3fU)), 4);
            m_held = 0;
        } else {
            release();
            put(byte);
        }
        return 0;
    }
    int sync() override { return m_target->pubsync(); }

private:
    /// Whether the byte ends one of U+200E, U+200F, U+202A … U+202E and U+2066 … U+2069, whose first two are held back.
    [[nodiscard]] bool turnsLine(unsigned char byte) const
    {
        return m_held == 0xe280 ? byte == 0x8e || byte == 0x8f || (byte >= 0xaa && byte <= 0xae) : byte >= 0xa6 && byte <= 0xa9;
    }
    /// Prints what was held back.
    void release()
    {
        if (m_held > 0xff) {
            m_target->sputc(static_cast<char>(m_held >> 8));
        }
        if (m_held != 0) {
            m_target->sputc(static_cast<char>(m_held & 0xff));
        }
        m_held = 0;
    }
    void put(unsigned char byte)
    {
        if (byte == 0xc2 || byte == 0xe2) {
            m_held = byte;
        } else if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f) {
            escape('x', byte, 2);
        } else {
            m_target->sputc(static_cast<char>(byte));
        }
    }
    void escape(char letter, unsigned code, int digits)
    {
        m_target->sputc('\\');
        m_target->sputc(letter);
        while (digits-- > 0) {
            m_target->sputc("0123456789abcdef"[(code >> (4 * digits)) & 0xf]);
        }
    }

    std::ostream &m_out;
    std::streambuf *m_target;
    std::uint16_t m_held = 0; ///< the beginning of a character that may have to be written out: one byte, or two
};

} // namespace apportion::cli
