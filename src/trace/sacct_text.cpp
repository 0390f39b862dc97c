// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/sacct_text.h"

#include "trace/sacct_columns.h"
#include "trace/trace_builder.h"

#include "core/policy/slurm_time.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>

namespace apportion::trace
{

namespace
{

/// A row that does not end is none.
constexpr std::size_t mostRowBytes = std::size_t { 4 } << 20;
/// Ways to give extra '|' to columns that are tried for one row.
constexpr int mostTries = 2000;

constexpr WallTimes::Candidates noCandidates { replay::noTime, replay::noTime };

std::size_t barsIn(std::string_view line)
{
    return static_cast<std::size_t>(std::count(line.begin(), line.end(), '|'));
}

void splitAtBars(std::string_view text, std::vector<std::string_view> &pieces)
{
    pieces.clear();
    for (;;) {
        const std::size_t end = text.find('|');
        pieces.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return;
        }
        text.remove_prefix(end + 1);
    }
}

/// Whether a cell looks like the id of a job or of a step.
bool looksLikeId(std::string_view cell)
{
    cell = trimmed(cell);
    const std::size_t digits = cell.find_first_not_of("0123456789");
    return digits != 0 && !cell.empty() && (digits == std::string_view::npos || std::string_view("_+.").find(cell[digits]) != std::string_view::npos);
}

std::string_view withoutLineEnd(std::string_view text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) {
        text.remove_suffix(1);
    }
    return text;
}

} // namespace

SacctText::SacctText(TraceBuilder &builder, slurm::Findings &findings, const WallClock &clock, std::string cluster)
    : m_builder(builder), m_findings(findings), m_times(clock), m_cluster(std::move(cluster))
{
    m_columns.fill(slurm::TableHeader::none);
}

void SacctText::bad(std::uint32_t line, Text what)
{
    ++m_rows.bad;
    m_findings.add(Severity::Warning, "trace-line", line, std::move(what), { APPORTION_TEXT("The rest of the trace was read."), {} });
}

std::string_view SacctText::cell(SacctColumn column) const
{
    const std::size_t place = m_columns[static_cast<std::size_t>(column)];
    return place < m_cells.size() ? trimmed(m_cells[place]) : std::string_view();
}

void SacctText::takeHeader(std::string_view line)
{
    m_header = line;
    m_names = trimmed(line);
    m_endsWithBar = m_names.ends_with('|');
    if (m_endsWithBar) {
        m_names.pop_back();
    }
    const slurm::TableHeader header(m_names);
    m_width = header.size();
    for (std::size_t i = 0; i < columnCount; ++i) {
        m_columns[i] = header.find(sacctColumnName(static_cast<SacctColumn>(i)));
    }
    m_freeColumns.clear();
    for (std::size_t i = 0; i < m_width; ++i) {
        if (isFreeText(header.name(i))) {
            m_freeColumns.push_back(i);
        }
    }
    reportMissingColumns(header, m_line, m_findings);
}

bool SacctText::startsRow(std::string_view line) const
{
    const std::size_t place
        = std::min(m_columns[static_cast<std::size_t>(SacctColumn::JobId)], m_columns[static_cast<std::size_t>(SacctColumn::JobIdRaw)]);
    // A text before it may hold '|' itself.
    const bool mayShift = !m_freeColumns.empty() && m_freeColumns.front() < place;
    std::size_t at = 0;
    for (std::size_t i = 0; at <= line.size(); ++i) {
        const std::size_t end = std::min(line.find('|', at), line.size());
        if (i >= place && looksLikeId(line.substr(at, end - at))) {
            return end < line.size() || m_width == 1;
        }
        if (i >= place && !mayShift) {
            return false;
        }
        at = end + 1;
    }
    return false;
}

void SacctText::begin(std::string_view line, std::size_t bars)
{
    m_rowView = line;
    m_rowBars = bars;
    m_rowLine = m_line;
}

/// Lines of `sacct -B`: a heading, a line of dashes, and the script up to the next heading or table. True for these.
bool SacctText::takeScriptLine(std::string_view line)
{
    constexpr std::string_view heading = "Batch Script for ";
    if (line.starts_with(heading)) {
        const std::string_view id = line.substr(heading.size());
        const std::optional<std::uint64_t> job = unsignedNumber(id.substr(0, id.find_first_not_of("0123456789")));
        if (job && *job > 0 && *job < replay::noTask) {
            flush();
            endScript();
            m_scriptOf = static_cast<std::uint32_t>(*job);
            return true;
        }
    }
    if (m_scriptOf == 0) {
        return false;
    }
    if (isSacctHeader(line)) {
        endScript();
        return false;
    }
    const bool isRule = !m_isScriptBegun && line.starts_with("----") && line.find_first_not_of('-') == std::string_view::npos;
    m_isScriptBegun = true;
    if (!isRule && m_script.size() + line.size() < mostRowBytes) {
        (m_script += line) += '\n';
    }
    return true;
}

