// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/policy_cell_delegate.h"

namespace apportion
{

/// The cells of the account tree: the fair-share factor as a bar in the colour of its regime, or the regime's mark
/// and name where there is no factor; accounts bold; changed raw shares marked, and judged while they are typed.
class AssociationDelegate : public PolicyCellDelegate
{
    Q_OBJECT

public:
    explicit AssociationDelegate(QObject *parent = nullptr);

    void setColours(const Palette &palette);
    [[nodiscard]] bool draws(int column) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void paintPlaces(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintFairShare(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    Palette m_colours = Palette::light();
};

} // namespace apportion
