// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/trace_file.h"

#include "cluster/pull_folder.h"
#include "core/policy/work_count.h"
#include "slurm/lists/listings.h"
#include "storage/text_file.h"
#include "trace/trace_text.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr QCryptographicHash::Algorithm sumAlgorithm = QCryptographicHash::Blake2b_256;
constexpr qint64 blockBytes = qint64 { 1 } << 20;
/// The last line is no longer than this.
constexpr qsizetype mostSumBytes = 128;

QByteArray sumLine(std::uint64_t rows, const QCryptographicHash &hash)
{
    constexpr qsizetype digits = 16;
    return QByteArray(trace::traceSumMark.data(), trace::traceSumMark.size()) + QByteArray::number(static_cast<qulonglong>(rows)) + ' '
        + hash.result().toHex().left(digits) + '\n';
}

/// The sum of a file that goes by in blocks, the last line left out.
class SumCheck
{
public:
    void add(const QByteArray &block)
    {
        if (m_isFirst) {
            m_isTrace = block.startsWith(QByteArray(trace::traceFileMark.data(), trace::traceFileMark.size()));
            m_isFirst = false;
        }
        if (!m_isTrace) {
            return;
        }
        m_tail += block;
        const qsizetype settled = m_tail.size() - mostSumBytes;
        if (settled > 0) {
            m_hash.addData(QByteArrayView(m_tail).first(settled));
            m_tail.remove(0, settled);
        }
    }

    /// Whether it is no trace file, or one that ends with its sum.
    [[nodiscard]] bool isRight()
    {
        if (!m_isTrace) {
            return true;
        }
        const qsizetype last = m_tail.lastIndexOf('\n', -2) + 1;
        const QByteArray line = m_tail.mid(last);
        m_hash.addData(QByteArrayView(m_tail).first(last));
        const QByteArray rows = line.mid(static_cast<qsizetype>(trace::traceSumMark.size())).split(' ').value(0);
        return line == sumLine(rows.toULongLong(), m_hash);
    }

private:
    QCryptographicHash m_hash { sumAlgorithm };
    QByteArray m_tail;
    bool m_isFirst = true;
    bool m_isTrace = false;
};

/// What a pull asked slurmctld for besides: of the jobs that accounting does not tell of yet, those that are held or begin later.
void addWaitingOfPull(const QString &path, trace::TraceReader &reader)
{
    const QFileInfo file(path);
    if (file.fileName() != QLatin1String(cluster::accountingQuestion().fileName) || !cluster::isPullFolder(file.path())) {
        return;
    }
    const QByteArray jobs
        = readTextFile(file.dir().filePath(QLatin1String(cluster::question(cluster::QuestionId::Jobs).fileName)), nullptr).value_or(QByteArray());
    Situation situation;
    Diagnostics unheard; // whoever imports the folder is told
    (void)slurm::readJobs(jobs.toStdString(), {}, situation, unheard, slurm::utcClock());
    reader.addWaiting(situation.jobs.get());
}

/// Feeds a file to the reader; whether it was read to its end.
bool feedFile(const QString &path, trace::TraceReader &reader, SumCheck &sums, Progress *progress)
{
    const std::string name = path.toStdString();
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly)) {
        const char *text = QFileInfo::exists(path) ? APPORTION_TEXT("\"%1\" cannot be opened.") : APPORTION_TEXT("There is no file \"%1\".");
        reader.fail(name, { text, { name } });
        return false;
    }
    reader.beginFile(name, static_cast<std::uint64_t>(std::max<qint64>(file.size(), 0)));
    std::uint64_t done = 0;
    QByteArray block;
    while (block = file.read(blockBytes), !block.isEmpty()) {
        if (progress != nullptr && progress->isCancelled()) {
            break;
        }
        reader.feed({ block.constData(), static_cast<std::size_t>(block.size()) });
        sums.add(block);
        done += static_cast<std::uint64_t>(block.size());
        if (progress != nullptr) {
            progress->reached(done);
        }
    }
    reader.endFile();
    if (file.error() != QFileDevice::NoError) {
        reader.fail(name, { APPORTION_TEXT("Reading \"%1\" failed half-way."), { name } });
        return false;
    }
    if (progress != nullptr) {
        progress->passed(done);
    }
    return block.isEmpty();
}

} // namespace

OpenedTrace readTraceFiles(const QStringList &paths, const trace::ReadOptions &options, Progress *progress)
{
    countWork(Work::Read);
    if (progress != nullptr) {
        qint64 whole = 0;
        for (const QString &path : paths) {
            whole += QFileInfo(path).size();
        }
        progress->begin(static_cast<std::uint64_t>(whole));
    }
    trace::TraceReader reader(options);
    bool complete = true;
    QStringList damaged;
    for (const QString &path : paths) {
        addWaitingOfPull(path, reader);
        SumCheck sums;
        const bool isRead = feedFile(path, reader, sums, progress);
        complete = complete && isRead;
        if (isRead && !sums.isRight()) {
            damaged.append(path);
        }
    }
    OpenedTrace opened { reader.finish() };
    for (const QString &path : damaged) {
        opened.diagnostics.push_back(
            { Severity::Error, "trace-incomplete", { APPORTION_TEXT("The trace is not complete: lines were changed, added or lost."), {} },
                { APPORTION_TEXT("Import it again from what it was made of."), {} }, { path.toStdString(), 0 }, {} });
    }
    opened.complete = complete && damaged.isEmpty();
    return opened;
}

QString writeTraceFile(const QString &path, const replay::Trace &trace)
{
    countWork(Work::Write);
    FileGroup group;
    const std::size_t file = group.begin(path);
    QCryptographicHash hash(sumAlgorithm);
    const std::uint64_t rows = trace::writeTraceText(trace, [&](std::string_view block) {
        hash.addData(QByteArrayView(block.data(), static_cast<qsizetype>(block.size())));
        return group.write(file, block.data(), static_cast<qint64>(block.size()));
    });
    const QByteArray sum = sumLine(rows, hash);
    group.write(file, sum.constData(), sum.size());
    return group.commit().error;
}

} // namespace apportion
