// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/ladder_data.h"

#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace apportion
{

/// The LevelFS ladder: each level of the tree a row of siblings ranked by LevelFS on a logarithmic axis, highest at the left,
/// where Fair Tree begins. Ties are joined; unused ones stand at one end, those without shares at the other. The axis between
/// them can be zoomed; the levels scroll where not all have room. Above what is selected its accounts are marked too.
class LadderChart : public ChartOf<LadderData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    /// Shows how far Fair Tree has come after so many steps of its walk: what it has not come to is faded, and users have no rank
    /// before it has; nothing: all.
    void setStep(const std::optional<std::size_t> &step);
    /// What a step does: "bio comes next …".
    [[nodiscard]] QString stepText(std::size_t step) const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize usualSize() const override;

protected:
    void dataChanged() override;
    void layOut(MarkSheet &sheet) const override;
    void layOver(MarkSheet &over, const std::optional<QPointF> &mouse) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    [[nodiscard]] std::optional<RowArea> rowArea(const QSize &size) const override;
    [[nodiscard]] int rowOf(const MarkKey &key) const override;

private:
    /// A mark and where it stands.
    struct Spot
    {
        const LadderMark *mark = nullptr;
        const LadderGroup *group = nullptr;
        std::size_t level = 0;
        QPointF at;
    };

    [[nodiscard]] QRectF plotArea(const QSize &size) const;
    /// The axis between those who used nothing and those without shares.
    [[nodiscard]] QRectF axisArea(const QRectF &plot) const;
    [[nodiscard]] double xOf(const QRectF &plot, double levelFs) const;
    /// Whether a LevelFS lies in the part of the axis that is shown.
    [[nodiscard]] bool isShown(double levelFs) const;
    /// The marks of a level that lie in the part of the axis that is shown.
    [[nodiscard]] std::vector<Spot> spotsOf(const QSize &size, std::size_t level) const;
    [[nodiscard]] std::vector<Spot> spotsIn(const QRectF &plot, std::size_t level, double y) const;
    [[nodiscard]] std::vector<double> ticks() const;
    void layOutAxis(MarkSheet &sheet, const QRectF &plot) const;
    void layOutLevel(MarkSheet &sheet, const QRectF &plot, std::size_t level) const;
    /// A name that wants a place beside its mark.
    struct WantedName
    {
        const Spot *spot = nullptr;
        QString text;
        QSizeF size;
    };
    [[nodiscard]] std::vector<WantedName> wantedNames(const std::vector<Spot> &spots) const;
    [[nodiscard]] static std::vector<QRectF> labelPlaces(const std::vector<Spot> &spots, const Spot &spot, const QSizeF &size);
    /// Returns how many have no room.
    int layOutNames(MarkSheet &sheet, const std::vector<Spot> &spots, const QRectF &row) const;
    /// What a row may take where there is more room than rows need: all of its marks are named then.
    [[nodiscard]] double tallestRow(const QRectF &plot) const;
    void layOutCaption(MarkSheet &sheet, const QRectF &room, const LadderLevel &row, int unnamed) const;
    [[nodiscard]] static QFont captionFont();
    [[nodiscard]] static double captionIndent(const LadderLevel &row);
    void layOutCapsules(MarkSheet &sheet, const std::vector<Spot> &spots) const;
    [[nodiscard]] QStringList readOutOf(const Spot &spot) const;
    [[nodiscard]] bool isReached(const LadderMark &mark) const { return !m_step || m_reached.contains(mark.id); }
    [[nodiscard]] QString nameOf(const LadderMark &mark) const;

    static constexpr double usualRow = 60.0;
    static constexpr double mostOfARow = 200.0;
    static constexpr double partAbove = 0.64; ///< of a row, above its marks
    static constexpr int mostOfAFile = 4000;

    mutable std::optional<std::pair<double, double>> m_tallest; ///< a row, for a width of the plot
    double m_captionWidth = 0.0; ///< of the widest name of a level, with what stands left of it
    std::optional<std::size_t> m_step;
    std::unordered_set<AssociationId> m_reached; ///< by the steps so far
};

} // namespace apportion
