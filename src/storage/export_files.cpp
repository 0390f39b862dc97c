// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/export_files.h"

#include "slurm/change/change_script.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace apportion
{

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

/// Writes a file of the group in large pieces, and looks whether what is there has the same bytes.
class ExportFolder::Sink final : public slurm::TextSink
{
public:
    Sink(FileGroup &group, const QString &path, bool makesFolder)
        : m_group(group), m_file(group.begin(path, makesFolder)), m_there(path),
          m_isSame(QFileInfo(path).isFile() && m_there.open(QIODevice::ReadOnly))
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
        const auto size = static_cast<qint64>(m_waiting.size());
        if (m_isSame) {
            m_isSame = m_there.read(size) == QByteArray::fromRawData(m_waiting.data(), size);
        }
        m_group.write(m_file, m_waiting.data(), size);
        m_waiting.clear();
    }

    [[nodiscard]] QString path() const { return m_there.fileName(); }
    /// Whether a file would get other bytes, one that came while this was written too. Everything has been flushed.
    [[nodiscard]] bool replacesOther() { return QFileInfo(path()).isFile() && !(m_isSame && m_there.read(1).isEmpty()); }

private:
    FileGroup &m_group;
    std::size_t m_file;
    QFile m_there;
    bool m_isSame; // so far; not where there is nothing
    std::string m_waiting;
};

ExportFolder::ExportFolder(const QDir &folder) : m_folder(folder) { }

ExportFolder::~ExportFolder() = default;

ExportFolder::Sink &ExportFolder::begin(const QString &name, bool makesFolder)
{
    return *m_sinks.emplace_back(std::make_unique<Sink>(m_group, m_folder.filePath(name), makesFolder));
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
    const auto isScript = [this](const Sink &sink) {
        const auto scripts = { slurm::ExportKind::Commands, slurm::ExportKind::Rollback };
        return std::any_of(scripts.begin(), scripts.end(),
            [&](slurm::ExportKind kind) { return sink.path() == m_folder.filePath(QLatin1String(slurm::exportFileName(kind))); });
    };
    QFile script(m_folder.filePath(QLatin1String(slurm::exportFileName(slurm::ExportKind::Commands))));
    constexpr qint64 enough = 1000;
    const bool isOfExport = script.open(QIODevice::ReadOnly) && slurm::isApplyScript(script.read(enough).toStdString());
    const bool isApplied = isOfExport && hasBeenApplied(m_folder);
    for (const auto &sink : m_sinks) {
        if ((!isOfExport || (isApplied && isScript(*sink))) && sink->replacesOther()) {
            return { isOfExport ? ExportObstacle::Kind::WayBack : ExportObstacle::Kind::Foreign, sink->path() };
        }
    }
    return {};
}

WrittenFiles ExportFolder::commit()
{
    return m_group.commit();
}

} // namespace apportion
