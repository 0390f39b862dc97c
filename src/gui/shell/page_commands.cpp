// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/page_commands.h"

#include "gui/widgets/segmented_control.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QToolButton>

#include <array>

namespace apportion
{

namespace
{

constexpr const char *pageCommandContext = "PageCommands";

QString translatedIn(const char *text)
{
    return QCoreApplication::translate(pageCommandContext, text);
}

} // namespace

std::span<const PageCommand> pageCommands()
{
    static constexpr auto all = std::to_array<PageCommand>({
        { PageName::Hardware, QT_TRANSLATE_NOOP("PageCommands", "Who may run where…"),
            QT_TRANSLATE_NOOP("PageCommands", "access,permission,allow,deny,AllowAccounts,AllowQos,matrix"), "accessMatrix" },
        { PageName::Hardware, QT_TRANSLATE_NOOP("PageCommands", "Access of partitions"),
            QT_TRANSLATE_NOOP("PageCommands", "allow,deny,AllowAccounts,DenyAccounts,AllowGroups,state"), "partitionPart", 1 },
        { PageName::Hardware, QT_TRANSLATE_NOOP("PageCommands", "What jobs are billed"),
            QT_TRANSLATE_NOOP("PageCommands", "cost,price,TRESBillingWeights"), "hardwareQuestion", 0 },
        { PageName::Hardware, QT_TRANSLATE_NOOP("PageCommands", "Derive weights and shares from the hardware"),
            QT_TRANSLATE_NOOP("PageCommands", "billing weights,chips,GPU"), "hardwareQuestion", 1 },
        { PageName::Hardware, QT_TRANSLATE_NOOP("PageCommands", "Nodes that a lab buys"),
            QT_TRANSLATE_NOOP("PageCommands", "purchase,buy,condo,investment"), "hardwareQuestion", 2 },
        { PageName::Priority, QT_TRANSLATE_NOOP("PageCommands", "QOS and their limits"),
            QT_TRANSLATE_NOOP("PageCommands", "quality of service,GrpTRES,MaxJobs"), "settingsPart", 1 },
        { PageName::Compare, QT_TRANSLATE_NOOP("PageCommands", "Users who rise and fall"), QT_TRANSLATE_NOOP("PageCommands", "ranks,winners,losers"),
            "what", 0 },
        { PageName::Compare, QT_TRANSLATE_NOOP("PageCommands", "Accounts that rise and fall"),
            QT_TRANSLATE_NOOP("PageCommands", "winners,losers,committee,page for an account"), "what", 1 },
        { PageName::Compare, QT_TRANSLATE_NOOP("PageCommands", "Queue before and after"), QT_TRANSLATE_NOOP("PageCommands", "order of jobs"), "what",
            2 },
        { PageName::Compare, QT_TRANSLATE_NOOP("PageCommands", "Changes and notes on them"),
            QT_TRANSLATE_NOOP("PageCommands", "note,reason,why,comment,reset,take back"), "what", 3 },
        { PageName::Compare, QT_TRANSLATE_NOOP("PageCommands", "When the draft is felt…"), QT_TRANSLATE_NOOP("PageCommands", "day,date,how long"),
            "felt" },
        { PageName::Export, QT_TRANSLATE_NOOP("PageCommands", "Save all to a folder…"),
            QT_TRANSLATE_NOOP("PageCommands", "apply.sh,rollback.sh,script,flat file,associations.cfg"), "saveAll" },
    });
    return all;
}

QString PageCommand::translatedLabel() const
{
    return translatedIn(label);
}

QString PageCommand::translatedWords() const
{
    return translatedIn(words);
}

bool PageCommand::run(QWidget *shownPage) const
{
    const QString name = QString::fromLatin1(control);
    if (choice >= 0) {
        // a switch may stand in the headers of several parts, of which one is shown
        for (const SegmentedControl *part : shownPage->findChildren<SegmentedControl *>(name)) {
            if (part->isVisibleTo(shownPage)) {
                part->button(choice)->click();
                return true;
            }
        }
        return false;
    }
    auto *button = shownPage->findChild<QAbstractButton *>(name);
    if (button == nullptr) {
        return false;
    }
    button->setFocus();
    button->click();
    return true;
}

QString pageSearchWords(PageName page)
{
    switch (page) {
    case PageName::Accounts:
        return translatedIn(QT_TRANSLATE_NOOP("PageCommands", "associations,people,groups,shares,fair share,tree,sshare,limits,coordinators"));
    case PageName::Hardware:
        return translatedIn(QT_TRANSLATE_NOOP("PageCommands", "nodes,partitions,chips,GPU,TRES,billing,purchase,access"));
    case PageName::Usage:
        return translatedIn(QT_TRANSLATE_NOOP("PageCommands", "half-life,decay,recovery,reset,regimes"));
    case PageName::Priority:
        return translatedIn(QT_TRANSLATE_NOOP("PageCommands", "weights,QOS,jobs,queue,sprio,waiting,settings,multifactor"));
    case PageName::Compare:
        return translatedIn(QT_TRANSLATE_NOOP("PageCommands", "difference,diff,baseline,changes,notes,ranks"));
    case PageName::Replay:
        return translatedIn(QT_TRANSLATE_NOOP("PageCommands", "simulation,trace,sacct,sweep,waits,backfill"));
    case PageName::Export:
        return translatedIn(QT_TRANSLATE_NOOP("PageCommands", "apply.sh,rollback.sh,slurm.conf,sacctmgr,script,flat file"));
    case PageName::History:
        return translatedIn(QT_TRANSLATE_NOOP("PageCommands", "pulls,runs,past,over time"));
    }
    return {};
}

} // namespace apportion
