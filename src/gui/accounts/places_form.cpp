// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/places_form.h"

#include "charts/palette.h"
#include "core/change/association_names.h"
#include "core/change/tree_query.h"
#include "core/schema/association_fields.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

namespace apportion
{

namespace
{

QStringList listed(const QLineEdit *field)
{
    static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
    QStringList names = field->text().split(separators, Qt::SkipEmptyParts);
    names.removeDuplicates();
    return names;
}

/// Every association of the users of these names.
std::vector<AssociationId> placesOf(const AssociationTree &tree, const QStringList &users)
{
    std::vector<NameId> names;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && users.contains(toText(tree.name(id)))
            && std::find(names.begin(), names.end(), tree.nameId(id)) == names.end()) {
            names.push_back(tree.nameId(id));
        }
    }
    std::vector<AssociationId> places = associationsNamed(tree, names);
    std::erase_if(places, [&tree](AssociationId id) { return tree.isAccount(id); });
    return places;
}

} // namespace

PlacesForm::PlacesForm(Document *document, QWidget *parent)
    : FormBar(tr("Add"), parent), m_document(document), m_users(new QLineEdit(this)), m_accounts(new QLineEdit(this)),
      m_shares(new QLineEdit(QStringLiteral("1"), this)), m_default(new QComboBox(this))
{
    setTitle(tr("Users in several accounts"));
    m_users->setMinimumWidth(textPixels(110));
    m_users->setPlaceholderText(tr("Users, with commas between them"));
    m_users->setAccessibleName(tr("Names of the users"));
    m_shares->setFixedWidth(textPixels(90));
    m_shares->setAlignment(Qt::AlignRight);
    m_shares->setPlaceholderText(tr("Raw shares"));
    m_shares->setAccessibleName(tr("Raw shares"));
    m_shares->setToolTip(tr("Raw shares in each of the accounts: a number, or “parent”"));
    m_accounts->setPlaceholderText(tr("Accounts, with commas between them"));
    m_accounts->setAccessibleName(tr("Names of the accounts"));
    m_default->setAccessibleName(tr("Default account"));
    m_default->setToolTip(tr("The account that jobs are charged to when they name none"));
    m_default->setMinimumContentsLength(16);
    addField(m_users, 3);
    addField(m_shares);
    auto *line = new QWidget(this);
    auto *accounts = new QLabel(tr("Accounts"), line);
    auto *standard = new QLabel(tr("Default account"), line);
    setLook(accounts, "quiet");
    setLook(standard, "quiet");
    makeRow(line, { accounts, { m_accounts, 1 }, standard, m_default }, 8);
    addBelow(line);
    setTabOrder(m_users, m_shares);
    setTabOrder(m_shares, m_accounts);
    setTabOrder(m_accounts, m_default);
    setTabOrder(m_default, acceptButton());
    for (QLineEdit *field : { m_users, m_accounts, m_shares }) {
        connect(field, &QLineEdit::textChanged, this, &PlacesForm::judge);
    }
    connect(this, &FormBar::accepted, this, &PlacesForm::add);
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything) {
            closeForm();
        } else if (isVisible() && change.kind == PolicyChange::Kind::Structure) {
            judge();
        }
    });
}

void PlacesForm::openFor(const std::vector<AssociationId> &selected)
{
    const AssociationTree &tree = m_document->policy().associations;
    QStringList accounts;
    QString user;
    for (const AssociationId id : selected) {
        if (tree.isUser(id)) {
            user = user.isEmpty() ? toText(tree.name(id)) : user;
        } else if (id != AssociationTree::root()) {
            accounts.append(toText(tree.name(id)));
        }
    }
    m_users->setText(user);
    m_accounts->setText(accounts.join(QStringLiteral(", ")));
    m_default->clear();
    judge();
    show();
    QLineEdit *first = user.isEmpty() ? m_users : m_accounts;
    first->setFocus();
    first->selectAll();
}

