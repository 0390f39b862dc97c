// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/accounts_page.h"
#include "gui/widgets/boxes.h"

#include "charts/share_map.h"
#include "gui/accounts/account_actions.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/association_delegate.h"
#include "gui/accounts/association_details.h"
#include "gui/accounts/go_to_form.h"
#include "gui/accounts/match_walker.h"
#include "gui/accounts/people_dialog.h"
#include "gui/accounts/places_form.h"
#include "gui/accounts/share_map_panel.h"
#include "gui/page/goal_panel.h"
#include "gui/page/page_layout.h"
#include "gui/page/why_actions.h"
#include "gui/page/workspace.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/form_bar.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/look.h"
#include "gui/widgets/search_words.h"
#include "models/number_format.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QTimer>
#include <QToolButton>

#include <vector>

namespace apportion
{

namespace
{
/// Of the details below the tree, in pixels.
constexpr int detailsHeight = 236;

/// Buttons in a row. Where there is no room for all of their texts the last ones show their icons alone: their tips have what they do.
class ButtonStrip : public QFrame
{
public:
    using QFrame::QFrame;

    /// That of the drawings alone.
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        QSize least = QFrame::minimumSizeHint();
        for (const Measured &each : m_measured) {
            least.rwidth() -= each.button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon ? each.whole - each.icon : 0;
        }
        return least;
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
            m_measured.clear();
        }
        return QFrame::event(event);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        QFrame::resizeEvent(event);
        if (m_measured.empty()) {
            measure();
        }
        const QMargins margins = layout()->contentsMargins();
        int needed = margins.left() + margins.right() + layout()->spacing() * (layout()->count() - 1);
        for (const Measured &each : m_measured) {
            needed += each.whole;
        }
        for (auto each = m_measured.rbegin(); each != m_measured.rend(); ++each) {
            const bool isWhole = needed <= width() || each->whole == each->icon;
            if (!isWhole) {
                needed -= each->whole - each->icon;
            }
            if (each->whole != each->icon) {
                each->button->setToolButtonStyle(isWhole ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
            }
        }
    }

private:
    struct Measured
    {
        QToolButton *button;
        int whole;
        int icon;
    };

    void measure()
    {
        const auto buttons = findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
        for (QToolButton *button : buttons) {
            const Qt::ToolButtonStyle before = button->toolButtonStyle();
            const auto widthAs = [button](Qt::ToolButtonStyle style) {
                button->setToolButtonStyle(style);
                return button->sizeHint().width();
            };
            const int icon = widthAs(Qt::ToolButtonIconOnly);
            m_measured.push_back({ button, button->text().isEmpty() ? icon : widthAs(Qt::ToolButtonTextBesideIcon), icon });
            button->setToolButtonStyle(before);
        }
    }

    std::vector<Measured> m_measured; ///< from left to right
};

} // namespace

