// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_export.h"
#include "charts/pdf_structure.h"
#include "charts/priority_data.h"
#include "gui/report/headless.h"
#include "gui/report/headless_report.h"
#include "gui/report/report.h"
#include "page_fixture.h"
#include "report_testing.h"
#include "storage/policy_file.h"
#include "storage/qt_text.h"
#include "support/generated_policy.h"
#include "support/patience.h"
#include "support/test_case.h"

#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QUrl>

#include <cstdio>
#include <unistd.h>

namespace test_report
{

using namespace apportion;
using apportion::test::sourceOf;
using apportion::test::tableWith;
using apportion::test::textOf;

namespace
{

ReportSource changedSource()
{
    const Snapshot baseline = test::golden(QStringLiteral("fair_tree_rules"));
    Snapshot draft = baseline;
    draft.policy.associations.setRawShares(draft.policy.associations.findAccount("chem"), 12);
    draft.policy.priority.weightAge = 4000;
    return sourceOf(baseline, draft);
}

/// Texts that a type face writes with other signs when it may.
struct OddWords
{
    QStringList words;
    [[nodiscard]] ReportFacts facts() const
    {
        ReportFacts made;
        for (const QString &word : words) {
            made.facts.append({ QStringLiteral("is"), word });
        }
        return made;
    }
};

/// The last of them.
const ReportTable *appendixWith(const Report &report, const QString &header)
{
    Report reversed { {}, {}, { report.blocks.rbegin(), report.blocks.rend() } };
    const ReportTable *found = tableWith(reversed, header);
    for (const ReportBlock &block : report.blocks) {
        const auto *table = std::get_if<ReportTable>(&block);
        if (found != nullptr && table != nullptr && table->rows == found->rows) {
            return table;
        }
    }
    return nullptr;
}

int pagesOf(const QByteArray &pdf)
{
    int pages = 0;
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page[^s]"));
    auto matches = page.globalMatch(QString::fromLatin1(pdf));
    while (matches.hasNext()) {
        matches.next();
        ++pages;
    }
    return pages;
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNumbersAreThoseOfTheEvaluation()
    {
        const ReportSource source = changedSource();
        const Report report = makeReport(source);
        const ReportTable *accounts = tableWith(report, QStringLiteral("LevelFS"));
        QVERIFY(accounts != nullptr);
        QCOMPARE(accounts->rows.size(), static_cast<qsizetype>(source.draft->layout().accountCount()));
        const ReportTable *shares = appendixWith(report, QStringLiteral("LevelFS"));
        QVERIFY(shares != nullptr);
        QCOMPARE(shares->rows.size(), static_cast<qsizetype>(source.draft->layout().size()));
        bool found = false;
        for (qsizetype i = 0; i < shares->rows.size(); ++i) {
            if (shares->rows[i].first() == QLatin1String("fay")) {
                QCOMPARE(shares->rows[i - 1].first(), QString("chem")); // her account stands above her
                QCOMPARE(shares->indents[i], shares->indents[i - 1] + 1);
                QCOMPARE(shares->rows[i][2], QString("0.7500")); // 3 of 4 shares
                found = true;
            }
        }
        QVERIFY(found);
        const ReportTable *settings = tableWith(report, QStringLiteral("What it means"));
        const auto age
            = std::find_if(settings->rows.begin(), settings->rows.end(), [](const QStringList &row) { return row[0] == "PriorityWeightAge"; });
        QVERIFY(age != settings->rows.end());
        QCOMPARE((*age)[1], QString("4000"));
        QCOMPARE((*age)[2], QString("1000"));
        const ReportTable *changes = tableWith(report, QStringLiteral("What"));
        QCOMPARE(changes->rows.size(), qsizetype { 2 });
        QCOMPARE(changes->rows[1][0], QString("chem"));
        const ReportTable *jobs = tableWith(report, QStringLiteral("Nice"));
        QCOMPARE(jobs->columns.size(), 13); // all nine terms, so that a reader can add them up
        QCOMPARE(jobs->rows.size(), static_cast<qsizetype>(source.draft->order().size()));
    }

    void whatChangesStandsBeforeEverythingElse()
    {
        const ReportSource source = changedSource();
        const QString text = textOf(reportPdf(makeReport(source)));
        QVERIFY2(!text.isEmpty(), "pdftotext, of poppler-utils, could not be run");
        const QStringList pages = text.split(QChar::FormFeed);
        QVERIFY(pages[0].contains(QStringLiteral("For whom, and why")));
        QVERIFY(pages[0].contains(QStringLiteral("raw shares of chem")));
        QVERIFY(pages[0].contains(QStringLiteral("PriorityWeightAge")));
        QVERIFY(!pages[0].contains(QStringLiteral("Norm. shares")));
        QVERIFY(pages[1].contains(QStringLiteral("Difference to the baseline")));
    }

    void aReaderFindsEverySettingInTheText()
    {
        const Report report = makeReport(changedSource());
        const QString text = textOf(reportPdf(report));
        const ReportTable *settings = tableWith(report, QStringLiteral("What it means"));
        QVERIFY(settings->rows.size() > 5);
        for (const QStringList &row : settings->rows) {
            const QRegularExpression line(QRegularExpression::escape(row[0]) + QStringLiteral("\\s+") + QRegularExpression::escape(row[1]));
            QVERIFY2(text.contains(line), qPrintable(row[0] + QLatin1Char('=') + row[1]));
        }
        OddWords odd { { QStringLiteral("14-0"), QStringLiteral("(RAW)"), QStringLiteral("1:30"), QStringLiteral("7-12:30:00"),
            QStringLiteral("a->b"), QStringLiteral("2x4"), QStringLiteral("A-B"), QStringLiteral("fi-fl"), QStringLiteral("gres/gpu:a100=0.5") } };
        const QString oddText = textOf(reportPdf({ QStringLiteral("(TITLE) 1-2"), {}, { odd.facts() } }));
        for (const QString &word : odd.words) {
            QVERIFY2(oddText.contains(word), qPrintable(word));
        }
        QVERIFY(oddText.contains(QStringLiteral("(TITLE) 1-2")));
        // flags stay whole in a column that is too narrow for all of them
        const QString flags = QStringLiteral("CALCULATE_RUNNING,SMALL_RELATIVE_TO_TIME,DEPTH_OBLIVIOUS");
        ReportTable narrow;
        const QString sentence = QStringLiteral("a sentence of a few words that takes all of the room which is left");
        narrow.columns = { { QStringLiteral("Key"), false }, { QStringLiteral("Value"), false }, { QStringLiteral("One"), false },
            { QStringLiteral("Two"), false } };
        narrow.rows = { { QStringLiteral("PriorityFlags"), flags, sentence, sentence } };
        narrow.indents = { 0 };
        const QString narrowText = textOf(reportPdf({ QStringLiteral("Flags"), {}, { narrow } }));
        for (const QString &flag : flags.split(QLatin1Char(','))) {
            QVERIFY2(narrowText.contains(flag), qPrintable(narrowText));
        }
        QVERIFY(!narrowText.contains(QChar(0x200B)));
    }

    void picturesSayOfWhomAndWhenTheyAre()
    {
        const auto evaluation = std::make_shared<const Evaluation>(*evaluate(openHeadless({}, QStringLiteral("university"))));
        // of the day that the usage is of, and where nothing tells it of today
        const QString caption = pictureCaption(QStringLiteral("A <cluster>"), QStringLiteral("70/15/15"), evaluation->now());
        QVERIFY2(caption.endsWith(QStringLiteral("usage of Saturday, 21 November 2026")), qPrintable(caption));
        const QString without = pictureCaption(QStringLiteral("A <cluster>"), {}, 0);
        QVERIFY(without.endsWith(QLocale().toString(QDate::currentDate(), QLocale::LongFormat)));
        Report report { QStringLiteral("Pictures"), {}, {} };
        for (const ReportFigure &figure : drawReportFigures(evaluation, caption)) {
            report.blocks.emplace_back(figure);
            QVERIFY2(figure.svg.contains("A &lt;cluster&gt; · 70/15/15"), qPrintable(figure.title));
            QVERIFY(figure.svg.contains("sans-serif")); // for whom Inter is not there
            QVERIFY(QSvgRenderer(figure.svg).isValid());
        }
        // on paper, too, they are found and read aloud, not seen alone
        const QString text = textOf(reportPdf(report)).simplified();
        QCOMPARE(text.count(QStringLiteral("A <cluster> · 70/15/15")), report.blocks.size());
        for (const char *words : { "LevelFS = share ÷ use on its own level", "half after", "Fair-share", "geoscience" }) {
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        }
    }

    void htmlIsOneFileAndEscaped()
    {
        ReportSource source = changedSource();
        source.figures = drawReportFigures(source.draft);
        const QString html = QString::fromUtf8(reportHtml(makeReport(source)));
        QVERIFY(html.contains(QLatin1String("<h1>A &lt;cluster&gt; &amp; more</h1>")));
        QVERIFY(!html.contains(QLatin1String("<cluster>")));
        QVERIFY(html.contains(QLatin1String("data:image/svg+xml;base64,")));
        QVERIFY(!html.contains(QLatin1String("src=\"http")));
        QCOMPARE(html.count(QLatin1String("<table")), html.count(QLatin1String("</table>")));

        int above = 0; // no heading is two levels below the one before it
        static const QRegularExpression heading(QStringLiteral("<h([1-6])[ >]"));
        for (const QRegularExpressionMatch &match : heading.globalMatch(html)) {
            const int level = match.captured(1).toInt();
            QVERIFY2(level <= above + 1, qPrintable(html.mid(match.capturedStart(), 60)));
            above = level;
        }
        QVERIFY(html.contains(QLatin1String("<h3")));

        Report named;
        named.title = QStringLiteral("a\x1b[31mb\tc\r\x07");
        named.title += QChar(0x85);
        const QString plain = QString::fromUtf8(reportHtml(named));
        QVERIFY(plain.contains(QStringLiteral("<h1>a\uFFFD[31mb\tc\uFFFD\uFFFD\uFFFD</h1>")));
        QVERIFY(!plain.contains(QChar(0x1b)) && !plain.contains(QChar(0x07)) && !plain.contains(QChar(0x85)));
    }

    void noBrowserShowsAnythingOffThePage_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isDark");
        for (const int width : { 360, 1280 }) {
            for (const bool isDark : { false, true }) {
                QTest::addRow("%d, %s", width, isDark ? "dark" : "light") << width << isDark;
            }
        }
    }
    void noBrowserShowsAnythingOffThePage()
    {
        QFETCH(const int, width);
        QFETCH(const bool, isDark);
        const QString chromium = QStandardPaths::findExecutable(QStringLiteral("chromium"));
        if (chromium.isEmpty()) {
            QSKIP("there is no chromium here");
        }
        ReportSource source = changedSource();
        source.figures = drawReportFigures(source.draft);
        // no window is as narrow as a phone: a frame is, and the page around it says what it found there
        const QTemporaryDir folder;
        QFile page(folder.filePath(QStringLiteral("page.html")));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write(QStringLiteral(
            "<!DOCTYPE html><meta charset=\"utf-8\"><iframe id=\"f\" style=\"border:0;width:%1px;height:800px\" srcdoc=\"%2\"></iframe>"
            "<script>f.onload = () => { const d = f.contentDocument; document.title = 'is ' + d.documentElement.scrollWidth + ' '"
            " + d.defaultView.getComputedStyle(d.body).backgroundColor; };</script>")
                       .arg(QString::number(width), QString::fromUtf8(reportHtml(makeReport(source))).toHtmlEscaped())
                       .toUtf8());
        page.close();
        QProcess browser;
        browser.start(chromium,
            { QStringLiteral("--headless"), QStringLiteral("--no-sandbox"), QStringLiteral("--disable-gpu"),
                QStringLiteral("--user-data-dir=") + folder.filePath(QStringLiteral("profile")), QStringLiteral("--virtual-time-budget=5000"),
                QStringLiteral("--blink-settings=preferredColorScheme=%1").arg(isDark ? 0 : 1), QStringLiteral("--dump-dom"),
                QUrl::fromLocalFile(page.fileName()).toString() });
        QVERIFY(browser.waitForFinished(patience));
        static const QRegularExpression title(QStringLiteral("<title>is (\\d+) (rgb\\([^)]*\\))"));
        const QRegularExpressionMatch found = title.match(QString::fromUtf8(browser.readAllStandardOutput()));
        QVERIFY2(found.hasMatch(), browser.readAllStandardError().constData());
        QVERIFY2(found.captured(1).toInt() <= width, qPrintable(found.captured(1)));
        QCOMPARE(found.captured(2), isDark ? QStringLiteral("rgb(29, 33, 38)") : QStringLiteral("rgb(255, 255, 255)"));
    }

