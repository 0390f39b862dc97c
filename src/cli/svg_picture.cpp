// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/svg_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::cli
{

namespace
{

constexpr double pictureWidth = 860.0;
constexpr double pictureHeight = 380.0;
constexpr double leftRoom = 76.0;
constexpr double rightRoom = 110.0; ///< for the names of lines
constexpr double topRoom = 44.0;
constexpr double bottomRoom = 52.0;
constexpr double characterWidth = 7.0; ///< of the texts, about
constexpr std::array<const char *, 6> lineColours = { "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9" };

std::string xmlEscaped(std::string_view text)
{
    std::string out;
    for (const char one : text) {
        switch (one) {
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '&':
            out += "&amp;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += static_cast<unsigned char>(one) < 0x20 ? ' ' : one; // XML has no other controls
        }
    }
    return out;
}

std::string pictureNumber(double value, bool isPart = false)
{
    if (std::isnan(value)) {
        return "–";
    }
    return isPart ? fmt::format("{:.4g} %", value * 100.0) : fmt::format("{:.4g}", value);
}

/// The SVG that grows.
class SvgDrawing
{
public:
    SvgDrawing(const std::string &title, double wide, double high)
    {
        m_text = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" height=\"{1:.0f}\" role=\"img\">\n"
            "<title>{2}</title>\n"
            "<style>text{{font:12px system-ui,sans-serif;fill:#1d2733}}.quiet{{fill:#5e6a77}}.line{{stroke:#e1e5ea}}.paper{{fill:#ffffff}}"
            "@media (prefers-color-scheme:dark){{text{{fill:#e4e8ec}}.quiet{{fill:#96a3b0}}.line{{stroke:#30363d}}.paper{{fill:#1d2126}}}}"
            "</style>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n",
            wide, high, xmlEscaped(title));
        text(16.0, 24.0, title, "start", "style=\"font-weight:600\"");
    }

    void text(double x, double y, const std::string &what, const char *anchor, const char *more = "class=\"quiet\"")
    {
        m_text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" {}>{}</text>\n", x, y, anchor, more, xmlEscaped(what));
    }
    void line(double x1, double y1, double x2, double y2)
    {
        m_text += fmt::format("<line class=\"line\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", x1, y1, x2, y2);
    }
    void path(const std::vector<std::pair<double, double>> &points, const char *colour, const char *more = "")
    {
        std::string steps;
        for (const auto &[x, y] : points) {
            steps += fmt::format("{}{:.1f} {:.1f}", steps.empty() ? "M" : " L", x, y);
        }
        m_text += fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.75\" {}/>\n", steps, colour, more);
    }
    void add(const std::string &mark) { m_text += mark; }

    [[nodiscard]] std::string take() { return std::move(m_text) + "</svg>\n"; }

private:
    std::string m_text;
};

/// An axis from @p low to @p high, both inside of round numbers.
struct PictureAxis
{
    double low = 0.0;
    double high = 1.0;
    double step = 0.25;

    PictureAxis(double least, double most)
    {
        if (!(most > least)) {
            least -= 0.5 * std::max(1.0, std::abs(least));
            most += 0.5 * std::max(1.0, std::abs(most));
        }
        const double raw = (most - least) / 4.0;
        const double power = std::pow(10.0, std::floor(std::log10(raw)));
        step = power;
        for (const double round : { 1.0, 2.0, 2.5, 5.0, 10.0 }) {
            if (raw <= round * power * (1.0 + 1e-9)) {
                step = round * power;
                break;
            }
        }
        low = std::floor(least / step + 1e-9) * step;
        high = std::ceil(most / step - 1e-9) * step;
    }
    [[nodiscard]] double part(double value) const { return (value - low) / (high - low); }
    /// The round numbers from low to high: three to six.
    [[nodiscard]] std::vector<double> ticks() const
    {
        std::vector<double> ticks(static_cast<std::size_t>(std::lround((high - low) / step)) + 1);
        for (std::size_t i = 0; i < ticks.size(); ++i) {
            ticks[i] = low + static_cast<double>(i) * step;
        }
        return ticks;
    }
};

