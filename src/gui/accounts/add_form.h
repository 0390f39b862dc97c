// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "gui/widgets/form_bar.h"

class QLineEdit;

namespace apportion
{

/// Adds accounts or users below an account, or a copy of an account: names, and the raw shares that each gets.
class AddForm : public FormBar
{
    Q_OBJECT

public:
    explicit AddForm(Document *document, QWidget *parent = nullptr);

    void openForAccounts(AssociationId parent);
    void openForUsers(AssociationId account);
    /// Names the copy of an account.
    void openForCopy(AssociationId account, bool withUsers);
    [[nodiscard]] QLineEdit *names() const { return m_names; }
    [[nodiscard]] QLineEdit *shares() const { return m_shares; }

Q_SIGNALS:
    void added(const std::vector<apportion::AssociationId> &ids);

private:
    enum class Kind { Accounts, Users, Copy, CopyWithUsers };

    void openFor(Kind kind, AssociationId place, const QString &title);
    [[nodiscard]] QStringList listedNames() const;
    void judge();
    void add();

    Document *m_document;
    QLineEdit *m_names;
    QLineEdit *m_shares;
    Kind m_kind = Kind::Accounts;
    AssociationId m_place = noAssociation;
};

} // namespace apportion
