// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"
#include "cli/verbs.h"
#include "core/policy/number_text.h"

namespace apportion::cli
{

namespace
{

std::string sharesText(const AssociationTree &tree, AssociationId id)
{
    if (id == AssociationTree::root()) {
        return {};
    }
    return tree.usesParent(id) ? "parent" : std::to_string(tree.rawShares(id));
}

std::vector<Cell> rowOf(const Evaluation &evaluation, AssociationId id, const std::string &indent)
{
    const AssociationTree &tree = evaluation.tree();
    const bool isRoot = id == AssociationTree::root();
    std::vector<Cell> row;
    row.push_back({ indent + std::string(tree.accountName(id)), false });
    row.push_back({ std::string(tree.userName(id)), false });
    row.push_back({ sharesText(tree, id), !tree.usesParent(id) });
    row.push_back({ fixedText(evaluation.normShares(id)), true });
    row.push_back({ cutText(evaluation.rawUsage(id)), true });
    row.push_back({ isRoot ? std::string() : fixedText(evaluation.normUsage(id)), true });
    row.push_back({ fixedText(evaluation.effectiveUsage(id)), true });
    row.push_back({ tree.isUser(id) ? fixedText(evaluation.fairShare(id)) : std::string(), true });
    if (evaluation.algorithm() == Algorithm::FairTree) {
        row.push_back({ evaluation.hasLevelFs(id) ? fixedText(evaluation.levelFs(id)) : std::string(), true });
    }
    return row;
}

/// What `sshare -a -l -P` would print up to LevelFS, with the account indented by its depth as there.
class SshareCommand : public TableCommand
{
public:
    SshareCommand() : TableCommand("sshare", "Print what sshare -a -l -P would print") { }

protected:
    void print(const Evaluation &evaluation, TablePrinter &printer) const override
    {
        std::vector<std::string> header = { "Account", "User", "RawShares", "NormShares", "RawUsage", "NormUsage", "EffectvUsage", "FairShare" };
        if (evaluation.algorithm() == Algorithm::FairTree) {
            header.emplace_back("LevelFS");
        }
        printer.header(std::move(header));
        const TreeLayout &layout = evaluation.layout();
        std::vector<std::uint32_t> depth(layout.size(), 0);
        for (const AssociationId id : layout.depthFirst()) {
            const TreeLayout::Position position = layout.positionOf(id);
            depth[position] = position == 0 ? 0 : depth[layout.parent(position)] + 1;
            printer.row(rowOf(evaluation, id, std::string(printer.isJson() ? 0 : depth[position], ' ')));
        }
    }
};

} // namespace

std::unique_ptr<Command> makeSshareCommand()
{
    return std::make_unique<SshareCommand>();
}

} // namespace apportion::cli
