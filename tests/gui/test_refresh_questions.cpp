// SPDX-License-Identifier: GPL-3.0-or-later
// What a refresh asks before it takes away what was not meant.
#include "gui/shell/bottom_bar.h"
#include "gui/widgets/elided_label.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAbstractButton>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <vector>

namespace test_refresh_questions
{

using namespace apportion;

class TestRefreshQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.show();
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
    }
    void cleanup() { m_fixture.reset(); }

    void anotherClusterIsAskedAbout();
    void muchThatIsGoneIsAskedAbout();
    void usageOfAnotherClusterIsAskedAbout();
    void usageThatWasCutShortIsAskedAbout();
    void jobsOfAnotherClusterAreAskedAbout();
    void usageOfAFewWhoAreMissingIsTaken();
    void whatOnlyAFewAreGoneFromIsTaken();
    void theFilesAreNamed();
    void whatAFolderHoldsIsNamed();

private:
    /// The dump of the open cluster, as @p edit leaves it.
    QString dump(const std::function<void(QByteArray &)> &edit) const
    {
        QFile from(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")).at(1));
        QFile to(m_folder->filePath(QStringLiteral("dump.cfg")));
        if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly)) {
            qFatal("no dump");
        }
        QByteArray text = from.readAll();
        edit(text);
        to.write(text);
        return to.fileName();
    }
    QString file(const char *name, const QByteArray &text) const
    {
        QFile to(m_folder->filePath(QLatin1String(name)));
        if (!to.open(QIODevice::WriteOnly) || to.write(text) != text.size()) {
            qFatal("no file");
        }
        return to.fileName();
    }
    /// What sshare printed of the open cluster.
    static QByteArray usageText()
    {
        QFile from(WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules")).at(2));
        if (!from.open(QIODevice::ReadOnly)) {
            qFatal("no usage");
        }
        return from.readAll();
    }
    [[nodiscard]] long double usage() const
    {
        const std::vector<long double> &column = document()->situation().ownUsageColumn();
        return std::accumulate(column.begin(), column.end(), 0.0L);
    }
    static void removeLines(QByteArray &text, const char *beginning)
    {
        QList<QByteArray> lines = text.split('\n');
        lines.removeIf([beginning](const QByteArray &line) { return line.startsWith(beginning); });
        text = lines.join('\n');
    }
    [[nodiscard]] QMessageBox *box() const { return m_fixture->window.findChild<QMessageBox *>(); }
    [[nodiscard]] const Document *document() const { return m_fixture->window.workspace()->document(); }
    [[nodiscard]] std::size_t count() const { return document()->policy().associations.count(); }

    /// Refreshes, and expects a question whose default is not to.
    void expectQuestion(const QString &path, const QString &text)
    {
        const std::size_t before = count();
        m_fixture->window.files()->refreshFrom({ path });
        QTRY_VERIFY(box() != nullptr);
        QVERIFY2(box()->text().contains(text), qPrintable(box()->text()));
        QCOMPARE(box()->defaultButton(), box()->button(QMessageBox::Cancel));
        QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
        box()->grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/refresh_question.png"));
        box()->defaultButton()->click();
        QTRY_VERIFY(box() == nullptr);
        QVERIFY(m_fixture->rest());
        QCOMPARE(count(), before);
        QVERIFY(!document()->undoStack()->canUndo());

        m_fixture->window.files()->refreshFrom({ path });
        QTRY_VERIFY(box() != nullptr);
        const auto buttons = box()->buttons();
        const auto button = std::find_if(buttons.begin(), buttons.end(), [](const QAbstractButton *one) { return one->text() == u"Refresh"; });
        QVERIFY(button != buttons.end());
        (*button)->click();
        QTRY_VERIFY(document()->undoStack()->canUndo());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WindowFixture> m_fixture;
};

void TestRefreshQuestions::anotherClusterIsAskedAbout()
{
    const QString path = dump([](QByteArray &text) {
        const qsizetype begin = text.indexOf("\nCluster - '") + 12;
        text.replace(begin, text.indexOf('\'', begin) - begin, "elsewhere");
    });
    expectQuestion(path, QStringLiteral("of cluster elsewhere"));
}

void TestRefreshQuestions::muchThatIsGoneIsAskedAbout()
{
    const std::size_t before = count();
    const QString path = dump([](QByteArray &text) { text.truncate(text.indexOf("\nParent - ", text.indexOf("\nParent - ") + 1) + 1); });
    expectQuestion(path, QStringLiteral(" users of "));
    QVERIFY(count() < before);
}

void TestRefreshQuestions::jobsOfAnotherClusterAreAskedAbout()
{
    QByteArray jobs;
    for (const char *id : { "901", "902", "903", "904" }) {
        jobs += QByteArray("JobId=") + id + " JobName=x UserId=eve(7) Account=elsewhere QOS=normal JobState=PENDING Partition=batch NumCPUs=1\n\n";
    }
    expectQuestion(file("jobs.txt", jobs), QStringLiteral("4 of the 4 jobs"));
    QTRY_COMPARE(document()->situation().jobs->size(), std::size_t { 4 });
}

void TestRefreshQuestions::usageOfAnotherClusterIsAskedAbout()
{
    const long double before = usage();
    const QString path = file("sshare.txt", "Account|User|RawUsage\nroot||5000\nelsewhere||5000\nelsewhere|nobody|5000\n");
    expectQuestion(path, QStringLiteral("no usage in what was read"));
    QVERIFY(usage() != before);
}

void TestRefreshQuestions::usageThatWasCutShortIsAskedAbout()
{
    QByteArray text = usageText();
    text.truncate(text.indexOf('\n', text.size() / 3) + 1);
    expectQuestion(file("sshare.txt", text), QStringLiteral("no usage in what was read"));
}

void TestRefreshQuestions::usageOfAFewWhoAreMissingIsTaken()
{
    QByteArray text = usageText();
    text.truncate(text.lastIndexOf('\n', -2) + 1); // one row
    m_fixture->window.files()->refreshFrom({ file("sshare.txt", text) });
    QTRY_VERIFY(document()->undoStack()->canUndo());
    QVERIFY(box() == nullptr);
}

void TestRefreshQuestions::theFilesAreNamed()
{
    const QStringList files = WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules"));
    m_fixture->window.files()->openOrRefresh(files.mid(0, 2));
    QTRY_VERIFY(box() != nullptr);
    for (const QString &path : files.mid(0, 2)) {
        QVERIFY2(box()->informativeText().contains(QFileInfo(path).fileName()), qPrintable(box()->informativeText()));
    }
    QVERIFY(!box()->informativeText().contains(QFileInfo(files.at(2)).fileName()));
    box()->reject();
    QTRY_VERIFY(box() == nullptr);
}

void TestRefreshQuestions::whatAFolderHoldsIsNamed()
{
    const QDir folder(m_folder->filePath(QStringLiteral("saved")));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    const QStringList files = WindowFixture::goldenFiles(QStringLiteral("fair_tree_rules"));
    for (const QString &path : files.mid(0, 2)) {
        QVERIFY(QFile::copy(path, folder.filePath(QFileInfo(path).fileName())));
    }
    QFile binary(m_folder->filePath(QStringLiteral("picture.dat")));
    QVERIFY(binary.open(QIODevice::WriteOnly));
    QCOMPARE(binary.write("\x89PNG\r\n\0\0\xff\xfe", 10), 10);
    binary.close();
    m_fixture->window.files()->openOrRefresh({ folder.path(), binary.fileName() });
    QTRY_VERIFY(box() != nullptr);
    const QStringList lines = box()->informativeText().split(QLatin1Char('\n'));
    QCOMPARE(lines.at(0), QStringLiteral("slurm.conf, associations.cfg"));
    QCOMPARE(lines.at(1), QStringLiteral("Not read: picture.dat"));
    box()->reject();
    QTRY_VERIFY(box() == nullptr);
    // beside usage it is told of behind, by its name
    m_fixture->window.files()->openOrRefresh({ files.at(2), binary.fileName() });
    const auto *bar = m_fixture->window.findChild<BottomBar *>();
    const auto isTold = [bar] {
        const QList<ElidedLabel *> labels = bar->findChildren<ElidedLabel *>();
        return std::any_of(
            labels.begin(), labels.end(), [](const ElidedLabel *label) { return label->text().startsWith(QStringLiteral("picture.dat: ")); });
    };
    QTRY_VERIFY(isTold());
}

void TestRefreshQuestions::whatOnlyAFewAreGoneFromIsTaken()
{
    const QSignalSpy said(m_fixture->window.files(), &FileController::said);
    m_fixture->window.files()->refreshFrom({ dump([](QByteArray &text) { removeLines(text, "User - 'lea'"); }) });
    QTRY_VERIFY(document()->undoStack()->canUndo());
    QTRY_VERIFY(!said.isEmpty());
    const QString told = said.last().first().toString();
    QVERIFY2(told.startsWith(QStringLiteral("Refreshed from dump.cfg of ")) && told.contains(QStringLiteral(": 1 change")), qPrintable(told));
    QVERIFY(box() == nullptr);
}

APPORTION_TEST(TestRefreshQuestions)
} // namespace test_refresh_questions

#include "test_refresh_questions.moc"
