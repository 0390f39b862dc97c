// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/problem_delegate.h"

#include "gui/widgets/icons.h"
#include "models/problems_model.h"

#include <QPainter>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int padding = 14;
constexpr int problemIconSide = 16;
constexpr int buttonPadding = 10;

QString cell(const QModelIndex &index, int column)
{
    return index.siblingAtColumn(column).data().toString();
}

/// How much room the object and the file want at the right.
int placeWidth(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QFontMetrics &metrics = option.fontMetrics;
    const int wanted
        = std::max(metrics.horizontalAdvance(cell(index, ProblemsModel::Object)), metrics.horizontalAdvance(cell(index, ProblemsModel::Place))) + 2;
    return std::min(wanted, option.rect.width() / 3);
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
    painter->drawPixmap(row.left() + padding, row.top() + 6, severityPixmap(severity, m_palette, problemIconSide, ratio));

    const int lineHeight = option.fontMetrics.height() + 2;
    const int left = row.left() + padding + problemIconSide + 9;
    const QString place = cell(index, ProblemsModel::Object);
    const QString file = cell(index, ProblemsModel::Place);
    const QFontMetrics &metrics = option.fontMetrics;
    const int placeRoom = placeWidth(option, index);
    const QRect button = fixRect(option, index);
    const int textWidth = (button.isEmpty() ? row.right() - padding - placeRoom : button.left()) - 16 - left;
    const auto line = [&](int x, int number, int width, const QColor &colour, const QString &text, Qt::AlignmentFlag alignment) {
        painter->setPen(colour);
        const QRect room(x, row.top() + 4 + number * lineHeight, width, lineHeight);
        painter->drawText(room, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, metrics.elidedText(text, Qt::ElideRight, width));
    };
    line(left, 0, textWidth, m_palette.text, cell(index, ProblemsModel::Message), Qt::AlignLeft);
    line(left, 1, textWidth, m_palette.quietText, cell(index, ProblemsModel::Advice), Qt::AlignLeft);
    const int right = row.right() - padding - placeRoom;
    line(right, 0, placeRoom, m_palette.accent, place, Qt::AlignRight);
    line(right, place.isEmpty() ? 0 : 1, placeRoom, m_palette.quietText, file, Qt::AlignRight);
    if (!button.isEmpty()) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(m_palette.line);
        painter->setBrush(m_palette.panel);
        painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter->setPen(m_palette.accent);
        const QString what = metrics.elidedText(index.data(ProblemsModel::FixRole).toString(), Qt::ElideRight, button.width() - 2 * buttonPadding);
        painter->drawText(button, Qt::AlignCenter | Qt::TextSingleLine, what);
    }
    painter->restore();
}

QRect ProblemDelegate::fixRect(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString what = index.data(ProblemsModel::FixRole).toString();
    if (what.isEmpty()) {
        return {};
    }
    const QRect &row = option.rect;
    const int height = option.fontMetrics.height() + 8;
    const int width = std::min(option.fontMetrics.horizontalAdvance(what) + 2 * buttonPadding + 2, row.width() / 3);
    const int right = row.right() - padding - placeWidth(option, index) - 16;
    return { right - width, row.center().y() - height / 2, width, height };
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return { 200, 2 * (option.fontMetrics.height() + 2) + 9 };
}

} // namespace apportion

#include "moc_problem_delegate.cpp"
