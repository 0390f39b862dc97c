// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/house_style.h"

#include "charts/palette.h"
#include "charts/shaped_line.h"
#include "charts/tabular_text.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/item_views.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QStyleOption>
#include <QTableView>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int lineMargin = 5; ///< above and below a text of several lines, pixels

QColor halfway(const QColor &a, const QColor &b)
{
    return { (a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2 };
}

/// Fainter than the lines between the parts of the window: many of them stand close together.
void drawRowLine(QPainter *painter, const QRect &rect, const QPalette &palette)
{
    const QColor line = halfway(palette.color(QPalette::Mid), palette.color(QPalette::Base));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), line);
}

void drawBranch(const QStyleOption &option, QPainter *painter)
{
    if (!option.state.testFlag(QStyle::State_Children)) {
        return;
    }
    const QPointF centre = QRectF(option.rect).center();
    QPolygonF triangle;
    if (option.state.testFlag(QStyle::State_Open)) {
        triangle << QPointF(-3.5, -2.0) << QPointF(3.5, -2.0) << QPointF(0.0, 2.8);
    } else {
        triangle << QPointF(-1.8, -3.5) << QPointF(3.0, 0.0) << QPointF(-1.8, 3.5);
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(QPalette::PlaceholderText));
    painter->drawPolygon(triangle.translated(centre));
    painter->restore();
}

void drawCurrentCell(const QStyleOption &option, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(option.palette.color(QPalette::Link), 1.0));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -2.5), 3.0, 3.0);
    painter->restore();
}

/// Of what has no border of its own that could tell it.
void drawFocus(const QStyleOption &option, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(option.palette.color(QPalette::Link), 1.0));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0);
    painter->restore();
}

bool isChoiceCut(const QComboBox &list)
{
    QStyleOptionComboBox option;
    option.initFrom(&list);
    const QRect room = list.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &list);
    return !list.isEditable() && list.fontMetrics().horizontalAdvance(list.currentText()) > room.width();
}

bool holdsAValue(const QWidget *widget)
{
    return qobject_cast<const QComboBox *>(widget) != nullptr || qobject_cast<const QAbstractSpinBox *>(widget) != nullptr
        || qobject_cast<const QSlider *>(widget) != nullptr;
}

/// Whether drawShapedLine() draws the text of a cell as the style would.
bool isShapedCell(const QStyleOptionViewItem &item)
{
    return item.direction == Qt::LeftToRight && item.displayAlignment.testFlag(Qt::AlignVCenter)
        && !(item.displayAlignment & (Qt::AlignRight | Qt::AlignHCenter)) && item.textElideMode == Qt::ElideRight
        && !item.features.testFlag(QStyleOptionViewItem::WrapText) && !item.state.testFlag(QStyle::State_Editing) && isShapedLine(item.text);
}

} // namespace

void paintCheck(QPainter *painter, const QRectF &rect, Qt::CheckState state, const Palette &palette, bool isEnabled)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool on = state != Qt::Unchecked;
    const QColor line = isEnabled ? palette.faded(palette.quietText, 0.8) : palette.faded(palette.quietText, 0.4);
    const QColor fill = isEnabled ? palette.accent : line;
    const QRectF box = rect.adjusted(1.5, 1.5, -1.5, -1.5);
    painter->setPen(QPen(on ? fill : line, 1.0));
    painter->setBrush(on ? fill : palette.panel);
    painter->drawRoundedRect(box, 3.0, 3.0);
    if (on) {
        painter->setPen(QPen(palette.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF checkMark[]
            = { { box.left() + 3.0, box.center().y() }, { box.left() + 5.5, box.bottom() - 3.5 }, { box.right() - 3.0, box.top() + 3.5 } };
        const QPointF bar[] = { { box.left() + 3.5, box.center().y() }, { box.right() - 3.5, box.center().y() } };
        state == Qt::Checked ? painter->drawPolyline(checkMark, 3) : painter->drawPolyline(bar, 2);
    }
    painter->restore();
}

namespace
{

/// One of several, as paintCheck() draws one for itself.
void paintChoice(QPainter *painter, const QRectF &rect, bool isOn, bool hasFocus, const Palette &palette, bool isEnabled)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor line = isEnabled ? palette.faded(palette.quietText, 0.8) : palette.faded(palette.quietText, 0.4);
    const QColor fill = isEnabled ? palette.accent : line;
    const QRectF circle = rect.adjusted(1.5, 1.5, -1.5, -1.5);
    painter->setPen(QPen(isOn || hasFocus ? fill : line, hasFocus ? 1.6 : 1.0));
    painter->setBrush(isOn ? fill : palette.panel);
    painter->drawEllipse(circle);
    if (isOn) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(palette.onAccent);
        painter->drawEllipse(circle.center(), 2.4, 2.4);
    }
    painter->restore();
}

} // namespace