/// The accounts that are named; what is returned says why one of them cannot be.
QString PlacesForm::readAccounts(std::vector<AssociationId> &places) const
{
    const AssociationTree &tree = m_document->policy().associations;
    const QStringList names = listed(m_accounts);
    for (const QString &name : names) {
        const AssociationId account = accountNamed(tree, lowerCase(name.toStdString()));
        if (account == noAssociation) {
            return tr("There is no account “%1”.").arg(name);
        }
        places.push_back(account);
    }
    return {};
}

std::vector<NewAssociation> PlacesForm::additions(const std::vector<AssociationId> &places) const
{
    const AssociationTree &tree = m_document->policy().associations;
    std::vector<NewAssociation> list;
    const QStringList names = listed(m_users);
    for (const QString &name : names) {
        for (const AssociationId account : places) {
            if (tree.findUser(account, name.toStdString()) == noAssociation) {
                NewAssociation entry;
                entry.name = name.toStdString();
                entry.isUser = true;
                entry.parent = account;
                entry.rawShares = parseRawShares(m_shares->text()).shares.value_or(1);
                list.push_back(std::move(entry));
            }
        }
    }
    return list;
}

void PlacesForm::listDefaults(const QStringList &accounts)
{
    const QString chosen = m_default->currentData().toString();
    m_default->clear();
    m_default->addItem(tr("as it is", "the default account is not changed"), QString());
    for (const QString &account : accounts) {
        m_default->addItem(account, account.toLower());
    }
    m_default->setCurrentIndex(std::max(0, m_default->findData(chosen)));
}

void PlacesForm::judge()
{
    const ParsedShares parsed = parseRawShares(m_shares->text());
    setLookProperty(m_shares, "invalid", !parsed.shares.has_value());
    QString error = parsed.error;
    const QStringList users = listed(m_users);
    for (const QString &user : users) {
        if (const CheckedName checked = checkName(user.toStdString(), true); !checked.error.isEmpty()) {
            error = translated(checked.error);
        }
    }
    std::vector<AssociationId> places;
    const QString unknown = readAccounts(places);
    setLookProperty(m_accounts, "invalid", !unknown.isEmpty());
    error = error.isEmpty() ? unknown : error;
    listDefaults(listed(m_accounts));
    const bool complete = error.isEmpty() && !users.isEmpty() && !places.empty();
    acceptButton()->setEnabled(complete);
    if (!complete) {
        setError(error);
        return;
    }
    const auto wanted = static_cast<std::size_t>(users.size()) * places.size();
    const int there = static_cast<int>(wanted - additions(places).size());
    setRemark(there == 0 ? QString() : tr("%n of them stand there already and stay as they are.", nullptr, there));
}

void PlacesForm::add()
{
    if (!acceptButton()->isEnabled()) {
        return;
    }
    std::vector<AssociationId> places;
    if (!readAccounts(places).isEmpty()) {
        return;
    }
    const std::vector<NewAssociation> list = additions(places);
    const QString standard = m_default->currentData().toString();
    if (list.empty() && standard.isEmpty()) {
        closeForm();
        return;
    }
    const QStringList users = listed(m_users);
    m_document->undoStack()->beginMacro(tr("Add %1 to %n accounts", nullptr, static_cast<int>(places.size())).arg(users.join(QStringLiteral(", "))));
    EditOutcome outcome;
    if (!list.empty()) {
        outcome = m_document->addAssociations(list);
    }
    if (outcome.refusal.isEmpty() && !standard.isEmpty()) {
        m_document->setAssociationOption(
            placesOf(m_document->policy().associations, users), std::string(schema::option::defaultAccount), standard.toStdString());
    }
    m_document->undoStack()->endMacro();
    if (!outcome.refusal.isEmpty()) {
        setError(outcome.refusal);
        return;
    }
    closeForm();
    Q_EMIT added(outcome.ids);
}

} // namespace apportion

#include "moc_places_form.cpp"
