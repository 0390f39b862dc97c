// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/undo_keys.h"

#include "document/document.h"

#include <QDialog>
#include <QShortcut>
#include <QUndoStack>

namespace apportion
{

void addUndoKeys(QDialog *dialog, Document *document)
{
    QUndoStack *stack = document->undoStack();
    QObject::connect(new QShortcut(QKeySequence::Undo, dialog), &QShortcut::activated, stack, [stack, first = stack->index()] {
        if (stack->index() > first) {
            stack->undo();
        }
    });
    for (const QKeySequence &keys : { QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) }) { // as in the menu
        QObject::connect(new QShortcut(keys, dialog), &QShortcut::activated, stack, &QUndoStack::redo);
    }
}

} // namespace apportion
