// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/decay_chart.h"
#include "gui/accounts/account_view.h"
#include "gui/learn/learn_controller.h"
#include "gui/page/navigation_rail.h"
#include "gui/page/page.h"
#include "gui/page/tool_bar.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/segmented_control.h"
#include "models/partition_model.h"
#include "support/sanitizer.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

namespace test_language
{

using namespace apportion;

namespace
{

/// Marks every text that is translated at all.
class MarkingTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        // Qt asks its own texts, and the direction of writing, by the same way
        const bool own = qstrcmp(context, "QGuiApplication") != 0;
        return own ? QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(source)) : QString();
    }
};

/// What the window says, by where it says it: what stands still, not what the policy holds.
QStringList fixedTexts(MainWindow &window)
{
    [[maybe_unused]] const auto made = window.pages();
    QStringList texts;
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        texts.append(button->text());
        texts.append(button->toolTip());
        texts.append(button->accessibleName());
    }
    const auto actions = window.findChildren<QAction *>();
    for (const QAction *action : actions) {
        texts.append(action->text());
    }
    const auto views = window.findChildren<QAbstractItemView *>();
    for (const QAbstractItemView *view : views) {
        for (int column = 0; view->model() != nullptr && column < view->model()->columnCount(); ++column) {
            texts.append(view->model()->headerData(column, Qt::Horizontal).toString());
            texts.append(view->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
        }
    }
    const auto labels = window.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->property("look") == QLatin1String("section")) {
            texts.append(label->text());
        }
    }
    const auto headings = window.findChildren<ElidedLabel *>();
    for (const ElidedLabel *heading : headings) {
        if (heading->property("look") == QLatin1String("section")) {
            texts.append(heading->text());
        }
    }
    return texts;
}

/// Everything that can be seen as a text, with what the policy holds.
QStringList visibleTexts(MainWindow &window)
{
    [[maybe_unused]] const auto made = window.pages();
    QStringList texts;
    const auto labels = window.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        texts.append(label->isVisible() ? label->text() : QString());
    }
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        texts.append(button->isVisible() ? button->text() : QString());
    }
    const auto views = window.findChildren<QAbstractItemView *>();
    for (const QAbstractItemView *view : views) {
        for (int row = 0; view->model() != nullptr && row < view->model()->rowCount(); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                texts.append(view->model()->index(row, column).data().toString());
            }
        }
    }
    texts.removeAll(QString());
    texts.sort();
    return texts;
}

/// What a chart writes into its plot, and where.
class SeenDecay : public DecayChart
{
public:
    [[nodiscard]] std::vector<std::pair<QString, QRectF>> texts(const QSize &size) const
    {
        MarkSheet sheet(size);
        layOut(sheet);
        std::vector<std::pair<QString, QRectF>> all;
        for (const Mark &mark : sheet.marks()) {
            if (mark.kind == MarkKind::Text && mark.alignment == 0 && mark.turn == 0.0) {
                const QFontMetricsF metrics(mark.font);
                const QSizeF extent(metrics.horizontalAdvance(mark.text), metrics.capHeight());
                all.emplace_back(mark.text, QRectF(mark.box.bottomLeft() - QPointF(0.0, extent.height()), extent));
            }
        }
        return all;
    }
};

bool hasWords(const QString &text)
{
    static const QRegularExpression words(QStringLiteral("[a-z]{3}"));
    return text.contains(words);
}

} // namespace

