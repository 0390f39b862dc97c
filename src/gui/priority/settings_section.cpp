// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/settings_section.h"
#include "gui/widgets/boxes.h"

#include "core/schema/setting_fields.h"
#include "gui/page/limit_table.h"
#include "gui/page/page_layout.h"
#include "gui/page/table_section.h"
#include "gui/page/undo_keys.h"
#include "gui/page/workspace.h"
#include "gui/widgets/clear_on_escape.h"
#include "gui/widgets/column_fit.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/table_footer.h"
#include "gui/widgets/wrapped_label.h"
#include "models/setting_info.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

/// Weights first, then what their terms depend on, then the rest; PriorityFlags stand in a list of their own.
std::vector<PriorityKey> shownKeys()
{
    std::vector<PriorityKey> keys = SettingsModel::weightKeys();
    keys.insert(keys.end(), { PriorityKey::PriorityMaxAge, PriorityKey::PriorityFavorSmall, PriorityKey::PriorityType });
    for (const auto &group : { SettingsModel::decayKeys(), SettingsModel::otherKeys() }) {
        std::copy_if(group.begin(), group.end(), std::back_inserter(keys),
            [&keys](PriorityKey key) { return std::find(keys.begin(), keys.end(), key) == keys.end(); });
    }
    return keys;
}

} // namespace

SettingsSection::SettingsSection(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_model(new SettingsModel(workspace->document(), shownKeys(), this)),
      m_qosModel(new QosModel(workspace->document(), this)), m_cells(new PolicyCellDelegate(this))
{
    m_stack = new FillingStack(this);
    m_stack->addWidget(buildSettings());
    m_stack->addWidget(buildQos());
    makeColumn(this, { m_stack });
    connect(m_model, &SettingsModel::editRefused, this, [this](const QModelIndex &, const QString &message) { Q_EMIT refused(message); });
    connect(m_cells, &PolicyCellDelegate::refused, this, &SettingsSection::refused);
    connect(m_cells, &PolicyCellDelegate::withdrawn, m_model, &PolicyTableModel::withdrawRefusal);
    connect(m_cells, &PolicyCellDelegate::withdrawn, this, &SettingsSection::withdrawn);
    connect(m_qos, &TableSection::withdrawn, this, &SettingsSection::withdrawn);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &SettingsSection::showHelp);
    connect(m_qos, &TableSection::refused, this, &SettingsSection::refused);
    showPart(Settings);
    showHelp();
}

void SettingsSection::makeChoice(SectionHeader *header)
{
    auto *choice = new SegmentedControl({ tr("Settings"), tr("QOS") });
    choice->setObjectName(QStringLiteral("settingsPart"));
    choice->setAccessibleName(tr("Settings or qualities of service"));
    connect(choice, &SegmentedControl::chosen, this, &SettingsSection::showPart);
    header->addControl(choice);
    m_choices.append(choice);
}

QWidget *SettingsSection::buildSettings()
{
    auto *header = new SectionHeader(tr("Weights"));
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search settings and flags"));
    m_search->setToolTip(m_search->accessibleName());
    clearOnEscape(m_search);
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(textPixels(90));
    m_search->setMaximumWidth(std::max(textPixels(190), m_search->fontMetrics().horizontalAdvance(m_search->placeholderText()) + textPixels(28)));
    connect(m_search, &QLineEdit::textChanged, this, &SettingsSection::search);
    header->addControl(m_search);
    makeChoice(header);

    m_cells->setQuietColumns({ SettingsModel::Default, SettingsModel::Meaning });
    m_cells->setStrongRole(SettingsModel::OwnValueRole);
    m_cells->setErrorCheck([this](const QModelIndex &index, const QString &text) { return m_model->errorFor(m_model->keyAt(index.row()), text); });
    m_cells->setChoices([](const QModelIndex &index) {
        QList<PolicyCellDelegate::Choice> choices;
        for (const QString &word : index.data(ChoicesRole).toStringList()) {
            choices.append({ word, word });
        }
        return choices;
    });
    m_table = makeTable(m_model, m_cells, tr("Weights and settings of the priority"), this);
    setEditedInPlace(m_table);
    m_table->hideColumn(SettingsModel::Unit);
    FittedColumns columns;
    columns.widths = { { SettingsModel::Key, 184 }, { SettingsModel::Value, 136 }, { SettingsModel::Default, 80 } };
    columns.stretched = SettingsModel::Meaning;
    columns.prose = { SettingsModel::Meaning };
    columns.spare = { SettingsModel::Value, SettingsModel::Default }; // a list of weights among numbers is whole in its tip and editor
    new ColumnFit(m_table->horizontalHeader(), std::move(columns));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SettingsSection::showHelp);

    m_reset = new QPushButton;
    m_reset->setObjectName(QStringLiteral("resetSetting"));
    setLook(m_reset, "link");
    connect(m_reset, &QPushButton::clicked, this, [this] { m_model->resetToDefault(m_model->keyAt(m_table->currentIndex().row())); });
    auto *footer = new TableFooter({ m_reset });
    m_help = footer->sentence();
    m_help->setObjectName(QStringLiteral("settingHelp"));
    auto *body = new QWidget(this);
    makeColumn(body, { { m_table, 1 }, footer }, 0);
    m_table->setAutoScroll(false); // it has no width yet, and would begin with names that are cut
    m_table->setCurrentIndex(m_model->index(0, SettingsModel::Value));
    m_table->setAutoScroll(true);
    return makeSection(header, body, this);
}

