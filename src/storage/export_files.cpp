// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/export_files.h"

#include "slurm/change/change_script.h"
#include "slurm/lists/flat_file_writer.h"
#include "storage/export_list.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace apportion
{

namespace
{

/// The path of a file within the folder, as the list of the folder has it.
QString nameWithin(const QDir &folder, const TextFile &file)
{
    return QDir(folder.absolutePath()).relativeFilePath(QFileInfo(file.path).absoluteFilePath()); // of relative ones, there is no such path
}

/// Whether the flat file of an export names another cluster than @p cluster.
bool isOfAnotherCluster(const QString &flatFile, const std::string &cluster)
{
    QFile file(flatFile);
    if (cluster.empty() || !file.open(QIODevice::ReadOnly)) {
        return false;
    }
    constexpr int mostLines = 10'000; // comments and QOS stand before it
    constexpr qint64 longestLine = 64 << 10;
    const QByteArray own = "Cluster - " + QByteArray::fromStdString(slurm::flatQuote(cluster));
    for (int i = 0; i < mostLines && !file.atEnd(); ++i) {
        const QByteArray line = file.readLine(longestLine).trimmed();
        if (line.startsWith("Cluster - ")) {
            return !line.startsWith(own) || (line.size() > own.size() && line[own.size()] != ':');
        }
    }
    return false;
}

} // namespace

slurm::ExportSource exportSource(const Project &project)
{
    slurm::ExportSource source;
    source.draft = project.policy;
    source.situation = project.situation;
    source.agreement = project.agreement ? agreementText(project.agreement->agreement).english() : std::string();
    if (project.baseline) {
        source.baseline = project.baseline->snapshot.policy;
        source.baselineSituation = project.baseline->snapshot.situation;
        source.baselineIsCluster = project.baseline->info.isCluster();
        source.originalIsOfBaseline = source.baselineIsCluster;
        source.original = project.conf ? std::optional(*project.conf) : std::nullopt;
    } else {
        source.baseline = slurm::emptyCluster(project.policy);
    }
    return source;
}

bool hasBeenApplied(const QDir &folder)
{
    return QFileInfo(folder.filePath(QLatin1String(slurm::appliedNoteName))).size() > 0;
}

/// Writes a file of the group in large pieces, and sums them up.
class ExportFolder::Sink final : public slurm::TextSink
{
public:
    /// @p name is the path of the file within the folder.
    Sink(FileGroup &group, QString name, const QString &path, bool makesFolder)
        : m_group(group), m_file(group.begin(path, makesFolder)), m_name(std::move(name))
    {
    }

    void write(std::string_view piece) override
    {
        constexpr std::size_t atOnce = 256 << 10;
        m_waiting += piece;
        if (m_waiting.size() >= atOnce) {
            flush();
        }
    }

    void flush()
    {
        m_sum.add(m_waiting);
        m_group.write(m_file, m_waiting.data(), static_cast<qint64>(m_waiting.size()));
        m_waiting.clear();
    }

    [[nodiscard]] const QString &name() const { return m_name; }
    /// Of all that was written, which has been flushed.
    [[nodiscard]] const QByteArray &sum()
    {
        if (m_result.isEmpty()) {
            m_result = m_sum.result();
        }
        return m_result;
    }

private:
    FileGroup &m_group;
    std::size_t m_file;
    QString m_name;
    ExportSum m_sum;
    QByteArray m_result;
    std::string m_waiting;
};

ExportFolder::ExportFolder(const QDir &folder, const std::string &cluster) : m_folder(folder), m_cluster(cluster) { }

ExportFolder::~ExportFolder() = default;

ExportFolder::Sink &ExportFolder::begin(const QString &name, bool makesFolder)
{
    return *m_sinks.emplace_back(std::make_unique<Sink>(m_group, name, m_folder.filePath(name), makesFolder));
}

slurm::TextSink &ExportFolder::file(slurm::ExportKind kind)
{
    return begin(QLatin1String(slurm::exportFileName(kind)), false);
}

void ExportFolder::addIncluded(const std::vector<slurm::IncludedFile> &included)
{
    for (const slurm::IncludedFile &file : included) {
        begin(QString::fromStdString(file.name), true).write(file.text);
    }
    for (const auto &sink : m_sinks) {
        sink->flush();
    }
}

ExportObstacle ExportFolder::obstacle()
{
    const auto isScript = [](const QString &name) {
        return name == QLatin1String(slurm::exportFileName(slurm::ExportKind::Commands))
            || name == QLatin1String(slurm::exportFileName(slurm::ExportKind::Rollback));
    };
    const QString flatFile = m_folder.filePath(QLatin1String(slurm::exportFileName(slurm::ExportKind::FlatFile)));
    if (isOfAnotherCluster(flatFile, m_cluster)) {
        return { ExportObstacle::Kind::OtherCluster, flatFile };
    }
    const bool isApplied = hasBeenApplied(m_folder);
    const ExportList list = ExportList::of(m_folder);
    for (const auto &sink : m_sinks) {
        const QString path = m_folder.filePath(sink->name());
        if (!QFileInfo(path).isFile()) {
            continue;
        }
        const QByteArray there = ExportSum::ofFile(path);
        if (there != sink->sum() && ((isApplied && isScript(sink->name())) || !list.has(sink->name(), there))) {
            return { isApplied && isScript(sink->name()) ? ExportObstacle::Kind::WayBack : ExportObstacle::Kind::Foreign, path };
        }
    }
    return {};
}

WrittenFiles ExportFolder::commit()
{
    ExportList list = ExportList::of(m_folder);
    list.forgetMissing(m_folder);
    for (const auto &sink : m_sinks) {
        list.set(sink->name(), sink->sum());
    }
    const QByteArray text = list.text();
    m_group.write(m_group.begin(m_folder.filePath(QLatin1String(exportListName))), text.constData(), text.size());
    return m_group.commit();
}

PresentFiles presentFiles(const QDir &folder, const std::vector<TextFile> &files)
{
    PresentFiles present;
    present.isApplied = hasBeenApplied(folder);
    const ExportList list = ExportList::of(folder);
    for (const TextFile &file : files) {
        if (!QFileInfo::exists(file.path)) {
            continue;
        }
        const QString name = nameWithin(folder, file);
        const QByteArray sum = ExportSum::ofFile(file.path);
        present.names.append(name);
        if (!list.has(name, sum) && sum != ExportSum::ofBytes(file.bytes)) {
            present.edited.append(name);
        }
    }
    return present;
}

WrittenFiles writeExportFiles(const QDir &folder, std::vector<TextFile> files, Progress *progress)
{
    ExportList list = ExportList::of(folder);
    list.forgetMissing(folder);
    for (const TextFile &file : files) {
        list.set(nameWithin(folder, file), ExportSum::ofBytes(file.bytes));
    }
    files.push_back({ folder.filePath(QLatin1String(exportListName)), list.text() });
    return writeTextFiles(files, progress);
}

} // namespace apportion