/// The language of the window, changed while it is open.
class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPageHasHelpInEveryLanguage()
    {
        const QDir english(QStringLiteral(":/help"));
        const QStringList pages = english.entryList({ QStringLiteral("*.md") }, QDir::Files);
        QCOMPARE(pages.size(), MainWindow::pageNames().size() + 1); // and the time bar
        const auto textOf = [](const QString &path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        for (const Language::Choice &language : Language::shipped()) {
            for (const QString &page : pages) {
                if (language.code != QLatin1String("en")) {
                    const QString own = textOf(english.filePath(language.code + QLatin1Char('/') + page));
                    const QString source = textOf(english.filePath(page));
                    QVERIFY2(!own.isEmpty() && own != source, qPrintable(language.code + page));
                    QCOMPARE(own.count(QStringLiteral("\n## ")), source.count(QStringLiteral("\n## ")));
                    QCOMPARE(own.count(QStringLiteral("\n- ")), source.count(QStringLiteral("\n- ")));
                }
            }
        }
    }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.resize(1280, 800);
        m_fixture->window.show();
        m_fixture->window.files()->openSample(QStringLiteral("university"));
        QVERIFY(m_fixture->rest());
    }
    void cleanup() { m_fixture.reset(); }

    /// As wide as the page leaves it at 1280 × 800, whatever stands beside it.
    void noTwoLabelsOfTheDecayOverlap()
    {
        m_fixture->window.goTo(PageName::Usage);
        QVERIFY(m_fixture->rest());
        const auto languages = Language::shipped();
        for (const Language::Choice &language : languages) {
            m_fixture->language.choose(language.code);
            QVERIFY(m_fixture->rest());
            m_fixture->window.goTo(PageName::Usage); // the pages are made anew in another language
            QVERIFY(m_fixture->rest());
            const auto *chart = m_fixture->window.currentPage()->findChild<DecayChart *>();
            QVERIFY(chart != nullptr);
            SeenDecay seen;
            auto data = chart->data();
            // also where the longest job runs for a half-life, and its words come to those of the half
            for (const double longest : { data.longestJobDays, data.own.halfLifeDays.value_or(7.0) }) {
                data.longestJobDays = longest;
                seen.setData(data);
                for (const int height : { chart->height(), 190, 260 }) {
                    for (const int width : { chart->width(), 420, 520, 640, 1000 }) {
                        const std::vector<std::pair<QString, QRectF>> texts = seen.texts(QSize(width, height));
                        QVERIFY(texts.size() > 3);
                        for (std::size_t i = 0; i < texts.size(); ++i) {
                            for (std::size_t j = 0; j < i; ++j) {
                                QVERIFY2(!texts[i].second.intersects(texts[j].second),
                                    qPrintable(QStringLiteral("%1 at %2 × %3, %4 days: %5 | %6")
                                                   .arg(language.code)
                                                   .arg(width)
                                                   .arg(height)
                                                   .arg(longest)
                                                   .arg(texts[i].first, texts[j].first)));
                            }
                        }
                    }
                }
            }
        }
        m_fixture->language.choose(QStringLiteral("en"));
    }

    /// The bar would lie where the last row can be.
    void noPartitionIsHiddenBelowAScrollBar()
    {
        m_fixture->window.files()->openSample(QStringLiteral("test-lab"));
        QTRY_VERIFY(m_fixture->window.windowTitle().startsWith(QStringLiteral("A lab at a university")));
        for (const char *language : { "de", "fr", "zh_CN", "en" }) {
            m_fixture->language.choose(QString::fromLatin1(language));
            QVERIFY(m_fixture->rest());
            m_fixture->window.goTo(PageName::Hardware);
            QVERIFY(m_fixture->rest());
            const auto tables = m_fixture->window.currentPage()->findChildren<QTableView *>();
            const auto isOfPartitions = [](const QTableView *table) { return qobject_cast<const PartitionModel *>(table->model()) != nullptr; };
            const auto found = std::find_if(tables.begin(), tables.end(), isOfPartitions);
            QVERIFY(found != tables.end());
            QVERIFY2((*found)->horizontalScrollBar()->maximum() == 0, language);
        }
    }

    void menusFollowTheChosenLanguage()
    {
        const auto firstMenu = [this] { return m_fixture->window.menuBar()->actions().constFirst()->text(); };
        QCOMPARE(firstMenu(), QStringLiteral("&File"));
        m_fixture->language.choose(QStringLiteral("de"));
        QTRY_COMPARE(firstMenu(), QStringLiteral("&Datei"));
        m_fixture->language.choose(QStringLiteral("fr"));
        QTRY_COMPARE(firstMenu(), QStringLiteral("&Fichier"));
        m_fixture->language.choose(QStringLiteral("zh_CN"));
        QTRY_COMPARE(firstMenu(), QStringLiteral("文件(&F)"));
        m_fixture->language.choose(QStringLiteral("en"));
        QTRY_COMPARE(firstMenu(), QStringLiteral("&File"));
    }

    void whatIsOpenIsCalledInTheChosenLanguage()
    {
        MainWindow &window = m_fixture->window;
        const auto inTitle = [&window](const QString &name) { return window.windowTitle().startsWith(name); };
        QVERIFY2(inTitle(QStringLiteral("A university")), qPrintable(window.windowTitle()));
        m_fixture->language.choose(QStringLiteral("fr"));
        QTRY_VERIFY2(inTitle(QStringLiteral("Une université")), qPrintable(window.windowTitle()));
        QVERIFY(!window.isWindowModified());
        m_fixture->language.choose(QStringLiteral("en"));
        QTRY_VERIFY2(inTitle(QStringLiteral("A university")), qPrintable(window.windowTitle()));
        // a lesson, whose file is another one in each language
        window.workspace()->close();
        QTRY_VERIFY(!window.learn()->controller()->shelf().own.empty());
        const Lesson english = window.learn()->controller()->shelf().own.front().lesson;
        window.learn()->start(english);
        QTRY_VERIFY(inTitle(QStringLiteral("Lesson: %1").arg(english.title)));
        QTRY_VERIFY(window.learn()->controller()->session() != nullptr);
        m_fixture->language.choose(QStringLiteral("fr"));
        QTRY_VERIFY(window.learn()->controller()->session()->lesson().title != english.title);
        const QString french = window.learn()->controller()->session()->lesson().title;
        QTRY_VERIFY2(inTitle(QStringLiteral("Leçon\u00a0: %1").arg(french)), qPrintable(window.windowTitle()));
        window.learn()->end();
        m_fixture->language.choose(QStringLiteral("en"));
        QVERIFY(m_fixture->rest());
    }

    void numbersFollowTheChosenLanguage()
    {
        m_fixture->language.choose(QStringLiteral("de"));
        QCOMPARE(QLocale().toString(1234567.5, 'f', 1), QStringLiteral("1.234.567,5"));
        m_fixture->language.choose(QStringLiteral("en"));
        QCOMPARE(QLocale().toString(1234567.5, 'f', 1), QStringLiteral("1,234,567.5"));
    }

    void everyFixedTextIsTranslated()
    {
        const QStringList before = fixedTexts(m_fixture->window);
        MarkingTranslator marks;
        QCoreApplication::installTranslator(&marks);
        QTRY_VERIFY(m_fixture->window.menuBar()->actions().constFirst()->text().contains(QStringLiteral("⟦")));
        QVERIFY(m_fixture->rest());
        const QStringList after = fixedTexts(m_fixture->window);
        QCoreApplication::removeTranslator(&marks);
        QVERIFY(after.size() > 200);
        // what is written by Slurm stays: keys, flags, names of the policy and of languages
        QSet<QString> kept { QStringLiteral("English"), QStringLiteral("Deutsch"), QStringLiteral("Français") };
        for (const QAction *action : m_fixture->window.findChildren<QAction *>(QStringLiteral("lesson"))) {
            kept.insert(action->text()); // lessons are files of their own, in English
        }
        QStringList untranslated;
        for (const QString &text : after) {
            const bool isSlurms = !text.contains(QLatin1Char(' '))
                && (text.startsWith(QLatin1String("Priority")) || text.startsWith(QLatin1String("slurm.conf")) || text.toUpper() == text);
            if (hasWords(text) && !text.contains(QStringLiteral("⟦")) && !kept.contains(text) && !isSlurms && before.contains(text)) {
                untranslated.append(text);
            }
        }
        untranslated.removeDuplicates();
        QVERIFY2(untranslated.isEmpty(), qPrintable(untranslated.join(QLatin1Char('\n'))));
    }

    void changingTheLanguageKeepsWhatIsShown()
    {
        Document *document = m_fixture->window.workspace()->document();
        document->setRawShares({ document->policy().associations.findAccount("physics") }, 77);
        QVERIFY(m_fixture->waitForResults());
        m_fixture->window.showPage(3);
        m_fixture->window.showProblems(true);
        QVERIFY(m_fixture->rest());
        const QStringList before = visibleTexts(m_fixture->window);
        const QUndoStack *undo = document->undoStack();
        QCOMPARE(undo->count(), 1);

        QEvent change(QEvent::LanguageChange);
        const QPointer<Page> page = m_fixture->window.currentPage();
        QCoreApplication::sendEvent(&m_fixture->window, &change);
        QTRY_VERIFY(page.isNull());
        QVERIFY(m_fixture->waitForResults());
        QCOMPARE(m_fixture->window.currentPage(), m_fixture->window.page(PageName::Priority));
        QCOMPARE(undo->count(), 1);
        const auto lost = [&] {
            QStringList texts = before;
            const QStringList after = visibleTexts(m_fixture->window);
            for (const QString &text : after) {
                texts.removeOne(text);
            }
            return texts;
        };
        QVERIFY2(waitFor([&lost] { return lost().isEmpty(); }), qPrintable(lost().join(QLatin1Char('\n'))));
        // the name of what is open stands in its corner once, and nothing of the last menu bar below it
        const QList<QLabel *> names = m_fixture->window.menuBar()->findChildren<QLabel *>();
        QCOMPARE(names.size(), 1);
        QVERIFY(names.first()->isVisibleTo(&m_fixture->window)
            && names.first()->text().contains(m_fixture->window.workspace()->document()->displayName()));
        QVERIFY(before.size() > 300);
    }

    void longWordsInLargeTextFitTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textSize");
        for (const char *language : { "en", "de", "fr", "zh_CN" }) {
            for (const int size : { 100, 130 }) {
                if (!isSanitized || (size == 130 && language == QLatin1String("fr"))) { // the longest words
                    QTest::addRow("%s %d", language, size) << QString::fromLatin1(language) << size;
                }
            }
        }
    }
    void longWordsInLargeTextFitTheWindow()
    {
        QFETCH(QString, language);
        QFETCH(int, textSize);
        m_fixture->language.choose(language);
        m_fixture->theme.setTextSize(textSize);
        QCoreApplication::processEvents(); // the window is built anew
        MainWindow &window = m_fixture->window;
        window.resize(1280, 800);
        window.show();
        QVERIFY(m_fixture->openGolden(QStringLiteral("odyssey")));
        QCOMPARE(window.width(), 1280);
        window.showPage(0);
        QVERIFY(m_fixture->rest());
        const auto *tree = window.page(PageName::Accounts)->findChild<AccountView *>();
        QVERIFY(tree != nullptr);
        QStringList widths { QString::number(tree->viewport()->width()) };
        for (int column = 0; column < tree->header()->count(); ++column) {
            widths << QString::number(tree->header()->sectionSize(column));
        }
        QVERIFY2(tree->header()->length() <= tree->viewport()->width(), // nobody scrolls sideways to see a rank
            qPrintable(widths.join(QLatin1Char(' '))));
        const auto pages = window.pages();
        for (int page = 0; page < pages.size(); ++page) {
            window.showPage(page);
            checkNothingIsCut(*pages[page]);
            const auto forms = window.findChildren<Disclosure *>();
            setOpen(forms, true);
            QVERIFY(m_fixture->waitForResults());
            checkNothingIsCut(*pages[page]);
            setOpen(forms, false);
        }
        const auto *rail = window.findChild<NavigationRail *>();
        const auto names = rail->findChildren<QToolButton *>();
        for (const QToolButton *name : names) {
            QVERIFY2(name->fontMetrics().horizontalAdvance(name->text()) + 5 <= name->width(), qPrintable(name->text()));
        }
    }

    void countsAreGroupedAsAllNumbers()
    {
        const auto counted = [] { return QCoreApplication::translate("apportion::BottomBar", "%n user association(s)", nullptr, 100000); };
        m_fixture->language.choose(QStringLiteral("en"));
        QCOMPARE(counted(), QStringLiteral("100,000 user associations"));
        m_fixture->language.choose(QStringLiteral("de"));
        QVERIFY2(counted().startsWith(QLatin1String("100.000 ")), qPrintable(counted()));
    }

    void pluralsHaveTheirForms()
    {
        QCOMPARE(QCoreApplication::translate("apportion::BottomBar", "%n user association(s)", nullptr, 1), QStringLiteral("1 user association"));
        QCOMPARE(QCoreApplication::translate("apportion::BottomBar", "%n user association(s)", nullptr, 12), QStringLiteral("12 user associations"));
        const auto removed = [](int lines) {
            return QCoreApplication::translate("apportion::ExportPage", "%1, %n removed", "lines added, lines removed", lines)
                .arg(QStringLiteral("…"));
        };
        m_fixture->language.choose(QStringLiteral("fr"));
        QCOMPARE(removed(1), QStringLiteral("…, 1 supprimée"));
        QCOMPARE(removed(2), QStringLiteral("…, 2 supprimées"));
        m_fixture->language.choose(QStringLiteral("en"));
    }

    void unknownLanguageIsTheSystems()
    {
        m_fixture->language.choose(QStringLiteral("tlh"));
        QCOMPARE(m_fixture->language.chosen(), QString());
        QCoreApplication::processEvents();
        QCOMPARE(m_fixture->window.menuBar()->actions().constFirst()->text(), QStringLiteral("&File"));
    }

