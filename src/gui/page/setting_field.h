// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QList>
#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace apportion
{

class ElidedLabel;

/// One key of the priority settings as a field of a form: a caption, the value as slurm.conf writes it, and below it
/// in plain words how Slurm reads it. A value that Slurm would not take is not set, and the field says why.
class SettingField : public QWidget
{
    Q_OBJECT

public:
    /// One of the words that a key can have, and what people call it.
    struct Choice
    {
        QString value;
        QString label;
    };
    using Reading = std::function<QString(const Policy &policy, const QString &text)>;

    /// A field to type in; with @p choices, a list.
    SettingField(Document *document, PriorityKey key, const QString &caption, const QList<Choice> &choices = {}, QWidget *parent = nullptr);

    /// How the value reads in plain words; is asked at every key with a text that Slurm would take.
    void setReading(Reading reading);
    /// What the line below the field says now.
    [[nodiscard]] QString reading() const;
    [[nodiscard]] QLineEdit *lineEdit() const { return m_line; }
    [[nodiscard]] QComboBox *comboBox() const { return m_list; }

    /// Takes the document's value and reading anew.
    void refresh();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitDefault();
    void judge(const QString &text);
    void commit(const QString &text);
    void resetToDefault();

    Document *m_document;
    PriorityKey m_key;
    ElidedLabel *m_caption;
    QLineEdit *m_line = nullptr;
    QComboBox *m_list = nullptr;
    QLabel *m_below;
    QPushButton *m_default; ///< back to Slurm's default; there while the value is another
    Reading m_reading;
    bool m_wrong = false;
};

/// How a time string of slurm.conf reads: "14 days", and what it is not when it looks like something else.
[[nodiscard]] QString timeInWords(const QString &text);

} // namespace apportion
