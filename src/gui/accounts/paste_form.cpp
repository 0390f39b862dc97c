// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/paste_form.h"

#include "gui/page/page_layout.h"
#include "gui/widgets/item_views.h"
#include "models/account_tree_model.h"
#include "storage/qt_text.h"

#include <QHeaderView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>

namespace apportion
{

namespace
{

/// A preview is for reading; the rest is counted.
constexpr std::size_t mostShown = 300;
constexpr int mostRowsHigh = 7;

QStandardItem *cell(const QString &text, bool isStrong = false)
{
    auto *item = new QStandardItem(text);
    item->setToolTip(text);
    QFont font;
    font.setBold(isStrong);
    item->setFont(font);
    return item;
}

QString nameOf(const AssociationTree &tree, AssociationId id)
{
    const QString account = toText(tree.accountName(id));
    return tree.isUser(id) ? account + QLatin1Char('/') + toText(tree.name(id)) : account;
}

} // namespace

PasteForm::PasteForm(Document *document, QWidget *parent)
    : FormBar(tr("Paste"), parent), m_document(document), m_rows(new QStandardItemModel(0, 4, this)),
      m_table(makeTable(m_rows, nullptr, tr("What pasting would change"), this)), m_job([this](const SharedPlan &plan) { receive(plan); })
{
    m_rows->setHorizontalHeaderLabels({ tr("Account / user"), tr("Column"), tr("Now"), tr("Then") });
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    setColumnWidths(m_table->horizontalHeader(), { { 0, 220 }, { 1, 140 }, { 2, 140 } }, 3, { 0 });
    addBelow(m_table);
    connect(this, &FormBar::accepted, this, &PasteForm::apply);
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind != PolicyChange::Kind::Baseline) {
            closeForm(); // the preview is of the policy as it was
        }
    });
}

void PasteForm::openFor(PasteRequest request)
{
    m_askedAt = m_document->generation();
    m_job.request([request = std::move(request)] { return std::make_shared<const PastePlan>(planPaste(request)); });
}

void PasteForm::receive(const SharedPlan &plan)
{
    if (m_askedAt != m_document->generation()) {
        return;
    }
    m_plan = plan;
    fill();
    show();
    acceptButton()->setFocus();
}

void PasteForm::fill()
{
    const int cells = static_cast<int>(m_plan->cells.size());
    const int unread = static_cast<int>(m_plan->unread.size());
    setTitle(cells > 0 ? tr("Pasting changes %n values", nullptr, cells) : tr("Pasting changes nothing"));
    acceptButton()->setEnabled(cells > 0);
    QStringList remarks;
    if (m_plan->same > 0) {
        remarks.append(tr("%n values are there already.", nullptr, static_cast<int>(m_plan->same)));
    }
    if (unread > 0) {
        remarks.append(tr("%n lines could not be read; they stand first.", nullptr, unread));
    }
    if (cells + unread == 0 && remarks.isEmpty()) {
        remarks.append(tr("There is no text that could be pasted here."));
    }
    setRemark(remarks.join(QLatin1Char(' ')));

    m_rows->removeRows(0, m_rows->rowCount());
    for (std::size_t i = 0; i < std::min(m_plan->unread.size(), mostShown / 2); ++i) {
        const UnreadLine &line = m_plan->unread[i];
        m_rows->appendRow(
            { cell(tr("Line %1: %2", "of a table that was pasted").arg(line.number).arg(line.text)), cell({}), cell({}), cell(line.reason) });
    }
    const AssociationTree &tree = m_document->policy().associations;
    for (std::size_t i = 0; i < std::min(m_plan->cells.size(), mostShown); ++i) {
        const PastedCell &change = m_plan->cells[i];
        m_rows->appendRow(
            { cell(nameOf(tree, change.id)), cell(AccountTreeModel::titleOf(change.column)), cell(change.before), cell(change.after, true) });
    }
    m_table->setVisible(m_rows->rowCount() > 0);
    m_table->setFixedHeight(m_table->horizontalHeader()->height() + rowHeight() * std::min(mostRowsHigh, m_rows->rowCount()) + 2);
}

void PasteForm::apply()
{
    const SharedPlan plan = m_plan; // the edit closes the form
    std::vector<AssociationId> ids;
    for (const PastedCell &change : plan->cells) {
        ids.push_back(change.id);
    }
    if (applyPaste(*m_document, *plan)) {
        Q_EMIT pasted(ids);
    }
    closeForm();
}

} // namespace apportion

#include "moc_paste_form.cpp"
