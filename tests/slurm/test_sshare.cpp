// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"
#include "core/policy/number_text.h"
#include "reader_testing.h"
#include "slurm/lists/listings.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

namespace test_sshare
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

class TestSshare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void usersHaveTheirOwnUsageAndAccountsTheirSum();
    void theLongFormSaysTheSame();
    void columnsMayStandInAnyOrder();
    void whatDeletedUsersLeftStaysInTheAccount();
    void cutFractionsNeverMakeALeftOverNegative();
    void unknownNamesAreToldAndCountForTheirAccount();
    void rowsOfOneUserGoToHisAssociations();
    void backslashesThatSlurmdbdDoubledAreOne();
    void factorsThatNobodyHasAreNotPrinted();
    void missingRowsAreCounted();
    void tablesWithoutTheColumnsAreRefused();
    void wrongNumbersAreTold();
    void damagedTablesComeBack();
    void theOrderOfRowsDoesNotMatter();
    void minutesOfEachTresAreKeptWhereALimitCanAskForThem();
    void usageBelowASecondIsFoundAgain();
    void fractionsChangeNoPrintedUsage();
    void partsOfJsonChangeNoPrintedUsage();

private:
    Policy m_policy;
    Situation m_situation;
    Diagnostics m_diagnostics;

    void tree(const std::string &lines)
    {
        m_policy = Policy();
        m_situation = Situation();
        m_diagnostics.clear();
        QVERIFY(readFlatFile("Cluster - 'c'\nParent - 'root'\nUser - 'root':Fairshare=1\n" + lines, "dump.cfg", m_policy, m_diagnostics));
        QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    }
    bool read(const std::string &text) { return readSshare(text, "usage.txt", m_policy.associations, m_situation, m_diagnostics); }
    long double own(const char *account, const char *user = "", const char *partition = "") const
    {
        const AssociationTree &t = m_policy.associations;
        const AssociationId id = t.findAccount(account);
        return m_situation.ownUsage(*user == '\0' ? id : t.findUser(id, user, partition));
    }
};

void TestSshare::init()
{
    tree("Account - 'bio':Fairshare=2\nParent - 'bio'\nUser - 'ann':Fairshare=1\nUser - 'bob':Fairshare=1\n");
}

void TestSshare::usersHaveTheirOwnUsageAndAccountsTheirSum()
{
    for (const char *golden : goldenNames) {
        m_policy = Policy();
        m_situation = Situation();
        m_diagnostics.clear();
        QVERIFY(readFlatFile(contentOf(goldenPath(golden, "associations.cfg")), "a", m_policy, m_diagnostics));
        const std::string text = contentOf(goldenPath(golden, "usage.txt"));
        QVERIFY(read(text));
        QVERIFY2(m_diagnostics.empty(), golden + QByteArray(":\n") + textOf(m_diagnostics));
        // Every account's usage, summed from the leaves, is what sshare prints for it.
        const AssociationTree &t = m_policy.associations;
        std::vector<long double> sum(t.rowCount());
        const std::vector<AssociationId> &order = t.layout().ids();
        for (auto id = order.rbegin(); id != order.rend(); ++id) {
            sum[*id] += m_situation.ownUsage(*id);
            if (*id != AssociationTree::root()) {
                sum[t.parent(*id)] += sum[*id];
            }
        }
        int compared = 0;
        for (const QByteArray &line : QByteArray::fromStdString(text).split('\n').mid(1)) {
            const QList<QByteArray> cells = line.split('|');
            if (cells.size() == 3) {
                const AssociationId account = t.findAccount(cells[0].trimmed().toStdString());
                const AssociationId id = cells[1].isEmpty() ? account : t.findUser(account, cells[1].toStdString());
                QCOMPARE(static_cast<double>(sum.at(id)), cells[2].toDouble());
                ++compared;
            }
        }
        QCOMPARE(compared, static_cast<int>(t.count()));
    }
}

void TestSshare::theLongFormSaysTheSame()
{
    Policy policy;
    QVERIFY(readFlatFile(contentOf(goldenPath("fair_tree_rules", "associations.cfg")), "a", policy, m_diagnostics));
    const AssociationTree &t = policy.associations;
    Situation shortForm;
    Situation longForm;
    QVERIFY(readSshare(contentOf(goldenPath("fair_tree_rules", "usage.txt")), "u", t, shortForm, m_diagnostics));
    QVERIFY(readSshare(contentOf(goldenPath("fair_tree_rules", "sshare.txt")), "u", t, longForm, m_diagnostics));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QVERIFY(shortForm.equals(longForm, t));
    QCOMPARE(longForm.ownUsage(t.findUser(t.findAccount("chem"), "gus")), 4005.0L);
}

