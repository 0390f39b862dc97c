// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas are drawn as they are built: fractions, exponents, and symbols that lead on.
#include "core/explain/explain.h"
#include "gui/explain/formula_layout.h"
#include "gui/explain/formula_view.h"
#include "models/number_format.h"
#include "slurm/import/import.h"
#include "support/test_case.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace test_formula
{

using namespace apportion;
using namespace formula;

namespace
{

FormulaStyle serif()
{
    FormulaStyle style;
    style.font = QFont(QStringLiteral("DejaVu Serif"));
    style.font.setPixelSize(14);
    return style;
}

Expression linked(const char *text, const char *whose, AssociationId id)
{
    Expression result = symbol(text, 1, AssociationNumber { id, AssociationQuantity::RawUsage });
    result.whose = whose;
    return result;
}

Snapshot golden(const QString &name)
{
    const std::string folder = QStringLiteral(APPORTION_TEST_DATA "/goldens/%1/").arg(name).toStdString();
    return slurm::importFiles({ folder + "slurm.conf", folder + "associations.cfg", folder + "usage.txt", folder + "jobs.txt", {} });
}

} // namespace

class TestFormula : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySymbolOfTheGoldensIsDrawn_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir goldens(QStringLiteral(APPORTION_TEST_DATA "/goldens"));
        for (const QString &name : goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everySymbolOfTheGoldensIsDrawn()
    {
        QFETCH(QString, folder);
        const std::optional<Evaluation> evaluation = evaluate(golden(folder));
        int drawn = 0;
        const auto draw = [&drawn](const Expression &formula) {
            const FormulaLayout layout(formula, serif(), 240.0);
            QVERIFY2(formula.isEmpty() || layout.size().height() > 0.0, lineText(formula).c_str());
            QSet<int> followed;
            for (const FormulaLinkPlace &place : layout.links()) {
                followed.insert(place.link);
            }
            QVERIFY2(followed.size() == followedSymbols(formula).size(), lineText(formula).c_str());
            drawn += static_cast<int>(followed.size());
        };
        const auto drawAll = [&draw](const Explanation &explanation) {
            for (const ExplainStep &step : explanation.steps) {
                draw(step.formula);
                draw(step.numbers);
            }
        };
        for (const AssociationId id : evaluation->layout().ids()) {
            if (drawn < 400) {
                drawAll(explain(*evaluation, id, AssociationQuantity::FairShare));
            }
        }
        for (JobRow row = 0; row < std::min<JobRow>(evaluation->jobs().rowCount(), 40); ++row) {
            drawAll(explain(*evaluation, row, JobQuantity::Priority));
            drawAll(explain(*evaluation, row, JobQuantity::JobSize));
        }
        QVERIFY(drawn > (evaluation->layout().size() > 5 ? 20 : 3));
    }

    void namesMayHoldAnything()
    {
        const Expression weird = linked("U", "we(ird) = U() / ^", 1) / linked("U", "", 2);
        const FormulaLayout layout(weird, serif(), 240.0);
        QCOMPARE(layout.links().size(), std::size_t { 3 }); // the letter and the name, and the other letter
        QImage image(300, 200, QImage::Format_RGB32);
        QPainter painter(&image);
        layout.paint(&painter, QPointF(), {});
    }

    void aFractionIsHigherThanALine()
    {
        const Expression s = linked("S", "", 1);
        const FormulaLayout flat(definition("LevelFS", s), serif(), 400.0);
        const FormulaLayout fraction(definition("LevelFS", s / linked("U", "", 2)), serif(), 400.0);
        QVERIFY(fraction.size().height() > flat.size().height() * 1.6);
        const std::vector<FormulaLinkPlace> links = fraction.links();
        QCOMPARE(links.size(), std::size_t { 2 });
        QVERIFY(links[0].rect.bottom() <= links[1].rect.top() + 2.0); // S above U
        QVERIFY(std::fabs(links[0].rect.center().x() - links[1].rect.center().x()) < 1.0);
    }

    void longFormulasBreak()
    {
        const Expression sum = sumOf({ 1000000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000 });
        const FormulaLayout wide(sum, serif(), 2000.0);
        const FormulaLayout narrow(sum, serif(), 160.0);
        QVERIFY(narrow.size().width() <= 160.0);
        QVERIFY(narrow.size().height() > wide.size().height() * 2.0);
        const Expression fraction = sumOf({ 1000000, 2000000, 3000000, 4000000 }) / sumOf({ 5000000, 6000000 });
        QVERIFY(FormulaLayout(fraction, serif(), 160.0).size().width() <= 160.0); // in a line, since it is too wide
    }

    /// Words break between them, and what has no blank is drawn smaller: nothing is cut at the edge.
    void nothingIsWiderThanItsRoom()
    {
        const Expression words = definition("n", linked("celles de tous les voisins du compte", "", 1) + linked("parts", "", 2));
        const FormulaLayout broken(words, serif(), 120.0);
        QVERIFY(broken.size().width() <= 120.0);
        QSet<int> followed;
        for (const FormulaLinkPlace &place : broken.links()) {
            followed.insert(place.link);
            QVERIFY(place.rect.height() > 14.0); // not smaller
        }
        QCOMPARE(followed.size(), 2);
        const FormulaLayout small(linked("U", "a_name_of_an_account_that_nobody_would_read_aloud", 1), serif(), 120.0);
        QVERIFY(small.size().width() <= 120.0);
        for (const FormulaLinkPlace &place : small.links()) {
            QVERIFY(place.rect.right() <= 121.0);
        }
    }

    void symbolsAreFollowedByMouseAndKeys()
    {
        FormulaView view;
        const Expression formula = definition("U", linked("usage", "", 1) / linked("usage", "chem", 2));
        view.setFormula(formula);
        QCOMPARE(view.accessibleName(), QString("U = usage / usage(chem)"));
        view.resize(240, view.heightForWidth(240));
        view.show();
        QSignalSpy followed(&view, &FormulaView::linkActivated);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(followed.size(), 1);
        QCOMPARE(followed.takeFirst().first().toInt(), 1);
        QFont font = view.font();
        font.setFamilies({ QStringLiteral("DejaVu Serif"), QStringLiteral("Noto Serif"), QStringLiteral("serif") });
        FormulaStyle style;
        style.font = font;
        const FormulaLayout layout(formula, style, static_cast<double>(view.width()));
        for (const FormulaLinkPlace &place : layout.links()) {
            QTest::mouseClick(&view, Qt::LeftButton, {}, place.rect.center().toPoint());
            QCOMPARE(followed.takeFirst().first().toInt(), place.link);
        }
    }

    void numbersAreGroupedByTheLocale()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(localizedNumbers(QStringLiteral("= 10 · 86400 · 2.5")), QString("= 10 · 86.400 · 2,5"));
        QCOMPARE(localizedNumbers(QStringLiteral("2^(−0.392857 / 0.049505)")), QString("2^(−0,392857 / 0,049505)"));
        QCOMPARE(localizedText(Expression(86400) * 2.5 + words("4102")), QString("86.400 · 2,5 + 4102"));
        QCOMPARE(localizedNumbers(QStringLiteral("n1234 job 4102/batch a@20000")), QString("n1234 job 4102/batch a@20000"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(localizedNumbers(QStringLiteral("1234567.125")), QString("1,234,567.125"));
        QLocale::setDefault(before);
    }
};

APPORTION_TEST(TestFormula)
} // namespace test_formula

#include "test_formula.moc"
