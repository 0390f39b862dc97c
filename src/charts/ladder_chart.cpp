// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_chart.h"
#include "charts/chart_parts.h"
#include "charts/tabular_text.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace apportion
{

void LadderChart::dataChanged()
{
    const QFont font = captionFont();
    m_tallest.reset();
    m_captionWidth = 0.0;
    for (const LadderLevel &level : m_data.levels) {
        m_captionWidth = std::max(m_captionWidth, captionIndent(level) + textWidth(font, level.name) + 10.0);
    }
}

QString LadderChart::title() const
{
    return tr("LevelFS ladder");
}

QString LadderChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No accounts yet. Open or import a policy to see in which order Fair Tree walks its accounts.") : QString();
}

void LadderChart::setStep(const std::optional<std::size_t> &step)
{
    if (!step && !m_step) {
        return;
    }
    m_step = step && *step < m_data.walk.size() ? step : std::nullopt;
    m_reached.clear();
    if (m_step) {
        for (std::size_t i = 0; i <= *m_step; ++i) {
            m_reached.insert(m_data.walk[i].id);
        }
        select(MarkKey::association(m_data.walk[*m_step].id));
    }
    invalidate();
}

QString LadderChart::stepText(std::size_t step) const
{
    if (step >= m_data.walk.size()) {
        return {};
    }
    const FairTreeStep &at = m_data.walk[step];
    const WalkedOne &one = m_data.walked[step];
    const auto siblings = static_cast<int>(at.siblings);
    if (at.kind == FairTreeStep::Kind::Level) {
        return at.tied > 1 ? tr("The tied accounts' children form one level of %n: sorted by LevelFS, the highest first.", nullptr, siblings)
                           : tr("What hangs from %1, %n in all, is sorted by LevelFS, the highest first.", nullptr, siblings).arg(one.name);
    }
    const QString room = one.hasMark ? QString() : QLatin1Char(' ') + tr("There is no room for it on the ladder.", "an account or a user");
    const QString value = levelFsText(static_cast<long double>(one.levelFs));
    if (at.kind == FairTreeStep::Kind::Account) {
        const QString next = at.tied > 1
            ? tr("%1 comes next with LevelFS %2, tied with %n other(s): everybody in it is ranked now.", nullptr, static_cast<int>(at.tied) - 1)
                  .arg(one.name, value)
            : tr("%1 comes next with LevelFS %2: everybody in it is ranked before whoever comes later.").arg(one.name, value);
        return next + room;
    }
    // those who tie, and the first user of an account that ties, who shares the rank of the last one before it (SLURM.md 5a.4)
    const auto sharesWith
        = [&at](const FairTreeStep &other) { return other.kind == FairTreeStep::Kind::User && other.rank == at.rank && other.id != at.id; };
    const bool isShared = std::any_of(m_data.walk.begin(), m_data.walk.end(), sharesWith);
    const QString ranked = (isShared ? tr("%1 (LevelFS %2) shares rank %3: F = %4.") : tr("%1 (LevelFS %2) gets rank %3: F = %4."))
                               .arg(one.name, value, integerText(at.rank), factorText(one.factor));
    return ranked + QLatin1Char(' ') + tr("%n user(s) left.", nullptr, static_cast<int>(at.left)) + room;
}

ChartTable LadderChart::table() const
{
    ChartTable table;
    table.columns = { tr("Level of"), tr("Depth"), tr("Place"), tr("Association"), tr("User"), tr("LevelFS"), tr("Norm shares"),
        tr("Effective usage"), tr("Regime"), tr("Tied"), tr("Fair-share"), tr("Rank") };
    table.madeRows = m_data.rows->size(); // a file has room for all of them
    table.makeRow = [rows = m_data.rows, tree = m_data.tree](std::size_t number) {
        const LadderRow &one = (*rows)[number];
        QVariantList row { toText(tree.name(one.above)), one.depth, one.place, toText(tree.name(one.id)), one.isUser, one.levelFs, one.shares,
            one.usage, one.onParent ? tr("on parent: ranked as unused") : regimeText(one.regime), one.isTied };
        row.append(one.isUser ? QVariant(one.factor) : QVariant());
        row.append(one.isUser ? QVariant(one.rank) : QVariant());
        return row;
    };
    return table;
}

std::optional<ChartWidget::ZoomArea> LadderChart::zoomArea() const
{
    constexpr double leastDecades = 0.2; // less would leave the axis without numbers
    return ZoomArea { axisArea(plotArea(size())), Qt::Horizontal, leastDecades / std::log10(m_data.highest / m_data.lowest) };
}

