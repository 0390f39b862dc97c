// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree.h"
#include "reader_testing.h"
#include "slurm/import/import.h"
#include "slurm/lists/listings.h"

#include <QByteArray>
#include <QFile>

#include <string>

// What the tests of agreement have in common.

namespace apportion::testing
{

/// Everything that Slurm printed of a golden; without sprio when @p terms is false.
inline slurm::Imported golden(const std::string &name, bool terms = true)
{
    const auto path = [&name](const char *file) {
        const std::string whole = goldenPath(name, file);
        return QFile::exists(QString::fromStdString(whole)) ? whole : std::string();
    };
    slurm::ImportFiles files;
    files.slurmConf = path("slurm.conf");
    files.associations = path("associations.cfg");
    files.usage = path("sshare.txt");
    files.jobs = path("jobs.txt");
    files.partitions = path("partitions.txt");
    files.sprio = terms ? path("sprio.txt") : std::string();
    return slurm::importFiles(files, slurm::utcClock());
}

inline QByteArray differencesOf(const Agreement &agreement)
{
    QByteArray text;
    for (const Disagreement &one : agreement.differences) {
        text += QByteArray::fromStdString(
            one.column + " of " + one.where + ": " + one.printed + ", here " + one.computed + ": " + causeText(one).english() + '\n');
    }
    return text;
}

inline Printed printedBy(const std::string &sprio)
{
    Printed printed;
    Diagnostics diagnostics;
    return slurm::readSprio(sprio, "sprio", printed, diagnostics) ? printed : Printed {};
}

} // namespace apportion::testing
