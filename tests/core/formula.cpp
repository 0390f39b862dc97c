// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

namespace
{
/// A recursive descent through + − | · / | unary − | ^ | operand.
class Parser
{
public:
    explicit Parser(const std::string &text) : m_text(plain(text)), m_rest(m_text) { }

    std::optional<double> whole()
    {
        const double value = sum();
        if (m_failed || !skipSpaces().empty()) {
            return std::nullopt;
        }
        return value;
    }

private:
    static std::string plain(std::string text)
    {
        for (const auto &[from, to] : { std::pair("−", "-"), std::pair("·", "*") }) {
            for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from)) {
                text.replace(at, std::string(from).size(), to);
            }
        }
        return text;
    }

    std::string_view skipSpaces()
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(' '), m_rest.size()));
        return m_rest;
    }

    bool take(std::string_view token)
    {
        if (!skipSpaces().starts_with(token)) {
            return false;
        }
        m_rest.remove_prefix(token.size());
        return true;
    }

    double sum()
    {
        double value = product();
        for (;;) {
            if (take("+")) {
                value += product();
            } else if (take("-")) {
                value -= product();
            } else {
                return value;
            }
        }
    }

    double product()
    {
        double value = power();
        for (;;) {
            if (take("*")) {
                value *= power();
            } else if (take("/")) {
                value /= power();
            } else {
                return value;
            }
        }
    }

    double power()
    {
        if (take("-")) {
            return -power();
        }
        const double base = operand();
        return take("^") ? std::pow(base, power()) : base;
    }

    double operand()
    {
        if (take("max(")) {
            return list([](double a, double b) { return std::max(a, b); });
        }
        if (take("min(")) {
            return list([](double a, double b) { return std::min(a, b); });
        }
        if (take("ln(")) {
            return std::log(list([](double, double b) { return b; }));
        }
        if (take("(")) {
            return list([](double, double b) { return b; });
        }
        double value = 0.0;
        skipSpaces();
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (error != std::errc()) {
            m_failed = true;
            m_rest = {};
            return 0.0;
        }
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return value;
    }

    template <typename Combine>
    double list(Combine combine)
    {
        double value = sum();
        while (take(",")) {
            value = combine(value, sum());
        }
        m_failed = m_failed || !take(")");
        return value;
    }

    const std::string m_text;
    std::string_view m_rest;
    bool m_failed = false;
};
} // namespace

std::optional<double> computeFormula(const std::string &text)
{
    return Parser(text).whole();
}
