// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"
#include "cli/verbs.h"
#include "core/evaluate/sshare_row.h"

namespace apportion::cli
{

namespace
{

void printShares(const AssociationTree &tree, AssociationId id, TablePrinter &printer)
{
    if (id == AssociationTree::root()) {
        printer.empty();
    } else if (tree.usesParent(id)) {
        printer.text("parent");
    } else {
        printer.number(tree.rawShares(id));
    }
}

/// A number as sshare gets it: doubles are sent times a million, which rounds twice (pack.c, packdouble). Large ones show it.
double sent(long double value)
{
    constexpr double factor = 1e6;
    return static_cast<double>(value) * factor / factor;
}

void printRow(const Evaluation &evaluation, AssociationId id, std::string_view account, TablePrinter &printer)
{
    const AssociationTree &tree = evaluation.tree();
    const auto fixedIf = [&printer](bool isShown, long double value) { isShown ? printer.fixed(sent(value)) : printer.empty(); };
    printer.text(account);
    printer.text(tree.userName(id));
    printShares(tree, id, printer);
    printer.fixed(sent(evaluation.normShares(id)));
    printer.cut(evaluation.rawUsage(id));
    fixedIf(id != AssociationTree::root(), evaluation.normUsage(id));
    printer.fixed(sent(evaluation.effectiveUsage(id)));
    const std::optional<double> fairShare = printedFairShare(evaluation, id);
    fixedIf(fairShare.has_value(), fairShare.value_or(0.0));
    if (evaluation.algorithm() == Algorithm::FairTree) {
        const bool hasLevel = evaluation.hasLevelFs(id);
        fixedIf(hasLevel, hasLevel ? evaluation.levelFs(id) : 0.0L);
    }
}

/// What `sshare -a -l -P` would print up to LevelFS, with the account indented by its depth as there.
class SshareCommand : public TableCommand
{
public:
    SshareCommand() : TableCommand("sshare", "Print what sshare -a -l -P would print, from Account to LevelFS: without GrpTRESMins and TRESRunMins")
    {
    }

protected:
    void print(const Evaluation &evaluation, TablePrinter &printer) const override
    {
        std::vector<std::string> header = { "Account", "User", "RawShares", "NormShares", "RawUsage", "NormUsage", "EffectvUsage", "FairShare" };
        if (evaluation.algorithm() == Algorithm::FairTree) {
            header.emplace_back("LevelFS");
        }
        printer.header(std::move(header));
        const TreeLayout &layout = evaluation.layout();
        std::string account;
        std::vector<std::uint32_t> depth(layout.size(), 0);
        for (const AssociationId id : layout.depthFirst()) {
            const TreeLayout::Position position = layout.positionOf(id);
            depth[position] = position == 0 ? 0 : depth[layout.parent(position)] + 1;
            account.assign(printer.isJson() ? 0 : depth[position], ' ');
            account += evaluation.tree().accountName(id);
            printRow(evaluation, id, account, printer);
        }
    }
};

} // namespace

std::unique_ptr<Command> makeSshareCommand()
{
    return std::make_unique<SshareCommand>();
}

} // namespace apportion::cli
