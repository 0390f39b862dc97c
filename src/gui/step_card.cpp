// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/step_card.h"

#include "models/explain_model.h"

#include <QLabel>
#include <QVBoxLayout>

namespace apportion
{

namespace
{

QLabel *makeLabel(QVBoxLayout *layout, const char *look)
{
    auto *label = new QLabel;
    label->setProperty("look", QString::fromLatin1(look));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // a long formula without blanks must not make the panel wider
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(label);
    return label;
}

void fill(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

/// Lets a long formula break after its signs.
QString breakable(QString formula)
{
    return formula.replace(QLatin1Char('+'), QStringLiteral("+\u200b")).replace(QLatin1Char('/'), QStringLiteral("/\u200b"));
}

} // namespace

StepCard::StepCard(QWidget *parent) : Card(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(11, 8, 11, 9);
    layout->setSpacing(2);
    m_title = makeLabel(layout, "quiet");
    m_formula = makeLabel(layout, "formula");
    m_numbers = makeLabel(layout, "formula");
    m_value = makeLabel(layout, "strong");
    m_note = makeLabel(layout, "small");
    m_source = makeLabel(layout, "small");
}

void StepCard::show(const QModelIndex &step)
{
    const auto text = [&step](int role) { return step.data(role).toString(); };
    const QString formula = text(ExplainModel::FormulaRole);
    const QString numbers = text(ExplainModel::NumbersRole);
    const QString value = text(ExplainModel::ValueRole);
    fill(m_title, text(ExplainModel::TitleRole));
    fill(m_formula, breakable(formula));
    // a number that was given is not derived from itself
    fill(m_numbers, numbers == formula || numbers == value || numbers.isEmpty() ? QString() : breakable(QStringLiteral("= %1").arg(numbers)));
    fill(m_value, value);
    fill(m_note, text(ExplainModel::NoteRole));
    fill(m_source, text(ExplainModel::SourceRole));
    setAccessibleName(QStringLiteral("%1: %2").arg(m_title->text(), value));
    QFrame::show();
}

} // namespace apportion
