// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/decay_chart.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"

#include <QDateTime>
#include <QFontMetricsF>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace apportion
{

namespace
{

constexpr double blockHeight = 18.0;
constexpr double shortestCampaign = 1.0 / 24.0;
constexpr double secondsOfADay = 86400.0;

std::vector<QPointF> toPoints(const std::vector<DecayPoint> &series)
{
    std::vector<QPointF> points;
    points.reserve(series.size());
    for (const DecayPoint &point : series) {
        points.emplace_back(point.days, point.left * 100.0);
    }
    return points;
}

QString percentNumber(double part)
{
    return QLocale().toString(part * 100.0, 'f', 1);
}

std::optional<double> valueAt(const std::vector<DecayPoint> &series, double days)
{
    DecayData data;
    data.slurm = series;
    return decayAt(data, days);
}

} // namespace

void DecayChart::dataChanged()
{
    if (m_data.campaign && grip() == Grip::None) {
        m_span = m_data.campaign->span;
    }
}

QString DecayChart::title() const
{
    return tr("Usage over time");
}

QString DecayChart::emptyText() const
{
    return m_data.own.isEmpty() ? tr("No decay to show yet. Open a policy, or set PriorityDecayHalfLife.") : QString();
}

ChartTable DecayChart::table() const
{
    ChartTable table;
    const DecayData &own = m_data.own;
    table.columns = { tr("Days"), tr("Usage left as Slurm decays it"), tr("Usage left by 2^(−t/half-life)") };
    for (const auto &[minutes, other] : m_data.others) {
        table.columns.append(tr("With a half-life of %1").arg(spanText(minutes / 1440.0)));
    }
    if (m_data.campaign) {
        table.columns.append(tr("With the campaign"));
    }
    for (const DecayPoint &point : own.slurm) {
        QVariantList row { point.days, point.left };
        row.append(own.halfLifeDays ? QVariant(std::exp2(-point.days / *own.halfLifeDays)) : QVariant());
        const auto append = [&row](const std::optional<double> &value) { row.append(value ? QVariant(*value) : QVariant()); };
        for (const auto &[minutes, other] : m_data.others) {
            append(decayAt(other, point.days));
        }
        if (m_data.campaign) {
            append(valueAt(m_data.campaign->usage, point.days));
        }
        table.rows.push_back(row);
    }
    return table;
}

double DecayChart::horizonDays() const
{
    return m_data.own.horizonDays;
}

double DecayChart::tickDays() const
{
    // Ticks at the half-lives say more than round numbers.
    return m_data.own.halfLifeDays.value_or(0.0);
}

TimeChart::ValueAxis DecayChart::valueAxis(const QRectF &plot) const
{
    const double high = std::ceil(m_data.highest * 4.0 - 1e-6) * 25.0;
    const double interval = high > 100.0 ? PlotCanvas::niceInterval(high, plot.height() > 180.0 ? 5 : 3) : plot.height() > 180.0 ? 25.0 : 50.0;
    return { 0.0, high, interval, QStringLiteral("%.0f"), tr("Usage left (%)") };
}

QPen DecayChart::idealPen() const
{
    const Palette &colours = chartPalette();
    return { colours.faded(colours.accent, colours.isDark ? 0.35 : 0.25), 7.0, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin };
}

/// Dashed: some colours of series are near the accent, or that of the campaign, for who sees two kinds of colours.
QPen DecayChart::otherPen(std::size_t other) const
{
    return { seriesLook(other + 1, chartPalette()).colour, 1.5, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin };
}

std::vector<TimeChart::Series> DecayChart::series() const
{
    const Palette &colours = chartPalette();
    std::vector<Series> all;
    if (!m_data.own.ideal.empty()) {
        all.push_back({ toPoints(m_data.own.ideal), idealPen() });
    }
    for (std::size_t i = 0; i < m_data.others.size(); ++i) {
        all.push_back({ toPoints(m_data.others[i].second.slurm), otherPen(i) });
    }
    const bool isQuiet = m_data.campaign.has_value();
    all.push_back({ toPoints(m_data.own.slurm),
        QPen(isQuiet ? colours.faded(colours.accent, 0.6) : colours.accent, isQuiet ? 1.5 : 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) });
    if (m_data.campaign) {
        all.push_back({ toPoints(m_data.campaign->usage), QPen(colours.edge(colours.warning), 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) });
    }
    return all;
}

QRectF DecayChart::blockIn(const Frame &frame) const
{
    if (!m_data.campaign) {
        return {};
    }
    return { QPointF(frame.xOf(m_span.beginDays), frame.plot.bottom() - blockHeight - 3.0),
        QPointF(frame.xOf(m_span.endDays()), frame.plot.bottom() - 3.0) };
}

QRectF DecayChart::campaignRect() const
{
    return nothingText().isEmpty() ? blockIn(frameFor(size())) : QRectF();
}

void DecayChart::addBehind(MarkSheet &sheet, const Frame &frame) const
{
    // Wherever somebody asks, it is the half-life that it comes from.
    MarkTarget everywhere { MarkKey::place(0), SettingNumber { PriorityKey::PriorityDecayHalfLife } };
    everywhere.isOutlined = false;
    sheet.addTarget(std::move(everywhere));
    sheet.place(frame.plot);
    sheet.setTarget(-1);
    if (m_data.campaign) {
        const CampaignSpan &span = m_data.campaign->span;
        sheet.bar(
            QRectF(frame.at(span.beginDays, frame.high), frame.at(span.endDays(), frame.low)), chartPalette().faded(chartPalette().warning, 0.12));
    }
}

void DecayChart::addMarks(MarkSheet &sheet, const Frame &frame) const
{
    addLegend(sheet, frame);
    std::vector<QRectF> taken = addResets(sheet, frame);
    std::vector<Point> points = this->points(frame);
    std::vector<QRectF> labels; // null: there is no room for it beside the others
    for (Point &point : points) {
        QRectF label = freeLabel(frame, point, taken);
        if (label.isNull()) { // when it is alone, at the height that the line beside it has
            point.label = spanText(point.mark.days - (m_data.campaign ? m_data.campaign->span.endDays() : 0.0));
            label = freeLabel(frame, point, taken);
        }
        labels.push_back(label);
        if (!label.isNull()) {
            taken.push_back(label);
        }
    }
    const bool standsStill = !m_data.own.halfLifeDays || isClearedAtOnce();
    if (!standsStill) { // the sentence stands where its words would
        addLongestJob(sheet, frame, taken);
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        addPoint(sheet, frame, points[i], labels[i]);
    }
    if (standsStill) {
        addStandstill(sheet, frame);
    }
}

std::vector<DecayChart::Point> DecayChart::points(const Frame &frame) const
{
    std::vector<Point> points;
    if (m_data.campaign) {
        const CampaignData &campaign = *m_data.campaign;
        for (const auto &[mark, text] :
            { std::pair { campaign.half, tr("back at half %1 after it") }, std::pair { campaign.tenth, tr("back at a tenth %1 after it") } }) {
            if (mark) {
                points.push_back({ *mark, text.arg(spanText(mark->days - campaign.span.endDays())) });
            }
        }
    } else {
        if (m_data.own.half) {
            points.push_back({ *m_data.own.half, tr("half after %1").arg(spanText(m_data.own.half->days)) });
        }
        if (m_data.own.tenth) {
            points.push_back({ *m_data.own.tenth, tr("a tenth after %1").arg(spanText(m_data.own.tenth->days)) });
        }
    }
    std::erase_if(points, [&frame](const Point &point) { return !frame.shows(point.mark.days); });
    return points;
}

void DecayChart::addStandstill(MarkSheet &sheet, const Frame &frame) const
{
    const QFont font = uiFont(12);
    const QString note = isClearedAtOnce() ? tr("Drawn as if the first pass clears all usage, as it may (PriorityUsageResetPeriod).")
        : m_data.own.resets.empty()        ? tr("Nothing decays and nothing resets: usage counts for ever. Set a half-life.")
                                           : tr("Nothing decays: without a half-life only the reset clears usage.");
    const QRectF &plot = frame.plot;
    const QRectF room(plot.left() + 24.0, plot.top() + plot.height() * 0.25, plot.width() - 48.0, plot.height() * 0.25);
    const QRectF box = QFontMetricsF(font).boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, note);
    sheet.bar(box.adjusted(-8.0, -5.0, 8.0, 5.0), chartPalette().panel);
    sheet.text(room, Qt::AlignCenter | Qt::TextWordWrap, note, font, chartPalette().quietText);
}

