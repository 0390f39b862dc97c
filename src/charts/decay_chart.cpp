// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/decay_chart.h"

#include "charts/chart_parts.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double blockHeight = 18.0;
constexpr double gripWidth = 7.0;
constexpr double shortestCampaign = 1.0 / 24.0;

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

DecayChart::DecayChart(QWidget *parent) : TimeChart(parent) { }

void DecayChart::setData(DecayData data)
{
    DecayScene scene;
    scene.own = std::move(data);
    setScene(std::move(scene));
}

void DecayChart::setScene(DecayScene scene)
{
    m_scene = std::move(scene);
    if (m_scene.campaign && m_grip == Grip::None) {
        m_span = m_scene.campaign->span;
    }
    invalidate();
}

QString DecayChart::title() const
{
    return tr("Usage over time");
}

QString DecayChart::emptyText() const
{
    return m_scene.own.isEmpty() ? tr("No decay to show yet. Open a policy, or set PriorityDecayHalfLife.") : QString();
}

ChartTable DecayChart::table() const
{
    ChartTable table;
    const DecayData &own = m_scene.own;
    table.columns = { tr("Days"), tr("Usage left as Slurm decays it"), tr("Usage left by 2^(−t/half-life)") };
    for (const auto &[minutes, other] : m_scene.others) {
        table.columns.append(tr("With a half-life of %1").arg(spanText(minutes / 1440.0)));
    }
    if (m_scene.campaign) {
        table.columns.append(tr("With the campaign"));
    }
    for (const DecayPoint &point : own.slurm) {
        QVariantList row { point.days, point.left };
        row.append(own.halfLifeDays ? QVariant(std::exp2(-point.days / *own.halfLifeDays)) : QVariant());
        const auto append = [&row](const std::optional<double> &value) { row.append(value ? QVariant(*value) : QVariant()); };
        for (const auto &[minutes, other] : m_scene.others) {
            append(decayAt(other, point.days));
        }
        if (m_scene.campaign) {
            append(valueAt(m_scene.campaign->usage, point.days));
        }
        table.rows.push_back(row);
    }
    return table;
}

double DecayChart::horizonDays() const
{
    return m_scene.own.horizonDays;
}

double DecayChart::tickDays() const
{
    // Ticks at the half-lives say more than round numbers.
    return m_scene.own.halfLifeDays.value_or(0.0);
}

TimeChart::ValueAxis DecayChart::valueAxis(const QRectF &plot) const
{
    const double high = std::ceil(m_scene.highest * 4.0 - 1e-6) * 25.0;
    const double interval = high > 100.0 ? PlotCanvas::niceInterval(high, plot.height() > 180.0 ? 5 : 3) : plot.height() > 180.0 ? 25.0 : 50.0;
    return { 0.0, high, interval, QStringLiteral("%.0f"), tr("Usage left (%)") };
}

QPen DecayChart::idealPen() const
{
    const Palette &colours = chartPalette();
    return { colours.faded(colours.accent, colours.isDark ? 0.35 : 0.25), 7.0, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin };
}

std::vector<TimeChart::Series> DecayChart::series() const
{
    const Palette &colours = chartPalette();
    std::vector<Series> all;
    if (!m_scene.own.ideal.empty()) {
        all.push_back({ toPoints(m_scene.own.ideal), idealPen() });
    }
    for (std::size_t i = 0; i < m_scene.others.size(); ++i) {
        const SeriesLook look = seriesLook(i + 1, colours);
        all.push_back({ toPoints(m_scene.others[i].second.slurm), QPen(look.colour, 1.5, look.pattern, Qt::FlatCap, Qt::RoundJoin) });
    }
    const bool isQuiet = m_scene.campaign.has_value();
    all.push_back({ toPoints(m_scene.own.slurm),
        QPen(isQuiet ? colours.faded(colours.accent, 0.6) : colours.accent, isQuiet ? 1.5 : 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) });
    if (m_scene.campaign) {
        all.push_back({ toPoints(m_scene.campaign->usage), QPen(colours.edge(colours.warning), 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) });
    }
    return all;
}

QRectF DecayChart::blockIn(const Frame &frame) const
{
    if (!m_scene.campaign) {
        return {};
    }
    return { QPointF(frame.xOf(m_span.beginDays), frame.plot.bottom() - blockHeight - 3.0),
        QPointF(frame.xOf(m_span.endDays()), frame.plot.bottom() - 3.0) };
}

QRectF DecayChart::campaignRect() const
{
    return emptyText().isEmpty() ? blockIn(frameFor(size())) : QRectF();
}

