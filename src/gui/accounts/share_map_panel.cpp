// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/share_map_panel.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"

#include "charts/share_map.h"
#include "gui/page/chart_menu.h"
#include "gui/page/workspace.h"
#include "gui/widgets/section_header.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace apportion
{

namespace
{

/// About as high as the panel is wide.
constexpr int mapHeight = 272 + 62; ///< the rings, and the legend below them
constexpr ShareMapMode modes[] { ShareMapMode::Shares, ShareMapMode::Usage, ShareMapMode::Balance };

} // namespace

ShareMapPanel::ShareMapPanel(Workspace *workspace, QWidget *parent) : QWidget(parent), m_map(new ShareMap(this))
{
    auto *header = new SectionHeader(tr("Share map"), this);
    auto *switches = new QHBoxLayout;
    switches->setSpacing(8);
    auto *group = new QButtonGroup(this);
    for (const ShareMapMode mode : modes) {
        QToolButton *button = makeSwitch(ShareMap::modeName(mode), {}, this);
        button->setChecked(mode == m_map->mode());
        button->setCursor(Qt::PointingHandCursor);
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        button->setFixedWidth(QFontMetrics(bold).horizontalAdvance(button->text()) + 6);
        button->setAccessibleName(tr("Share map by %1").arg(button->text()));
        group->addButton(button);
        switches->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, mode] { m_map->setMode(mode); });
    }
    QToolButton *icicle = makeSwitch(tr("Icicle"), tr("Rows instead of rings: levels below each other"), this);
    icicle->setCursor(Qt::PointingHandCursor);
    connect(icicle, &QToolButton::toggled, this, [this](bool on) { m_map->setShape(on ? ShareMapShape::Icicle : ShareMapShape::Rings); });
    switches->addStretch(1);
    header->addControl(icicle);
    header->addControl((new ChartMenu(m_map, this))->makeButton());
    m_map->setFixedHeight(textPixels(mapHeight));
    makeColumn(this, { header, switches, m_map }, 8);

    connect(m_map, &ShareMap::associationClicked, workspace, [workspace](AssociationId id) { workspace->selectAssociation(id); });
    connect(workspace, &Workspace::associationSelected, m_map, [this](AssociationId id) { m_map->select(MarkKey::association(id)); });
    connect(workspace, &Workspace::policyLoaded, m_map, [this] { m_map->setData(nullptr); });
    connect(
        workspace, &Workspace::resultsChanged, m_map, [this](const std::shared_ptr<const Results> &results) { m_map->setData(results->evaluation); });
    if (workspace->results()) {
        m_map->setData(workspace->results()->evaluation);
    }
}

void ShareMapPanel::applyPalette(const Palette &palette)
{
    m_map->setPalette(palette);
}

} // namespace apportion

#include "moc_share_map_panel.cpp"