ChartLegend DecayChart::legend(double width) const
{
    const Palette &colours = chartPalette();
    std::vector<LegendEntry> entries { lineEntry(tr("as Slurm decays it"), QPen(colours.accent, 2.0)) };
    if (!m_data.others.empty() && m_data.own.halfLifeDays) {
        entries.front().text = tr("half-life %1").arg(spanText(*m_data.own.halfLifeDays));
    }
    if (!m_data.own.ideal.empty()) {
        entries.push_back(lineEntry(tr("2^(−t / half-life)"), idealPen()));
    }
    for (std::size_t i = 0; i < m_data.others.size(); ++i) {
        entries.push_back(lineEntry(spanText(m_data.others[i].first / 1440.0), otherPen(i)));
    }
    if (m_data.campaign) {
        entries.push_back(lineEntry(tr("with the campaign"), QPen(colours.edge(colours.warning), 2.0)));
    }
    return ChartLegend(std::move(entries), width);
}

bool DecayChart::legendStandsBesideTitle(double width) const
{
    const double title = QFontMetricsF(uiFont(11)).horizontalAdvance(tr("Usage left (%)")) + 24.0 - 44.0; // which begins left of the plot
    const ChartLegend whole = legend(width);
    return whole.rowCount() == 1 && whole.width() + title <= width;
}

