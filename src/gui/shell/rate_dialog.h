// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/forecast.h"
#include "engine/background_job.h"

#include <QDialog>

#include <optional>
#include <string>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QUndoCommand;
class QUndoStack;

namespace apportion
{

class CourseChart;
class SegmentedControl;
class Workspace;
struct Palette;

/// Draws the rate at which an account runs in the coming weeks as a course, in the place of a rate that is typed in the time bar: all
/// pages follow at once. What was drawn can be undone here.
class RateDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RateDialog(Workspace *workspace, int weeks, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    [[nodiscard]] CourseChart *chart() const { return m_chart; }
    [[nodiscard]] QLineEdit *accountField() const { return m_account; }
    [[nodiscard]] SegmentedControl *unitChoice() const { return m_unit; }
    [[nodiscard]] QSpinBox *fromField() const { return m_from; }
    [[nodiscard]] QSpinBox *toField() const { return m_to; }
    [[nodiscard]] QDoubleSpinBox *rateField() const { return m_rate; }
    [[nodiscard]] QPushButton *setButton() const { return m_set; }
    [[nodiscard]] QPushButton *eraseButton() const { return m_erase; }
    [[nodiscard]] QUndoStack *undoStack() const { return m_stack; }
    /// Whether it is still being found out what the account runs.
    [[nodiscard]] bool isBusy() const { return m_usualJob.isBusy(); }

private:
    using Course = std::optional<AccountRate>; ///< nothing: the account runs on

    void buildFields();
    void connectFields();
    void chooseAccount();
    void showAccount(const std::string &account);
    /// What the account is said to run.
    [[nodiscard]] Course course() const;
    void findUsual();
    void follow();
    /// Says that @p after is run in the place of what is, which can be undone.
    void change(const Course &after, const QString &what);
    void put(const std::string &account, const Course &course);
    void takeDrawn(const std::vector<double> &values);
    void takeTyped();
    void takeUnit(int unit);
    [[nodiscard]] bool isTimes() const;
    [[nodiscard]] double usual() const { return isTimes() ? 1.0 : m_usual; }

    Workspace *m_workspace;
    int m_days;
    QLineEdit *m_account;
    SegmentedControl *m_unit;
    QLabel *m_line;
    CourseChart *m_chart;
    QSpinBox *m_from;
    QSpinBox *m_to;
    QDoubleSpinBox *m_rate;
    QPushButton *m_set;
    QPushButton *m_erase;
    QUndoStack *m_stack;
    std::string m_name; ///< of the account that is shown
    double m_usual = 0.0; ///< billing TRES that it would run else
    Course m_shown;
    ForecastAssumption m_assumption; ///< of which it is
    bool m_puts = false; ///< it changes what is run itself
    BackgroundJob<double> m_usualJob;
};

} // namespace apportion