AccountsPage::AccountsPage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("Accounts"), parent), addPlaces(makeAction(tr("Add users to several accounts…"))),
      fromList(makeAction(tr("Users from a list…"))), findNext(makeAction(tr("Next match"), QKeySequence(Qt::Key_F3))),
      findPrevious(makeAction(tr("Previous match"), QKeySequence(Qt::SHIFT | Qt::Key_F3))), m_model(workspace->document()),
      m_view(new AccountView(&m_model, this)), m_actions(new AccountActions(workspace, &m_model, m_view)),
      m_details(new AssociationDetails(workspace, this)), m_splitter(makeSplitter(Qt::Vertical, this)), m_delegate(new AssociationDelegate(this)),
      m_notice(new InlineNotice(this)), m_matches(new QLabel(this)), m_shareMap(new ShareMapPanel(workspace)), m_goal(new GoalPanel(workspace)),
      m_goalForm(new Disclosure(tr("What would it take?"), m_goal)), m_filterDelay(new QTimer(this)), m_selectionDelay(new QTimer(this)),
      m_walker(new MatchWalker(&m_model, this)), m_places(new PlacesForm(workspace->document(), this))
{
    setProperty("look", QStringLiteral("page"));
    m_view->setItemDelegate(m_delegate);
    m_notice->hide();
    m_matches->setProperty("look", QStringLiteral("quiet"));
    m_matches->setTextFormat(Qt::PlainText);
    m_matches->setWordWrap(true);
    m_matches->setContentsMargins(12, 10, 12, 10);
    m_matches->hide();
    auto *layout = makeColumn(this, { makeStrip() }, 0);
    for (FormBar *form : m_actions->forms()) {
        layout->addWidget(form);
    }
    layout->addWidget(m_places);
    layout->addWidget(m_notice);
    layout->addWidget(m_matches);
    layout->addWidget(makeBody(), 1);
    auto *side = new QWidget;
    makeColumn(side, { m_shareMap, m_goalForm }, 8);
    setSideWidget(side);
    setFocusProxy(m_view);
    addActions();

    m_filterDelay->setSingleShot(true);
    m_filterDelay->setInterval(std::chrono::milliseconds(120));
    connect(m_filterDelay, &QTimer::timeout, this, &AccountsPage::applyFilter);
    // a selection that is drawn over a thousand rows is looked at when it is done
    m_selectionDelay->setSingleShot(true);
    m_selectionDelay->setInterval(0);
    connect(m_selectionDelay, &QTimer::timeout, this, &AccountsPage::followSelection);
    connectWorkspace();
    connectFinding();
    m_view->openAtFirst();
}

/// The buttons for what is done most, above the tree.
QWidget *AccountsPage::makeStrip()
{
    auto *strip = new ButtonStrip(this);
    setLook(strip, "strip");
    auto *layout = new QHBoxLayout(strip);
    layout->setContentsMargins(10, 3, 10, 3);
    layout->setSpacing(2);
    const auto addButton = [&](QAction *action, const QString &text) {
        auto *button = new QToolButton(strip);
        button->setDefaultAction(action);
        button->setToolButtonStyle(text.isEmpty() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        button->setText(text);
        button->setIconSize(QSize(16, 16));
        button->setFocusPolicy(Qt::TabFocus);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setAccessibleName(action->text());
        setLook(button, "flat");
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        button->setToolTip(keys.isEmpty() ? action->text() : tr("%1 (%2)", "an action and its keys").arg(action->text(), keys));
        // a button takes its action's text whenever that changes
        connect(action, &QAction::changed, button, [button, text] { button->setText(text); });
        layout->addWidget(button);
    };
    addButton(m_actions->addAccount, tr("Account"));
    addButton(m_actions->addUser, tr("User"));
    addButton(m_actions->duplicate, {});
    addButton(m_actions->remove, {});
    addButton(m_actions->split, tr("Split"));
    addButton(m_actions->goTo, tr("Go to"));
    layout->addStretch(1);
    addButton(m_actions->details, tr("Details"));
    addButton(m_actions->columns, tr("Columns"));
    return strip;
}

int AccountsPage::usefulWidth() const
{
    return std::max(Page::usefulWidth(), m_view->columns()->wantedWidth());
}

/// The tree, and the details below it when they are wanted.
QWidget *AccountsPage::makeBody()
{
    m_splitter->addWidget(m_view);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({ 400, textPixels(detailsHeight) });
    const QSettings settings;
    m_splitter->restoreState(settings.value(QStringLiteral("accounts/splitter")).toByteArray());
    m_actions->details->setChecked(settings.value(QStringLiteral("accounts/details"), false).toBool());
    m_details->setVisible(m_actions->details->isChecked());
    connect(
        m_splitter, &QSplitter::splitterMoved, this, [this] { QSettings().setValue(QStringLiteral("accounts/splitter"), m_splitter->saveState()); });
    connect(m_actions->details, &QAction::toggled, this, &AccountsPage::showDetails);
    return m_splitter;
}

void AccountsPage::showDetails(bool shown)
{
    QSettings().setValue(QStringLiteral("accounts/details"), shown);
    m_details->setVisible(shown);
    followSelection();
}

void AccountsPage::connectWorkspace()
{
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &AccountsPage::explainCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, m_selectionDelay, qOverload<>(&QTimer::start));
    const auto refuse = [this](const QString &message) { m_notice->showMessage(message, InlineNotice::Kind::Error); };
    connect(&m_model, &AccountTreeModel::editRefused, this, [refuse](const QModelIndex &, const QString &message) { refuse(message); });
    connect(m_actions, &AccountActions::refused, this, refuse);
    connect(m_delegate, &PolicyCellDelegate::refused, this, refuse);
    connect(m_delegate, &PolicyCellDelegate::withdrawn, m_notice, &InlineNotice::withdrawError);
    connect(m_actions, &AccountActions::messageChanged, this, [this](const QString &text) { m_notice->showMessage(text); });
    connect(&m_model, &AccountTreeModel::rowsChanged, this, [this] {
        showMatches();
        select(workspace()->selectedAssociation());
    });
    connect(workspace(), &Workspace::associationSelected, this, &AccountsPage::select);
    connect(workspace(), &Workspace::numbersChanged, &m_model, &AccountTreeModel::setResults);
    connect(workspace(), &Workspace::resultsChanged, &m_model, &AccountTreeModel::setResults);
    connect(workspace(), &Workspace::resultsChanged, this, &AccountsPage::showMatches);
    connect(workspace(), &Workspace::resultsChanged, this, &AccountsPage::explainAdded);
    connect(workspace(), &Workspace::policyLoaded, m_notice, &QWidget::hide);
    connect(workspace()->document(), &Document::policyChanged, m_notice, &QWidget::hide); // what was refused is past
    if (workspace()->results()) {
        m_model.setResults(workspace()->results());
    }
}

