// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hardware/purchase_panel.h"
#include "gui/widgets/boxes.h"

#include "gui/page/page_layout.h"
#include "gui/page/workspace.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/wrapped_label.h"
#include "models/number_format.h"
#include "models/why_role.h"
#include "slurm/conf/node_rows.h"
#include "slurm/text/host_list.h"
#include "storage/qt_text.h"

#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>
#include <map>
#include <utility>

namespace apportion
{

namespace
{

constexpr int mostNodesBought = 100000;
constexpr int mostYears = 20;
constexpr int partitionMargins = 40; ///< beside the names, with the arrow

QWidget *captioned(const QString &caption, QWidget *field, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *label = new QLabel(caption, box);
    label->setBuddy(field);
    field->setAccessibleName(caption);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    makeColumn(box, { label, field }, 4);
    return box;
}

/// "32 cores Broadwell, 125 GB, gpu:4"
QString kindText(const NodeGroup &group)
{
    QStringList parts { PurchasePanel::tr("%n core(s)", nullptr, static_cast<int>(group.cores)) };
    if (!group.chip.empty()) {
        parts << QString::fromStdString(group.chip);
    }
    parts << memoryText(group.memoryMb);
    if (!group.gresWritten.empty()) {
        parts << QString::fromStdString(group.gresWritten);
    }
    return PurchasePanel::tr("like %1: %2").arg(QString::fromStdString(group.names), parts.join(QStringLiteral(" · ")));
}

} // namespace

PurchasePanel::PurchasePanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_job([this](const Answer &answer) { receive(answer); })
{
    build();
    connect(m_workspace->document(), &Document::policyChanged, this, &PurchasePanel::policyChanged);
}

/// What is bought, by whom, and where it goes.
QBoxLayout *PurchasePanel::makeForm()
{
    m_buyer = new QComboBox(this);
    m_buyer->setObjectName(QStringLiteral("buyer"));
    m_buyer->setEditable(true);
    m_buyer->setInsertPolicy(QComboBox::NoInsert);
    m_buyer->completer()->setFilterMode(Qt::MatchContains);
    m_buyer->setToolTip(tr("One account, or several separated by commas that buy together"));
    m_count = new QSpinBox(this);
    m_count->setRange(1, mostNodesBought);
    m_count->setValue(4);
    m_kind = new QComboBox(this);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_years = new QSpinBox(this);
    m_years->setRange(0, mostYears);
    m_years->setSpecialValueText(tr("never"));
    m_years->setSuffix(tr(" years", "after a number"));
    m_partitions = new QPushButton(this);
    m_partitions->setObjectName(QStringLiteral("purchasePartitions"));
    m_partitions->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setLook(m_partitions, "choice"); // with the arrow of the lists beside it
    m_partitionMenu = new QMenu(m_partitions);
    m_partitions->setMenu(m_partitionMenu);
    m_scale = new QComboBox(this);
    m_scale->setObjectName(QStringLiteral("shareScale"));
    m_scale->addItem(tr("as many as stand for a TRES now"), true);
    m_scale->addItem(tr("one for each TRES"), false);
    m_scale->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *form = makeRow({ { captioned(tr("Who buys"), m_buyer, this), 3 }, { captioned(tr("How many nodes"), m_count, this), 1 },
                             { captioned(tr("Of which kind"), m_kind, this), 5 } },
        16, { pageMargin, 0, pageMargin, 8 });
    auto *more
        = makeRow({ { captioned(tr("In which partitions"), m_partitions, this), 3 }, { captioned(tr("Shares for their worth"), m_scale, this), 4 },
                      { captioned(tr("Worth nothing after"), m_years, this), 2 } },
            16, { pageMargin, 0, pageMargin, 8 });
    return makeColumn({ form, more }, 0);
}

void PurchasePanel::build()
{
    QBoxLayout *form = makeForm();
    auto *verdict = new WrappedLabel(this);
    verdict->setTextFormat(Qt::PlainText);
    verdict->keepWhole(); // its lines would else take their room from the fields
    m_verdict = verdict;
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_apply = new QPushButton(tr("Add the nodes and give the shares"), this);
    m_apply->setObjectName(QStringLiteral("applyPurchase"));
    auto *line = makeRow({ { m_verdict, 1 }, m_apply }, -1, { pageMargin, 0, pageMargin, 8 });
    m_done = makeText("quiet", this);
    m_done->setObjectName(QStringLiteral("purchaseDone"));
    m_done->setContentsMargins(pageMargin, 0, pageMargin, 8);
    m_done->hide();

    m_table = new QTableWidget(this);
    prepareTable(m_table);
    setAnswersWhy(m_table->model());
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setAccessibleName(tr("Shares of the buyers year by year"));
    // where there is no table, the fields stay at the top
    makeColumn(this, { form, line, m_done, { m_table, 1 }, Stretch { 0 } }, 0);
    connect(m_buyer, &QComboBox::currentTextChanged, this, &PurchasePanel::ask);
    connect(m_count, &QSpinBox::valueChanged, this, &PurchasePanel::ask);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        choosePartitions();
        ask();
    });
    connect(m_scale, &QComboBox::currentIndexChanged, this, &PurchasePanel::ask);
    connect(m_years, &QSpinBox::valueChanged, this, &PurchasePanel::ask);
    connect(m_apply, &QPushButton::clicked, this, &PurchasePanel::apply);
}

void PurchasePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillLists();
    ask();
}

void PurchasePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate(); // the button has its width now
    showPartitions();
}

void PurchasePanel::policyChanged(const PolicyChange &change)
{
    m_stale = m_stale || (change.kind != PolicyChange::Kind::RawShares && change.kind != PolicyChange::Kind::Setting);
    if (isVisible()) {
        fillLists();
        ask();
    }
}

void PurchasePanel::fillLists()
{
    if (!std::exchange(m_stale, false)) {
        return;
    }
    const QSignalBlocker quietBuyer(m_buyer);
    const QSignalBlocker quietKind(m_kind);
    const Policy &policy = m_workspace->document()->policy();
    const QString buyer = m_buyer->currentText();
    const int kind = m_kind->currentIndex();
    m_buyer->clear();
    const TreeLayout &layout = policy.associations.layout();
    for (TreeLayout::Position at = layout.firstChild(0); at < layout.childEnd(0); ++at) {
        if (!layout.isUserAt(at)) {
            m_buyer->addItem(toText(policy.associations.name(layout.idAt(at))));
        }
    }
    m_buyer->setEditText(buyer.isEmpty() && m_buyer->count() > 0 ? m_buyer->itemText(0) : buyer);
    m_kind->clear();
    for (const NodeGroup &group : *policy.nodeGroups) {
        m_kind->addItem(kindText(group));
    }
    m_kind->setCurrentIndex(std::max(0, std::min(kind, m_kind->count() - 1)));
    fillPartitions();
}

void PurchasePanel::fillPartitions()
{
    std::map<QString, bool> known; // what somebody chose stays
    for (const QAction *action : m_partitionMenu->actions()) {
        known[action->data().toString()] = action->isChecked();
    }
    m_partitionMenu->clear();
    for (const Partition &partition : *m_workspace->document()->policy().partitions) {
        const QString name = toText(partition.name);
        QAction *action = m_partitionMenu->addAction(withoutMnemonic(name));
        action->setData(name);
        action->setCheckable(true);
        if (const auto chosen = known.find(name); chosen != known.end()) {
            action->setChecked(chosen->second);
        }
        connect(action, &QAction::toggled, this, [this] {
            showPartitions();
            ask();
        });
    }
    if (known.empty()) {
        choosePartitions();
    }
    showPartitions();
}

void PurchasePanel::choosePartitions()
{
    const Policy &policy = m_workspace->document()->policy();
    const auto kind = static_cast<std::uint32_t>(m_kind->currentIndex());
    for (QAction *action : m_partitionMenu->actions()) {
        const std::uint16_t index = policy.findPartition(action->data().toString().toStdString());
        const auto hasKind = [kind](const PartitionNodes &part) { return part.group == kind; };
        const QSignalBlocker quiet(action);
        action->setChecked(
            index != unknownIndex && std::any_of(policy.partitions->at(index).nodes.begin(), policy.partitions->at(index).nodes.end(), hasKind));
    }
    showPartitions();
}

void PurchasePanel::showPartitions()
{
    QStringList chosen;
    for (const QAction *action : m_partitionMenu->actions()) {
        if (action->isChecked()) {
            chosen << action->data().toString();
        }
    }
    const QString text = chosen.isEmpty() ? tr("none: no job can use them") : chosen.join(QStringLiteral(", "));
    // a button would cut a longer text at both of its ends
    const int room = m_partitions->width() - textPixels(partitionMargins);
    m_partitions->setText(withoutMnemonic(m_partitions->fontMetrics().elidedText(text, Qt::ElideRight, room)));
    m_partitions->setToolTip(text);
    m_partitions->setEnabled(!m_partitionMenu->isEmpty());
}

Purchase PurchasePanel::purchase() const
{
    const Policy &policy = m_workspace->document()->policy();
    Purchase bought;
    for (const QString &name : m_buyer->currentText().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bought.owners.push_back(lowerCase(name.trimmed().toStdString()));
    }
    bought.years = static_cast<std::uint32_t>(m_years->value());
    bought.onPresentScale = m_scale->currentData().toBool();
    for (const QAction *action : m_partitionMenu->actions()) {
        if (action->isChecked()) {
            bought.partitions.push_back(action->data().toString().toStdString());
        }
    }
    const auto kind = static_cast<std::size_t>(m_kind->currentIndex());
    if (m_kind->currentIndex() >= 0 && kind < policy.nodeGroups->size()) {
        bought.nodes = policy.nodeGroups->at(kind);
        bought.nodes.count = static_cast<std::uint32_t>(m_count->value());
    }
    return bought;
}

