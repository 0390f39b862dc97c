// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"
#include "cli/verbs.h"

#include "core/check/checker.h"

#include <ostream>
#include <set>
#include <string>

namespace apportion::cli
{

namespace
{

/// What reading and the checker have to say; exitFindings when any of it is an error.
class CheckCommand : public InputCommand
{
public:
    CheckCommand() : InputCommand("check", "Look for what slurmctld would refuse, what does nothing and what is probably not meant") { }

protected:
    void declareOwn(VerbOptions &verb) override { declareForce(verb); }
    [[nodiscard]] bool reportsReading() const override { return true; }

    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override
    {
        Diagnostics all = input.diagnostics;
        addMissing(all, check(input.policy, appliedDraft(input).situation));
        std::set<std::string> told; // two associations of one name may have the same to say
        for (const Diagnostic &diagnostic : all) {
            if (std::string line = diagnostic.english(); told.insert(line).second) {
                streams.out << line << '\n';
            }
        }
        return hasErrors(all) ? exitFindings : exitOk;
    }
};

} // namespace

std::unique_ptr<Command> makeCheckCommand()
{
    return std::make_unique<CheckCommand>();
}

} // namespace apportion::cli
