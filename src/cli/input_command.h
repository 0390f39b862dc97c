// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "cli/forecast_options.h"
#include "cli/input.h"

#include <cstdint>
#include <optional>

namespace apportion::cli
{

/// Says what was found in the files, and how those that are not complete are rescued; whether they can be used and are complete.
[[nodiscard]] bool isWhole(const std::string &command, const OpenedFiles &opened, const Streams &streams);

/// A verb that works on one policy, read from the files that its options name.
class InputCommand : public Command
{
public:
    using Command::Command;

    /// Adds the options of the input, then the command's own.
    void declare(VerbOptions &verb) final;
    /// Reads the input and runs; what reading had to say goes to the error stream.
    [[nodiscard]] int run(const Streams &streams) final;

protected:
    virtual void declareOwn(VerbOptions &verb) = 0;
    /// Gets ready what judged() needs, which is looked at beside what runOn() does; false, and said why: nothing can be done.
    [[nodiscard]] virtual bool prepare(const OpenedFiles &, const Streams &) { return true; }
    [[nodiscard]] virtual int runOn(const OpenedFiles &input, const Streams &streams) = 0;
    /// Whether what reading had to say is left to the command.
    [[nodiscard]] virtual bool reportsReading() const { return false; }
    /// Whether the command itself says how far the cluster's own numbers agree, in place of what reading found of it.
    [[nodiscard]] virtual bool tellsAgreement() const { return false; }
    /// Whether the command needs what the cluster printed of its own numbers; else that is given back before it runs.
    [[nodiscard]] virtual bool needsPrinted() const { return true; }
    /// Whether errors of the policy count for the exit code: not where that answers another question.
    [[nodiscard]] virtual bool judgesPolicy() const { return true; }
    /// The policy whose findings count for the exit code.
    [[nodiscard]] virtual Policy judged(const OpenedFiles &input) const { return input.policy; }
    /// Adds --force, for a verb that may look at what is left of a damaged file.
    void declareForce(VerbOptions &verb);
    /// Whether the verb goes on with what is not complete.
    [[nodiscard]] virtual bool isForced() const { return m_force; }
    /// Adds the options of a verb that can look ahead.
    void declareForecast(VerbOptions &verb) { m_forecast.declare(verb); }
    /// The moment that lies ahead, where one was asked for.
    [[nodiscard]] std::optional<Ahead> ahead(const OpenedFiles &input) const;
    /// The evaluation of the input at the time that was asked for.
    [[nodiscard]] Evaluation evaluated(const OpenedFiles &input) const { return evaluated(input, ahead(input)); }
    [[nodiscard]] Evaluation evaluated(const OpenedFiles &input, const std::optional<Ahead> &moment) const;
    [[nodiscard]] const InputOptions &input() const { return m_input; }

private:
    [[nodiscard]] std::int64_t present(const OpenedFiles &input) const;
    [[nodiscard]] Diagnostics findingsOf(const OpenedFiles &opened) const;
    [[nodiscard]] int reportErrors(const OpenedFiles &opened, const Diagnostics &findings, bool isDone, const Streams &streams) const;
    void reportStopped(const Diagnostics &findings, bool isDone, const Streams &streams) const;

    InputOptions m_input;
    ForecastOptions m_forecast;
    bool m_force = false;
};

} // namespace apportion::cli