void AccountsPage::followSelection()
{
    if (m_details->isVisibleTo(this)) {
        m_details->setAssociations(m_view->selectedAssociations());
    }
}

void AccountsPage::addActions()
{
    auto *menu = new QMenu(m_view);
    m_actions->fillMenu(menu);
    auto *showInMap = new QAction(tr("Show in the share map"), this);
    connect(showInMap, &QAction::triggered, this, [this] {
        const AssociationId id = workspace()->selectedAssociation();
        const AssociationTree &tree = workspace()->document()->policy().associations;
        if (id != noAssociation && tree.isLive(id)) {
            m_shareMap->map()->setCentre(tree.isUser(id) ? tree.parent(id) : id);
        }
    });
    menu->insertAction(m_actions->details, showInMap);
    auto *ask = new QAction(tr("What would it take?"), this);
    ask->setToolTip(tr("How many raw shares bring it to a factor or a rank, and how long without running"));
    connect(ask, &QAction::triggered, this, &AccountsPage::askForGoal);
    menu->insertAction(showInMap, ask);
    setSearchWords(fromList, tr("people,getent,LDAP,ldapsearch,CSV,roster,directory,synchronize"));
    setSearchWords(addPlaces, tr("default account"));
    setSearchWords(ask, tr("goal,target,how many shares,rank"));
    setSearchWords(m_actions->details, tr("limits,QOS,coordinators,description,default account,MaxJobs,GrpTRES"));
    menu->insertActions(m_actions->duplicate, { addPlaces, fromList });
    menu->insertActions(m_actions->nextPlace, { findNext, findPrevious });
    m_view->addActions(menu->actions()); // their keys
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this,
        [this, menu](const QPoint &where) { menu->popup(m_view->viewport()->mapToGlobal(where)); });
    for (QAction *action : { addPlaces, fromList, findNext, findPrevious }) {
        m_view->removeAction(action); // the page has them
    }
    for (QAction *action : { m_actions->goTo, m_actions->details, m_actions->addAccount, m_actions->addUser }) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        m_view->removeAction(action);
    }
    for (QAction *action : { m_actions->goTo, m_actions->details }) {
        action->setShortcutContext(Qt::WindowShortcut); // also from the filter above the page and the time bar below it
    }
}

QAction *AccountsPage::makeAction(const QString &text, const QKeySequence &keys)
{
    auto *action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    return action;
}

