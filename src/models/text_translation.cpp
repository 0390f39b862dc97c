// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text_translation.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace apportion
{

namespace
{

struct TextTranslation
{
    Q_DECLARE_TR_FUNCTIONS(TextTranslation)
};

} // namespace

QString translatedHtml(const Text &text)
{
    if (text.isEmpty()) {
        return {};
    }
    static const QRegularExpression code(QStringLiteral("`([^`]*)`"));
    QString sentence = QCoreApplication::translate("Text", text.source).toHtmlEscaped();
    sentence.replace(code, QStringLiteral("<span style=\"font-family:'DejaVu Sans Mono','Noto Sans Mono',monospace\">\\1</span>"));
    std::vector<std::string> arguments;
    arguments.reserve(text.arguments.size());
    for (const std::string &argument : localizedCounts(text.arguments)) {
        arguments.push_back(QString::fromStdString(argument).toHtmlEscaped().toStdString());
    }
    return QString::fromStdString(fillPlaces(sentence.toStdString(), arguments));
}

QString regimeText(Regime regime)
{
    static constexpr std::array<const char *, 6> texts = { "", QT_TRANSLATE_NOOP("TextTranslation", "unused"),
        QT_TRANSLATE_NOOP("TextTranslation", "under-used"), QT_TRANSLATE_NOOP("TextTranslation", "at its share"),
        QT_TRANSLATE_NOOP("TextTranslation", "over-used"), QT_TRANSLATE_NOOP("TextTranslation", "no share left") };
    return regime == Regime::None ? QString() : TextTranslation::tr(texts.at(static_cast<std::size_t>(regime)));
}

QString severityText(Severity severity)
{
    static constexpr std::array<const char *, 3> texts = { QT_TRANSLATE_NOOP("TextTranslation", "Note"),
        QT_TRANSLATE_NOOP("TextTranslation", "Warning"), QT_TRANSLATE_NOOP("TextTranslation", "Error") };
    return TextTranslation::tr(texts.at(static_cast<std::size_t>(severity)));
}

QString algorithmText(Algorithm algorithm)
{
    static constexpr std::array<const char *, 4> texts
        = { QT_TRANSLATE_NOOP("TextTranslation", "Fair Tree"), QT_TRANSLATE_NOOP("TextTranslation", "Classic"),
              QT_TRANSLATE_NOOP("TextTranslation", "Depth-oblivious"), QT_TRANSLATE_NOOP("TextTranslation", "Linear 2009") };
    return TextTranslation::tr(texts.at(static_cast<std::size_t>(algorithm)));
}

QString objectText(const ObjectRef &object)
{
    // by ObjectRef::Kind; associations and settings are called by their names
    static constexpr std::array<const char *, 7> texts
        = { "", "%1", QT_TRANSLATE_NOOP("TextTranslation", "partition %1"), QT_TRANSLATE_NOOP("TextTranslation", "nodes %1"),
              QT_TRANSLATE_NOOP("TextTranslation", "QOS %1"), QT_TRANSLATE_NOOP("TextTranslation", "job %1"), "%1" };
    const char *text = texts.at(static_cast<std::size_t>(object.kind));
    return *text == '\0' ? QString() : TextTranslation::tr(text).arg(QString::fromStdString(object.name));
}

QString shortName(const QString &name, int most)
{
    return name.size() <= most ? name : name.left(most - 1).trimmed() + QChar(0x2026);
}

} // namespace apportion