double DecayChart::headRoom(const QSizeF &room) const
{
    constexpr double beside = 44.0;
    constexpr double foot = 52.0;
    constexpr double leastPlot = 110.0;
    const double below = 40.0 + legend(room.width()).height();
    // in a low picture the two signs give way to what the curve says, which is told apart by its points as well
    const bool isSpared = m_data.others.empty() && !m_data.campaign && room.height() - below - foot < leastPlot;
    return legendStandsBesideTitle(room.width()) || isSpared ? beside : below;
}

void DecayChart::addLegend(MarkSheet &sheet, const Frame &frame) const
{
    const ChartLegend signs = legend(frame.head);
    const bool isBeside = legendStandsBesideTitle(frame.head);
    const double top = isBeside ? 13.0 : frame.plot.top() - 8.0 - signs.height();
    if (!isBeside && top < 31.0) {
        return; // its room was spared
    }
    signs.addTo(sheet, QPointF(frame.plot.right(), top), true, chartPalette());
}

std::vector<QRectF> DecayChart::addResets(MarkSheet &sheet, const Frame &frame) const
{
    std::vector<QRectF> taken;
    const Palette &colours = chartPalette();
    const QFont font = uiFont(11);
    double drawnAt = -1e9;
    double labelledTo = -1e9;
    for (const double days : m_data.own.resets) {
        const double x = frame.xOf(days);
        if (!frame.shows(days) || x - drawnAt < 5.0) {
            continue;
        }
        sheet.line(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()), QPen(colours.edge(colours.warning), 1.0, Qt::DashLine));
        const QDate date = QDateTime::fromSecsSinceEpoch(m_data.begin + std::llround(days * secondsOfADay)).date();
        const QString text = tr("reset %1", "a date").arg(QLocale().toString(date, QLocale::ShortFormat));
        const double width = QFontMetricsF(font).horizontalAdvance(text);
        const double left = x + 5.0 + width > frame.plot.right() ? x - 5.0 - width : x + 5.0;
        if (left > std::max(labelledTo + 6.0, frame.plot.left())) {
            sheet.text(QPointF(left, frame.plot.top() + 13.0), text, font, colours.text);
            taken.push_back(QRectF(left, frame.plot.top(), width + 5.0, 18.0));
            labelledTo = left + width;
        }
        drawnAt = x;
    }
    return taken;
}

