// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/sweep_chart.h"
#include "engine/background_job.h"
#include "gui/page/page.h"
#include "history/sweep_points.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;

namespace apportion
{

class SectionHeader;

/// What a sweep came to, of a folder that was merged: a map of a measure over two settings, and the best of two measures.
class SweepView : public QWidget
{
    Q_OBJECT

public:
    explicit SweepView(QWidget *parent = nullptr);

    /// Reads a folder and shows it; why it cannot be shown stands in its place.
    void show(const QString &folder);
    void applyPalette(const Palette &palette);
    [[nodiscard]] bool isBusy() const { return m_readJob.isBusy() || m_pictureJob.isBusy(); }
    [[nodiscard]] QList<NamedChart> charts() const;
    [[nodiscard]] SweepMapChart *map() const { return m_map; }
    [[nodiscard]] SweepFrontChart *front() const { return m_front; }
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void closeRequested();

private:
    struct Pictures
    {
        SweepMapData map;
        SweepFrontData front;
    };
    /// Places in the lists of measures and of keys.
    struct Choice
    {
        std::size_t measure = 0;
        std::size_t against = 0;
        int rows = 0;
        int columns = 1;
    };

    void take(const std::shared_ptr<const history::MergedSweep> &sweep);
    void refresh();
    [[nodiscard]] QComboBox *makeChoice(const QString &name);
    [[nodiscard]] static Pictures picturesOf(const history::MergedSweep &sweep, const Choice &choice);

    SectionHeader *m_header;
    QComboBox *m_measure = nullptr;
    QComboBox *m_against = nullptr;
    QComboBox *m_rows = nullptr;
    QComboBox *m_columns = nullptr;
    QLabel *m_message = nullptr;
    SweepMapChart *m_map = nullptr;
    SweepFrontChart *m_front = nullptr;
    std::shared_ptr<const history::MergedSweep> m_sweep;
    BackgroundJob<std::shared_ptr<const history::MergedSweep>> m_readJob;
    BackgroundJob<Pictures> m_pictureJob;
};

} // namespace apportion
