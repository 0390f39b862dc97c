// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "models/comparison.h"

#include <utility>
#include <vector>

namespace apportion
{

/// What is compared of accounts.
enum class SlopeMeasure { // without a type of its own, at which lupdate of later Qt loses the classes behind it
    Share, ///< of the cluster, 0 … 1
    Factor, ///< fair-share factor of the best user, 0 … 1
    Place ///< rank of the best user; the lower the better
};

/// An account from the baseline to the draft.
struct SlopeLine
{
    AssociationId before = noAssociation; ///< ids that a question is about: the account's, or its best user's
    AssociationId after = noAssociation;
    AssociationId account = noAssociation; ///< in the draft
    QString name;
    double from = 0.0;
    double to = 0.0;
};

/// The accounts that are in both, those that change most first.
struct SlopeData
{
    SlopeMeasure measure = SlopeMeasure::Share;
    std::vector<SlopeLine> lines;
    QString draft {}; ///< its name; empty: it has none

    [[nodiscard]] bool isChange() const { return !lines.empty() && lines.front().from != lines.front().to; }
};

[[nodiscard]] SlopeData slopeData(const Comparison &comparison, SlopeMeasure measure);

/// One line per account from what it has under the baseline to what it has under the draft.
class SlopeChart : public ChartOf<SlopeData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] std::optional<Room> roomAt(const QSize &size) const override;

Q_SIGNALS:
    /// The line of an account of the draft was picked.
    void accountPicked(apportion::AssociationId account);

protected:
    void layOut(MarkSheet &sheet) const override;
    void pick(const MarkTarget &target) override;
    [[nodiscard]] int targetOf(const MarkSheet &sheet, const MarkKey &key) const override;

private:
    /// Where the points of the lines stand, from the first to the last.
    [[nodiscard]] static std::pair<double, double> pointsIn(const QSize &size);
    /// The names along one side, moved apart so that none covers another.
    struct Label
    {
        std::size_t line = 0;
        double wanted = 0.0;
        double y = 0.0;
    };
    [[nodiscard]] static std::vector<Label> spread(std::vector<Label> labels, double top, double bottom);
    /// Both ends of each line, one after the other; the first of them.
    int addTargets(MarkSheet &sheet, std::size_t shown) const;
    void addLabels(MarkSheet &sheet, const std::vector<Label> &labels, double x, bool isLeft, double room, int firstTarget) const;
    /// What the longest name of the first lines needs, with its value.
    [[nodiscard]] double widestLabel(std::size_t lines) const;
    [[nodiscard]] QString footText(std::size_t shown) const;
    [[nodiscard]] QString valueText(double value) const;
    [[nodiscard]] QColor colourOf(const SlopeLine &line) const;
    [[nodiscard]] ExplainQuestion questionOf(const SlopeLine &line, bool inBaseline) const;
};

} // namespace apportion
