// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"
#include "cli/policy_output.h"
#include "cli/verbs.h"

namespace apportion::cli
{

namespace
{

/// Makes a policy file of Slurm's files.
class ImportCommand : public InputCommand
{
public:
    ImportCommand() : InputCommand("import", "Make a policy file of Slurm's files") { }

protected:
    void declareOwn(VerbOptions &verb) override
    {
        m_out.declare(
            verb, true, "Replace the file when it is there; of a policy file that is not complete, save what is left under a name that is free");
    }
    [[nodiscard]] bool isForced() const override { return m_out.isForced(); }
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override
    {
        Project project = input;
        project.settleBaseline(
            input.sources == slurm::ImportFiles() ? Baseline::Origin::Opened : Baseline::Origin::Imported, input.name, input.asked);
        return input.complete ? m_out.write(name(), project, streams) : m_out.writeRescued(name(), project, streams);
    }

private:
    PolicyOutput m_out;
};

} // namespace

std::unique_ptr<Command> makeImportCommand()
{
    return std::make_unique<ImportCommand>();
}

} // namespace apportion::cli
