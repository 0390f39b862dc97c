// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/merge_dialog.h"

#include "charts/palette.h"
#include "gui/widgets/item_views.h"
#include "models/number_format.h"
#include "storage/qt_text.h"
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::size_t mostChangesInCell = 6;

QString textOr(const std::string &text, const QString &none)
{
    return text.empty() ? none : toText(text);
}

QString mergeText(const MergeChange &change)
{
    QString what = change.before.empty() ? ConflictModel::tr("new", "an association") : ConflictModel::tr("removed");
    if (!change.field.empty()) {
        const QString none = ConflictModel::tr("none");
        what = ConflictModel::tr("%1 %2 → %3", "a field, its value before and after")
                   .arg(toText(change.field), textOr(change.before, none), textOr(change.after, none));
    }
    return change.object.empty() ? what : ConflictModel::tr("%1: %2", "an association, and what was changed in it").arg(toText(change.object), what);
}

/// A whole object with who stands in it and what was changed in it: who takes it away loses that.
QString objectText(const MergeConflict &conflict, const QString &name, std::size_t most)
{
    const std::vector<MergeChange> &changes = conflict.changes;
    const QString whole
        = conflict.users == 0 ? name : ConflictModel::tr("%1 with %n user(s)", "an account", static_cast<int>(conflict.users)).arg(name);
    QStringList parts;
    for (std::size_t i = 0; i < std::min(changes.size(), most); ++i) {
        parts.append(mergeText(changes[i]));
    }
    if (changes.size() > most) {
        parts.append(ConflictModel::tr("%n more", nullptr, static_cast<int>(changes.size() - most)));
    }
    return parts.isEmpty() ? whole
                           : ConflictModel::tr("%1 (%2)", "an object, and what was changed in it").arg(whole, parts.join(QStringLiteral("; ")));
}

/// Lets lines of a value end wherever one of its parts does, and within a name that is longer than most columns are wide: what is to be
/// chosen between is never cut.
class BreakingDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QString displayText(const QVariant &value, const QLocale &) const override
    {
        constexpr int mostTogether = 14;
        const QString text = value.toString();
        QString broken;
        int together = 0;
        for (const QChar letter : text) {
            broken += letter;
            together = letter.isSpace() ? 0 : together + 1;
            if ((together > 1 && QStringLiteral(",;=/:_").contains(letter)) || together == mostTogether) {
                broken += QChar(0x200b); // zero width space
                together = 0;
            }
        }
        return broken;
    }
};

} // namespace

ConflictModel::ConflictModel(std::vector<MergeConflict> conflicts, const QString &theirName, QObject *parent)
    : QAbstractTableModel(parent), m_conflicts(std::move(conflicts)), m_takeTheirs(m_conflicts.size(), false), m_theirName(theirName)
{
}

int ConflictModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_conflicts.size());
}

int ConflictModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConflictModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const bool isTaken = m_takeTheirs[row] == (index.column() == Theirs);
    if (role == Qt::CheckStateRole && index.column() >= Mine) {
        return isTaken ? Qt::Checked : Qt::Unchecked;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const MergeConflict &conflict = m_conflicts[row];
    const std::array<const std::string *, ColumnCount> texts
        = { &conflict.object, &conflict.field, &conflict.base, &conflict.mine, &conflict.theirs };
    const std::string &text = *texts[static_cast<std::size_t>(index.column())];
    if (index.column() == Object && !conflict.scenario.empty()) {
        const QString object = text.empty() ? tr("Cluster") : toText(text);
        return tr("%1: %2", "a scenario, and what is meant of it").arg(toText(conflict.scenario), object);
    }
    if (index.column() == Field && conflict.field == "Name") {
        return tr("name");
    }
    const bool isMove = conflict.field == "Account"; // of a user
    const bool isWhole = conflict.field.empty() && index.column() >= Mine;
    if (!text.empty() && isWhole) {
        return objectText(conflict, toText(text), role == Qt::ToolTipRole ? conflict.changes.size() : mostChangesInCell);
    }
    if (!text.empty()) {
        constexpr std::array<std::string_view, 4> names { "Account", "DefaultAccount", "Name", "Parent" }; // which may be digits alone
        const bool isNumber = index.column() >= Base && std::find(names.begin(), names.end(), conflict.field) == names.end();
        return isNumber ? groupedText(toText(text)) : toText(text);
    }
    return isWhole || isMove ? tr("removed") : index.column() == Field ? tr("all of it") : index.column() == Object ? tr("Cluster") : tr("none");
}

