// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/text_diff.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace apportion::slurm
{

namespace
{

using Index = std::int64_t;

/// Half of the longest edit script that is looked for within one stretch; its square bounds the time of a stretch.
constexpr Index mostSteps = 512;
/// How often the gaps between anchors are looked through for anchors of their own.
constexpr int mostAnchorings = 8;
/// Shorter stretches (lines of both sides) are compared without anchors: there the shortest script is found anyway.
constexpr Index fewLines = 200;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.back() == '\r') {
            line.remove_suffix(1);
        }
        lines.push_back(line);
    }
    return lines;
}

/// A rectangle of the edit graph: lines begin … end of both sides.
struct Box
{
    Index aBegin = 0;
    Index aEnd = 0;
    Index bBegin = 0;
    Index bEnd = 0;

    [[nodiscard]] Index width() const { return aEnd - aBegin; }
    [[nodiscard]] Index height() const { return bEnd - bBegin; }
};

struct Point
{
    Index a = 0;
    Index b = 0;
};

/// Finds which lines go and which come. Lines are numbers: equal ones are equal lines.
class Differ
{
public:
    Differ(std::vector<Index> a, std::vector<Index> b, std::size_t symbols)
        : removed(a.size(), false), added(b.size(), false), m_a(std::move(a)), m_b(std::move(b)), m_uses(symbols)
    {
        compare({ 0, static_cast<Index>(m_a.size()), 0, static_cast<Index>(m_b.size()) }, mostAnchorings);
    }

    std::vector<bool> removed;
    std::vector<bool> added;

private:
    struct Uses
    {
        Index inA = 0;
        Index inB = 0;
        Point at;
    };

