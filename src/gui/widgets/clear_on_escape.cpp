// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/clear_on_escape.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace apportion
{

namespace
{

class EscapeFilter : public QObject
{
public:
    explicit EscapeFilter(QLineEdit *field) : QObject(field), m_field(field) { field->installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        if (watched != m_field || !isKey || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape || m_field->text().isEmpty()) {
            return QObject::eventFilter(watched, event);
        }
        if (event->type() == QEvent::KeyPress) {
            m_field->clear();
        }
        event->accept(); // nobody else's Escape
        return true;
    }

private:
    QLineEdit *m_field;
};

} // namespace

void clearOnEscape(QLineEdit *field)
{
    new EscapeFilter(field); // the field's own
}

} // namespace apportion
