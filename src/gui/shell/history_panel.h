// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change_notes.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPlainTextEdit;
class QUndoView;

namespace apportion
{

class Document;

/// Every step that can be undone or redone, oldest first; a click goes to the state after it. Below it stands the note on the
/// step that is shown, where it is written too.
class HistoryPanel : public QFrame
{
    Q_OBJECT

public:
    /// Changes that one step may have and still be given a note here: one for each stands in the project file.
    static constexpr std::size_t mostNoted = 5000;

    explicit HistoryPanel(Document *document, QWidget *parent = nullptr);

    [[nodiscard]] QUndoView *view() const { return m_view; }
    [[nodiscard]] QPlainTextEdit *note() const { return m_note; }

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Shows the note on the last step that is done.
    void showNote();
    /// Gives it the text that was typed. Where later steps are undone these are done again first: a new step would take their place.
    void keepNote();

    Document *m_document;
    QUndoView *m_view;
    QLabel *m_about;
    QPlainTextEdit *m_note;
    std::vector<NotePlace> m_places; ///< what the note is about
    QString m_shown; ///< the note as it is kept
};

} // namespace apportion
