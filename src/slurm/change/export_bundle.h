// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/progress.h"
#include "core/policy/situation.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/text/text_sink.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace apportion::slurm
{

/// The files in which a policy leaves for the cluster.
enum class ExportKind : std::uint8_t { Fragment, PatchedConf, Commands, Rollback, FlatFile, Readme };
inline constexpr std::array allExportKinds { ExportKind::Fragment, ExportKind::PatchedConf, ExportKind::Commands, ExportKind::Rollback,
    ExportKind::FlatFile, ExportKind::Readme };

/// The name of a file of the bundle.
[[nodiscard]] const char *exportFileName(ExportKind kind);

/// What an export is made from.
struct ExportSource
{
    Policy baseline; ///< what the cluster is like now; emptyCluster() when nothing is known of it
    Policy draft;
    std::optional<OriginalConf> original; ///< nothing: there is no patched slurm.conf
    /// The baseline is what the cluster was when it was asked: of nodes, only what differs from it is changed in slurm.conf.
    bool baselineIsCluster = false;
    /// The original was read together with the baseline: in what both differ, the cluster runs with other values than the file says.
    bool originalIsOfBaseline = false;
    Situation baselineSituation {}; ///< who has used what, by the ids of the baseline
    Situation situation {}; ///< the same of the draft
    std::string agreement {}; ///< how far what was imported agreed with the cluster, a sentence; empty: nothing told

    /// The release that reads the original today, the cluster's, or else the draft's; 0: nobody said.
    [[nodiscard]] std::uint16_t release() const { return baseline.release != 0 ? baseline.release : draft.release; }
};

/// How many units writeExport() tells its Progress.
inline constexpr std::uint64_t exportUnits = 5;

/// What is to be said of an export, and its files that are no ExportKind.
struct ExportNotes
{
    /// Copies of the files that slurm.conf includes in which something changes, by where they lie beside it.
    std::vector<IncludedFile> included;
    std::vector<IncludedFile> includedBefore; ///< the same files as they are now, under the names of the Include lines
    std::size_t calls = 0; ///< of sacctmgr in the commands
    Diagnostics refused; ///< what the scripts leave out
    Diagnostics byHand; ///< what the patched slurm.conf leaves to be changed by hand
    bool originalUnreadable = false; ///< it is no slurm.conf
    bool stopped = false; ///< it was cancelled: not all of the files were made
};

/// Takes the files of an export as they are made.
class ExportOutput
{
public:
    ExportOutput() = default;
    ExportOutput(const ExportOutput &) = delete;
    ExportOutput &operator=(const ExportOutput &) = delete;
    virtual ~ExportOutput() = default;

    /// Where the text of a file goes; asked for once, in the order of allExportKinds, of the files that there are.
    virtual TextSink &file(ExportKind kind) = 0;
};

/// Writes the files that take a cluster from the baseline to the draft, the same bytes whoever asks. @p progress may be
/// null; it is told exportUnits, and cancelling it ends the work.
ExportNotes writeExport(const ExportSource &source, ExportOutput &output, Progress *progress = nullptr);

/// The patched slurm.conf alone; nothing without an original, or when that is no slurm.conf.
///
/// The draft is compared with what the file itself says: whatever was edited since the baseline gets in as well.
[[nodiscard]] std::optional<ConfPatch> patchOriginal(const ExportSource &source);

/// What is said of an original that is no slurm.conf.
[[nodiscard]] Diagnostic originalUnreadable(const std::string &name);

} // namespace apportion::slurm
