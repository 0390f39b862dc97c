// SPDX-License-Identifier: GPL-3.0-or-later
#include "conf_testing.h"
#include "core/policy/whole_conf.h"
#include "reader_testing.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/conf/conf_text.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_slurm_conf
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

/// The lines of a text that say something.
std::vector<ConfLine> linesOf(const std::string &text)
{
    std::vector<ConfLine> lines;
    std::size_t words = mostConfWords;
    ConfLexer lexer(text, "f", words);
    for (ConfLine line; lexer.next(line);) {
        if (!line.saysNothing()) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

} // namespace

class TestSlurmConf : public ConfTest
{
    Q_OBJECT

private Q_SLOTS:
    void pairsAreSplitAsSlurmSplitsThem_data();
    void pairsAreSplitAsSlurmSplitsThem();
    void escapesThatMeanNothingAreNotKept();
    void continuedLinesAreOneAndCommentsAreNot();
    void everyPriorityKeyIsReadAndMarked();
    void operatorsBeforeAValueDoNothing();
    void keysAreFoundWhateverTheirCase();
    void flagsAreFoundByTheirWords_data();
    void flagsAreFoundByTheirWords();
    void valuesOutOfRangeAreToldAndKept_data();
    void valuesOutOfRangeAreToldAndKept();
    void aKeyGivenTwiceIsToldAndTheLastStands();
    void whatNoRowTakesOverIsReadAllTheSame();
    void aKeyOnTheLineOfAnotherOneIsAnError();
    void timesThatReadOtherwiseAreTold();
    void billingWeightsKeepTheirUnits();
    void tresAndLicensesAreRead();
    void whatIsNotUnderstoodIsKeptInOrder();
    void anEmptyQosIsTold();
    void blanksInWeightsAreTold();
    void weightsThatNobodyReadsStopNobody();
    void emptyValuesAreReadAsSlurmReadsThem();
    void numbersAndPluginsAreReadAsSlurmReadsThem();
    void hostileFilesComeBack();
};

void TestSlurmConf::pairsAreSplitAsSlurmSplitsThem_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("pairs"); // key<value> …
    const auto add = [](const char *line, const char *pairs) { QTest::newRow(line) << QByteArray(line) << QByteArray(pairs); };
    add("A=1", "A<1>");
    add("A = 1  B= 2 C =3", "A<1>B<2>C<3>");
    add("A=\"two words\" B=3", "A<two words>B<3>");
    add("A=\"half B=3", "A<\"half>B<3>");
    add("A=1 # B=2", "A<1>");
    add("A=\"1 # B=2\"", "A<\"1>");
    add("A=1\\#2 B=3", "A<1#2>B<3>");
    add("A=x=y B=", "A<x=y>B<>");
    add("\tA=1\r", "A<1>");
    add("A+=1 B -= 2", "A<1>B<2>");
    add("A=1\\ B=2", "A<1>B<2>");
    add("# A=1", "");
    // The escapes are gone before keys, quotes and blanks are looked for.
    add("\\AB=1", "AB<1>");
    add("A\\B\\=\\1", "AB<1>");
    add("A=\\\"two words\\\" B=3", "A<two words>B<3>");
    add("A=\"two\\\" B=3", "A<two>B<3>");
    add("A=\"o\\\"ne\" B=3", "A<\"o\"ne\">B<3>");
    add("A=\"o\"ne\" B=3", "A<\"o\"ne\">B<3>");
    add("A=C:\\\\x\\ B=3", "A<C:\\x>B<3>");
}

void TestSlurmConf::pairsAreSplitAsSlurmSplitsThem()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, pairs);
    QByteArray found;
    for (const ConfLine &conf : linesOf(line.toStdString())) {
        for (const ConfPair &pair : conf.pairs) {
            found += QByteArray::fromStdString(pair.key + '<' + pair.value + '>');
        }
    }
    QCOMPARE(found, pairs);
}

