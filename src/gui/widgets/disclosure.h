// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace apportion
{

/// A heading that opens and closes what stands below it; closed at first, so that it takes one line until it is wanted.
class Disclosure : public QWidget
{
    Q_OBJECT

public:
    Disclosure(const QString &title, QWidget *body, QWidget *parent = nullptr);

    [[nodiscard]] QToolButton *button() const { return m_button; }
    void setOpen(bool open);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_title;
    QToolButton *m_button;
    QWidget *m_body;
};

} // namespace apportion
