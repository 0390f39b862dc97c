// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_command.h"

#include "storage/policy_file.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <QFileInfo>

#include <ostream>

namespace apportion::cli
{

ImportCommand::ImportCommand() : Command("import", "Make a policy file of Slurm's files") { }

void ImportCommand::declareOwn(CLI::App &app)
{
    app.add_option("--out", m_out, "The policy file to write")->required()->type_name("POLICY.apportion");
    app.add_flag("--force", m_force, "Replace the file when it is there");
}

int ImportCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    const QString path = QString::fromLocal8Bit(m_out.c_str());
    if (QFileInfo::exists(path) && !m_force) {
        streams.err << "apportion-cli import: " << m_out << " is there already; --force replaces it\n";
        return exitFindings;
    }
    const WrittenPolicy written = writePolicyFile(path, input.policy);
    if (!written.isWritten()) {
        streams.err << "apportion-cli import: " << written.error.toStdString() << '\n';
        return exitFindings;
    }
    const TreeLayout &layout = input.policy.associations.layout();
    streams.out << fmt::format("{}: {} accounts, {} users, {} partitions, {} jobs\n", m_out, layout.accountCount(), layout.userCount(),
        input.policy.partitions->size(), input.policy.jobs->size());
    return exitOk;
}

} // namespace apportion::cli
