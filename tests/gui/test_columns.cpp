// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the tables of the smallest window that pages are planned for.
#include "charts/palette.h"
#include "gui/accounts/account_columns.h"
#include "gui/accounts/account_view.h"
#include "gui/files/samples.h"
#include "gui/learn/learn_controller.h"
#include "gui/learn/learn_panel.h"
#include "gui/page/page.h"
#include "gui/page/page_layout.h"
#include "gui/shell/start_page.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/choice_button.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/segmented_control.h"
#include "models/account_tree_model.h"
#include "models/partition_model.h"
#include "models/qos_model.h"
#include "models/settings_model.h"
#include "support/sanitizer.h"
#include "support/test_case.h"
#include "text_recorder.h"
#include "window_fixture.h"

#include <QHelpEvent>
#include <QListView>
#include <QMap>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QToolButton>
#include <QToolTip>

namespace test_columns
{

using namespace apportion;

namespace
{

/// Sentences, which may be cut, and a list of nodes of any length, which is rather than that the partitions are scrolled.
bool isProse(const QAbstractItemModel *model, int column)
{
    return (qobject_cast<const SettingsModel *>(model) != nullptr && column == SettingsModel::Meaning)
        || (qobject_cast<const QosModel *>(model) != nullptr && column == QosModel::Description)
        || (qobject_cast<const PartitionModel *>(model) != nullptr && column == PartitionModel::NodeList);
}

bool isDrawn(const QAbstractItemView *view, int column)
{
    const auto *cells = qobject_cast<const PolicyCellDelegate *>(view->itemDelegate());
    return cells != nullptr && cells->draws(column);
}

/// What a delegate writes by itself into a cell and what of it is shortened or reaches over the edge, as it stands on the screen.
QStringList cutDrawing(const QAbstractItemView *view, const QModelIndex &cell)
{
    QStyleOptionViewItem option;
    option.initFrom(view);
    option.font = view->font();
    option.fontMetrics = QFontMetrics(option.font);
    option.widget = view;
    option.decorationSize = view->iconSize().isValid() ? view->iconSize() : QSize(16, 16);
    option.rect = QRect(QPoint(), view->visualRect(cell).size());
    test::TextRecorder recorder(option.rect.size());
    QPainter painter(&recorder);
    view->itemDelegateForIndex(cell)->paint(&painter, option, cell);
    painter.end();
    QStringList cut;
    const QString own = cell.data().toString();
    for (const test::PaintedText &text : recorder.texts()) {
        const bool isOver = text.place.left() < -0.5 || text.place.right() > option.rect.width() + 0.5;
        const bool isShortened = text.text.contains(QChar(0x2026)) && !own.contains(QChar(0x2026));
        if (isOver || isShortened) {
            cut << QStringLiteral("%1: drawn %2 reaches from %3 to %4 of %5")
                       .arg(view->accessibleName(), text.text, QString::number(text.place.left()), QString::number(text.place.right()),
                           QString::number(option.rect.width()));
        }
    }
    return cut;
}

/// The cells that can be seen of a view and whose text is cut, but for those that fill half a window.
QStringList cutCells(const QAbstractItemView *view, const QHeaderView *header)
{
    QStringList cut;
    const auto *tree = qobject_cast<const QTreeView *>(view);
    QModelIndex row = view->indexAt(QPoint(1, 1));
    while (row.isValid() && view->visualRect(row).top() < view->viewport()->height()) {
        for (int column = 0; column < header->count(); ++column) {
            const QModelIndex cell = row.siblingAtColumn(column);
            // a list of weights gives way to what the others mean, and is whole in its tip and its editor
            const bool isList = qobject_cast<const SettingsModel *>(view->model()) != nullptr && cell.data().toString().contains(QLatin1Char(','));
            const bool isAsked = !header->isSectionHidden(column) && !isProse(view->model(), column) && !isList && !isDrawn(view, column);
            if (!header->isSectionHidden(column) && isDrawn(view, column)) {
                cut << cutDrawing(view, cell);
            }
            const double room = view->visualRect(cell).width() - 2 * cellMargin;
            const double needed = QFontMetricsF(view->font()).horizontalAdvance(cell.data().toString());
            if (isAsked && needed > room + 0.5 && room < 450.0) {
                cut << QStringLiteral("%1: %2 has %3 of %4")
                           .arg(view->accessibleName(), cell.data().toString(), QString::number(room), QString::number(needed));
            }
        }
        row = tree != nullptr ? tree->indexBelow(row) : row.sibling(row.row() + 1, 0);
    }
    return cut;
}

/// Titles that are cut although they may stand on two lines: where there is no room for that, a table is scrolled.
QStringList cutTitles(const QAbstractItemView *view, const QHeaderView *header)
{
    QStringList cut;
    for (int column = 0; column < header->count(); ++column) {
        const int room = header->sectionSize(column);
        const bool isCut = room < leastTitleWidth(header, column) || (isTitleBroken(header, column) && header->height() < textPixels(42));
        if (!header->isSectionHidden(column) && isCut) {
            cut << QStringLiteral("%1: title %2").arg(view->accessibleName(), header->model()->headerData(column, Qt::Horizontal).toString());
        }
    }
    return cut;
}

/// What is shortened of titles as they are painted.
QStringList cutPaintedTitles(const QAbstractItemView *view, QHeaderView *header)
{
    test::TextRecorder recorder(header->size());
    header->render(&recorder, {}, {}, QWidget::DrawChildren);
    QStringList cut;
    if (header->count() > header->hiddenSectionCount() && recorder.texts().empty()) {
        cut << QStringLiteral("%1: no title is painted").arg(view->accessibleName());
    }
    for (const test::PaintedText &text : recorder.texts()) {
        if (text.text.contains(QChar(0x2026))) {
            cut << QStringLiteral("%1: painted title %2").arg(view->accessibleName(), text.text);
        }
    }
    return cut;
}

/// Titles that stand at another side of their column than what is in its first row; bars have theirs in the middle.
QStringList strayTitles(const QAbstractItemView *view, const QHeaderView *header)
{
    QStringList stray;
    const QModelIndex row = view->indexAt(QPoint(1, 1));
    for (int column = 0; row.isValid() && column < header->count(); ++column) {
        const auto sideOf = [header](const QVariant &alignment) {
            const Qt::Alignment side = alignment.isValid() ? alignment.value<Qt::Alignment>() : header->defaultAlignment();
            return side & Qt::AlignHorizontal_Mask;
        };
        const QVariant ofCell = row.siblingAtColumn(column).data(Qt::TextAlignmentRole);
        const Qt::Alignment cell = ofCell.isValid() ? ofCell.value<Qt::Alignment>() & Qt::AlignHorizontal_Mask : Qt::Alignment(Qt::AlignLeft);
        const QAbstractItemModel *model = header->model();
        if (!header->isSectionHidden(column) && !isDrawn(view, column)
            && sideOf(model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole)) != cell) {
            stray << QStringLiteral("%1: title %2").arg(view->accessibleName(), model->headerData(column, Qt::Horizontal).toString());
        }
    }
    return stray;
}

} // namespace

class TestColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingThatMattersIsCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("sample");
        QTest::addColumn<bool>("isLearnOpen");
        for (const char *language : { "en", "de", "fr", "zh_CN" }) {
            for (const Sample &sample : listSamples()) {
                if (!isSanitized || (language == QByteArrayView("fr") && sample.name == QLatin1String("university"))) {
                    QTest::addRow("%s %s", language, qPrintable(sample.name)) << QString::fromLatin1(language) << sample.name << false;
                }
            }
        }
        for (const char *language : { "en", "de", "fr", "zh_CN" }) {
            QTest::addRow("%s university with lessons", language) << QString::fromLatin1(language) << QStringLiteral("university") << true;
        }
    }
    void nothingThatMattersIsCut()
    {
        QFETCH(QString, language);
        QFETCH(bool, isLearnOpen);
        QFETCH(QString, sample);
        WindowFixture fixture(language);
        MainWindow &window = fixture.window;
        window.resize(1280, 800);
        window.show();
        window.files()->openSample(sample);
        QVERIFY(fixture.rest());
        Document *document = window.workspace()->document();
        const TreeLayout &layout = document->policy().associations.layout();
        document->setRawShares({ layout.idAt(layout.firstChild(0)) }, 4321); // so that there is something to compare
        if (isLearnOpen) {
            window.learn()->toggle();
        }
        QStringList cut;
        for (int page = 0; page < window.pages().size(); ++page) {
            window.showPage(page);
            QVERIFY(fixture.rest());
            QCOMPARE(window.learn()->panel()->isVisible(), isLearnOpen);
            cut << stayingCut(fixture, cutOn);
            if (isLearnOpen) { // and what stands beside the page as well
                window.actions()->showSide->setChecked(true);
                QVERIFY(fixture.rest());
                cut << stayingCut(fixture, cutInViews);
                window.actions()->showSide->setChecked(false);
                QVERIFY(fixture.rest());
            }
            const auto controls = window.pages().at(page)->findChildren<SegmentedControl *>();
            for (const SegmentedControl *control : controls) {
                for (int i = 0; control->isVisible() && control->button(i) != nullptr; ++i) {
                    control->button(i)->click();
                    QVERIFY(fixture.rest());
                    cut << stayingCut(fixture, cutOn);
                }
            }
        }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    /// What was put in rows for want of room stands as in a window that never was wider, and in no window in rows for nothing.
    void segmentsStandAlikeHoweverTheWindowCameToItsWidth()
    {
        const QStringList whole = segmentsOnPages({ { 1280, 800 } });
        QVERIFY(whole.size() > 10);
        QCOMPARE(segmentsOnPages({ { 1920, 1080 }, { 1280, 800 } }), whole);
        QCOMPARE(segmentsOnPages({ { 1024, 700 }, { 1280, 800 } }), whole);
    }

    void scrollBarsAreInSightInANarrowWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char *language : { "en", "de", "fr", "zh_CN" }) {
            for (const QSize size : { QSize(1280, 800), QSize(1024, 700), QSize(880, 600) }) {
                if (!isSanitized || (language == QByteArrayView("fr") && size.width() == 1024)) {
                    QTest::addRow("%s %d", language, size.width()) << QString::fromLatin1(language) << size;
                }
            }
        }
    }
    void scrollBarsAreInSightInANarrowWindow()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        WindowFixture fixture(language);
        MainWindow &window = fixture.window;
        window.resize(size);
        window.show();
        window.files()->openSample(QStringLiteral("university"));
        QVERIFY(fixture.rest());
        QCOMPARE(window.size(), size);
        window.actions()->showSide->setChecked(true);
        QStringList hidden;
        for (int page = 0; page < window.pages().size(); ++page) {
            window.showPage(page);
            QVERIFY(fixture.rest());
            for (int again = 0; again < 10 && !(hidden = partsOutOfSight(window.pages().at(page))).isEmpty(); ++again) {
                QVERIFY(fixture.rest());
            }
            QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(QLatin1Char('\n'))));
        }
        window.goTo(PageName::Accounts);
        QVERIFY(fixture.rest());
        const auto *tree = window.findChild<AccountView *>();
        QVERIFY(tree->verticalScrollBar()->isVisible());
        QCOMPARE(tree->horizontalScrollBar()->isVisible(), tree->header()->length() > tree->viewport()->width());
        const auto buttons = window.page(PageName::Accounts)->findChildren<QToolButton *>();
        for (const QToolButton *button : buttons) { // what has no room for its text shows its icon alone
            const bool isWhole = button->width() >= button->sizeHint().width();
            QVERIFY2(!button->isVisible() || isWhole, qPrintable(button->text()));
        }
    }

    /// Accounts may be called as their owners like: numbers are not pushed out of sight for it.
    void longNamesAreCutAndToldByTheirTips()
    {
        WindowFixture fixture;
        QVERIFY(fixture.openSample(QStringLiteral("university")));
        MainWindow &window = fixture.window;
        Document *document = window.workspace()->document();
        const TreeLayout &layout = document->policy().associations.layout();
        document->setRawShares({ layout.idAt(layout.firstChild(0)) }, 4321); // so that there is something to compare
        const QMap<QString, int> before = scrolledAway(fixture);
        QVERIFY(before.size() > 8);
        const AssociationTree &tree = document->policy().associations;
        const AssociationId account = tree.findAccount("biology");
        QVERIFY(account != noAssociation);
        for (AssociationId id = 1; id < tree.rowCount(); ++id) {
            if (tree.isLive(id) && tree.isAccount(id)) {
                QVERIFY(document->renameAssociation(id, QString::fromStdString(std::string(tree.name(id))).leftJustified(60, QLatin1Char('m'))));
            }
        }
        const QMap<QString, int> after = scrolledAway(fixture);
        QCOMPARE(after.keys(), before.keys());
        QStringList pushed;
        for (auto view = after.cbegin(); view != after.cend(); ++view) {
            if (view.value() > before.value(view.key())) {
                pushed << QStringLiteral("%1: %2, and %3 before").arg(view.key()).arg(view.value()).arg(before.value(view.key()));
            }
        }
        QVERIFY2(pushed.isEmpty(), qPrintable(pushed.join(QStringLiteral("; "))));
        window.goTo(PageName::Accounts);
        QVERIFY(fixture.rest());
        auto *accounts = window.findChild<AccountView *>();
        QCOMPARE(
            tipOf(accounts,
                accounts->model()
                    ->match(accounts->model()->index(0, 0), AccountTreeModel::AssociationIdRole, account, 1, Qt::MatchExactly | Qt::MatchRecursive)
                    .value(0)),
            QString::fromStdString(std::string(document->policy().associations.name(account))));
        QStandardItemModel model(1, 1); // a table without cells of its own
        model.setItem(0, 0, new QStandardItem(QString(60, QLatin1Char('n'))));
        QTableView table;
        prepareTable(&table);
        table.setModel(&model);
        setColumnWidths(table.horizontalHeader(), {}, 0, { 0 });
        table.resize(200, 200);
        table.show();
        QCoreApplication::processEvents();
        QVERIFY(table.columnWidth(0) <= table.viewport()->width());
        QCOMPARE(tipOf(&table, model.index(0, 0)), QString(60, QLatin1Char('n')));
        model.item(0, 0)->setText(QStringLiteral("short"));
        QCoreApplication::processEvents();
        QCOMPARE(tipOf(&table, model.index(0, 0)), QString());
    }

    /// Notices, large text and many recent files leave the cards little room: then they are scrolled.
    void cardsOfTheStartPageAreWholeInALowWindow()
    {
        WindowFixture fixture(QStringLiteral("de"));
        fixture.window.resize(1280, 560);
        fixture.window.show();
        QVERIFY(fixture.rest());
        const auto *start = fixture.window.findChild<StartPage *>();
        QVERIFY(start != nullptr && start->isVisible());
        const auto cards = start->findChildren<ChoiceButton *>();
        QVERIFY(cards.size() > 5);
        for (const ChoiceButton *card : cards) {
            QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(card->text()));
            for (const ChoiceButton *other : cards) {
                QVERIFY2(card == other || !card->geometry().intersects(other->geometry()), qPrintable(card->text()));
            }
        }
    }

    void allColumnsOfTheTreeAreWholeAndScrolled()
    {
        WindowFixture fixture;
        fixture.window.resize(1280, 800);
        fixture.window.show();
        fixture.window.files()->openSample(QStringLiteral("university"));
        QVERIFY(fixture.rest());
        auto *tree = fixture.window.findChild<AccountView *>();
        for (int column = 0; column < AccountTreeModel::ColumnCount; ++column) {
            tree->setColumnHidden(column, false);
        }
        tree->columns()->arrange();
        QVERIFY(fixture.rest());
        const QStringList cut = cutCells(tree, tree->header());
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
        QVERIFY(tree->header()->length() > tree->viewport()->width());
    }

    void cellsComeBeforeTitlesAndTitlesBeforeUsualWidths()
    {
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({ QStringLiteral("A title of some length"), QStringLiteral("Another title as long") });
        model.setItem(0, 0, new QStandardItem(QStringLiteral("name")));
        model.setItem(0, 1, new QStandardItem(QStringLiteral("other")));
        QTableView table;
        prepareTable(&table);
        table.setModel(&model);
        const QHeaderView *header = table.horizontalHeader();
        setColumnWidths(table.horizontalHeader(), { { 0, 300 } }, 1);
        table.resize(900, 200);
        table.show();
        const auto settle = [] { QCoreApplication::processEvents(); };
        settle();
        QCOMPARE(header->sectionSize(0), 300);
        QCOMPARE(header->length(), table.viewport()->width()); // the other takes the rest
        const int titles = wholeTitleWidth(header, 0) + wholeTitleWidth(header, 1);
        table.resize(titles + 20, 200);
        settle();
        QVERIFY(header->sectionSize(0) >= wholeTitleWidth(header, 0) && header->sectionSize(1) >= wholeTitleWidth(header, 1));
        QCOMPARE(header->length(), table.viewport()->width());
        const int oneLine = header->height();
        table.resize(titles - 40, 200);
        settle();
        QVERIFY(header->length() <= table.viewport()->width());
        QVERIFY(header->sectionSize(0) >= leastTitleWidth(header, 0) && header->sectionSize(1) >= leastTitleWidth(header, 1));
        QVERIFY(leastTitleWidth(header, 0) < wholeTitleWidth(header, 0));
        QVERIFY(header->height() > oneLine); // there are two
        table.resize(60, 200);
        settle();
        QVERIFY(header->length() > table.viewport()->width()); // scrolled, and nothing is cut
        QVERIFY(header->sectionSize(0) >= leastTitleWidth(header, 0) && header->sectionSize(1) >= leastTitleWidth(header, 1));
        table.resize(titles - 40, 200);
        settle();
        QVERIFY(header->sectionSize(0) >= neededContentWidth(&table, 0));
        model.item(0, 0)->setText(QString(35, QLatin1Char('m')));
        settle();
        QVERIFY(header->sectionSize(0) >= neededContentWidth(&table, 0));
        QVERIFY(header->length() > table.viewport()->width()); // scrolled
        table.horizontalHeader()->resizeSection(0, 77); // as somebody would drag it
        model.item(0, 1)->setText(QStringLiteral("something else"));
        settle();
        QCOMPARE(header->sectionSize(0), 77);
    }

