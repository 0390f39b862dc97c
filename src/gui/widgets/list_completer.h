// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCompleter>
#include <QStringList>

#include <functional>

class QLineEdit;

namespace apportion
{

/// Completes the word at the end of a comma separated list, with or without a sign: "normal,+hi". Words that the list has already are
/// not offered.
class ListCompleter : public QCompleter
{
    Q_OBJECT

public:
    explicit ListCompleter(QLineEdit *edit);

    void setWords(const QStringList &words);
    /// The same, asked for each time the line is entered: for words of which there are many.
    void setWordsOnEntry(std::function<QStringList()> words);
    [[nodiscard]] QStringList splitPath(const QString &path) const override;
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offer();

    QLineEdit *m_edit;
    QStringList m_all;
    std::function<QStringList()> m_words;
};

} // namespace apportion
