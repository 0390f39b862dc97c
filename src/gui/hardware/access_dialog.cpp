// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hardware/access_dialog.h"

#include "gui/page/undo_keys.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/clear_on_escape.h"
#include "gui/widgets/column_fit.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/theme.h"
#include "storage/qt_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace apportion
{

AccessDialog::AccessDialog(Document *document, QWidget *parent)
    : QDialog(parent), m_document(document), m_model(document), m_cells(new PolicyCellDelegate(this)),
      m_table(makeTable(&m_model, m_cells, tr("Accounts and partitions"), this)), m_filter(new QLineEdit(this)), m_qos(new QComboBox(this)),
      m_found(makeText("quiet", this)), m_why(makeText("quiet", this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Who may run where"));
    m_filter->setPlaceholderText(tr("Filter accounts"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    clearOnEscape(m_filter);
    m_found->setWordWrap(false);
    m_found->hide();
    m_qos->setAccessibleName(tr("QOS"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    QHeaderView *header = m_table->horizontalHeader();
    // A cell stays where it was clicked, and what a click makes of it has room there.
    const int longest = m_table->fontMetrics().horizontalAdvance(QStringLiteral("✕ DenyAccounts")) + textPixels(28);
    FittedColumns columns { { { 0, 200 } }, -1, { 0 }, longest, true };
    for (int column = 1; column < m_model.columnCount(); ++column) {
        columns.widths.emplace_back(column, 110);
    }
    new ColumnFit(header, std::move(columns));
    fillQos();
    m_why->setMinimumHeight(2 * m_why->fontMetrics().lineSpacing());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    makeColumn(this, { makeRow({ { m_filter, 1 }, m_found, m_qos }, 8), { m_table, 1 }, m_why, buttons }, 8, { 16, 16, 16, 16 });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model.setFilter(text);
        m_found->setText(tr("%Ln match(es)", nullptr, m_model.rowCount()));
        m_found->setVisible(!text.isEmpty());
    });
    connect(m_qos, qOverload<int>(&QComboBox::currentIndexChanged), this, [this](int index) {
        m_model.setQos(index - 1);
        showWhy();
    });
    connect(m_table, &QTableView::clicked, this, &AccessDialog::turn);
    connect(m_table, &QTableView::activated, this, &AccessDialog::turn);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &AccessDialog::showWhy);
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything || change.kind == PolicyChange::Kind::Qos) {
            fillQos();
        }
    });
    addUndoKeys(this, document);
    showWhy();
    constexpr int leastWidth = 820;
    constexpr int mostWidth = 1200; // of the smallest window that pages are planned for
    const int whole = header->length() + textPixels(60);
    resize(std::clamp(whole, textPixels(leastWidth), textPixels(mostWidth)), textPixels(560));
}

void AccessDialog::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    m_table->viewport()->update();
}

QString AccessDialog::why() const
{
    return m_why->text();
}

void AccessDialog::fillQos()
{
    const int chosen = std::max(0, m_qos->currentIndex());
    m_qos->clear();
    m_qos->addItem(tr("Any QOS"));
    for (const Qos &qos : *m_document->policy().qos) {
        m_qos->addItem(tr("QOS %1").arg(toText(qos.name)));
    }
    m_qos->setCurrentIndex(chosen < m_qos->count() ? chosen : 0);
}

void AccessDialog::turn(const QModelIndex &index)
{
    const bool isOfAccount = m_model.turnsQosOfAccount(index);
    const QString refusal = m_model.turn(index);
    showWhy();
    if (!refusal.isEmpty()) {
        setLook(m_why, "error");
        m_why->setText(refusal);
    } else if (isOfAccount) {
        m_why->setText(m_why->text() + QLatin1Char('\n') + tr("This changed which QOS the account has, which counts in every partition."));
    }
}

void AccessDialog::showWhy()
{
    const QModelIndex current = m_table->currentIndex();
    setLook(m_why, "quiet");
    m_why->setText(current.column() > 0 ? current.data(AccessModel::WhyTextRole).toString()
                                        : tr("A click on a cell lets the account in or keeps it out; each can be undone."));
}

} // namespace apportion

#include "moc_access_dialog.cpp"
