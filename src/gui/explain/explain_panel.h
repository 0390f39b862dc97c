// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/explain_model.h"

#include <QTimer>
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
/// and where it is documented. Symbols lead to their own derivations, and back. Two associations or two jobs can be
/// compared: "Why is A before B?".
class ExplainPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExplainPanel(Workspace *workspace, QWidget *parent = nullptr);

    [[nodiscard]] const ExplainModel &model() const { return m_model; }
    void applyPalette(const Palette &palette);
    /// Says nothing: a question asks for what stands here. Else it keeps the derivations to itself in which one of @p keptBack
    /// appears: a later question asks for that.
    void setVeiled(bool veiled, const QList<double> &keptBack = {});
    /// Has the cards tell what the model does, if anybody sees them: for who measures them in this turn of the event loop.
    void fillWhenSeen();
    /// Whether the other one of a comparison is to be chosen next.
    [[nodiscard]] bool isPicking() const { return m_first.index() != 0; }

public Q_SLOTS:
    /// Puts the derivation on the clipboard as plain text.
    void copy();
    /// Returns from a symbol to the derivation that it was followed from.
    void goBack();
    /// The association or job that is selected next is compared with the one that is explained.
    void beginPicking();
    void cancelPicking();

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makePicker();
    void receiveSubject();
    bool pick();
    [[nodiscard]] bool tellsWhatIsKeptBack() const;
    void follow();
    void followLink(int row, int symbol);
    void fillLater();
    void fill();
    [[nodiscard]] StepCard *card(int row);

    Workspace *m_workspace;
    ExplainModel m_model;
    QLabel *m_title;
    QLabel *m_hint;
    QToolButton *m_back;
    QToolButton *m_compare;
    QToolButton *m_copy;
    QWidget *m_picker = nullptr;
    QLabel *m_pickerText = nullptr;
    QVBoxLayout *m_cards;
    QList<StepCard *> m_pool;
    std::vector<ExplainQuestion> m_history; ///< what symbols were followed from
    ExplainQuestion m_first; ///< of a comparison whose other one is still to be chosen
    bool m_isVeiled = false;
    QList<double> m_keptBack; ///< numbers
    bool m_isKeptBack = false; ///< what is asked for tells one of them
    QTimer m_fillTimer;
    bool m_isStale = false; ///< the cards tell less than the model
    bool m_walking = false; ///< a symbol is followed, or the way back is taken
};

} // namespace apportion
