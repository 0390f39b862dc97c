// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/sacctmgr_commands.h"
#include "slurm/lists/listings.h"

#include <QList>
#include <QStringList>

#include <string>
#include <utility>

// A site as a flat file, and the calls that change it.
namespace apportion::sacctmgr_testing
{

using namespace apportion::slurm;

inline Policy read(const std::string &text)
{
    Policy policy;
    Diagnostics diagnostics;
    readFlatFile(text, "associations.cfg", policy, diagnostics);
    return policy;
}

inline constexpr const char *site = "QOS - 'normal':Description='Normal QOS default'\n"
                                    "QOS - 'high':Description='high':Priority=100\n"
                                    "Cluster - 'oracle':Fairshare=1:QOS='normal'\n"
                                    "Parent - 'root'\n"
                                    "User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1\n"
                                    "Account - 'chem':Description='chem':Organization='org':Fairshare=25\n"
                                    "Account - 'physics':Description='physics':Organization='org':Fairshare=30:Priority=10\n"
                                    "Parent - 'chem'\n"
                                    "User - 'ann':DefaultAccount='chem':Fairshare=1\n"
                                    "User - 'bob':DefaultAccount='chem':Fairshare=2\n"
                                    "User - 'cat':DefaultAccount='chem':Fairshare=3\n"
                                    "Account - 'organic':Description='organic':Organization='org':Fairshare=5\n"
                                    "Parent - 'organic'\n"
                                    "User - 'ann':DefaultAccount='chem':Fairshare=1\n"
                                    "Parent - 'physics'\n"
                                    "User - 'dan':DefaultAccount='physics':Fairshare=1:QOS='+high'\n";

inline QString replaced(const QList<std::pair<QString, QString>> &edits)
{
    QString text = site;
    for (const auto &[from, to] : edits) {
        if (!text.contains(from)) {
            qFatal("the site has no %s", qPrintable(from));
        }
        text.replace(from, to);
    }
    return text;
}

inline QStringList lines(const Policy &baseline, const Policy &draft, Diagnostics *refused = nullptr, Way way = Way::There)
{
    QStringList list;
    for (const SacctmgrCommand &command : sacctmgrCommands(baseline, draft, difference(baseline, draft), refused, nullptr, {}, {}, way)) {
        list << QString::fromStdString(command.line());
    }
    return list;
}

/// The commands for a site that was changed in its flat file.
inline QStringList commandsFor(const QList<std::pair<QString, QString>> &edits)
{
    return lines(read(site), read(replaced(edits).toStdString()));
}

} // namespace apportion::sacctmgr_testing
