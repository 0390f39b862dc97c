// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QScrollArea;
class QVBoxLayout;

namespace apportion
{

class ExplainPanel;
class Page;
class Workspace;
struct Palette;

/// What stands at the right of the current page: the page's own widget, and the derivation below it.
class SidePanel : public QFrame
{
    Q_OBJECT

public:
    explicit SidePanel(Workspace *workspace, QWidget *parent = nullptr);

    void addPage(Page *page);
    /// Shows what belongs to @p page. Whether there is anything is hasContent().
    void setPage(Page *page);
    [[nodiscard]] bool hasContent() const { return m_hasContent; }
    [[nodiscard]] ExplainPanel *explainPanel() const { return m_explain; }
    /// Scrolls to the derivation.
    void bringExplanation();
    void applyPalette(const Palette &palette);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void scrollToExplanation();

    QVBoxLayout *m_top;
    ExplainPanel *m_explain;
    QScrollArea *m_scroll;
    QList<QPair<Page *, QWidget *>> m_sides;
    QTimer m_bringing; ///< runs while the derivation that is to be scrolled to may still find its place
    bool m_isElsewhere = false; ///< the user has scrolled since then
    bool m_hasContent = false;
};

} // namespace apportion
