// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/page.h"
#include "models/account_tree_model.h"

class QStackedWidget;
class QToolButton;
class QTreeView;

namespace apportion
{

class DecayPanel;
class PolicyCellDelegate;
class RegimePanel;
class SectionHeader;
class SettingField;

/// Usage & Decay: how usage fades and is reset, the curve of it, the regimes, and the accounts with their usage.
class UsagePage : public Page
{
    Q_OBJECT

public:
    explicit UsagePage(Workspace *workspace, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QList<NamedChart> charts() const override;
    bool jumpTo(const ObjectRef &object) override;
    [[nodiscard]] bool hasFilter() const override { return true; }
    void setFilter(const QString &text) override;
    /// Says nothing of all usage together: a question asks for usage.
    void setVeiled(bool veiled);
    /// Unfolds the fields of the settings.
    void showFields();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *buildFields();
    [[nodiscard]] QWidget *buildCharts();
    [[nodiscard]] QWidget *buildAccounts();
    void connectAll();
    /// What is gone through step by step has the page to itself, but for the settings.
    void giveRoom(QWidget *walk, bool on);

    void setResults(const std::shared_ptr<const Results> &results);
    void refreshTitle();
    void refreshFading();
    void expandTop();
    void selectRow(AssociationId id);

    AccountTreeModel *m_model;
    PolicyCellDelegate *m_cells;
    SettingField *m_halfLife = nullptr;
    SettingField *m_reset = nullptr;
    SettingField *m_calcPeriod = nullptr;
    SettingField *m_dampening = nullptr;
    DecayPanel *m_decay = nullptr;
    RegimePanel *m_regimes = nullptr;
    SectionHeader *m_header = nullptr;
    SectionHeader *m_fading = nullptr;
    QToolButton *m_unfold = nullptr;
    bool m_isFoldChosen = false; ///< by somebody; else by the room that there is
    bool m_isVeiled = false;
    QTreeView *m_tree = nullptr;
    QWidget *m_accounts = nullptr;
    QWidget *m_walk = nullptr; ///< the panel that has it
};

} // namespace apportion
