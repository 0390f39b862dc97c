// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/workspace.h"
#include "gui/widgets/form_bar.h"

class QComboBox;
class QLineEdit;
class QTableView;
class QStandardItemModel;

namespace apportion
{

/// Splits a number of raw shares among siblings, evenly or by what they used, and shows what each would get.
class SplitForm : public FormBar
{
    Q_OBJECT

public:
    explicit SplitForm(Workspace *workspace, QWidget *parent = nullptr);

    /// @p ids are siblings, or one account whose children it shall be.
    void openFor(const std::vector<AssociationId> &ids);
    [[nodiscard]] QLineEdit *total() const { return m_total; }
    [[nodiscard]] QComboBox *way() const { return m_way; }
    /// What the siblings would get, in their order; empty while it cannot be done.
    [[nodiscard]] const std::vector<std::uint32_t> &shares() const { return m_shares; }
    [[nodiscard]] const std::vector<AssociationId> &siblings() const { return m_ids; }

private:
    void preview();
    void apply();

    Workspace *m_workspace;
    QLineEdit *m_total;
    QComboBox *m_way;
    QStandardItemModel *m_rows;
    QTableView *m_table;
    std::vector<AssociationId> m_ids;
    std::vector<std::uint32_t> m_shares;
    QString m_refusal; // why these associations cannot be split among
};

} // namespace apportion