void AccountsPage::connectFinding()
{
    connect(findNext, &QAction::triggered, this, [this] { find(false); });
    connect(findPrevious, &QAction::triggered, this, [this] { find(true); });
    connect(m_walker, &MatchWalker::foundNothing, this,
        [this](const QString &text) { m_notice->showMessage(tr("No account or user has “%1” in its name.").arg(text)); });
    connect(m_walker, &MatchWalker::arrived, this, [this](AssociationId id, bool wrapped) {
        m_notice->hide();
        m_actions->selectWhenShown({ id });
        if (wrapped) {
            m_notice->showMessage(tr("Round the end of the tree: that was the last match."));
        }
    });
    connect(addPlaces, &QAction::triggered, this, [this] { m_places->openFor(m_view->selectedInOrder()); });
    connect(fromList, &QAction::triggered, this, &AccountsPage::openPeople);
    connect(m_places, &PlacesForm::added, m_actions, &AccountActions::selectWhenShown);
    connect(m_places, &FormBar::closed, m_view, qOverload<>(&QWidget::setFocus));
}

void AccountsPage::find(bool backward)
{
    const QString gone = m_actions->goToForm()->field()->text().trimmed();
    const QString text = m_filter.isEmpty() ? gone : m_filter;
    if (text.isEmpty()) {
        m_actions->goToForm()->openForm();
    } else {
        m_walker->walk(text, AccountTreeModel::associationId(m_view->currentIndex()), backward);
    }
}

void AccountsPage::openPeople()
{
    auto *dialog = new PeopleDialog(workspace(), this);
    connect(dialog, &PeopleDialog::refused, this, [this](const QString &reason) { m_notice->showMessage(reason); });
    dialog->open();
}

void AccountsPage::askForGoal()
{
    Q_EMIT sideRequested();
    m_goalForm->setOpen(true);
    m_goal->takeFocus();
}

void AccountsPage::fillMenu(QMenu *menu)
{
    m_actions->fillMenu(menu);
    menu->insertActions(m_actions->duplicate, { addPlaces, fromList });
    menu->insertActions(m_actions->nextPlace, { findNext, findPrevious });
}

void AccountsPage::applyPalette(const Palette &palette)
{
    m_delegate->setColours(palette);
    m_actions->applyPalette(palette);
    m_details->applyPalette(palette);
    m_shareMap->applyPalette(palette);
    m_view->viewport()->update();
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
    m_view->setFocus();
    if (m_model.index(object.id).isValid()) {
        select(object.id);
    } else {
        m_model.setFilterText({});
        workspace()->selectAssociation(object.id);
        m_actions->selectWhenShown({ object.id });
    }
    return true;
}

void AccountsPage::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    m_filterDelay->start();
}

void AccountsPage::applyFilter()
{
    m_model.setFilterText(m_filter);
}

void AccountsPage::showMatches()
{
    const QString filter = m_model.filterText();
    const bool nothing = !filter.isEmpty() && m_model.matchCount() == 0;
    if (filter.isEmpty()) {
        const auto evaluation = workspace()->evaluation();
        const bool isUnused = evaluation && evaluation->userCount() > 1 && evaluation->rawUsage(AssociationTree::root()) == 0.0L;
        m_matches->setText(tr("No usage is known, so all users with shares have rank 1. Open what sshare -al prints to see how they stand."));
        m_matches->setVisible(isUnused);
        return;
    }
    m_matches->setText(nothing ? tr("No account or user has “%1” in its name.").arg(filter)
                               : tr("Names with “%1” in them: %2").arg(filter, integerText(m_model.matchCount())));
    m_matches->show();
}

void AccountsPage::explainCurrent(const QModelIndex &current)
{
    const AssociationId id = AccountTreeModel::associationId(current);
    const bool isExplained = explainCell(current, workspace());
    m_unexplained = isExplained ? noAssociation : id;
    if (!isExplained && id != noAssociation) {
        workspace()->selectAssociation(id); // its numbers are still to come
    }
}

/// The numbers of a row that was added are there now.
void AccountsPage::explainAdded()
{
    const QModelIndex current = m_view->currentIndex();
    if (m_unexplained != noAssociation && m_unexplained == AccountTreeModel::associationId(current)
        && m_unexplained == workspace()->selectedAssociation()) {
        explainCurrent(current);
    }
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

} // namespace apportion

#include "moc_accounts_page.cpp"
