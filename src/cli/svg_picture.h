// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace apportion::cli
{

/// Numbers over time, each a line with a name.
struct LinePicture
{
    struct Line
    {
        std::string name;
        std::vector<std::pair<double, double>> points; ///< in the order of their times
    };

    std::string title;
    std::string timeTitle;
    bool isPart = false; ///< values are parts of a whole: 0 … 1, told in percent
    std::vector<Line> lines;
};

/// A measure over two settings.
struct HeatMapPicture
{
    std::string title;
    std::string rowTitle;
    std::string columnTitle;
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    std::vector<double> values; ///< row by row; not a number where nothing is known
    bool isMoreBetter = false;
};

/// Two measures of each point against each other.
struct FrontPicture
{
    struct Point
    {
        double x = 0.0;
        double y = 0.0;
        std::string text; ///< its settings
        bool isBest = false; ///< no other one beats it in both
    };

    std::string title;
    std::string xTitle;
    std::string yTitle;
    std::vector<Point> points; ///< the best ones by their x
};

// Pictures as SVG that stand alone: they follow the viewer's light or dark theme. Texts may hold anything.
[[nodiscard]] std::string svgOf(const LinePicture &picture);
[[nodiscard]] std::string svgOf(const HeatMapPicture &picture);
[[nodiscard]] std::string svgOf(const FrontPicture &picture);

/// A web page of pictures below each other, without anything from elsewhere.
[[nodiscard]] std::string htmlOf(const std::string &title, const std::string &note, const std::vector<std::string> &svgs);

} // namespace apportion::cli
