// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace apportion
{

class Page;

/// The place of a page in the window. Where it is smaller than the page can be without a control being cut, the page is scrolled.
class PageRoom : public QScrollArea
{
    Q_OBJECT

public:
    explicit PageRoom(Page *page, QWidget *parent = nullptr);

    /// As much of what the page would like as leaves something to what stands beside it.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    Page *m_page;
    int m_windowWidth = 0; ///< that the hint was made for
};

} // namespace apportion
