// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/wrapped_label.h"

#include <QHash>
#include <QResizeEvent>

namespace apportion
{

namespace
{

/// All that says how high a label is.
struct LabelShape
{
    QString text;
    QString font;
    QMargins margins;
    int width = 0;
    int margin = 0;
    int indent = 0;
    Qt::TextFormat format = Qt::AutoText;
    Qt::TextInteractionFlags interaction; ///< text that can be selected is laid out by another class of Qt's

    bool operator==(const LabelShape &other) const = default;
};

size_t qHash(const LabelShape &shape, size_t seed = 0)
{
    return qHashMulti(seed, shape.text, shape.font, shape.width);
}

constexpr qsizetype mostShapes = 4000; ///< of some hundred labels at the widths that layouts try

/// What the window's thread has measured. Labels that are made anew mostly say what others have said before.
QHash<LabelShape, int> &knownHeights()
{
    static QHash<LabelShape, int> heights;
    return heights;
}

} // namespace

WrappedLabel::WrappedLabel(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    // a long word without blanks must not make anything wider
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappedLabel::minimumSizeHint() const
{
    return { 0, m_isWhole ? heightForWidth(width()) : fontMetrics().lineSpacing() };
}

void WrappedLabel::keepWhole()
{
    m_isWhole = true;
    updateGeometry();
}

void WrappedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    if (m_isWhole && event->oldSize().width() != width()) {
        updateGeometry();
    }
}

int WrappedLabel::heightForWidth(int width) const
{
    const LabelShape shape { text(), font().key(), contentsMargins(), width, margin(), indent(), textFormat(), textInteractionFlags() };
    QHash<LabelShape, int> &known = knownHeights();
    if (const auto found = known.constFind(shape); found != known.constEnd()) {
        return *found;
    }
    if (known.size() == mostShapes) {
        known.clear();
    }
    return *known.insert(shape, QLabel::heightForWidth(width));
}

} // namespace apportion

#include "moc_wrapped_label.cpp"
