// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <streambuf>

namespace apportion::cli
{

/// What is printed to a terminal, with control characters written out as \\x1b: a name must not move the cursor.
class TerminalBuffer : public std::streambuf
{
public:
    explicit TerminalBuffer(std::ostream &out) : m_out(out), m_target(out.rdbuf(this)) { }
    TerminalBuffer(const TerminalBuffer &) = delete;
    TerminalBuffer &operator=(const TerminalBuffer &) = delete;
    ~TerminalBuffer() override { m_out.rdbuf(m_target); }

protected:
    int_type overflow(int_type value) override
    {
        const auto byte = static_cast<unsigned char>(value);
        const bool isControl = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f;
        const bool isC1 = m_last == 0xc2 && byte >= 0x80 && byte < 0xa0; // of U+0080 … U+009F: its first byte is held back
        if (m_last == 0xc2 && !isC1) {
            m_target->sputc('\xc2');
        }
        m_last = byte;
        if (isControl || isC1) {
            constexpr const char *digits = "0123456789abcdef";
            for (const char c : { '\\', 'x', digits[byte / 16], digits[byte % 16] }) {
                m_target->sputc(c);
            }
        } else if (byte != 0xc2) {
            m_target->sputc(static_cast<char>(byte));
        }
        return 0;
    }
    int sync() override { return m_target->pubsync(); }

private:
    std::ostream &m_out;
    std::streambuf *m_target;
    unsigned char m_last = 0;
};

} // namespace apportion::cli
