// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/rate_dialog.h"

#include "core/change/usage_after_apply.h"
#include "core/policy/tres.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/course_chart.h"
#include "gui/widgets/look.h"
#include "gui/widgets/segmented_control.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QAction>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QUndoStack>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace apportion
{

namespace
{

enum Unit { Times, BillingTres };

constexpr int decimals = 4;
constexpr double mostTyped = 1e12;

/// One of two courses in the place of the other.
class CourseCommand : public QUndoCommand
{
public:
    CourseCommand(const QString &text, std::function<void()> forth, std::function<void()> back)
        : QUndoCommand(text), m_forth(std::move(forth)), m_back(std::move(back))
    {
    }
    void redo() override { m_forth(); }
    void undo() override { m_back(); }

private:
    std::function<void()> m_forth;
    std::function<void()> m_back;
};

/// Writes a number without needless zeros.
class RateField : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    [[nodiscard]] QString textFromValue(double value) const override
    {
        QString text = QDoubleSpinBox::textFromValue(value);
        if (const QString point = locale().decimalPoint(); text.contains(point)) {
            while (text.endsWith(locale().zeroDigit())) {
                text.chop(1);
            }
            text.chop(text.endsWith(point) ? point.size() : 0);
        }
        return text;
    }
};

double rateBelow(const ForecastBasis &basis, const AssociationTree &tree, AssociationId account)
{
    double sum = 0.0;
    for (AssociationId id = 0; id < basis.rates.size(); ++id) {
        AssociationId above = basis.rates[id] > 0.0 && tree.isLive(id) ? id : noAssociation;
        while (above != noAssociation && above != account && above != AssociationTree::root()) {
            above = tree.parent(above);
        }
        sum += above == account ? basis.rates[id] : 0.0;
    }
    return sum;
}

QStringList accountNames(const AssociationTree &tree)
{
    QStringList names;
    for (const AssociationId id : tree.layout().depthFirst()) {
        if (id != AssociationTree::root() && !tree.isUser(id)) {
            names.append(toText(tree.name(id)));
        }
    }
    return names;
}

/// A button that says what it takes back, or does again, when it is pointed at.
QPushButton *buttonOf(const QString &text, QAction *action, const QKeySequence &keys, QWidget *parent)
{
    action->setShortcut(keys);
    parent->addAction(action);
    auto *button = new QPushButton(text, parent);
    button->setAutoDefault(false);
    const auto follow = [button, action] {
        button->setToolTip(action->text());
        button->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    return button;
}

} // namespace

RateDialog::RateDialog(Workspace *workspace, int weeks, QWidget *parent)
    : QDialog(parent), m_workspace(workspace), m_days(weeks * 7), m_account(new QLineEdit(this)),
      m_unit(new SegmentedControl({ tr("Times what it runs"), tr("Billing TRES") }, this)), m_line(makeText("strong", this)),
      m_chart(new CourseChart(m_days, this)), m_from(new QSpinBox(this)), m_to(new QSpinBox(this)), m_rate(new RateField(this)),
      m_set(new QPushButton(tr("Set"), this)), m_erase(new QPushButton(tr("Erase"), this)), m_stack(new QUndoStack(this)),
      m_usualJob([this](double rate) {
          m_usual = rate;
          follow();
      })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Draw a rate"));
    buildFields();
    QLabel *about = makeText("quiet", this,
        tr("What the account runs on each of the coming days: drag in the chart. By keys: arrows choose a day and change it, with Shift they draw "
           "along, Delete gives a day back what it would run. The last day goes on."));
    QPushButton *undo = buttonOf(tr("Undo"), m_stack->createUndoAction(this, tr("Undo")), QKeySequence::Undo, this);
    QPushButton *redo = buttonOf(tr("Redo"), m_stack->createRedoAction(this, tr("Redo")), QKeySequence::Redo, this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Return in the account's field takes the account
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    const auto label = [this](const QString &text, QWidget *field) {
        auto *shown = new QLabel(text, this);
        shown->setBuddy(field);
        return shown;
    };
    makeColumn(this,
        { makeRow({ label(tr("Account"), m_account), { m_account, 1 }, m_unit }, 8), m_line, { m_chart, 1 },
            makeRow(
                { label(tr("From day"), m_from), m_from, label(tr("to day"), m_to), m_to, label(tr("rate"), m_rate), m_rate, m_set, Stretch {} }, 8),
            about, makeRow({ undo, redo, m_erase, Stretch {}, buttons }, 8) },
        10, { 16, 16, 16, 16 });
    connectFields();
    chooseAccount();
    m_chart->setFocus();
    resize(textPixels(720), textPixels(460));
}

void RateDialog::buildFields()
{
    m_account->setAccessibleName(tr("Account whose rate is drawn"));
    m_account->setPlaceholderText(tr("account"));
    auto *completer = new QCompleter(accountNames(m_workspace->document()->policy().associations), this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    makeProposals(completer);
    m_account->setCompleter(completer);
    m_chart->setAccessibleName(tr("Rate of the account on each day"));
    m_from->setRange(0, m_days - 1);
    m_to->setRange(0, m_days - 1);
    m_to->setValue(m_days - 1);
    m_from->setAccessibleName(tr("First day of the rate"));
    m_to->setAccessibleName(tr("Last day of the rate"));
    m_rate->setAccessibleName(tr("Rate on these days"));
    m_rate->setRange(0.0, mostTyped);
    m_rate->setDecimals(decimals);
    m_rate->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_rate->setMaximumWidth(textPixels(150));
    m_set->setToolTip(tr("Gives all of these days that rate"));
    m_erase->setToolTip(tr("The account runs on as it would"));
    m_set->setAutoDefault(false);
    m_erase->setAutoDefault(false);
}

void RateDialog::connectFields()
{
    connect(m_account, &QLineEdit::editingFinished, this, [this] {
        const AssociationTree &tree = m_workspace->document()->policy().associations;
        const std::string name = lowerCase(m_account->text().trimmed().toStdString());
        const AssociationId id = tree.findAccount(name);
        setLookProperty(m_account, "invalid", id == noAssociation);
        if (id != noAssociation && name != m_name) {
            showAccount(name);
        }
    });
    connect(m_unit, &SegmentedControl::chosen, this, &RateDialog::takeUnit);
    connect(m_chart, &CourseChart::drawn, this, &RateDialog::takeDrawn);
    connect(m_chart, &CourseChart::dayChanged, this, [this](int day) {
        m_from->setValue(day);
        m_rate->setValue(m_chart->values()[static_cast<std::size_t>(day)]);
    });
    connect(m_set, &QPushButton::clicked, this, &RateDialog::takeTyped);
    connect(m_erase, &QPushButton::clicked, this, [this] { change({}, tr("Erase the rate")); });
    connect(m_workspace, &Workspace::lookChanged, this, [this] {
        if (m_puts || m_workspace->look().assumption == m_assumption) {
            return; // it changes what is run itself, or another moment is shown alone
        }
        m_assumption = m_workspace->look().assumption;
        if (course() != m_shown) { // it was typed meanwhile: what was drawn before is not put over it
            m_stack->clear();
            m_shown = course();
        }
        findUsual();
        follow();
    });
    connect(m_workspace, &Workspace::policyLoaded, this, &QDialog::close);
}

/// The one whose rate is said already, else the one that is selected, else the first there is.
void RateDialog::chooseAccount()
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    const std::vector<AccountRate> &said = m_workspace->look().assumption.accounts;
    AssociationId id = m_workspace->selectedAssociation();
    if (id != noAssociation && tree.isLive(id) && tree.isUser(id)) {
        id = tree.parent(id);
    }
    if (id != noAssociation && tree.isLive(id) && id != AssociationTree::root()) {
        showAccount(std::string(tree.name(id)));
    } else if (!said.empty()) {
        showAccount(said.back().account);
    } else {
        const QStringList names = accountNames(tree);
        showAccount(names.isEmpty() ? std::string(tree.name(AssociationTree::root())) : names.first().toStdString());
    }
}

void RateDialog::showAccount(const std::string &account)
{
    const bool isAnother = std::exchange(m_name, account) != account;
    m_assumption = m_workspace->look().assumption;
    m_account->setText(toText(account));
    setLookProperty(m_account, "invalid", false);
    m_shown = course();
    m_unit->setCurrent(m_shown && !m_shown->isTimes ? BillingTres : Times);
    if (isAnother) {
        m_usual = 0.0;
        findUsual();
    }
    follow();
}

RateDialog::Course RateDialog::course() const
{
    const std::vector<AccountRate> &said = m_workspace->look().assumption.accounts;
    const auto found = std::find_if(said.rbegin(), said.rend(), [this](const AccountRate &rate) { return rate.account == m_name; });
    return found == said.rend() ? Course() : Course(*found);
}

void RateDialog::findUsual()
{
    const Document &document = *m_workspace->document();
    const bool isApplied = document.baselineInfo().isApplied();
    m_usualJob.request([draft = document.snapshot(), baseline = document.baselineSnapshot(), isApplied, now = m_workspace->now(), name = m_name,
                           meanwhile = m_workspace->look().assumption.meanwhile] {
        ForecastAssumption assumption;
        assumption.meanwhile = meanwhile;
        const Snapshot &until = isApplied ? baseline : draft;
        const AssociationTree &tree = draft.policy.associations;
        const Forecaster forecast(until, draft, draft.situation, assumption, now);
        return rateBelow(forecast.basis(), tree, tree.findAccount(name));
    });
}

bool RateDialog::isTimes() const
{
    return m_unit->current() == Times;
}

void RateDialog::follow()
{
    if (m_shown) {
        m_unit->setCurrent(m_shown->isTimes ? Times : BillingTres);
    }
    m_chart->setUnit(isTimes() ? QStringLiteral("×") : QString());
    m_rate->setSuffix(isTimes() ? QStringLiteral(" ×") : QString());
    const std::vector<double> days = m_shown ? daysOf(*m_shown, m_days) : std::vector<double>(static_cast<std::size_t>(m_days), usual());
    m_chart->setCourse(days, usual());
    m_rate->setValue(days[static_cast<std::size_t>(m_chart->day())]);
    m_erase->setEnabled(m_shown.has_value());
    const QString runs = shortNumberText(m_usual, 1);
    m_line->setText(!m_shown         ? tr("%1 runs on: %2 billing TRES at any time").arg(toText(m_name), runs)
            : m_shown->steps.empty() ? tr("%1 has one rate for all days; else %2 billing TRES at any time").arg(toText(m_name), runs)
                                     : tr("%1 follows a drawn course; else %2 billing TRES at any time").arg(toText(m_name), runs));
}

void RateDialog::put(const std::string &account, const Course &course)
{
    m_puts = true;
    ForecastAssumption assumption = m_workspace->look().assumption;
    std::erase_if(assumption.accounts, [&account](const AccountRate &rate) { return rate.account == account; });
    if (course) {
        assumption.accounts.push_back(*course);
    }
    m_workspace->setAssumption(assumption);
    m_puts = false;
    showAccount(account);
}

void RateDialog::change(const Course &after, const QString &what)
{
    const Course before = course();
    if (after == before) {
        follow();
        return;
    }
    m_stack->push(new CourseCommand(
        what, [this, account = m_name, after] { put(account, after); }, [this, account = m_name, before] { put(account, before); }));
}

void RateDialog::takeDrawn(const std::vector<double> &values)
{
    AccountRate drawn = drawnRate(m_name, isTimes(), values);
    if (m_shown && m_shown->isTimes == drawn.isTimes) { // what is said of the days behind the chart stays
        std::copy_if(m_shown->steps.begin(), m_shown->steps.end(), std::back_inserter(drawn.steps),
            [this](const RateStep &step) { return step.day >= m_days; });
    }
    change(drawn, tr("Draw a rate"));
}

void RateDialog::takeTyped()
{
    std::vector<double> days = m_chart->values();
    const auto [from, to] = std::minmax({ m_from->value(), m_to->value() });
    std::fill(days.begin() + from, days.begin() + to + 1, m_rate->value());
    takeDrawn(days);
}

/// The same course in the other unit, where it is known what the account runs else.
void RateDialog::takeUnit(int unit)
{
    const Course before = course();
    if (!before) {
        follow();
        return;
    }
    AccountRate after = *before;
    after.isTimes = unit == Times;
    if (after.isTimes != before->isTimes && m_usual > 0.0) {
        const double factor = after.isTimes ? 1.0 / m_usual : m_usual;
        after.rate *= factor;
        for (RateStep &step : after.steps) {
            step.rate *= factor;
        }
    }
    change(after, tr("Change the unit of the rate"));
}

void RateDialog::applyPalette(const Palette &palette)
{
    m_chart->applyPalette(palette);
}

} // namespace apportion

#include "moc_rate_dialog.cpp"