    void thoseWhoRiseAreReportedLikeThoseWhoFall()
    {
        constexpr int people = 50;
        Snapshot baseline;
        AssociationTree &tree = baseline.policy.associations;
        const AssociationId idle = tree.addAccount(AssociationTree::root(), "idle");
        const AssociationId busy = tree.addAccount(AssociationTree::root(), "busy");
        for (int i = 0; i < people; ++i) {
            const std::string number = std::to_string(i);
            baseline.situation.setOwnUsage(tree.addUser(idle, "i" + number), 1.0L + i);
            baseline.situation.setOwnUsage(tree.addUser(busy, "b" + number), 100.0L + i);
        }
        Snapshot draft = baseline;
        draft.policy.associations.setRawShares(busy, 1000);
        ReportSource source = sourceOf(baseline, draft);
        int rise = 0;
        int fall = 0;
        QString leftOut;
        const auto count = [&] {
            const Report report = makeReport(source);
            rise = fall = 0;
            for (const ReportBlock &block : report.blocks) {
                const auto *table = std::get_if<ReportTable>(&block);
                if (table != nullptr && table->columns.front().title == QStringLiteral("User")
                    && table->columns.back().title == QStringLiteral("Because (places)")) {
                    leftOut = table->leftOut;
                    for (const QStringList &row : table->rows) {
                        ++(row[4].startsWith(QLatin1Char('+')) ? rise : fall);
                    }
                }
            }
        };
        count(); // everybody
        QCOMPARE(rise, 50);
        QCOMPARE(fall, 50);
        QCOMPARE(leftOut, QString());
        source.mostRows = 60;
        count();
        QCOMPARE(rise, 30);
        QCOMPARE(fall, 30);
        QCOMPARE(leftOut, QStringLiteral("60 of 100 users who rise, fall, are new or removed; 40 are left out."));
    }

