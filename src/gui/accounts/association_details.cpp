// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/association_details.h"
#include "gui/page/limit_table.h"
#include "gui/page/page_layout.h"
#include "gui/widgets/boxes.h"

#include "charts/palette.h"
#include "core/change/coordinators.h"
#include "core/change/tree_query.h"
#include "core/policy/flat_option.h"
#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "core/schema/root_options.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/list_completer.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/segmented_control.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QAction>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>
#include <map>
#include <utility>

namespace apportion
{

namespace
{

/// With more of them selected, what they have in common is that of the first ones: nobody reads further.
constexpr std::size_t mostCompared = 1000;

bool isLimit(const std::string &name)
{
    const schema::AssociationField *field = schema::findAssociationField(name);
    return field != nullptr && !schema::isQuoted(*field);
}

/// Whether Slurm could read the value of an option; it is not known of options that Slurm does not know.
bool isReadable(const std::string &name, const std::string &value)
{
    const schema::AssociationField *field = schema::findAssociationField(name);
    AssociationOptions options;
    return field == nullptr || schema::readOption(*field, value, options);
}

/// A value that several associations share; none when theirs differ.
class Common
{
public:
    void add(const QString &value)
    {
        differs = differs || (any && value != text);
        text = any ? text : value;
        any = true;
        ++count;
    }

    QString text;
    std::size_t count = 0;
    bool any = false;
    bool differs = false;
};

/// A cell that says something until something is typed: that a new option is named in it, or that the values differ.
class InvitingItem : public QStandardItem
{
public:
    explicit InvitingItem(QString invitation) : m_invitation(std::move(invitation)) { }
    [[nodiscard]] QVariant data(int role) const override
    {
        const bool isEmpty = QStandardItem::data(Qt::EditRole).toString().isEmpty();
        return role == Qt::DisplayRole && isEmpty ? QVariant(m_invitation) : QStandardItem::data(role);
    }

private:
    QString m_invitation;
};

} // namespace

AssociationDetails::AssociationDetails(Workspace *workspace, QWidget *parent)
    : QFrame(parent), m_workspace(workspace), m_header(new SectionHeader(tr("Details"), this)), m_rows(new QStandardItemModel(0, 2, this)),
      m_cells(new PolicyCellDelegate(this)), m_table(makeTable(m_rows, m_cells, tr("Limits and other options of the selected associations"), this)),
      m_limits(new LimitTable(workspace, this)), m_stack(new FillingStack(this)), m_error(makeText("error", this))
{
    setLook(this, "side");
    m_error->hide();
    auto *shown = new SegmentedControl({ tr("Limits"), tr("All options") });
    shown->setAccessibleName(tr("Limits, or all options as they are written"));
    connect(shown, &SegmentedControl::chosen, m_stack, &QStackedWidget::setCurrentIndex);
    m_header->addControl(shown);
    m_stack->addWidget(m_limits);
    m_stack->addWidget(buildTable());
    auto *columns = makeRow({ { makeFields(), 3 }, { m_stack, 5 } }, 18);
    makeColumn(this, { m_header, m_error, { columns, 1 } }, 6, { 14, 8, 14, 8 });
    connect(workspace->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        using Kind = PolicyChange::Kind;
        if (change.kind == Kind::Everything || change.kind == Kind::Structure || change.kind == Kind::AssociationFields) {
            refresh();
        }
    });
    refresh();
}

QWidget *AssociationDetails::makeFields()
{
    auto *body = new QWidget(this);
    auto *form = new QFormLayout(body);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(5);
    addField(form, "Description", tr("Description"), tr("What the account is"), true, false);
    addField(form, "Organization", tr("Organization"), tr("To whom the account belongs"), true, false);
    addField(form, "Flags", tr("Flags"),
        tr("UsersAreCoords, since Slurm 24.05: each user of the account coordinates it and all below it; before 25.05 those of accounts below "
           "coordinate theirs, too"),
        true, false);
    addField(form, "DefaultAccount", tr("Default account"), tr("The account that the user's jobs are charged to when they name none"), false, true);
    addField(form, "QOS", tr("QOS"), tr("The QOS that jobs may ask for: a list like “normal,high”, or changes to the account's like “+high,-low”"),
        true, true);
    addField(form, "DefaultQOS", tr("Default QOS"), tr("The QOS of jobs that name none"), true, true);
    addField(form, "Coordinator", tr("Coordinates"), tr("The accounts that the user coordinates: with commas"), false, true);
    m_coordinators = makeField(form, QStringLiteral("Coordinators"), tr("Coordinators"),
        tr("The users who may change the account and add users to it: with commas. They keep what they coordinate elsewhere."));
    (new ListCompleter(m_coordinators))->setWordsOnEntry([this] { return toTexts(userNames(m_workspace->document()->policy().associations)); });
    connect(m_coordinators, &QLineEdit::editingFinished, this, &AssociationDetails::commitCoordinators);
    addField(form, nullptr, tr("Priority"), tr("The association's own priority, for PriorityWeightAssoc; empty: none"), true, true);
    return body;
}

