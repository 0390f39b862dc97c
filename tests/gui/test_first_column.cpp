// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is scrolled sideways keeps in sight what its rows are.
#include "gui/widgets/first_column.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/theme.h"
#include "support/patience.h"
#include "support/test_case.h"

#include <QApplication>
#include <QHeaderView>
#include <QImage>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <memory>

namespace test_first_column
{

using namespace apportion;

class TestFirstColumn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_unique<Theme>(qApp);
        m_model = std::make_unique<QStandardItemModel>(rows, columns);
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                auto *item = new QStandardItem(QStringLiteral("%1 of %2").arg(row).arg(column));
                item->setEditable(column == 0);
                m_model->setItem(row, column, item);
            }
        }
        m_table = std::make_unique<QTableView>();
        prepareTable(m_table.get());
        m_table->setModel(m_model.get());
        for (int column = 0; column < columns; ++column) {
            m_table->setColumnWidth(column, wide);
        }
        keepFirstColumn(m_table.get());
        m_table->resize(5 * wide, 300);
        m_table->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_table.get(), patience));
    }
    void cleanup() { m_table.reset(); }

    void itStaysInSight()
    {
        m_table->selectRow(2);
        const QRect place(0, 0, wide - 1, 260); // but for the line at its right
        const QImage before = m_table->grab(place).toImage();
        QVERIFY(kept()->isHidden());
        scrollTo(2 * wide + 7);
        QVERIFY(kept()->isVisible());
        QCOMPARE(kept()->width(), wide);
        QCOMPARE(m_table->grab(place).toImage(), before); // title, cells, and what is selected
        m_table->verticalScrollBar()->setValue(3);
        QVERIFY(m_table->grab(place).toImage() != before);
        scrollTo(0);
        QVERIFY(kept()->isHidden());
    }

    void whatIsDoneToItIsDoneToItsCells()
    {
        scrollTo(2 * wide);
        const int middle = m_table->rowViewportPosition(4) + m_table->rowHeight(4) / 2;
        const int interval = QApplication::doubleClickInterval();
        QApplication::setDoubleClickInterval(0); // behind which a view scrolls to what was clicked at
        QTest::mouseClick(kept(), Qt::LeftButton, Qt::NoModifier, QPoint(20, middle));
        QTest::qWait(150);
        QApplication::setDoubleClickInterval(interval);
        QCOMPARE(m_table->currentIndex(), m_model->index(4, 0));
        QVERIFY(m_table->selectionModel()->isRowSelected(4));
        QCOMPARE(m_table->horizontalScrollBar()->value(), 2 * wide); // nothing jumps under the mouse
        setEditedInPlace(m_table.get());
        QTest::mouseDClick(kept(), Qt::LeftButton, Qt::NoModifier, QPoint(20, middle));
        QCOMPARE(m_table->horizontalScrollBar()->value(), 0); // its editor is seen
        QVERIFY(m_table->indexWidget(m_model->index(4, 0)) != nullptr || m_table->viewport()->findChild<QWidget *>() != nullptr);
    }

    void whatIsCurrentLiesNotBeneathIt()
    {
        m_table->setCurrentIndex(m_model->index(0, columns - 1));
        QVERIFY(m_table->horizontalScrollBar()->value() > 0);
        for (int column = columns - 2; column > 0; --column) {
            QTest::keyClick(m_table.get(), Qt::Key_Left);
            QCOMPARE(m_table->currentIndex().column(), column);
            QVERIFY2(m_table->columnViewportPosition(column) >= FirstColumn::widthOver(m_table.get()), qPrintable(QString::number(column)));
        }
    }

    void aColumnThatLeavesNoRoomIsScrolled()
    {
        m_table->setColumnWidth(0, 4 * wide);
        scrollTo(wide);
        QVERIFY(kept()->isHidden());
    }

private:
    static constexpr int rows = 40;
    static constexpr int columns = 10;
    static constexpr int wide = 90;

    [[nodiscard]] QWidget *kept() const { return m_table->findChild<FirstColumn *>(); }
    void scrollTo(int value) { m_table->horizontalScrollBar()->setValue(value); }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<QTableView> m_table;
};

APPORTION_TEST(TestFirstColumn)
} // namespace test_first_column

#include "test_first_column.moc"
