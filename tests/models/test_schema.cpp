// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"
#include "core/change/row_changes.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"
#include "document/document.h"
#include "models/field_cell.h"
#include "models/setting_info.h"
#include "models/settings_model.h"
#include "slurm/conf/conf_field.h"
#include "slurm/text/reading.h"
#include "storage/field_json.h"
#include "storage/json_value.h"
#include "storage/policy_json.h"
#include "support/test_case.h"

#include <QFile>
#include <QTest>

#include <array>
#include <map>
#include <optional>
#include <set>

namespace test_schema
{

using namespace apportion;

namespace
{

enum class Colour : std::uint8_t { Red, Green };
constexpr std::array<const char *, 2> colourWords { "RED", "GREEN" };
constexpr std::array<const char *, 2> gateWords { "OPEN", "SHUT" };

std::uint32_t gatesOf(std::string_view word)
{
    return word == "OPEN" ? 1 : word == "SHUT" ? 2 : 0;
}

/// A record that is nothing of Slurm's, with a field of each kind that a setting can have.
struct Garden
{
    std::uint32_t weightShade = 0;
    std::uint16_t beds = 1;
    bool favorRoses = false;
    SlurmTime wateringPeriod { 1440, {} };
    std::string gardener;
    std::vector<std::string> paths;
    TresWeights soil;
    double slope = 1.0;
    Colour colour = Colour::Red;
    std::uint32_t gates = 0;
    std::vector<std::string> unknownGates;

    bool operator==(const Garden &) const = default;
};

using schema::at;

constexpr auto gardenFields = std::to_array<schema::Field<Garden>>({
    { .word = "WeightShade", .saved = "weightShade", .value = at<&Garden::weightShade>, .unit = schema::Unit::Points },
    { .word = "Beds", .saved = "beds", .value = at<&Garden::beds>, .bounds = { .least = 1, .most = 9 } },
    { .word = "FavorRoses", .saved = "favorRoses", .value = at<&Garden::favorRoses>, .saving = schema::Saving::UnlessUsual },
    { .word = "WateringPeriod", .saved = "wateringPeriod", .value = at<&Garden::wateringPeriod>, .bounds = { .least = 1 } },
    { .word = "Gardener", .saved = "gardener", .value = at<&Garden::gardener>, .saving = schema::Saving::UnlessUsual },
    { .word = "Paths", .saved = "paths", .value = at<&Garden::paths> },
    { .word = "Soil", .saved = "soil", .value = at<&Garden::soil>, .unit = schema::Unit::PointsPerTres },
    { .word = "Slope", .saved = "slope", .value = at<&Garden::slope> },
    { .word = "Colour", .saved = "colour", .value = schema::wordLens<Garden, &Garden::colour>(colourWords) },
    { .word = "Gates",
        .saved = "gates",
        .value = schema::FlagsLens<Garden> { [](const Garden &garden) {
                                                return schema::FlagSet { garden.gates, garden.unknownGates };
                                            },
            [](Garden &garden, schema::FlagSet flags) {
                garden.gates = flags.bits;
                garden.unknownGates = std::move(flags.unknown);
            },
            gateWords, "unknownGates", gatesOf } },
});

/// What slurm.conf would say of each field, and what of it is refused.
struct Written
{
    const char *value;
    const char *refused; ///< nullptr: nothing is
};
constexpr std::array<Written, gardenFields.size()> gardenTexts { { { "1000", "many" }, { "9", "10" }, { "YES", "perhaps" }, { "2-0", "0" },
    { "Ada", nullptr }, { "a,b", nullptr }, { "CPU=2,Mem=0.5G", nullptr }, { "0.25", "steep" }, { "GREEN", "BLUE" }, { "OPEN,AJAR", nullptr } } };

bool readText(const schema::Field<Garden> &field, const char *text, Garden &garden, Diagnostics &diagnostics)
{
    slurm::Findings findings(diagnostics);
    const bool understood = slurm::readConfField(
        field, { { field.word, text, text }, { "slurm.conf", 7 }, { ObjectRef::Kind::Setting, 0, field.word }, findings }, garden);
    findings.finish();
    return understood;
}

std::string saved(const Garden &garden)
{
    std::string text;
    RowWriter out(text);
    writeFields(out, gardenFields, garden);
    out.end();
    return text;
}

Garden opened(const std::string &text)
{
    ReadReport report("garden.json");
    Garden garden;
    int rows = 0;
    static_cast<void>(parseJsonMembers("{\"garden\":" + text + "}", [&](JsonValue &&value, const std::string &, bool) {
        RowReader reader(value, report);
        readFields(reader, gardenFields, garden);
        reader.reportUnknown();
        ++rows;
        return true;
    }));
    if (rows != 1 || !report.take().empty()) {
        garden.gardener = "could not be read";
    }
    return garden;
}

/// The policy with another value of a setting.
struct Changed
{
    Policy &policy;