QLineEdit *AssociationDetails::makeField(QFormLayout *form, const QString &name, const QString &label, const QString &tip)
{
    auto *edit = new QLineEdit(this);
    edit->setMinimumWidth(textPixels(130)); // beside a lesson, too: the table gives way
    edit->setObjectName(name);
    edit->setAccessibleName(label);
    edit->setToolTip(tip);
    auto *caption = new QLabel(label, this);
    setLook(caption, "quiet");
    caption->setBuddy(edit);
    edit->installEventFilter(this);
    form->addRow(caption, edit);
    connect(edit, &QLineEdit::textEdited, this, [this, edit] {
        if (edit->property("invalid").toBool()) {
            refuse(edit, {}); // what was refused is being corrected
        }
    });
    return edit;
}

/// Escape gives back what stood there, as in the tables.
bool AssociationDetails::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    auto *edit = isKey ? qobject_cast<QLineEdit *>(watched) : nullptr;
    const bool isTyped = edit != nullptr && (edit->isModified() || edit->property("invalid").toBool());
    if (!isTyped || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape) {
        return QWidget::eventFilter(watched, event);
    }
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        m_isFilling = true;
        edit == m_coordinators ? fillCoordinators() : fillFields();
        m_isFilling = false;
        m_error->hide();
        edit->selectAll();
    }
    return true;
}

void AssociationDetails::addField(QFormLayout *form, const char *option, const QString &label, const QString &tip, bool isOfAccounts, bool isOfUsers)
{
    QLineEdit *edit = makeField(form, option != nullptr ? QLatin1String(option) : QLatin1String("Priority"), label, tip);
    const bool isOfWords = option != nullptr && !schema::isOfEachAccount(option);
    m_fields.push_back({ option, edit, isOfWords ? new ListCompleter(edit) : nullptr, isOfAccounts, isOfUsers });
    const Field field = m_fields.back();
    connect(edit, &QLineEdit::editingFinished, this, [this, field] { commit(field); });
}

QWidget *AssociationDetails::buildTable()
{
    auto *body = new QWidget(this);
    m_rows->setHorizontalHeaderLabels({ tr("Limit or other option"), tr("Value") });
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setToolTip(tr("As the flat file of sacctmgr writes them. The last row adds one; Delete takes one away."));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setTabKeyNavigation(false);
    setColumnWidths(m_table->horizontalHeader(), {}, 1);
    auto *remove = new QAction(tr("Take this option away"), m_table);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    connect(remove, &QAction::triggered, this, &AssociationDetails::removeOption);
    m_table->addAction(remove);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_rows, &QStandardItemModel::itemChanged, this, [this](const QStandardItem *item) {
        if (m_isFilling) {
            return;
        }
        const int row = item->row();
        const auto textAt = [&](int column) { return m_rows->item(row, column)->data(Qt::EditRole).toString().trimmed(); };
        const TypedOption typed { textAt(0), textAt(1), row == m_rows->rowCount() - 1 };
        // the edit fills the table anew: not while it still takes what was typed
        QMetaObject::invokeMethod(
            this, [this, typed] { setOption(typed); }, Qt::QueuedConnection);
    });
    makeColumn(body, { m_table });
    return body;
}

void AssociationDetails::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    m_table->viewport()->update();
    m_limits->applyPalette(palette);
}

QLineEdit *AssociationDetails::field(const QString &name) const
{
    return findChild<QLineEdit *>(name);
}

void AssociationDetails::setAssociations(std::vector<AssociationId> ids)
{
    if (ids != m_ids) {
        m_ids = std::move(ids);
        m_error->hide();
        refresh();
    }
}

