// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/usage/usage_page.h"

#include "gui/usage/last_reset_field.h"
#include "gui/widgets/boxes.h"

#include "core/schema/setting_fields.h"
#include "gui/page/goal_panel.h"
#include "gui/page/page_layout.h"
#include "gui/page/setting_field.h"
#include "gui/page/why_actions.h"
#include "gui/page/workspace.h"
#include "gui/usage/decay_panel.h"
#include "gui/usage/regime_panel.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/section_header.h"
#include "models/number_format.h"
#include "models/text_translation.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

#include <cstdint>
#include <optional>
#include <utility>

namespace apportion
{

namespace
{

constexpr int expandedAtOnce = 200;
/// On a page lower than this the fields fold into a line until they are asked for: the pictures need the room.
constexpr int unfoldedHeight = 600;

QList<SettingField::Choice> resetChoices()
{
    QList<SettingField::Choice> choices;
    const auto add = [&choices](UsageReset reset, const QString &label) { choices.append({ QString::fromLatin1(usageResetWord(reset)), label }); };
    add(UsageReset::None, UsagePage::tr("Never"));
    add(UsageReset::Now, UsagePage::tr("Now, once"));
    add(UsageReset::Daily, UsagePage::tr("Every day"));
    add(UsageReset::Weekly, UsagePage::tr("Every week"));
    add(UsageReset::Monthly, UsagePage::tr("Every month"));
    add(UsageReset::Quarterly, UsagePage::tr("Every quarter"));
    add(UsageReset::Yearly, UsagePage::tr("Every year"));
    return choices;
}

/// An association's regime as its mark and its name.
constexpr int regimeSide = 10;
constexpr int regimeGap = 6;

Regime regimeIn(const QModelIndex &index)
{
    return static_cast<Regime>(index.data(AccountTreeModel::RegimeRole).toInt());
}

int regimeWidth(const QModelIndex &index, const QFontMetrics &metrics)
{
    return regimeIn(index) == Regime::None ? 0 : regimeSide + regimeGap + metrics.horizontalAdvance(regimeText(regimeIn(index)));
}

void drawRegime(QPainter *painter, const QStyleOptionViewItem &cell, const QModelIndex &index, const Palette &palette)
{
    const Regime regime = regimeIn(index);
    if (regime == Regime::None) {
        return;
    }
    const QRect room = cell.rect.adjusted(cellMargin, 0, -cellMargin, -1);
    paintRegimeMark(painter, QRect(room.left(), room.center().y() - regimeSide / 2 + 1, regimeSide, regimeSide), regime, palette);
    painter->setPen(palette.quietText);
    const QRect words = room.adjusted(regimeSide + regimeGap, 0, 0, 0);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter, cell.fontMetrics.elidedText(regimeText(regime), Qt::ElideRight, words.width()));
}

QString halfLifeReading(const Policy &policy, const QString &text)
{
    if (policy.priority.halfLife.isUnlimited()) {
        return UsagePage::tr("Half is left after 136 years: hardly anything fades");
    }
    if (policy.priority.halfLife.minutes == 0) {
        return UsagePage::tr("Usage does not fade");
    }
    return UsagePage::tr("Half is left after %1").arg(timeInWords(text));
}

QString resetReading(const Policy &policy, const QString &)
{
    switch (policy.priority.usageReset) {
    case UsageReset::None:
        return UsagePage::tr("Old usage only fades");
    case UsageReset::Now:
        return UsagePage::tr("All usage is 0 at the first pass after slurmctld has read it");
    case UsageReset::Daily:
        return UsagePage::tr("All usage is 0 at midnight");
    case UsageReset::Weekly:
        return UsagePage::tr("All usage is 0 on Sunday at 00:00");
    case UsageReset::Monthly:
        return UsagePage::tr("All usage is 0 on the 1st of each month");
    case UsageReset::Quarterly:
        return UsagePage::tr("All usage is 0 on the 1st of each quarter");
    case UsageReset::Yearly:
        return UsagePage::tr("All usage is 0 on 1 January");
    }
    return {};
}

QString dampeningReading(const Policy &policy, const QString &)
{
    if (policy.priority.algorithm() == Algorithm::FairTree) {
        return UsagePage::tr("Does nothing under Fair Tree");
    }
    return policy.priority.dampeningFactor <= 1 ? UsagePage::tr("Not dampened")
                                                : UsagePage::tr("F halves with every %1 shares used").arg(policy.priority.dampeningFactor);
}

/// Two pictures beside each other, or below where there is no room for that.
class Pictures : public QWidget
{
public:
    Pictures(QWidget *first, QWidget *second, QWidget *parent)
        : QWidget(parent), m_row(makeRow(this, { { first, 1 }, { second, 1 } }, 16, { pageMargin, 0, pageMargin, 6 }))
    {
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QMargins margins = m_row->contentsMargins();
        const int widest = std::max(leastOf(0), leastOf(1));
        return { widest + margins.left() + margins.right(), m_row->minimumSize().height() };
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        const QMargins margins = m_row->contentsMargins();
        const bool fits = leastOf(0) + m_row->spacing() + leastOf(1) <= width() - margins.left() - margins.right();
        m_row->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    }

private:
    [[nodiscard]] int leastOf(int item) const { return m_row->itemAt(item)->minimumSize().width(); }

