// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QToolButton;

namespace apportion
{

/// A row of joined buttons of which exactly one is chosen: "Fair Tree | Classic | Depth-oblivious | Linear 2009".
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedControl(const QStringList &segments, QWidget *parent = nullptr);

    [[nodiscard]] int current() const;
    /// Chooses a segment without telling.
    void setCurrent(int index);
    [[nodiscard]] QToolButton *button(int index) const;

Q_SIGNALS:
    /// The user chose another segment.
    void chosen(int index);

private:
    QButtonGroup *m_group;
};

} // namespace apportion