void DecayChart::drawBehind(QPainter *painter, const Frame &frame) const
{
    if (m_scene.campaign) {
        const CampaignSpan &span = m_scene.campaign->span;
        painter->fillRect(
            QRectF(frame.at(span.beginDays, frame.high), frame.at(span.endDays(), frame.low)), chartPalette().faded(chartPalette().warning, 0.12));
    }
}

void DecayChart::drawMarks(QPainter *painter, const Frame &frame) const
{
    drawLegend(painter, frame);
    drawResets(painter, frame);
    drawLongestJob(painter, frame);
    if (m_scene.campaign) {
        const CampaignData &campaign = *m_scene.campaign;
        for (const auto &[mark, text] :
            { std::pair { campaign.half, tr("back at half %1 after it") }, std::pair { campaign.tenth, tr("back at a tenth %1 after it") } }) {
            if (mark) {
                drawMark(painter, frame, *mark, text.arg(spanText(mark->days - campaign.span.endDays())));
            }
        }
    } else {
        if (m_scene.own.half) {
            drawMark(painter, frame, *m_scene.own.half, tr("half after %1").arg(spanText(m_scene.own.half->days)));
        }
        if (m_scene.own.tenth) {
            drawMark(painter, frame, *m_scene.own.tenth, tr("a tenth after %1").arg(spanText(m_scene.own.tenth->days)));
        }
    }
    if (!m_scene.own.halfLifeDays) {
        drawStandstill(painter, frame);
    }
}

void DecayChart::drawStandstill(QPainter *painter, const Frame &frame) const
{
    painter->setFont(uiFont(12));
    const QString note = m_scene.own.resets.empty() ? tr("Nothing decays and nothing resets: usage counts for ever. Set a half-life.")
                                                    : tr("Nothing decays: without a half-life only the reset clears usage.");
    const QRectF &plot = frame.plot;
    const QRectF room(plot.left() + 24.0, plot.top() + plot.height() * 0.25, plot.width() - 48.0, plot.height() * 0.25);
    const QRectF box = painter->boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, note);
    painter->fillRect(box.adjusted(-8.0, -5.0, 8.0, 5.0), chartPalette().panel);
    painter->setPen(chartPalette().quietText);
    painter->drawText(room, Qt::AlignCenter | Qt::TextWordWrap, note);
}

void DecayChart::drawLegend(QPainter *painter, const Frame &frame) const
{
    const Palette &colours = chartPalette();
    struct Entry
    {
        QString text;
        QPen pen;
    };
    std::vector<Entry> entries { { tr("as Slurm decays it"), QPen(colours.accent, 2.0) } };
    if (!m_scene.others.empty() && m_scene.own.halfLifeDays) {
        entries.front().text = tr("half-life %1").arg(spanText(*m_scene.own.halfLifeDays));
    }
    if (!m_scene.own.ideal.empty()) {
        entries.push_back({ tr("2^(−t / half-life)"), idealPen() });
    }
    for (std::size_t i = 0; i < m_scene.others.size(); ++i) {
        const SeriesLook look = seriesLook(i + 1, colours);
        entries.push_back({ spanText(m_scene.others[i].first / 1440.0), QPen(look.colour, 1.5, look.pattern, Qt::FlatCap) });
    }
    if (m_scene.campaign) {
        entries.push_back({ tr("with the campaign"), QPen(colours.edge(colours.warning), 2.0) });
    }
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    double right = frame.plot.right();
    const double leftEnd = 28.0 + metrics.horizontalAdvance(tr("Usage left (%)"));
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const double width = metrics.horizontalAdvance(entry->text);
        if (right - width - 26.0 < leftEnd) {
            break;
        }
        painter->setPen(colours.text);
        painter->drawText(QPointF(right - width, 26.0), entry->text);
        painter->setPen(entry->pen);
        painter->drawLine(QPointF(right - width - 26.0, 22.0), QPointF(right - width - 8.0, 22.0));
        right -= width + 40.0;
    }
}

void DecayChart::drawResets(QPainter *painter, const Frame &frame) const
{
    const Palette &colours = chartPalette();
    double drawnAt = -1e9;
    painter->setFont(uiFont(11));
    const double textWidth = QFontMetricsF(painter->font()).horizontalAdvance(tr("reset")) + 10.0;
    for (const double days : m_scene.own.resets) {
        const double x = frame.xOf(days);
        if (!frame.shows(days) || x - drawnAt < 5.0) {
            continue;
        }
        painter->setPen(QPen(colours.edge(colours.warning), 1.0, Qt::DashLine));
        painter->drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
        if (x - drawnAt > textWidth) {
            painter->setPen(colours.text);
            const bool leftOfLine = x + textWidth > frame.plot.right();
            painter->drawText(QPointF(leftOfLine ? x - textWidth + 5.0 : x + 5.0, frame.plot.top() + 13.0), tr("reset"));
        }
        drawnAt = x;
    }
}