    void operator()(const schema::Lens<Policy, bool> &lens) const { lens.edit(policy) = !lens.read(policy); }
    template <std::integral Number>
    void operator()(const schema::Lens<Policy, Number> &lens) const
    {
        ++lens.edit(policy);
    }
    void operator()(const schema::Lens<Policy, double> &lens) const { lens.edit(policy) += 0.5; }
    void operator()(const schema::Lens<Policy, SlurmTime> &lens) const { lens.edit(policy) = { lens.read(policy).minutes + 61, {} }; }
    void operator()(const schema::Lens<Policy, std::string> &lens) const { lens.edit(policy) += "x"; }
    void operator()(const schema::Lens<Policy, std::vector<std::string>> &lens) const { lens.edit(policy).push_back("x"); }
    void operator()(const schema::Lens<Policy, TresWeights> &lens) const { lens.edit(policy).push_back({ "CPU", 2.0 }); }
    void operator()(const schema::Lens<Policy, TresCounts> &lens) const { lens.edit(policy).push_back({ "cpu", 2 }); }
    void operator()(const schema::Lens<Policy, TresTable> &lens) const { lens.edit(policy).track("gres/gpu"); }
    void operator()(const schema::Lens<Policy, std::vector<ForeignKey>> &lens) const { lens.edit(policy).push_back({ "a", "b" }); }
    void operator()(const schema::Lens<Policy, std::vector<PartitionNodes>> &lens) const { lens.edit(policy).push_back({ 0, 1 }); }
    void operator()(const schema::WordLens<Policy> &lens) const
    {
        lens.write(policy, static_cast<std::uint8_t>((lens.read(policy) + 1U) % lens.words.size()));
    }
    void operator()(const schema::FlagsLens<Policy> &lens) const { lens.write(policy, { lens.read(policy).bits ^ 1U, { "NEW_WORD" } }); }
};

Policy changed(const Policy &policy, const schema::Setting &setting)
{
    Policy draft = policy;
    std::visit(Changed { draft }, setting.value);
    return draft;
}

} // namespace

class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFieldOfARecordIsReadAndWritten();
    void aFieldOfARecordIsComparedAndTakenBack();
    void aFieldOfARecordIsFoundInADifference();
    void aFieldOfARecordIsShown();
    void aRecordIsSavedAndOpened();
    void whatIsNoValueIsRefused();
    void everySetting_data();
    void everySetting();
    void everySettingIsShownWithItsText();
    void theTableOfKeysIsThatOfTheReleases();
    void keysOfANewerReleaseAreNotKnownToAnOlderOne();
    void everyRowFieldHasANameOfItsOwn();
};

void TestSchema::aFieldOfARecordIsReadAndWritten()
{
    for (std::size_t i = 0; i < gardenFields.size(); ++i) {
        Garden garden;
        Diagnostics diagnostics;
        QVERIFY(readText(gardenFields[i], gardenTexts[i].value, garden, diagnostics));
        QVERIFY(diagnostics.empty());
        QVERIFY(!(garden == Garden()));
        QCOMPARE(schema::fieldText(gardenFields[i], garden), std::string(gardenTexts[i].value));
    }
}

void TestSchema::aFieldOfARecordIsComparedAndTakenBack()
{
    for (std::size_t i = 0; i < gardenFields.size(); ++i) {
        Diagnostics diagnostics;
        const Garden before;
        Garden after;
        QVERIFY(readText(gardenFields[i], gardenTexts[i].value, after, diagnostics));
        for (std::size_t k = 0; k < gardenFields.size(); ++k) {
            QCOMPARE(schema::sameField(gardenFields[k], before, after), k != i);
        }
        schema::copyField(gardenFields[i], after, before);
        QCOMPARE(after, before);
    }
}

void TestSchema::aFieldOfARecordIsFoundInADifference()
{
    const std::span<const schema::Field<Garden>> fields(gardenFields);
    for (std::size_t i = 1; i < gardenFields.size(); ++i) { // the first one tells gardens apart
        Diagnostics diagnostics;
        const std::vector<Garden> before(1);
        std::vector<Garden> after(1);
        QVERIFY(readText(gardenFields[i], gardenTexts[i].value, after.front(), diagnostics));
        const std::vector<RowChange<Garden>> changes = rowChanges(before, after, fields);
        QCOMPARE(changes.size(), std::size_t { 1 });
        QCOMPARE(changes.front().fields, (std::vector<const schema::Field<Garden> *> { &gardenFields[i] }));
        QVERIFY(changes.front().has(gardenFields[i].saved));
        QVERIFY(rowChanges(after, after, fields).empty());
    }
    std::vector<Garden> other(1);
    other.front().weightShade = 5;
    QCOMPARE(rowChanges(other, { Garden() }, fields).size(), std::size_t { 2 }); // one is gone, one is new
}

