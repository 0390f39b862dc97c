// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/flag_labels.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace apportion
{

namespace
{

constexpr double flagAway = 8.0; ///< from the middle of a mark to the nearest name
constexpr double flagGap = 5.0; ///< between names beside each other
constexpr double ownPole = 3.0; ///< from a pole to its name
constexpr double otherPole = 6.0; ///< from a pole to any other name
constexpr double laneGap = 1.0;

/// What a flag takes: its name, and the pole between that and its mark.
struct Flag
{
    QRectF name;
    QRectF pole;
};

Flag flagAt(const FlagMark &mark, int lane, bool isAbove, double left)
{
    const double y = isAbove ? mark.at.y() - flagAway - mark.name.height() - lane * (mark.name.height() + laneGap)
                             : mark.at.y() + flagAway + lane * (mark.name.height() + laneGap);
    const QRectF name(QPointF(left, y), mark.name);
    const double end = isAbove ? name.top() : name.bottom();
    return { name, QRectF(QPointF(mark.at.x() - 0.5, std::min(end, mark.at.y())), QPointF(mark.at.x() + 0.5, std::max(end, mark.at.y()))) };
}

bool areApart(const Flag &one, const Flag &other)
{
    const auto isOver = [](const QRectF &name, const QRectF &pole) { return name.adjusted(-otherPole, 0.0, otherPole, 0.0).intersects(pole); };
    return !one.name.adjusted(-flagGap, 0.0, flagGap, 0.0).intersects(other.name) && !isOver(one.name, other.pole) && !isOver(other.name, one.pole);
}

/// The nearest place of a flag that is free: to the right of its pole, where it is in the way of nobody who follows; else to the left.
Flag placeOf(const FlagMark &mark, const std::vector<Flag> &taken, const QRectF &room)
{
    const auto lanes = static_cast<int>(room.height() / std::max(1.0, mark.name.height()));
    for (const double left : { mark.at.x() + ownPole, mark.at.x() - ownPole - mark.name.width() }) {
        for (int lane = 0; lane <= lanes; ++lane) {
            for (const bool isAbove : { true, false }) {
                const Flag flag = flagAt(mark, lane, isAbove, left);
                if (room.contains(flag.name) && std::all_of(taken.begin(), taken.end(), [&](const Flag &other) { return areApart(flag, other); })) {
                    return flag;
                }
            }
        }
    }
    return {};
}

} // namespace

std::vector<QRectF> flagLabels(const std::vector<FlagMark> &marks, const QRectF &room)
{
    // from the right: a flag flies to the right of its pole, over those that stand there already
    std::vector<std::size_t> order(marks.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::stable_sort(order.begin(), order.end(), [&marks](std::size_t a, std::size_t b) { return marks[a].at.x() > marks[b].at.x(); });
    std::vector<QRectF> names(marks.size());
    std::vector<Flag> taken;
    for (const std::size_t i : order) {
        const Flag flag = placeOf(marks[i], taken, room);
        if (!flag.name.isNull()) {
            names[i] = flag.name;
            taken.push_back(flag);
        }
    }
    return names;
}

double heightOfFlags(std::vector<FlagMark> marks, double left, double right, double part, double least, double most)
{
    constexpr double step = 10.0;
    const int steps = static_cast<int>(std::ceil((most - least) / step));
    for (int i = 0; i < steps; ++i) {
        const double height = least + i * step;
        for (FlagMark &mark : marks) {
            mark.at.setY(height * part);
        }
        const std::vector<QRectF> names = flagLabels(marks, QRectF(QPointF(left, 0.0), QPointF(right, height)));
        if (std::none_of(names.begin(), names.end(), [](const QRectF &name) { return name.isNull(); })) {
            return height;
        }
    }
    return least;
}

} // namespace apportion
