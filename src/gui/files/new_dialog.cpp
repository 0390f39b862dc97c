// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/new_dialog.h"

#include "charts/palette.h"
#include "gui/files/file_chooser.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "models/text_translation.h"
#include "storage/text_file.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringDecoder>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int emptyRows = 2; ///< that stand behind the last one, to be filled
constexpr qint64 largestCsv = qint64 { 32 } * 1024 * 1024;

QStringList cellsOf(const QTableWidget *table, int row)
{
    QStringList cells;
    for (int column = 0; column < table->columnCount(); ++column) {
        const QTableWidgetItem *item = table->item(row, column);
        cells.append(item == nullptr ? QString() : item->text().trimmed());
    }
    return cells;
}

/// Of an empty cell @p otherwise, of what is no whole number −1.
int numberIn(const QString &cell, int otherwise)
{
    bool isNumber = false;
    const int number = cell.toInt(&isNumber);
    return cell.isEmpty() ? otherwise : isNumber ? number : -1;
}

bool isEmpty(const QStringList &cells)
{
    return cells.join(QString()).isEmpty();
}

/// Cells of numbers: at the right, while they are written as well.
class NumberCells : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto *line = qobject_cast<QLineEdit *>(editor)) {
            line->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        }
        return editor;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
    }
};

} // namespace

NewDialog::NewDialog(QWidget *parent, const std::optional<NewPolicy> &left)
    : QDialog(parent), m_template(new QComboBox), m_cluster(new QLineEdit), m_algorithm(new QComboBox), m_nodes(nullptr), m_partitions(nullptr),
      m_accounts(new QPlainTextEdit), m_problem(makeText("error")), m_left(left), m_making([this](const MadePolicy &made) { receive(made); }),
      m_reading([this](const QStringList &read) {
          showProblems(read.mid(1));
          if (read.size() == 1) {
              QTextCursor all(m_accounts->document());
              all.select(QTextCursor::Document);
              all.insertText(read.first()); // a step that the field takes back
          }
      })
{
    setWindowTitle(tr("New policy"));
    setWindowModality(Qt::WindowModal);
    resize(textPixels(720), textPixels(740));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(8);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Begin with"), m_template);
    form->addRow(tr("&Name of the cluster"), m_cluster);
    form->addRow(tr("&Algorithm"), m_algorithm);
    layout->addLayout(form);
    m_nodes = addTable(tr("Nodes"), { tr("Names"), tr("CPUs of a node"), tr("Memory of a node, GB"), tr("GPUs of a node") });
    for (int column = 1; column < m_nodes->columnCount(); ++column) {
        m_nodes->setItemDelegateForColumn(column, new NumberCells(m_nodes));
        m_nodes->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    m_partitions = addTable(tr("Partitions"), { tr("Name"), tr("Nodes") });
    auto *heading = new QHBoxLayout;
    heading->addWidget(makeText("section", nullptr, tr("Accounts and users")), 1);
    auto *csv = new QPushButton(tr("From a CSV file…"));
    csv->setAutoDefault(false);
    connect(csv, &QPushButton::clicked, this, &NewDialog::chooseCsv);
    heading->addWidget(csv);
    layout->addLayout(heading);
    layout->addWidget(makeText("small", nullptr,
        tr("One line for each account: its name, its shares and the account above it. For each user: account/user and shares. Or begin with a "
           "line that names the columns: Account, User, Shares, Parent.")));
    m_accounts->setAccessibleName(tr("Accounts and users"));
    m_accounts->setTabChangesFocus(true);
    layout->addWidget(m_accounts, 3);
    layout->addWidget(m_problem);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    connect(buttons, &QDialogButtonBox::accepted, this, &NewDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious }) {
        m_algorithm->addItem(algorithmText(algorithm), static_cast<int>(algorithm));
    }
    std::vector<NewPolicyTemplate> templates = newPolicyTemplates();
    if (left) {
        templates.insert(templates.begin(), { tr("What was typed before"), *left });
    }
    for (const NewPolicyTemplate &one : templates) {
        m_template->addItem(one.name);
    }
    connect(m_template, &QComboBox::activated, this, [this, kept = templates, shown = std::size_t { 0 }](int chosen) mutable {
        m_left = typed();
        kept[shown].policy = wanted(); // what was written under one beginning is there again when it is chosen again
        shown = static_cast<std::size_t>(chosen);
        setWanted(kept[shown].policy);
    });
    setWanted(templates.front().policy);
    m_cluster->setFocus();
    m_cluster->selectAll();
}

