// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace apportion
{

class ShareMap;
class Workspace;
struct Palette;

/// The share map with its switch between shares, usage and balance.
class ShareMapPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ShareMapPanel(Workspace *workspace, QWidget *parent = nullptr);

    [[nodiscard]] ShareMap *map() const { return m_map; }
    void applyPalette(const Palette &palette);

private:
    ShareMap *m_map;
};

} // namespace apportion
