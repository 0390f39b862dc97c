// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/import/import.h"

#include <QDialog>

#include <memory>

class QLineEdit;
class QPushButton;

namespace Ui
{
class ImportDialog;
}

namespace apportion
{

/// Asks for Slurm's own files, a field a kind that most people have; what else is chosen or dropped is listed below.
/// Files chosen or dropped are put where they belong, and so is at the end what was typed into the field of another kind.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(QWidget *parent = nullptr);
    ~ImportDialog() override;

    /// The fields as paths; empty for what was not given.
    [[nodiscard]] slurm::ImportFiles files() const;
    void setFiles(const slurm::ImportFiles &files);
    /// Puts each file into the field of its kind, and says which ones belong nowhere.
    void placeFiles(const QStringList &paths);

    void accept() override;

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectField(QLineEdit *field, QPushButton *browse, const QString &caption);
    void validate();
    void showFurther();
    /// Puts what stands in the field of another kind into its own. False, with a message, when that is taken: nothing is moved then.
    bool placeStrays();
    void showUnplaced(const QStringList &names);
    [[nodiscard]] QList<QLineEdit *> fields() const;

    std::unique_ptr<Ui::ImportDialog> m_ui;
    slurm::ImportFiles m_further; // of the kinds that have no field; the others are in the fields
};

} // namespace apportion
