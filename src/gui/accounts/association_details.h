// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/workspace.h"

#include <QFrame>

class QFormLayout;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QStandardItemModel;
class QTableView;

namespace apportion
{

class LimitTable;
class ListCompleter;
class PolicyCellDelegate;
class SectionHeader;
struct Palette;

/// Everything that is kept of the selected associations besides shares and usage: description, organization, QOS, default
/// account, the accounts that a user coordinates and the users who coordinate an account, priority; the limits with what is inherited; and a table of
/// all options as they are written, known to Apportion or not. What is typed is set in all that are selected.
class AssociationDetails : public QFrame
{
    Q_OBJECT

public:
    explicit AssociationDetails(Workspace *workspace, QWidget *parent = nullptr);

    void setAssociations(std::vector<AssociationId> ids);
    void applyPalette(const Palette &palette);
    /// The field of an option, by its name in the flat file; the priority's is "Priority".
    [[nodiscard]] QLineEdit *field(const QString &name) const;
    [[nodiscard]] QTableView *options() const { return m_table; }
    [[nodiscard]] LimitTable *limits() const { return m_limits; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Field
    {
        const char *option; ///< null: the priority
        QLineEdit *edit;
        ListCompleter *completer; ///< null: nothing is completed
        bool isOfAccounts;
        bool isOfUsers;
    };

    struct TypedOption
    {
        QString name;
        QString value;
        bool isNew;
    };

    QWidget *makeFields();
    QWidget *buildTable();
    QLineEdit *makeField(QFormLayout *form, const QString &name, const QString &label, const QString &tip);
    void addField(QFormLayout *form, const char *option, const QString &label, const QString &tip, bool isOfAccounts, bool isOfUsers);
    void refresh();
    void fillFields();
    /// What counts where a field is empty: of the nearest account above that says it; empty: nothing does.
    [[nodiscard]] QString inheritedText(const Field &field, AssociationId id) const;
    void fillWords();
    void fillTable();
    void fillCoordinators();
    void commit(const Field &field);
    void commitCoordinators();
    void refuse(QLineEdit *edit, const QString &error);
    void setOption(const TypedOption &typed);
    void removeOption();

    Workspace *m_workspace;
    SectionHeader *m_header;
    std::vector<Field> m_fields;
    QLineEdit *m_coordinators = nullptr; ///< of one account
    QStandardItemModel *m_rows;
    PolicyCellDelegate *m_cells;
    QTableView *m_table;
    LimitTable *m_limits;
    QStackedWidget *m_stack;
    QLabel *m_error;
    std::vector<AssociationId> m_ids;
    bool m_isFilling = false;
};

} // namespace apportion
