// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace apportion
{

/// The heading of a part of a page: a bold title, a quiet remark after it, and room for controls at the right.
class SectionHeader : public QWidget
{
    Q_OBJECT

public:
    explicit SectionHeader(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    [[nodiscard]] QString title() const;
    /// Quiet text after the title; empty for none.
    void setRemark(const QString &remark);
    /// Adds a control at the right end.
    void addControl(QWidget *control);

private:
    QLabel *m_title;
    QLabel *m_remark;
    QHBoxLayout *m_layout;
};

} // namespace apportion
