// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace apportion
{

/// A policy that comes with the program.
struct Sample
{
    QString name; ///< its file's stem, and what --sample takes: "university"
    QString title; ///< for people
    QString description; ///< a sentence on what it shows
    QString path; ///< in the resources
};

/// The samples in the resources, in the order of index.json, which gives their titles; those it does not know last,
/// under their names.
[[nodiscard]] QList<Sample> listSamples();

} // namespace apportion