    void jobsThatSlurmDoesNotLookAtAreNotListed()
    {
        Snapshot draft = test::golden(QStringLiteral("fair_tree_rules"));
        const auto listed = [&draft] {
            const Report report = makeReport(sourceOf(draft, draft));
            const ReportTable *table = tableWith(report, QStringLiteral("Job"));
            QStringList jobs;
            for (const QStringList &row : table == nullptr ? QList<QStringList>() : table->rows) {
                jobs.append(row.front());
            }
            return std::pair(jobs, report);
        };
        const QStringList before = listed().first;
        QVERIFY(before.size() > 2);
        for (Job &job : draft.situation.jobs.edit()) {
            job.eligibleTime = job.id == before.front().toStdString() ? 0 : job.eligibleTime; // as InvalidQOS has it
            job.held = job.held || job.id == before.back().toStdString();
        }
        const auto [after, report] = listed();
        QStringList rest = before; // a job in several partitions has several rows
        rest.removeAll(before.front());
        rest.removeAll(before.back());
        QVERIFY(!rest.isEmpty());
        QCOMPARE(after, rest);
        const bool isTold = std::any_of(report.blocks.begin(), report.blocks.end(), [](const ReportBlock &block) {
            const auto *text = std::get_if<ReportText>(&block);
            return text != nullptr && text->text.startsWith(QLatin1String("2 "))
                && text->text.contains(QLatin1String("not listed, as sprio does not: they are held"));
        });
        QVERIFY(isTold);
    }

