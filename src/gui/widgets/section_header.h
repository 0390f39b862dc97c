// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstddef>
#include <vector>

class QBoxLayout;
class QVBoxLayout;

namespace apportion
{

class ElidedLabel;

/// The heading of a part of a page: a bold title, a quiet remark after it, and room for controls at the right; where
/// the place is too narrow for both, the controls stand below, in several rows where one is too narrow.
class SectionHeader : public QWidget
{
    Q_OBJECT

public:
    explicit SectionHeader(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    [[nodiscard]] QString title() const;
    /// Quiet text after the title; empty for none.
    void setRemark(const QString &remark);
    /// The remark is what is to be read: controls stand below before it is shortened.
    void keepRemarkWhole() { m_isRemarkWhole = true; }
    /// How high it is at least, in pixels, whatever stands in it.
    void setLeastHeight(int height);
    /// Adds a control at the right end.
    void addControl(QWidget *control);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] int controlsWidth() const;
    [[nodiscard]] int widestControl() const;
    /// Where rows of that width begin.
    [[nodiscard]] std::vector<std::size_t> beginsOfRows(int width) const;
    void keepCompany(std::vector<std::size_t> &begins, int width) const;
    void putIntoRows(const std::vector<std::size_t> &begins);
    void arrange();

    ElidedLabel *m_title;
    ElidedLabel *m_remark;
    QBoxLayout *m_rows;
    QVBoxLayout *m_controlRows;
    std::vector<QWidget *> m_controls;
    std::vector<std::size_t> m_begins { 0 }; ///< the first control of each row
    bool m_isRemarkWhole = false;
    bool m_isBelow = false; ///< the controls stand below the title
    int m_leastHeight = 0;
};

} // namespace apportion
