// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/test_case.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace
{

const QStringList withoutQt = { "core", "slurm", "replay", "trace" };

QString architecture()
{
    QFile file(QStringLiteral(APPORTION_SOURCE_DIR "/ARCHITECTURE.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The folders of src/ as the house's table has them; to each what its last column names, with all that those may use.
QMap<QString, QSet<QString>> readHouse()
{
    static const QRegularExpression row(R"(^\| `(\w+)/` \|[^|]*\|([^|]*)\|$)", QRegularExpression::MultilineOption);
    static const QRegularExpression word("[a-z]+");
    QMap<QString, QSet<QString>> found;
    QStringList order;
    for (auto rows = row.globalMatch(architecture()); rows.hasNext();) {
        const QRegularExpressionMatch each = rows.next();
        QSet<QString> &usable = found[each.captured(1)];
        usable.insert(each.captured(1));
        for (auto words = word.globalMatch(each.captured(2)); words.hasNext();) {
            const QString named = words.next().captured();
            if (order.contains(named)) { // what stands above is complete
                usable += found.value(named);
            }
        }
        order << each.captured(1);
    }
    return found;
}

const QMap<QString, QSet<QString>> &house()
{
    static const QMap<QString, QSet<QString>> read = readHouse();
    return read;
}

QStringList foldersIn(const QString &of)
{
    return QDir(QStringLiteral(APPORTION_SOURCE_DIR "/src/") + of).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

struct Include
{
    QString file;
    QString folder; ///< of the file that includes
    QString target; ///< between the quotes or angle brackets
    bool quoted;
};

QList<Include> includes()
{
    static const QRegularExpression line(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])", QRegularExpression::MultilineOption);
    const QString source = QDir(QStringLiteral(APPORTION_SOURCE_DIR "/src")).absolutePath();
    QList<Include> found;
    QDirIterator files(source, { "*.cpp", "*.h" }, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const QString name = QDir(source).relativeFilePath(file.fileName());
        auto matches = line.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            const auto match = matches.next();
            found.append({ name, name.section('/', 0, 0), match.captured(2), match.captured(1) == "\"" });
        }
    }
    return found;
}

/// Target → what it links, as the build has it.
QMap<QString, QStringList> links()
{
    QMap<QString, QStringList> found;
    QFile file(QStringLiteral(APPORTION_LINKS));
    if (file.open(QIODevice::ReadOnly)) {
        const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        for (const QString &text : lines) {
            found.insert(text.section(": ", 0, 0), text.section(": ", 1).split(';', Qt::SkipEmptyParts));
        }
    }
    return found;
}

/// Everything that a target links, directly or through our libraries.
QSet<QString> closure(const QString &target, const QMap<QString, QStringList> &all)
{
    QSet<QString> reached;
    QStringList waiting = all.value(target);
    while (!waiting.isEmpty()) {
        const QString item = waiting.takeLast();
        if (reached.contains(item)) {
            continue;
        }
        reached.insert(item);
        if (item.startsWith("apportion_")) {
            waiting += all.value(item.mid(10));
        }
    }
    return reached;
}

} // namespace

class TestLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A test that no folder's list names is never built.
    void everyTestIsBuilt()
    {
        const QDir tests(QStringLiteral(APPORTION_SOURCE_DIR "/tests"));
        qsizetype count = 0;
        for (const QString &folder : tests.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile list(tests.filePath(folder + QStringLiteral("/CMakeLists.txt")));
            if (!list.open(QIODevice::ReadOnly)) {
                continue;
            }
            const QStringList words = QString::fromUtf8(list.readAll()).split(QRegularExpression(QStringLiteral("\\s+")));
            const QStringList files = QDir(tests.filePath(folder)).entryList({ QStringLiteral("test_*.cpp") }, QDir::Files);
            for (const QString &file : words.contains(QStringLiteral("TESTS")) ? files : QStringList()) {
                const QString name = file.chopped(4).sliced(5);
                QVERIFY2(words.contains(name), qPrintable(folder + '/' + file));
                ++count;
            }
        }
        QVERIFY(count > 200);
    }

    /// What help and the reference say of Slurm names where it stands: the same list in all languages.
    void helpAndReferenceNameTheirSources()
    {
        const QDir help(QStringLiteral(APPORTION_SOURCE_DIR "/resources/help"));
        const QRegularExpression section(QStringLiteral("\\n## (?:Sources|Quellen|来源)\\n\\n((?:- .+\\n)+)$"));
        const auto sources = [&](const QString &name) {
            QFile file(help.filePath(name));
            return file.open(QIODevice::ReadOnly) ? section.match(QString::fromUtf8(file.readAll())).captured(1) : QString();
        };
        for (const QString &page : help.entryList({ "*.md" }, QDir::Files)) {
            const QString english = sources(page);
            QVERIFY2(!english.isEmpty(), qPrintable(page));
            for (const QString &language : help.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                QCOMPARE(sources(language + '/' + page), english);
            }
        }
        // of the trace file's page the first section is about Slurm
        const QMap<QString, int> references { { QStringLiteral("REPLAY.md"), 3 }, { QStringLiteral("SLURM.md"), 8 },
            { QStringLiteral("TRACE_FILE.md"), 1 } };
        for (auto page = references.begin(); page != references.end(); ++page) {
            QFile reference(QStringLiteral(APPORTION_SOURCE_DIR "/docs/") + page.key());
            QVERIFY(reference.open(QIODevice::ReadOnly));
            const QStringList sections = QString::fromUtf8(reference.readAll()).split(QStringLiteral("\n## "));
            QVERIFY(sections.size() > page.value());
            for (const QString &each : sections.mid(1, page.value())) {
                QVERIFY2(each.section('\n', 1, 1).startsWith(QStringLiteral("*Sources:* ")), qPrintable(each.left(60)));
            }
        }
    }

    void allFoldersAndChaptersAreDescribed();
    void includesRunOnlyDownwards();
    void testsWaitWithPatience();
    void chaptersDoNotIncludeEachOtherInCircles();
    void librariesOfPlainCppKnowNoQt();
    void librariesLinkOnlyWhatStandsAboveThem();
    void commandLineLinksNoGui();
    void commandLineLoadsNoGui();
};

void TestLayout::allFoldersAndChaptersAreDescribed()
{
    QCOMPARE(QStringList(house().keys()), foldersIn({}));
    QVERIFY(house()["core"] == QSet<QString> { "core" });
    QVERIFY(house()["trace"] == (QSet<QString> { "trace", "replay", "slurm", "core" }));
    const QString text = architecture().section("\nChapters:", 1, 1).section("\n## ", 0, 0);
    QStringList missing;
    for (const QString folder : { "core", "slurm", "gui" }) {
        const QString part = folder == "gui" ? text.section("\n- `gui/`", 1, 1) : text;
        for (const QString &chapter : foldersIn(folder)) {
            if (!part.contains('`' + (folder == "gui" ? chapter : folder + '/' + chapter) + '`')) {
                missing << folder + '/' + chapter;
            }
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
}

void TestLayout::includesRunOnlyDownwards()
{
    const QList<Include> all = includes();
    QVERIFY2(all.size() > 200, "the sources were not found");
    QStringList wrong;
    for (const Include &include : all) {
        const QString folder = include.target.section('/', 0, 0);
        const bool ours = include.target.contains('/') && house().contains(folder);
        if (ours && !house().value(include.folder).contains(folder)) {
            wrong << include.file + " includes " + include.target;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

/// Qt's own limits of five and thirty seconds would judge the machine.
void TestLayout::testsWaitWithPatience()
{
    static const QRegularExpression spy(R"(QSignalSpy (\w+)\()");
    const QString waits
        = QStringLiteral(R"(\b(?:waitFor(?:Finished|Started|ReadyRead|BytesWritten)|qWait(?:For|ForWindowActive|ForWindowExposed)%1)\()");
    const QDir tests(QDir(QStringLiteral(APPORTION_SOURCE_DIR "/tests")).absolutePath());
    QDirIterator files(tests.path(), { "*.cpp", "*.h" }, QDir::Files, QDirIterator::Subdirectories);
    QStringList wrong;
    int calls = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QString spies;
        for (auto each = spy.globalMatch(text); each.hasNext();) {
            spies += '|' + each.next().captured(1) + R"(\.wait)";
        }
        for (auto each = QRegularExpression(waits.arg(spies)).globalMatch(text); each.hasNext();) {
            const QRegularExpressionMatch call = each.next();
            qsizetype end = call.capturedEnd();
            for (int open = 1; open > 0 && end < text.size(); ++end) {
                open += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0;
            }
            ++calls;
            if (!text.mid(call.capturedEnd(), end - call.capturedEnd()).contains("patience")) {
                wrong << tests.relativeFilePath(file.fileName()) + ": " + text.mid(call.capturedStart(), end - call.capturedStart());
            }
        }
    }
    QVERIFY2(calls > 60, "the tests were not found");
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void TestLayout::chaptersDoNotIncludeEachOtherInCircles()
{
    // "core/check" → the chapters of core that it includes, with the file that does.
    QMap<QString, QMap<QString, QString>> arrows;
    const QList<Include> all = includes();
    for (const Include &include : all) {
        const QString from = include.file.section('/', 0, -2);
        const QString to = include.target.section('/', 0, -2);
        if (from.contains('/') && to.contains('/') && from != to && from.section('/', 0, 0) == to.section('/', 0, 0)) {
            arrows[from].insert(to, include.file + " includes " + include.target);
        }
    }
    for (const QString folder : { "core", "slurm", "gui" }) {
        QVERIFY2(std::any_of(arrows.keyBegin(), arrows.keyEnd(), [&](const QString &chapter) { return chapter.startsWith(folder + '/'); }),
            qPrintable(folder + " has no chapters"));
    }
    // A chapter from which nothing leads on to one that is left cannot stand in a circle.
    for (bool found = true; found;) {
        found = false;
        const QStringList chapters = arrows.keys();
        for (const QString &chapter : chapters) {
            const QStringList reached = arrows.value(chapter).keys();
            if (std::none_of(reached.begin(), reached.end(), [&](const QString &other) { return arrows.contains(other); })) {
                arrows.remove(chapter);
                found = true;
            }
        }
    }
    QStringList circle;
    for (auto chapter = arrows.cbegin(); chapter != arrows.cend(); ++chapter) {
        for (auto arrow = chapter->cbegin(); arrow != chapter->cend(); ++arrow) {
            if (arrows.contains(arrow.key())) {
                circle << arrow.value();
            }
        }
    }
    QVERIFY2(circle.isEmpty(), qPrintable(circle.join('\n')));
}

void TestLayout::librariesOfPlainCppKnowNoQt()
{
    QStringList wrong;
    const QList<Include> all = includes();
    for (const Include &include : all) {
        static const QRegularExpression qt("^Q[A-Z]|^Qt|^q[a-z]+\\.h$");
        if (withoutQt.contains(include.folder) && qt.match(include.target).hasMatch()) {
            wrong << include.file + " includes " + include.target;
        }
    }
    const QMap<QString, QStringList> linked = links();
    for (const QString &folder : withoutQt) {
        QVERIFY(linked.contains(folder));
        const QSet<QString> reached = closure(folder, linked);
        for (const QString &item : reached) {
            if (item.contains("Qt6")) {
                wrong << folder + " links " + item;
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void TestLayout::librariesLinkOnlyWhatStandsAboveThem()
{
    QStringList wrong;
    const QMap<QString, QStringList> linked = links();
    for (const QString &folder : house().keys()) {
        QVERIFY2(linked.contains(folder), qPrintable(folder));
        for (const QString &item : linked.value(folder)) {
            const QString other = item.startsWith("apportion_") ? item.mid(10) : QString();
            if (!other.isEmpty() && other != "options" && !house().value(folder).contains(other)) {
                wrong << folder + " links " + item;
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void TestLayout::commandLineLinksNoGui()
{
    const QSet<QString> reached = closure("apportion-cli", links());
    QVERIFY(reached.contains("apportion_storage"));
    for (const QString gui : { "Qt6::Gui", "Qt6::Widgets", "Qt6::Charts", "Qt6::Svg", "apportion_document", "apportion_gui" }) {
        QVERIFY2(!reached.contains(gui), qPrintable(gui));
    }
}

/// What the dynamic linker would load for the program itself, whatever the build says.
void TestLayout::commandLineLoadsNoGui()
{
    QFile program(QStringLiteral(APPORTION_BINARY_DIR "/" APPORTION_CLI));
    QVERIFY2(program.open(QIODevice::ReadOnly), qPrintable(program.errorString()));
    const QByteArray bytes = program.readAll();
    QVERIFY(bytes.contains("libQt6Core.so"));
    for (const char *library : { "libQt6Gui.so", "libQt6Widgets.so", "libQt6Charts.so", "libQt6Svg.so" }) {
        QVERIFY2(!bytes.contains(library), library);
    }
}

APPORTION_TEST(TestLayout)

#include "test_layout.moc"
