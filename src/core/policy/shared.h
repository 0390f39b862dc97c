// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
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
    Shared() : m_value(std::make_shared<T>()) { }
    explicit Shared(T value) : m_value(std::make_shared<T>(std::move(value))) { }

    const T &operator*() const { return *m_value; }
    const T *operator->() const { return m_value.get(); }
    [[nodiscard]] const T &get() const { return *m_value; }

    /// The value for writing: copied first when somebody else holds it too.
    T &edit()
    {
        if (m_value.use_count() != 1) {
            m_value = std::make_shared<T>(*m_value);
        }
        return *m_value;
    }

    /// Whether both are one value in memory; false says nothing about their contents.
    [[nodiscard]] bool sharesWith(const Shared &other) const { return m_value == other.m_value; }

    bool operator==(const Shared &other) const { return sharesWith(other) || *m_value == *other.m_value; }

private:
    std::shared_ptr<T> m_value;
};

/// A column of a table with one entry a row.
template <typename T>
using Column = Shared<std::vector<T>>;

} // namespace apportion
