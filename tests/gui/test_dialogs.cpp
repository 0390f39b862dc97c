// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog in every language, light and dark: nothing that is written in it is cut, and its icons are the family's.
#include "gui/accounts/people_dialog.h"
#include "gui/compare/felt_dialog.h"
#include "gui/files/cluster_dialog.h"
#include "gui/files/import_dialog.h"
#include "gui/files/merge_dialog.h"
#include "gui/files/new_dialog.h"
#include "gui/hardware/access_dialog.h"
#include "gui/shell/agreement_dialog.h"
#include "gui/shell/find_anything.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/item_views.h"
#include "support/sanitizer.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollArea>
#include <QTableView>
#include <QTableWidget>
#include <QTreeView>

#include <memory>

namespace test_dialogs
{

using namespace apportion;

namespace
{

/// Texts that have less room than they need.
QStringList cutTexts(const QWidget *dialog)
{
    QStringList cut;
    const auto labels = dialog->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (!label->isVisible() || label->text().isEmpty() || qobject_cast<const ElidedLabel *>(label) != nullptr) {
            continue;
        }
        const bool isCut
            = label->wordWrap() ? label->heightForWidth(label->width()) > label->height() + 1 : label->sizeHint().width() > label->width() + 1;
        if (isCut) {
            cut << QStringLiteral("label: ") + label->text();
        }
    }
    const auto buttons = dialog->findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        if (button->isVisible() && !button->text().isEmpty()
            && button->fontMetrics().horizontalAdvance(button->text().remove(QLatin1Char('&'))) > button->contentsRect().width()) {
            cut << QStringLiteral("button: ") + button->text();
        }
    }
    const auto boxes = dialog->findChildren<QComboBox *>();
    for (const QComboBox *box : boxes) {
        if (box->isVisible() && !box->isEditable() && box->fontMetrics().horizontalAdvance(box->currentText()) > box->width() - 20) {
            cut << QStringLiteral("choice: ") + box->currentText();
        }
    }
    const auto views = dialog->findChildren<QAbstractItemView *>();
    for (const QAbstractItemView *view : views) {
        const auto *table = qobject_cast<const QTableView *>(view);
        const auto *tree = qobject_cast<const QTreeView *>(view);
        const QHeaderView *header = table != nullptr ? table->horizontalHeader() : tree != nullptr ? tree->header() : nullptr;
        for (int column = 0; header != nullptr && header->isVisible() && column < header->count(); ++column) {
            if (!header->isSectionHidden(column) && header->sectionSize(column) < leastTitleWidth(header, column)) {
                cut << QStringLiteral("title: ") + header->model()->headerData(column, Qt::Horizontal).toString();
            }
        }
    }
    return cut;
}

} // namespace

class TestDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOfADialogIsCut_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : { "en", "de", "fr", "zh_CN" }) {
            if (!isSanitized || language == QByteArrayView("de") || language == QByteArrayView("fr")) {
                QTest::addRow("%s", language) << QString::fromLatin1(language);
            }
        }
    }
    void nothingOfADialogIsCut()
    {
        QFETCH(QString, language);
        WindowFixture fixture(language);
        MainWindow &window = fixture.window;
        window.resize(1280, 800);
        window.show();
        window.files()->openSample(QStringLiteral("university"));
        QVERIFY(fixture.rest());
        Document *document = window.workspace()->document();
        const TreeLayout &layout = document->policy().associations.layout();
        QVERIFY(document->setRawShares({ layout.idAt(layout.firstChild(0)) }, 4321)); // so that something is felt
        QVERIFY(fixture.rest());
        QVERIFY(QDir().mkpath(folder()));

        QStringList cut;
        const auto look = [&](QWidget *dialog, const QString &name) {
            dialog->show();
            for (const bool dark : { true, false }) {
                fixture.theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
                QVERIFY(fixture.rest());
                QVERIFY(dialog->grab().save(
                    QStringLiteral("%1/dialog_%2_%3_%4.png").arg(folder(), name, language, dark ? QStringLiteral("dark") : QStringLiteral("light"))));
            }
            const QStringList texts = cutTexts(dialog);
            for (const QString &text : texts) {
                cut << name + QStringLiteral(", ") + text;
            }
        };
        {
            NewDialog dialog(&window);
            look(&dialog, QStringLiteral("new"));
        }
        {
            ImportDialog dialog(&window);
            dialog.placeFiles(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")));
            look(&dialog, QStringLiteral("import"));
        }
        {
            const QTemporaryDir lists;
            const QString list = lists.filePath(QStringLiteral("people.csv"));
            QFile file(list);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("user,account\nnewcomer,physics\nother-newcomer,no-such-account\n");
            file.close();
            PeopleDialog dialog(window.workspace(), &window);
            dialog.show();
            dialog.readLists({ list });
            QTRY_VERIFY(dialog.table()->rowCount() > 0);
            look(&dialog, QStringLiteral("people"));
        }
        {
            AccessDialog dialog(window.workspace()->document(), &window);
            dialog.applyPalette(fixture.theme.palette());
            look(&dialog, QStringLiteral("access"));
        }
        {
            std::vector<MergeConflict> conflicts;
            for (const char *name : { "bio", "physics-of-the-atmosphere" }) {
                conflicts.push_back({ std::string("Account=") + name, "Fairshare", "20", "33", "77" });
            }
            conflicts.push_back({ "PartitionName=batch", "TRESBillingWeights", {}, "CPU=1.0,Mem=0.25G,GRES/gpu=12.5", "CPU=1.0,Mem=0.5G" });
            MergeDialog dialog(conflicts, QStringLiteral("university.apportion"), &window);
            look(&dialog, QStringLiteral("merge"));
            auto *values = dialog.findChild<QTableView *>(); // what is clicked is chosen, wherever in the cell
            const QModelIndex theirs = dialog.model()->index(0, ConflictModel::Theirs);
            for (int again = 0; again < 2; ++again) {
                QTest::mouseClick(values->viewport(), Qt::LeftButton, {}, values->visualRect(theirs).center());
                QCOMPARE(dialog.model()->takenTheirs().size(), std::size_t { 1 });
            }
            QTest::mouseClick(values->viewport(), Qt::LeftButton, {}, values->visualRect(theirs.siblingAtColumn(ConflictModel::Mine)).center());
            QVERIFY(dialog.model()->takenTheirs().empty());
        }
        {
            FeltDialog dialog(window.workspace(), &window);
            look(&dialog, QStringLiteral("felt"));
        }
        window.files()->showCluster(fixture.theme.palette());
        look(window.files()->clusterDialog(), QStringLiteral("cluster"));
        window.files()->clusterDialog()->close();
        FindAnything *finder = FindAnything::openIn(&window, window.workspace(), window.menuBar(), {}, fixture.theme.palette());
        finder->field()->setText(QStringLiteral("phy"));
        QTRY_VERIFY_WITH_TIMEOUT(finder->isUpToDate() && finder->table()->model()->rowCount() > 0, patience);
        look(finder, QStringLiteral("find"));
        finder->close();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        auto *agreement = new AgreementDialog(document->project().agreement, &window); // deletes itself when it is closed
        look(agreement, QStringLiteral("agreement"));
        agreement->close();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

private:
    static QString folder() { return QStringLiteral(APPORTION_BINARY_DIR "/screenshots"); }
};

APPORTION_TEST(TestDialogs)
} // namespace test_dialogs

#include "test_dialogs.moc"