void TestSlurmConf::escapesThatMeanNothingAreNotKept()
{
    QVERIFY(read("NodeName=n1 State=\\\"CLOUD\\\" Feature=a\\,b\nPartitionName=p Nodes=n1 DenyAccounts=\\x\n"
                 "MailProg=C:\\\\x\nPrologFlags=\"a\\\"b\"\nSlurmUser=\\root\n"));
    const NodeGroup &group = m_policy.nodeGroups.get()[0];
    QCOMPARE(findKey(group.foreign, "State")->value, std::string("CLOUD"));
    QCOMPARE(findKey(group.foreign, "Feature")->value, std::string("a,b"));
    QCOMPARE(findKey(partition(0).foreign, "DenyAccounts")->value, std::string("x"));
    QCOMPARE(foreignConfValue(m_policy, "MailProg"), std::string_view("C:\\\\x")); // this one does
    QCOMPARE(foreignConfValue(m_policy, "PrologFlags"), std::string_view("\"a\\\"b\""));
    QCOMPARE(foreignConfValue(m_policy, "SlurmUser"), std::string_view("root"));
}

void TestSlurmConf::continuedLinesAreOneAndCommentsAreNot()
{
    const std::vector<ConfLine> lines = linesOf("A=1,\\\n2,\\  \n3 B=4\n# no \\\nC=5\n\nD=6\\");
    QCOMPARE(lines.size(), std::size_t { 3 });
    QCOMPARE(lines[0].pairs[0].value, std::string("1,2,3"));
    QCOMPARE(lines[0].pairs[1].value, std::string("4"));
    QCOMPARE(lines[0].place.line, 1u);
    QCOMPARE(lines[1].pairs[0].key, std::string("C"));
    QCOMPARE(lines[1].place.line, 5u);
    QCOMPARE(lines[2].pairs[0].value, std::string("6"));
}

