// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"

#include "core/explain/explain.h"

#include <ostream>

namespace apportion::cli
{

void TableCommand::declareOwn(VerbOptions &verb)
{
    verb.addFlag("--json", m_json, "Print a JSON array instead");
    declareForce(verb);
    declareForecast(verb);
}

int TableCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    TablePrinter printer(streams.out, m_json);
    const std::optional<Ahead> moment = ahead(input);
    print(evaluated(input, moment), printer);
    printer.end();
    if (moment) {
        streams.err << "apportion-cli " << name() << ": " << forecastText(*moment).english() << '\n';
        if (const Text queue = queueText(*moment); !queue.isEmpty()) {
            streams.err << "apportion-cli " << name() << ": " << queue.english() << '\n';
        }
    }
    return exitOk;
}

} // namespace apportion::cli
