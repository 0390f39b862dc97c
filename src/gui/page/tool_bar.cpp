// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/tool_bar.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/clear_on_escape.h"

#include "charts/palette.h"
#include "gui/page/baseline_text.h"
#include "gui/page/workspace.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "gui/widgets/segmented_control.h"
#include "models/text_translation.h"

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

constexpr std::array shownAlgorithms { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 };

QStringList algorithmNames()
{
    QStringList names;
    for (const Algorithm algorithm : shownAlgorithms) {
        names.append(algorithmText(algorithm));
    }
    return names;
}

} // namespace

ToolBar::ToolBar(Workspace *workspace, QAction *undo, QAction *redo, QWidget *parent)
    : QFrame(parent), m_workspace(workspace), m_undo(addActionButton(undo)), m_redo(addActionButton(redo)),
      m_algorithms(new SegmentedControl(algorithmNames(), this)), m_filter(new QLineEdit(this)),
      m_searchIcon(m_filter->addAction(QIcon(), QLineEdit::LeadingPosition)), m_baseline(new ElidedLabel(this)),
      m_compare(new QPushButton(tr("Compare"), this)), m_export(new QPushButton(tr("Export…"), this))
{
    setProperty("look", QStringLiteral("toolbar"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_algorithms->setAccessibleName(tr("Algorithm"));
    m_filter->setObjectName(QStringLiteral("accountFilter"));
    m_filter->setPlaceholderText(tr("Filter accounts and users"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setToolTip(m_filter->placeholderText()); // of which there may be room for the beginning only
    m_filter->setProperty("look", QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(textPixels(120));
    m_filter->setMaximumWidth(textPixels(230));
    m_filter->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_baseline->setProperty("look", QStringLiteral("quiet"));
    m_export->setProperty("look", QStringLiteral("accent"));
    m_export->setToolTip(tr("The settings and commands that take this policy to the cluster"));

    makeRow(this, { m_undo, m_redo, m_algorithms, { m_filter, 10 }, Stretch {}, m_baseline, m_compare, m_export }, 10, { 14, 4, 14, 5 });

    connect(m_algorithms, &SegmentedControl::chosen, this,
        [this](int index) { m_workspace->setAlgorithm(shownAlgorithms[static_cast<std::size_t>(index)]); });
    connect(m_filter, &QLineEdit::textChanged, this, &ToolBar::filterChanged);
    connect(m_filter, &QLineEdit::returnPressed, this,
        [this] { Q_EMIT matchRequested(QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier)); });
    clearOnEscape(m_filter);
    connect(m_compare, &QPushButton::clicked, this, &ToolBar::compareRequested);
    connect(m_export, &QPushButton::clicked, this, &ToolBar::exportRequested);
    connect(m_workspace, &Workspace::optionsChanged, this, &ToolBar::followAlgorithm);
    // what was opened has other names; a refresh or a list of people has mostly the same
    connect(m_workspace->document(), &Document::loaded, m_filter, &QLineEdit::clear);
    connect(m_workspace, &Workspace::policyLoaded, this, [this] {
        followAlgorithm();
        followBaseline();
    });
    connect(m_workspace->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Baseline) {
            followBaseline();
        }
    });
    followAlgorithm();
    followBaseline();
}

/// Higher where little room or large text makes rows of the algorithms. As a hint and not as a least height, which a layout with
/// little room would fall back to whatever stands here.
QSize ToolBar::sizeHint() const
{
    return QFrame::sizeHint().expandedTo({ 0, textPixels(45) });
}

bool ToolBar::event(QEvent *event)
{
    const bool isLaidOut = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest;
    if (isLaidOut && layout() != nullptr) {
        makeRoom();
    }
    return QFrame::event(event);
}

/// The baseline gives way before the algorithms go on in a second row: the tip of Compare names it too.
void ToolBar::makeRoom()
{
    const QMargins margins = layout()->contentsMargins();
    int needed = margins.left() + margins.right() + m_algorithms->wholeWidth() + m_filter->minimumWidth();
    const std::array<const QWidget *, 4> others { m_undo, m_redo, m_compare, m_export };
    for (const QWidget *other : others) {
        needed += std::max(other->minimumWidth(), other->sizeHint().width());
    }
    const auto gaps = static_cast<int>(others.size()) + 3; // with algorithms, filter and baseline
    needed += gaps * layout()->spacing() + std::min(m_baseline->sizeHint().width(), textPixels(110)); // less of it says nothing
    m_baseline->setVisible(needed <= width());
}

QToolButton *ToolBar::addActionButton(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setProperty("look", QStringLiteral("iconbutton"));
    button->setIconSize(QSize(16, 16));
    button->setFixedSize(34, textPixels(28));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void ToolBar::applyPalette(const Palette &palette)
{
    const auto icon = [&palette](const char *name) {
        return tintedIcon(QString::fromLatin1(name), palette.text, palette.faded(palette.quietText, 0.5), palette.accent);
    };
    m_undo->defaultAction()->setIcon(icon("undo"));
    m_redo->defaultAction()->setIcon(icon("redo"));
    m_searchIcon->setIcon(tintedIcon(QStringLiteral("search"), palette.quietText, palette.line, palette.quietText));
}

void ToolBar::setFilterShown(bool shown)
{
    // hidden it would shift everything at its right; its room stays
    QSizePolicy policy = m_filter->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_filter->setSizePolicy(policy);
    m_filter->setVisible(shown);
}

void ToolBar::followAlgorithm()
{
    for (std::size_t i = 0; i < shownAlgorithms.size(); ++i) {
        const bool isPolicys = shownAlgorithms[i] == m_workspace->document()->policy().priority.algorithm();
        QToolButton *segment = m_algorithms->button(static_cast<int>(i));
        segment->setToolTip(
            isPolicys ? tr("%1: what the policy asks for").arg(segment->text()) : tr("Show what %1 would make of this policy").arg(segment->text()));
        if (shownAlgorithms[i] == m_workspace->algorithm()) {
            m_algorithms->setCurrent(static_cast<int>(i));
        }
    }
}

void ToolBar::followBaseline()
{
    const QString name = m_baseline->fontMetrics().elidedText(baselineText(m_workspace->document()->project()), Qt::ElideMiddle, textPixels(170));
    m_baseline->setText(withoutMnemonic(tr("Baseline: %1").arg(name)));
    m_baseline->setToolTip(tr("What the draft is compared with: the policy as it was opened, imported or last exported"));
    m_compare->setToolTip(QStringList({ tr("Who rises and who falls against the baseline"), m_baseline->text() }).join(QLatin1Char('\n')));
}

} // namespace apportion

#include "moc_tool_bar.cpp"
