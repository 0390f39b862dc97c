// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <utility>
#include <vector>

namespace apportion
{

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
            m_held->holders.fetch_add(1, std::memory_order_relaxed); // whoever copies holds one already
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
        // release: what this holder read is read before another one writes; acquire: and before the value is deleted
        if (m_held != nullptr && m_held->holders.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            delete m_held;
        }
    }

    const T &operator*() const { return m_held->value; }
    const T *operator->() const { return &m_held->value; }
    [[nodiscard]] const T &get() const { return m_held->value; }

    /// The value for writing: copied first when somebody else holds it too.
    T &edit()
    {
        // A holder in another thread may just have let go. That it did is not enough: its last reads must have happened
        // before the writes that follow, which only an acquire of what its destructor released says. The use_count()
        // of a std::shared_ptr is a relaxed load and promises nothing of the kind, hence the counter of its own.
        if (m_held->holders.load(std::memory_order_acquire) != 1) {
            *this = Shared(m_held->value);
        }
        return m_held->value;
    }

    /// Whether both are one value in memory; false says nothing about their contents.
    [[nodiscard]] bool sharesWith(const Shared &other) const { return m_held == other.m_held; }

    bool operator==(const Shared &other) const { return sharesWith(other) || m_held->value == other.m_held->value; }

private:
    struct Held
    {
        T value {};
        std::atomic<std::size_t> holders = 1;
    };

    Held *m_held; ///< null only after a move
};

/// A column of a table with one entry a row.
template <typename T>
using Column = Shared<std::vector<T>>;

} // namespace apportion
