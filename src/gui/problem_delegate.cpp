// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/problem_delegate.h"

#include "gui/widgets/severity_icon.h"
#include "models/problems_model.h"

#include <QPainter>

namespace apportion
{

namespace
{

constexpr int padding = 14;
constexpr int iconSide = 16;

QString cell(const QModelIndex &index, int column)
{
    return index.siblingAtColumn(column).data().toString();
}

} // namespace

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const QRect row = option.rect;
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(row, m_palette.selection);
    }
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), m_palette.line);

    const auto severity = static_cast<Severity>(index.data(ProblemsModel::SeverityRole).toInt());
    const double ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(row.left() + padding, row.top() + 6, severityPixmap(severity, m_palette, iconSide, ratio));

    const int lineHeight = option.fontMetrics.height() + 2;
    const int left = row.left() + padding + iconSide + 9;
    const QString place = cell(index, ProblemsModel::Object);
    const QString file = cell(index, ProblemsModel::Place);
    const QFontMetrics &metrics = option.fontMetrics;
    const int wanted = std::max(metrics.horizontalAdvance(place), metrics.horizontalAdvance(file)) + 2;
    const int placeWidth = std::min(wanted, row.width() / 3);
    const int textWidth = row.right() - padding - placeWidth - 16 - left;
    const auto line = [&](int x, int number, int width, const QColor &colour, const QString &text, Qt::AlignmentFlag alignment) {
        painter->setPen(colour);
        const QRect room(x, row.top() + 4 + number * lineHeight, width, lineHeight);
        painter->drawText(room, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, metrics.elidedText(text, Qt::ElideRight, width));
    };
    line(left, 0, textWidth, m_palette.text, cell(index, ProblemsModel::Message), Qt::AlignLeft);
    line(left, 1, textWidth, m_palette.quietText, cell(index, ProblemsModel::Advice), Qt::AlignLeft);
    const int right = row.right() - padding - placeWidth;
    line(right, 0, placeWidth, m_palette.accent, place, Qt::AlignRight);
    line(right, place.isEmpty() ? 0 : 1, placeWidth, m_palette.quietText, file, Qt::AlignRight);
    painter->restore();
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return { 200, 2 * (option.fontMetrics.height() + 2) + 9 };
}

} // namespace apportion
