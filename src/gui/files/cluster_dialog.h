// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "cluster/pull.h"

#include <QDialog>

#include <memory>

namespace Ui
{
class ClusterDialog;
}

namespace apportion
{

class PullModel;
class PullStateDelegate;

/// Asks a running cluster, and shows what is asked and how far it is. Others can be worked with meanwhile: it is not
/// modal and waits for nothing.
class ClusterDialog : public QDialog
{
    Q_OBJECT

public:
    static constexpr qsizetype mostHosts = 8;

    explicit ClusterDialog(QWidget *parent = nullptr);
    ~ClusterDialog() override;

    void applyPalette(const Palette &palette);
    /// What the fields ask for.
    [[nodiscard]] cluster::PullOptions options() const;
    /// What is asked or was asked last.
    [[nodiscard]] std::shared_ptr<cluster::Pull> pull() const { return m_pull; }
    /// Says what became of saving; @p isError marks it as a failure.
    void showMessage(const QString &text, bool isError);

    void done(int result) override;

public Q_SLOTS:
    /// Begins to ask; or stops, when it is asking.
    void ask();

Q_SIGNALS:
    /// The answers shall become the open policy.
    void openRequested(const std::shared_ptr<apportion::cluster::Pull> &pull);
    /// The answers shall be saved as a folder.
    void saveRequested(const std::shared_ptr<apportion::cluster::Pull> &pull, const QString &folder);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillHosts();
    void rememberHost();
    void plan();
    void chooseAndSave();
    void refresh();
    void showDetails();
    [[nodiscard]] QString summary() const;

    std::unique_ptr<Ui::ClusterDialog> m_ui;
    PullModel *m_model;
    PullStateDelegate *m_delegate;
    std::shared_ptr<cluster::Pull> m_pull;
};

} // namespace apportion
