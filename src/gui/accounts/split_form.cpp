// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/split_form.h"

#include "charts/palette.h"
#include "core/change/tree_query.h"
#include "core/policy/share_split.h"
#include "gui/page/page_layout.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "models/number_format.h"
#include "models/why_role.h"
#include "storage/qt_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>

namespace apportion
{

namespace
{

/// A preview is for reading; the rest is counted.
constexpr std::size_t mostUsersShown = 200;
constexpr int mostUsersHigh = 6;

} // namespace

SplitForm::SplitForm(Workspace *workspace, QWidget *parent)
    : FormBar(tr("Split"), parent), m_workspace(workspace), m_total(new QLineEdit(this)), m_way(new QComboBox(this)),
      m_rows(new QStandardItemModel(0, 3, this)), m_table(makeTable(m_rows, nullptr, tr("What each would get"), this))
{
    m_total->setFixedWidth(textPixels(120));
    m_total->setAlignment(Qt::AlignRight);
    m_total->setAccessibleName(tr("Raw shares to split"));
    m_total->setToolTip(tr("Raw shares to split"));
    m_way->addItems({ tr("evenly"), tr("in proportion to usage") });
    m_way->setAccessibleName(tr("How to split"));
    m_rows->setHorizontalHeaderLabels({ tr("Account / user"), tr("Now"), tr("Then") });
    for (const int column : { 1, 2 }) {
        m_rows->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    setAnswersWhy(m_rows);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    setColumnWidths(m_table->horizontalHeader(), { { 1, 100 }, { 2, 100 } }, 0, { 0 });
    addField(m_total);
    addField(m_way);
    addBelow(m_table);
    connect(m_total, &QLineEdit::textChanged, this, &SplitForm::preview);
    connect(m_way, &QComboBox::currentIndexChanged, this, &SplitForm::preview);
    connect(workspace, &Workspace::resultsChanged, this, [this] {
        if (isVisible()) {
            preview();
        }
    });
    connect(workspace->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything || change.kind == PolicyChange::Kind::Structure) {
            closeForm();
        } else if (isVisible() && change.kind == PolicyChange::Kind::RawShares) {
            preview();
        }
    });
    connect(this, &FormBar::accepted, this, &SplitForm::apply);
}

void SplitForm::openFor(const std::vector<AssociationId> &ids)
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    m_ids = ids;
    m_workspace->lookAhead(0); // shares are not made of usage that may come
    m_refusal.clear();
    if (ids.size() == 1 && tree.isAccount(ids.front())) {
        m_ids = childrenOf(tree, ids.front());
        std::sort(m_ids.begin(), m_ids.end(), [&tree](AssociationId a, AssociationId b) { return tree.name(a) < tree.name(b); });
        setTitle(tr("Split among what stands in %1").arg(toText(tree.name(ids.front()))));
    } else {
        setTitle(tr("Split among %n siblings", nullptr, static_cast<int>(ids.size())));
    }
    const auto hasOtherParent = [&](AssociationId id) { return id == AssociationTree::root() || tree.parent(id) != tree.parent(m_ids.front()); };
    if (m_ids.size() < 2) {
        m_refusal = tr("Select several siblings, or an account with several children.");
    } else if (std::any_of(m_ids.begin(), m_ids.end(), hasOtherParent)) {
        m_refusal = tr("Only siblings can be split among: shares count against those of the same account.");
    }
    std::uint64_t sum = 0;
    for (const AssociationId id : m_ids) {
        sum += tree.usesParent(id) ? 0 : tree.rawShares(id);
    }
    m_total->setText(QString::number(std::min<std::uint64_t>(sum, maxRawShares)));
    preview();
    show();
    m_total->setFocus();
    m_total->selectAll();
}

void SplitForm::preview()
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    const ParsedInteger total = parseInteger(m_total->text(), 0, maxRawShares);
    m_shares.clear();
    setLookProperty(m_total, "invalid", !total.value.has_value());
    const QString error = m_refusal.isEmpty() ? total.error : m_refusal;
    setError(error);
    acceptButton()->setEnabled(error.isEmpty());
    m_table->setVisible(error.isEmpty());
    if (!error.isEmpty()) {
        return;
    }
    std::vector<long double> weights(m_ids.size(), 1.0L);
    if (m_way->currentIndex() == 1) {
        const auto &results = m_workspace->results();
        std::transform(m_ids.begin(), m_ids.end(), weights.begin(), [&](AssociationId id) {
            return results && results->evaluation->tree().isLive(id) ? results->evaluation->rawUsage(id)
                                                                     : m_workspace->document()->situation().ownUsage(id);
        });
        if (std::none_of(weights.begin(), weights.end(), [](long double weight) { return weight > 0.0L; })) {
            setRemark(tr("None of them used anything: the shares are split evenly."));
        }
    }
    m_shares = splitShares(static_cast<std::uint32_t>(*total.value), weights);
    const std::size_t shown = std::min(m_ids.size(), mostUsersShown);
    m_rows->setRowCount(static_cast<int>(shown));
    const auto split = std::make_shared<const ShareSplit>(ShareSplit { m_ids, static_cast<std::uint32_t>(*total.value), m_way->currentIndex() == 1 });
    for (std::size_t i = 0; i < shown; ++i) {
        const ExplainQuestion questions[] { {}, AssociationNumber { m_ids[i], AssociationQuantity::RawShares }, SplitNumber { split, m_ids[i] } };
        const QString texts[] { toText(tree.name(m_ids[i])), rawSharesText(tree.rawShares(m_ids[i])), rawSharesText(m_shares[i]) };
        for (int column = 0; column < 3; ++column) {
            auto *item = new QStandardItem(texts[column]);
            item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
            QFont bold = item->font();
            bold.setBold(column == 2 && texts[1] != texts[2]);
            item->setFont(bold);
            item->setData(QVariant::fromValue(questions[column]), WhyRole);
            m_rows->setItem(static_cast<int>(i), column, item);
        }
    }
    if (shown < m_ids.size()) {
        setRemark(tr("and %n more", nullptr, static_cast<int>(m_ids.size() - shown)));
    }
    m_table->setFixedHeight(m_table->horizontalHeader()->height() + rowHeight() * std::min(mostUsersHigh, static_cast<int>(shown)) + 2);
}

void SplitForm::apply()
{
    if (!m_shares.empty()) {
        m_workspace->document()->setRawShares(m_ids, m_shares);
        closeForm();
    }
}

} // namespace apportion

#include "moc_split_form.cpp"
