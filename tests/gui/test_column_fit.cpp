// SPDX-License-Identifier: GPL-3.0-or-later
// Columns are fitted to what can be seen, and a table that nobody sees is asked for nothing.
#include "charts/palette.h"
#include "gui/page/page_layout.h"
#include "gui/widgets/column_fit.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/theme.h"
#include "support/patience.h"
#include "support/test_case.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

namespace test_column_fit
{

using namespace apportion;

namespace
{

constexpr int manyRows = 50000;

/// A large table that counts how often it is asked for a text.
class CountingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : manyRows; }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 2; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        m_asked += role == Qt::DisplayRole ? 1 : 0;
        return role == Qt::DisplayRole ? QVariant(m_text + QString::number(index.row())) : QVariant();
    }
    void setText(const QString &text)
    {
        beginResetModel();
        m_text = text;
        endResetModel();
    }
    int takeAsked() { return std::exchange(m_asked, 0); }

private:
    QString m_text = QStringLiteral("a");
    mutable int m_asked = 0;
};

/// A widget that counts how often it is asked how high it would be.
class CountingLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;
    [[nodiscard]] int heightForWidth(int width) const override
    {
        ++m_asked;
        return QLabel::heightForWidth(width);
    }
    int takeAsked() { return std::exchange(m_asked, 0); }

private:
    mutable int m_asked = 0;
};

} // namespace

class TestColumnFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHiddenTableIsAskedForNothing()
    {
        Theme theme(qApp);
        CountingModel model;
        QWidget window;
        auto *table = new QTableView(&window);
        prepareTable(table);
        table->setModel(&model);
        table->setGeometry(0, 0, 500, 300);
        new ColumnFit(table->horizontalHeader(), { { { 0, 60 }, { 1, 60 } }, 1, {} });
        window.resize(500, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, patience));
        QCoreApplication::processEvents();
        table->hide();
        model.takeAsked();
        model.setText(QStringLiteral("a name that is much longer than what was there before "));
        QCoreApplication::processEvents();
        QCOMPARE(model.takeAsked(), 0);

        table->show();
        QCoreApplication::processEvents();
        const int needed = neededCellWidth(table, model.index(0, 0));
        QVERIFY2(table->columnWidth(0) >= std::min(needed, 500 / 2), qPrintable(QString::number(table->columnWidth(0))));
        QVERIFY(model.takeAsked() > 0);
    }

    void onlyWhatIsSeenIsMeasured()
    {
        Theme theme(qApp);
        CountingModel model;
        QTableView table;
        prepareTable(&table);
        table.setModel(&model);
        new ColumnFit(table.horizontalHeader(), { { { 0, 60 }, { 1, 60 } }, 1, {} });
        table.resize(500, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, patience));
        QCoreApplication::processEvents();
        model.takeAsked();
        model.setText(QStringLiteral("b"));
        QCoreApplication::processEvents();
        QVERIFY2(model.takeAsked() < 1000, "as many as can be seen, a few times"); // of a hundred thousand
    }

    /// Beside a page there is room for two numbers and a reason that goes on in further lines.
    void whatIsCutAnywayGivesWayToNumbers()
    {
        Theme theme(qApp);
        QStandardItemModel model(1, 3);
        model.setHorizontalHeaderLabels({ QStringLiteral("Waited for"), QStringLiteral("Before"), QStringLiteral("After") });
        model.setItem(0, 0, new QStandardItem(QStringLiteral("Jobs ahead: somebody in some account, by fair-share and by age")));
        model.setItem(0, 1, new QStandardItem(QStringLiteral("49.7 min")));
        model.setItem(0, 2, new QStandardItem(QStringLiteral("49.7 min")));
        QTableView table;
        prepareTable(&table);
        table.setModel(&model);
        breakLines(&table);
        setColumnWidths(table.horizontalHeader(), { { 1, 62 }, { 2, 62 } }, 0, { 0 });
        table.resize(textPixels(262), 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, patience));
        QCoreApplication::processEvents();
        QVERIFY2(table.horizontalHeader()->length() <= table.viewport()->width(), qPrintable(QString::number(table.horizontalHeader()->length())));
        for (const int column : { 1, 2 }) {
            QVERIFY(table.columnWidth(column) >= neededContentWidth(&table, column));
        }
        table.resize(textPixels(500), 300);
        QCoreApplication::processEvents();
        QVERIFY(table.columnWidth(0) > textPixels(200)); // where there is room it has it
    }

    void aSentenceThatLacksLittleIsWholeBeforeOneThatIsCutAnyway()
    {
        Theme theme(qApp);
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({ QStringLiteral("Value"), QStringLiteral("Meaning") });
        model.setItem(0, 0, new QStandardItem(QStringLiteral("CPU=1000,Mem=1000,").repeated(6)));
        model.setItem(0, 1, new QStandardItem(QStringLiteral("full for the highest association")));
        QTableView table;
        prepareTable(&table);
        table.setModel(&model);
        setColumnWidths(table.horizontalHeader(), { { 0, 100 } }, 1, { 0, 1 });
        table.resize(textPixels(480), 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, patience));
        QCoreApplication::processEvents();
        QVERIFY(table.columnWidth(1) >= neededContentWidth(&table, 1));
        QVERIFY(table.columnWidth(0) < neededContentWidth(&table, 0));
        QVERIFY(table.columnWidth(0) > textPixels(150)); // which has the rest
    }

    void oneLongWordAmongNumbersTakesNoSentenceItsRoom()
    {
        Theme theme(qApp);
        QStandardItemModel model(2, 2);
        model.setHorizontalHeaderLabels({ QStringLiteral("Default"), QStringLiteral("Meaning") });
        model.setItem(0, 0, new QStandardItem(QStringLiteral("0")));
        model.setItem(0, 1, new QStandardItem(QStringLiteral("full for the highest association")));
        model.setItem(1, 0, new QStandardItem(QStringLiteral("priority/multifactor")));
        model.setItem(1, 1, new QStandardItem(QStringLiteral("a sum")));
        QTableView table;
        prepareTable(&table);
        table.setModel(&model);
        new ColumnFit(table.horizontalHeader(), { .widths = { { 0, 80 } }, .stretched = 1, .prose = { 1 }, .spare = { 0 } });
        table.resize(textPixels(80) + neededContentWidth(&table, 1) + 10, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table, patience));
        QCoreApplication::processEvents();
        QVERIFY(table.columnWidth(1) >= neededContentWidth(&table, 1));
        QVERIFY(table.columnWidth(0) >= textPixels(80));
        table.resize(textPixels(600), 200);
        QCoreApplication::processEvents();
        QVERIFY(table.columnWidth(0) >= neededContentWidth(&table, 0)); // where there is room it is whole
    }

    /// Whatever stands in a stack that fills its place, what is around is laid out without asking for heights.
    void aStackThatFillsItsPlaceIsAskedForNoHeight()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *above = new QLabel(QStringLiteral("above"));
        auto *stack = new FillingStack;
        auto *page = new QWidget;
        auto *inner = new QVBoxLayout(page);
        auto *sentence = new CountingLabel(QStringLiteral("A sentence of several lines where there is no room for it in one line alone."));
        sentence->setWordWrap(true);
        inner->addWidget(sentence);
        auto *deeper = new FillingStack;
        deeper->addWidget(page);
        stack->addWidget(deeper);
        layout->addWidget(above);
        layout->addWidget(stack, 1);
        window.resize(220, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, patience));
        QVERIFY(!layout->hasHeightForWidth());
        QVERIFY(sentence->height() >= sentence->heightForWidth(sentence->width())); // all of it can be read
        QCOMPARE(stack->minimumSizeHint().width(), stack->layout()->minimumSize().width());
        sentence->takeAsked();
        above->setText(QStringLiteral("another text above"));
        QCoreApplication::processEvents();
        QCOMPARE(sentence->takeAsked(), 0);
    }
};

APPORTION_TEST(TestColumnFit)
} // namespace test_column_fit

#include "test_column_fit.moc"