bool DecayChart::isClearedAtOnce() const
{
    constexpr double hardlyAny = 0.01; // of the time that is shown
    return !m_data.own.resets.empty() && m_data.own.resets.front() < hardlyAny * m_data.own.horizonDays;
}

bool DecayChart::crosses(const Frame &frame, const QRectF &box) const
{
    const auto heightAt = [&](double x) {
        const double days = std::max(0.0, frame.daysAt(x));
        const std::optional<double> value = m_data.campaign ? valueAt(m_data.campaign->usage, days) : decayAt(m_data.own, days);
        return frame.yOf(value.value_or(0.0) * 100.0);
    };
    const double left = heightAt(box.left());
    const double right = heightAt(box.right());
    return std::max(left, right) >= box.top() && std::min(left, right) <= box.bottom();
}

void DecayChart::addLongestJob(MarkSheet &sheet, const Frame &frame, const std::vector<QRectF> &taken) const
{
    const double days = m_data.longestJobDays;
    if (!(days > 0.0) || !frame.shows(days)) {
        return;
    }
    const Palette &colours = chartPalette();
    const double x = std::round(frame.xOf(days)) + 0.5;
    sheet.line(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()), QPen(colours.quietText, 1.0, Qt::DashDotLine));
    const QFont font = uiFont(11);
    const QFontMetricsF metrics(font);
    const QStringList lines { tr("longest job, %1:").arg(spanText(days)),
        tr("its first hour counts %1 % at its end").arg(percentNumber(m_data.longestJobKeeps)) };
    const double top = frame.plot.top() + 1.0;
    const auto isFree = [&](const QRectF &place) {
        const QRectF around = place.adjusted(-4.0, -2.0, 4.0, 2.0);
        return !crosses(frame, around) && std::none_of(taken.begin(), taken.end(), [&around](const QRectF &text) { return text.intersects(around); });
    };
    static const QRegularExpression colon(QStringLiteral("[\\s\\x{a0}\\x{202f}]*[:\\x{ff1a}]$"));
    // in a low picture one line is all that there is room for, and in a narrow one of it
    for (const QStringList &shown : { lines, QStringList { lines.join(QLatin1Char(' ')) }, QStringList { QString(lines.first()).remove(colon) } }) {
        const qsizetype count = shown.size();
        double width = 0.0;
        for (const QString &line : shown) {
            width = std::max(width, metrics.horizontalAdvance(line));
        }
        const double height = static_cast<double>(count) * metrics.height();
        // At the right of the line, or as near to that as there is room, above the curve; at its left where the curve is in the way.
        const double rightmost = std::max(frame.plot.left(), frame.plot.right() - width);
        const double beside = std::min(x + 6.0, rightmost);
        const std::optional<double> kept = decayAt(m_data.own, frame.daysAt(beside));
        const bool atLeft = beside < x + 6.0 && (!kept || frame.yOf(*kept * 100.0) < top + height);
        const double ahead = std::clamp(x - 6.0 - width, frame.plot.left(), rightmost);
        // further down where another text is in the way: words of other languages are longer
        constexpr double step = 6.0;
        std::optional<QRectF> box;
        for (double down = 0.0; !box && (down == 0.0 || top + down + height < frame.plot.bottom()); down += step) {
            for (const double side : { atLeft ? ahead : beside, atLeft ? beside : ahead }) {
                if (const QRectF place(side, top + down, width, height); !box && isFree(place)) {
                    box = place;
                }
            }
        }
        if (!box) {
            continue;
        }
        sheet.bar(box->adjusted(-2.0, 0.0, 2.0, 0.0), colours.panel);
        for (qsizetype i = 0; i < count; ++i) {
            sheet.text(
                QPointF(box->left(), box->top() + metrics.ascent() + static_cast<double>(i) * metrics.height()), shown[i], font, colours.quietText);
        }
        return;
    }
}

