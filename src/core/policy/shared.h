// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace apportion
{

/// Counts who holds a value, from any thread; whoever makes it is the first. (Its operations are not inline: half of all
/// sources see this header, and what they are made of is longer than everything else in it.)
class HolderCount
{
public:
    void add() noexcept;
    /// False when that was the last holder: then all that the others did with the value has happened before.
    [[nodiscard]] bool drop() noexcept;
    /// Whether there is one holder; then all that others did with the value has happened before.
    [[nodiscard]] bool isOne() const noexcept;

private:
    alignas(sizeof(std::size_t)) mutable std::size_t m_count = 1; // touched as an atomic alone
};

/// A value that copies share until one of them is written: what makes a Policy cheap to copy.
///
/// Reading is free of locks and safe from several threads; edit() must not run while another thread
/// copies from this very object (each thread has its own Policy).
template <typename T>
class Shared
{
public:
    Shared() : m_held(new Held) { }
    explicit Shared(T value) : m_held(new Held { std::move(value) }) { }
    Shared(const Shared &other) noexcept : m_held(other.m_held)
    {
        if (m_held != nullptr) {
            m_held->holders.add();
        }
    }
    /// @p other may only be assigned to or destroyed after this.
    Shared(Shared &&other) noexcept : m_held(std::exchange(other.m_held, nullptr)) { }
    Shared &operator=(Shared other) noexcept // a copy, or what was moved
    {
        std::swap(m_held, other.m_held);
        return *this;
    }
    ~Shared()
    {
        if (m_held != nullptr && !m_held->holders.drop()) {
            delete m_held;
        }
    }

    const T &operator*() const { return m_held->value; }
    const T *operator->() const { return &m_held->value; }
    [[nodiscard]] const T &get() const { return m_held->value; }

    /// The value for writing: copied first when somebody else holds it too.
    T &edit()
    {
        if (isShared()) {
            *this = Shared(m_held->value);
        }
        return m_held->value;
    }

    /// Whether somebody else holds it too.
    [[nodiscard]] bool isShared() const { return !m_held->holders.isOne(); }
    /// Whether both are one value in memory; false says nothing about their contents.
    [[nodiscard]] bool sharesWith(const Shared &other) const { return m_held == other.m_held; }

    bool operator==(const Shared &other) const { return sharesWith(other) || m_held->value == other.m_held->value; }

private:
    struct Held
    {
        T value {};
        HolderCount holders {};
    };

    Held *m_held; ///< null only after a move
};

/// A column of a table with one entry a row.
template <typename T>
using Column = Shared<std::vector<T>>;

/// A column to which rows are to be added, @p rows in all or some more. One that is shared is copied with room for a 64th more, not
/// into twice its memory: rows that an edit adds to a large table are few.
template <typename T>
[[nodiscard]] std::vector<T> &openColumn(Column<T> &column, std::size_t rows = 0)
{
    if (column.isShared()) {
        constexpr std::size_t part = 64;
        std::vector<T> copy;
        copy.reserve(std::max(rows, column->size() + 1) + column->size() / part);
        copy.assign(column->begin(), column->end());
        column = Column<T>(std::move(copy));
    }
    return column.edit();
}

/// Makes a column for @p rows rows, at least: those that it has not yet are @p value.
template <typename T>
void growColumn(Column<T> &column, std::size_t rows, T value)
{
    if (column->size() < rows) {
        openColumn(column, rows).resize(rows, value);
    }
}

/// Drops the rows from @p rows on. Of a column that is shared only those that stay are copied.
template <typename T>
void truncateColumn(Column<T> &column, std::size_t rows)
{
    if (column->size() <= rows) {
        return;
    }
    if (column.isShared()) {
        column = Column<T>(std::vector<T>(column->data(), column->data() + rows));
    } else {
        column.edit().resize(rows);
    }
}

} // namespace apportion
