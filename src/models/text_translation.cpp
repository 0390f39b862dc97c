// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text_translation.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace apportion
{

namespace
{

struct TextTranslation
{
    Q_DECLARE_TR_FUNCTIONS(TextTranslation)
};

} // namespace

QString translated(const Text &text)
{
    if (text.isEmpty()) {
        return {};
    }
    // Filled in by core, in one pass: an argument that holds "%2" stays as it is.
    const QString sentence = QCoreApplication::translate("Text", text.source).remove(QLatin1Char('`'));
    return QString::fromStdString(fillPlaces(sentence.toStdString(), text.arguments));
}

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
    for (const std::string &argument : text.arguments) {
        arguments.push_back(QString::fromStdString(argument).toHtmlEscaped().toStdString());
    }
    return QString::fromStdString(fillPlaces(sentence.toStdString(), arguments));
}

QString regimeText(Regime regime)
{
    switch (regime) {
    case Regime::None:
        break;
    case Regime::Unused:
        return TextTranslation::tr("unused");
    case Regime::UnderUsed:
        return TextTranslation::tr("under-used");
    case Regime::AtShare:
        return TextTranslation::tr("at its share");
    case Regime::OverUsed:
        return TextTranslation::tr("over-used");
    case Regime::NoShare:
        return TextTranslation::tr("no share left");
    }
    return {};
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return TextTranslation::tr("Note");
    case Severity::Warning:
        return TextTranslation::tr("Warning");
    case Severity::Error:
        break;
    }
    return TextTranslation::tr("Error");
}

QString algorithmText(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::FairTree:
        return TextTranslation::tr("Fair Tree");
    case Algorithm::Classic:
        return TextTranslation::tr("Classic");
    case Algorithm::DepthOblivious:
        return TextTranslation::tr("Depth-oblivious");
    case Algorithm::Linear2009:
        break;
    }
    return TextTranslation::tr("Linear 2009");
}

QString objectText(const ObjectRef &object)
{
    QString name = QString::fromStdString(object.name);
    switch (object.kind) {
    case ObjectRef::Kind::None:
        return {};
    case ObjectRef::Kind::Association:
    case ObjectRef::Kind::Setting:
        return name;
    case ObjectRef::Kind::Partition:
        return TextTranslation::tr("partition %1").arg(name);
    case ObjectRef::Kind::NodeGroup:
        return TextTranslation::tr("nodes %1").arg(name);
    case ObjectRef::Kind::Qos:
        return TextTranslation::tr("QOS %1").arg(name);
    case ObjectRef::Kind::Job:
        break;
    }
    return TextTranslation::tr("job %1").arg(name);
}

} // namespace apportion
