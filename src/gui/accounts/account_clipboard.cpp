// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_actions.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/paste_form.h"
#include "models/account_tree_model.h"
#include "models/association_mime.h"
#include "slurm/lists/listings.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPointer>

#include <algorithm>

// Cut, copy and paste in the account tree.

namespace apportion
{

namespace
{

/// A clipboard that holds more holds something else.
constexpr qsizetype mostText = qsizetype { 64 } * 1024 * 1024;
constexpr int linesLookedAt = 50;
/// Rows whose text is made while they are copied: it takes a few milliseconds.
constexpr std::size_t rowsWrittenAtOnce = 200;

/// Whether a text is lines of sacctmgr's flat file.
bool isFlatFile(const QString &text)
{
    qsizetype begin = 0;
    for (int line = 0; line < linesLookedAt && begin < text.size(); ++line) {
        const qsizetype newline = text.indexOf(QLatin1Char('\n'), begin);
        const qsizetype end = newline < 0 ? text.size() : newline;
        if (slurm::isFlatFileLine(text.mid(begin, std::min<qsizetype>(end - begin, 1000)).toStdString())) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

} // namespace

void AccountActions::connectClipboard()
{
    connect(cut, &QAction::triggered, this, [this] { copySelected(true); });
    connect(copy, &QAction::triggered, this, [this] { copySelected(false); });
    connect(copyTable, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(m_view->textOf(m_view->selectedInOrder(), true)); });
    connect(paste, &QAction::triggered, this, &AccountActions::pasteClipboard);
    connect(m_model->paster(), &AssociationPaster::refused, this, &AccountActions::refused);
    connect(m_model->paster(), &AssociationPaster::pasted, this,
        [this](const std::vector<AssociationId> &, int count, const QString &problem) { showPasted(count, problem); });
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, [this] {
        if (!isCutData(QGuiApplication::clipboard()->mimeData())) {
            m_model->setCut({});
        }
    });
}

/// What the cells of a few rows say now; of many, what they say when somebody asks.
std::function<QString()> AccountActions::textOf(const std::vector<AssociationId> &ids) const
{
    if (ids.size() <= rowsWrittenAtOnce) {
        return [text = m_view->textOf(ids)] { return text; };
    }
    return [view = QPointer<AccountView>(m_view), ids] { return view ? view->textOf(ids) : QString(); };
}

void AccountActions::copySelected(bool isCut)
{
    const std::vector<AssociationId> ids = m_view->selectedInOrder();
    if (ids.empty()) {
        return;
    }
    if (isCut) {
        // whether they can go is known when it is known where to; root can go nowhere
        if (std::find(ids.begin(), ids.end(), AssociationTree::root()) != ids.end()) {
            Q_EMIT refused(tr("root stays where it is: every cluster has it at the top."));
            return;
        }
    }
    QGuiApplication::clipboard()->setMimeData(new AssociationMimeData(*m_workspace->document(), ids, textOf(ids), isCut));
    m_model->setCut(isCut ? ids : std::vector<AssociationId>());
}

void AccountActions::pasteClipboard()
{
    Document *document = m_workspace->document();
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr) {
        return;
    }
    const AssociationId target = currentAccount();
    const std::vector<AssociationId> ids = ownAssociations(data, *document);
    if (!ids.empty() && isCutData(data)) {
        const EditOutcome outcome = document->moveAssociations(ids, target);
        if (!outcome.refusal.isEmpty()) {
            Q_EMIT refused(outcome.refusal);
            return;
        }
        m_model->setCut({});
        if (const auto *own = qobject_cast<const AssociationMimeData *>(data)) {
            QGuiApplication::clipboard()->setMimeData(own->copied()); // from now on
        }
        selectWhenShown(outcome.ids);
        return;
    }
    if (!ids.empty()) {
        m_model->paster()->pasteCopies(ids, target);
    } else if (data->hasFormat(AssociationMimeData::fragmentType())) {
        m_model->paster()->pasteFragment(data->data(AssociationMimeData::fragmentType()), target);
    } else {
        pasteText(data->text());
    }
}

void AccountActions::pasteText(const QString &text)
{
    if (text.size() > mostText) {
        Q_EMIT refused(tr("The text is too long to be pasted."));
        return;
    }
    const Policy &policy = m_workspace->document()->policy();
    if (!isFlatFile(text)) {
        std::vector<AssociationId> rows = m_view->selectedInOrder();
        if (rows.size() < 2) {
            rows = m_view->fromCurrentDown(static_cast<std::size_t>(text.count(QLatin1Char('\n'))) + 1);
        }
        const int current = m_view->currentIndex().column();
        const int column = current > AccountTreeModel::Rank ? current : AccountTreeModel::RawShares;
        m_pasteForm->openFor({ text, policy.associations, std::move(rows), column });
        return;
    }
    m_model->paster()->pasteFlatFile(text.toStdString(), currentAccount());
}

void AccountActions::showPasted(int count, const QString &problem)
{
    const QString done = tr("%n associations were pasted.", nullptr, count);
    Q_EMIT messageChanged(problem.isEmpty() ? done : tr("%1 %2", "two sentences").arg(done, problem));
}

} // namespace apportion