QTableWidget *NewDialog::addTable(const QString &title, const QStringList &columns)
{
    layout()->addWidget(makeText("section", nullptr, title));
    auto *table = new QTableWidget(0, static_cast<int>(columns.size()), this);
    prepareTable(table);
    setEditedInPlace(table);
    table->setHorizontalHeaderLabels(columns);
    table->setAccessibleName(title);
    table->setMinimumHeight(5 * rowHeight());
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    qobject_cast<QVBoxLayout *>(layout())->addWidget(table, 2);
    connect(table, &QTableWidget::cellChanged, this, [table](int row, int) { // there is always room for another one
        if (row >= table->rowCount() - 1 && !isEmpty(cellsOf(table, row))) {
            table->insertRow(table->rowCount());
        }
    });
    return table;
}

void NewDialog::fillTable(QTableWidget *table, const std::vector<QStringList> &rows)
{
    table->clearContents();
    table->setRowCount(static_cast<int>(rows.size()) + emptyRows);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (qsizetype column = 0; column < rows[row].size(); ++column) {
            table->setItem(static_cast<int>(row), static_cast<int>(column), new QTableWidgetItem(rows[row][column]));
        }
    }
}

void NewDialog::setWanted(const NewPolicy &wanted)
{
    m_cluster->setText(wanted.cluster);
    m_algorithm->setCurrentIndex(m_algorithm->findData(static_cast<int>(wanted.algorithm)));
    std::vector<QStringList> rows;
    for (const NewNodes &nodes : wanted.nodes) {
        rows.push_back({ nodes.names, QString::number(nodes.cpus), QString::number(nodes.memoryGb), QString::number(nodes.gpus) });
    }
    fillTable(m_nodes, rows);
    rows.clear();
    for (const NewPartition &partition : wanted.partitions) {
        rows.push_back({ partition.name, partition.nodes });
    }
    fillTable(m_partitions, rows);
    m_accounts->setPlainText(wanted.accounts);
}

NewPolicy NewDialog::wanted() const
{
    NewPolicy wanted;
    wanted.cluster = m_cluster->text().trimmed();
    wanted.algorithm = static_cast<Algorithm>(m_algorithm->currentData().toInt());
    for (int row = 0; row < m_nodes->rowCount(); ++row) {
        if (const QStringList cells = cellsOf(m_nodes, row); !isEmpty(cells)) {
            wanted.nodes.push_back({ cells[0], numberIn(cells[1], 1), numberIn(cells[2], 1), numberIn(cells[3], 0) });
        }
    }
    for (int row = 0; row < m_partitions->rowCount(); ++row) {
        if (const QStringList cells = cellsOf(m_partitions, row); !isEmpty(cells)) {
            wanted.partitions.push_back({ cells[0], cells[1].isEmpty() ? QStringLiteral("ALL") : cells[1] });
        }
    }
    wanted.accounts = m_accounts->toPlainText();
    return wanted;
}

std::optional<NewPolicy> NewDialog::typed() const
{
    const NewPolicy there = wanted();
    const std::vector<NewPolicyTemplate> templates = newPolicyTemplates();
    const bool isFresh = std::any_of(templates.begin(), templates.end(), [&there](const NewPolicyTemplate &one) { return one.policy == there; });
    return isFresh ? m_left : there;
}

void NewDialog::accept()
{
    m_making.request([wanted = wanted()] { return makePolicy(wanted); });
}

void NewDialog::receive(const MadePolicy &made)
{
    m_made = made;
    showProblems(made.problems);
    if (made.problems.isEmpty()) {
        Q_EMIT policyMade();
    }
}

void NewDialog::showProblems(const QStringList &problems)
{
    constexpr qsizetype shown = 3;
    m_problem->setText(QStringList(problems.mid(0, shown)).join(QLatin1Char('\n')));
    m_problem->setVisible(!problems.isEmpty());
}

void NewDialog::chooseCsv()
{
    const FileQuestion question { FileQuestion::Kind::OpenOne, tr("Accounts and users"), {}, tr("Tables (*.csv *.tsv *.txt);;All files (*)"), {} };
    askForFile(this, question, [this](const QString &path) { readAccounts(path); });
}

void NewDialog::readAccounts(const QString &path)
{
    const QString refusal = tr("%1 is text neither in UTF-8 nor in UTF-16. Save the table as CSV in UTF-8.").arg(QFileInfo(path).fileName());
    m_reading.request([path, refusal] {
        QString error;
        const std::optional<QByteArray> bytes = readTextFile(path, &error, largestCsv);
        if (!bytes) {
            return QStringList { {}, error };
        }
        // spreadsheets write both, and names would be others with what stands in for letters that are none
        QStringDecoder decoder(QStringConverter::encodingForData(*bytes).value_or(QStringConverter::Utf8), QStringConverter::Flag::Stateless);
        const QString text = decoder(*bytes);
        const bool isText = !decoder.hasError() && !text.contains(QChar::ReplacementCharacter); // half a letter is no error to it
        return isText ? QStringList { text } : QStringList { {}, refusal };
    });
}

} // namespace apportion

#include "moc_new_dialog.cpp"