void DecayChart::drawLongestJob(QPainter *painter, const Frame &frame) const
{
    const double days = m_scene.longestJobDays;
    if (!(days > 0.0) || !frame.shows(days)) {
        return;
    }
    const Palette &colours = chartPalette();
    const double x = std::round(frame.xOf(days)) + 0.5;
    painter->setPen(QPen(colours.quietText, 1.0, Qt::DashDotLine));
    painter->drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    const QStringList lines { tr("longest job, %1:").arg(spanText(days)),
        tr("its first hour counts %1 % at its end").arg(percentNumber(m_scene.longestJobKeeps)) };
    double width = 0.0;
    for (const QString &line : lines) {
        width = std::max(width, metrics.horizontalAdvance(line));
    }
    // At the right of the line, above the curve; at its left where there is no room.
    const bool atLeft = x + 6.0 + width > frame.plot.right();
    const double rightmost = std::max(frame.plot.left(), frame.plot.right() - width);
    const double left = std::clamp(atLeft ? x - 6.0 - width : x + 6.0, frame.plot.left(), rightmost);
    const QRectF box(left, frame.plot.top() + 4.0, width, 2 * metrics.height());
    painter->fillRect(box.adjusted(-2.0, 0.0, 2.0, 0.0), colours.panel);
    painter->setPen(colours.quietText);
    for (int i = 0; i < 2; ++i) {
        painter->drawText(QPointF(box.left(), box.top() + metrics.ascent() + i * metrics.height()), lines[i]);
    }
}

void DecayChart::drawMark(QPainter *painter, const Frame &frame, const DecayPoint &mark, const QString &label) const
{
    if (!frame.shows(mark.days)) {
        return;
    }
    const Palette &colours = chartPalette();
    const QPointF at = frame.at(mark.days, mark.left * 100.0);
    painter->setPen(QPen(colours.quietText, 1.0, Qt::DotLine));
    painter->drawLine(QPointF(frame.plot.left(), at.y()), at);
    painter->drawLine(at, QPointF(at.x(), frame.plot.bottom()));
    painter->setPen(QPen(m_scene.campaign ? colours.edge(colours.warning) : colours.accent, 2.0));
    painter->setBrush(colours.panel);
    painter->drawEllipse(at, 4.5, 4.5);
    painter->setFont(uiFont(12, QFont::DemiBold));
    const double width = QFontMetricsF(painter->font()).horizontalAdvance(label);
    // Above the curve, which is highest where the text begins.
    const double x = std::min(at.x() + 10.0, frame.plot.right() - width);
    const double days = frame.daysAt(x - 6.0);
    const std::optional<double> value = m_scene.campaign ? valueAt(m_scene.campaign->usage, days) : decayAt(m_scene.own, days);
    const double y = std::min(at.y(), frame.yOf(value.value_or(mark.left) * 100.0)) - 10.0;
    painter->setPen(colours.text);
    painter->drawText(QPointF(x, y), label);
}

void DecayChart::drawHover(QPainter *painter, const Frame &frame, const QPointF &mouse) const
{
    const double days = frame.daysAt(mouse.x());
    const std::optional<double> left = decayAt(m_scene.own, days);
    if (!left || m_grip != Grip::None) {
        return;
    }
    const std::optional<double> with = m_scene.campaign ? valueAt(m_scene.campaign->usage, days) : std::nullopt;
    const QPointF at = frame.at(days, with.value_or(*left) * 100.0);
    painter->setPen(QPen(chartPalette().quietText, 1.0));
    painter->drawLine(QPointF(at.x(), frame.plot.top()), QPointF(at.x(), frame.plot.bottom()));
    painter->setPen(QPen(chartPalette().panel, 1.5));
    painter->setBrush(with ? chartPalette().edge(chartPalette().warning) : chartPalette().accent);
    painter->drawEllipse(at, 4.5, 4.5);
    QStringList lines { tr("after %1").arg(spanText(days)), tr("%1 % left").arg(percentNumber(*left)) };
    for (const auto &[minutes, other] : m_scene.others) {
        if (const std::optional<double> value = decayAt(other, days)) {
            lines.append(tr("%1 % with %2").arg(percentNumber(*value), spanText(minutes / 1440.0)));
        }
    }
    if (with) {
        lines.append(tr("%1 % with the campaign").arg(percentNumber(*with)));
    }
    drawReadOut(painter, at, lines);
}

