// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QTranslator;

namespace apportion
{

/// The language of the program's texts and the form of its numbers, changed while it runs.
///
/// Qt tells every window of a change (QEvent::LanguageChange); MainWindow then makes its content anew, so that no page
/// has to know how to translate itself again.
class Language : public QObject
{
    Q_OBJECT

public:
    struct Choice
    {
        QString code; ///< "de", "zh_CN"; empty: as the system has it
        QString name; ///< in the language itself
    };

    /// Installs what fits the system's language.
    explicit Language(QObject *parent = nullptr);
    ~Language() override;

    /// The languages that the program comes with, English first.
    [[nodiscard]] static QList<Choice> shipped();
    /// The code that was chosen; empty: the system's.
    [[nodiscard]] QString chosen() const { return m_chosen; }
    /// Takes a code of shipped(), or an empty one; anything else is taken as empty.
    void choose(const QString &code);

private:
    void install();
    void add(std::unique_ptr<QTranslator> translator, bool loaded);

    QString m_chosen;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace apportion