void SacctText::endScript()
{
    if (m_scriptOf != 0) {
        m_builder.addScript(m_scriptOf, std::move(m_script));
    }
    m_scriptOf = 0;
    m_script = {};
    m_isScriptBegun = false;
}

void SacctText::takeLine(std::string_view line)
{
    if (takeScriptLine(line)) {
        return;
    }
    if (!hasHeader() || line == m_header || (line.find("JobID") != std::string_view::npos && isSacctHeader(line))) {
        flush();
        if (isSacctHeader(line)) {
            if (line != m_header) {
                takeHeader(line);
            }
        } else if (!trimmed(line).empty()) {
            bad(m_line, { APPORTION_TEXT("This line is no row of the table."), {} });
        }
        return;
    }
    const std::size_t bars = barsIn(line) - (m_endsWithBar && line.ends_with('|') ? 1 : 0);
    if (startsRow(line)) {
        flush();
        begin(line, bars);
        return;
    }
    const bool isOpen = !m_rowView.empty() && m_rowView.size() + line.size() < mostRowBytes;
    const bool isComplete = m_rowBars + 1 >= m_width;
    // Only what users write goes on on the next line.
    const bool mayContinue = !m_freeColumns.empty() && (!isComplete || (m_freeColumns.back() + 1 == m_width && bars + 1 < m_width));
    const bool continues = isOpen && mayContinue;
    if (continues) {
        if (m_rowView.data() == m_row.data()) {
            (m_row += '\n') += line;
            m_rowView = m_row;
        } else {
            m_rowView = { m_rowView.data(), static_cast<std::size_t>(line.data() + line.size() - m_rowView.data()) };
        }
        m_rowBars += bars;
    } else if (!trimmed(line).empty()) {
        bad(m_line, { APPORTION_TEXT("This line is no row of the table."), {} });
    }
}

void SacctText::feed(std::string_view lines)
{
    slurm::LineWalker walker(lines);
    while (walker.next()) {
        ++m_line;
        takeLine(walker.line());
    }
    if (!m_rowView.empty() && m_rowView.data() != m_row.data()) {
        m_row = m_rowView; // what it is a view of goes
        m_rowView = m_row;
    }
}

void SacctText::finish()
{
    endScript();
    flush();
}

void SacctText::flush()
{
    if (m_rowView.empty()) {
        return;
    }
    const std::string_view row = withoutLineEnd(m_rowView);
    if (split(row)) {
        takeRow();
    } else {
        bad(m_rowLine, { APPORTION_TEXT("The row has %1 columns, the table %2."), { std::to_string(m_pieces.size()), std::to_string(m_width) } });
    }
    m_rowView = {};
    m_row.clear();
}

bool SacctText::split(std::string_view row)
{
    splitAtBars(row, m_pieces);
    if (m_endsWithBar && m_pieces.size() > m_width && m_pieces.back().empty()) {
        m_pieces.pop_back();
    }
    if (m_pieces.size() <= m_width) {
        m_cells = m_pieces;
        return m_pieces.size() == m_width;
    }
    if (m_freeColumns.empty()) {
        return false;
    }
    m_cells.assign(m_width, {});
    m_tries = 0;
    return distribute(m_pieces, 0, 0, 0, m_pieces.size() - m_width);
}

/// Gives the pieces from @p piece on to the columns from @p column on, @p extra of them to texts, so that the rest makes sense;
/// the last text takes as many as it can.
bool SacctText::distribute(
    const std::vector<std::string_view> &pieces, std::size_t freeIndex, std::size_t piece, std::size_t column, std::size_t extra)
{
    if (freeIndex == m_freeColumns.size()) {
        for (; column < m_width; ++column) {
            m_cells[column] = pieces[piece++];
        }
        return extra == 0 && ++m_tries <= mostTries && isPlausible();
    }
    for (; column < m_freeColumns[freeIndex]; ++column) {
        m_cells[column] = pieces[piece++];
    }
    const bool isLast = freeIndex + 1 == m_freeColumns.size();
    for (std::size_t own = isLast ? extra : 0; own <= extra && m_tries <= mostTries; ++own) {
        const std::string_view last = pieces[piece + own];
        m_cells[column] = { pieces[piece].data(), static_cast<std::size_t>(last.data() + last.size() - pieces[piece].data()) };
        if (distribute(pieces, freeIndex + 1, piece + own + 1, column + 1, extra - own)) {
            return true;
        }
    }
    return false;
}

