// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QMap>
#include <QString>
#include <QTemporaryDir>

namespace apportion
{

/// A search path of its own, with commands that print what a test wants them to print. Each of Slurm's commands is a
/// script that looks at its first words; ssh runs what it is given, here, as sshd would.
class FakeCommands
{
public:
    FakeCommands() : m_path(qgetenv("PATH"))
    {
        qputenv("PATH", m_folder.path().toLocal8Bit() + ":/usr/bin:/bin");
        // commands run in folders of their own
        const QDir golden(QDir(QStringLiteral(APPORTION_TEST_DATA "/goldens/fair_tree_rules")).absolutePath());
        const QString conf = golden.filePath(QStringLiteral("slurm.conf"));
        setConf(conf);
        answer(QStringLiteral("partition"), contents(golden.filePath(QStringLiteral("partitions.txt"))));
        answer(QStringLiteral("node"), "NodeName=n1 CPUTot=4 RealMemory=1000\n");
        answer(QStringLiteral("job"), contents(golden.filePath(QStringLiteral("jobs.txt"))));
        answer(QStringLiteral("tres"), "Type|Name|ID\ncpu||1\n");
        answer(QStringLiteral("qos"), "Name|Priority|GraceTime\nnormal|0|00:00:00\n");
        answer(QStringLiteral("dump"), contents(golden.filePath(QStringLiteral("associations.cfg"))));
        answer(QStringLiteral("assoc"), "Cluster|Account|User\noracle|root|\n");
        answer(QStringLiteral("thresholds"), "Account|User|Partition|MinPrioThres\nroot|||\n");
        answer(QStringLiteral("database"),
            "AccountingStoragePass  = secret\nPrivateData            = none\nSlurmDBD configuration:\nPrivateData = none\n");
        answer(QStringLiteral("account"), "Account|Descr|Org\nroot|default root account|root\n");
        answer(QStringLiteral("user"), "User|Def Acct|Def WCKey|Admin|Coord Accounts\nroot|root||Administrator|\n");
        answer(QStringLiteral("sshare"), contents(golden.filePath(QStringLiteral("usage.txt"))));
        fail(QStringLiteral("shares"), "echo \"sshare: unrecognized option '--json'\" >&2; exit 1");
        // the last word that is no option, condition or list of columns says what is asked for
        command(QStringLiteral("scontrol"), "for w; do case $w in partition|node|job|config) what=$w;; esac; done\n");
        command(QStringLiteral("sacctmgr"),
            "for w; do case $w in tres|qos|assoc|dump|account|user) what=$w;; file=*) file=${w#file=};; "
            "*,Partition,MinPrio*) what=thresholds;; configuration) what=database;; esac; done\n"
            "if [ \"$what\" = dump ] && [ ! -e \"$here/dump.fails\" ]; then cat \"$here/dump.answer\" >\"$file\"; exit; fi\n");
        command(QStringLiteral("sshare"), "what=sshare; case \"$*\" in *--json*) what=shares;; esac\n");
        write(QStringLiteral("priority_last_decay_ran"), QByteArray::fromHex("0000000069bfd0000000000069a38100"));
        answer(QStringLiteral("sprio"), contents(golden.filePath(QStringLiteral("sprio.txt"))));
        command(QStringLiteral("sprio"), "what=sprio\n");
        script(QStringLiteral("ssh"),
            "printf '%s\\n' \"$@\" >>\"$here/ssh.words\"\nfor w; do line=$w; done\n[ -e \"$here/ssh.fails\" ] && . \"$here/ssh.fails\"\nexec sh -c "
            "\"$line\"\n");
    }
    ~FakeCommands() { qputenv("PATH", m_path); }
    FakeCommands(const FakeCommands &) = delete;
    FakeCommands &operator=(const FakeCommands &) = delete;

    /// What is printed for a question: config, partition, node, job, tres, qos, dump, assoc, account, user, thresholds, database,
    /// sshare, and shares for its JSON, which it does not know by itself.
    void answer(const QString &what, const QByteArray &text) { write(what + QStringLiteral(".answer"), text); }
    /// Where the cluster's slurm.conf is.
    void setConf(const QString &path)
    {
        answer(QStringLiteral("config"),
            "Configuration data as of 2026-11-21T12:05:26\nClusterName             = oracle\nSLURM_CONF              = " + path.toUtf8()
                + "\nStateSaveLocation       = " + m_folder.path().toUtf8() + "\n");
    }
    /// Lines of shell that run in place of an answer, such as `echo no >&2; exit 1`.
    void fail(const QString &what, const QByteArray &lines) { write(what + QStringLiteral(".fails"), lines + '\n'); }
    /// Takes a program away.
    void remove(const QString &program) { QFile::remove(file(program)); }
    [[nodiscard]] QByteArray sshWords() const { return contents(file(QStringLiteral("ssh.words"))); }
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }

    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    void write(const QString &name, const QByteArray &text)
    {
        QFile made(file(name));
        if (made.open(QIODevice::WriteOnly)) {
            made.write(text);
        }
    }
    void script(const QString &program, const QByteArray &lines)
    {
        write(program, "#!/bin/sh\nhere=" + m_folder.path().toLocal8Bit() + "\n" + lines);
        QFile::setPermissions(file(program), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    void command(const QString &program, const QByteArray &lines)
    {
        script(program,
            "printf '%s\\n' \"$0 $*|$LC_ALL|$SLURM_TIME_FORMAT|$TZ\" >>\"$here/asked\"\n" + lines
                + "[ -e \"$here/$what.fails\" ] && . \"$here/$what.fails\"\ncat \"$here/$what.answer\"\n");
    }

    QTemporaryDir m_folder;
    QByteArray m_path;
};

} // namespace apportion
