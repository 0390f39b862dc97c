// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "support/test_case.h"

#include <QTest>

namespace test_association_options
{

using namespace apportion;

class TestAssociationOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOptionThatDumpWritesIsAField();
    void aTypedTresIsReadWhole_data();
    void aTypedTresIsReadWhole();
    void whatCannotBeReadStaysText();
    void theLastOfTwoCounts();
    void optionsThatMeanTheSameAreTheSame_data();
    void optionsThatMeanTheSameAreTheSame();
    void optionsThatDifferDiffer_data();
    void optionsThatDifferDiffer();
    void anOptionIsSetInItsPlace_data();
    void anOptionIsSetInItsPlace();
    void wordsMayBeShortenedAsSacctmgrTakesThem();
};

void TestAssociationOptions::everyOptionThatDumpWritesIsAField()
{
    const AssociationOptions read = readOptions(
        "Description='a: "
        "b':Organization='org':Flags='UsersAreCoords':DefaultAccount='chem':DefaultWCKey='w':AdminLevel='Operator':Coordinator='chem,bio':"
        "WCKeys='w,v':Comment='x':DefaultQOS='high':GrpTRESMins=cpu=1000:GrpTRESRunMins=cpu=2000,mem=4G:GrpTRES=cpu=300,gres/gpu=6:"
        "GrpJobs=1:GrpJobsAccrue=2:GrpSubmitJobs=3:GrpWall=1440:MaxTRESMinsPerJob=cpu=60:MaxTRESRunMins=node=9:MaxTRESPerJob=cpu=4:"
        "MaxTRESPerNode=cpu=8:MaxJobs=4:MaxJobsAccrue=5:MaxSubmitJobs=6:MaxWallDurationPerJob=1-0:MinPrioThresh=7:QOS='+high,-low'");
    QVERIFY(read.foreign.empty());
    QCOMPARE(read.description, std::string("a: b"));
    QCOMPARE(read.coordinator, (std::vector<std::string> { "chem", "bio" }));
    QCOMPARE(read.grpTresRunMins, (TresCounts { { "cpu", 2000 }, { "mem", 4096 } }));
    QCOMPARE(read.grpTres, (TresCounts { { "cpu", 300 }, { "gres/gpu", 6 } }));
    QCOMPARE(read.grpSubmitJobs, 3u);
    QCOMPARE(read.grpWall.minutes, 1440u);
    QCOMPARE(read.maxWallPerJob.minutes, 1440u);
    QCOMPARE(read.minPrioThresh, 7u);
    QCOMPARE(read.qos, (std::vector<std::string> { "+high", "-low" }));
    const AssociationOptions none;
    for (const schema::AssociationField &field : schema::associationFields()) {
        QVERIFY2(!schema::sameOption(field, read, none), field.word);
    }
}

void TestAssociationOptions::aTypedTresIsReadWhole_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<quint64>("h100");
    QTest::addColumn<quint32>("maxJobs");
    const auto add = [](const char *text, quint64 h100, quint32 maxJobs) { QTest::newRow(text) << std::string(text) << h100 << maxJobs; };
    add("GrpTRES=cpu=300,gres/gpu:h100=6:MaxJobs=4", 6, 4);
    add("GrpTRES=gres/gpu:h100=6,cpu=300:MaxJobs=4", 6, 4);
    add("GrpTRES='cpu=300,gres/gpu:h100=6':MaxJobs=4", 6, 4);
    add("GrpTRES=gres/gpu:h100=6,gres/gpu:a100=2", 6, noLimit);
    add("GrpTRES=cpu=300:MaxJobs=4", 0, 4);
    // not a list of TRES: the ':' ends it
    add("Description=a/b:MaxJobs=4", 0, 4);
}

void TestAssociationOptions::aTypedTresIsReadWhole()
{
    QFETCH(std::string, text);
    QFETCH(quint64, h100);
    QFETCH(quint32, maxJobs);
    const AssociationOptions options = readOptions(text);
    QCOMPARE(quint64 { tresCount(options.grpTres, "gres/gpu:h100") }, h100);
    QCOMPARE(options.maxJobs, maxJobs);
    QVERIFY(options.foreign.empty());
}

void TestAssociationOptions::whatCannotBeReadStaysText()
{
    const AssociationOptions options = readOptions("MaxJobs=many:GrpTRES=cpu=x:GrpWall=soon:Zebra='a b':MaxSubmitJobs=-1");
    QCOMPARE(options.maxJobs, noLimit);
    QCOMPARE(options.maxSubmitJobs, noLimit);
    QVERIFY(options.grpTres.empty() && options.grpWall.isUnlimited());
    QCOMPARE(options.foreign, (std::vector<ForeignKey> { { "MaxJobs", "many" }, { "GrpTRES", "cpu=x" }, { "GrpWall", "soon" }, { "Zebra", "a b" } }));
}