bool SacctText::isPlausible() const
{
    const auto isTime = [&](SacctColumn column) { return !has(column) || unsignedNumber(cell(column)) || parseTimestamp(cell(column)).has_value(); };
    const auto isLimit = [&](SacctColumn column) {
        const std::string_view text = cell(column);
        return text.empty() || text == "Partition_Limit" || parseTime(text);
    };
    const std::string_view state = cell(SacctColumn::State);
    const bool isWord = !state.empty() && state.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_ by0123456789+") == std::string_view::npos;
    return isWord && isTime(SacctColumn::Submit) && isTime(SacctColumn::Eligible) && isTime(SacctColumn::Start) && isTime(SacctColumn::End)
        && isLimit(SacctColumn::Timelimit) && isLimit(SacctColumn::Elapsed);
}

std::uint32_t SacctText::number(SacctColumn column)
{
    const std::string_view text = cell(column);
    const std::optional<std::uint64_t> value = text.empty() ? std::nullopt : countWithUnit(text, '\0');
    constexpr std::uint64_t noValue = 0xfffffffe; // as some releases print it
    return value && *value < noValue ? static_cast<std::uint32_t>(*value) : 0;
}

std::optional<std::int64_t> SacctText::duration(SacctColumn column)
{
    const std::string_view text = cell(column);
    if (text.empty() || text == "INVALID") {
        return std::nullopt;
    }
    const ParsedTime time = parseTime(text);
    return time && time.seconds >= 0 ? std::optional(time.seconds) : std::nullopt;
}

void SacctText::notATime(std::string_view text, SacctColumn column)
{
    m_findings.add(Severity::Warning, "trace-row", m_rowLine,
        { APPORTION_TEXT("\"%1\" is not a value of %2."), { std::string(text), sacctColumnName(column) } },
        { APPORTION_TEXT("The rest of the trace was read."), {} });
}

WallTimes::Candidates SacctText::time(SacctColumn column)
{
    const std::string_view text = cell(column);
    if (text.empty()) {
        return noCandidates;
    }
    if (const std::optional<std::uint64_t> seconds = unsignedNumber(text)) {
        constexpr std::uint64_t latest = std::numeric_limits<std::uint32_t>::max();
        const std::int64_t time = *seconds > latest ? 0 : static_cast<std::int64_t>(*seconds);
        if (*seconds > latest) {
            notATime(text, column);
        }
        return time == 0 ? noCandidates : WallTimes::Candidates { time, time };
    }
    const std::optional<std::int64_t> reading = parseTimestamp(text);
    const WallTimes::Candidates times = reading.value_or(0) == 0 ? noCandidates : m_times.at(*reading);
    const bool isBeforeEpoch = reading.value_or(0) != 0 && times.first < 0; // slurmctld counts from 1970 on
    if (!reading || isBeforeEpoch) {
        notATime(text, column);
    }
    return isBeforeEpoch ? noCandidates : times;
}

/// Of times in the hour that comes twice those that fit the others and how long the job ran.
void SacctText::chooseTimes(JobRow &row, const std::array<WallTimes::Candidates, 4> &times)
{
    const std::optional<std::int64_t> elapsed
        = has(SacctColumn::ElapsedRaw) ? std::optional<std::int64_t>(number(SacctColumn::ElapsedRaw)) : duration(SacctColumn::Elapsed);
    const auto pick = [&](unsigned mask, std::size_t which) { return (mask >> which & 1U) != 0 ? times[which].second : times[which].first; };
    const auto fits = [&](unsigned mask) {
        std::int64_t before = replay::noTime;
        for (std::size_t i = 0; i < times.size(); ++i) {
            const std::int64_t time = pick(mask, i);
            const bool isRepeated = (mask >> i & 1U) != 0 && !times[i].isTwice();
            if (isRepeated || (time != replay::noTime && time < before)) {
                return false;
            }
            before = std::max(before, time);
        }
        const bool ran = pick(mask, 2) != replay::noTime && pick(mask, 3) != replay::noTime;
        return !ran || !elapsed || pick(mask, 3) - pick(mask, 2) == *elapsed + row.suspendedSeconds;
    };
    unsigned chosen = 0;
    int found = 0;
    for (unsigned mask = 0; mask < 16; ++mask) {
        if (fits(mask)) {
            chosen = found++ == 0 ? mask : chosen;
        }
    }
    m_rows.twiceHours += found == 1 ? 0 : 1;
    row.submit = pick(chosen, 0);
    row.eligible = pick(chosen, 1);
    row.start = pick(chosen, 2);
    row.end = pick(chosen, 3);
}

