// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/explain/step_card.h"

#include "gui/explain/formula_view.h"
#include "gui/widgets/wrapped_label.h"
#include "models/explain_model.h"
#include "models/number_format.h"

#include <QVBoxLayout>

#include <cmath>

namespace apportion
{

namespace
{

QLabel *makeLabel(QVBoxLayout *layout, const char *look, Qt::TextFormat format = Qt::PlainText)
{
    auto *label = new WrappedLabel;
    label->setProperty("look", QString::fromLatin1(look));
    label->setTextFormat(format);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label);
    return label;
}

FormulaView *makeFormula(QVBoxLayout *layout)
{
    auto *view = new FormulaView;
    view->setProperty("look", QStringLiteral("formula"));
    layout->addWidget(view);
    return view;
}

void fill(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

void fill(FormulaView *view, const QString &formula, const QStringList &symbols = {})
{
    view->setFormula(formula, symbols);
    view->setVisible(!formula.isEmpty());
}

/// The value with the locale's separators where it is the number itself: a job id is none.
QString shownValue(const QString &value, double number)
{
    bool isNumber = false;
    const double read = value.toDouble(&isNumber);
    return isNumber && std::fabs(read - number) <= std::max(1.0, std::fabs(number) * 1e-6) ? localizedNumbers(value) : value;
}

} // namespace

StepCard::StepCard(QWidget *parent) : Card(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(11, 8, 11, 9);
    layout->setSpacing(3);
    m_title = makeLabel(layout, "quiet");
    m_formula = makeFormula(layout);
    m_numbers = makeFormula(layout);
    m_value = makeLabel(layout, "strong");
    m_note = makeLabel(layout, "small", Qt::RichText);
    m_source = makeLabel(layout, "small");
    connect(m_formula, &FormulaView::linkActivated, this, &StepCard::linkActivated);
}

void StepCard::show(const QModelIndex &step)
{
    const auto text = [&step](int role) { return step.data(role).toString(); };
    const QString formula = text(ExplainModel::FormulaRole);
    const QString numbers = text(ExplainModel::NumbersRole);
    const QString value = text(ExplainModel::ValueRole);
    const QString shown = shownValue(value, step.data(ExplainModel::NumberRole).toDouble());
    // a number that was given is not derived from itself
    const bool hasNumbers = !numbers.isEmpty() && numbers != formula && numbers != value;
    const bool isDerived = !formula.isEmpty() || hasNumbers;
    layout()->setEnabled(false); // every label that appears would have it arranged anew
    fill(m_title, text(ExplainModel::TitleRole));
    fill(m_formula, formula, step.data(ExplainModel::SymbolsRole).toStringList());
    fill(m_numbers, hasNumbers ? localizedNumbers(QStringLiteral("= %1").arg(numbers)) : QString());
    fill(m_value, isDerived && !value.isEmpty() ? QStringLiteral("= %1").arg(shown) : shown);
    fill(m_note, text(ExplainModel::RichNoteRole));
    fill(m_source, text(ExplainModel::SourceRole));
    setAccessibleName(QStringLiteral("%1: %2").arg(m_title->text(), shown));
    QFrame::show();
    layout()->setEnabled(true);
}

} // namespace apportion
