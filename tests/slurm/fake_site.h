// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/change_script.h"
#include "slurm/change/sacctmgr_commands.h"
#include "slurm/lists/listings.h"
#include "support/patience.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#ifndef Q_MOC_RUN // which loses count of the braces in the scripts
// A site, and a sacctmgr in the place of Slurm's that answers from tables and writes down how it was called: against it
// scripts are really run.
namespace apportion::fake_site
{

using namespace apportion::slurm;

inline constexpr const char *site = "QOS - 'normal':Description='Normal QOS default'\n"
                                    "QOS - 'high':Description='high':Priority=100\n"
                                    "Cluster - 'oracle':Fairshare=1:QOS='normal'\n"
                                    "Parent - 'root'\n"
                                    "User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1\n"
                                    "Account - 'chem':Description='chem':Organization='org':Fairshare=25:GrpTRES=cpu=4,mem=2048\n"
                                    "Account - 'physics':Description='physics':Organization='org':Fairshare=30:Priority=10\n"
                                    "Parent - 'chem'\n"
                                    "User - 'ann':DefaultAccount='chem':Fairshare=1:MaxWallDurationPerJob=1530\n"
                                    "User - 'bob':DefaultAccount='chem':Fairshare=2\n";

/// What sacctmgr shows of that site, as Slurm 22.05 prints it.
inline constexpr const char *siteTable = "Account|User|Partition|ParentName|Share|Priority|QOS|GrpTRES|MaxWall\n"
                                         "root||||1||normal||\n"
                                         "root|root|||1||||\n"
                                         "chem|||root|25|||cpu=4,mem=2G|\n"
                                         "chem|ann|||1||||1-01:30:00\n"
                                         "chem|bob|||2||||\n"
                                         "physics|||root|30|10|||\n";

/// A program in the place of sacctmgr. It answers `show` from tables with a header, of which it prints the columns that
/// are asked for, and takes the second set of tables when it was called for as many changes as are expected.
inline constexpr const char *fakeSacctmgr = R"sh(#!/bin/sh
if [ "$1 $2" = "-i dump" ]; then # into the folder that it is called in
    [ -f "$FAKE/mute-dump" ] && { echo "fake: no dump"; exit 1; }
    [ -f "$FAKE/half-dump" ] && { echo "half of it" >"${4#file=}"; echo "fake: no more"; exit 1; }
    echo "as it was after $(cat "$FAKE/count") calls" >"${4#file=}"
    [ ! -f "$FAKE/dumped" ] || cat "$FAKE/dumped" >>"${4#file=}"
    exit 0
fi
cd "$FAKE" || exit 9
# Sets told to the one line of a file, or to $2 where there is none; by the shell itself, as each call would start cat several times.
line() { told=$2; [ ! -f "$1" ] || read -r told <"$1" || :; }
[ -f chatter ] && cat chatter >&2 # of slurm.conf, in every call
line count; count=$told
if [ "$1" = -i ]; then
    line whisper && [ "$told" = "$((count + 1))" ] && { echo " sacctmgr: error: fake whisper"; exit 0; }
    line fail && [ "$told" = "$((count + 1))" ] && { echo "fake failure"; exit 1; }
    echo $((count + 1)) > count
    printf '%s\0' "$@" >> calls
    printf '\n' >> calls
    exit 0
fi
printf '%s\0' "$@" >> questions
[ -f mute ] && { echo "fake: no connection" >&2; exit 1; }
if [ -f deaf ] && line deaf-from 0 && [ "$count" -ge "$told" ]; then # to what is like this, once so many calls are made
    case "$*" in $(cat deaf)) cat deaf-says >&2 2>/dev/null || echo "fake: no answer" >&2; exit 1 ;; esac