    /// As a program sees it that reads the file to somebody.
    void aReaderOfThePdfIsToldItsHeadingsTablesAndFigures()
    {
        ReportSource source = changedSource();
        source.figures = drawReportFigures(source.draft);
        const Report report = makeReport(source);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("report.pdf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(reportPdf(report));
        file.close();
        const auto told = [&file](const QString &option) {
            QProcess reader;
            reader.start(QStringLiteral("pdfinfo"), { option, file.fileName() });
            return reader.waitForFinished(patience) ? QString::fromUtf8(reader.readAllStandardOutput() + reader.readAllStandardError()) : QString();
        };
        QVERIFY(told(QStringLiteral("-isodates")).contains(QRegularExpression(QStringLiteral("Tagged: +yes"))));
        const QString structure = told(QStringLiteral("-struct-text"));
        file.open(QIODevice::ReadOnly);
        const QByteArray written = file.readAll();
        QVERIFY(written.contains("/Outlines ") && written.contains("/Lang <FEFF0065006E>"));
        QStringList headings { report.title };
        qsizetype tables = 0;
        qsizetype rows = 0;
        qsizetype figures = 0;
        for (const ReportBlock &block : report.blocks) {
            if (const auto *heading = std::get_if<ReportHeading>(&block)) {
                headings.append(heading->text);
            } else if (const auto *table = std::get_if<ReportTable>(&block)) {
                tables += table->rows.isEmpty() ? 0 : 1;
                rows += table->rows.isEmpty() ? 0 : table->rows.size() + 1;
            } else if (const auto *figure = std::get_if<ReportFigure>(&block)) {
                figures += figure->svg.isEmpty() ? 0 : 1;
            }
        }
        static const QRegularExpression heading(QStringLiteral("^ *H[1-6] \\(block\\)\\n +\"(.*)\"$"), QRegularExpression::MultilineOption);
        QStringList found;
        for (auto match = heading.globalMatch(structure); match.hasNext();) {
            found.append(match.next().captured(1).simplified());
        }
        QCOMPARE(found, headings);
        QCOMPARE(written.count("/Dest ["), headings.size() - 1); // a bookmark each, but for the title
        const auto count = [&structure](const char *role) {
            return structure.count(QRegularExpression(QStringLiteral("^ *%1( |$)").arg(QLatin1String(role)), QRegularExpression::MultilineOption));
        };
        QCOMPARE(count("Table"), tables);
        QCOMPARE(count("TR"), rows);
        QCOMPARE(count("Figure"), figures);
        QVERIFY(figures > 0);
        QVERIFY(structure.contains(QStringLiteral("fay"))); // the cells hold their texts
    }

    void aFileOfAnotherKindIsLeftAsItIs()
    {
        PdfStructure structure;
        for (const QByteArray &other : { QByteArray(), QByteArray("%PDF-1.4\nstartxref\n99999\n%%EOF"), QByteArray("%PDF-1.4\nstartxref\n9\n%%EOF"),
                 QByteArray("%PDF-1.4\nxref\n0 2\n0000000000 65535 f \n0000000001 00000 n \ntrailer\nstartxref\n9\n%%EOF") }) {
            QCOMPARE(structure.writeInto(other, QStringLiteral("en")), other);
        }
    }

    void pdfHasPages()
    {
        ReportSource source = changedSource();
        source.figures = drawReportFigures(source.draft);
        const QByteArray pdf = reportPdf(makeReport(source));
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pagesOf(pdf) >= 4);
    }

