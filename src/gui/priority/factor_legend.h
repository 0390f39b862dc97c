// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QWidget>

#include <vector>

namespace apportion
{

/// Coloured squares with the names of the terms of a priority, in as many lines as its width asks for.
class FactorLegend : public QWidget
{
    Q_OBJECT

public:
    explicit FactorLegend(QWidget *parent = nullptr);

    void setColours(const Palette &palette);
    void setFactors(std::vector<Factor> factors);
    [[nodiscard]] const std::vector<Factor> &factors() const { return m_factors; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] static int lineHeight();
    [[nodiscard]] int entryWidth(Factor factor) const;
    /// Where each entry begins in the given width.
    [[nodiscard]] std::vector<QPoint> placesIn(int width) const;

    std::vector<Factor> m_factors;
    Palette m_palette = Palette::light();
};

} // namespace apportion
