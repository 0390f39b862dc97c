// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"

namespace apportion
{

/// A chart of some numbers, on the canvas or on one with axes of its own.
template <typename Data, typename Canvas = ChartWidget>
class ChartOf : public Canvas
{
public:
    using Canvas::Canvas;

    void setData(Data data)
    {
        m_data = std::move(data);
        dataChanged();
        this->invalidate();
        Q_EMIT this->dataShown();
        if constexpr (requires { this->followSpan(); }) {
            this->followSpan();
        }
    }
    [[nodiscard]] const Data &data() const { return m_data; }

protected:
    /// What is worked out once for all the times that the chart is laid out.
    virtual void dataChanged() { }

    Data m_data;
};

} // namespace apportion
