// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/beside.h"
#include "core/policy/work_count.h"
#include "storage/json_text.h"
#include "storage/policy_completeness.h"
#include "storage/policy_json.h"
#include "storage/policy_json_agreement.h"
#include "storage/policy_json_members.h"
#include "storage/policy_json_versions.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <span>

namespace apportion
{

namespace
{

/// A file of a slurm.conf, of which each line is an element.
slurm::IncludedFile readIncludedFile(JsonValue &value, ReadReport &report)
{
    RowReader row(value, report);
    slurm::IncludedFile file;
    std::vector<std::string> lines;
    row.read("file", file.name);
    row.read("text", lines);
    row.reportUnknown();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        (file.text += i == 0 ? "" : "\n") += lines[i];
    }
    return file;
}

/// Sets the members of a document: those of the draft, and those of versions, which stand behind a point.
class ProjectReader
{
public:
    /// @p lines: how many the document has.
    ProjectReader(ReadReport &report, std::uint32_t lines) : m_report(report), m_draft(report, false, lines), m_agreement(report)
    {
        for (std::size_t i = 0; i < versionKeys.size(); ++i) {
            m_versions.emplace_back(report, true, lines);
        }
    }

    void element(JsonValue &value, const std::string &member)
    {
        if (member == confKey) {
            if (value.isObject()) {
                m_conf.push_back(readIncludedFile(value, m_report));
            } else {
                reportWrongKind(value, member, m_report);
            }
            return;
        }
        if (AgreementReader::isPart(member)) {
            m_agreement.element(value, member);
            return;
        }
        std::string key = member;
        readerOf(key).element(value, key);
    }

    /// Elements of @p member; how many were taken: the next one is to be read as a value.
    [[nodiscard]] std::size_t rows(std::span<const PlainRow> rows, std::string_view member)
    {
        return member == "associations" ? m_draft.associations(rows) : 0;
    }

    void member(JsonValue &value)
    {
        if (value.key == confKey) {
            if (!value.isArray()) {
                reportWrongKind(value, value.key, m_report);
            }
            return;
        }
        if (value.key == scenarioKey) {
            if (value.isString()) {
                m_scenario = toText(value.text);
            } else {
                reportWrongKind(value, value.key, m_report);
            }
            return;
        }
        if (AgreementReader::isPart(value.key)) {
            m_agreement.member(value);
            return;
        }
        for (std::size_t i = 0; i < versionKeys.size(); ++i) {
            if (value.key == versionKeys[i].member) {
                Info info;
                if (value.isObject() && readVersionInfo(value, info.baseline, info.sameAs, m_report)) {
                    m_infos[i] = std::move(info);
                } else if (!value.isObject()) {
                    reportWrongKind(value, value.key, m_report);
                }
                return;
            }
        }
        std::string key = value.key;
        readerOf(key).member(value, key);
    }

    [[nodiscard]] Project finish();

private:
    void takeScenarios(Project &project, std::span<std::optional<ProjectVersion>> scenarios) const;

    /// Who reads the member; @p key loses the name of its version.
    [[nodiscard]] PolicyReader &readerOf(std::string &key)
    {
        const std::size_t point = key.find('.');
        for (std::size_t i = 0; point != std::string::npos && i < versionKeys.size(); ++i) {
            if (std::string_view(key).substr(0, point) == versionKeys[i].member) {
                key.erase(0, point + 1);
                return m_versions[i];
            }
        }
        return m_draft;
    }

    static constexpr const char *confKey = "originalConf";

    struct Info
    {
        Baseline baseline;
        std::string sameAs;
    };

    ReadReport &m_report;
    PolicyReader m_draft;
    std::deque<PolicyReader> m_versions; ///< by the index of versionKeys
    AgreementReader m_agreement;
    QString m_scenario;
    std::array<std::optional<Info>, versionKeys.size()> m_infos;
    std::vector<slurm::IncludedFile> m_conf; ///< the slurm.conf first
};

/// Names that are missing or stand twice are made anew: without one a scenario could not be chosen.
void ProjectReader::takeScenarios(Project &project, std::span<std::optional<ProjectVersion>> scenarios) const
{
    project.scenario = m_scenario;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        if (!scenarios[i]) {
            continue;
        }
        QString name = scenarios[i]->info.name;
        for (std::size_t number = i + 1; name.isEmpty() || name == project.scenario || findScenario(project.others, name) >= 0; ++number) {
            name = QStringLiteral("%1 %2").arg(scenarios[i]->info.name).arg(number).trimmed();
        }
        project.others.push_back({ name, std::move(scenarios[i]->snapshot) });
    }
}

