// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts_page.h"

#include "charts/share_map.h"
#include "gui/account_view.h"
#include "gui/association_delegate.h"
#include "gui/inline_notice.h"
#include "gui/share_map_panel.h"
#include "gui/workspace.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

namespace apportion
{

namespace
{

/// Rows that are opened at once: some screens full, so that scrolling shows all of a small site.
constexpr int rowsOpened = 400;

/// The number that a column shows; what a name or the raw shares lead to for the others.
AssociationQuantity quantityOf(int column, bool hasLevelFs, bool hasFairShare)
{
    switch (column) {
    case AccountTreeModel::NormShares:
        return AssociationQuantity::NormShares;
    case AccountTreeModel::Usage:
        return AssociationQuantity::RawUsage;
    case AccountTreeModel::EffectiveUsage:
        return AssociationQuantity::EffectiveUsage;
    case AccountTreeModel::LevelFs:
        return AssociationQuantity::LevelFs;
    case AccountTreeModel::FairShare:
    case AccountTreeModel::Rank:
        return hasFairShare || !hasLevelFs ? AssociationQuantity::FairShare : AssociationQuantity::LevelFs;
    default:
        break;
    }
    if (hasLevelFs) {
        return AssociationQuantity::LevelFs;
    }
    return hasFairShare ? AssociationQuantity::FairShare : AssociationQuantity::NormShares;
}

} // namespace

AccountsPage::AccountsPage(Workspace *workspace, QWidget *parent)
    : Page(workspace, parent), m_model(workspace->document()), m_view(new AccountView(&m_model, this)), m_delegate(new AssociationDelegate(this)),
      m_notice(new InlineNotice(this)), m_noMatch(new QLabel(this)), m_shareMap(new ShareMapPanel(workspace)), m_filterDelay(new QTimer(this))
{
    setProperty("look", QStringLiteral("page"));
    m_view->setItemDelegate(m_delegate);
    m_notice->hide();
    m_noMatch->setProperty("look", QStringLiteral("quiet"));
    m_noMatch->setTextFormat(Qt::PlainText);
    m_noMatch->setContentsMargins(12, 10, 12, 10);
    m_noMatch->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_noMatch);
    layout->addWidget(m_view, 1);
    setFocusProxy(m_view);
    addActions();

    m_filterDelay->setSingleShot(true);
    m_filterDelay->setInterval(std::chrono::milliseconds(120));
    connect(m_filterDelay, &QTimer::timeout, this, &AccountsPage::applyFilter);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &AccountsPage::explainCurrent);
    connect(&m_model, &AccountTreeModel::editRefused, this,
        [this](const QModelIndex &, const QString &message) { m_notice->showMessage(message, InlineNotice::Kind::Error); });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { m_view->expandToFit(rowsOpened); });
    connect(workspace, &Workspace::associationSelected, this, &AccountsPage::select);
    connect(workspace, &Workspace::resultsChanged, this, [this](const std::shared_ptr<const Results> &results) { m_model.setResults(results); });
    connect(workspace, &Workspace::policyLoaded, m_notice, &QWidget::hide);
    if (workspace->results()) {
        m_model.setResults(workspace->results());
    }
    m_view->expandToFit(rowsOpened);
}

void AccountsPage::addActions()
{
    const auto add = [this](const QString &text, auto slot) {
        auto *action = new QAction(text, m_view);
        connect(action, &QAction::triggered, this, slot);
        m_view->addAction(action);
        return action;
    };
    const auto separate = [this] {
        auto *separator = new QAction(m_view);
        separator->setSeparator(true);
        m_view->addAction(separator);
    };
    // shown beside the entry; the view itself acts on the key
    add(tr("Edit raw shares\tF2"), [this] { m_view->editRawShares(); });
    add(tr("Use the account's shares (parent)"), [this] { setSelectedShares(sharesParent); });
    add(tr("Set raw shares to 1"), [this] { setSelectedShares(1); });
    separate();
    add(tr("Show in the share map"), [this] {
        AssociationId id = workspace()->selectedAssociation();
        const AssociationTree &tree = workspace()->document()->policy().associations;
        if (id != noAssociation) {
            m_shareMap->map()->setCentre(tree.isUser(id) ? tree.parent(id) : id);
        }
    });
    separate();
    add(tr("Expand what fits"), [this] { m_view->expandToFit(rowsOpened); });
    add(tr("Collapse all"), [this] {
        m_view->collapseAll();
        m_view->expand(m_model.index(0, AccountTreeModel::Name));
    });
    separate();
    QAction *copy = add(tr("Copy rows"), [this] { QGuiApplication::clipboard()->setText(m_view->selectedText()); });
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QString AccountsPage::title() const
{
    return tr("Accounts");
}

void AccountsPage::applyPalette(const Palette &palette)
{
    m_delegate->setColours(palette);
    m_shareMap->applyPalette(palette);
    m_view->viewport()->update();
}

QWidget *AccountsPage::sideWidget()
{
    return m_shareMap;
}

QList<NamedChart> AccountsPage::charts() const
{
    return { { tr("Share map"), m_shareMap->map() } };
}

bool AccountsPage::jumpTo(const ObjectRef &object)
{
    if (object.kind != ObjectRef::Kind::Association || !workspace()->document()->policy().associations.isLive(object.id)) {
        return false;
    }
    if (!m_model.index(object.id).isValid()) {
        m_model.setFilterText({});
    }
    select(object.id);
    m_view->setFocus();
    return true;
}

void AccountsPage::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    m_filterDelay->start();
}

void AccountsPage::applyFilter()
{
    if (m_filter == m_model.filterText()) {
        return;
    }
    m_model.setFilterText(m_filter);
    const bool nothing = !m_filter.isEmpty() && m_model.matchCount() == 0;
    m_noMatch->setText(tr("No account or user has “%1” in its name.").arg(m_filter));
    m_noMatch->setVisible(nothing);
    select(workspace()->selectedAssociation());
}

void AccountsPage::explainCurrent(const QModelIndex &current)
{
    const auto &results = workspace()->results();
    const AssociationId id = AccountTreeModel::associationId(current);
    if (id == noAssociation) {
        return;
    }
    if (!results || !results->evaluation->tree().isLive(id)) {
        workspace()->selectAssociation(id);
        return;
    }
    const Evaluation &evaluation = *results->evaluation;
    workspace()->explain(AssociationNumber { id, quantityOf(current.column(), evaluation.hasLevelFs(id), evaluation.hasFairShare(id)) });
}

void AccountsPage::select(AssociationId id)
{
    const int column = m_view->currentIndex().isValid() ? m_view->currentIndex().column() : AccountTreeModel::Name;
    const QModelIndex index = m_model.index(id, column);
    if (!index.isValid() || AccountTreeModel::associationId(m_view->currentIndex()) == id) {
        return;
    }
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->scrollTo(index);
}

void AccountsPage::setSelectedShares(std::uint32_t shares)
{
    std::vector<AssociationId> ids = m_view->selectedAssociations();
    std::erase(ids, AssociationTree::root());
    if (!ids.empty()) {
        workspace()->document()->setRawShares(ids, shares);
    }
}

} // namespace apportion
