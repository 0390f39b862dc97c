// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/theme.h"

#include "gui/house_style.h"

#include <QApplication>
#include <QFile>
#include <QToolTip>

namespace apportion
{

Theme::Theme(QApplication *application, QObject *parent)
    : QObject(parent), m_application(application), m_systemIsDark(Palette::matching(QApplication::palette()).isDark), m_palette(&Palette::light())
{
    QApplication::setStyle(new HouseStyle);
    QApplication::setFont(uiFont(13));
    QToolTip::setFont(uiFont(12));
    apply();
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
    fill("@accentHover", palette.faded(palette.accent, 0.88));
    fill("@onAccent", palette.onAccent);
    fill("@selection", palette.selection);
    fill("@handle", palette.faded(palette.quietText, 0.45));
    fill("@disabled", palette.faded(palette.quietText, 0.55));
    fill("@hover", palette.faded(palette.selection, 0.55));
    fill("@accent", palette.accent);
    fill("@window", palette.window);
    fill("@panel", palette.panel);
    fill("@error", palette.fall);
    fill("@rail", palette.rail);
    fill("@line", palette.line);
    fill("@text", palette.text);
    return sheet;
}

void Theme::apply()
{
    const bool dark = m_mode == Mode::Dark || (m_mode == Mode::System && m_systemIsDark);
    m_palette = dark ? &Palette::dark() : &Palette::light();
    QApplication::setPalette(m_palette->toWidgetPalette());
    QToolTip::setPalette(m_palette->toWidgetPalette());
    m_application->setStyleSheet(styleSheet(*m_palette));
}

} // namespace apportion
