// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the place of malloc() in the program that it is linked into, to count for each thread what it is given.
#include "support/thread_allocations.h"

#include "support/sanitizer.h"

#include <cstddef>
#include <cstdlib>

namespace
{

constinit thread_local apportion::test::ThreadAllocations given;

} // namespace

bool apportion::test::allocationsAreCounted()
{
#if defined(__GLIBC__)
    return !isSanitized;
#else
    return false;
#endif
}

apportion::test::ThreadAllocations apportion::test::threadAllocations()
{
    return given;
}

#if defined(__GLIBC__) && !defined(APPORTION_IS_SANITIZED)
extern "C" {

// The C library's own, under the names by which it offers them to who replaces the others.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wreserved-identifier"
#endif
void *__libc_malloc(std::size_t size);
void *__libc_calloc(std::size_t count, std::size_t size);
void *__libc_realloc(void *memory, std::size_t size);

void *malloc(std::size_t size)
{
    ++given.count;
    given.bytes += size;
    return __libc_malloc(size);
}

void *calloc(std::size_t count, std::size_t size)
{
    ++given.count;
    given.bytes += count * size;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, std::size_t size)
{
    ++given.count;
    given.bytes += size;
    return __libc_realloc(memory, size);
}
}
#endif
