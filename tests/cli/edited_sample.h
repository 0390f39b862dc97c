// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_run.h"
#include "storage/policy_file.h"

#include <QFile>
#include <QTemporaryDir>

namespace apportion::testing
{

/// A copy of a sample for the verbs that edit a policy file and tell what differs.
class EditedSample
{
protected:
    /// Puts the sample there anew.
    [[nodiscard]] bool begin()
    {
        m_path = m_folder.filePath(QStringLiteral("draft.apportion")).toStdString();
        const QString path = QString::fromStdString(m_path);
        QFile::remove(path);
        return m_folder.isValid() && QFile::copy(QStringLiteral(":/samples/gpu-cluster.apportion"), path)
            && QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    }

    /// The verb on the policy; its first argument stands behind the file.
    Run edit(const char *verb, std::vector<std::string> words)
    {
        words.insert(words.begin(), { verb, m_path });
        return run(words);
    }
    [[nodiscard]] Policy policy() const { return readPolicyFile(QString::fromStdString(m_path)).policy; }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(QString::fromStdString(m_path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// An option of an account, or of a user in it.
    [[nodiscard]] std::string optionsOf(const char *account, const char *user = nullptr) const
    {
        const AssociationTree tree = policy().associations;
        const AssociationId id = tree.findAccount(account);
        return std::string(tree.options(user == nullptr ? id : tree.findUser(id, user)));
    }

    QTemporaryDir m_folder;
    std::string m_path;
};

} // namespace apportion::testing
