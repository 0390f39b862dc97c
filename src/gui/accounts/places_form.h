// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "gui/widgets/form_bar.h"

class QComboBox;
class QLineEdit;

namespace apportion
{

/// Adds users to several accounts at once, each with the same raw shares, and says which of their accounts is the
/// default one. Accounts in which a user stands already are left as they are.
class PlacesForm : public FormBar
{
    Q_OBJECT

public:
    explicit PlacesForm(Document *document, QWidget *parent = nullptr);

    /// @p selected: its accounts are proposed, and the first user of it.
    void openFor(const std::vector<AssociationId> &selected);
    [[nodiscard]] QLineEdit *users() const { return m_users; }
    [[nodiscard]] QLineEdit *accounts() const { return m_accounts; }
    [[nodiscard]] QLineEdit *shares() const { return m_shares; }
    [[nodiscard]] QComboBox *defaultAccount() const { return m_default; }

Q_SIGNALS:
    void added(const std::vector<apportion::AssociationId> &ids);

private:
    void judge();
    void listDefaults(const QStringList &accounts);
    [[nodiscard]] QString readAccounts(std::vector<AssociationId> &places) const;
    [[nodiscard]] std::vector<NewAssociation> additions(const std::vector<AssociationId> &places) const;
    void add();

    Document *m_document;
    QLineEdit *m_users;
    QLineEdit *m_accounts;
    QLineEdit *m_shares;
    QComboBox *m_default;
};

} // namespace apportion
