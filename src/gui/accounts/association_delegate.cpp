// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/association_delegate.h"

#include "charts/tabular_text.h"
#include "core/change/association_names.h"
#include "gui/widgets/item_views.h"
#include "models/account_tree_model.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr double barHeight = 8.0;
constexpr double longestBar = 260.0;
constexpr double markSide = 9.0;
constexpr double badgePadding = 7.0;
constexpr int badgeRoom = 16; ///< its height

void drawBar(QPainter *painter, const QRectF &track, double factor, const QColor &colour, const Palette &palette)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(palette.line);
    painter->drawRoundedRect(track, barHeight / 2, barHeight / 2);
    const double width = track.width() * std::clamp(factor, 0.0, 1.0);
    if (width <= 0.0) {
        return;
    }
    // a short bar is the rounded end of a long one, not a smaller pill
    painter->save();
    painter->setClipRect(QRectF(track.left(), track.top(), std::max(width, 1.5), track.height()));
    painter->setBrush(colour);
    painter->drawRoundedRect(QRectF(track.left(), track.top(), std::max(width, barHeight), track.height()), barHeight / 2, barHeight / 2);
    painter->restore();
}

} // namespace

AssociationDelegate::AssociationDelegate(QObject *parent) : PolicyCellDelegate(parent)
{
    setErrorCheck([](const QModelIndex &index, const QString &text) {
        switch (index.column()) {
        case AccountTreeModel::Name:
            return translated(checkName(text.toStdString(), index.data(AccountTreeModel::IsUserRole).toBool()).error);
        case AccountTreeModel::RawShares:
            return parseRawShares(text).error;
        case AccountTreeModel::Priority:
            return text.trimmed().isEmpty() ? QString() : parseInteger(text, 0, noPriority - 1).error;
        default:
            return AccountTreeModel::optionError(index.column(), text);
        }
    });
}

void AssociationDelegate::setColours(const Palette &palette)
{
    m_colours = palette;
    setPalette(palette);
}

void AssociationDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    PolicyCellDelegate::initStyleOption(option, index);
    if (option->font.bold()) {
        option->font.setWeight(QFont::DemiBold);
    }
    if (index.data(AccountTreeModel::IsCutRole).toBool()) {
        option->font.setItalic(true);
        option->palette.setColor(QPalette::Text, m_colours.quietText);
        option->palette.setColor(QPalette::HighlightedText, m_colours.quietText);
    }
    if (index.column() == AccountTreeModel::RawShares && option->text.startsWith(QLatin1Char('p'))) {
        option->palette.setColor(QPalette::Text, m_colours.quietText);
    }
}

bool AssociationDelegate::draws(int column) const
{
    return column == AccountTreeModel::FairShare;
}

void AssociationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.column() == AccountTreeModel::FairShare) {
        paintFairShare(painter, option, index);
        return;
    }
    PolicyCellDelegate::paint(painter, option, index);
    if (index.column() == AccountTreeModel::Name) {
        paintPlaces(painter, option, index);
    }
}

/// In how many accounts a user stands, after the name: such an edit meets one place of several.
void AssociationDelegate::paintPlaces(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int places = index.data(AccountTreeModel::PlacesRole).toInt();
    if (places < 2) {
        return;
    }
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    QFont font = cell.font;
    font.setPixelSize(textPixels(11));
    const QString text = tr("%1 accounts", "a badge: in how many a user stands").arg(places);
    const double width = tabularWidth(font, text) + 2 * badgePadding;
    const double left = cell.rect.left() + cellMargin + QFontMetricsF(cell.font).horizontalAdvance(cell.text) + 10.0;
    const double badgeHeight = textPixels(badgeRoom);
    const QRectF badge(left, cell.rect.center().y() - badgeHeight / 2, width, badgeHeight);
    if (badge.right() > cell.rect.right() - 4) {
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(m_colours.line);
    painter->setBrush(m_colours.window);
    painter->drawRoundedRect(badge, badgeHeight / 2, badgeHeight / 2);
    painter->setFont(font);
    painter->setPen(m_colours.quietText);
    drawTabularText(painter, badge, Qt::AlignCenter, text);
    painter->restore();
}

void AssociationDelegate::paintFairShare(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = std::exchange(cell.text, {});
    const QStyle *style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const auto regime = static_cast<Regime>(index.data(AccountTreeModel::RegimeRole).toInt());
    const QVariant factor = index.data(AccountTreeModel::FactorRole);
    const QRectF room = QRectF(cell.rect).adjusted(cellMargin, 0, -cellMargin, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(cell.font);
    if (factor.isValid()) {
        // as wide as the widest: one track for the whole column, with figures in parentheses and without
        const double textWidth
            = std::max(tabularWidth(cell.font, text), tabularWidth(cell.font, QLatin1Char('(') + factorText(0.0) + QLatin1Char(')')));
        const double barWidth = std::min(longestBar, room.width() - textWidth - 10.0);
        const QRectF track(room.left(), room.center().y() - barHeight / 2, barWidth, barHeight);
        const bool barFits = barWidth >= 24.0;
        if (barFits) {
            // who is on `parent` has no regime of its own
            const QColor colour = regime == Regime::None ? m_colours.faded(m_colours.quietText, 0.7) : regimeColor(regime);
            drawBar(painter, track, factor.toDouble(), colour, m_colours);
        }
        painter->setPen(m_colours.text);
        const QRectF figures(barFits ? room.left() + barWidth + 10.0 : room.left(), room.top(), barFits ? textWidth : room.width(), room.height());
        drawTabularText(painter, figures, (barFits ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, text);
    } else if (regime != Regime::None) {
        paintRegimeMark(painter, QRectF(room.left(), room.center().y() - markSide / 2, markSide, markSide), regime, m_colours);
        painter->setPen(m_colours.quietText);
        drawTabularText(painter, room.adjusted(markSide + 7.0, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    painter->restore();
}

bool AssociationDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() == QEvent::ToolTip && index.isValid() && index.column() == AccountTreeModel::Name) {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const bool isCut = QFontMetrics(cell.font).horizontalAdvance(cell.text) + 2 * cellMargin > option.rect.width();
        QStringList lines;
        if (isCut) {
            lines.append(cell.text);
        }
        if (const QString tip = index.data(Qt::ToolTipRole).toString(); !tip.isEmpty()) {
            lines.append(tip);
        }
        QToolTip::showText(event->globalPos(), lines.join(QLatin1Char('\n')), view);
        return true;
    }
    return PolicyCellDelegate::helpEvent(event, view, option, index);
}

} // namespace apportion

#include "moc_association_delegate.cpp"
