// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/read_trace.h"

#include <QByteArray>

#include <string>
#include <string_view>

// What the tests of traces have in common.

namespace apportion::testing
{

/// A trace that was read, and short ways to what it holds.
struct TraceUnderTest : trace::ReadTrace
{
    explicit TraceUnderTest(trace::ReadTrace read) : trace::ReadTrace(std::move(read)) { }

    [[nodiscard]] const replay::TraceJob &job(std::size_t index = 0) const
    {
        static const replay::TraceJob none;
        return index < trace.jobs.size() ? trace.jobs[index] : none;
    }
    [[nodiscard]] QByteArray name(NameId id) const { return QByteArray::fromStdString(std::string(trace.names[id])); }
    [[nodiscard]] QByteArray told() const
    {
        QByteArray text;
        for (const Diagnostic &diagnostic : diagnostics) {
            text += QByteArray::fromStdString(diagnostic.code + ": " + diagnostic.english() + '\n');
        }
        return text;
    }
    [[nodiscard]] int count(std::string_view code) const
    {
        int found = 0;
        for (const Diagnostic &diagnostic : diagnostics) {
            found += diagnostic.code == code ? 1 : 0;
        }
        return found;
    }
};

inline TraceUnderTest readTrace(std::string_view text, const trace::ReadOptions &options = {})
{
    return TraceUnderTest(trace::readTrace(text, "sacct.txt", options));
}

} // namespace apportion::testing