    void aHundredThousandAssociationsDoNotExplode()
    {
        const Snapshot now = test::generatedPolicy({ 100000, 2000, 1 });
        ReportSource source = sourceOf(now, now);
        source.mostRows = 400;
        const Report report = makeReport(source);
        const ReportTable *shares = tableWith(report, QStringLiteral("LevelFS"));
        QVERIFY(shares->rows.size() <= 400);
        QVERIFY(!shares->leftOut.isEmpty());
        const QByteArray pdf = reportPdf(report);
        QVERIFY(pagesOf(pdf) < 60);
        QVERIFY(reportHtml(report).size() < 2000000);
    }

    void filesAreWrittenWithoutAWindow()
    {
        QTemporaryDir folder;
        for (const QString &name : { QStringLiteral("report.pdf"), QStringLiteral("report.html") }) {
            const QString path = folder.filePath(name);
            QCOMPARE(writeReportFile({ {}, QStringLiteral("university"), path, {}, {} }), 0);
            QVERIFY(QFileInfo(path).size() > 20000);
            QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
            QFile::remove(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/") + name);
            QVERIFY(QFile::copy(path, QStringLiteral(APPORTION_BINARY_DIR "/screenshots/") + name));
        }
        QCOMPARE(writeReportFile({ {}, QStringLiteral("no such sample"), folder.filePath(QStringLiteral("x.pdf")), {}, {} }), 2);
        QCOMPARE(writeReportFile({ {}, QStringLiteral("five-accounts"), QStringLiteral("/nowhere/x.pdf"), {}, {} }), 2);
    }

    void whatIsNotCompleteIsSaidToBeSo()
    {
        const QTemporaryDir folder;
        QFile whole(QStringLiteral(APPORTION_SOURCE_DIR "/resources/samples/five-accounts.apportion"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QByteArray text = whole.readAll();
        text.replace("PriorityWeightAge", "PriorityWeightAgf");
        QFile damaged(folder.filePath(QStringLiteral("damaged.apportion")));
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(text) == text.size());
        damaged.close();
        QFile said(folder.filePath(QStringLiteral("said.txt")));
        QVERIFY(said.open(QIODevice::ReadWrite));
        std::fflush(stderr);
        const int standardError = dup(STDERR_FILENO);
        dup2(said.handle(), STDERR_FILENO);
        const int result = writeReportFile({ {}, QStringLiteral("five-accounts"), folder.filePath(QStringLiteral("x.pdf")), damaged.fileName(), {} });
        std::fflush(stderr);
        dup2(standardError, STDERR_FILENO);
        ::close(standardError);
        QCOMPARE(result, 2);
        said.seek(0);
        const QByteArray words = said.readAll();
        QVERIFY2(words.contains("damaged.apportion is not complete: nothing is compared with it."), words.constData());
    }

    void aFileIsNothingElseThanWhatItIsCalled()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.txt"));
        QCOMPARE(writeReportFile({ {}, QStringLiteral("five-accounts"), path, {}, {} }), 2);
        QVERIFY(!QFile::exists(path));
    }

    void picturesOfRowsSayWhichOnesTheyShow()
    {
        const auto evaluation = std::make_shared<const Evaluation>(*evaluate(openHeadless({}, QStringLiteral("university"))));
        const ReportFigure whole = drawReportFigure(ChartKind::Priority, evaluation);
        QVERIFY(!whole.svg.contains(">1 to ")); // a row for each account: all have room
        QVERIFY(!whole.svg.contains("more below")); // nobody scrolls paper
        const auto large = std::make_shared<const Evaluation>(*evaluate(test::generatedPolicy({ 3000, 2000, 7 })));
        const ReportFigure cut = drawReportFigure(ChartKind::Priority, large);
        QVERIFY(cut.isTall);
        const std::size_t accounts = priorityData(*large, 1, { ShownRows::Accounts }).total;
        QVERIFY(cut.svg.contains(QByteArray("of ") + QByteArray::number(static_cast<qulonglong>(accounts))));
        QVERIFY(!cut.svg.contains("more below"));
    }
};

APPORTION_TEST(TestReport)
} // namespace test_report

#include "test_report.moc"
