// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_memory.h"

#include "document/journal.h"
#include "gui/page/page.h"
#include "storage/policy_file.h"
#include "window_script.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QProcess>
#include <QTextStream>
#include <QTreeView>

#include <algorithm>
#include <optional>

namespace apportion::bench
{

namespace
{

constexpr int editCount = 20;

/// Prints what the program holds, and what it held at most since this was asked last.
void print(QTextStream &out, const QString &when)
{
    out << "| " << when << " | " << valueIn("/proc/self/status", "VmRSS") << " | " << valueIn("/proc/self/status", "VmHWM") << " |\n";
    out.flush();
    QFile peaks(QStringLiteral("/proc/self/clear_refs"));
    if (peaks.open(QIODevice::WriteOnly)) {
        peaks.write("5"); // the peak begins anew
    }
}

/// Other shares of one user; or by turns a user more, another name, another account, each of which is another structure.
void edit(Document *document, int number, bool isOfStructure)
{
    const AssociationTree &tree = document->policy().associations;
    AssociationId user = static_cast<AssociationId>(number) * 997 + 1;
    while (!tree.isLive(user) || !tree.isUser(user)) {
        ++user;
    }
    if (!isOfStructure) {
        return test::require(document->setRawShares({ user }, 2000 + static_cast<std::uint32_t>(number)), "shares are edited");
    }
    const AssociationId account = tree.parent(user);
    AssociationId other = user;
    while (!tree.isLive(other) || !tree.isAccount(other) || other == account) {
        ++other;
    }
    switch (number % 3) {
    case 0:
        return test::require(bool(document->addUsers(account, { QStringLiteral("new%1").arg(number) })), "a user is added");
    case 1:
        return test::require(bool(document->renameAssociation(account, QStringLiteral("renamed%1").arg(number))), "an account is renamed");
    default:
        return test::require(bool(document->moveAssociations({ user }, other)), "a user is moved");
    }
}

/// Notes when the tree of the accounts page was painted: with rows, and with what was computed of them.
class TreePaints : public QObject
{
public:
    TreePaints(MainWindow &window, const QElapsedTimer &clock) : m_window(window), m_clock(clock)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

    [[nodiscard]] qint64 rows() const { return m_rows; } ///< ms; 0: not yet
    [[nodiscard]] qint64 numbers() const { return m_numbers; } ///< ms; 0: not yet

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *tree = event->type() == QEvent::Paint && watched->parent() != nullptr ? qobject_cast<QTreeView *>(watched->parent()) : nullptr;
        if (tree != nullptr && tree->viewport() == watched && m_window.currentPage()->isAncestorOf(tree) && tree->model()->rowCount() > 0) {
            m_rows = m_rows == 0 ? m_clock.elapsed() : m_rows;
            m_numbers = m_numbers == 0 && m_window.workspace()->isUpToDate() ? m_clock.elapsed() : m_numbers;
        }
        return false;
    }

private:
    MainWindow &m_window;
    const QElapsedTimer &m_clock;
    qint64 m_rows = 0;
    qint64 m_numbers = 0;
};

} // namespace

QString valueIn(const char *path, const char *key)
{
    QFile file(QString::fromLatin1(path));
    const QList<QByteArray> lines = file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
    const auto named = std::find_if(lines.begin(), lines.end(), [key](const QByteArray &line) { return line.startsWith(key); });
    return named == lines.end() ? QString() : QString::fromUtf8(named->mid(named->indexOf(':') + 1)).trimmed();
}

int measureMemory(const QString &file, unsigned associations)
{
    if (!QFile::exists(file)) { // by a program of its own: what making it takes is not to be counted
        if (!writePolicyFile(file, test::generatedPolicy({ associations, 1000, 7 })).isWritten()) {
            QTextStream(stderr) << file << " was not written.\n";
            return 1;
        }
        return QProcess::execute(QCoreApplication::applicationFilePath(), { QStringLiteral("--memory"), file });
    }
    QTextStream out(stdout);
    const QTemporaryDir folder;
    WindowFixture fixture;
    MainWindow &window = fixture.window;
    window.resize(1280, 800);
    window.safetyNet()->protect(folder.path());
    window.show();
    out << "| | memory | at most until then |\n| --- | ---: | ---: |\n";
    print(out, QStringLiteral("an empty window"));
    QElapsedTimer clock;
    clock.start();
    auto paints = std::make_optional<TreePaints>(window, clock);
    window.files()->open({ file });
    Document *document = window.workspace()->document();
    test::require(fixture.waitForResults() && fixture.rest() && document->policy().associations.count() > 1, "the file is shown");
    const QString shown = QStringLiteral("%1 associations are shown: rows after %2 ms, numbers after %3 ms, at rest after %4 ms");
    print(out, shown.arg(document->policy().associations.count()).arg(paints->rows()).arg(paints->numbers()).arg(clock.elapsed()));
    paints.reset();
    quint64 journalled = 0;
    QObject::connect(
        window.safetyNet()->journal(), &Journal::written, window.safetyNet(), [&journalled](quint64 generation) { journalled = generation; });
    const auto editOften = [&](int count, bool isOfStructure, const QString &what) {
        for (int number = 0; number < count; ++number) {
            edit(document, number, isOfStructure);
            const auto isDone = [&] { return journalled == document->generation(); };
            test::require(test::turnUntil(isDone) && fixture.waitForResults() && fixture.rest(), "the edit is journalled");
        }
        print(out, what);
    };
    editOften(editCount, false, QStringLiteral("%1 edits of shares").arg(editCount));
    const WrittenPolicy saved = writePolicyFile(folder.filePath(QStringLiteral("saved.apportion")), document->project());
    test::require(saved.isWritten(), "it is saved");
    print(out, QStringLiteral("saved"));
    constexpr int structureCount = 6;
    editOften(structureCount, true, QStringLiteral("%1 edits of the structure").arg(structureCount));
    window.safetyNet()->journal()->discard();
    return 0;
}

} // namespace apportion::bench
