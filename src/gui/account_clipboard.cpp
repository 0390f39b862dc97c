// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/account_actions.h"
#include "gui/account_view.h"
#include "gui/paste_form.h"
#include "models/account_tree_model.h"
#include "models/association_mime.h"
#include "slurm/flat_file.h"
#include "storage/policy_json.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

// Cut, copy and paste in the account tree.

namespace apportion
{

namespace
{

/// A clipboard that holds more holds something else.
constexpr qsizetype mostText = 64 * 1024 * 1024;
constexpr int linesLookedAt = 50;

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
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, [this] {
        if (!isCutData(QGuiApplication::clipboard()->mimeData())) {
            m_model->setCut({});
        }
    });
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
    QGuiApplication::clipboard()->setMimeData(new AssociationMimeData(*m_workspace->document(), ids, m_view->textOf(ids), isCut));
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
        QGuiApplication::clipboard()->setMimeData(new AssociationMimeData(*document, ids, data->text())); // they can be copied from now on
        selectWhenShown(outcome.ids);
        return;
    }
    const Policy &policy = document->policy();
    const quint64 generation = document->generation();
    if (!ids.empty()) {
        m_adding.request([policy, ids, target, generation] {
            return std::make_shared<const Additions>(Additions { additionsOf(fragmentOf(policy, ids), policy.associations, target), {}, generation });
        });
    } else if (data->hasFormat(AssociationMimeData::fragmentType())) {
        const QByteArray bytes = data->data(AssociationMimeData::fragmentType());
        m_adding.request([policy, bytes, target, generation] {
            const ParsedPolicy parsed = readPolicyJson(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), {});
            return std::make_shared<const Additions>(Additions { additionsOf(parsed.policy, policy.associations, target),
                parsed.usable ? QString() : tr("What was copied cannot be read."), generation });
        });
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
    m_adding.request([policy, lines = text.toStdString(), target = currentAccount(), generation = m_workspace->document()->generation()] {
        Policy read;
        Diagnostics diagnostics;
        slurm::readFlatFile(lines, {}, read, diagnostics);
        const auto lost = static_cast<int>(read.foreignAssociations->size());
        return std::make_shared<const Additions>(Additions { additionsOf(read, policy.associations, target),
            lost > 0 ? tr("%n lines could not be read and were left out.", nullptr, lost) : QString(), generation });
    });
}

void AccountActions::add(const SharedAdditions &additions)
{
    if (additions->generation != m_workspace->document()->generation()) {
        return; // another edit came first: what was found out does not fit any more
    }
    if (additions->list.empty()) {
        Q_EMIT refused(additions->problem.isEmpty() ? tr("There is nothing that could be pasted here.") : additions->problem);
        return;
    }
    const EditOutcome outcome = m_workspace->document()->addAssociations(additions->list);
    if (!outcome) {
        Q_EMIT refused(outcome.refusal);
        return;
    }
    std::vector<AssociationId> tops;
    for (std::size_t i = 0; i < outcome.ids.size(); ++i) {
        if (additions->list[i].above < 0) {
            tops.push_back(outcome.ids[i]);
        }
    }
    selectWhenShown(tops);
    const int count = static_cast<int>(outcome.ids.size());
    Q_EMIT told(additions->problem.isEmpty()
            ? tr("%n associations were pasted.", nullptr, count)
            : tr("%1 %2", "two sentences").arg(tr("%n associations were pasted.", nullptr, count), additions->problem));
}

} // namespace apportion
