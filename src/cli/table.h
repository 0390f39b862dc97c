// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input_command.h"
#include "storage/table_printer.h"

namespace apportion::cli
{

/// A verb that prints a table of the evaluation: with --json as JSON.
class TableCommand : public InputCommand
{
public:
    using InputCommand::InputCommand;

protected:
    virtual void print(const Evaluation &evaluation, TablePrinter &printer) const = 0;
    void declareOwn(VerbOptions &verb) final;
    [[nodiscard]] bool needsPrinted() const final { return false; }
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) final;

private:
    bool m_json = false;
};

} // namespace apportion::cli