void SacctText::takeTimes(JobRow &row)
{
    row.suspendedSeconds = static_cast<std::uint32_t>(duration(SacctColumn::Suspended).value_or(0));
    const std::array<WallTimes::Candidates, 4> times
        = { time(SacctColumn::Submit), time(SacctColumn::Eligible), time(SacctColumn::Start), time(SacctColumn::End) };
    if (std::any_of(times.begin(), times.end(), [](const WallTimes::Candidates &each) { return each.isTwice(); })) {
        chooseTimes(row, times);
    } else {
        row.submit = times[0].first;
        row.eligible = times[1].first;
        row.start = times[2].first;
        row.end = times[3].first;
    }
    const std::optional<std::int64_t> elapsed = duration(SacctColumn::Elapsed);
    const std::int64_t ran = has(SacctColumn::ElapsedRaw) ? number(SacctColumn::ElapsedRaw) : elapsed.value_or(replay::noTime);
    if (row.end == replay::noTime && row.start != replay::noTime && ran != replay::noTime) {
        row.end = row.start + ran + row.suspendedSeconds; // for those that have ended
    }
    const std::optional<std::int64_t> waited = duration(has(SacctColumn::Planned) ? SacctColumn::Planned : SacctColumn::Reserved);
    if (row.eligible == replay::noTime && !has(SacctColumn::Eligible) && row.start != replay::noTime && waited) {
        row.eligible = row.start - *waited;
    }
}

void SacctText::takeRow()
{
    JobRow row;
    row.line = m_rowLine;
    row.id = cell(has(SacctColumn::JobId) ? SacctColumn::JobId : SacctColumn::JobIdRaw);
    if (row.id.find('.') != std::string_view::npos && row.id.find('[') == std::string_view::npos) {
        ++m_rows.steps;
        return;
    }
    const std::string_view cluster = cell(SacctColumn::Cluster);
    m_firstCluster = m_firstCluster.empty() ? std::string(cluster) : m_firstCluster;
    if (const std::string &wanted = m_cluster.empty() ? m_firstCluster : m_cluster; !cluster.empty() && !sameIgnoringCase(cluster, wanted)) {
        ++m_rows.otherClusters;
        return;
    }
    row.rawId = static_cast<std::uint32_t>(std::min<std::uint64_t>(unsignedNumber(cell(SacctColumn::JobIdRaw)).value_or(0), replay::noTask - 1));
    row.user = cell(SacctColumn::User);
    row.uid = cell(SacctColumn::Uid);
    row.account = cell(SacctColumn::Account);
    row.qos = cell(SacctColumn::Qos);
    row.partition = cell(SacctColumn::Partition);
    row.state = cell(SacctColumn::State);
    row.reason = cell(SacctColumn::Reason);
    row.requested = cell(SacctColumn::ReqTres);
    row.allocated = cell(SacctColumn::AllocTres);
    row.memory = cell(SacctColumn::ReqMem);
    row.reservation = cell(SacctColumn::Reservation);
    row.features = cell(SacctColumn::Constraints);
    row.licenses = cell(SacctColumn::Licenses);
    row.submitLine = cell(SacctColumn::SubmitLine);
    row.requestedCpus = number(SacctColumn::ReqCpus);
    row.requestedNodes = number(SacctColumn::ReqNodes);
    row.allocatedCpus = number(has(SacctColumn::AllocCpus) ? SacctColumn::AllocCpus : SacctColumn::NCpus);
    row.allocatedNodes = number(has(SacctColumn::AllocNodes) ? SacctColumn::AllocNodes : SacctColumn::NNodes);
    row.priority = number(SacctColumn::Priority);
    row.startedAtOnce = cell(SacctColumn::Flags).find("SchedSubmit") != std::string_view::npos;
    const std::string_view exclusive = cell(SacctColumn::Exclusive);
    row.isExclusive = sameIgnoringCase(exclusive, "YES") || sameIgnoringCase(exclusive, "EXCLUSIVE") || sameIgnoringCase(exclusive, "NODE");
    if (has(SacctColumn::NodeList)) {
        row.hasNodes = !cell(SacctColumn::NodeList).empty() && cell(SacctColumn::NodeList) != "None assigned";
    } else if (has(SacctColumn::AllocTres)) {
        row.hasNodes = !row.allocated.empty();
    }
    takeTimes(row);
    const std::string_view limit
        = cell(has(SacctColumn::TimelimitRaw) && !has(SacctColumn::Timelimit) ? SacctColumn::TimelimitRaw : SacctColumn::Timelimit);
    if (const ParsedTime time = parseTime(limit); time) {
        row.limitMinutes = time.seconds < 0 ? 0xffffffffU : time.time.minutes;
    }
    ++(m_builder.add(row) ? m_rows.read : m_rows.bad);
}

} // namespace apportion::trace