QRectF DecayChart::labelOf(const Frame &frame, const Point &point) const
{
    const QFontMetricsF metrics(uiFont(12, QFont::DemiBold));
    const DecayPoint &mark = point.mark;
    const QPointF at = frame.at(mark.days, mark.left * 100.0);
    const double width = metrics.horizontalAdvance(point.label);
    // Above the curve, which is highest where the text begins.
    const double x = std::min(at.x() + 10.0, frame.plot.right() - width);
    const double y = std::min(at.y(), curveAt(frame, x - 6.0).value_or(at.y())) - 10.0;
    return { x, y - metrics.ascent(), width, metrics.ascent() };
}

std::optional<double> DecayChart::curveAt(const Frame &frame, double x) const
{
    const double days = frame.daysAt(x);
    const std::optional<double> value = m_data.campaign ? valueAt(m_data.campaign->usage, days) : decayAt(m_data.own, days);
    return value ? std::optional(frame.yOf(*value * 100.0)) : std::nullopt;
}

/// Where its text lies on none of the others, and nearer to its own mark than to another: as labelOf() has it, else further to the
/// right, else higher or a line lower; on the curve only where there is no other room.
QRectF DecayChart::freeLabel(const Frame &frame, const Point &point, const std::vector<QRectF> &taken) const
{
    constexpr double gap = 10.0;
    const QRectF own = labelOf(frame, point);
    const double line = own.height() + 4.0;
    std::vector<QRectF> places { own };
    for (const QRectF &other : taken) {
        places.push_back(QRectF(QPointF(other.right() + gap, own.top()), own.size()));
    }
    for (const double lines : { -1.0, -2.0, -3.0, 1.0 }) {
        places.push_back(own.translated(0.0, lines * line));
    }
    const QRectF room(frame.plot.left(), frame.plot.top() - line, frame.plot.width() + 1.0, frame.plot.height() + line);
    const auto away = [&frame](const QRectF &place, const DecayPoint &mark) {
        const QPointF at = frame.at(mark.days, mark.left * 100.0);
        return std::hypot(
            std::max({ place.left() - at.x(), 0.0, at.x() - place.right() }), std::max({ place.top() - at.y(), 0.0, at.y() - place.bottom() }));
    };
    const std::vector<Point> all = points(frame);
    const auto isAtItsMark = [&](const QRectF &place) {
        const double toOwn = away(place, point.mark);
        return toOwn <= 4.0 * line && std::all_of(all.begin(), all.end(), [&](const Point &other) {
            return other.mark.days == point.mark.days || away(place, other.mark) > toOwn + gap; // as near it may be either's
        });
    };
    const auto isFree = [&](const QRectF &place) {
        const QRectF around = place.adjusted(-4.0, 0.0, 4.0, 0.0);
        return room.contains(place) && isAtItsMark(place)
            && std::none_of(taken.begin(), taken.end(), [&around](const QRectF &text) { return text.intersects(around); });
    };
    const auto isAbove = [&](const QRectF &place) { return curveAt(frame, place.left() - 6.0).value_or(frame.plot.bottom()) > place.bottom(); };
    auto free = std::find_if(places.begin(), places.end(), [&](const QRectF &place) { return isFree(place) && isAbove(place); });
    free = free == places.end() ? std::find_if(places.begin(), places.end(), isFree) : free;
    return free == places.end() ? QRectF() : *free;
}

void DecayChart::addPoint(MarkSheet &sheet, const Frame &frame, const Point &point, const QRectF &label) const
{
    const Palette &colours = chartPalette();
    const QPointF at = frame.at(point.mark.days, point.mark.left * 100.0);
    const QPen dotted(colours.quietText, 1.0, Qt::DotLine);
    sheet.line(QPointF(frame.plot.left(), at.y()), at, dotted);
    sheet.line(at, QPointF(at.x(), frame.plot.bottom()), dotted);
    sheet.point(at, 4.5, colours.panel, QPen(m_data.campaign ? colours.edge(colours.warning) : colours.accent, 2.0));
    if (!label.isNull()) {
        sheet.text(label.bottomLeft(), point.label, uiFont(12, QFont::DemiBold), colours.text);
    }
}

