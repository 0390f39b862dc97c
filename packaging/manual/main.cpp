// SPDX-License-Identifier: GPL-3.0-or-later
// apportion-manual FOLDER SOURCE VERSION SITE: writes what a package of the programs holds beside them into FOLDER: manual
// pages and completions, made from what the programs themselves parse; the changelog and the metadata, from CHANGELOG.md in
// SOURCE, the project's folder. packaging/man/PAGE.roff has what only an author can say of a page.
#include "changelog.h"
#include "pages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTextStream>

namespace
{

using namespace apportion::manual;

QString contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Writes one file after the other; says which it could not write.
class Folder
{
public:
    explicit Folder(QString path) : m_path(std::move(path)) { }

    void write(const QString &name, const QString &text)
    {
        const QString path = m_path + QLatin1Char('/') + name;
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        const QByteArray bytes = text.toUtf8();
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()) {
            QTextStream(stderr) << path << ": " << file.errorString() << '\n';
            m_allWritten = false;
        }
    }
    void write(const QString &name, const std::string &text) { write(name, QString::fromStdString(text)); }
    [[nodiscard]] bool allWritten() const { return m_allWritten; }

private:
    QString m_path;
    bool m_allWritten = true;
};

void writePages(const CommandText &command, Folder &folder, const QString &source, const QString &version)
{
    const QString name = QString::fromStdString(command.pageName());
    const std::string more = contents(source + QStringLiteral("/packaging/man/%1.roff").arg(name)).toStdString();
    folder.write(QStringLiteral("man1/%1.1").arg(name), manualPage(command, version.toStdString(), more));
    for (const CommandText &verb : command.verbs) {
        writePages(verb, folder, source, version);
    }
}

void writeCompletions(const CommandText &program, Folder &folder)
{
    const QString name = QString::fromStdString(program.path.front());
    folder.write(QStringLiteral("bash/%1").arg(name), bashCompletion(program));
    folder.write(QStringLiteral("zsh/_%1").arg(name), zshCompletion(program));
    folder.write(QStringLiteral("fish/%1.fish").arg(name), fishCompletion(program));
}

void writeMetadata(const std::vector<Release> &releases, Folder &folder, const QString &source, const QString &site)
{
    const QString name = QStringLiteral("org.apportion.Apportion.metainfo.xml");
    QString metadata = contents(source + QStringLiteral("/resources/desktop/%1.in").arg(name));
    metadata.replace(QLatin1String("@SITE@"), site);
    metadata.replace(QLatin1String("@RELEASES@"), releaseElements(releases));
    folder.write(name, metadata);
    folder.write(QStringLiteral("changelog"), debianChangelog(releases));
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 5) {
        QTextStream(stderr) << "usage: apportion-manual FOLDER SOURCE VERSION SITE\n";
        return 2;
    }
    const QString &source = arguments[2];
    const QString &version = arguments[3];
    const std::vector<Release> releases = releasesOf(contents(source + QStringLiteral("/CHANGELOG.md")));
    if (releases.empty() || releases.front().version != version) {
        QTextStream(stderr) << "CHANGELOG.md does not begin with " << version << ", the version in CMakeLists.txt.\n";
        return 1;
    }
    Folder folder(arguments[1]);
    for (const CommandText &program : { windowProgram(), commandLineProgram() }) {
        writePages(program, folder, source, version);
        writeCompletions(program, folder);
    }
    writeMetadata(releases, folder, source, arguments[4]);
    return folder.allWritten() ? 0 : 1;
}
