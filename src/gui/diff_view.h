// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "slurm/text_diff.h"

#include <QPlainTextEdit>

#include <vector>

namespace apportion
{

/// Lines of a file or of a difference, to read and to copy from: added lines and removed lines in their colours, each
/// with its sign, comments quiet.
class DiffView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit DiffView(QWidget *parent = nullptr);

    void setColours(const Palette &palette);
    /// Shows lines with a sign in front of each when one of them was added or removed; as they are otherwise.
    void setLines(const std::vector<slurm::DiffLine> &lines);
    /// The lines as they are shown, for narrow places: as high as its lines, at most @p lines of them.
    void fitHeight(int lines);

private:
    class Colouring;

    Colouring *m_colouring;
};

} // namespace apportion
