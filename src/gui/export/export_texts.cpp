// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/export_texts.h"

#include "slurm/change/change_script.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/conf/fragment.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/lists/flat_file_writer.h"
#include "storage/text_file.h"

#include <algorithm>
#include <string_view>

namespace apportion
{

namespace
{

using Line = slurm::DiffLine;
using Kind = Line::Kind;

constexpr std::size_t mostShown = 3000;
constexpr std::size_t around = 3; ///< unchanged lines shown before and after a change

QByteArray toBytes(const std::string &text)
{
    return { text.data(), static_cast<qsizetype>(text.size()) };
}

std::vector<Line> beginning(const std::vector<Line> &lines, bool &cut)
{
    cut = lines.size() > mostShown;
    return { lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(std::min(lines.size(), mostShown)) };
}

std::vector<Line> hunks(const std::vector<Line> &lines, bool &cut)
{
    std::vector<bool> shown(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].kind != Kind::Same) {
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
        if (result.size() >= mostShown) {
            cut = true;
            break;
        }
        if (i > 0 && !shown[i - 1]) {
            result.push_back({ Kind::Same, "…" });
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
    result.added = static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const Line &l) { return l.kind == Kind::Added; }));
    result.removed = static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const Line &l) { return l.kind == Kind::Removed; }));
    return result;
}

/// A text that is new as a whole: nothing to colour.
ExportText written(ExportKind kind, const std::string &text)
{
    ExportText result = compared(kind, {}, text);
    for (Line &line : result.whole) {
        line.kind = Kind::Same;
    }
    result.changes = result.whole;
    result.added = 0;
    result.removed = 0;
    return result;
}

/// The administrator's slurm.conf, and what becomes of it.
struct PatchedConf
{
    std::string original;
    slurm::ConfPatch patch;
};

std::optional<PatchedConf> patched(const ExportRequest &request, QString &error)
{
    if (request.originalPath.isEmpty()) {
        return std::nullopt;
    }
    const std::optional<QByteArray> original = readTextFile(request.originalPath, &error);
    if (!original) {
        return std::nullopt;
    }
    PatchedConf conf { original->toStdString(), {} };
    // compared with what the file itself says: whatever was edited since the baseline gets in as well
    const slurm::ConfReading asRead = slurm::readSlurmConf(conf.original, request.originalPath.toStdString());
    if (!asRead.any) {
        error = request.originalPath;
        return std::nullopt;
    }
    const bool nodesKnown = request.baselineIsCluster && !request.baseline.nodeGroups->empty();
    conf.patch = slurm::patchConf(conf.original, asRead, request.draft, nodesKnown ? &request.baseline : nullptr);
    return conf;
}

} // namespace

QString exportFileName(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Fragment:
        return QStringLiteral("slurm.conf.fragment");
    case ExportKind::PatchedConf:
        return QStringLiteral("slurm.conf");
    case ExportKind::Commands:
        return QStringLiteral("apply.sh");
    case ExportKind::Rollback:
        return QStringLiteral("rollback.sh");
    case ExportKind::FlatFile:
        return QStringLiteral("associations.cfg");
    case ExportKind::Readme:
        break;
    }
    return QStringLiteral("README");
}

ExportTexts makeExportTexts(const ExportRequest &request, Progress *progress)
{
    ExportTexts result;
    result.generation = request.generation;
    result.originalPath = request.originalPath;
    const auto put = [&result](ExportText text) { result.texts[static_cast<std::size_t>(text.kind)] = std::move(text); };
    // what big trees take is the scripts, and then the flat file
    constexpr std::uint64_t scriptsPart = 2;
    constexpr std::uint64_t filesPart = 3;
    const auto passed = [&result, progress](std::uint64_t part) {
        if (progress != nullptr) {
            progress->passed(part);
            result.stopped = progress->isCancelled();
        }
        return !result.stopped;
    };
    if (progress != nullptr) {
        progress->begin(2 * scriptsPart + (request.files ? 2 * filesPart : 0));
    }
    put(compared(ExportKind::Fragment, slurm::confFragment(request.baseline), slurm::confFragment(request.draft, &request.baseline)));
    const slurm::ChangeScripts scripts = slurm::changeScripts(request.baseline, request.draft);
    if (!passed(scriptsPart)) {
        return result;
    }
    ExportText commands = written(ExportKind::Commands, scripts.apply);
    commands.added = static_cast<int>(scripts.calls);
    put(std::move(commands));
    put(written(ExportKind::Rollback, scripts.rollback));
    if (passed(scriptsPart) && request.files) {
        ExportText conf;
        conf.kind = ExportKind::PatchedConf;
        if (std::optional<PatchedConf> made = patched(request, result.originalError)) {
            conf = compared(ExportKind::PatchedConf, made->original, made->patch.text);
            result.byHand = std::move(made->patch.told);
        }
        const slurm::ConfFile confFile = conf.available ? slurm::ConfFile::Patched : slurm::ConfFile::Fragment;
        put(written(ExportKind::Readme, slurm::changeReadme(request.baseline, request.draft, scripts, confFile, result.byHand)));
        put(std::move(conf));
        const std::string before = slurm::flatFile(request.baseline);
        const std::string after = slurm::flatFile(request.draft);
        if (passed(filesPart)) {
            put(compared(ExportKind::FlatFile, before, after));
            passed(filesPart);
        }
    }
    return result;
}

Diagnostics findingsOfExport(const ExportRequest &request)
{
    QString error;
    std::optional<PatchedConf> made = patched(request, error);
    return made ? std::move(made->patch.told) : Diagnostics {};
}

QString originalConfPath(const Policy &policy)
{
    const auto &lines = *policy.foreignConf;
    const auto named = std::find_if(lines.begin(), lines.end(), [](const ForeignLine &line) { return !line.place.file.empty(); });
    return named == lines.end() ? QString() : QString::fromStdString(named->place.file);
}

std::vector<slurm::DiffLine> changedLines(const ExportText &text, std::size_t limit)
{
    std::vector<Line> result;
    for (const Line &line : text.changes) {
        const std::size_t first = line.line.find_first_not_of(" \t");
        const bool says = first != std::string::npos && line.line[first] != '#';
        if (line.kind != Kind::Same && says && result.size() < limit) {
            result.push_back(line);
        }
    }
    return result;
}

} // namespace apportion