void TestSlurmConf::everyPriorityKeyIsReadAndMarked()
{
    QVERIFY(read("ClusterName=Tux\nAccountingStorageTRES=gres/gpu\nPriorityType=priority/basic\nPriorityFlags=NO_FAIR_TREE,MAX_TRES\n"
                 "PriorityDecayHalfLife=14-0\nPriorityUsageResetPeriod=monthly\nPriorityCalcPeriod=10\nPriorityFavorSmall=yes\nPriorityMaxAge=1-12\n"
                 "FairShareDampeningFactor=5\nPriorityWeightAge=1\nPriorityWeightAssoc=2\nPriorityWeightFairshare=3\nPriorityWeightJobSize=4\n"
                 "PriorityWeightPartition=5\nPriorityWeightQOS=6\nPriorityWeightTRES=CPU=0,Mem=.03,GRES/gpu=30000\n"
                 "PrioritySiteFactorPlugin=site_factor/x\nPrioritySiteFactorParameters=\"a b\"\nPriorityParameters=p\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    const PrioritySettings &s = m_policy.priority;
    QVERIFY(s.given.all());
    QCOMPARE(m_policy.clusterName, std::string("tux"));
    QCOMPARE(s.type, PriorityType::Basic);
    QCOMPARE(s.algorithm(), Algorithm::Classic);
    QCOMPARE(s.billingRule(), BillingRule::MaxTres);
    QCOMPARE(s.halfLife.minutes, 20160u);
    QCOMPARE(s.halfLife.written, std::string("14-0"));
    QCOMPARE(s.usageReset, UsageReset::Monthly);
    QCOMPARE(s.calcPeriod.minutes, 10u);
    QVERIFY(s.favorSmall);
    QCOMPARE(s.maxAge.minutes, 2160u);
    QCOMPARE(s.dampeningFactor, std::uint16_t { 5 });
    QCOMPARE(s.weightAge, 1u);
    QCOMPARE(s.weightAssoc, 2u);
    QCOMPARE(s.weightFairshare, 3u);
    QCOMPARE(s.weightJobSize, 4u);
    QCOMPARE(s.weightPartition, 5u);
    QCOMPARE(s.weightQos, 6u);
    QCOMPARE(s.weightTres, (TresWeights { { "CPU", 0.0, '\0' }, { "Mem", 0.03, '\0' }, { "GRES/gpu", 30000.0, '\0' } }));
    QCOMPARE(s.siteFactorPlugin, std::string("site_factor/x"));
    QCOMPARE(s.siteFactorParameters, std::string("a b"));
    QCOMPARE(s.parameters, std::string("p"));
    QVERIFY(m_policy.foreignConf->empty());
}

void TestSlurmConf::operatorsBeforeAValueDoNothing()
{
    QVERIFY(read("PriorityWeightAge+=5\nPriorityWeightQOS -= 7\nAccountingStorageType/=accounting_storage/none\n"
                 "NodeName=n1 CPUs*=4\nPartitionName=p Nodes+=n1 TRESBillingWeights+=CPU=2\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy.priority.weightAge, 5u);
    QCOMPARE(m_policy.priority.weightQos, 7u);
    QCOMPARE(m_policy.foreignConf->front().key, std::string("AccountingStorageType"));
    QCOMPARE(m_policy.nodeGroups->front().cpus, 4u);
    QCOMPARE(m_policy.partitions->front().nodesWritten, std::string("n1"));
    QCOMPARE(m_policy.partitions->front().billingWeights.size(), std::size_t { 1 });
}

void TestSlurmConf::keysAreFoundWhateverTheirCase()
{
    QVERIFY(read("priorityweightQOS = 7 PRIORITYMAXAGE=UNLIMITED\n"));
    QCOMPARE(m_policy.priority.weightQos, 7u);
    QVERIFY(m_policy.priority.maxAge.isUnlimited());
    QCOMPARE(m_policy.priority.given.count(), std::size_t { 2 });
    QCOMPARE(m_policy.priority.halfLife.minutes, 10080u); // the default
}

void TestSlurmConf::flagsAreFoundByTheirWords_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("flags");
    QTest::addColumn<QByteArray>("unknown");
    const auto add = [](const char *text, const char *flags, const char *unknown) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(flags) << QByteArray(unknown);
    };
    add("ACCRUE_ALWAYS,small_relative_to_time", "ACCRUE_ALWAYS SMALL_RELATIVE_TO_TIME ", "");
    add("MAX_TRES_GRES", "MAX_TRES_GRES ", "");
    add("MAX_TRES,MAX_TRES_GRES", "MAX_TRES MAX_TRES_GRES ", "");
    add("NO_NORMAL_ALL", "NO_NORMAL_ASSOC NO_NORMAL_PART NO_NORMAL_QOS NO_NORMAL_TRES ", "");
    add("FAIR_TREE,TICKET_BASED,INCR_ONLY", "INCR_ONLY ", "FAIR_TREE TICKET_BASED ");
    add("xDEPTH_OBLIVIOUSx", "DEPTH_OBLIVIOUS ", "");
    add("NO_FAIR_TREE+CALCULATE_RUNNING", "CALCULATE_RUNNING NO_FAIR_TREE ", "");
    add("", "", "");
}

void TestSlurmConf::flagsAreFoundByTheirWords()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, flags);
    QFETCH(QByteArray, unknown);
    QVERIFY(read("PriorityFlags=" + text.toStdString() + '\n'));
    QByteArray found;
    for (std::size_t i = 0; i < priorityFlagCount; ++i) {
        const auto flag = static_cast<PriorityFlag>(i);
        found += m_policy.priority.has(flag) ? QByteArray(priorityFlagWord(flag)) + ' ' : QByteArray();
    }
    QCOMPARE(found, flags);
    QByteArray ignored;
    for (const std::string &word : m_policy.priority.unknownFlags) {
        ignored += QByteArray::fromStdString(word) + ' ';
    }
    QCOMPARE(ignored, unknown);
}

