// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRadioButton>

namespace apportion
{

/// A radio button whose text breaks its lines wherever its place is narrow; Qt's own is as wide as its text.
class WrappedRadioButton : public QRadioButton
{
    Q_OBJECT

public:
    /// @p text is shown as it is: an "&" is no shortcut.
    explicit WrappedRadioButton(const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &place) const override { return rect().contains(place); }

private:
    [[nodiscard]] int textLeft() const;
    [[nodiscard]] int lineHeight() const;
};

} // namespace apportion
