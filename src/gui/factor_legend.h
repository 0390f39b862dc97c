// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QWidget>

#include <vector>

namespace apportion
{

/// One line of coloured squares with the names of the terms of a priority.
class FactorLegend : public QWidget
{
    Q_OBJECT

public:
    explicit FactorLegend(QWidget *parent = nullptr);

    void setColours(const Palette &palette);
    void setFactors(std::vector<Factor> factors);
    [[nodiscard]] const std::vector<Factor> &factors() const { return m_factors; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return { 0, sizeHint().height() }; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Factor> m_factors;
    Palette m_palette = Palette::light();
};

} // namespace apportion
