// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"
#include "cli/verbs.h"

#include "core/check/checker.h"
#include "core/check/finding_sources.h"

#include <ostream>
#include <set>
#include <string>
#include <string_view>

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
    void declareOwn(VerbOptions &verb) override
    {
        declareForce(verb);
        verb.addFlag(
            "--sources", m_sources, "Say behind each finding where it stands what it says of Slurm: a manual page, or a file of Slurm's source");
    }
    [[nodiscard]] bool reportsReading() const override { return true; }

    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override
    {
        Diagnostics all = input.diagnostics;
        addMissing(all, check(input.policy, appliedDraft(input).situation));
        std::set<std::string> told; // two associations of one name may have the same to say
        for (const Diagnostic &diagnostic : all) {
            if (std::string line = diagnostic.english(); told.insert(line).second) {
                const std::string_view source = m_sources ? sourceOfFinding(diagnostic.code) : std::string_view();
                streams.out << line << (source.empty() ? "" : " [") << source << (source.empty() ? "" : "]") << '\n';
            }
        }
        return hasErrors(all) ? exitFindings : exitOk;
    }

private:
    bool m_sources = false;
};

} // namespace

std::unique_ptr<Command> makeCheckCommand()
{
    return std::make_unique<CheckCommand>();
}

} // namespace apportion::cli
