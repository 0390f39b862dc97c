// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QObject>

class QApplication;

namespace apportion
{

/// The look of the program: style, type face and the colours of the light or the dark theme.
///
/// The style sheet is that of each window, not of the application: with the application's, each widget that is put into another
/// is styled again with all that it holds, so that a page that is built from its parts is styled many times instead of once.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark };
    Q_ENUM(Mode)

    /// Takes over the application's style and font. What the desktop prefers is read from the palette that the
    /// application has at this time, until setSystemDark() says otherwise.
    explicit Theme(QApplication *application, QObject *parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] const Palette &palette() const { return *m_palette; }
    /// The desktop prefers a dark look, or no longer does: shown at once where the theme follows it.
    void setSystemDark(bool dark);

    static constexpr int smallestText = 80;
    static constexpr int largestText = 160;
    /// How large text is, in percent of the usual size; smallestText … largestText.
    [[nodiscard]] int textSize() const { return m_textSize; }
    /// Shows all text at another size: the application's font, the style sheet, and through textSizeChanged() what was
    /// laid out for the size before.
    void setTextSize(int percent);

    /// The style sheet of a palette; it holds no colour of its own.
    [[nodiscard]] static QString styleSheet(const Palette &palette);

Q_SIGNALS:
    void changed(const apportion::Palette &palette);
    void textSizeChanged();

protected:
    /// Gives windows the style sheet before they are first shown.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    void applyFont();

    bool m_systemIsDark;
    int m_textSize = 100;
    QString m_sheet; ///< of each window without a parent
    Mode m_mode = Mode::System;
    const Palette *m_palette;
};

} // namespace apportion
