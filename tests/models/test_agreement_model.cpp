// SPDX-License-Identifier: GPL-3.0-or-later
#include "model_text.h"
#include "models/agreement_model.h"
#include "support/test_case.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace test_agreement_model
{

using namespace apportion;

class TestAgreementModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachDifferenceIsARow();
    void itIsEmptyWhereAllAgree();
};

void TestAgreementModel::eachDifferenceIsARow()
{
    AgreementModel model({ { { ObjectRef::Kind::Association, 4, {} }, "chem/ann", "FairShare", "0.500000", "0.625000", Cause::Tie },
        { { ObjectRef::Kind::Job, 0, "41" }, "41 in batch", "TRES cpu", "12", "", Cause::Unknown } });
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QStringList expected { QStringLiteral(
                                     "chem/ann|FairShare|0.500000|0.625000|two have the same LevelFS, and Slurm walked them in the other order"),
        QStringLiteral("41 in batch|TRES cpu|12||unknown: please report it") };
    QCOMPARE(modelText(model, { AgreementModel::Where, AgreementModel::What, AgreementModel::There, AgreementModel::Here, AgreementModel::Why }),
        expected);
    const auto object = model.index(1, AgreementModel::Why).data(AgreementModel::ObjectRole).value<ObjectRef>();
    QVERIFY((object == ObjectRef { ObjectRef::Kind::Job, 0, "41" }));
    QCOMPARE(model.headerData(AgreementModel::There, Qt::Horizontal).toString(), QStringLiteral("On the cluster"));
}

void TestAgreementModel::itIsEmptyWhereAllAgree()
{
    const AgreementModel model({});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), static_cast<int>(AgreementModel::ColumnCount));
}

APPORTION_TEST(TestAgreementModel)
} // namespace test_agreement_model

#include "test_agreement_model.moc"
