// SPDX-License-Identifier: GPL-3.0-or-later
// A dump that lacks associations, with the list that has them: both as Slurm 24.11.5 printed them after an account was moved.
#include "core/change/difference.h"
#include "reader_testing.h"
#include "slurm/import/import.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QTest>

namespace test_completed_dump
{

using namespace apportion;
using namespace apportion::slurm;
using apportion::testing::contentOf;
using apportion::testing::findCode;
using apportion::testing::textOf;

namespace
{

std::string printed(const char *name)
{
    return std::string(APPORTION_TEST_DATA "/slurm-24.11/") + name;
}

ImportFiles printedFiles(const char *dump)
{
    ImportFiles files;
    files.associations = printed(dump);
    files.accounts = printed("accounts.txt");
    files.users = printed("users.txt");
    files.thresholds = printed("thresholds.txt");
    return files;
}

} // namespace

class TestCompletedDump : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatADumpLacksComesFromTheList()
    {
        const Imported whole = importFiles(printedFiles("whole.cfg"));
        QVERIFY2(findCode(whole.diagnostics, "dump-completed") == nullptr, textOf(whole.diagnostics));
        const Imported completed = importFiles(printedFiles("dump.cfg"));
        const PolicyDifference differences = difference(whole.policy, completed.policy);
        QVERIFY2(differences.isEmpty(), flatFile(completed.policy).c_str());
        QCOMPARE(completed.policy.clusterOptions, whole.policy.clusterOptions);
        QVERIFY(completed.policy.foreignAssociations->empty());
        const Diagnostic *told = findCode(completed.diagnostics, "dump-completed");
        QVERIFY2(told != nullptr && completed.diagnostics.size() == 1, textOf(completed.diagnostics));
        QVERIFY(told->severity == Severity::Note);
        QCOMPARE(told->message.arguments, (std::vector<std::string> { "2", "box" }));
    }

    void aListOfThresholdsAloneAddsNothing()
    {
        Policy policy;
        Diagnostics diagnostics;
        const std::string thresholds = "Account|User|Partition|MinPrioThres\nroot|||\nbox|||\nstall|user2||\n";
        QVERIFY(readCompletedFlatFile(contentOf(printed("dump.cfg")), "dump.cfg", thresholds, "thresholds.txt", policy, diagnostics));
        QVERIFY(policy.associations.findAccount("box") == noAssociation);
        QVERIFY(findCode(diagnostics, "flat-parent-unknown") != nullptr);
        QVERIFY(findCode(diagnostics, "dump-completed") == nullptr);
        diagnostics.clear();
        QVERIFY(readThresholdList(thresholds, "thresholds.txt", policy, diagnostics));
        QVERIFY(findCode(diagnostics, "dump-incomplete") != nullptr);
    }

    /// Who writes a flat file by himself leaves out what he does not want.
    void onlyADumpIsCompleted()
    {
        Policy policy;
        Diagnostics diagnostics;
        const std::string own = "Cluster - 'farm':Fairshare=1\nParent - 'root'\nUser - 'root'\nAccount - 'zoo'\n";
        QVERIFY(readCompletedFlatFile(own, "own.cfg", contentOf(printed("thresholds.txt")), "thresholds.txt", policy, diagnostics));
        QCOMPARE(policy.associations.layout().accountCount(), 2U);
        QVERIFY(diagnostics.empty());
    }

    void rowsOfOthersAreLeftOut()
    {
        const std::string dump = contentOf(printed("whole.cfg"));
        const std::string header = "Cluster|Account|User|Partition|ParentName|Share\n";
        for (const char *row : { "other|new||||7\n", "farm|corp\\lab|||root|7\n", "farm|zoo|corp\\ann|||7\n", "farm|lost|||nowhere|7\n",
                 "farm|a|||b|7\nfarm|b|||a|7\n", "farm|unknown|ann|||7\n", "farm||ann|||7\n" }) {
            Policy policy;
            Diagnostics diagnostics;
            QVERIFY(readCompletedFlatFile(dump, "dump.cfg", header + row, "list.txt", policy, diagnostics));
            QVERIFY2(diagnostics.empty(), row);
            QCOMPARE(policy.associations.layout().accountCount(), 7U);
        }
        Policy policy;
        Diagnostics diagnostics;
        const std::string rows = "farm|c|||b|3\nfarm|b|||A|2\nFARM|A|||zoo|parent\nfarm|c|ann|gpu||x\n";
        QVERIFY(readCompletedFlatFile(dump, "dump.cfg", header + rows, "list.txt", policy, diagnostics));
        QCOMPARE(diagnostics.size(), 1U);
        const AssociationTree &tree = policy.associations;
        QCOMPARE(tree.name(tree.parent(tree.parent(tree.findAccount("c")))), std::string_view("a"));
        QCOMPARE(tree.rawShares(tree.findAccount("a")), sharesParent);
        QCOMPARE(tree.rawShares(tree.findUser(tree.findAccount("c"), "ann", "gpu")), 1U);
    }

    void damagedListsComeBack()
    {
        const std::string dump = contentOf(printed("dump.cfg"));
        testing::feedDamaged(contentOf(printed("thresholds.txt")), [&](const std::string &text) {
            Policy policy;
            Diagnostics diagnostics;
            (void)readCompletedFlatFile(dump, "dump.cfg", text, "thresholds.txt", policy, diagnostics);
        });
    }
};

APPORTION_TEST(TestCompletedDump)
} // namespace test_completed_dump

#include "test_completed_dump.moc"