void AssociationDetails::refresh()
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    std::erase_if(m_ids, [&tree](AssociationId id) { return !tree.isLive(id); });
    if (m_ids.empty()) {
        m_header->setTitle(tr("Details"));
        m_header->setRemark(tr("Select an account or a user."));
    } else if (m_ids.size() == 1) {
        const AssociationId id = m_ids.front();
        m_header->setTitle(toText(tree.name(id)));
        m_header->setRemark(tree.isUser(id) ? tr("user in account %1").arg(toText(tree.accountName(id))) : tr("account"));
    } else {
        m_header->setTitle(tr("%n associations", nullptr, static_cast<int>(m_ids.size())));
        m_header->setRemark(tr("What is typed is set in all of them."));
    }
    m_limits->setAssociations(m_ids);
    m_error->hide(); // the fields say again what is so
    m_isFilling = true;
    fillWords();
    fillFields();
    fillCoordinators();
    fillTable();
    m_isFilling = false;
}

/// What can be completed: QOS, the accounts in which the user stands, and the others near it.
void AssociationDetails::fillWords()
{
    const Policy &policy = m_workspace->document()->policy();
    const AssociationTree &tree = policy.associations;
    QStringList qos;
    std::transform(policy.qos->begin(), policy.qos->end(), std::back_inserter(qos), [](const Qos &one) { return toText(one.name); });
    QStringList joined;
    if (m_ids.size() == 1 && tree.isUser(m_ids.front())) {
        const NameId name = tree.nameId(m_ids.front());
        for (const AssociationId id : associationsNamed(tree, { &name, 1 })) {
            joined << toText(tree.accountName(id));
        }
    }
    joined.removeDuplicates();
    for (const Field &field : m_fields) {
        if (field.completer != nullptr) {
            field.completer->setWords(schema::namesQos(field.option) ? qos : joined);
        }
    }
}

QString AssociationDetails::inheritedText(const Field &field, AssociationId id) const
{
    const bool isQos = field.option != nullptr && schema::namesQos(field.option);
    if (!isQos && field.option != nullptr) {
        return {};
    }
    const Policy &policy = m_workspace->document()->policy();
    const AssociationTree &tree = policy.associations;
    while (id != AssociationTree::root()) {
        id = tree.parent(id);
        const QString text = isQos            ? toText(ownOption(policy, id, field.option))
            : tree.priority(id) == noPriority ? QString()
                                              : QString::number(tree.priority(id));
        if (!text.isEmpty()) {
            return tr("%1, of %2", "a value that is inherited, and from which account").arg(text, toText(tree.name(id)));
        }
    }
    return {};
}

void AssociationDetails::fillFields()
{
    const Policy &policy = m_workspace->document()->policy();
    const AssociationTree &tree = policy.associations;
    const std::size_t compared = std::min(m_ids.size(), mostCompared);
    for (const Field &field : m_fields) {
        Common common;
        Common inherited;
        for (std::size_t i = 0; i < compared; ++i) {
            const AssociationId id = m_ids[i];
            if (!(tree.isUser(id) ? field.isOfUsers : field.isOfAccounts)) {
                continue;
            }
            common.add(field.option != nullptr        ? QString::fromStdString(ownOption(policy, id, field.option))
                    : tree.priority(id) == noPriority ? QString()
                                                      : QString::number(tree.priority(id)));
            inherited.add(inheritedText(field, id));
        }
        field.edit->setEnabled(common.any);
        field.edit->setPlaceholderText(common.differs || inherited.differs ? tr("differs") : inherited.text);
        const QString text = common.differs ? QString() : common.text;
        if (field.edit->text() != text) {
            field.edit->setText(text);
            field.edit->setCursorPosition(0); // of what is too long its beginning is seen
        }
        field.edit->setModified(false);
        setLookProperty(field.edit, "invalid", false);
    }
}

void AssociationDetails::fillCoordinators()
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    const bool isOne = m_ids.size() == 1 && tree.isAccount(m_ids.front());
    QStringList users = toTexts(isOne ? coordinatorsOf(tree, tree.name(m_ids.front())) : std::vector<std::string>());
    m_coordinators->setEnabled(isOne);
    m_coordinators->setText(users.join(QLatin1Char(',')));
    m_coordinators->setCursorPosition(0);
    m_coordinators->setModified(false);
    setLookProperty(m_coordinators, "invalid", false);
}

