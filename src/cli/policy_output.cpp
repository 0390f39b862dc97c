// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/policy_output.h"

#include "storage/policy_file.h"

#include <fmt/format.h>

#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <ostream>

namespace apportion::cli
{

void PolicyOutput::declare(VerbOptions &verb, bool isRequired, const char *forceText)
{
    verb.add("--out", &m_path, "POLICY.apportion", "The policy file to write").isRequired = isRequired;
    verb.addFlag("--force", m_force, forceText);
}

bool PolicyOutput::isFree(const std::string &command, const Streams &streams) const
{
    if (QFileInfo::exists(QString::fromLocal8Bit(m_path.c_str())) && !m_force) {
        streams.err << "apportion-cli " << command << ": " << m_path << " is there already; --force replaces it\n";
        return false;
    }
    if (QFileInfo(QString::fromLocal8Bit(m_path.c_str())).isDir()) {
        streams.err << "apportion-cli " << command << ": " << m_path << " is a folder\n";
        return false;
    }
    const QFileInfo folder(QFileInfo(QString::fromLocal8Bit(m_path.c_str())).absolutePath());
    if (!folder.isDir() || !QTemporaryFile(folder.filePath() + QStringLiteral("/.XXXXXX")).open()) {
        streams.err << "apportion-cli " << command << ": nothing can be written to the folder " << folder.filePath().toStdString() << '\n';
        return false;
    }
    return true;
}

int PolicyOutput::writePartial(const std::string &command, const Project &now, const Streams &streams) const
{
    const QFileInfo given(QString::fromLocal8Bit(m_path.c_str()));
    if (!given.exists()) {
        return write(command, now, streams);
    }
    const QString stem = given.path() + QLatin1Char('/') + given.completeBaseName() + QStringLiteral(".partial");
    QString path = stem + QLatin1String(policyFileExtension);
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = stem + QString::number(number) + QLatin1String(policyFileExtension);
    }
    streams.err << "apportion-cli " << command << ": not everything was answered: " << m_path << " stays as it is\n";
    PolicyOutput beside;
    beside.m_path = QFile::encodeName(path).toStdString();
    return beside.write(command, now, streams);
}

int PolicyOutput::writeRescued(const std::string &command, const Project &now, const Streams &streams) const
{
    if (QFileInfo::exists(QString::fromLocal8Bit(m_path.c_str()))) {
        streams.err << "apportion-cli " << command << ": " << m_path
                    << " is there already; what is left of a damaged file is only saved under a name that is free\n";
        return exitUnusable;
    }
    return write(command, now, streams);
}

int PolicyOutput::write(const std::string &command, const Project &now, const Streams &streams) const
{
    if (!isFree(command, streams)) {
        return exitUnusable;
    }
    const WrittenPolicy written = writePolicyFile(QString::fromLocal8Bit(m_path.c_str()), now);
    if (!written.isWritten()) {
        streams.err << "apportion-cli " << command << ": " << written.error.toStdString() << '\n';
        return exitUnusable;
    }
    const TreeLayout &layout = now.policy.associations.layout();
    streams.out << fmt::format("{}: {} accounts, {} user associations, {} partitions, {} jobs\n", m_path, layout.accountCount(), layout.userCount(),
        now.policy.partitions->size(), now.situation.jobs->size());
    return exitOk;
}

} // namespace apportion::cli