    QBoxLayout *m_row;
};

} // namespace

UsagePage::UsagePage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("Usage"), parent), m_model(new AccountTreeModel(workspace->document(), this)), m_cells(new PolicyCellDelegate(this))
{
    m_header = new SectionHeader(tr("Usage of the accounts"));
    auto *pictures = new QWidget(this);
    makeColumn(pictures, { buildFields(), { buildCharts(), 1 } }, 0);
    m_accounts = makeSection(m_header, buildAccounts(), this);
    // large text, as on a projector: the fields above take more of the room, and the pictures need it
    const auto table = static_cast<int>(230 / textScale() / textScale());
    QSplitter *splitter = makeSplitter(Qt::Vertical, this, { { pictures, textPixels(460), 2 }, { m_accounts, table, 1 } });
    makeColumn(this, { splitter });
    setSideWidget(new Disclosure(tr("What would it take?"), new GoalPanel(workspace)));
    connectAll();
    expandTop();
    setResults(workspace->results());
}

void UsagePage::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    m_decay->applyPalette(palette);
    m_regimes->applyPalette(palette);
    m_tree->viewport()->update();
}

QList<NamedChart> UsagePage::charts() const
{
    return m_decay->charts() + m_regimes->charts();
}

bool UsagePage::jumpTo(const ObjectRef &object)
{
    if (object.kind != ObjectRef::Kind::Setting) {
        return false;
    }
    const std::pair<PriorityKey, SettingField *> fields[]
        = { { PriorityKey::PriorityDecayHalfLife, m_halfLife }, { PriorityKey::PriorityUsageResetPeriod, m_reset },
              { PriorityKey::PriorityCalcPeriod, m_calcPeriod }, { PriorityKey::FairShareDampeningFactor, m_dampening } };
    for (const auto &[key, field] : fields) {
        if (sameIgnoringCase(object.name, priorityKeyWord(key))) {
            showFields();
            field->setFocus();
            return true;
        }
    }
    return false;
}

void UsagePage::showFields()
{
    m_isFoldChosen = true;
    m_unfold->setChecked(true);
}

void UsagePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    if (!m_isFoldChosen) {
        const int seen = std::min(height(), parentWidget() == nullptr ? height() : parentWidget()->height()); // of a page that is scrolled
        m_unfold->setChecked(seen >= textPixels(unfoldedHeight));
    }
}

void UsagePage::setFilter(const QString &text)
{
    m_model->setFilterText(text);
    m_regimes->setSearch(text);
}

QWidget *UsagePage::buildFields()
{
    Document *document = workspace()->document();
    m_halfLife = new SettingField(document, PriorityKey::PriorityDecayHalfLife, tr("Half-life"));
    m_halfLife->setReading(halfLifeReading);
    m_reset = new SettingField(document, PriorityKey::PriorityUsageResetPeriod, tr("Reset"), resetChoices());
    m_reset->setReading(resetReading);
    m_calcPeriod = new SettingField(document, PriorityKey::PriorityCalcPeriod, tr("Calculated every"));
    m_calcPeriod->setReading([](const Policy &, const QString &text) { return timeInWords(text); });
    m_dampening = new SettingField(document, PriorityKey::FairShareDampeningFactor, tr("Dampening factor"));
    m_dampening->setReading(dampeningReading);
    auto *body = new QWidget(this);
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(pageMargin, 0, pageMargin, 4);
    row->setSpacing(20);
    for (QWidget *field : std::initializer_list<QWidget *> { m_halfLife, m_reset, new LastResetField(document), m_calcPeriod, m_dampening }) {
        row->addWidget(field, 1, Qt::AlignTop); // labels stand beside labels, however many lines the texts below have
    }
    m_fading = new SectionHeader(tr("How usage fades"));
    m_unfold = makeSwitch(tr("Settings"), tr("Show the fields of half-life, reset, period and dampening, or what they come to in a line"), this);
    m_fading->addControl(m_unfold);
    const auto fold = [this, body](bool isOpen) {
        body->setVisible(isOpen);
        refreshFading();
    };
    connect(m_unfold, &QToolButton::toggled, this, fold);
    connect(document, &Document::policyChanged, this, &UsagePage::refreshFading);
    connect(m_unfold, &QToolButton::clicked, this, [this] { m_isFoldChosen = true; });
    m_unfold->setChecked(true);
    return makeSection(m_fading, body, this);
}

