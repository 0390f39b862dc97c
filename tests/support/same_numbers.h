// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <QTest>

namespace apportion::test
{

/// That two evaluations have the same numbers in all of their columns.
inline void compareNumbers(const Evaluation &a, const Evaluation &b)
{
    QVERIFY(a.usage == b.usage);
    QVERIFY(a.sharesNorm == b.sharesNorm);
    QVERIFY(a.sharesBelow == b.sharesBelow);
    QVERIFY(a.usageEffective == b.usageEffective);
    QVERIFY(a.factor == b.factor);
    for (TreeLayout::Position position = 0; position < a.layout().size(); ++position) {
        QCOMPARE(a.rankAt(position), b.rankAt(position));
    }
    QVERIFY(a.priorities == b.priorities);
    QVERIFY(a.jobOrder == b.jobOrder);
}

} // namespace apportion::test