void DecayChart::drawOverlay(QPainter *painter) const
{
    const Frame frame = frameFor(size());
    const QRectF block = blockIn(frame).intersected(frame.plot);
    if (!block.isNull()) {
        const Palette &colours = chartPalette();
        painter->setPen(QPen(colours.edge(colours.warning), 1.0));
        painter->setBrush(colours.faded(colours.warning, 0.55));
        painter->drawRoundedRect(block.adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0);
        painter->setPen(QPen(colours.text, 1.0));
        for (const double x : { block.left() + 3.5, block.right() - 3.5 }) {
            painter->drawLine(QPointF(x, block.top() + 5.0), QPointF(x, block.bottom() - 5.0));
        }
        painter->setFont(uiFont(11));
        const QString text = m_grip == Grip::None ? tr("campaign, %1").arg(spanText(m_span.lengthDays))
                                                  : tr("from %1 for %2").arg(spanText(m_span.beginDays), spanText(m_span.lengthDays));
        const double width = QFontMetricsF(painter->font()).horizontalAdvance(text);
        const bool inside = width + 16.0 < block.width();
        painter->setPen(inside ? colours.textOn(colours.faded(colours.warning, 0.55)) : colours.text);
        const double x = inside ? block.center().x() - width / 2 : std::min(block.right() + 6.0, frame.plot.right() - width);
        painter->drawText(QRectF(x, block.top(), width + 2.0, block.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    TimeChart::drawOverlay(painter);
}

DecayChart::Grip DecayChart::gripAt(const QPointF &position) const
{
    const QRectF block = campaignRect();
    if (block.isNull() || !block.adjusted(-gripWidth, -3.0, gripWidth, 3.0).contains(position)) {
        return Grip::None;
    }
    if (position.x() > block.right() - gripWidth) {
        return Grip::End;
    }
    return position.x() < block.left() + gripWidth ? Grip::Begin : Grip::Whole;
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

void DecayChart::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position();
    m_grip = event->button() == Qt::LeftButton ? gripAt(event->position()) : Grip::None;
    if (m_grip == Grip::None) {
        TimeChart::mousePressEvent(event);
        return;
    }
    m_gripDays = frameFor(size()).daysAt(event->position().x()) - m_span.beginDays;
}

void DecayChart::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip == Grip::None) {
        TimeChart::mouseMoveEvent(event);
        const Grip grip = gripAt(event->position());
        setCursor(grip == Grip::None ? Qt::ArrowCursor : grip == Grip::Whole ? Qt::OpenHandCursor : Qt::SizeHorCursor);
        return;
    }
    // Whole hours: nobody starts a campaign at the second.
    const auto onHour = [](double days) { return std::round(days * 24.0) / 24.0; };
    const double days = std::clamp(frameFor(size()).daysAt(event->position().x()), 0.0, horizonDays());
    CampaignSpan span = m_span;
    switch (m_grip) {
    case Grip::Begin:
        span.beginDays = std::min(onHour(days), m_span.endDays() - shortestCampaign);
        span.lengthDays = m_span.endDays() - span.beginDays;
        break;
    case Grip::End:
        span.lengthDays = onHour(days) - m_span.beginDays;
        break;
    default:
        span.beginDays = onHour(days - m_gripDays);
        break;
    }
    moveCampaign(span);
}

void DecayChart::mouseReleaseEvent(QMouseEvent *event)
{
    constexpr double still = 4.0;
    const bool isClick = event->button() == Qt::LeftButton && m_grip == Grip::None && (event->position() - m_pressedAt).manhattanLength() < still;
    m_grip = Grip::None;
    TimeChart::mouseReleaseEvent(event);
    update();
    if (isClick && emptyText().isEmpty()) {
        Q_EMIT questionAsked(SettingNumber { PriorityKey::PriorityDecayHalfLife });
    }
}

void DecayChart::keyPressEvent(QKeyEvent *event)
{
    const int direction = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (!m_scene.campaign || direction == 0 || event->modifiers().testFlag(Qt::ControlModifier)) {
        TimeChart::keyPressEvent(event);
        return;
    }
    const double step = direction * std::max(1.0, std::round((shownTo() - shownFrom()) * 24.0 / 100.0)) / 24.0;
    CampaignSpan span = m_span;
    (event->modifiers().testFlag(Qt::ShiftModifier) ? span.lengthDays : span.beginDays) += step;
    moveCampaign(span);
}

} // namespace apportion
