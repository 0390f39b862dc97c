// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/history_panel.h"

#include "document/document.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"
#include "storage/qt_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QUndoView>

namespace apportion
{

namespace
{

/// Steps as wide as the list, whatever they are called: the whole of it is in the tip.
class StepDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return { 0, QStyledItemDelegate::sizeHint(option, index).height() };
    }

    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index) override
    {
        const QString step = index.data().toString();
        if (event->type() != QEvent::ToolTip || option.fontMetrics.horizontalAdvance(step) < option.rect.width() - 8) {
            return QStyledItemDelegate::helpEvent(event, view, option, index);
        }
        QToolTip::showText(event->globalPos(), step, view, option.rect);
        return true;
    }
};

} // namespace

HistoryPanel::HistoryPanel(Document *document, QWidget *parent)
    : QFrame(parent), m_document(document), m_view(new QUndoView(document->undoGroup(), this)), m_about(makeText("quiet", this)),
      m_note(new QPlainTextEdit(this))
{
    m_view->setEmptyLabel(tr("As it was opened"));
    m_view->setAccessibleName(tr("Steps that can be undone and redone"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setTextElideMode(Qt::ElideMiddle); // of a path the name of the file stays
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setItemDelegate(new StepDelegate(m_view));
    m_note->setAccessibleName(tr("Note on this step"));
    m_note->setToolTip(
        tr("Why it was done. Ctrl+Enter keeps it, and goes on to the last step. It stays in the project file, and goes into apply.sh and reports."));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(4 * m_note->fontMetrics().lineSpacing() + 2 * (m_note->frameWidth() + 4));
    m_note->installEventFilter(this);
    auto *below = new QWidget(this);
    makeColumn(below, { m_about, m_note }, 6, { 14, 8, 8, 10 });
    makeColumn(this, { { m_view, 1 }, below }, 0);
    connect(document->undoGroup(), &QUndoGroup::indexChanged, this, &HistoryPanel::showNote);
    connect(document->undoGroup(), &QUndoGroup::activeStackChanged, this, &HistoryPanel::showNote);
    showNote();
}

void HistoryPanel::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    showNote();
}

bool HistoryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide) {
        keepNote();
    } else if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && m_note->toPlainText() != m_shown) {
            m_note->setPlainText(m_shown);
            return true;
        }
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && key->modifiers().testFlag(Qt::ControlModifier)) {
            keepNote();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void HistoryPanel::showNote()
{
    if (!isVisible()) {
        return; // what a step is about takes a while to be found of a large one
    }
    const int step = m_document->undoStack()->index() - 1;
    m_places = m_document->notePlaces(step);
    const bool isTooMuch = m_places.size() > mostNoted;
    m_about->setText(step < 0  ? tr("A step can be given a note: why it was done.")
            : m_places.empty() ? tr("This step changes nothing that a note can be on.")
            : isTooMuch        ? tr("This step has too many changes for one note: write notes in Compare.")
                               : tr("Note on: %1").arg(m_document->undoStack()->text(step)));
    m_shown = m_places.empty() || isTooMuch ? QString() : toText(NoteIndex(*m_document->policy().notes).textOf(m_places));
    const QSignalBlocker blocked(m_note);
    m_note->setPlainText(m_shown);
    m_note->setEnabled(!m_places.empty() && !isTooMuch);
}

void HistoryPanel::keepNote()
{
    const QString text = m_note->toPlainText();
    if (!m_note->isEnabled() || text.trimmed() == m_shown.trimmed()) {
        return;
    }
    m_shown = text; // going to the end shows another step
    QUndoStack *stack = m_document->undoStack();
    const int step = stack->index() - 1;
    stack->setIndex(stack->count());
    m_document->setNoteOn(m_document->notePlaces(step), text);
}

} // namespace apportion

#include "moc_history_panel.cpp"