void DecayChart::addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const
{
    const double days = frame.daysAt(mouse.x());
    const std::optional<double> left = decayAt(m_data.own, days);
    if (!left || grip() != Grip::None) {
        return;
    }
    const std::optional<double> with = m_data.campaign ? valueAt(m_data.campaign->usage, days) : std::nullopt;
    const QPointF at = frame.at(days, with.value_or(*left) * 100.0);
    over.line(QPointF(at.x(), frame.plot.top()), QPointF(at.x(), frame.plot.bottom()), QPen(chartPalette().quietText, 1.0));
    over.point(at, 4.5, with ? chartPalette().edge(chartPalette().warning) : chartPalette().accent, QPen(chartPalette().panel, 1.5));
    QStringList lines { tr("after %1").arg(spanText(days)), tr("%1 % left").arg(percentNumber(*left)) };
    for (const auto &[minutes, other] : m_data.others) {
        if (const std::optional<double> value = decayAt(other, days)) {
            lines.append(tr("%1 % with %2").arg(percentNumber(*value), spanText(minutes / 1440.0)));
        }
    }
    if (with) {
        lines.append(tr("%1 % with the campaign").arg(percentNumber(*with)));
    }
    over.setReadOut(at, lines);
}

void DecayChart::layOver(MarkSheet &over, const std::optional<QPointF> &mouse) const
{
    const Frame frame = frameFor(size());
    const QRectF block = blockIn(frame).intersected(frame.plot);
    if (!block.isNull()) {
        const Palette &colours = chartPalette();
        const QColor fill = colours.faded(colours.warning, 0.55);
        over.bar(block.adjusted(0.5, 0.5, -0.5, -0.5), fill, QPen(colours.edge(colours.warning), 1.0), 3.0);
        for (const double x : { block.left() + 3.5, block.right() - 3.5 }) {
            over.line(QPointF(x, block.top() + 5.0), QPointF(x, block.bottom() - 5.0), QPen(colours.text, 1.0));
        }
        const QFont font = uiFont(11);
        const QString text = grip() == Grip::None ? tr("campaign, %1").arg(spanText(m_span.lengthDays))
                                                  : tr("from %1 for %2").arg(spanText(m_span.beginDays), spanText(m_span.lengthDays));
        const double width = QFontMetricsF(font).horizontalAdvance(text);
        const bool inside = width + 16.0 < block.width();
        const double x = inside ? block.center().x() - width / 2 : std::min(block.right() + 6.0, frame.plot.right() - width);
        over.text(QRectF(x, block.top(), width + 2.0, block.height()), Qt::AlignLeft | Qt::AlignVCenter, text, font,
            inside ? colours.textOn(fill) : colours.text);
    }
    TimeChart::layOver(over, mouse);
}

QRectF DecayChart::handle() const
{
    return campaignRect();
}

void DecayChart::moveCampaign(CampaignSpan span)
{
    span.lengthDays = std::max(shortestCampaign, span.lengthDays);
    span.beginDays = std::max(0.0, span.beginDays);
    if (!(span == m_span)) {
        m_span = span;
        update();
        Q_EMIT campaignChanged(span);
    }
}

void DecayChart::dragHandle(Grip grip, double x)
{
    // Whole hours: nobody starts a campaign at the second.
    const double days = std::round(std::clamp(frameFor(size()).daysAt(x), 0.0, horizonDays()) * 24.0) / 24.0;
    CampaignSpan span = m_span;
    switch (grip) {
    case Grip::Begin:
        span.beginDays = std::min(days, m_span.endDays() - shortestCampaign);
        span.lengthDays = m_span.endDays() - span.beginDays;
        break;
    case Grip::End:
        span.lengthDays = days - m_span.beginDays;
        break;
    default:
        span.beginDays = days;
        break;
    }
    moveCampaign(span);
}

void DecayChart::nudgeHandle(Grip grip, int step)
{
    const double hours = std::max(1.0, std::round((shownTo() - shownFrom()) * 24.0 / 100.0));
    CampaignSpan span = m_span;
    (grip == Grip::End ? span.lengthDays : span.beginDays) += step * hours / 24.0;
    moveCampaign(span);
}

} // namespace apportion

#include "moc_decay_chart.cpp"
