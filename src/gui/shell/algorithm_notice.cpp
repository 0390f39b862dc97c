// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/algorithm_notice.h"

#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "models/text_translation.h"

#include <QLabel>
#include <QPushButton>

namespace apportion
{

AlgorithmNotice::AlgorithmNotice(Workspace *workspace, QWidget *parent)
    : QFrame(parent), m_workspace(workspace), m_text(new QLabel(this)), m_adopt(new QPushButton(this)), m_back(new QPushButton(this))
{
    setProperty("look", QStringLiteral("notice"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QPushButton *button : { m_adopt, m_back }) {
        button->setProperty("look", QStringLiteral("link"));
        button->setCursor(Qt::PointingHandCursor);
    }
    makeRow(this, { { m_text, 1 }, m_adopt, m_back }, 16, { 14, 4, 14, 5 });
    connect(m_adopt, &QPushButton::clicked, this, [this] { adoptAlgorithm(m_workspace); });
    connect(m_back, &QPushButton::clicked, this, [this] { m_workspace->setAlgorithm(m_workspace->document()->policy().priority.algorithm()); });
    connect(workspace, &Workspace::optionsChanged, this, &AlgorithmNotice::follow);
    connect(workspace, &Workspace::policyLoaded, this, &AlgorithmNotice::follow);
    follow();
}

void AlgorithmNotice::adoptAlgorithm(Workspace *workspace)
{
    const Algorithm shown = workspace->algorithm();
    if (shown == Algorithm::Linear2009) {
        return;
    }
    PrioritySettings settings = workspace->document()->policy().priority;
    settings.set(PriorityFlag::NoFairTree, shown == Algorithm::Classic);
    settings.set(PriorityFlag::DepthOblivious, shown == Algorithm::DepthOblivious);
    workspace->document()->setPrioritySettings(settings, PriorityKey::PriorityFlags);
}

void AlgorithmNotice::follow()
{
    const QString shown = algorithmText(m_workspace->algorithm());
    const QString asked = algorithmText(m_workspace->document()->policy().priority.algorithm());
    setVisible(m_workspace->hasPolicy() && m_workspace->options().algorithm.has_value());
    if (m_workspace->algorithm() == Algorithm::Linear2009) {
        m_text->setText(
            tr("Shown as %1 would compute it: to compare, no slurm.conf of today can ask for it. The policy asks for %2.").arg(shown, asked));
    } else {
        m_text->setText(tr("Shown as %1 would compute it. The policy asks for %2.").arg(shown, asked));
    }
    m_adopt->setVisible(m_workspace->algorithm() != Algorithm::Linear2009);
    m_adopt->setText(tr("Use %1 in the policy").arg(shown));
    m_back->setText(tr("Back to %1").arg(asked));
}

} // namespace apportion

#include "moc_algorithm_notice.cpp"
