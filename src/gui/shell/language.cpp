// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace apportion
{

namespace
{

QString textsFolder()
{
    return QStringLiteral(":/i18n");
}

/// The system's own form of numbers and dates, unless another language than the system's was chosen, or that of its dates is another.
QLocale localeFor(const QString &code)
{
    const QLocale system = QLocale::system();
    if (code.isEmpty()) {
        return system;
    }
    const QLocale chosen(code);
    const bool speaksIt = chosen.language() == system.language() && system.dayName(Qt::Monday) == chosen.dayName(Qt::Monday);
    return speaksIt ? system : chosen;
}

/// Groups the counts in texts as all numbers in the window are: tr() writes "%n" as C does.
class GroupingTranslator final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation, int n) const override
    {
        QString text = QTranslator::translate(context, source, disambiguation, n);
        return n < 0 ? text : text.replace(QLatin1String("%n"), QLatin1String("%Ln"));
    }
};

} // namespace

Language::Language(QObject *parent) : QObject(parent)
{
    install();
}

Language::~Language()
{
    for (const auto &translator : m_translators) {
        QCoreApplication::removeTranslator(translator.get());
    }
}

QList<Language::Choice> Language::shipped()
{
    // each in its own words, for those who cannot read the language that is shown
    return { { QStringLiteral("en"), QStringLiteral("English") }, { QStringLiteral("de"), QStringLiteral("Deutsch") },
        { QStringLiteral("fr"), QStringLiteral("Français") }, { QStringLiteral("zh_CN"), QStringLiteral("简体中文") } };
}

void Language::choose(const QString &code)
{
    const QList<Choice> languages = shipped();
    const bool known = std::any_of(languages.begin(), languages.end(), [&code](const Choice &choice) { return choice.code == code; });
    const QString chosen = known ? code : QString();
    if (chosen == m_chosen) {
        return;
    }
    m_chosen = chosen;
    install();
}

void Language::install()
{
    for (const auto &translator : m_translators) {
        QCoreApplication::removeTranslator(translator.get());
    }
    m_translators.clear();
    const QLocale locale = localeFor(m_chosen);
    QLocale::setDefault(locale);
    // the last one installed is asked first; English has the plural forms of what another language lacks
    auto qt = std::make_unique<QTranslator>();
    const bool qtLoaded = qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    add(std::move(qt), qtLoaded);
    auto english = std::make_unique<GroupingTranslator>();
    const bool englishLoaded = english->load(textsFolder() + QStringLiteral("/apportion_en.qm"));
    add(std::move(english), englishLoaded);
    auto own = std::make_unique<GroupingTranslator>();
    const bool ownLoaded = own->load(locale, QStringLiteral("apportion"), QStringLiteral("_"), textsFolder());
    add(std::move(own), ownLoaded);
}

void Language::add(std::unique_ptr<QTranslator> translator, bool loaded)
{
    if (loaded) {
        QCoreApplication::installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    }
}

} // namespace apportion

#include "moc_language.cpp"
