// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "document/journal.h"
#include "document/journal_file.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "support/generated_policy.h"
#include "support/patience.h"
#include "support/prompt_journal.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace apportion::test
{

inline constexpr std::uint32_t firstShares = 1000;

inline Snapshot smallPolicy()
{
    return generatedPolicy({ 2000, 10, 11 });
}

/// With an account of firstShares shares, which the tests edit.
inline Snapshot withEditedAccount()
{
    Snapshot small = smallPolicy();
    small.policy.associations.addAccount(AssociationTree::root(), "edited", firstShares);
    return readPolicyJson(writePolicyJson(small), "policy");
}

inline std::uint32_t editedShares(const Snapshot &now)
{
    const AssociationId id = now.policy.associations.findAccount("edited");
    return id == noAssociation ? 0 : now.policy.associations.rawShares(id);
}

/// A policy file and a folder of journals beside it, for tests of what is kept and what comes back.
class JournalFolder
{
protected:
    void renew()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_journals = m_folder->filePath(QStringLiteral("journals"));
        m_file = m_folder->filePath(QStringLiteral("policy.apportion"));
        QVERIFY(writePolicyFile(m_file, withEditedAccount()).isWritten());
    }
    void open(Document &document) const
    {
        const ReadPolicy read = readPolicyFile(m_file);
        document.load(read, m_file, {}, {}, read.checksum);
    }
    static void edit(Document &document, std::uint32_t shares)
    {
        document.setRawShares({ document.policy().associations.findAccount("edited") }, shares);
    }
    /// What a program leaves that ends without a word.
    void leaveJournal(std::uint32_t shares) const
    {
        Document document;
        PromptJournal journal(&document, m_journals);
        open(document);
        edit(document, shares);
        QSignalSpy writes(&journal, &Journal::written);
        QVERIFY(writes.wait(patience));
    }
    [[nodiscard]] QStringList journals() const
    {
        QStringList paths;
        const QFileInfoList files = QDir(m_journals).entryInfoList({ QStringLiteral("*.journal") }, QDir::Files);
        for (const QFileInfo &file : files) {
            paths.append(file.absoluteFilePath());
        }
        return paths;
    }
    /// The file of the project that a journal's edits change.
    [[nodiscard]] static QString baseOf(const QString &journal)
    {
        const QStringList bases = filesOfJournal(journal).filter(QStringLiteral(".base"));
        return bases.size() == 1 ? bases.constFirst() : QString();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_journals;
    QString m_file;
};

} // namespace apportion::test
