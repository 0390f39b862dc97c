// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QFrame>
#include <QList>

class QTextBrowser;

namespace apportion
{

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

    /// Shows resources/help/@p page.md, for the names of MainWindow::pageNames().
    void showPage(const QString &page);
    void showShortcuts(const QList<ShortcutEntry> &entries);
    void applyPalette(const Palette &palette);
    [[nodiscard]] QTextBrowser *browser() const { return m_browser; }

private:
    void show(const QString &html);

    Palette m_palette = Palette::light();
    QTextBrowser *m_browser;
    QString m_page; ///< what is shown; empty: the keys
    QString m_keys;
};

} // namespace apportion