QVariant ConflictModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList titles { tr("Where"), tr("What"), tr("Before"), tr("Yours"), m_theirName };
    return titles.value(section);
}

Qt::ItemFlags ConflictModel::flags(const QModelIndex &index) const
{
    return QAbstractTableModel::flags(index) | (index.column() >= Mine ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool ConflictModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() < Mine) {
        return false;
    }
    m_takeTheirs[static_cast<std::size_t>(index.row())] = (value.toInt() == Qt::Checked) == (index.column() == Theirs);
    Q_EMIT dataChanged(index.siblingAtColumn(Mine), index.siblingAtColumn(Theirs), { Qt::CheckStateRole });
    return true;
}

void ConflictModel::takeAll(bool theirs)
{
    m_takeTheirs.assign(m_conflicts.size(), theirs);
    Q_EMIT dataChanged(index(0, Mine), index(rowCount() - 1, Theirs), { Qt::CheckStateRole });
}

std::vector<MergeConflict> ConflictModel::takenTheirs() const
{
    std::vector<MergeConflict> taken;
    for (std::size_t i = 0; i < m_conflicts.size(); ++i) {
        if (m_takeTheirs[i]) {
            taken.push_back(m_conflicts[i]);
        }
    }
    return taken;
}

MergeDialog::MergeDialog(std::vector<MergeConflict> conflicts, const QString &theirName, QWidget *parent)
    : QDialog(parent), m_model(new ConflictModel(std::move(conflicts), theirName, this))
{
    setWindowTitle(tr("Changed on both sides"));
    setWindowModality(Qt::WindowModal);
    constexpr int usual = 420;
    const int most = parent == nullptr ? usual : std::max(usual, parent->height() * 4 / 5);
    resize(textPixels(1180), std::min(textPixels(std::max(200 + 40 * m_model->rowCount(), 280)), most)); // a row may have two lines
    auto *table = new QTableView(this);
    prepareTable(table);
    table->setModel(m_model);
    table->setItemDelegate(new BreakingDelegate(table));
    table->setTextElideMode(Qt::ElideNone);
    breakLines(table); // what is lost with an account may be long
    table->setAccessibleName(windowTitle());
    connect(table, &QAbstractItemView::clicked, m_model, [this](const QModelIndex &cell) { // the value is as good as its box
        if (cell.column() >= ConflictModel::Mine) {
            m_model->setData(cell, Qt::Checked, Qt::CheckStateRole);
        }
    });
    QHeaderView *header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : { ConflictModel::Base, ConflictModel::Mine, ConflictModel::Theirs }) {
        header->setSectionResizeMode(column, QHeaderView::Stretch); // what is chosen between has all the room there is
    }
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setMaximumSectionSize(textPixels(320));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *merging = buttons->addButton(tr("Merge"), QDialogButtonBox::AcceptRole);
    merging->setDefault(true);
    QPushButton *mine = buttons->addButton(tr("All of yours"), QDialogButtonBox::ActionRole);
    QPushButton *theirs = buttons->addButton(tr("None of yours"), QDialogButtonBox::ActionRole);
    connect(mine, &QPushButton::clicked, this, [this] { m_model->takeAll(false); });
    connect(theirs, &QPushButton::clicked, this, [this] { m_model->takeAll(true); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    auto *text = new QLabel(tr("Choose what is to stand where both sides changed the same. The rest is merged; undo takes all of it back."), this);
    text->setWordWrap(true);
    layout->addWidget(text);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
}

} // namespace apportion

#include "moc_merge_dialog.cpp"
