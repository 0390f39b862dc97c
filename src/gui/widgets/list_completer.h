// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCompleter>
#include <QStringList>

class QLineEdit;

namespace apportion
{

/// Completes the word at the end of a comma separated list, with or without a sign: "normal,+hi".
class ListCompleter : public QCompleter
{
    Q_OBJECT

public:
    explicit ListCompleter(QLineEdit *edit);

    void setWords(const QStringList &words);
    [[nodiscard]] QStringList splitPath(const QString &path) const override;
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override;

private:
    QLineEdit *m_edit;
};

} // namespace apportion
