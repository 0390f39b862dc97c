// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/progress.h"
#include "slurm/change/export_bundle.h"
#include "slurm/change/text_diff.h"
#include "storage/project.h"

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

/// A copy of a file that the patched slurm.conf includes, in which something changes.
struct ExportIncluded
{
    QString name; ///< as the Include line has it
    QString place; ///< where it is saved, seen from the slurm.conf that is saved
    ExportText text; ///< compared with the file as it is now
};

struct ExportTexts
{
    std::array<ExportText, allExportKinds.size()> texts;
    std::vector<ExportIncluded> included;
    QString originalName; ///< the slurm.conf that was patched; empty: none is known
    QString originalError; ///< why it could not be read
    Diagnostics byHand; ///< what slurm.conf leaves to be changed by hand
    quint64 generation = 0; ///< of the document they were made from
    bool stopped = false; ///< it was cancelled: not all of them were made

    [[nodiscard]] const ExportText &of(ExportKind kind) const { return texts[static_cast<std::size_t>(kind)]; }
};

/// What the texts are made from: a snapshot, so that this may go to another thread.
struct ExportRequest
{
    Project project;
    quint64 generation = 0;
};

/// Makes the texts; takes as long as it takes, so not in the GUI thread. @p progress may be null.
[[nodiscard]] ExportTexts makeExportTexts(const ExportRequest &request, Progress *progress = nullptr);

/// What of the draft the patched slurm.conf cannot say; nothing when the original is not known.
[[nodiscard]] Diagnostics findingsOfExport(const ExportRequest &request);

} // namespace apportion