void LadderChart::layOut(MarkSheet &sheet) const
{
    const QRectF plot = plotArea(sheet.size());
    const RowArea area = *rowArea(sheet.size());
    const QRectF rows(plot.topLeft(), QSizeF(plot.width(), area.shown * area.height));
    const double strip = axisArea(plot).left();
    const double end = axisArea(plot).right();
    addRegimeBands(sheet, rows,
        { { Regime::Unused, plot.left(), strip }, { Regime::UnderUsed, strip, xOf(plot, 1.05) },
            { Regime::AtShare, xOf(plot, 1.05), xOf(plot, 0.95) }, { Regime::OverUsed, xOf(plot, 0.95), end },
            { Regime::NoShare, end, plot.right() } },
        chartPalette());
    layOutAxis(sheet, rows);
    const auto first = static_cast<std::size_t>(firstRow(sheet.size()));
    for (std::size_t level = first; level < first + static_cast<std::size_t>(area.shown); ++level) {
        layOutLevel(sheet, plot, level);
    }
}

/// Powers of ten; where less than two of them are shown, round numbers between them too.
std::vector<double> LadderChart::ticks() const
{
    std::vector<double> values;
    const int decades = static_cast<int>(std::lround(std::log10(m_data.highest / m_data.lowest)));
    const double shown = decades * view().span();
    const int step = std::max(1, static_cast<int>(shown) / 8);
    const std::vector<double> between = shown >= 3.0 ? std::vector { 1.0 }
        : shown >= 1.2                               ? std::vector { 1.0, 0.5, 0.2 }
                                                     : std::vector { 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15 };
    for (int i = 0; i <= decades; i += step) {
        for (const double part : between) {
            const double value = m_data.highest / std::pow(10.0, i) * part;
            if (value >= m_data.lowest * (1.0 - 1e-9) && isShown(value)) {
                values.push_back(value);
            }
        }
    }
    return values;
}

void LadderChart::layOutAxis(MarkSheet &sheet, const QRectF &plot) const
{
    const Palette &colours = chartPalette();
    const QFont font = uiFont(11);
    const QFontMetricsF metrics(font);
    double drawnTo = -1e9;
    for (const double value : ticks()) {
        const double x = std::round(xOf(plot, value)) + 0.5;
        sheet.line(QPointF(x, plot.top()), QPointF(x, plot.bottom()), QPen(colours.line, 1.0));
        const QString text = shortNumberText(value, 6);
        const double width = metrics.horizontalAdvance(text);
        if (x - width / 2 > drawnTo + 6.0) {
            sheet.text(QPointF(x - width / 2, plot.bottom() + 15.0), text, font, colours.quietText);
            drawnTo = x + width / 2;
        }
    }
    QRectF line(14.0, sheet.size().height() - 22.0, plot.right() - 14.0, 16.0);
    QStringList missing { rowsText(sheet, m_data.levels.size() + m_data.leftOut) };
    if (const std::size_t notDrawn = m_data.notDrawn(); notDrawn > 0) {
        missing.append(tr("%n more not drawn", nullptr, static_cast<int>(notDrawn)));
    }
    missing.removeAll(QString());
    const QString more = missing.join(QStringLiteral(" · "));
    sheet.text(line, Qt::AlignLeft | Qt::AlignVCenter, more, font, colours.quietText);
    line.setLeft(line.left() + metrics.horizontalAdvance(more) + 16.0);
    const QString what = tr("LevelFS = share ÷ use on its own level");
    QString said = tr("%1; ranked from the left", "what LevelFS is").arg(what);
    if (metrics.horizontalAdvance(said) > line.width()) { // how the axis is read comes before what its numbers are
        said = tr("Ranked from the left");
    }
    sheet.label(line, Qt::AlignRight | Qt::AlignVCenter, said, font, colours.quietText);
}

void LadderChart::layOutLevel(MarkSheet &sheet, const QRectF &plot, std::size_t level) const
{
    const Palette &colours = chartPalette();
    const RowArea rows = *rowArea(sheet.size());
    const double top = rows.top + (static_cast<double>(level) - firstRow(sheet.size())) * rows.height;
    const LadderLevel &row = m_data.levels[level];
    const double below = std::round(top + rows.height) - 0.5;
    sheet.line(QPointF(14.0, below), QPointF(plot.right(), below), QPen(colours.line, 1.0));

    const std::vector<Spot> spots = spotsOf(sheet.size(), level);
    layOutCapsules(sheet, spots);
    for (const Spot &spot : spots) {
        const AssociationId id = spot.mark->id;
        sheet.addTarget({ MarkKey::association(id), AssociationNumber { id, AssociationQuantity::LevelFs }, static_cast<int>(level),
            [this, spot] { return readOutOf(spot); } });
        sheet.setOpacity(isFaded(spot.mark->name) || !isReached(*spot.mark) ? 0.25 : 1.0);
        const double side = spot.mark->isUser ? 9.0 : 12.0;
        if (spot.mark->regime == Regime::None || spot.mark->onParent) { // on parent: it is ranked as unused, and has no regime of its own
            sheet.point(spot.at, side / 2 - 1.0, colours.panel, QPen(colours.quietText, 1.5));
        } else {
            sheet.point(spot.at, side, spot.mark->regime, colours.panel);
        }
    }
    sheet.setTarget(-1);
    sheet.setOpacity(1.0);
    const int unnamed = layOutNames(sheet, spots, QRectF(plot.left(), top, plot.width(), rows.height));
    layOutCaption(sheet, QRectF(0.0, top, plot.left() - 8.0, rows.height - 2.0), row, unnamed);
}