void TestSchema::aFieldOfARecordIsShown()
{
    for (std::size_t i = 0; i < gardenFields.size(); ++i) {
        Garden garden;
        Diagnostics diagnostics;
        QVERIFY(readText(gardenFields[i], gardenTexts[i].value, garden, diagnostics));
        QCOMPARE(cellEditText(gardenFields[i], garden), QString::fromLatin1(gardenTexts[i].value));
        QCOMPARE(cellText(gardenFields[i], garden), i == 0 ? integerText(1000) : cellEditText(gardenFields[i], garden));
    }
    Garden garden;
    garden.beds = 7;
    QCOMPARE(cellSortValue(gardenFields[0], garden), QVariant(0));
    QCOMPARE(cellSortValue(gardenFields[1], garden), QVariant(7));
    QCOMPARE(cellSortValue(gardenFields[3], garden), QVariant(1440)); // minutes
    QVERIFY(!cellSortValue(gardenFields[4], garden).isValid()); // a name
}

void TestSchema::aRecordIsSavedAndOpened()
{
    QCOMPARE(saved({}),
        std::string(
            R"({"weightShade":0,"beds":1,"wateringPeriod":1440,"paths":[],"soil":{},"slope":1,"colour":"RED","gates":[],"unknownGates":[]})"));
    Garden garden;
    Diagnostics diagnostics;
    for (std::size_t i = 0; i < gardenFields.size(); ++i) {
        QVERIFY(readText(gardenFields[i], gardenTexts[i].value, garden, diagnostics));
    }
    QCOMPARE(saved(garden),
        std::string(R"({"weightShade":1000,"beds":9,"favorRoses":true,"wateringPeriod":{"minutes":2880,"written":"2-0"},"gardener":"Ada",)"
                    R"("paths":["a","b"],"soil":{"CPU":2,"Mem":"0.5G"},"slope":0.25,"colour":"GREEN","gates":["OPEN"],"unknownGates":["AJAR"]})"));
    QCOMPARE(opened(saved(garden)), garden);
    QCOMPARE(opened("{}"), Garden());
}

void TestSchema::whatIsNoValueIsRefused()
{
    for (std::size_t i = 0; i < gardenFields.size(); ++i) {
        if (gardenTexts[i].refused == nullptr) {
            continue;
        }
        Garden garden;
        Diagnostics diagnostics;
        QVERIFY(!readText(gardenFields[i], gardenTexts[i].refused, garden, diagnostics));
        QCOMPARE(garden, Garden());
        QCOMPARE(diagnostics.size(), std::size_t { 1 });
        QCOMPARE(diagnostics.front().severity, Severity::Error);
        QCOMPARE(diagnostics.front().object.name, std::string(gardenFields[i].word));
    }
}

void TestSchema::everySetting_data()
{
    QTest::addColumn<int>("key");
    for (const schema::Setting &setting : schema::settings()) {
        QTest::newRow(setting.word) << static_cast<int>(setting.key);
    }
}

/// Whatever is added to the list is read, written, saved, found different, and taken back.
void TestSchema::everySetting()
{
    QFETCH(const int, key);
    const schema::Setting &setting = schema::setting(static_cast<PriorityKey>(key));
    QCOMPARE(findPriorityKey(lowerCase(setting.word)), std::optional(setting.key));
    const Policy before;
    const Policy after = changed(before, setting);
    const PolicyDifference changes = difference(before, after);
    QCOMPARE(changes.settings.size(), std::size_t { 1 });
    QCOMPARE(changes.settings.front().key, setting.key);
    QCOMPARE(changes.settings.front().after, settingValue(after, setting.key));

    Policy read;
    Diagnostics diagnostics;
    slurm::Findings findings(diagnostics);
    const std::string text = settingValue(after, setting.key);
    QVERIFY(slurm::readPriorityKey(setting.key, { setting.word, text, text }, {}, read, findings));
    QVERIFY(diagnostics.empty());
    QVERIFY(sameSetting(read, after, setting.key));
    QVERIFY(read.priority.isGiven(setting.key));

    const ParsedPolicy opened = readPolicyJson(writePolicyJson(Snapshot { after, {} }), "policy.apportion");
    QVERIFY(opened.usable && opened.diagnostics.empty());
    QVERIFY(difference(after, opened.policy).isEmpty());

    Document document;
    const Policy first = document.policy();
    QVERIFY(document.setSetting(changed(document.policy(), setting), setting.key));
    QVERIFY(!sameSetting(document.policy(), before, setting.key));
    document.undoStack()->undo();
    QVERIFY(document.policy() == first);
}

