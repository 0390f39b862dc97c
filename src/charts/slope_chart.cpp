// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/slope_chart.h"

#include "charts/chart_parts.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double slopeHead = 34.0;
constexpr double slopeFoot = 26.0;
constexpr double slopeLineHeight = 17.0;
constexpr double slopeMargin = 16.0;
constexpr double slopeGap = 30.0; ///< for the line from a name to its point
constexpr double nameGap = 4.0; ///< between a name and its value
constexpr double labelGaps = 12.0; ///< of both, with what is beside the value
constexpr double leastSlope = 140.0; ///< between the points: names take no more

/// The larger, the earlier it is drawn: places are counted in ranks, the others in parts.
double slopeOf(const SlopeLine &line)
{
    return std::abs(line.to - line.from);
}

} // namespace

SlopeData slopeData(const Comparison &comparison, SlopeMeasure measure)
{
    SlopeData data { measure, {} };
    const AssociationTree &tree = comparison.results->evaluation->tree();
    for (const ComparedAccount &account : comparison.accounts) {
        const bool isShare = measure == SlopeMeasure::Share;
        const bool isInBoth
            = isShare ? account.before.id != noAssociation && account.after.id != noAssociation : account.before.place > 0 && account.after.place > 0;
        if (!isInBoth) {
            continue;
        }
        const auto value = [measure](const AccountStanding &standing) {
            return measure == SlopeMeasure::Share ? standing.share
                : measure == SlopeMeasure::Factor ? standing.factor
                                                  : static_cast<double>(standing.place);
        };
        data.lines.push_back({ isShare ? account.before.id : account.before.best, isShare ? account.after.id : account.after.best, account.after.id,
            toText(tree.name(account.after.id)), value(account.before), value(account.after) });
    }
    std::stable_sort(data.lines.begin(), data.lines.end(), [](const SlopeLine &a, const SlopeLine &b) { return slopeOf(a) > slopeOf(b); });
    return data;
}

QString SlopeChart::title() const
{
    switch (m_data.measure) {
    case SlopeMeasure::Share:
        return tr("Share of the cluster, baseline and draft");
    case SlopeMeasure::Factor:
        return tr("Fair-share factor of the best user, baseline and draft");
    case SlopeMeasure::Place:
        break;
    }
    return tr("Rank of the best user, baseline and draft");
}

QString SlopeChart::emptyText() const
{
    return m_data.lines.empty() ? tr("No account is in both baseline and draft.") : QString();
}

ChartTable SlopeChart::table() const
{
    ChartTable table;
    table.columns = { tr("Account"), tr("Baseline"), m_data.draft.isEmpty() ? tr("Draft") : m_data.draft };
    for (const SlopeLine &line : m_data.lines) {
        table.rows.push_back({ line.name, line.from, line.to });
    }
    return table;
}

QString SlopeChart::valueText(double value) const
{
    switch (m_data.measure) {
    case SlopeMeasure::Share:
        return partText(value, true); // one above the other, and as the table beside it
    case SlopeMeasure::Factor:
        return factorText(value);
    case SlopeMeasure::Place:
        break;
    }
    return integerText(std::llround(value));
}

QColor SlopeChart::colourOf(const SlopeLine &line) const
{
    const double better = m_data.measure == SlopeMeasure::Place ? line.from - line.to : line.to - line.from;
    return better > 0.0 ? chartPalette().rise : better < 0.0 ? chartPalette().fall : chartPalette().quietText;
}

ExplainQuestion SlopeChart::questionOf(const SlopeLine &line, bool inBaseline) const
{
    const AssociationQuantity quantity = m_data.measure == SlopeMeasure::Share ? AssociationQuantity::NormShares
        : m_data.measure == SlopeMeasure::Factor                               ? AssociationQuantity::FairShare
                                                                               : AssociationQuantity::Rank;
    return AssociationNumber { inBaseline ? line.before : line.after, quantity, inBaseline };
}

std::vector<SlopeChart::Label> SlopeChart::spread(std::vector<Label> labels, double top, double bottom)
{
    std::stable_sort(labels.begin(), labels.end(), [](const Label &a, const Label &b) { return a.wanted < b.wanted; });
    double least = top;
    for (Label &label : labels) {
        label.y = std::max(label.wanted, least);
        least = label.y + slopeLineHeight;
    }
    double most = bottom;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->y = std::min(label->y, most);
        most = label->y - slopeLineHeight;
    }
    return labels;
}

