// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/algorithm_chart.h"

#include "charts/chart_parts.h"
#include "models/number_format.h"
#include "models/text_translation.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr std::size_t columns = comparedAlgorithms.size();
constexpr double widestNames = 240.0;
constexpr double besideNames = 58.0; ///< ranks and leaders
constexpr double leastBetweenNames = 500.0; ///< that names leave where there is room for both
constexpr double lineOfText = 13.0;
constexpr double leader = 16.0; ///< between an end of a line and its name, which may stand somewhat higher or lower
constexpr double headTop = 14.0;
constexpr double headLine = 16.0;
constexpr double headGap = 10.0; ///< between two names that stand side by side

/// The way from one column to the next: level at both ends.
QPainterPath wayBetween(const QPointF &from, const QPointF &to)
{
    QPainterPath path(from);
    const double middle = (from.x() + to.x()) / 2;
    path.cubicTo(QPointF(middle, from.y()), QPointF(middle, to.y()), to);
    return path;
}

double widest(const QStringList &lines, const QFont &font)
{
    const QFontMetricsF metrics(font);
    double width = 0.0;
    for (const QString &line : lines) {
        width = std::max(width, metrics.horizontalAdvance(line));
    }
    return width;
}

/// Two lines that are as narrow as can be; one where there is no place to break it.
QStringList inTwoLines(const QString &text, const QFont &font)
{
    QStringList best { text };
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == QLatin1Char(' ') || text[i] == QLatin1Char('-')) {
            const QStringList lines { text.left(text[i] == QLatin1Char('-') ? i + 1 : i), text.mid(i + 1) };
            best = widest(lines, font) < widest(best, font) ? lines : best;
        }
    }
    return best;
}

} // namespace

void AlgorithmChart::dataChanged()
{
    const QFontMetricsF metrics(uiFont(11));
    m_nameWidth = 40.0;
    m_lastRank = 1;
    for (const AlgorithmEntry &entry : m_data.entries) {
        m_nameWidth = std::max(m_nameWidth, metrics.horizontalAdvance(entry.name));
        m_lastRank = std::max(m_lastRank, *std::max_element(entry.ranks.rank.begin(), entry.ranks.rank.end()));
    }
}

QString AlgorithmChart::title() const
{
    return tr("Ranks under each algorithm");
}

QString AlgorithmChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No users yet. Open or import a policy to see who would rank where under another algorithm.") : QString();
}

ChartTable AlgorithmChart::table() const
{
    ChartTable table;
    table.columns = m_data.accounts > 0 ? QStringList { tr("Account") } : QStringList { tr("User"), tr("Account") };
    for (const Algorithm algorithm : comparedAlgorithms) {
        table.columns.append(tr("Rank under %1").arg(algorithmText(algorithm)));
        table.columns.append(tr("Fair-share under %1").arg(algorithmText(algorithm)));
    }
    for (const AlgorithmEntry &entry : m_data.entries) {
        QVariantList row { entry.name };
        if (m_data.accounts == 0) {
            row.append(entry.account);
        }
        for (std::size_t i = 0; i < columns; ++i) {
            row.append(entry.ranks.rank[i]);
            row.append(entry.ranks.factor[i]);
        }
        table.rows.push_back(row);
    }
    return table;
}

double AlgorithmChart::namesRoom(double width)
{
    return std::max(std::min(widestNames, width * 0.22), width / 2 - besideNames - leastBetweenNames / 2); // names come before a plot that is wide
}

QSize AlgorithmChart::usualSize() const
{
    constexpr double widestOfAFile = 600.0;
    const QSize usual = ChartWidget::usualSize();
    const double names = std::min(m_nameWidth, widestOfAFile);
    return { names <= namesRoom(usual.width()) ? usual.width() : static_cast<int>(std::ceil(2 * (names + besideNames) + leastBetweenNames)),
        usual.height() };
}

QRectF AlgorithmChart::plotArea(const QSize &size) const
{
    const double names = std::min(m_nameWidth, namesRoom(size.width())) + besideNames;
    const double top = headTop + headsOf((size.width() - 2 * names) / static_cast<double>(columns - 1)).height() + headGap;
    return QRectF(QPointF(names, top), QPointF(size.width() - names, size.height() - 36.0));
}

