// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/spent_text.h"

#include <cstdint>
#include <sys/mman.h>

namespace apportion
{

namespace
{

/// Whole ones of these are given back: a border of every page, huge ones too.
constexpr std::uintptr_t largestPage = std::uintptr_t { 2 } << 20;

} // namespace

void SpentText::giveBack(const char *end)
{
    const auto wholePages = [](std::uintptr_t bytes) { return bytes - bytes % largestPage; };
    const auto address = [](const char *at) { return reinterpret_cast<std::uintptr_t>(at); };
    const std::uintptr_t from = wholePages(address(m_text.data() + m_spent) + largestPage - 1);
    const std::uintptr_t to = wholePages(address(end));
    if (from >= to) {
        return;
    }
    char *const begin = m_text.data() + (from - address(m_text.data()));
    if (madvise(begin, to - from, MADV_DONTNEED) == 0) { // else it stays until all of the text goes
        m_spent = to - address(m_text.data());
    }
}

} // namespace apportion
