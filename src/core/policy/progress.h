// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>

namespace apportion
{

/// How far a piece of work has come, told by the thread that does it and looked at by another one, which may also ask to
/// give it up. Any unit does: bytes, lines.
class Progress
{
public:
    /// All there is to do, in the unit of the rest.
    void begin(std::uint64_t whole)
    {
        m_base = 0;
        m_done = 0;
        m_whole = whole;
    }
    /// So much of the present part is done.
    void reached(std::uint64_t done) { m_done.store(m_base + done, std::memory_order_relaxed); }
    /// A part is done, which was so long.
    void passed(std::uint64_t part)
    {
        m_base += part;
        reached(0);
    }
    /// 0 … 1; 0 while nothing is known.
    [[nodiscard]] double part() const
    {
        const std::uint64_t whole = m_whole;
        const double done = whole == 0 ? 0.0 : static_cast<double>(m_done.load(std::memory_order_relaxed)) / static_cast<double>(whole);
        return done < 1.0 ? done : 1.0;
    }

    /// What comes of the work is not wanted any more.
    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool isCancelled() const { return m_cancelled.load(std::memory_order_relaxed); }

private:
    std::uint64_t m_base = 0; ///< of the working thread alone
    std::atomic<std::uint64_t> m_done { 0 };
    std::atomic<std::uint64_t> m_whole { 0 };
    std::atomic<bool> m_cancelled { false };
};

} // namespace apportion
