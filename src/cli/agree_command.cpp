// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_command.h"
#include "cli/table.h"
#include "cli/verbs.h"

#include "core/agree/agree.h"
#include "storage/agreement_report.h"
#include "storage/text_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

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
    void declareOwn(VerbOptions &verb) override
    {
        verb.addFlag("--json", m_json, "Print a JSON object instead");
        verb.add(
            "--report", &m_report, "FILE", "Write what it takes to look into the differences, without any name of the cluster, to send it along");
    }

    /// Reading compares at the time that the ages tell: not at that of --at.
    [[nodiscard]] bool tellsAgreement() const override { return true; }
    /// That the numbers agree is said of a policy that slurmctld would refuse, too.
    [[nodiscard]] bool judgesPolicy() const override { return false; }

    /// Whether a file stands there that is no earlier report.
    static bool isForeign(const QString &path)
    {
        if (!QFileInfo(path).isFile() || QFileInfo(path).size() == 0) {
            return false;
        }
        const OpenedFiles there = openPolicyFile(path);
        return there.agreement == nullptr || there.agreement->reportedBy.empty();
    }

    [[nodiscard]] int runOn(const OpenedFiles &opened, const Streams &streams) override
    {
        EvaluationOptions options;
        options.now = input().at();
        options.algorithm = input().algorithm();
        options.mergeTiedAccounts = input().mergeTiedAccounts();
        // a policy file tells what an import found, and what was printed only where something differs
        const bool isTold = opened.printed.isEmpty() && opened.agreement != nullptr;
        const Snapshot &imported = opened.agreement != nullptr && !isTold ? opened.agreement->imported : opened;
        const Agreement agreement = isTold ? opened.agreement->agreement : *agree(imported, opened.printed, options);
        if (agreement.compared == 0 && agreement.leftOut() == 0) {
            streams.err << "apportion-cli agree: nothing that Slurm computed stands in these files: print them with sshare -a -l -P, sprio -l and "
                           "scontrol -o show job\n";
            return exitUnusable;
        }
        if (isTold && !m_report.empty()) {
            streams.err << "apportion-cli agree: this policy file does not keep what the cluster printed, as "
                        << (agreement.isWhole() ? "all of it agreed" : "it has another baseline now") << ": give Slurm's files with --report\n";
            return exitUnusable;
        }
        const QString report = QFile::decodeName(m_report.c_str());
        if (!m_report.empty() && isForeign(report)) {
            streams.err << "apportion-cli agree: " << m_report
                        << " is there already, and is no such report: nothing was written. Choose another name\n";
            return exitUnusable;
        }
        if (!m_report.empty()) {
            QString error;
            const std::string version = QCoreApplication::applicationVersion().toStdString();
            if (!writeTextFile(report, agreementReport(imported, opened.printed, version, options), &error)) {
                streams.err << "apportion-cli agree: " << error.toStdString() << '\n';
                return exitUnusable;
            }
        }
        TablePrinter printer(streams.out, m_json);
        if (m_json) {
            streams.out << "{\"compared\": " << agreement.compared << ", \"agreed\": " << agreement.agreed
                        << ", \"withoutUsage\": " << agreement.withoutUsage << ", \"withoutQos\": " << agreement.withoutQos << ", \"differences\": ";
            printDifferences(agreement, printer);
            streams.out << "}\n";
        } else {
            streams.out << "Agrees with the cluster on " << agreement.agreed << " of " << agreement.compared << " numbers.\n";
            if (!agreement.differences.empty()) {
                printDifferences(agreement, printer);
            }
            for (const LeftOut &one : leftOutOf(agreement)) {
                streams.out << one.numbers << " cannot be compared: " << one.missing.english() << ".\n";
            }
            if (const std::size_t rest = agreement.compared - agreement.agreed - agreement.differences.size(); rest > 0) {
                streams.out << rest << " more differ.\n";
            }
        }
        return agreement.isWhole() ? exitOk : exitFindings;
    }

private:
    static void printDifferences(const Agreement &agreement, TablePrinter &printer)
    {
        printer.header({ "Column", "Where", "Printed", "Computed", "Cause" });
        for (const Disagreement &one : agreement.differences) {
            printer.text(one.column);
            printer.text(one.where);
            printer.printedNumber(one.printed);
            printer.printedNumber(one.computed);
            printer.text(causeText(one).english());
        }
        printer.end();
    }

    bool m_json = false;
    std::string m_report;
};

} // namespace

std::unique_ptr<Command> makeAgreeCommand()
{
    return std::make_unique<AgreeCommand>();
}

} // namespace apportion::cli