AlgorithmChart::Heads AlgorithmChart::headsOf(double spacing) const
{
    Heads heads;
    heads.font = uiFont(12, QFont::DemiBold);
    const double below = widest({ tr("this policy") }, uiFont(11));
    double needed = below;
    for (const Algorithm algorithm : comparedAlgorithms) {
        heads.names.append({ algorithmText(algorithm) });
        needed = std::max(needed, widest(heads.names.last(), heads.font));
    }
    std::size_t lines = 1;
    if (needed + headGap > spacing) {
        heads.areStaggered = true;
        needed = below;
        const double room = 2 * spacing - headGap;
        for (QStringList &name : heads.names) {
            name = widest(name, heads.font) > room ? inTwoLines(name.first(), heads.font) : name;
            needed = std::max(needed, widest(name, heads.font));
            lines = std::max(lines, static_cast<std::size_t>(name.size()));
        }
        if (needed > room) {
            heads.font = uiFont(std::clamp(static_cast<int>(12.0 * room / needed), 9, 12), QFont::DemiBold);
        }
    }
    heads.step = headLine * static_cast<double>(lines + 1);
    return heads;
}

double AlgorithmChart::xOf(const QRectF &plot, std::size_t column) const
{
    return plot.left() + plot.width() * static_cast<double>(column) / static_cast<double>(columns - 1);
}

double AlgorithmChart::yOf(const QRectF &plot, const AlgorithmEntry &entry, std::size_t column) const
{
    const QRectF whole = view().wholeAlongY(plot);
    return whole.top() + whole.height() * (entry.ranks.rank[column] - 0.5) / m_lastRank; // who ties stands at one height
}

void AlgorithmChart::layOut(MarkSheet &sheet) const
{
    const Palette &colours = chartPalette();
    const QRectF plot = plotArea(sheet.size());
    layOutHeads(sheet, plot);
    const double room = view().wholeAlongY(plot).height() / static_cast<double>(m_data.entries.size());
    const double width = std::clamp(room / 6.0, 0.6, 1.75);
    // The keys go up and down the column of the policy's own algorithm.
    const auto column
        = static_cast<std::size_t>(std::find(comparedAlgorithms.begin(), comparedAlgorithms.end(), m_data.current) - comparedAlgorithms.begin());
    std::vector<const AlgorithmEntry *> order(m_data.entries.size());
    for (const AlgorithmEntry &entry : m_data.entries) {
        order[entry.place[column]] = &entry;
    }
    for (const AlgorithmEntry *entry : order) {
        const AssociationId id = entry->ranks.id;
        // an account has no factor of its own under Fair Tree
        const bool isLevel = m_data.accounts > 0 && m_data.current == Algorithm::FairTree;
        MarkTarget target { MarkKey::association(id),
            AssociationNumber { id, isLevel ? AssociationQuantity::LevelFs : AssociationQuantity::FairShare }, static_cast<int>(entry->place[column]),
            [entry] { return readOutOf(*entry); } };
        target.at = QPointF(xOf(plot, column), std::clamp(yOf(plot, *entry, column), plot.top(), plot.bottom()));
        target.isLong = true;
        sheet.addTarget(std::move(target));
    }
    sheet.setClip(linesArea(plot));
    for (const AlgorithmEntry &entry : m_data.entries) {
        sheet.setTarget(static_cast<int>(entry.place[column]));
        sheet.setOpacity(isFaded(entry.name) ? 0.15 : 1.0);
        layOutLine(sheet, plot, entry, width);
    }
    sheet.setClip({});
    sheet.setOpacity(1.0);
    layOutNames(sheet, plot, 0);
    layOutNames(sheet, plot, columns - 1);
    sheet.setTarget(-1);

    const QFont font = uiFont(11);
    const double y = sheet.size().height() - 14.0;
    double x = 16.0;
    for (const auto &[colour, text] : { std::pair { colours.rise, tr("rises") }, std::pair { colours.fall, tr("falls") } }) {
        sheet.line(QPointF(x, y - 4.0), QPointF(x + 18.0, y - 4.0), QPen(colour, 2.0));
        sheet.text(QPointF(x + 24.0, y), text, font, colours.text);
        x += 40.0 + QFontMetricsF(font).horizontalAdvance(text);
    }
    sheet.label(
        QRectF(x, y - 14.0, sheet.size().width() - 16.0 - x, 18.0), Qt::AlignRight | Qt::AlignVCenter, leftOutText(plot), font, colours.quietText);
}