void TestSchema::everySettingIsShownWithItsText()
{
    Document document;
    SettingsModel model(&document);
    QCOMPARE(model.rowCount(), static_cast<int>(schema::settings().size()));
    for (const schema::Setting &setting : schema::settings()) {
        const QModelIndex value = model.valueIndex(setting.key);
        QCOMPARE(value.siblingAtColumn(SettingsModel::Key).data().toString(), QString::fromLatin1(setting.word));
        QCOMPARE(value.data().toString(), QString::fromStdString(settingValue(document.policy(), setting.key)));
        QVERIFY(settingHelp(setting.key).contains(QStringLiteral("(slurm.conf(5), %1)").arg(QLatin1String(setting.word))));
        QCOMPARE(settingHelp(setting.key).contains(QStringLiteral("restarted")), setting.appliedAt == schema::AppliedAt::Restart);
    }
    // each setting is on a page: with the weights, with the decay, or with the others; the flags have a table of their own
    const std::size_t shown = SettingsModel::weightKeys().size() + SettingsModel::decayKeys().size() + SettingsModel::otherKeys().size();
    QCOMPARE(shown, schema::settings().size() - 1);
}

/// The generated table says what the list of releases says.
void TestSchema::theTableOfKeysIsThatOfTheReleases()
{
    QFile file(QStringLiteral(APPORTION_SOURCE_DIR "/src/core/schema/conf_keys.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine(); // what the columns mean
    const QList<QByteArray> head = file.readLine().trimmed().split('\t');
    QCOMPARE(head.at(2), QByteArray("20.11"));
    QCOMPARE(head.last(), QByteArray("26.05"));
    const std::map<QByteArray, schema::ConfSection> sections { { "top", schema::ConfSection::Top }, { "NodeName", schema::ConfSection::Node },
        { "NodeSet", schema::ConfSection::NodeSet }, { "PartitionName", schema::ConfSection::Partition },
        { "DownNodes", schema::ConfSection::DownNodes }, { "FrontendName", schema::ConfSection::Frontend },
        { "PowerAction", schema::ConfSection::PowerAction } };
    std::size_t rows = 0;
    while (!file.atEnd()) {
        const QList<QByteArray> row = file.readLine().trimmed().split('\t');
        const schema::ConfKey *key = schema::findConfKey(sections.at(row.at(0)), row.at(1).toStdString());
        QVERIFY2(key != nullptr, row.at(1).constData());
        for (qsizetype i = 2; i < row.size(); ++i) {
            const auto release = static_cast<schema::Release>(QByteArray(head.at(i)).replace('.', QByteArray()).toInt());
            QCOMPARE(key->releases.knows(release), row.at(i) != "-");
            const bool defunct = key->releases.defunctSince != 0 && release >= key->releases.defunctSince && key->releases.knows(release);
            QCOMPARE(defunct, row.at(i).endsWith('!'));
        }
        ++rows;
    }
    QCOMPARE(rows, schema::confKeys.size());
}

void TestSchema::keysOfANewerReleaseAreNotKnownToAnOlderOne()
{
    const schema::ConfKey *topology = schema::findConfKey(schema::ConfSection::Partition, "Topology");
    QVERIFY(topology != nullptr);
    QCOMPARE(topology->releases.since, schema::Release { 2505 });
    QVERIFY(!topology->releases.knows(2411));
    QVERIFY(schema::findConfKey(schema::ConfSection::Top, "Topology") == nullptr);
    QCOMPARE(schema::setting(PriorityKey::PriorityType).appliedAt, schema::AppliedAt::Restart);
    QCOMPARE(schema::setting(PriorityKey::PriorityWeightAge).appliedAt, schema::AppliedAt::Reconfigure);
    QVERIFY(schema::setting(PriorityKey::PriorityWeightAge).releases.knows(schema::newestRelease));
}

template <typename Fields>
void verifyNames(const Fields &fields)
{
    std::set<std::string> names;
    for (const auto &field : fields) {
        QVERIFY(*field.saved != '\0');
        QVERIFY2(names.insert(field.saved).second, field.saved);
    }
}

void TestSchema::everyRowFieldHasANameOfItsOwn()
{
    verifyNames(schema::nodeGroupFields());
    verifyNames(schema::partitionFields());
    verifyNames(schema::qosFields());
    verifyNames(schema::chipFields());
    verifyNames(schema::jobFields());
    verifyNames(schema::associationFields());
}

APPORTION_TEST(TestSchema)
} // namespace test_schema

#include "test_schema.moc"
