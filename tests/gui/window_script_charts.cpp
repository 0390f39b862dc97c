// SPDX-License-Identifier: GPL-3.0-or-later
// An account right below root is given other shares, which moves everybody, while a page or a chart is shown.
#include "window_script.h"

#include "charts/share_map.h"
#include "gui/usage/decay_panel.h"
#include "gui/usage/regime_panel.h"
#include "gui/widgets/segmented_control.h"

#include <QToolButton>

#include <algorithm>

namespace apportion::test
{

namespace
{

template <typename Panel>
Panel &find(QWidget &window)
{
    auto *panel = window.findChild<Panel *>();
    require(panel != nullptr, "the window has the panel");
    return *panel;
}

void press(QWidget &window, const char *text)
{
    const QList<QAbstractButton *> buttons = window.findChildren<QAbstractButton *>();
    const auto found = std::find_if(buttons.begin(), buttons.end(),
        [text](const QAbstractButton *button) { return button->text() == QLatin1String(text) && button->isVisible(); });
    require(found != buttons.end(), text);
    (*found)->click();
}

} // namespace

void WindowScript::addPageSteps()
{
    const QStringList names = MainWindow::pageNames();
    for (int page = 0; page < names.size(); ++page) {
        add(
            QStringLiteral("shares, on the page ") + names[page], [this](int) { giveTopAccountOtherShares(); },
            [this, page](int) { m_fixture.window.showPage(page); });
    }
}

/// As while the time bar plays: three hours further on.
void WindowScript::addTimeSteps()
{
    constexpr std::int64_t step = std::int64_t { 3 } * 3600;
    for (const PageName page : { PageName::Accounts, PageName::Usage, PageName::Priority, PageName::Compare }) {
        add(
            QStringLiteral("a step of the time bar, on the page ") + MainWindow::pageNames().at(static_cast<int>(page)),
            [this](int) { m_fixture.window.workspace()->lookAhead(m_fixture.window.workspace()->look().seconds + step); },
            [this, page](int) {
                if (page == PageName::Compare && document()->snapshot() == document()->baselineSnapshot()) {
                    giveTopAccountOtherShares(); // else there is nothing to compare
                }
                m_fixture.window.goTo(page);
            });
    }
    add(
        QStringLiteral("the time bar, back to now"), [this](int) { m_fixture.window.workspace()->lookAhead(0); },
        [this](int) { m_fixture.window.workspace()->lookAhead(step); });
}

void WindowScript::addChart(const char *name, const char *page, Algorithm algorithm, std::function<void()> choose)
{
    const auto at = static_cast<int>(MainWindow::pageNames().indexOf(QLatin1String(page)));
    require(at >= 0, page);
    add(
        QStringLiteral("shares, with the chart ") + QLatin1String(name), [this](int) { giveTopAccountOtherShares(); },
        [this, at, algorithm, choose = std::move(choose)](int) {
            if (document()->policy().priority.algorithm() != algorithm) {
                load(algorithm);
            }
            m_fixture.window.showPage(at);
            settle();
            choose();
        });
}

void WindowScript::addChartSteps()
{
    QWidget &window = m_fixture.window;
    const auto shareMap = [&](const char *name, ShareMapMode mode, ShareMapShape shape) {
        addChart(name, "accounts", Algorithm::FairTree, [&window, mode, shape] {
            find<ShareMap>(window).setMode(mode);
            find<ShareMap>(window).setShape(shape);
        });
    };
    shareMap("share map: shares", ShareMapMode::Shares, ShareMapShape::Rings);
    shareMap("share map: usage", ShareMapMode::Usage, ShareMapShape::Rings);
    shareMap("share map: balance", ShareMapMode::Balance, ShareMapShape::Rings);
    shareMap("icicle: balance", ShareMapMode::Balance, ShareMapShape::Icicle);
    addChart("billing", "hardware", Algorithm::FairTree, [&window] { press(window, "Bars"); });
    addChart("decay and ladder", "usage", Algorithm::FairTree, [] {});
    addChart("recovery", "usage", Algorithm::FairTree, [&window] { find<DecayPanel>(window).showView(DecayPanel::View::Recovery); });
    addChart(
        "algorithms", "usage", Algorithm::FairTree, [&window] { find<RegimePanel>(window).findChild<SegmentedControl *>()->button(1)->click(); });
    addChart("priority", "priority", Algorithm::FairTree, [&window] { press(window, "Bars"); });
    addChart("waiting", "priority", Algorithm::FairTree, [&window] { press(window, "Waiting"); });
    addChart("what outweighs what", "priority", Algorithm::FairTree, [&window] { press(window, "Weights"); });
    addChart("recovery, depth-oblivious", "usage", Algorithm::DepthOblivious,
        [&window] { find<DecayPanel>(window).showView(DecayPanel::View::Recovery); });
    addChart("regimes", "usage", Algorithm::Classic, [&window] {
        find<RegimePanel>(window).findChild<SegmentedControl *>()->button(0)->click();
        find<DecayPanel>(window).showView(DecayPanel::View::Decay);
    });
}

} // namespace apportion::test
