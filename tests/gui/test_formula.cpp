// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas are drawn from text: what is drawn must mean the same as what was written.
#include "core/explain/explain.h"
#include "gui/explain/formula_layout.h"
#include "gui/explain/formula_parser.h"
#include "gui/explain/formula_view.h"
#include "models/number_format.h"
#include "slurm/import/import.h"

#include "core/formula.h"
#include "support/test_case.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace test_formula
{

using namespace apportion;

namespace
{

FormulaStyle serif()
{
    FormulaStyle style;
    style.font = QFont(QStringLiteral("DejaVu Serif"));
    style.font.setPixelSize(14);
    return style;
}

QString line(const char *formula)
{
    return formulaAsLine(parseFormula(QString::fromUtf8(formula)));
}

Policy golden(const QString &name)
{
    const std::string folder = QStringLiteral(APPORTION_TEST_DATA "/goldens/%1/").arg(name).toStdString();
    return slurm::importFiles({ folder + "slurm.conf", folder + "associations.cfg", folder + "usage.txt", folder + "jobs.txt", {} }).policy;
}

} // namespace

class TestFormula : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fractionsAndPowersAreFound()
    {
        const FormulaNode factor = parseFormula(QStringLiteral("F = 2^(−U / S)"));
        QCOMPARE(factor.kind, FormulaNode::Kind::Row);
        const FormulaNode &power = factor.children.back();
        QCOMPARE(power.kind, FormulaNode::Kind::Power);
        QCOMPARE(power.children[0].text, QString("2"));
        QCOMPARE(power.children[1].kind, FormulaNode::Kind::Row); // − and a fraction, without the brackets
        QCOMPARE(power.children[1].children.back().kind, FormulaNode::Kind::Fraction);
        const FormulaNode named = parseFormula(QStringLiteral("U = usage / usage(test_lab)"));
        QCOMPARE(named.children.back().children[1].kind, FormulaNode::Kind::Named);
        QCOMPARE(named.children.back().children[1].name, QString("test_lab"));
    }

    void whatIsDrawnMeansWhatIsWritten_data()
    {
        QTest::addColumn<QString>("folder");
        const QDir goldens(QStringLiteral(APPORTION_TEST_DATA "/goldens"));
        for (const QString &name : goldens.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void whatIsDrawnMeansWhatIsWritten()
    {
        QFETCH(QString, folder);
        const std::optional<Evaluation> evaluation = evaluate(golden(folder));
        int tried = 0;
        const auto tryAll = [&tried](const Explanation &explanation) {
            for (const ExplainStep &step : explanation.steps) {
                const std::optional<double> written = computeFormula(step.numbers);
                if (step.symbol == "place" || !written) {
                    continue;
                }
                const QString drawn = formulaAsLine(parseFormula(QString::fromStdString(step.numbers)));
                const std::optional<double> computed = computeFormula(drawn.toStdString());
                QVERIFY2(computed && (*computed == *written || std::fabs(*computed - *written) <= 1e-9 * std::fabs(*written)),
                    (step.numbers + " is drawn as " + drawn.toStdString()).c_str());
                ++tried;
            }
        };
        for (const AssociationId id : evaluation->layout().ids()) {
            if (tried < 400) {
                tryAll(explain(*evaluation, id, AssociationQuantity::FairShare));
            }
        }
        for (JobRow row = 0; row < std::min<JobRow>(evaluation->jobs().rowCount(), 40); ++row) {
            tryAll(explain(*evaluation, row, JobQuantity::Priority));
            tryAll(explain(*evaluation, row, JobQuantity::JobSize));
        }
        QVERIFY(tried > 20);
    }

    void nothingIsLost_data()
    {
        QTest::addColumn<QString>("formula");
        for (const char *each : { "S = raw shares / level shares", "priority = the sum, cut to an integer between 1 and 4294967295",
                 "highest LevelFS first; of equal ones users before accounts", "chem 0.767271 = physics 0.767271 > zero 0",
                 "age = min(1, (now − accrue time) / PriorityMaxAge)", "usage = own + Σ usage of what is below" }) {
            QTest::newRow(each) << QString::fromUtf8(each);
        }
    }
    void nothingIsLost()
    {
        QFETCH(QString, formula);
        const auto letters = [](QString text) {
            text.remove(QLatin1Char(' ')).remove(QLatin1Char('(')).remove(QLatin1Char(')'));
            return text;
        };
        QCOMPARE(letters(formulaAsLine(parseFormula(formula))), letters(formula));
    }

    void conditionsAreNoFractions()
    {
        QCOMPARE(
            line("k = 1 if ln Rₚ · ln Rₗ ≥ 0, else 1 / (1 + (5 · ln Rₚ)²)"), QString("k = 1 if ln Rₚ · ln Rₗ ≥ 0,  else 1 / (1 + (5 · ln Rₚ)^2)"));
        QCOMPARE(line("2^(−U / S / d)"), QString("2^(−U / (S · d))"));
        QCOMPARE(line("(a / b) / c"), QString("(a / b) / c"));
    }

    void hostileTextsAreDrawn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("closing") << ")))";
        QTest::newRow("opening") << QString(5000, QLatin1Char('('));
        QTest::newRow("powers") << QString("a").repeated(1) + QString("^a").repeated(1000);
        QTest::newRow("fractions") << QString("a") + QString(" / a").repeated(2000);
        QTest::newRow("signs") << QString(QChar(0x2212)).repeated(1000);
        QTest::newRow("operators") << "+ − · / = ^";
        QTest::newRow("name") << "U(we(ird) = U())";
    }
    void hostileTextsAreDrawn()
    {
        QFETCH(QString, text);
        const FormulaNode node = parseFormula(text);
        const FormulaLayout layout(node, {}, serif(), 240.0);
        QImage image(300, 200, QImage::Format_RGB32);
        QPainter painter(&image);
        layout.paint(&painter, QPointF(), {});
    }

    void aFractionIsHigherThanALine()
    {
        const QStringList symbols { QStringLiteral("S"), QStringLiteral("U") };
        const FormulaLayout flat(parseFormula(QStringLiteral("LevelFS = S")), symbols, serif(), 400.0);
        const FormulaLayout fraction(parseFormula(QStringLiteral("LevelFS = S / U")), symbols, serif(), 400.0);
        QVERIFY(fraction.size().height() > flat.size().height() * 1.6);
        const std::vector<FormulaLinkPlace> links = fraction.links();
        QCOMPARE(links.size(), std::size_t { 2 });
        QVERIFY(links[0].rect.bottom() <= links[1].rect.top() + 2.0); // S above U
        QVERIFY(std::fabs(links[0].rect.center().x() - links[1].rect.center().x()) < 1.0);
    }

    void longFormulasBreak()
    {
        const FormulaNode sum = parseFormula(QStringLiteral("1000000 + 2000000 + 3000000 + 4000000 + 5000000 + 6000000 + 7000000"));
        const FormulaLayout wide(sum, {}, serif(), 2000.0);
        const FormulaLayout narrow(sum, {}, serif(), 160.0);
        QVERIFY(narrow.size().width() <= 160.0);
        QVERIFY(narrow.size().height() > wide.size().height() * 2.0);
        const FormulaNode fraction = parseFormula(QStringLiteral("(1000000 + 2000000 + 3000000 + 4000000) / (5000000 + 6000000)"));
        QVERIFY(FormulaLayout(fraction, {}, serif(), 160.0).size().width() <= 160.0); // in a line, since it is too wide
    }

    void symbolsAreFollowedByMouseAndKeys()
    {
        FormulaView view;
        view.setFormula(QStringLiteral("U = usage / usage(chem)"), { QStringLiteral("usage(chem)"), QStringLiteral("usage") });
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
        const FormulaLayout layout(
            parseFormula(view.formula()), { QStringLiteral("usage(chem)"), QStringLiteral("usage") }, style, static_cast<double>(view.width()));
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
        QCOMPARE(localizedNumbers(QStringLiteral("n1234 job 4102/batch a@20000")), QString("n1234 job 4102/batch a@20000"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(localizedNumbers(QStringLiteral("1234567.125")), QString("1,234,567.125"));
        QLocale::setDefault(before);
    }
};

APPORTION_TEST(TestFormula)
} // namespace test_formula

#include "test_formula.moc"
