// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/access_model.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace apportion
{

class PolicyCellDelegate;
struct Palette;

/// Which account may run in which partition under which QOS; a click lets it in or keeps it out. Not modal.
class AccessDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AccessDialog(Document *document, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    [[nodiscard]] AccessModel *model() { return &m_model; }
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] QComboBox *qos() const { return m_qos; }
    /// What is said of the current cell.
    [[nodiscard]] QString why() const;

private:
    void fillQos();
    void turn(const QModelIndex &index);
    void showWhy();

    Document *m_document;
    AccessModel m_model;
    PolicyCellDelegate *m_cells;
    QTableView *m_table;
    QLineEdit *m_filter;
    QComboBox *m_qos;
    QLabel *m_found; ///< how many accounts the filter leaves
    QLabel *m_why;
};

} // namespace apportion