HouseStyle::HouseStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case PE_PanelItemViewRow:
        if (option->state.testFlag(State_Selected)) {
            painter->fillRect(option->rect, option->palette.color(QPalette::Highlight));
        }
        drawRowLine(painter, option->rect, option->palette);
        return;
    case PE_PanelItemViewItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (option->state.testFlag(State_Selected)) {
            painter->fillRect(option->rect, option->palette.color(QPalette::Highlight));
        }
        if (item != nullptr && item->backgroundBrush.style() != Qt::NoBrush) {
            painter->fillRect(option->rect, item->backgroundBrush);
        }
        if (qobject_cast<const QTableView *>(widget) != nullptr || qobject_cast<const QTreeView *>(widget) != nullptr) {
            drawRowLine(painter, option->rect, option->palette);
        }
        return;
    }
    case PE_IndicatorItemViewItemCheck:
    case PE_IndicatorCheckBox: {
        const Qt::CheckState checked = option->state.testFlag(State_On) ? Qt::Checked
            : option->state.testFlag(State_NoChange)                    ? Qt::PartiallyChecked
                                                                        : Qt::Unchecked;
        const int side = std::min({ 16, option->rect.width(), option->rect.height() });
        QRectF box(0, 0, side, side);
        box.moveCenter(QRectF(option->rect).center());
        paintCheck(painter, box, checked, Palette::matching(option->palette), option->state.testFlag(State_Enabled));
        return;
    }
    case PE_IndicatorRadioButton: {
        const int side = std::min({ 16, option->rect.width(), option->rect.height() });
        QRectF circle(0, 0, side, side);
        circle.moveCenter(QRectF(option->rect).center());
        paintChoice(painter, circle, option->state.testFlag(State_On), option->state.testFlag(State_HasFocus), Palette::matching(option->palette),
            option->state.testFlag(State_Enabled));
        return;
    }
    case PE_IndicatorBranch:
        drawBranch(*option, painter);
        return;
    case PE_PanelMenu:
        if (widget != nullptr && widget->inherits("QComboBoxPrivateContainer")) { // its list, which has all of the width, draws the sides
            const Palette &colours = Palette::matching(option->palette);
            painter->fillRect(option->rect, colours.quietText);
            painter->fillRect(option->rect.adjusted(1, 1, -1, -1), colours.panel);
            return;
        }
        break;
    case PE_FrameFocusRect:
        if (qobject_cast<const QAbstractItemView *>(widget) != nullptr) {
            drawCurrentCell(*option, painter);
            return;
        }
        if (qobject_cast<const QPushButton *>(widget) != nullptr) {
            return; // its border tells it, and of a link the line below it
        }
        drawFocus(*option, painter);
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *choice = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (element == CE_MenuItem && choice != nullptr && qobject_cast<const QComboBox *>(widget) != nullptr) {
        QStyleOptionMenuItem shown(*choice); // the style sheet has given what is selected the ground of all others
        shown.palette.setColor(QPalette::Highlight, Palette::matching(option->palette).selection);
        QProxyStyle::drawControl(element, &shown, painter, widget);
        return;
    }
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (element != CE_ItemViewItem || item == nullptr || item->text.isEmpty()) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    // a cell of nothing but its text is asked for no layout, for which the text would be shaped
    const bool isBare = item->showDecorationSelected
        && (item->features & (QStyleOptionViewItem::HasDecoration | QStyleOptionViewItem::HasCheckIndicator)) == QStyleOptionViewItem::None;
    const bool isNumber = item->displayAlignment.testFlag(Qt::AlignRight);
    if (!isNumber && (!isBare || !isShapedCell(*item))) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionViewItem withoutText(*item);
    const QRect textRect = isBare ? item->rect : proxy()->subElementRect(SE_ItemViewItemText, item, widget);
    withoutText.text.clear();
    QProxyStyle::drawControl(element, &withoutText, painter, widget);

    painter->save();
    painter->setFont(item->font);
    const QPalette::ColorGroup group = item->state.testFlag(State_Enabled) ? QPalette::Normal : QPalette::Disabled;
    const bool isHighlighted = !isNumber && item->state.testFlag(State_Selected);
    painter->setPen(item->palette.color(group, isHighlighted ? QPalette::HighlightedText : QPalette::Text));
    const int margin = proxy()->pixelMetric(PM_FocusFrameHMargin, option, widget) + 1;
    const QRect room = textRect.adjusted(margin, 0, -margin, 0);
    isNumber ? drawTabularText(painter, room, item->displayAlignment, item->text) : drawShapedLine(painter, room, item->displayAlignment, item->text);
    painter->restore();
}

