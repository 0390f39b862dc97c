// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/export_texts.h"

#include "core/policy/work_count.h"
#include "models/text_translation.h"
#include "slurm/conf/fragment.h"
#include "slurm/lists/flat_file_writer.h"
#include "storage/export_files.h"

#include <algorithm>
#include <string_view>

namespace apportion
{

namespace
{

using Line = slurm::DiffLine;
using LineKind = Line::Kind;

constexpr std::size_t mostLines = 3000;
constexpr std::size_t around = 3; ///< unchanged lines shown before and after a change

QByteArray toBytes(const std::string &text)
{
    return { text.data(), static_cast<qsizetype>(text.size()) };
}

std::vector<Line> beginning(const std::vector<Line> &lines, bool &cut)
{
    cut = lines.size() > mostLines;
    return { lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(std::min(lines.size(), mostLines)) };
}

std::vector<Line> hunks(const std::vector<Line> &lines, bool &cut)
{
    std::vector<bool> shown(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].kind != LineKind::Same) {
            const std::size_t end = std::min(lines.size(), i + around + 1);
            for (std::size_t j = i < around ? 0 : i - around; j < end; ++j) {
                shown[j] = true;
            }
        }
    }
    std::vector<Line> result;
    cut = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!shown[i]) {
            continue;
        }
        if (result.size() >= mostLines) {
            cut = true;
            break;
        }
        if (i > 0 && !shown[i - 1]) {
            result.push_back({ LineKind::Same, "…" });
        }
        result.push_back(lines[i]);
    }
    return result;
}

ExportText compared(ExportKind kind, const std::string &before, const std::string &after)
{
    ExportText result;
    result.kind = kind;
    result.available = true;
    result.text = toBytes(after);
    result.lines = result.text.count('\n');
    const std::vector<Line> lines = slurm::diffLines(before, after);
    result.whole = beginning(lines, result.wholeCut);
    result.changes = hunks(lines, result.changesCut);
    result.added = static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const Line &l) { return l.kind == LineKind::Added; }));
    result.removed = static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const Line &l) { return l.kind == LineKind::Removed; }));
    return result;
}

/// A text that is new as a whole: nothing to colour.
ExportText written(ExportKind kind, const std::string &text)
{
    ExportText result = compared(kind, {}, text);
    for (Line &line : result.whole) {
        line.kind = LineKind::Same;
    }
    result.changes = result.whole;
    result.added = 0;
    result.removed = 0;
    return result;
}

} // namespace

QString exportName(ExportKind kind)
{
    return QLatin1String(slurm::exportFileName(kind));
}

ExportTexts makeExportTexts(const ExportRequest &request, Progress *progress)
{
    countWork(Work::Write);
    constexpr std::uint64_t compareUnits = 5; // of the scripts, and of the flat file
    ExportTexts result;
    result.generation = request.generation;
    if (progress != nullptr) {
        progress->begin(slurm::exportBundleUnits + compareUnits);
    }
    const slurm::ExportSource source = exportSource(request.project);
    result.originalName = source.original ? QString::fromStdString(source.original->name) : QString();
    slurm::ExportBundle bundle = slurm::exportBundle(source, progress);
    if (bundle.originalUnreadable) {
        const Diagnostic why = slurm::originalUnreadable(source.original->name);
        result.originalError = QStringList({ result.originalName, translated(why.message), translated(why.advice) }).join(QLatin1Char('\n'));
    }
    for (const ExportKind kind : allExportKinds) {
        ExportText &text = result.texts[static_cast<std::size_t>(kind)];
        text.kind = kind;
        const std::optional<std::string> &made = bundle.of(kind);
        result.stopped = bundle.stopped || (progress != nullptr && progress->isCancelled());
        if (result.stopped || !made) {
            continue;
        }
        if (kind == ExportKind::Fragment) {
            text = compared(kind, slurm::confFragment(source.baseline), *made);
        } else if (kind == ExportKind::PatchedConf) {
            text = compared(kind, source.original->text, *made);
        } else if (kind == ExportKind::FlatFile) {
            text = compared(kind, slurm::flatFile(source.baseline), *made);
        } else {
            text = written(kind, *made);
        }
    }
    if (progress != nullptr) {
        progress->passed(compareUnits);
    }
    result.texts[static_cast<std::size_t>(ExportKind::Commands)].added = static_cast<int>(bundle.calls);
    result.byHand = std::move(bundle.byHand);
    for (std::size_t i = 0; i < bundle.included.size() && !result.stopped; ++i) {
        const slurm::IncludedFile &before = bundle.includedBefore[i];
        const slurm::IncludedFile &after = bundle.included[i];
        result.included.push_back(
            { QString::fromStdString(before.name), QString::fromStdString(after.name), compared(ExportKind::PatchedConf, before.text, after.text) });
    }
    return result;
}

Diagnostics findingsOfExport(const ExportRequest &request)
{
    std::optional<slurm::ConfPatch> patch = slurm::patchOriginal(exportSource(request.project));
    return patch ? std::move(patch->findings) : Diagnostics {};
}

} // namespace apportion