double SlopeChart::widestLabel(std::size_t lines) const
{
    const QFontMetricsF names(uiFont(12));
    double widest = 0.0;
    for (std::size_t i = 0; i < lines; ++i) {
        const SlopeLine &line = m_data.lines[i];
        const double figures = std::max(names.horizontalAdvance(valueText(line.from)), names.horizontalAdvance(valueText(line.to)));
        widest = std::max(widest, names.horizontalAdvance(line.name) + figures + labelGaps + 1.0);
    }
    return widest;
}

void SlopeChart::addLabels(MarkSheet &sheet, const std::vector<Label> &labels, double x, bool isLeft, double room, int firstTarget) const
{
    const Palette &colours = chartPalette();
    const QFont names = uiFont(12);
    for (const Label &label : labels) {
        const SlopeLine &line = m_data.lines[label.line];
        const bool isFaint = isFaded(line.name);
        sheet.setTarget(firstTarget + static_cast<int>(label.line) * 2 + (isLeft ? 0 : 1));
        sheet.setOpacity(isFaint ? 0.25 : 1.0);
        const QString value = valueText(isLeft ? line.from : line.to);
        const double figures = QFontMetricsF(names).horizontalAdvance(value) + labelGaps - nameGap;
        const QRectF box(isLeft ? x - slopeGap - room : x + slopeGap, label.y - slopeLineHeight / 2, room, slopeLineHeight);
        const QRectF valueBox
            = isLeft ? QRectF(box.right() - figures, box.top(), figures, box.height()) : QRectF(box.left(), box.top(), figures, box.height());
        const QRectF nameBox = isLeft ? box.adjusted(0.0, 0.0, -figures - nameGap, 0.0) : box.adjusted(figures + nameGap, 0.0, 0.0, 0.0);
        const int side = static_cast<int>(isLeft ? Qt::AlignRight : Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter);
        sheet.figures(valueBox, side, value, uiFont(12, QFont::DemiBold), colours.text);
        const QColor colour = colourOf(line);
        sheet.label(nameBox, side, line.name, names, colour);
        // of the line's own colour, so that a name that had to make room is still followed to its point
        sheet.line({ isLeft ? box.right() + 3.0 : box.left() - 3.0, label.y }, { x, label.wanted }, QPen(colour, 1.0));
    }
}

void SlopeChart::pick(const MarkTarget &target)
{
    Q_EMIT accountPicked(m_data.lines[static_cast<std::size_t>(target.row)].account); // first: what is asked about it follows
    ChartWidget::pick(target);
}

/// An account that was picked elsewhere is marked where the draft has it.
int SlopeChart::targetOf(const MarkSheet &sheet, const MarkKey &key) const
{
    if (key.kind != MarkKey::Kind::Association) {
        return ChartWidget::targetOf(sheet, key);
    }
    const auto isIt = [&key](const SlopeLine &line) { return line.account == key.id; };
    const auto found = std::find_if(m_data.lines.begin(), m_data.lines.end(), isIt);
    return found == m_data.lines.end() ? -1 : sheet.find(MarkKey::place(static_cast<std::uint32_t>(found - m_data.lines.begin()) * 2 + 1));
}

QString SlopeChart::footText(std::size_t shown) const
{
    if (!m_data.isChange()) {
        switch (m_data.measure) {
        case SlopeMeasure::Share:
            return tr("No account's share changes");
        case SlopeMeasure::Factor:
            return tr("No account's factor changes");
        case SlopeMeasure::Place:
            return tr("No account's place changes");
        }
    }
    if (shown >= m_data.lines.size()) {
        return {};
    }
    const auto changed = static_cast<std::size_t>(
        std::count_if(m_data.lines.begin(), m_data.lines.end(), [](const SlopeLine &line) { return slopeOf(line) > 0.0; }));
    return changed > shown ? tr("The %n that change most", nullptr, static_cast<int>(shown))
                           : tr("%n account(s) change; of those that stay as they are %1 are not drawn", nullptr, static_cast<int>(changed))
                                 .arg(integerText(static_cast<std::int64_t>(m_data.lines.size() - shown)));
}

std::pair<double, double> SlopeChart::pointsIn(const QSize &size)
{
    const double top = slopeHead + slopeLineHeight / 2;
    return { top, std::max(top + 1.0, size.height() - slopeFoot - slopeLineHeight / 2) };
}

std::optional<ChartWidget::Room> SlopeChart::roomAt(const QSize &size) const
{
    const auto [top, bottom] = pointsIn(size);
    const auto fitting = static_cast<int>(std::max(1.0, std::floor((bottom - top) / slopeLineHeight) + 1.0));
    const auto total = static_cast<int>(m_data.lines.size());
    return Room { std::min(fitting, total), total };
}

