// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/list_completer.h"

#include "gui/widgets/look.h"

#include <QEvent>
#include <QLineEdit>
#include <QStringListModel>

#include <utility>

namespace apportion
{

namespace
{

/// Where the last word of the list begins, behind its sign.
qsizetype lastWord(const QString &text)
{
    qsizetype begin = text.lastIndexOf(QLatin1Char(',')) + 1;
    while (begin < text.size() && QStringLiteral(" +-").contains(text[begin])) {
        ++begin;
    }
    return begin;
}

} // namespace

ListCompleter::ListCompleter(QLineEdit *edit) : QCompleter(edit), m_edit(edit)
{
    setModel(new QStringListModel(this));
    setCaseSensitivity(Qt::CaseInsensitive);
    edit->setCompleter(this);
    makeProposals(this);
    connect(edit, &QLineEdit::textEdited, this, &ListCompleter::offer);
    // The line takes what was chosen by setText(), as if a program had set it: whoever keeps only what was modified would lose it.
    connect(
        this, qOverload<const QString &>(&QCompleter::activated), edit, [edit] { edit->setModified(true); }, Qt::QueuedConnection);
}

void ListCompleter::setWords(const QStringList &words)
{
    m_all = words;
    offer();
}

void ListCompleter::offer()
{
    QStringList words = m_all;
    const QString text = m_edit->text();
    for (QString word : text.left(lastWord(text)).split(QLatin1Char(','))) {
        word = word.mid(lastWord(word)).trimmed();
        words.removeIf([&word](const QString &one) { return one.compare(word, Qt::CaseInsensitive) == 0; });
    }
    auto *model = qobject_cast<QStringListModel *>(this->model());
    if (model->stringList() != words) {
        model->setStringList(words);
    }
}

void ListCompleter::setWordsOnEntry(std::function<QStringList()> words)
{
    m_words = std::move(words);
    m_edit->installEventFilter(this);
}

bool ListCompleter::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::FocusIn && m_words) {
        setWords(m_words());
    }
    return QCompleter::eventFilter(watched, event);
}

QStringList ListCompleter::splitPath(const QString &path) const
{
    return { path.mid(lastWord(path)) };
}

QString ListCompleter::pathFromIndex(const QModelIndex &index) const
{
    const QString text = m_edit->text();
    return text.left(lastWord(text)) + index.data().toString();
}

} // namespace apportion

#include "moc_list_completer.cpp"
