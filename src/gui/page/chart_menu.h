// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_export.h"

#include <QMenu>
#include <QPointer>

#include <functional>

class QActionGroup;
class QDoubleSpinBox;
class QSpinBox;
class QToolButton;

namespace apportion
{

class ChartWidget;

/// A chart to be saved: which one, as what, how large.
struct ChartRequest
{
    QPointer<ChartWidget> chart;
    ChartFormat format = ChartFormat::Png;
    QSize size; ///< in the chart's own units; times scale for PNG
    double scale = 2.0;
};

/// The menu that every chart has, at its button and under the right mouse button: save it as PNG, SVG or PDF at a chosen size
/// and scale, save its data as CSV, copy either.
class ChartMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ChartMenu(ChartWidget *chart, QWidget *parent = nullptr);

    /// A small button that opens the menu, for the header above the chart.
    [[nodiscard]] QToolButton *makeButton();
    /// The size at which the chart is saved: the chosen one, else that of all it lists, as the command line writes it.
    [[nodiscard]] QSize chosenSize() const;
    /// PNG pixels for each unit of the size.
    [[nodiscard]] double chosenScale() const;
    void setChosenSize(const QSize &size);

Q_SIGNALS:
    void saveRequested(const apportion::ChartRequest &request);
    /// A picture is about to be copied: it wants to say where it comes from.
    void captionWanted(apportion::ChartWidget *chart);

private:
    void addSave(const QString &text, ChartFormat format);
    void addZoom();
    void addSizes();
    void addScales();
    void copyPicture();
    void copyData() const;

    ChartWidget *m_chart;
    std::function<QSize()> m_size; ///< what is chosen
    double m_scale = 2.0;
    QSpinBox *m_width = nullptr;
    QSpinBox *m_height = nullptr;
};

} // namespace apportion
