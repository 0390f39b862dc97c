// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "slurm/change/text_diff.h"

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
    /// For narrow places: as high as what is shown, at most @p lines of it; follows the text and the width.
    void fitHeight(int lines);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Colouring;

    void fit();

    Colouring *m_colouring;
    int m_mostLines = 0; ///< 0: the height is the layout's to decide
};

} // namespace apportion
