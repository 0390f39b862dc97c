// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/agreement_dialog.h"

#include "gui/page/page_layout.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "models/agreement_model.h"
#include "models/number_format.h"
#include "models/text_translation.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <limits>

namespace apportion
{

QString agreementLine(const Agreement &agreement)
{
    const auto counted = [](std::size_t numbers) { return static_cast<int>(std::min<std::size_t>(numbers, std::numeric_limits<int>::max())); };
    if (agreement.compared == 0) {
        return AgreementDialog::tr("%Ln number(s) of the cluster cannot be compared", nullptr, counted(agreement.leftOut()));
    }
    const int compared = counted(agreement.compared);
    return AgreementDialog::tr("Agrees with the cluster on %1 of %Ln number(s)", nullptr, compared)
        .arg(integerText(static_cast<std::int64_t>(agreement.agreed)));
}

AgreementDialog::AgreementDialog(const std::shared_ptr<const ClusterAgreement> &agreement, QWidget *parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Agreement with the cluster"));
    const Agreement &told = agreement->agreement;
    auto *line = new QLabel(agreementLine(told), this);
    line->setProperty("look", QStringLiteral("strong"));
    auto *about = new QLabel(this);
    about->setProperty("look", QStringLiteral("quiet"));
    about->setWordWrap(true);
    const std::size_t differ = told.compared - told.agreed;
    const QString listed = integerText(static_cast<std::int64_t>(told.differences.size()));
    about->setText(told.compared == 0 ? tr("What the cluster printed of its own numbers comes of what was not imported.")
            : told.isWhole() && told.leftOut() > 0
            ? tr("Every number of Slurm's own that can be compared is the one that is computed here from the imported files.")
            : told.isWhole() ? tr("Every number that Slurm itself computed and printed is the one that is computed here from the imported files.")
            : differ > told.differences.size()
            ? tr("Slurm printed other numbers than those that are computed here from the imported files; the first %1 are listed.").arg(listed)
            : tr("Slurm printed other numbers than those that are computed here from the imported files."));

    auto *missing = makeText("quiet", this);
    QStringList sentences;
    for (const LeftOut &one : leftOutOf(told)) {
        sentences << tr("%Ln number(s) cannot be compared: %1.", "why", static_cast<int>(one.numbers)).arg(translated(one.missing));
    }
    missing->setText(sentences.join(QLatin1Char('\n')));
    missing->setVisible(!sentences.isEmpty());

    auto *model = new AgreementModel(told.differences, this);
    QTableView *table = makeTable(model, nullptr, tr("Numbers that differ"), this);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    setColumnWidths(table->horizontalHeader(),
        { { AgreementModel::Where, 150 }, { AgreementModel::What, 100 }, { AgreementModel::There, 110 }, { AgreementModel::Here, 110 } },
        AgreementModel::Why, { AgreementModel::Where, AgreementModel::Why });
    table->setVisible(!told.isWhole());
    auto *why = makeText("quiet", this); // the whole reason of the current row
    why->setTextInteractionFlags(Qt::TextSelectableByMouse);
    why->setMinimumHeight(2 * why->fontMetrics().lineSpacing());
    why->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    why->setVisible(!told.isWhole());
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, why,
        [why](const QModelIndex &row) { why->setText(row.siblingAtColumn(AgreementModel::Why).data().toString()); });
    table->setCurrentIndex(model->index(0, AgreementModel::Where));
    connect(table, &QTableView::activated, this,
        [this](const QModelIndex &index) { Q_EMIT jumpTo(index.data(AgreementModel::ObjectRole).value<ObjectRef>()); });

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    if (!told.isWhole() && agreement->isKept()) {
        QPushButton *report = buttons->addButton(tr("Write a report…"), QDialogButtonBox::ActionRole);
        report->setToolTip(tr("A file to send along: the numbers and what they are made from, without any name of the cluster"));
        connect(report, &QPushButton::clicked, this, &AgreementDialog::reportRequested);
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    makeColumn(this, { line, about, missing, { table, 1 }, why, buttons }, 10, { 16, 16, 16, 16 });
    resize(told.isWhole() ? QSize(520, sentences.isEmpty() ? 140 : 200) : QSize(1080, 460));
}

} // namespace apportion

#include "moc_agreement_dialog.cpp"