/// What the fields say, while they are folded.
void UsagePage::refreshFading()
{
    if (m_unfold->isChecked()) {
        m_fading->setRemark(tr("times as slurm.conf writes them: minutes, h:min:sec, d-h, d-h:min"));
    } else {
        m_fading->setRemark(tr("%1 · %2", "two short sentences").arg(m_halfLife->reading(), m_reset->reading()));
    }
}

QWidget *UsagePage::buildCharts()
{
    m_decay = new DecayPanel(workspace(), this);
    m_regimes = new RegimePanel(workspace(), this);
    return new Pictures(m_decay, m_regimes, this);
}

QWidget *UsagePage::buildAccounts()
{
    m_tree = new QTreeView(this);
    prepareTree(m_tree);
    keepSomeRows(m_tree);
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(m_cells);
    m_cells->setDrawing(AccountTreeModel::FairShare, drawRegime, regimeWidth);
    m_tree->setAccessibleName(tr("Usage of the accounts and their regimes"));
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->hideColumn(AccountTreeModel::RawShares);
    for (int column = AccountTreeModel::Rank; column < AccountTreeModel::ColumnCount; ++column) {
        m_tree->hideColumn(column);
    }
    using Column = AccountTreeModel::Column;
    auto *columns = setColumnWidths(m_tree->header(),
        { { Column::Name, 280 }, { Column::NormShares, 110 }, { Column::Usage, 130 }, { Column::EffectiveUsage, 110 }, { Column::LevelFs, 100 },
            { Column::FairShare, 150 } },
        Column::Name, { Column::Name });
    connect(m_model, &AccountTreeModel::resultsChanged, columns, &ColumnFit::schedule);
    return m_tree;
}

void UsagePage::giveRoom(QWidget *walk, bool on)
{
    if (on) {
        m_walk = walk;
    } else if (walk == m_walk) {
        m_walk = nullptr;
    }
    m_decay->setVisible(m_walk != m_regimes);
    m_regimes->setVisible(m_walk != m_decay);
    m_accounts->setVisible(m_walk == nullptr);
}

void UsagePage::connectAll()
{
    connect(m_decay, &DecayPanel::walkShown, this, [this](bool on) { giveRoom(m_decay, on); });
    connect(m_regimes, &RegimePanel::walkShown, this, [this](bool on) { giveRoom(m_regimes, on); });
    connect(workspace(), &Workspace::resultsChanged, this, &UsagePage::setResults);
    connect(m_model, &QAbstractItemModel::modelReset, this, &UsagePage::expandTop);
    connect(m_model, &AccountTreeModel::rowsChanged, this, [this] {
        if (!m_model->filterText().isEmpty()) {
            expandTop();
        }
    });
    connect(m_model, &AccountTreeModel::resultsChanged, m_tree->viewport(), qOverload<>(&QWidget::update));
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        const AssociationId id = AccountTreeModel::associationId(current);
        if (id != noAssociation && id != workspace()->selectedAssociation()) {
            explainCell(current, this->workspace());
        }
    });
    connect(workspace(), &Workspace::associationSelected, this, [this](AssociationId id) { selectRow(id); });
}

void UsagePage::setResults(const std::shared_ptr<const Results> &results)
{
    m_model->setResults(results);
    refreshTitle();
}

void UsagePage::setVeiled(bool veiled)
{
    if (std::exchange(m_isVeiled, veiled) != veiled) {
        refreshTitle();
    }
}

void UsagePage::refreshTitle()
{
    const auto evaluation = workspace()->evaluation();
    if (!evaluation || m_isVeiled) {
        m_header->setRemark({});
        return;
    }
    const QString all = tr("%1 TRES·s in all").arg(usageText(evaluation->rawUsage(AssociationTree::root())));
    const Situation &situation = workspace()->document()->situation();
    const std::optional<std::int64_t> printed = situation.usageAt ? situation.usageAt : situation.toldAt;
    const bool isThatOfNow = printed && workspace()->look().seconds == 0;
    m_header->setRemark(isThatOfNow ? tr("%1, printed %2 or before", "usage, and when its file was written")
                                          .arg(all, QLocale().toString(QDateTime::fromSecsSinceEpoch(*printed), QLocale::ShortFormat))
                                    : all);
}

void UsagePage::expandTop()
{
    if (m_model->visibleCount() <= expandedAtOnce) {
        m_tree->expandAll();
    } else {
        m_tree->expand(m_model->index(0, 0));
    }
}

void UsagePage::selectRow(AssociationId id)
{
    const QModelIndex index = m_model->index(id);
    if (index.isValid() && AccountTreeModel::associationId(m_tree->currentIndex()) != id) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    }
}

} // namespace apportion

#include "moc_usage_page.cpp"
