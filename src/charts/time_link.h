// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace apportion
{

/// What charts over time have in common, whatever each of them begins with: where somebody points, which time was picked, and
/// which part of the time is shown. All in seconds since the epoch, UTC.
class TimeLink : public QObject
{
    Q_OBJECT

public:
    struct Span
    {
        double from = 0.0;
        double to = 0.0;
        bool operator==(const Span &) const = default;
    };

    using QObject::QObject;

    [[nodiscard]] const std::optional<double> &pointed() const { return m_pointed; }
    [[nodiscard]] const std::optional<double> &picked() const { return m_picked; }
    /// Nothing: each chart shows all that it has.
    [[nodiscard]] const std::optional<Span> &span() const { return m_span; }

    void point(const std::optional<double> &at);
    void pick(const std::optional<double> &at);
    void show(const std::optional<Span> &span);
    /// Another policy: nothing is picked, and all is shown.
    void clear();

Q_SIGNALS:
    /// Somebody points elsewhere, or another time was picked.
    void marksChanged();
    void spanChanged();

private:
    std::optional<double> m_pointed;
    std::optional<double> m_picked;
    std::optional<Span> m_span;
};

} // namespace apportion
