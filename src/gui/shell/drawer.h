// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QStackedWidget;
class QToolButton;

namespace apportion
{

class Document;
class HelpPanel;
class HistoryPanel;
class SectionHeader;
struct Palette;

/// The column that opens at the right of everything on request: help, the list of keys, the history.
class Drawer : public QFrame
{
    Q_OBJECT

public:
    enum class Content { None, Help, TimeHelp, Shortcuts, History };

    explicit Drawer(Document *document, QWidget *parent = nullptr);

    /// Content::None hides it.
    void setContent(Content content);
    [[nodiscard]] Content content() const { return m_content; }
    [[nodiscard]] HelpPanel *help() const { return m_help; }
    [[nodiscard]] HistoryPanel *history() const { return m_history; }
    void applyPalette(const Palette &palette);

Q_SIGNALS:
    void closeRequested();

private:
    Content m_content = Content::None;
    SectionHeader *m_header;
    QToolButton *m_close;
    QStackedWidget *m_stack;
    HelpPanel *m_help;
    HistoryPanel *m_history;
};

} // namespace apportion
