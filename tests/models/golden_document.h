// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/checker.h"
#include "core/policy/slurm_time.h"
#include "document/document.h"
#include "engine/engine.h"
#include "slurm/import/import.h"

#include <QDir>
#include <QFile>
#include <QStringList>

#include <memory>

namespace apportion
{

inline QString goldenFolder(const QString &name)
{
    return QStringLiteral(APPORTION_TEST_DATA "/goldens/") + name;
}

inline QStringList goldenNames()
{
    return QDir(QStringLiteral(APPORTION_TEST_DATA "/goldens")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

inline QStringList goldenLines(const QString &name, const QString &fileName)
{
    QFile file(goldenFolder(name) + QLatin1Char('/') + fileName);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

inline slurm::Imported importGolden(const QString &name)
{
    const std::string folder = goldenFolder(name).toStdString();
    slurm::ImportFiles files;
    files.slurmConf = folder + "/slurm.conf";
    files.associations = folder + "/associations.cfg";
    files.usage = folder + "/usage.txt";
    files.jobs = QFile::exists(QString::fromStdString(folder + "/jobs.txt")) ? folder + "/jobs.txt" : std::string();
    files.partitions = folder + "/partitions.txt";
    return slurm::importFiles(files);
}

/// Opens what an administrator of a golden cluster has; false when it cannot be read.
inline bool openGolden(Document &document, const QString &name)
{
    const slurm::Imported imported = importGolden(name);
    document.load(imported, {}, name, imported.diagnostics);
    return imported.usable;
}

/// The time at which Slurm computed the golden's priorities.
inline EvaluationOptions goldenOptions(const QString &name)
{
    EvaluationOptions options;
    options.now = parseTimestamp(goldenLines(name, QStringLiteral("when.txt")).value(0).trimmed().toStdString());
    return options;
}

/// What the engine would answer, computed here and now.
inline std::shared_ptr<const Results> resultsOf(const Document &document, const EvaluationOptions &options = {})
{
    auto results = std::make_shared<Results>();
    results->generation = document.generation();
    results->evaluation = std::make_shared<Evaluation>(evaluate(document.snapshot(), options).value());
    results->baseline = std::make_shared<Evaluation>(evaluate(document.baselineSnapshot(), options).value());
    results->findings = check(document.policy(), document.situation());
    results->difference = difference(document.baseline(), document.policy());
    results->match = AssociationMatch(results->baseline->tree(), results->evaluation->tree());
    results->users = compareUsers(*results->baseline, *results->evaluation, results->match);
    results->userCounts = countCompared(results->users);
    return results;
}

} // namespace apportion