/// Both axes of a picture of the usual size.
class PictureFrame
{
public:
    PictureFrame(const PictureAxis &x, const PictureAxis &y) : m_x(x), m_y(y) { }

    [[nodiscard]] std::pair<double, double> at(double x, double y) const
    {
        return { leftRoom + m_x.part(x) * (pictureWidth - leftRoom - rightRoom),
            pictureHeight - bottomRoom - m_y.part(y) * (pictureHeight - topRoom - bottomRoom) };
    }
    void draw(SvgDrawing &drawing, const std::string &xTitle, bool isPart) const
    {
        for (const double y : m_y.ticks()) {
            const double place = at(m_x.low, y).second;
            drawing.line(leftRoom, place, pictureWidth - rightRoom, place);
            drawing.text(leftRoom - 8.0, place + 4.0, pictureNumber(std::abs(y) < m_y.step / 1000.0 ? 0.0 : y, isPart), "end");
        }
        for (const double x : m_x.ticks()) {
            drawing.text(at(x, m_y.low).first, pictureHeight - bottomRoom + 18.0, pictureNumber(std::abs(x) < m_x.step / 1000.0 ? 0.0 : x), "middle");
        }
        drawing.text((leftRoom + pictureWidth - rightRoom) / 2.0, pictureHeight - 12.0, xTitle, "middle");
    }

private:
    PictureAxis m_x;
    PictureAxis m_y;
};

/// The least and the most of some numbers; what is none does not count.
struct ValueRange
{
    double least = std::numeric_limits<double>::infinity();
    double most = -std::numeric_limits<double>::infinity();

    void add(double value)
    {
        if (std::isfinite(value)) {
            least = std::min(least, value);
            most = std::max(most, value);
        }
    }
    [[nodiscard]] PictureAxis axis() const { return least <= most ? PictureAxis(least, most) : PictureAxis(0.0, 1.0); }
};

} // namespace

std::string svgOf(const LinePicture &picture)
{
    ValueRange times;
    ValueRange values;
    values.add(0.0);
    for (const LinePicture::Line &line : picture.lines) {
        for (const auto &[time, value] : line.points) {
            times.add(time);
            values.add(value);
        }
    }
    SvgDrawing drawing(picture.title, pictureWidth, pictureHeight);
    const PictureFrame frame(times.axis(), values.axis());
    frame.draw(drawing, picture.timeTitle, picture.isPart);
    for (std::size_t place = 0; place < picture.lines.size(); ++place) {
        const LinePicture::Line &line = picture.lines[place];
        const char *colour = lineColours.at(place % lineColours.size());
        std::vector<std::pair<double, double>> points;
        for (const auto &[time, value] : line.points) {
            points.push_back(frame.at(time, value));
        }
        drawing.path(points, colour, place % 2 == 0 ? "" : "stroke-dasharray=\"6 3\"");
        const double x = pictureWidth - rightRoom + 8.0;
        const double y = topRoom + 16.0 * static_cast<double>(place);
        drawing.path({ { x, y }, { x + 16.0, y } }, colour, place % 2 == 0 ? "" : "stroke-dasharray=\"6 3\"");
        drawing.text(x + 22.0, y + 4.0, line.name, "start");
    }
    return drawing.take();
}