private:
    static void setOpen(const QList<Disclosure *> &forms, bool open)
    {
        for (Disclosure *form : forms) {
            form->setOpen(open);
        }
    }

    /// In the end: texts wrap and panels are made in later turns of the event loop.
    void checkNothingIsCut(const Page &page) const
    {
        QVERIFY(m_fixture->rest());
        QStringList cut;
        (void)waitFor([&] { return (cut = whatIsCut(page)).isEmpty(); });
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    QStringList whatIsCut(const Page &page) const
    {
        QStringList cut;
        const auto headers = m_fixture->window.findChildren<SectionHeader *>();
        for (const SectionHeader *header : headers) {
            if (header->isVisible() && !fits(header)) {
                cut << header->title();
            }
        }
        const auto tables = m_fixture->window.findChildren<QTableView *>();
        for (const QTableView *table : tables) {
            const QHeaderView *titles = table->horizontalHeader();
            for (int column = 0; table->isVisible() && column < titles->count(); ++column) {
                // what stands in the cells comes before titles
                const bool hasRoom = titles->length() < table->viewport()->width();
                if (hasRoom && !titles->isSectionHidden(column) && titles->sectionSize(column) < wholeTitleWidth(titles, column)) {
                    cut << table->model()->headerData(column, Qt::Horizontal).toString();
                }
            }
        }
        const auto scrolls = m_fixture->window.findChildren<QScrollArea *>();
        for (const QScrollArea *scroll : scrolls) {
            if (scroll->isVisible() && scroll->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
                && scroll->widget()->width() > scroll->viewport()->width()) {
                cut << widthsIn(scroll, page);
            }
        }
        return cut;
    }

    /// Its title is whole, and so is each control.
    static bool fits(const SectionHeader *header)
    {
        const auto words = header->findChildren<ElidedLabel *>(Qt::FindDirectChildrenOnly);
        const auto controls = header->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        return words.first()->width() >= words.first()->sizeHint().width()
            && std::all_of(controls.begin(), controls.end(), [header](const QWidget *control) {
                   const bool isLow = qobject_cast<const SegmentedControl *>(control) != nullptr && control->height() < control->sizeHint().height();
                   return !control->isVisible() || qobject_cast<const ElidedLabel *>(control) != nullptr
                       || (header->rect().contains(control->geometry()) && !isLow);
               });
    }

    /// What cannot be scrolled sideways and is wider than its room, with what makes it so.
    static QStringList widthsIn(const QScrollArea *scroll, const Page &page)
    {
        const int room = scroll->viewport()->width();
        QStringList findings { QStringLiteral("%1: %2 of %3, page at least %4")
                                   .arg(page.title())
                                   .arg(scroll->widget()->minimumSizeHint().width())
                                   .arg(room)
                                   .arg(page.minimumSizeHint().width()) };
        const auto parts = scroll->widget()->findChildren<QWidget *>();
        for (const QWidget *part : parts) {
            const int least = std::max(part->minimumSizeHint().width(), part->minimumWidth());
            if (part->isVisible() && least > room / 2) {
                findings << QStringLiteral("  %1 at least %2").arg(QLatin1String(part->metaObject()->className())).arg(least);
            }
        }
        return findings;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

APPORTION_TEST(TestLanguage)
} // namespace test_language

#include "test_language.moc"