void PurchasePanel::ask()
{
    m_apply->setEnabled(false);
    m_done->hide();
    const Document *document = m_workspace->document();
    m_job.request([policy = document->policy(), generation = document->generation(), bought = purchase()]() mutable {
        if (bought.nodes.count > 0) {
            const std::string free = slurm::freeHostList(policy, bought.nodes.names);
            // a list of another form begins anew
            bought.nodes.names
                = slurm::withHostCount(free, bought.nodes.count).value_or(slurm::withHostCount("bought1", bought.nodes.count).value_or(free));
        }
        const double worth = bought.nodes.count * nodeWorth(policy, bought.nodes, purchasePartition(policy, bought)).whole();
        Answer answer { generation, bought, worth, shareScale(policy), sharesAfterPurchase(policy, bought), {} };
        if (!answer.shares.empty()) {
            answer.edit = purchaseEdit(policy, bought);
        }
        return answer;
    });
}

QString PurchasePanel::answerText(const Answer &answer) const
{
    QStringList lines { tr("The nodes are worth %1 TRES. Below root, %2 shares stand for the %3 TRES of all nodes: %4 for each.")
                            .arg(shortNumberText(answer.worth, 1), shortNumberText(answer.scale.shares, 0), shortNumberText(answer.scale.worth, 1),
                                shortNumberText(answer.scale.sharesPerTres(), 3)) };
    for (const PurchasedShares &shares : answer.shares) {
        lines << tr("%1: %2 shares now, %3 with the nodes.")
                     .arg(toText(m_workspace->document()->policy().associations.name(shares.account)), integerText(shares.now),
                         integerText(shares.becomes.front()));
    }
    return lines.join(QLatin1Char('\n'));
}

QString PurchasePanel::doneText() const
{
    QStringList partitions = toTexts(m_answer.purchase.partitions);
    const QString nodes = toText(m_answer.purchase.nodes.names);
    QStringList lines { partitions.isEmpty() ? tr("Done: %1 is new, in no partition.").arg(nodes)
                                             : tr("Done: %1 is new, in %2.").arg(nodes, partitions.join(QStringLiteral(", "))) };
    for (const PurchasedShares &shares : m_answer.shares) {
        lines << tr("%1 has %2 shares, after %3.")
                     .arg(toText(m_workspace->document()->policy().associations.name(shares.account)), integerText(shares.becomes.front()),
                         integerText(shares.now));
    }
    return lines.join(QLatin1Char(' '));
}

void PurchasePanel::receive(const Answer &answer)
{
    m_answer = answer;
    const Policy &policy = m_workspace->document()->policy();
    const bool current = answer.generation == m_workspace->document()->generation();
    m_apply->setEnabled(current && !answer.shares.empty());
    m_table->setVisible(answer.purchase.years > 0 && !answer.shares.empty() && m_veil.isEmpty());
    if (answer.shares.empty()) {
        m_verdict->setText(policy.nodeGroups->empty() ? tr("There are no nodes to buy more of: add a kind of node above.")
                                                      : tr("Name the account that buys, or several separated by commas."));
        return;
    }
    m_table->clear();
    if (!m_veil.isEmpty()) {
        m_verdict->setText(m_veil);
        return;
    }
    m_verdict->setText(answerText(answer));
    m_table->setRowCount(static_cast<int>(answer.shares.size()));
    m_table->setColumnCount(static_cast<int>(answer.purchase.years) + 2);
    QStringList headers { tr("Account") };
    for (std::uint32_t year = 0; year <= answer.purchase.years; ++year) {
        headers << tr("Year %1").arg(year + 1);
    }
    m_table->setHorizontalHeaderLabels(headers);
    for (int column = 0; column < m_table->columnCount(); ++column) { // above what is below them
        m_table->horizontalHeaderItem(column)->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    const auto purchased = std::make_shared<const Purchase>(answer.purchase);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const PurchasedShares &shares = answer.shares[static_cast<std::size_t>(row)];
        m_table->setItem(row, 0, new QTableWidgetItem(toText(policy.associations.name(shares.account))));
        for (std::size_t year = 0; year < shares.becomes.size(); ++year) {
            auto *item = new QTableWidgetItem(integerText(shares.becomes[year]));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            const auto passed = static_cast<std::uint32_t>(year);
            item->setData(WhyRole, QVariant::fromValue<ExplainQuestion>(PurchasedNumber { purchased, shares.account, passed }));
            m_table->setItem(row, static_cast<int>(year) + 1, item);
        }
    }
}

void PurchasePanel::setVeiled(const QString &why)
{
    if (std::exchange(m_veil, why) != why) {
        receive(Answer(m_answer));
    }
}

void PurchasePanel::apply()
{
    if (m_answer.generation == m_workspace->document()->generation()) {
        const QString done = doneText();
        m_workspace->document()->apply(m_answer.edit, tr("%1 buys nodes").arg(m_buyer->currentText()));
        m_done->setText(done);
        m_done->show();
    }
}

} // namespace apportion

#include "moc_purchase_panel.cpp"
