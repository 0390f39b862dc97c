// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/explain/step_card.h"
#include "gui/widgets/look.h"

#include "gui/explain/formula_view.h"
#include "gui/widgets/wrapped_label.h"
#include "models/explain_model.h"
#include "models/number_format.h"

#include <QVBoxLayout>

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

void fill(FormulaView *view, const Expression &formula)
{
    view->setFormula(formula);
    view->setVisible(!formula.isEmpty());
}

} // namespace

StepCard::StepCard(QWidget *parent) : QFrame(parent)
{
    makeCard(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(11, 8, 11, 9);
    layout->setSpacing(3);
    m_title = makeLabel(layout, "quiet");
    m_answer = makeLabel(layout, "", Qt::RichText);
    m_formula = makeFormula(layout);
    m_numbers = makeFormula(layout);
    m_value = makeLabel(layout, "strong");
    m_note = makeLabel(layout, "small", Qt::RichText);
    m_source = makeLabel(layout, "small");
    connect(m_formula, &FormulaView::linkActivated, this, &StepCard::linkActivated);
}

void StepCard::show(const ExplainModel &model, int row)
{
    const ExplainStep &step = model.step(row);
    const auto text = [index = model.index(row)](int role) { return index.data(role).toString(); };
    const QString value = localizedText(step.value);
    const QString numbers = localizedText(step.numbers);
    // a number that was given is not derived from itself
    const bool hasNumbers = !numbers.isEmpty() && numbers != value;
    const bool isDerived = !step.formula.isEmpty() || hasNumbers;
    layout()->setEnabled(false); // every label that appears would have it arranged anew
    fill(m_title, text(ExplainModel::TitleRole));
    fill(m_formula, step.formula);
    fill(m_numbers, hasNumbers ? formula::definition({}, step.numbers) : Expression());
    fill(m_value, isDerived && !value.isEmpty() ? QStringLiteral("= %1").arg(value) : value);
    const QString note = text(ExplainModel::RichNoteRole);
    fill(m_answer, row == 0 ? note : QString());
    fill(m_note, row == 0 ? QString() : note);
    fill(m_source, text(ExplainModel::SourceRole));
    setAccessibleName(QStringLiteral("%1: %2").arg(m_title->text(), value));
    QFrame::show();
    layout()->setEnabled(true);
}

} // namespace apportion

#include "moc_step_card.cpp"