std::optional<ChartWidget::Room> AlgorithmChart::roomAt(const QSize &size) const
{
    return m_data.isEmpty() ? std::nullopt
                            : std::optional(Room { static_cast<int>(namesIn(plotArea(size))), static_cast<int>(m_data.entries.size()) });
}

std::size_t AlgorithmChart::namesIn(const QRectF &plot)
{
    return static_cast<std::size_t>(std::max(1.0, plot.height() / lineOfText + 1.0));
}

QString AlgorithmChart::leftOutText(const QRectF &plot) const
{
    const std::size_t named = namesIn(plot);
    QString drawn = drawnText();
    if (named >= m_data.entries.size() || !view().isHome()) {
        return drawn;
    }
    const QString names = tr("named: the %n whose rank differs most", nullptr, static_cast<int>(named));
    return drawn.isEmpty() ? names : tr("%1; %2").arg(drawn, names);
}

QString AlgorithmChart::drawnText() const
{
    const auto leftOut = static_cast<int>(m_data.leftOut());
    if (m_data.accounts == 0) {
        return leftOut > 0 ? tr("%n user(s) whose rank differs less are not drawn", nullptr, leftOut) : QString();
    }
    const QString what = tr("Accounts, by the rank of their best user");
    return leftOut > 0 ? tr("%1; %2").arg(what, tr("%n whose rank differs less are not drawn", nullptr, leftOut)) : what;
}

QStringList AlgorithmChart::readOutOf(const AlgorithmEntry &entry)
{
    QStringList lines { entry.account.isEmpty() ? tr("Best user of %1", "an account").arg(entry.name)
                                                : tr("%1 in %2", "a user and the account").arg(entry.name, entry.account) };
    for (std::size_t i = 0; i < columns; ++i) {
        lines.append(tr("%1: rank %2, F %3", "an algorithm")
                         .arg(algorithmText(comparedAlgorithms[i]), integerText(entry.ranks.rank[i]), factorText(entry.ranks.factor[i])));
    }
    return lines;
}

void AlgorithmChart::layOutHeads(MarkSheet &sheet, const QRectF &plot) const
{
    const Palette &colours = chartPalette();
    const double spacing = plot.width() / static_cast<double>(columns - 1);
    const Heads heads = headsOf(spacing);
    for (std::size_t i = 0; i < columns; ++i) {
        const double x = std::round(xOf(plot, i)) + 0.5;
        const bool isLower = heads.areStaggered && i % 2 == 1;
        const double bottom = headTop + (heads.areStaggered && !isLower ? heads.step : heads.height());
        sheet.line(
            QPointF(x, heads.areStaggered && !isLower ? bottom + 2.0 : plot.top() - 4.0), QPointF(x, plot.bottom() + 4.0), QPen(colours.line, 1.0));
        const double half = (heads.areStaggered ? spacing : spacing / 2) - headGap / 2;
        const bool isCurrent = comparedAlgorithms[i] == m_data.current;
        const QString below = isCurrent ? tr("this policy") : QString();
        const QStringList &lines = heads.names[static_cast<qsizetype>(i)];
        double y = bottom - headLine * static_cast<double>(lines.size() + (below.isEmpty() && heads.areStaggered ? 0 : 1));
        for (const QString &line : lines) {
            sheet.label(QRectF(x - half, y, 2 * half, headLine), Qt::AlignCenter, line, heads.font, colours.text);
            y += headLine;
        }
        sheet.text(QRectF(x - half, y, 2 * half, headLine), Qt::AlignCenter, below, uiFont(11), isCurrent ? colours.accent : colours.quietText);
    }
}

