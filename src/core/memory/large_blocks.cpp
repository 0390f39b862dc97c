// SPDX-License-Identifier: GPL-3.0-or-later
// Where large columns lie. One of a million associations has some megabytes, and each edit makes new ones: in pages of 4 KiB the
// kernel hands out a thousand for each, which takes longer than what is then computed in them, above all in a virtual machine.
// So large blocks begin at a border of huge pages and ask for those; given up, they go back to the system as a whole, while
// what is smaller stays with the program for the next edit.
//
// Takes the place of operator new in the programs that this is linked into.
#include "core/memory/large_blocks.h"

#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <new>
#include <sys/mman.h>

namespace
{

/// What of small blocks is kept at the end of a heap rather than given back and asked for again; bytes.
constexpr int keptAtEnd = 32 << 20;

/// Each large block is a mapping of its own: none can hold on to a heap behind it.
[[maybe_unused]] const bool isSetUp
    = mallopt(M_MMAP_THRESHOLD, static_cast<int>(apportion::largeBlock)) != 0 && mallopt(M_TRIM_THRESHOLD, keptAtEnd) != 0;

void *newLargeBlock(std::size_t size)
{
    if (size > PTRDIFF_MAX) {
        return nullptr;
    }
    const std::size_t bytes = apportion::largeBlockSize(size);
    void *const block = std::aligned_alloc(apportion::hugePage, bytes);
    if (block != nullptr) {
        madvise(block, bytes - bytes % apportion::hugePage, MADV_HUGEPAGE); // where it is refused, there are small pages
    }
    return block;
}

} // namespace

void *operator new(std::size_t size)
{
    while (true) {
        void *const block = size >= apportion::largeBlock ? newLargeBlock(size) : std::malloc(size == 0 ? 1 : size);
        if (block != nullptr) {
            return block;
        }
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr) {
            throw std::bad_alloc();
        }
        handler();
    }
}

void operator delete(void *block) noexcept
{
    std::free(block);
}

void operator delete(void *block, std::size_t /*size*/) noexcept
{
    std::free(block);
}
