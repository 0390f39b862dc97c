// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/explain_panel.h"

#include "charts/palette.h"
#include "gui/icons.h"
#include "gui/step_card.h"
#include "gui/workspace.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace apportion
{

ExplainPanel::ExplainPanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_model(workspace->document()), m_title(new QLabel(this)),
      m_hint(new QLabel(tr("Select a number to see how it comes about."), this)), m_copy(new QToolButton(this)), m_cards(new QVBoxLayout)
{
    m_title->setProperty("look", QStringLiteral("section"));
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_hint->setProperty("look", QStringLiteral("quiet"));
    m_hint->setWordWrap(true);
    m_copy->setProperty("look", QStringLiteral("flat"));
    m_copy->setToolTip(tr("Copy the derivation as text"));
    m_copy->setAccessibleName(m_copy->toolTip());
    m_copy->setIconSize(QSize(16, 16));
    connect(m_copy, &QToolButton::clicked, this, &ExplainPanel::copy);

    auto *head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(m_title, 1);
    head->addWidget(m_copy, 0, Qt::AlignTop);
    m_cards->setSpacing(8);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(head);
    layout->addWidget(m_hint);
    layout->addLayout(m_cards);
    layout->addStretch(1);

    connect(m_workspace, &Workspace::resultsChanged, this, [this](const std::shared_ptr<const Results> &results) { m_model.setResults(results); });
    connect(m_workspace, &Workspace::policyLoaded, this, [this] { m_model.setResults(nullptr); });
    connect(m_workspace, &Workspace::explainRequested, this, &ExplainPanel::follow);
    connect(&m_model, &ExplainModel::titleChanged, this, &ExplainPanel::rebuild);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ExplainPanel::rebuild);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ExplainPanel::rebuild);
    m_model.setResults(m_workspace->results());
    follow();
    rebuild();
}

void ExplainPanel::applyPalette(const Palette &palette)
{
    m_copy->setIcon(tintedIcon(QStringLiteral("copy"), palette.quietText, palette.line, palette.accent));
}

void ExplainPanel::copy()
{
    QGuiApplication::clipboard()->setText(m_model.plainText());
}

void ExplainPanel::follow()
{
    const ExplainSubject &subject = m_workspace->explainSubject();
    if (const auto *association = std::get_if<AssociationNumber>(&subject)) {
        m_model.show(association->id, association->quantity);
    } else if (const auto *job = std::get_if<JobNumber>(&subject)) {
        m_model.show(job->row, job->quantity);
    } else {
        m_model.clear();
    }
}

void ExplainPanel::rebuild()
{
    const int steps = m_model.rowCount();
    m_title->setText(m_model.title());
    m_title->setVisible(steps > 0);
    m_copy->setVisible(steps > 0);
    m_hint->setVisible(steps == 0);
    for (int row = 0; row < steps; ++row) {
        card(row)->show(m_model.index(row));
    }
    for (qsizetype i = steps; i < m_pool.size(); ++i) {
        m_pool[i]->hide();
    }
}

StepCard *ExplainPanel::card(int row)
{
    while (m_pool.size() <= row) {
        m_pool.append(new StepCard(this));
        m_cards->addWidget(m_pool.last());
    }
    return m_pool[row];
}

} // namespace apportion