std::string svgOf(const HeatMapPicture &picture)
{
    constexpr double rowHigh = 30.0;
    std::size_t widest = picture.rowTitle.size();
    std::size_t widestCell = 9;
    for (const std::string &row : picture.rows) {
        widest = std::max(widest, row.size());
    }
    for (const std::string &column : picture.columns) {
        widestCell = std::max(widestCell, column.size() + 2);
    }
    const double left = 28.0 + characterWidth * static_cast<double>(widest);
    const double cellWide = characterWidth * static_cast<double>(widestCell);
    const double top = 82.0;
    const double wide = std::max(420.0, left + cellWide * static_cast<double>(picture.columns.size()) + 16.0);
    SvgDrawing drawing(picture.title, wide, top + rowHigh * static_cast<double>(picture.rows.size()) + 44.0);
    drawing.text(left, 52.0, picture.columnTitle, "start");
    drawing.text(left - 12.0, top - 8.0, picture.rowTitle, "end");
    ValueRange range;
    for (const double value : picture.values) {
        range.add(value);
    }
    const double span = range.most > range.least ? range.most - range.least : 1.0;
    for (std::size_t column = 0; column < picture.columns.size(); ++column) {
        drawing.text(left + cellWide * (static_cast<double>(column) + 0.5), top - 8.0, picture.columns[column], "middle", "");
    }
    for (std::size_t row = 0; row < picture.rows.size(); ++row) {
        const double y = top + rowHigh * static_cast<double>(row);
        drawing.text(left - 12.0, y + 20.0, picture.rows[row], "end", "");
        for (std::size_t column = 0; column < picture.columns.size(); ++column) {
            const double value = picture.values[row * picture.columns.size() + column];
            const double x = left + cellWide * static_cast<double>(column);
            // The better, the darker: readable without telling colours apart.
            const double part = (value - range.least) / span;
            const double good = std::isfinite(value) ? (picture.isMoreBetter ? part : 1.0 - part) : 0.0;
            const auto mix = [good](double light, double dark) { return static_cast<int>(std::lround(light + (dark - light) * good)); };
            drawing.add(fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"#{:02x}{:02x}{:02x}\"/>\n", x + 1.0,
                y + 1.0, cellWide - 2.0, rowHigh - 2.0, mix(0xe6, 0x0b), mix(0xf0, 0x4f), mix(0xfa, 0x8a)));
            drawing.text(
                x + cellWide / 2.0, y + 20.0, pictureNumber(value), "middle", good > 0.5 ? "style=\"fill:#ffffff\"" : "style=\"fill:#1d2733\"");
        }
    }
    drawing.text(left, top + rowHigh * static_cast<double>(picture.rows.size()) + 26.0,
        range.least <= range.most ? fmt::format("from {} to {}; darker is better", pictureNumber(range.least), pictureNumber(range.most))
                                  : "nothing was measured",
        "start");
    return drawing.take();
}

std::string svgOf(const FrontPicture &picture)
{
    ValueRange across;
    ValueRange up;
    for (const FrontPicture::Point &point : picture.points) {
        across.add(point.x);
        up.add(point.y);
    }
    SvgDrawing drawing(picture.title, pictureWidth, pictureHeight);
    const PictureFrame frame(across.axis(), up.axis());
    frame.draw(drawing, picture.xTitle, false);
    drawing.text(leftRoom, topRoom - 6.0, picture.yTitle, "start");
    std::vector<std::pair<double, double>> best;
    for (const FrontPicture::Point &point : picture.points) {
        if (point.isBest) {
            best.push_back(frame.at(point.x, point.y));
        }
    }
    std::sort(best.begin(), best.end());
    drawing.path(best, lineColours[0], "stroke-dasharray=\"4 3\"");
    for (const FrontPicture::Point &point : picture.points) {
        const auto [x, y] = frame.at(point.x, point.y);
        drawing.add(fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\"><title>{}: {}, {}</title></circle>\n", x, y,
            point.isBest ? "5" : "3.5", point.isBest ? lineColours[0] : "#999999", xmlEscaped(point.text), pictureNumber(point.x),
            pictureNumber(point.y)));
        if (point.isBest && best.size() <= 8) {
            drawing.text(x + 8.0, y - 6.0, point.text, "start", "");
        }
    }
    return drawing.take();
}

std::string htmlOf(const std::string &title, const std::string &note, const std::vector<std::string> &svgs)
{
    std::string pictures;
    for (const std::string &svg : svgs) {
        pictures += "<figure>" + svg + "</figure>\n";
    }
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{0}</title>\n"
        "<style>:root{{color-scheme:light dark}}body{{font:15px system-ui,sans-serif;max-width:900px;margin:2em auto;padding:0 1em}}"
        "figure{{margin:1.5em 0}}svg{{max-width:100%;height:auto}}</style></head>\n<body><h1>{0}</h1>\n<p>{1}</p>\n{2}</body></html>\n",
        xmlEscaped(title), xmlEscaped(note), pictures);
}

} // namespace apportion::cli
