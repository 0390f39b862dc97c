// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/progress.h"
#include "core/policy/situation.h"
#include "slurm/change/export_bundle.h"
#include "slurm/change/text_diff.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <vector>

namespace apportion
{

using slurm::allExportKinds;
using slurm::ExportKind;

/// The name under which a file is saved when nobody asks for another.
[[nodiscard]] QString exportName(ExportKind kind);

/// A text as it is saved, and what of it is shown.
struct ExportText
{
    ExportKind kind = ExportKind::Fragment;
    bool available = false; ///< false: the original is not known, see ExportTexts::originalError
    QByteArray text; ///< whole, as it is saved and copied
    std::vector<slurm::DiffLine> whole; ///< the text's lines with what went away between them, from the beginning
    std::vector<slurm::DiffLine> changes; ///< only the changes with some lines around them
    qsizetype lines = 0; ///< of the text
    bool wholeCut = false; ///< `whole` ends before the text does
    bool changesCut = false;
    int added = 0; ///< lines; for the commands, all calls; none for what is new as a whole
    int removed = 0;
};

struct ExportTexts
{
    std::array<ExportText, allExportKinds.size()> texts;
    QString originalPath; ///< the slurm.conf that was patched
    QString originalError; ///< why it could not be read
    Diagnostics byHand; ///< what slurm.conf leaves to be changed by hand
    quint64 generation = 0; ///< of the document they were made from
    bool stopped = false; ///< it was cancelled: not all of them were made

    [[nodiscard]] const ExportText &of(ExportKind kind) const { return texts[static_cast<std::size_t>(kind)]; }
};

/// What the texts are made from: snapshots, so that this may go to another thread.
struct ExportRequest
{
    Snapshot baseline;
    Snapshot draft;
    QString originalPath; ///< the administrator's slurm.conf; empty: not known
    quint64 generation = 0;
    /// The baseline is what the cluster was when it was asked: of nodes, only what differs from it is changed in slurm.conf.
    bool baselineIsCluster = false;
};

/// Makes the texts; takes as long as it takes, so not in the GUI thread. @p progress may be null.
[[nodiscard]] ExportTexts makeExportTexts(const ExportRequest &request, Progress *progress = nullptr);

/// What of the draft the patched slurm.conf cannot say; nothing when the original is not known.
[[nodiscard]] Diagnostics findingsOfExport(const ExportRequest &request);

/// The slurm.conf that a policy was read from, when it still names one; else empty. Does not look at the disk.
[[nodiscard]] QString originalConfPath(const Policy &policy);

} // namespace apportion