Project ProjectReader::finish()
{
    Project project(m_draft.finish());
    std::array<std::optional<ProjectVersion>, Project::mostKept> scenarios;
    std::array<std::optional<ProjectVersion> *, versionKeys.size()> versions = { &project.baseline, &project.exported };
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        versions.at(firstScenario + i) = &scenarios.at(i);
    }
    for (std::size_t i = 0; i < versionKeys.size(); ++i) {
        const std::vector<VersionRow> &rows = m_draft.versionRows(i);
        if (m_infos[i] && m_infos[i]->sameAs == versionKeys[0].member && project.baseline) {
            *versions[i] = { project.baseline->snapshot, m_infos[i]->baseline };
        } else if (m_infos[i]) {
            *versions[i] = { m_versions[i].finish(project, rows), m_infos[i]->baseline };
        } else if (!rows.empty() || !m_versions[i].isEmpty()) { // parts of something that is not there
            reportWrongKind({}, versionKeys[i].member, m_report);
        }
    }
    takeScenarios(project, scenarios);
    project.agreement = m_agreement.finish(project);
    if (!m_conf.empty()) {
        slurm::IncludedFile first = std::move(m_conf.front());
        m_conf.erase(m_conf.begin());
        project.conf = std::make_shared<const slurm::OriginalConf>(slurm::OriginalConf {
            std::move(first.name), std::move(first.text), std::make_shared<const std::vector<slurm::IncludedFile>>(std::move(m_conf)) });
    }
    return project;
}

/// So many bytes are summed on another thread.
constexpr std::size_t summedBeside = std::size_t { 256 } * 1024;

/// The format of a document, found without reading more than is needed; nothing when it is no policy file.
std::optional<std::uint64_t> findFormat(std::string_view text, JsonError &error)
{
    std::optional<std::uint64_t> format;
    error = parseJsonMembers(text, [&format](const JsonValue &value, const std::string &, bool isElement) {
        if (!isElement && value.key == "format" && value.isNumber()) {
            format = toUnsigned(value.text);
            return false;
        }
        return true;
    });
    return format;
}

void reportFormat(ReadReport &report, std::optional<std::uint64_t> format)
{
    if (format && *format > static_cast<std::uint64_t>(policyFormat)) {
        report.add(Severity::Error, "policy-format", 0,
            { APPORTION_TEXT("the file has format %1; this release knows formats up to %2"),
                { std::to_string(*format), std::to_string(policyFormat) } },
            { APPORTION_TEXT("Open it with the release of Apportion that saved it, or a newer one."), {} });
    } else {
        report.add(Severity::Error, "policy-format", 0, { APPORTION_TEXT("this is not a policy file: it does not tell its format"), {} },
            { APPORTION_TEXT("A policy file has the extension .apportion and begins with \"format\"."), {} });
    }
}

} // namespace

ParsedPolicy readPolicyJson(std::string_view text, const std::string &file, Progress *progress, TextOwner *owner)
{
    countWork(Work::Read);
    ParsedPolicy parsed;
    ReadReport report(file);
    JsonError error;
    const std::optional<std::uint64_t> format = findFormat(text, error);
    if (!format || *format == 0 || *format > static_cast<std::uint64_t>(policyFormat)) {
        if (!format) {
            static_cast<void>(reportSyntax(error, {}, report));
        }
        reportFormat(report, format);
        parsed.diagnostics = report.take();
        return parsed;
    }
    const auto lines = static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')); // one association a line
    if (progress != nullptr) {
        progress->begin(lines);
    }
    // Sums take as long as parsing, and need nothing of it. What they say is told first all the same.
    std::future<SumsCheck> summing = beside(text.size() >= summedBeside, [text] { return checkPolicySums(text); });
    SummedText summed(owner, summing);
    ReadReport found(file);
    ProjectReader reader(found, lines);
    const auto goesOn = [progress] { return progress == nullptr || !progress->isCancelled(); };
    const auto reached = [progress](std::uint32_t line) {
        if (progress != nullptr) {
            progress->reached(line);
        }
    };
    error = parseJsonMembers(
        text,
        [&](JsonValue &&value, const std::string &member, bool isElement) {
            reached(value.line);
            if (isElement) {
                reader.element(value, member);
            } else {
                reader.member(value);
            }
            return goesOn();
        },
        [&](std::span<const PlainRow> rows, std::string_view member) {
            const std::size_t taken = reader.rows(rows, member);
            if (taken == 0) {
                return RowsTaken();
            }
            reached(rows[taken - 1].line);
            return RowsTaken { taken, !goesOn() };
        },
        &summed);
    const SumsCheck sums = summing.get();
    const bool isAsWritten = reportSums(sums, *format, report);
    const bool parsedAll = reportSyntax(error, sums, found);
    parsed.complete = parsedAll && isAsWritten && goesOn();
    static_cast<Project &>(parsed) = reader.finish();
    report.append(std::move(found));
    parsed.diagnostics = report.take();
    parsed.usable = true;
    return parsed;
}

} // namespace apportion
