// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/export_bundle.h"

#include "core/policy/beside.h"
#include "slurm/change/change_script.h"
#include "slurm/change/text_diff.h"
#include "slurm/conf/fragment.h"
#include "slurm/lists/flat_file_writer.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace apportion::slurm
{

namespace
{

std::string textOf(const OriginalConf &original, const std::string &name)
{
    if (original.included == nullptr) {
        return {};
    }
    const auto found
        = std::find_if(original.included->begin(), original.included->end(), [&name](const IncludedFile &file) { return file.name == name; });
    return found == original.included->end() ? std::string() : found->text;
}

/// Appends the lines in which two texts differ.
void addDiffering(std::string_view before, std::string_view after, std::vector<std::string> &lines)
{
    for (const DiffLineView &line : diffLines(before, after)) {
        if (line.kind != DiffLine::Kind::Same) {
            lines.push_back((line.kind == DiffLine::Kind::Removed ? "- " : "+ ") + std::string(line.line));
        }
    }
}

/// The lines that a draft without any edit would change: there the cluster runs with other values than the files say.
std::vector<std::string> takenOver(const ExportSource &source)
{
    ExportSource unedited = source;
    unedited.draft = source.baseline;
    std::vector<std::string> lines;
    if (const std::optional<ConfPatch> patch = patchOriginal(unedited)) {
        addDiffering(source.original->text, patch->text, lines);
        for (const IncludedFile &file : patch->included) {
            addDiffering(textOf(*source.original, file.name), file.text, lines);
        }
    }
    return lines;
}

/// Writes the slurm.conf in which only what differs is changed; false where there is none.
bool writePatched(const ExportSource &source, ExportOutput &output, ExportNotes &notes)
{
    std::optional<ConfPatch> patch = patchOriginal(source);
    if (!patch) {
        return false;
    }
    output.file(ExportKind::PatchedConf) << patch->text;
    notes.byHand = std::move(patch->findings);
    for (IncludedFile &file : patch->included) {
        const std::string name = includeNameOf(file.name, source.original->name);
        notes.includedBefore.push_back({ name, textOf(*source.original, file.name) });
        notes.included.push_back(
            { includeFolderOf(exportFileName(ExportKind::PatchedConf)) + '/' + placeInIncludeFolder(name), std::move(file.text) });
    }
    return true;
}

} // namespace

const char *exportFileName(ExportKind kind)
{
    static constexpr std::array<const char *, allExportKinds.size()> names
        = { "slurm.conf.fragment", "slurm.conf", "apply.sh", "rollback.sh", "associations.cfg", "README" };
    return names[static_cast<std::size_t>(kind)];
}

std::optional<ConfPatch> patchOriginal(const ExportSource &source)
{
    if (!source.original) {
        return std::nullopt;
    }
    const ConfReading asRead = readSlurmConf(source.original->text, source.original->name, source.original->included, source.release());
    if (!asRead.any) {
        return std::nullopt;
    }
    const bool nodesKnown = source.baselineIsCluster && !source.baseline.nodeGroups->empty();
    ConfPatch patch = patchConf(source.original->text, asRead, source.draft, nodesKnown ? &source.baseline : nullptr);
    patch.findings.insert(patch.findings.end(), source.original->changed.begin(), source.original->changed.end());
    // what stands in a file that is missing would be written a second time
    std::copy_if(asRead.diagnostics.begin(), asRead.diagnostics.end(), std::back_inserter(patch.findings),
        [](const Diagnostic &found) { return found.code == "conf-include"; });
    return patch;
}

ExportNotes writeExport(const ExportSource &source, ExportOutput &output, Progress *progress)
{
    // What big trees take is the scripts, and then the flat file.
    constexpr std::uint64_t scriptUnits = 2;
    constexpr std::uint64_t confUnits = 1;
    ExportNotes notes;
    const auto passed = [&notes, progress](std::uint64_t units) {
        if (progress != nullptr) {
            progress->passed(units);
            notes.stopped = progress->isCancelled();
        }
        return !notes.stopped;
    };
    output.file(ExportKind::Fragment) << confFragment(source.draft, &source.baseline);
    const bool isPatched = writePatched(source, output, notes);
    notes.originalUnreadable = source.original && !isPatched;
    if (!passed(confUnits)) {
        return notes;
    }
    TextSink &apply = output.file(ExportKind::Commands);
    TextSink &rollback = output.file(ExportKind::Rollback);
    TextSink &flat = output.file(ExportKind::FlatFile);
    constexpr std::size_t many = 10'000; // associations whose file is worth a thread
    auto flatFile = beside(source.draft.associations.count() >= many, [&flat, &source] { writeFlatFile(flat, source.draft); });
    const ChangeNotes scripts = writeChangeScripts(source.baseline, source.draft, source.baselineSituation, source.situation, apply, rollback);
    notes.calls = scripts.calls;
    notes.refused = scripts.refused;
    if (!passed(scriptUnits)) {
        return notes;
    }
    flatFile.get();
    output.file(ExportKind::Readme) << changeReadme(source.baseline, source.draft, scripts, isPatched ? ConfFile::Patched : ConfFile::Fragment,
        notes.byHand, notes.included, source.agreement, source.situation.lastReset, source.baselineSituation,
        isPatched && source.originalIsOfBaseline ? takenOver(source) : std::vector<std::string>());
    passed(exportUnits - scriptUnits - confUnits);
    return notes;
}

Diagnostic originalUnreadable(const std::string &name)
{
    Diagnostic diagnostic;
    diagnostic.severity = Severity::Error;
    diagnostic.code = "conf-unusable";
    diagnostic.message = { APPORTION_TEXT("Nothing of slurm.conf could be read."), {} };
    diagnostic.advice = { APPORTION_TEXT("Give the slurm.conf of the cluster."), {} };
    diagnostic.place.file = name;
    return diagnostic;
}

} // namespace apportion::slurm
