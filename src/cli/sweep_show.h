// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "history/sweep_points.h"

#include <string>
#include <utility>
#include <vector>

namespace apportion::cli
{

/// sweep show: what was measured.
class SweepShow
{
public:
    void declare(VerbOptions &verb);
    [[nodiscard]] int run(const Streams &streams) const;

private:
    using Settings = std::vector<std::pair<std::string, std::string>>;

    [[nodiscard]] std::string problem(const Settings &settings, std::size_t measures, Settings &where) const;
    [[nodiscard]] std::string show(
        const std::vector<history::SweepPoint> &points, const std::vector<history::MeasureWord> &words, bool hasSeeds, const Streams &streams) const;

    std::string m_folder;
    std::vector<std::string> m_measures;
    std::vector<std::string> m_where;
    std::string m_rows;
    std::string m_columns;
    std::string m_picture;
    bool m_isPareto = false;
    bool m_isEach = false;
    bool m_json = false;
    bool m_csv = false;
};

} // namespace apportion::cli
