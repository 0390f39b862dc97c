// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <QColor>
#include <QFont>
#include <QString>

#include <array>

class QPainter;
class QPalette;
class QRectF;

namespace apportion
{

/// The terms of a job's priority, in the order in which a bar stacks them.
enum class Factor : std::uint8_t { FairShare, Age, JobSize, Partition, Qos, Tres, Association, Site, Nice };
inline constexpr std::array allFactors {
    Factor::FairShare,
    Factor::Age,
    Factor::JobSize,
    Factor::Partition,
    Factor::Qos,
    Factor::Tres,
    Factor::Association,
    Factor::Site,
    Factor::Nice,
};

/// The regimes that have a colour, from the one that used least to the one that may use nothing.
inline constexpr std::array allRegimes { Regime::Unused, Regime::UnderUsed, Regime::AtShare, Regime::OverUsed, Regime::NoShare };

/// The form of a regime's mark: nobody has to tell regimes apart by colour alone.
enum class MarkShape : std::uint8_t { Ring, Disc, Diamond, Square, Triangle };

/// The colours of one theme. A value that is handed to whatever draws; there is no current palette.
struct Palette
{
    bool isDark = false;
    QColor window;
    QColor panel;
    QColor rail;
    QColor line; ///< rules, grid lines, the track of a bar
    QColor text;
    QColor quietText;
    QColor selection;
    QColor accent;
    QColor onAccent; ///< text on the accent colour
    QColor changedCell;
    QColor warning; ///< marks and icons, not text
    QColor error; ///< marks and icons, not text
    QColor rise; ///< who gains ranks; readable as text on panel
    QColor fall; ///< who loses ranks; readable as text on panel
    QColor added; ///< an added line of a difference; readable as text on panel
    QColor removed; ///< a removed line of a difference; readable as text on panel

    static const Palette &light();
    static const Palette &dark();
    /// The theme that fits a widget palette: dark when its window is darker than its text.
    static const Palette &matching(const QPalette &palette);

    /// The same colours as a widget palette, for styles and plain widgets.
    [[nodiscard]] QPalette toWidgetPalette() const;
    /// @p colour where it stands out from panel at 3:1 (WCAG 2.1, 1.4.11), else the same hue moved away from panel
    /// until it does: for outlines and thin lines.
    [[nodiscard]] QColor edge(const QColor &colour) const;
    /// The same for text, which stands out from panel at 4.5:1 (WCAG 2.1, 1.4.3).
    [[nodiscard]] QColor readable(const QColor &colour) const;
    /// Whichever of the theme's dark and light text is easier to read on @p background.
    [[nodiscard]] QColor textOn(const QColor &background) const;
    /// @p colour faded towards panel: 1 is the colour, 0 is panel. Opaque, so that overlaps do not show.
    [[nodiscard]] QColor faded(const QColor &colour, double strength) const;
};

/// The contrast of two opaque colours, 1 … 21 (WCAG 2.1, "contrast ratio").
[[nodiscard]] double contrastRatio(const QColor &a, const QColor &b);

/// The fill colour of a regime, the same in both themes; invalid for Regime::None.
[[nodiscard]] QColor regimeColor(Regime regime);
[[nodiscard]] MarkShape regimeShape(Regime regime);
/// The outline of an area in the regime's colour, beside one of another regime: colours that some cannot tell apart differ by it.
[[nodiscard]] Qt::PenStyle regimeOutline(Regime regime);
/// Draws the regime's mark centred in @p rect; nothing for Regime::None.
void paintRegimeMark(QPainter *painter, const QRectF &rect, Regime regime, const Palette &palette);

/// The fill colour of a priority term, the same in both themes. Nice has none of its own and is hatched.
[[nodiscard]] QColor factorColor(Factor factor);
/// The lines over a term's colour: colours that some cannot tell apart differ by them. Hatched: lines without a colour.
enum class FactorPattern : std::uint8_t { Plain, Rising, Falling, Hatched };
[[nodiscard]] FactorPattern factorPattern(Factor factor);
/// "Fair-share", "Age", "Job size", … for legends.
[[nodiscard]] QString factorName(Factor factor);

/// Fills @p rect as the term's bar or legend square, with the lines of its pattern: unlike a pattern brush these reach SVG
/// files too.
void paintFactor(QPainter *painter, const QRectF &rect, Factor factor, const Palette &palette);

/// How much larger than drawn for the text is to be shown: the size of the application's font against the 13 pixels that
/// everything is laid out for; 1 where the application has another kind of font.
[[nodiscard]] double textScale();
/// A length in pixels that holds text, at the size that text is shown in.
[[nodiscard]] int textPixels(int pixels);
/// The house's type face (Inter where it is installed) at @p pixels high.
[[nodiscard]] QFont uiFont(int pixels, QFont::Weight weight = QFont::Normal);

} // namespace apportion
