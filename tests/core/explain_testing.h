// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain.h"
#include "slurm/import/import.h"

#include <QString>

// What the tests of derivations have in common.

namespace apportion::testing
{

/// The policy and situation of one of the folders of what Slurm printed.
inline Snapshot golden(const QString &name)
{
    const std::string folder = QStringLiteral(APPORTION_TEST_DATA "/goldens/%1/").arg(name).toStdString();
    return slurm::importFiles({ folder + "slurm.conf", folder + "associations.cfg", folder + "usage.txt", folder + "jobs.txt", {} });
}

/// The step with that symbol; nullptr when there is none.
inline const ExplainStep *stepWith(const Explanation &explanation, const char *symbol)
{
    for (const ExplainStep &step : explanation.steps) {
        if (step.symbol == symbol) {
            return &step;
        }
    }
    return nullptr;
}

} // namespace apportion::testing