    [[nodiscard]] Index a(Index i) const { return m_a[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Index b(Index i) const { return m_b[static_cast<std::size_t>(i)]; }
    Uses &uses(Index symbol) { return m_uses[static_cast<std::size_t>(symbol)]; }

    [[nodiscard]] Box trimmed(Box box) const
    {
        while (box.width() > 0 && box.height() > 0 && a(box.aBegin) == b(box.bBegin)) {
            ++box.aBegin;
            ++box.bBegin;
        }
        while (box.width() > 0 && box.height() > 0 && a(box.aEnd - 1) == b(box.bEnd - 1)) {
            --box.aEnd;
            --box.bEnd;
        }
        return box;
    }

    void replaceAll(const Box &box)
    {
        std::fill(removed.begin() + box.aBegin, removed.begin() + box.aEnd, true);
        std::fill(added.begin() + box.bBegin, added.begin() + box.bEnd, true);
    }

    void compare(Box box, int anchorings)
    {
        box = trimmed(box);
        if (box.width() == 0 || box.height() == 0) {
            replaceAll(box);
            return;
        }
        if (anchorings > 0 && box.width() + box.height() > fewLines) {
            const std::vector<Point> anchors = findAnchors(box);
            if (!anchors.empty()) {
                for (const Point &anchor : anchors) {
                    compare({ box.aBegin, anchor.a, box.bBegin, anchor.b }, anchorings - 1);
                    box.aBegin = anchor.a + 1;
                    box.bBegin = anchor.b + 1;
                }
                compare(box, anchorings - 1);
                return;
            }
        }
        if (const std::optional<Point> split = bisect(box)) {
            compare({ box.aBegin, split->a, box.bBegin, split->b }, 0);
            compare({ split->a, box.aEnd, split->b, box.bEnd }, 0);
        } else {
            replaceAll(box);
        }
    }

    /// The longest run of lines that stand once on each side, in the same order on both (patience).
    std::vector<Point> findAnchors(const Box &box)
    {
        for (Index i = box.aBegin; i < box.aEnd; ++i) {
            Uses &use = uses(a(i));
            ++use.inA;
            use.at.a = i;
        }
        for (Index i = box.bBegin; i < box.bEnd; ++i) {
            Uses &use = uses(b(i));
            ++use.inB;
            use.at.b = i;
        }
        std::vector<Point> once;
        for (Index i = box.aBegin; i < box.aEnd; ++i) {
            if (const Uses &use = uses(a(i)); use.inA == 1 && use.inB == 1) {
                once.push_back(use.at);
            }
        }
        for (Index i = box.aBegin; i < box.aEnd; ++i) {
            uses(a(i)) = {};
        }
        for (Index i = box.bBegin; i < box.bEnd; ++i) {
            uses(b(i)) = {};
        }
        return longestRising(once);
    }

    /// The longest subsequence whose b rises; a rises already.
    static std::vector<Point> longestRising(const std::vector<Point> &points)
    {
        std::vector<std::size_t> ends; // by length: the point with the smallest b that ends such a run
        std::vector<std::size_t> before(points.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto place
                = std::lower_bound(ends.begin(), ends.end(), points[i].b, [&points](std::size_t end, Index value) { return points[end].b < value; });
            before[i] = place == ends.begin() ? i : *(place - 1);
            if (place == ends.end()) {
                ends.push_back(i);
            } else {
                *place = i;
            }
        }
        std::vector<Point> run(ends.size());
        std::size_t at = ends.empty() ? 0 : ends.back();
        for (std::size_t i = run.size(); i > 0; --i) {
            run[i - 1] = points[at];
            at = before[at];
        }
        return run;
    }

    /// One direction of the search: how far each diagonal reaches after so many steps.
    struct Front
    {
        std::vector<Index> reach; ///< by diagonal + offset; −1: not reached
        Index offset = 0;
        Index skipLow = 0; ///< diagonals that have left the box
        Index skipHigh = 0;

        explicit Front(Index steps) : reach(static_cast<std::size_t>(2 * steps + 3), -1), offset(steps + 1) { at(1) = 0; }

        Index &at(Index diagonal) { return reach[static_cast<std::size_t>(diagonal + offset)]; }
        [[nodiscard]] Index reached(Index diagonal) const
        {
            const Index place = diagonal + offset;
            return place < 0 || place >= static_cast<Index>(reach.size()) ? -1 : reach[static_cast<std::size_t>(place)];
        }
        /// Where the furthest path on a diagonal begins its run of equal lines.
        Index start(Index diagonal, Index step)
        {
            const bool down = diagonal == -step || (diagonal != step && at(diagonal - 1) < at(diagonal + 1));
            return down ? at(diagonal + 1) : at(diagonal - 1) + 1;
        }
        /// Notes a reach; false when it has left the box.
        bool note(Index diagonal, Index x, Index width, Index height)
        {
            at(diagonal) = x;
            if (x > width) {
                skipHigh += 2;
                return false;
            }
            if (x - diagonal > height) {
                skipLow += 2;
                return false;
            }
            return true;
        }
    };

    /// A point in the middle of a shortest edit script (Myers 1986, 4b), searched from both corners; nothing when the
    /// sides have nothing in common or it is longer than is looked for.
    [[nodiscard]] std::optional<Point> bisect(const Box &box) const
    {
        const Index width = box.width();
        const Index height = box.height();
        const Index steps = std::min((width + height + 1) / 2, mostSteps);
        const Index delta = width - height;
        const bool meetsForward = delta % 2 != 0;
        Front forward(steps);
        Front backward(steps);
        for (Index step = 0; step < steps; ++step) {
            for (Index k = -step + forward.skipLow; k <= step - forward.skipHigh; k += 2) {
                Index x = forward.start(k, step);
                while (x < width && x - k < height && a(box.aBegin + x) == b(box.bBegin + x - k)) {
                    ++x;
                }
                if (forward.note(k, x, width, height) && meetsForward) {
                    const Index other = backward.reached(delta - k);
                    if (other != -1 && x >= width - other) {
                        return Point { box.aBegin + x, box.bBegin + x - k };
                    }
                }
            }
            for (Index k = -step + backward.skipLow; k <= step - backward.skipHigh; k += 2) {
                Index x = backward.start(k, step);
                while (x < width && x - k < height && a(box.aEnd - 1 - x) == b(box.bEnd - 1 - x + k)) {
                    ++x;
                }
                if (backward.note(k, x, width, height) && !meetsForward) {
                    const Index other = forward.reached(delta - k);
                    if (other != -1 && other >= width - x) {
                        return Point { box.aBegin + other, box.bBegin + other - (delta - k) };
                    }
                }
            }
        }
        return std::nullopt;
    }

    std::vector<Index> m_a;
    std::vector<Index> m_b;
    std::vector<Uses> m_uses; // by symbol; all zero between two searches for anchors
};

} // namespace

std::vector<DiffLineView> diffLines(std::string_view before, std::string_view after)
{
    const std::vector<std::string_view> a = linesOf(before);
    const std::vector<std::string_view> b = linesOf(after);
    std::unordered_map<std::string_view, Index> symbols;
    const auto intern = [&symbols](const std::vector<std::string_view> &lines) {
        std::vector<Index> numbers;
        numbers.reserve(lines.size());
        for (const std::string_view line : lines) {
            numbers.push_back(symbols.emplace(line, static_cast<Index>(symbols.size())).first->second);
        }
        return numbers;
    };
    std::vector<Index> left = intern(a);
    std::vector<Index> right = intern(b);
    const Differ differ(std::move(left), std::move(right), symbols.size());

    std::vector<DiffLineView> result;
    result.reserve(std::max(a.size(), b.size()));
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && differ.removed[i]) {
            result.push_back({ DiffLine::Kind::Removed, a[i++] });
        } else if (j < b.size() && differ.added[j]) {
            result.push_back({ DiffLine::Kind::Added, b[j++] });
        } else {
            result.push_back({ DiffLine::Kind::Same, b[j] });
            ++i;
            ++j;
        }
    }
    return result;
}

} // namespace apportion::slurm
