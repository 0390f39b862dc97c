// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_kinds.h"
#include "core/change/compare.h"
#include "core/change/difference.h"
#include "core/evaluate/evaluation.h"
#include "core/policy/progress.h"
#include "storage/project.h"
#include "storage/text_file.h"

#include <QByteArray>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <array>
#include <limits>
#include <memory>
#include <variant>
#include <vector>

namespace apportion
{

struct ReplayAnswer;

/// A chart as an SVG drawing.
struct ReportFigure
{
    ChartKind kind = ChartKind::Decay;
    QString title;
    QByteArray svg;
    QSize size; ///< in SVG user units
    bool isTall = false; ///< as tall as its rows ask for: it may fill a page
    QString summary = {}; ///< it stands folded behind these words; empty: it is open
};

struct ReportColumn
{
    QString title;
    bool isNumber = false; ///< right-aligned, never broken
};

struct ReportTable
{
    QList<ReportColumn> columns;
    QList<QStringList> rows;
    QList<int> indents; ///< of the first cell of each row; empty: none
    QString leftOut; ///< a sentence that counts what is not listed; empty: everything is
    QString summary = {}; ///< it stands folded behind these words; empty: it is open
};

/// A sentence, or a remark on what follows.
struct ReportText
{
    QString text;
    bool isQuiet = false;
};

/// Markdown without HTML of its own. With @p summary it stands folded behind these words.
struct ReportMarkdown
{
    QString markdown;
    QString summary = {};
    std::vector<ReportMarkdown> below = {}; ///< folded in it, and seen only once it is unfolded
};

struct ReportHeading
{
    QString text;
    int level = 1;
    bool beginsPage = false;
};

/// "Algorithm": "Fair Tree" …
struct ReportFacts
{
    QList<QPair<QString, QString>> facts;
};

using ReportBlock = std::variant<ReportHeading, ReportText, ReportMarkdown, ReportFacts, ReportTable, ReportFigure>;

/// The whole report, before it is PDF or HTML.
struct Report
{
    QString title;
    QString subtitle;
    std::vector<ReportBlock> blocks;
};

/// What a report is made from. All of it may be read by another thread.
struct ReportSource
{
    QString name; ///< of the policy
    QString date; ///< as the reader writes it
    QString scenario; ///< the draft's name; empty where it is the only one
    std::shared_ptr<const ClusterAgreement> agreement; ///< null: nothing is known of it
    std::shared_ptr<const Evaluation> draft;
    QString comparedWith; ///< what the baseline is, for people; empty: nothing is said of it
    std::shared_ptr<const Evaluation> baseline; ///< null or with nothing different: there is no section on differences
    Diagnostics findings;
    PolicyDifference difference;
    std::vector<ComparedUser> users;
    QList<ReportFigure> figures; ///< see drawReportFigures()
    std::shared_ptr<const ReplayAnswer> replay; ///< null: nothing was replayed
    QList<ReportFigure> replayFigures; ///< see drawReplayFigures()
    int mostRows = std::numeric_limits<int>::max(); ///< of each list; what is left out is counted below it
    QString account; ///< the report is what changes for this account; empty: of the whole policy
};

/// Puts the report together. Takes no GUI thread.
[[nodiscard]] Report makeReport(const ReportSource &source);

/// The whole tree of ReportSource::draft, a row each, as many as ReportSource::mostRows.
[[nodiscard]] ReportTable makeTreeTable(const ReportSource &source);

/// The report as one HTML file that needs no other.
[[nodiscard]] QByteArray reportHtml(const Report &report);
/// The report as a PDF of A4 pages, with a head, page numbers and repeated heads of tables. Takes no GUI thread.
/// @p progress may be null; @p share more of what there is to do is done by this. Empty when it was cancelled.
[[nodiscard]] QByteArray reportPdf(const Report &report, Progress *progress = nullptr, std::uint64_t share = 1000);

/// The charts of a report.
inline constexpr std::array reportFigures { ChartKind::Decay, ChartKind::Regimes, ChartKind::Priority, ChartKind::Balance };
/// One of them.
[[nodiscard]] ReportFigure drawReportFigure(ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, const QString &caption = {});
/// The charts of an evaluation as drawings. Draws with widgets, and so in the GUI thread; writing the report does not.
[[nodiscard]] QList<ReportFigure> drawReportFigures(const std::shared_ptr<const Evaluation> &evaluation, const QString &caption = {});

/// Waits and shares of a replay, likewise; none of one that is null.
[[nodiscard]] QList<ReportFigure> drawReplayFigures(const std::shared_ptr<const ReplayAnswer> &answer, const QString &caption = {});

/// Writes PDF, or HTML where @p path ends so. @p progress may be null; when it is cancelled, an older file stays.
[[nodiscard]] WrittenFiles writeReport(const QString &path, const ReportSource &source, Progress *progress = nullptr);

} // namespace apportion
