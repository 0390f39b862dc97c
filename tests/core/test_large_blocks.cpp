// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/large_blocks.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QTest>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>

namespace test_large_blocks
{

using namespace apportion;

class TestLargeBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBlockIsRoundedUpWhereThatCostsLittle()
    {
        QCOMPARE(largeBlockSize(4 * hugePage), 4 * hugePage);
        QCOMPARE(largeBlockSize(4'000'000), 2 * hugePage); // a column of a million numbers
        QCOMPARE(largeBlockSize(largeBlock), largeBlock); // a third more is too much
        for (std::size_t size = largeBlock; size < 40 * hugePage; size += 12'345) {
            const std::size_t bytes = largeBlockSize(size);
            QVERIFY(bytes >= size && bytes <= size + size / 8);
            QVERIFY(bytes == size || bytes % hugePage == 0);
        }
    }
    void largeBlocksOfTheProgramsBeginAtAHugePage()
    {
        if (isSanitized) {
            QSKIP("A sanitizer has an operator new of its own.");
        }
        for (const std::size_t size : { largeBlock, std::size_t { 4'000'000 }, 5 * hugePage + 1 }) {
            const auto block = std::make_unique_for_overwrite<std::byte[]>(size);
            QCOMPARE(reinterpret_cast<std::uintptr_t>(block.get()) % hugePage, std::uintptr_t { 0 });
            block[0] = std::byte { 1 };
            block[size - 1] = std::byte { 2 };
            QCOMPARE(block[0], std::byte { 1 });
        }
    }
    void aBlockThatNobodyHasIsRefused()
    {
        if (isSanitized) {
            QSKIP("A sanitizer has an operator new of its own.");
        }
        volatile std::size_t size = std::numeric_limits<std::size_t>::max() - 8; // the compiler shall not see it
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, ::operator delete(::operator new(size)));
        size = std::size_t { 1 } << 62;
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, ::operator delete(::operator new(size)));
    }
};

APPORTION_TEST(TestLargeBlocks)
} // namespace test_large_blocks

#include "test_large_blocks.moc"
