// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"
#include "cli/table.h"
#include "cli/verbs.h"

#include "core/agree/agree.h"

#include <ostream>

namespace apportion::cli
{

namespace
{

/// Holds what the cluster printed of what it computed itself against what is computed here; exitFindings when any of it
/// differs, exitUnusable when there is nothing to compare.
class AgreeCommand : public InputCommand
{
public:
    AgreeCommand() : InputCommand("agree", "Compare what sshare, sprio and the jobs print of the cluster's own numbers with what is computed") { }

protected:
    void declareOwn(VerbOptions &verb) override { verb.addFlag("--json", m_json, "Print a JSON object instead"); }

    [[nodiscard]] int runOn(const OpenedFiles &opened, const Streams &streams) override
    {
        EvaluationOptions options;
        options.now = input().at();
        options.algorithm = input().algorithm();
        options.mergeTiedAccounts = input().mergeTiedAccounts();
        const Agreement agreement = *agree(opened, opened.printed, options);
        if (agreement.compared == 0) {
            streams.err << "apportion-cli agree: nothing that Slurm computed stands in these files: print them with sshare -a -l -P, sprio -l and "
                           "scontrol -o show job\n";
            return exitUnusable;
        }
        const Table differing = table(agreement);
        if (m_json) {
            streams.out << "{\"compared\": " << agreement.compared << ", \"agreed\": " << agreement.agreed << ", \"differences\": ";
            differing.printJson(streams.out);
            streams.out << "}\n";
        } else {
            streams.out << "Agrees with the cluster on " << agreement.agreed << " of " << agreement.compared << " numbers.\n";
            if (!differing.rows.empty()) {
                differing.printParsable(streams.out);
            }
            if (const std::size_t rest = agreement.compared - agreement.agreed - differing.rows.size(); rest > 0) {
                streams.out << rest << " more differ.\n";
            }
        }
        return agreement.isWhole() ? exitOk : exitFindings;
    }

private:
    static Table table(const Agreement &agreement)
    {
        Table table;
        table.header = { "Column", "Where", "Printed", "Computed", "Cause" };
        for (const Disagreement &one : agreement.differences) {
            table.rows.push_back({ { one.column, false }, { one.where, false }, { one.printed, true }, { one.computed, true },
                { causeText(one.cause).english(), false } });
        }
        return table;
    }

    bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeAgreeCommand()
{
    return std::make_unique<AgreeCommand>();
}

} // namespace apportion::cli
