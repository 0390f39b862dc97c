// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/card.h"

namespace apportion
{

Card::Card(QWidget *parent) : QFrame(parent)
{
    setProperty("look", QStringLiteral("card"));
    setFrameShape(QFrame::StyledPanel);
}

} // namespace apportion