private:
    /// Where each segment stands on each page of a new window, after all pages were shown in each of the sizes. Another
    /// theme styles every widget there is: no window stays.
    static QStringList segmentsOnPages(const QList<QSize> &sizes)
    {
        WindowFixture fixture;
        MainWindow &window = fixture.window;
        window.show();
        window.files()->openSample(QStringLiteral("university"));
        window.actions()->showSide->setChecked(true);
        QStringList places;
        for (const QSize &size : sizes) {
            fixture.theme.setMode(size == sizes.back() ? Theme::Mode::Dark : Theme::Mode::Light);
            window.resize(size);
            places.clear();
            for (int page = 0; page < window.pages().size(); ++page) {
                window.showPage(page);
                if (!fixture.rest()) {
                    return {};
                }
                const auto controls = window.pages().at(page)->findChildren<SegmentedControl *>();
                for (const SegmentedControl *control : controls) {
                    for (int i = 0; control->isVisible() && control->button(i) != nullptr; ++i) {
                        const QPoint place = control->button(i)->mapTo(control->parentWidget(), QPoint(0, 0));
                        places << QStringLiteral("%1: %2 at %3, %4")
                                      .arg(MainWindow::pageNames()[page], control->button(i)->text(), QString::number(place.x()),
                                          QString::number(place.y()));
                    }
                }
            }
        }
        return places;
    }

    /// How many pixels of their columns have no room, of all tables and trees that the pages show with each of their switches.
    static QMap<QString, int> scrolledAway(WindowFixture &fixture)
    {
        MainWindow &window = fixture.window;
        QMap<QString, int> pixels;
        const auto look = [&](const QWidget *page) {
            const auto views = page->findChildren<QAbstractItemView *>();
            for (const QAbstractItemView *view : views) {
                const auto *header = view->findChild<QHeaderView *>(QString(), Qt::FindDirectChildrenOnly);
                const auto *table = qobject_cast<const QTableView *>(view);
                header = table != nullptr ? table->horizontalHeader() : header;
                if (header != nullptr && view->isVisible() && !view->accessibleName().isEmpty()) {
                    int &most = pixels[view->accessibleName()];
                    most = std::max(most, header->length() - view->viewport()->width());
                }
            }
        };
        for (int page = 0; page < window.pages().size(); ++page) {
            window.showPage(page);
            if (!fixture.rest()) {
                return {};
            }
            look(window.pages().at(page));
            const auto controls = window.pages().at(page)->findChildren<SegmentedControl *>();
            for (const SegmentedControl *control : controls) {
                for (int i = 0; control->isVisible() && control->button(i) != nullptr; ++i) {
                    control->button(i)->click();
                    if (!fixture.rest()) {
                        return {};
                    }
                    look(window.pages().at(page));
                }
            }
        }
        return pixels;
    }

    static QString tipOf(QAbstractItemView *view, const QModelIndex &cell)
    {
        QToolTip::hideText(); // takes a moment
        if (!waitFor([] { return !QToolTip::isVisible(); })) {
            return {};
        }
        view->scrollTo(cell);
        const QPoint where = view->visualRect(cell).center();
        QHelpEvent asking(QEvent::ToolTip, where, view->viewport()->mapToGlobal(where));
        QCoreApplication::sendEvent(view->viewport(), &asking);
        return QToolTip::isVisible() ? QToolTip::text().section(QLatin1Char('\n'), 0, 0) : QString(); // what the cell means stands below
    }

    /// The scrolled parts of a page of which something lies beside it, on the right or on the left.
    static QStringList partsOutOfSight(const QWidget *page)
    {
        QStringList hidden;
        const auto areas = page->findChildren<QAbstractScrollArea *>();
        for (const QAbstractScrollArea *area : areas) {
            const QRect place(area->mapTo(page, QPoint(0, 0)), area->size());
            if (area->isVisible() && (place.left() < 0 || place.right() > page->width())) {
                hidden << QStringLiteral("%1 %2: from %3 to %4 of %5")
                              .arg(QLatin1String(page->metaObject()->className()), area->accessibleName(), QString::number(place.left()),
                                  QString::number(place.right()), QString::number(page->width()));
            }
        }
        return hidden;
    }

    /// What stays cut: controls that go on in another row, and titles on two lines, come in later turns of the event loop.
    static QStringList stayingCut(WindowFixture &fixture, QStringList (*look)(const MainWindow &))
    {
        QStringList cut = look(fixture.window);
        for (int again = 0; again < 10 && !cut.isEmpty() && fixture.rest(); ++again) {
            cut = look(fixture.window);
        }
        return cut;
    }

    static QStringList cutInViews(const MainWindow &window)
    {
        QStringList cut;
        const auto views = window.findChildren<QAbstractItemView *>();
        for (const QAbstractItemView *view : views) {
            const auto *table = qobject_cast<const QTableView *>(view);
            const auto *tree = qobject_cast<const QTreeView *>(view);
            QHeaderView *header = table != nullptr ? table->horizontalHeader() : tree != nullptr ? tree->header() : nullptr;
            if (header != nullptr && header->isVisible() && view->model() != nullptr) {
                cut << cutCells(view, header) << cutTitles(view, header) << cutPaintedTitles(view, header) << strayTitles(view, header);
            }
            const auto *list = qobject_cast<const QListView *>(view);
            for (int row = 0; list != nullptr && list->isVisible() && row < list->model()->rowCount(); ++row) {
                cut << cutDrawing(list, list->model()->index(row, 0));
            }
        }
        return cut;
    }
    static QStringList cutOn(const MainWindow &window)
    {
        QStringList cut = cutInViews(window);
        const auto controls = window.findChildren<SegmentedControl *>();
        for (const SegmentedControl *control : controls) {
            if (control->isVisible() && control->width() < control->sizeHint().width()) {
                cut << QStringLiteral("%1 …: %2 of %3 pixels")
                           .arg(control->button(0)->text(), QString::number(control->width()), QString::number(control->sizeHint().width()));
            }
            for (int i = 0; control->isVisible() && control->button(i) != nullptr; ++i) {
                if (control->button(i)->isVisible() && !control->rect().contains(control->button(i)->geometry())) {
                    cut << QStringLiteral("%1: outside of its control").arg(control->button(i)->text());
                }
            }
        }
        return cut;
    }
};

APPORTION_TEST(TestColumns)
} // namespace test_columns

#include "test_columns.moc"
