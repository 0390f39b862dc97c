// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two policies, in words.
#include "models/change_texts.h"
#include "support/test_case.h"

#include <QTest>

namespace test_change_texts
{

using namespace apportion;

class TestChangeTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsOfAQosAndListsOfAPartitionAreShown()
    {
        Policy before;
        before.qos.edit() = { { "high", 5, 1.0, {}, {}, { { "MaxWall", "60" }, { "GrpTRES", "'cpu=4'" } } } };
        before.partitions.edit().emplace_back().name = "gpu";
        Policy after = before;
        after.qos.edit()[0].foreign = { { "GrpTRES", "'cpu=8'" }, { "Flags", "DenyOnLimit" } };
        after.partitions.edit()[0].foreign = { { "AllowAccounts", "chem" } };
        const PolicyDifference differences = difference(before, after);
        const std::vector<ChangedValue> rows = changedValues(differences);
        QCOMPARE(rows.size(), std::size_t { 2 });
        const ChangeTexts texts(before, after, differences);
        for (const ChangedValue &row : rows) {
            const bool isQos = row.kind == ChangedValue::Kind::Qos;
            QCOMPARE(texts.value(row, false), isQos ? QStringLiteral("MaxWall=60 GrpTRES=cpu=4 Flags=") : QStringLiteral("AllowAccounts="));
            QCOMPARE(
                texts.value(row, true), isQos ? QStringLiteral("GrpTRES=cpu=8 Flags=DenyOnLimit MaxWall=") : QStringLiteral("AllowAccounts=chem"));
        }
    }

    void aNewQosTellsItsLimits()
    {
        const Policy before;
        Policy after;
        after.qos.edit() = { { "rare", 7, 1.0, {}, {}, { { "MaxJobsPU", "3" } } } };
        const PolicyDifference differences = difference(before, after);
        const ChangeTexts texts(before, after, differences);
        QCOMPARE(texts.value(changedValues(differences).at(0), true), QStringLiteral("Priority=7 MaxJobsPU=3"));
        QCOMPARE(texts.value(changedValues(differences).at(0), false), QString());
    }
};

APPORTION_TEST(TestChangeTexts)
} // namespace test_change_texts

#include "test_change_texts.moc"
