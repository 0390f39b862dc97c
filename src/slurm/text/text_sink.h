// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Takes a text piece by piece: the scripts of a large cluster need not be in memory as a whole.
class TextSink
{
public:
    TextSink() = default;
    TextSink(const TextSink &) = delete;
    TextSink &operator=(const TextSink &) = delete;
    virtual ~TextSink() = default;

    virtual void write(std::string_view piece) = 0;
};

inline TextSink &operator<<(TextSink &sink, std::string_view piece)
{
    sink.write(piece);
    return sink;
}

/// Appends to a string, which must outlive it.
class StringSink final : public TextSink
{
public:
    explicit StringSink(std::string &text) : m_text(text) { }

    void write(std::string_view piece) override { m_text += piece; }

private:
    std::string &m_text;
};

} // namespace apportion::slurm
