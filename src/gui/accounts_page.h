// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page.h"
#include "models/account_tree_model.h"

class QLabel;
class QTimer;

namespace apportion
{

class AccountView;
class AssociationDelegate;
class InlineNotice;
class ShareMapPanel;

/// The tree of accounts and users with what Slurm makes of it, edited in place, beside the share map.
class AccountsPage : public Page
{
    Q_OBJECT

public:
    explicit AccountsPage(Workspace *workspace, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QWidget *sideWidget() override;
    [[nodiscard]] bool showsExplain() const override { return true; }
    [[nodiscard]] QList<NamedChart> charts() const override;
    bool jumpTo(const ObjectRef &object) override;
    [[nodiscard]] bool hasFilter() const override { return true; }
    void setFilter(const QString &text) override;

    [[nodiscard]] AccountView *view() const { return m_view; }
    [[nodiscard]] AccountTreeModel *model() { return &m_model; }

private:
    void addActions();
    void explainCurrent(const QModelIndex &current);
    void select(AssociationId id);
    void setSelectedShares(std::uint32_t shares);
    void applyFilter();

    AccountTreeModel m_model;
    AccountView *m_view;
    AssociationDelegate *m_delegate;
    InlineNotice *m_notice;
    QLabel *m_noMatch;
    ShareMapPanel *m_shareMap;
    QTimer *m_filterDelay;
    QString m_filter;
};

} // namespace apportion