void TestSlurmConf::valuesOutOfRangeAreToldAndKept_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line : { "PriorityWeightAge=4294967296", "PriorityWeightAge=-1", "PriorityWeightAge=many",
             "PriorityWeightAge=", "FairShareDampeningFactor=-1", "FairShareDampeningFactor=65536", "PriorityDecayHalfLife=7d",
             "PriorityCalcPeriod=0", "PriorityUsageResetPeriod=28-0", "PriorityFavorSmall=maybe", "PriorityType=priority/mine" }) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void TestSlurmConf::valuesOutOfRangeAreToldAndKept()
{
    QFETCH(QByteArray, line);
    QVERIFY(read("ClusterName=c\n" + line.toStdString() + "\nPriorityWeightQOS=5\n"));
    const Diagnostic *diagnostic = findCode(m_diagnostics, "conf-value");
    QVERIFY2(diagnostic, textOf(m_diagnostics));
    QCOMPARE(diagnostic->severity, Severity::Error);
    QCOMPARE(diagnostic->place, (SourcePlace { "slurm.conf", 2 }));
    QCOMPARE(diagnostic->object.kind, ObjectRef::Kind::Setting);
    QVERIFY(!diagnostic->advice.isEmpty());
    QCOMPARE(m_policy.priority.given.count(), std::size_t { 1 });
    PrioritySettings rest = m_policy.priority;
    rest.weightQos = 0;
    rest.given.reset();
    QCOMPARE(rest, PrioritySettings()); // the defaults
    QCOMPARE(m_policy.foreignConf->size(), std::size_t { 1 });
    QCOMPARE(m_policy.foreignConf->front().key + '=' + m_policy.foreignConf->front().value, line.toStdString());
}

void TestSlurmConf::aKeyOnTheLineOfAnotherOneIsAnError()
{
    QVERIFY(read("ClusterName=x\nPriorityWeightAge=1 PriorityWeightQOS=2\nNodeName=n1 CPUs=4\nNodeSet=s Nodes=n1\n"
                 "SlurmUser=a PartitionName=p Nodes=n1\n"));
    const auto several = std::count_if(m_diagnostics.begin(), m_diagnostics.end(), [](const Diagnostic &d) { return d.code == "conf-several"; });
    QCOMPARE(several, 2);
    const Diagnostic *told = findCode(m_diagnostics, "conf-several");
    QCOMPARE(told->severity, Severity::Error);
    QCOMPARE(told->place.line, 2u);
    QCOMPARE(told->object.name, std::string("PriorityWeightQOS"));
}

void TestSlurmConf::aKeyGivenTwiceIsToldAndTheLastStands()
{
    QVERIFY(read("PriorityWeightAge=1\nSlurmctldHost=a\nSlurmctldHost=b\npriorityweightage=2\n"));
    QCOMPARE(m_policy.priority.weightAge, 2u);
    QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
    QCOMPARE(m_diagnostics.front().code, std::string("conf-double"));
    QCOMPARE(m_diagnostics.front().place.line, 4u);
    QCOMPARE(m_policy.foreignConf->size(), std::size_t { 2 });
    // lists since 24.05, and which release it is the reader does not know
    QVERIFY(read("Prolog=/a\nProlog=/b\nEpilogSlurmctld=/c\nEpilogSlurmctld=/d\nTaskProlog=/e\nTaskProlog=/f\n"));
    QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
    QCOMPARE(m_diagnostics.front().object.name, std::string("TaskProlog"));
    QCOMPARE(m_policy.foreignConf->size(), std::size_t { 6 });
}

