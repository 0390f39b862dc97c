// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/explain/formula_view.h"

#include "models/number_format.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

FormulaView::FormulaView(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMouseTracking(true);
}

void FormulaView::setFormula(const Expression &formula)
{
    const QString text = localizedText(formula);
    QStringList symbols = followedSymbols(formula);
    m_formula = formula;
    if (text == accessibleName() && symbols == m_symbols) {
        return; // it is drawn alike
    }
    m_symbols = std::move(symbols);
    m_layouts.clear();
    m_hovered = -1;
    setFocusPolicy(m_symbols.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    setAccessibleName(text);
    setAccessibleDescription(m_symbols.isEmpty() ? QString() : tr("Arrow keys choose a symbol, Return explains it"));
    updateGeometry();
    update();
}

FormulaStyle FormulaView::style() const
{
    FormulaStyle result;
    result.font = font();
    result.font.setFamilies({ QStringLiteral("DejaVu Serif"), QStringLiteral("Noto Serif"), QStringLiteral("serif") });
    return result;
}

const FormulaLayout &FormulaView::layoutFor(int width) const
{
    const auto known = std::find_if(m_layouts.begin(), m_layouts.end(), [width](const auto &each) { return each.first == width; });
    if (known != m_layouts.end()) {
        return known->second;
    }
    constexpr std::size_t mostWidths = 4; // that layouts try one after another
    if (m_layouts.size() == mostWidths) {
        m_layouts.erase(m_layouts.begin());
    }
    return m_layouts.emplace_back(width, FormulaLayout(m_formula, style(), std::max(width, 40))).second;
}

QSize FormulaView::sizeHint() const
{
    const int width = this->width() > 0 ? this->width() : 240;
    return { width, heightForWidth(width) };
}

QSize FormulaView::minimumSizeHint() const
{
    return { 40, heightForWidth(std::max(width(), 40)) };
}

int FormulaView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(layoutFor(width).size().height())) + 2;
}

int FormulaView::linkAt(const QPointF &place) const
{
    for (const FormulaLinkPlace &link : layoutFor(width()).links()) {
        if (link.rect.adjusted(-2.0, -2.0, 2.0, 2.0).contains(place)) {
            return link.link;
        }
    }
    return -1;
}

void FormulaView::setHovered(int link)
{
    if (link != m_hovered) {
        m_hovered = link;
        setCursor(link >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        update();
    }
}

void FormulaView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QPalette &colours = palette();
    const FormulaLayout &layout = layoutFor(width());
    if (hasFocus() && m_hovered >= 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.color(QPalette::Highlight));
        for (const FormulaLinkPlace &link : layout.links()) {
            if (link.link == m_hovered) {
                painter.drawRoundedRect(link.rect.adjusted(-2.0, 0.0, 2.0, 0.0), 3.0, 3.0);
            }
        }
    }
    layout.paint(&painter, QPointF(0.0, 1.0), { colours.color(QPalette::WindowText), colours.color(QPalette::Link), m_hovered });
}

void FormulaView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(linkAt(event->position()));
}

void FormulaView::mouseReleaseEvent(QMouseEvent *event)
{
    const int link = event->button() == Qt::LeftButton ? linkAt(event->position()) : -1;
    if (link >= 0) {
        Q_EMIT linkActivated(link);
    }
}

void FormulaView::leaveEvent(QEvent *)
{
    setHovered(-1);
}

void FormulaView::keyPressEvent(QKeyEvent *event)
{
    const auto count = static_cast<int>(m_symbols.size());
    if (count > 0 && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)) {
        const int step = event->key() == Qt::Key_Right ? 1 : count - 1;
        setHovered((std::max(m_hovered, 0) + step) % count);
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) && m_hovered >= 0) {
        Q_EMIT linkActivated(m_hovered);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FormulaView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    setHovered(m_symbols.isEmpty() ? -1 : std::max(m_hovered, 0));
}

void FormulaView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    setHovered(-1);
}

void FormulaView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_layouts.clear();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void FormulaView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
}

} // namespace apportion

#include "moc_formula_view.cpp"