void AssociationDetails::fillTable()
{
    const Policy &policy = m_workspace->document()->policy();
    const std::size_t compared = std::min(m_ids.size(), mostCompared);
    std::map<std::pair<bool, std::string>, Common> options; // limits first, each by name
    for (std::size_t i = 0; i < compared; ++i) {
        for (const FlatOption &option : parseOptions(optionsOf(policy, m_ids[i]))) {
            const bool hasField = std::any_of(m_fields.begin(), m_fields.end(),
                [&option](const Field &field) { return field.option != nullptr && schema::isSameOption(field.option, option.name); });
            if (!hasField && !option.name.empty()) {
                options[{ !isLimit(option.name), option.name }].add(toText(option.value));
            }
        }
    }
    m_rows->removeRows(0, m_rows->rowCount());
    for (const auto &[key, common] : options) {
        auto *name = new QStandardItem(QString::fromStdString(key.second));
        name->setEditable(false);
        const bool same = !common.differs && common.count == compared;
        auto *value = same ? new QStandardItem(common.text) : new InvitingItem(tr("differs"));
        value->setToolTip(same ? common.text : tr("Differs among the selected associations"));
        m_rows->appendRow({ name, value });
    }
    if (!m_ids.empty()) {
        auto *name = new InvitingItem(tr("Add an option…"));
        name->setToolTip(tr("Type the name of an option to add, such as GrpTRES"));
        m_rows->appendRow({ name, new QStandardItem });
    }
}

void AssociationDetails::commit(const Field &field)
{
    if (m_isFilling || !field.edit->isModified()) {
        return;
    }
    field.edit->setModified(false);
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    std::vector<AssociationId> ids;
    std::copy_if(m_ids.begin(), m_ids.end(), std::back_inserter(ids),
        [&](AssociationId id) { return tree.isUser(id) ? field.isOfUsers : field.isOfAccounts; });
    const QString text = field.edit->text().trimmed();
    m_error->hide();
    if (field.option != nullptr) {
        m_workspace->document()->setAssociationOption(ids, field.option, text.isEmpty() ? std::nullopt : std::optional(text.toStdString()));
        return;
    }
    const ParsedInteger parsed = text.isEmpty() ? ParsedInteger { noPriority, {} } : parseInteger(text, 0, noPriority - 1);
    refuse(field.edit, parsed.value ? QString() : parsed.error);
    if (parsed.value) {
        m_workspace->document()->setAssociationPriority(ids, static_cast<std::uint32_t>(*parsed.value));
    }
}

void AssociationDetails::commitCoordinators()
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    if (m_isFilling || !m_coordinators->isModified() || m_ids.size() != 1) {
        return;
    }
    m_coordinators->setModified(false);
    std::vector<std::string> users;
    for (const QString &user : m_coordinators->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!user.trimmed().isEmpty()) {
            users.push_back(user.trimmed().toStdString());
        }
    }
    const Text refusal = coordinatorsRefusal(tree, users);
    refuse(m_coordinators, translated(refusal));
    if (refusal.isEmpty()) {
        const QString account = toText(tree.name(m_ids.front()));
        m_workspace->document()->apply(withCoordinators(tree, account.toStdString(), users), tr("Coordinators of %1").arg(account));
    }
}

/// Says why what was typed cannot be; nothing when it can.
void AssociationDetails::refuse(QLineEdit *edit, const QString &error)
{
    setLookProperty(edit, "invalid", !error.isEmpty());
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
}

void AssociationDetails::setOption(const TypedOption &typed)
{
    m_error->hide();
    if (typed.name.isEmpty() || (typed.isNew && typed.value.isEmpty())) {
        return; // half of a new option
    }
    const auto isWord = [](QChar c) { return c.unicode() < 0x80 && c.isLetterOrNumber(); };
    const auto isSame = [&typed](const char *name) { return typed.name.compare(QLatin1String(name), Qt::CaseInsensitive) == 0; };
    QString error;
    if (typed.isNew && !std::all_of(typed.name.begin(), typed.name.end(), isWord)) {
        error = tr("The name of an option is one word of letters and figures.");
    } else if (isSame("Fairshare") || isSame("Priority") || isSame("Partition")) {
        error = tr("%1 has a place of its own, and is not kept among the options.").arg(typed.name);
    } else if (!isReadable(typed.name.toStdString(), typed.value.toStdString())) {
        error = translated({ APPORTION_TEXT("%1=%2 cannot be read."), { typed.name.toStdString(), typed.value.toStdString() } });
    }
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
    if (error.isEmpty()) {
        m_workspace->document()->setAssociationOption(m_ids, typed.name.toStdString(), typed.value.toStdString());
    }
}

void AssociationDetails::removeOption()
{
    const int row = m_table->currentIndex().row();
    if (row >= 0 && row < m_rows->rowCount() - 1) {
        m_workspace->document()->setAssociationOption(m_ids, m_rows->item(row, 0)->text().toStdString(), std::nullopt);
    }
}

} // namespace apportion

#include "moc_association_details.cpp"
