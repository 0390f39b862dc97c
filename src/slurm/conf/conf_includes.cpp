// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_includes.h"

#include "slurm/conf/conf_plain.h"

#include "core/policy/tres.h"
#include "core/schema/conf_key_search.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace apportion::slurm
{

namespace
{

namespace fs = std::filesystem;

constexpr std::size_t deepestInclude = 16;
constexpr std::size_t mostIncludes = 1000;
constexpr std::size_t mostIncludedBytes = std::size_t { 64 } << 20;

/// Whether @p name fits a pattern of '*' and '?'. Time is the product of both lengths at worst.
bool fitsPattern(std::string_view name, std::string_view pattern)
{
    std::size_t n = 0;
    std::size_t p = 0;
    std::size_t star = std::string_view::npos;
    std::size_t resume = 0;
    while (n < name.size()) {
        if (p < pattern.size() && (pattern[p] == '?' || (pattern[p] != '*' && pattern[p] == name[n]))) {
            ++n;
            ++p;
        } else if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            resume = n;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            n = ++resume;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*') {
        ++p;
    }
    return p == pattern.size();
}

void insertClusterName(std::string &name, const std::string &clusterName)
{
    for (std::size_t at = name.find("%c"); at != std::string::npos; at = name.find("%c", at + clusterName.size())) {
        name.replace(at, 2, clusterName);
    }
}

/// Notes the ClusterName that a line says.
void learnClusterName(const ConfLine &line, std::string &clusterName)
{
    for (const ConfPair &pair : line.pairs) {
        if (sameIgnoringCase(pair.key, "ClusterName")) {
            clusterName = lowerCase(pair.value);
        }
    }
}

/// A file to be read: where it lies, and by what name it is kept.
struct ConfSource
{
    fs::path path;
    fs::path name;
};

/// Follows Include lines, depth first.
class ConfReader
{
public:
    ConfReader(Findings &findings, const std::string &fileName, std::uint16_t release, bool followsIncludes, const IncludedFiles &given,
        std::vector<IncludedFile> *kept)
        : m_findings(findings), m_release(release), m_given(given.get()), m_kept(kept)
    {
        std::error_code error;
        const fs::path own = fs::weakly_canonical(fs::absolute(fileName, error), error).parent_path();
        m_ownFolder = followsIncludes || m_given != nullptr || error ? std::string() : own.string();
        const std::string folder = includeFolderOf(fileName);
        m_includeFolder = isFolder(folder) ? folder : std::string();
        m_confName = fs::path(fileName).filename().string();
    }

    /// Whether it is all of a slurm.conf's form: what is not may hold secrets, and is not kept.
    bool read(std::string_view text, const ConfSource &source)
    {
        const std::string fileName = source.path.string();
        if (m_open.empty()) {
            m_conf = source;
        }
        m_open.push_back(identity(fileName));
        ConfLexer lexer(text, fileName, m_words);
        bool reported = false;
        for (ConfLine line; lexer.next(line);) {
            if (line.cut && m_words > 0) {
                m_findings.add(Severity::Error, "conf-long", line.place, { APPORTION_TEXT("The line is too long; the rest of it was left out."), {} },
                    { APPORTION_TEXT("Give the slurm.conf of the cluster."), {} });
            }
            if (m_open.size() > 1 && !isPlain(line)) { // it may be no slurm.conf: nothing of it leaves the file
                if (!std::exchange(reported, true)) {
                    m_findings.add(Severity::Error, "conf-include-line", line.place,
                        { APPORTION_TEXT("A line of an included file is not of the form Key=Value, and was left out, as all such lines of the file."),
                            {} },
                        { APPORTION_TEXT("Look whether the Include line names the right file."), {} });
                }
                continue;
            }
            if (!line.included.empty()) {
                reportFault(line.fault, line.place);
                include(line.included, source, line.place);
            } else if (!line.saysNothing()) {
                learnClusterName(line, m_clusterName);
                m_lines.push_back(std::move(line));
            }
        }
        if (m_words == 0 && !m_reportedTooMany) {
            m_reportedTooMany = true;
            reportTooMany(m_findings, { fileName, lexer.number() }, mostConfWords);
        }
        m_open.pop_back();
        return !reported;
    }

    std::vector<ConfLine> takeLines() { return std::move(m_lines); }

private:
    /// Whether a line holds nothing but keys with a value, or includes a file.
    static bool isPlain(const ConfLine &line)
    {
        return line.stray.empty() && std::all_of(line.pairs.begin(), line.pairs.end(), [](const ConfPair &pair) {
            const auto isLetter = [](char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; };
            const bool isWord
                = std::all_of(pair.key.begin(), pair.key.end(), [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '+'; });
            // what holds NUL bytes, as an environment of /proc does, is no text
            // nothing in quotes is a value, too
            const bool hasValue = pair.value.find_first_not_of('=') != std::string::npos || (pair.value.empty() && !pair.written.empty());
            return !pair.key.empty() && isWord && hasValue && pair.value.find('\0') == std::string::npos;
        });
    }

    /// Whether a file lies in the folder of slurm.conf, or below it.
    [[nodiscard]] bool isOwn(const std::string &file) const
    {
        const std::string path = identity(file);
        const bool below = path.rfind(m_ownFolder, 0) == 0 && path.size() > m_ownFolder.size();
        return m_ownFolder.empty() || (below && (m_ownFolder.back() == '/' || path[m_ownFolder.size()] == '/'));
    }

    [[nodiscard]] std::string identity(const std::string &fileName) const
    {
        if (m_given != nullptr) {
            return fs::path(fileName).lexically_normal().string();
        }
        std::error_code error;
        const fs::path path = fs::weakly_canonical(fileName, error);
        return error ? fileName : path.string();
    }

    [[nodiscard]] const IncludedFile *given(const std::string &name) const
    {
        const auto found = std::find_if(m_given->begin(), m_given->end(), [&name](const IncludedFile &file) { return file.name == name; });
        return found == m_given->end() ? nullptr : &*found;
    }

    [[nodiscard]] bool isFolder(const std::string &path) const
    {
        if (m_given != nullptr) {
            return std::any_of(m_given->begin(), m_given->end(), [&path](const IncludedFile &file) { return file.name.starts_with(path + '/'); });
        }
        std::error_code error;
        return fs::is_directory(path, error);
    }

    [[nodiscard]] bool exists(const fs::path &path) const
    {
        std::error_code error;
        return m_given != nullptr ? given(path.string()) != nullptr || isFolder(path.string()) : fs::exists(path, error);
    }

    void refuse(const char *code, const SourcePlace &place, Text message)
    {
        m_findings.add(Severity::Error, code, place, std::move(message), { APPORTION_TEXT("Correct the Include line; the rest was read."), {} });
    }

    /// The files that an Include names: one, or those that fit its pattern in the order of their names.
    [[nodiscard]] std::vector<fs::path> filesOf(const fs::path &path) const
    {
        const std::string pattern = path.filename().string();
        if (!isIncludePattern(pattern)) {
            return { path };
        }
        std::vector<fs::path> files;
        const auto add = [&](const fs::path &file) {
            const std::string name = file.filename().string();
            if (!name.empty() && name.front() != '.' && fitsPattern(name, pattern)) {
                files.push_back(file);
            }
        };
        const fs::path folder = path.parent_path();
        if (m_given != nullptr) {
            for (const IncludedFile &file : *m_given) {
                if (fs::path(file.name).parent_path() == folder) {
                    add(file.name);
                }
            }
        } else {
            std::error_code error;
            for (fs::directory_iterator it(folder.empty() ? fs::path(".") : folder, error), end; !error && it != end; it.increment(error)) {
                add(it->path());
            }
        }
        std::sort(files.begin(), files.end());
        return files;
    }

    /// Where a name is looked for beside a file; an absolute one stands alone.
    [[nodiscard]] ConfSource beside(const ConfSource &file, const std::string &name) const
    {
        if (m_includeFolder.empty()) {
            return { file.path.parent_path() / name, file.name.parent_path() / name };
        }
        const fs::path own = includeNameOf(file.name.string(), m_confName); // as an Include line has it
        const std::string within = placeInIncludeFolder((file.path == m_conf.path ? fs::path(name) : own.parent_path() / name).string());
        return { fs::path(m_includeFolder) / within, fs::path(m_includeFolder).filename() / within };
    }

    [[nodiscard]] bool hasFiles(const ConfSource &wanted) const
    {
        const std::vector<fs::path> files = filesOf(wanted.path);
        return !files.empty() && exists(files.front());
    }

    /// Where the release looks; what lies at the other place alone is read with an error, so that the rest can still be looked at.
    [[nodiscard]] ConfSource wantedOf(const std::string &name, const ConfSource &from, const SourcePlace &place) const
    {
        ConfSource besideConf = beside(m_conf, name);
        ConfSource besideFile = beside(from, name);
        if (identity(besideConf.path.string()) == identity(besideFile.path.string())) {
            return besideConf;
        }
        const bool isBesideConf = hasFiles(besideConf);
        const bool isBesideFile = hasFiles(besideFile);
        if (looksBesideIncluding(m_release)) {
            if (isBesideFile || !isBesideConf) {
                return besideFile;
            }
            m_findings.add(Severity::Error, "conf-include-release", place,
                { APPORTION_TEXT("\"%1\" lies beside slurm.conf, where Slurm looks since 23.02: slurmctld of %2 would not start, as it looks beside "
                                 "the file that includes."),
                    { name, schema::releaseText(m_release) } },
                { APPORTION_TEXT("Name the file with its whole path, which every release takes."), {} });
            return besideConf;
        }
        if (isBesideConf && isBesideFile && m_release == 0) {
            m_findings.add(Severity::Warning, "conf-include-two", place,
                { APPORTION_TEXT(
                      "There are two \"%1\": the one beside slurm.conf was read, as Slurm does since 23.02; before, slurmctld reads the one "
                      "beside the file that includes."),
                    { name } },
                { APPORTION_TEXT("Say which release it is, or give what scontrol show config prints; or name the file with its whole path."), {} });
        }
        if (isBesideConf || !isBesideFile) {
            return besideConf;
        }
        m_findings.add(Severity::Error, "conf-include-beside", place,
            { APPORTION_TEXT("\"%1\" lies beside the file that includes it, where Slurm before 23.02 looks: since then slurmctld looks beside "
                             "slurm.conf, and would not start."),
                { name } },
            { APPORTION_TEXT("Name the file as it is found from the folder of slurm.conf, or with its whole path."), {} });
        return besideFile;
    }

    /// Tells what keeps slurmctld from taking an Include line, which is followed all the same.
    void reportFault(IncludeFault fault, const SourcePlace &place)
    {
        const auto report
            = [&](Text message, Text advice) { m_findings.add(Severity::Error, "conf-include-form", place, std::move(message), std::move(advice)); };
        switch (fault) {
        case IncludeFault::None:
            break;
        case IncludeFault::BlanksBefore:
            report({ APPORTION_TEXT("Blanks stand before Include: slurmctld would not start."), {} },
                { APPORTION_TEXT("Begin the line with Include."), {} });
            break;
        case IncludeFault::Quoted:
            report({ APPORTION_TEXT("Slurm takes the quotes behind Include for a part of the file's name: slurmctld would not start."), {} },
                { APPORTION_TEXT("Write the name without quotes; it cannot hold blanks."), {} });
            break;
        case IncludeFault::MoreBehind:
            report({ APPORTION_TEXT("More than a name stands behind Include: slurmctld would not start."), {} },
                { APPORTION_TEXT("Give each file an Include line of its own, and a comment a blank before its #."), {} });
            break;
        case IncludeFault::Unended:
            report(
                { APPORTION_TEXT("The file ends with Include and a name, without a line break: slurmctld goes on in what it read before, and mostly "
                                 "does not start."),
                    {} },
                { APPORTION_TEXT("End the line with a line break."), {} });
            break;
        }
    }

    void include(std::string name, const ConfSource &from, const SourcePlace &place)
    {
        insertClusterName(name, m_clusterName);
        const ConfSource wanted = wantedOf(name, from, place);
        if (isIncludePattern(name)) { // _parse_include_directive() of parse_config.c takes it for the name of a file, or for an error
            m_findings.add(Severity::Error, "conf-include-pattern", place,
                { APPORTION_TEXT("\"%1\" is a pattern, and Slurm includes none: slurmctld does not start with this line"), { name } },
                { APPORTION_TEXT("Name each file in a line of its own; those that fit were read here"), {} });
        }
        const std::vector<fs::path> files = filesOf(wanted.path);
        if (!m_includeFolder.empty() && (files.empty() || !exists(files.front()))) {
            m_findings.add(Severity::Error, "conf-include", place, { APPORTION_TEXT("\"%1\" could not be included."), { name } },
                { APPORTION_TEXT("Copy this file of the cluster to %1, and import again."), { wanted.path.string() } });
            return;
        }
        if (files.empty()) {
            refuse("conf-include", place, { APPORTION_TEXT("No file fits \"%1\"."), { name } });
        }
        for (const fs::path &file : files) {
            includeFile({ file, wanted.name.parent_path() / file.filename() }, place);
        }
    }

    void includeFile(const ConfSource &source, const SourcePlace &place)
    {
        const std::string file = source.path.string();
        if (std::find(m_open.begin(), m_open.end(), identity(file)) != m_open.end()) {
            refuse("conf-include", place, { APPORTION_TEXT("\"%1\" includes itself."), { file } });
            return;
        }
        if (m_open.size() >= deepestInclude || m_included >= mostIncludes || m_includedBytes > mostIncludedBytes) {
            refuse("conf-include", place, { APPORTION_TEXT("\"%1\" is not included: there are too many included files."), { file } });
            return;
        }
        if (isFolder(file)) { // which opens, and has no line to read (parse_config.c, s_p_parse_file)
            m_findings.add(Severity::Warning, "conf-include-folder", place,
                { APPORTION_TEXT("\"%1\" is a folder: slurmctld takes it for an empty file, and reads nothing that lies in it."), { file } },
                { APPORTION_TEXT("Name each file in a line of its own."), {} });
            keep(source.name.string(), {});
            return;
        }
        if (m_includeFolder.empty() && !isOwn(file)) {
            m_findings.add(Severity::Error, "conf-include-outside", place,
                { APPORTION_TEXT("\"%1\" lies outside the folder of slurm.conf, and was not included."), { file } },
                { APPORTION_TEXT("If it is a part of slurm.conf, import it with: apportion-cli import --follow-includes"), {} });
            return;
        }
        ++m_included;
        if (const std::optional<std::string> text = textOf(file)) {
            m_includedBytes += text->size();
            checkEncoding(*text, file, m_findings);
            if (read(*text, source)) {
                keep(source.name.string(), *text);
            }
        } else {
            refuse("conf-include", place, { APPORTION_TEXT("\"%1\" could not be included."), { file } });
        }
    }

    [[nodiscard]] std::optional<std::string> textOf(const std::string &file)
    {
        if (m_given == nullptr) {
            std::optional<std::string> text = readWholeFile(file, m_findings, true, Returns::AreKept);
            if (text) {
                makePlainIncluded(*text, file, m_findings);
            }
            return text;
        }
        const IncludedFile *found = given(file);
        return found == nullptr ? std::nullopt : std::optional(found->text);
    }

    void keep(const std::string &name, const std::string &text)
    {
        if (m_kept != nullptr && std::none_of(m_kept->begin(), m_kept->end(), [&name](const IncludedFile &file) { return file.name == name; })) {
            m_kept->push_back({ name, text });
        }
    }

    Findings &m_findings;
    std::uint16_t m_release; // 0: nobody said
    const std::vector<IncludedFile> *m_given; // null: files are read from the disk
    std::vector<IncludedFile> *m_kept; // what was read, unless nobody wants it
    std::vector<ConfLine> m_lines;
    std::vector<std::string> m_open; // the files being read, the innermost last
    ConfSource m_conf; // slurm.conf itself
    std::string m_confName; // without its folder
    std::string m_clusterName;
    std::string m_ownFolder; // outside of which nothing is included; empty: anywhere
    std::string m_includeFolder; // with all that may be included; empty: the files' own places
    std::size_t m_included = 0;
    std::size_t m_includedBytes = 0;
    std::size_t m_words = mostConfWords; // that may still come
    bool m_reportedTooMany = false;
};

} // namespace

std::string includeFolderOf(const std::string &confName)
{
    return confName + ".included";
}

std::string placeInIncludeFolder(std::string_view name)
{
    std::string place = !name.empty() && name.front() == '/' ? "absolute" : "relative";
    splitEach(name, '/', [&place](std::string_view part) {
        if (!part.empty() && part != ".") {
            (place += '/') += part == ".." ? std::string_view("_up") : part;
        }
    });
    return place;
}

std::string includeNameOf(std::string_view name, const std::string &confName)
{
    for (const auto &[folder, before] : { std::pair("/relative/", ""), std::pair("/absolute/", "/") }) {
        if (const std::string kept = includeFolderOf(confName) + folder; name.starts_with(kept)) {
            return before + std::string(name.substr(kept.size()));
        }
    }
    return std::string(name);
}

bool isIncludePattern(std::string_view name)
{
    return name.substr(name.rfind('/') + 1).find_first_of("*?") != std::string_view::npos;
}

std::vector<std::string> includedNames(std::string_view text, std::string &clusterName)
{
    std::vector<std::string> names;
    std::size_t words = mostConfWords;
    ConfLexer lexer(text, {}, words);
    for (ConfLine line; lexer.next(line);) {
        learnClusterName(line, clusterName);
        std::string &name = line.included;
        insertClusterName(name, clusterName);
        if (!name.empty() && names.size() < mostIncludes && std::find(names.begin(), names.end(), name) == names.end()) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

std::vector<ConfLine> readConf(std::string_view text, const std::string &fileName, Findings &findings, std::uint16_t release, bool followsIncludes,
    const IncludedFiles &included)
{
    ConfReader reader(findings, fileName, release, followsIncludes, included, nullptr);
    reader.read(text, { fileName, fileName });
    return reader.takeLines();
}

OriginalConf originalConf(std::string text, const std::string &path, std::uint16_t release, bool followsIncludes)
{
    Diagnostics unheard; // who imports the file hears of them
    Findings findings(unheard);
    (void)makePlainText(text, path, findings, Returns::AreKept);
    Diagnostics changed;
    Findings changes(changed);
    makePlainConf(text, path, changes);
    std::vector<IncludedFile> included;
    const std::string name = fs::path(path).filename().string();
    ConfReader(findings, path, release, followsIncludes, {}, &included).read(text, { path, name });
    return { name, std::move(text), std::make_shared<const std::vector<IncludedFile>>(std::move(included)), std::move(changed) };
}

} // namespace apportion::slurm