/// slurmctld of every release from 22.05 to 26.05 dies of each of them.
void TestSlurmConf::whatNoRowTakesOverIsReadAllTheSame()
{
    const std::string rest = "NodeName=n[1-4] CPUs=4\nPartitionName=p Nodes=ALL MaxNodes=4 Hidden=NO ExclusiveUser=NO\n";
    for (const auto &[lines, line] :
        { std::pair(std::string("PartitionName=DEFAULT MaxNodes=abc\n"), 1u), std::pair(std::string("PartitionName=DEFAULT Hidden=maybe\n"), 1u),
            std::pair(std::string("PartitionName=DEFAULT ExclusiveUser=maybe\n"), 1u),
            std::pair(
                std::string("PartitionName=DEFAULT GraceTime=abc\nPartitionName=o Nodes=n1 GraceTime=1\nPartitionName=DEFAULT GraceTime=7\n"), 1u),
            std::pair(std::string("NodeName=DEFAULT CPUs=abc\n"), 1u), std::pair(std::string("NodeName=o CPUs=abc CPUs=4\n"), 1u),
            std::pair(std::string("NodeName=o CPUs=4 Procs=abc\n"), 1u),
            std::pair(std::string("NodeName=DEFAULT CPUs=4\nNodeName=o Procs=abc\n"), 2u),
            std::pair(std::string("PartitionName=o Nodes=n1 MaxNodes=abc MaxNodes=4\n"), 1u) }) {
        QVERIFY(read(lines + rest));
        const Diagnostic *told = findCode(m_diagnostics, "conf-value");
        QVERIFY2(told != nullptr, lines.c_str());
        QCOMPARE(told->severity, Severity::Error);
        QCOMPARE(told->place.line, line);
        const auto isOfValue = [](const Diagnostic &one) { return one.code == "conf-value"; };
        QCOMPARE(std::count_if(m_diagnostics.begin(), m_diagnostics.end(), isOfValue), 1);
    }
    // words are looked at where they count, and what a row takes over it tells of itself
    for (const char *lines : { "PartitionName=DEFAULT State=OPEN\nPartitionName=o Nodes=n1 State=UP\n",
             "NodeName=DEFAULT Port=abc\nNodeName=o Port=7000\n", "PartitionName=DEFAULT MaxNodes=4 MaxNodes=5\nPartitionName=o Nodes=n1\n",
             "PartitionName=DEFAULT GraceTime=abc\nPartitionName=o Nodes=n1\n" }) {
        QVERIFY(read(lines + rest));
        QVERIFY2(findCode(m_diagnostics, "conf-value") == nullptr, lines);
    }
    // a key that is a number in one release is a text in others
    const std::string suspend = "PartitionName=o Nodes=n1 SuspendTime=NONE SuspendTime=5\n" + rest;
    QVERIFY(read(suspend, "slurm.conf", 2205));
    QVERIFY(findCode(m_diagnostics, "conf-value") == nullptr);
    QVERIFY(read(suspend, "slurm.conf", 2108));
    QVERIFY(findCode(m_diagnostics, "conf-value") != nullptr);
}

void TestSlurmConf::timesThatReadOtherwiseAreTold()
{
    QVERIFY(read("PriorityDecayHalfLife=2:30\nNodeName=n1\nPartitionName=p Nodes=n1 MaxTime=24:00\n"));
    QCOMPARE(m_policy.priority.halfLife.minutes, 3u);
    QCOMPARE(partition(0).maxTime.minutes, 24u);
    QCOMPARE(m_diagnostics.size(), std::size_t { 2 });
    QCOMPARE(m_diagnostics[0].code, std::string("time-reads-otherwise"));
    QVERIFY(m_diagnostics[0].message.english().find("2 min 30 s") != std::string::npos);
    QCOMPARE(m_diagnostics[1].object, (ObjectRef { ObjectRef::Kind::Partition, 0, "p" }));
}