QWidget *SettingsSection::buildQos()
{
    auto *header = new SectionHeader(tr("Qualities of service"));
    auto *empty = new EmptyState(tr("No QOS"), tr("QOS come with the file of sacctmgr dump. Or add rows."));
    m_qos = new TableSection(m_qosModel, header, tr("Qualities of service"), empty, this);
    auto *limits = new QToolButton;
    limits->setText(tr("Limits…"));
    limits->setToolTip(tr("The limits of the current QOS, each with its unit"));
    limits->setObjectName(QStringLiteral("qosLimits"));
    setLook(limits, "flat");
    connect(limits, &QToolButton::clicked, this, &SettingsSection::showLimits);
    header->addControl(limits);
    makeChoice(header);
    using Column = QosModel::Column;
    setColumnWidths(m_qos->table()->horizontalHeader(),
        { { Column::Name, 90 }, { Column::Priority, 76 }, { Column::UsageFactor, 98 }, { Column::Preempt, 90 }, { Column::Flags, 90 },
            { Column::Description, 110 } },
        Column::Limits, { Column::Description });
    return m_qos;
}

void SettingsSection::showLimits()
{
    const int row = m_qos->table()->currentIndex().row();
    if (row < 0) {
        Q_EMIT refused(tr("Choose a QOS in the table."));
        return;
    }
    auto *dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Limits of QOS %1").arg(m_qosModel->index(row, QosModel::Name).data().toString()));
    auto *limits = new LimitTable(m_workspace, dialog);
    limits->applyPalette(m_palette);
    limits->setQos(row);
    connect(m_workspace->document(), &Document::policyChanged, dialog, [dialog](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything || (change.kind == PolicyChange::Kind::Qos && change.index < 0)) {
            dialog->close(); // the row is another QOS now
        }
    });
    addUndoKeys(dialog, m_workspace->document());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    makeColumn(dialog, { { limits, 1 }, buttons }, 10, { 16, 16, 16, 16 });
    dialog->resize(textPixels(560), textPixels(380));
    dialog->open();
}

void SettingsSection::showPart(int which)
{
    for (SegmentedControl *choice : m_choices) {
        choice->setCurrent(which);
    }
    m_stack->setCurrentIndex(which);
}

void SettingsSection::search(const QString &text)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const PriorityKey key = m_model->keyAt(row);
        const bool fits
            = QString::fromLatin1(priorityKeyWord(key)).contains(text, Qt::CaseInsensitive) || settingHelp(key).contains(text, Qt::CaseInsensitive);
        m_table->setRowHidden(row, !fits);
    }
    Q_EMIT searched(text);
}

void SettingsSection::showHelp()
{
    const QModelIndex current = m_table->currentIndex();
    m_reset->setVisible(current.isValid());
    if (!current.isValid()) {
        m_help->setText(tr("Values that are not Slurm's default are bold. Choose a key to read what it does."));
        return;
    }
    const PriorityKey key = m_model->keyAt(current.row());
    const QString unit = settingUnit(key);
    m_help->setText(unit.isEmpty() ? settingHelp(key) : tr("%1 In %2.", "a sentence of help; the unit of the value").arg(settingHelp(key), unit));
    const QString standard = m_model->index(current.row(), SettingsModel::Default).data().toString();
    m_reset->setText(standard.isEmpty() ? tr("Reset to nothing") : tr("Reset to %1").arg(standard));
    m_reset->setEnabled(m_model->index(current.row(), SettingsModel::Value).data(SettingsModel::OwnValueRole).toBool());
}

bool SettingsSection::showKey(const std::string &key)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (sameIgnoringCase(key, priorityKeyWord(m_model->keyAt(row)))) {
            showPart(Settings);
            m_search->clear();
            const QModelIndex value = m_model->index(row, SettingsModel::Value);
            m_table->setCurrentIndex(value);
            m_table->scrollTo(value);
            m_table->setFocus();
            return true;
        }
    }
    return false;
}

bool SettingsSection::showQos(int index)
{
    showPart(QosTable);
    return m_qos->showRow(index);
}

void SettingsSection::setResults(const std::shared_ptr<const Results> &results)
{
    m_model->setResults(results);
}

void SettingsSection::applyPalette(const Palette &palette)
{
    m_palette = palette;
    m_cells->setPalette(palette);
    m_table->viewport()->update();
    m_qos->applyPalette(palette);
}

} // namespace apportion

#include "moc_settings_section.cpp"
