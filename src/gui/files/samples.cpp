// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace apportion
{

namespace
{

QJsonArray readIndex()
{
    QFile file(QStringLiteral(":/samples/index.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    return document.isArray() ? document.array() : document.object().value(QLatin1String("samples")).toArray();
}

QString translated(const QString &text)
{
    return QCoreApplication::translate("Samples", text.toUtf8().constData());
}

} // namespace

QList<Sample> listSamples()
{
    QStringList present;
    const QStringList files = QDir(QStringLiteral(":/samples")).entryList({ QStringLiteral("*.apportion") }, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        present.append(file.chopped(static_cast<qsizetype>(qstrlen(".apportion"))));
    }
    const auto pathOf = [](const QString &name) { return QStringLiteral(":/samples/%1.apportion").arg(name); };
    QList<Sample> samples;
    const QJsonArray index = readIndex();
    for (const auto &entry : index) {
        const QString name = entry[QLatin1String("name")].toString();
        if (present.removeOne(name)) {
            samples.append({ name, translated(entry[QLatin1String("title")].toString(name)),
                translated(entry[QLatin1String("description")].toString()), pathOf(name) });
        }
    }
    for (const QString &name : present) {
        samples.append({ name, name, {}, pathOf(name) });
    }
    return samples;
}

} // namespace apportion
