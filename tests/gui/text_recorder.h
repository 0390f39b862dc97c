// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <cmath>
#include <vector>

namespace apportion::test
{

/// A text as it was painted, and from where to where it reaches.
struct PaintedText
{
    QString text;
    QRectF place;
};

/// Something to paint on that keeps the texts and nothing else: what a delegate writes by itself can be measured on it.
///
/// Glyphs that are painted without their text (as figures are) are not seen.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(const QSize &size) : m_size(size), m_engine(&m_texts) { }

    [[nodiscard]] const std::vector<PaintedText> &texts() const { return m_texts; }
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        constexpr int dots = 96;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dots;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        case PdmDepth:
            return 32;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        explicit Engine(std::vector<PaintedText> *texts) : QPaintEngine(AllFeatures), m_texts(texts) { }

        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &now) override
        {
            if (now.state().testFlag(DirtyTransform)) {
                m_transform = now.transform();
            }
        }
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { }
        void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override { }
        void drawPath(const QPainterPath &) override { }
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override { }
        void drawRects(const QRectF *, int) override { }
        void drawLines(const QLineF *, int) override { }
        void drawEllipse(const QRectF &) override { }
        void drawTextItem(const QPointF &place, const QTextItem &item) override
        {
            const QRectF room(place.x(), place.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            m_texts->push_back({ item.text(), m_transform.mapRect(room) });
        }
        [[nodiscard]] Type type() const override { return User; }

    private:
        std::vector<PaintedText> *m_texts;
        QTransform m_transform;
    };

    QSize m_size;
    std::vector<PaintedText> m_texts;
    mutable Engine m_engine;
};

} // namespace apportion::test