void TestAssociationOptions::theLastOfTwoCounts()
{
    QCOMPARE(readOptions("MaxJobs=3:maxjobs=4").maxJobs, 4u);
    QCOMPARE(optionValue("MaxJobs=3:maxjobs=4", "MaxJobs"), std::string("4"));
    QCOMPARE(readOptions("GrpTRES=cpu=3,cpu=5").grpTres, (TresCounts { { "cpu", 5 } }));
}

void TestAssociationOptions::optionsThatMeanTheSameAreTheSame_data()
{
    QTest::addColumn<std::string>("a");
    QTest::addColumn<std::string>("b");
    QTest::newRow("order") << std::string("MaxJobs=5:QOS='x'") << std::string("QOS='x':MaxJobs=5");
    QTest::newRow("order of TRES") << std::string("GrpTRES=cpu=1,mem=2") << std::string("GrpTRES=mem=2,cpu=1");
    QTest::newRow("units") << std::string("GrpTRES=mem=2G") << std::string("GrpTRES=mem=2048");
    QTest::newRow("times") << std::string("GrpWall=1-0") << std::string("GrpWall=1440");
    QTest::newRow("case kept by nobody") << std::string("Description='Chem'") << std::string("Description='chem'");
    QTest::newRow("spelling") << std::string("MaxTRES=cpu=1") << std::string("MaxTRESPerJob=cpu=1");
    QTest::newRow("no limit") << std::string("MaxJobs=-1") << std::string();
    QTest::newRow("order of QOS") << std::string("QOS='a,b'") << std::string("QOS='b,a'");
}

void TestAssociationOptions::optionsThatMeanTheSameAreTheSame()
{
    QFETCH(std::string, a);
    QFETCH(std::string, b);
    QVERIFY(sameOptions(a, b));
}

void TestAssociationOptions::optionsThatDifferDiffer_data()
{
    QTest::addColumn<std::string>("a");
    QTest::addColumn<std::string>("b");
    QTest::newRow("value") << std::string("MaxJobs=5") << std::string("MaxJobs=6");
    QTest::newRow("zero") << std::string("MaxJobs=0") << std::string();
    QTest::newRow("TRES of no count") << std::string("GrpTRES=cpu=0") << std::string();
    QTest::newRow("case of names") << std::string("Comment='x'") << std::string("Comment='X'");
    QTest::newRow("unknown") << std::string("Zebra=1") << std::string("Zebra=2");
    QTest::newRow("unread") << std::string("MaxJobs=x") << std::string();
}

void TestAssociationOptions::optionsThatDifferDiffer()
{
    QFETCH(std::string, a);
    QFETCH(std::string, b);
    QVERIFY(!sameOptions(a, b));
}

void TestAssociationOptions::anOptionIsSetInItsPlace_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<std::string>("after");
    QTest::newRow("known") << "MaxJobs"
                           << "9" << std::string("Zebra=1:maxjobs=9:Comment='c: d'");
    QTest::newRow("new number") << "grpjobs"
                                << "9" << std::string("Zebra=1:maxjobs=5:Comment='c: d':GrpJobs=9");
    QTest::newRow("new text") << "QOS"
                              << "a,b" << std::string("Zebra=1:maxjobs=5:Comment='c: d':QOS='a,b'");
    QTest::newRow("new TRES with a type") << "GrpTRES"
                                          << "gres/gpu:h100=6" << std::string("Zebra=1:maxjobs=5:Comment='c: d':GrpTRES='gres/gpu:h100=6'");
    QTest::newRow("unknown") << "zebra"
                             << "2" << std::string("Zebra=2:maxjobs=5:Comment='c: d'");
    QTest::newRow("gone") << "MaxJobs" << QString() << std::string("Zebra=1:Comment='c: d'");
}

void TestAssociationOptions::anOptionIsSetInItsPlace()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(std::string, after);
    const std::optional<std::string> set = value.isNull() ? std::nullopt : std::optional(value.toStdString());
    QCOMPARE(withOption("Zebra=1:maxjobs=5:Comment='c: d'", name.toStdString(), set), after);
}

void TestAssociationOptions::wordsMayBeShortenedAsSacctmgrTakesThem()
{
    for (const schema::AssociationField &field : schema::associationFields()) {
        const std::string_view word = field.word;
        for (std::size_t letters = field.leastLetters; letters <= word.size(); ++letters) {
            QVERIFY2(schema::findAssociationField(word.substr(0, letters)) == &field, field.word);
        }
        QVERIFY2(schema::findAssociationField(word.substr(0, field.leastLetters - 1U)) != &field, field.word);
    }
    QVERIFY(schema::findAssociationField("Fairshare") == nullptr);
    QVERIFY(schema::findAssociationField("Priority") == nullptr);
    QVERIFY(schema::findAssociationField({}) == nullptr);
}

APPORTION_TEST(TestAssociationOptions)
} // namespace test_association_options

#include "test_association_options.moc"
