// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/pull_state_delegate.h"

#include "gui/widgets/icons.h"
#include "models/pull_model.h"

#include <QApplication>

namespace apportion
{

void PullStateDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    QColor colour = m_palette.text;
    switch (static_cast<cluster::Asked::State>(index.data(PullModel::StateRole).toInt())) {
    case cluster::Asked::State::Waiting:
    case cluster::Asked::State::Skipped:
        colour = m_palette.quietText;
        break;
    case cluster::Asked::State::Running:
        colour = m_palette.accent;
        break;
    case cluster::Asked::State::Failed: {
        constexpr int side = 14;
        const auto severity = static_cast<Severity>(index.data(PullModel::SeverityRole).toInt());
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = QIcon(severityPixmap(severity, m_palette, side, qApp->devicePixelRatio()));
        option->decorationSize = QSize(side, side);
        break;
    }
    case cluster::Asked::State::Done:
        break;
    }
    option->palette.setColor(QPalette::Text, colour);
    option->palette.setColor(QPalette::HighlightedText, colour);
}

} // namespace apportion

#include "moc_pull_state_delegate.cpp"
