// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QHash>

namespace apportion
{

struct Palette;

/// A button with an icon, a title and a quiet line below it: one of the ways to begin.
class ChoiceButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// @p icon names a drawing of resources/icons.
    ChoiceButton(const QString &icon, const QString &title, const QString &description, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    void setDescription(const QString &description);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] QRect descriptionRect(int width) const;

    QString m_iconName;
    QString m_description;
    mutable QHash<int, int> m_heights; ///< by width, in this font
};

} // namespace apportion
