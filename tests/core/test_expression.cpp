// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas are trees: how they are written, what they come to, and where their symbols lead.
#include "core/explain/expression.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_expression
{

using namespace apportion;
using namespace formula;

namespace
{

std::string line(const Expression &expression)
{
    return lineText(expression);
}

Expression s()
{
    return symbol("S", 0.25, AssociationNumber { 7, AssociationQuantity::NormShares });
}

Expression u()
{
    Expression above = symbol("U", 0.5, AssociationNumber { 3, AssociationQuantity::EffectiveUsage });
    above.whose = "chem";
    return above;
}

} // namespace

class TestExpression : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bracketsStandWhereTheMeaningNeedsThem()
    {
        const Expression a = symbol("a");
        const Expression b = symbol("b");
        const Expression c = symbol("c");
        QCOMPARE(line(a + b - c), std::string("a + b − c"));
        QCOMPARE(line(a - (b + c)), std::string("a − (b + c)"));
        QCOMPARE(line(a - -b), std::string("a − (−b)"));
        QCOMPARE(line(-(a + b)), std::string("−(a + b)"));
        QCOMPARE(line((a + b) * c), std::string("(a + b) · c"));
        QCOMPARE(line(a * b / c), std::string("a · b / c"));
        QCOMPARE(line(a / (b * c)), std::string("a / (b · c)"));
        QCOMPARE(line((a / b) / c), std::string("(a / b) / c"));
        QCOMPARE(line(a / (b / c)), std::string("a / (b / c)"));
        QCOMPARE(line(quotient(a, { b, c })), std::string("a / b / c"));
        QCOMPARE(line(quotient(a, { b + c, c })), std::string("a / (b + c) / c"));
        QCOMPARE(line(a + (b - a) * (b / c)), std::string("a + (b − a) · b / c"));
        QCOMPARE(line(power(2, -(a / b))), std::string("2^(−a / b)"));
        QCOMPARE(line(power(a / b, c)), std::string("(a / b)^c"));
        QCOMPARE(line(power(power(a, b), c)), std::string("(a^b)^c"));
        QCOMPARE(line(1 / (1 + power(5 * function("ln", { a }), 2))), std::string("1 / (1 + (5 · ln a)²)"));
        QCOMPARE(line(function("min", { 1, (a - b) / c })), std::string("min(1, (a − b) / c)"));
        QCOMPARE(line(total(a * b) / total(c)), std::string("Σ a · b / Σ c"));
        QCOMPARE(line(definition("F", a)), std::string("F = a"));
        QCOMPARE(line(definition("", a)), std::string("= a"));
        QCOMPARE(line(relation(relation(labelled("chem", 0.5), "=", labelled("bio", 0.5)), ">", words("…"))), std::string("chem 0.5 = bio 0.5 > …"));
    }

    void whatIsEmptyTakesNoPart()
    {
        const Expression a = symbol("a");
        QCOMPARE(line(a + Expression()), std::string("a"));
        QCOMPARE(line(Expression() * a / Expression()), std::string("a"));
        QCOMPARE(line(a - Expression()), std::string("a"));
        QCOMPARE(line(sumOf({})), std::string("0"));
        QVERIFY(definition("S", {}).isEmpty());
    }

    void numbersAreWrittenByTheirRule()
    {
        QCOMPARE(line(0.25), std::string("0.25"));
        QCOMPARE(line(fixedNumber(0.25)), std::string("0.250000"));
        QCOMPARE(line(cutNumber(7005.9L)), std::string("7005"));
        QCOMPARE(line(numberIn(5, { .withSign = true })), std::string("+5"));
        QCOMPARE(line(numberIn(-5, { .withSign = true })), std::string("−5"));
        QCOMPARE(line(numberIn(0, { .withSign = true })), std::string("0"));
        QCOMPARE(line(numberIn(60, { .unit = "s" })), std::string("60 s"));
        QCOMPARE(line(signedTerm(-2.5) - signedTerm(-1)), std::string("−2.5 − (−1)"));
        QCOMPARE(lineText(s() + 1, [](const Expression &) { return std::string("#"); }), std::string("S + #"));
    }

    void oneTreeIsTheFormulaAndItsNumbers()
    {
        const Expression factor = definition("F", power(2, -(u() / s())));
        QCOMPARE(line(factor), std::string("F = 2^(−U(chem) / S)"));
        QCOMPARE(line(withValues(factor)), std::string("2^(−0.5 / 0.25)"));
        QCOMPARE(valueOf(factor).value(), 0.25L);
        const Expression level = symbol("raw shares", 30) / symbol("level shares", sumOf({ 30, 25, 20 }));
        QCOMPARE(line(withValues(level)), std::string("30 / (30 + 25 + 20)"));
        QCOMPARE(valueOf(level).value(), 0.4L);
        QCOMPARE(line(withValues(total(symbol("Uₙ"), sumOf({ 1, 2 })) / 4)), std::string("(1 + 2) / 4"));
        QVERIFY(!valueOf(s() + symbol("unknown")));
        QVERIFY(!valueOf(words("the sum, cut")));
        QVERIFY(!valueOf({}));
    }

    void everyKindIsComputed()
    {
        QCOMPARE(valueOf(25 / (sumOf({ 30, 25 }) - 5)).value(), 0.5L);
        QCOMPARE(valueOf(quotient(8, { 2, 2 })).value(), 2.0L);
        QCOMPARE(valueOf(function("max", { 1, 15 }) + Expression(2) * 3).value(), 21.0L);
        QCOMPARE(valueOf(function("min", { 4, 0.5 })).value(), 0.5L);
        QCOMPARE(valueOf(-Expression(3) - Expression(4) * 2).value(), -11.0L);
        QCOMPARE(valueOf(function("ln", { 1 })).value(), 0.0L);
        QVERIFY(std::isinf(valueOf(Expression(1) / 0).value()));
        const auto order = [](double a, const char *sign, double b) { return valueOf(relation(labelled("a", a), sign, labelled("b", b))).value(); };
        QCOMPARE(order(2, ">", 1), 1.0L);
        QCOMPARE(order(1, ">", 1), 0.0L);
        QCOMPARE(order(1, "=", 1), 1.0L);
        QCOMPARE(order(1, "<", 2), 1.0L);
        QCOMPARE(order(1, "≥", 2), 0.0L);
        QCOMPARE(valueOf(relation(relation(words("…"), ">", 2), ">", 1)).value(), 1.0L);
        // 2 ≥ 1: the first of the two
        const Expression choice(Expression::Kind::Choice, {}, { 1, relation(symbol("x", 2), "≥", 1), Expression(1) / 3 });
        QCOMPARE(line(choice), std::string("1 if x ≥ 1, else 1 / 3"));
        QCOMPARE(line(withValues(choice)), std::string("1"));
        QCOMPARE(valueOf(choice).value(), 1.0L);
    }

    void shownDigitsAreThoseThatAreWritten()
    {
        const Expression third = Expression(1.0L / 3) * 3;
        QVERIFY(std::fabs(valueOf(third).value() - 1.0L) < 1e-15L);
        QVERIFY(std::fabs(valueOf(third, Digits::Shown).value() - 0.999999L) < 1e-12L);
        QCOMPARE(valueOf(cutNumber(7.9L), Digits::Shown).value(), 7.0L);
        QCOMPARE(valueOf(numberIn(-5, { .withSign = true, .unit = "s" }), Digits::Shown).value(), -5.0L);
    }

    void symbolsLeadWhereTheyComeFrom()
    {
        const ObjectRef setting { ObjectRef::Kind::Setting, 2, "PriorityDecayHalfLife" };
        const Expression formula = s() * u() + symbol("half-life", {}, {}, setting) - s() + symbol("now");
        const std::vector<SymbolLink> links = linksOf(formula);
        QCOMPARE(links.size(), std::size_t { 3 });
        QCOMPARE(links[0].symbol, std::string("S"));
        QVERIFY((links[0].question == ExplainQuestion(AssociationNumber { 7, AssociationQuantity::NormShares })));
        QCOMPARE(links[1].symbol, std::string("U(chem)"));
        QCOMPARE(links[2].object, setting);
        QVERIFY(linksOf(withValues(formula)).size() == 1); // what has no value stays a symbol
    }
};

APPORTION_TEST(TestExpression)
} // namespace test_expression

#include "test_expression.moc"