int SlopeChart::addTargets(MarkSheet &sheet, std::size_t shown) const
{
    int first = -1;
    for (std::size_t i = 0; i < shown; ++i) {
        for (const bool inBaseline : { true, false }) {
            MarkTarget target { MarkKey::place(static_cast<std::uint32_t>(i * 2 + (inBaseline ? 0 : 1))), questionOf(m_data.lines[i], inBaseline),
                static_cast<int>(i) };
            target.keepsColour = true; // who rises and who falls
            target.readOut = [this, i] {
                const SlopeLine &of = m_data.lines[i];
                return QStringList { of.name, tr("%1 → %2", "from the baseline to the draft").arg(valueText(of.from), valueText(of.to)) };
            };
            const int index = sheet.addTarget(std::move(target));
            first = first < 0 ? index : first;
        }
    }
    return first;
}

void SlopeChart::layOut(MarkSheet &sheet) const
{
    const Palette &colours = chartPalette();
    const QSize size = sheet.size();
    const auto ends = pointsIn(size);
    const double top = ends.first; // no bindings, which a lambda does not take
    const double bottom = ends.second;
    const auto shown = static_cast<std::size_t>(roomAt(size)->shown);
    const double room = std::clamp(size.width() * 0.3, 60.0, 260.0);
    const double names = std::clamp(widestLabel(shown), room, std::max(room, size.width() / 2.0 - slopeMargin - slopeGap - leastSlope / 2));
    const double left = slopeMargin + names + slopeGap;
    const double right = std::max(left + 1.0, size.width() - left);

    double low = m_data.lines.front().from;
    double high = low;
    for (std::size_t i = 0; i < shown; ++i) {
        low = std::min({ low, m_data.lines[i].from, m_data.lines[i].to });
        high = std::max({ high, m_data.lines[i].from, m_data.lines[i].to });
    }
    const auto yOf = [&](double value) {
        const double part = high > low ? (value - low) / (high - low) : 0.5;
        return m_data.measure == SlopeMeasure::Place ? top + part * (bottom - top) : bottom - part * (bottom - top);
    };

    const QFont head = uiFont(12, QFont::DemiBold);
    sheet.text(QRectF(left - names, 8.0, names, 18.0), Qt::AlignRight | Qt::AlignVCenter, tr("Baseline"), head, colours.quietText);
    const QString draft = m_data.draft.isEmpty() ? tr("Draft") : m_data.draft;
    sheet.label(QRectF(right, 8.0, names, 18.0), Qt::AlignLeft | Qt::AlignVCenter, draft, head, colours.quietText);
    sheet.line({ left, top - 4.0 }, { left, bottom + 4.0 }, QPen(colours.line, 1.0));
    sheet.line({ right, top - 4.0 }, { right, bottom + 4.0 }, QPen(colours.line, 1.0));

    std::vector<Label> before;
    std::vector<Label> after;
    for (std::size_t i = 0; i < shown; ++i) {
        before.push_back({ i, yOf(m_data.lines[i].from), 0.0 });
        after.push_back({ i, yOf(m_data.lines[i].to), 0.0 });
    }
    const int firstTarget = addTargets(sheet, shown);
    for (std::size_t i = shown; i-- > 0;) { // those that change most are drawn over the others
        const SlopeLine &line = m_data.lines[i];
        const QColor colour = colourOf(line);
        sheet.setOpacity(isFaded(line.name) ? 0.2 : 1.0);
        sheet.setTarget(firstTarget + static_cast<int>(i) * 2 + 1);
        sheet.line({ left, yOf(line.from) }, { right, yOf(line.to) }, QPen(colour, slopeOf(line) == 0.0 ? 1.0 : 2.0));
        sheet.point({ right, yOf(line.to) }, 3.5, colour);
        sheet.setTarget(firstTarget + static_cast<int>(i) * 2);
        sheet.point({ left, yOf(line.from) }, 3.5, colour);
    }
    addLabels(sheet, spread(std::move(before), top, bottom), left, true, names, firstTarget);
    addLabels(sheet, spread(std::move(after), top, bottom), right, false, names, firstTarget);
    sheet.setTarget(-1);
    sheet.setOpacity(1.0);
    const QString foot = footText(shown);
    sheet.label(QRectF(slopeMargin, size.height() - slopeFoot, size.width() - 2 * slopeMargin, 18.0), Qt::AlignHCenter | Qt::AlignVCenter, foot,
        uiFont(11), colours.quietText);
}

} // namespace apportion

#include "moc_slope_chart.cpp"
