// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/explain_model.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace apportion
{

class StepCard;
class Workspace;
struct Palette;

/// How the selected number came about, a card a step: the formula, the same with numbers, the value, what it means
/// and where it is documented.
class ExplainPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExplainPanel(Workspace *workspace, QWidget *parent = nullptr);

    [[nodiscard]] const ExplainModel &model() const { return m_model; }
    void applyPalette(const Palette &palette);

public Q_SLOTS:
    /// Puts the derivation on the clipboard as plain text.
    void copy();

private:
    void follow();
    void rebuild();
    [[nodiscard]] StepCard *card(int row);

    Workspace *m_workspace;
    ExplainModel m_model;
    QLabel *m_title;
    QLabel *m_hint;
    QToolButton *m_copy;
    QVBoxLayout *m_cards;
    QList<StepCard *> m_pool;
};

} // namespace apportion
