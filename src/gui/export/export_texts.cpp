// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/export_texts.h"

#include "core/policy/work_count.h"
#include "models/text_translation.h"
#include "slurm/conf/fragment.h"
#include "slurm/lists/flat_file_writer.h"
#include "storage/export_files.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace apportion
{

namespace
{

using Line = slurm::DiffLine;
using LineView = slurm::DiffLineView;
using LineKind = Line::Kind;

constexpr std::size_t mostLines = 3000;
constexpr std::size_t around = 3; ///< unchanged lines shown before and after a change

class BytesSink final : public slurm::TextSink
{
public:
    void write(std::string_view piece) override { m_bytes.append(piece.data(), static_cast<qsizetype>(piece.size())); }
    [[nodiscard]] QByteArray take() { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
};

/// The files of an export in memory.
class ExportedBytes final : public slurm::ExportOutput
{
public:
    slurm::TextSink &file(ExportKind kind) override { return m_files[static_cast<std::size_t>(kind)].emplace(); }
    /// Gives a file away; nothing when there is none.
    [[nodiscard]] std::optional<QByteArray> take(ExportKind kind)
    {
        std::optional<BytesSink> &file = m_files[static_cast<std::size_t>(kind)];
        return file ? std::optional(file->take()) : std::nullopt;
    }

private:
    std::array<std::optional<BytesSink>, allExportKinds.size()> m_files;
};

std::string_view viewOf(const QByteArray &bytes)
{
    return { bytes.data(), static_cast<std::size_t>(bytes.size()) };
}

std::vector<Line> beginning(const std::vector<LineView> &lines, bool &cut)
{
    cut = lines.size() > mostLines;
    std::vector<Line> result;
    std::transform(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(std::min(lines.size(), mostLines)), std::back_inserter(result),
        [](const LineView &line) { return line.kept(); });
    return result;
}

std::vector<Line> hunks(const std::vector<LineView> &lines, bool &cut)
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
        result.push_back(lines[i].kept());
    }
    return result;
}

ExportText textOf(ExportKind kind, QByteArray after)
{
    ExportText result;
    result.kind = kind;
    result.available = true;
    result.text = std::move(after);
    result.lines = result.text.count('\n');
    return result;
}

ExportText compared(ExportKind kind, std::string_view before, QByteArray after)
{
    ExportText result = textOf(kind, std::move(after));
    const std::vector<LineView> lines = slurm::diffLines(before, viewOf(result.text));
    result.whole = beginning(lines, result.wholeCut);
    result.changes = hunks(lines, result.changesCut);
    result.added = static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const LineView &l) { return l.kind == LineKind::Added; }));
    result.removed = static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const LineView &l) { return l.kind == LineKind::Removed; }));
    return result;
}

/// A text that is new as a whole: nothing to colour.
ExportText written(ExportKind kind, QByteArray after)
{
    ExportText result = textOf(kind, std::move(after));
    qsizetype end = 0; // of what can be shown, and of the line that says that there is more
    for (std::size_t line = 0; line <= mostLines && end < result.text.size(); ++line) {
        const qsizetype next = result.text.indexOf('\n', end);
        end = next < 0 ? result.text.size() : next + 1;
    }
    result.whole = beginning(slurm::diffLines({}, viewOf(result.text).substr(0, static_cast<std::size_t>(end))), result.wholeCut);
    for (Line &line : result.whole) {
        line.kind = LineKind::Same;
    }
    result.changes = result.whole;
    result.changesCut = result.wholeCut;
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
        progress->begin(slurm::exportUnits + compareUnits);
    }
    const slurm::ExportSource source = exportSource(request.project);
    result.originalName = source.original ? QString::fromStdString(source.original->name) : QString();
    ExportedBytes made;
    slurm::ExportNotes notes = slurm::writeExport(source, made, progress);
    if (notes.originalUnreadable) {
        const Diagnostic why = slurm::originalUnreadable(source.original->name);
        result.originalError = QStringList({ result.originalName, translated(why.message), translated(why.advice) }).join(QLatin1Char('\n'));
    }
    for (const ExportKind kind : allExportKinds) {
        ExportText &text = result.texts[static_cast<std::size_t>(kind)];
        text.kind = kind;
        std::optional<QByteArray> bytes = made.take(kind);
        result.stopped = notes.stopped || (progress != nullptr && progress->isCancelled());
        if (result.stopped || !bytes) {
            continue;
        }
        if (kind == ExportKind::Fragment) {
            text = compared(kind, slurm::confFragment(source.baseline), std::move(*bytes));
        } else if (kind == ExportKind::PatchedConf) {
            text = compared(kind, source.original->text, std::move(*bytes));
        } else if (kind == ExportKind::FlatFile) {
            text = compared(kind, slurm::flatFile(source.baseline), std::move(*bytes));
        } else {
            text = written(kind, std::move(*bytes));
        }
    }
    if (progress != nullptr) {
        progress->passed(compareUnits);
    }
    result.texts[static_cast<std::size_t>(ExportKind::Commands)].added = static_cast<int>(notes.calls);
    result.byHand = std::move(notes.byHand);
    for (std::size_t i = 0; i < notes.included.size() && !result.stopped; ++i) {
        const slurm::IncludedFile &before = notes.includedBefore[i];
        const slurm::IncludedFile &after = notes.included[i];
        result.included.push_back({ QString::fromStdString(before.name), QString::fromStdString(after.name),
            compared(ExportKind::PatchedConf, before.text, QByteArray::fromStdString(after.text)) });
    }
    return result;
}

Diagnostics findingsOfExport(const ExportRequest &request)
{
    std::optional<slurm::ConfPatch> patch = slurm::patchOriginal(exportSource(request.project));
    return patch ? std::move(patch->findings) : Diagnostics {};
}

} // namespace apportion
