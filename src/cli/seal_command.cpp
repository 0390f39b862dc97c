// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/verbs.h"

#include "storage/policy_file.h"
#include "storage/policy_seal.h"
#include "storage/text_file.h"

#include <fmt/format.h>

#include <QFile>

#include <ostream>

namespace apportion::cli
{

namespace
{

/// Writes the sums of a policy file anew, after people edited or merged it.
class SealCommand : public Command
{
public:
    SealCommand() : Command("seal", "Make a policy file complete that was edited or merged by hand: write the sums at its end anew") { }

    void declare(VerbOptions &verb) override { verb.add("policy", &m_path, "POLICY", "The policy file (*.apportion)").isRequired = true; }

    [[nodiscard]] int run(const Streams &streams) override
    {
        const QString path = QFile::decodeName(m_path.c_str());
        QString error;
        const std::optional<QByteArray> bytes = readTextFile(path, &error, largestPolicyFile);
        if (!bytes) {
            streams.err << "apportion-cli seal: " << error.toStdString() << '\n';
            return exitUnusable;
        }
        const UnsealedPolicy read = readUnsealedPolicy({ bytes->constData(), static_cast<std::size_t>(bytes->size()) }, m_path);
        report(read.diagnostics, streams);
        const TreeLayout &layout = read.policy.associations.layout();
        const std::string rows = fmt::format("{} accounts, {} user associations", layout.accountCount(), layout.userCount());
        switch (read.state) {
        case UnsealedPolicy::State::Damaged:
            streams.err << "apportion-cli seal: nothing was written: " << m_path << " would lose what could not be read\n";
            return exitUnusable;
        case UnsealedPolicy::State::Sealed:
            streams.out << m_path << ": " << rows << ", complete as it is\n";
            return exitOk;
        case UnsealedPolicy::State::Whole:
            break;
        }
        if (read.sums.state == SumsCheck::State::Wrong) {
            streams.out << fmt::format(
                "{}: from line {} on, {} lines stand where {} were saved\n", m_path, read.sums.firstLine, read.sums.found, read.sums.saved);
        }
        const WrittenPolicy written = writePolicyFile(path, read, policyChecksum(*bytes));
        if (!written.isWritten()) {
            streams.err << "apportion-cli seal: " << written.error.toStdString() << '\n';
            return exitUnusable;
        }
        streams.out << m_path << ": " << rows << ", complete now\n";
        if (read.baseline) {
            streams.err
                << "apportion-cli seal: the baseline stands in the file as what differs from the draft: a value that was edited without what it "
                   "was is that of both now, and is not exported; apportion-cli set, or export --against the file of before, tells them apart\n";
        }
        return exitOk;
    }

private:
    std::string m_path;
};

} // namespace

std::unique_ptr<Command> makeSealCommand()
{
    return std::make_unique<SealCommand>();
}

} // namespace apportion::cli
