// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/add_form.h"

#include "charts/palette.h"
#include "core/change/association_names.h"
#include "gui/widgets/look.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace apportion
{

AddForm::AddForm(Document *document, QWidget *parent)
    : FormBar(tr("Add"), parent), m_document(document), m_names(new QLineEdit(this)), m_shares(new QLineEdit(QStringLiteral("1"), this))
{
    m_names->setMinimumWidth(textPixels(160));
    m_names->setAccessibleName(tr("Names"));
    m_shares->setFixedWidth(textPixels(110));
    m_shares->setAlignment(Qt::AlignRight);
    m_shares->setPlaceholderText(tr("Raw shares"));
    m_shares->setAccessibleName(tr("Raw shares"));
    m_shares->setToolTip(tr("Raw shares of each: a number, or “parent”"));
    auto *label = new QLabel(tr("Raw shares"), this);
    setLook(label, "quiet");
    label->setBuddy(m_shares);
    addField(m_names, 3);
    addField(label);
    addField(m_shares);
    connect(m_names, &QLineEdit::textChanged, this, &AddForm::judge);
    connect(m_shares, &QLineEdit::textChanged, this, &AddForm::judge);
    connect(this, &FormBar::accepted, this, &AddForm::add);
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything || !m_document->policy().associations.isLive(m_place)) {
            closeForm();
        }
    });
}

void AddForm::openForAccounts(AssociationId parent)
{
    openFor(Kind::Accounts, parent, tr("New account in %1"));
}

void AddForm::openForUsers(AssociationId account)
{
    openFor(Kind::Users, account, tr("New users in %1"));
}

void AddForm::openForCopy(AssociationId account, bool withUsers)
{
    openFor(withUsers ? Kind::CopyWithUsers : Kind::Copy, account, withUsers ? tr("Copy of %1 with its users") : tr("Copy of %1 without its users"));
}

void AddForm::openFor(Kind kind, AssociationId place, const QString &title)
{
    if (kind != m_kind) {
        m_shares->setText(QStringLiteral("1")); // those of an account are not what a user of it has
    }
    m_kind = kind;
    m_place = place;
    const AssociationTree &tree = m_document->policy().associations;
    const std::string name(tree.name(place));
    const bool isCopy = kind == Kind::Copy || kind == Kind::CopyWithUsers;
    setTitle(title.arg(QString::fromStdString(name)));
    m_names->setText(isCopy ? QString::fromStdString(freeName(name, accountNames(tree))) : QString());
    m_names->setPlaceholderText(kind == Kind::Users ? tr("Names, with commas between them") : tr("Name"));
    m_names->setAccessibleName(kind == Kind::Users ? tr("Names of the users") : tr("Name of the account"));
    m_shares->setVisible(!isCopy);
    acceptButton()->setText(isCopy ? tr("Duplicate") : tr("Add"));
    judge();
    show();
    m_names->setFocus();
    m_names->selectAll();
}

QStringList AddForm::listedNames() const
{
    static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
    return m_kind == Kind::Users ? m_names->text().split(separators, Qt::SkipEmptyParts) : QStringList { m_names->text() };
}

/// What can be said without looking at the tree; whether a name is taken is said when it is added.
void AddForm::judge()
{
    const ParsedShares parsed = parseRawShares(m_shares->text());
    setLookProperty(m_shares, "invalid", !parsed.shares.has_value());
    QString error = parsed.error;
    const QStringList names = listedNames();
    for (const QString &name : names) {
        if (const CheckedName checked = checkName(name.toStdString(), m_kind == Kind::Users); !checked.error.isEmpty() && !name.trimmed().isEmpty()) {
            error = translated(checked.error);
        }
    }
    acceptButton()->setEnabled(error.isEmpty() && !m_names->text().trimmed().isEmpty());
    setError(error);
}

void AddForm::add()
{
    if (!acceptButton()->isEnabled()) {
        return;
    }
    const std::uint32_t shares = parseRawShares(m_shares->text()).shares.value_or(1);
    EditOutcome outcome;
    switch (m_kind) {
    case Kind::Accounts:
        outcome = m_document->addAccount(m_place, m_names->text(), shares);
        break;
    case Kind::Users:
        outcome = m_document->addUsers(m_place, listedNames(), shares);
        break;
    default:
        outcome = m_document->duplicateAccount(m_place, m_names->text(), m_kind == Kind::CopyWithUsers);
    }
    if (!outcome) {
        setError(outcome.refusal);
        return;
    }
    Q_EMIT added(outcome.ids);
    if (m_kind == Kind::Accounts || m_kind == Kind::Users) {
        m_names->clear(); // for the next one
        m_names->setFocus();
    } else {
        closeForm();
    }
}

} // namespace apportion

#include "moc_add_form.cpp"
