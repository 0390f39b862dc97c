// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace apportion
{

/// A small form that opens at the top of a page, where a dialog would cover what it is about: a line of fields, a button
/// that does it, one that closes it, and room below for a preview or the reason why it cannot be done. Escape closes it.
class FormBar : public QFrame
{
    Q_OBJECT

public:
    explicit FormBar(const QString &accept, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Says why it cannot be done; empty: it can.
    void setError(const QString &error);
    /// A quiet sentence below the fields; empty for none.
    void setRemark(const QString &remark);
    [[nodiscard]] QString error() const;
    [[nodiscard]] QPushButton *acceptButton() const { return m_accept; }

public Q_SLOTS:
    void closeForm();

Q_SIGNALS:
    void accepted();
    void closed();

protected:
    /// Puts a field after those that are there.
    void addField(QWidget *field, int stretch = 0);
    /// Puts something below the fields.
    void addBelow(QWidget *widget);
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_title;
    QLabel *m_message;
    QPushButton *m_accept;
    QHBoxLayout *m_fields;
    QVBoxLayout *m_rows;
};

} // namespace apportion