/// Whose level it is, and how many of it have no room for their names, or for a mark.
void LadderChart::layOutCaption(MarkSheet &sheet, const QRectF &room, const LadderLevel &row, int unnamed) const
{
    const Palette &colours = chartPalette();
    const QFont font = captionFont();
    QRectF line = room.adjusted(captionIndent(row), 0.0, 0.0, 0.0);
    const QString name = QFontMetricsF(font).elidedText(row.name, Qt::ElideMiddle, line.width()); // names often begin alike
    QStringList rest;
    const QFontMetricsF small(uiFont(10));
    if (unnamed > 0) {
        const QString all = tr("+%1 without a name", "so many marks").arg(integerText(unnamed));
        rest.append(small.horizontalAdvance(all) <= line.width() ? all : QStringLiteral("+%1").arg(integerText(unnamed)));
    }
    if (row.notDrawn > 0) {
        const QString all = tr("%n more not drawn", nullptr, static_cast<int>(row.notDrawn));
        if (small.horizontalAdvance(all) <= line.width()) { // how many of all levels stands below
            rest.append(all);
        }
    }
    const double lineHeight = small.height() - 1.0;
    const double above = QFontMetricsF(font).height();
    double top = line.center().y() - (above + static_cast<double>(rest.size()) * lineHeight) / 2;
    sheet.text(QRectF(line.left(), top, line.width(), above), Qt::AlignLeft | Qt::AlignVCenter, name, font, colours.text);
    top += above;
    for (const QString &text : rest) {
        sheet.text(QRectF(line.left(), top, line.width(), lineHeight), Qt::AlignLeft | Qt::AlignVCenter, text, uiFont(10), colours.quietText);
        top += lineHeight;
    }
}

void LadderChart::layOutCapsules(MarkSheet &sheet, const std::vector<Spot> &spots) const
{
    const Palette &colours = chartPalette();
    for (std::size_t i = 0; i < spots.size();) {
        std::size_t end = i + 1;
        while (end < spots.size() && spots[end].group == spots[i].group) {
            ++end;
        }
        const LadderGroup &group = *spots[i].group;
        if (end - i > 1) {
            // Joined: they tie.
            const QRectF capsule(spots[i].at - QPointF(10.0, 10.0), spots[end - 1].at + QPointF(10.0, 10.0));
            sheet.bar(capsule, colours.panel, QPen(colours.faded(colours.quietText, 0.6), 1.0), 10.0);
        }
        QStringList notes;
        if (group.more > 0) {
            notes.append(tr("+%1", "so many more that tie").arg(integerText(group.more)));
        }
        if (std::all_of(group.marks.begin(), group.marks.end(), [](const LadderMark &mark) { return mark.onParent; })) {
            notes.append(QStringLiteral("parent")); // as sacctmgr writes it
        }
        if (!notes.isEmpty()) {
            sheet.text(spots[end - 1].at + QPointF(13.0, 4.0), notes.join(QLatin1Char(' ')), uiFont(10), colours.quietText);
        }
        i = end;
    }
}

/// From the selected mark up through the accounts above it, as far as they are on the screen.
void LadderChart::layOver(MarkSheet &over, const std::optional<QPointF> & /*mouse*/) const
{
    QPointF below;
    MarkKey key = selected();
    for (int level = rowOf(key); level >= 0; level = rowOf(key)) {
        const QPointF at = positionOf(key);
        if (!at.isNull() && !below.isNull()) {
            const double half = (below.y() + at.y()) / 2;
            QPainterPath path(at + QPointF(0.0, 9.0));
            path.cubicTo(QPointF(at.x(), half), QPointF(below.x(), half), below - QPointF(0.0, 9.0));
            over.line(path, QPen(chartPalette().accent, 1.25));
            over.point(at, 9.0, Qt::NoBrush, QPen(chartPalette().accent, 1.25));
        }
        below = at.isNull() ? below : at;
        key = MarkKey::association(m_data.levels[static_cast<std::size_t>(level)].above);
    }
}

QStringList LadderChart::readOutOf(const Spot &spot) const
{
    const LadderMark &mark = *spot.mark;
    QStringList lines { tr("%1 in %2", "an association and the account above it").arg(mark.name, m_data.levels[spot.level].name),
        mark.onParent ? tr("on parent: ranked as unused") : regimeText(mark.regime),
        tr("LevelFS %1").arg(levelFsText(static_cast<long double>(spot.group->levelFs))), tr("%1 of the level's shares").arg(factorText(mark.shares)),
        tr("%1 of its usage").arg(factorText(mark.usage)) };
    if (mark.isUser) {
        lines.append(tr("F %1, rank %2").arg(factorText(mark.factor), integerText(mark.rank)));
    }
    const auto tied = static_cast<int>(spot.group->marks.size()) - 1;
    if (tied > 0) {
        lines.append(tr("ties with %n other(s)", nullptr, tied + static_cast<int>(spot.group->more)));
    }
    return lines;
}

} // namespace apportion

#include "moc_ladder_chart.cpp"