void TestSlurmConf::billingWeightsKeepTheirUnits()
{
    QVERIFY(read("PartitionName=p TRESBillingWeights=\"CPU=1.0,Mem=0.25g, GRES/gpu=2.0,license/matlab=3\" QOS=fast PreemptMode=REQUEUE\n"
                 "PartitionName=bad TRESBillingWeights=CPU=1.0,Mem,GRES/gpu=nan,x=1Z\nPartitionName=b TRESBillingWeights=Mem=2000GB\n"));
    QCOMPARE(partition(2).billingWeights, (TresWeights { { "Mem", 2000.0, 'G' } })); // the first letter alone counts
    QCOMPARE(partition(0).billingWeights,
        (TresWeights { { "CPU", 1.0, '\0' }, { "Mem", 0.25, 'G' }, { "GRES/gpu", 2.0, '\0' }, { "license/matlab", 3.0, '\0' } }));
    QCOMPARE(partition(0).billingWeights[1].perUnit(), 0.25 / 1024.0);
    QCOMPARE(partition(0).qos, std::string("fast"));
    QVERIFY(partition(0).requeue);
    // what cannot be read weighs nothing, and is written back
    QCOMPARE(partition(1).billingWeights,
        (TresWeights { { "CPU", 1.0, '\0' }, { "Mem", 0.0, '\0', "Mem" }, { "GRES/gpu", 0.0, '\0', "GRES/gpu=nan" }, { "x", 0.0, '\0', "x=1Z" } }));
    QCOMPARE(partitionLine(partition(1)), std::string("PartitionName=bad TRESBillingWeights=CPU=1.0,Mem,GRES/gpu=nan,x=1Z"));
    QCOMPARE(m_diagnostics.size(), std::size_t { 4 });
    QCOMPARE(m_diagnostics[0].code, std::string("tres-weight-blank"));
    QCOMPARE(m_diagnostics[1].code, std::string("tres-weight"));
    // as strtod() reads them: a 22.05 has billing=32 for two CPUs
    QVERIFY(read("PartitionName=p TRESBillingWeights=CPU=0x10,Mem=-0X1.8G,node=0x,gres/gpu=0x-1\n"));
    QCOMPARE(partition(0).billingWeights[0], (TresWeight { "CPU", 16.0, '\0' }));
    QCOMPARE(partition(0).billingWeights[1], (TresWeight { "Mem", -1.5, 'G' }));
    QCOMPARE(std::count_if(
                 partition(0).billingWeights.begin(), partition(0).billingWeights.end(), [](const TresWeight &one) { return !one.unread.empty(); }),
        2);
}

void TestSlurmConf::tresAndLicensesAreRead()
{
    QVERIFY(read("AccountingStorageTRES=cpu,gres/gpu,GRES/gpu:H100,license/Matlab\nLicenses=Matlab:20;ansys\n"));
    QCOMPARE(m_policy.tres.size(), TresIndex { alwaysTrackedTres + 3 });
    QVERIFY(m_policy.tres.find("gres/gpu:h100") != noTres);
    QVERIFY(m_policy.tres.find("gres/gpu:h100") != m_policy.tres.find("gres/gpu"));
    QCOMPARE(m_policy.licenses, (TresCounts { { "license/Matlab", 20 }, { "license/ansys", 1 } }));
    for (const char *fatal : { "\"a:1, b:2\"", "\"a :1\"", "a:1.5", "a:1K", "a:1000000000000", "a:-1" }) {
        read(std::string("Licenses=") + fatal + '\n');
        QVERIFY2(findCode(m_diagnostics, "conf-licenses") != nullptr, fatal);
    }
    for (const char *taken : { "a:", "\"a: 5\"", "a;b:2;", "a:0", "a=5" }) {
        QVERIFY2(read(std::string("Licenses=") + taken + '\n'), taken);
        QVERIFY2(findCode(m_diagnostics, "conf-licenses") == nullptr, taken);
    }
}

void TestSlurmConf::whatIsNotUnderstoodIsKeptInOrder()
{
    QVERIFY(read("SlurmUser=slurm PriorityWeightAge=1 DebugFlags=Backfill\nstray words here\nDownNodes=n[1-2] State=DOWN Reason=\"no "
                 "power\"\nMailProg=\"/bin/my mail\"\n"));
    QCOMPARE(*m_policy.foreignConf,
        (std::vector<ForeignLine> { { "SlurmUser", "slurm", {} }, { "DebugFlags", "Backfill", {} }, { "", "stray", {} }, { "", "words", {} },
            { "", "here", {} }, { "DownNodes", "n[1-2] State=DOWN Reason=\"no power\"", {} }, { "MailProg", "\"/bin/my mail\"", {} } }));
    QCOMPARE(m_policy.foreignConf->at(5).place.line, 3u);
    QCOMPARE(findCode(m_diagnostics, "conf-stray")->place.line, 2u);
    QVERIFY(!read("no pair at all\n"));
    QVERIFY(!read(""));
}