/// The style sheet writes the choice of a list by this, and would cut it in the middle of a letter.
void HouseStyle::drawItemText(
    QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool isEnabled, const QString &text, QPalette::ColorRole role) const
{
    const bool isChoice = role == QPalette::Text && (flags & Qt::TextWordWrap) == 0;
    const QString shown = isChoice ? painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width(), flags & Qt::TextShowMnemonic) : text;
    QProxyStyle::drawItemText(painter, rect, flags, palette, isEnabled, shown, role);
}

void HouseStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *header = qobject_cast<QHeaderView *>(widget)) {
        header->setTextElideMode(Qt::ElideRight);
    }
    if (auto *tip = qobject_cast<QLabel *>(widget); tip != nullptr && tip->inherits("QTipLabel")) {
        tip->setTextFormat(Qt::PlainText); // names that look like HTML are no HTML
    }
    if (holdsAValue(widget)) {
        // the wheel would give it the keys, and with them the right to turn it
        widget->setFocusPolicy(static_cast<Qt::FocusPolicy>(widget->focusPolicy() & ~(Qt::WheelFocus & ~Qt::StrongFocus)));
        widget->installEventFilter(this);
    }
}

/// Who scrolls a page changes nothing on the way: what does not have the keys hands the wheel to the page. A choice that its
/// list has no room for is told before what the list is for.
bool HouseStyle::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        if (auto *list = qobject_cast<QComboBox *>(watched); list != nullptr && isChoiceCut(*list)) {
            const QString tip = list->toolTip().isEmpty() ? list->currentText() : list->currentText() + QLatin1Char('\n') + list->toolTip();
            QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), tip, list);
            return true;
        }
    }
    if (event->type() == QEvent::Wheel) {
        const auto *widget = qobject_cast<const QWidget *>(watched);
        if (widget != nullptr && holdsAValue(widget) && !widget->hasFocus()) {
            event->ignore();
            return true;
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ItemViewItem && (qobject_cast<const QTreeView *>(widget) != nullptr || qobject_cast<const QTableView *>(widget) != nullptr)) {
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        const bool isBroken = item != nullptr && item->features.testFlag(QStyleOptionViewItem::WrapText);
        result.setHeight(isBroken ? std::max(rowHeight(), result.height() + 2 * lineMargin) : rowHeight());
        if (item != nullptr && item->displayAlignment.testFlag(Qt::AlignRight)) {
            // figures of one width are wider than the font's own
            result.rwidth() += static_cast<int>(tabularWidth(item->font, item->text) - QFontMetricsF(item->font).horizontalAdvance(item->text)) + 1;
        }
    }
    return result;
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_FocusFrameHMargin:
        // a cell's text begins one pixel behind this
        return qobject_cast<const QAbstractItemView *>(widget) != nullptr ? cellMargin - 1 : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_HeaderMargin:
        return cellMargin; // what the style sheet leaves free: titles are shortened to the rest
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_SmallIconSize:
        return 16;
    case PM_ToolBarIconSize:
        return 18;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QIcon HouseStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    const QPalette own = option != nullptr ? option->palette : widget != nullptr ? widget->palette() : QApplication::palette();
    const Palette &colours = Palette::matching(own);
    const auto mark = [&](Severity severity) {
        constexpr int side = 32;
        return QIcon(severityPixmap(severity, colours, side, widget != nullptr ? widget->devicePixelRatioF() : 1.0));
    };
    switch (icon) {
    case SP_MessageBoxCritical:
        return mark(Severity::Error);
    case SP_MessageBoxWarning:
        return mark(Severity::Warning);
    case SP_MessageBoxInformation:
    case SP_MessageBoxQuestion:
        return mark(Severity::Note);
    case SP_LineEditClearButton:
        return tintedIcon(QStringLiteral("clear"), colours.quietText, colours.quietText, colours.text);
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ItemView_ActivateItemOnSingleClick:
    case SH_UnderlineShortcut:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace apportion

#include "moc_house_style.cpp"