fi
[ "$3" = configuration ] && { echo "SlurmDBD configuration:"; cat slurmdbd.conf 2>/dev/null; exit 0; }
line wanted; [ "$count" -ge "$told" ] && side=after || side=before
list=$3
case "$*" in *onlydefaults*) list=defaults ;; esac
for argument; do :; done
exec awk -F'|' -v columns="${argument#format=}" '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; n = split(columns, want, ","); next }
    { line = ""; for (i = 1; i <= n; i++) line = line (i > 1 ? "|" : "") (want[i] in at ? $(at[want[i]]) : ""); print line }' "$list.$side"
)sh";

/// Programs in the place of squeue, scontrol and sshare, which print a file; squeue not what variables hide from it.
inline constexpr const char *fakePrinter = R"sh(#!/bin/sh
name=${0##*/}
[ "$name" != squeue ] || [ -z "${SQUEUE_USERS-}${SQUEUE_STATES-}${SQUEUE_ACCOUNT-}" ] || exit 0
[ -f "$FAKE/mute-$name" ] && { echo "fake: no slurmctld" >&2; exit 1; }
[ ! -f "$FAKE/$name.txt" ] || exec cat "$FAKE/$name.txt"
)sh";

inline Policy read(const QString &text)
{
    Policy policy;
    Diagnostics diagnostics;
    readFlatFile(text.toStdString(), "associations.cfg", policy, diagnostics);
    return policy;
}

/// A text with replacements, each of which must find something.
inline QString replaced(QString text, const QList<std::pair<QString, QString>> &edits)
{
    for (const auto &[from, to] : edits) {
        if (!text.contains(from)) {
            qFatal("there is no %s", qPrintable(from));
        }
        text.replace(from, to);
    }
    return text;
}

struct Outcome
{
    int exitCode = -1;
    QString output; ///< standard and error output
    QByteArray calls; ///< changes: arguments with a NUL behind each, a call a line
};

/// A folder in which a script runs against the fake.
class Cluster
{
public:
    Cluster()
    {
        program("sacctmgr", fakeSacctmgr);
        program("squeue", fakePrinter);
        program("scontrol", fakePrinter);
        program("sshare", fakePrinter);
        write("count", "0");
        table("cluster", "Cluster\noracle\n");
        table("qos", "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000||Normal QOS default\nhigh|100|1.000000||high\n");
        table("account", "Account|Description|Organization\nroot|default root account|root\nchem|chem|org\nphysics|physics|org\n");
        table("user", "User|AdminLevel|Coordinators\nroot|Administrator|\nann|None|\nbob|None|\n");
        table("defaults", "User|Account\nroot|root\nann|chem\nbob|chem\n");
        table("wckey", "User|WCKey\nann|*\n");
        table("assoc", siteTable);
    }