void AlgorithmChart::layOutLine(MarkSheet &sheet, const QRectF &plot, const AlgorithmEntry &entry, double width) const
{
    const Palette &colours = chartPalette();
    for (std::size_t i = 0; i + 1 < columns; ++i) {
        const std::uint32_t before = entry.ranks.rank[i];
        const std::uint32_t after = entry.ranks.rank[i + 1];
        const QColor trend = after < before ? colours.rise : after > before ? colours.fall : colours.quietText;
        // Who goes far is drawn strongly.
        const double far = std::min(1.0, 6.0 * std::abs(static_cast<double>(after) - before) / std::max(1U, m_data.users));
        const QColor colour = colours.faded(trend, after == before ? 0.35 : 0.3 + 0.7 * far);
        sheet.line(wayBetween(QPointF(xOf(plot, i), yOf(plot, entry, i)), QPointF(xOf(plot, i + 1), yOf(plot, entry, i + 1))),
            QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    }
    for (std::size_t i = 0; i < columns; ++i) {
        sheet.point(QPointF(xOf(plot, i), yOf(plot, entry, i)), std::min(2.5, width + 0.8), colours.quietText);
    }
}

void AlgorithmChart::layOutNames(MarkSheet &sheet, const QRectF &plot, std::size_t column) const
{
    const Palette &colours = chartPalette();
    const bool isLeft = column == 0;
    const double x = xOf(plot, column);
    const double room = plot.left() - leader - 8.0;
    const QFont font = uiFont(11);
    const QFontMetricsF metrics(font);
    const double rankWidth = metrics.horizontalAdvance(integerText(m_data.users)) + 8.0;
    const std::vector<NamePlace> names = namePlaces(plot, column);
    for (const auto &[entry, middle] : names) {
        const double y = yOf(plot, *entry, column);
        sheet.setTarget(sheet.find(MarkKey::association(entry->ranks.id)));
        if (std::abs(middle - y) > 1.0) {
            const double away = isLeft ? -1.0 : 1.0;
            sheet.line(QPointF(x + away * 4.0, y), QPointF(x + away * (leader - 3.0), middle), QPen(colours.faded(colours.quietText, 0.5), 1.0));
        }
        const QRectF line(isLeft ? x - leader - room : x + leader, middle - lineOfText / 2, room, lineOfText);
        const QRectF place = isLeft ? line.adjusted(0.0, 0.0, -rankWidth, 0.0) : line.adjusted(rankWidth, 0.0, 0.0, 0.0);
        sheet.text(place, static_cast<int>(((isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter).toInt()),
            metrics.elidedText(entry->name, Qt::ElideMiddle, std::max(0.0, place.width())), font, colours.text); // names often begin alike
        const QRectF figures(isLeft ? line.right() - rankWidth + 8.0 : line.left(), line.top(), rankWidth - 8.0, line.height());
        sheet.text(figures, Qt::AlignRight | Qt::AlignVCenter, integerText(entry->ranks.rank[column]), font, colours.quietText);
    }
}

/// Names below each other, each as near to the end of its line as the others let it. Where not all have room, those of whom it matters
/// to most.
std::vector<AlgorithmChart::NamePlace> AlgorithmChart::namePlaces(const QRectF &plot, std::size_t column) const
{
    std::vector<NamePlace> names;
    for (const AlgorithmEntry &entry : m_data.entries) {
        const double y = yOf(plot, entry, column);
        if (!isFaded(entry.name) && y > plot.top() - 1.0 && y < plot.bottom() + 1.0) {
            names.push_back({ &entry, y });
        }
    }
    std::stable_sort(
        names.begin(), names.end(), [](const NamePlace &a, const NamePlace &b) { return a.entry->ranks.spread() > b.entry->ranks.spread(); });
    names.resize(std::min(names.size(), namesIn(plot)));
    std::sort(
        names.begin(), names.end(), [column](const NamePlace &a, const NamePlace &b) { return a.entry->place[column] < b.entry->place[column]; });
    double free = plot.top();
    for (NamePlace &name : names) {
        name.middle = std::max(name.middle, free);
        free = name.middle + lineOfText;
    }
    free = plot.bottom(); // the legend stands below
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        name->middle = std::min(name->middle, free);
        free = name->middle - lineOfText;
    }
    return names;
}

QRectF AlgorithmChart::linesArea(const QRectF &plot) const
{
    return plot.adjusted(-5.0, -3.0, 5.0, 3.0);
}

std::optional<ChartWidget::ZoomArea> AlgorithmChart::zoomArea() const
{
    return ZoomArea { plotArea(size()), Qt::Vertical, std::min(1.0, 4.0 / static_cast<double>(m_data.entries.size())) };
}

} // namespace apportion

#include "moc_algorithm_chart.cpp"
