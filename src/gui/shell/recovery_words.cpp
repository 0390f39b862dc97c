// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/recovery_words.h"

#include "document/recovery.h"
#include "gui/compare/change_summary.h"

#include <QCoreApplication>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr std::size_t mostRenamedTold = 3;

struct RecoveryWords
{
    Q_DECLARE_TR_FUNCTIONS(RecoveryWords)
};

QString editText(OtherEdit edit)
{
    switch (edit) {
    case OtherEdit::Nodes:
        return RecoveryWords::tr("nodes changed");
    case OtherEdit::Tres:
        return RecoveryWords::tr("tracked TRES or licenses changed");
    case OtherEdit::Cluster:
        return RecoveryWords::tr("name, release or options of the cluster changed");
    case OtherEdit::Lines:
        return RecoveryWords::tr("other lines of slurm.conf or of the dump changed");
    case OtherEdit::Jobs:
        return RecoveryWords::tr("jobs changed");
    case OtherEdit::Usage:
        return RecoveryWords::tr("usage changed");
    case OtherEdit::Notes:
        return RecoveryWords::tr("notes changed");
    case OtherEdit::Scenarios:
        return RecoveryWords::tr("other scenarios changed");
    case OtherEdit::Baseline:
        return RecoveryWords::tr("another baseline");
    case OtherEdit::Exported:
        return RecoveryWords::tr("an export noted");
    case OtherEdit::Conf:
        break;
    }
    return RecoveryWords::tr("another slurm.conf beside it");
}

} // namespace

QStringList recoveryWords(const RecoverableWork &work)
{
    QStringList words;
    for (std::size_t i = 0; i < std::min(work.renamed.size(), mostRenamedTold); ++i) {
        words.append(RecoveryWords::tr("%1 renamed to %2").arg(work.renamed[i].first, work.renamed[i].second));
    }
    if (work.renamed.size() > mostRenamedTold) {
        const auto more = static_cast<int>(work.renamed.size() - mostRenamedTold);
        words.append(RecoveryWords::tr("%n more renamed", nullptr, more));
    }
    words += changeWords(work.changes);
    for (const OtherEdit edit : work.others) {
        words.append(editText(edit));
    }
    return words;
}

} // namespace apportion