/// Seen on a live 22.05 with AccountingStorageEnforce=qos.
void TestSlurmConf::anEmptyQosIsTold()
{
    QVERIFY(read("NodeName=n1\nPartitionName=p Nodes=n1 QOS=\"\"\nPartitionName=q Nodes=n1 Licenses=\"\"\n"));
    QCOMPARE(findCode(m_diagnostics, "conf-partition-qos")->place.line, 2u);
    QVERIFY(!findCode(m_diagnostics, "conf-empty"));
}

void TestSlurmConf::blanksInWeightsAreTold()
{
    for (const char *list : { "CPU=1000, Mem=5", "CPU =1000", "CPU=1000 ,Mem=5", "\tCPU=1" }) {
        QVERIFY(read("ClusterName=c\nPriorityWeightTRES=\"" + std::string(list) + "\"\n"));
        QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
        QCOMPARE(m_diagnostics.front().code, std::string("tres-weight-blank"));
        QCOMPARE(m_diagnostics.front().severity, Severity::Error);
        QCOMPARE(m_policy.priority.weightTres.front().name, std::string("CPU"));
    }
    QVERIFY(read("ClusterName=c\nPriorityWeightTRES=\"CPU= 1000,Mem=5\"\n")); // strtod() skips it
    QVERIFY(m_diagnostics.empty());
    QVERIFY(read("NodeName=n1 CPUs=4\nPartitionName=p Nodes=n1 TRESBillingWeights=\"CPU=1, Mem=5G\"\n"));
    QCOMPARE(m_diagnostics.front().code, std::string("tres-weight-blank"));
    QVERIFY(read("AccountingStorageTRES=\"gres/gpu, gres/fpga\"\n")); // which a 26.05 trims
    QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
    QCOMPARE(m_diagnostics.front().code, std::string("tres-blank"));
    QCOMPARE(m_diagnostics.front().severity, Severity::Warning);
    QVERIFY(m_policy.tres.find("gres/fpga") != noTres);
    QCOMPARE(m_diagnostics.front().message.english(),
        std::string("There is a blank in AccountingStorageTRES, beside \"gres/fpga\": before Slurm 25.05 slurmctld would not start."));
    QVERIFY(read("AccountingStorageTRES=\"gres/gpu ,gres/fpga\"\n")); // a 22.05 tracks "gpu "
    QCOMPARE(m_diagnostics.front().message.english(),
        std::string("There is a blank in AccountingStorageTRES, behind \"gres/gpu\": before Slurm 25.05 slurmctld takes it for a part of the name."));
}

/// A whole slurm.conf that says nothing of it is one of priority/basic before 23.11, and reads no weights of TRES.
void TestSlurmConf::weightsThatNobodyReadsStopNobody()
{
    const auto severityOf = [this](const std::string &lines, std::uint16_t release) {
        return read("SlurmctldHost=a\n" + lines, "slurm.conf", release) && !m_diagnostics.empty() ? std::optional(m_diagnostics.front().severity)
                                                                                                  : std::nullopt;
    };
    for (const char *weights : { "PriorityWeightTRES=CPU\n", "PriorityWeightTRES=\"CPU=1, Mem=5\"\n" }) {
        QCOMPARE(severityOf(weights, 2205), Severity::Warning);
        QVERIFY2(!textOf(m_diagnostics).contains("would not start"), textOf(m_diagnostics));
        QCOMPARE(severityOf(weights, 2311), Severity::Error);
        QCOMPARE(severityOf(std::string("PriorityType=priority/basic\n") + weights, 2605), Severity::Warning);
        QCOMPARE(severityOf(std::string("PriorityType=priority/multifactor\n") + weights, 2205), Severity::Error);
    }
    QCOMPARE(severityOf("PriorityWeightTRES=cpu=k\nPriorityType=priority/multifactor\n", 2205), Severity::Warning); // a unit alone is 0
    QCOMPARE(severityOf("PriorityType=priority/basic\nPartitionName=p TRESBillingWeights=CPU\n", 2205), Severity::Error);
}

