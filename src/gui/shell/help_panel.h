// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

class QTextBrowser;

namespace apportion
{

struct Palette;

/// An entry of the list of keys.
struct ShortcutEntry
{
    QString group; ///< the menu in which it stands, or where it works
    QString text;
    QString keys;
};

/// Help beside the page that it is about, and the list of keys.
class HelpPanel : public QFrame
{
    Q_OBJECT

public:
    explicit HelpPanel(QWidget *parent = nullptr);

    /// Shows resources/help/@p page.md, for the names of MainWindow::pageNames(), and "time" for the time bar.
    void showPage(const QString &page);
    void showShortcuts(const QList<ShortcutEntry> &entries);
    void applyPalette(const Palette &palette);
    [[nodiscard]] QTextBrowser *browser() const { return m_browser; }

private:
    /// Sizes and distances as the rest of the window has them.
    void setType();

    QTextBrowser *m_browser;
    QString m_page; ///< what is shown; empty: the keys
    QString m_keys;
};

} // namespace apportion
