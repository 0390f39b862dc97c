// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace apportion
{

class Document;

/// Asks for what no listing of Slurm's says: when slurmctld last reset usage. Below it stands when the next reset is due.
class LastResetField : public QWidget
{
    Q_OBJECT

public:
    explicit LastResetField(Document *document, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *lineEdit() const { return m_line; }
    [[nodiscard]] QString reading() const;

private:
    void refresh();
    void commit();

    Document *m_document;
    QLineEdit *m_line;
    QLabel *m_below;
};

} // namespace apportion