    void program(const QString &name, const QByteArray &text) const
    {
        write(name, text);
        QFile::setPermissions(m_folder.filePath(name), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    /// What the scripts kept of the cluster as it was.
    [[nodiscard]] QStringList kept() const { return QDir(m_folder.path()).entryList({ "before-*" }); }
    void write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    /// What a list shows before the changes, and after them.
    void table(const QString &name, const QString &before, const QString &after = {}) const
    {
        write(name + ".before", before.toUtf8());
        write(name + ".after", (after.isEmpty() ? before : after).toUtf8());
    }
    void remove(const QString &name) const { QFile::remove(m_folder.filePath(name)); }
    [[nodiscard]] bool has(const QString &name) const { return QFile::exists(m_folder.filePath(name)); }
    [[nodiscard]] QByteArray contents(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    Outcome run(const std::string &script, std::size_t wanted, const QStringList &arguments = {}) const
    {
        write("wanted", QByteArray::number(static_cast<qulonglong>(wanted)));
        const QString name
            = script.find("# Makes the associations") != std::string::npos ? QStringLiteral("apply.sh") : QStringLiteral("rollback.sh");
        write(name, QByteArray::fromStdString(script));
        if (m_isMade) {
            const QString note = "cd \"$1\" && { [ -f apply.sh ] || : >apply.sh; } && cksum <apply.sh >apply.sh.made";
            if (QProcess::execute("/bin/sh", { "-c", note, "sh", m_folder.path() }) != 0) {
                return {};
            }
        }
        QFile::remove(m_folder.filePath("calls"));
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", m_folder.path() + ':' + environment.value("PATH"));
        environment.insert("FAKE", m_folder.path());
        environment.insert("SQUEUE_USERS", "somebody"); // as administrators have it
        environment.insert("SQUEUE_STATES", "RUNNING");
        shell.setProcessEnvironment(environment);
        shell.setProcessChannelMode(QProcess::MergedChannels);
        shell.setWorkingDirectory(m_folder.path());
        QStringList all = arguments;
        static const QRegularExpression many("--allow-removals (\\d+)\"");
        if (const auto asked = many.match(QString::fromStdString(script)); asked.hasMatch() && m_allows && !all.contains("--allow-removals")) {
            all += { "--allow-removals", asked.captured(1) };
        }
        shell.start("/bin/sh", QStringList { m_folder.filePath(name) } + all);
        if (!shell.waitForFinished(patience)) {
            return {};
        }
        return { shell.exitCode(), QString::fromUtf8(shell.readAll()), contents("calls") };
    }

    /// Whether scripts that ask for it are told that so much may be removed.
    void setAllows(bool allows) { m_allows = allows; }
    /// Whether apply.sh counts as having begun before whatever runs next.
    void setMade(bool isMade) { m_isMade = isMade; }

private:
    QTemporaryDir m_folder;
    bool m_allows = true;
    bool m_isMade = true;
};

/// The calls as the fake writes them down.
inline QByteArray expectedCalls(const Policy &baseline, const Policy &draft)
{
    QByteArray expected;
    for (const SacctmgrCommand &command : sacctmgrCommands(baseline, draft)) {
        for (std::size_t i = 1; i < command.arguments.size(); ++i) {
            (expected += QByteArray::fromStdString(command.arguments[i])) += '\0';
        }
        expected += '\n';
    }
    return expected;
}

/// Without an account and its users.
inline Policy without(Policy policy, const std::string &account)
{
    AssociationTree &tree = policy.associations;
    const AssociationId gone = tree.findAccount(account);
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && tree.parent(id) == gone) {
            tree.remove(id);
        }
    }
    tree.remove(gone);
    return policy;
}

/// A change of all kinds, and what sacctmgr shows after it.
struct Change
{
    Policy baseline = read(site);
    Policy draft = read(replaced(site,
        { { "Fairshare=25:GrpTRES=cpu=4,mem=2048", "Fairshare=20:GrpTRES=cpu=8,mem=1536" }, { "Fairshare=30:Priority=10", "Fairshare=30" },
            { "User - 'bob':DefaultAccount='chem':Fairshare=2\n", "User - 'cat':DefaultAccount='chem':Fairshare=7:QOS='+high'\n" },
            { "Priority=100", "Priority=200:UsageFactor=0.5" } }));
    ChangeScripts scripts = changeScripts(baseline, draft);

    static void show(const Cluster &cluster, bool back = false)
    {
        const QString after = replaced(siteTable,
            { { "chem|||root|25|||cpu=4,mem=2G|", "chem|||root|20|||mem=1.50G,cpu=8|" }, { "physics|||root|30|10", "physics|||root|30|" },
                { "chem|bob|||2||||", "chem|cat|||7||+high||" } });
        const QString qos = "Name|Priority|UsageFactor|Preempt|Description\nnormal|0|1.000000||Normal QOS default\nhigh|";
        const QString qosBefore = qos + "100|1.000000||high\n";
        const QString qosAfter = qos + "200|0.500000||high\n";
        const QString users = "User|Account\nroot|root\nann|chem\n";
        back ? cluster.table("defaults", users + "cat|chem\n", users + "bob|chem\n") : cluster.table("defaults", users, users + "cat|chem\n");
        back ? cluster.table("assoc", after, siteTable) : cluster.table("assoc", siteTable, after);
        back ? cluster.table("qos", qosAfter, qosBefore) : cluster.table("qos", qosBefore, qosAfter);
    }
};

} // namespace apportion::fake_site
#endif
