// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace apportion
{

/// A label that breaks its lines wherever its place is narrow, and remembers how high it is then.
///
/// A QLabel lays its text out anew for each of the many questions that layouts ask: too slow where dozens of labels
/// change at every click. This one asks for no width, and is as high as the width that it gets makes it.
class WrappedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget *parent = nullptr);

    /// Asks for the height of all of its lines where others would do with one, and be cut: for what stands below a table.
    void keepWhole();

    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    bool m_isWhole = false;
};

} // namespace apportion