/// In quotes; without them slurmctld finds no value at all.
void TestSlurmConf::emptyValuesAreReadAsSlurmReadsThem()
{
    QVERIFY(read("PriorityWeightAge=\"\"\nFairShareDampeningFactor=\"\"\nPartitionName=p PriorityTier=\"\"\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(partition(0).priorityTier, 0u);
    for (const char *line : { "ClusterName=\"\"\n", "NodeName=\"\" CPUs=1\n", "NodeName=\n" }) {
        QVERIFY(read(std::string(line) + "PriorityWeightAge=1\n"));
        QVERIFY2(findCode(m_diagnostics, "conf-empty"), textOf(m_diagnostics));
    }
    for (const char *time : { "\" 5\"", "\"5 \"" }) {
        QVERIFY(read("PartitionName=p MaxTime=" + std::string(time) + "\nPriorityMaxAge=" + time + '\n'));
        QCOMPARE(std::count_if(m_diagnostics.begin(), m_diagnostics.end(), [](const Diagnostic &one) { return one.code == "conf-value"; }), 2);
    }
}

void TestSlurmConf::numbersAndPluginsAreReadAsSlurmReadsThem()
{
    QVERIFY(read("PriorityWeightAge=\" \t5\"\n")); // strtoul() passes over blanks in front, not behind
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy.priority.weightAge, 5u);
    QVERIFY(read("PriorityWeightAge=\"5 \"\n"));
    QVERIFY(findCode(m_diagnostics, "conf-value"));
    QVERIFY(read("PriorityType=Priority/Multifactor\n"));
    QVERIFY2(findCode(m_diagnostics, "conf-value"), textOf(m_diagnostics));
    QVERIFY(read("PriorityType=priority/multifactor\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
}

void TestSlurmConf::hostileFilesComeBack()
{
    QVERIFY(read("NodeName=n[1-999999999] CPUs=2\nPartitionName=p Nodes=n[1-999999999],ALL\nPriorityWeightAge=7\n"));
    QCOMPARE(m_policy.priority.weightAge, 7u);
    QVERIFY(findCode(m_diagnostics, "conf-hosts"));
    QVERIFY(read(std::string(3000000, 'a') + "=1 " + std::string(1000000, '"') + '\n' + std::string(1000000, '\\') + "\nPriorityWeightAge=7\n"));
    const auto &kept = *m_policy.foreignConf;
    QVERIFY(std::any_of(kept.begin(), kept.end(), [](const ForeignLine &line) { return line.key.size() == 3000000 && line.value == "1"; }));
    QCOMPARE(m_policy.priority.weightAge, 7u);
    std::string partitions = "NodeName=n[1-65536],m[1-65536],o[1-65536]\n";
    for (int i = 0; i < 2000; ++i) {
        partitions += "PartitionName=p" + std::to_string(i) + " Nodes=ALL\n";
    }
    QVERIFY(read(partitions)); // the work is bounded, not the number of partitions
    QCOMPARE(m_policy.partitions->size(), std::size_t { 2000 });
    for (const char *golden : { "tres_max_gres", "random_fair_tree_200" }) {
        feedDamaged(contentOf(goldenPath(golden, "slurm.conf")), [&](const std::string &text) {
            read(text);
            QVERIFY(m_policy.partitions->size() < 10);
        });
    }
}

APPORTION_TEST(TestSlurmConf)
} // namespace test_slurm_conf

#include "test_slurm_conf.moc"