void TestSshare::columnsMayStandInAnyOrder()
{
    QVERIFY(read("RawUsage|Cluster|User|NormShares|Account|\n100|c|||root|\n0|c|root|| root|\n100|c||| BIO|\n60|c|ann||  bio|\n40|c|bob||  bio|\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(own("bio", "ann"), 60.0L);
    QCOMPARE(own("bio", "bob"), 40.0L);
    QCOMPARE(own("bio"), 0.0L);
}

void TestSshare::whatDeletedUsersLeftStaysInTheAccount()
{
    QVERIFY(read("Account|User|RawUsage\nroot||1000\n root|root|0\n bio||900\n  bio|ann|60\n  bio|bob|40\n"));
    QCOMPARE(own("bio"), 800.0L);
    QCOMPARE(own("root"), 100.0L);
    QVERIFY(read("Account|User|RawUsage\nroot||100\n root|root|0\n bio||100\n  bio|ann|60\n  bio|bob|40\n"));
    QCOMPARE(own("bio"), 0.0L); // the usage of before is gone
}

void TestSshare::cutFractionsNeverMakeALeftOverNegative()
{
    QVERIFY(read("Account|User|RawUsage\nroot||99\n root|root|0\n bio||99\n  bio|ann|60\n  bio|bob|40\n"));
    QCOMPARE(own("bio"), 0.0L);
    QCOMPARE(own("root"), 0.0L);
}

void TestSshare::unknownNamesAreToldAndCountForTheirAccount()
{
    QVERIFY(
        read("Account|User|RawUsage\nroot||150\n root|root|0\n bio||110\n  bio|ann|60\n  bio|bob|40\n  bio|ghost|10\n chem||40\n  chem|gus|40\n"));
    QCOMPARE(findCode(m_diagnostics, "sshare-user-unknown")->place.line, 7u);
    QCOMPARE(findCode(m_diagnostics, "sshare-account-unknown")->place.line, 8u);
    QCOMPARE(own("bio"), 10.0L);
    QCOMPARE(own("root"), 40.0L);
    QCOMPARE(own("bio", "ann"), 60.0L);
}

/// A slurmctld of 22.05 knows a user who was added since its start as corp\\ann.
void TestSshare::backslashesThatSlurmdbdDoubledAreOne()
{
    tree("Account - 'bio':Fairshare=2\nParent - 'bio'\nUser - 'corp\\\\ann':Fairshare=1\nUser - 'corp\\\\bob':Fairshare=1\n");
    QVERIFY(read("Account|User|RawUsage\nroot||60\n root|root|0\n bio||60\n  bio|corp\\\\ann|40\n  bio|corp\\bob|20\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(own("bio", "corp\\ann"), 40.0L);
    QCOMPARE(own("bio", "corp\\bob"), 20.0L);
}

void TestSshare::rowsOfOneUserGoToHisAssociations()
{
    const std::string lines = "Account - 'bio':Fairshare=2\nParent - 'bio'\nUser - 'ann':Fairshare=1\nUser - "
                              "'ann':Partition='gpu':Fairshare=parent\nUser - 'ann':Partition='cpu':Fairshare=1\n";
    tree(lines);
    QVERIFY(read("Account|User|Partition|RawUsage\nroot|||60\n root|root||0\n bio|||60\n  bio|ann|cpu|30\n  bio|ann|gpu|20\n  bio|ann||10\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(own("bio", "ann"), 10.0L);
    QCOMPARE(own("bio", "ann", "gpu"), 20.0L);
    QCOMPARE(own("bio", "ann", "cpu"), 30.0L);
    tree(lines);
    QVERIFY(read("Account|User|RawUsage\nroot||66\n root|root|0\n bio||66\n  bio|ann|10\n  bio|ann|20\n  bio|ann|30\n  bio|ann|6\n"));
    QCOMPARE(own("bio", "ann"), 10.0L);
    QCOMPARE(own("bio", "ann", "gpu"), 20.0L);
    QCOMPARE(own("bio", "ann", "cpu"), 30.0L);
    QCOMPARE(own("bio"), 6.0L);
    QCOMPARE(findCode(m_diagnostics, "sshare-user-unknown")->place.line, 8u);
}

void TestSshare::minutesOfEachTresAreKeptWhereALimitCanAskForThem()
{
    tree("Account - 'bio':Fairshare=2\nParent - 'bio'\nUser - 'ann':Fairshare=1\nUser - 'bob':Fairshare=1:GrpTRESMins=cpu=9\n");
    QVERIFY(read("Account|User|RawUsage|GrpTRESRaw\n"
                 "bio||600|cpu=10,mem=x,gres/GPU=2,=7\nbio|ann|0|cpu=3\nbio|bob|600|cpu=10,gres/gpu=18446744073709551616\n"));
    const std::vector<TresUsage> fromTable { { "bio", "", "cpu", 10 }, { "bio", "", "gres/gpu", 2 }, { "bio", "bob", "cpu", 10 } };
    QCOMPARE(*m_situation.tresUsage, fromTable);
    // sshare --json has seconds, which slurmctld cuts to minutes before it compares
    QVERIFY(read(R"({"shares": {"shares": [
        {"name": "bio", "parent": "root", "type": ["ASSOCIATION"], "usage": 600,
         "tres": {"usage": [{"name": "cpu", "value": 659.9}, {"name": "node", "value": -1}]}},
        {"name": "bob", "parent": "bio", "type": ["USER"], "usage": 600, "tres": {"usage": [{"name": "gres/gpu", "value": 61}]}}]}})"));
    const std::vector<TresUsage> fromJson { { "bio", "", "cpu", 10 }, { "bio", "bob", "gres/gpu", 1 } };
    QCOMPARE(*m_situation.tresUsage, fromJson);
    QVERIFY(read("Account|User|RawUsage\nbio||600\nbio|ann|0\nbio|bob|600\n"));
    QVERIFY(m_situation.tresUsage->empty()); // what was known was of another moment
}

void TestSshare::factorsThatNobodyHasAreNotPrinted()
{
    tree("Account - 'bio':Fairshare=2\nParent - 'bio'\nUser - 'ann':Fairshare=1\n");
    const auto factorsOf = [this](const char *ofAnn) {
        Printed printed;
        const std::string json = std::string(R"({"shares": {"shares": [{"name": "bio", "parent": "root", "type": ["ASSOCIATION"], "usage": 600,
            "shares_normalized": 0.5, "fairshare": {"factor": 0.0, "level": 0.0}},
            {"name": "ann", "parent": "bio", "type": ["USER"], "usage": 600, "shares_normalized": 0.5, "fairshare": {"factor": )")
            + ofAnn + R"(, "level": 0.0}}]}})";
        Situation situation;
        Diagnostics diagnostics;
        if (!readSshare(json, "usage.json", m_policy.associations, situation, diagnostics, &printed) || printed.shares.size() != 2) {
            qFatal("not read");
        }
        return std::pair(printed.shares[1].values[static_cast<std::size_t>(ShareColumn::FairShare)],
            printed.shares[1].values[static_cast<std::size_t>(ShareColumn::NormShares)]);
    };
    QVERIFY(std::isnan(factorsOf("0.0").first)); // outside of Fair Tree, before 25.11
    QCOMPARE(factorsOf("0.0").second, 0.5);
    QCOMPARE(factorsOf("0.25").first, 0.25);
}

void TestSshare::missingRowsAreCounted()
{
    QVERIFY(read("Account|User|RawUsage\nroot||100\n bio||100\n  bio|ann|60\n"));
    const Diagnostic *missing = findCode(m_diagnostics, "sshare-missing");
    QVERIFY(missing);
    QCOMPARE(missing->message.arguments, (std::vector<std::string> { "2", "5" }));
    QCOMPARE(own("bio"), 40.0L); // bob's share of the sum is not lost
}

void TestSshare::tablesWithoutTheColumnsAreRefused()
{
    for (const char *text : { "", "Account|User\nroot|\n", "             Account       User  RawShares\n", "\n\n" }) {
        m_diagnostics.clear();
        QVERIFY(!read(text));
        QVERIFY(findCode(m_diagnostics, "sshare-header"));
    }
    QVERIFY(isSshareHeader("Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare"));
    QVERIFY(!isSshareHeader("Account|User|RawShares"));
}

void TestSshare::wrongNumbersAreTold()
{
    QVERIFY(read("Account|User|RawUsage\nroot||100\n root|root|0\n bio||1e3\n  bio|ann|-5\n  bio|bob|many\n|x|1\n"));
    QCOMPARE(own("bio"), 1000.0L);
    QCOMPARE(own("bio", "ann"), 0.0L);
    QCOMPARE(std::count_if(m_diagnostics.begin(), m_diagnostics.end(), [](const Diagnostic &d) { return d.code == "sshare-row"; }), 3);
}

void TestSshare::damagedTablesComeBack()
{
    m_policy = Policy();
    m_situation = Situation();
    QVERIFY(readFlatFile(contentOf(goldenPath("fair_tree_rules", "associations.cfg")), "a", m_policy, m_diagnostics));
    const AssociationId count = m_policy.associations.count();
    feedDamaged(contentOf(goldenPath("fair_tree_rules", "sshare.txt")), [&](const std::string &text) {
        m_diagnostics.clear();
        read(text);
        QCOMPARE(m_policy.associations.count(), count);
        for (const long double usage : m_situation.ownUsageColumn()) {
            QVERIFY(usage >= 0.0L);
        }
    });
}

void TestSshare::theOrderOfRowsDoesNotMatter()
{
    const Snapshot now = test::generatedPolicy({ 500, 0, 4 });
    m_policy = now.policy;
    AssociationTree &associations = m_policy.associations;
    for (const AssociationId id : now.policy.associations.layout().ids()) {
        if (associations.isUser(id) && id % 5 == 0) {
            associations.addUser(associations.parent(id), associations.name(id), 1, "gpu");
        }
    }
    std::vector<std::string> rows;
    for (const AssociationId id : associations.layout().depthFirst()) {
        const std::string usage = std::to_string(associations.isUser(id) ? 1000 + id : 100000000);
        rows.push_back(std::string(associations.accountName(id)) + '|' + std::string(associations.userName(id)) + '|'
            + std::string(associations.partition(id)) + '|' + usage + '\n');
    }
    // In order, with rows left out, moved by some, and backwards: a row says whom it is about, but for users' first ones.
    const auto usageOf = [&](const std::vector<std::string> &table) {
        std::string text = "Account|User|Partition|RawUsage\n";
        for (const std::string &row : table) {
            text += row;
        }
        m_situation = Situation();
        m_diagnostics.clear();
        if (!read(text)) {
            return std::vector<long double>();
        }
        std::vector<long double> usage;
        for (const AssociationId id : associations.layout().ids()) {
            usage.push_back(associations.isUser(id) ? m_situation.ownUsage(id) : 0.0L);
        }
        return usage;
    };
    const std::vector<long double> inOrder = usageOf(rows);
    for (std::size_t place = 0; place < inOrder.size(); ++place) {
        const AssociationId id = associations.layout().idAt(static_cast<TreeLayout::Position>(place));
        QCOMPARE(inOrder[place], associations.isUser(id) ? static_cast<long double>(1000 + id) : 0.0L);
    }
    // A row without a partition is about the first association that has none of its own yet: those rows keep their order.
    std::vector<std::string> moved = rows;
    std::rotate(moved.begin(), moved.begin() + 170, moved.end());
    QCOMPARE(usageOf(moved), inOrder);
    std::vector<std::string> partitionsLast = rows;
    std::stable_partition(
        partitionsLast.begin(), partitionsLast.end(), [](const std::string &row) { return row.find("|gpu|") == std::string::npos; });
    QCOMPARE(usageOf(partitionsLast), inOrder);
    for (std::size_t i = 0; i + 20 < moved.size(); i += 20) {
        std::swap(moved[i], moved[i + 20]);
    }
    QCOMPARE(usageOf(moved), inOrder);
}

/// As Slurm 22.05 printed it of 0.4, 0.9 and 0.02 seconds.
void TestSshare::usageBelowASecondIsFoundAgain()
{
    tree("Account - 'chem':Fairshare=10\nAccount - 'dead':Fairshare=7\nAccount - 'phys':Fairshare=30\n"
         "Parent - 'chem'\nUser - 'cid':Fairshare=1\nUser - 'gus':Fairshare=1\nParent - 'dead'\nUser - 'dan':Fairshare=1\n"
         "Parent - 'phys'\nUser - 'ann':Fairshare=3\nUser - 'bob':Fairshare=1\nUser - 'eve':Fairshare=1\nUser - 'fay':Fairshare=1\n");
    QVERIFY(read("Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare|LevelFS\n"
                 "root|||0.000000|8000000001||1.000000||\n"
                 " root|root|1|0.020833|0|0.000000|0.000000|1.000000|inf\n"
                 " chem||10|0.208333|3000000000|0.375000|0.375000||0.555556\n"
                 "  chem|cid|1|0.500000|3000000000|0.375000|1.000000|0.125000|0.500000\n"
                 "  chem|gus|1|0.500000|0|0.000000|0.000000|0.250000|inf\n"
                 " dead||7|0.145833|0|0.000000|0.000000||58333333342.958336\n"
                 "  dead|dan|1|1.000000|0|0.000000|1.000000|0.875000|1.000000\n"
                 " phys||30|0.625000|5000000001|0.625000|0.625000||1.000000\n"
                 "  phys|ann|3|0.500000|5000000000|0.625000|1.000000|0.375000|0.500000\n"
                 "  phys|bob|1|0.166667|0|0.000000|0.000000|0.625000|2083333333.875000\n"
                 "  phys|eve|1|0.166667|0|0.000000|0.000000|0.750000|inf\n"
                 "  phys|fay|1|0.166667|0|0.000000|0.000000|0.500000|925925926.166667\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QVERIFY(std::abs(own("phys", "bob") - 0.4L) < 1e-9L);
    QVERIFY(std::abs(own("phys", "fay") - 0.9L) < 1e-9L);
    QVERIFY(std::abs(own("dead", "dan") - 0.02L) < 1e-9L);
    QCOMPARE(own("phys", "ann"), 5000000000.0L);
    QCOMPARE(own("phys", "eve"), 0.0L);
    QCOMPARE(own("phys"), 0.0L);
    const Evaluation evaluation = evaluate(m_policy, m_situation).value();
    const AssociationTree &t = m_policy.associations;
    const auto user = [&](const char *account, const char *name) { return t.findUser(t.findAccount(account), name); };
    QCOMPARE(evaluation.fairShare(user("dead", "dan")), 0.875);
    QCOMPARE(evaluation.fairShare(user("phys", "eve")), 0.75);
    QCOMPARE(evaluation.fairShare(user("phys", "bob")), 0.625);
    QCOMPARE(evaluation.fairShare(user("phys", "fay")), 0.5);
    QCOMPARE(fixedText(static_cast<double>(evaluation.levelFs(user("phys", "bob"))), 6), std::string("2083333333.875000"));
}

/// As Slurm 25.11.7 printed it: seconds that are whole, and of which the part times root's usage is not.
void TestSshare::partsOfJsonChangeNoPrintedUsage()
{
    tree("Account - 'chem':Fairshare=1\nAccount - 'h':Fairshare=1\nUser - 'chem':Partition='debug':Fairshare=1\n"
         "User - 'chem':Partition='prio':Fairshare=1\n"
         "Parent - 'h'\nUser - '1234':Fairshare=1\nUser - 'l':Fairshare=1\nUser - 'root2':Fairshare=1\n");
    const auto row = [](const char *name, const char *parent, const char *partition, const char *usage, const char *part) {
        return std::string("{\"name\": \"") + name + "\", \"parent\": \"" + parent + "\", \"partition\": \"" + partition
            + "\", \"usage_normalized\": {\"set\": " + (*part == '\0' ? "false" : "true")
            + ", \"infinite\": false, \"number\": " + (*part == '\0' ? "0.0" : part) + "}, \"usage\": " + usage + ", \"type\": ["
            + (std::string_view(parent).empty() || std::string_view(name) == "h" ? "\"ASSOCIATION\"" : "\"USER\"") + "]}";
    };
    const auto printed = [&](const char *root, const char *h, const char *root2, const char *partOfH, const char *partOfRoot2) {
        return "{\"shares\": {\"shares\": [" + row("root", "", "", root, "") + ",\n" + row("chem", "root", "debug", "7173249", "0.049041558635810334")
            + ",\n" + row("chem", "root", "prio", "82929", "0.0005669630896835053") + ",\n" + row("h", "root", "", h, partOfH) + ",\n"
            + row("1234", "h", "", "96434779", "0.6592984390838671") + ",\n" + row("l", "h", "", "43342", "0.0002963175033228724") + ",\n"
            + row("root2", "h", "", root2, partOfRoot2) + "]}}";
    };
    QVERIFY(read(printed("146268781", "139012603", "41098093", "0.9503914782745062", "0.2809765195212777")));
    QCOMPARE(own("root"), 0.0L);
    QCOMPARE(own("h", "root2"), 41098093.0L); // 0.2809765195212777 * 146268781 is less
    QCOMPARE(own("h", "1234"), 96434779.0L);
    QCOMPARE(own("h", "l"), 43342.0L);
    QCOMPARE(own("root", "chem", "debug"), 7173249.0L);

    // what has a fraction has it, root, too: of 100.9 two users have 40.6 and 60.3, and one of them another part of the whole number
    tree("User - 'ann':Fairshare=1\nUser - 'bob':Fairshare=1\n");
    QVERIFY(read("{\"shares\": {\"shares\": [" + row("root", "", "", "100", "") + ",\n" + row("ann", "root", "", "40", "0.40237859266600595") + ",\n"
        + row("bob", "root", "", "60", "0.597621407333994") + "]}}"));
    QVERIFY(own("root", "ann") >= 40.0L && own("root", "ann") < 41.0L);
    QVERIFY(own("root", "bob") >= 60.0L && own("root", "bob") < 61.0L);
    QVERIFY(std::abs(own("root", "ann") / own("root", "bob") - 40.6L / 60.3L) < 1e-12L);
    // hardly less than the next whole number
    tree("User - 'ann':Fairshare=1\nUser - 'bob':Fairshare=1\n");
    QVERIFY(read("{\"shares\": {\"shares\": [" + row("root", "", "", "9999", "") + ",\n" + row("ann", "root", "", "2", "0.0003") + ",\n"
        + row("bob", "root", "", "9996", "0.9997") + "]}}"));
    QVERIFY(std::abs(own("root", "ann") - 2.9997L) < 1e-9L);
}

void TestSshare::fractionsChangeNoPrintedUsage()
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Snapshot real = test::generatedPolicy({ 2000, 0, seed });
        const AssociationTree &t = real.policy.associations;
        test::Random random(seed);
        for (const AssociationId id : t.layout().ids()) { // half of the users have used next to nothing
            if (t.isUser(id) && random.chance(50)) {
                real.situation.setOwnUsage(id, static_cast<long double>(random.below(3000)) / 1000.0L);
            }
        }
        const Evaluation truth = evaluate(real).value();
        std::string printed = "Account|User|Partition|RawUsage|LevelFS\n";
        for (const AssociationId id : t.layout().depthFirst()) {
            printed += std::string(t.accountName(id)) + '|' + std::string(t.userName(id)) + '|' + std::string(t.partition(id)) + '|'
                + std::to_string(static_cast<std::uint64_t>(truth.rawUsage(id))) + '|';
            const double level = truth.hasLevelFs(id) ? static_cast<double>(truth.levelFs(id)) : 0.0;
            printed += !truth.hasLevelFs(id) ? "" : std::isinf(level) ? "inf" : fixedText(level, 6);
            printed += '\n';
        }
        const auto readAgain = [&](const std::string &text) {
            Snapshot again = real;
            again.situation = {};
            Diagnostics diagnostics;
            [[maybe_unused]] const bool isRead = readSshare(text, "usage.txt", again.policy.associations, again.situation, diagnostics);
            return evaluate(again).value();
        };
        const Evaluation found = readAgain(printed);
        std::string cut = printed;
        cut.replace(cut.find("LevelFS"), 7, "Nothing");
        const Evaluation without = readAgain(cut);
        int wrong = 0;
        int wrongWithout = 0;
        for (const AssociationId id : t.layout().ids()) {
            QCOMPARE(static_cast<std::uint64_t>(found.rawUsage(id)), static_cast<std::uint64_t>(truth.rawUsage(id)));
            wrong += found.fairShare(id) != truth.fairShare(id) ? 1 : 0;
            wrongWithout += without.fairShare(id) != truth.fairShare(id) ? 1 : 0;
        }
        QVERIFY2(wrong * 10 < wrongWithout, qPrintable(QStringLiteral("%1 of %2").arg(wrong).arg(wrongWithout)));
    }
}

APPORTION_TEST(TestSshare)
} // namespace test_sshare

#include "test_sshare.moc"
