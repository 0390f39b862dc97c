// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/export_bundle.h"

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
    for (const DiffLine &line : diffLines(before, after)) {
        if (line.kind != DiffLine::Kind::Same) {
            lines.push_back((line.kind == DiffLine::Kind::Removed ? "- " : "+ ") + line.line);
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
    // what stands in a file that is missing would be written a second time
    std::copy_if(asRead.diagnostics.begin(), asRead.diagnostics.end(), std::back_inserter(patch.findings),
        [](const Diagnostic &found) { return found.code == "conf-include"; });
    return patch;
}

ExportBundle exportBundle(const ExportSource &source, Progress *progress)
{
    // What big trees take is the scripts, and then the flat file.
    constexpr std::uint64_t scriptUnits = 2;
    constexpr std::uint64_t confUnits = 1;
    ExportBundle bundle;
    const auto put = [&bundle](ExportKind kind, std::string text) { bundle.texts[static_cast<std::size_t>(kind)] = std::move(text); };
    const auto passed = [&bundle, progress](std::uint64_t units) {
        if (progress != nullptr) {
            progress->passed(units);
            bundle.stopped = progress->isCancelled();
        }
        return !bundle.stopped;
    };
    put(ExportKind::Fragment, confFragment(source.draft, &source.baseline));
    ChangeScripts scripts = changeScripts(source.baseline, source.draft, source.baselineSituation, source.situation);
    bundle.calls = scripts.calls;
    bundle.refused = scripts.refused;
    if (passed(scriptUnits)) {
        if (std::optional<ConfPatch> patch = patchOriginal(source)) {
            put(ExportKind::PatchedConf, std::move(patch->text));
            bundle.byHand = std::move(patch->findings);
            for (IncludedFile &file : patch->included) {
                const std::string name = includeNameOf(file.name, source.original->name);
                bundle.includedBefore.push_back({ name, textOf(*source.original, file.name) });
                bundle.included.push_back(
                    { includeFolderOf(exportFileName(ExportKind::PatchedConf)) + '/' + placeInIncludeFolder(name), std::move(file.text) });
            }
        }
        const bool isPatched = bundle.of(ExportKind::PatchedConf).has_value();
        bundle.originalUnreadable = source.original && !isPatched;
        const ConfFile conf = isPatched ? ConfFile::Patched : ConfFile::Fragment;
        put(ExportKind::Readme,
            changeReadme(source.baseline, source.draft, scripts, conf, bundle.byHand, bundle.included, source.agreement, source.situation.lastReset,
                source.baselineSituation, isPatched && source.originalIsOfBaseline ? takenOver(source) : std::vector<std::string>()));
        if (passed(confUnits)) {
            put(ExportKind::FlatFile, flatFile(source.draft));
            passed(exportBundleUnits - scriptUnits - confUnits);
        }
    }
    put(ExportKind::Commands, std::move(scripts.apply));
    put(ExportKind::Rollback, std::move(scripts.rollback));
    return bundle;
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
