// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/export_bundle.h"
#include "storage/project.h"
#include "storage/text_file.h"

#include <QDir>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace apportion
{

/// What an export of a project is made from: the difference from its baseline, and the slurm.conf that it knows;
/// without a baseline, everything.
[[nodiscard]] slurm::ExportSource exportSource(const Project &project);

/// What stands in a folder that an export may not replace.
struct ExportObstacle
{
    enum class Kind : std::uint8_t {
        None,
        Foreign, ///< a file that is not as an export left it: somebody's own, such as the slurm.conf of the cluster, or edited since
        WayBack, ///< an apply.sh that has changed the cluster, or the rollback.sh that takes it back
        OtherCluster, ///< the export of another cluster
    };

    Kind kind = Kind::None;
    QString path; ///< of the first such file
};

/// Whether the apply.sh of a folder has begun to change a cluster, and its rollback.sh has not taken all of it back.
[[nodiscard]] bool hasBeenApplied(const QDir &folder);

/// Writes the files of an export into a folder while they are made; what is there is replaced by all of them or by none.
class ExportFolder final : public slurm::ExportOutput
{
public:
    /// @p folder is there. @p cluster: of which the export is; empty: nobody said it.
    ExportFolder(const QDir &folder, const std::string &cluster);
    ~ExportFolder() override;

    slurm::TextSink &file(slurm::ExportKind kind) override;
    /// Adds the files that slurm.conf includes. All others have been written.
    void addIncluded(const std::vector<slurm::IncludedFile> &included);
    /// What must not be replaced by this: what is of another cluster, or has other bytes than this writes, and than the list of the folder
    /// knows (ExportList). Before anything is written: whether the folder is another cluster's.
    [[nodiscard]] ExportObstacle obstacle();
    /// Replaces all of them, and the list. To be called once.
    [[nodiscard]] WrittenFiles commit();

private:
    class Sink;

    Sink &begin(const QString &name, bool makesFolder);

    QDir m_folder;
    const std::string m_cluster;
    FileGroup m_group;
    std::vector<std::unique_ptr<Sink>> m_sinks;
};

/// What a folder has of the files of an export before they are written.
struct PresentFiles
{
    QStringList names; ///< of those that are there
    QStringList edited; ///< of them, what is not as an export left it and would get other bytes
    bool isApplied = false; ///< hasBeenApplied()
};

[[nodiscard]] PresentFiles presentFiles(const QDir &folder, const std::vector<TextFile> &files);

/// Writes the files of an export into @p folder, in which all of them are, with the list of the folder; otherwise writeTextFiles().
[[nodiscard]] WrittenFiles writeExportFiles(const QDir &folder, std::vector<TextFile> files, Progress *progress = nullptr);

} // namespace apportion
