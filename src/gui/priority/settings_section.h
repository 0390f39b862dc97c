// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"
#include "models/qos_model.h"
#include "models/settings_model.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace apportion
{

class PolicyCellDelegate;
class SectionHeader;
class SegmentedControl;
class TableSection;
class Workspace;
class WrappedLabel;

/// Every key of the priority plugin in a list that can be searched, with its default, what it comes to in this policy
/// and a sentence of help; and, in its place when wanted, the table of QOS.
class SettingsSection : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsSection(Workspace *workspace, QWidget *parent = nullptr);

    [[nodiscard]] SettingsModel *model() const { return m_model; }
    [[nodiscard]] QTableView *table() const { return m_table; }
    /// Selects a key and shows it; false when it is not in the list.
    bool showKey(const std::string &key);
    /// Shows a QOS; false when there is none of that index.
    bool showQos(int index);
    void setResults(const std::shared_ptr<const Results> &results);
    void applyPalette(const Palette &palette);

Q_SIGNALS:
    void refused(const QString &message);
    /// What was refused was given up.
    void withdrawn();
    /// What was typed into the search field.
    void searched(const QString &text);

private:
    enum Shown { Settings, QosTable };

    [[nodiscard]] QWidget *buildSettings();
    [[nodiscard]] QWidget *buildQos();
    void makeChoice(SectionHeader *header);
    void showPart(int which);
    void showLimits();
    void search(const QString &text);
    void showHelp();

    Workspace *m_workspace;
    SettingsModel *m_model;
    QosModel *m_qosModel;
    PolicyCellDelegate *m_cells;
    QList<SegmentedControl *> m_choices;
    QStackedWidget *m_stack = nullptr;
    QTableView *m_table = nullptr;
    TableSection *m_qos = nullptr;
    QLineEdit *m_search = nullptr;
    WrappedLabel *m_help = nullptr;
    QPushButton *m_reset = nullptr;
    Palette m_palette = Palette::light();
};

} // namespace apportion
