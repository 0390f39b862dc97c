// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/go_to_form.h"

#include "charts/palette.h"
#include "gui/widgets/look.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>

#include <algorithm>

namespace apportion
{

namespace
{
constexpr std::size_t mostProposed = 12;
} // namespace

GoToForm::GoToForm(Document *document, QWidget *parent)
    : FormBar(tr("Go"), parent), m_document(document), m_field(new QLineEdit(this)), m_labels(new QStringListModel(this)),
      m_completer(new QCompleter(m_labels, this)), m_job([this](const Found &found) { receive(found); })
{
    setTitle(tr("Go to"));
    m_field->setPlaceholderText(tr("account, user or account/user"));
    m_field->setAccessibleName(tr("Account or user to go to"));
    m_field->setMinimumWidth(textPixels(260));
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    makeProposals(m_completer);
    m_completer->setWidget(m_field); // not setCompleter(): what is proposed comes later than the key
    addField(m_field, 3);
    connect(m_field, &QLineEdit::textEdited, this, &GoToForm::look);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &GoToForm::go);
    connect(this, &FormBar::accepted, this, [this] {
        if (m_job.isBusy()) {
            m_goesWhenFound = true;
        } else {
            go(m_field->text());
        }
    });
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything) {
            m_found.clear();
            closeForm();
        }
    });
}

void GoToForm::openForm()
{
    setError({});
    show();
    m_field->setFocus();
    m_field->selectAll();
}

void GoToForm::look()
{
    m_goesWhenFound = false;
    m_job.request([tree = m_document->policy().associations, text = m_field->text()] { return findAssociations(tree, text, mostProposed); });
}

void GoToForm::receive(const Found &found)
{
    m_found = found;
    QStringList labels;
    for (const FoundAssociation &one : found) {
        labels.append(one.label);
    }
    m_labels->setStringList(labels);
    const bool nothing = found.empty() && !m_field->text().trimmed().isEmpty();
    setError(nothing ? tr("No account or user has “%1” in its name.").arg(m_field->text().trimmed()) : QString());
    if (m_goesWhenFound) {
        go(m_field->text());
    } else if (labels.isEmpty()) {
        m_completer->popup()->hide();
    } else if (isVisible() && m_field->hasFocus()) {
        m_completer->complete();
    }
}

void GoToForm::go(const QString &label)
{
    m_goesWhenFound = false;
    const auto named = std::find_if(m_found.begin(), m_found.end(), [&label](const FoundAssociation &one) { return one.label == label; });
    const auto best = named != m_found.end() ? named : m_found.begin();
    if (best == m_found.end()) {
        return;
    }
    const AssociationId id = best->id;
    m_completer->popup()->hide();
    closeForm();
    Q_EMIT chosen(id);
}

} // namespace apportion

#include "moc_go_to_form.cpp"
