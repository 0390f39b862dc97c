// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

class QButtonGroup;
class QToolButton;

namespace apportion
{

/// A row of joined buttons of which exactly one is chosen: "Fair Tree | Classic | Depth-oblivious | Linear 2009". Where there is no
/// room for all of them beside each other, and all else has given way, they go on in further rows: none is ever cut.
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedControl(const QStringList &segments, QWidget *parent = nullptr);

    [[nodiscard]] int current() const;
    /// Chooses a segment without telling.
    void setCurrent(int index);
    [[nodiscard]] QToolButton *button(int index) const;
    [[nodiscard]] QSize sizeHint() const override;
    /// How wide it is with all segments in one row.
    [[nodiscard]] int wholeWidth() const { return inRows(1).width; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The user chose another segment.
    void chosen(int index);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The first segment of each row, and the width of the widest one.
    struct Rows
    {
        std::vector<int> begins;
        int width = 0;
    };
    [[nodiscard]] Rows inRows(int count) const;
    [[nodiscard]] int count() const;
    void watchWhatIsAround();
    void scheduleCheck();
    void check();
    [[nodiscard]] QWidget *cutBy() const;
    void setRows(int rows);
    void arrange();

    QButtonGroup *m_group;
    QList<QPointer<QWidget>> m_around; ///< that it lies in: their sizes are watched
    int m_rows = 1;
    QPointer<QWidget> m_narrow; ///< what has no room for one row less
    int m_narrowWidth = 0; ///< and how wide it was
    bool m_isScheduled = false;
    bool m_isCut = false; ///< the last check saw it cut
};

} // namespace apportion
