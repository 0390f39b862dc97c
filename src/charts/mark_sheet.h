// SPDX-License-Identifier: GPL-3.0-or-later
// A chart is a list of marks: what is drawn, what it stands for, and what it answers when somebody asks.
#pragma once

#include "charts/palette.h"
#include "core/explain/explain_question.h"

#include <QBrush>
#include <QFont>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QSize>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace apportion
{

enum class MarkKind : std::uint8_t { Line, Bar, Point, Text, Area };

/// What tells marks of the same thing apart from others, whatever the chart is laid out like.
struct MarkKey
{
    enum class Kind : std::uint8_t { None, Association, Job, Place };
    Kind kind = Kind::None;
    std::uint32_t id = 0; ///< an AssociationId, a JobRow, or a number of the chart's own

    [[nodiscard]] static MarkKey association(AssociationId id) { return id == noAssociation ? MarkKey() : MarkKey { Kind::Association, id }; }
    [[nodiscard]] static MarkKey job(JobRow row) { return { Kind::Job, row }; }
    [[nodiscard]] static MarkKey place(std::uint32_t number) { return { Kind::Place, number }; }
    [[nodiscard]] bool isNone() const { return kind == Kind::None; }
    bool operator==(const MarkKey &) const = default;
};

/// What marks stand for: it can be pointed at, walked to, selected and asked about.
struct MarkTarget
{
    MarkKey key;
    ExplainQuestion question; ///< what a click asks; monostate: nothing
    int row = -1; ///< up and down go from row to row, left and right within one; -1: the keys pass it by
    std::function<QStringList()> readOut = {}; ///< what is said of it, the first line a heading; made when somebody points at it
    QPointF at = {}; ///< where that stands; null: in the middle of the first mark
    bool isOutlined = true; ///< while it is pointed at or selected
    bool keepsColour = false; ///< outlined in its own, which says something, and as faint as it is
    bool isLong = false; ///< it is read out where the mouse is
    bool isPressed = false; ///< a click does something although nothing is asked
    [[nodiscard]] bool isClickable() const { return isPressed || question.index() != 0; }
};

/// One thing on a chart, in the chart's own pixels.
struct Mark
{
    MarkKind kind = MarkKind::Line;
    int target = -1; ///< index in MarkSheet::targets(); -1: it is only there to be seen
    QRectF box; ///< of a bar, a point or a text
    QPainterPath path; ///< of a line or an area
    QPen pen = QPen(Qt::NoPen);
    QBrush brush;
    double radius = 0.0; ///< of a bar's corners
    double opacity = 1.0;
    QRectF clip; ///< null: nothing is cut off
    std::variant<std::monostate, Regime, Factor> pattern; ///< a form or a hatching beside the colour, for those who cannot tell colours apart
    QString text;
    QFont font;
    int alignment = 0; ///< in box; 0: its base line begins at the bottom left
    bool isTabular = false; ///< figures of the same width
    double turn = 0.0; ///< degrees, around the middle of box; of a text without alignment
    double bend = 0.0; ///< the radius of the circle that its letters stand on, below it, or above it where negative; 0: they stand on a line
};

/// An axis of a plot: its range, where its ticks stand and how they are written.
struct PlotAxis
{
    double from = 0.0;
    double to = 1.0;
    double interval = 0.5; ///< ticks at the multiples of this; they also bound the grid
    QString format; ///< of a tick's number, as for printf: "%.1f"
};

/// The grid and the axes of a plot, behind the marks that were added after them.
struct PlotAxes
{
    QRectF plot;
    PlotAxis x;
    PlotAxis y;
    std::size_t before = 0; ///< index of the first mark over them
};

/// The marks of a chart at a size, the bottom ones first, and what they stand for.
class MarkSheet
{
public:
    /// @p isFile: for a picture in which nothing can be scrolled.
    explicit MarkSheet(const QSize &size, bool isFile = false) : m_size(size), m_isFile(isFile) { }

    [[nodiscard]] const QSize &size() const { return m_size; }
    [[nodiscard]] bool isFile() const { return m_isFile; }
    [[nodiscard]] const std::vector<Mark> &marks() const { return m_marks; }
    [[nodiscard]] const std::vector<MarkTarget> &targets() const { return m_targets; }
    [[nodiscard]] const std::optional<PlotAxes> &axes() const { return m_axes; }

    /// Adds something to stand for; the marks that are added next stand for it.
    int addTarget(MarkTarget target);
    /// The marks that are added next: what they stand for (-1: nothing), where they are cut off, how strong they are.
    void setTarget(int target) { m_next.target = target; }
    void setClip(const QRectF &clip) { m_next.clip = clip; }
    void setOpacity(double opacity) { m_next.opacity = opacity; }

    void line(const QPointF &from, const QPointF &to, const QPen &pen);
    void line(const std::vector<QPointF> &points, const QPen &pen);
    void line(const QPainterPath &path, const QPen &pen);
    void area(const QPainterPath &path, const QBrush &brush, const QPen &pen = QPen(Qt::NoPen));
    void bar(const QRectF &box, const QBrush &brush, const QPen &pen = QPen(Qt::NoPen), double radius = 0.0);
    void bar(const QRectF &box, Factor factor);
    /// Nothing to see, but something to point at.
    void place(const QRectF &box) { bar(box, Qt::NoBrush); }
    void point(const QPointF &centre, double radius, const QBrush &brush, const QPen &pen = QPen(Qt::NoPen));
    /// A regime's mark @p side wide; @p behind parts it from what it stands on.
    void point(const QPointF &centre, double side, Regime regime, const QBrush &behind = Qt::NoBrush);
    void text(const QRectF &box, int alignment, const QString &text, const QFont &font, const QColor &colour);
    /// From where its base line begins.
    void text(const QPointF &at, const QString &text, const QFont &font, const QColor &colour);
    /// Around its middle, turned by some degrees.
    void turnedText(const QPointF &middle, double turn, const QString &text, const QFont &font, const QColor &colour);
    /// The same on a circle that passes through its middle, letter by letter; @p radius as Mark::bend.
    void bentText(const QPointF &middle, double turn, double radius, const QString &text, const QFont &font, const QColor &colour);
    /// A text that is cut to the width of its box.
    void label(const QRectF &box, int alignment, const QString &text, const QFont &font, const QColor &colour);
    /// A text with figures of the same width.
    void figures(const QRectF &box, int alignment, const QString &text, const QFont &font, const QColor &colour);
    /// Grid and axes, drawn over the marks so far.
    void setAxes(const QRectF &plot, const PlotAxis &x, const PlotAxis &y);
    /// A box of text beside @p at, over everything; its first line is a heading.
    void setReadOut(const QPointF &at, const QStringList &lines);
    [[nodiscard]] const QPointF &readOutAt() const { return m_readOutAt; }
    [[nodiscard]] const QStringList &readOut() const { return m_readOut; }

    /// The target of the mark at @p position, or of the nearest line or point within a finger's width; -1 without one.
    [[nodiscard]] int targetAt(const QPointF &position) const;
    /// The target with that key, or -1.
    [[nodiscard]] int find(const MarkKey &key) const;
    /// Where a target stands.
    [[nodiscard]] QPointF positionOf(int target) const;
    /// The target before or after another one in its row, or -1.
    [[nodiscard]] int besideInRow(int target, int step) const;
    /// The target of a row that is nearest to @p x, or -1.
    [[nodiscard]] int nearestInRow(int row, double x) const;
    /// The next row with a target in it, or @p row.
    [[nodiscard]] int rowBeside(int row, int step) const;

    /// Draws onto @p over what shows that a target is pointed at, or selected; dotted where only something that is gathered in
    /// it is.
    void outline(MarkSheet &over, int target, const Palette &palette, bool isSelected, bool isItself = true) const;

private:
    Mark &add(MarkKind kind);

    QSize m_size;
    bool m_isFile = false;
    std::vector<Mark> m_marks;
    std::vector<MarkTarget> m_targets;
    std::optional<PlotAxes> m_axes;
    Mark m_next; ///< what marks have in common until somebody changes it
    QPointF m_readOutAt;
    QStringList m_readOut;
};

} // namespace apportion
