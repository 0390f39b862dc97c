// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/theme.h"

#include "gui/widgets/house_style.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QRegularExpression>
#include <QToolTip>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

constexpr int usualPixels = 13;

/// The sheet with the sizes of text, and of what text stands in, as large as text is shown.
QString scaledLengths(const QString &sheet)
{
    static const QRegularExpression length(QStringLiteral("(font-size|min-height): (\\d+)px"));
    QString scaled;
    qsizetype done = 0;
    for (auto matches = length.globalMatch(sheet); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        scaled += QStringView(sheet).mid(done, match.capturedStart() - done);
        scaled += QStringLiteral("%1: %2px").arg(match.captured(1)).arg(textPixels(match.captured(2).toInt()));
        done = match.capturedEnd();
    }
    scaled += QStringView(sheet).mid(done);
    return scaled;
}

/// Whether the sheet is to be a window's own: those of a window above have that one's, and a tool tip is styled by Qt as the
/// widget that it speaks of.
bool takesSheet(const QWidget &window)
{
    return window.isWindow() && window.parentWidget() == nullptr && window.windowType() != Qt::ToolTip;
}

} // namespace

Theme::Theme(QApplication *application, QObject *parent)
    : QObject(parent), m_systemIsDark(Palette::matching(QApplication::palette()).isDark), m_palette(&Palette::light())
{
    if (qobject_cast<const HouseStyle *>(QApplication::style()) == nullptr) { // another one would style all windows anew
        QApplication::setStyle(new HouseStyle);
    }
    applyFont();
    apply();
    application->installEventFilter(this);
}

void Theme::setMode(Mode mode)
{
    if (mode == m_mode) {
        return;
    }
    m_mode = mode;
    apply();
    Q_EMIT changed(*m_palette);
}

void Theme::setSystemDark(bool dark)
{
    if (dark == m_systemIsDark) {
        return;
    }
    m_systemIsDark = dark;
    if (m_mode == Mode::System) {
        apply();
        Q_EMIT changed(*m_palette);
    }
}

void Theme::setTextSize(int percent)
{
    const int size = std::clamp(percent, smallestText, largestText);
    if (size == m_textSize) {
        return;
    }
    m_textSize = size;
    applyFont();
    apply();
    Q_EMIT textSizeChanged();
}

void Theme::applyFont()
{
    // textScale(), and with it all that holds text, follows the application's font
    QApplication::setFont(uiFont(static_cast<int>(std::lround(usualPixels * m_textSize / 100.0))));
    QToolTip::setFont(uiFont(textPixels(usualPixels - 1)));
}

QString Theme::styleSheet(const Palette &palette)
{
    QFile file(QStringLiteral(":/theme/house.qss"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QString sheet = QString::fromUtf8(file.readAll());
    const auto fill = [&sheet](const char *token, const QColor &colour) { sheet.replace(QLatin1String(token), colour.name()); };
    // the longer names first, so that no token is cut by one that it begins with
    fill("@changedCell", palette.changedCell);
    fill("@quietText", palette.quietText);
    fill("@accentHover", palette.faded(palette.accent, 0.92));
    fill("@onAccent", palette.onAccent);
    fill("@selection", palette.selection);
    fill("@handle", palette.faded(palette.quietText, 0.72));
    fill("@disabled", palette.faded(palette.quietText, 0.55));
    fill("@hover", palette.faded(palette.selection, 0.55));
    fill("@accent", palette.accent);
    fill("@window", palette.window);
    fill("@panel", palette.panel);
    fill("@error", palette.fall);
    fill("@rail", palette.rail);
    fill("@line", palette.line);
    fill("@text", palette.text);
    return scaledLengths(sheet);
}

void Theme::apply()
{
    const bool dark = m_mode == Mode::Dark || (m_mode == Mode::System && m_systemIsDark);
    m_palette = dark ? &Palette::dark() : &Palette::light();
    QApplication::setPalette(m_palette->toWidgetPalette());
    QToolTip::setPalette(m_palette->toWidgetPalette());
    const QString before = std::exchange(m_sheet, styleSheet(*m_palette));
    if (before != m_sheet) { // the same one would style everything again
        // what was polished as a window and is a part of another one since has kept the sheet that it was given
        for (QWidget *widget : QApplication::allWidgets()) {
            if (widget->styleSheet() == before && (takesSheet(*widget) || !before.isEmpty())) {
                widget->setStyleSheet(m_sheet);
            }
        }
    }
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish && watched->isWidgetType()) {
        auto *window = static_cast<QWidget *>(watched);
        if (takesSheet(*window) && window->styleSheet().isEmpty()) {
            window->setStyleSheet(m_sheet);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace apportion

#include "moc_theme.cpp"
